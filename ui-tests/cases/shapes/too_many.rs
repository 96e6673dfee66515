use typed_xla::shapes::shape;

fn main() {
    let _ = shape![4294967296, 4294967296];
}
