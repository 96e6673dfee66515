use typed_xla::prelude::*;

#[derive(Tensors)]
struct Pair(f32![2], i32);

#[derive(Tensors)]
struct Dense {
    w: f32![2],
}

#[computation]
fn built(x: &f32![2], pair: &Pair, dense: &Dense) -> Pair {
    let Dense(w) = dense;
    let Pair(first) = pair;
    let Pair(_, third) = dense;
    let _ = Pair(x);
    let _ = Dense(x);
    let _ = pair.2;
    Pair(x, x)
}

fn main() {}
