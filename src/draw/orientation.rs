//! How a cube lies in space, in the page's own coordinates: x to the right, y down, z towards the viewer.

use crate::draw::math::{acos, atan2, cos, sin};
use crate::evolve::decimal::rounded;

type Vector = [f64; 3];

/// The face that a cube shows at first.
pub const FRONT: usize = 2;

/// For each face, the turn that carries it from the front (upright, as in the net) to its side of the cube.
const PLACING: [(Vector, f64); 6] = [
    ([1.0, 0.0, 0.0], 90.0),
    ([0.0, 1.0, 0.0], 90.0),
    ([0.0, 1.0, 0.0], 0.0),
    ([1.0, 0.0, 0.0], -90.0),
    ([0.0, 1.0, 0.0], -90.0),
    ([0.0, 1.0, 0.0], 180.0),
];

/// How far a cube at rest is turned away, so that the faces above and to the right of the front are seen too.
const TILT: (f64, f64) = (-24.0, -31.0);

/// Where the light is, as the viewer sees it.
const SUN: Vector = [-0.45, -0.55, 0.70];

/// A face that looks towards the light by this much is as bright as it gets; how much darker the others are.
const LIT: f64 = 0.78;
const DARKEN: f64 = 0.28;

/// A turn in space: a unit quaternion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orientation {
    w: f64,
    v: Vector,
}

impl Orientation {
    /// Not turned.
    pub const NONE: Orientation = Orientation { w: 1.0, v: [0.0; 3] };

    /// A turn about an axis, as CSS `rotate3d` has it. No axis, no turn.
    pub fn about(axis: Vector, degrees: f64) -> Orientation {
        let length = dot(axis, axis).sqrt();
        if length == 0.0 {
            return Orientation::NONE;
        }
        let half = degrees.to_radians() / 2.0;
        let (sin, cos) = (sin(half), cos(half));
        Orientation { w: cos, v: axis.map(|a| a / length * sin) }
    }

    /// This turn and then another, both seen from where the viewer stands.
    pub fn then(self, next: Orientation) -> Orientation {
        let (a, b) = (next, self);
        let cross = cross(a.v, b.v);
        let v = [0, 1, 2].map(|k| a.w * b.v[k] + b.w * a.v[k] + cross[k]);
        Orientation { w: a.w * b.w - dot(a.v, b.v), v }.normal()
    }

    /// The rotation back.
    pub fn inverse(self) -> Orientation {
        Orientation { w: self.w, v: self.v.map(|a| -a) }
    }

    /// Where a point goes.
    pub fn apply(self, point: Vector) -> Vector {
        let twice = cross(self.v, point).map(|a| 2.0 * a);
        let more = cross(self.v, twice);
        [0, 1, 2].map(|k| point[k] + self.w * twice[k] + more[k])
    }

    /// The smallest angle between two orientations, in degrees.
    pub fn angle_to(self, goal: Orientation) -> f64 {
        let cos = (self.w * goal.w + dot(self.v, goal.v)).abs().min(1.0);
        (2.0 * acos(cos)).to_degrees()
    }

    /// The orientation a share (0 to 1) of the shortest way to another.
    pub fn toward(self, goal: Orientation, share: f64) -> Orientation {
        let cos = self.w * goal.w + dot(self.v, goal.v);
        // A quaternion and its negative are the same orientation; the nearer of the two is the shorter way.
        let (cos, sign) = if cos < 0.0 { (-cos, -1.0) } else { (cos, 1.0) };
        let angle = acos(cos.min(1.0));
        let (a, b) = match angle {
            small if small < 1e-6 => (1.0 - share, share),
            _ => (sin((1.0 - share) * angle) / sin(angle), sin(share * angle) / sin(angle)),
        };
        let v = [0, 1, 2].map(|k| a * self.v[k] + sign * b * goal.v[k]);
        Orientation { w: a * self.w + sign * b * goal.w, v }.normal()
    }

