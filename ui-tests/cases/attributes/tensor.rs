// `#[cfg]` does not work on an element.
use typed_xla::prelude::*;

fn main() {
    let _ = tensor![1.0, #[cfg(any())] 2.0];
}
