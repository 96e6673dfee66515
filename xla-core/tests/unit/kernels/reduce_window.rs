//! Windows against their definition, element by element.

use std::sync::OnceLock;

use crate::kernels::testing::indices;
use xla_core::element::bf16;
use xla_core::element::f16;
use xla_core::function::add;
use xla_core::function::and;
use xla_core::function::max;
use xla_core::function::min;
use xla_core::function::mul;
use xla_core::function::or;
use xla_core::kernels::reduce_window::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;
use xla_core::rt::Function;
use xla_core::rt::Level;
use xla_core::rt::Window;
use xla_core::rt::c64;
use xla_core::rt::c128;
use xla_core::testing::kernels::reduce_window::fast::Fold as Folded;

/// Sizes, and for each dimension the window, its stride, low and high padding, the dilations of array and window.
type Case = (&'static [usize], &'static [[i64; 6]]);

const CASES: &[Case] = &[
    (&[], &[]),
    (&[5], &[[1, 1, 0, 0, 1, 1]]),
    (&[5], &[[2, 1, 0, 0, 1, 1]]),
    (&[5], &[[3, 2, 1, 1, 1, 1]]),
    (&[70], &[[3, 1, 1, 1, 1, 1]]),
    (&[3, 12], &[[1, 1, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1]]),
    (&[40], &[[3, 1, 1, 1, 1, 1]]),
    (&[40], &[[5, 1, 0, 0, 1, 3]]),
    (&[40], &[[2, 2, 0, 0, 1, 1]]),
    // One element, however far it is from the next that there is not.
    (&[39], &[[1, 2, 0, 0, 1, 2]]),
    (&[3, 7], &[[1, 1, 0, 0, 1, 2], [1, 2, 0, 0, 1, 2]]),
    (&[41], &[[3, 2, 1, 0, 1, 1]]),
    (&[41], &[[3, 2, 1, 1, 1, 2]]),
    (&[41], &[[4, 3, 0, 1, 1, 1]]),
    (&[9], &[[3, 1, -1, -2, 1, 1]]),
    (&[9], &[[3, 1, 4, 4, 2, 1]]),
    (&[9], &[[3, 2, 2, 1, 3, 2]]),
    (&[9], &[[4, 1, 9, 9, 4, 6]]),
    (&[3], &[[1, 1, 2, 2, 1, 1]]),
    (&[0], &[[2, 1, 2, 2, 1, 1]]),
    (&[0, 3], &[[2, 1, 1, 1, 1, 1], [1, 1, 0, 0, 1, 1]]),
    (&[3, 0], &[[2, 1, 1, 1, 1, 1], [2, 1, 1, 1, 1, 1]]),
    (
        &[0, 2, 3],
        &[[2, 1, 1, 1, 1, 1], [2, 1, 0, 1, 1, 1], [2, 1, 0, 1, 1, 1]],
    ),
    (&[3, 4], &[[1, 1, 0, 0, 1, 1], [2, 1, 0, 0, 1, 1]]),
    (&[3, 4], &[[2, 1, 1, 0, 1, 1], [1, 1, 0, 0, 1, 1]]),
    (&[28, 28], &[[2, 2, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1]]),
    (&[10, 10], &[[2, 2, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1]]),
    (&[9, 9], &[[3, 2, 1, 1, 1, 1], [3, 2, 1, 1, 1, 1]]),
    (&[7, 6], &[[3, 1, 2, -1, 2, 1], [2, 2, -1, 3, 1, 2]]),
    (
        &[2, 5, 6],
        &[[1, 1, 0, 0, 1, 1], [5, 1, 0, 0, 1, 1], [6, 1, 0, 0, 1, 1]],
    ),
    (
        &[2, 5, 6, 3],
        &[
            [1, 1, 0, 0, 1, 1],
            [2, 2, 0, 1, 1, 1],
            [3, 1, 1, 1, 1, 1],
            [1, 1, 0, 0, 1, 1],
        ],
    ),
    (
        &[3, 4, 2, 5],
        &[
            [2, 1, 0, 1, 1, 1],
            [1, 1, 0, 0, 1, 1],
            [2, 1, 1, 1, 2, 1],
            [3, 2, 1, 1, 1, 1],
        ],
    ),
    // Dimensions that windows tile, after some that have none: two, three and four rows above each other.
    (
        &[3, 2, 6, 16],
        &[
            [1, 1, 0, 0, 1, 1],
            [1, 1, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
        ],
    ),
    (
        &[2, 9, 18],
        &[[1, 1, 0, 0, 1, 1], [3, 3, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1]],
    ),
    (
        &[2, 4, 4, 16],
        &[
            [1, 1, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
        ],
    ),
    (
        &[2, 6, 8, 20],
        &[
            [1, 1, 0, 0, 1, 1],
            [3, 3, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
        ],
    ),
    (
        &[3, 4, 2, 9],
        &[
            [1, 1, 0, 0, 1, 1],
            [2, 2, 0, 0, 1, 1],
            [1, 1, 0, 0, 1, 1],
            [3, 1, 0, 0, 1, 1],
        ],
    ),
    (
        &[3, 4, 5],
        &[[1, 1, 0, 0, 1, 1], [4, 4, 0, 0, 1, 1], [1, 1, 0, 0, 1, 1]],
    ),
    (
        &[3, 5, 16],
        &[[1, 1, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1], [2, 2, 0, 0, 1, 1]],
    ),
    // Running folds, and some that are nearly so.
    (&[70], &[[70, 1, 69, 0, 1, 1]]),
    (&[70], &[[70, 1, 0, 69, 1, 1]]),
    (&[70], &[[70, 2, 69, 0, 1, 1]]),
    (&[70], &[[69, 1, 68, 0, 1, 1]]),
    (&[35, 70], &[[1, 1, 0, 0, 1, 1], [70, 1, 69, 0, 1, 1]]),
    (&[35, 70], &[[1, 1, 0, 0, 1, 1], [70, 1, 0, 69, 1, 1]]),
    (&[70, 5], &[[90, 1, 89, 0, 1, 1], [1, 1, 0, 0, 1, 1]]),
    (&[70, 5], &[[70, 1, 0, 69, 1, 1], [1, 1, 0, 0, 1, 1]]),
    (
        &[2, 7, 5],
        &[[1, 1, 0, 0, 1, 1], [7, 1, 6, 0, 1, 1], [1, 1, 0, 0, 1, 1]],
    ),
    (
        &[2, 7, 5],
        &[[2, 1, 1, 0, 1, 1], [7, 1, 6, 0, 1, 1], [1, 1, 0, 0, 1, 1]],
    ),
];

/// The sizes of the result.
fn places((sizes, windows): &Case) -> Vec<usize> {
    let pairs = sizes.iter().zip(*windows);
    let places = pairs.map(|(&size, &[window, stride, low, high, base, dilation])| {
        let size = if size == 0 {
            0
        } else {
            (size as i64 - 1) * base + 1
        };
        let left = size + low + high - ((window - 1) * dilation + 1);
        if left < 0 {
            0
        } else {
            (left / stride + 1) as usize
        }
    });
    places.collect()
}

/// The kernel's windows.
fn kernel_windows((_, windows): &Case) -> Vec<Window> {
    let window = |&[window, stride, low, _, base, dilation]: &[i64; 6]| Window {
        size: window as usize,
        stride: stride as usize,
        low,
        base_dilation: base as usize,
        window_dilation: dilation as usize,
    };
    windows.iter().map(window).collect()
}

/// The elements in each place of the window, in order, by the definition.
fn inside((sizes, windows): &Case, place: &[usize]) -> Vec<usize> {
    let dims: Vec<usize> = windows.iter().map(|window| window[0] as usize).collect();
    let at = |k: Vec<usize>| {
        let mut at = 0;
        for (d, &[_, stride, low, _, base, dilation]) in windows.iter().enumerate() {
            let index = place[d] as i64 * stride + k[d] as i64 * dilation - low;
            if index < 0 || index % base != 0 || index / base >= sizes[d] as i64 {
                return None;
            }
            at = at * sizes[d] + (index / base) as usize;
        }
        Some(at)
    };
    indices(&dims).filter_map(at).collect()
}

/// The elements in each place of the window.
fn all_inside(case: &Case) -> Vec<Vec<usize>> {
    let places = places(case);
    indices(&places).map(|place| inside(case, &place)).collect()
}

/// The cases, and the elements in each place of each one's window.
fn cases() -> impl Iterator<Item = (&'static Case, &'static [Vec<usize>])> {
    static INSIDE: OnceLock<Vec<Vec<Vec<usize>>>> = OnceLock::new();
    let inside = INSIDE.get_or_init(|| CASES.iter().map(all_inside).collect());
    CASES.iter().zip(inside.iter().map(Vec::as_slice))
}

fn want<T: Copy>(inside: &[Vec<usize>], x: &[T], init: T, with: impl Fn(T, T) -> T) -> Vec<T> {
    let fold = |inside: &Vec<usize>| inside.iter().fold(init, |folded, at| with(folded, x[*at]));
    inside.iter().map(fold).collect()
}

/// Keeps its order: no two operands of it may change places, nor be grouped in another way.
#[derive(Clone, Copy)]
struct Mix;

impl Function<(u32, (u64, ()))> for Mix {
    type Output = (u32, (u64, ()));

    #[inline(always)]
    fn call<L: Level>(&self, a: (u32, (u64, ())), b: (u32, (u64, ()))) -> Self::Output {
        let first = a.0.wrapping_mul(31).wrapping_add(b.0);
        (first, (a.1.0.rotate_left(5) ^ b.1.0 ^ u64::from(b.0), ()))
    }
}

#[test]
fn any_computation_folds_each_window_in_order() {
    for (case, inside) in cases() {
        let len: usize = case.0.iter().product();
        let x: Vec<(u32, u64)> = (0..len as u32)
            .map(|i| (i * 7 + 3, u64::from(i) << 9))
            .collect();
        let expected = want(inside, &x, (17, 19), |a, b| {
            let (first, (second, ())) =
                Mix.call::<xla_core::level::Baseline>((a.0, (a.1, ())), (b.0, (b.1, ())));
            (first, second)
        });
        let (first, second): (Vec<u32>, Vec<u64>) = x.into_iter().unzip();
        for exec in [Exec::serial(), Exec::threads(3)] {
            let places = places(case);
            let (mut outs0, mut outs1) = (vec![0; expected.len()], vec![0; expected.len()]);
            let outs = (
                ArrayMut::new(&mut outs0, &places),
                (ArrayMut::new(&mut outs1, &places), ()),
            );
            let operands = (
                Array::new(&first, case.0),
                (Array::new(&second, case.0), ()),
            );
            let init = (Array::new(&[17], &[]), (Array::new(&[19], &[]), ()));
            run(&exec, outs, operands, init, &kernel_windows(case), Mix);
            let got: Vec<_> = outs0.into_iter().zip(outs1).collect();
            assert_eq!(got, expected, "{case:?}");
        }
    }
}

/// One array of this type by a function that has a name.
fn named<T, F>(with: F, of: impl Fn(i32) -> T)
where
    T: Folded,
    F: Function<(T, ()), Output = (T, ())>,
{
    for (case, inside) in cases() {
        let len: usize = case.0.iter().product();
        // Small and rarely alike.
        let x: Vec<T> = (0..len as i32)
            .map(|i| of((i * 37 + 11) % 101 % 7))
            .collect();
        let both = |a, b| with.call::<xla_core::level::Baseline>((a, ()), (b, ())).0;
        let init = of(2);
        let expected = want(inside, &x, init, both);
        let places = places(case);
        let mut out = vec![T::ZERO; expected.len()];
        let outs = (ArrayMut::new(&mut out, &places), ());
        let (operands, init) = ((Array::new(&x, case.0), ()), [init]);
        run(
            &Exec::threads(2),
            outs,
            operands,
            (Array::new(&init, &[]), ()),
            &kernel_windows(case),
            with,
        );
        assert_eq!(out, expected, "{case:?} of {}", T::TYPE);
    }
}

macro_rules! named {
    ($($functions:tt $($t:ident)*, $of:expr;)*) => {$($(named! { @one $functions $t $of })*)*};
    (@one ($($function:ident)*) $t:ident $of:expr) => {{
        type T = $t;
        let of: fn(i32) -> T = $of;
        $(named(self::$function, of);)*
    }};
}

#[test]
fn named_functions_fold_as_any_other() {
    named! {
        // Some with the highest bit, which is a sign or is none.
        (add mul max min) i8 i16 i32 i64 u8 u16 u32 u64, |i| (i - 3) as T;
        (add mul max min) f32 f64, |i| (i - 2) as T;
        (add max min) f16 bf16, |i| T::from_f32((i - 2) as f32);
        (add mul max min) bool, |i| i % 3 == 0;
        (or and) bool, |i| i % 3 == 0;
        (add) c64, |i| c64::new(i as f32, 1.0 - i as f32);
        (add) c128, |i| c128::new(i as f64, 1.0 - i as f64);
    }
}

#[test]
fn nan_and_the_signs_of_zeros_are_as_in_a_fold_one_by_one() {
    fn check<F>(with: F, (case, inside): (&Case, &[Vec<usize>]), numbers_of: &[f32], init: f32)
    where
        F: Function<(f32, ()), Output = (f32, ())>,
    {
        let len: usize = case.0.iter().product();
        let number = |i: usize| numbers_of[(i * 37 + 11) % 101 % numbers_of.len()];
        let x: Vec<f32> = (0..len).map(number).collect();
        let both = |a, b| with.call::<xla_core::level::Baseline>((a, ()), (b, ())).0;
        let expected = want(inside, &x, init, both);
        let places = places(case);
        let mut out = vec![7.0; expected.len()];
        run(
            &Exec::serial(),
            (ArrayMut::new(&mut out, &places), ()),
            (Array::new(&x, case.0), ()),
            (Array::new(&[init], &[]), ()),
            &kernel_windows(case),
            with,
        );
        for (got, want) in out.iter().zip(&expected) {
            let same = got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan();
            assert!(same, "{case:?} from {init}: {got}, not {want}");
        }
    }
    let numbers = [0.0, -0.0, -0.0, -1.5, f32::INFINITY, f32::NEG_INFINITY];
    let and_nan = [0.0, -0.0, -1.5, f32::NEG_INFINITY, f32::NAN, -0.0, -7.0];
    for case in cases() {
        for init in [f32::NEG_INFINITY, -0.0, 0.0, f32::INFINITY, f32::NAN] {
            for some in [&numbers[..], &numbers[..4], &and_nan] {
                check(max, case, some, init);
                check(min, case, some, init);
            }
        }
    }
}

#[test]
fn sums_of_many_elements_of_windows_round_little() {
    const PLAIN: [i64; 6] = [1, 1, 0, 0, 1, 1];
    let cases: [Case; 3] = [
        (&[5011], &[[5000, 1, 0, 0, 1, 1]]),
        (&[72, 80], &[[70, 1, 0, 0, 1, 1], [70, 1, 1, 0, 1, 1]]),
        (&[2, 9100, 3], &[PLAIN, [9000, 90, 0, 0, 1, 1], PLAIN]),
    ];
    for case in &cases {
        let len: usize = case.0.iter().product();
        let x: Vec<f32> = (0..len).map(|i| (i as f32 * 0.618_034).fract()).collect();
        let wide: Vec<f64> = x.iter().map(|x| f64::from(*x)).collect();
        let expected = want(&all_inside(case), &wide, 0.5, |a, b| a + b);
        let places = places(case);
        let mut out = vec![0.0; expected.len()];
        run(
            &Exec::threads(2),
            (ArrayMut::new(&mut out, &places), ()),
            (Array::new(&x, case.0), ()),
            (Array::new(&[0.5], &[]), ()),
            &kernel_windows(case),
            add,
        );
        for (got, want) in out.iter().zip(&expected) {
            let error = (f64::from(*got) / want - 1.0).abs();
            assert!(error < 1e-6, "{case:?}: {got}, not {want}");
        }
    }
}
