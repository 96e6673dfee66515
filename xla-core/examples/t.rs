//! worst ulp
use xla_core::level::*;
use xla_core::math::double as d;
use xla_core::math::single as s;
fn ulps(got: f32, exact: f64) -> f64 {
    if exact.is_nan() {
        return if got.is_nan() { 0. } else { 1e9 };
    }
    if got.is_nan() {
        return 1e9;
    }
    if got as f64 == exact {
        return 0.;
    }
    if exact.abs() >= 3.4028235677973366e38 {
        return if got.is_infinite() { 0. } else { 1e8 };
    }
    let e = (((exact.abs().to_bits() >> 52) as i32) - 1023).max(-126);
    (got as f64 - exact).abs() / 2f64.powi(e - 23)
}
struct K(&'static str);
impl Kernel for K {
    type Output = ();
    #[inline(always)]
    fn run<L: Level>(self) {
        let st = 251u32;
        macro_rules! f {
            ($n:ident,$r:expr) => {
                let mut w = (0.0f64, 0f32);
                for i in 0..=u32::MAX / st {
                    let x = f32::from_bits(i * st);
                    let e = ulps(s::$n::<L>(x), $r(x as f64));
                    if e > w.0 {
                        w = (e, x)
                    }
                }
                println!("{} {}: {:.3} at {:e}", self.0, stringify!($n), w.0, w.1);
            };
        }
        f!(exp, f64::exp);
        f!(expm1, f64::exp_m1);
        f!(log, f64::ln);
        f!(log1p, f64::ln_1p);
        f!(tanh, f64::tanh);
        f!(logistic, |x: f64| 1.0 / (1.0 + (-x).exp()));
        f!(sin, f64::sin);
        f!(cos, f64::cos);
        f!(erf, d::erf::<L>);
        // pow
        let mut w = (0.0f64, 0f32, 0f32);
        let mut h = 12345u64;
        for _ in 0..20_000_000u32 {
            h = h
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let a = f32::from_bits((h >> 33) as u32);
            let lx = (a as f64).ln();
            h = h
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let y = ((((h >> 40) as f64 / 8388608.0) - 1.0) * 103.0 / lx) as f32;
            let e = ulps(s::pow::<L>(a, y), (a as f64).powf(y as f64));
            if e > w.0 {
                w = (e, a, y)
            }
        }
        println!("{} pow {:?}", self.0, w);
    }
}
fn main() {
    for (l) in Detected::all() {
        l.run(K(l.name()))
    }
}
