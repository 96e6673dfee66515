use typed_xla::prelude::*;

#[derive(Tensors)]
struct Unknown {
    #[tensors(rename = "fc.weight")]
    w: f32![2],
}

#[derive(Tensors)]
struct Empty {
    #[tensors(name = "")]
    w: f32![2],
}

#[derive(Tensors)]
struct Twice {
    w: f32![2],
    #[tensors(name = "w")]
    v: f32![2],
}

fn main() {}
