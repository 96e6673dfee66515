//! Tests of `xla-core/src/kernels/attention.rs` and `attention_grad.rs`.

use xla_core::kernels::attention::{self, KeyRange};
use xla_core::kernels::attention_grad;
use xla_core::rt::{Array, ArrayMut, Exec};

const ALL: KeyRange = KeyRange {
    causal: false,
    before: None,
    behind: None,
};

/// Batch, queries, keys, heads, heads of keys, size of a head of keys and of values; what each query sees.
#[derive(Clone, Copy, Debug)]
struct Form {
    sizes: [usize; 7],
    range: KeyRange,
    length: Option<i32>,
    start: Option<i32>,
    masked: bool,
}

const PLAIN: Form = Form {
    sizes: [2, 3, 5, 4, 2, 4, 7],
    range: ALL,
    length: None,
    start: None,
    masked: false,
};

const FORMS: &[Form] = &[
    PLAIN,
    Form {
        sizes: [1, 130, 300, 4, 2, 20, 36],
        range: KeyRange {
            causal: true,
            ..ALL
        },
        start: Some(150),
        ..PLAIN
    },
    Form {
        sizes: [2, 70, 300, 2, 2, 9, 36],
        range: KeyRange {
            before: Some(40),
            behind: Some(3),
            ..ALL
        },
        length: Some(57),
        masked: true,
        ..PLAIN
    },
    Form {
        sizes: [3, 1, 300, 4, 2, 20, 36],
        length: Some(257),
        ..PLAIN
    },
    Form {
        sizes: [5, 20, 150, 1, 1, 64, 64],
        masked: true,
        ..PLAIN
    },
    // Queries behind the keys see none, and sizes may be 0.
    Form {
        sizes: [1, 7, 3, 2, 2, 3, 3],
        range: KeyRange {
            before: Some(0),
            behind: Some(0),
            ..ALL
        },
        ..PLAIN
    },
    Form {
        sizes: [1, 7, 0, 2, 2, 3, 3],
        ..PLAIN
    },
    Form {
        sizes: [1, 7, 3, 2, 2, 0, 3],
        ..PLAIN
    },
    Form {
        sizes: [1, 7, 3, 2, 2, 3, 0],
        ..PLAIN
    },
];

impl Form {
    fn is_seen(&self, n: usize, t: usize, s: usize) -> bool {
        let (position, s) = (t as i64 + i64::from(self.start.unwrap_or(0)), s as i64);
        (!self.range.causal || s <= position)
            && self
                .range
                .before
                .is_none_or(|before| s >= position - before as i64)
            && self
                .range
                .behind
                .is_none_or(|behind| s <= position + behind as i64)
            && self.length.is_none_or(|length| s < length.into())
            && (!self.masked || mask(n, s as usize))
    }
}

fn mask(n: usize, s: usize) -> bool {
    !(n + s).is_multiple_of(3)
}

fn wave(count: usize, at: f64) -> Vec<f64> {
    (0..count)
        .map(|i| (1.7 * i as f64 + 0.003 * (i * i % 1009) as f64 + at).sin())
        .collect()
}

/// The operands and the cotangent.
struct Numbers {
    q: Vec<f64>,
    k: Vec<f64>,
    v: Vec<f64>,
    g: Vec<f64>,
}

impl Numbers {
    fn of([b, t, s, n, k, c, d]: [usize; 7]) -> Numbers {
        Numbers {
            q: wave(b * t * n * c, 0.0),
            k: wave(b * s * k * c, 1.0),
            v: wave(b * s * k * d, 2.0),
            g: wave(b * t * n * d, 3.0),
        }
    }

    /// Returns the result and the gradients of query, key and value.
    fn expected(&self, form: &Form) -> [Vec<f64>; 4] {
        let [batch, queries, keys, heads, shared, size, width] = form.sizes;
        let mut out = vec![0.0; self.g.len()];
        let mut gradients = [&self.q, &self.k, &self.v].map(|x| vec![0.0; x.len()]);
        for place in 0..batch * queries * heads {
            let (b, t, n) = (
                place / heads / queries,
                place / heads % queries,
                place % heads,
            );
            let row = |s: usize| (b * keys + s) * shared + n * shared / heads;
            let dot = |x: &[f64], y: &[f64]| -> f64 { x.iter().zip(y).map(|(x, y)| x * y).sum() };
            let query = &self.q[place * size..][..size];
            let seen: Vec<usize> = (0..keys).filter(|&s| form.is_seen(n, t, s)).collect();
            let exponentials = seen
                .iter()
                .map(|&s| dot(query, &self.k[row(s) * size..][..size]).exp());
            let exponentials: Vec<f64> = exponentials.collect();
            let total: f64 = exponentials.iter().sum();
            let cotangent = &self.g[place * width..][..width];
            let slopes = seen
                .iter()
                .map(|&s| dot(cotangent, &self.v[row(s) * width..][..width]));
            let slopes: Vec<f64> = slopes.collect();
            let mean = dot(&exponentials, &slopes) / total;
            for (i, &s) in seen.iter().enumerate() {
                let weight = exponentials[i] / total;
                for d in 0..width {
                    out[place * width + d] += weight * self.v[row(s) * width + d];
                    gradients[2][row(s) * width + d] += weight * cotangent[d];
                }
                let slope = weight * (slopes[i] - mean);
                for c in 0..size {
                    gradients[0][place * size + c] += slope * self.k[row(s) * size + c];
                    gradients[1][row(s) * size + c] += slope * query[c];
                }
            }
        }
        let [of_query, of_key, of_value] = gradients;
        [out, of_query, of_key, of_value]
    }
}

