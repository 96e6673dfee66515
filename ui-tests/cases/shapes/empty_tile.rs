use typed_xla::shapes::tiled;

fn main() {
    let _ = tiled![[5, 0], [5, 10]];
}
