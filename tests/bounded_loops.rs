//! Gradients of loops with a bound on their rounds: `#[rounds(max = n)] while c { .. }` and loops that count.

use typed_xla::Error;
use typed_xla::prelude::*;

#[known]
const MOST: usize = 1000;

/// The fixed point of `a * cos(x)`, and the number of rounds.
#[computation]
fn fixed_point(a: f64) -> (f64, i32) {
    let mut x = 0.0;
    let mut next = a;
    let mut rounds = 0i32;
    #[rounds(max = MOST)]
    while abs(next - x) > 1e-9 {
        x = next;
        next = a * cos(x);
        rounds += 1;
    }
    (next, rounds)
}

#[computation]
fn slope_of_fixed_point(a: f64) -> ((f64, i32), f64) {
    value_and_grad(fixed_point, has_aux = true)(a)
}

/// The same by the operation.
#[computation]
fn by_the_operation(a: f64) -> ((f64, i32), f64) {
    let f = |a| {
        let (_, next, rounds) = while_loop(
            |x, next, _| abs(next - x) > 1e-9,
            |_, next, rounds| (next, a * cos(next), rounds + 1),
            (0.0 * a, a, 0i32),
            max_rounds = MOST,
        );
        (next, rounds)
    };
    value_and_grad(f, has_aux = true)(a)
}

/// The same by a `loop`.
#[computation]
fn by_a_loop(a: f64) -> ((f64, i32), f64) {
    let f = |a| {
        let mut x = 0.0 * a;
        let mut rounds = 0i32;
        #[rounds(max = MOST)]
        loop {
            let next = a * cos(x);
            x = next;
            rounds += 1;
            if abs(a * cos(next) - next) <= 1e-9 {
                break;
            }
        }
        (a * cos(x), rounds)
    };
    value_and_grad(f, has_aux = true)(a)
}

/// The same by a counted loop, which ends early.
#[computation]
fn by_break(a: f64) -> ((f64, i32), f64) {
    let f = |a| {
        let mut x = 0.0 * a;
        let mut next = a;
        let mut rounds = 0i32;
        for _ in 0..MOST {
            if abs(next - x) <= 1e-9 {
                break;
            }
            x = next;
            next = a * cos(x);
            rounds += 1;
        }
        (next, rounds)
    };
    value_and_grad(f, has_aux = true)(a)
}

/// The same with as many rounds as there are.
#[computation]
fn by_count(a: f64) -> ((f64, i32), f64) {
    let f = |a| {
        let mut next = a;
        for _ in 0..51 {
            next = a * cos(next);
        }
        (next, 51i32)
    };
    value_and_grad(f, has_aux = true)(a)
}

#[test]
fn a_bounded_loop_has_a_gradient() {
    let expected = by_count(0.8);
    // By the equation that the limit satisfies.
    let ((x, _), slope) = expected;
    assert!((slope - x.cos() / (1.0 + 0.8 * x.sin())).abs() < 1e-8);
    let forms: [fn(f64) -> _; 4] = [slope_of_fixed_point, by_the_operation, by_a_loop, by_break];
    for (i, form) in forms.into_iter().enumerate() {
        let ((found, rounds), gradient) = form(0.8);
        assert!((found - x).abs() < 1e-8, "form {i}");
        assert!((gradient - slope).abs() < 1e-7, "form {i}: {gradient}");
        assert_eq!(rounds, fixed_point(0.8).1, "form {i}");
    }
}

/// Rows of a weight are read and arrays are carried, in a loop in a loop.
#[computation]
fn nested(w: &f64![4, 3], x: &f64![3], limit: f64) -> f64 {
    let mut y = x;
    let mut steps = 0i32;
    #[rounds(max = 400)]
    while sum(y * y) > limit {
        #[rounds(max = 30)]
        while y[0] > 2.0 * limit {
            y = 0.7 * y;
        }
        y = 0.9 * tanh(w[steps % 4] * y) + 0.01 * y;
        steps += 1;
    }
    sum(y) * steps as f64
}

#[computation]
fn slopes_of_nested(w: &f64![4, 3], x: &f64![3], limit: f64) -> (f64![4, 3], f64![3]) {
    grad(nested, argnums = [0, 1])(w, x, limit)
}

#[computation]
fn slopes_of_all(w: &f64![4, 3], x: &f64![2, 3], limit: f64) -> f64![2, 3] {
    vmap(grad(nested, argnums = [1]), in_dimensions = [None, 0, None])(w, x, limit)
}

#[test]
fn nested_loops_and_batches_of_them_have_gradients() {
    let w = Tensor::from_fn(|[i, j]| 0.9 - 0.1 * i as f64 + 0.05 * j as f64);
    let x = tensor![1.5, -0.5, 2.0];
    let (by_w, by_x) = slopes_of_nested(&w, &x, 0.02);
    let step = 1e-6;
    for j in 0..3 {
        let at = |by: f64| {
            nested(
                &w,
                &Tensor::from_fn(|[i]| x[[i]] + if i == j { by } else { 0.0 }),
                0.02,
            )
        };
        let expected = (at(step) - at(-step)) / (2.0 * step);
        assert!(
            (by_x[[j]] - expected).abs() < 1e-6,
            "{} {expected}",
            by_x[[j]]
        );
        for i in 0..4 {
            let moved = |by: f64| {
                let w =
                    Tensor::from_fn(|[k, l]| w[[k, l]] + if (k, l) == (i, j) { by } else { 0.0 });
                nested(&w, &x, 0.02)
            };
            let expected = (moved(step) - moved(-step)) / (2.0 * step);
            assert!((by_w[[i, j]] - expected).abs() < 1e-6);
        }
    }
    let both = slopes_of_all(&w, &tensor![[1.5, -0.5, 2.0], [0.3, 0.1, 0.2]], 0.02);
    let (_, second) = slopes_of_nested(&w, &tensor![0.3, 0.1, 0.2], 0.02);
    for j in 0..3 {
        assert!((both[[0, j]] - by_x[[j]]).abs() < 1e-12);
        assert!((both[[1, j]] - second[[j]]).abs() < 1e-12);
    }
}

#[computation]
fn too_many(x: f64) -> Result<f64, Error> {
    let mut x = x;
    #[rounds(max = 5)]
    while x > 1.0 {
        x *= 0.5;
    }
    Ok(x)
}

#[computation]
fn too_many_in_a_panic(x: f64, last: &mut f64) -> f64 {
    let halved = while_loop(|x| x > 1.0, |x| 0.5 * x, x, max_rounds = 5);
    *last = halved;
    halved
}

#[test]
fn more_rounds_than_the_bound_are_an_error_or_a_panic() {
    assert_eq!(too_many(32.0).unwrap(), 1.0);
    let Err(Error::Assertion { message, file, .. }) = too_many(33.0) else {
        panic!("expected an assertion that fails");
    };
    assert_eq!(message, "the loop has not ended after 5 rounds, its `max`");
    assert!(file.ends_with("bounded_loops.rs"), "{file}");
    let mut last = 7.0;
    assert_eq!(too_many_in_a_panic(32.0, &mut last), 1.0);
    let caught = std::panic::catch_unwind(|| {
        let mut last = 7.0;
        too_many_in_a_panic(33.0, &mut last)
    });
    assert!(caught.is_err());
}
