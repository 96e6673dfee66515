//! The rule of convolutions: checks the operands and attributes, and infers the size of the result.

use super::{
    BATCH_GROUPS, Convolution, FEATURE_GROUPS, LHS_DILATION, NUMBERS, PADDING, REVERSAL,
    RHS_DILATION, STRIDES,
};
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::operation::{Infer, Int};
use crate::ops::classes::ANY;
use crate::ops::{conversion, window};
use crate::{Shape, Size};

pub(super) fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [lhs, rhs] = [infer.operands[0], infer.operands[1]];
    if lhs.element != rhs.element {
        let what = FaultKind::ElementsDiffer {
            first: lhs.element,
            other: rhs.element,
        };
        let help = conversion::of_one([("lhs", lhs.element), ("rhs", rhs.element)]);
        return Err(Fault::operand(1, what).help(help));
    }
    ANY.check(0, lhs.element)?;
    let convolution = Convolution::of(infer.attrs)?;
    ranks(&convolution, [lhs, rhs])?;
    numbers(&convolution)?;
    let [input, kernel, result] = &convolution.dimensions.roles;
    let [feature_groups, batch_groups] = convolution.groups;
    // Divides a dimension of an operand by a group count.
    let divided = |shape: &Shape, operand: usize, d: usize, name: &'static str, count: i64| {
        let size = &shape.dims[d];
        size.exact_quotient(&Size::from(count as usize))
            .ok_or_else(|| {
                let side = ["lhs", "rhs"][operand];
                let what = format!("{size} ({side} dimension {d}) is not divisible by {count}");
                Fault::named(name, FaultKind::Other(what))
            })
    };
    let batch = divided(lhs, 0, input[0], BATCH_GROUPS, batch_groups)?;
    let features = divided(lhs, 0, input[1], FEATURE_GROUPS, feature_groups)?;
    // Each group of the kernel sees `lhs features / groups` input features.
    if features != rhs.dims[kernel[1]] {
        let (size, d) = (&lhs.dims[input[1]], input[1]);
        let of = match feature_groups {
            1 => format!("{size} (lhs dimension {d})"),
            n => format!("{size} / {n} (lhs dimension {d} over {FEATURE_GROUPS})"),
        };
        let other = &rhs.dims[kernel[1]];
        let what = format!(
            "input features differ: {of} and {other} (rhs dimension {})",
            kernel[1]
        );
        return Err(Fault::operand(1, FaultKind::Other(what)));
    }
    // The output features must divide into groups as well.
    divided(rhs, 1, kernel[0], BATCH_GROUPS, batch_groups)?;
    divided(rhs, 1, kernel[0], FEATURE_GROUPS, feature_groups)?;
    let mut dims = vec![Size::from(0); result.len()];
    dims[result[0]] = batch;
    dims[result[1]] = rhs.dims[kernel[0]].clone();
    for d in 0..convolution.spatial() {
        let window = &rhs.dims[kernel[d + 2]];
        // XLA refuses empty windows, whose result would have more positions than the input.
        if window.is(0) {
            let what = format!(
                "expected a window with elements, found size 0 in dimension {}",
                kernel[d + 2]
            );
            return Err(Fault::operand(1, FaultKind::Other(what)));
        }
        let places = window::places(
            &lhs.dims[input[d + 2]],
            window,
            &convolution.window(d).steps(),
        );
        let refused = |_| {
            let size = &lhs.dims[input[d + 2]];
            let computed = format!("the number of windows of {window} elements in {size}");
            Fault::operand(1, FaultKind::computed(computed))
        };
        dims[result[d + 2]] = places.map_err(refused)?;
    }
    Ok(vec![Shape::new(lhs.element, dims)])
}

fn ranks(convolution: &Convolution, shapes: [&Shape; 2]) -> Result<(), Fault> {
    let [lhs, rhs] = shapes;
    if lhs.rank() < 2 {
        let what = FaultKind::Rank {
            expected: "a batch, features and spatial dimensions (rank 2 or more)".to_string(),
            found: lhs.clone(),
        };
        return Err(Fault::operand(0, what));
    }
    if rhs.rank() != lhs.rank() {
        let what = FaultKind::RanksDiffer {
            first: lhs.clone(),
            other: rhs.clone(),
        };
        return Err(Fault::operand(1, what));
    }
    let (rank, named) = (lhs.rank(), convolution.dimensions.rank());
    if named != rank {
        let what = FaultKind::Count {
            items: "dimensions, one for each of the operand",
            expected: rank,
            found: named,
        };
        return Err(Fault::named(NUMBERS, what));
    }
    Ok(())
}

