//! `attention`: values beside a plain formula, excluded keys, sizes of any kind, and its laws.

use typed_xla::element::{bf16, f16};
use typed_xla::prelude::*;
use typed_xla::size::Size;

/// A call of attention as plain numbers, computed in f64.
#[derive(Clone, Copy)]
struct Plain<'a> {
    /// Batch, queries, keys, heads, heads of keys, size of a head and of a value.
    sizes: [usize; 7],
    q: &'a [f64],
    k: &'a [f64],
    v: &'a [f64],
    /// Returns what is added to a score: of batch, head, query and key.
    bias: fn([usize; 4]) -> f64,
    /// Whether a query sees a key.
    seen: fn([usize; 4]) -> bool,
    scale: f64,
}

impl Plain<'_> {
    fn result(&self) -> Vec<f64> {
        let [batch, queries, keys, heads, shared, c, d] = self.sizes;
        let mut result = vec![0.0; batch * queries * heads * d];
        for b in 0..batch {
            for t in 0..queries {
                for n in 0..heads {
                    let query = &self.q[((b * queries + t) * heads + n) * c..][..c];
                    let row = |of: usize, s| ((b * keys + s) * shared + n * shared / heads) * of;
                    let seen: Vec<usize> =
                        (0..keys).filter(|&s| (self.seen)([b, n, t, s])).collect();
                    let scores = seen.iter().map(|&s| {
                        let key = &self.k[row(c, s)..][..c];
                        let product: f64 = query.iter().zip(key).map(|(x, y)| x * y).sum();
                        product * self.scale + (self.bias)([b, n, t, s])
                    });
                    let scores: Vec<f64> = scores.collect();
                    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                    let total: f64 = scores.iter().map(|s| (s - most).exp()).sum();
                    let out = &mut result[((b * queries + t) * heads + n) * d..][..d];
                    for (&s, score) in seen.iter().zip(scores) {
                        let weight = (score - most).exp() / total;
                        let value = &self.v[row(d, s)..][..d];
                        for (out, value) in out.iter_mut().zip(value) {
                            *out += weight * value;
                        }
                    }
                }
            }
        }
        result
    }
}

fn wave(count: usize, at: f64) -> Vec<f64> {
    (0..count)
        .map(|i| (1.7 * i as f64 + 0.003 * (i * i % 1009) as f64 + at).sin())
        .collect()
}

fn close(what: &str, found: &[f64], expected: &[f64], within: f64) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (i, (x, y)) in found.iter().zip(expected).enumerate() {
        assert!((x - y).abs() <= within, "{what}: {x}, expected {y} at {i}");
    }
}

/// Compares computations of one shape with the formula.
macro_rules! compared {
    ($name:ident [$b:literal, $t:literal, $s:literal, $n:literal, $k:literal, $c:literal, $d:literal]
        ($($options:tt)*) bias $bias:expr, seen $seen:expr, scale $scale:expr) => {
        #[test]
        fn $name() {
            #[computation]
            fn computed(q: &f64![$b, $t, $n, $c], k: &f64![$b, $s, $k, $c], v: &f64![$b, $s, $k, $d]) -> f64![$b, $t, $n, $d] {
                attention(q, k, v $($options)*)
            }
            #[computation]
            fn single(q: &f32![$b, $t, $n, $c], k: &f32![$b, $s, $k, $c], v: &f32![$b, $s, $k, $d]) -> f32![$b, $t, $n, $d] {
                attention(q, k, v $($options)*)
            }
            let (q, k, v) = (wave($b * $t * $n * $c, 0.0), wave($b * $s * $k * $c, 1.0), wave($b * $s * $k * $d, 2.0));
            let plain = Plain {
                sizes: [$b, $t, $s, $n, $k, $c, $d],
                q: &q,
                k: &k,
                v: &v,
                bias: $bias,
                seen: $seen,
                scale: $scale,
            };
            let expected = plain.result();
            let of = |x: &[f64]| x.to_vec();
            let y = computed(
                &Tensor::from_vec(of(&q)).unwrap(),
                &Tensor::from_vec(of(&k)).unwrap(),
                &Tensor::from_vec(of(&v)).unwrap(),
            );
            close("f64", y.as_slice(), &expected, 1e-14);
            let of = |x: &[f64]| x.iter().map(|&x| x as f32).collect::<Vec<f32>>();
            let y = single(
                &Tensor::from_vec(of(&q)).unwrap(),
                &Tensor::from_vec(of(&k)).unwrap(),
                &Tensor::from_vec(of(&v)).unwrap(),
            );
            let y: Vec<f64> = y.iter().map(|&x| x.into()).collect();
            close("f32", &y, &expected, 2e-6);
        }
    };
}

