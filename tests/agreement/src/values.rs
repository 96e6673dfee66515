//! Elements for tests: those on which implementations differ, then random ones.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

use crate::number::{Format, push_float, push_integer};
use crate::random::Random;

/// Elements as bytes, one after the other.
pub type Bytes = Vec<u8>;

/// The numbers at which floating-point functions have an extreme, a jump or an exact value.
const REAL: [f64; 22] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    -1.5,
    2.0,
    -2.0,
    2.5,
    -2.5,
    3.0,
    -7.25,
    0.1,
    -0.1,
    10.0,
    -10.0,
    89.0,
    -104.0,
    3.141_592_741,
    1e-6,
];

/// The same for both parts of a complex number, in all pairs.
const PART: [f64; 9] = [0.0, -0.0, 1.0, -1.0, 0.5, -1.5, 3.0, 0.01, -0.3];

/// Returns zeros of both signs, infinities, NaN, subnormal and extreme numbers, bounds of integers, and numbers close
/// to these.
pub fn special(element: ElementType) -> Vec<Bytes> {
    let integer = |x: i128| {
        let mut bytes = Bytes::new();
        push_integer(element, x, &mut bytes);
        bytes
    };
    let float = |parts: &[f64]| {
        let mut bytes = Bytes::new();
        for &x in parts {
            push_float(element, x, &mut bytes);
        }
        bytes
    };
    match element.kind() {
        Kind::Bool | Kind::Token => vec![vec![0], vec![1]],
        Kind::Signed | Kind::Unsigned => {
            let (low, high) = integer_range(element);
            let width = 8 * element.bytes() as i128;
            let all = [
                0,
                1,
                2,
                3,
                5,
                7,
                width - 1,
                width,
                width + 1,
                100,
                -1,
                -2,
                -3,
                -7,
                -100,
                low,
                low + 1,
                high / 2,
                high - 1,
                high,
            ];
            all.into_iter()
                .filter(|x| (low..=high).contains(x))
                .map(integer)
                .collect()
        }
        Kind::Float => {
            let format = Format::of(element).expect("a floating-point type");
            let Format {
                normal,
                least,
                most,
                ..
            } = format;
            let mut all = REAL.to_vec();
            for x in [least, normal / 2.0, normal, most, f64::INFINITY] {
                all.extend([x, -x]);
            }
            all.push(f64::NAN);
            all.iter().map(|&x| float(&[x])).collect()
        }
        Kind::Complex => {
            let parts = PART
                .iter()
                .flat_map(|&re| PART.iter().map(move |&im| [re, im]));
            parts.map(|parts| float(&parts)).collect()
        }
    }
}

/// Draws an arbitrary integer; for other types, a number of any magnitude from 2⁻¹² to 2⁶ and either sign.
pub fn random(random: &mut Random, element: ElementType) -> Bytes {
    let mut bytes = Bytes::new();
    let float = |random: &mut Random| {
        let fraction = 1.0 + random.below(1 << 30) as f64 / f64::from(1 << 30);
        let sign = if random.percent(50) { 1.0 } else { -1.0 };
        sign * fraction * 2f64.powi(random.between(-12, 5) as i32)
    };
    match element.kind() {
        Kind::Bool | Kind::Token => bytes.push(u8::from(random.percent(50))),
        Kind::Signed | Kind::Unsigned => {
            // Small numbers as often as numbers of any size.
            let bits = i128::from(random.bits());
            push_integer(
                element,
                if random.percent(50) { bits % 16 } else { bits },
                &mut bytes,
            );
        }
        Kind::Float => push_float(element, float(random), &mut bytes),
        Kind::Complex => (0..2).for_each(|_| push_float(element, float(random), &mut bytes)),
    }
    bytes
}

/// Draws a number from -2 to 2, so that sums and products stay small; for integers, any.
pub fn mild(random: &mut Random, element: ElementType) -> Bytes {
    let mut bytes = Bytes::new();
    match element.kind() {
        Kind::Bool | Kind::Signed | Kind::Unsigned | Kind::Token => {
            return self::random(random, element);
        }
        Kind::Float => push_float(
            element,
            random.between(-8000, 8000) as f64 / 4000.0,
            &mut bytes,
        ),
        Kind::Complex => {
            (0..2).for_each(|_| {
                push_float(
                    element,
                    random.between(-8000, 8000) as f64 / 4000.0,
                    &mut bytes,
                );
            });
        }
    }
    bytes
}

/// Replaces subnormal parts by zeros of their sign, as XLA does with arguments.
pub fn flushed(element: ElementType, bytes: &[u8]) -> Bytes {
    use crate::number::{Number, decode};
    let Some(format) = Format::of(element) else {
        return bytes.to_vec();
    };
    let mut out = Bytes::with_capacity(bytes.len());
    for chunk in bytes.chunks_exact(element.bytes()) {
        let parts = match decode(element, chunk) {
            Number::Float(x) => vec![x],
            Number::Complex(re, im) => vec![re, im],
            Number::Integer(_) => unreachable!("integers have no format"),
        };
        if parts.iter().any(|x| format.flushed(*x) != *x) {
            for &x in &parts {
                push_float(element, format.flushed(x), &mut out);
            }
        } else {
            out.extend(chunk);
        }
    }
    out
}
