//! Rotations by quaternions, and the pose of a robot's hand, beside plain Rust.

use std::hint::black_box;

use nalgebra::Matrix4;
use typed_xla::prelude::*;

use super::{Row, runs};

/// The product of quaternions, with the real part first.
#[computation]
fn multiplied(p: &f64![4], q: &f64![4]) -> f64![4] {
    stack((
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    ))
}

/// A vector turned by a quaternion of length 1.
#[computation]
fn rotated(q: &f64![4], v: &f64![3]) -> f64![3] {
    let axis = q[1..];
    let t = 2.0 * cross(axis, v);
    v + q[0] * t + cross(axis, t)
}

#[computation]
fn products(p: &f64![1000, 4], q: &f64![1000, 4]) -> f64![1000, 4] {
    vmap(multiplied)(p, q)
}

#[computation]
fn rotations(q: &f64![4], v: &f64![1000, 3]) -> f64![1000, 3] {
    vmap(rotated, in_dimensions = [None, 0])(q, v)
}

/// A transform by Denavit and Hartenberg's parameters.
#[computation]
fn joint(angle: f64, twist: f64, length: f64, offset: f64) -> f64![4, 4] {
    let (c, s, ct, st) = (cos(angle), sin(angle), cos(twist), sin(twist));
    let zero = 0.0 * angle;
    stack((
        stack((c, -s * ct, s * st, length * c)),
        stack((s, c * ct, -c * st, length * s)),
        stack((zero, st, ct, offset)),
        stack((zero, zero, zero, zero + 1.0)),
    ))
}

/// The pose of the hand of an arm of seven joints.
#[computation]
fn pose(angles: &f64![7], twists: &f64![7], lengths: &f64![7], offsets: &f64![7]) -> f64![4, 4] {
    let mut pose = eye(f64, 4);
    for i in 0..7 {
        pose = dot(pose, joint(angles[i], twists[i], lengths[i], offsets[i]));
    }
    pose
}

fn product_by_hand(p: &[f64; 4], q: &[f64; 4]) -> [f64; 4] {
    [
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    ]
}

fn cross_by_hand(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn rotated_by_hand(q: &[f64; 4], v: &[f64; 3]) -> [f64; 3] {
    let [w, axis @ ..] = q;
    let t = cross_by_hand(axis, v).map(|x| 2.0 * x);
    let u = cross_by_hand(axis, &t);
    core::array::from_fn(|i| v[i] + w * t[i] + u[i])
}

fn pose_by_nalgebra(arm: &[[f64; 7]; 4]) -> Matrix4<f64> {
    let mut pose = Matrix4::identity();
    let [angles, twists, lengths, offsets] = arm;
    for i in 0..7 {
        let ((s, c), (st, ct)) = (angles[i].sin_cos(), twists[i].sin_cos());
        let (length, offset) = (lengths[i], offsets[i]);
        pose *= Matrix4::new(
            c,
            -s * ct,
            s * st,
            length * c,
            s,
            c * ct,
            -c * st,
            length * s,
            0.0,
            st,
            ct,
            offset,
            0.0,
            0.0,
            0.0,
            1.0,
        );
    }
    pose
}

fn entry(i: usize, j: usize) -> f64 {
    0.1 * ((3 * i + 5 * j) % 11) as f64 - 0.5
}

pub(super) fn rows() -> Vec<Row> {
    let quaternions: Vec<[f64; 4]> = (0..1000)
        .map(|i| core::array::from_fn(|j| entry(i, j)))
        .collect();
    let vectors: Vec<[f64; 3]> = (0..1000)
        .map(|i| core::array::from_fn(|j| entry(i, j)))
        .collect();
    let turn = [0.5; 4];
    let ours: f64![1000, 4] = Tensor::from_fn(|[i, j]| entry(i, j));
    let multiplied = runs(
        "products of 1,000 pairs of quaternions",
        move || products(black_box(&ours), black_box(&ours)),
        move || {
            let (p, q) = (black_box(&quaternions), black_box(&quaternions));
            let pairs = p.iter().zip(q);
            pairs
                .map(|(p, q)| product_by_hand(p, q))
                .collect::<Vec<_>>()
        },
    );
    let by: f64![4] = Tensor::from(turn);
    let ours: f64![1000, 3] = Tensor::from_fn(|[i, j]| entry(i, j));
    let turned = runs(
        "rotations of 1,000 vectors by a quaternion",
        move || rotations(black_box(&by), black_box(&ours)),
        move || {
            let turn = black_box(turn);
            let vectors = black_box(&vectors).iter();
            vectors
                .map(|v| rotated_by_hand(&turn, v))
                .collect::<Vec<_>>()
        },
    );
    let arm: [[f64; 7]; 4] = core::array::from_fn(|i| core::array::from_fn(|j| entry(i, j)));
    let ours = arm.map(Tensor::from);
    let chained = runs(
        "pose of an arm of seven joints",
        move || {
            let [angles, twists, lengths, offsets] = black_box(&ours);
            pose(angles, twists, lengths, offsets)
        },
        move || pose_by_nalgebra(black_box(&arm)),
    );
    vec![multiplied, turned, chained]
}
