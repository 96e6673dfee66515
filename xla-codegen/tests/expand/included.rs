//! Constants of models in generated code.

use crate::rustc;

/// Returns the generated code of a function whose body is a model.
fn generated(model: &str) -> String {
    let text = format!(
        "use typed_xla::{{computation, f32}};\n\
         #[computation(stablehlo = \"../tests/models/{model}\")]\n\
         pub fn net(x: &f32![2, 16]) -> f32![2, 24];"
    );
    let expanded = rustc::expand(&text, None);
    let errors: Vec<&str> = (expanded.errors.iter())
        .map(|error| &*error.message)
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
    let tokens = expanded.generated.iter().map(|all| all.tokens.to_string());
    tokens.collect()
}

#[test]
fn large_constants_are_bytes_of_the_file_that_has_them() {
    // 1,536 bytes at a position of the bytecode, at the beginning of the other file, and in the code.
    for (model, file) in [
        ("baked.mlirbc", "baked.mlirbc"),
        ("baked_split.mlir", "baked_split.mlir.constants"),
    ] {
        let code = generated(model);
        let uses = code.matches("file_part").count();
        assert!(uses > 0, "{code}");
        let included = code.split("include_bytes ! (").skip(1);
        let included = included.filter(|rest| {
            let path = rest.split(')').next().unwrap_or_default();
            path.ends_with(&format!("models/{file}\""))
        });
        // Once for the constant, and once to notice changes of the file.
        assert_eq!(included.count(), 2, "{code}");
        assert!(!code.contains("b\""), "{code}");
    }
    let code = generated("baked.mlir");
    assert!(
        code.contains("b\"") && !code.contains("file_part"),
        "{code}"
    );
}
