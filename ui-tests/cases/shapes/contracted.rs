use typed_xla::shapes::composed;

fn main() {
    let _ = composed!("i,k" = [10, 20]"i,j" * [21, 30]"j,k");
}
