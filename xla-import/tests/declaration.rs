//! Declarations and summaries of models.

use xla_import::{SourceName, entry, field_name, import, read, summary};

const MODEL: &str = "func.func @main(%arg0: tensor<3xf32> loc(\"params['Dense_0']['bias']\"),\n\
    %arg1: tensor<2x3xf32> loc(\"params['Dense_0']['kernel']\"), %arg2: tensor<i32> loc(\"n\"),\n\
    %arg3: tensor<4x2xf32> loc(\"batch[0]\"), %arg4: tensor<f32>) -> (tensor<4x3xf32>, tensor<i32>) {\n\
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0] : \
    (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>\n\
    %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n\
    return %0, %arg2 : tensor<4x3xf32>, tensor<i32> }";

#[test]
fn arguments_with_keys_are_fields_of_structs() {
    let model = read(MODEL).unwrap();
    let types = entry(&model, &import(&model, "main").unwrap());
    assert_eq!(
        types.declaration("net"),
        "pub fn net(params: &Params, n: &i32![], batch: &Batch, arg4: &f32![]) -> (f32![4, 3], i32![]);"
    );
    assert_eq!(
        types.structs(),
        [
            "#[derive(Tensors)]\npub struct Params {\n    pub dense_0_bias: f32![3],\n    \
             pub dense_0_kernel: f32![2, 3],\n}",
            "#[derive(Tensors)]\npub struct Batch {\n    pub _0: f32![4, 2],\n}",
        ]
    );
}

#[test]
fn a_function_may_have_the_name_of_a_keyword() {
    let model = read(MODEL).unwrap();
    let types = entry(&model, &import(&model, "main").unwrap());
    assert!(
        types
            .declaration("where")
            .starts_with("pub fn r#where(params")
    );
}

#[test]
fn names_have_keys_fields_and_indices() {
    let name =
        |text: &str| SourceName::of(text).map(|name| (name.base.clone(), name.keys.join(" ")));
    let known = |base: &str, keys: &str| Some((base.to_string(), keys.to_string()));
    assert_eq!(name("x"), known("x", ""));
    assert_eq!(name("p['w'][\"b\"][0]"), known("p", "w b 0"));
    assert_eq!(name("state.params['w']"), known("state", "params w"));
    assert_eq!(name("jit(f)/add"), None);
    assert_eq!(name("p['w"), None);
}

/// A name that is no identifier, not even `r#name`, would panic the macro that declares the field.
#[test]
fn fields_have_names_of_rust() {
    let cases = [
        (vec!["Dense_0", "kernel"], "dense_0_kernel"),
        (vec!["0", "w"], "_0_w"),
        (vec!["self"], "_self"),
        (vec!["Self"], "_self"),
        (vec!["crate"], "_crate"),
        (vec!["é"], "field_"),
        (vec!["x²"], "x_"),
        (vec![], "field"),
    ];
    for (keys, expected) in cases {
        let keys: Vec<String> = keys.into_iter().map(String::from).collect();
        assert_eq!(field_name(&keys), expected, "{keys:?}");
    }
}

#[test]
fn a_summary_counts_arrays_and_products() {
    let summary = summary(&import(&read(MODEL).unwrap(), "main").unwrap());
    assert_eq!(summary.arguments, (5, 12 + 24 + 4 + 32 + 4));
    assert_eq!(summary.constants, (1, 8));
    assert_eq!(summary.product_flop, 2 * 2 * 12);
    let text = "arguments     5 arrays, 76 bytes\nconstants     1 arrays, 8 bytes\nfunctions     1\n\
        products      48 FLOP\ninstructions  2\n           1  constant\n           1  dot_general\n";
    assert_eq!(summary.to_string(), text);
}
