//! The errors of elementwise formulas in `f32`, in ULP, which their pages state.
//!
//! The same formula in `f64` is exact enough. A test looks at a sample of all numbers; `ACCURACY_STRIDE=1 cargo test
//! --release --test accuracy -- --nocapture` looks at each and prints the greatest errors.

use typed_xla::prelude::*;

/// The number of elements of a call.
const COUNT: usize = 4096;

/// The distance of the bits of numbers in the sample, unless `ACCURACY_STRIDE` sets it.
const STRIDE: usize = 40_009;

/// A formula in both precisions.
struct Formula {
    name: &'static str,
    #[allow(clippy::type_complexity)]
    single: fn(&f32![4096]) -> f32![4096],
    #[allow(clippy::type_complexity)]
    double: fn(&f64![4096]) -> f64![4096],
}

macro_rules! formulas {
    ($($name:ident)*) => {
        $(mod $name {
            use typed_xla::prelude::*;

            #[computation]
            pub(super) fn single(x: &f32![4096]) -> f32![4096] {
                x.$name()
            }

            #[computation]
            pub(super) fn double(x: &f64![4096]) -> f64![4096] {
                x.$name()
            }
        })*

        const FORMULAS: &[Formula] = &[$(Formula {
            name: stringify!($name),
            single: $name::single,
            double: $name::double,
        }),*];
    };
}

formulas! {
    tan asin acos atan sinc sinh cosh asinh acosh atanh exp2 log2 log10 erfc erf_inv lgamma digamma bessel_i1e
    silu softplus log_sigmoid mish leaky_relu elu celu selu hard_sigmoid hard_swish soft_sign squareplus deg2rad rad2deg
}

/// Returns the bound in ULP that the page of a formula states: after "the error is at most", where the largest number
/// counts, or in the row of the formula on the page of a family.
fn bound(name: &str) -> f64 {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operations");
    let stated = match std::fs::read_to_string(format!("{folder}/{name}.md")) {
        Ok(page) => {
            let mut lines = page.lines();
            let line = lines.find_map(|line| line.split_once("error is at most "));
            let (_, rest) = line.unwrap_or_else(|| panic!("the page of {name} states no error"));
            let before = rest
                .split(" ULP")
                .filter_map(|part| part.rsplit(' ').next());
            let numbers = before.filter_map(|word| word.parse().ok());
            numbers.reduce(f64::max)
        }
        Err(_) => {
            let pages = std::fs::read_dir(folder).unwrap();
            let pages = pages.map(|page| std::fs::read_to_string(page.unwrap().path()).unwrap());
            let row = format!("\n| `{name}(");
            pages.into_iter().find_map(|page| {
                let (_, rest) = page.split_once(&row)?;
                let columns: Vec<&str> = rest.lines().next()?.split(" | ").collect();
                columns.get(2)?.trim_end_matches(" |").parse().ok()
            })
        }
    };
    stated.unwrap_or_else(|| panic!("no page states the error of {name} in ULP"))
}

