//! Convolutions by prepared kernels: the factors that follow are a part of the kernel, and kernels of 3 by 3 are
//! transformed. So results have other rounding errors.

use typed_xla::Exec;
use typed_xla::prelude::*;

use super::{parts, values};

/// The largest difference of elements, as a part of the largest element.
fn difference(got: &[f32], expected: &[f32]) -> f32 {
    let largest = expected.iter().fold(0.0_f32, |all, x| all.max(x.abs()));
    let pairs = got.iter().zip(expected);
    let all = pairs.fold(0.0_f32, |all, (x, y)| {
        if (x - y).abs() <= all {
            all
        } else {
            (x - y).abs()
        }
    });
    assert!(got.len() == expected.len() && largest > 0.0);
    all / largest
}

#[derive(Tensors)]
struct Normal {
    mean: f32![6],
    var: f32![6],
    scale: f32![6],
    bias: f32![6],
}

fn normal() -> Normal {
    Normal {
        mean: some!(1, f32![6]),
        var: some!(2, f32![6]) * 0.5 + Tensor::ones(),
        scale: some!(3, f32![6]),
        bias: some!(4, f32![6]),
    }
}

/// A normalisation as it is trained, after a convolution with strides and a bias.
#[computation(program = Normalised, prepared(p, k, c))]
fn normalised(
    p: &Normal,
    k: &f32![6, 4, 3, 3],
    c: &f32![6],
    x: &f32![2, 4, 9, 9],
) -> f32![2, 6, 4, 4] {
    let y = conv(x, k, window_strides = [2, 2]) + c.along([1]);
    let y = (y - p.mean.along([1])) / sqrt(p.var + 1e-5).along([1]);
    relu(y * p.scale.along([1]) + p.bias.along([1]))
}

#[test]
fn a_normalisation_is_a_part_of_the_kernel() {
    let (k, c, x) = (
        some!(5, f32![6, 4, 3, 3]),
        some!(6, f32![6]),
        some!(7, f32![2, 4, 9, 9]),
    );
    let got = Normalised::prepare(&normal(), &k, &c).run(&x);
    let expected = normalised(&normal(), &k, &c, &x);
    let difference = difference(got.as_slice(), expected.as_slice());
    assert!(difference < 1e-6, "{difference}");
    // A call adds the numbers of the bias, and multiplies nothing after the convolution.
    let [prepare, run] = parts(Normalised::lowered());
    assert!(
        prepare.contains("mul") && prepare.contains("div"),
        "{prepare}"
    );
    assert!(
        !run.contains("mul") && !run.contains("div") && !run.contains("sub"),
        "{run}"
    );
    assert_eq!(run.matches("add").count(), 1, "{run}");
}

/// One factor for all features, of a kernel with other dimension numbers and groups.
#[computation(program = Grouped, prepared(k, s))]
fn grouped(k: &f64![3, 2, 6], s: f64, x: &f64![2, 8, 4]) -> f64![2, 6, 6] {
    let y = conv(
        x,
        k,
        dimension_numbers = "b0f_0io->b0f",
        feature_group_count = 2,
    );
    y * s
}

#[test]
fn a_factor_of_all_features_is_a_part_of_the_kernel() {
    let k = Tensor::from_fn(|[i, j, o]| (i * 7 + j * 5 + o * 3) as f64 / 9.0 - 1.5);
    let x = Tensor::from_fn(|[b, i, f]| (b * 3 + i * 5 + f * 7) as f64 / 11.0 - 2.0);
    let (got, expected) = (Grouped::prepare(&k, 0.75).run(&x), grouped(&k, 0.75, &x));
    for (x, y) in got.as_slice().iter().zip(expected.as_slice()) {
        assert!((x - y).abs() <= 1e-13 * y.abs().max(1.0), "{x} and {y}");
    }
    let [_, run] = parts(Grouped::lowered());
    assert!(!run.contains("mul"), "{run}");
}

/// Factors of a result that is read elsewhere, or that differ between elements of a feature, are not a part of the kernel.
#[computation(program = Apart, prepared(k, s, all))]
fn apart(
    k: &f32![6, 4, 3, 3],
    s: &f32![6],
    all: &f32![6, 3],
    x: &f32![1, 4, 5, 5],
) -> (f32![1, 6, 3, 3], f32![1, 6, 3, 3]) {
    let y = conv(x, k, window_strides = [1, 1]);
    (y * s.along([1]), tanh(y) * all.along([1, 2]))
}

#[test]
fn other_factors_stay() {
    let (k, s) = (some!(8, f32![6, 4, 3, 3]), some!(9, f32![6]));
    let (all, x) = (some!(10, f32![6, 3]), some!(11, f32![1, 4, 5, 5]));
    assert_eq!(
        Apart::prepare(&k, &s, &all).run(&x),
        apart(&k, &s, &all, &x)
    );
}

