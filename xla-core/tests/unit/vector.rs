//! A slice's values equal the scalar function's, at every level and position.

mod complex;
mod integers;

use half::{bf16, f16};
use num_complex::Complex;

use xla_core::element::Element;
use xla_core::level::Detected;
use xla_core::level::dispatch;
use xla_core::rt::Kernel;
use xla_core::rt::Level;
use xla_core::rt::scalar;

/// Elements to try: a type's special values, and many of moderate size.
trait Samples: Element {
    /// The number's nearest element.
    fn near(x: f64) -> Self;
    /// The bits that distinguish two elements; all NaN are equal.
    fn key(self) -> String;
}

macro_rules! samples {
    ($($t:ty: $x:ident $near:expr;)*) => {$(
        impl Samples for $t {
            fn near($x: f64) -> $t {
                $near
            }

            fn key(self) -> String {
                format!("{self:?}").replace("-NaN", "NaN")
            }
        }
    )*};
}

samples! {
    f32: x x as f32;
    f64: x x;
    f16: x f16::from_f64(x);
    bf16: x bf16::from_f64(x);
    Complex<f32>: x Complex::new(x as f32, (x * 0.7) as f32);
    Complex<f64>: x Complex::new(x, x * 0.7);
    i8: x x as i8;
    i64: x x as i64;
    u32: x x as u32;
}

const SPECIAL: [f64; 22] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -2.0,
    0.5,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    1e-40,
    -1e-40,
    1e-45,
    f32::MIN_POSITIVE as f64,
    f32::MAX as f64,
    f32::MIN as f64,
    88.5,
    -87.5,
    -103.0,
    1e-310,
    709.5,
    -745.0,
];

/// Ordinary elements with a special one at a place that moves: the elements beside it must not change.
fn samples<T: Samples>(seed: usize, n: usize) -> Vec<T> {
    let number =
        |i: usize| ((i * 977 + seed * 131) as f64 * 0.618_033_988_749_895).fract() * 12.0 - 4.0;
    let mut all: Vec<T> = (0..n).map(|i| T::near(number(i))).collect();
    for (i, place) in (0..n).step_by(37).enumerate() {
        all[place] = T::near(SPECIAL[(i + seed) % SPECIAL.len()]);
    }
    all
}

/// Slices shorter than a block, as long as one, and longer.
const LENGTHS: [usize; 8] = [0, 1, 7, 100, 511, 512, 600, 2000];

/// Rows of `function(operands): element types`.
macro_rules! agreement {
    ($($name:ident $args:tt: $($t:ty),+;)*) => {$(
        #[test]
        fn $name() {
            $(agreement!(@check $name $args $t);)+
        }
    )*};
    (@check $name:ident($($arg:ident $seed:literal),+) $t:ty) => {{
        struct Scalar<'a> {
            $($arg: &'a [$t],)+
            n: usize,
        }

        impl Kernel for Scalar<'_> {
            type Output = Vec<$t>;

            #[inline(always)]
            fn run<L: Level>(self) -> Vec<$t> {
                (0..self.n).map(#[inline(always)] |i| scalar::$name::<L, $t>($(self.$arg[i]),+)).collect()
            }
        }

        for n in LENGTHS {
            $(let $arg = samples::<$t>($seed + n, n);)+
            let mut out = vec![<$t>::near(0.0); n];
            xla_core::vector::$name(&mut out, $(&$arg),+);
            let want = dispatch(Scalar { $($arg: &$arg,)+ n });
            for i in 0..n {
                assert_eq!(out[i].key(), want[i].key(), "{i} of {n}: {:?}", ($($arg[i],)+));
            }
        }
    }};
}

// Of types whose functions are made by the same rows one or two are enough.
agreement! {
    cos(x 1): f16, f32, f64, Complex<f32>;
    sin(x 1): f16, f32, f64, Complex<f32>;
    exp(x 1): f16, bf16, f32, f64, Complex<f32>, Complex<f64>;
    expm1(x 1): f16, f32, f64, Complex<f32>;
    log(x 1): f16, f32, f64, Complex<f32>;
    log1p(x 1): f16, f32, f64, Complex<f32>;
    tanh(x 1): f16, f32, f64, Complex<f32>;
    logistic(x 1): f16, f32, f64, Complex<f32>;
    erf(x 1): f16, f32, f64;
    pow(a 1, b 2): f16, f32, f64, Complex<f32>, i8, i64, u32;
    rem(a 1, b 2): f16, f32, f64, i8, i64, u32;
    div(a 1, b 2): Complex<f32>, Complex<f64>;
    sqrt(x 1): Complex<f32>, Complex<f64>;
    popcnt(x 1): u32;
}

/// Rows of functions of `f32`, at every level.
macro_rules! at_every_level {
    ($($name:ident)*) => {
        #[test]
        fn a_block_has_the_values_of_its_elements_at_every_level() {
            struct Both(usize);

            impl Kernel for Both {
                type Output = Vec<(&'static str, f32, f32, f32)>;

                #[inline(always)]
                fn run<L: Level>(self) -> Self::Output {
                    let mut all = Vec::new();
                    for x in [samples::<f32>(1, self.0), ordinary(self.0)] {
                        $(
                            let mut out = vec![0.0; self.0];
                            xla_core::testing::vector::floats::$name::<L>(&mut out, &x);
                            for (&x, out) in x.iter().zip(out) {
                                all.push((stringify!($name), x, out, scalar::$name::<L, f32>(x)));
                            }
                        )*
                    }
                    all
                }
            }
            // A block that has no short form is computed at the level of the program, not at a better one.
            let levels = Detected::all().into_iter().filter(|level| *level <= Detected::best());
            for (level, n) in levels.flat_map(|level| LENGTHS.map(|n| (level, n))) {
                for (name, x, got, want) in level.run(Both(n)) {
                    assert_eq!(got.key(), want.key(), "{}, {n}: {name}({x:e})", level.name());
                }
            }
        }
    };
}

at_every_level!(cos sin exp expm1 log log1p tanh logistic erf);

/// Numbers between 0.001 and 87, which every function computes by its short form.
fn ordinary(n: usize) -> Vec<f32> {
    (0..n)
        .map(|i| 0.001 + (i as f32 * 0.618_034).fract() * 86.99)
        .collect()
}

#[test]
#[should_panic(expected = "exp: slices of different lengths")]
fn slices_have_one_length() {
    xla_core::vector::exp(&mut [0.0; 3], &[1.0f32; 4]);
}
