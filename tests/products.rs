//! Products of known constants as the sizes of structs in fields.

use typed_xla::prelude::*;
use typed_xla::size::SizeProduct;

#[known]
const HEADS: usize = 4;
#[known]
const WIDTH: usize = 8;
#[known]
const MANY: usize = 300;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
}

#[derive(Tensors)]
struct Net {
    small: Linear<Size<{ HEADS * WIDTH }>, Size<2>>,
    large: Linear<SizeProduct<MANY, HEADS>, Size<2>>,
}

#[computation]
fn sums(net: &Net, x: &f32![HEADS * WIDTH], y: &f32![MANY * HEADS]) -> f32![2] {
    dot(x, net.small.w) + dot(y, net.large.w)
}

#[computation]
fn of_part(part: &Linear<{ MANY * HEADS }, 2>) -> f32 {
    sum(part.w)
}

#[test]
fn a_product_of_constants_is_a_size_of_a_field() {
    let net = Net {
        small: Linear { w: Tensor::ones() },
        large: Linear { w: Tensor::ones() },
    };
    assert_eq!(
        sums(&net, &Tensor::ones(), &Tensor::ones()),
        tensor![1232.0, 1232.0]
    );
    let small: &Linear<Size<32>, Size<2>> = &net.small;
    assert_eq!(small.w.dims(), [32, 2]);
    assert_eq!(of_part(&net.large), 2400.0);
}