/// Returns the error in ULP of the exact value, at least the ULP of subnormal numbers; of 1 at least if
/// `absolute`. A NaN too many or too few is infinitely wrong, and so is the other zero.
fn ulps(got: f32, exact: f64, absolute: bool) -> f64 {
    if got.is_nan() || exact.is_nan() {
        return if got.is_nan() && exact.is_nan() {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let rounded = exact as f32;
    if got == rounded {
        let other_zero = got == 0.0 && got.is_sign_negative() != rounded.is_sign_negative();
        return if other_zero { f64::INFINITY } else { 0.0 };
    }
    if got.is_infinite() || rounded.is_infinite() {
        // Infinity counts as the power of two after the largest number.
        let power = |x: f64| x.clamp(-2f64.powi(128), 2f64.powi(128));
        return (power(got.into()) - power(exact)).abs() / 2f64.powi(104);
    }
    let size = exact.abs().max(if absolute {
        1.0
    } else {
        f32::MIN_POSITIVE.into()
    });
    let exponent = size.log2().floor() as i32;
    (f64::from(got) - exact).abs() / 2f64.powi(exponent - 23)
}

#[test]
fn formulas_are_as_accurate_as_their_pages_say() {
    let stride = std::env::var("ACCURACY_STRIDE").map(|n| n.parse().expect("a number"));
    let stride: usize = stride.unwrap_or(STRIDE);
    let all: Vec<u32> = (0..=u32::MAX).step_by(stride).collect();
    for formula in FORMULAS {
        let absolute = matches!(formula.name, "lgamma" | "digamma");
        let (mut worst, mut at) = (0.0, f32::NAN);
        for bits in all.chunks(COUNT) {
            let mut x = vec![1.0f32; COUNT];
            x.iter_mut()
                .zip(bits)
                .for_each(|(x, &bits)| *x = f32::from_bits(bits));
            let single = (formula.single)(&Tensor::from_vec(x.clone()).unwrap());
            let wide = x.iter().map(|&x| f64::from(x)).collect();
            let double = (formula.double)(&Tensor::from_vec(wide).unwrap());
            for ((&got, &exact), x) in single.iter().zip(double.iter()).zip(x) {
                let error = ulps(got, exact, absolute);
                if error > worst {
                    (worst, at) = (error, x);
                }
            }
        }
        println!("{:8} {worst:.2} ULP at {at:e}", formula.name);
        let bound = bound(formula.name);
        assert!(
            worst <= bound,
            "{}: {worst} ULP at {at:e}, and {bound} on its page",
            formula.name
        );
    }
}

/// A formula of complex numbers in both precisions.
struct ComplexFormula {
    name: &'static str,
    #[allow(clippy::type_complexity)]
    single: fn(&c64![1024]) -> c64![1024],
    #[allow(clippy::type_complexity)]
    double: fn(&c128![1024]) -> c128![1024],
}

macro_rules! complex_formulas {
    ($($name:ident $module:ident)*) => {
        $(mod $module {
            use typed_xla::prelude::*;

            #[computation]
            pub(super) fn single(x: &c64![1024]) -> c64![1024] {
                x.$name()
            }

            #[computation]
            pub(super) fn double(x: &c128![1024]) -> c128![1024] {
                x.$name()
            }
        })*

        const COMPLEX: &[ComplexFormula] = &[$(ComplexFormula {
            name: stringify!($name),
            single: $module::single,
            double: $module::double,
        }),*];
    };
}

complex_formulas! {
    asin asin_complex
    acos acos_complex
    atan atan_complex
    asinh asinh_complex
    acosh acosh_complex
    atanh atanh_complex
}

/// The sizes of the parts of complex numbers: around the branch points, where a square underflows or overflows, and
/// sizes whose square is normal.
const PARTS: [f32; 16] = [
    0.0,
    1e-30,
    1e-20,
    1e-12,
    1e-7,
    1e-3,
    0.3,
    0.999_999_94,
    1.0,
    1.000_000_1,
    1.5,
    1e4,
    1e10,
    1e19,
    3e38,
    f32::INFINITY,
];

#[test]
fn each_part_of_a_complex_formula_is_accurate() {
    let parts = || PARTS.iter().flat_map(|&part| [part, -part]);
    let numbers: Vec<(f32, f32)> = parts()
        .flat_map(|re| parts().map(move |im| (re, im)))
        .collect();
    let single = numbers
        .iter()
        .map(|&(re, im)| typed_xla::element::c64::new(re, im));
    let single: c64![1024] = Tensor::from_vec(single.collect()).unwrap();
    let double = numbers
        .iter()
        .map(|&(re, im)| typed_xla::element::c128::new(f64::from(re), f64::from(im)));
    let double: c128![1024] = Tensor::from_vec(double.collect()).unwrap();
    for formula in COMPLEX {
        let (got, exact) = ((formula.single)(&single), (formula.double)(&double));
        let (mut worst, mut at) = (0.0, (f32::NAN, f32::NAN));
        for ((got, exact), &z) in got.iter().zip(exact.iter()).zip(&numbers) {
            let error = ulps(got.re, exact.re, false).max(ulps(got.im, exact.im, false));
            if error > worst {
                (worst, at) = (error, z);
            }
        }
        println!("{:8} {worst:.2} ULP at {at:?}", formula.name);
        assert!(worst <= 2.0, "{}: {worst} ULP at {at:?}", formula.name);
    }
}