compared! {
    heads_of_keys_are_shared_by_consecutive_heads [2, 3, 5, 6, 2, 4, 7] ()
    bias |_| 0.0, seen |_| true, scale 0.5
}
compared! {
    one_head_of_keys_is_shared_by_all [1, 3, 5, 4, 1, 9, 9] ()
    bias |_| 0.0, seen |_| true, scale 1.0 / 3.0
}
compared! {
    causal_queries_see_keys_up_to_their_own [2, 7, 4, 2, 2, 3, 3] (, causal = true, scale = 2.0)
    bias |_| 0.0, seen |[_, _, t, s]| s <= t, scale 2.0
}
compared! {
    a_window_is_before_and_behind_a_query [1, 6, 9, 2, 1, 3, 3] (, window = [2, 1], scale = 0.7)
    bias |_| 0.0, seen |[_, _, t, s]| s + 2 >= t && s <= t + 1, scale 0.7
}
compared! {
    one_window_is_both_and_meets_causal [1, 6, 9, 2, 1, 3, 3] (, window = 1, causal = true, scale = 0.7)
    bias |_| 0.0, seen |[_, _, t, s]| s + 1 >= t && s <= t, scale 0.7
}
compared! {
    a_length_excludes_keys_behind_it [2, 3, 9, 2, 1, 3, 3] (, length = iota(i32, [2]) * 3 + 2, scale = 0.7)
    bias |_| 0.0, seen |[b, _, _, s]| s < 3 * b + 2, scale 0.7
}
compared! {
    a_start_is_the_position_of_the_first_query [2, 3, 9, 2, 1, 3, 3] (, start = iota(i32, [2]) * 4 + 1, window = [3, 5], causal = true, scale = 0.7)
    bias |_| 0.0, seen |[b, _, t, s]| s <= t + 4 * b + 1 && s + 3 > t + 4 * b, scale 0.7
}
compared! {
    a_mask_excludes_keys_of_each_head [2, 3, 9, 2, 1, 3, 3] (, mask = (iota(i32, [2, 1, 9], 0) + iota(i32, [2, 1, 9], 2)) % 3 != 0, scale = 0.7)
    bias |_| 0.0, seen |[_, n, _, s]| (n + s) % 3 != 0, scale 0.7
}
compared! {
    sizes_beyond_a_block [1, 130, 300, 2, 1, 20, 36] (, causal = true, start = 150, scale = 1.0)
    bias |_| 0.0, seen |[_, _, t, s]| s <= t + 150, scale 1.0
}
compared! {
    one_query_of_a_cache [1, 1, 300, 4, 2, 20, 36] (, length = 257, scale = 1.0)
    bias |_| 0.0, seen |[_, _, _, s]| s < 257, scale 1.0
}

#[computation]
fn biased(q: &f64![2, 3, 2, 3], k: &f64![2, 9, 1, 3], bias: &f64![2, 3, 9]) -> f64![2, 3, 2, 3] {
    attention(q, k, k, bias = bias, scale = 0.7)
}

#[test]
fn a_bias_is_added_to_the_scores() {
    let (q, k) = (wave(36, 0.0), wave(54, 1.0));
    let plain = Plain {
        sizes: [2, 3, 9, 2, 1, 3, 3],
        q: &q,
        k: &k,
        v: &k,
        bias: |[_, n, t, s]| n as f64 - 2.0 * t as f64 + s as f64,
        seen: |_| true,
        scale: 0.7,
    };
    let bias = Tensor::from_fn(|[n, t, s]| n as f64 - 2.0 * t as f64 + s as f64);
    let [x, y] = [&q, &k].map(Vec::clone);
    let y = biased(
        &Tensor::from_vec(x).unwrap(),
        &Tensor::from_vec(y).unwrap(),
        &bias,
    );
    close("bias", y.as_slice(), &plain.result(), 1e-14);
}

