//! Scaled error functions, exponential integrals and Bessel functions, with the rules of the page `special`.
//!
//! The measured errors in units of 2^-52 (`f64`) and of 2^-23 (`f32`) are at most 2.4 for `erfcx` and `i1`, 1.1 for
//! `exp1`, and 2 for `expi`, also near its root; in `f64` 1.3 and in `f32` 2.8 for `i0`, `i0e` and `i1e`.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The logarithm of the density of an angle in the von Mises distribution.
//! #[computation]
//! fn log_density(angle: f64, kappa: f64) -> f64 {
//!     kappa * (cos(angle) - 1.0) - log(6.283185307179586 * special::i0e(kappa))
//! }
//!
//! assert!((log_density(0.0, 1e-9) + 6.283185307179586f64.ln()).abs() < 1e-8);
//! ```

/// Computes `exp(x^2) erfc(x)`.
#[wide]
pub fn erfcx<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| scaled_erfc(x),
        |x, dx| {
            let y = scaled_erfc(x);
            // The two terms of the slope cancel for large numbers.
            let is_far = x > 1.0;
            let (_, far) = jvp(|a| upper_scaled_erfc(a))(select(is_far, x, 1.0), ones_like(x));
            (
                y,
                dx * select(is_far, far, 2.0 * x * y - 1.1283791670955126),
            )
        },
    )(x)
}

/// Computes `exp(x^2) erfc(x)`.
fn scaled_erfc<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let above = upper_scaled_erfc(abs(x));
    // The square is a sum of two, the first of which is exact.
    let is_below = (x < 0.0) & (x > f64::NEG_INFINITY as E);
    let b = select(is_below, x, -1.0);
    let head = floor(b * 16.0) / 16.0;
    let below = 2.0 * exp(head * head) * exp((b - head) * (b + head)) - above;
    select(is_below, below, select(x < 0.0, f64::INFINITY as E, above))
}

/// Computes `exp(x^2) erfc(x)` of numbers that are not negative, by an interpolating polynomial.
fn upper_scaled_erfc<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = 1.0 - 7.5 / (x + 3.75);
    let p = -3.744210080962018e-09
        + t * (-5.1739902140113095e-09 + t * (3.1114333809799254e-10 + t * 4.2514714447963895e-10));
    let p = -5.7218230603224086e-08
        + t * (-2.5866850716155884e-07
            + t * (2.3263508708859124e-08 + t * (3.8675334242222354e-08 + t * p)));
    let p = 2.238423915508223e-05
        + t * (-1.1444146237700524e-05
            + t * (-9.73559896736775e-07 + t * (1.751637648849062e-06 + t * p)));
    let p = 0.0017556258528952954
        + t * (0.0002937136655913448
            + t * (-0.0002901540805408417 + t * (5.164909889268241e-05 + t * p)));
    let p = 0.09230432116037748
        + t * (-0.05869339858963677
            + t * (0.028362277418956406 + t * (-0.009746579558029276 + t * p)));
    let p = -0.14024059858554697
        + t * (0.0035854154854644293
            + t * (0.0822767384901452 + t * (-0.10880393014174886 + t * p)));
    let p = 1.2375126308378275 + t * p;
    p / (1.0 + 2.0 * x)
}

/// Computes the exponential integral `E1(x)`, the integral of `exp(-t) / t` from `x` to infinity: NaN for negative
/// numbers.
#[wide]
pub fn exp1<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| exponential_integral(x),
        |x, dx| (exponential_integral(x), -dx * (exp(-x) / x)),
    )(x)
}