    /// As a CSS transform.
    pub fn css(self) -> String {
        let [x, y, z] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|axis| self.apply(axis));
        let column = |v: Vector| v.map(|part| rounded(part, 5) + ",").concat() + "0";
        format!("matrix3d({},{},{},0,0,0,1)", column(x), column(y), column(z))
    }

    /// This orientation turned in the viewer's plane until the front face is upright.
    pub fn upright(self) -> Orientation {
        let [x, y, _] = self.apply(placing(self.front()).apply([0.0, -1.0, 0.0]));
        self.then(Orientation::about([0.0, 0.0, 1.0], -atan2(x, -y).to_degrees()))
    }

    /// The shortest way to another orientation: an axis as the viewer sees it, as long as the degrees to turn about it.
    pub fn way_to(self, goal: Orientation) -> Vector {
        let way = self.inverse().then(goal);
        let (w, v) = if way.w < 0.0 { (-way.w, way.v.map(|a| -a)) } else { (way.w, way.v) };
        let length = dot(v, v).sqrt();
        let degrees = (2.0 * acos(w.min(1.0))).to_degrees();
        v.map(|a| if length > 1e-9 { a / length * degrees } else { 0.0 })
    }

    /// The nearest of the views in which a cube comes to rest: a face in front, upright, with one beside it and one above or below.
    pub fn nearest_view(self) -> Orientation {
        let sides = [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let views =
            (0..6).flat_map(|face| sides.map(|(pitch, yaw)| tilted_by(facing(face), TILT.0 * pitch, TILT.1 * yaw)));
        views.min_by(|&a, &b| self.angle_to(a).total_cmp(&self.angle_to(b))).unwrap_or(self)
    }

    /// How dark a face lies, from 0 (in the light, or as good as) to 1, with the light above and to the left of the viewer.
    pub fn shade(self, face: usize) -> f64 {
        let normal = self.apply(placing(face).apply([0.0, 0.0, 1.0]));
        ((LIT - dot(normal, SUN)) * DARKEN).clamp(0.0, 1.0)
    }

    /// The face that looks most towards the viewer.
    pub fn front(self) -> usize {
        self.face_towards([0.0, 0.0, 1.0])
    }

    /// The face that looks most in a direction.
    pub fn face_towards(self, direction: Vector) -> usize {
        let towards = |face: usize| dot(self.apply(placing(face).apply([0.0, 0.0, 1.0])), direction);
        (0..6).max_by(|&a, &b| towards(a).total_cmp(&towards(b))).unwrap_or(FRONT)
    }

    /// How much a face looks towards the viewer: 1 straight at them, 0 from the side, below 0 away.
    pub fn visibility(self, face: usize) -> f64 {
        self.apply(placing(face).apply([0.0, 0.0, 1.0]))[2]
    }

    /// Which faces can be seen.
    pub fn seen(self) -> [bool; 6] {
        [0, 1, 2, 3, 4, 5].map(|face| self.visibility(face) > 0.0)
    }

    fn normal(self) -> Orientation {
        let length = (self.w * self.w + dot(self.v, self.v)).sqrt();
        Orientation { w: self.w / length, v: self.v.map(|a| a / length) }
    }
}

fn placing(face: usize) -> Orientation {
    Orientation::about(PLACING[face].0, PLACING[face].1)
}

/// The orientation with this face in front, upright, straight at the viewer.
pub fn facing(face: usize) -> Orientation {
    placing(face).inverse()
}

/// The orientation with this face in front, upright, and the faces above it and to its right seen too.
pub fn at_rest(face: usize) -> Orientation {
    tilted(facing(face))
}

/// A orientation turned as a cube at rest is.
pub fn tilted(orientation: Orientation) -> Orientation {
    tilted_by(orientation, TILT.0, TILT.1)
}

