//! Sizes that are asserted to be multiples of others, quotients of sizes, and windows over them.
#![allow(clippy::type_complexity)] // To clippy, a pair of arrays of known sizes is a long type.

use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
mod norm {
    use typed_xla::prelude::*;

    /// A normalisation of `F` channels in `G` groups.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub(crate) struct GroupNorm<F: Dim> {
        pub scale: f64![F],
        pub bias: f64![F],
    }

    #[known]
    pub(crate) const GROUPS: usize = 3;

    impl<F: Dim> GroupNorm<F> {
        #[computation]
        pub fn forward<B: Dim, H: Dim, W: Dim>(&self, x: &f64![B, F, H, W]) -> f64![B, F, H, W] {
            assert!(F % GROUPS == 0);
            let y = reshape(x, [B, GROUPS, F / GROUPS, H, W]);
            let centred = y - mean(y, [2, 3, 4]).along([0, 1]);
            let scaled = centred * rsqrt(mean(square(centred), [2, 3, 4]) + 1e-5).along([0, 1]);
            reshape(scaled, [B, F, H, W]) * self.scale.along([1]) + self.bias.along([1])
        }
    }

    /// The same by a product with a matrix of zeros and ones, for known sizes.
    #[computation]
    pub fn by_product(p: &GroupNorm<6>, x: &f64![2, 6, 4, 5]) -> f64![2, 6, 4, 5] {
        let group = iota(i32, 6) / 2;
        let same = (broadcast_in_dim(group, [6, 6], [0]) == group.along([1])) as f64 / 2.0;
        let m("b,f") = mean(x, [2, 3])("b,g") * same("g,f");
        let centred = x - m.along([0, 1]);
        let v("b,f") = mean(square(centred), [2, 3])("b,g") * same("g,f");
        centred * rsqrt(v + 1e-5).along([0, 1]) * p.scale.along([1]) + p.bias.along([1])
    }
}

use norm::GroupNorm;

#[computation]
fn loss<B: Dim>(p: &GroupNorm<6>, x: &f64![B, 6, 4, 5]) -> f64 {
    sum(sin(p.forward(x)))
}

#[computation]
fn gradient(p: &GroupNorm<6>, x: &f64![2, 6, 4, 5]) -> (GroupNorm<6>, f64![2, 6, 4, 5]) {
    grad(|p, x| sum(sin(p.forward(x))), argnums = [0, 1])(p, x)
}

#[computation]
fn expected_gradient(p: &GroupNorm<6>, x: &f64![2, 6, 4, 5]) -> (GroupNorm<6>, f64![2, 6, 4, 5]) {
    grad(|p, x| sum(sin(norm::by_product(p, x))), argnums = [0, 1])(p, x)
}

#[computation]
fn gradient_of_call(p: &GroupNorm<6>, x: &f64![2, 6, 4, 5]) -> (GroupNorm<6>, f64![2, 6, 4, 5]) {
    grad(loss, argnums = [0, 1])(p, x)
}

#[computation]
fn dynamic(p: &GroupNorm<6>, x: &f64![?, 6, 4, 5]) -> f64![?, 6, 4, 5] {
    p.forward(x)
}

#[computation]
fn dynamic_gradient(p: &GroupNorm<6>, x: &f64![?, 6, 4, 5]) -> (GroupNorm<6>, f64![?, 6, 4, 5]) {
    grad(|p, x| sum(sin(p.forward(x))), argnums = [0, 1])(p, x)
}

fn input() -> (GroupNorm<Size<6>>, f64![2, 6, 4, 5]) {
    let p = GroupNorm {
        scale: Tensor::from_fn(|[i]| 1.0 + 0.25 * i as f64),
        bias: Tensor::from_fn(|[i]| 0.5 - 0.125 * i as f64),
    };
    let x = Tensor::from_fn(|[b, f, h, w]| ((b * 7 + f * 5 + h * 3 + w * w) as f64 * 0.7).sin());
    (p, x)
}

#[track_caller]
fn assert_close(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).abs() < 1e-12, "{found} {expected}");
    }
}

#[test]
fn groups_of_channels_are_dimensions() {
    let (p, x) = input();
    let expected = norm::by_product(&p, &x);
    assert_close(p.forward(&x).as_slice(), expected.as_slice());
    let open: f64![?, 6, 4, 5] = x.clone().try_into().unwrap();
    assert_eq!(dynamic(&p, &open).as_slice(), p.forward(&x).as_slice());
}

