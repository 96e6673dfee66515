//! Prints the programs of some seeds: `cargo run -p agreement --example show -- 17 18`.

fn main() {
    for argument in std::env::args().skip(1) {
        match argument.parse() {
            Ok(seed) => println!("{}", agreement::generate(seed).source()),
            Err(_) => eprintln!("`{argument}` is no seed"),
        }
    }
}