/// Compares convolutions of several sizes, whose kernels are transformed, with others. The numbers of 512 features
/// cancel: the largest result is small beside its terms.
macro_rules! winograd {
    ($($name:ident $program:ident $numbers:literal $padding:literal: $k:ty, $x:ty => $y:ty, $within:literal;)*) => {
        $(
            #[computation(program = $program, prepared(k))]
            fn $name(exec: &Exec, k: &$k, x: &$x) -> $y {
                conv(x, k, padding = $padding, dimension_numbers = $numbers)
            }
        )*

        #[test]
        fn kernels_of_3_by_3_are_transformed() {
            $({
                let (k, x) = (some!(20, $k), some!(21, $x));
                let serial = Exec::serial();
                let expected = $name(&serial, &k, &x);
                let prepared = $program::prepare(&k);
                let got = prepared.run(&serial, &x);
                let difference = difference(got.as_slice(), expected.as_slice());
                assert!(difference < $within, "{}: {difference}", stringify!($name));
                assert!(prepared.run(&Exec::threads(3), &x) == got, "{}", stringify!($name));
                let [_, run] = parts($program::lowered());
                assert!(run.contains("convolution::winograd "), "{run}");
            })*
        }
    };
}

winograd! {
    square Square "bf01_oi01->bf01" "SAME": f32![32, 16, 3, 3], f32![2, 16, 12, 12] => f32![2, 32, 12, 12], 2e-5;
    odd Odd "bf01_oi01->bf01" "SAME": f32![16, 32, 3, 3], f32![1, 32, 13, 19] => f32![1, 16, 13, 19], 2e-5;
    valid Valid "bf01_oi01->bf01" "VALID": f32![48, 16, 3, 3], f32![1, 16, 15, 14] => f32![1, 48, 13, 12], 2e-5;
    small Small "bf01_oi01->bf01" "SAME": f32![80, 64, 3, 3], f32![3, 64, 7, 7] => f32![3, 80, 7, 7], 1e-6;
    last Last "b01f_01io->b01f" "SAME": f32![3, 3, 48, 64], f32![2, 23, 30, 48] => f32![2, 23, 30, 64], 2e-5;
    mixed Mixed "b01f_o01i->bf01" "VALID": f32![16, 3, 3, 16], f32![1, 8, 7, 16] => f32![1, 16, 6, 5], 1e-6;
    wide Wide "bf01_i01o->b01f" "SAME": f32![512, 3, 3, 16], f32![1, 512, 16, 60] => f32![1, 16, 60, 16], 3e-5;
}

/// Negative padding omits elements, which no sum may read.
#[computation(program = Cropped, prepared(k))]
fn cropped(k: &f32![16, 16, 3, 3], x: &f32![1, 16, 14, 12]) -> f32![1, 16, 10, 10] {
    conv_with_general_padding(x, k, padding = [(0, -2), (0, 0)])
}

#[test]
fn omitted_elements_are_not_read() {
    let k = some!(40, f32![16, 16, 3, 3]);
    let mut x = some!(41, f32![1, 16, 14, 12]);
    for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
        if i / 12 % 14 >= 12 {
            *x = f32::INFINITY;
        }
    }
    let got = Cropped::prepare(&k).run(&x);
    assert!(got.as_slice().iter().all(|x| x.is_finite()));
    assert_eq!(got, cropped(&k, &x));
}

/// The kernel of a convolution with a stride is read as it is, and a batch of any size is convolved with tiles.
#[computation(program = Blocks, prepared(k))]
fn blocks<B: Dim>(k: &f32![16, 16, 3, 3], x: &f32![B, 16, 10, 10]) -> f32![B, 16, 5, 5] {
    conv(
        conv(x, k, padding = "SAME"),
        k,
        padding = "SAME",
        window_strides = [2, 2],
    )
}

#[test]
fn a_batch_has_any_size() {
    let (k, x) = (
        some!(30, f32![16, 16, 3, 3]),
        some!(31, f32![3, 16, 10, 10]),
    );
    let got = Blocks::<typed_xla::size::Size<3>>::prepare(&k).run(&x);
    let difference = difference(got.as_slice(), blocks(&k, &x).as_slice());
    assert!(difference < 2e-5, "{difference}");
    // The text of `run` and `run_into`.
    let lowered = Blocks::<typed_xla::size::Size<3>>::lowered();
    assert_eq!(
        lowered.matches("convolution::winograd ").count(),
        2,
        "{lowered}"
    );
    assert_eq!(lowered.matches("= convolution ").count(), 2, "{lowered}");
}
