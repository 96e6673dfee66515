//! Layers of networks.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/layers.txt");

cases! {
    fn rms_norms(x: f64[2, 3, 4], scale: f64[4], w: f64[2, 3, 4]) -> [f64[2, 3, 4], f64[2, 3, 4], f64[2, 3, 4], f64[2, 3, 4], f64[4], f64[2, 3, 4]] {
        let loss = |x, scale| sum(rms_norm(x, scale) * w);
        let (dx, dscale) = grad(loss, argnums = [0, 1])(x, scale);
        let (_, curved) = jvp(|x| grad(loss)(x, scale))(x, w);
        (rms_norm(x), x.rms_norm(scale), rms_norm(x, scale, epsilon = 0.5), dx, dscale, curved)
    }

    fn rms_norms_of_zeros(x: f64[2, 4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4]] {
        (rms_norm(x), grad(|x| sum(rms_norm(x) * w))(x))
    }

    fn gated(x: f64[3, 4], w: f64[3, 4]) -> [f64[3, 2], f64[2, 3], f64[3, 4], f64[3, 4]] {
        let half = w[(.., ..2)];
        let loss = |x| sum(glu(x) * half);
        let (_, curved) = jvp(grad(loss))(x, w);
        (glu(x), glu(transpose(x, [1, 0]), 0), grad(loss)(x), curved)
    }

    fn group_norms(x: f64[2, 4, 3, 2], scale: f64[4], bias: f64[4], w: f64[2, 4, 3, 2]) -> [f64[2, 4, 3, 2], f64[2, 4, 3, 2], f64[2, 3, 2, 4], f64[2, 24], f64[2, 4, 3, 2], f64[4], f64[4], f64[2, 4, 3, 2]] {
        let loss = |x, scale, bias| sum(group_norm(x, 2, scale, bias) * w);
        let (dx, dscale, dbias) = grad(loss, argnums = [0, 1, 2])(x, scale, bias);
        let (_, curved) = jvp(|x| grad(loss)(x, scale, bias))(x, w);
        let last = transpose(x, [0, 2, 3, 1]);
        let moved = group_norm(last, 2, scale, bias, dimension = -1, epsilon = 0.5);
        let flat = group_norm(reshape(x, [2, 24]), groups = 6);
        (group_norm(x, 1), instance_norm(x), moved, flat, dx, dscale, dbias, curved)
    }

    fn group_norms_of_equal_elements(x: f64[2, 4, 3], w: f64[2, 4, 3]) -> [f64[2, 4, 3], f64[2, 4, 3]] {
        (group_norm(x, 2), grad(|x| sum(group_norm(x, 2) * w))(x))
    }

    fn rotated(x: f64[2, 5, 3, 4], w: f64[2, 5, 3, 4]) -> [f64[2, 5, 3, 4], f64[2, 5, 3, 4], f64[2, 5, 3, 4], f64[2, 5, 3, 4], f64[2, 5, 3, 4], f64[2, 5, 3, 4]] {
        let loss = |x| {
            let y = rope(x, 7, base = 100.0, interleaved = true, dimension = 1);
            sum(y * y * w)
        };
        let (_, curved) = jvp(grad(loss))(x, w);
        (rope(x), rope(x, 7), rope(x, 2, 50.0, dimension = 1), x.rope(3, interleaved = true), grad(loss)(x), curved)
    }
}

#[computation]
fn dropped(x: &f64![40, 50], rate: f64, rng: &mut Rng) -> (f64![40, 50], f64![40, 50]) {
    let mut again = *rng;
    let y = dropout(x, rate, rng);
    (y, grad(|x| sum(dropout(x, rate, &mut again)))(x))
}

#[test]
fn dropout_keeps_the_mean_and_its_derivative_is_the_same_mask() {
    let x = Tensor::from_fn(|[i, j]| 1.0 + (50 * i + j) as f64);
    let mut rng = Rng::new(3);
    let before = rng.clone();
    let (y, dx) = dropped(&x, 0.25, &mut rng);
    assert_ne!(rng, before);
    for ((x, y), dx) in x.iter().zip(y.iter()).zip(dx.iter()) {
        assert!(*y == 0.0 && *dx == 0.0 || *y == x / 0.75 && *dx == 1.0 / 0.75);
    }
    let kept = dx.iter().filter(|dx| **dx > 0.0).count();
    assert!((1420..1580).contains(&kept), "{kept} of 2000");
}

#[test]
fn dropout_at_the_ends_keeps_all_or_nothing() {
    let x = Tensor::from_fn(|[i, j]| 1.0 + (50 * i + j) as f64);
    let (y, dx) = dropped(&x, 0.0, &mut Rng::new(3));
    assert!(y == x && dx.iter().all(|dx| *dx == 1.0));
    let (y, dx) = dropped(&x, 1.0, &mut Rng::new(3));
    assert!(y.iter().chain(dx.iter()).all(|of| *of == 0.0));
}

#[computation]
fn halves(x: &f16![2, 4, 6], rng: &mut Rng) -> (f16![2, 4, 6], f16![2, 4, 6], f16![2, 4, 6]) {
    (group_norm(x, 2), rope(x, 100), dropout(x, 0.5, rng))
}

#[test]
fn half_precision_is_computed_in_single_precision() {
    let x = Tensor::from_fn(|[i, j, k]| f16::from_f64((24 * i + 6 * j + k) as f64));
    let (normed, turned, dropped) = halves(&x, &mut Rng::new(1));
    let wide = Tensor::from_fn(|[i, j, k]| (24 * i + 6 * j + k) as f32);
    let (normed_wide, turned_wide) = singles(&wide);
    let rounded = |x: &f32| f16::from_f64(f64::from(*x));
    assert!(
        normed
            .iter()
            .zip(normed_wide.iter())
            .all(|(a, b)| *a == rounded(b))
    );
    assert!(
        turned
            .iter()
            .zip(turned_wide.iter())
            .all(|(a, b)| *a == rounded(b))
    );
    assert!(
        dropped
            .iter()
            .zip(x.iter())
            .all(|(y, x)| y.to_f64() == 0.0 || y.to_f64() == 2.0 * x.to_f64())
    );
}

#[computation]
fn singles(x: &f32![2, 4, 6]) -> (f32![2, 4, 6], f32![2, 4, 6]) {
    (group_norm(x, 2), rope(x, 100))
}

#[computation]
fn of_any_size<B: Dim, C: Dim, N: Dim>(
    x: &f32![B, C, N],
) -> Result<(f32![B, C, N], f32![B, C, N]), typed_xla::Error> {
    Ok((group_norm(x, 2), rope(x)))
}

#[test]
fn sizes_are_generic_and_dynamic() -> Result<(), typed_xla::Error> {
    let x = Tensor::from_fn(|[i, j, k]| (24 * i + 6 * j + k) as f32);
    let expected = singles_at_0(&x);
    assert_eq!(of_any_size(&x)?, expected);
    let open: f32![?, ?, ?] = x.try_into()?;
    let (normed, turned) = of_any_size(&open)?;
    assert_eq!(normed.as_slice(), expected.0.as_slice());
    assert_eq!(turned.as_slice(), expected.1.as_slice());
    let odd: f32![?, ?, ?] = Tensor::zeros_sized([2, 3, 4])?;
    assert!(of_any_size(&odd).is_err());
    Ok(())
}

#[computation]
fn singles_at_0(x: &f32![2, 4, 6]) -> (f32![2, 4, 6], f32![2, 4, 6]) {
    (group_norm(x, 2), rope(x))
}
