//! Computations as typed programs on XLA: its results equal the function's.
#![cfg(feature = "pjrt")]

mod xla;

use typed_xla::pjrt::Client;
use typed_xla::prelude::*;
use typed_xla::{Error, Program, c64, c128};
use xla::xla;

/// Runs a computation on XLA.
fn run<P: Program>(client: &Client, args: P::Args<'_>) -> P::Output {
    let program = client.compile::<P>();
    let result = program.and_then(|program| program.run(args));
    result.unwrap_or_else(|error| panic!("{}: {error}", P::NAME))
}

/// A computation for each element type that returns its transposed argument, and its scalar.
macro_rules! moved {
    ($($ty:ident: $x:expr, $y:expr;)*) => {
        mod of {
            $(pub(super) mod $ty {
                use typed_xla::prelude::*;

                #[computation(program = Moved)]
                pub(crate) fn moved(x: &Tensor![$ty; 2, 3], y: $ty) -> (Tensor![$ty; 3, 2], $ty) {
                    (transpose(x, [1, 0]), y)
                }
            })*
        }

        #[needs::plugin]
        #[test]
        fn every_element_type_goes_in_and_comes_out() {
            let client = xla();
            $(
                let [a, b, c, d, e, f] = $x;
                let (x, y) = (Tensor::from([[a, b, c], [d, e, f]]), $y);
                assert_eq!(run::<of::$ty::Moved>(&client, (&x, y)), of::$ty::moved(&x, y));
            )*
        }
    };
}

moved! {
    bool: [true, false, false, true, true, false], true;
    i8: [1, -2, 3, i8::MIN, i8::MAX, 0], -7;
    i16: [1, -2, 3, i16::MIN, i16::MAX, 0], -7;
    i32: [1, -2, 3, i32::MIN, i32::MAX, 0], -7;
    i64: [1, -2, 3, i64::MIN, i64::MAX, 0], -7;
    u8: [1, 2, 3, 4, u8::MAX, 0], 7;
    u16: [1, 2, 3, 4, u16::MAX, 0], 7;
    u32: [1, 2, 3, 4, u32::MAX, 0], 7;
    u64: [1, 2, 3, 4, u64::MAX, 0], 7;
    f16: [1.0, -2.5, 0.0, 65504.0, 0.1, 3.0].map(typed_xla::f16::from_f32), typed_xla::f16::from_f32(0.5);
    bf16: [1.0, -2.5, 0.0, 1e30, 0.1, 3.0].map(typed_xla::bf16::from_f32), typed_xla::bf16::from_f32(0.5);
    f32: [1.0, -2.5, 0.0, f32::INFINITY, f32::MAX, 3.0], 0.5;
    f64: [1.0, -2.5, 0.0, f64::INFINITY, f64::MAX, 3.0], 0.5;
    c64: [1.0, -2.5, 0.0, 7.0, 0.1, 3.0].map(|x| c64::new(x, -2.0 * x)), c64::new(0.5, 1.0);
    c128: [1.0, -2.5, 0.0, 7.0, 0.1, 3.0].map(|x| c128::new(x, -2.0 * x)), c128::new(0.5, 1.0);
}

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Dense {
    w: f32![3, 2],
    b: f32![2],
}

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Params {
    dense: Dense,
    scale: f32,
    on: bool,
}

fn params() -> Params {
    Params {
        dense: Dense {
            w: tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
            b: tensor![0.5, -0.5],
        },
        scale: 2.0,
        on: true,
    }
}

#[computation(program = Layers)]
fn layers(p: &Params, x: &f32![4, 3]) -> (f32![4, 2], (f32, bool)) {
    let y = layer(&p.dense, x) * p.scale;
    (select(p.on, y, -y), (sum(y), p.on))
}

#[computation]
fn layer(p: &Dense, x: &f32![4, 3]) -> f32![4, 2] {
    dot(x, p.w) + p.b.along([1])
}

#[computation(program = Doubled)]
fn doubled(p: &Params) -> Params {
    let dense = Dense {
        w: p.dense.w + p.dense.w,
        b: p.dense.b,
    };
    Params {
        dense,
        scale: p.scale,
        on: !p.on,
    }
}

#[needs::plugin]
#[test]
fn structs_tuples_and_calls_are_what_the_function_has() {
    let client = xla();
    let (p, x) = (params(), Tensor::from_fn(|[i, j]| (3 * i + j) as f32));
    assert_eq!(run::<Layers>(&client, (&p, &x)), layers(&p, &x));
    // A single parameter is not in a tuple.
    assert_eq!(run::<Doubled>(&client, &p), doubled(&p));
}

#[computation(program = Descend)]
fn descend(p: &mut Dense, gradient: &Dense, steps: &mut i32, rate: f32) -> f32 {
    p.w -= rate * gradient.w;
    p.b -= rate * gradient.b;
    *steps += 1;
    sum(p.b)
}

#[computation(program = Count)]
fn count(steps: &mut i32) {
    *steps += 1;
}

#[needs::plugin]
#[test]
fn state_is_changed_in_place() {
    let client = xla();
    let on_xla = client.compile::<Descend>().expect("a program");
    let gradient = Dense {
        w: Tensor::ones(),
        b: Tensor::full(-2.0),
    };
    let (mut ours, mut xla) = (params().dense, params().dense);
    let (mut our_steps, mut xla_steps) = (0, 0);
    for _ in 0..3 {
        let sum = descend(&mut ours, &gradient, &mut our_steps, 0.25);
        let args = (&mut xla, &gradient, &mut xla_steps, 0.25);
        assert_eq!(on_xla.run(args).expect("a run"), sum);
        assert_eq!((&xla, xla_steps), (&ours, our_steps));
    }
    run::<Count>(&client, &mut xla_steps);
    assert_eq!(xla_steps, 4);
}

