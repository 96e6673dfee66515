// Every mistake of a function is reported, without consequential errors.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], w: &f32![784, 128], b: &f32![128], y: &i32![32]) -> f32 {
    let h = dot(x, transpose(w, [1, 0]));
    let h = relu(h + b);
    let s = sigmoid(x);
    let t = softmax(s * h);
    let loss = cross_entropy(exp(x), exp(y));
    mean(loss) + mean(t)
}

fn main() {}
