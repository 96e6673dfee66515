//! A vehicle that sees two beacons.
//!
//! Its state is its place, the direction in which it drives, and its speed.

use typed_xla::prelude::*;

/// The time between two measurements.
#[known]
pub(crate) const DT: f64 = 0.5;

/// The places of the beacons.
#[known]
pub(crate) const BEACONS: [[f64; 2]; 2] = [[-10.0, 40.0], [25.0, 30.0]];

/// Returns the state after a step in which the vehicle turns at a rate.
#[computation]
pub(crate) fn drive(s: &f64![4], turn: f64) -> f64![4] {
    let (angle, speed) = (s[2], s[3]);
    let change = stack((speed * cos(angle), speed * sin(angle), turn, 0f64));
    s + DT * change
}

/// Returns the derivatives of `drive` with respect to the state.
#[computation]
pub(crate) fn drive_jacobian(s: &f64![4]) -> f64![4, 4] {
    let (angle, speed) = (s[2], s[3]);
    let mut j = eye(f64, 4);
    j[(0..2, 2)] = DT * speed * stack((-sin(angle), cos(angle)));
    j[(0..2, 3)] = DT * stack((cos(angle), sin(angle)));
    j
}

/// Returns the angle of each beacon, seen from the vehicle.
#[computation]
pub(crate) fn bearings(s: &f64![4]) -> f64![2] {
    let d = BEACONS - s[..2].along([1]);
    atan2(d[(.., 1)], d[(.., 0)]) - s[2]
}

/// Returns the derivatives of `bearings` with respect to the state.
#[computation]
pub(crate) fn bearings_jacobian(s: &f64![4]) -> f64![2, 4] {
    let d = BEACONS - s[..2].along([1]);
    let square = sum(d * d, 1);
    let (x, y) = (d[(.., 1)] / square, -d[(.., 0)] / square);
    stack((x, y, -ones(f64, [2]), zeros(f64, [2])), 1)
}
