use typed_xla::shapes::composed;

fn main() {
    let _ = composed!("i" = [10, 20]"i,j");
}
