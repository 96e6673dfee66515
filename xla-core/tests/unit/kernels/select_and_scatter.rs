//! Choices against their definition, element by element.

use crate::kernels::testing::indices;
use xla_core::element::bf16;
use xla_core::element::f16;
use xla_core::function::add;
use xla_core::function::ge;
use xla_core::function::gt;
use xla_core::function::lt;
use xla_core::function::max;
use xla_core::kernels::select_and_scatter::Chosen;
use xla_core::kernels::select_and_scatter::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Baseline;
use xla_core::rt::Exec;
use xla_core::rt::Function;
use xla_core::rt::Level;
use xla_core::rt::Window;

/// Sizes, and for each dimension the window, its stride, low and high padding.
type Case = (&'static [usize], &'static [[i64; 4]]);

const CASES: &[Case] = &[
    (&[], &[]),
    (&[5], &[[2, 1, 0, 0]]),
    (&[5], &[[7, 1, 0, 0]]),
    (&[40], &[[2, 2, 0, 0]]),
    (&[41], &[[3, 2, 1, 1]]),
    (&[40], &[[3, 1, 1, 1]]),
    (&[40], &[[3, 3, 2, 3]]),
    (&[40], &[[2, 4, -1, -2]]),
    (&[3], &[[1, 1, 2, 2]]),
    (&[3, 20], &[[3, 1, 2, 2], [2, 2, 1, 0]]),
    (&[6, 28, 28], &[[1, 1, 0, 0], [2, 2, 0, 0], [2, 2, 0, 0]]),
    (&[7, 20], &[[2, 2, 0, 0], [2, 2, 0, 0]]),
    (&[2, 8, 20], &[[1, 1, 0, 0], [2, 2, 2, 0], [2, 2, 0, 0]]),
    (&[3, 17, 18], &[[1, 1, 0, 0], [3, 2, 1, 1], [3, 2, 1, 1]]),
    (&[3, 17, 18], &[[1, 1, 0, 0], [3, 2, 0, -20], [3, 2, 1, 1]]),
    (
        &[2, 6, 5, 9],
        &[[1, 1, 0, 0], [2, 2, 0, 0], [2, 1, 0, 0], [1, 1, 0, 0]],
    ),
    (
        &[2, 3, 4, 18],
        &[[1, 1, 0, 0], [1, 1, 0, 0], [2, 2, 0, 0], [2, 2, 0, 0]],
    ),
    (&[3, 6, 5], &[[1, 1, 0, 0], [3, 3, 0, 0], [1, 1, 0, 0]]),
    (&[3, 6, 9], &[[1, 1, 0, 0], [3, 3, 0, 0], [2, 1, 0, 0]]),
    (&[4, 3, 9], &[[2, 1, 0, 1], [1, 1, 0, 0], [1, 1, 0, 0]]),
];

fn places((sizes, windows): &Case) -> Vec<usize> {
    let pairs = sizes.iter().zip(*windows);
    let places = pairs.map(|(&size, &[window, stride, low, high])| {
        let left = size as i64 + low + high - window;
        if left < 0 {
            0
        } else {
            (left / stride + 1) as usize
        }
    });
    places.collect()
}

/// By the definition.
fn want<T: Copy>(
    case: &Case,
    operand: &[T],
    source: &[T],
    init: T,
    select: impl Fn(T, T) -> bool,
    scatter: impl Fn(T, T) -> T,
) -> Vec<T> {
    let (sizes, windows) = case;
    let mut out = vec![init; operand.len()];
    let dims: Vec<usize> = windows.iter().map(|window| window[0] as usize).collect();
    let places = places(case);
    for (place, source) in indices(&places).zip(source) {
        let mut chosen: Option<usize> = None;
        for k in indices(&dims) {
            let mut at = Some(0);
            for (d, [_, stride, low, _]) in windows.iter().enumerate() {
                let index = place[d] as i64 * stride + k[d] as i64 - low;
                let inside = (0..sizes[d] as i64).contains(&index);
                at = at
                    .filter(|_| inside)
                    .map(|at| at * sizes[d] + index as usize);
            }
            chosen = match (chosen, at) {
                (Some(best), Some(at)) if !select(operand[best], operand[at]) => Some(at),
                (None, at) => at,
                (best, _) => best,
            };
        }
        if let Some(at) = chosen {
            out[at] = scatter(out[at], *source);
        }
    }
    out
}

fn compare<T, S, F>(select: S, scatter: F, of: impl Fn(u32) -> T)
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    for case in CASES {
        let places = places(case);
        let numbers = |dims: &[usize], by: u32| -> Vec<T> {
            let count = dims.iter().product::<usize>() as u32;
            (0..count).map(|i| of((i * by + 11) % 101 % 9)).collect()
        };
        let (operand, source) = (numbers(case.0, 37), numbers(&places, 29));
        let init = of(3);
        let chosen = |a, b| select.call::<Baseline>((a, ()), (b, ())).0;
        let both = |a, b| scatter.call::<Baseline>((a, ()), (b, ())).0;
        let expected = want(case, &operand, &source, init, chosen, both);
        let window = |&[window, stride, low, _]: &[i64; 4]| Window {
            size: window as usize,
            stride: stride as usize,
            low,
            ..Window::ONE
        };
        let windows: Vec<Window> = case.1.iter().map(window).collect();
        for exec in [Exec::serial(), Exec::threads(3)] {
            let mut out = vec![T::ZERO; operand.len()];
            run(
                &exec,
                (ArrayMut::new(&mut out, case.0), ()),
                (Array::new(&operand, case.0), ()),
                (Array::new(&source, &places), ()),
                (Array::new(&[init], &[]), ()),
                &windows,
                select,
                scatter,
            );
            // NaN are equal to themselves here.
            let text = |x: &[T]| x.iter().map(|x| format!("{x:?}")).collect::<Vec<_>>();
            assert_eq!(text(&out), text(&expected), "{case:?} of {}", T::TYPE);
        }
    }
}

/// Keeps its order.
#[derive(Clone, Copy)]
struct Mix;

impl Function<(i64, ())> for Mix {
    type Output = (i64, ());

    #[inline(always)]
    fn call<L: Level>(&self, a: (i64, ()), b: (i64, ())) -> (i64, ()) {
        (a.0.wrapping_mul(31) ^ b.0, ())
    }
}

#[test]
fn each_window_gives_to_what_it_chooses() {
    compare::<f32, _, _>(ge, add, |i| i as f32);
    compare::<f32, _, _>(gt, add, |i| i as f32);
    compare::<f64, _, _>(ge, add, f64::from);
    compare::<f16, _, _>(ge, add, |i| f16::from_f32(i as f32));
    compare::<bf16, _, _>(gt, add, |i| bf16::from_f32(i as f32));
    compare::<f32, _, _>(lt, max, |i| i as f32);
    compare::<i64, _, _>(ge, Mix, i64::from);
    compare::<u8, _, _>(ge, add, |i| i as u8);
}

#[test]
fn nan_is_chosen_only_where_nothing_follows_it() {
    let of = |i: u32| {
        if i.is_multiple_of(3) {
            f32::NAN
        } else {
            i as f32
        }
    };
    compare::<f32, _, _>(ge, add, of);
    compare::<f32, _, _>(lt, add, of);
}
