//! Models that accept arrays of several sizes: their results are JAX's for each of these.

use typed_xla::prelude::*;
use typed_xla::{Error, tensors};

use super::vectors::Vectors;

#[tensors(stablehlo = "tests/models/mlp_sizes.mlir")]
pub struct Mlp;

#[computation(stablehlo = "tests/models/mlp_sizes.mlir")]
fn mlp(p: &Mlp, x: &f32![?, 4]) -> f32![?, 2];

#[computation(stablehlo = "tests/models/mlp_sizes.mlirbc")]
fn mlp_of_bytecode<N: Dim>(p: &Mlp, x: &f32![N, 4]) -> f32![N, 2];

#[computation(stablehlo = "tests/models/mlp_sizes.mlir")]
fn mlp_of_three(p: &Mlp, x: &f32![3, 4]) -> f32![3, 2];

#[computation(stablehlo = "tests/models/mlp_gradient.mlir")]
fn mlp_gradient(
    p: &Mlp,
    x: &f32![?, 4],
    y: &f32![?, 2],
) -> Result<(f32, f32![8], f32![2], f32![4, 8], f32![8, 2]), Error>;

#[computation(stablehlo = "tests/models/mlp_gradient.mlirbc")]
fn mlp_gradient_of_one_size<N: Dim>(
    p: &Mlp,
    x: &f32![N, 4],
    y: &f32![N, 2],
) -> (f32, f32![8], f32![2], f32![4, 8], f32![8, 2]);

#[tensors(stablehlo = "tests/models/lenet_sizes.mlir")]
pub struct LeNet;

#[computation(stablehlo = "tests/models/lenet_sizes.mlir")]
fn lenet(p: &LeNet, x: &f32![?, 1, 8, 8]) -> f32![?, 5];

#[tensors(stablehlo = "tests/models/attention_batch.mlir")]
pub struct Attention;

#[computation(stablehlo = "tests/models/attention_batch.mlir")]
fn attention(p: &Attention, x: &f32![?, ?, 8]) -> f32![?, ?, 8];

#[computation(stablehlo = "tests/models/attention_batch.mlirbc")]
fn attention_of_length<N: Dim>(p: &Attention, x: &f32![2, N, 8]) -> f32![2, N, 8];

#[tensors(stablehlo = "tests/models/lstm_sizes.mlir")]
pub struct Lstm;

#[computation(stablehlo = "tests/models/lstm_sizes.mlir")]
fn lstm(p: &Lstm, xs: &f32![?, ?, 3]) -> Result<(f32![?, 4], f32![?, ?, 4]), Error>;

#[tensors(stablehlo = "tests/models/image_conv.mlir")]
pub struct Kernel;

#[computation(stablehlo = "tests/models/image_conv.mlirbc")]
fn image_conv(
    p: &Kernel,
    x: &f32![1, 1, ?, ?],
) -> Result<(f32![1, 2, ?, ?], f32![1, 2, ?, ?]), Error>;

#[computation(stablehlo = "tests/models/pooled.mlir")]
fn pooled(x: &f32![1, 2, 6, 4]) -> f32![1, 2, 3, 2];

#[computation(stablehlo = "tests/models/pooled.mlir")]
fn pooled_of(x: &f32![1, 2, ?, ?]) -> Result<f32![1, 2, ?, ?], Error>;

#[computation(stablehlo = "tests/models/pooled.mlir")]
fn pooled_rows(x: &f32![1, 2, ?, 4]) -> Result<f32![1, 2, ?, 2], Error>;

/// Arguments of `2*h + 1`, `w + 1` and `3*h - 1` rows.
#[computation(stablehlo = "tests/models/linear_sizes.mlir")]
fn linear_sizes(
    x: &f32![?, 4],
    y: &f32![?],
    m: &f32![?, 3, 3],
) -> Result<(f32![?, 4], f32![?, 4], f32![?], f32![?], f32![?, 3, 3]), Error>;

#[computation(stablehlo = "tests/models/linear_sizes.mlirbc")]
fn linear_sizes_of<H: Dim, W: Dim>(
    x: &f32![2 * H + 1, 4],
    y: &f32![W + 1],
    m: &f32![3 * H - 1, 3, 3],
) -> (
    f32![H, 4],
    f32![2 * H + 1, 4],
    f32![H * W],
    f32![2 * W + 1],
    f32![3 * H - 1, 3, 3],
);

