//! Numbers of 8 bits in computations: stored, moved and compared as they are, and computed in `f32` with one rounding for
//! each operation. The expected values are JAX's, unless they are stated by a formula.

use typed_xla::element::Element;
use typed_xla::prelude::*;

/// The operands: multiples of 0.75 and of 1.5, rounded.
macro_rules! operands {
    ($t:ident) => {{
        let x = Tensor::from_fn(|[i, j]| $t::from_f64(((4 * i + j) as f64 - 5.0) * 0.75));
        let w = Tensor::from_fn(|[i, j]| {
            let n = 3 * i + j;
            $t::from_f64((((n * 5) % 7) as f64 - 3.0) * 1.5)
        });
        (x, w)
    }};
}

macro_rules! check {
    ($($name:ident: $t:ident, $wide:expr, $narrow:expr, $mixed:expr, $windows:expr, $grad:expr, $of_dot:expr;)*) => {$(
        mod $name {
            use super::*;

            fn values<S: typed_xla::shape::Shape>(x: &Tensor<$t, S>) -> Vec<f64> {
                x.as_slice().iter().map(|x| x.to_f64()).collect()
            }

            #[computation]
            fn products(x: &$t![3, 4], w: &$t![4, 3]) -> (f32![3, 3], $t![3, 3], $t![3, 4]) {
                let y = reshape(transpose(w, [1, 0]), [3, 4]);
                (dot(x, w, preferred_element_type = f32), dot(x, w), x * y + x)
            }

            #[test]
            fn products_are_those_of_jax() {
                let (x, w) = operands!($t);
                let (wide, narrow, mixed) = products(&x, &w);
                assert_eq!(wide.as_slice(), $wide);
                assert_eq!(values(&narrow), $narrow);
                assert_eq!(values(&mixed), $mixed);
            }

            #[computation]
            fn reduced(x: &$t![3, 4]) -> ($t, $t![4], $t, $t, i32![3], $t, $t![3, 4]) {
                (sum(x), sum(x, 0), reduce_max(x), reduce_min(x), argmax(x, 1), mean(x), cumulative_sum(x, 1))
            }

            #[test]
            fn sums_round_once() {
                let (x, _): ($t![3, 4], $t![4, 3]) = operands!($t);
                let (sum, columns, most, least, at, mean, running) = reduced(&x);
                let all = values(&x);
                let round = |x: f64| $t::from_f64(x).to_f64();
                assert_eq!(sum.to_f64(), round(all.iter().sum()));
                let expected = [0, 1, 2, 3].map(|j| round(all[j] + all[4 + j] + all[8 + j]));
                assert_eq!(values(&columns), expected);
                assert_eq!((most.to_f64(), least.to_f64()), (all[11], all[0]));
                assert_eq!(at.as_slice(), if all[10] == all[11] { [3, 3, 2] } else { [3, 3, 3] });
                let exact: f64 = all.iter().sum();
                assert_eq!(mean.to_f64(), round(exact / 12.0));
                let sums = all.chunks(4).flat_map(|row| {
                    let prefix = (1..=4).map(|n| row[..n].iter().sum::<f64>());
                    prefix.map(round)
                });
                assert_eq!(values(&running), sums.collect::<Vec<_>>());
            }

            #[computation]
            fn extremes(x: &$t![2]) -> ($t![0], $t, $t, $t![2], bool![2], $t![2]) {
                let none = slice(x, [0], [0]);
                (none, reduce_max(none), reduce_min(none), nan_to_num(x), is_finite(x), min(x, 1000000.0))
            }

            #[test]
            fn the_extremes_of_nothing_are_the_greatest_numbers_of_the_type() {
                let x = tensor![$t::from_f64(f64::INFINITY), $t::MAX];
                let (_, least, most, finite, is_finite, below) = extremes(&x);
                let greatest = if $t::from_f64(1e9).is_nan() { $t::MAX } else { $t::from_f64(1e9) };
                assert_eq!((least.to_f64(), most.to_f64()), (-greatest.to_f64(), greatest.to_f64()));
                assert_eq!(is_finite.as_slice(), [false, true]);
                assert_eq!(finite.as_slice()[1], $t::MAX);
                // The literal is beyond the largest number: NaN without infinities.
                assert_eq!(below.as_slice()[1].is_nan(), $t::from_f64(1e9).is_nan());
            }

            #[computation]
            fn moved(
                x: &$t![3, 4],
                at: i32![2],
            ) -> ($t![5, 4], $t![2, 4], $t![4, 3], $t![4, 5], $t![3, 4], ($t![3, 2], i32![3, 2]), u8![3, 4], $t![3, 4]) {
                (
                    concatenate((x, slice(x, [1, 0], [3, 4])), dimension = 0),
                    take(x, at),
                    transpose(x, [1, 0]),
                    transpose(pad(x, 0.5, [1, 0], [1, 0]), [1, 0]),
                    sort(x, |a, b| a > b, dimension = 1),
                    top_k(x, 2),
                    bitcast_convert(x, u8),
                    select(x > 0.0, x, -x),
                )
            }

            #[test]
            fn elements_move_as_they_are() {
                let (x, _): ($t![3, 4], $t![4, 3]) = operands!($t);
                let (joined, taken, turned, padded, sorted, (most, at), bits, positive) = moved(&x, tensor![2, 0]);
                let all = values(&x);
                let row = |i: usize| all[4 * i..][..4].to_vec();
                assert_eq!(values(&joined), [row(0), row(1), row(2), row(1), row(2)].concat());
                assert_eq!(values(&taken), [row(2), row(0)].concat());
                assert_eq!(values(&turned)[..3], [all[0], all[4], all[8]]);
                assert_eq!(values(&padded)[..5], [0.5, all[0], all[4], all[8], 0.5]);
                let mut reversed = row(1);
                reversed.reverse();
                assert_eq!(values(&sorted)[4..8], reversed);
                assert_eq!(values(&most)[2..4], reversed[..2]);
                assert_eq!(at.as_slice()[2..4], [3, 2]);
                let expected: Vec<u8> = x.as_slice().iter().map(|x| x.to_bits()).collect();
                assert_eq!(bits.as_slice(), expected);
                let magnitudes: Vec<f64> = all.iter().map(|x| x.abs()).collect();
                assert_eq!(values(&positive), magnitudes);
            }

            #[computation]
            fn windows(x: &$t![1, 1, 12], w: &$t![1, 1, 3]) -> ($t![1, 1, 10], $t![1, 1, 4]) {
                (conv(x, w), max_pool(x, [3], strides = [3]))
            }

            #[test]
            fn windows_are_summed_and_reduced() {
                let (x, w): ($t![3, 4], $t![4, 3]) = operands!($t);
                let image = Tensor::from_fn(|[_, _, i]| x.as_slice()[i]);
                let (sums, most) = windows(&image, &Tensor::from_fn(|[_, _, i]| w.as_slice()[i]));
                assert_eq!(values(&sums), $windows);
                let all = values(&x);
                assert_eq!(values(&most), [all[2], all[5], all[8], all[11]]);
            }

            #[computation]
            fn slopes(p: &f32![4], a: &f32![3, 4], w: &$t![4, 3]) -> (f32![4], f32![3, 4]) {
                let factors: f32![4] = [1.0, 0.3, 1000.0, -3.1];
                (
                    grad(|p| sum((p as $t) as f32 * factors))(p),
                    grad(|a| {
                        let y = dot(a as $t, w, preferred_element_type = f32);
                        sum(y * y)
                    })(a),
                )
            }

            #[test]
            fn derivatives_pass_conversions_as_in_jax() {
                let (_, w): ($t![3, 4], $t![4, 3]) = operands!($t);
                let a = Tensor::from_fn(|[i, j]| ((4 * i + j) as f32 - 5.0) * 0.75);
                let (of_cast, of_dot) = slopes(&tensor![1.1, 2.2, 3.3, 4.4], &a, &w);
                let expected: [f32; 4] = $grad;
                for (found, expected) in of_cast.as_slice().iter().zip(expected) {
                    assert!(*found == expected || found.is_nan() && expected.is_nan(), "{of_cast:?}");
                }
                assert_eq!(of_dot.as_slice(), $of_dot);
            }

            #[computation]
            fn drawn(rng: &mut Rng) -> $t![64] {
                rng_uniform(rng, 0.0, 1.0, [64])
            }

            #[test]
            fn uniform_numbers_are_below_1() {
                let x = values(&drawn(&mut Rng::new(7)));
                assert!(x.iter().all(|x| (0.0..1.0).contains(x)), "{x:?}");
                assert!(x.iter().any(|&x| x > 0.7) && x.iter().any(|&x| x < 0.3));
            }

            #[computation]
            fn scattered(x: &$t![3, 4], at: i32![2], rows: &$t![2, 4]) -> ($t![3, 4], $t![3, 4], $t![3, 4]) {
                let mut y = x;
                for _ in 0..3 {
                    y = y * 0.5;
                }
                (index_add(x, at, rows), y, tanh(x))
            }

            #[test]
            fn loops_scatters_and_functions_round_each_operation() {
                let (x, _): ($t![3, 4], $t![4, 3]) = operands!($t);
                let all = values(&x);
                let ones = Tensor::from_fn(|_| $t::ONE);
                let (sums, halved, tanh) = scattered(&x, tensor![1, 1], &ones);
                let round = |x: f64| $t::from_f64(x).to_f64();
                let expected: Vec<f64> = all[4..8].iter().map(|x| round(round(x + 1.0) + 1.0)).collect();
                assert_eq!(values(&sums)[4..8], expected);
                let expected: Vec<f64> = all.iter().map(|x| round(round(round(x * 0.5) * 0.5) * 0.5)).collect();
                assert_eq!(values(&halved), expected);
                let expected: Vec<f64> = all.iter().map(|x| round(x.tanh())).collect();
                assert_eq!(values(&tanh), expected);
            }
        }
    )*};
}

