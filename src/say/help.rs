//! The help, as it stands in the document.

labels! {
    /// The text of the help, as markup. The list of keys follows it.
    pub enum Help {
        Text => "<h2 id='help-title' tabindex='-1' autofocus>What this is</h2>\
<p>SudoKube solves the Sudoku on the board in front of your eyes, in your browser, by evolution: with its own algorithm, \
also called SudoKube, or with published ones, from D. I. Waters’ thesis (Oklahoma State University, 2008) on. What you type stays \
on your device. The address of the page holds the puzzle and the run, so a copied link repeats both.</p>\
<h3>How Waters’ algorithm works</h3><ol>\
<li>It starts with a population of full boards: givens are fixed, every other square gets a random digit.</li>\
<li>The fitness of a board is the number of digits missing in its rows, columns and boxes; 0 is solved.</li>\
<li>Fitter boards are chosen as parents more often, and two mate only if they are similar enough.</li>\
<li>A child takes alternate rows, columns or boxes from its two parents.</li>\
<li>The fittest boards survive, up to the age limit; duplicates are replaced.</li>\
<li>Now and then a digit mutates. When the search is stuck, the mutation rate jumps and then decays again.</li>\
</ol><h3>The SudoKube</h3>\
<p>Six Sudokus on the faces of a cube: U up, R right, F front, D down, L left, B back. Two faces that meet share the \
squares of their edge; three share a corner. A shared square holds one digit, which must fit the rows, columns and boxes of \
every face it is on.</p>\
<p>Drag the cube to turn it, or click a face of the net to bring it to the front. In Play, the face in front is also shown as a \
flat board. Selecting a square highlights its rows, columns and boxes on every face.</p>\
<p><b>Levels</b> differ in the number of givens: the higher the level, the fewer. The <b>verified</b> method removes a digit only \
after proving that the cube still has one solution, and leaves at least four faces that have several solutions on their own, \
so that the cube is more than six puzzles. The <b>Waters 2008</b> method removes digits at random, without checking the number of solutions. The same level, size, method and seed always make the same cube.</p>\
<p>Some algorithms keep a copy of an edge square for each face. Squares whose copies disagree are hatched, with a \
dashed outline.</p>\
<h3>The cube of candidates</h3><p>Beside a flat board, the same puzzle is shown in three dimensions: row by column by digit. \
Each digit has a layer, with a block wherever it is or could still go. Drag to turn it, and choose a layer with the \
slider.</p><h3>Large boards</h3><p>Boards of 36×36 and 49×49 can be solved here, but not played by hand. Zoom with the buttons below \
the board, with two fingers, or with Ctrl and the mouse wheel; drag to see another part. Squares too small for a sign are only \
coloured. A–Z are 10 to 35, a–n are 36 to 49.</p><h3>Playing</h3><p>In Play, you solve the same puzzle by hand, flat or cube. Each key enters a digit, a small \
mark in the corner or centre of every selected square, or a colour. A hint first says where to look, then which technique and \
squares, then applies it. \
With candidates shown, each stands in its place, and what you strike stays struck. “What if” tries something that you keep or discard. \
Every day has a Sudoku and a SudoKube, every week a 16×16, the same for everyone; this page makes them from the date. \
Pinch to zoom into 16×16 and 25×25. Your games are saved in this browser, with their full undo history.</p>\
<h3 id='keys-title' tabindex='-1'>Keys</h3>",
        Licences => "Licences of the software in this page",
        Close => "Close",
    }
}
