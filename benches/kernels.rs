//! The inner loops, measured: `cargo bench -p sudokube-bench`.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use sudokube::evolve::{Run, Settings};
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::{Grid, check};
use sudokube::text;

/// One of so many puzzles of a file of the corpus.
fn sample(file: &str, every: usize) -> Vec<Grid> {
    let content = std::fs::read_to_string(format!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/{}"), file))
        .unwrap_or_default();
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

/// One evaluation of an algorithm at its defaults, all that belongs to a run included: a guess with its propagation, a move
/// under tabu memory, a fitness of Waters' growth. A run that ends begins anew with the next seed.
fn evaluation(c: &mut Criterion, algorithm: &str, puzzle: &Grid, name: &str) {
    let mut seed = 0;
    c.bench_function(&format!("evaluation/{algorithm}/{name}"), |b| {
        b.iter_custom(|wanted| {
            let (begun, mut done) = (Instant::now(), 0);
            while done < wanted {
                seed += 1;
                let Ok(mut run) = Run::new(algorithm, puzzle, &Settings::default(), seed) else { break };
                while !run.solved() && done + run.row().evaluations < wanted {
                    run.step();
                }
                done += run.row().evaluations;
            }
            begun.elapsed().mul_f64(wanted as f64 / done.max(1) as f64)
        });
    });
}

fn evaluations(c: &mut Criterion) {
    let (flat, cube, large) =
        (&sample("hardest_1106.tsv", 200)[0], &sample("cubes_9.tsv", 19)[0], &sample("unique_16x16.tsv", 60)[0]);
    for algorithm in ["sudokube", "sudokube-pure", "sudokube-weights"] {
        evaluation(c, algorithm, flat, "list 1106");
        evaluation(c, algorithm, cube, "minimal cube");
        evaluation(c, algorithm, large, "16x16");
    }
    evaluation(c, "waters-grid", flat, "list 1106");
}

fn checker(c: &mut Criterion) {
    for (file, name) in [("clue17.tsv", "flat"), ("cubes_9.tsv", "cube")] {
        let puzzle = &sample(file, 100)[0];
        let Verdict::One(answer) = verdict(puzzle) else { continue };
        c.bench_function(&format!("check/{name}"), |b| b.iter(|| check::check(black_box(puzzle), black_box(&answer))));
    }
}

fn parser(c: &mut Criterion) {
    let (flat, cube) = (&sample("clue17.tsv", 200)[0], &sample("cubes_9.tsv", 19)[0]);
    for (name, grid) in [("flat", flat), ("cube", cube)] {
        let line = text::one_line(grid);
        c.bench_function(&format!("read/{name}"), |b| b.iter(|| text::read(black_box(&line))));
    }
}

criterion_group!(kernels, exact, generations, evaluations, checker, parser);
criterion_main!(kernels);
