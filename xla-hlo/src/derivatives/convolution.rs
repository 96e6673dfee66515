//! The derivative of `convolution`: a convolution is linear in its input and in its kernel, and both transposes are
//! convolutions.
//!
//! Along a spatial dimension, the result at `y` reads the input at `i` and the kernel at `k` where
//! `y * s + k * r = i * l + p`, with the stride `s`, the dilations `l` and `r` of input and kernel, and the low padding
//! `p`. Each transpose solves this equation for another of the three indices.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::operation::Int;
use crate::ops::convolution::{Convolution, Dimensions, PRIMITIVE, Window, conv};
use crate::ops::{reshape, rev, transpose};
use crate::{Builder, Shape, Size, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Multilinear(Operands::ALL),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let convolution = Convolution::of(&t.instr.attrs)?;
    // Without a window position the operands have no influence. A kernel may not have size 0.
    if t.results[0].dims.iter().any(|size| size.is(0)) {
        return Ok(());
    }
    t.each_linear(|t, operand, cotangent| {
        let other = t.known(1 - operand);
        let ends = Ends::of_each(&convolution, t.shapes)?;
        match operand {
            0 => of_input(t.b, &convolution, &ends, cotangent, other),
            _ => of_kernel(t.b, &convolution, &ends, cotangent, other),
        }
    })
}

/// How windows end along a spatial dimension.
struct Ends {
    window: Window,
    /// The distance from the first to the last element of the dilated kernel.
    reach: Int,
    /// The number of elements of the padded input behind the last window.
    rest: Int,
}

impl Ends {
    fn of_each(convolution: &Convolution, shapes: &[Shape]) -> Result<Vec<Ends>, Fault> {
        let [input, kernel, _] = &convolution.dimensions.roles;
        let spatial = 2..input.len();
        let ends = spatial.map(|d| {
            let sizes = [&shapes[0].dims[input[d]], &shapes[1].dims[kernel[d]]];
            Ends::of(convolution.window(d - 2), sizes)
        });
        ends.collect_ok()
    }

    fn of(window: Window, [input, kernel]: [&Size; 2]) -> Result<Ends, Fault> {
        let unknown = |size: &Size| {
            let what = format!(
                "the derivative of a convolution with a stride over a generic size is not supported, found {size}"
            );
            Fault::call(FaultKind::Other(what)).help(format!(
                "declare the size as a multiple of the stride, as `{} * H`",
                window.stride
            ))
        };
        let [of_input, of_kernel] = window.dilations;
        let dilated = |size: &Size, dilation: i64| {
            // Nothing is between the elements of an array without elements.
            if size.is(0) {
                return Some(Int::from(-1));
            }
            let gaps = size.minus(&Size::from(1)).ok()?;
            gaps.times(&Size::from(usize::try_from(dilation).ok()?))
                .ok()
                .map(Int::Size)
        };
        let reach = dilated(kernel, of_kernel).ok_or_else(|| unknown(kernel))?;
        // A stride may leave elements behind the last window. Their number is a remainder, which is known if the
        // symbolic part of the number is a multiple of the stride.
        let rest = match usize::try_from(window.stride) {
            Ok(1) => Some(0),
            Ok(stride) => {
                let [low, high] = &window.padding;
                let last = dilated(input, of_input);
                last.and_then(|last| last.plus(low)?.plus(high)?.minus(&reach))
                    .and_then(|last| remainder(&last, stride))
            }
            Err(_) => None,
        };
        let rest = Int::from(rest.ok_or_else(|| unknown(input))?);
        Ok(Ends {
            window,
            reach,
            rest,
        })
    }
}

/// Returns the remainder of a division that rounds down, if it is known.
fn remainder(number: &Int, divisor: usize) -> Option<i64> {
    match (number.known(), number) {
        (Some(known), _) => Some(known.rem_euclid(divisor as i64)),
        (None, Int::Size(size)) => size.remainder(divisor),
        (None, Int::Negative(_)) => None,
    }
}

/// The cotangent, dilated by the strides, is convolved with the kernel in the other direction.
fn of_input(
    b: &mut Builder<'_>,
    of: &Convolution,
    ends: &[Ends],
    cotangent: Value,
    kernel: Value,
) -> Result<Value, Fault> {
    let [input, of_kernel, result] = &of.dimensions.roles;
    let groups = of.groups[0] * of.groups[1];
    let kernel = regrouped(b, kernel, of_kernel[0], of_kernel[1], groups)?;
    // Solved for `i`: `i * l = y * s + k * r - p`. The cotangent is dilated by `s` and read with the stride `l`; the
    // kernel is reversed by reading it backwards.
    let windows = ends.iter().map(|ends| {
        let [low, high] = &ends.window.padding;
        let low = ends.reach.minus(low);
        let high = ends.reach.minus(high).and_then(|n| n.plus(&ends.rest));
        Some(Window {
            stride: ends.window.dilations[0],
            padding: [low?, high?],
            dilations: [ends.window.stride, ends.window.dilations[1]],
            reversed: !ends.window.reversed,
        })
    });
    let windows = windows.collect_some().ok_or_else(too_large)?;
    let roles = [result.clone(), swapped(of_kernel), input.clone()];
    let back = convolution(roles, &windows, [groups, 1]);
    let value = conv(b, cotangent, kernel, back)?;
    // The groups of the batch are groups of features of the result.
    regrouped(b, value, input[1], input[0], of.groups[1])
}

