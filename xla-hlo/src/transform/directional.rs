//! `jvp(f)`, `vjp(f)` and `linearize(f)`: products of a function's Jacobian with tangents and cotangents.

use super::application::{Application, Failure, Linear, Output, one_or_all};
use super::transpose;
use crate::Tree;
use crate::derivatives::calculus::has_tangents;
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::ops::call::type_of;
use crate::{Graph, Type};

/// Applies a function, and its Jacobian to tangents of its arguments.
pub(super) fn jvp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    if application.tangents.len() != types.len() {
        let what = FaultKind::Count {
            items: "tangents",
            expected: types.len(),
            found: application.tangents.len(),
        };
        return Err(Fault::call(what).into());
    }
    for (i, (tangent, ty)) in application.tangents.iter().zip_items(&types).enumerate() {
        let found = type_of(application.b, tangent);
        if found != *ty {
            let what = FaultKind::Value {
                expected: format!("a tangent of type {ty}, as the argument"),
                found: found.to_string(),
            };
            return Err(Fault::operand(types.len() + i, what).into());
        }
    }
    let traced = application.traced_by_all()?;
    differentiable(&traced.result)?;
    let tangents = application
        .tangents
        .iter()
        .flat_items(Tree::leaves)
        .copied();
    let tangents = tangents.collect_vec();
    let (parts, tangents) = application.with_tangents(&traced, &tangents)?;
    let mut tangents = tangents.into_iter();
    let tangent = super::application::tree(&traced.result, &mut tangents);
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
pub(super) fn vjp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let traced = application.traced_by_all()?;
    differentiable(&traced.result)?;
    let (parts, linear, residuals) = application.linearized(&traced)?;
    let tangents = linear.params.len() - residuals.len();
    let is_linear = (0..linear.params.len()).map(|i| i < tangents).collect_vec();
    let graph = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    let linear = Linear {
        graph,
        residuals,
        params: vec![traced.result],
        result: one_or_all(types),
    };
    Ok(Output {
        value: parts.whole(),
        linear: Some(linear),
    })
}

/// Applies a function; the linear function that is returned applies its Jacobian to tangents.
pub(super) fn linearize(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let params = application.types();
    let traced = application.traced_by_all()?;
    differentiable(&traced.result)?;
    let (parts, linear, residuals) = application.linearized(&traced)?;
    super::application::reversible(&linear)?;
    let linear = Linear {
        graph: residuals_first(&linear, residuals.len()),
        residuals,
        params,
        result: traced.result,
    };
    Ok(Output {
        value: parts.whole(),
        linear: Some(linear),
    })
}

/// Returns a graph whose last parameters are its first.
fn residuals_first(graph: &Graph, residuals: usize) -> Graph {
    let shapes = graph.param_shapes();
    let tangents = shapes.len() - residuals;
    let places = (0..shapes.len()).map(|i| match i < tangents {
        true => residuals + i,
        false => i - tangents,
    });
    let mut ordered = shapes[tangents..].to_vec();
    ordered.extend_from_slice(&shapes[..tangents]);
    graph.with_params(&ordered, &places.collect_vec())
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
