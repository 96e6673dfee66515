//! The names that functions and constants mention.

use super::*;

#[test]
fn called_names_are_gathered_unless_they_are_variables_or_operations() {
    let cases = [
        ("fn f(x: &f32![2]) -> f32![2] { exp(x) + 1.0 }", ""),
        ("fn f(x: &f32![2]) -> f32![2] { layer(x) }", "layer"),
        (
            "fn f(x: &f32![2]) -> f32![2] { model::layer(layer(x)) }",
            "model::layer layer",
        ),
        // A `let` shadows after its own value only, and in its block only.
        (
            "fn f(x: &f32![2]) -> f32![2] { let layer = layer(x); layer }",
            "layer",
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { { let layer = x; } layer(x) }",
            "layer",
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { let layer = x; layer(x) }",
            "",
        ),
        (
            "fn f(x: &f32![2]) -> f32 { reduce(my_max, x, 0.0) }",
            "my_max",
        ),
        (
            "fn f(x: &f32![2]) -> f32 { x.reduce(init_value = 0.0, computation = my_max) }",
            "my_max",
        ),
        ("fn f(x: &f32![2]) -> f32 { reduce(max, x, 0.0) }", ""),
        (
            "fn f(x: &f32![2]) -> f32 { reduce(|a, b| scale(a) + b, x, 0.0) }",
            "scale",
        ),
        ("fn f(x: &f32![2]) -> f32![2] { hiden + x }", ""),
        (
            "fn f(x: &f32![2]) -> f32![2] { twice(layer, exp, x) }",
            "twice layer",
        ),
        (
            "fn f<F: Fn(&Image) -> Image>(f: F, g: impl Fn() -> Pair) -> Image { f(g()) }",
            "Image Pair",
        ),
        (
            "fn f(x: &f32![BATCH, 2]) -> f32![2 * BATCH, N] { x * model::RATE }",
            "BATCH N model::RATE",
        ),
        ("fn f<N: Dim>(x: &f32![N]) -> f32 { sum(x) / N }", ""),
        (
            "fn f(p: &Params, i: Image) -> Params { Params { w: p.w, b: RATE } }",
            "Params Image RATE",
        ),
        (
            "fn f(x: &f32![2]) -> i32![2] { let y: Pair = x; iota(i32, [K], dimension = 0) }",
            "Pair K",
        ),
        (
            "fn f(x: &Image, exec: &exec::Exec) -> Image { exec }",
            "Image",
        ),
        (
            "fn f(feed: &Infeed<(Image, f32![K])>, r: &Replica) -> Result<Scores, Error> { Ok(infeed(feed)?) }",
            "Image K Scores",
        ),
        ("fn f(x: usize) -> f32![2] { x as usize + f32::MAX }", ""),
        (
            "fn f(p: &Net, x: f32) -> f32 { heads::<HEADS>(p.forward::<SIZE, { 2 * WIDTH }>(x)) }",
            "Net HEADS heads SIZE WIDTH",
        ),
        ("fn f(x: &f32![2]) -> f32![2] { f(x) }", ""),
        (
            "fn f(x: &f32![2]) -> f32![2] { let y(\"i\") = layer(x)(\"i\") + x(\"i\"); y(\"i\") }",
            "layer",
        ),
    ];
    for (text, expected) in cases {
        let names = function(&syn::parse_str(text).unwrap());
        let names: Vec<String> = names.iter().map(source).collect();
        assert_eq!(names.join(" "), expected, "{text}");
    }
}
