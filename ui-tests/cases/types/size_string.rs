// A size in a type is not a string.
use typed_xla::prelude::*;

struct Wrong {
    field: f32![2.5],
}

fn wrong(x: &f32![4, true]) -> f32![{ 3 }] {
    Wrong {
        field: Tensor::zeros(),
    }
    .field
}

fn main() {
    let _x: f32!["three"] = Tensor::zeros();
    let _y: Tensor![f32; 2, 'a'] = tensor![[1.0]];
    wrong(&Tensor::zeros()).to_vec();
}
