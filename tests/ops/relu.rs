//! `relu`: replaces negative elements by 0.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_real_number_is_rectified() {
            $({
                #[computation]
                fn rectified(x: &$e![4]) -> $e![4] {
                    relu(x)
                }
                let y = rectified(&Tensor::from_elements(of([-3.0, 0.0, 2.0, -1.0])));
                all(stringify!($e), y.as_slice(), &of([0.0, 0.0, 2.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(i32 u8 bf16 f32);

#[computation]
fn specials(x: &f32![3]) -> f32![3] {
    x.relu()
}

#[test]
fn nan_stays() {
    let y = specials(&tensor![f32::NAN, f32::INFINITY, f32::NEG_INFINITY]);
    all(
        "specials",
        y.as_slice(),
        &[f32::NAN, f32::INFINITY, 0.0],
        false,
    );
}
