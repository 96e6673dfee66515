// An output is written to memory of its own type.
use typed_xla::Workspace;
use typed_xla::prelude::*;

#[computation(program = Twice)]
fn twice(x: &f32![2, 3]) -> f32![2, 3] {
    x * 2.0
}

fn main() {
    let (x, mut workspace) = (Tensor::ones(), Workspace::new());
    let mut turned: f32![3, 2] = Tensor::zeros();
    Twice::run_into(&mut turned, &mut workspace, &x);
}