#[computation]
fn excluded(
    q: &f32![2, 1, 2],
    k: &f32![3, 1, 2],
    v: &f32![3, 1, 2],
    seen: &bool![2, 3],
    b: &f32![2, 3],
) -> (
    f32![2, 1, 2],
    f32![2, 1, 2],
    f32![2, 1, 2],
    f32![3, 1, 2],
    f32![3, 1, 2],
) {
    let loss = |q, k, v| sum(attention(q, k, v, mask = seen));
    let (dq, dk, dv) = grad(loss, argnums = [0, 1, 2])(q, k, v);
    (
        attention(q, k, v, mask = seen),
        attention(q, k, v, bias = b),
        dq,
        dk,
        dv,
    )
}

#[test]
fn a_query_without_a_key_has_the_result_0_and_no_gradient() {
    let seen = tensor![[false, false, false], [true, false, true]];
    let bias = Tensor::from_fn(|[t, s]| {
        if t == 0 || s == 1 {
            f32::NEG_INFINITY
        } else {
            0.0
        }
    });
    let q = tensor![[[1.0, -2.0]], [[0.0, 0.0]]];
    let k = tensor![[[1.0, 2.0]], [[0.5, -1.0]], [[1.0, 2.0]]];
    let v = tensor![[[1.0, 2.0]], [[5.0, 6.0]], [[3.0, 4.0]]];
    let (masked, biased, dq, _, dv) = excluded(&q, &k, &v, &seen, &bias);
    assert_eq!(masked, tensor![[[0.0, 0.0]], [[2.0, 3.0]]]);
    assert_eq!(biased, masked);
    assert_eq!(dq[[0, 0, 0]], 0.0);
    assert_eq!(dv, tensor![[[0.5, 0.5]], [[0.0, 0.0]], [[0.5, 0.5]]]);
}

#[computation]
fn of_length(
    q: &f32![1, 1, 2],
    k: &f32![3, 1, 2],
    v: &f32![3, 1, 2],
    length: i32,
) -> (f32![1, 1, 2], f32![1, 1, 2], f32![3, 1, 2], f32![3, 1, 2]) {
    let loss = |q, k, v| sum(attention(q, k, v, length = length));
    let (dq, dk, dv) = grad(loss, argnums = [0, 1, 2])(q, k, v);
    (attention(q, k, v, length = length), dq, dk, dv)
}

#[test]
fn keys_and_values_behind_the_length_may_be_nan() {
    let nan = f32::NAN;
    let k = tensor![[[1.0, 2.0]], [[nan, nan]], [[1.0, f32::INFINITY]]];
    let v = tensor![[[7.0, 8.0]], [[nan, 6.0]], [[3.0, f32::INFINITY]]];
    let (y, dq, dk, dv) = of_length(&tensor![[[1.0, 1.0]]], &k, &v, 1);
    assert_eq!(y, tensor![[[7.0, 8.0]]]);
    assert_eq!(dq, Tensor::zeros());
    assert_eq!(dk, Tensor::zeros());
    assert_eq!(dv, tensor![[[1.0, 1.0]], [[0.0, 0.0]], [[0.0, 0.0]]]);
    // A length beyond the keys is all of them, and a negative one is none.
    let ones: f32![3, 1, 2] = Tensor::ones();
    assert_eq!(
        of_length(&Tensor::ones(), &ones, &ones, 9).0,
        Tensor::ones()
    );
    assert_eq!(
        of_length(&Tensor::ones(), &ones, &ones, -1).0,
        Tensor::zeros()
    );
}

#[computation]
fn halves(
    q: &f16![2, 1, 2],
    k: &f16![300, 1, 2],
    v: &f16![300, 1, 2],
    x: &bf16![300, 1, 2],
) -> (f16![2, 1, 2], bf16![2, 1, 2]) {
    (attention(q, k, v), attention(q as bf16, k as bf16, x))
}

#[test]
fn halves_are_computed_in_f32_and_rounded_once() {
    // 300 equal weights: sums in 16 bits would lose most of the values.
    let v = Tensor::from_fn(|[s, _, _]| f16::from_f32(1.0 + s as f32 / 256.0));
    let x = Tensor::from_fn(|[s, _, _]| bf16::from_f32(1.0 + (s % 2) as f32 / 64.0));
    let (y, z) = halves(&Tensor::zeros(), &Tensor::ones(), &v, &x);
    let mean: f64 = v.iter().map(|x| x.to_f64()).sum::<f64>() / 600.0;
    assert!(y.iter().all(|y| *y == f16::from_f64(mean)), "{y:?}");
    assert!(
        z.iter().all(|z| *z == bf16::from_f64(1.0 + 0.5 / 64.0)),
        "{z:?}"
    );
}