#[test]
fn derivatives_pass_through_groups() {
    let (p, x) = input();
    let (of_p, of_x) = expected_gradient(&p, &x);
    for (found_p, found_x) in [gradient(&p, &x), gradient_of_call(&p, &x)] {
        assert_close(found_p.scale.as_slice(), of_p.scale.as_slice());
        assert_close(found_p.bias.as_slice(), of_p.bias.as_slice());
        assert_close(found_x.as_slice(), of_x.as_slice());
    }
    let open: f64![?, 6, 4, 5] = x.try_into().unwrap();
    let (found_p, found_x) = dynamic_gradient(&p, &open);
    assert_close(found_p.scale.as_slice(), of_p.scale.as_slice());
    assert_close(found_x.as_slice(), of_x.as_slice());
}

#[computation]
fn halves<B: Dim, C: Dim>(x: &f32![B, C]) -> (f32![B, C / 2], f32![B, C - C / 2]) {
    (x[(.., ..C / 2)], x[(.., C / 2..)])
}

#[computation]
fn gated<B: Dim, C: Dim>(x: &f32![B, C]) -> f32![B, C / 2] {
    assert!(C % 2 == 0);
    x[(.., ..C / 2)] * x[(.., C / 2..)]
}

#[computation]
fn gated_twice<C: Dim>(x: &f32![2, C]) -> f32![2, C / 4] {
    assert!(C % 4 == 0);
    gated(gated(x))
}

#[test]
fn halves_are_slices() {
    let x: f32![1, 5] = tensor![[1.0, 2.0, 3.0, 4.0, 5.0]];
    let (low, high): (f32![1, 2], f32![1, 3]) = halves(&x);
    assert_eq!(
        (low.as_slice(), high.as_slice()),
        (&[1.0, 2.0][..], &[3.0, 4.0, 5.0][..])
    );
    let x: f32![2, 4] = tensor![[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]];
    let y: f32![2, 2] = gated(&x);
    assert_eq!(y, tensor![[3.0, 8.0], [35.0, 48.0]]);
    let y: f32![2, 1] = gated_twice(&x);
    assert_eq!(y, tensor![[24.0], [1680.0]]);
}

/// Each row of an even number, and an odd one, minus the mean of the pair of columns.
#[computation]
fn pairs<R: Dim, C: Dim>(x: &mut f32![R, C]) -> f32![R / 2, 2, (C + 1) / 2, 2] {
    assert!(R % 2 == 0);
    assert!((C + 1) % 2 == 0);
    *x = x * 2.0;
    reshape(pad(x, 0.0, [0, 0], [0, 1]), [R / 2, 2, (C + 1) / 2, 2])
}

#[computation]
fn blocks<F: Dim, G: Dim>(x: &i32![F], groups: &i32![G]) -> i32![G] {
    // The order does not matter, and a known message is a part of the condition.
    assert!(G % 2 == 0, "two groups each");
    assert!(F % G == 0);
    sum(reshape(x, [G, F / G]), 1) * groups - sum(reshape(groups, [2, G / 2]))
}

