//! `vmap(f)`: a function at each index of a dimension of its arguments, as one computation on whole arrays.

use super::application::{Application, Axes, Failure, Output};
use crate::error::{Fault, FaultKind};
use crate::graph::{MaybeBatched, Value};
use crate::list::{self, Items};
use crate::operation::CapturingGraph;
use crate::ops::call::type_of;
use crate::ops::{broadcast, inline, transpose};
use crate::{Builder, Shape, Size, Tree, Type};

/// Applies a function at each index of an axis of its arguments.
pub(super) fn vmap(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let axes = in_dimensions(application, &types)?;
    // All mapped dimensions have one size. The first is kept with its shape, for the message.
    let mut size: Option<(Size, Shape, usize)> = None;
    for (i, (ty, axes)) in types.iter().zip(&axes).enumerate() {
        for (leaf, axis) in ty.leaves().into_iter().zip(axes) {
            let Some(axis) = *axis else {
                continue;
            };
            let found = &leaf.shape;
            match &size {
                Some((size, _, _)) if *size == found.dims[axis] => {}
                Some((_, first, dimension)) if *dimension == axis => {
                    let what = FaultKind::SizesDiffer {
                        first: first.clone(),
                        other: found.clone(),
                        dimension: axis,
                    };
                    return Err(Fault::operand(i, what).help(unmapped(&types, i)).into());
                }
                Some((size, _, _)) => {
                    let what = FaultKind::Value {
                        expected: format!("size {size} in dimension {axis}"),
                        found: found.to_string(),
                    };
                    return Err(Fault::operand(i, what).into());
                }
                None => size = Some((found.dims[axis].clone(), found.clone(), axis)),
            }
        }
    }
    let Some((size, _, _)) = size else {
        let what = FaultKind::Value {
            expected: "at least 1 argument with a dimension to map over".to_string(),
            found: "none".to_string(),
        };
        return Err(Fault::named("in_dimensions", what).into());
    };
    // The function is traced for the types of one index: each array without its mapped dimension.
    let mut params = Vec::with_capacity(types.len());
    for (ty, axes) in types.iter().zip(&axes) {
        let mut own = axes.iter();
        let slices = ty.map(&mut |leaf| {
            let mut leaf = leaf.clone();
            if let Some(&Some(axis)) = own.next() {
                leaf.shape.dims.remove(axis);
            }
            leaf
        });
        // Slices of a struct may be another struct with its fields, as in `scan`.
        params.push(if axes.iter().any(Option::is_some) {
            slices.detached()
        } else {
            slices
        });
    }
    let CapturingGraph {
        graph,
        result,
        values,
        replaced,
    } = application
        .function
        .with_captures(&plain(&params), None, &application.b.graph)?;
    if !replaced.is_empty() {
        return Err(Fault::call(FaultKind::Effects).into());
    }
    // Inside, the batch dimension comes first; results get it back where `out_dimensions` puts it.
    let b = &mut *application.b;
    let mut arguments = Vec::new();
    for (argument, axes) in application.arguments.iter().zip(&axes) {
        for (&&value, axis) in argument.leaves().iter().zip(axes) {
            arguments.push(match *axis {
                Some(axis) => MaybeBatched::Batched(moved(b, value, axis, 0)?),
                None => MaybeBatched::Unbatched(value),
            });
        }
    }
    // Captured values are the same at each index.
    arguments.extend(values.into_iter().map(MaybeBatched::Unbatched));
    let sizes = [size];
    let mut made = inline::vectorised(b, &graph, &arguments, &sizes)?;
    let (result, states) = application.parted(result);
    let of_states = made.split_off(result.leaves().len());
    keep_states(application, &axes, &states, of_states, &sizes)?;
    let axes = out_dimensions(application.options.out_dimensions.as_ref(), &result)?;
    // So may stacks of a struct.
    let result = if axes.iter().any(Option::is_some) {
        result.detached()
    } else {
        result
    };
    let mut results = Vec::with_capacity(made.len());
    for (value, axis) in made.into_iter().zip(axes) {
        results.push(stacked(application.b, value, axis, &sizes)?);
    }
    let mut results = results.into_iter();
    let value = result.with_leaves(&mut results);
    Ok(Output {
        value,
        linear: None,
    })
}

