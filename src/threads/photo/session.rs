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

#[cfg(test)]
mod tests {
    use crate::photo::Trust;
    use crate::threads::photo::protocol::Pixels;
    use crate::threads::photo::session::*;

    /// Lines of a 4×4 board with a thick stroke, which looks like a 1, in two of its squares; 40 pixels round it.
    fn drawn() -> Grey {
        let side = 280;
        let pixels = (0..side * side).map(|i| {
            let (x, y) = (i % side, i / side);
            let on_line = |a: usize, b: usize| (40..=241).contains(&a) && (40..=241).contains(&b) && (a - 40) % 50 < 2;
            let stroke =
                |left: usize, top: usize| (left + 23..left + 28).contains(&x) && (top + 12..top + 40).contains(&y);
            if on_line(x, y) || on_line(y, x) || stroke(40, 40) || stroke(140, 140) { 20 } else { 240 }
        });
        Grey::new(side, side, pixels.collect()).unwrap()
    }

    fn say(session: &mut Session, command: Command) -> Report {
        let mut reports = session.handle(command, &|| 0.0);
        assert_eq!((reports.len(), session.next(0.0)), (1, Next::Idle));
        reports.remove(0)
    }

    fn opened(session: &mut Session, order: ReadOrder) -> Reading {
        session.show(Picture::Grey(drawn()));
        match say(session, Command::Open { id: 3, order }) {
            Report::Read { id: 3, reading } => reading,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_picture_is_read_mended_and_read_again_within_corners() {
        let mut session = Session::default();
        let reading = opened(&mut session, ReadOrder::default());
        assert_eq!(reading.grid.shape(), crate::puzzle::Shape::Flat4);
        let near = |at: (f32, f32), x: f32, y: f32| (at.0 - x).abs() < 0.02 && (at.1 - y).abs() < 0.02;
        let (low, high) = (40.5 / 280.0, 241.5 / 280.0);
        assert!(near(reading.corners[0], low, low) && near(reading.corners[2], high, high), "{:?}", reading.corners);
        // Two digits leave many solutions.
        assert_eq!((reading.trust, reading.grid.get(1)), (Trust::Unsolved, 0));
        // What is no square or no digit is passed over.
        let order = ReadOrder { mended: vec![(1, 3), (99, 1), (2, 77)], ..ReadOrder::default() };
        let Report::Read { reading, .. } = say(&mut session, Command::Read { id: 4, order }) else { panic!() };
        assert_eq!((reading.grid.get(1), reading.grid.get(2)), (3, 0));
        assert!(reading.doubtful.iter().all(|doubt| doubt.square != 1 && doubt.guesses.len() <= 3));
        let corners = Some([(low, low), (high, low), (high, high), (low, high)]);
        let order = ReadOrder { corners, ..ReadOrder::default() };
        let Report::Read { reading, .. } = say(&mut session, Command::Read { id: 5, order }) else { panic!() };
        assert_eq!(reading.grid.get(1), 0);
    }

    #[test]
    fn what_is_no_board_or_no_picture_is_told() {
        let mut session = Session::default();
        let order = ReadOrder::default();
        assert_eq!(say(&mut session, Command::Read { id: 1, order: order.clone() }), Report::Unreadable { id: 1 });
        session.show(Picture::Unreadable);
        assert_eq!(say(&mut session, Command::Open { id: 2, order: order.clone() }), Report::Unreadable { id: 2 });
        session.show(Picture::Undrawn);
        assert_eq!(say(&mut session, Command::Open { id: 3, order: order.clone() }), Report::Undrawn { id: 3 });
        let pixels = |rgba| Pixels { width: 30, height: 20, rgba };
        let decoded = |id, pixels| Command::Decoded { id, pixels, order: ReadOrder::default() };
        assert_eq!(say(&mut session, decoded(4, pixels(vec![9; 2400]))), Report::NoBoard { id: 4 });
        // A picture whose sides do not fit its bytes leaves none behind.
        assert_eq!(say(&mut session, decoded(5, pixels(vec![9; 2401]))), Report::Unreadable { id: 5 });
        assert_eq!(say(&mut session, Command::Read { id: 6, order }), Report::Unreadable { id: 6 });
    }

    #[test]
    fn corners_of_any_kind_are_taken() {
        let mut session = Session::default();
        opened(&mut session, ReadOrder::default());
        let odd = [f32::NAN, f32::INFINITY, -1e30, 0.0, 0.5, 1.0, 1e30];
        for k in 0..odd.len() {
            let corners =
                Some([(odd[k], 0.1), (0.9, odd[(k + 1) % 7]), (odd[(k + 2) % 7], 0.9), (0.1, odd[(k + 3) % 7])]);
            let order = ReadOrder { corners, ..ReadOrder::default() };
            let report = say(&mut session, Command::Read { id: 9, order });
            assert!(matches!(report, Report::Read { .. } | Report::NoBoard { .. }));
        }
    }
}
