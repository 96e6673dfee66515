//! Computations of generic sizes: for small sizes they are one function over local arrays, else separate steps, and both
//! return the same.

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

#[computation]
fn predict<N: Dim>(f: &f64![N, N], p: &f64![N, N], q: &f64![N, N]) -> f64![N, N] {
    dot(dot(f, p), transpose(f, [1, 0])) + q
}

#[computation]
fn update<N: Dim, M: Dim>(
    x: &f64![N],
    p: &f64![N, N],
    h: &f64![M, N],
    r: &f64![M, M],
    z: &f64![M],
) -> (f64![N], f64![N, N]) {
    let cross = dot(h, p);
    let back = transpose(solve(dot(cross, transpose(h, [1, 0])) + r, cross), [1, 0]);
    (x + dot(back, z - dot(h, x)), p - dot(back, cross))
}

/// The mean and the standard deviation of each row, twice each element beside its negation, and all but the last row.
#[computation]
fn described<N: Dim, M: Dim>(x: &f64![N, M]) -> (f64![N], f64![N], f64![2 * N, M], f64![N - 1, M]) {
    let centred = x - mean(x, dimensions = 1, keep = true);
    let deviation = sqrt(mean(centred * centred, dimensions = 1));
    let doubled = concatenate((2.0 * x, -x), dimension = 0);
    (mean(x, dimensions = 1), deviation, doubled, x[..N - 1])
}

/// The products of the columns, with the first row twice.
#[computation]
fn closed<N: Dim, M: Dim>(x: &f64![N, M]) -> f64![M, M] {
    let closed = concatenate((x, x[..1]), dimension = 0);
    dot(transpose(closed, [1, 0]), closed)
}

/// Ten steps of a state that is updated, with its previous value.
#[computation]
fn steps<N: Dim>(y: &mut f64![N], before: &mut f64![N], rounds: i32) -> f64 {
    let mut y = y;
    let mut before = before;
    for _ in 0..rounds {
        let next = y + 0.1 * (exp(-y) - before);
        before = y;
        y = next;
    }
    sum(y)
}

/// A donated state, whose memory a result takes.
#[computation]
fn moved<N: Dim>(y: f64![N], by: f64) -> f64![N] {
    if by > 0.0 { y + by } else { y - 2.0 * by }
}

fn element(i: usize, j: usize) -> f64 {
    let far = 0.1 / (1 + i + 2 * j) as f64;
    if i == j { 2.0 + far } else { far }
}

fn close(a: &[f64], b: &[f64]) -> bool {
    assert_eq!(a.len(), b.len());
    a.iter()
        .zip(b)
        .all(|(a, b)| (a - b).abs() <= 1e-12 * (1.0 + b.abs()))
}

/// Compares the results for static sizes, which may be small, with those for dynamic sizes, which never are.
macro_rules! compared {
    ($($n:literal $m:literal)*) => {$({
        let square: f64![$n, $n] = Tensor::from_fn(|[i, j]| element(i, j));
        let open: f64![?, ?] = Tensor::from_fn_sized([$n, $n], |[i, j]| element(i, j)).unwrap();
        let a = predict(&square, &square, &square);
        let b = predict(&open, &open, &open);
        assert!(close(a.as_slice(), b.as_slice()), "predict of {}", $n);

        let (x, h, r, z): (f64![$n], f64![$m, $n], f64![$m, $m], f64![$m]) = (
            Tensor::from_fn(|[i]| i as f64),
            Tensor::from_fn(|[i, j]| element(i, j)),
            Tensor::from_fn(|[i, j]| element(i, j)),
            Tensor::from_fn(|[i]| 1.0 - i as f64),
        );
        let (x_open, h_open, r_open, z_open): (f64![?], f64![?, ?], f64![?, ?], f64![?]) = (
            Tensor::from_fn_sized([$n], |[i]| i as f64).unwrap(),
            Tensor::from_fn_sized([$m, $n], |[i, j]| element(i, j)).unwrap(),
            Tensor::from_fn_sized([$m, $m], |[i, j]| element(i, j)).unwrap(),
            Tensor::from_fn_sized([$m], |[i]| 1.0 - i as f64).unwrap(),
        );
        let (a, b) = update(&x, &square, &h, &r, &z);
        let (c, d) = update(&x_open, &open, &h_open, &r_open, &z_open);
        assert!(close(a.as_slice(), c.as_slice()), "update of {} by {}", $n, $m);
        assert!(close(b.as_slice(), d.as_slice()), "update of {} by {}", $n, $m);

        let a = described(&h);
        let (mean, deviation, doubled, rest) = described(&h_open);
        assert_eq!(a.0.as_slice(), mean.as_slice());
        assert_eq!(a.1.as_slice(), deviation.as_slice());
        assert_eq!(a.2.as_slice(), doubled.as_slice());
        assert_eq!(a.3.as_slice(), rest.as_slice());

        let (a, b) = (closed(&h), closed(&h_open));
        assert!(close(a.as_slice(), b.as_slice()), "{a:?} and {b:?}");

        let (mut y, mut before) = (x.clone(), x.clone());
        let (mut y_open, mut before_open) = (x_open.clone(), x_open.clone());
        let (a, b) = (steps(&mut y, &mut before, 10), steps(&mut y_open, &mut before_open, 10));
        assert_eq!(a, b);
        assert_eq!(y.as_slice(), y_open.as_slice());
        assert_eq!(before.as_slice(), before_open.as_slice());
        for by in [1.0, -1.0] {
            assert_eq!(moved(y.clone(), by).as_slice(), moved(y_open.clone(), by).as_slice());
        }
    })*};
}

#[test]
fn small_and_large_sizes_return_the_same() {
    // From one element to the sizes that are too large for local arrays.
    compared!(1 1  2 1  3 2  4 4  6 3  7 5  8 8  9 2  12 6  13 4  17 3  40 30);
}

#[test]
fn generic_computations_accept_sizes_of_0() {
    let none: f64![0, 0] = Tensor::zeros();
    let one: f64![0] = Tensor::zeros();
    assert_eq!(predict(&none, &none, &none), none);
    assert_eq!(moved(one, 1.0), Tensor::zeros());
}

#[test]
fn small_generic_sizes_allocate_nothing() {
    let p: f64![4, 4] = Tensor::from_fn(|[i, j]| element(i, j));
    let h: f64![2, 4] = Tensor::from_fn(|[i, j]| element(i, j));
    let r: f64![2, 2] = Tensor::from_fn(|[i, j]| element(i, j));
    let (x, z) = (tensor![1.0, 2.0, 3.0, 4.0], tensor![1.0, 2.0]);
    // The level is read from the environment, once.
    let _ = predict(&p, &p, &p);
    let before = COUNT.get();
    drop(Box::new(1));
    assert_eq!(COUNT.get() - before, 1, "the count works");
    let before = COUNT.get();
    let predicted = predict(&p, &p, &p);
    let (mean, covariance) = update(&x, &predicted, &h, &r, &z);
    let (mut y, mut last) = (mean, mean);
    let total = steps(&mut y, &mut last, 10);
    let count = COUNT.get() - before;
    assert_eq!(count, 0);
    assert!(total.is_finite() && covariance[[0, 0]] > 0.0);
}
