//! Why an answer is refused.

use crate::puzzle::Layout;
use crate::puzzle::check::Fault;
use crate::text::symbol;

wording! { error Fault {
    Fault::Shape { found, wanted } => "the answer is {found}, the puzzle is {wanted}",
        found = found.described(), wanted = wanted.described();
    Fault::Empty { shape, square } => "{square} is empty", square = Layout::of(*shape).name(*square);
    Fault::Given { shape, square, given, found } => "{square} must hold the given {given}, but holds {found}",
        square = Layout::of(*shape).name(*square), given = symbol(*given), found = symbol(*found);
    Fault::Repeat { shape, house, digit } => "{house} holds {digit} more than once",
        house = Layout::of(*shape).house_name(*house), digit = symbol(*digit);
} }
