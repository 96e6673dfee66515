//! Against sums taken one product at a time.

use half::{bf16, f16};
use num_complex::Complex;

use crate::kernels::testing::indices;
use xla_core::kernels::convolution::Element;
use xla_core::kernels::convolution::octets;
use xla_core::kernels::convolution::run;
use xla_core::kernels::dot_general::octets::Octet;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Convolution;
use xla_core::rt::ConvolutionWindow;
use xla_core::rt::Exec;

/// A convolution to try: dimension numbers, sizes in the order batch, input features, result features, then input, window,
/// stride, low and high padding, dilations of input and window and reversal of each spatial dimension; groups.
struct Case {
    numbers: &'static str,
    sizes: [usize; 3],
    spatial: &'static [[i64; 8]],
    groups: [usize; 2],
}

const fn case(
    numbers: &'static str,
    sizes: [usize; 3],
    spatial: &'static [[i64; 8]],
    groups: [usize; 2],
) -> Case {
    Case {
        numbers,
        sizes,
        spatial,
        groups,
    }
}

const PLAIN: [i64; 8] = [7, 3, 1, 0, 0, 1, 1, 0];
const SAME: [i64; 8] = [20, 3, 1, 1, 1, 1, 1, 0];

#[rustfmt::skip]
const CASES: &[Case] = &[
    case("bf_oi->bf", [3, 5, 4], &[], [1, 1]),
    case("bf0_oi0->bf0", [2, 3, 5], &[PLAIN], [1, 1]),
    case("bf0_oi0->bf0", [2, 3, 5], &[[9, 3, 2, 2, 1, 1, 2, 1]], [1, 1]),
    case("bf01_oi01->bf01", [2, 3, 6], &[PLAIN, SAME], [1, 1]),
    case("bf01_oi01->bf01", [1, 3, 17], &[[12, 7, 2, 3, 3, 1, 1, 0], [37, 7, 2, 3, 3, 1, 1, 0]], [1, 1]),
    case("bf01_oi01->bf01", [2, 40, 9], &[SAME, SAME], [1, 1]),
    // Negative padding, dilations of both, reversal.
    case("bf01_oi01->bf01", [2, 3, 5], &[[9, 2, 1, -1, 2, 2, 1, 1], [8, 3, 3, 2, -3, 3, 2, 1]], [1, 1]),
    case("bf01_oi01->bf01", [2, 3, 2], &[[9, 2, 1, -2, -3, 1, 2, 0], PLAIN], [1, 1]),
    // Features last, other orders.
    case("b01f_01io->b01f", [2, 5, 7], &[PLAIN, SAME], [1, 1]),
    case("b01f_01io->b01f", [2, 5, 7], &[[9, 2, 2, 1, 2, 2, 3, 1], [8, 3, 3, 2, -1, 1, 2, 0]], [1, 1]),
    case("f01b_i01o->01bf", [4, 6, 5], &[[10, 8, 1, 1, 1, 1, 1, 0], [10, 4, 1, 0, 0, 1, 2, 0]], [1, 1]),
    case("fb01_io01->fb01", [5, 6, 8], &[[10, 8, 1, 1, 1, 1, 1, 0], [10, 4, 2, 0, 0, 1, 2, 0]], [1, 1]),
    // As the gradient by a kernel is: few columns beside each other, and long stretches of rows.
    case("fb01_io01->fb01", [3, 4, 9], &[[20, 20, 1, 1, 1, 1, 1, 0], [70, 70, 1, 1, 1, 1, 1, 0]], [1, 1]),
    case("01bf_10oi->1f0b", [3, 4, 5], &[PLAIN, [9, 2, 2, 1, 1, 1, 1, 0]], [1, 1]),
    case("0b1f_o1i0->0bf1", [3, 4, 6], &[PLAIN, SAME], [1, 1]),
    case("b012f_012io->b012f", [2, 3, 4], &[PLAIN, PLAIN, SAME], [1, 1]),
    case("bf012_oi012->bf012", [2, 3, 4], &[PLAIN, [5, 2, 2, 1, 0, 1, 1, 0], SAME], [1, 1]),
    // One element to a window.
    case("bf01_oi01->bf01", [2, 6, 7], &[[5, 1, 1, 0, 0, 1, 1, 0], [6, 1, 1, 0, 0, 1, 1, 0]], [1, 1]),
    case("b01f_01io->b01f", [2, 6, 7], &[[5, 1, 1, 0, 0, 1, 1, 1], [6, 1, 1, 0, 0, 1, 1, 0]], [1, 1]),
    case("01bf_01io->bf01", [2, 6, 7], &[[5, 1, 1, 0, 0, 1, 1, 0], [6, 1, 1, 0, 0, 1, 1, 0]], [1, 1]),
    case("bf01_oi01->bf01", [2, 6, 7], &[[5, 1, 2, 0, 0, 1, 1, 0], [6, 1, 1, 0, 1, 1, 1, 0]], [1, 1]),
    // Batches that fill the lanes of vectors, or most of them, in the result and in the dimensions that are summed
    // over.
    case("bf01_oi01->bf01", [16, 3, 6], &[SAME, PLAIN], [1, 1]),
    case("bf01_oi01->bf01", [32, 1, 17], &[[9, 5, 2, 2, 2, 1, 1, 0], [9, 3, 1, -1, 2, 2, 2, 1]], [1, 1]),
    case("bf01_oi01->bf01", [29, 4, 9], &[PLAIN, SAME], [1, 1]),
    case("b01f_01io->b01f", [15, 3, 7], &[SAME, PLAIN], [1, 1]),
    case("b01f_o01i->bf01", [24, 2, 40], &[SAME, SAME], [1, 1]),
    case("bf0_oi0->bf0", [16, 5, 8], &[SAME], [1, 1]),
    case("bf01_oi01->bf01", [150, 2, 5], &[PLAIN, SAME], [1, 1]),
    case("bf01_oi01->bf01", [70, 4, 10], &[PLAIN, [9, 2, 2, 1, 1, 1, 2, 1]], [2, 1]),
    case("fb01_io01->fb01", [5, 16, 8], &[[10, 8, 1, 1, 1, 1, 1, 0], [10, 4, 2, 0, 0, 1, 2, 0]], [1, 1]),
    case("fb01_io01->fb01", [2, 31, 17], &[[30, 28, 1, 2, 2, 1, 1, 0], [12, 12, 1, 2, 2, 1, 1, 0]], [1, 1]),
    case("fb01_io01->fb01", [2, 31, 17], &[[12, 11, 1, 0, 0, 1, 1, 0], [9, 8, 1, 0, 0, 1, 1, 0]], [1, 1]),
    case("f01b_i01o->01bf", [4, 32, 5], &[[10, 8, 1, 1, 1, 1, 1, 0], [10, 4, 1, 0, 0, 1, 2, 0]], [1, 1]),
    // Groups of features, of the batch, one feature to a group.
    case("bf01_oi01->bf01", [2, 6, 9], &[PLAIN, SAME], [3, 1]),
    case("bf01_oi01->bf01", [2, 6, 6], &[PLAIN, SAME], [6, 1]),
    case("bf01_oi01->bf01", [2, 6, 12], &[PLAIN, [31, 3, 2, 1, 1, 1, 1, 0]], [6, 1]),
    case("b01f_01io->b01f", [2, 6, 6], &[PLAIN, SAME], [6, 1]),
    case("b01f_01io->b01f", [2, 40, 80], &[PLAIN, SAME], [40, 1]),
    case("b01f_01io->b01f", [2, 6, 36], &[PLAIN, SAME], [2, 1]),
    case("b01f_o01i->b01f", [2, 12, 24], &[PLAIN, SAME], [3, 1]),
    case("bf01_oi01->bf01", [6, 4, 6], &[PLAIN, SAME], [1, 3]),
    case("b01f_01io->b01f", [6, 4, 6], &[PLAIN, SAME], [1, 3]),
    case("f01b_i01o->01bf", [12, 5, 12], &[PLAIN, SAME], [1, 12]),
];