#[computation(stablehlo = "tests/models/linear_sizes.mlir")]
fn linear_sizes_of_three(
    x: &f32![7, 4],
    y: &f32![5],
    m: &f32![8, 3, 3],
) -> (f32![3, 4], f32![7, 4], f32![12], f32![9], f32![8, 3, 3]);

/// Results of `min(h, 4)`, `min(h, 4)`, `min(h, 5) - min(h, 2)`, `max(h, 6)`, `min(h, w)`, `h*w + 1` and `(2*h + 1)*w` rows.
#[computation(stablehlo = "tests/models/bounded_sizes.mlir")]
fn bounded_sizes(
    x: &f32![?, 3],
    y: &f32![?],
    z: &f32![?],
    u: &f32![?, 3],
) -> Result<
    (
        f32![?, 3],
        f32![?, 3],
        f32![?, 3],
        f32![?, 3],
        f32![?],
        f32![?],
        f32![?],
    ),
    Error,
>;

#[computation(stablehlo = "tests/models/bounded_sizes.mlir")]
fn bounded_sizes_of<H: Dim, W: Dim>(
    x: &f32![H, 3],
    y: &f32![W],
    z: &f32![H * W + 1],
    u: &f32![?, 3],
) -> Result<
    (
        f32![?, 3],
        f32![?, 3],
        f32![?, 3],
        f32![?, 3],
        f32![?],
        f32![H * W + 1],
        f32![(2 * H + 1) * W],
    ),
    Error,
>;

#[computation(stablehlo = "tests/models/bounded_sizes.mlirbc")]
fn bounded_sizes_of_five(
    x: &f32![5, 3],
    y: &f32![7],
    z: &f32![36],
    u: &f32![4, 3],
) -> (
    f32![4, 3],
    f32![4, 3],
    f32![3, 3],
    f32![6, 3],
    f32![5],
    f32![36],
    f32![77],
);

#[computation(stablehlo = "tests/models/rows.mlir")]
fn rows(
    x: &f32![?, 4],
) -> Result<
    (
        (f32![?, 4], f32![?, 4], f32![?, 4], f32![4]),
        (f32![?, 4], f32![?, 4], i32![?], f32![?]),
        (f32![4], f32![?, 4], f32![?, 4], i32![4], f32![?, 2]),
    ),
    Error,
>;

/// An input of a model for one of the sizes.
macro_rules! case {
    ($v:expr, $case:expr, $input:expr, $ty:ty, $($size:expr),+) => {{
        let numbers: Vec<f32> = $v.numbers(&format!("{}.in{}", $case, $input));
        <$ty>::from_slice_sized([$($size),+], &numbers).unwrap()
    }};
}

fn mlp_parameters(v: &Vectors) -> Mlp {
    Mlp {
        b1: input!(v, "p0", f32![8]),
        b2: input!(v, "p1", f32![2]),
        w1: input!(v, "p2", f32![4, 8]),
        w2: input!(v, "p3", f32![8, 2]),
    }
}

#[test]
fn a_perceptron_accepts_any_number_of_rows() {
    let v = vectors!("mlp_sizes");
    let p = mlp_parameters(&v);
    for (case, n) in [1, 3, 70].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 4], n, 4);
        let y = mlp(&p, &x);
        assert_eq!(y.dims(), [n, 2]);
        v.check(&format!("{case}.out0"), y.as_slice());
        v.check(&format!("{case}.out0"), mlp_of_bytecode(&p, &x).as_slice());
    }
}

#[test]
fn a_number_of_the_function_replaces_a_size_of_the_model() {
    let v = vectors!("mlp_sizes");
    let x = input!(v, "1.in0", f32![3, 4]);
    v.check("1.out0", mlp_of_three(&mlp_parameters(&v), &x).as_slice());
}

