use typed_xla::shapes::jagged;

fn main() {
    let _ = jagged![10, [20, 30]];
}