check! {
    of_f8e4m3fn: f8e4m3fn,
        [29.25, -10.125, -18.0, 2.25, -10.125, 9.0, -24.75, -10.125, 36.0],
        [30.0, -10.0, -18.0, 2.25, -10.0, 9.0, -24.0, -10.0, 36.0],
        [12.0, 6.0, 1.25, -1.5, -3.0, 0.0, -2.75, -3.0, 2.25, 7.5, 15.0, 24.0],
        [8.0, 7.0, 5.5, 4.5, 3.5, 2.25, 1.125, 0.0, -1.125, -2.25],
        [1.0, 0.3125, f32::NAN, -3.0],
        [-320.0, -320.0, -104.0, -104.0, -80.0, -80.0, 144.0, 144.0, 160.0, 160.0, 384.0, 384.0];
    of_f8e5m2: f8e5m2,
        [28.0, -11.5, -16.5, 1.875, -9.75, 8.25, -23.0, -10.0, 32.5],
        [28.0, -12.0, -16.0, 2.0, -10.0, 8.0, -24.0, -10.0, 32.0],
        [12.0, 5.0, 1.0, -1.5, -3.0, 0.0, -2.0, -2.5, 2.0, 7.0, 16.0, 20.0],
        [7.0, 6.0, 3.5, 4.0, 3.0, 2.0, 1.5, 0.0, 1.0, 0.0],
        [1.0, 0.3125, 1024.0, -3.0],
        [-320.0, -320.0, -96.0, -64.0, -80.0, -64.0, 128.0, 128.0, 128.0, 160.0, 320.0, 320.0];
}

