// A mistake in a computation is reported once, even if its program is used.
use typed_xla::prelude::*;

#[computation(program = Scores)]
fn scores(x: &f32![2, 3], w: &mut f32![3], bias: &f32![4]) -> f32![2, 3] {
    x + broadcast_in_dim(bias, [2, 3], [1])
}

fn named<P: Program>() -> &'static str {
    P::NAME
}

fn main() {
    let (mut out, mut w) = (Tensor::zeros(), Tensor::zeros());
    let mut workspace = typed_xla::Workspace::new();
    Scores::run_into(&mut out, &mut workspace, &Tensor::zeros(), &mut w, &Tensor::zeros());
    println!("{} {}", named::<Scores>(), Scores::stablehlo());
}
