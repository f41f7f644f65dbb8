//! The inner loops, measured: `cargo bench --bench kernels --no-default-features`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use sudokube::evolve::{Run, Settings};
use sudokube::exact::verdict;
use sudokube::puzzle::Grid;
use sudokube::text;

/// One of so many puzzles of a file of the corpus.
fn sample(file: &str, every: usize) -> Vec<Grid> {
    let content = std::fs::read_to_string(format!("tests/corpus/{file}")).unwrap_or_default();
    let lines = content.lines().filter(|line| !line.starts_with('#'));
    let puzzle = |line: &str| line.split('\t').find_map(|field| text::read(field).ok()).map(|r| r.grid);
    let puzzles: Vec<Grid> = lines.step_by(every).filter_map(puzzle).collect();
    assert!(!puzzles.is_empty(), "{file} holds no puzzle");
    puzzles
}

/// The mean over a sample: puzzle after puzzle, in turns.
fn exact(c: &mut Criterion) {
    for (file, every) in [("clue17.tsv", 10), ("hardest_1106.tsv", 10), ("unique_16x16.tsv", 5), ("cubes_9.tsv", 1)] {
        let puzzles = sample(file, every);
        let mut next = puzzles.iter().cycle();
        c.bench_function(&format!("verdict/{file}"), |b| b.iter(|| next.next().map(|p| verdict(black_box(p)))));
    }
}

/// Generations of an algorithm at its defaults, one after the other; a run that ends begins anew with the next seed.
fn generation(c: &mut Criterion, algorithm: &str, puzzle: &Grid, name: &str) {
    let start = |seed| Run::new(algorithm, puzzle, &Settings::default(), seed).ok();
    let (mut seed, mut run) = (1, start(1));
    c.bench_function(&format!("generation/{algorithm}/{name}"), |b| {
        b.iter(|| {
            if run.as_ref().is_none_or(|run| run.solved() || run.ended().is_some()) {
                seed += 1;
                run = start(seed);
            }
            run.as_mut().map(|run| black_box(run.step().best))
        });
    });
}

fn generations(c: &mut Criterion) {
    let (flat, cube) = (&sample("clue17.tsv", 200)[0], &sample("cubes_9.tsv", 19)[0]);
    generation(c, "waters-grid", flat, "17 givens");
    generation(c, "waters-cube-shared", cube, "cube");
}

fn parser(c: &mut Criterion) {
    let (flat, cube) = (&sample("clue17.tsv", 200)[0], &sample("cubes_9.tsv", 19)[0]);
    for (name, grid) in [("flat", flat), ("cube", cube)] {
        let line = text::one_line(grid);
        c.bench_function(&format!("read/{name}"), |b| b.iter(|| text::read(black_box(&line))));
    }
}

criterion_group!(kernels, exact, generations, parser);
criterion_main!(kernels);
