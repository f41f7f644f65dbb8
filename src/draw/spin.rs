//! A cube after a push: it turns on, ever slower, until a spring takes it to the nearest view.

use crate::draw::orientation::Orientation;

/// Degrees a second: a push sets it turning no faster, and below the other one it is caught by the spring.
const FASTEST: f64 = 480.0;
const SLOWEST: f64 = 60.0;
/// What is lost of a turn's speed in a second; stiffness and damping of the spring.
const LOSS: f64 = 3.2;
const STIFF: f64 = 90.0;
const DAMP: f64 = 15.0;

/// A turn after a push.
#[derive(Clone, Copy, Debug)]
pub struct Spin {
    /// Degrees a second about an axis of the viewer's.
    speed: [f64; 3],
    /// Where the spring pulls, once it does.
    to: Option<Orientation>,
}

impl Spin {
    /// A push of so many degrees a second about an axis of the viewer's.
    pub fn new(speed: [f64; 3]) -> Spin {
        let share = (FASTEST / length(speed).max(1e-9)).min(1.0);
        Spin { speed: speed.map(|v| v * share), to: None }
    }

    /// Where it comes to rest, once that is known.
    pub fn goal(&self) -> Option<Orientation> {
        self.to
    }

    /// Goes on for some seconds (a frame's worth); whether it has come to rest.
    pub fn advance(&mut self, orientation: &mut Orientation, seconds: f64) -> bool {
        if self.to.is_none() && length(self.speed) > SLOWEST {
            self.speed = self.speed.map(|v| v * (1.0 - LOSS * seconds));
        } else {
            let goal = *self.to.get_or_insert_with(|| orientation.nearest_view());
            let way = orientation.way_to(goal);
            self.speed = [0, 1, 2].map(|k| self.speed[k] + (STIFF * way[k] - DAMP * self.speed[k]) * seconds);
            if length(way) + 0.02 * length(self.speed) < 0.05 {
                *orientation = goal;
                return true;
            }
        }
        *orientation = orientation.then(Orientation::about(self.speed, length(self.speed) * seconds));
        false
    }
}

fn length(v: [f64; 3]) -> f64 {
    (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]).sqrt()
}

#[cfg(test)]
mod tests {
    use crate::draw::orientation::{FRONT, at_rest};
    use crate::draw::spin::*;

    /// Frames until it rests, and where.
    fn rest(speed: [f64; 3], frame: f64) -> (u32, Orientation) {
        let (mut spin, mut orientation) = (Spin::new(speed), at_rest(FRONT));
        let frames = (1..10_000).find(|_| spin.advance(&mut orientation, frame)).unwrap_or(u32::MAX);
        (frames, orientation)
    }

    #[test]
    fn every_push_ends_in_a_view_within_seconds() {
        for speed in [[0.0; 3], [0.0, 30.0, 0.0], [0.0, 300.0, 0.0], [-9_000.0, 4_000.0, 0.0], [200.0, -200.0, 50.0]] {
            for frame in [1.0 / 120.0, 1.0 / 60.0, 1.0 / 32.0] {
                let (frames, orientation) = rest(speed, frame);
                assert!(f64::from(frames) * frame < 6.0, "{speed:?}: {frames} frames");
                assert!(orientation.nearest_view().angle_to(orientation) < 1e-3);
            }
        }
    }

    #[test]
    fn a_strong_push_turns_another_face_to_the_front_and_a_weak_one_does_not() {
        assert!(rest([0.0, 20.0, 0.0], 1.0 / 60.0).1.angle_to(at_rest(FRONT)) < 1e-3);
        assert_ne!(rest([0.0, 400.0, 0.0], 1.0 / 60.0).1.front(), FRONT);
    }
}
