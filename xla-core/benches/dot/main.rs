//! Matrix products and transposes of ours beside XLA, matrixmultiply, gemm, faer and ndarray: one process, one thread, runs
//! interleaved, medians.
//!
//! `cargo bench -p xla-core --bench dot [-- filter]`; with `--features pjrt` and a plugin named by `TYPED_XLA_PJRT_PLUGIN`,
//! XLA too. Its calls include making the result.

#[cfg(feature = "pjrt")]
mod xla;

use std::hint::black_box;
use std::time::Instant;

use xla_core::exec::Exec;
use xla_core::kernels::{
    dot_general::{self, Contract},
    transpose,
};

/// m, k, n.
const SIZES: [[usize; 3]; 16] = [
    [8, 8, 8],
    [16, 16, 16],
    [32, 32, 32],
    [64, 64, 64],
    [128, 128, 128],
    [256, 256, 256],
    [512, 512, 512],
    [1024, 1024, 1024],
    [32, 784, 128],
    [32, 128, 10],
    [256, 784, 128],
    [1024, 64, 1024],
    [64, 1024, 64],
    [1, 784, 128],
    [1, 2048, 2048],
    [784, 128, 1],
];

/// Whether lhs, rhs lie as their transposes.
const ORDERS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];

/// What is measured: it fills a result.
type Function<'a> = &'a dyn Fn(&mut [f32]);

/// What a row is measured against, by name.
type Others<'a> = Vec<(&'a str, Box<dyn Fn(&mut [f32]) + 'a>)>;

fn main() {
    let filter = std::env::args()
        .skip(1)
        .find(|arg| !arg.starts_with('-'))
        .unwrap_or_default();
    let bench = Bench {
        filter,
        #[cfg(feature = "pjrt")]
        client: xla::client(),
    };
    for order in ORDERS {
        for [m, k, n] in SIZES {
            bench.dot(m, k, n, order);
        }
    }
    for [rows, columns] in [
        [32, 784],
        [256, 256],
        [784, 128],
        [1000, 1000],
        [1024, 1024],
        [4096, 1024],
    ] {
        bench.transpose(rows, columns);
    }
}

struct Bench {
    filter: String,
    #[cfg(feature = "pjrt")]
    client: Option<xla_core::pjrt::Client>,
}

