// The type of a field is read by rustc too, for which sizes are types.
use typed_xla::prelude::*;

#[known]
const C: usize = 4;

#[derive(Tensors)]
struct Layer<N: Dim> {
    w: f32![N],
}

#[derive(Tensors)]
struct Numbers {
    a: Layer<3>,
    b: [Layer<50_257>; 2],
}

#[derive(Tensors)]
struct Arithmetic {
    a: Layer<{ 2 * C }>,
}

/// The types that the messages show.
#[derive(Tensors)]
struct Right {
    a: Layer<Size<3>>,
    b: [Layer<typed_xla::size::SizeK<50, 257>>; 2],
    c: Layer<typed_xla::size::SizeProduct<Size<2>, C>>,
}

fn main() {}