#[test]
#[expect(clippy::type_complexity, reason = "the result of the model")]
fn sizes_that_are_equal_in_the_model_are_checked() {
    let v = vectors!("mlp_gradient");
    let p = mlp_parameters(&v);
    for (case, n) in [2, 5].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 4], n, 4);
        let y = case!(v, case, 1, f32![?, 2], n, 2);
        let check = |found: (f32, f32![8], f32![2], f32![4, 8], f32![8, 2])| {
            let (loss, b1, b2, w1, w2) = found;
            v.check(&format!("{case}.out0"), &[loss]);
            v.check(&format!("{case}.out1"), b1.as_slice());
            v.check(&format!("{case}.out2"), b2.as_slice());
            v.check(&format!("{case}.out3"), w1.as_slice());
            v.check(&format!("{case}.out4"), w2.as_slice());
        };
        check(mlp_gradient(&p, &x, &y).unwrap());
        check(mlp_gradient_of_one_size(&p, &x, &y));
    }
    let x = case!(v, 0, 0, f32![?, 4], 2, 4);
    let y = case!(v, 1, 1, f32![?, 2], 5, 2);
    let refused = mlp_gradient(&p, &x, &y).unwrap_err().to_string();
    assert!(refused.contains("5") && refused.contains("2"), "{refused}");
}

#[test]
fn images_are_batched() {
    let v = vectors!("lenet_sizes");
    let p = LeNet {
        b: input!(v, "p0", f32![5]),
        c1: input!(v, "p1", f32![3, 1, 3, 3]),
        c2: input!(v, "p2", f32![4, 3, 3, 3]),
        d1: input!(v, "p3", f32![3]),
        d2: input!(v, "p4", f32![4]),
        w: input!(v, "p5", f32![16, 5]),
    };
    for (case, n) in [1, 4].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 1, 8, 8], n, 1, 8, 8);
        v.check(&format!("{case}.out0"), lenet(&p, &x).as_slice());
    }
}

#[test]
fn sequences_of_any_length_attend_to_themselves() {
    let v = vectors!("attention_batch");
    let p = Attention {
        k: input!(v, "p0", f32![8, 8]),
        o: input!(v, "p1", f32![8, 8]),
        q: input!(v, "p2", f32![8, 8]),
        v: input!(v, "p3", f32![8, 8]),
    };
    for (case, (b, n)) in [(1, 1), (2, 5), (3, 4)].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, ?, 8], b, n, 8);
        v.check(&format!("{case}.out0"), attention(&p, &x).as_slice());
    }
    let x = input!(v, "1.in0", f32![2, 5, 8]);
    v.check("1.out0", attention_of_length(&p, &x).as_slice());
}

#[test]
fn steps_of_a_recurrent_network_are_counted() {
    let v = vectors!("lstm_sizes");
    let p = Lstm {
        b: input!(v, "p0", f32![16]),
        u: input!(v, "p1", f32![4, 16]),
        w: input!(v, "p2", f32![3, 16]),
    };
    for (case, (t, b)) in [(1, 2), (6, 3)].into_iter().enumerate() {
        let xs = case!(v, case, 0, f32![?, ?, 3], t, b, 3);
        let (h, hs) = lstm(&p, &xs).unwrap();
        v.check(&format!("{case}.out0"), h.as_slice());
        v.check(&format!("{case}.out1"), hs.as_slice());
    }
}

/// The padding of a convolution with strides depends on the size of the image.
#[test]
fn images_have_any_size() {
    let v = vectors!("image_conv");
    let p = Kernel {
        k: input!(v, "p0", f32![2, 1, 3, 3]),
    };
    for (case, (h, w)) in [(3, 4), (6, 5)].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![1, 1, ?, ?], 1, 1, h, w);
        let (valid, same) = image_conv(&p, &x).unwrap();
        assert_eq!(same.dims(), [1, 2, h.div_ceil(2), w.div_ceil(2)]);
        v.check(&format!("{case}.out0"), valid.as_slice());
        v.check(&format!("{case}.out1"), same.as_slice());
    }
    let x = <f32![1, 1, ?, ?]>::from_slice_sized([1, 1, 2, 4], &[0.0; 8]).unwrap();
    let refused = image_conv(&p, &x).unwrap_err().to_string();
    assert!(refused.contains("expected at least 3"), "{refused}");
}

/// Sizes that the model divides by two are even.
#[test]
fn sizes_are_multiples() {
    let v = vectors!("pooled");
    let x = input!(v, "1.in0", f32![1, 2, 6, 4]);
    v.check("1.out0", pooled(&x).as_slice());
    for (case, (h, w)) in [(2, 4), (6, 4)].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![1, 2, ?, ?], 1, 2, h, w);
        let pooled = pooled_of(&x).unwrap();
        assert_eq!(pooled.dims(), [1, 2, h / 2, w / 2]);
        v.check(&format!("{case}.out0"), pooled.as_slice());
    }
    let x = case!(v, 1, 0, f32![1, 2, ?, 4], 1, 2, 6, 4);
    v.check("1.out0", pooled_rows(&x).unwrap().as_slice());
    for (h, w) in [(5, 4), (6, 3), (1, 1)] {
        let x = vec![0.0; 2 * h * w];
        let x = <f32![1, 2, ?, ?]>::from_slice_sized([1, 2, h, w], &x).unwrap();
        let refused = pooled_of(&x).unwrap_err().to_string();
        assert!(refused.contains("asserted by the model"), "{refused}");
    }
}

