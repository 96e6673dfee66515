//! Expressions that are too deep to parse and analyse on rustc's stack.

use typed_xla::prelude::*;

/// A computation of an expression that is nested ten levels deeper for each word of a list.
macro_rules! deep {
    ($name:ident [] ($($params:tt)*) $y:ident = $($e:tt)*) => {
        #[computation]
        fn $name($($params)*) -> f32![4] {
            let $y = $($e)*;
            $y
        }
    };
    ($name:ident [calls $($more:tt)*] $params:tt $y:ident = $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            sin(sin(sin(sin(sin(sin(sin(sin(sin(sin($($e)*)))))))))));
    };
    ($name:ident [methods $($more:tt)*] $params:tt $y:ident = $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            $($e)*.sin().sin().sin().sin().sin().sin().sin().sin().sin().sin());
    };
    ($name:ident [sums $($more:tt)*] $params:tt $y:ident = $x:ident $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            $x $($e)* + $x + $x + $x + $x + $x + $x + $x + $x + $x + $x);
    };
    ($name:ident [parentheses $($more:tt)*] $params:tt $y:ident = $x:ident $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            $x + ($x + ($x + ($x + ($x + ($x + ($x + ($x + ($x + ($x + ($x $($e)*)))))))))));
    };
    ($name:ident [negations $($more:tt)*] $params:tt $y:ident = $($e:tt)*) => {
        deep!($name [$($more)*] $params $y = ----------$($e)*);
    };
    ($name:ident [blocks $($more:tt)*] $params:tt $y:ident = $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            {{{{{{{{{ { let $y = $($e)*; $y + 1.0 } }}}}}}}}});
    };
    ($name:ident [ifs($c:ident, $x:ident) $($more:tt)*] $params:tt $y:ident = $($e:tt)*) => {
        deep!($name [$($more)*] $params $y =
            if $c > 0.1 { if $c > 0.2 { if $c > 0.3 { if $c > 0.4 { if $c > 0.5 {
            if $c > 0.6 { if $c > 0.7 { if $c > 0.8 { if $c > 0.9 { if $c > 1.0 {
                $($e)*
            } else { -$x } } else { -$x } } else { -$x } } else { -$x } } else { -$x }
            } else { -$x } } else { -$x } } else { -$x } } else { -$x } } else { -$x });
    };
}

deep!(calls [calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls calls] (x: &f32![4]) y = x);
deep!(methods [methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods methods] (x: &f32![4]) y = x);
deep!(sums [sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums sums] (x: &f32![4]) y = x);
deep!(parentheses [parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses parentheses] (x: &f32![4]) y = x);
deep!(negations [negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations negations] (x: &f32![4]) y = x);
deep!(blocks [blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks blocks] (x: &f32![4]) y = x);

/// Applies the function `n` times.
fn times(n: usize, x: [f32; 4], f: impl Fn(f32) -> f32) -> [f32; 4] {
    x.map(|x| (0..n).fold(x, |x, _| f(x)))
}

#[test]
fn expressions_are_as_deep_as_rustc_allows() {
    let x = [0.25, 0.5, 0.75, 1.0];
    let t = Tensor::from_slice(&x).unwrap();
    let close = |found: &[f32], expected: [f32; 4]| {
        for (found, expected) in found.iter().zip(expected) {
            assert!(
                (found - expected).abs() < 1e-4 * expected.abs(),
                "{found} for {expected}"
            );
        }
    };
    close(calls(&t).as_slice(), times(600, x, f32::sin));
    close(methods(&t).as_slice(), times(250, x, f32::sin));
    close(sums(&t).as_slice(), x.map(|x| 251.0 * x));
    close(parentheses(&t).as_slice(), x.map(|x| 601.0 * x));
    close(negations(&t).as_slice(), x);
    close(blocks(&t).as_slice(), x.map(|x| x + 15.0));
}

deep!(ifs [ifs(c, x) ifs(c, x) ifs(c, x)] (x: &f32![4], c: f32) y = exp(x));
deep!(many_ifs [ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x) ifs(c, x)] (x: &f32![4], c: f32) y = exp(x));

#[test]
fn choices_in_choices_are_made_from_the_outermost_on() {
    let t = Tensor::from_slice(&[0.25, 0.5, 0.75, 1.0]).unwrap();
    assert!((ifs(&t, 2.0)[[1]] - 0.5f32.exp()).abs() < 1e-6);
    assert_eq!(ifs(&t, 0.45)[[1]], -0.5);
    assert!((many_ifs(&t, 2.0)[[1]] - 0.5f32.exp()).abs() < 1e-6);
    assert_eq!(many_ifs(&t, 0.45)[[1]], -0.5);
}

/// Uses names of the emitted code as the user's names.
#[computation]
fn names(exec0: &f32![4], workspace: &f32![4], result0: f32, view1: f32) -> f32![4] {
    let exec = exec0 * result0 + workspace * view1;
    let place = sort(exec);
    place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
        + place
}

#[test]
fn names_of_emitted_code_and_of_a_deep_computation_do_not_collide() {
    let x = Tensor::from_slice(&[4.0, 3.0, 2.0, 1.0]).unwrap();
    let y = Tensor::from_slice(&[1.0, 1.0, 1.0, 1.0]).unwrap();
    let found = names(&x, &y, 2.0, 3.0);
    assert_eq!(
        found.as_slice(),
        [5.0, 7.0, 9.0, 11.0].map(|x: f32| 150.0 * x)
    );
}
