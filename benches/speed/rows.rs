//! The rows of the table: their computations, and the minimum speed of each on one thread.

use std::hint::black_box;

use typed_xla::Workspace;
use typed_xla::prelude::*;

use crate::input::{Input, filled};
use crate::row::{Row, fresh};

/// One row each: its name, the floor, and a computation, which XLA compiles too.
///
/// The elements of a parameter are in the range after its type, or in `AROUND` by default. The type of the result may
/// be followed by the sizes of a matrix product that other kernels can compute.
macro_rules! rows {
    ($(
        $what:literal $floor:literal
        $name:ident($($parameter:ident: $element:ident $dims:tt $(in $range:ident)?),* $(,)?)
        -> $out:ident $out_dims:tt $(beside $product:tt)? $body:block
    )*) => {
        pub(super) const ROWS: &[Entry] = &[$(($what, $name)),*];

        $(fn $name(name: &'static str) -> Row {
            #[computation(program = Program)]
            fn computation($($parameter: &$element! $dims),*) -> $out! $out_dims $body

            $(
                let range = first!($($range,)? AROUND);
                let $parameter: $element! $dims = filled(stringify!($parameter), range);
            )*
            let inputs = vec![$(Input::new(&$parameter)),*];
            // Each closure owns a copy of the arguments.
            let into = {
                $(let $parameter = $parameter.clone();)*
                let (mut out, mut workspace) = (Tensor::zeros(), Workspace::new());
                Box::new(move |count| {
                    for _ in 0..count {
                        Program::run_into(&mut out, &mut workspace, $(black_box(&$parameter)),*);
                        black_box(&mut out);
                    }
                })
            };
            Row {
                name,
                floor: $floor,
                stablehlo: Program::stablehlo(),
                inputs,
                preallocated: into,
                fresh: fresh(move || computation($(black_box(&$parameter)),*)),
                product: first!($(Some($product),)? None),
            }
        })*
    };
}

/// The first expression, or the default if there is only one.
macro_rules! first {
    ($first:expr $(, $default:expr)?) => {
        $first
    };
}

mod control;
mod convolutions;
mod elementwise;
mod folds;
mod fourier;
mod integers;
mod layers;
mod linear;
mod models;
mod movement;
mod norms;
mod numbers;
mod places;
mod products;
mod random;
mod shapes;
mod windows;

/// A row's name, and the function that prepares it.
pub(crate) type Entry = (&'static str, fn(&'static str) -> Row);

/// Returns all rows, family by family.
pub(crate) fn all() -> impl Iterator<Item = &'static Entry> {
    [
        elementwise::ROWS,
        numbers::ROWS,
        integers::ROWS,
        folds::ROWS,
        norms::ROWS,
        products::ROWS,
        convolutions::ROWS,
        movement::ROWS,
        shapes::ROWS,
        places::ROWS,
        windows::ROWS,
        random::ROWS,
        linear::ROWS,
        fourier::ROWS,
        control::ROWS,
        layers::ROWS,
        models::ROWS,
    ]
    .into_iter()
    .flatten()
}

/// Numbers around 0.
const AROUND: [f32; 2] = [-2.0, 2.0];
/// Numbers greater than 0.
const ABOVE: [f32; 2] = [0.01, 4.0];
/// Weights of a network: small enough that no hidden element is far from 0.
const WEIGHTS: [f32; 2] = [-0.1, 0.1];
/// Integers of some size, of both signs or of one.
const SIGNED: [f32; 2] = [-1e6, 1e6];
const UNSIGNED: [f32; 2] = [1.0, 1e6];
/// All integers of 8 bits.
const OCTETS: [f32; 2] = [-128.0, 128.0];
const UNSIGNED_OCTETS: [f32; 2] = [0.0, 256.0];
/// Small integers greater than 0.
const SMALL: [f32; 2] = [1.0, 32.0];
/// Indices of rows of a table of 50,000, of columns of 1024, and of elements of 1M.
const OF_50000: [f32; 2] = [0.0, 50_000.0];
const OF_1024: [f32; 2] = [0.0, 1024.0];
const OF_1M: [f32; 2] = [0.0, 1_048_576.0];