/// Returns the dimensions of "bf", of "oi", and of the digits.
fn roles(text: &str, letters: &str) -> Vec<usize> {
    let spatial = text.len() - 2;
    let digits = (0..spatial).map(|d| char::from_digit(d as u32, 10).unwrap());
    let expected = letters.chars().chain(digits);
    expected.map(|c| text.find(c).unwrap()).collect()
}

struct Sized {
    dims: [Vec<usize>; 3],
    roles: [Vec<usize>; 3],
    windows: Vec<ConvolutionWindow>,
    groups: [usize; 2],
}

impl Sized {
    fn convolution(&self) -> Convolution<'_> {
        let [input, kernel, result] = &self.roles;
        Convolution {
            input,
            kernel,
            result,
            windows: &self.windows,
            feature_groups: self.groups[0],
            batch_groups: self.groups[1],
        }
    }
}

fn sized(case: &Case) -> Sized {
    let (operands, out) = case.numbers.split_once("->").unwrap();
    let (lhs, rhs) = operands.split_once('_').unwrap();
    let roles = [roles(lhs, "bf"), roles(rhs, "oi"), roles(out, "bf")];
    let [batch, inputs, features] = case.sizes;
    let mut sizes = [
        vec![batch, inputs],
        vec![features, inputs / case.groups[0]],
        vec![batch / case.groups[1], features],
    ];
    let mut windows = Vec::new();
    for &[size, k, stride, low, high, left, right, reversed] in case.spatial {
        let base = (size - 1) * left + 1 + low + high;
        let places = (base - (k - 1) * right - 1) / stride + 1;
        for (sizes, size) in sizes.iter_mut().zip([size, k, places]) {
            sizes.push(size as usize);
        }
        windows.push(ConvolutionWindow {
            stride: stride as usize,
            low,
            lhs_dilation: left as usize,
            rhs_dilation: right as usize,
            reversed: reversed == 1,
        });
    }
    let dims = [0, 1, 2].map(|i| {
        let mut dims = vec![0; roles[i].len()];
        roles[i]
            .iter()
            .zip(&sizes[i])
            .for_each(|(&at, &size)| dims[at] = size);
        dims
    });
    Sized {
        dims,
        roles,
        windows,
        groups: case.groups,
    }
}

