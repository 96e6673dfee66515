//! Derivatives and batches of loops that jumps end.

use typed_xla::prelude::*;

mod derivatives {
    use typed_xla::prelude::*;

    /// `x` to the power of the rounds until it is large, at most 12.
    #[computation]
    pub fn grown(x: f64, limit: f64) -> f64 {
        let mut y = x;
        for i in 0..12 {
            if y * y > limit + (i as f64) {
                break;
            }
            y *= x;
        }
        y
    }

    #[computation]
    pub fn grown_to_return(x: f64, limit: f64) -> f64 {
        let mut y = 1.0f64;
        for _ in 0..12 {
            y *= x;
            if y > limit {
                return y * 3.0;
            }
        }
        y
    }

    #[computation]
    pub fn grown_by_rows(x: &f64![4, 2], limit: f64) -> f64 {
        let mut y: f64![2] = [1.0, 1.0];
        for i in 0..4 {
            let next = y * x[i];
            if sum(next) > limit {
                break;
            }
            if sum(next) < 0.0 {
                continue;
            }
            y = next;
        }
        sum(y * y)
    }

    #[computation]
    pub fn rooted(x: f64) -> f64 {
        let mut y = x;
        loop {
            let next = (y + x / y) / 2.0;
            if abs(next - y) < 1e-12 {
                break next;
            }
            y = next;
        }
    }

    #[computation]
    pub fn reverse(x: f64, limit: f64) -> (f64, f64) {
        (grad(grown)(x, limit), grad(grown_to_return)(x, limit))
    }

    #[computation]
    pub fn forward(x: f64, limit: f64) -> (f64, f64, f64) {
        let (_, a) = jvp(|x| grown(x, limit))(x, 1.0);
        let (_, b) = jvp(|x| grown_to_return(x, limit))(x, 1.0);
        let (_, c) = jvp(rooted)(x, 1.0);
        (a, b, c)
    }

    #[computation]
    pub fn by_rows(x: &f64![4, 2], limit: f64) -> (f64, f64![4, 2]) {
        value_and_grad(grown_by_rows)(x, limit)
    }

    #[computation]
    pub fn mapped(x: &f64![5], limit: f64) -> (f64![5], f64![5]) {
        (
            map(|x| grown_to_return(x, limit), x),
            map(|x| grad(grown)(x, limit), x),
        )
    }
}

/// Returns the power of `x` that `grown` is, and the power and the factor that `grown_to_return` is.
fn powers(x: f64, limit: f64) -> (i32, i32, f64) {
    let mut a = 1;
    for i in 0..12 {
        if x.powi(a).powi(2) > limit + f64::from(i) {
            break;
        }
        a += 1;
    }
    for b in 1..=12 {
        if x.powi(b) > limit {
            return (a, b, 3.0);
        }
    }
    (a, 12, 1.0)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{a} {b}");
}

#[test]
fn a_loop_that_ends_early_is_differentiated_by_its_rounds() {
    for x in [0.5, 1.1, 1.5, 2.5] {
        for limit in [0.1, 3.0, 40.0, 1e9] {
            let (a, b, factor) = powers(x, limit);
            let slope = |n: i32| f64::from(n) * x.powi(n - 1);
            let (reverse_a, reverse_b) = derivatives::reverse(x, limit);
            close(reverse_a, slope(a));
            close(reverse_b, factor * slope(b));
            let (forward_a, forward_b, root) = derivatives::forward(x, limit);
            close(forward_a, slope(a));
            close(forward_b, factor * slope(b));
            assert!((root - 0.5 / x.sqrt()).abs() < 1e-6);
        }
    }
}

#[test]
fn a_loop_that_ends_early_is_batched() {
    let x = tensor![0.5, 1.1, 1.5, 2.5, 9.0];
    let (grown, slopes) = derivatives::mapped(&x, 40.0);
    for (i, &x) in x.iter().enumerate() {
        let (a, b, factor) = powers(x, 40.0);
        close(grown[[i]], factor * x.powi(b));
        close(slopes[[i]], f64::from(a) * x.powi(a - 1));
    }
}

#[test]
fn rounds_that_do_not_happen_have_no_gradient() {
    // The third round ends the loop; the fourth one would go on.
    let x = tensor![[2.0, 1.0], [-1.0, -3.0], [30.0, 2.0], [0.5, 0.5]];
    let (y, dx) = derivatives::by_rows(&x, 20.0);
    assert_eq!(y, 5.0);
    let expected = tensor![[4.0, 2.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]];
    assert_eq!(dx, expected);
}

/// The counter of a loop that ends early is a value like any other.
#[computation]
fn halved(x: f64) -> f64 {
    let mut x = x;
    let mut i = 0i32;
    while i < 100 && x > 1.0 && i < 50 {
        x *= 0.5;
        i += 1;
    }
    x * i as f64
}

#[computation]
fn slope_of_halved(x: f64) -> (f64, f64) {
    value_and_grad(halved)(x)
}

#[computation]
fn curvature_of_halved(x: f64) -> (f64, f64) {
    (
        hessian(|x| halved(x) * halved(x))(x),
        jvp(grad(halved))(x, 1.0).1,
    )
}

#[test]
fn a_counter_has_its_last_value_under_the_gradient() {
    assert_eq!(slope_of_halved(10.0), (2.5, 0.25));
    assert_eq!(slope_of_halved(0.5), (0.0, 0.0));
    assert_eq!(curvature_of_halved(10.0), (0.125, 0.0));
}