#[computation(program = Turned)]
fn turned(
    x: &f32![2, 3; {0, 1}],
    y: &f32![2, 3],
    z: &i16![2, 3, 4; {1, 2, 0}],
) -> (f32![2, 3], f32![2, 3; {0, 1}], i16![4, 3, 2; {0, 2, 1}]) {
    (x - y, x + y, transpose(z, [2, 1, 0]))
}

#[needs::plugin]
#[test]
fn layouts_are_those_of_the_types() {
    let client = xla();
    let x = Tensor::from_fn(|[i, j]| (3 * i + j) as f32);
    let y = Tensor::from_fn(|[i, j]| (i + 10 * j) as f32);
    let z = Tensor::from_fn(|[i, j, k]| (100 * i + 10 * j + k) as i16);
    assert_eq!(run::<Turned>(&client, (&x, &y, &z)), turned(&x, &y, &z));
}

#[computation(program = Padded)]
fn padded(
    x: &f32![2, 3; {0, 1}, padded = [3, 5], value = 0],
    state: &mut f32![2, 3; {1, 0}, padded = [2, 4], value = highest],
) -> f32![3, 2; {1, 0}, tile = [2, 2]] {
    *state += x;
    transpose(x * 2.0, [1, 0])
}

#[needs::plugin]
#[test]
fn padding_and_tiles_stay_here() {
    let client = xla();
    let x: f32![2, 3] = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let mut laid: f32![2, 3; {0, 1}, padded = [3, 5], value = 0] = x.to_layout();
    laid.as_mut_slice()[2] = f32::NAN;
    let mut states = [Tensor::ones(), Tensor::ones()];
    let found = run::<Padded>(&client, (&laid, &mut states[0]));
    let expected = padded(&laid, &mut states[1]);
    assert_eq!(found, expected);
    assert_eq!(states[0].as_slice(), states[1].as_slice());
    assert_eq!(states[0].as_slice()[3], f32::INFINITY);
}

#[computation(program = Greater)]
fn greater(x: &f32![3], by: f32) -> (f32![3], f32![3]) {
    (max(x, by), min(x, by))
}

#[needs::plugin]
#[test]
fn xla_is_requested_to_keep_nan() {
    let client = xla();
    let x = tensor![1.0, f32::NAN, -1.0];
    for by in [0.0, f32::NAN] {
        let (greatest, least) = run::<Greater>(&client, (&x, by));
        let nan = |t: Tensor<_, _>| {
            t.to_vec()
                .iter()
                .map(|x: &f32| x.is_nan())
                .collect::<Vec<_>>()
        };
        let expected = [by.is_nan(), true, by.is_nan()];
        assert_eq!(
            (nan(greatest), nan(least)),
            (expected.to_vec(), expected.to_vec())
        );
    }
}

/// A program whose text does not match its type.
struct Misprinted;

impl Program for Misprinted {
    type Args<'a> = (&'a f32![3], f32);
    type Output = f32;
    type State = (i32,);
    const NAME: &'static str = "misprinted";
    const FEEDS: &'static [&'static str] = &[];

    fn stablehlo() -> &'static str {
        Greater::stablehlo()
    }

    fn update(_: Self::Args<'_>, _: Self::State) {}
}

#[computation(program = Sines)]
fn sines(z: &c64![4]) -> (c64![4], c64![4], c64![4], c64![4], c64![4]) {
    (sin(z), cos(z), sinh(z), cosh(z), sinc(z))
}

#[needs::plugin]
#[test]
fn sines_of_small_complex_numbers_keep_their_digits() {
    let parts = [
        (1.3e-7, 3e-7),
        (-4.8e-7, 3.3e-7),
        (0.6, 1e-20),
        (-1.55, 9e-6),
    ];
    let z: c64![4] = Tensor::from_elements(parts.map(|(re, im)| c64::new(re, im)));
    let (a, b, c, d, e) = run::<Sines>(&xla(), &z);
    let (sin, cos, sinh, cosh, sinc) = sines(&z);
    for (found, expected) in [(a, sin), (b, cos), (c, sinh), (d, cosh), (e, sinc)] {
        for (found, expected) in found.iter().zip(expected.iter()) {
            let error = (found - expected).norm() / expected.norm();
            assert!(error < 2e-6, "{found}, expected {expected}");
        }
    }
}

#[computation(program = Pivots)]
fn pivots(a: &f32![3, 3]) -> i32![3] {
    let (_, pivots, _) = lu(a);
    pivots
}

#[needs::plugin]
#[test]
fn pivots_beside_nan_are_the_same() {
    let client = xla();
    for place in 0..9 {
        let mut a = tensor![[2.0, 1.0, 0.5], [1.0, 3.0, 1.0], [0.5, 1.0, 4.0]];
        a[[place / 3, place % 3]] = f32::NAN;
        assert_eq!(run::<Pivots>(&client, &a), pivots(&a), "{place}");
    }
}

#[needs::plugin]
#[test]
fn a_text_that_is_not_the_programs_is_an_error() {
    let client = xla();
    let error = client.compile::<Misprinted>().err().expect("a refusal");
    assert!(matches!(error, Error::Program { .. }));
    assert_eq!(
        error.to_string(),
        "the program `misprinted` is (f32[3], f32[]) -> (f32[], i32[]), but its text is (f32[3], f32[]) -> (f32[3], f32[3])"
    );
}
