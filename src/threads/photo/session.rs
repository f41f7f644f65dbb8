//! What the reader of pictures does: commands in, reports out. It knows no browser, so it runs natively too.

use crate::photo::{Grey, Point, Quad, Seen};
use crate::threads::photo::protocol::{Command, Corners, Doubt, Protocol, ReadOrder, Reading, Report};
use crate::threads::picture::Picture;
use crate::threads::program::{Clock, Next, Program};

/// The last picture, and the board that was last seen in it.
#[derive(Default)]
pub struct Session {
    /// The picture that came with the command that is handled next.
    coming: Option<Picture>,
    picture: Option<Grey>,
    seen: Option<(Option<Corners>, Seen)>,
}

impl Program for Session {
    type Protocol = Protocol;

    const TAKES_PICTURES: bool = true;

    fn show(&mut self, picture: Picture) {
        self.coming = Some(picture);
    }

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        vec![match command {
            Command::Open { id, order } => match self.coming.take() {
                Some(Picture::Grey(picture)) => self.open(id, Some(picture), &order),
                Some(Picture::Undrawn) => Report::Undrawn { id },
                Some(Picture::Unreadable) | None => Report::Unreadable { id },
            },
            Command::Decoded { id, pixels, order } => {
                let picture = Grey::of_rgba(pixels.width as usize, pixels.height as usize, &pixels.rgba);
                self.open(id, picture, &order)
            }
            Command::Read { id, order } => self.read(id, &order),
            Command::Panic => panic!("asked to panic, to test the page's recovery"),
        }]
    }

    fn slice(&mut self, _: Clock) -> Vec<Report> {
        Vec::new()
    }

    fn next(&self, _: f64) -> Next {
        Next::Idle
    }
}

impl Session {
    fn open(&mut self, id: u32, picture: Option<Grey>, order: &ReadOrder) -> Report {
        (self.picture, self.seen) = (picture, None);
        self.read(id, order)
    }

    fn read(&mut self, id: u32, order: &ReadOrder) -> Report {
        let Some(picture) = &self.picture else { return Report::Unreadable { id } };
        // Another digit, or no handwriting, asks for no second look.
        let seen = match self.seen.take().filter(|(corners, _)| *corners == order.corners) {
            Some((_, seen)) => Some(seen),
            None => match &order.corners {
                Some(corners) => Seen::within(picture, &points(picture, corners)),
                None => Seen::of(picture),
            },
        };
        let Some(seen) = seen else { return Report::NoBoard { id } };
        let mended: Vec<(usize, u8)> = order.mended.iter().map(|&(square, digit)| (square.into(), digit)).collect();
        let read = seen.read(order.print_only, &mended);
        let is_mended = |square: usize| mended.iter().any(|known| known.0 == square);
        let doubt = |square: usize| Doubt { square: square as u16, guesses: seen.guesses(square) };
        let reading = Reading {
            grid: read.grid,
            trust: read.trust,
            doubtful: read.doubtful.into_iter().filter(|&square| !is_mended(square)).map(doubt).collect(),
            by_hand: read.by_hand.iter().map(|&square| square as u16).collect(),
            corners: shares(picture, &read.corners),
        };
        self.seen = Some((order.corners, seen));
        Report::Read { id, reading }
    }
}

fn sides(picture: &Grey) -> (f32, f32) {
    (picture.width() as f32, picture.height() as f32)
}

/// Corners as points of a picture, where (0, 0) is the middle of the first pixel.
fn points(picture: &Grey, corners: &Corners) -> Quad {
    let (width, height) = sides(picture);
    corners.map(|(x, y)| Point { x: x * width - 0.5, y: y * height - 0.5 })
}

fn shares(picture: &Grey, corners: &Quad) -> Corners {
    let (width, height) = sides(picture);
    corners.map(|at| ((at.x + 0.5) / width, (at.y + 0.5) / height))
}