fn place(dims: &[usize], roles: &[usize], index: &[usize]) -> usize {
    (0..dims.len()).fold(0, |at, d| {
        let role = roles.iter().position(|&r| r == d).unwrap();
        at * dims[d] + index[role]
    })
}

/// One product at a time, in 64 bits.
fn reference(case: &Case, sized: &Sized, lhs: &[f64], rhs: &[f64]) -> Vec<f64> {
    let Sized {
        dims,
        roles,
        windows,
        ..
    } = sized;
    let of = |i: usize| roles[i].iter().map(|&d| dims[i][d]).collect::<Vec<usize>>();
    let (input, kernel, result) = (of(0), of(1), of(2));
    let mut out = vec![0.0; dims[2].iter().product()];
    for index in indices(&result) {
        let mut sum = 0.0;
        for tap in indices(&kernel[1..]) {
            let per_batch = result[1] / case.groups[1];
            let per_features = result[1] / case.groups[0];
            let mut from = vec![
                index[1] / per_batch * result[0] * usize::from(case.groups[1] > 1) + index[0],
                index[1] / per_features * kernel[1] * usize::from(case.groups[0] > 1) + tap[0],
            ];
            for (d, window) in windows.iter().enumerate() {
                let k = if window.reversed {
                    kernel[d + 2] - 1 - tap[d + 1]
                } else {
                    tap[d + 1]
                };
                let at = index[d + 2] * window.stride + k * window.rhs_dilation;
                let (at, left) = (at as i64 - window.low, window.lhs_dilation as i64);
                if at >= 0 && at % left == 0 && at / left < input[d + 2] as i64 {
                    from.push((at / left) as usize);
                }
            }
            if from.len() == input.len() {
                let weight = [&index[1..2], &tap].concat();
                sum += lhs[place(&dims[0], &roles[0], &from)]
                    * rhs[place(&dims[1], &roles[1], &weight)];
            }
        }
        out[place(&dims[2], &roles[2], &index)] = sum;
    }
    out
}

/// One spatial dimension after the others.
const LINE: Convolution<'_> = Convolution {
    input: &[0, 1, 2],
    kernel: &[0, 1, 2],
    result: &[0, 1, 2],
    windows: &[ConvolutionWindow::ONE],
    feature_groups: 1,
    batch_groups: 1,
};

/// Small whole numbers, whose sums are exact in every type but the types of eight bits, where they wrap.
fn numbers(len: usize, seed: usize) -> Vec<f64> {
    (0..len)
        .map(|i| ((i * 7 + seed + i / 5) % 5) as f64 - 2.0)
        .collect()
}