/// Returns the help for arguments whose dimensions to map over have different sizes: one that is the same at each index,
/// which is the one with the fewest dimensions.
fn unmapped(types: &[Type], other: usize) -> String {
    let rank = |ty: &Type| {
        let ranks = ty.leaves().into_iter().map(|leaf| leaf.shape.rank());
        ranks.max().unwrap_or(0)
    };
    let same = match (0..other).min_by_key(|&i| rank(&types[i])) {
        Some(first) if rank(&types[first]) < rank(&types[other]) => first,
        _ => other,
    };
    let each = (0..types.len()).map(|i| if i == same { "None" } else { "0" });
    let each: Vec<&str> = each.collect_vec();
    format!(
        "an argument that is the same at each index has `None` among the dimensions: \
         `vmap(.., in_dimensions = [{}])`",
        each.join(", ")
    )
}

/// Keeps the new values of the arguments that the function changes, at the axes of these arguments.
fn keep_states(
    application: &mut Application<'_, '_>,
    axes: &[Vec<Option<usize>>],
    types: &[Type],
    made: Vec<MaybeBatched>,
    sizes: &[Size],
) -> Result<(), Failure> {
    let mut made = made.into_iter();
    for (&argument, ty) in application.states.iter().zip(types) {
        let whole = type_of(application.b, &application.arguments[argument]);
        let mut values = Vec::new();
        for ((path, _), &axis) in ty.paths().into_iter().zip(&axes[argument]) {
            let value = made.next().expect("a graph returns all new values");
            if let (MaybeBatched::Batched(_), None) = (&value, axis) {
                let at = if path.is_empty() {
                    String::new()
                } else {
                    format!(" in `{path}`")
                };
                let what = format!(
                    "the new value{at} depends on the index, but the argument has no dimension to map over"
                );
                let help = "map over the argument too, as an array with a value for each index: `in_dimensions = [0, 0]`";
                let fault = Fault::operand(argument, FaultKind::Other(what));
                return Err(fault.help(help).into());
            }
            let axis = axis.map(|axis| axis as i64);
            values.push(stacked(application.b, value, axis, sizes)?);
        }
        let state = whole.with_leaves(&mut values.into_iter());
        application.new_states.push(state);
    }
    Ok(())
}

/// Returns types without the layouts of arguments, which elements do not have.
fn plain(types: &[Type]) -> Vec<Type> {
    let plain = |ty: &Type| {
        let arrays = ty.map(&mut |leaf| Type::array(leaf.shape.clone()));
        crate::ops::call::flatten(&arrays)
    };
    types.iter().map(plain).collect_vec()
}

/// Returns a result with its batch dimension at an axis.
fn stacked(
    b: &mut Builder<'_>,
    value: MaybeBatched,
    axis: Option<i64>,
    sizes: &[Size],
) -> Result<Value, Failure> {
    // A result that does not depend on the index is repeated if it has an axis, and stays as it is if it has none.
    let (value, axis) = match (value, axis) {
        (MaybeBatched::Unbatched(value), None) => return Ok(value),
        (MaybeBatched::Batched(_), None) => {
            let what = "a result depends on the index, so it has a dimension".to_string();
            return Err(Fault::named("out_dimensions", FaultKind::Other(what)).into());
        }
        (MaybeBatched::Batched(value), Some(axis)) => (value, axis),
        (MaybeBatched::Unbatched(value), Some(axis)) => {
            let own = b.shape(value).dims.clone();
            let dims = (1..=own.len()).collect_vec();
            let all = list::concat(&[sizes, &own]);
            (broadcast::in_dim(b, value, all, &dims)?, axis)
        }
    };
    let rank = b.shape(value).rank();
    let to = place("out_dimensions", axis, rank)?;
    Ok(moved(b, value, 0, to)?)
}

/// Moves a dimension to another place.
fn moved(b: &mut Builder<'_>, value: Value, from: usize, to: usize) -> Result<Value, Fault> {
    let rank = b.shape(value).rank();
    let mut order = (0..rank).filter_items(|&d| d != from).collect_vec();
    order.insert(to, from);
    transpose::transpose(b, value, &order)
}

/// Returns the dimension that an axis is of an array of this rank.
fn place(name: &'static str, axis: i64, rank: usize) -> Result<usize, Fault> {
    let rank_signed = rank as i64;
    let known = if axis < 0 {
        axis.checked_add(rank_signed)
    } else {
        Some(axis)
    };
    let known = known.filter(|&axis| (0..rank_signed).contains(&axis));
    let known = known.and_then(|axis| usize::try_from(axis).ok());
    known.ok_or_else(|| {
        let what = FaultKind::Value {
            expected: match rank {
                0 => "`None` for a scalar".to_string(),
                1 => "dimension 0".to_string(),
                _ => format!("a dimension from 0 to {}", rank - 1),
            },
            found: axis.to_string(),
        };
        Fault::named(name, what)
    })
}

