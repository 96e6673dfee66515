//! Matrix products of ours beside matrixmultiply, gemm, faer and ndarray: one process, runs interleaved, medians.
//!
//! `cargo bench -p xla-core --bench dot [-- filter]`. Numbers are GFLOP/s of one thread, and the ratio to the best other.

use std::hint::black_box;
use std::time::Instant;

use xla_core::exec::Exec;
use xla_core::kernels::dot_general::{Contract, run};

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

fn main() {
    let filter = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    println!(
        "{:<20} {:>8} {:>8} {:>8} {:>8} {:>8}   ours / best",
        "m x k x n", "ours", "mm", "gemm", "faer", "ndarray"
    );
    for order in ORDERS {
        for [m, k, n] in SIZES {
            let mark = |transposed| if transposed { "T" } else { "" };
            let name = format!("{m}x{k}{}x{n}{}", mark(order[0]), mark(order[1]));
            if filter
                .as_ref()
                .is_none_or(|filter| name.contains(filter.as_str()))
            {
                row(&name, m, k, n, order);
            }
        }
    }
}

fn row(name: &str, m: usize, k: usize, n: usize, [lhs_transposed, rhs_transposed]: [bool; 2]) {
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

    let ours = |out: &mut [f32]| run(&Exec::serial(), out, &lhs, &rhs, black_box(&contract));
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

    let flops = 2.0 * (m * n * k) as f64;
    let seconds = interleaved(
        m * n,
        flops,
        &[&ours, &matrixmultiply, &gemm, &faer, &ndarray],
    );
    let rates: Vec<f64> = seconds.iter().map(|s| flops / s * 1e-9).collect();
    let best = rates[1..].iter().copied().fold(0.0, f64::max);
    print!("{name:<20}");
    for rate in &rates {
        print!(" {rate:>8.1}");
    }
    println!("   {:.2}", rates[0] / best);
}

/// The median seconds of each function, one run after the other so that all meet the same noise.
fn interleaved(len: usize, flops: f64, functions: &[&dyn Fn(&mut [f32])]) -> Vec<f64> {
    let inner = (2e6 / flops).ceil().clamp(1.0, 2000.0) as usize;
    let rounds = (6e8 / (flops * inner as f64)).ceil().clamp(7.0, 101.0) as usize;
    let mut out = vec![0.0; len];
    let mut want = out.clone();
    functions[0](&mut want);
    let mut times = vec![Vec::with_capacity(rounds); functions.len()];
    for _ in 0..rounds {
        for (function, times) in functions.iter().zip(&mut times) {
            function(&mut out);
            let start = Instant::now();
            for _ in 0..inner {
                function(black_box(&mut out));
            }
            times.push(start.elapsed().as_secs_f64() / inner as f64);
            assert!(
                out.iter()
                    .zip(&want)
                    .all(|(a, b)| (a - b).abs() <= 1e-2 * (1.0 + b.abs())),
                "another result"
            );
        }
    }
    times
        .into_iter()
        .map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[if std::env::var("MIN").is_ok() {
                rounds / 10
            } else {
                rounds / 2
            }]
        })
        .collect()
}
