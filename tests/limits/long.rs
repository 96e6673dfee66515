//! Computations of thousands of steps, compiled without optimisation and run on threads with small stacks.

use std::thread;

use typed_xla::error::Error;
use typed_xla::prelude::*;

/// A computation whose body repeats these statements, doubled for each word of a list.
macro_rules! doubled {
    ($name:ident: ($($head:tt)*) ($($start:tt)*) ($($end:tt)*) $($statement:tt)*) => {
        #[computation]
        fn $name $($head)* {
            $($start)*
            $($statement)*
            $($end)*
        }
    };
    ($name:ident each: ($($head:tt)*) ($($start:tt)*) ($($end:tt)*) $($statement:tt)*) => {
        #[computation]
        fn $name $($head)* {
            $($start)*
            for _ in 0..3 {
                $($statement)*
            }
            $($end)*
        }
    };
    ($name:ident twice $($twice:ident)*: $head:tt $start:tt $end:tt $($statement:tt)*) => {
        doubled!($name $($twice)*: $head $start $end $($statement)* $($statement)*);
    };
}

/// Eleven instructions, repeated.
macro_rules! long {
    ($name:ident $($twice:ident)*) => {
        doubled!(
            $name $($twice)*:
            ((x: &f32![4, 8], weights: &f32![8, 8], bias: &f32![8]) -> f32![4, 8])
            (let a = x;)
            (a)
            let b = a * 1.25 + bias.along([1]);
            let c = tanh(b) - a;
            let d = c - reduce_max(c, dimensions = 1, keep = true);
            let e = max(dot(d, weights) * 0.5, -1.5);
            let a = e / exp(b);
        );
    };
}

long!(once);
long!(long twice twice twice twice twice twice twice twice twice twice);

/// Runs the function with the stack size of test threads.
fn on_a_small_stack(f: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(2 << 20);
    thread.spawn(f).unwrap().join().unwrap();
}

#[test]
fn a_body_of_ten_thousand_instructions_runs_on_a_small_stack() {
    on_a_small_stack(|| {
        let x = Tensor::from_slice(&[0.25; 32]).unwrap();
        let weights = Tensor::from_slice(&[0.125; 64]).unwrap();
        let bias = Tensor::from_slice(&[0.5; 8]).unwrap();
        let mut expected = x;
        for _ in 0..1024 {
            expected = once(&expected, &weights, &bias);
        }
        assert_eq!(long(&x, &weights, &bias).as_slice(), expected.as_slice());
    });
}

// State, a donated operand, results computed at both ends, and steps that may fail between others.
doubled!(
    sent twice twice twice twice twice twice:
    ((
        x: f32![4],
        state: &mut f32![4],
        log: &Outfeed<f32![4]>
    ) -> Result<(f32![4], f32![4]), Error>)
    (let a = sort(x); let first = rev(a, [0]);)
    (*state = sort(*state + a); Ok((first, a)))
    outfeed(log, a)?;
    let a = sort(a * 1.5 - 1.0);
);

#[test]
fn a_long_body_has_state_and_results_and_steps_that_fail() {
    on_a_small_stack(|| {
        let (log, receiver) = Outfeed::bounded(64);
        let mut state = Tensor::from_slice(&[0.0, -1.0, -2.0, -3.0]).unwrap();
        let mut expected = Tensor::from_slice(&[2.0, 2.0, 2.0, 2.25]).unwrap();
        let (first, last) = sent(expected, &mut state, &log).unwrap();
        drop(log);
        assert_eq!(first.as_slice(), [2.25, 2.0, 2.0, 2.0]);
        for found in receiver {
            assert_eq!(found.as_slice(), expected.as_slice());
            for x in expected.as_mut_slice() {
                *x = *x * 1.5 - 1.0;
            }
        }
        assert_eq!(last.as_slice(), expected.as_slice());
        assert!(last[[3]] > 1e9);
        assert_eq!(state.as_slice(), [0.0, 1.0, 2.0, last[[3]] - 3.0]);

        // No one receives the items: the first step that fails ends the call, and the state is unchanged.
        let (log, receiver) = Outfeed::bounded(1);
        drop(receiver);
        let before = state;
        assert!(sent(last, &mut state, &log).is_err());
        assert_eq!(state.as_slice(), before.as_slice());
    });
}

doubled!(
    rounds twice twice twice twice twice twice twice each:
    ((x: &mut f32![4]) -> f32![4])
    (let before = *x;)
    (before)
    *x = sort(*x * 1.5 - 1.0);
);

#[test]
fn a_loop_may_have_a_long_body() {
    on_a_small_stack(|| {
        let mut x = Tensor::from_slice(&[2.0, 1.0, 1.5, 2.0]).unwrap();
        let before = rounds(&mut x);
        assert_eq!(before.as_slice(), [2.0, 1.0, 1.5, 2.0]);
        assert_eq!(
            x.as_slice(),
            [f32::NEG_INFINITY, f32::NEG_INFINITY, 2.0, 2.0]
        );
    });
}
