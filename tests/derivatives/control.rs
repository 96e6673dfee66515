//! Loops, choices and scans.

use typed_xla::prelude::*;

use crate::VECTORS;

cases! {
    fn chosen(x: f64[3], k: i32[]) -> [f64[3], f64[3], f64[3]] {
        let branch = |x| {
            let y = if sum(x) > 0.0 { sin(x) * x[0] } else { x * x };
            sum(y)
        };
        let arms = |x| {
            let y: f64 = match k {
                0 => sum(x),
                1 | 2 => sum(x * x * x),
                _ => sum(exp(x)),
            };
            y * y
        };
        let (_, curved) = jvp(grad(arms))(x, x);
        (grad(branch)(x), grad(arms)(x), curved)
    }

    fn counted(x: f64[3], w: f64[4, 3]) -> [f64[3], f64[4, 3], f64[3], f64[4, 3]] {
        let loss = |x, w| {
            let mut s = x;
            for i in 0..4 {
                s = sin(s * w[i]) + s;
            }
            sum(s * s)
        };
        let gradient = grad(loss, argnums = [0, 1]);
        let (dx, dw) = gradient(x, w);
        let (_, (ddx, ddw)) = jvp(gradient)((x, w), (x, w));
        (dx, dw, ddx, ddw)
    }

    fn chosen_in_forward_mode(x: f64[3], dx: f64[3], n: i32[]) -> [f64[3], f64[3]] {
        let run = |x| {
            let mut s = x;
            let mut k = 0i32;
            while k < n {
                s = if sum(s) > 0.0 { sin(s) } else { s * x };
                k += 1;
            }
            s
        };
        jvp(run)(x, dx)
    }

    fn nested_loops(x: f64[2], c: f64[3]) -> [f64[2], f64[3]] {
        let loss = |x, c| {
            let mut s = x;
            for i in 0..3 {
                let mut t = s * c[i];
                for j in 0..2 {
                    t = tanh(t) + s * c[j];
                    if t[0] > 0.5 {
                        t = t * c[2];
                    }
                }
                s = t;
            }
            sum(s)
        };
        grad(loss, argnums = [0, 1])(x, c)
    }

    fn scanned(x: f64[2], w: f64[5, 2]) -> [f64[2], f64[5, 2], f64[2]] {
        let loss = |x, w| {
            let (last, all) = scan(|s, w| {
                let next = cos(s) * w + x;
                (next, next * s)
            }, x, w);
            sum(last) + sum(all * w)
        };
        let (dx, dw) = grad(loss, argnums = [0, 1])(x, w);
        let (_, curved) = jvp(|x| grad(loss)(x, w))(x, x);
        (dx, dw, curved)
    }

    fn unbounded(x: f64[], dx: f64[]) -> [f64[], f64[], f64[]] {
        let root = |x| {
            let mut y = x;
            while abs(y * y - x) > 1e-13 {
                y = 0.5 * (y + x / y);
            }
            y
        };
        let (y, dy) = jvp(root)(x, dx);
        let (_, second) = jvp(|x| jvp(root)(x, dx).1)(x, dx);
        (y, dy, second)
    }

    fn backwards(x: f64[], w: f64[6]) -> [f64[], f64[6]] {
        let loss = |x, w| {
            let mut s = x;
            for i in (0..6).rev().step_by(2) {
                s = sin(s * w[i]) + w[0];
            }
            s * s
        };
        grad(loss, argnums = [0, 1])(x, w)
    }

    fn factored_in_a_loop(a: f64[2, 2], b: f64[2]) -> [f64[2, 2], f64[2]] {
        let loss = |a, b| {
            let mut m = a;
            let mut x = b;
            for _ in 0..3 {
                let (q, r) = qr(m);
                m = dot(r, q);
                x = solve(m, x);
            }
            sum(sin(x)) + sum(m * m * a)
        };
        grad(loss, argnums = [0, 1])(a, b)
    }

    fn stacked_layers(x: f64[3], w: f64[4, 3, 3], b: f64[4, 3]) -> [f64[3], f64[4, 3, 3], f64[4, 3]] {
        let loss = |x, w, b| {
            let (y, _) = scan(|x, (w, b)| (tanh(dot(x, w) + b) + x, ()), x, (w, b));
            sum(y * y)
        };
        grad(loss, argnums = [0, 1, 2])(x, w, b)
    }

    fn recurrent(x: f64[5, 3]) -> [f64[5, 3], f64[64], f64[64], f64[64], f64[64]] {
        let w = 0.2 * sin(1.7 * reshape(iota(f64, [4096], 0), [64, 64]));
        let b = 0.1 * cos(iota(f64, [64], 0));
        let loss = |x, w, b| {
            let (_, all) = scan(|h, row| {
                let gates = dot(h, w) + b.along([1]) + row.along([0]);
                let (one, two) = (gates[(.., 0..32)], gates[(.., 32..64)]);
                let h = concatenate((tanh(one) * two, sin(two)), dimension = 1);
                (h, sum(h * h))
            }, zeros(f64, [3, 64]), x);
            sum(all)
        };
        let (dx, dw, db) = grad(loss, argnums = [0, 1, 2])(x, w, b);
        let (_, curved) = jvp(|w| grad(loss, argnums = [1])(x, w, b))(w, w);
        (dx, sum(dw, 0), dw[5], db, sum(curved, 0))
    }

    fn combined_slices(m: f64[5, 2, 2], v: f64[5, 2], w: f64[5, 2, 2], scale: f64[2]) -> [f64[5, 2, 2], f64[5, 2], f64[5, 2, 2], f64[5, 2, 2], f64[5, 2, 2], f64[5, 2], f64[5, 2, 2]] {
        let loss = |m, v| {
            let (maps, offsets) = associative_scan(|(m, v), (n, u)| (dot(n, m), dot(n, v) + u * scale), (m, v));
            sum(maps * w) + sum(sin(offsets) * w[(.., 0)])
        };
        let (maps, offsets) = associative_scan(|(m, v), (n, u)| (dot(n, m), dot(n, v) + u * scale), (m, v));
        let (by_m, by_v) = grad(loss, argnums = [0, 1])(m, v);
        let (_, curved) = jvp(|m| grad(|m| loss(m, v))(m))(m, w);
        (
            maps,
            offsets,
            associative_scan(|a, b| dot(b, a), m, reverse = true),
            associative_scan(mul, m, 2),
            by_m,
            by_v,
            curved,
        )
    }
}
