//! Steps with more arrays than the tuples of Rust's traits have elements: the operands of a kernel, the reads and
//! writes of a loop, state.

use typed_xla::prelude::*;

/// Fifteen loop-carried scalars. Each takes the value of its neighbour.
#[computation]
fn shifted(x: f32) -> f32 {
    let mut a = x;
    let mut b = x + 1.0;
    let mut c = x + 2.0;
    let mut d = x + 3.0;
    let mut e = x + 4.0;
    let mut f = x + 5.0;
    let mut g = x + 6.0;
    let mut h = x + 7.0;
    let mut i = x + 8.0;
    let mut j = x + 9.0;
    let mut k = x + 10.0;
    let mut l = x + 11.0;
    let mut m = x + 12.0;
    let mut n = x + 13.0;
    let mut o = x + 14.0;
    for _ in 0..10 {
        a = b * 0.5;
        b = c * 0.5;
        c = d * 0.5;
        d = e * 0.5;
        e = f * 0.5;
        f = g * 0.5;
        g = h * 0.5;
        h = i * 0.5;
        i = j * 0.5;
        j = k * 0.5;
        k = l * 0.5;
        l = m * 0.5;
        m = n * 0.5;
        n = o * 0.5;
        o = a + 1.0;
    }
    a + b + c + d + e + f + g + h + i + j + k + l + m + n + o
}

#[test]
fn a_loop_carries_any_number_of_scalars() {
    let mut all: Vec<f32> = (0..15).map(|i| 3.0 + i as f32).collect();
    for _ in 0..10 {
        for i in 0..14 {
            all[i] = all[i + 1] * 0.5;
        }
        all[14] = all[0] + 1.0;
    }
    let expected: f32 = all.iter().sum();
    assert!((shifted(3.0) - expected).abs() < 1e-4, "{expected}");
}

type Field = f64![1000];

#[computation]
fn lorenz(x: &f64![1000], y: &f64![1000], z: &f64![1000]) -> (f64![1000], f64![1000], f64![1000]) {
    (
        10.0 * (y - x) + sin(z),
        x * (28.0 - z) - y + cos(x) * 0.5,
        x * y - 2.5 * z + tanh(y) * y,
    )
}

/// Computes one Runge-Kutta step in place.
#[computation]
fn rk4(x: &mut f64![1000], y: &mut f64![1000], z: &mut f64![1000]) {
    let h = 0.01;
    let (ax, ay, az) = lorenz(*x, *y, *z);
    let (bx, by, bz) = lorenz(
        *x + ax * (h / 2.0),
        *y + ay * (h / 2.0),
        *z + az * (h / 2.0),
    );
    let (cx, cy, cz) = lorenz(
        *x + bx * (h / 2.0),
        *y + by * (h / 2.0),
        *z + bz * (h / 2.0),
    );
    let (dx, dy, dz) = lorenz(*x + cx * h, *y + cy * h, *z + cz * h);
    *x = *x + (ax + 2.0 * bx + 2.0 * cx + dx) * (h / 6.0);
    *y = *y + (ay + 2.0 * by + 2.0 * cy + dy) * (h / 6.0);
    *z = *z + (az + 2.0 * bz + 2.0 * cz + dz) * (h / 6.0);
}

/// Computes the same for one point.
fn point([x, y, z]: [f64; 3]) -> [f64; 3] {
    let slope = |[x, y, z]: [f64; 3]| {
        [
            10.0 * (y - x) + z.sin(),
            x * (28.0 - z) - y + x.cos() * 0.5,
            x * y - 2.5 * z + y.tanh() * y,
        ]
    };
    let at = |d: [f64; 3], h: f64| [x + d[0] * h, y + d[1] * h, z + d[2] * h];
    let a = slope([x, y, z]);
    let b = slope(at(a, 0.005));
    let c = slope(at(b, 0.005));
    let d = slope(at(c, 0.01));
    at(
        [0, 1, 2].map(|i| a[i] + 2.0 * b[i] + 2.0 * c[i] + d[i]),
        0.01 / 6.0,
    )
}

