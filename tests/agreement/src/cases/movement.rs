//! Operations that only move elements, on every element type.

use xla_hlo::ElementType;

use super::Case;
use super::Spec;
use super::structural::{DIMS, exact};

/// Returns cases of operations that only move elements.
pub(super) fn moves(element: ElementType) -> Vec<Case> {
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let from = spec(&DIMS);
    let ty = from.stablehlo();
    // Operation, name, dimensions of the result, Rust, StableHLO before the types.
    type Row<'a> = (&'static str, &'a str, &'a [usize], &'a str, &'a str);
    let rows: &[Row] = &[
        (
            "broadcast",
            "broadcast",
            &[5, 2, 3, 4],
            "broadcast(a, [5])",
            "broadcast_in_dim %a, dims = [1, 2, 3]",
        ),
        (
            "broadcast_in_dim",
            "broadcast_in_dim",
            &[2, 3, 3, 4],
            "broadcast_in_dim(a, [2, 3, 3, 4], [0, 2, 3])",
            "broadcast_in_dim %a, dims = [0, 2, 3]",
        ),
        (
            "reshape",
            "reshape",
            &[4, 6],
            "reshape(a, [4, 6])",
            "reshape %a",
        ),
        (
            "collapse",
            "collapse",
            &[6, 4],
            "collapse(a, [0, 1])",
            "reshape %a",
        ),
        (
            "transpose",
            "transpose_201",
            &[4, 2, 3],
            "transpose(a, [2, 0, 1])",
            "transpose %a, dims = [2, 0, 1]",
        ),
        (
            "transpose",
            "transpose_021",
            &[2, 4, 3],
            "transpose(a, [0, 2, 1])",
            "transpose %a, dims = [0, 2, 1]",
        ),
        (
            "transpose",
            "transpose_210",
            &[4, 3, 2],
            "transpose(a, [2, 1, 0])",
            "transpose %a, dims = [2, 1, 0]",
        ),
        (
            "slice",
            "slice",
            &[1, 3, 2],
            "slice(a, [1, 0, 0], [2, 3, 4], strides = [1, 1, 2])",
            "slice %a [1:2, 0:3, 0:4:2]",
        ),
        (
            "slice",
            "slice_of_nothing",
            &[2, 0, 4],
            "slice(a, [0, 1, 0], [2, 1, 4])",
            "slice %a [0:2, 1:1, 0:4]",
        ),
        (
            "rev",
            "rev_02",
            &DIMS,
            "rev(a, [0, 2])",
            "reverse %a, dims = [0, 2]",
        ),
        (
            "rev",
            "rev_1",
            &DIMS,
            "rev(a, [1])",
            "reverse %a, dims = [1]",
        ),
    ];
    let mut cases = boxes(element);
    for (operation, name, dims, rust, text) in rows {
        let result = spec(dims);
        let text = format!("%out = stablehlo.{text} : ({ty}) -> {}", result.stablehlo());
        cases.push(exact(
            operation,
            name,
            vec![from.clone()],
            result,
            rust,
            text,
        ));
    }
    let (row, stacked) = (spec(&[2, 1, 3, 4]), spec(&[2, 2, 3, 4]));
    cases.push(exact(
        "stack",
        "stack",
        vec![from.clone(), from.clone()],
        stacked.clone(),
        "stack((a, b), 1)",
        format!(
            "%x = stablehlo.reshape %a : ({ty}) -> {row}
             %y = stablehlo.reshape %b : ({ty}) -> {row}
             %out = stablehlo.concatenate %x, %y, dim = 1 : ({row}, {row}) -> {}",
            stacked.stablehlo(),
            row = row.stablehlo()
        ),
    ));
    let moved = spec(&[4, 2, 3]);
    cases.push(exact(
        "reshape",
        "reshape_in_order",
        vec![from.clone()],
        spec(&[8, 3]),
        "reshape(a, [8, 3], dimensions = [2, 0, 1])",
        format!(
            "%t = stablehlo.transpose %a, dims = [2, 0, 1] : ({ty}) -> {moved}
             %out = stablehlo.reshape %t : ({moved}) -> {}",
            spec(&[8, 3]).stablehlo(),
            moved = moved.stablehlo()
        ),
    ));
    // The operand and the result in other layouts.
    let laid = "%out = stablehlo.transpose %a, dims = [1, 0]";
    let (wide, tall) = (spec(&[3, 5]), spec(&[5, 3]));
    let text = format!("{laid} : ({}) -> {}", wide.stablehlo(), tall.stablehlo());
    for (name, operand, result) in [
        (
            "transpose_from_columns",
            wide.clone().laid(&[0, 1]),
            tall.clone(),
        ),
        (
            "transpose_to_columns",
            wide.clone(),
            tall.clone().laid(&[0, 1]),
        ),
        (
            "transpose_of_columns",
            wide.laid(&[0, 1]),
            tall.laid(&[0, 1]),
        ),
    ] {
        cases.push(exact(
            "transpose",
            name,
            vec![operand],
            result,
            "transpose(a, [1, 0])",
            text.clone(),
        ));
    }
    if element != ElementType::Bool {
        for dimension in 0..2 {
            let result = spec(&[3, 4]);
            let rust = format!("iota({element}, [3, 4], dimension = {dimension})");
            let text = format!(
                "%out = stablehlo.iota dim = {dimension} : {}",
                result.stablehlo()
            );
            cases.push(exact(
                "iota",
                &format!("iota_{dimension}"),
                Vec::new(),
                result,
                &rust,
                text,
            ));
        }
    }
    cases
}

