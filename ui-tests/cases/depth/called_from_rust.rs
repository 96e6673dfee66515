use typed_xla::prelude::*;

#[derive(Tensors)]
struct Net<const L: usize, D: Dim> {
    blocks: [f32![D]; L],
}

#[computation]
fn forward<const L: usize, D: Dim>(net: &Net<L, D>, x: &f32![D]) -> f32![D] {
    let mut y = x;
    for block in &net.blocks {
        y += block;
    }
    y
}

fn main() {
    let net: Net<2, Size<3>> = Net { blocks: [Tensor::zeros(), Tensor::ones()] };
    let x: f32![3] = Tensor::ones();
    let _ = forward(&net, &x);
}
