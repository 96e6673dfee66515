//! Numbers of 8 bits beside XLA: all conversions, all pairs of operands, all operands of functions.
//!
//! `scripts/float8_vectors.py` writes `quarters.txt` by JAX, and describes it.

use super::*;
use xla_core::element::{Element, f8e4m3fn, f8e5m2};
use xla_shape::ElementType;
use xla_shape::rounding::{rounded, to_short};

const EXPECTED: &str = include_str!("quarters.txt");

/// An element of a result as bytes: those of every NaN are 0x7f.
trait Plain: Element {
    fn write(self, bytes: &mut Vec<u8>);
}

macro_rules! plain {
    ($($t:ty: |$x:ident| $bits:expr;)*) => {$(
        impl Plain for $t {
            fn write(self, bytes: &mut Vec<u8>) {
                let $x = self;
                let start = bytes.len();
                bytes.extend($bits.to_le_bytes());
                #[allow(clippy::eq_op)]
                if self != self {
                    bytes[start..].fill(0x7f);
                }
            }
        }
    )*};
}

plain! {
    f8e4m3fn: |x| x.to_bits();
    f8e5m2: |x| x.to_bits();
    f16: |x| x.to_bits();
    bf16: |x| x.to_bits();
    f32: |x| x.to_bits();
    f64: |x| x.to_bits();
    i8: |x| x;
    i16: |x| x;
    i32: |x| x;
    i64: |x| x;
    u8: |x| x;
    u16: |x| x;
    u32: |x| x;
    u64: |x| x;
    bool: |x| u8::from(x);
}

fn bytes<T: Plain>(results: impl IntoIterator<Item = T>) -> Vec<u8> {
    let mut bytes = Vec::new();
    results.into_iter().for_each(|x| x.write(&mut bytes));
    bytes
}

