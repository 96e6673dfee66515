//! The computations, which a test also compiles with the standard library.

use typed_xla::prelude::*;
use typed_xla::size::{Dynamic, Size};
use typed_xla::tensor::{TensorMut, TensorView};
use typed_xla::workspace::{Workspace, WorkspaceMemory};

use crate::belief::filter::Belief;
use crate::vehicle::{bearings, bearings_jacobian, drive, drive_jacobian};
use crate::weights::{B1, B2, SHIFT, W1, W2};

/// Moves the belief by a turn rate and corrects it by the angles of two beacons.
#[computation(program = Follow)]
pub(crate) fn follow(belief: &mut Belief<4>, turn: f64, seen: &f64![2]) {
    belief.predict(|s| drive(s, turn), drive_jacobian, PROCESS);
    belief.update(bearings, bearings_jacobian, seen, NOISE);
}

/// The covariance of the errors of the model of motion.
#[known]
pub(crate) const PROCESS: [[f64; 4]; 4] = [
    [1e-4, 0.0, 0.0, 0.0],
    [0.0, 1e-4, 0.0, 0.0],
    [0.0, 0.0, 1e-4, 0.0],
    [0.0, 0.0, 0.0, 1e-3],
];

/// The covariance of the errors of the angles.
#[known]
pub(crate) const NOISE: [[f64; 2]; 2] = [[4e-4, 0.0], [0.0, 4e-4]];

/// Returns the product of a row and a matrix of integers of 8 bits, with sums of 32 bits.
#[computation]
fn product<B: Dim, M: Dim, N: Dim>(x: &i8![B, M], w: &i8![M, N]) -> i32![B, N] {
    sum(
        x.convert(i32).along([0, 1]) * w.convert(i32).along([1, 2]),
        1,
    )
}

/// Returns the scores of ten digits for each image.
#[computation]
fn layers<B: Dim>(
    images: &i8![B, 64],
    w1: &i8![64, 32],
    b1: &i32![32],
    w2: &i8![32, 10],
    b2: &i32![10],
) -> i32![B, 10] {
    let sums = product(images, w1) + b1.along([1]);
    let hidden = clamp(shift_right_arithmetic(sums, SHIFT), 0, 127);
    product(hidden.convert(i8), w2) + b2.along([1])
}

/// Returns the scores of one image.
#[computation(program = Scores)]
pub(crate) fn scores(
    image: &i8![1, 64],
    w1: &i8![64, 32],
    b1: &i32![32],
    w2: &i8![32, 10],
    b2: &i32![10],
) -> i32![1, 10] {
    layers(image, w1, b1, w2, b2)
}

/// Returns the digit of each image.
#[computation]
fn best(
    images: &i8![?, 64],
    w1: &i8![64, 32],
    b1: &i32![32],
    w2: &i8![32, 10],
    b2: &i32![10],
) -> i32![?] {
    argmax(layers(images, w1, b1, w2, b2), 1).convert(i32)
}

/// Views elements in memory as a tensor of a type and sizes.
macro_rules! view {
    ($elements:expr, $element:ident $($size:literal)*) => {
        &TensorView::<$element, ($(Size<$size>,)*)>::from_array($elements)
    };
}

/// Writes the score of each digit for an image; returns the digit.
pub(crate) fn digit(out: &mut [i32; 10], image: &[i8; 64]) -> i32 {
    static MEMORY: WorkspaceMemory<512> = WorkspaceMemory::new();
    type Row = (Size<1>, Size<10>);
    Scores::run_into(
        &mut TensorMut::<i32, Row>::from_array(out),
        &mut Workspace::over(&MEMORY).expect("memory that no other call uses"),
        view!(image, i8 1 64),
        view!(&W1, i8 64 32),
        view!(&B1, i32 32),
        view!(&W2, i8 32 10),
        view!(&B2, i32 10),
    );
    let best = (0..10).rev().max_by_key(|&i| out[i]);
    best.map_or(-1, |i| i as i32)
}

/// Returns the digit of each image, 64 elements after the other.
pub(crate) fn digits(images: &[i8]) -> i32![?] {
    let images = TensorView::<i8, (Dynamic, Size<64>)>::new(images).expect("whole images");
    best(
        &images,
        view!(&W1, i8 64 32),
        view!(&B1, i32 32),
        view!(&W2, i8 32 10),
        view!(&B2, i32 10),
    )
}
