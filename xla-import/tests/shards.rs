//! Functions that divide their arguments among devices by custom calls.

use xla_import::{entry, import, read};

/// Returns the declaration of a function of `%a` with these operations, which returns `%r`, or the error.
fn declared(ops: &str) -> String {
    let full = "tensor<2x4xf32>";
    let text = format!(
        "func.func @main(%a: {full}, %b: {full}) -> {full} {{\n{}\nreturn %r : {full}\n}}",
        ops.replace("FULL", full).replace("PART", "tensor<1x4xf32>")
    );
    let declared = read(&text).and_then(|model| {
        let module = import(&model, "main")?;
        Ok(entry(&model, &module).declaration("f"))
    });
    declared.unwrap_or_else(|error| error.to_string())
}

const PART: &str = "%0 = stablehlo.custom_call @Sharding(%a) : (FULL) -> FULL\n\
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) : (FULL) -> PART\n\
    %2 = stablehlo.negate %1 : PART\n";

const JOINED: &str = "%3 = stablehlo.custom_call @Sharding(%2) : (PART) -> PART\n\
    %r = stablehlo.custom_call @SPMDShardToFullShape(%3) : (PART) -> FULL";

#[test]
fn arguments_and_results_are_parts() {
    let whole = format!("{PART}{JOINED}");
    let declaration = "pub fn f(a: &f32![1, 4], b: &f32![2, 4]) -> f32![1, 4];";
    assert_eq!(declared(&whole), declaration);
    // A second name of the part, and an annotation of the result.
    let twice = whole
        .replace(
            "%2 = stablehlo.negate %1",
            "%5 = stablehlo.custom_call @SPMDFullToShardShape(%a) : (FULL) -> PART\n%2 = stablehlo.add %1, %5",
        )
        .replace("%r =", "%6 =")
        + "\n%r = stablehlo.custom_call @Sharding(%6) : (FULL) -> FULL";
    assert_eq!(declared(&twice), declaration);
    // One device has all of an array.
    let same = whole.replace("PART", "FULL");
    assert_eq!(
        declared(&same),
        "pub fn f(a: &f32![2, 4], b: &f32![2, 4]) -> f32![2, 4];"
    );
}

#[test]
fn operations_on_whole_arrays_are_refused() {
    let outside = "stablehlo.add is outside of SPMDFullToShardShape and SPMDShardToFullShape, on arrays of which a device has \
        a part: expected all operations between them, in jax `jit(shard_map(..))`";
    let cases = [
        (
            format!("%5 = stablehlo.add %a, %b : FULL\n{PART}{JOINED}"),
            format!("2:6: {outside}"),
        ),
        (
            format!(
                "{PART}{}\n%r = stablehlo.add %6, %b : FULL",
                JOINED.replace("%r =", "%6 =")
            ),
            format!("7:6: {outside}"),
        ),
        (
            format!("{PART}%r = stablehlo.custom_call @Sharding(%b) : (FULL) -> FULL"),
            "6:1: expected results of SPMDShardToFullShape".to_string(),
        ),
        (
            format!(
                "%5 = stablehlo.constant dense<1.0> : FULL\n{}{JOINED}",
                PART.replace("@SPMDFullToShardShape(%0)", "@SPMDFullToShardShape(%5)")
            ),
            "4:6: expected SPMDFullToShardShape of an argument".to_string(),
        ),
        (
            format!(
                "%5 = stablehlo.custom_call @SPMDFullToShardShape(%a) : (FULL) -> tensor<2x2xf32>\n{PART}{JOINED}"
            ),
            "4:6: an argument has two parts, of type tensor<2x2xf32> and tensor<1x4xf32>"
                .to_string(),
        ),
    ];
    for (ops, why) in cases {
        assert_eq!(declared(&ops), why, "{ops}");
    }
}
