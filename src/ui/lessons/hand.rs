//! A genetic algorithm by hand: boards that are pressed, rows that are turned, squares that are swapped.

use leptos::prelude::*;

use crate::say::lessons::hand::{Hand as Said, HandText, step};
use crate::say::number::Noun;
use crate::study::hand::{Hand, Individual, Step};
use crate::study::lessons::Lesson;
use crate::text::link::Link;
use crate::text::symbol;

use crate::ui::kit::machine::fresh_seed;

/// The sign of a parent.
const SIGNS: [char; 2] = ['A', 'B'];

fn lacks(individual: &Individual) -> String {
    HandText::Lacks { digits: Noun::Digit.of(individual.fitness) }.text()
}

#[component]
pub fn HandView(lesson: &'static Lesson) -> impl IntoView {
    let begin = move || Link::read(lesson.link).ok().map(|link| Hand::new(&link.grid, fresh_seed()));
    let Some(first) = begin() else { return ().into_any() };
    let hand = RwSignal::new(first);
    let again = move |_| {
        if let Some(new) = begin() {
            hand.set(new);
        }
    };
    let to_do = move || {
        hand.with(|hand| {
            if hand.is_solved() && hand.step == Step::Select { Said::Solved } else { step(hand.step) }.text()
        })
    };
    let count = move || {
        hand.with(|hand| {
            HandText::Bred { children: Noun::Child.of(hand.children), best: Noun::Digit.of(hand.best()) }.text()
        })
    };
    let population =
        move || hand.with(|hand| (0..hand.population.len()).map(|place| board(hand, place)).collect::<Vec<_>>());
    let press = move |place: usize| hand.update(|hand| hand.press(place));
    let boards = move || {
        population().into_iter().enumerate().map(|(place, Board { name, told, parent, cells, open })| view! {
            <button class="hand-board" class:is-a=parent == Some(0) class:is-b=parent == Some(1) data-testid=format!("hand-board-{place}") aria-pressed=parent.is_some().to_string()
                disabled=!open on:click=move |_| press(place)>
                <span>{name}</span><span class="hand-cells" aria-hidden="true">{cells.into_iter().map(square).collect_view()}</span><span>{told}</span>
            </button>
        }).collect_view()
    };
    let child = move || hand.with(|state| state.child.clone().map(|child| child_view(hand, state, &child)));
    let go_on = move || hand.with(|hand| if hand.step == Step::Replace { Said::Drop } else { Said::GoOn }.text());
    view! {
        <section class="hand" data-testid="hand" aria-label=Said::Title.text()>
            <h3>{Said::Title.text()}</h3>
            <p role="status" data-testid="hand-step"><strong>{to_do}</strong></p>
            <div class="hand-table">
                <div class="hand-boards" role="group" aria-label=Said::Population.text()>{boards}</div>
                <div class="hand-child">{child}</div>
            </div>
            <p><button class="main" data-testid="hand-go" disabled=move || !hand.with(Hand::is_ready) on:click=move |_| hand.update(Hand::go_on)>{go_on}</button>
                " "<button class="quiet" on:click=again>{Said::Again.text()}</button>" "<span data-testid="hand-count">{count}</span></p>
        </section>
    }
    .into_any()
}

/// A square as it is drawn: its digit, and whether it is a given or in conflict.
struct Square {
    digit: String,
    given: bool,
    conflict: bool,
}

fn square(Square { digit, given, conflict }: Square) -> impl IntoView {
    view! { <span class:given=given class:conflict=conflict>{digit}</span> }
}

fn squares(hand: &Hand, individual: &Individual) -> Vec<Square> {
    let of = |(k, (&digit, &conflict)): (usize, (&u8, &bool))| Square {
        digit: symbol(digit).to_string(),
        given: hand.is_given(k),
        conflict,
    };
    individual.cells.iter().zip(&individual.conflicts).enumerate().map(of).collect()
}

struct Board {
    name: String,
    told: String,
    parent: Option<usize>,
    cells: Vec<Square>,
    open: bool,
}

fn board(hand: &Hand, place: usize) -> Board {
    let individual = &hand.population[place];
    let parent = hand.parents.iter().position(|&parent| parent == place);
    let number = (place + 1).into();
    let name = match parent {
        Some(k) => HandText::Parent { number, sign: SIGNS[k % 2] },
        None => HandText::Board { number },
    };
    let open = match hand.step {
        Step::Select => parent.is_some() || hand.parents.len() < 2,
        Step::Replace => true,
        Step::Cross | Step::Mutate => false,
    };
    Board { name: name.text(), told: lacks(individual), parent, cells: squares(hand, individual), open }
}

/// The child: rows that are pressed while it is crossed, squares while it mutates.
fn child_view(hand: RwSignal<Hand>, state: &Hand, child: &Individual) -> impl IntoView + use<> {
    let side = state.side();
    let (step, picked, swapped) = (state.step, state.picked, state.swapped);
    let told = lacks(child);
    let mut all = squares(state, child);
    let rows = (0..side).map(|row| {
        let cells: Vec<Square> = all.drain(..side).collect();
        let second = usize::from(state.of_second[row]);
        let name = HandText::RowOf { row: (row + 1).into(), sign: SIGNS[second] }.text();
        let digits = cells.into_iter().enumerate().map(|(column, cell)| {
            let at = row * side + column;
            let is_swapped = swapped.is_some_and(|(one, other)| one == at || other == at);
            let told = HandText::Square { row: (row + 1).into(), column: (column + 1).into(), digit: child.cells[at] }.text();
            let closed = step != Step::Mutate || cell.given || swapped.is_some();
            match step {
                Step::Mutate => view! {
                    <button class="hand-square" class:conflict=cell.conflict class:picked=picked == Some(at) class:swapped=is_swapped class:given=cell.given
                        data-testid=format!("hand-square-{at}") aria-label=told disabled=closed on:click=move |_| hand.update(|hand| hand.pick(at))>{cell.digit}</button>
                }
                .into_any(),
                _ => view! { <span class="hand-square" class:conflict=cell.conflict class:swapped=is_swapped class:given=cell.given>{cell.digit}</span> }.into_any(),
            }
        }).collect_view();
        let turn = (step == Step::Cross).then(|| view! {
            <button class="quiet hand-turn" data-testid=format!("hand-row-{row}") aria-label=name on:click=move |_| hand.update(|hand| hand.turn(row))>{SIGNS[second].to_string()}</button>
        });
        view! { <div class="hand-row" class:is-a=second == 0 class:is-b=second == 1>{digits}{turn}</div> }
    }).collect_view();
    view! { <div data-testid="hand-child"><p>{Said::Child.text()}", "{told}</p>{rows}</div> }
}