fn digest<T: Plain>(results: impl IntoIterator<Item = T>) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let value = bytes(results).into_iter().fold(start, |value, byte| {
        (value ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("{value:016x}")
}

fn expected(element: ElementType, what: &str) -> &'static str {
    let name = format!("{element} {what}: ");
    let line = EXPECTED.lines().find_map(|line| line.strip_prefix(&name));
    line.unwrap_or_else(|| panic!("no line `{name}`"))
}

/// The numbers of a type, the ties between them and what is beyond them, in the order of the script.
fn numbers(element: ElementType, all: &[f64]) -> Vec<f64> {
    let mut finite: Vec<f64> = all.iter().copied().filter(|x| x.is_finite()).collect();
    finite.sort_by(f64::total_cmp);
    // Of both zeros, the script has +0.
    finite.dedup();
    let zero = finite.iter().position(|x| *x == 0.0).unwrap();
    finite[zero] = 0.0;
    let ties = finite.windows(2).map(|pair| (pair[0] + pair[1]) / 2.0);
    let [last, before] = [finite[finite.len() - 1], finite[finite.len() - 2]];
    let beyond = [0.5, 1.0, 2.0].map(|steps| last + (last - before) * steps);
    assert!(!rounded(element, beyond[1]).is_finite());
    let all = finite.iter().copied().chain(ties).chain(beyond);
    all.chain(beyond.map(|x| -x)).collect()
}

/// The integers at and beside numbers.
fn integers(numbers: &[f64]) -> Vec<i64> {
    let near = numbers.iter().filter(|x| x.abs() < 2f64.powi(31));
    let mut near: Vec<i64> = near
        .flat_map(|&x| [-1, 0, 1].map(|d| x as i64 + d))
        .collect();
    near.sort_unstable();
    near.dedup();
    near
}

macro_rules! check {
    ($d:tt $($module:ident: $t:ident;)*) => {$(
        mod $module {
            use super::*;

            fn own() -> impl Iterator<Item = $t> + Clone {
                (0..=255).map($t::from_bits)
            }

            fn is(what: &str, found: &str) {
                assert_eq!(found, expected($t::TYPE, what), "{} {what}", $t::TYPE);
            }

            macro_rules! to {
                ($d($d to:ident)*) => {$d(
                    is(concat!("to ", stringify!($d to)), &digest(own().map(convert::<L, $t, $d to>)));
                )*};
            }

            #[test]
            fn converts_to_every_type_as_xla() {
                to!(f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 bool f8e4m3fn f8e5m2);
            }

            #[test]
            fn every_number_of_16_bits_rounds_to_it_as_in_xla() {
                let all = 0..=u16::MAX;
                let narrow = |numbers: Vec<$t>| digest(numbers);
                is("from f16", &narrow(all.clone().map(|n| convert::<L, f16, $t>(f16::from_bits(n))).collect()));
                is("from bf16", &narrow(all.clone().map(|n| convert::<L, bf16, $t>(bf16::from_bits(n))).collect()));
                is("from i16", &narrow(all.clone().map(|n| convert::<L, i16, $t>(n as i16)).collect()));
                is("from u16", &narrow(all.map(convert::<L, u16, $t>).collect()));
            }

            #[test]
            fn numbers_beside_ties_round_once_as_in_xla() {
                let all: Vec<f64> = own().map($t::to_f64).collect();
                let all = numbers($t::TYPE, &all);
                let wide = all.iter().flat_map(|&x| [x, x.next_up(), x.next_down()]);
                is("from f64", &digest(wide.map(convert::<L, f64, $t>)));
                let single = all.iter().map(|&x| x as f32);
                let single = single.flat_map(|x| [x, x.next_up(), x.next_down()]);
                is("from f32", &digest(single.map(convert::<L, f32, $t>)));
                let whole = integers(&all);
                is("from i64", &digest(whole.iter().map(|&n| convert::<L, i64, $t>(n))));
                is("from i32", &digest(whole.iter().map(|&n| convert::<L, i32, $t>(n as i32))));
            }

            #[test]
            fn every_pair_of_operands_is_computed_as_by_xla() {
                macro_rules! pairs {
                    ($d($d name:ident: $d function:expr;)*) => {$d({
                        let pairs = own().flat_map(|a| own().map(move |b| $d function(a, b)));
                        is(stringify!($d name), &digest(pairs));
                    })*};
                }
                pairs! {
                    add: add::<L, $t>;
                    sub: sub::<L, $t>;
                    mul: mul::<L, $t>;
                    div: div::<L, $t>;
                    max: max::<L, $t>;
                    min: min::<L, $t>;
                    rem: rem::<L, $t>;
                    eq: eq::<L, $t>;
                    ne: ne::<L, $t>;
                    lt: lt::<L, $t>;
                    le: le::<L, $t>;
                    gt: gt::<L, $t>;
                    ge: ge::<L, $t>;
                }
            }

            /// Returns the results of XLA's function.
            fn of_xla(name: &str) -> Vec<u8> {
                let text = expected($t::TYPE, name);
                let byte = |at| u8::from_str_radix(&text[at..at + 2], 16).unwrap();
                (0..text.len()).step_by(2).map(byte).collect()
            }

            #[test]
            fn exact_functions_are_those_of_xla() {
                macro_rules! functions {
                    ($d($d name:ident)*) => {$d(
                        let found = bytes(own().map($d name::<L, $t>));
                        assert_eq!(found, of_xla(stringify!($d name)), "{}", stringify!($d name));
                    )*};
                }
                functions!(neg abs sign sqrt rsqrt floor ceil is_finite);
            }

            // XLA computes them in `f16`, whose rounding may make a tie of a result beside one.
            #[test]
            fn functions_round_once_and_xla_to_a_neighbour() {
                macro_rules! functions {
                    ($d($d name:ident $d of_f64:ident)*) => {$d({
                        let name = stringify!($d name);
                        let found = bytes(own().map($d name::<L, $t>));
                        let nearest = own().map(|x| $t::from_f64(x.to_f64().$d of_f64()));
                        assert_eq!(found, bytes(nearest), "{name}");
                        let pairs = found.iter().zip(of_xla(name));
                        let far = pairs.clone().find(|(found, xla)| found.abs_diff(*xla) > 1);
                        assert_eq!(far, None, "{name}");
                        let differ = pairs.filter(|(found, xla)| *found != xla).count();
                        assert!(differ <= 3, "{name}: {differ} differ");
                    })*};
                }
                functions!(exp exp log ln tanh tanh sin sin cos cos);
            }

            #[test]
            fn reduced_precision_is_that_of_half_precision() {
                for x in own() {
                    for (exponent, mantissa) in [(5, 2), (4, 3), (4, 2), (3, 1), (5, 0), (8, 7)] {
                        let half = f16::from_f64(x.to_f64());
                        let half = reduce_precision::<L, f16>(half, exponent, mantissa);
                        let expected = to_short($t::TYPE, half.to_f64());
                        let found = reduce_precision::<L, $t>(x, exponent, mantissa);
                        assert_eq!(u16::from(found.to_bits()), expected, "{x} {exponent} {mantissa}");
                    }
                }
            }
        }
    )*};
}

check! { $
    of_f8e4m3fn: f8e4m3fn;
    of_f8e5m2: f8e5m2;
}
