//! Which variable is decided next: the one that took part in most contradictions, of which later ones weigh more.

/// How much more each contradiction weighs than the one before.
const GROWTH: f64 = 1.0 / 0.97;
/// Where weights are scaled down.
const MOST: f64 = 1e100;
/// Not in the heap.
const OUT: u32 = u32::MAX;

/// A heap of variables by weight.
#[derive(Clone)]
pub struct Order {
    weight: Vec<f64>,
    heap: Vec<u32>,
    /// Where in the heap each variable is.
    place: Vec<u32>,
    step: f64,
}

impl Order {
    /// All variables, with the weights that they begin with.
    pub fn new(weight: Vec<f64>) -> Order {
        let all = weight.len() as u32;
        let mut order = Order { weight, heap: Vec::new(), place: vec![OUT; all as usize], step: 1.0 };
        (0..all).for_each(|var| order.insert(var));
        order
    }

    /// Multiplies each weight by a number of its own.
    pub fn scale(&mut self, mut by: impl FnMut() -> f64) {
        self.weight.iter_mut().for_each(|weight| *weight *= by());
        *self = Order { step: self.step, ..Order::new(std::mem::take(&mut self.weight)) };
    }

    /// The variable of the greatest weight, which leaves.
    pub fn pop(&mut self) -> Option<u32> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.place[first as usize] = OUT;
        if last != first {
            self.set(0, last);
            self.sink();
        }
        Some(first)
    }

    /// A variable can be decided again.
    pub fn insert(&mut self, var: u32) {
        if self.place[var as usize] == OUT {
            self.heap.push(var);
            self.set(self.heap.len() - 1, var);
            self.rise(self.heap.len() - 1);
        }
    }

    /// A variable took part in a contradiction.
    pub fn bump(&mut self, var: u32) {
        self.weight[var as usize] += self.step;
        if self.weight[var as usize] > MOST {
            self.weight.iter_mut().for_each(|weight| *weight /= MOST);
            self.step /= MOST;
        }
        if self.place[var as usize] != OUT {
            self.rise(self.place[var as usize] as usize);
        }
    }

    /// What comes from now on weighs more.
    pub fn age(&mut self) {
        self.step *= GROWTH;
    }

    fn weight_at(&self, at: usize) -> f64 {
        self.weight[self.heap[at] as usize]
    }

    fn set(&mut self, at: usize, var: u32) {
        self.heap[at] = var;
        self.place[var as usize] = at as u32;
    }

    fn rise(&mut self, mut at: usize) {
        let (var, weight) = (self.heap[at], self.weight_at(at));
        while at > 0 && self.weight_at((at - 1) / 2) < weight {
            self.set(at, self.heap[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        self.set(at, var);
    }

    fn sink(&mut self) {
        let (var, weight) = (self.heap[0], self.weight_at(0));
        let mut at = 0;
        while let Some(below) = (2 * at + 1..self.heap.len().min(2 * at + 3))
            .max_by(|&a, &b| self.weight_at(a).total_cmp(&self.weight_at(b)))
            .filter(|&below| self.weight_at(below) > weight)
        {
            self.set(at, self.heap[below]);
            at = below;
        }
        self.set(at, var);
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::clauses::order::Order;

    #[test]
    fn the_weightiest_comes_first_also_after_weights_were_scaled_down() {
        let mut order = Order::new((0..50).map(|v| f64::from(v * 37 % 50) / 1000.0).collect());
        (0..20_000).for_each(|_| order.age());
        [7, 3, 3, 9].iter().for_each(|&v| order.bump(v));
        let all: Vec<u32> = std::iter::from_fn(|| order.pop()).collect();
        assert_eq!(all[0], 3);
        assert_eq!((all[3..].len(), all.iter().copied().collect::<std::collections::BTreeSet<_>>().len()), (47, 50));
        [4, 4, 8].iter().for_each(|&v| order.insert(v));
        assert_eq!([order.pop(), order.pop(), order.pop()].iter().flatten().count(), 2);
    }
}