/// A case with its operands and what it should give.
struct Ready {
    case: &'static Case,
    sized: Sized,
    arrays: [Vec<f64>; 3],
}

fn ready(case: &'static Case) -> Ready {
    let sized = sized(case);
    let len = |i: usize| sized.dims[i].iter().product();
    let (lhs, rhs) = (numbers(len(0), 0), numbers(len(1), 3));
    let expected = reference(case, &sized, &lhs, &rhs);
    Ready {
        case,
        sized,
        arrays: [lhs, rhs, expected],
    }
}

fn compare<T: Element + PartialEq>(ready: &Ready, of: impl Fn(f64) -> T) {
    let Ready {
        case,
        sized,
        arrays,
    } = ready;
    let arrays = arrays
        .each_ref()
        .map(|all| all.iter().map(|&x| of(x)).collect());
    let [lhs, rhs, expected]: [Vec<T>; 3] = arrays;
    let mut out = vec![of(9.0); expected.len()];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut out, &sized.dims[2]),
        Array::new(&lhs, &sized.dims[0]),
        Array::new(&rhs, &sized.dims[1]),
        sized.convolution(),
    );
    assert!(
        out == expected,
        "{} {:?} {:?}",
        case.numbers,
        case.sizes,
        case.spatial
    );
}

#[test]
fn every_window_is_the_sum_of_its_products_in_every_type() {
    for case in CASES {
        let case = &ready(case);
        compare(case, |x| x as f32);
        compare(case, |x| x);
        compare(case, |x| x as i64 as i8);
        compare(case, |x| x as i16);
        compare(case, |x| x as i32);
        compare(case, |x| x as i64);
        compare(case, |x| x as i64 as u8);
        compare(case, |x| x as i64 as u16);
        compare(case, |x| x as i64 as u32);
        compare(case, |x| x as i64 as u64);
        compare(case, f16::from_f64);
        compare(case, bf16::from_f64);
        compare(case, |x| Complex::new(x as f32, 0.0));
        compare(case, |x| Complex::new(x, 0.0));
    }
}

/// Compares the sums of 32 bits of operands of 8 bits with sums of converted operands, also at the extremes.
fn compare_octets<L, R>(ready: &Ready)
where
    L: Octet + TryFrom<i32> + Into<i32>,
    R: Octet + TryFrom<i32> + Into<i32>,
{
    let Ready { case, sized, .. } = ready;
    let len = |i: usize| sized.dims[i].iter().product::<usize>();
    let values = [-128, 127, 255, 0, 3, -5, 128, 200, -1, 77];
    let value = |i: usize| values[(i * i + 7 * i / 3) % values.len()];
    let lhs: Vec<L> = (0..)
        .filter_map(|i| L::try_from(value(i)).ok())
        .take(len(0))
        .collect();
    let rhs: Vec<R> = (5..)
        .filter_map(|i| R::try_from(value(i)).ok())
        .take(len(1))
        .collect();
    let wide_lhs: Vec<i32> = lhs.iter().map(|&x| x.into()).collect();
    let wide_rhs: Vec<i32> = rhs.iter().map(|&x| x.into()).collect();
    let (mut out, mut expected) = (vec![9; len(2)], vec![9; len(2)]);
    run(
        &Exec::serial(),
        ArrayMut::new(&mut expected, &sized.dims[2]),
        Array::new(&wide_lhs, &sized.dims[0]),
        Array::new(&wide_rhs, &sized.dims[1]),
        sized.convolution(),
    );
    for exec in [Exec::serial(), Exec::threads(3)] {
        octets::run(
            &exec,
            ArrayMut::new(&mut out, &sized.dims[2]),
            Array::new(&lhs, &sized.dims[0]),
            Array::new(&rhs, &sized.dims[1]),
            sized.convolution(),
        );
        assert!(
            out == expected,
            "{} {:?} {:?}",
            case.numbers,
            case.sizes,
            case.spatial
        );
    }
}

#[test]
fn operands_of_8_bits_have_the_sums_of_converted_operands() {
    for case in CASES {
        let case = &ready(case);
        compare_octets::<i8, i8>(case);
        compare_octets::<u8, i8>(case);
        compare_octets::<i8, u8>(case);
        compare_octets::<u8, u8>(case);
    }
}