/// Sizes of the model that are sums and products of its symbols are computed sizes in Rust, `?` or numbers.
#[test]
fn sizes_are_sums_and_products_of_generic_sizes() {
    let v = vectors!("linear_sizes");
    for (case, (h, w)) in [(1, 1), (3, 4)].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 4], 2 * h + 1, 4);
        let y = case!(v, case, 1, f32![?], w + 1);
        let m = case!(v, case, 2, f32![?, 3, 3], 3 * h - 1, 3, 3);
        let (pairs, rolled, outer, joined, factors) = linear_sizes(&x, &y, &m).unwrap();
        assert_eq!((pairs.dims(), joined.dims()), ([h, 4], [2 * w + 1]));
        v.check(&format!("{case}.out0"), pairs.as_slice());
        v.check(&format!("{case}.out1"), rolled.as_slice());
        v.check(&format!("{case}.out2"), outer.as_slice());
        v.check(&format!("{case}.out3"), joined.as_slice());
        v.check(&format!("{case}.out4"), factors.as_slice());
    }
    let x = input!(v, "1.in0", f32![7, 4]);
    let y = input!(v, "1.in1", f32![5]);
    let m = input!(v, "1.in2", f32![8, 3, 3]);
    let generic = linear_sizes_of::<Size<3>, Size<4>>(&x, &y, &m);
    assert_eq!(generic, linear_sizes_of_three(&x, &y, &m));
    v.check("1.out0", generic.0.as_slice());
    v.check("1.out2", generic.2.as_slice());
    v.check("1.out3", generic.3.as_slice());
    // No h has 2*h + 1 or 3*h - 1 rows, the two have another h, or `w + 1` is 0.
    for (rows, columns, matrices) in [
        (6, 1, 8),
        (0, 1, 2),
        (7, 1, 7),
        (5, 1, 8),
        (3, 1, 5),
        (3, 0, 2),
    ] {
        let x = <f32![?, 4]>::from_slice_sized([rows, 4], &vec![0.0; 4 * rows]).unwrap();
        let y = <f32![?]>::from_slice_sized([columns], &vec![0.0; columns]).unwrap();
        let zeros = vec![0.0; 9 * matrices];
        let m = <f32![?, 3, 3]>::from_slice_sized([matrices, 3, 3], &zeros).unwrap();
        let refused = linear_sizes(&x, &y, &m);
        assert!(refused.is_err(), "{rows}, {columns} and {matrices}");
    }
}

