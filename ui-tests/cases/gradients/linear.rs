// Rules for derivatives that are not linear in the tangents.
use typed_xla::prelude::*;

#[computation]
fn clipped_jvp(x: &f64![3], dx: &f64![3]) -> (f64![3], f64![3]) {
    (x, select(dx > 0.0, dx, 0.0))
}

#[computation(jvp = clipped_jvp)]
fn clipped(x: &f64![3]) -> f64![3] {
    x
}

#[computation]
fn of_a_rule_by_name(x: &f64![3]) -> f64![3] {
    grad(|x| sum(clipped(x)))(x)
}

#[computation]
fn square(x: f64) -> f64 {
    custom_jvp(|x| x, |x, dx| (x, dx * dx))(x)
}

#[computation]
fn stopped(x: f64) -> f64 {
    custom_jvp(|x| x, |x, dx| (x, stop_gradient(dx)))(x)
}

#[computation]
fn shifted(x: f64) -> f64 {
    custom_jvp(|x| x, |x, dx| (x, dx + x))(x)
}

#[computation]
fn constant(x: f64) -> f64 {
    custom_jvp(|x| x * x, |x, dx| (x * x, 2.0 * x))(x)
}

#[computation]
fn in_a_loop(x: f64) -> f64 {
    custom_jvp(
        |x| x,
        |x, dx| {
            let mut d = dx;
            for i in 0..3 {
                if i > 0 {
                    d = sin(d);
                }
            }
            (x, d)
        },
    )(x)
}

#[computation]
fn of_some_rounds(x: f64) -> f64 {
    custom_jvp(
        |x| x,
        |x, dx| {
            let mut d = dx;
            for _ in 0..3 {
                d = d * x + 1.0;
            }
            (x, d)
        },
    )(x)
}

#[computation]
fn fine(x: f64) -> f64 {
    let f = custom_jvp(
        |x| x,
        |x, dx| {
            let _unused = dx > 0.0;
            (x, select(x > 0.0, dx / x, 0.0))
        },
    );
    let (y, _) = jvp(f)(x, x);
    y
}

fn main() {}