/// Rounds an array to a type, and returns the greatest error.
#[computation]
fn error<E: Float, N: Dim>(x: &f32![N], like: E) -> f32 {
    reduce_max(abs((x as E) as f32 - x + (like - like) as f32))
}

#[computation]
fn errors(x: &f32![3], narrow: f8e4m3fn, wide: f8e5m2) -> (f32, f32) {
    (error(x, narrow), error(x, wide))
}

#[computation]
fn turned<E: Element>(x: &Tensor![E; 2, 3]) -> Tensor![E; 3, 2] {
    transpose(x, [1, 0])
}

#[test]
fn generic_computations_accept_them() {
    let (narrow, wide) = errors(&tensor![1.0, 1.1, 3.3], f8e4m3fn::ONE, f8e5m2::ONE);
    assert_eq!((narrow, wide), (3.3 - 3.25, 3.5 - 3.3));
    let x: f8e5m2![2, 3] = Tensor::from_fn(|[i, j]| f8e5m2::from_f32((3 * i + j) as f32));
    let y = turned(&x);
    assert_eq!(
        y.as_slice(),
        [0.0, 3.0, 1.0, 4.0, 2.0, 5.0].map(f8e5m2::from_f32)
    );
    assert_eq!(<f8e5m2 as Element>::TYPE.name(), "f8e5m2");
}

