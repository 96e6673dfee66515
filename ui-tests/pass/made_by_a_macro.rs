//! `macro_rules!` may define computations, several in one expansion, with names, types and bodies of the macro or its
//! caller.
use typed_xla::prelude::*;

macro_rules! three {
    ($($name:ident $element:ident $size:literal $with:ident $literal:literal;)*) => {$(
        #[computation]
        fn $name(x: &$element![$size]) -> $element![$size] {
            let y = $with(x, $literal);
            y + x
        }
    )*};
}

three! {
    floats f32 2 max 1.5;
    integers i32 3 min 1;
    bytes u8 1 mul 3;
}

macro_rules! body {
    ($name:ident, |$x:ident| $body:expr) => {
        #[computation]
        fn $name($x: &f32![2]) -> f32![2] {
            $body
        }
    };
}

body!(squares, |x| x * x);

fn main() {
    assert_eq!(floats(&tensor![1.0, 2.0]), tensor![2.5, 4.0]);
    assert_eq!(integers(&tensor![0, 1, 2]), tensor![0, 2, 3]);
    assert_eq!(bytes(&tensor![5]), tensor![20]);
    assert_eq!(squares(&tensor![3.0, -4.0]), tensor![9.0, 16.0]);
}