#[computation]
fn generic<B: Dim, T: Dim, S: Dim, K: Dim, G: Dim, C: Dim>(
    q: &f32![B, T, K * G, C],
    k: &f32![B, S, K, C],
    v: &f32![B, S, K, C],
) -> (f32![B, T, K * G, C], f32![B, S, K, C]) {
    let loss = |v| sum(attention(q, k, v));
    (attention(q, k, v), grad(loss)(v))
}

#[computation]
fn dynamic(
    q: &f32![?, ?, 2, 3],
    k: &f32![?, ?, 2, 3],
    v: &f32![?, ?, 2, 3],
) -> Result<f32![?, ?, 2, 3], typed_xla::Error> {
    Ok(attention(q, k, v, causal = true))
}

#[test]
fn sizes_may_be_generic_or_dynamic() {
    let q: f32![2, 3, 4, 3] = Tensor::from_fn(|[b, t, n, c]| (b + 2 * t + n * c) as f32 / 4.0);
    let k: f32![2, 5, 2, 3] = Tensor::from_fn(|[b, s, n, c]| (b * n + s) as f32 / (c + 1) as f32);
    let plain = |x: &[f32]| x.iter().map(|&x| x.into()).collect::<Vec<f64>>();
    let (qs, ks) = (plain(q.as_slice()), plain(k.as_slice()));
    let of = Plain {
        sizes: [2, 3, 5, 4, 2, 3, 3],
        q: &qs,
        k: &ks,
        v: &ks,
        bias: |_| 0.0,
        seen: |_| true,
        scale: 1.0 / 3f64.sqrt(),
    };
    let (y, dv) = generic::<Size<2>, Size<3>, Size<5>, Size<2>, Size<2>, Size<3>>(&q, &k, &k);
    close("generic", &plain(y.as_slice()), &of.result(), 2e-6);
    // The weights of each query are a sum of 1.
    assert!((dv.iter().sum::<f32>() - 72.0).abs() < 1e-4);
    for queries in [0, 1, 4] {
        let q = Tensor::from_fn_sized([2, queries, 2, 3], |[b, t, n, c]| (b + t + n * c) as f32)
            .unwrap();
        let k: f32![?, ?, 2, 3] = k.try_into().unwrap();
        let y = dynamic(&q, &k, &k).unwrap();
        let qs = plain(q.as_slice());
        let of = Plain {
            sizes: [2, queries, 5, 2, 2, 3, 3],
            q: &qs,
            seen: |[_, _, t, s]| s <= t,
            ..of
        };
        close("dynamic", &plain(y.as_slice()), &of.result(), 2e-6);
    }
}

#[computation]
fn without_terms(
    q: &f32![1, 2, 1, 0],
    k: &f32![1, 3, 1, 0],
    v: &f32![1, 3, 1, 2],
) -> f32![1, 2, 1, 2] {
    attention(q, k, v)
}

#[test]
fn arrays_without_elements_have_results() {
    type Each = f32![?, ?, 2, 3];
    let of = |q: &Each, k: &Each| dynamic(q, k, k).unwrap();
    let zeros = |b, t| -> Each { Tensor::from_fn_sized([b, t, 2, 3], |_| 1.0).unwrap() };
    assert_eq!(of(&zeros(0, 2), &zeros(0, 2)).dims(), [0, 2, 2, 3]);
    assert_eq!(of(&zeros(2, 0), &zeros(2, 3)).dims(), [2, 0, 2, 3]);
    // Without a key the result is 0.
    let none = of(&zeros(1, 2), &zeros(1, 0));
    assert!(none.as_slice() == [0.0; 12]);
    // Scores without terms are 0, and all weights equal.
    let v = Tensor::from_fn(|[_, s, _, _]| s as f32);
    assert_eq!(
        without_terms(&Tensor::zeros(), &Tensor::zeros(), &v),
        Tensor::full(1.0)
    );
}