/// Defines the calls of both kernels with elements of a type.
macro_rules! called {
    ($name:ident $t:ident) => {
        fn $name(form: &Form, numbers: &Numbers, exec: &Exec) -> [Vec<$t>; 4] {
            let [b, t, s, n, k, c, d] = form.sizes;
            let [q, key, v, g] = [&numbers.q, &numbers.k, &numbers.v, &numbers.g]
                .map(|x| x.iter().map(|&x| x as $t).collect::<Vec<$t>>());
            let (of_q, of_k, of_v, of_out) =
                ([b, t, n, c], [b, s, k, c], [b, s, k, d], [b, t, n, d]);
            let seen: Vec<bool> = (0..n * s).map(|i| mask(i / s, i % s)).collect();
            let (seen, seen_dims): (&[bool], &[usize]) = match form.masked {
                true => (&seen, &[n, 1, s]),
                false => (&[true], &[]),
            };
            let one = |number: Option<i32>| {
                (
                    [number.unwrap_or(0)],
                    if number.is_some() { &[1][..] } else { &[] },
                )
            };
            let ((length, length_dims), (start, start_dims)) = (one(form.length), one(form.start));
            let mut out = vec![9.0; g.len()];
            let mut sums = vec![9.0; b * t * n];
            attention::run(
                exec,
                ArrayMut::new(&mut out, &of_out),
                ArrayMut::new(&mut sums, &[b, t, n]),
                Array::new(&q, &of_q),
                Array::new(&key, &of_k),
                Array::new(&v, &of_v),
                Array::new(seen, seen_dims),
                Array::new(&[0.0], &[]),
                Array::new(&length, length_dims),
                Array::new(&start, start_dims),
                Array::new(&[1.0], &[]),
                form.range,
            );
            let [mut dq, mut dk, mut dv] = [&q, &key, &v].map(|x| vec![9.0; x.len()]);
            attention_grad::run(
                exec,
                ArrayMut::new(&mut dq, &of_q),
                ArrayMut::new(&mut dk, &of_k),
                ArrayMut::new(&mut dv, &of_v),
                Array::new(&q, &of_q),
                Array::new(&key, &of_k),
                Array::new(&v, &of_v),
                Array::new(seen, seen_dims),
                Array::new(&[0.0], &[]),
                Array::new(&length, length_dims),
                Array::new(&start, start_dims),
                Array::new(&[1.0], &[]),
                Array::new(&out, &of_out),
                Array::new(&sums, &[b, t, n]),
                Array::new(&g, &of_out),
                form.range,
            );
            [out, dq, dk, dv]
        }
    };
}
called!(single f32);
called!(double f64);

#[test]
fn results_and_gradients_are_those_of_the_formula() {
    for form in FORMS {
        let numbers = Numbers::of(form.sizes);
        let expected = numbers.expected(form);
        let exec = Exec::serial();
        let wide = double(form, &numbers, &exec);
        let narrow = single(form, &numbers, &exec).map(|x| x.iter().map(|&x| x.into()).collect());
        for (found, within) in [(wide, 1e-12), (narrow, 5e-6)] {
            for (what, (found, expected)) in found.iter().zip(&expected).enumerate() {
                let most = expected.iter().fold(1.0, |most: f64, x| most.max(x.abs()));
                for (x, y) in found.iter().zip(expected) {
                    assert!(
                        (x - y).abs() <= within * most,
                        "{form:?}: {x}, expected {y} in {what}"
                    );
                }
            }
        }
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for form in FORMS {
        let numbers = Numbers::of(form.sizes);
        let alone = single(form, &numbers, &Exec::serial());
        for threads in [2, 3, 16] {
            assert_eq!(
                alone,
                single(form, &numbers, &Exec::threads(threads)),
                "{form:?}"
            );
        }
    }
}