/// Computes `E1(x)`.
fn exponential_integral<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_near = x <= 1.0;
    let s = select(is_near, x, 1.0);
    let p = 1.0 - s * (16.0 / 289.0) * (1.0 - s * (17.0 / 324.0));
    let p = 1.0
        - s * (11.0 / 144.0)
            * (1.0
                - s * (12.0 / 169.0)
                    * (1.0
                        - s * (13.0 / 196.0)
                            * (1.0 - s * (14.0 / 225.0) * (1.0 - s * (15.0 / 256.0) * p))));
    let p = 1.0
        - s * (6.0 / 49.0)
            * (1.0
                - s * (7.0 / 64.0)
                    * (1.0
                        - s * (8.0 / 81.0)
                            * (1.0 - s * (9.0 / 100.0) * (1.0 - s * (10.0 / 121.0) * p))));
    let p = 1.0
        - s * (1.0 / 4.0)
            * (1.0
                - s * (2.0 / 9.0)
                    * (1.0
                        - s * (3.0 / 16.0)
                            * (1.0 - s * (4.0 / 25.0) * (1.0 - s * (5.0 / 36.0) * p))));
    let near = s * p - 0.5772156649015329 - log(s);
    let y = select(is_near, 1.0, x);
    let t = 1.0 - 6.0 / (y + 2.0);
    let p = -1.3345217723374062e-08
        + t * (-1.1242555759612937e-08 + t * (2.7726543385433736e-09 + t * 2.2833791588047637e-09));
    let p = -4.466160881852499e-08
        + t * (-3.866861189273486e-08
            + t * (3.140020554909172e-08 + t * (2.8530020944707464e-08 + t * p)));
    let p = -7.250545068828525e-08
        + t * (1.3562838183210082e-08
            + t * (3.2610127240773446e-08 + t * (4.927132707516047e-08 + t * p)));
    let p = -1.527597847876048e-06
        + t * (9.093660485625875e-07
            + t * (-2.600301589607407e-07 + t * (1.988326883196929e-07 + t * p)));
    let p = -5.219406637640407e-05
        + t * (2.653610548185957e-05
            + t * (-8.72098576323492e-06 + t * (4.759418936062513e-06 + t * p)));
    let p = -0.0025078525721680942
        + t * (0.0011289560037625775
            + t * (-0.0003379858067307288 + t * (0.00016176761759105962 + t * p)));
    let p = 0.8253825996042233
        + t * (0.19036949703167486
            + t * (-0.0243003136542909 + t * (0.010133650725821937 + t * p)));
    let far = exp(-y) * (p / y);
    select(is_near, near, far)
}

/// Computes the exponential integral `Ei(x)`, the integral of `exp(t) / t` from -infinity to `x`.
#[wide]
pub fn expi<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| integral_of_exponentials(x),
        |x, dx| (integral_of_exponentials(x), dx * (exp(x) / x)),
    )(x)
}

/// Computes `Ei(x)`.
fn integral_of_exponentials<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let below = -exponential_integral(select(x < 0.0, -x, 1.0));
    let y = select(x < 0.0, 1.0, x);
    // The root is the sum of `y0`, which `f32` has exactly, and a small number.
    let z = select(y < 6.0, y, 6.0);
    let y0 = 0.3725070953369140625 + zeros_like(z);
    let from_root = z - y0 - 3.1544445257196199e-7;
    let near = (log_of_ratio(z, y0) - 8.4681425658549513e-7) + from_root * near_the_root(z);
    let first = select((y >= 6.0) & (y < 12.0), y, 6.0);
    let second = select((y >= 12.0) & (y < 24.0), y, 12.0);
    let third = select(y >= 24.0, y, 24.0);
    let factor = select(
        y < 12.0,
        from_6(first),
        select(y < 24.0, from_12(second), from_24(third)),
    );
    let half = exp(0.5 * select(y < 6.0, 6.0, y));
    let far = half * (half / y * factor);
    let far = select(y == f64::INFINITY as E, y, far);
    select(x < 0.0, below, select(y < 6.0, near, far))
}

