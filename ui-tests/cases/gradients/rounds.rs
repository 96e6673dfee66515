// Loops whose number of rounds cannot be counted for their gradient.
use typed_xla::prelude::*;

#[computation]
fn fewer<N: Dim>(x: &f64![N]) -> f64 {
    let mut y = sum(x);
    let mut i = 0i32;
    while i < N - 5 {
        y = y * y;
        i += 1;
    }
    y
}

#[computation]
fn perhaps_negative<N: Dim>(x: &f64![N]) -> f64![N] {
    grad(fewer)(x)
}

#[computation]
fn narrow<N: Dim>(x: &f64![N]) -> f64 {
    let mut y = sum(x);
    let mut i = 0i8;
    while i < N as i8 {
        y = y * y;
        i += 1;
    }
    y
}

#[computation]
fn wrapped<N: Dim>(x: &f64![N]) -> f64![N] {
    grad(narrow)(x)
}

#[computation]
fn of_rows<N: Dim>(x: &f64![N]) -> f64![N] {
    grad(|x| {
        let z = x[5..];
        let mut y = sum(z);
        for _ in 0..N - 5 {
            y = y * y;
        }
        y
    })(x)
}

#[computation]
fn fine<N: Dim>(x: &f64![N]) -> f64![N] {
    grad(|x| {
        let mut y = sum(x);
        for _ in 0..N {
            y = y * y;
        }
        y
    })(x)
}

fn main() {}
