use typed_xla::shapes::nested;

fn main() {
    let _ = nested!([1, 1], shape![10, 20, 30]);
}
