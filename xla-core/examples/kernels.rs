//! Measures the kernels behind rows of the bench on one thread and on two, without XLA beside them.
//!
//! `cargo run --release -p xla-core --example kernels -- NAME` measures those whose name contains the text, in turns, and
//! prints the least and the median time of each. Where other programs share the processor, only the least times compare.

use std::hint::black_box;
use std::time::{Duration, Instant};

use xla_core::exec::Exec;
use xla_core::function::{add, ge, lt, max};
use xla_core::kernels::dot_general::Contract;
use xla_core::kernels::{
    Array, ArrayMut, convolution, dot_general, reduce_window, scatter, select_and_scatter, slice,
    sort, transpose,
};
use xla_core::rt::{Convolution, ConvolutionWindow, GatherDimensions, Window};

/// How long each is measured.
const TIME: Duration = Duration::from_millis(400);

type Job = Box<dyn FnMut(&Exec)>;

/// Numbers between -2 and 2, as the bench has them.
fn numbers(dims: &[usize], seed: usize) -> Vec<f32> {
    let number = |place: usize| {
        let hash = ((place + 1000 * seed) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        4.0 * hash as f32 / (1 << 24) as f32 - 2.0
    };
    (0..dims.iter().product()).map(number).collect()
}

/// The dimensions of input, kernel and result.
type Roles = [&'static [usize]; 3];

const FIRST: Roles = [&[0, 1, 2, 3], &[0, 1, 2, 3], &[0, 1, 2, 3]];
const LAST: Roles = [&[0, 3, 1, 2], &[3, 2, 0, 1], &[0, 3, 1, 2]];
const GRADIENT: Roles = [&[1, 0, 2, 3], &[1, 0, 2, 3], &[1, 0, 2, 3]];
const SAME: ConvolutionWindow = ConvolutionWindow {
    low: 1,
    ..ConvolutionWindow::ONE
};

/// Convolves arrays of these sizes: input, kernel and result.
fn convolve(dims: [&'static [usize]; 3], roles: Roles, window: ConvolutionWindow) -> Job {
    let [x_dims, w_dims, out_dims] = dims;
    let [input, kernel, result] = roles;
    let (x, w, mut out) = (numbers(x_dims, 1), numbers(w_dims, 2), numbers(out_dims, 3));
    Box::new(move |exec| {
        let out = ArrayMut::new(&mut out, out_dims);
        let (x, w) = (Array::new(&x, x_dims), Array::new(&w, w_dims));
        let convolution = Convolution {
            input,
            kernel,
            result,
            windows: &[window; 2],
            feature_groups: 1,
            batch_groups: 1,
        };
        convolution::run(exec, out, x, w, convolution);
    })
}

fn dot([m, k, n]: [usize; 3]) -> Job {
    let (a, b) = (numbers(&[m, k], 1), numbers(&[k, n], 2));
    let mut out = vec![0.0; m * n];
    let contract = Contract::row_major(1, m, n, k);
    Box::new(move |exec| dot_general::run(exec, &mut out, &a, &b, &contract))
}

fn sorted(dims: &'static [usize], dimension: usize) -> Job {
    let (x, mut out) = (numbers(dims, 1), numbers(dims, 2));
    Box::new(move |exec| {
        let (to, from) = (ArrayMut::new(&mut out, dims), Array::new(&x, dims));
        sort::run(exec, (to, ()), (from, ()), dimension, false, lt);
    })
}

/// Images, and their sizes after windows of two by two.
const IMAGES: &[usize] = &[32, 64, 28, 28];
const POOLED: &[usize] = &[32, 64, 14, 14];
const TWO: Window = Window {
    size: 2,
    stride: 2,
    ..Window::ONE
};
const SQUARES: &[Window] = &[Window::ONE, Window::ONE, TWO, TWO];

fn pool() -> Job {
    let (x, mut out) = (numbers(IMAGES, 1), numbers(POOLED, 2));
    Box::new(move |exec| {
        let (to, from) = (ArrayMut::new(&mut out, POOLED), Array::new(&x, IMAGES));
        let init = Array::new(&[f32::NEG_INFINITY], &[]);
        reduce_window::run(exec, (to, ()), (from, ()), (init, ()), SQUARES, max);
    })
}

fn pool_gradient() -> Job {
    let (x, g, mut out) = (numbers(IMAGES, 1), numbers(POOLED, 2), numbers(IMAGES, 3));
    Box::new(move |exec| {
        let (to, from) = (ArrayMut::new(&mut out, IMAGES), Array::new(&x, IMAGES));
        let (source, init) = (Array::new(&g, POOLED), Array::new(&[0.0], &[]));
        let (from, source) = ((from, ()), (source, ()));
        select_and_scatter::run(exec, (to, ()), from, source, (init, ()), SQUARES, ge, add);
    })
}

fn scatter_rows() -> Job {
    let (dims, rows, count) = (&[50000, 64], &[4096, 64], &[4096]);
    let (x, u, mut out) = (numbers(dims, 1), numbers(rows, 2), numbers(dims, 3));
    let places = numbers(count, 4).into_iter();
    let places: Vec<i32> = places.map(|x| ((x + 2.0) * 12500.0) as i32).collect();
    Box::new(move |exec| {
        let (to, from) = (ArrayMut::new(&mut out, dims), Array::new(&x, dims));
        let (updates, places) = (Array::new(&u, rows), Array::new(&places, count));
        let numbers = GatherDimensions {
            offset: &[1],
            collapsed: &[0],
            batching: &[],
            indices_batching: &[],
            start_index_map: &[0],
            index_vector: None,
        };
        scatter::run(
            exec,
            (to, ()),
            (from, ()),
            (updates, ()),
            places,
            numbers,
            add,
        );
    })
}

fn transposed() -> Job {
    let (x, mut out) = (numbers(IMAGES, 1), numbers(IMAGES, 2));
    Box::new(move |exec| transpose::run(exec, &mut out, &x, IMAGES, &[0, 2, 3, 1]))
}

fn strided() -> Job {
    let (dims, out_dims) = (&[1024, 2048], &[1024, 1024]);
    let (x, mut out) = (numbers(dims, 1), numbers(out_dims, 2));
    Box::new(move |exec| {
        let (to, from) = (ArrayMut::new(&mut out, out_dims), Array::new(&x, dims));
        slice::run(exec, to, from, &[0, 0], &[1, 2]);
    })
}

fn jobs() -> Vec<(&'static str, Job)> {
    let large: &[usize] = &[8, 64, 56, 56];
    let last: &[usize] = &[8, 56, 56, 64];
    vec![
        (
            "conv 7x7 stride 2",
            convolve(
                [&[1, 3, 224, 224], &[64, 3, 7, 7], &[1, 64, 112, 112]],
                FIRST,
                ConvolutionWindow {
                    stride: 2,
                    low: 3,
                    ..ConvolutionWindow::ONE
                },
            ),
        ),
        (
            "conv 3x3",
            convolve([large, &[64, 64, 3, 3], large], FIRST, SAME),
        ),
        (
            "conv 3x3, features last",
            convolve([last, &[3, 3, 64, 64], last], LAST, SAME),
        ),
        (
            "gradient of conv 3x3 by its kernel",
            convolve([large, large, &[64, 64, 3, 3]], GRADIENT, SAME),
        ),
        ("dot 64x1024x64", dot([64, 1024, 64])),
        ("dot 256", dot([256; 3])),
        ("dot 512", dot([512; 3])),
        ("sort 1M", sorted(&[1 << 20], 0)),
        ("sort rows", sorted(&[1024, 1024], 1)),
        ("sort columns", sorted(&[1024, 1024], 0)),
        ("reduce_window", pool()),
        ("select_and_scatter", pool_gradient()),
        ("scatter rows", scatter_rows()),
        ("transpose to NHWC", transposed()),
        ("strided slice", strided()),
    ]
}

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    for (name, mut job) in jobs() {
        if !name.contains(&only) {
            continue;
        }
        let mut times = [Vec::new(), Vec::new()];
        let start = Instant::now();
        while start.elapsed() < TIME {
            for (threads, times) in (1..).zip(&mut times) {
                let exec = Exec::threads(threads);
                job(&exec);
                let start = Instant::now();
                job(black_box(&exec));
                times.push(start.elapsed().as_secs_f64() * 1e6);
            }
        }
        let [one, two] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            format!(
                "least {:8.1}, median {:8.1}",
                times[0],
                times[times.len() / 2]
            )
        });
        println!("{name:34} one thread: {one}; two: {two} us");
    }
}