/// The smaller and the larger of two sizes of the model are dynamic sizes or numbers in Rust.
#[test]
fn sizes_are_the_smaller_and_the_larger_of_sizes() {
    let v = vectors!("bounded_sizes");
    let all: [(usize, usize); 5] = [(1, 2), (3, 1), (4, 4), (5, 7), (9, 6)];
    for (case, (h, w)) in all.into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 3], h, 3);
        let y = case!(v, case, 1, f32![?], w);
        let z = case!(v, case, 2, f32![?], h * w + 1);
        let u = case!(v, case, 3, f32![?, 3], h.min(4), 3);
        let (first, last, middle, padded, shorter, joined, odd) =
            bounded_sizes(&x, &y, &z, &u).unwrap();
        assert_eq!((first.dims(), last.dims()), ([h.min(4), 3], [h.min(4), 3]));
        assert_eq!(middle.dims(), [h.min(5) - h.min(2), 3]);
        assert_eq!((padded.dims(), shorter.dims()), ([h.max(6), 3], [h.min(w)]));
        let results = [&first, &last, &middle, &padded].map(typed_xla::Tensor::as_slice);
        let others = [&shorter, &joined, &odd].map(typed_xla::Tensor::as_slice);
        for (i, array) in results.into_iter().chain(others).enumerate() {
            v.check(&format!("{case}.out{i}"), array);
        }
    }
    let x = input!(v, "3.in0", f32![5, 3]);
    let y = input!(v, "3.in1", f32![7]);
    let z = input!(v, "3.in2", f32![36]);
    let u = input!(v, "3.in3", f32![4, 3]);
    let (first, last, middle, padded, shorter, joined, odd) = bounded_sizes_of_five(&x, &y, &z, &u);
    v.check("3.out0", first.as_slice());
    v.check("3.out1", last.as_slice());
    v.check("3.out2", middle.as_slice());
    v.check("3.out3", padded.as_slice());
    v.check("3.out4", shorter.as_slice());
    v.check("3.out5", joined.as_slice());
    v.check("3.out6", odd.as_slice());
    let u = case!(v, 3, 3, f32![?, 3], 4, 3);
    let generic = bounded_sizes_of::<Size<5>, Size<7>>(&x, &y, &z, &u).unwrap();
    assert_eq!(
        (generic.0.as_slice(), generic.4.as_slice()),
        (first.as_slice(), shorter.as_slice())
    );
    assert_eq!((generic.5, generic.6), (joined, odd));
    // `u` has `min(h, 4)` rows and `z` has `h*w + 1`.
    for (h, w, z, u) in [(5, 2, 11, 5), (5, 2, 11, 3), (3, 2, 7, 4), (3, 2, 6, 3)] {
        let x = <f32![?, 3]>::from_slice_sized([h, 3], &vec![0.0; 3 * h]).unwrap();
        let y = <f32![?]>::from_slice_sized([w], &vec![0.0; w]).unwrap();
        let (z, rows) = (vec![0.0; z], u);
        let z = <f32![?]>::from_slice_sized([z.len()], &z).unwrap();
        let u = <f32![?, 3]>::from_slice_sized([rows, 3], &vec![0.0; 3 * rows]).unwrap();
        let refused = bounded_sizes(&x, &y, &z, &u);
        assert!(refused.is_err(), "{h}, {w} and {rows}");
    }
}

#[test]
fn rows_are_moved_and_made() {
    let v = vectors!("rows");
    for (case, n) in [2, 7].into_iter().enumerate() {
        let x = case!(v, case, 0, f32![?, 4], n, 4);
        let ((a, b, c, d), (e, f, g, h), (i, j, k, l, m)) = rows(&x).unwrap();
        let floats = [&a, &b, &c, &e, &f].map(typed_xla::Tensor::as_slice);
        for (out, array) in [0, 1, 2, 4, 5].into_iter().zip(floats) {
            v.check(&format!("{case}.out{out}"), array);
        }
        v.check(&format!("{case}.out3"), d.as_slice());
        assert_eq!(g.as_slice(), v.numbers::<i32>(&format!("{case}.out6")));
        v.check(&format!("{case}.out7"), h.as_slice());
        v.check(&format!("{case}.out8"), i.as_slice());
        v.check(&format!("{case}.out9"), j.as_slice());
        v.check(&format!("{case}.out10"), k.as_slice());
        assert_eq!(l.as_slice(), v.numbers::<i32>(&format!("{case}.out11")));
        v.check(&format!("{case}.out12"), m.as_slice());
    }
    for n in [1, 17] {
        let x = <f32![?, 4]>::from_slice_sized([n, 4], &vec![0.0; 4 * n]).unwrap();
        assert!(rows(&x).is_err(), "{n} rows");
    }
}

/// A computation differentiates a model, and calls it in a loop.
#[computation]
fn loss<N: Dim>(p: &Mlp, x: &f32![N, 4], y: &f32![N, 2]) -> f32 {
    -mean(sum(y * log(mlp_of_bytecode(p, x)), 1))
}

#[computation]
fn descent<N: Dim>(p: &Mlp, x: &f32![N, 4], y: &f32![N, 2]) -> (f32, f32![4, 8]) {
    let (value, slope) = value_and_grad(loss)(p, x, y);
    (value, slope.w1)
}

#[test]
fn models_of_any_size_are_differentiated() {
    let v = vectors!("mlp_gradient");
    let p = mlp_parameters(&v);
    let x = case!(v, 1, 0, f32![?, 4], 5, 4);
    let y = case!(v, 1, 1, f32![?, 2], 5, 2);
    let (value, slope) = descent(&p, &x, &y);
    v.check("1.out0", &[value]);
    v.check("1.out3", slope.as_slice());
}