/// Returns cases of operations on slices of arrays, with several operands.
fn boxes(element: ElementType) -> Vec<Case> {
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let start = Spec::new(ElementType::I32, &[]);
    let (x, scalar) = (spec(&[3, 4]), spec(&[]));
    // Operation, name, parameters, dimensions of the result, Rust, StableHLO before the types.
    type Row<'a> = (
        &'static str,
        &'a str,
        Vec<Spec>,
        &'a [usize],
        &'a str,
        &'a str,
    );
    let rows: [Row; 7] = [
        (
            "pad",
            "pad",
            vec![x.clone(), scalar.clone()],
            &[6, 11],
            "pad(a, b, [1, 0], [2, 1], interior_padding = [0, 2])",
            "pad %a, %b, low = [1, 0], high = [2, 1], interior = [0, 2]",
        ),
        (
            "pad",
            "pad_cuts",
            vec![x.clone(), scalar],
            &[3, 4],
            "pad(a, b, [-1, 2], [1, -2])",
            "pad %a, %b, low = [-1, 2], high = [1, -2], interior = [0, 0]",
        ),
        (
            "concatenate",
            "concatenate_0",
            vec![x.clone(), spec(&[2, 4])],
            &[8, 4],
            "concatenate((a, b, a), 0)",
            "concatenate %a, %b, %a, dim = 0",
        ),
        (
            "concatenate",
            "concatenate_1",
            vec![x.clone(), spec(&[3, 1])],
            &[3, 5],
            "concatenate((a, b), 1)",
            "concatenate %a, %b, dim = 1",
        ),
        (
            "dynamic_slice",
            "dynamic_slice",
            vec![x.clone(), start.clone(), start.clone()],
            &[2, 3],
            "dynamic_slice(a, (b, c), [2, 3])",
            "dynamic_slice %a, %b, %c, sizes = [2, 3]",
        ),
        (
            "dynamic_update_slice",
            "dynamic_update_slice",
            vec![x.clone(), spec(&[2, 3]), start],
            &[3, 4],
            "dynamic_update_slice(a, b, (c, c))",
            "dynamic_update_slice %a, %b, %c, %c",
        ),
        (
            "index",
            "index",
            vec![x],
            &[2],
            "a[(1..3, 2)]",
            "slice %a [1:3, 2:3]",
        ),
    ];
    let rows = rows.into_iter();
    let case = |(operation, name, parameters, dims, rust, text): Row| {
        let result = spec(dims);
        // The type of each operand, in the order of the text.
        let types = text.split('%').skip(1).map(|after| {
            let number = after.as_bytes()[0] - b'a';
            parameters[usize::from(number)].stablehlo()
        });
        let types: Vec<String> = types.collect();
        let text = match operation {
            // The short form of a slice keeps its dimensions.
            "index" => {
                let (from, part) = (
                    parameters[0].stablehlo(),
                    Spec::new(element, &[2, 1]).stablehlo(),
                );
                format!(
                    "%part = stablehlo.{text} : ({from}) -> {part}
                     %out = stablehlo.reshape %part : ({part}) -> {}",
                    result.stablehlo()
                )
            }
            _ => format!(
                "%out = stablehlo.{text} : ({}) -> {}",
                types.join(", "),
                result.stablehlo()
            ),
        };
        exact(operation, name, parameters, result, rust, text)
    };
    rows.map(case).collect()
}
