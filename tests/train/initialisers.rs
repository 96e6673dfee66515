//! Initial values: their distributions, and that no two leaves are equal.

use typed_xla::prelude::*;
use typed_xla::train::*;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Params {
    w: f32![60, 40],
    b: f32![40],
    /// 5 features from 8, in windows of 3 by 4.
    kernel: f64![5, 8, 3, 4],
    twins: [f32![60, 40]; 2],
    scale: f32,
}

/// Draws parameters by each distribution in turn.
#[computation]
fn draw(rng: &mut Rng, like: &Params) -> ([Params; 6], Params) {
    let (mut a, mut b, mut c) = (like, like, like);
    let (mut d, mut e, mut f) = (like, like, like);
    let mut g = like;
    glorot_uniform(&mut a, rng);
    glorot_normal(&mut b, rng);
    he_uniform(&mut c, rng);
    he_normal(&mut d, rng);
    lecun_uniform(&mut e, rng);
    lecun_normal(&mut f, rng);
    truncated_normal(&mut g, rng, 0.5);
    ([a, b, c, d, e, f], g)
}

/// Returns the mean, the variance and the greatest magnitude.
fn moments(x: impl Iterator<Item = f64>) -> (f64, f64, f64) {
    let all: Vec<f64> = x.collect();
    let n = all.len() as f64;
    let mean = all.iter().sum::<f64>() / n;
    let variance = all.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
    (mean, variance, all.iter().fold(0.0, |m, x| m.max(x.abs())))
}

#[track_caller]
fn check(x: impl Iterator<Item = f64>, variance: f64, limit: f64) {
    let (mean, found, most) = moments(x);
    let deviation = variance.sqrt();
    assert!(mean.abs() < 0.15 * deviation, "{mean} {deviation}");
    assert!((found / variance - 1.0).abs() < 0.15, "{found} {variance}");
    // Of 480 numbers or more some are close to the limit, and none is beyond.
    assert!(
        most <= limit * 1.000_001 && most > 0.9 * limit,
        "{most} {limit}"
    );
}

#[test]
fn weights_have_the_variance_of_their_distribution() {
    let ([a, b, c, d, e, f], g) = draw(&mut Rng::new(3), &Params::default());
    // The variances of a matrix and of a kernel, by inputs and outputs.
    let glorot = [2.0 / 100.0, 2.0 / (96.0 + 60.0)];
    let lecun = [1.0 / 60.0, 1.0 / 96.0];
    let he = lecun.map(|variance| 2.0 * variance);
    let all = [(a, b, glorot), (c, d, he), (e, f, lecun)];
    for (uniform, normal, [matrix, kernel]) in all {
        for (x, scale) in [
            (&uniform, 3f64.sqrt()),
            (&normal, 2.0 / 0.879_625_661_034_239_8),
        ] {
            check(
                x.w.iter().map(|x| f64::from(*x)),
                matrix,
                scale * matrix.sqrt(),
            );
            check(x.kernel.iter().copied(), kernel, scale * kernel.sqrt());
            assert_eq!((&x.b, x.scale), (&Tensor::zeros(), 0.0));
            assert!(x.w != x.twins[0] && x.twins[0] != x.twins[1]);
        }
    }
    let variance = (0.5 * 0.879_625_661_034_239_8f64).powi(2);
    check(g.w.iter().map(|x| f64::from(*x)), variance, 1.0);
    assert!(g.scale != 0.0 && g.b.iter().all(|x| *x != 0.0));
}

#[test]
fn seeds_and_calls_determine_the_numbers() {
    let (mut rng, mut same) = (Rng::new(3), Rng::new(3));
    let first = draw(&mut rng, &Params::default());
    assert_eq!(draw(&mut same, &Params::default()), first);
    assert_ne!(draw(&mut rng, &Params::default()), first);
    // A generator whose seed is a leaf's seed plus one draws other numbers.
    let next = draw(&mut Rng::new(4), &Params::default());
    assert_ne!(next.0[0].w, first.0[0].twins[0]);
}

type Matrices = (
    f64![4, 3],
    f64![3, 4],
    f64![3, 2, 2],
    f32![2, 2, 2, 1],
    f64![2],
);

#[computation]
fn orthogonals(
    p: &mut (
        f64![4, 3],
        f64![3, 4],
        f64![3, 2, 2],
        f32![2, 2, 2, 1],
        f64![2],
    ),
    rng: &mut Rng,
) -> (f64![3, 3], f64![3, 3], f64![3, 3], f32![2, 2]) {
    orthogonal(p, rng, 3.0);
    let kernel = reshape(p.2, [3, 4]);
    let small = reshape(p.3, [2, 4]);
    (
        dot(transpose(p.0, [1, 0]), p.0),
        dot(p.1, transpose(p.1, [1, 0])),
        dot(kernel, transpose(kernel, [1, 0])),
        dot(small, transpose(small, [1, 0])),
    )
}

#[test]
fn matrices_are_orthogonal() {
    let mut p: Matrices = Default::default();
    let (a, b, c, d) = orthogonals(&mut p, &mut Rng::new(5));
    for product in [a, b, c] {
        for (i, x) in product.iter().enumerate() {
            let expected = if i % 4 == 0 { 9.0 } else { 0.0 };
            assert!((x - expected).abs() < 1e-13, "{product:?}");
        }
    }
    assert!((d[[0, 0]] - 9.0).abs() < 1e-5 && d[[0, 1]].abs() < 1e-5);
    assert_eq!(p.4, Tensor::zeros());
}
