//! Small arrays: tensors hold few elements themselves, and computations on them need no memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use typed_xla::prelude::*;

/// Counts the allocations of each thread.
struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call is forwarded unchanged to the system's allocator, which keeps the contract of `GlobalAlloc`.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller upholds the contract of this function, which the called one has too.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above; the block is from the system's allocator.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Returns the number of allocations while the function runs, and its result.
fn allocations<R>(f: impl FnOnce() -> R) -> (usize, R) {
    let before = COUNT.get();
    let result = f();
    (COUNT.get() - before, result)
}

/// A belief about four quantities.
#[derive(Tensors, Clone, Copy)]
struct Belief {
    mean: f64![4],
    covariance: f64![4, 4],
}

#[computation]
fn predict(f: &f64![4, 4], q: &f64![4, 4], belief: &Belief) -> Belief {
    Belief {
        mean: dot(f, belief.mean),
        covariance: dot(dot(f, belief.covariance), transpose(f, [1, 0])) + q,
    }
}

#[computation]
fn update_by_solve(h: &f64![2, 4], r: &f64![2, 2], z: &f64![2], belief: &Belief) -> Belief {
    let cross = dot(h, belief.covariance);
    let back = transpose(solve(dot(cross, transpose(h, [1, 0])) + r, cross), [1, 0]);
    Belief {
        mean: belief.mean + dot(back, z - dot(h, belief.mean)),
        covariance: belief.covariance - dot(back, cross),
    }
}

#[computation]
fn update_by_cholesky(h: &f64![2, 4], r: &f64![2, 2], z: &f64![2], belief: &Belief) -> Belief {
    let cross = dot(h, belief.covariance);
    let lower = cholesky(dot(cross, transpose(h, [1, 0])) + r, lower = true);
    let half = triangular_solve(lower, cross, left_side = true, lower = true);
    let innovation = triangular_solve(
        lower,
        reshape(z - dot(h, belief.mean), [2, 1]),
        left_side = true,
        lower = true,
    );
    let back = transpose(half, [1, 0]);
    Belief {
        mean: belief.mean + reshape(dot(back, innovation), [4]),
        covariance: belief.covariance - dot(back, half),
    }
}

#[computation]
fn in_turn(f: &f64![4, 4], q: &f64![4, 4], belief: &mut Belief, rounds: i32) {
    for _ in 0..rounds {
        let next = predict(f, q, belief);
        belief.mean = next.mean;
        belief.covariance = next.covariance;
    }
}

fn transition() -> f64![4, 4] {
    Tensor::from_fn(|[i, j]| match (i, j) {
        (i, j) if i == j => 1.0,
        (0, 2) | (1, 3) => 0.1,
        _ => 0.0,
    })
}

#[test]
fn a_filter_allocates_nothing_not_even_the_first_time() {
    assert_eq!(allocations(|| drop(Box::new(1))).0, 1, "the count works");
    // The level is read from the environment, once.
    if std::env::var_os("TYPED_XLA_LEVEL").is_some() {
        in_turn(&transition(), &transition(), &mut start(), 1);
    }
    const H: f64![2, 4] = tensor![[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]];
    const Z: f64![2] = tensor![1.0, 2.0];
    let (count, [by_solve, by_cholesky]) = allocations(|| {
        let (f, q) = (transition(), Tensor::full(0.01));
        let r = tensor![[0.5, 0.1], [0.1, 0.5]];
        let mut belief = predict(&f, &q, &start());
        in_turn(&f, &q, &mut belief, 3);
        [
            update_by_solve(&H, &r, &Z, &belief),
            update_by_cholesky(&H, &r, &Z, &belief),
        ]
    });
    assert_eq!(count, 0);
    let close = |a: &[f64], b: &[f64]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12);
    assert!(close(by_solve.mean.as_slice(), by_cholesky.mean.as_slice()));
    assert!(close(
        by_solve.covariance.as_slice(),
        by_cholesky.covariance.as_slice()
    ));
    assert!(by_solve.mean[[0]] > 0.5, "the measurement counts");
}

/// Returns the median of the last samples, and the two greatest with their places.
#[computation]
fn middle(samples: &f32![9]) -> (f32, f32![2], i32![2]) {
    let (greatest, places) = top_k(samples, 2);
    (sort(samples)[4], greatest, places)
}

#[test]
fn sorts_of_a_few_allocate_nothing() {
    let samples = tensor![3.0, -1.0, 7.0, 0.5, 9.0, 2.0, 4.0, -8.0, 1.0f32];
    let (count, (median, greatest, places)) = allocations(|| middle(&samples));
    assert_eq!(count, 0);
    assert_eq!((median, greatest), (2.0, tensor![9.0, 7.0]));
    assert_eq!(places, tensor![4, 2]);
}

fn start() -> Belief {
    Belief {
        mean: Tensor::zeros(),
        covariance: Tensor::from_fn(|[i, j]| if i == j { 1.0 } else { 0.0 }),
    }
}

#[test]
fn structs_of_small_tensors_are_copied() {
    let first = start();
    let mut second = first;
    second.mean[[0]] = 1.0;
    assert_eq!((first.mean[[0]], second.mean[[0]]), (0.0, 1.0));
}

/// A donated tensor of few elements is a copy, so that the caller keeps its own.
#[test]
fn a_donated_copy_leaves_the_original() {
    #[computation]
    fn doubled(x: f64![3]) -> f64![3] {
        x * 2.0
    }
    #[computation]
    fn summed(x: f64![3], y: f64![2, 2]) -> f64![3] {
        x + sum(y)
    }
    let x = tensor![1.0, 2.0, 3.0];
    assert_eq!(doubled(x), tensor![2.0, 4.0, 6.0]);
    assert_eq!(summed(x, Tensor::ones()), tensor![5.0, 6.0, 7.0]);
    assert_eq!(x, tensor![1.0, 2.0, 3.0]);
}