/// Checks that the lists have an entry for each spatial dimension, and that no entry is below its minimum.
fn numbers(convolution: &Convolution) -> Result<(), Fault> {
    let spatial = convolution.spatial();
    let [lhs, rhs] = &convolution.dilations;
    let flags = convolution.reversal.iter();
    let flags = flags.map(|&is| i64::from(is)).collect_vec();
    let padding = convolution.padding.iter();
    let padding = padding.map(|n| n.known().unwrap_or(0)).collect_vec();
    // Name, list, entries for each dimension, minimum.
    let lists: [(&'static str, &[i64], usize, i64); 5] = [
        (STRIDES, &convolution.strides, 1, 1),
        (PADDING, &padding, 2, i64::MIN),
        (LHS_DILATION, lhs, 1, 1),
        (RHS_DILATION, rhs, 1, 1),
        (REVERSAL, &flags, 1, 0),
    ];
    for (name, list, each, least) in lists {
        if !list.is_empty() && list.len() != each * spatial {
            let items = match name {
                PADDING => "pairs, one for each spatial dimension",
                REVERSAL => "flags, one for each spatial dimension",
                _ => "numbers, one for each spatial dimension",
            };
            let what = FaultKind::Count {
                items,
                expected: spatial,
                found: list.len() / each,
            };
            return Err(Fault::named(name, what));
        }
        if let Some(i) = list.iter().position(|&n| n < least) {
            let (expected, found) = (format!("{least} or more"), list[i].to_string());
            return Err(Fault::item(name, i, FaultKind::Value { expected, found }));
        }
    }
    let names = [FEATURE_GROUPS, BATCH_GROUPS];
    for (name, count) in names.into_iter().zip(convolution.groups) {
        if count < 1 {
            let (expected, found) = ("1 or more".to_string(), count.to_string());
            return Err(Fault::named(name, FaultKind::Value { expected, found }));
        }
    }
    // StableHLO allows one kind of groups at a time.
    if convolution.groups.iter().all(|&count| count > 1) {
        let what = format!(
            "only features or the batch can have groups: `{FEATURE_GROUPS}` is already more than 1"
        );
        return Err(Fault::named(BATCH_GROUPS, FaultKind::Other(what)));
    }
    Ok(())
}

/// Returns the "SAME" padding, with which the size of the result is the input's divided by the stride, rounded up. The
/// low padding is half of the total, rounded down.
pub(super) fn same(convolution: &Convolution, shapes: [&Shape; 2]) -> Result<Vec<Int>, Fault> {
    ranks(convolution, shapes)?;
    numbers(convolution)?;
    let [input, kernel, _] = &convolution.dimensions.roles;
    let mut padding = Vec::new();
    for d in 0..convolution.spatial() {
        let (size, window) = (
            &shapes[0].dims[input[d + 2]],
            &shapes[1].dims[kernel[d + 2]],
        );
        let stride = convolution.window(d).stride;
        let stride = Size::from(stride as usize);
        if window.is(0) {
            return Err(window::no_padding((0, size), (1, window), &stride));
        }
        let same = window::same_of(size, window, &stride);
        let same = same.ok_or_else(|| window::no_padding((0, size), (1, window), &stride))?;
        padding.extend(same.map(Int::Size));
    }
    Ok(padding)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn lists_have_an_item_for_each_spatial_dimension() {
        check(&[
            // C2, C3
            (
                "conv(f32[1, 1, 4, 4], f32[1, 1, 2, 2], [2])",
                "window_strides: expected 2 numbers, one for each spatial dimension, found 1",
            ),
            (
                "conv(f32[1, 1, 4, 4], f32[1, 1, 2, 2], [2, 0])",
                "window_strides[1]: expected 1 or more, found 0",
            ),
            (
                "conv(f32[1, 1, 4], f32[1, 1, 2], [N])",
                "window_strides[0]: expected a number, found N",
            ),
            // C4
            (
                "conv_with_general_padding(f32[1, 1, 4, 4], f32[1, 1, 2, 2], padding = [(1, 1)])",
                "padding: expected 2 pairs, one for each spatial dimension, found 1",
            ),
            // C5, C6
            (
                "conv_with_general_padding(f32[1, 1, 4], f32[1, 1, 2], lhs_dilation = [1, 1])",
                "lhs_dilation: expected 1 number, one for each spatial dimension, found 2",
            ),
            (
                "conv_with_general_padding(f32[1, 1, 4], f32[1, 1, 2], lhs_dilation = [0])",
                "lhs_dilation[0]: expected 1 or more, found 0",
            ),
            // C7, C8
            (
                "conv_with_general_padding(f32[1, 1, 4], f32[1, 1, 2], rhs_dilation = [1, 1])",
                "rhs_dilation: expected 1 number, one for each spatial dimension, found 2",
            ),
            (
                "conv_with_general_padding(f32[1, 1, 4], f32[1, 1, 2], rhs_dilation = [-1])",
                "rhs_dilation[0]: expected 1 or more, found -1",
            ),
            // C9
            (
                "conv_with_general_padding(f32[1, 1, 4, 4], f32[1, 1, 2, 2], window_reversal = [true])",
                "window_reversal: expected 2 flags, one for each spatial dimension, found 1",
            ),
        ]);
    }

    #[test]
    fn operands_and_dimension_numbers_fit_each_other() {
        check(&[
            // C1
            (
                "conv(f32[1, 1, 4], f16[1, 1, 2])",
                "operand 1: element types differ: f32 and f16 | convert one of them: `{rhs} as f32` or `{lhs} as f16`",
            ),
            (
                "conv(f32[4], f32[2])",
                "operand 0: expected a batch, features and spatial dimensions (rank 2 or more), found f32[4]",
            ),
            (
                "conv(f32[1, 1, 4], f32[1, 2])",
                "operand 1: ranks differ: f32[1, 1, 4] has 3 dimensions, f32[1, 2] has 2",
            ),
            (
                "conv(i8[1, 1, 4], i8[1, 1, 2], preferred_element_type = i32)",
                "i32[1, 1, 3]",
            ),
            (
                "conv(u8[1, 1, 4], i8[1, 1, 2], preferred_element_type = i32)",
                "i32[1, 1, 3]",
            ),
            (
                "conv(u8[1, 1, 4], i8[1, 1, 2])",
                "operand 1: element types differ: u8 and i8 | convert one of them: `{lhs} as i8` or `{rhs} as u8`",
            ),
            // C12, C17, C19
            (
                "conv(f32[1, 1, 4], f32[1, 1, 2], dimension_numbers = \"bf01_oi01->bf01\")",
                "dimension_numbers: expected 3 dimensions, one for each of the operand, found 4",
            ),
            // C13, C18, C20
            (
                "conv(f32[1, 1, 4], f32[1, 1, 2], dimension_numbers = \"bff_oi0->bf0\")",
                "dimension_numbers: dimension numbers of the input lack `0`",
            ),
            (
                "conv(f32[1, 1, 4], f32[1, 1, 2], dimension_numbers = \"bf0_oo0->bf0\")",
                "dimension_numbers: dimension numbers of the kernel lack `i`",
            ),
            (
                "conv(f32[1, 1, 4], f32[1, 1, 2], dimension_numbers = \"bf0_oi0->bf1\")",
                "dimension_numbers: dimension numbers of the result lack `0`",
            ),
            // C14
            (
                "conv(f32[1, 3, 4], f32[2, 4, 2])",
                "operand 1: input features differ: 3 (lhs dimension 1) and 4 (rhs dimension 1)",
            ),
            (
                "conv(f32[1, 4, 4], f32[2, 4, 2], feature_group_count = 2)",
                "operand 1: input features differ: 4 / 2 (lhs dimension 1 over feature_group_count) and 4 (rhs dimension 1)",
            ),
            (
                "conv(f32[1, 1, 4], f32[2, 1, 0])",
                "operand 1: expected a window with elements, found size 0 in dimension 2",
            ),
        ]);
    }

    #[test]
    fn groups_divide_what_they_are_groups_of() {
        check(&[
            // C10, C11
            (
                "conv(f32[3, 1, 4], f32[2, 1, 2], batch_group_count = 2)",
                "batch_group_count: 3 (lhs dimension 0) is not divisible by 2",
            ),
            (
                "conv(f32[1, 3, 4], f32[2, 1, 2], feature_group_count = 2)",
                "feature_group_count: 3 (lhs dimension 1) is not divisible by 2",
            ),
            // C15, C16
            (
                "conv(f32[4, 1, 4], f32[3, 1, 2], batch_group_count = 2)",
                "batch_group_count: 3 (rhs dimension 0) is not divisible by 2",
            ),
            (
                "conv(f32[1, 4, 4], f32[3, 2, 2], feature_group_count = 2)",
                "feature_group_count: 3 (rhs dimension 0) is not divisible by 2",
            ),
            // C21, C22, C23
            (
                "conv(f32[1, 4, 4], f32[2, 4, 2], feature_group_count = 0)",
                "feature_group_count: expected 1 or more, found 0",
            ),
            (
                "conv(f32[1, 4, 4], f32[2, 4, 2], batch_group_count = -1)",
                "batch_group_count: expected 1 or more, found -1",
            ),
            (
                "conv(f32[2, 4, 4], f32[2, 2, 2], feature_group_count = 2, batch_group_count = 2)",
                "batch_group_count: only features or the batch can have groups: `feature_group_count` is already more than 1",
            ),
        ]);
    }

    #[test]
    fn the_result_has_an_element_for_each_place() {
        check(&[
            // C25
            ("conv(f32[2, 3], f32[4, 3])", "f32[2, 4]"),
            ("conv(f32[2, 3, 9, 8], f32[4, 3, 3, 2])", "f32[2, 4, 7, 7]"),
            (
                "conv(f32[2, 3, 9, 8], f32[4, 3, 3, 2], [2, 3], \"SAME\")",
                "f32[2, 4, 5, 3]",
            ),
            (
                "conv(f32[2, 9, 8, 3], f32[3, 2, 3, 4], dimension_numbers = \"b01f_01io->b01f\")",
                "f32[2, 7, 7, 4]",
            ),
            (
                "conv_with_general_padding(f32[1, 1, 9], f32[1, 1, 3], [2], [(2, -1)], [2], [2])",
                "f32[1, 1, 7]",
            ),
            ("conv(f32[1, 1, 2], f32[1, 1, 3])", "f32[1, 1, 0]"),
            ("conv(f32[1, 1, 0], f32[1, 1, 3])", "f32[1, 1, 0]"),
            ("conv(f32[N, 1, M], f32[2, 1, 3])", "f32[N, 2, M - 2]"),
            (
                "conv(f32[N, 1, M], f32[2, 1, 3], padding = \"SAME\")",
                "f32[N, 2, M]",
            ),
            (
                "conv(f32[6, 4, 3], f32[9, 4, 3], batch_group_count = 3)",
                "f32[2, 9, 1]",
            ),
            (
                "conv(f32[6, 4, 3], f32[8, 1, 3], feature_group_count = 4)",
                "f32[6, 8, 1]",
            ),
            (
                "conv(f32[N, 1, M], f32[2, 1, 3], [2], \"SAME\")",
                "operand 0: \"SAME\" padding requires a static size, found M | state that it is a multiple of the stride by `assert!(M % 2 == 0);` at the beginning of the body",
            ),
            (
                "conv(f32[N, 1, 2 * M], f32[2, 1, 3], [2], \"SAME\")",
                "f32[N, 2, M]",
            ),
            (
                "conv(f32[N, 1, 4], f32[2, 1, M], padding = \"SAME\")",
                "f32[N, 2, 4]",
            ),
            (
                "conv(f32[N, 1, 4], f32[2, 1, M], [2], \"SAME\")",
                "operand 1: \"SAME\" padding requires a static size, found M",
            ),
        ]);
    }
}
