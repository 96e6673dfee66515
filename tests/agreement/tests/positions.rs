//! Equal elements have equal results wherever they stand in an array: the functions of every row of the tables of
//! operations, at every element type, special value, length and SIMD level.
//!
//! The runtime's functions on slices are compiled with optimisation in each build, the loops around the others in a release
//! build.

use std::process::Command;

use xla_core::level::{Detected, Kernel, Level};
use xla_core::rt::{bf16, c64, c128, f16, scalar};
use xla_core::vector;

/// The greatest length of an array: more than two vectors of bytes at any level, and a rest.
const LENGTH: usize = 67;

/// An element type: its special values, and their bits.
trait Element: Copy + Default {
    /// Returns values at which functions are special, and others.
    fn special() -> Vec<Self>;

    /// Returns the bits, the same ones for every NaN.
    fn bits(self) -> u128;
}

/// Numbers at the ends of ranges, between the forms of a function, and on both sides of 0.
const NUMBERS: [f64; 30] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    3.0,
    -2.5,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    f64::MIN_POSITIVE,
    5e-324,
    f64::MAX,
    f64::MIN,
    1.2e-38,
    1e-45,
    3.4e38,
    1e-10,
    0.1,
    -0.7,
    1.000_000_1,
    9.5,
    -30.0,
    88.5,
    -104.0,
    710.0,
    65_537.0,
    -1e9,
    1e19,
];

/// Parts of complex numbers.
const PARTS: [f64; 8] = [0.0, -1.0, 0.7, 1e-30, -40.0, 3e38, f64::INFINITY, f64::NAN];

macro_rules! elements {
    ($($t:ident: $special:expr, |$x:ident| $bits:expr;)*) => {$(
        impl Element for $t {
            fn special() -> Vec<$t> {
                $special
            }

            fn bits(self) -> u128 {
                let $x = self;
                $bits
            }
        }
    )*};
}

macro_rules! integers {
    ($($t:ident)*) => { elements! { $($t: {
        let few = [0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100, 127];
        let ends = [$t::MAX, $t::MAX - 1, $t::MIN, $t::MIN + 1];
        let few = few.iter().flat_map(|&n| [n, (0 as $t).wrapping_sub(n)]);
        few.chain(ends).collect()
    }, |x| x as u128;)* } };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

macro_rules! floats {
    ($($t:ident: $of:expr;)*) => { elements! { $($t: NUMBERS.iter().map(|&x| $of(x)).collect(), |x| {
        u128::from(if x.is_nan() { $t::NAN } else { x }.to_bits())
    };)* } };
}

floats! {
    f16: f16::from_f64;
    bf16: bf16::from_f64;
    f32: |x: f64| x as f32;
    f64: |x: f64| x;
}

macro_rules! complex {
    ($($t:ident $part:ident)*) => { elements! { $($t: {
        let parts = |re: &f64| PARTS.map(|im| $t { re: *re as $part, im: im as $part });
        PARTS.iter().flat_map(parts).collect()
    }, |z| z.re.bits() << 64 | z.im.bits();)* } };
}

complex!(c64 f32 c128 f64);

elements! {
    bool: vec![false, true], |x| x.into();
}

/// Compares the results of arrays of each length with the result for each element alone. Every element of the list
/// stands at each position of an array of some length.
fn check<X: Copy, Y: Element>(what: &str, list: &[X], many: impl Fn(&[X]) -> Vec<Y>) {
    let alone: Vec<u128> = (list.iter()).map(|&x| many(&[x])[0].bits()).collect();
    let count = list.len().max(2 * LENGTH);
    let cycle = |i: usize| i % list.len();
    for length in 1..=LENGTH {
        for start in (0..count).step_by(length) {
            let at = |i: usize| cycle(start + i);
            let x: Vec<X> = (0..length).map(|i| list[at(i)]).collect();
            for (i, y) in many(&x).into_iter().enumerate() {
                assert_eq!(
                    y.bits(),
                    alone[at(i)],
                    "{what}: element {i} of {length}, number {} of the list",
                    at(i)
                );
            }
        }
    }
}

/// Returns all pairs of the special values.
fn pairs<T: Element>() -> Vec<(T, T)> {
    let values = T::special();
    let with = |&a: &T| values.iter().map(move |&b| (a, b));
    values.iter().flat_map(with).collect()
}

/// Checks the loops around a function at each level.
macro_rules! looped {
    (UNARY $name:ident $t:ty) => {
        looped!(@ $name |x: $t| scalar::$name::<L, $t>(x), <$t>::special())
    };
    (BINARY $name:ident $t:ty) => {
        looped!(@ $name |x: ($t, $t)| scalar::$name::<L, $t>(x.0, x.1), pairs::<$t>())
    };
    (@ $name:ident |$x:ident: $from:ty| $y:expr, $list:expr) => {{
        struct Loop<'a>(&'a [$from]);

        impl Kernel for Loop<'_> {
            type Output = Vec<u128>;

            #[inline(always)]
            fn run<L: Level>(self) -> Vec<u128> {
                let of = |$x: $from| $y;
                let mut out = vec![Default::default(); self.0.len()];
                if let Some(&first) = self.0.first() {
                    // The type of the result.
                    out[0] = of(first);
                }
                for (out, &x) in out.iter_mut().zip(self.0) {
                    *out = of(x);
                }
                out.into_iter().map(Element::bits).collect()
            }
        }
        for level in Detected::all() {
            let what = format!("{} of {} at {}", stringify!($name), stringify!($from), level.name());
            check(&what, &$list, |x| level.run(Loop(x)).into_iter().map(Bits).collect());
        }
    }};
}

