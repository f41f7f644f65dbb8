//! Texts without a puzzle.

/// Texts in which no board stands, though many hold numbers.
pub fn texts() -> Vec<String> {
    let table = |side: u32, f: fn(u32, u32) -> u32| {
        (1..=side)
            .map(|r| (1..=side).map(|c| f(r, c).to_string()).collect::<Vec<_>>().join(" "))
            .collect::<Vec<_>>()
            .join("\n")
    };
    let mut texts: Vec<String> = [
        "Hello, how are you? I will be there at 12:30.",
        "A Sudoku has 9 rows, 9 columns and 9 boxes; each holds the digits 1 to 9 once. The fewest givens are 17.",
        "https://www.example.org/articles/2021/03/how-to-solve-sudoku?utm_source=newsletter&id=123456789",
        "https://sudokupad.app/abc123xyz",
        "https://youtu.be/dQw4w9WgXcQ?t=123",
        "Order 4711-0815-2021: 3 x 12.50 EUR, 5 x 7.99 EUR, total 77.45 EUR. IBAN DE89 3704 0044 0532 0130 00",
        "+49 171 2345678\n+49 171 8765432\n+1 212 555 0199\n+44 20 7946 0958\n",
        "550e8400-e29b-41d4-a716-446655440000\n6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.txt",
        "2021-03-04 12:00:01 INFO start\n2021-03-04 12:00:02 INFO 81 squares\n2021-03-04 12:00:03 WARN 17 givens\n",
        "---------------------------------------------------------------------------------",
        ".................................................................................",
        "_________________________________________________________________________________\n",
        "=================================================================================\nTITLE\n=================================================================================",
        "Chapter 1 ........................................ 5\nChapter 2 ........................................ 23\nChapter 3 ........................................ 48",
        "| Name | Age | Town |\n|---|---|---|\n| Ann | 34 | Rome |\n| Bob | 27 | Oslo |\n| Cay | 45 | Bonn |",
        "<html><head><title>Page</title></head><body><p>No puzzle here, 404.</p></body></html>",
        "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>",
        "{\"name\": \"sudoku\", \"version\": \"1.2.3\", \"dependencies\": {\"react\": \"18.2.0\"}}",
        "[1, 2, 3, 4, 5, 6, 7, 8, 9]",
        "[[1,0,0],[0,1,0],[0,0,1]]",
        "for i in range(9):\n    for j in range(9):\n        if board[i][j] == 0:\n            return (i, j)\n",
        "def solve(b):\n  for r in range(0, 9):\n    for c in range(0, 9):\n      if b[r][c] == 0: pass\n",
        "8  r n b q k b n r\n7  p p p p p p p p\n6  . . . . . . . .\n5  . . . . . . . .\n4  . . . . P . . .\n3  . . . . . . . .\n2  P P P P . P P P\n1  R N B Q K B N R",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "Lotto 6 aus 49: 3 17 22 31 40 45, Zusatzzahl 8\nSpiel 77: 1234567",
        "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706",
        "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua",
        "Recipe: 200 g flour, 3 eggs, 1/2 l milk, 1 pinch of salt. Bake 45 min at 180 degrees.",
        "Mon Tue Wed Thu Fri Sat Sun\n          1   2   3   4   5\n  6   7   8   9  10  11  12\n 13  14  15  16  17  18  19\n 20  21  22  23  24  25  26\n 27  28  29  30",
        "GGATCCAAGCTTGAATTCCTGCAGGGATCCAAGCTTGAATTCCTGCAGGGATCCAAGCTTGAATTCCTGCAGAAGCTTGAATTC",
        "00000000  7f 45 4c 46 02 01 01 00  00 00 00 00 00 00 00 00  |.ELF............|\n00000010  03 00 3e 00 01 00 00 00  c0 5a 00 00 00 00 00 00  |..>......Z......|",
        "1,2,3\n4,5,6\n7,8,9\n",
        "Q1 5 4 3 5 4\nQ2 3 3 4 5 5\nQ3 2 4 4 4 5\n",
    ]
    .map(String::from)
    .into();
    texts.push(table(9, |r, c| r * c));
    texts.push(table(9, |r, c| (r * c) % 10));
    texts.push(table(9, |r, c| u32::from(r == c)));
    texts.push(table(9, |r, c| (r + c) % 2));
    texts.push(table(4, |r, c| u32::from(r == c)));
    texts.push(table(4, |r, c| (r - 1) * 4 + c));
    texts.push(table(9, |r, c| (r * 7 + c * c * 3 + r * c) % 6));
    texts.push(table(16, |r, c| (r * 31 + c * 17) % 17));
    texts.push("4111 1111 1111 1111 5500 0000 0000 0004".to_string());
    texts
}
