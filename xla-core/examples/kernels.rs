//! What the kernels behind rows of the bench cost on one thread and on two, without XLA beside them.
//!
//! `cargo run --release -p xla-core --example kernels -- NAME` measures those whose name contains the text, in turns, and
//! prints the least and the median time of each. `docs/profiles.md` says what the numbers mean.

use std::hint::black_box;
use std::time::{Duration, Instant};

use xla_core::exec::Exec;
use xla_core::function::{add, ge, lt, max};
use xla_core::kernels::dot_general::Contract;
use xla_core::kernels::{
    Array, ArrayMut, convolution, dot_general, reduce_window, scatter, select_and_scatter, slice,
    sort, transpose,
};

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

/// Input, kernel and result of a convolution, what their dimensions are, and the window.
struct Convolution {
    dims: [&'static [usize]; 3],
    roles: &'static [usize],
    window: &'static [i64],
}

const FIRST: &[usize] = &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3];
const LAST: &[usize] = &[0, 3, 1, 2, 3, 2, 0, 1, 0, 3, 1, 2];
const GRADIENT: &[usize] = &[1, 0, 2, 3, 1, 0, 2, 3, 1, 0, 2, 3];
const SAME: &[i64] = &[1, 1, 1, 1, 0, 1, 1, 1, 1, 0];

fn convolve(of: Convolution) -> Job {
    let Convolution {
        dims: [x_dims, w_dims, out_dims],
        roles,
        window,
    } = of;
    let (x, w, mut out) = (numbers(x_dims, 1), numbers(w_dims, 2), numbers(out_dims, 3));
    Box::new(move |exec| {
        let out = ArrayMut::new(&mut out, out_dims);
        let (x, w) = (Array::new(&x, x_dims), Array::new(&w, w_dims));
        convolution::run(exec, out, x, w, roles, window, &[1, 1]);
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

/// Images, and what is left of them by windows of two by two.
const IMAGES: &[usize] = &[32, 64, 28, 28];
const POOLED: &[usize] = &[32, 64, 14, 14];
#[rustfmt::skip]
const SQUARES: &[i64] = &[1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 0, 1, 1];

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
        let roles = &[-1, 0, -1, 1, -1, -1, 1];
        scatter::run(
            exec,
            (to, ()),
            (from, ()),
            (updates, ()),
            places,
            roles,
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
    let of = |dims, roles, window| {
        convolve(Convolution {
            dims,
            roles,
            window,
        })
    };
    let large: &[usize] = &[8, 64, 56, 56];
    let last: &[usize] = &[8, 56, 56, 64];
    vec![
        (
            "conv 7x7 stride 2",
            of(
                [&[1, 3, 224, 224], &[64, 3, 7, 7], &[1, 64, 112, 112]],
                FIRST,
                &[2, 3, 1, 1, 0, 2, 3, 1, 1, 0],
            ),
        ),
        ("conv 3x3", of([large, &[64, 64, 3, 3], large], FIRST, SAME)),
        (
            "conv 3x3, features last",
            of([last, &[3, 3, 64, 64], last], LAST, SAME),
        ),
        (
            "gradient of conv 3x3 by its kernel",
            of([large, large, &[64, 64, 3, 3]], GRADIENT, SAME),
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
