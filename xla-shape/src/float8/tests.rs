use super::{f8e4m3fn, f8e5m2};

/// Returns the magnitude of a number by the definition of a format: `(1 + m / 2^M) * 2^(e - bias)`, and below the
/// smallest normal number `m / 2^M * 2^(1 - bias)`.
fn magnitude(bits: u8, mantissa: i32, bias: i32) -> f64 {
    let (e, m) = (
        i32::from(bits >> mantissa),
        f64::from(bits & ((1 << mantissa) - 1)),
    );
    let fraction = m / 2f64.powi(mantissa);
    if e == 0 {
        fraction * 2f64.powi(1 - bias)
    } else {
        (1.0 + fraction) * 2f64.powi(e - bias)
    }
}

/// Returns the bits of the nearest of these magnitudes, by a search; beyond all of them, those of the last one.
fn nearest(magnitudes: &[f64], x: f64) -> u8 {
    let above = magnitudes.partition_point(|&m| m < x);
    let Some(&high) = magnitudes.get(above) else {
        return magnitudes.len() as u8 - 1;
    };
    if above == 0 || high == x {
        return above as u8;
    }
    let (low, even) = (magnitudes[above - 1], above % 2 == 0);
    let up = (high - x) < (x - low) || (high - x) == (x - low) && even;
    (if up { above } else { above - 1 }) as u8
}

macro_rules! check {
    ($($name:ident: $t:ident, $mantissa:literal, $bias:literal, $finite:literal;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn every_number_has_its_value() {
                for bits in 0..0x80 {
                    let (up, down) = ($t::from_bits(bits), $t::from_bits(bits | 0x80));
                    if bits <= $finite {
                        let value = magnitude(bits, $mantissa, $bias);
                        assert_eq!(up.to_f64().to_bits(), value.to_bits(), "{bits:#x}");
                        assert_eq!(down.to_f64().to_bits(), (-value).to_bits(), "{bits:#x}");
                    } else if bits == $finite + 1 && bits != 0x7f {
                        assert_eq!((up.to_f64(), down.to_f64()), (f64::INFINITY, f64::NEG_INFINITY));
                    } else {
                        assert!(up.is_nan() && down.is_nan(), "{bits:#x}");
                        assert_eq!(up.to_f32().to_bits(), f32::NAN.to_bits());
                        assert_eq!(down.to_f32().to_bits(), (-f32::NAN).to_bits());
                    }
                }
            }

            #[test]
            fn numbers_round_to_the_nearest_one_once() {
                // The number after the largest has the place of infinity, or of NaN.
                let all: Vec<f64> = (0..=$finite + 1).map(|bits| magnitude(bits, $mantissa, $bias)).collect();
                let ties = all.windows(2).map(|pair| (pair[0] + pair[1]) / 2.0);
                let more = [0.0, 1e-45, 1e-40, f64::MIN_POSITIVE, 1e30, 1e300, f64::INFINITY];
                let cases = all.iter().copied().chain(ties).chain(more);
                for x in cases.flat_map(|x| [x, x.next_up(), x.next_down().max(0.0)]) {
                    let expected = nearest(&all, x);
                    assert_eq!($t::from_f64(x).to_bits(), expected, "{x:e}");
                    assert_eq!($t::from_f64(-x).to_bits(), expected | 0x80, "{x:e}");
                    let single = x as f32;
                    assert_eq!($t::from_f32(single).to_bits(), nearest(&all, single.into()), "{single:e}");
                }
                assert!($t::from_f64(f64::NAN).is_nan() && $t::from_f32(-f32::NAN).to_bits() >= 0x80);
            }

            #[test]
            fn constants_have_their_values() {
                assert_eq!([$t::ZERO, $t::ONE].map($t::to_f64), [0.0, 1.0]);
                assert_eq!($t::MAX.to_f64(), magnitude($finite, $mantissa, $bias));
                assert_eq!($t::MIN.to_f64(), -$t::MAX.to_f64());
                assert!($t::NAN != $t::NAN && $t::ZERO == $t::from_bits(0x80) && $t::ZERO < $t::ONE);
                assert_eq!(format!("{} {:?}", $t::ONE, $t::from_f32(-0.5)), "1 -0.5");
            }
        }
    )*};
}

check! {
    of_f8e4m3fn: f8e4m3fn, 3, 7, 0x7e;
    of_f8e5m2: f8e5m2, 2, 15, 0x7b;
}
