//! The help.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::say::board::{KEYS, Keys};
use crate::ui::kit::dialogs::follow;
use crate::ui::state::page::use_page;

/// The help, as it stands in the document.
const HELP: &str = "<h2 id='help-title' tabindex='-1' autofocus>What this is</h2>\
<p>SudoKube solves the Sudoku on the board in front of your eyes, in your browser, by evolution: with an algorithm of its own, \
called SudoKube too, or with those of the papers, from D. I. Waters’ thesis (Oklahoma State University, 2008) on. Nothing you type leaves your machine; the address of the page \
holds the puzzle and the run, so a copied link repeats both.</p>\
<h3>How Waters’ algorithm works</h3><ol>\
<li>It starts with a population of full boards: the givens stay, every other square gets a random digit.</li>\
<li>The fitness of a board is the number of digits missing in its rows, columns and boxes; 0 is solved.</li>\
<li>Parents are drawn so that fitter boards come more often, and two mate only if they are similar enough.</li>\
<li>A child takes alternate rows, columns or boxes from its two parents.</li>\
<li>The fittest boards survive, but none for longer than the age limit; survivors grow by replacing duplicates.</li>\
<li>Now and then a digit mutates, and when the search is stuck the mutation rate jumps up and decays again.</li>\
</ol><h3>The SudoKube</h3>\
<p>Six Sudokus on the faces of a cube: U up, R right, F front, D down, L left, B back. Two faces that meet share the \
squares of their edge, three share a corner. Such a square is one square seen from two or three sides: a digit typed \
there is on all of them, and has to fit the rows, columns and boxes of all of them.</p>\
<p>Drag the cube to turn it, or click a face of the net to bring it to the front. The face in front stands beside the \
cube as a flat board. A chosen square lights up its rows, columns and boxes on every face they reach.</p>\
<p><b>Levels</b> differ in the number of givens: the higher, the fewer. The <b>verified way</b> takes a digit away only \
after a proof that the cube still has one solution, and leaves at least four faces with several solutions of their own, \
so that the cube is more than six puzzles. The <b>thesis’ way</b> takes digits away at random, as Waters did, and does not \
look at the number of solutions. The same level, size, way and seed make the same cube.</p>\
<p>Some algorithms keep a copy of an edge square for each face. Squares whose copies disagree are hatched and have a \
dashed outline.</p>\
<h3>The cube of candidates</h3><p>Beside a flat board stands the same puzzle in three dimensions: row by column by digit. \
Each digit has a layer, with a block wherever it stands or could still go. Drag it to turn it, and choose one layer with the \
slider.</p><h3>Playing</h3><p>In the view Play the same puzzle, flat or cube, is solved by hand. A digit becomes a digit, a small \
mark in the corner or in the middle of every chosen square, or a colour. A hint first says where to look, then which technique and \
squares, then does it. Two fingers enlarge a board of many squares. What you begin is kept in this browser, with every step back.</p>\
<h3 id='keys-title' tabindex='-1'>Keys</h3>";

#[component]
pub fn HelpDialog() -> impl IntoView {
    let page = use_page();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, page.panels.help);
    let entry = |(keys, what): &(&str, &str)| format!("<dt>{keys}</dt><dd>{what}</dd>");
    let group = |(name, keys): &Keys| {
        format!("<h4>{name}</h4><dl class='keys'>{}</dl>", keys.iter().map(entry).collect::<String>())
    };
    let keys: String = KEYS.iter().map(group).collect();
    view! {
        <dialog class="help" aria-labelledby="help-title" node_ref=dialog on:close=move |_| page.panels.close_help()>
            <div inner_html=HELP></div>
            <div inner_html=keys></div>
            <div class="actions">
                <button class="main" on:click=move |_| page.panels.close_help()>"Close"</button>
            </div>
        </dialog>
    }
}