/// Computes `(Ei(x) - log(x / x0)) / (x - x0)` up to 6, where `x0` is the root of `Ei`, by an interpolating polynomial.
fn near_the_root<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = x / 3.0 - 1.0;
    let p = 1.0682852723666974e-07
        + t * (1.7060187003561097e-08 + t * (2.867393141843503e-09 + t * 4.1160383817922684e-10));
    let p = 9.19717415565049e-05
        + t * (1.8706885445050278e-05
            + t * (3.561106263253432e-06 + t * (6.368736660828254e-07 + t * p)));
    let p = 0.02478045788205936
        + t * (0.006961836119615334
            + t * (0.0017851256704204217 + t * (0.0004210738005420688 + t * p)));
    let p = 1.2664576815073445
        + t * (0.5800776053968245 + t * (0.22925545809321765 + t * (0.07974156050349793 + t * p)));
    2.986772243435986
        + t * (3.8535675550242976 + t * (3.4347705851374624 + t * (2.3217200962908175 + t * p)))
}

/// Computes `x exp(-x) Ei(x)` from 6 to 12, by an interpolating polynomial.
fn from_6<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = 24.0 / x - 3.0;
    let p = 5.785494885117564e-10
        + t * (2.7905901089352965e-10 + t * (-2.2366966060686517e-10 + t * 5.477529028181542e-11));
    let p = -2.9644872655961334e-08
        + t * (-3.0560803589086644e-08
            + t * (1.682531201203508e-08 + t * (-4.761318064140845e-09 + t * p)));
    let p = 9.196642801101977e-06
        + t * (1.4333396048004571e-06
            + t * (-1.4452403430554843e-06 + t * (4.245281687484372e-07 + t * p)));
    let p = -0.0011258914510904388
        + t * (0.00037313842221168794
            + t * (4.205947065220941e-05 + t * (-4.5551153612023504e-05 + t * p)));
    1.181847986987208
        + t * (0.09097863630348535
            + t * (0.010157308753613368 + t * (-0.003353388660169933 + t * p)))
}

/// Computes `x exp(-x) Ei(x)` from 12 to 24, by an interpolating polynomial.
fn from_12<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = 48.0 / x - 3.0;
    let p = 1.6705204248786374e-10
        + t * (-5.116179338277017e-11 + t * (-6.270079689497129e-12 + t * 5.141672387096858e-12));
    let p = 7.121042345237143e-09
        + t * (3.672995698476681e-09
            + t * (-1.5907405176174908e-09 + t * (3.3244058779267077e-11 + t * p)));
    let p = -2.2547676788072954e-07
        + t * (4.922896187248928e-07
            + t * (4.033117166877781e-09 + t * (-4.963298627277413e-08 + t * p)));
    let p = 0.0002684049246182495
        + t * (3.961169113365822e-05
            + t * (-5.37275975225954e-06 + t * (-5.1601824361418225e-06 + t * p)));
    1.0723449766623854 + t * (0.028391549978593562 + t * (0.001940304027931447 + t * p))
}

/// Computes `x exp(-x) Ei(x)` from 24 on, by an interpolating polynomial.
fn from_24<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = 48.0 / x - 1.0;
    let p = 2.772736748156991e-10
        + t * (2.6369414725278334e-10 + t * (-2.920645261340121e-11 + t * -4.3128144278422854e-11));
    let p = 1.1359475279131517e-09
        + t * (-6.621219535716691e-11
            + t * (-1.0454659507646431e-09 + t * (-5.758981872455477e-10 + t * p)));
    let p = 1.3577757017822956e-08
        + t * (5.036596429762775e-09
            + t * (2.421392542112946e-09 + t * (1.648386298285285e-09 + t * p)));
    let p = 8.211967584774147e-06
        + t * (1.1430188598494646e-06
            + t * (2.0531150301960122e-07 + t * (4.6844841027596855e-08 + t * p)));
    1.0217607036601566
        + t * (0.022753072027360828
            + t * (0.0010637687855441262 + t * (7.863790798684312e-05 + t * p)))
}

