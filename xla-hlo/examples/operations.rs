//! Prints the page of operations: `cargo run -p xla-hlo --example operations > docs/OPERATIONS.md`.

fn main() {
    print!("{}", xla_hlo::catalogue::markdown());
}