#[test]
fn several_assertions_hold_together() {
    let mut x: f32![2, 3] = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let y: f32![1, 2, 2, 2] = pairs(&mut x);
    assert_eq!(
        y,
        tensor![[[[2.0, 4.0], [6.0, 0.0]], [[8.0, 10.0], [12.0, 0.0]]]]
    );
    assert_eq!(x, tensor![[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]);
    let y = blocks(&tensor![1, 2, 3, 4], &tensor![1, 10]);
    assert_eq!(y, tensor![-8, 59]);
}

#[computation]
fn checked<F: Dim, G: Dim>(x: &f32![F], like: &f32![G]) -> Result<f32![G], Error> {
    assert!(F % G == 0);
    Ok(sum(reshape(x, [G, F / G]), 1) + like)
}

#[computation]
fn of_any(x: &f32![?], like: &f32![?]) -> Result<f32![?], Error> {
    assert!(x.dims()[0] % like.dims()[0] == 0);
    let parts = x.dims()[0] / like.dims()[0];
    Ok(sum(reshape(x, [like.dims()[0], parts]), 1) + like)
}

#[computation]
fn calls_generic(x: &f32![?], like: &f32![3]) -> Result<f32![3], Error> {
    Ok(checked(x, like)?)
}

#[test]
fn dynamic_sizes_are_checked_at_the_call() {
    let open = |n: usize| -> f32![?] { Tensor::ones_sized([n]).unwrap() };
    let three: f32![3] = Tensor::zeros();
    let found = [
        checked(&open(6), &open(3)).unwrap().as_slice().to_vec(),
        of_any(&open(6), &open(3)).unwrap().as_slice().to_vec(),
        calls_generic(&open(6), &three).unwrap().as_slice().to_vec(),
    ];
    assert_eq!(found, [3.0, 3.0, 2.0].map(|sum| vec![sum; 3]));
    let cases = [
        (
            checked(&open(7), &open(3)).map(drop),
            "checked: assert!(F % G == 0): expected a multiple of G, found F; dimension 0 of `x` is 7; dimension 0 of `like` is 3",
        ),
        (
            checked(&open(7), &open(0)).map(drop),
            "checked: assert!(F % G == 0): expected at least 1 (the divisor), found G; dimension 0 of `like` is 0",
        ),
        (
            of_any(&open(7), &open(3)).map(drop),
            "of_any: assert!(x.dims()[0] % like.dims()[0] == 0): expected a multiple of 3, found 7; \
             dimension 0 of `like` is 3; dimension 0 of `x` is 7",
        ),
        (
            calls_generic(&open(7), &three).map(drop),
            "calls_generic: checked: F = 7, G = 3 do not satisfy `assert!(F % G == 0)`: expected a multiple of 3, found 7; \
             dimension 0 of `x` is 7",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found.unwrap_err().to_string(), expected);
    }
}

/// A sum over groups, for a function that takes the groups.
#[computation]
fn over_groups<F: Dim>(f: impl Fn(&f32![F / 2, 2]) -> f32![F / 2], x: &f32![F]) -> f32![F] {
    assert!(F % 2 == 0);
    let y = f(reshape(x, [F / 2, 2]));
    reshape(broadcast_in_dim(y, [F / 2, 2], [0]), [F])
}

#[computation]
fn in_regions(x: &f32![3, 4]) -> (f32![3, 4], f32![3, 4]) {
    let mut total = zeros_like(x);
    for i in 0..3 {
        total[i] = over_groups(|y| sum(y, 1), x[i]);
    }
    (total, vmap(|row| over_groups(|y| sum(y, 1), row))(x))
}

#[test]
fn templates_and_regions_have_assertions() {
    let x = Tensor::from_fn(|[i, j]| (4 * i + j) as f32);
    let expected = tensor![
        [1.0, 1.0, 5.0, 5.0],
        [9.0, 9.0, 13.0, 13.0],
        [17.0, 17.0, 21.0, 21.0]
    ];
    assert_eq!(in_regions(&x), (expected, expected));
    let y = over_groups(
        |y: &f32![2, 2]| Tensor::from_fn(|[i]| y[[i, 0]] + y[[i, 1]]),
        &tensor![1.0, 2.0, 3.0, 4.0],
    );
    assert_eq!(y, tensor![3.0, 3.0, 7.0, 7.0]);
}

#[computation]
fn same<H: Dim, W: Dim, K: Dim>(x: &f64![1, 2, H, W], k: &f64![3, 2, K, K]) -> f64![1, 3, H, W] {
    conv(x, k, padding = "SAME")
}

#[computation]
fn down<H: Dim, W: Dim>(x: &f64![1, 2, 2 * H, 2 * W], k: &f64![3, 2, 3, 3]) -> f64![1, 3, H, W] {
    conv(x, k, [2, 2], "SAME")
}

#[computation]
fn down_asserted<H: Dim, W: Dim>(
    x: &f64![1, 2, H, W],
    k: &f64![3, 2, 3, 3],
) -> f64![1, 3, H / 2, W / 2] {
    assert!(H % 2 == 0);
    assert!(W % 2 == 0);
    conv(x, k, [2, 2], "SAME")
}

#[computation]
fn pooled<H: Dim>(x: &f64![2 * H]) -> f64![H] {
    reduce_window(max, x, f64::NEG_INFINITY, [3], [2], "SAME")
}

/// The gradients with respect to both operands.
#[computation]
fn gradients_of_same<H: Dim, W: Dim, K: Dim>(
    x: &f64![1, 2, H, W],
    k: &f64![3, 2, K, K],
) -> (f64![1, 2, H, W], f64![3, 2, K, K]) {
    grad(
        |x, k| sum(sin(conv(x, k, padding = "SAME"))),
        argnums = [0, 1],
    )(x, k)
}

#[computation]
fn gradients_of_down<H: Dim, W: Dim>(
    x: &f64![1, 2, 2 * H, 2 * W],
    k: &f64![3, 2, 3, 3],
) -> (f64![1, 2, 2 * H, 2 * W], f64![3, 2, 3, 3]) {
    grad(
        |x, k| sum(sin(conv(x, k, [2, 2], "SAME"))),
        argnums = [0, 1],
    )(x, k)
}

macro_rules! known_sizes {
    ($same:ident $down:ident $of_same:ident $of_down:ident $k:literal) => {
        #[computation]
        fn $same(x: &f64![1, 2, 4, 6], k: &f64![3, 2, $k, $k]) -> f64![1, 3, 4, 6] {
            conv(x, k, padding = "SAME")
        }

        #[computation]
        fn $of_same(
            x: &f64![1, 2, 4, 6],
            k: &f64![3, 2, $k, $k],
        ) -> (f64![1, 2, 4, 6], f64![3, 2, $k, $k]) {
            grad(
                |x, k| sum(sin(conv(x, k, padding = "SAME"))),
                argnums = [0, 1],
            )(x, k)
        }

        #[computation]
        fn $down(x: &f64![1, 2, 4, 6], k: &f64![3, 2, $k, $k]) -> f64![1, 3, 2, 3] {
            conv(x, k, [2, 2], padding = "SAME")
        }

        #[computation]
        fn $of_down(
            x: &f64![1, 2, 4, 6],
            k: &f64![3, 2, $k, $k],
        ) -> (f64![1, 2, 4, 6], f64![3, 2, $k, $k]) {
            grad(
                |x, k| sum(sin(conv(x, k, [2, 2], padding = "SAME"))),
                argnums = [0, 1],
            )(x, k)
        }
    };
}

known_sizes!(same_2 down_2 of_same_2 of_down_2 2);
known_sizes!(same_3 down_3 of_same_3 of_down_3 3);

fn image() -> f64![1, 2, 4, 6] {
    Tensor::from_fn(|[_, c, h, w]| ((c * 11 + h * 5 + w * w) as f64 * 0.3).cos())
}

fn kernels() -> (f64![3, 2, 2, 2], f64![3, 2, 3, 3]) {
    let of = |f: usize, c: usize, h: usize, w: usize| ((9 * f + 5 * c + 3 * h + w) as f64).sin();
    (
        Tensor::from_fn(|[f, c, h, w]| of(f, c, h, w)),
        Tensor::from_fn(|[f, c, h, w]| of(f, c, h, w)),
    )
}

#[test]
fn windows_over_generic_sizes_have_same_padding() {
    let (x, (k2, k3)) = (image(), kernels());
    assert_eq!(same(&x, &k2), same_2(&x, &k2));
    assert_eq!(same(&x, &k3), same_3(&x, &k3));
    assert_eq!(down(&x, &k3), down_3(&x, &k3));
    assert_eq!(down_asserted(&x, &k3), down_3(&x, &k3));
    assert_eq!(
        pooled(&tensor![1.0, 5.0, 2.0, 4.0, 3.0, 0.0]),
        tensor![5.0, 4.0, 3.0]
    );
    assert_eq!(down_2(&x, &k2).dims(), [1, 3, 2, 3]);
}

#[test]
fn derivatives_of_windows_over_generic_sizes() {
    let (x, (k2, k3)) = (image(), kernels());
    let (found, expected) = (gradients_of_same(&x, &k2), of_same_2(&x, &k2));
    assert_close(found.0.as_slice(), expected.0.as_slice());
    assert_close(found.1.as_slice(), expected.1.as_slice());
    let (found, expected) = (gradients_of_same(&x, &k3), of_same_3(&x, &k3));
    assert_close(found.0.as_slice(), expected.0.as_slice());
    assert_close(found.1.as_slice(), expected.1.as_slice());
    let (found, expected) = (
        gradients_of_down::<Size<2>, Size<3>>(&x, &k3),
        of_down_3(&x, &k3),
    );
    assert_close(found.0.as_slice(), expected.0.as_slice());
    assert_close(found.1.as_slice(), expected.1.as_slice());
    assert_eq!(of_down_2(&x, &k2).0.dims(), [1, 2, 4, 6]);
}
