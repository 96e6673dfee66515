// Mistakes in a `match`.
#![allow(unused_variables)] use typed_xla::prelude::*;

#[computation]
fn incomplete(i: i32, x: &f32![4]) -> f32![4] {
    match i {
        0 => x,
        1 => x * 2.0,
    }
}

#[computation]
fn arms(i: i32, x: &f32![4]) -> f32![4] {
    match i {
        0 => x,
        _ => sum(x),
    }
}

#[computation]
fn arrays(x: &f32![4]) -> f32![4] {
    match x {
        0.0 => x,
        y => y,
    }
}

#[computation]
fn options(x: &f32![4]) -> f32![4] {
    match x {
        Some(y) => y,
        None => x,
    }
}

#[computation]
fn unused(i: i32) -> i32 {
    if let n = i {
        1
    } else {
        2
    }
}

#[computation]
fn guarded(on: bool, i: i32) -> i32 {
    match on {
        true => 1i32,
        false if i > 0 => 2,
    }
}

#[computation]
fn same(on: bool) -> i32 {
    match on {
        true => 1i32,
        true => 2,
    }
}

fn main() {}