/// The input is convolved with the cotangent, dilated by the strides: its batch is summed as features are.
fn of_kernel(
    b: &mut Builder<'_>,
    of: &Convolution,
    ends: &[Ends],
    cotangent: Value,
    input: Value,
) -> Result<Value, Fault> {
    // Solved for `k`: `k * r = i * l + p - y * s`. The input is read with the stride `r`, by a kernel that is the
    // cotangent, dilated by `s`.
    let windows = ends.iter().map(|ends| {
        let [low, high] = &ends.window.padding;
        Some(Window {
            stride: ends.window.dilations[1],
            padding: [low.clone(), high.minus(&ends.rest)?],
            dilations: [ends.window.dilations[0], ends.window.stride],
            reversed: false,
        })
    });
    let windows = windows.collect_some().ok_or_else(too_large)?;
    let [input_roles, kernel_roles, result_roles] = &of.dimensions.roles;
    let roles = [input_roles, result_roles, kernel_roles].map(|roles| swapped(roles));
    let [features, batch] = of.groups;
    // Groups of features become groups of the batch, because batch and features change their roles.
    let back = convolution(roles, &windows, [batch, features]);
    let value = conv(b, input, cotangent, back)?;
    let spatial = &of.dimensions.roles[1][2..];
    let reversed = spatial.iter().zip(ends);
    let reversed = reversed.filter_items(|(_, ends)| ends.window.reversed);
    rev::rev(b, value, &reversed.map(|(&d, _)| d).collect_vec())
}

/// Returns the fault of padding that is out of range.
fn too_large() -> Fault {
    Fault::call(FaultKind::computed("the padding of the derivative"))
}

/// Moves the outer part of a dimension, as many indices as there are groups, before another dimension.
fn regrouped(
    b: &mut Builder<'_>,
    operand: Value,
    from: usize,
    to: usize,
    groups: i64,
) -> Result<Value, Fault> {
    if groups == 1 {
        return Ok(operand);
    }
    let groups = Size::from(groups as usize);
    let sizes = b.shape(operand).dims.clone();
    let refused = |operator: char, size: &Size| {
        let computed = format!("{size} {operator} {groups}");
        Fault::call(FaultKind::computed(computed))
    };
    let inner = sizes[from].exact_quotient(&groups);
    let inner = inner.ok_or_else(|| refused('/', &sizes[from]))?;
    // `[.., groups * inner, ..]` is split into `[.., groups, inner, ..]`, the groups are moved before `to`, and merged
    // with it.
    let (mut split, mut order, mut merged) = (Vec::new(), Vec::new(), sizes.clone());
    for (d, size) in sizes.iter().enumerate() {
        // The outer part is at `from` in the split array, and what follows one dimension later.
        let at = if d < from { d } else { d + 1 };
        if d == from {
            split.extend([groups.clone(), inner.clone()]);
        } else {
            split.push(size.clone());
        }
        if d == to {
            order.push(from);
        }
        order.push(at);
    }
    merged[from] = inner;
    merged[to] = (sizes[to].times(&groups)).map_err(|_| refused('*', &sizes[to]))?;
    let value = reshape::reshape(b, operand, split)?;
    let value = transpose::transpose(b, value, &order)?;
    reshape::reshape(b, value, merged)
}

/// Returns the dimensions of an array whose two dimensions that are not spatial change their roles.
fn swapped(roles: &[usize]) -> Vec<usize> {
    let mut swapped = roles.to_vec();
    swapped.swap(0, 1);
    swapped
}

/// Returns the attributes of a convolution with these windows.
fn convolution(roles: [Vec<usize>; 3], windows: &[Window], groups: [i64; 2]) -> Convolution {
    let each = |of: fn(&Window) -> i64| windows.iter().map(of).collect_vec();
    Convolution {
        strides: each(|window| window.stride),
        padding: (windows.iter())
            .flat_items(|window| window.padding.clone())
            .collect_vec(),
        dilations: [each(|w| w.dilations[0]), each(|w| w.dilations[1])],
        reversal: windows.iter().map(|window| window.reversed).collect_vec(),
        groups,
        ..Convolution::new(Dimensions { roles })
    }
}