#[computation]
fn mapped(
    q: &f32![3, 2, 4, 2],
    k: &f32![3, 5, 2, 2],
    shared: &f32![5, 2, 2],
    seen: &bool![3, 4, 1, 5],
    bias: &f32![2, 5],
    lengths: &i32![3],
) -> (
    f32![3, 2, 4, 2],
    f32![3, 2, 4, 2],
    f32![3, 2, 4, 2],
    f32![3, 2, 4, 2],
    f32![3, 2, 5],
) {
    let masked = vmap(|q, k, seen| attention(q, k, k, mask = seen, bias = bias))(q, k, seen);
    let whole = attention(q, k, k, mask = seen, bias = bias);
    let of_shared =
        vmap(|q, n| attention(q, shared, shared, length = n, start = n, causal = true))(q, lengths);
    let spread = broadcast(shared, [3]);
    let whole_shared = attention(
        q,
        spread,
        spread,
        length = lengths,
        start = lengths,
        causal = true,
    );
    let gradients = vmap(|q, k| grad(|b| sum(attention(q, k, k, bias = b)))(bias))(q, k);
    (masked, whole, of_shared, whole_shared, gradients)
}

#[test]
fn a_map_is_a_dimension_of_the_batch() {
    let q = Tensor::from_fn(|[b, t, n, c]| (b + 2 * t + n * c) as f32 / 4.0);
    let k = Tensor::from_fn(|[b, s, n, c]| (b * n + s) as f32 / (c + 1) as f32);
    let shared = Tensor::from_fn(|[s, n, c]| (n + s) as f32 / (c + 2) as f32);
    let seen = Tensor::from_fn(|[b, n, _, s]| (b + n + s) % 3 != 0);
    let bias = Tensor::from_fn(|[t, s]| t as f32 - s as f32 / 2.0);
    let (masked, whole, of_shared, whole_shared, gradients) =
        mapped(&q, &k, &shared, &seen, &bias, &tensor![1, 3, 5]);
    assert_eq!(masked, whole);
    assert_eq!(of_shared, whole_shared);
    // A constant that is added to all scores of a query changes nothing.
    let sums = gradients
        .as_slice()
        .chunks(5)
        .map(|row| row.iter().sum::<f32>());
    assert!(sums.into_iter().all(|sum| sum.abs() < 1e-4));
}

#[computation]
fn transposed(q: &f32![2, 4, 3, 2], k: &f32![2, 4, 5, 2]) -> (f32![2, 4, 3, 2], f32![2, 4, 3, 2]) {
    let one = |x| reshape(x, [2, 4, 3, 1, 2]);
    let keys = reshape(k, [2, 4, 5, 1, 2]);
    let y = attention(one(q), keys, keys, causal = true);
    let order = [0, 2, 1, 3];
    let z = attention(
        transpose(q, order),
        transpose(k, order),
        transpose(k, order),
        causal = true,
    );
    (reshape(y, [2, 4, 3, 2]), transpose(z, order))
}

#[test]
fn heads_before_positions_are_a_batch_of_single_heads() {
    let q = Tensor::from_fn(|[b, n, t, c]| (b + 2 * t + n * c) as f32 / 4.0);
    let k = Tensor::from_fn(|[b, n, s, c]| (b * n + s) as f32 / (c + 1) as f32);
    let (y, z) = transposed(&q, &k);
    assert_eq!(y, z);
}

#[computation]
fn scaled(q: &f64![3, 2, 4], k: &f64![5, 2, 4], s: f64) -> (f64![3, 2, 4], f64![3, 2, 4], f64) {
    let loss = |s| sum(attention(q, k, k, scale = s) * q);
    (
        attention(q, k, k, scale = s),
        attention(q, k, k, scale = 0.25),
        grad(loss)(s),
    )
}

#[test]
fn a_scale_may_be_computed_and_has_a_derivative() {
    let q = Tensor::from_fn(|[t, n, c]| (t + n * c) as f64 / 4.0);
    let k = Tensor::from_fn(|[s, n, c]| (n + s) as f64 / (c + 1) as f64);
    let (y, z, slope) = scaled(&q, &k, 0.25);
    close("scale", y.as_slice(), z.as_slice(), 1e-15);
    let loss = |s| -> f64 {
        scaled(&q, &k, s)
            .0
            .iter()
            .zip(q.iter())
            .map(|(x, y)| x * y)
            .sum()
    };
    let difference = (loss(0.25 + 1e-5) - loss(0.25 - 1e-5)) / 2e-5;
    assert!((slope - difference).abs() < 1e-8, "{slope} {difference}");
}
