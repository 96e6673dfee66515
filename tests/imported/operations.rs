//! Models of operations that are several here: products by letters, and products of quantised numbers, which are
//! compared with the formulas of the specification in integers.

use typed_xla::prelude::*;

use super::vectors::Vectors;

#[computation(stablehlo = "tests/models/quantized.mlir")]
fn quantized(x: &f32![2, 3], w: &f32![3, 2]) -> (f32![2, 2], i8![2, 2], i8![3, 2]);

#[computation(stablehlo = "tests/models/composed.mlir")]
fn composed(
    a: &f32![2, 3, 4],
    b: &f32![5, 4, 2],
    t: &f32![2, 3, 6],
    i: &i32![2, 2],
    k: &u64![2],
) -> (
    f32![5, 2, 3],
    f32![2, 2, 2, 6],
    f32![2, 3, 2],
    u64![2],
    u32![5],
);

/// Integers of 2 and 4 bits are stored in 8.
#[computation(stablehlo = "tests/models/narrow.mlir")]
fn narrow(
    a: &i8![8],
    b: &i8![8],
    u: &u8![8],
) -> (
    i8![8],
    i8![8],
    i8![8],
    i8![8],
    bool![8],
    i8![8],
    i8![8],
    i8![8],
    i8![8],
    i8![8],
    u8![8],
    u8![8],
    u8![8],
    i8![8],
    f32![8],
    i8![18],
    i8![12],
    i8![8],
    i8![],
    i8![8],
);

#[computation(stablehlo = "tests/models/complex.mlir")]
fn complex(a: &c64![3], b: &c64![3]) -> (f32![3], bool![3], c64![3], c64![3], c64![3]);

/// Returns the integer for a number: of two that are as close, the even one before the zero point is added.
fn stored(x: f64, scale: f64, zero: i64, low: i64) -> i64 {
    ((x / scale).round_ties_even() as i64 + zero).clamp(low, 127)
}

#[test]
fn quantised_products_are_those_of_integers() {
    let x = <f32![2, 3]>::from_fn(|[i, j]| 40.0 * i as f32 - 7.25 * j as f32 + 0.25);
    let w = <f32![3, 2]>::from_fn(|[i, j]| 5.0 * i as f32 - 33.0 * j as f32 + 0.125);
    let (tanh, products, rows) = quantized(&x, &w);
    for i in 0..2 {
        for j in 0..2 {
            let term = |k: usize| {
                let a = stored(x[[i, k]].into(), 0.5, 3, -128) - 3;
                a * stored(w[[k, j]].into(), 0.25, 0, -127)
            };
            let sum: i64 = (0..3).map(term).sum();
            let product = stored(sum as f64 * 0.125, 2.0, -5, -128);
            assert_eq!(i64::from(products[[i, j]]), product);
            let number = (2.0 * (product + 5) as f64).tanh();
            let expected = stored(number, 0.0078125, 0, -128) as f64 * 0.0078125;
            assert_eq!(f64::from(tanh[[i, j]]), expected);
        }
    }
    for k in 0..3 {
        let first = stored(w[[k, 0]].into(), 0.5, 1, -128);
        let second = stored(w[[k, 1]].into(), 0.125, -2, -128);
        assert_eq!(i64::from(rows[[k, 0]]), first);
        assert_eq!(i64::from(rows[[k, 1]]), second);
    }
}

#[test]
fn products_by_letters_and_selections_are_those_of_xla() {
    let v: Vectors = vectors!("composed");
    let (product, rows, columns, state, bits) = composed(
        &input!(v, "in0", f32![2, 3, 4]),
        &input!(v, "in1", f32![5, 4, 2]),
        &input!(v, "in2", f32![2, 3, 6]),
        &input!(v, "in3", i32![2, 2]),
        &input!(v, "in4", u64![2]),
    );
    v.check("out0", product.as_slice());
    v.check("out1", rows.as_slice());
    v.check("out2", columns.as_slice());
    assert_eq!(state.as_slice(), v.numbers::<u64>("out3"));
    assert_eq!(bits.as_slice(), v.numbers::<u32>("out4"));
}

#[test]
fn integers_of_four_bits_are_those_of_xla() {
    let v: Vectors = vectors!("narrow");
    let (a, b) = (input!(v, "in0", i8![8]), input!(v, "in1", i8![8]));
    let results = narrow(&a, &b, &input!(v, "in2", u8![8]));
    let (add, mul, neg, max, greater, div, rem, left, right, arithmetic, clz, not, sub, wide, ..) =
        &results;
    let signed = [
        (0, add),
        (1, mul),
        (2, neg),
        (3, max),
        (5, div),
        (6, rem),
        (7, left),
        (8, right),
        (9, arithmetic),
        (13, wide),
    ];
    for (i, found) in signed {
        let name = format!("out{i}");
        assert_eq!(found.as_slice(), v.numbers::<i8>(&name), "{name}");
    }
    for (i, found) in [(10, clz), (11, not), (12, sub)] {
        let name = format!("out{i}");
        assert_eq!(found.as_slice(), v.numbers::<u8>(&name), "{name}");
    }
    let expected = v.numbers::<String>("out4");
    let found = greater
        .as_slice()
        .iter()
        .map(|&greater| if greater { "True" } else { "False" });
    assert!(found.eq(expected), "{greater:?}");
    let (.., numbers, converted, iota, sums, sum, sorted) = &results;
    v.check("out14", numbers.as_slice());
    assert_eq!(converted.as_slice(), v.numbers::<i8>("out15"));
    assert_eq!(iota.as_slice(), v.numbers::<i8>("out16"));
    assert_eq!(sums.as_slice(), v.numbers::<i8>("out17"));
    assert_eq!(sum.as_slice(), v.numbers::<i8>("out18"));
    assert_eq!(sorted.as_slice(), v.numbers::<i8>("out19"));
}

/// A conversion keeps the real part, also to bool; the order is by the real parts, then by the
/// imaginary ones.
#[test]
fn complex_numbers_are_converted_and_ordered_as_specified() {
    let c = |re: f32, im: f32| c64 { re, im };
    let a = <c64![3]>::from([c(1.5, 2.5), c(1.5, 7.5), c(-8.0, 0.0)]);
    let b = <c64![3]>::from([c(7.5, 1.5), c(1.5, 2.5), c(0.0, 2.0)]);
    let (real, truth, larger, smaller, root) = complex(&a, &b);
    assert_eq!(real.as_slice(), [1.5, 1.5, -8.0]);
    assert_eq!(truth.as_slice(), [true, true, false]);
    assert_eq!(larger.as_slice(), [c(7.5, 1.5), c(1.5, 7.5), c(0.0, 2.0)]);
    assert_eq!(smaller.as_slice(), [c(1.5, 2.5), c(1.5, 2.5), c(-8.0, 0.0)]);
    for (root, z) in root.as_slice().iter().zip(a.as_slice()) {
        let difference = *root * *root * *root - *z;
        assert!(difference.norm() < 1e-5 * z.norm(), "{root}");
        // The principal root.
        assert!(root.re > 0.0, "{root}");
    }
}
