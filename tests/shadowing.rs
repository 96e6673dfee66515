//! Variables that hide others of their name: each function is compiled as a computation and by rustc, with equal values.

#![allow(unused_assignments, unused_variables, unused_mut, clippy::all)]

/// Compiles functions of `x` twice, and compares their values.
macro_rules! by_both {
    ($(fn $name:ident($x:ident: f32) -> f32 $body:block)*) => {
        mod computed {
            use typed_xla::prelude::*;
            $(#[computation] pub(super) fn $name($x: f32) -> f32 $body)*
        }
        mod plain {
            $(pub(super) fn $name($x: f32) -> f32 $body)*
        }
        $(
            #[test]
            fn $name() {
                for x in [-2.0, 0.0, 1.0, 3.5] {
                    assert_eq!(computed::$name(x), plain::$name(x), "x = {x}");
                }
            }
        )*
    };
}

by_both! {
    fn a_branch_declares_a_mutable_variable(x: f32) -> f32 {
        let y = x;
        if x > 0.0 { let mut y = y * 2.0; y += 1.0; y } else { y }
    }

    fn an_arm_hides_a_parameter(x: f32) -> f32 {
        match x as i32 {
            0 => { let mut x = 100.0f32; x += 1.0; x }
            _ => x,
        }
    }

    fn the_rounds_of_a_loop_have_no_effect(x: f32) -> f32 {
        for _ in 0..3 { let mut x = 100.0f32; x += 1.0; }
        x
    }

    fn the_other_branch_declares_one(x: f32) -> f32 {
        let y = 3.0f32;
        let z = if x > 0.0 { y } else if x < -1.0 { let mut y = x; y -= 1.0; y } else { let mut y = y; y *= x; y };
        z + y
    }

    fn a_loop_keeps_what_it_hides(x: f32) -> f32 {
        let mut y = x;
        for _ in 0..3 {
            y += 1.0;
            let y = y * 2.0;
            let _ = y;
        }
        y
    }

    fn a_hidden_variable_changes_before_it_is_hidden(x: f32) -> f32 {
        let mut y = x;
        if x > 0.0 {
            y += 1.0;
            let mut y = y * 10.0;
            y += 5.0;
        }
        y
    }

    fn an_initial_value_changes_what_is_hidden_after_it(x: f32) -> f32 {
        let mut y = x;
        if x > 0.0 {
            let mut y = { y += 1.0; y * 10.0 };
            y += 5.0;
        }
        y
    }

    fn a_variable_changes_after_a_block_that_hides_it(x: f32) -> f32 {
        let mut y = x;
        if x > 0.0 {
            { let mut y = 5.0f32; y += x; }
            y += 2.0;
        }
        y
    }

    fn nested_blocks_declare_variables(x: f32) -> f32 {
        let y = x;
        let z = { let mut y = y + 1.0; if x > 0.0 { let mut y = y; y *= 3.0; } y += 1.0; y };
        y + 10.0 * z
    }

    fn loops_hide_parameters(x: f32) -> f32 {
        let mut sum = 0.0f32;
        for _ in 0..2 {
            let mut x = x;
            for _ in 0..2 { x += 1.0; let mut x = x; x = 7.0; }
            sum += x;
        }
        sum + x
    }

    fn the_variable_of_a_loop_hides_another(x: f32) -> f32 {
        let i = 10.0f32;
        let mut sum = x;
        for i in 0..3 { let mut i = i as f32; i += 0.5; sum += i; }
        for sum in 0..2 { let mut sum = sum; sum += 1; }
        sum + i
    }

    fn the_rounds_of_while_declare_variables(x: f32) -> f32 {
        let step = x;
        let mut n = 0i32;
        let mut sum = 0.0f32;
        while n < 3 {
            let mut step = step * 2.0;
            step += 1.0;
            sum += step;
            n += 1;
        }
        sum + step
    }

    fn patterns_hide_several(x: f32) -> f32 {
        let a = x;
        let b = 2.0f32;
        let z = if x > 0.0 {
            let (mut a, mut b) = (b + x, a);
            (a, b) = (b, a);
            a += 1.0;
            a - 10.0 * b
        } else {
            b
        };
        z + 100.0 * a + b
    }

    fn patterns_of_parts_hide_some(x: f32) -> f32 {
        let (a, mut b) = (x, 1.0f32);
        for _ in 0..2 {
            let ((mut a, c), _) = ((a, b), 3.0f32);
            a += c;
            b += a;
        }
        a + 10.0 * b
    }

    fn an_arm_binds_a_mutable_variable(x: f32) -> f32 {
        let n = 7;
        let k = match x as i32 { 0 => n, mut n => { n += 1; n } };
        k as f32 + n as f32
    }

    fn an_arm_with_a_guard_binds_names(x: f32) -> f32 {
        let (a, b) = (1.0f32, 2.0f32);
        let y = match (x as i32, x) {
            (0, mut a) if a < 0.5 => { a += 1.0; a }
            (_, mut b) => { b *= 2.0; b }
        };
        y + 10.0 * a + 100.0 * b
    }

    fn an_if_let_binds_a_name(x: f32) -> f32 {
        let n = 7;
        let mut k = 0i32;
        if let (0, mut n) = (x as i32, 5i32) { n += 1; k += n; } else { k += n; }
        (k + n) as f32
    }

    fn closures_declare_variables(x: f32) -> f32 {
        let y = x;
        let f = |v: f32| { let mut y = v; if v > 0.0 { y += 1.0; let mut v = v; v += 1.0; y += v; } y };
        let g = |y: f32| { let mut y = y; for _ in 0..2 { y *= 2.0; } y };
        f(y) + 100.0 * g(y) + y
    }

    fn a_branch_returns_what_hides(x: f32) -> f32 {
        let y = x;
        if x > 0.0 { let mut y = y; y += 1.0; return y; }
        let mut y = y * 2.0;
        if x < -1.0 { let mut y = y; y += 1.0; return y; }
        y += 3.0;
        y
    }

    fn loops_over_parts_declare_variables(x: f32) -> f32 {
        let y = x;
        let mut sum = 0.0f32;
        let parts: [f32; 3] = [1.0, x, 3.0];
        for part in parts {
            let mut y = part;
            if x > 0.0 { y += 1.0; let mut sum = y; sum += 1.0; }
            sum += y;
        }
        sum + y
    }
}