impl Bench {
    fn dot(&self, m: usize, k: usize, n: usize, [lhs_transposed, rhs_transposed]: [bool; 2]) {
        let mark = |transposed| if transposed { "T" } else { "" };
        let name = format!(
            "dot {m}x{k}{}x{n}{}",
            mark(lhs_transposed),
            mark(rhs_transposed)
        );
        if !name.contains(&self.filter) {
            return;
        }
        let lhs: Vec<f32> = (0..m * k).map(|i| (i % 17) as f32 - 8.0).collect();
        let rhs: Vec<f32> = (0..k * n).map(|i| (i % 13) as f32 - 6.0).collect();
        let [lm, lk] = if lhs_transposed { [1, m] } else { [k, 1] };
        let [rk, rn] = if rhs_transposed { [1, k] } else { [n, 1] };
        let contract = Contract {
            batch: 1,
            m,
            n,
            k,
            lhs_strides: [0, lm, lk],
            rhs_strides: [0, rk, rn],
        };
        let signed = |x: usize| x as isize;

        let ours = |out: &mut [f32]| {
            dot_general::run(&Exec::serial(), out, &lhs, &rhs, black_box(&contract))
        };
        let threads =
            |out: &mut [f32]| dot_general::run(&Exec::threads(2), out, &lhs, &rhs, &contract);
        let matrixmultiply = |out: &mut [f32]| {
            // SAFETY: the strides are those of dense matrices of these sizes.
            unsafe {
                matrixmultiply::sgemm(
                    m,
                    k,
                    n,
                    1.0,
                    lhs.as_ptr(),
                    signed(lm),
                    signed(lk),
                    rhs.as_ptr(),
                    signed(rk),
                    signed(rn),
                    0.0,
                    out.as_mut_ptr(),
                    signed(n),
                    1,
                );
            }
        };
        let gemm = |out: &mut [f32]| {
            // SAFETY: the strides are those of dense matrices of these sizes.
            unsafe {
                gemm::gemm(
                    m,
                    n,
                    k,
                    out.as_mut_ptr(),
                    1,
                    signed(n),
                    false,
                    lhs.as_ptr(),
                    signed(lk),
                    signed(lm),
                    rhs.as_ptr(),
                    signed(rn),
                    signed(rk),
                    0.0,
                    1.0,
                    false,
                    false,
                    false,
                    gemm::Parallelism::None,
                );
            }
        };
        let faer = |out: &mut [f32]| {
            use faer::{Accum, MatMut, MatRef, Par};
            let view = |data, rows, columns, transposed| {
                if transposed {
                    MatRef::from_column_major_slice(data, rows, columns)
                } else {
                    MatRef::from_row_major_slice(data, rows, columns)
                }
            };
            faer::linalg::matmul::matmul(
                MatMut::from_row_major_slice_mut(out, m, n),
                Accum::Replace,
                view(&lhs, m, k, lhs_transposed),
                view(&rhs, k, n, rhs_transposed),
                1.0,
                Par::Seq,
            );
        };
        let ndarray = |out: &mut [f32]| {
            use ndarray::{ArrayView2, ArrayViewMut2, ShapeBuilder};
            let lhs = ArrayView2::from_shape((m, k).strides((lm, lk)), &lhs).unwrap();
            let rhs = ArrayView2::from_shape((k, n).strides((rk, rn)), &rhs).unwrap();
            let mut out = ArrayViewMut2::from_shape((m, n), out).unwrap();
            ndarray::linalg::general_mat_mul(1.0, &lhs, &rhs, 0.0, &mut out);
        };

        #[allow(unused_mut, reason = "XLA joins where it is there")]
        let mut others: Others<'_> = vec![
            ("two threads", Box::new(threads)),
            ("matrixmultiply", Box::new(matrixmultiply)),
            ("gemm", Box::new(gemm)),
            ("faer", Box::new(faer)),
            ("ndarray", Box::new(ndarray)),
        ];
        #[cfg(feature = "pjrt")]
        if let Some(client) = &self.client {
            let swap = |swap: bool, [a, b]: [usize; 2]| if swap { [b, a] } else { [a, b] };
            let arguments = [
                (&lhs[..], swap(lhs_transposed, [m, k])),
                (&rhs[..], swap(rhs_transposed, [k, n])),
            ];
            let text = xla::dot(m, k, n, [lhs_transposed, rhs_transposed]);
            others.push(("XLA", Box::new(xla::program(client, &text, &arguments))));
        }
        print_row(
            &name,
            m * n,
            2.0 * (m * n * k) as f64,
            "GFLOP/s",
            &ours,
            &others,
        );
    }

    fn transpose(&self, rows: usize, columns: usize) {
        let name = format!("transpose {rows}x{columns}");
        if !name.contains(&self.filter) {
            return;
        }
        let operand: Vec<f32> = (0..rows * columns).map(|i| i as f32).collect();
        let ours = |out: &mut [f32]| {
            transpose::run(
                &Exec::serial(),
                out,
                &operand,
                black_box(&[rows, columns]),
                &[1, 0],
            )
        };
        let ndarray = |out: &mut [f32]| {
            use ndarray::{ArrayView2, ArrayViewMut2};
            let from = ArrayView2::from_shape((rows, columns), &operand).unwrap();
            ArrayViewMut2::from_shape((columns, rows), out)
                .unwrap()
                .assign(&from.t());
        };
        let copy = |out: &mut [f32]| out.copy_from_slice(black_box(&operand));
        #[allow(unused_mut, reason = "XLA joins where it is there")]
        let mut others: Others<'_> = vec![("copy", Box::new(copy)), ("ndarray", Box::new(ndarray))];
        #[cfg(feature = "pjrt")]
        if let Some(client) = &self.client {
            let program = xla::program(
                client,
                &xla::transpose(rows, columns),
                &[(&operand, [rows, columns])],
            );
            others.push(("XLA", Box::new(program)));
        }
        print_row(
            &name,
            rows * columns,
            8.0 * (rows * columns) as f64,
            "GB/s",
            &ours,
            &others,
        );
    }
}

/// One row: the rate of ours, and for each other its rate and how many times ours is faster.
fn print_row(
    name: &str,
    len: usize,
    work: f64,
    unit: &str,
    ours: Function<'_>,
    others: &Others<'_>,
) {
    let mut functions = vec![ours];
    functions.extend(others.iter().map(|(_, function)| &**function));
    let seconds = interleaved(len, work, &functions);
    print!("{name:<24} {:>7.1} {unit}", work / seconds[0] * 1e-9);
    for ((name, _), other) in others.iter().zip(&seconds[1..]) {
        print!(
            "  {name} {:.1} ({:.2})",
            work / other * 1e-9,
            other / seconds[0]
        );
    }
    println!();
}

/// The median seconds of each function, one run after the other so that all meet the same noise.
fn interleaved(len: usize, work: f64, functions: &[Function<'_>]) -> Vec<f64> {
    let inner = (2e6 / work).ceil().clamp(1.0, 2000.0) as usize;
    let rounds = (6e8 / (work * inner as f64)).ceil().clamp(7.0, 101.0) as usize;
    let mut out = vec![0.0; len];
    let mut times = vec![Vec::with_capacity(rounds); functions.len()];
    for _ in 0..rounds {
        for (function, times) in functions.iter().zip(&mut times) {
            function(&mut out);
            let start = Instant::now();
            for _ in 0..inner {
                function(black_box(&mut out));
            }
            times.push(start.elapsed().as_secs_f64() / inner as f64);
        }
    }
    times
        .into_iter()
        .map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[rounds / 2]
        })
        .collect()
}