#[test]
fn bool_is_or_over_and() {
    let (lhs, rhs, mut out) = ([false, true, false, true], [true, true], [true; 3]);
    let dims = [[1, 1, 4], [1, 1, 2], [1, 1, 3]];
    let to = ArrayMut::new(&mut out, &dims[2]);
    let (lhs, rhs) = (Array::new(&lhs, &dims[0]), Array::new(&rhs, &dims[1]));
    run(
        &Exec::serial(),
        to,
        lhs,
        rhs,
        Convolution {
            windows: &[ConvolutionWindow {
                stride: 2,
                low: 1,
                ..ConvolutionWindow::ONE
            }],
            ..LINE
        },
    );
    assert_eq!(out, [false, true, true]);
}

#[test]
fn complex_numbers_are_multiplied_as_such() {
    let (lhs, rhs) = (
        [Complex::new(1.0_f32, 2.0); 4],
        [Complex::new(3.0, -1.0); 2],
    );
    let mut out = [Complex::default(); 3];
    let dims = [[1, 1, 4], [1, 1, 2], [1, 1, 3]];
    let to = ArrayMut::new(&mut out, &dims[2]);
    let (lhs, rhs) = (Array::new(&lhs, &dims[0]), Array::new(&rhs, &dims[1]));
    run(&Exec::serial(), to, lhs, rhs, LINE);
    assert_eq!(out, [Complex::new(10.0, 10.0); 3]);
}

#[test]
fn threads_make_no_difference() {
    let spatial: &[[i64; 8]] = &[[64, 3, 1, 1, 1, 1, 1, 0], [64, 3, 1, 1, 1, 1, 1, 0]];
    const SIZES: [usize; 3] = [4, 16, 24];
    for (numbers, sizes, groups) in [
        ("bf01_oi01->bf01", SIZES, [1, 1]),
        ("b01f_01io->b01f", SIZES, [1, 1]),
        ("bf01_oi01->bf01", SIZES, [8, 1]),
        ("b01f_01io->b01f", SIZES, [8, 1]),
        // One product for all of the batch, cut between columns.
        ("fb01_oi01->fb01", SIZES, [1, 1]),
        ("0fb1_oi01->0fb1", SIZES, [2, 1]),
        ("f01b_i01o->01bf", SIZES, [1, 1]),
        // The batch in lanes: few blocks, cut between places, and many.
        ("bf01_oi01->bf01", [29, 1, 7], [1, 1]),
        ("b01f_01io->b01f", [29, 1, 7], [1, 1]),
        ("bf01_oi01->bf01", [109, 1, 7], [1, 1]),
        ("bf01_oi01->bf01", [32, 1, 7], [1, 1]),
        // The contracted dimension in lanes.
        ("fb01_io01->fb01", [3, 16, 11], [1, 1]),
        ("fb01_io01->fb01", [3, 40, 17], [1, 1]),
        ("f01b_i01o->01bf", [3, 16, 11], [1, 1]),
    ] {
        let case = case(numbers, sizes, spatial, groups);
        let sized = sized(&case);
        let len = |i: usize| sized.dims[i].iter().product();
        let fraction = |x: f64| (x / 3.0) as f32;
        let lhs: Vec<f32> = self::numbers(len(0), 0).into_iter().map(fraction).collect();
        let rhs: Vec<f32> = self::numbers(len(1), 1).into_iter().map(fraction).collect();
        let outs = [1, 2, 3, 7].map(|threads| {
            let exec = Exec::threads(threads);
            let mut out = vec![0.0_f32; len(2)];
            let (to, lhs, rhs) = (
                ArrayMut::new(&mut out, &sized.dims[2]),
                Array::new(&lhs, &sized.dims[0]),
                Array::new(&rhs, &sized.dims[1]),
            );
            run(&exec, to, lhs, rhs, sized.convolution());
            out
        });
        for out in &outs[1..] {
            assert!(*out == outs[0], "{numbers} {sizes:?} {groups:?}");
        }
    }
}

#[test]
fn nothing_to_sum_is_zero() {
    let mut out = [1.0_f32; 6];
    let to = ArrayMut::new(&mut out, &[1, 2, 3]);
    let (lhs, rhs) = (Array::new(&[], &[1, 0, 3]), Array::new(&[], &[2, 0, 1]));
    run(&Exec::serial(), to, lhs, rhs, LINE);
    assert_eq!(out, [0.0; 6]);
}
