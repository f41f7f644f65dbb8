//! Points, and the perspective that takes a square to a quadrilateral.

/// A point of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// Four corners, clockwise from the top left.
pub type Quad = [Point; 4];

/// Takes points of the unit square to those of a quadrilateral.
#[derive(Clone, Copy, Debug)]
pub struct Perspective([f32; 8]);

impl Perspective {
    /// The perspective onto a quadrilateral; `None` when its corners are not those of a convex one.
    pub fn onto(quad: &Quad) -> Option<Perspective> {
        if !is_convex(quad) {
            return None;
        }
        let [a, b, c, d] = *quad;
        let (sx, sy) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y);
        let (dx1, dy1, dx2, dy2) = (b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y);
        let area = dx1 * dy2 - dx2 * dy1;
        let (g, h) = ((sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area);
        let values =
            [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h];
        values.iter().all(|v| v.is_finite()).then_some(Perspective(values))
    }

    /// Where a point of the unit square lies.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let depth = g * u + h * v + 1.0;
        Point { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth }
    }

    /// Where the points of a row of the unit square lie.
    pub fn row(&self, u: &[f32], v: f32) -> Vec<Point> {
        u.iter().map(|&u| self.at(u, v)).collect()
    }
}

/// Whether the corners go round once and clockwise, each with a real angle.
fn is_convex(quad: &Quad) -> bool {
    (0..4).all(|i| {
        let (a, b, c) = (quad[i], quad[(i + 1) % 4], quad[(i + 2) % 4]);
        let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        turn > 1.0
    })
}

/// The same quadrilateral about its middle, made smaller by a factor.
pub fn shrunk(quad: &Quad, by: f32) -> Quad {
    let middle = |of: fn(&Point) -> f32| quad.iter().map(of).sum::<f32>() / 4.0;
    let (x, y) = (middle(|p| p.x), middle(|p| p.y));
    quad.map(|p| Point { x: x + by * (p.x - x), y: y + by * (p.y - y) })
}

/// The area of a quadrilateral.
pub fn area(quad: &Quad) -> f32 {
    let cross = |i: usize| quad[i].x * quad[(i + 1) % 4].y - quad[(i + 1) % 4].x * quad[i].y;
    (0..4).map(cross).sum::<f32>() / 2.0
}

/// The longest side of a quadrilateral.
pub fn longest(quad: &Quad) -> f32 {
    (0..4).map(|i| (quad[i].x - quad[(i + 1) % 4].x).hypot(quad[i].y - quad[(i + 1) % 4].y)).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUAD: Quad =
        [Point { x: 10.0, y: 12.0 }, Point { x: 90.0, y: 4.0 }, Point { x: 99.0, y: 80.0 }, Point { x: 3.0, y: 70.0 }];

    #[test]
    fn corners_go_to_corners() {
        let onto = Perspective::onto(&QUAD).unwrap();
        for (corner, (u, v)) in QUAD.iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
            let at = onto.at(u, v);
            assert!((at.x - corner.x).abs() < 1e-3 && (at.y - corner.y).abs() < 1e-3, "{at:?}");
        }
    }

    #[test]
    fn what_is_no_quadrilateral_has_no_perspective() {
        let [a, b, c, d] = QUAD;
        assert!(Perspective::onto(&[a, b, d, c]).is_none() && Perspective::onto(&[a, a, c, d]).is_none());
        assert!(Perspective::onto(&[d, c, b, a]).is_none() && area(&QUAD) > 5000.0);
        assert!((longest(&QUAD) - 96.5).abs() < 0.1);
        assert!(Perspective::onto(&[Point { x: f32::NAN, y: 0.0 }, b, c, d]).is_none());
    }
}