fn tilted_by(orientation: Orientation, pitch: f64, yaw: f64) -> Orientation {
    orientation.then(Orientation::about([0.0, 1.0, 0.0], yaw)).then(Orientation::about([1.0, 0.0, 0.0], pitch))
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

#[cfg(test)]
mod tests {
    use crate::draw::orientation::*;
    use crate::puzzle::{Layout, Place, Shape};

    fn close(a: Vector, b: Vector) -> bool {
        (0..3).all(|k| (a[k] - b[k]).abs() < 1e-9)
    }

    /// Where the middle of a square is on a cube whose edge is as long as its side has squares.
    fn middle(place: Place, side: usize) -> Vector {
        let half = side as f64 / 2.0;
        placing(place.face).apply([place.column as f64 + 0.5 - half, place.row as f64 + 0.5 - half, half])
    }

    #[test]
    fn glued_squares_meet_on_the_cube_as_the_layout_says() {
        for shape in [Shape::Cube4, Shape::Cube9] {
            for places in &Layout::of(shape).places {
                let first = middle(places[0], shape.side());
                for &other in &places[1..] {
                    let other = middle(other, shape.side());
                    let apart = [0, 1, 2].map(|k| first[k] - other[k]);
                    // Around the edge, half a square away in two directions.
                    assert!((dot(apart, apart) - 0.5).abs() < 1e-9, "{places:?}");
                }
            }
        }
    }

    #[test]
    fn a_chosen_face_is_upright_and_in_front() {
        for face in 0..6 {
            let orientation = facing(face);
            let seen = orientation.then(Orientation::NONE);
            assert!(close(seen.apply(placing(face).apply([1.0, 0.0, 0.0])), [1.0, 0.0, 0.0]));
            assert!(close(seen.apply(placing(face).apply([0.0, 1.0, 0.0])), [0.0, 1.0, 0.0]));
            let rest = at_rest(face);
            assert_eq!((orientation.front(), rest.front()), (face, face));
            let up = rest.apply(placing(face).apply([0.0, -1.0, 0.0]));
            assert!(up[1] < -0.8, "the top of the face is on top");
            assert_eq!((0..6).filter(|&f| rest.visibility(f) > 0.2).count(), 3);
        }
    }

    #[test]
    fn upright_keeps_the_front_and_takes_the_roll_away() {
        for face in 0..6 {
            for roll in [-170.0, -80.0, 30.0, 120.0] {
                let orientation = at_rest(face).then(Orientation::about([0.0, 0.0, 1.0], roll)).upright();
                let [x, y, _] = orientation.apply(placing(face).apply([0.0, -1.0, 0.0]));
                assert!(orientation.front() == face && x.abs() < 1e-9 && y < 0.0, "{face} {roll}");
                assert!(orientation.upright().angle_to(orientation) < 1e-3);
            }
        }
    }

    #[test]
    fn at_rest_the_faces_above_and_to_the_right_are_seen() {
        let rest = at_rest(FRONT);
        assert!(rest.visibility(0) > 0.3 && rest.visibility(1) > 0.3 && rest.visibility(4) < 0.0);
        assert_eq!(rest.face_towards([1.0, 0.0, 0.0]), 1);
        assert_eq!(rest.face_towards([0.0, -1.0, 0.0]), 0);
    }

    #[test]
    fn the_way_is_the_shortest() {
        let (from, to) = (at_rest(1), at_rest(4));
        let whole = from.angle_to(to);
        assert!(whole <= 180.0);
        let half = from.toward(to, 0.5);
        assert!((from.angle_to(half) - whole / 2.0).abs() < 1e-6 && (half.angle_to(to) - whole / 2.0).abs() < 1e-6);
        assert!(from.toward(to, 1.0).angle_to(to) < 1e-6 && from.toward(from, 0.3).angle_to(from) < 1e-6);
        let third = Orientation::about([0.0, 1.0, 0.0], 120.0);
        assert!(third.then(third).then(third).angle_to(Orientation::NONE) < 1e-4);
    }

    #[test]
    fn the_way_to_a_goal_leads_there() {
        for (from, to) in
            [(at_rest(0), at_rest(3)), (at_rest(2), facing(2)), (facing(5), at_rest(1)), (at_rest(4), at_rest(4))]
        {
            let way = from.way_to(to);
            let degrees = dot(way, way).sqrt();
            assert!((degrees - from.angle_to(to)).abs() < 1e-4 && degrees <= 180.0);
            assert!(from.then(Orientation::about(way, degrees)).angle_to(to) < 1e-3);
        }
    }

    #[test]
    fn a_cube_comes_to_rest_in_the_nearest_view() {
        for face in 0..6 {
            let rest = at_rest(face);
            let pushed = rest.then(Orientation::about([0.3, 1.0, 0.2], 9.0));
            assert!(pushed.nearest_view().angle_to(rest) < 1e-3, "{face}");
            // Far to the other side of the same face, that side is seen, and the face stays in front, upright.
            let across = tilted_by(facing(face), -TILT.0 + 4.0, -TILT.1 - 3.0).nearest_view();
            assert!(across.front() == face && across.upright().angle_to(across) < 1.0 && across.angle_to(rest) > 30.0);
        }
    }

    #[test]
    fn at_rest_the_top_is_brightest_and_the_right_side_darkest() {
        let rest = at_rest(FRONT);
        let [up, right, front] = [0, 1, 2].map(|face| rest.shade(face));
        assert!(up < right && front < right && right < 0.4, "{up} {front} {right}");
    }

    #[test]
    fn css_is_a_matrix() {
        assert_eq!(Orientation::NONE.css(), "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1)");
    }
}
