//! `jvp(f)`, `vjp(f)` and `linearize(f)`: products of a function's Jacobian with tangents and cotangents.

use super::application::{Application, Failure, Linear, Output, one_or_all, reversible};
use super::argnums::Sorted;
use super::traced::Besides;
use super::transpose;
use crate::Tree;
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::call::type_of;
use crate::ops::custom_derivative::has_tangents;
use crate::{Graph, Type};

/// Applies a function, and its Jacobian to tangents of its arguments.
pub(super) fn jvp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let argnums = application.argnums_or_all()?;
    if application.tangents.len() != argnums.len() {
        let what = FaultKind::Count {
            items: "tangents",
            expected: argnums.len(),
            found: application.tangents.len(),
        };
        let fault = Fault::call(what);
        let by_default = !application.states.is_empty() && application.options.argnums.is_none();
        return Err(if by_default { fault.help(
            "`&mut` arguments have tangents if `argnums` lists them: `jvp(f, argnums = [0, 1])((x, &mut s), (dx, &mut ds))`",
        ) } else { fault }
        .into());
    }
    // Each tangent has the type of its argument. This is checked before the function is traced, so that the call is at
    // fault.
    let mut of = Vec::with_capacity(types.len());
    for (k, (tangent, &i)) in application.tangents.iter().zip(&argnums).enumerate() {
        let (found, ty) = (type_of(application.b, tangent), &types[i]);
        if found != *ty {
            let what = FaultKind::Value {
                expected: format!("a tangent of type {ty}, as the argument"),
                found: found.to_string(),
            };
            return Err(Fault::operand(types.len() + k, what).into());
        }
        of.push((i, tangent));
    }
    // The traced graph has its parameters in the order of the arguments, `argnums` any order: sort by argument.
    let traced = application.traced(&argnums, Besides::NewValues)?;
    differentiable(&traced.result)?;
    list::sort_by(&mut of, &mut |(i, _), (j, _)| i < j);
    let tangents = of.iter().flat_items(|(_, tangent)| tangent.leaves());
    let tangents = tangents.copied().collect_vec();
    let (parts, mut tangents) = application.directional(&traced, &tangents)?;
    // The tangents of the result come first, then of the `&mut` arguments' new values, which `trees` puts in the
    // order of `argnums`.
    let of_states = tangents.split_off(traced.result.leaves().len());
    let tangent = traced.result.with_leaves(&mut tangents.into_iter());
    let changed = application.changed(&argnums);
    let of_states = Sorted::new(&changed, &types).trees(&changed, &types, &of_states);
    application.new_states.extend(of_states);
    let value = match parts.aux {
        Some(aux) => Tree::Tuple(vec![parts.value, tangent, aux]),
        None => Tree::Tuple(vec![parts.value, tangent]),
    };
    Ok(Output {
        value,
        linear: None,
    })
}

/// Applies a function; the linear function that is returned applies the transpose of its Jacobian to cotangents.
///
/// A `&mut` argument of the function also has its cotangent as a `&mut` argument: on entry the cotangent of the output
/// value, on return the cotangent of the input value.
pub(super) fn vjp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let argnums = application.argnums_or_all()?;
    let traced = application.traced(&argnums, Besides::NewValues)?;
    differentiable(&traced.result)?;
    let (parts, linear, residuals) = application.linearized(&traced)?;
    // The linear part has the tangents as its first parameters, then the residuals.
    let tangents = linear.params.len() - residuals.len();
    let is_linear = (0..linear.params.len()).map(|i| i < tangents).collect_vec();
    let mut graph = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    // The results are the cotangents of unchanged arguments, in the order of `argnums`, then of changed ones.
    let changed = application.changed(&argnums);
    let others = argnums.iter().filter_items(|i| !changed.contains(i));
    let others = others.copied().collect_vec();
    let made = Sorted::new(&argnums, &types).indices(&list::concat(&[others.as_slice(), &changed]));
    graph.results = made.iter().map(|&leaf| graph.results[leaf]).collect_vec();
    // The cotangents of `&mut` arguments' new values are parameters, in the order of the arguments: `reordered` puts
    // them in the order of `argnums`.
    let first = residuals.len() + traced.result.leaves().len();
    let order = Sorted::new(&changed, &types).indices(&changed);
    let order = (0..first).chain_items(order.into_iter().map(|leaf| first + leaf));
    let of = |argnums: &[usize]| argnums.iter().map(|&i| types[i].clone()).collect_vec();
    let states = (1..=changed.len()).collect_vec();
    let linear = Linear {
        graph: reordered(&graph, &order.collect_vec()),
        residuals,
        params: list::concat(&[vec![traced.result], of(&changed)]),
        states,
        result: one_or_all(of(&others)),
    };
    Ok(Output {
        value: parts.whole(),
        linear: Some(linear),
    })
}

/// Applies a function; the linear function that is returned applies its Jacobian to tangents.
///
/// A `&mut` argument of the function also has its tangent as a `&mut` argument: on entry the tangent of the input
/// value, on return the tangent of the output value.
pub(super) fn linearize(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let argnums = application.argnums_or_all()?;
    let traced = application.traced(&argnums, Besides::NewValues)?;
    differentiable(&traced.result)?;
    let (parts, mut linear, residuals) = application.linearized(&traced)?;
    reversible(&linear)?;
    let changed = application.changed(&argnums);
    let own = traced.result.leaves().len();
    let order = Sorted::new(&changed, &types).indices(&changed);
    let order = (0..own).chain_items(order.into_iter().map(|leaf| own + leaf));
    linear.results = order.map(|leaf| linear.results[leaf]).collect_vec();
    let tangents = linear.params.len() - residuals.len();
    // The tangents come after the residuals, in the order of `argnums`.
    let order = Sorted::new(&argnums, &types).indices(&argnums);
    let order = (tangents..linear.params.len()).chain_items(order);
    let states = argnums.iter().enumerate();
    let states = states.filter_items(|(_, i)| changed.contains(i));
    let linear = Linear {
        graph: reordered(&linear, &order.collect_vec()),
        residuals,
        params: argnums.iter().map(|&i| types[i].clone()).collect_vec(),
        states: states.map(|(k, _)| k).collect_vec(),
        result: traced.result,
    };
    Ok(Output {
        value: parts.whole(),
        linear: Some(linear),
    })
}

/// Returns a graph whose parameters are those with these indices.
fn reordered(graph: &Graph, order: &[usize]) -> Graph {
    let shapes = graph.param_shapes();
    let mut places = vec![0; order.len()];
    for (place, &param) in order.iter().enumerate() {
        places[param] = place;
    }
    let ordered = order.iter().map(|&param| shapes[param].clone());
    graph.with_params(&ordered.collect_vec(), &places)
}

/// Checks that all results have tangents.
pub(super) fn differentiable(result: &Type) -> Result<(), Fault> {
    for (path, leaf) in result.paths() {
        if !has_tangents(&leaf.shape) {
            let found = leaf.shape.clone();
            return Err(Fault::call(FaultKind::ResultNotDifferentiable {
                path,
                found,
            }));
        }
    }
    Ok(())
}
