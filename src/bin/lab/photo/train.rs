//! `lab photo train`: learns the network's weights from drawn signs. The same fonts and the same seed give the same bytes.

use std::path::PathBuf;

use sudokube::photo::glyph::{Glyph, SIZE};
use sudokube::photo::net::{NONE, Net, SIGNS};

use super::super::args::{Result, print};
use super::dice::Dice;
use super::fonts::faces;
use super::learn::Learner;
use super::sample::{Sample, sample};

#[derive(clap::Args)]
pub struct Args {
    /// Folder of scripts/photo-fonts.mjs
    #[arg(long, value_name = "FOLDER", default_value = "target/photo-fonts")]
    fonts: PathBuf,
    /// Seed of the drawings and of the first weights
    #[arg(long, default_value_t = 30)]
    seed: u64,
    /// Signs to draw
    #[arg(long, default_value_t = 160_000)]
    signs: usize,
    /// How often all of them are gone through
    #[arg(long, default_value_t = 6)]
    rounds: usize,
    /// File to write
    #[arg(long, value_name = "FILE", default_value = "src/photo/weights.bin")]
    to: PathBuf,
}

/// A glyph in bytes: there are many.
struct Kept {
    glyph: [u8; SIZE * SIZE],
    sign: u8,
    by_hand: bool,
}

const BATCH: usize = 32;

pub fn run(args: &Args) -> Result<()> {
    let (printed, hands) = (faces(&args.fonts.join("print"))?, faces(&args.fonts.join("hand"))?);
    let mut dice = Dice::new(args.seed);
    let mut draw = |count: usize| -> Vec<Kept> {
        let samples = std::iter::repeat_with(|| sample(&printed, &hands, &mut dice)).take(count * 2);
        samples.flatten().take(count).map(|s| kept(&s)).collect()
    };
    let (mut learning, proof) = (draw(args.signs), draw(args.signs / 20));
    let mut dice = Dice::new(args.seed ^ 1);
    let mut learner = Learner::new(&mut dice);
    let steps = (args.rounds * learning.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for round in 1..=args.rounds {
        for last in (1..learning.len()).rev() {
            learning.swap(last, dice.below(last + 1));
        }
        let mut surprise = 0.0;
        for batch in learning.chunks(BATCH) {
            for kept in batch {
                surprise += learner.add(&light(kept), usize::from(kept.sign), kept.by_hand);
            }
            // Quick at first, and ever slower.
            let left = 1.0 - step as f32 / steps as f32;
            learner.step(batch.len(), 0.05 * left.max(0.02) * (step as f32 / 300.0).min(1.0));
            step += 1;
        }
        print(format!("Round {round}: surprise {:.4}", surprise / learning.len().max(1) as f32));
    }
    let bytes = learner.net.pack();
    report(&Net::unpack(&bytes).unwrap_or_else(Net::blank), &proof);
    std::fs::write(&args.to, &bytes).map_err(|e| format!("cannot write {}: {e}", args.to.display()))?;
    print(format!("Written: {} bytes to {}", bytes.len(), args.to.display()));
    Ok(())
}

fn kept(sample: &Sample) -> Kept {
    let glyph = sample.glyph.map(|v| (v * 255.0).round() as u8);
    Kept { glyph, sign: sample.sign as u8, by_hand: sample.by_hand }
}

fn light(kept: &Kept) -> Glyph {
    kept.glyph.map(|v| f32::from(v) / 255.0)
}

/// How often the packed net is right on signs it has not learnt from.
fn report(net: &Net, proof: &[Kept]) {
    let (mut right, mut wrong, mut hand) = ([0u32; SIGNS], [0u32; SIGNS], 0);
    for kept in proof {
        let seen = net.see(&light(kept));
        let best = (0..SIGNS).fold(NONE, |best, s| if seen.signs[s] > seen.signs[best] { s } else { best });
        let sign = usize::from(kept.sign);
        if best == sign {
            right[sign] += 1
        } else {
            wrong[sign] += 1
        }
        hand += u32::from((seen.by_hand > 0.5) == kept.by_hand);
    }
    let share = |right: u32, of: usize| 100.0 * f64::from(right) / of.max(1) as f64;
    print(format!("Right: {:.2} % of {}", share(right.iter().sum(), proof.len()), proof.len()));
    print(format!("Hand or print: {:.2} %", share(hand, proof.len())));
    print(format!("Wrong by sign: {wrong:?}"));
}
