//! `lab table technique`: our ratings beside those of a rater of SE 1.2.1, band by band; and how often copies of a puzzle
//! that are turned, with rows, columns and digits shuffled, rate differently.

use std::collections::BTreeMap;

use super::args::{self, Result, print};
use super::{clock, io, jobs};
use sudokube::evolve::random::{Rng, seeded, shuffle};
use sudokube::puzzle::{Grid, Shape};
use sudokube::say::technique::tenths;
use sudokube::technique::{Rating, Rules, rate};
use sudokube::text::{one_line, read};

#[derive(clap::Args)]
pub struct Args {
    /// Rated puzzles, one a line: band, published ER, puzzle, ER/EP/ED of SE 1.2.1
    #[arg(long, value_name = "FILE")]
    puzzles: String,
    /// Puzzles rated in parallel
    #[arg(long, default_value = "1", value_parser = args::count)]
    jobs: usize,
    /// Use only every Kth puzzle
    #[arg(long, value_name = "K", default_value = "1", value_parser = args::count)]
    every: usize,
    /// Shuffled copies of each puzzle that are rated as well
    #[arg(long, value_name = "N", default_value = "0")]
    copies: usize,
    /// Print every puzzle that differs
    #[arg(long)]
    differences: bool,
}

struct Known {
    band: String,
    puzzle: Grid,
    rating: String,
}

#[derive(Default)]
struct Band {
    puzzles: usize,
    equal: [usize; 3],
    milliseconds: Vec<f64>,
    copies: usize,
    other: usize,
}

/// Band and puzzle of every so many-th line of a banded list.
pub fn list(path: &str, every: usize) -> Result<Vec<(String, Grid)>> {
    Ok(all(path, every)?.into_iter().map(|known| (known.band, known.puzzle)).collect())
}

fn all(path: &str, every: usize) -> Result<Vec<Known>> {
    let content = io::content(path)?;
    let lines = (1..).zip(content.lines()).filter(|(_, l)| !l.starts_with('#') && !l.trim().is_empty());
    let one = |(number, line): (usize, &str)| known(line).map_err(|e| format!("{path}, line {number}: {e}"));
    let all: Vec<Known> = lines.step_by(every).map(one).collect::<Result<_>>()?;
    if all.is_empty() { Err(format!("{path} contains no puzzle")) } else { Ok(all) }
}

pub fn run(args: &Args) -> Result<()> {
    let known = all(&args.puzzles, args.every)?;
    let task = |k: usize| {
        let begun = clock::milliseconds();
        let rating = rate(&known[k].puzzle, Rules::ALL);
        let milliseconds = clock::milliseconds() - begun;
        let mut rng = seeded(k as u64 + 1);
        let copies = (0..args.copies).map(|_| rate(&shuffled(&known[k].puzzle, &mut rng), Rules::ALL).er);
        let other = copies.filter(|er| *er != rating.er).count();
        Ok((rating, milliseconds, other))
    };
    let mut bands: BTreeMap<String, Band> = BTreeMap::new();
    jobs::in_order(known.len(), args.jobs, task, |k, (rating, milliseconds, other)| {
        let band = bands.entry(known[k].band.clone()).or_default();
        let ours = ours(&rating);
        let theirs: Vec<&str> = known[k].rating.split('/').collect();
        for (number, equal) in band.equal.iter_mut().enumerate() {
            *equal += usize::from(theirs.get(number) == Some(&ours[number].as_str()));
        }
        band.puzzles += 1;
        band.milliseconds.push(milliseconds);
        band.copies += args.copies;
        band.other += other;
        if args.differences && theirs != ours {
            print(format!("{}: {} is {}", one_line(&known[k].puzzle), ours.join("/"), known[k].rating));
        }
    })?;
    table(&mut bands);
    Ok(())
}

fn known(line: &str) -> Result<Known> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [band, _, puzzle, rating, ..] = fields[..] else {
        return Err("not band, published ER, puzzle and ER/EP/ED".to_string());
    };
    let puzzle = read(puzzle).map_err(|e| e.to_string())?.grid;
    Ok(Known { band: band.to_string(), puzzle, rating: rating.to_string() })
}

fn ours(rating: &Rating) -> [String; 3] {
    [rating.er, rating.ep, rating.ed].map(tenths)
}

fn table(bands: &mut BTreeMap<String, Band>) {
    print(
        "| band | puzzles | ER equal | EP equal | ED equal | ms, mean | ms, median | ms, most | copies | with another ER |",
    );
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (name, band) in bands {
        let times = &mut band.milliseconds;
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        let [er, ep, ed] = band.equal;
        let Band { puzzles, copies, other, .. } = band;
        print(format!(
            "| {name} | {puzzles} | {er} | {ep} | {ed} | {mean:.2} | {median:.2} | {most:.1} | {copies} | {other} |"
        ));
    }
}

/// A copy with its digits, bands, stacks, rows and columns in another order, and perhaps turned.
fn shuffled(puzzle: &Grid, rng: &mut Rng) -> Grid {
    let shape = puzzle.shape();
    if shape.is_cube() {
        return puzzle.clone();
    }
    let side = shape.side();
    let rows = lines(shape, shape.box_height(), rng);
    let columns = lines(shape, shape.box_width(), rng);
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    shuffle(rng, &mut digits);
    let mut ways = [false, shape.box_height() == shape.box_width()];
    shuffle(rng, &mut ways);
    let mut copy = Grid::empty(shape);
    for (r, &row) in rows.iter().enumerate() {
        for (c, &column) in columns.iter().enumerate() {
            let from = if ways[0] { column * side + row } else { row * side + column };
            let digit = puzzle.get(from);
            copy.set(r * side + c, digit.checked_sub(1).map_or(0, |d| digits[usize::from(d)]));
        }
    }
    copy
}

fn lines(shape: Shape, size: usize, rng: &mut Rng) -> Vec<usize> {
    let all: Vec<usize> = (0..shape.side()).collect();
    let mut groups: Vec<Vec<usize>> = all.chunks(size).map(<[usize]>::to_vec).collect();
    groups.iter_mut().for_each(|group| shuffle(rng, group));
    shuffle(rng, &mut groups);
    groups.concat()
}
