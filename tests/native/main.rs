//! The native tests, linked as one program: `cargo test --test native -- NAME` runs those of one file.

#![cfg(not(target_arch = "wasm32"))]

mod architecture;
mod baselines;
mod common;
mod corpus;
mod counts;
mod course;
mod cubes;
mod daily;
mod daily_golden;
mod desk;
mod export;
mod extract;
mod formats;
mod formats_properties;
mod generate;
mod golden;
mod lab;
mod languages;
mod lessons;
mod links;
mod merge;
mod papers;
mod photo;
mod play;
mod properties;
mod recipe;
mod replay;
mod rewind;
mod rows;
mod session;
mod settings;
mod several;
mod study;
mod style;
mod sudokube;
mod technique;
mod verify;
mod waters_cube;
mod words;
mod workbooks;
mod written;
