//! The zeta function of Hurwitz, and the derivatives of `digamma`, which are multiples of it.

use super::gamma;
use super::term::Term;
use crate::ops::elementwise as e;

/// The terms that are added before the formula of Euler and Maclaurin.
const TERMS: usize = 10;

/// The sum of `(q + k)^-s` for `k` of 0 or more, as XLA defines it: at poles infinite for even `s`, else NaN, and NaN for
/// infinite `q`.
pub(super) fn zeta<'s>(s: Term<'s>, q: Term<'s>) -> Term<'s> {
    let mut sum = q.with(&e::pow, -s);
    for k in 1..TERMS {
        sum = sum + (q + k as f64).with(&e::pow, -s);
    }
    // The rest: w^(1 - s) / (s - 1) + w^-s / 2 + the corrections s (s + 1) .. / w^(s + 2j - 1).
    let w = q + TERMS as f64;
    let last = w.with(&e::pow, -s);
    let mut factor = s / w;
    let mut corrections = factor * (gamma::BERNOULLI[0] / 2.0);
    let mut factorial = 2.0;
    for (j, bernoulli) in gamma::BERNOULLI.iter().enumerate().skip(1) {
        let n = 2.0 * j as f64;
        factor = factor * ((s + (n - 1.0)) / w) * ((s + n) / w);
        factorial *= (n + 1.0) * (n + 2.0);
        corrections = corrections + factor * (bernoulli / factorial);
    }
    let rest = last * (w / (s - 1.0) + 0.5 + corrections);
    // Corrections of a rest that is nothing beside the sum may be infinite.
    let is_small = last.abs().is("LE", sum.abs() * 1e-18);
    let value = is_small.choose(sum, sum + rest);

    let infinite = s.number(f64::INFINITY);
    let nan = s.number(f64::NAN);
    let is_left = q.is("LE", 0.0);
    let is_defined = is_left.choose(s.is("EQ", s.floor()), q.is("LT", f64::INFINITY));
    let is_defined = is_defined.with(&e::and, s.is("GE", 1.0));
    let value = is_defined.choose(value, nan);
    let is_pole = is_left.with(&e::and, q.is("EQ", q.floor()));
    // Infinite orders are neither even nor odd: the difference is NaN.
    let half = s * 0.5;
    let at_pole = (half - half.floor()).is("EQ", 0.0).choose(infinite, nan);
    let value = is_pole.choose(at_pole, value);
    s.is("EQ", 1.0).choose(infinite, value)
}

/// `digamma` for `n = 0`, and its derivative number `n`: `(-1)^(n + 1) n! zeta(n + 1, x)`.
pub(super) fn polygamma<'s>(n: Term<'s>, x: Term<'s>) -> Term<'s> {
    let next = n + 1.0;
    let size = gamma::lgamma(next).exp() * zeta(next, x);
    let half = n * 0.5;
    let is_even = half.is("EQ", half.floor());
    let value = is_even.choose(-size, size);
    let value = n.is("EQ", 0.0).choose(gamma::digamma(x), value);
    let is_order = n.is("GE", 0.0).with(&e::and, n.is("EQ", n.floor()));
    let is_order = is_order.with(&e::and, n.is("LT", f64::INFINITY));
    is_order.choose(value, n.number(f64::NAN))
}
