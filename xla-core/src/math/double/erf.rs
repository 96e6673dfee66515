//! The error function.

use super::exp;
use crate::level::Level;
use crate::math::poly;

/// Returns the error function. Error at most 2 ULP.
///
/// Near zero this is `x P(x^2)`; elsewhere `1 - exp(-x^2) G(u) / (x + 2)` with `u = (x - 2) / (x + 2)`, where the
/// second term is at most a quarter, so that its own rounding hardly counts.
#[inline(always)]
pub fn erf<L: Level>(x: f64) -> f64 {
    let z = x * x;
    let near = x * poly!(L, z;
        core::f64::consts::FRAC_2_SQRT_PI, -0.3761263890318374, 0.11283791670954658,
        -0.02686617064501153, 0.005223977623853915, -0.0008548326898857117,
        0.00012055326770922874, -1.4925445949652868e-05, 1.645760808093596e-06,
        -1.6299793808460178e-07, 1.418550965116814e-08, -8.826993102396752e-10
    );
    let a = x.abs();
    let a = if 6.0 < a { 6.0 } else { a };
    let over = 1.0 / (a + 2.0);
    let g = poly!(L, (a - 2.0) * over;
        1.021582705242023, -0.6871606844138106, 0.27947209255605215, -0.03644223150691991,
        -0.021510661889253452, 0.006479185074920646, 0.00309061208251948, -0.000837296343076512,
        -0.0006630756609895703, 3.437047857809746e-05, 0.0001445100358330751,
        3.429380949168656e-05, -2.166482603506341e-05, -1.7138531193228785e-05,
        -4.03472696910797e-06
    );
    let far = (1.0 - exp::<L>(-a * a) * (g * over)).copysign(x);
    if a < 0.85 { near } else { far }
}
