//! What exactly one variable has to cover: every undecided square, and every missing digit of a house.

/// Lists end to end.
#[derive(Clone)]
pub struct Lists {
    ends: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// None, with room for so many numbers.
    pub fn with_room(numbers: usize) -> Lists {
        Lists { ends: vec![0], all: Vec::with_capacity(numbers) }
    }

    /// One more.
    pub fn push(&mut self, list: impl Iterator<Item = u32>) {
        self.all.extend(list);
        self.ends.push(self.all.len() as u32);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len() - 1
    }

    /// One of them.
    #[inline]
    pub fn get(&self, k: u32) -> &[u32] {
        &self.all[self.ends[k as usize] as usize..self.ends[k as usize + 1] as usize]
    }

    /// For each number below `len`, the lists that hold it.
    fn turned(&self, len: usize) -> Lists {
        let mut ends = vec![0; len + 1];
        self.all.iter().for_each(|&m| ends[m as usize + 1] += 1);
        (0..len).for_each(|m| ends[m + 1] += ends[m]);
        let (mut next, mut all) = (ends.clone(), vec![0; self.all.len()]);
        for k in 0..self.len() as u32 {
            for &m in self.get(k) {
                all[next[m as usize] as usize] = k;
                next[m as usize] += 1;
            }
        }
        Lists { ends, all }
    }
}

/// How many variables of an item are not false, and these joined by "exclusive or": where one is left, that is it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Left {
    count: u32,
    joined: u32,
}

/// What an item came to.
pub enum Came {
    /// One variable is left.
    To(u32),
    /// None is.
    Nowhere,
}

/// The items of a board.
#[derive(Clone)]
pub struct Items {
    left: Vec<Left>,
    /// The variables of each item.
    members: Lists,
    /// The items of each variable.
    of: Lists,
}

impl Items {
    /// Items by their variables, of which there are so many in all.
    pub fn new(members: Lists, variables: usize) -> Items {
        let left = (0..members.len() as u32).map(|k| {
            let list = members.get(k);
            Left { count: list.len() as u32, joined: list.iter().fold(0, |all, m| all ^ m) }
        });
        Items { left: left.collect(), of: members.turned(variables), members }
    }

    /// For each variable, those that share an item with it: one of them at most is true.
    pub fn rivals(&self, variables: usize) -> Lists {
        let mut met = vec![u32::MAX; variables];
        let mut rivals = Lists::with_room(variables * 32);
        for v in 0..variables as u32 {
            met[v as usize] = v;
            let sharing = self.of.get(v).iter().flat_map(|&item| self.members.get(item));
            rivals.push(sharing.copied().filter(|&rival| std::mem::replace(&mut met[rival as usize], v) != v));
        }
        rivals
    }

    /// The variables of an item.
    #[inline]
    pub fn members(&self, item: u32) -> &[u32] {
        self.members.get(item)
    }

    /// A variable is false; tells of each of its items with less than two left what it came to.
    #[inline]
    pub fn lose(&mut self, var: u32, mut told: impl FnMut(u32, Came)) {
        for &item in self.of.get(var) {
            let left = &mut self.left[item as usize];
            left.count -= 1;
            left.joined ^= var;
            match left.count {
                0 => told(item, Came::Nowhere),
                1 => told(item, Came::To(left.joined)),
                _ => {}
            }
        }
    }

    /// A variable is not false any more.
    #[inline]
    pub fn regain(&mut self, var: u32) {
        for &item in self.of.get(var) {
            let left = &mut self.left[item as usize];
            left.count += 1;
            left.joined ^= var;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::clauses::items::{Came, Items, Lists};

    #[test]
    fn the_last_one_left_is_told_and_what_was_lost_comes_back() {
        let mut lists = Lists::with_room(5);
        lists.push([0, 1, 2].into_iter());
        lists.push([2, 3].into_iter());
        let mut items = Items::new(lists, 4);
        let told = |items: &mut Items, var| {
            let mut told = Vec::new();
            items.lose(var, |item, came| {
                told.push((item, if let Came::To(last) = came { Some(last) } else { None }));
            });
            told
        };
        assert_eq!(told(&mut items, 0), []);
        assert_eq!(told(&mut items, 2), [(0, Some(1)), (1, Some(3))]);
        assert_eq!(told(&mut items, 3), [(1, None)]);
        [3, 2, 0].into_iter().for_each(|var| items.regain(var));
        assert_eq!(told(&mut items, 3), [(1, Some(2))]);
        assert_eq!(told(&mut items, 1), []);
    }
}