#[computation]
fn attended(
    q: &f8e4m3fn![3, 1, 4],
    k: &f8e4m3fn![5, 1, 4],
) -> (f8e4m3fn![3, 1, 4], f8e4m3fn![3, 1, 4]) {
    let wide = attention(q as f32, k as f32, k as f32);
    (attention(q, k, k), wide as f8e4m3fn)
}

#[test]
fn attention_is_computed_in_f32() {
    let of = |[i, _, j]: [usize; 3]| f8e4m3fn::from_f32(((i * 3 + j * 5) % 7) as f32 * 0.25 - 0.75);
    let (narrow, wide) = attended(&Tensor::from_fn(of), &Tensor::from_fn(of));
    assert_eq!(narrow, wide);
}

#[test]
fn elements_are_printed_by_their_shortest_numbers() {
    let x = tensor![
        f8e4m3fn::from_f32(0.1),
        f8e4m3fn::MAX,
        f8e4m3fn::NAN,
        f8e4m3fn::from_f32(-2.5)
    ];
    assert_eq!(x.to_string(), "[  0.1 450.    nan  -2.5]");
}

#[test]
fn safetensors_hold_their_bits() {
    let folder = std::env::temp_dir().join(format!("float8-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("weights.safetensors");
    let narrow: f8e4m3fn![256] = Tensor::from_fn(|[i]| f8e4m3fn::from_bits(i as u8));
    let wide: f8e5m2![256] = Tensor::from_fn(|[i]| f8e5m2::from_bits(i as u8));
    typed_xla::safetensors::save(&(narrow, wide), &path).unwrap();
    let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
    assert!(
        text.contains("\"F8_E4M3\"") && text.contains("\"F8_E5M2\""),
        "{text}"
    );
    let (a, b): (f8e4m3fn![256], f8e5m2![256]) = typed_xla::safetensors::load(&path).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let bits = |x: &f8e4m3fn| x.to_bits();
    assert!(
        a.as_slice()
            .iter()
            .map(bits)
            .eq(narrow.as_slice().iter().map(bits))
    );
    let bits = |x: &f8e5m2| x.to_bits();
    assert!(
        b.as_slice()
            .iter()
            .map(bits)
            .eq(wide.as_slice().iter().map(bits))
    );
}

// By JAX: `q = (2 * x).astype(float8_e4m3fn)`; the product of `q` and constant weights with `preferred_element_type`, the
// greater of a product in `float8_e5m2` and -1.5, and whether `q` is less than 0.75. The second file is its bytecode.
#[computation(stablehlo = "tests/float8.mlir")]
fn of_text(x: &f32![2, 4]) -> (f32![2, 3], f8e5m2![2, 4], bool![2, 4]);

#[computation(stablehlo = "tests/float8.mlirbc")]
fn of_bytecode(x: &f32![2, 4]) -> (f32![2, 3], f8e5m2![2, 4], bool![2, 4]);

#[test]
fn imported_models_have_them() {
    let x = tensor![[0.1, 0.3, -1.7, 2.2], [300.0, -0.01, 5.5, 0.375]];
    let bits = [0x34, 0xac, 0xbe, 0x04, 0x7f, 0x18, 0x7c, 0x01];
    for (product, narrow, below) in [of_text(&x), of_bytecode(&x)] {
        // 600 is beyond the numbers of `f8e4m3fn`.
        assert_eq!(product.as_slice()[..3], [6.1171875, 7.03125, 7.9453125]);
        assert!(product.as_slice()[3..].iter().all(|x| x.is_nan()));
        for (found, expected) in narrow.as_slice().iter().zip(bits.map(f8e5m2::from_bits)) {
            let same = found.to_bits() == expected.to_bits();
            assert!(same || found.is_nan() && expected.is_nan(), "{narrow}");
        }
        assert_eq!(
            below,
            tensor![[true, true, true, false], [false, true, false, false]]
        );
    }
}