#[test]
fn three_arrays_of_state_change_by_four_slopes_each() {
    let start =
        |shift: f64| -> Vec<f64> { (0..1000).map(|i| (i as f64 * 0.37 + shift).sin()).collect() };
    let [xs, ys, zs] = [0.1, 0.5, 0.9].map(start);
    let mut x: Field = Tensor::from_slice(&xs).unwrap();
    let mut y: Field = Tensor::from_slice(&ys).unwrap();
    let mut z: Field = Tensor::from_slice(&zs).unwrap();
    rk4(&mut x, &mut y, &mut z);
    for i in 0..1000 {
        let expected = point([xs[i], ys[i], zs[i]]);
        for (found, expected) in [x[[i]], y[[i]], z[[i]]].into_iter().zip(expected) {
            assert!(
                (found - expected).abs() < 1e-12,
                "{i}: {found} for {expected}"
            );
        }
    }
}

/// Thomas's algorithm: one forward and one backward sweep, element by element.
#[computation]
fn tridiagonal(a: &f64![64], b: &f64![64], c: &f64![64], d: &f64![64]) -> f64![64] {
    let mut above = full(f64, [64], 0.0);
    let mut right = full(f64, [64], 0.0);
    for i in 0..64 {
        let before = max(i - 1, 0);
        let inner = convert(i > 0, f64);
        let low = dynamic_slice(a, (i,), [1]) * inner;
        let pivot = dynamic_slice(b, (i,), [1]) - low * dynamic_slice(above, (before,), [1]);
        let rest = dynamic_slice(d, (i,), [1]) - low * dynamic_slice(right, (before,), [1]);
        above = dynamic_update_slice(above, dynamic_slice(c, (i,), [1]) / pivot, (i,));
        right = dynamic_update_slice(right, rest / pivot, (i,));
    }
    let mut x = full(f64, [64], 0.0);
    for k in 0..64 {
        let i = 63 - k;
        let after = min(i + 1, 63);
        let inner = convert(i < 63, f64);
        let known = dynamic_slice(above, (i,), [1]) * dynamic_slice(x, (after,), [1]) * inner;
        x = dynamic_update_slice(x, dynamic_slice(right, (i,), [1]) - known, (i,));
    }
    x
}

#[test]
fn a_tridiagonal_system_is_solved_by_two_sweeps() {
    let expected: Vec<f64> = (0..64).map(|i| (i as f64).cos()).collect();
    let [a, b, c] =
        [-1.0, 4.0, -1.5].map(|at| -> Vec<f64> { (0..64).map(|i| at + 0.01 * i as f64).collect() });
    let neighbour = |i: usize| expected.get(i).copied().unwrap_or(0.0);
    let right: Vec<f64> = (0..64)
        .map(|i| a[i] * neighbour(i.wrapping_sub(1)) + b[i] * expected[i] + c[i] * neighbour(i + 1))
        .collect();
    let [a, b, c, right] = [a, b, c, right].map(|x| Tensor::from_slice(&x).unwrap());
    let found = tridiagonal(&a, &b, &c, &right);
    for i in 0..64 {
        assert!(
            (found[[i]] - expected[i]).abs() < 1e-12,
            "{i}: {} for {}",
            found[[i]],
            expected[i]
        );
    }
}

/// Fifteen arrays that kernels compute, and one kernel that reads all of them.
#[computation]
fn joined(x: &f32![4]) -> f32![60] {
    let a = sort(x);
    let b = sort(a + 1.0);
    let c = sort(b + 1.0);
    let d = sort(c + 1.0);
    let e = sort(d + 1.0);
    let f = sort(e + 1.0);
    let g = sort(f + 1.0);
    let h = sort(g + 1.0);
    let i = sort(h + 1.0);
    let j = sort(i + 1.0);
    let k = sort(j + 1.0);
    let l = sort(k + 1.0);
    let m = sort(l + 1.0);
    let n = sort(m + 1.0);
    let o = sort(n + 1.0);
    concatenate((a, b, c, d, e, f, g, h, i, j, k, l, m, n, o), 0)
}

#[test]
fn a_kernel_reads_any_number_of_arrays() {
    let found = joined(&tensor![3.0, 1.0, 2.0, 4.0]);
    let expected: Vec<f32> = (0..60).map(|i| (i % 4 + i / 4 + 1) as f32).collect();
    assert_eq!(found.as_slice(), expected);
}

