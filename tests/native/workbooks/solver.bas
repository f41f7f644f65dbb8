' Solves the model that a sheet's names hold (solver_adj, solver_opt, solver_lhs1 …, as Excel's solver keeps it) with LibreOffice's
' linear solver, writes the variables into their cells and saves the sheet as text.
Option Explicit

Function Content(sheet As Object, key As String) As String
  Dim text As String
  text = sheet.NamedRanges.getByName("solver_" & key).Content
  If Left(text, 1) = "=" Then text = Mid(text, 2)
  Content = text
End Function

Function Cells(sheet As Object, key As String) As Object
  Cells = sheet.NamedRanges.getByName("solver_" & key).getReferredCells()
End Function

Sub Solve(url As String, target As String)
  Dim doc As Object, sheet As Object, solver As Object, block As Object
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim filter(1) As New com.sun.star.beans.PropertyValue
  Dim k As Long, n As Long, row As Long, column As Long, relation As Long, last As Long
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  doc = StarDesktop.loadComponentFromURL(url, "_blank", 0, hidden())
  sheet = doc.Sheets.getByIndex(0)
  solver = createUnoService("com.sun.star.comp.Calc.CoinMPSolver")
  If IsNull(solver) Then solver = createUnoService("com.sun.star.comp.Calc.LpsolveSolver")
  solver.Document = doc
  solver.Objective = Cells(sheet, "opt").getCellByPosition(0, 0).CellAddress
  solver.Maximize = (Content(sheet, "typ") = "1")

  block = Cells(sheet, "adj")
  Dim area As Object
  area = block.RangeAddress
  n = (area.EndRow - area.StartRow + 1) * (area.EndColumn - area.StartColumn + 1)
  Dim variables(n - 1) As New com.sun.star.table.CellAddress
  k = 0
  For row = 0 To area.EndRow - area.StartRow
    For column = 0 To area.EndColumn - area.StartColumn
      variables(k) = block.getCellByPosition(column, row).CellAddress
      k = k + 1
    Next
  Next
  solver.Variables = variables()

  last = -1
  Dim constraints(9999) As New com.sun.star.sheet.SolverConstraint
  For k = 1 To CLng(Content(sheet, "num"))
    relation = CLng(Content(sheet, "rel" & k))
    block = Cells(sheet, "lhs" & k)
    area = block.RangeAddress
    For row = 0 To area.EndRow - area.StartRow
      For column = 0 To area.EndColumn - area.StartColumn
        last = last + 1
        constraints(last).Left = block.getCellByPosition(column, row).CellAddress
        If relation = 5 Then
          constraints(last).Operator = com.sun.star.sheet.SolverConstraintOperator.BINARY
        Else
          constraints(last).Operator = com.sun.star.sheet.SolverConstraintOperator.EQUAL
          constraints(last).Right = CDbl(Content(sheet, "rhs" & k))
        End If
      Next
    Next
  Next
  ReDim Preserve constraints(last)
  solver.Constraints = constraints()
  solver.solve()

  If solver.Success Then
    Dim found
    found = solver.Solution
    block = Cells(sheet, "adj")
    area = block.RangeAddress
    k = 0
    For row = 0 To area.EndRow - area.StartRow
      For column = 0 To area.EndColumn - area.StartColumn
        block.getCellByPosition(column, row).Value = found(k)
        k = k + 1
      Next
    Next
  End If
  doc.calculateAll()
  filter(0).Name = "FilterName" : filter(0).Value = "Text - txt - csv (StarCalc)"
  filter(1).Name = "FilterOptions" : filter(1).Value = "44,34,76,1,,0,false,true,false,false,false"
  doc.storeToURL(target, filter())
  doc.close(True)
  StarDesktop.terminate()
End Sub
