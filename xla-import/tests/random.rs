//! Random numbers whose state is hidden in the file, and is a parameter here.

use xla_import::{entry, import, read};

/// Returns the declaration of a function, or the error.
fn declared(text: &str) -> String {
    let declared = read(text).and_then(|model| {
        let module = import(&model, "main")?;
        Ok(entry(&model, &module).declaration("f"))
    });
    declared.unwrap_or_else(|error| error.to_string())
}

/// Returns a function of `%rng` that draws by `draw`, as `%r`.
fn main(element: &str, draw: &str) -> String {
    let (scalar, vector) = (format!("tensor<{element}>"), format!("tensor<3x{element}>"));
    format!(
        "func.func @main(%rng: {scalar}, %p: tensor<i1>) -> {vector} {{\n\
         %s = stablehlo.constant dense<3> : tensor<1xi64>\n{draw}\nreturn %r : {vector}\n}}"
    )
    .replace("SCALAR", &scalar)
    .replace("VECTOR", &vector)
}

const DRAW: &str = "%r = stablehlo.rng %rng, %rng, %s, distribution = UNIFORM : (SCALAR, SCALAR, tensor<1xi64>) -> VECTOR";

#[test]
fn the_state_is_a_parameter_after_those_of_the_file() {
    assert_eq!(
        declared(&main("f32", DRAW)),
        "pub fn f(rng: &f32![], p: &bool![], rng_: &mut Rng) -> f32![3];"
    );
    let called = main(
        "f32",
        "%r = call @draw(%rng, %s) : (SCALAR, tensor<1xi64>) -> VECTOR",
    ) + "func.func private @draw(%rng: tensor<f32>, %s: tensor<1xi64>) -> tensor<3xf32> {\n"
        + &DRAW
            .replace("SCALAR", "tensor<f32>")
            .replace("VECTOR", "tensor<3xf32>")
        + "\nreturn %r : tensor<3xf32>\n}";
    assert_eq!(
        declared(&called),
        "pub fn f(rng: &f32![], p: &bool![], rng_: &mut Rng) -> f32![3];"
    );
}

#[test]
fn both_branches_return_a_state() {
    let text = main(
        "f32",
        &format!(
            "%c = stablehlo.constant dense<1.0> : VECTOR\n\
             %r = \"stablehlo.if\"(%p) ({{\nstablehlo.return %c : VECTOR\n}}, {{\n{}\nstablehlo.return %t : VECTOR\n}}) : \
             (tensor<i1>) -> VECTOR",
            DRAW.replace("%r =", "%t =")
        ),
    );
    let module = read(&text)
        .and_then(|model| import(&model, "main"))
        .unwrap();
    let graph = &module.entry().unwrap().graph;
    let (_, instr) = graph.instrs().last().unwrap();
    assert_eq!(instr.op.name, "conditional");
    assert_eq!(instr.regions[0].results.len(), 2);
    assert_eq!(instr.regions[1].results.len(), 2);
    assert_eq!(graph.results.len(), 2);
}

#[test]
fn draws_have_types_and_places() {
    let cases = [
        (main("f32", &DRAW.replace("UNIFORM", "NORMAL")), ""),
        (main("i32", DRAW), ""),
        (main("bf16", DRAW), ""),
        (
            main("i64", DRAW),
            "3:6: UNIFORM random numbers of type i64 are not supported",
        ),
        (
            main("i1", DRAW),
            "3:6: UNIFORM random numbers of type bool are not supported",
        ),
        (
            main("i32", &DRAW.replace("UNIFORM", "NORMAL")),
            "3:6: NORMAL random numbers of type i32 are not supported",
        ),
        (
            main("f32", &DRAW.replace("UNIFORM", "POISSON")),
            "3:6: expected UNIFORM or NORMAL as rng_distribution",
        ),
        (
            main(
                "f32",
                &format!(
                    "%r = stablehlo.while(%x = %c) : VECTOR cond {{\n{}\nstablehlo.return %p : tensor<i1>\n}} do {{\n\
                     stablehlo.return %x : VECTOR\n}}",
                    DRAW.replace("%r =", "%t =")
                ),
            )
            .replace("\n%r = stablehlo.while", "\n%c = stablehlo.constant dense<1.0> : tensor<3xf32>\n%r = stablehlo.while"),
            "4:6: stablehlo.rng in a computation of stablehlo.while is not supported: expected it in a function, a branch or \
             the body of a loop",
        ),
    ];
    for (text, why) in cases {
        let found = declared(&text);
        match why {
            "" => assert!(found.contains("rng_: &mut Rng) -> "), "{found}"),
            why => assert_eq!(found, why, "{text}"),
        }
    }
}
