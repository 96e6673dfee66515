//! Computations without the standard library, called from C: `cargo build --release` in this folder makes `libedge.a`.
//!
//! `follow` is the extended Kalman filter of `examples/ekf`, and `digit` a classifier with weights of 8 bits. All their
//! sizes are known, so they need no allocator: the one of `allocator.rs` does not exist, and the library links because
//! nothing calls it. With the feature `bump` there is an allocator that never frees, and `digits`, which takes any number of
//! images.

#![no_std]
#![allow(
    dead_code,
    reason = "rustc does not see which constants a computation uses, and `digits` needs the feature `bump`"
)]

#[cfg_attr(feature = "bump", path = "bump.rs")]
mod allocator;
#[path = "../../ekf/belief.rs"]
mod belief;
mod model;
mod panics;
#[path = "../../ekf/vehicle.rs"]
mod vehicle;
mod weights;

use typed_xla::Workspace;
use typed_xla::prelude::*;

use belief::filter::Belief;

/// The belief of the filter, as C stores it.
#[repr(C)]
pub struct State {
    mean: [f64; 4],
    covariance: [[f64; 4]; 4],
}

/// Moves the belief by a turn rate and corrects it by two angles.
#[unsafe(no_mangle)]
pub extern "C" fn follow(state: &mut State, turn: f64, seen: &[f64; 2]) {
    let mut belief = Belief {
        mean: Tensor::from(state.mean),
        covariance: Tensor::from(state.covariance),
    };
    let mut workspace = Workspace::new();
    model::Follow::run_into(&mut workspace, &mut belief, turn, &Tensor::from(*seen));
    let mean = belief.mean.as_slice().try_into();
    state.mean = mean.unwrap_or(state.mean);
    for (to, from) in state
        .covariance
        .iter_mut()
        .zip(belief.covariance.as_slice().chunks_exact(4))
    {
        to.copy_from_slice(from);
    }
}

/// Writes the score of each digit for an image of 8 rows and columns; returns the digit.
#[unsafe(no_mangle)]
pub extern "C" fn digit(scores: &mut [i32; 10], image: &[i8; 64]) -> i32 {
    model::digit(scores, image)
}

/// Writes the digit of each of `count` images.
///
/// # Safety
///
/// `digits` points to `count` numbers, and `images` to as many images of 64 pixels.
#[cfg(feature = "bump")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn digits(digits: *mut i32, images: *const i8, count: usize) {
    // SAFETY: guaranteed by the caller.
    let (digits, images) = unsafe {
        (
            core::slice::from_raw_parts_mut(digits, count),
            core::slice::from_raw_parts(images, 64 * count),
        )
    };
    digits.copy_from_slice(model::digits(images).as_slice());
}