/// Fourteen arrays that a kernel writes at once, and whose operands are each computed by a loop.
#[computation]
fn sorted(x: &f32![4]) -> f32![4] {
    let (a, b, c, d, e, f, g, h, i, j, k, l, m, n) = sort(
        (
            x,
            x + 1.0,
            x + 2.0,
            x + 3.0,
            x + 4.0,
            x + 5.0,
            x + 6.0,
            x + 7.0,
            x + 8.0,
            x + 9.0,
            x + 10.0,
            x + 11.0,
            x + 12.0,
            x + 13.0,
        ),
        |a, b, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _| a < b,
    );
    a + b + c + d + e + f + g + h + i + j + k + l + m + n
}

#[test]
fn a_kernel_writes_any_number_of_arrays() {
    let found = sorted(&tensor![3.0, 1.0, 2.0, 4.0]);
    let expected = [1.0, 2.0, 3.0, 4.0].map(|x: f32| 14.0 * x + 91.0);
    assert_eq!(found.as_slice(), expected);
}

/// Seven arrays, which a loop reads along two pairs of dimensions each, and the index.
#[computation]
fn products(
    a: &f32![9, 9],
    b: &f32![9, 9],
    c: &f32![9, 9],
    d: &f32![9, 9],
    e: &f32![9, 9],
    f: &f32![9, 9],
    g: &f32![9, 9],
) -> f32![9, 9, 9] {
    a.along([1, 2]) * broadcast_in_dim(a, [9, 9, 9], [0, 2])
        + b.along([1, 2]) * broadcast_in_dim(b, [9, 9, 9], [0, 2])
        + c.along([1, 2]) * broadcast_in_dim(c, [9, 9, 9], [0, 2])
        + d.along([1, 2]) * broadcast_in_dim(d, [9, 9, 9], [0, 2])
        + e.along([1, 2]) * broadcast_in_dim(e, [9, 9, 9], [0, 2])
        + f.along([1, 2]) * broadcast_in_dim(f, [9, 9, 9], [0, 2])
        + g.along([1, 2]) * broadcast_in_dim(g, [9, 9, 9], [0, 2])
        + iota(f32, [9, 9, 9], 2)
}

#[test]
fn a_loop_reads_each_array_in_any_number_of_ways() {
    let all: Vec<Vec<f32>> = (0..7)
        .map(|k| (0..81).map(|i| ((i * (k + 3)) % 11) as f32).collect())
        .collect();
    let t: Vec<_> = all.iter().map(|x| Tensor::from_slice(x).unwrap()).collect();
    let found = products(&t[0], &t[1], &t[2], &t[3], &t[4], &t[5], &t[6]);
    for i in 0..9 {
        for j in 0..9 {
            for k in 0..9 {
                let expected: f32 = all.iter().map(|x| x[9 * j + k] * x[9 * i + k]).sum();
                assert_eq!(found[[i, j, k]], expected + k as f32, "{i}, {j}, {k}");
            }
        }
    }
}

/// Thirteen arrays in, fourteen out; one loop writes as many as it may, and reads what it has written.
#[computation]
fn many(
    p: (
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
        f32![4],
    ),
) -> (
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![4],
    f32![],
) {
    let a = p.0 + 1.0;
    let b = p.1 + a;
    let c = p.2 + b;
    let d = p.3 + c;
    let e = p.4 + d;
    let f = p.5 + e;
    let g = p.6 + f;
    let h = p.7 + g;
    let i = p.8 + h;
    let j = p.9 + i;
    let k = p.10 + j;
    let l = p.11 + k;
    let m = p.12 + l;
    let all = a + b + c + d + e + f + g + h + i + j + k + l + m;
    (a, b, c, d, e, f, g, h, i, j, k, l, m, sum(all))
}

#[test]
fn a_loop_writes_any_number_of_arrays() {
    let t = |x: f32| Tensor::from_slice(&[x, x + 1.0, x + 2.0, x + 3.0]).unwrap();
    let found = many((
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
        t(1.0),
    ));
    let part = |k: usize| [1.0, 2.0, 3.0, 4.0].map(|x: f32| x * k as f32 + 1.0);
    assert_eq!(found.0.as_slice(), part(1));
    assert_eq!(found.11.as_slice(), part(12));
    assert_eq!(found.12.as_slice(), part(13));
    let all: f32 = (1..=13).flat_map(part).sum();
    assert_eq!(found.13[[]], all);
}
