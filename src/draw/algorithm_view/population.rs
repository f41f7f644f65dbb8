//! A population under ageing and rank selection, as Waters' algorithms carry it.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::member::Member;
use crate::say::algorithm_view::View;
use crate::say::number::{percent, thousands};

/// What is shown.
pub const SENTENCE: View = View::OfPopulation;

/// So many groups stand in lines of their own; the others share the last one.
const LINES: usize = 12;

/// Boards of a fitness, or of a range of it.
#[derive(Clone, Copy)]
struct Group {
    fitness: (u32, u32),
    boards: u64,
    chance: f64,
    age: (u32, u32),
}

/// The drawing, as markup.
pub fn markup(members: &[Member]) -> String {
    let size = members.len() as f64;
    let mut groups: Vec<Group> = Vec::new();
    for (rank, member) in members.iter().enumerate() {
        // Waters 2008, equation 4.
        let chance = 2.0 * (size - rank as f64) / (size * (size + 1.0));
        let full = groups.len() == LINES;
        match groups.last_mut() {
            Some(group) if group.fitness.1 == member.fitness || full => {
                group.fitness.1 = member.fitness;
                group.boards += 1;
                group.chance += chance;
                group.age = (group.age.0.min(member.age), group.age.1.max(member.age));
            }
            _ => groups.push(Group {
                fitness: (member.fitness, member.fitness),
                boards: 1,
                chance,
                age: (member.age, member.age),
            }),
        }
    }
    let span = |(low, high): (u32, u32)| {
        if low == high {
            thousands(low.into())
        } else {
            format!("{}–{}", thousands(low.into()), thousands(high.into()))
        }
    };
    let line =
        |group: Group| vec![span(group.fitness), thousands(group.boards), percent(group.chance), span(group.age)];
    list(
        View::Population.text(),
        &[View::Fitness.text(), View::Boards.text(), View::DrawnAsParent.text(), View::Age.text()],
        groups.into_iter().map(line),
    )
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::population::*;

    #[test]
    fn equals_share_a_line_with_the_sum_of_their_chances() {
        let members = [(2, 1), (2, 4), (6, 0), (9, 2)].map(|(fitness, age)| Member { fitness, age });
        let html = markup(&members);
        // Ranks 0 to 3 of 4 are drawn with 40, 30, 20 and 10 %.
        assert!(
            html.contains("<th scope=row>2<td>2<td>70 %<td>1–4<tr><th scope=row>6<td>1<td>20 %<td>0<tr>"),
            "{html}"
        );
        let many: Vec<Member> = (0..40).map(|k| Member { fitness: 2 * k, age: 1 }).collect();
        let html = markup(&many);
        assert!(html.contains("<th scope=row>22–78<td>29<td>"), "{html}");
        assert_eq!(html.matches("<tr>").count(), 1 + LINES);
    }
}
