//! A classifier as a shared library, for programs in C and Python.
//!
//! `cargo build --release -p scores` makes `libscores.so`, and `cargo run -p scores --example interface -- folder` writes
//! its headers and Python modules. `python/wheel.py` packs both as a wheel. `tests/call.rs` runs the programs in `c` and
//! `python`.

use typed_xla::Error;
use typed_xla::prelude::*;

pub mod exchange;

/// The parameters of a network with one hidden layer.
#[derive(Tensors)]
pub struct Params {
    /// The weights of the hidden layer.
    pub w1: f32![3, 4],
    /// Its biases.
    pub b1: f32![4],
    /// The weights of the output layer.
    pub w2: f32![4, 2],
}

/// Returns the probabilities of two classes for each row of a batch.
#[computation(program = Scores, export = "scores")]
pub fn scores(p: &Params, x: &f32![?, 3]) -> f32![?, 2] {
    let hidden = relu(dot(x, p.w1) + p.b1.along([1]));
    softmax(dot(hidden, p.w2), dimension = 1)
}

/// Takes a step of gradient descent on a batch of rows and their classes, and returns the loss before it.
#[computation(program = Step, export = "train_step")]
pub fn step(p: &mut Params, x: &f32![?, 3], classes: &i32![?], rate: f32) -> Result<f32, Error> {
    let (loss, gradient) = value_and_grad(|p: Params| {
        let hidden = relu(dot(x, p.w1) + p.b1.along([1]));
        mean(cross_entropy(dot(hidden, p.w2), classes))
    })(p);
    *p = tree_map(|p, g| p - rate * g, p, gradient);
    Ok(loss)
}

/// The marked numbers of an array.
#[derive(Tensors)]
pub struct Marks {
    /// Whether there are any.
    pub any: bool,
    /// Their mean.
    pub mean: f64,
    /// The other numbers.
    pub others: bool![5],
}

/// Returns whether elements are marked, the mean of those, and the others: a struct.
#[computation(program = Marked, export = "marked")]
pub fn marked(x: &f64![5], is_marked: &bool![5]) -> Marks {
    let count = sum(is_marked as f64);
    let total = sum(select(is_marked, x, 0.0));
    Marks {
        any: count > 0.0,
        mean: total / max(count, 1.0),
        others: !is_marked,
    }
}

/// Returns `x * scale + y` and the product of two complex numbers: element types that C and NumPy lack.
#[computation(program = Mixed, export = "mixed")]
pub fn mixed(
    x: &bf16![?],
    y: &bf16![?],
    scale: bf16,
    turn: c64,
    by: c64,
) -> Result<(bf16![?], c64), Error> {
    Ok((x * scale + y, turn * by))
}

/// Returns the square roots of numbers of which none is negative.
#[computation(program = Roots, export = "roots")]
pub fn roots(x: &f64![2]) -> f64![2] {
    assert!(all(x >= 0.0), "expected no negative number, found {x}");
    sqrt(x)
}

/// A file of the interface: its name, and the function that returns its text.
pub type File = (&'static str, fn() -> &'static str);

/// The headers and Python modules of the functions.
pub const FILES: [File; 10] = [
    ("scores.h", Scores::c_header),
    ("train_step.h", Step::c_header),
    ("marked.h", Marked::c_header),
    ("roots.h", Roots::c_header),
    ("mixed.h", Mixed::c_header),
    ("scores.py", Scores::python),
    ("train_step.py", Step::python),
    ("marked.py", Marked::python),
    ("roots.py", Roots::python),
    ("mixed.py", Mixed::python),
];