/// The bits of a result.
#[derive(Clone, Copy, Default)]
struct Bits(u128);

impl Element for Bits {
    fn special() -> Vec<Bits> {
        Vec::new()
    }

    fn bits(self) -> u128 {
        self.0
    }
}

/// Checks a function on slices at the program's level, also against the scalar function.
macro_rules! sliced {
    (UNARY $name:ident $t:ty) => {
        check(
            concat!(stringify!($name), " on slices of ", stringify!($t)),
            &<$t>::special(),
            |x| {
                let mut out = vec![Default::default(); x.len()];
                vector::$name(&mut out, x);
                out
            },
        )
    };
    (BINARY $name:ident $t:ty) => {
        check(
            concat!(stringify!($name), " on slices of ", stringify!($t)),
            &pairs::<$t>(),
            |x| {
                let (a, b): (Vec<$t>, Vec<$t>) = x.iter().copied().unzip();
                let mut out = vec![Default::default(); x.len()];
                vector::$name(&mut out, &a, &b);
                out
            },
        )
    };
}

/// Applies a macro at the element types of a class of `xla_hlo::ops::classes`.
macro_rules! class {
    (ANY $($call:tt)*) => { class!(@Bool Signed Unsigned Float Complex; $($call)*) };
    (BITS $($call:tt)*) => { class!(@Bool Signed Unsigned; $($call)*) };
    (ORDERED $($call:tt)*) => { class!(@Bool Signed Unsigned Float; $($call)*) };
    (NUMBER $($call:tt)*) => { class!(@Signed Unsigned Float Complex; $($call)*) };
    (REAL $($call:tt)*) => { class!(@Signed Unsigned Float; $($call)*) };
    (INTEGER $($call:tt)*) => { class!(@Signed Unsigned; $($call)*) };
    (SIGNED $($call:tt)*) => { class!(@Signed Float Complex; $($call)*) };
    (FLOAT_COMPLEX $($call:tt)*) => { class!(@Float Complex; $($call)*) };
    (FLOAT $($call:tt)*) => { class!(@Float; $($call)*) };
    (PARTS $($call:tt)*) => { class!(#f32 f64; $($call)*) };
    (@$($kind:ident)*; $how:ident $params:ident $name:ident) => { $(class!($kind; $how $params $name);)* };
    (Bool; $($call:tt)*) => { class!(#bool; $($call)*) };
    (Signed; $($call:tt)*) => { class!(#i8 i16 i32 i64; $($call)*) };
    (Unsigned; $($call:tt)*) => { class!(#u8 u16 u32 u64; $($call)*) };
    (Float; $($call:tt)*) => { class!(#f16 bf16 f32 f64; $($call)*) };
    (Complex; $($call:tt)*) => { class!(#c64 c128; $($call)*) };
    (#$($t:ident)*; looped $params:ident $name:ident) => { $(looped!($params $name $t);)* };
    (#$($t:ident)*; sliced $params:ident $name:ident) => { $(sliced!($params $name $t);)* };
}

/// Checks the function on slices at the element types of a row that have one.
macro_rules! slices {
    (INLINE $($row:tt)*) => {};
    (SLICED $class:ident $params:ident $name:ident) => { class!($class sliced $params $name) };
    (SLICED_COMPLEX $class:ident $params:ident $name:ident) => { class!(#c64 c128; sliced $params $name) };
    (SLICED_32_BITS $class:ident $params:ident $name:ident) => { class!(#i32 u32; sliced $params $name) };
}

macro_rules! elementwise {
    ($($name:ident $operator:tt $text:literal $params:ident $class:ident $result:ident $commutative:ident $cost:literal $slices:ident $simplify:tt $fold:tt $derivative:tt;)*) => {
        const ELEMENTWISE: &[fn()] = &[$(|| {
            class!($class looped $params $name);
            slices!($slices $class $params $name);
        }),*];
    };
}

xla_hlo::elementwise_rows!(elementwise!);

macro_rules! formulas {
    ($($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        const FORMULAS: &[fn()] = &[$(|| { formulas!(@$function $class $params $name); }),*];
    };
    // The formula consists of other rows.
    (@_ $($row:tt)*) => {};
    (@($cost:literal $slices:ident) $class:ident $params:ident $name:ident) => {{
        class!($class looped $params $name);
        slices!($slices $class $params $name);
    }};
}

xla_hlo::formula_rows!(formulas!);

#[test]
fn equal_elements_have_equal_results_at_every_position() {
    for check in ELEMENTWISE.iter().chain(FORMULAS) {
        check();
    }
    // Functions on slices run at the level of the program: the test runs again at each lower one.
    if std::env::var_os("TYPED_XLA_LEVEL").is_some() {
        return;
    }
    let best = Detected::best();
    for level in Detected::all().into_iter().filter(|&level| level != best) {
        let test = std::env::current_exe().expect("the test has a path");
        let mut again = Command::new(test);
        again.env("TYPED_XLA_LEVEL", level.name().to_lowercase());
        let status = again.status().expect("the test starts");
        assert!(status.success(), "the test fails at {}", level.name());
    }
}