/// Returns the axis of each leaf of each argument.
fn in_dimensions(
    application: &Application<'_, '_>,
    types: &[Type],
) -> Result<Vec<Vec<Option<usize>>>, Fault> {
    // The option is absent (dimension 0 of everything), a tuple with an entry for each argument, or one entry for all.
    let axes = match &application.options.in_dimensions {
        None => vec![Axes::All(Some(0)); types.len()],
        Some(Axes::Parts(parts)) => parts.clone(),
        Some(axes) => vec![axes.clone(); types.len()],
    };
    if axes.len() != types.len() {
        let what = FaultKind::Value {
            expected: match types.len() {
                1 => "1 dimension".to_string(),
                count => format!("{count} dimensions, one for each argument"),
            },
            found: axes.len().to_string(),
        };
        return Err(Fault::named("in_dimensions", what));
    }
    let mut all = Vec::with_capacity(types.len());
    for (i, (ty, axes)) in types.iter().zip(&axes).enumerate() {
        let mut each = Vec::new();
        of_tree("in_dimensions", axes, ty, &mut each)?;
        // Negative dimensions are counted from the end of each leaf, so places are found after the leaves are known.
        let mut places = Vec::with_capacity(each.len());
        for (axis, leaf) in each.into_iter().zip(ty.leaves()) {
            places.push(match axis {
                None => None,
                Some(axis) => match place("in_dimensions", axis, leaf.shape.rank()) {
                    Ok(place) => Some(place),
                    Err(_) => {
                        let what = FaultKind::Value {
                            expected: format!("an array with dimension {axis} to map over"),
                            found: leaf.shape.to_string(),
                        };
                        let help =
                            "pass `in_dimensions` with `None` for what is the same at each index";
                        return Err(Fault::operand(i, what).help(help));
                    }
                },
            });
        }
        all.push(places);
    }
    Ok(all)
}

/// Returns the axis of each leaf of a result.
fn out_dimensions(axes: Option<&Axes>, ty: &Type) -> Result<Vec<Option<i64>>, Fault> {
    let mut all = Vec::new();
    let first = Axes::All(Some(0));
    of_tree("out_dimensions", axes.unwrap_or(&first), ty, &mut all)?;
    Ok(all)
}

/// Appends the axis of each leaf of a type.
fn of_tree(
    name: &'static str,
    axes: &Axes,
    ty: &Type,
    all: &mut Vec<Option<i64>>,
) -> Result<(), Fault> {
    let differs = || {
        let what = FaultKind::Value {
            expected: format!("one dimension, or one for each part of {ty}"),
            found: match axes {
                Axes::Parts(parts) => format!("{} dimensions", parts.len()),
                _ => "dimensions of fields".to_string(),
            },
        };
        Fault::named(name, what)
    };
    // Axes may be a prefix of the type's tree: one axis at an inner node holds for all leaves below it, as in JAX.
    match (axes, ty) {
        (Axes::All(axis), ty) => {
            all.extend(ty.leaves().iter().map(|_| *axis));
            Ok(())
        }
        (Axes::Parts(parts), Tree::Tuple(_) | Tree::List(_)) => {
            let types = ty.parts();
            if parts.len() != types.len() {
                return Err(differs());
            }
            for (part, ty) in parts.iter().zip(types) {
                of_tree(name, part, ty, all)?;
            }
            Ok(())
        }
        // A struct's fields are matched by name, in the order of the type: all of them, and no others.
        (Axes::Fields(fields), Tree::Record(ty_name, types)) => {
            for (field, ty) in types {
                let axes = fields.iter().find(|(name, _)| name == field);
                let axes = axes.ok_or_else(|| {
                    let help = format!(
                        "add `{field}: 0`, or `{field}: None` if it is the same at each index"
                    );
                    fields_differ(name, ty_name, format!("no dimension for `{field}`")).help(help)
                });
                of_tree(name, &axes?.1, ty, all)?;
            }
            let is_field = |name: &String| types.iter().any(|(field, _)| field == name);
            match fields.iter().find(|(field, _)| !is_field(field)) {
                None => Ok(()),
                Some((other, _)) => Err(fields_differ(
                    name,
                    ty_name,
                    format!("one for `{other}`, which it does not have"),
                )),
            }
        }
        _ => Err(differs()),
    }
}

/// Returns the fault of axes for fields that a struct does not have, or without some of its fields.
fn fields_differ(name: &'static str, of: &str, found: String) -> Fault {
    let expected = format!("a dimension for each field of `{of}`");
    Fault::named(name, FaultKind::Value { expected, found })
}