/// Computes the modified Bessel function `I0(x)` up to 8 in size, by its series.
fn bessel_series<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let y = 0.25 * x * x;
    let p = 1.0
        + y / 484.0
            * (1.0
                + y / 529.0
                    * (1.0
                        + y / 576.0 * (1.0 + y / 625.0 * (1.0 + y / 676.0 * (1.0 + y / 729.0)))));
    let p = 1.0
        + y / 225.0
            * (1.0
                + y / 256.0
                    * (1.0
                        + y / 289.0
                            * (1.0
                                + y / 324.0
                                    * (1.0
                                        + y / 361.0 * (1.0 + y / 400.0 * (1.0 + y / 441.0 * p))))));
    let p = 1.0
        + y / 64.0
            * (1.0
                + y / 81.0
                    * (1.0
                        + y / 100.0
                            * (1.0
                                + y / 121.0
                                    * (1.0
                                        + y / 144.0 * (1.0 + y / 169.0 * (1.0 + y / 196.0 * p))))));
    1.0 + y / 1.0
        * (1.0
            + y / 4.0
                * (1.0
                    + y / 9.0
                        * (1.0
                            + y / 16.0
                                * (1.0 + y / 25.0 * (1.0 + y / 36.0 * (1.0 + y / 49.0 * p))))))
}

/// Computes `exp(-x) I0(x)` from 8 on, by an interpolating polynomial.
fn bessel_far<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let t = 16.0 / x - 1.0;
    let p = -2.8033819978869995e-10
        + t * (-6.633287112547084e-10 + t * (3.629355229718733e-11 + t * 9.36508689281819e-11));
    let p = -3.1346276429240787e-09
        + t * (-4.575553424534973e-09
            + t * (1.1050558794424347e-09 + t * (2.1968921378829006e-09 + t * p)));
    let p = -1.3326094405766387e-08
        + t * (-5.0381064879032845e-09
            + t * (7.3359687108161536e-09 + t * (6.560138746917057e-09 + t * p)));
    let p = 3.932889375114634e-08
        + t * (2.1566251453104354e-08
            + t * (7.534355843803342e-09 + t * (-6.8493381882867694e-09 + t * p)));
    let p = 1.1143033800708978e-05
        + t * (1.4838476651250266e-06
            + t * (2.973596046562712e-07 + t * (8.872034383314144e-08 + t * p)));
    let p = 0.4021765094450081 + t * (0.0033605519836677504 + t * (0.00013621607438984735 + t * p));
    p / sqrt(x)
}

/// Computes the modified Bessel function of the first kind `I0(x)`.
#[wide]
pub fn i0<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(|x| bessel_0(x), |x, dx| (bessel_0(x), dx * bessel_1(x)))(x)
}

/// Computes `I0(x)`, without a rule for its derivative.
fn bessel_0<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_near = abs(x) <= 8.0;
    let a = select(is_near, 8.0, abs(x));
    let half = exp(0.5 * a);
    let far = select(a == f64::INFINITY as E, a, half * (half * bessel_far(a)));
    select(is_near, bessel_series(select(is_near, x, 0.0)), far)
}

/// Computes `exp(-|x|) I0(x)`.
#[wide]
pub fn i0e<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_near = abs(x) <= 8.0;
    let near = select(is_near, x, 0.0);
    select(
        is_near,
        exp(-near * sign(near)) * bessel_series(near),
        bessel_far(select(is_near, 8.0, abs(x))),
    )
}

/// Computes the modified Bessel function of the first kind `I1(x)`.
#[wide]
pub fn i1<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| bessel_1(x),
        |x, dx| {
            let y = bessel_1(x);
            // The two terms of the slope cancel near 0, where the instructions are differentiated instead.
            let is_near = abs(x) <= 8.0;
            let (_, near) = jvp(|x| bessel_1(x))(select(is_near, x, 0.0), ones_like(x));
            (
                y,
                dx * select(is_near, near, bessel_0(x) - y / select(is_near, 8.0, x)),
            )
        },
    )(x)
}

/// Computes `I1(x)`, without a rule for its derivative.
fn bessel_1<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_finite = abs(x) < f64::INFINITY as E;
    let y = select(is_finite, x, 0.0);
    let half = exp(0.5 * abs(y));
    select(is_finite, half * (half * bessel_i1e(y)), x)
}

/// Computes `exp(-|x|) I1(x)`, as `bessel_i1e` does.
#[wide]
pub fn i1e<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    bessel_i1e(x)
}
