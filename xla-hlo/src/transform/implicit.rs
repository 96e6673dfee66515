//! `custom_root(f, solve, tangent_solve)` and `custom_linear_solve(matvec, solve, transpose_solve)`: functions that are
//! defined by an equation.

use super::application::{Application, Failure, Output};
use super::linearity::check_linear;
use super::{Split, split, transpose};
use crate::error::{Fault, FaultKind};
use crate::graph::{Graph, Primitive, Value};
use crate::list::{self, Items};
use crate::operation::{CapturingGraph, Computation};
use crate::ops::control::align;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::implicit::{LINEAR_SOLVE, ROOT, implicit};
use crate::ops::inline::{self, Refused};
use crate::passes::dce;
use crate::{Builder, Module, Tree, Type};

/// Returns a root of a function near an initial value.
pub(super) fn custom_root(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let ty = unknowns(application)?;
    let one = std::slice::from_ref(&ty);
    let twice = list::concat(&[one, one]);
    let [solve, tangent_solve] = application.functions else {
        unreachable!("the transformation takes two other functions");
    };
    let found = [
        traced(application, *solve, one, "solve")?,
        traced(application, application.function, one, "f")?,
        traced(application, *tangent_solve, &twice, "tangent_solve")?,
    ];
    let (regions, captured) = regions(application, found)?;
    let count = ty.leaves().len();
    // The parameters of `tangent_solve(g, y)` are the root, at which `g` is the derivative, then `y`, in which it must
    // be linear.
    let right = (0..regions[2].params.len()).map(|i| (count..2 * count).contains(&i));
    let subject = "`tangent_solve` is not linear in the right-hand side";
    check_linear(&regions[2], &right.collect_vec(), 0, subject)
        .map_err(|refused| Refused {
            fault: refused.fault.help(
                "solve the equations by operations that are linear, as `y / g(1.0)` for a number, or by `custom_linear_solve`",
            ),
            ..refused
        })?;
    added(application, &ROOT, &ty, &captured, regions)
}

/// Returns the solution of linear equations.
pub(super) fn custom_linear_solve(
    application: &mut Application<'_, '_>,
) -> Result<Output, Failure> {
    let ty = unknowns(application)?;
    let one = std::slice::from_ref(&ty);
    let solve = application.functions[0];
    let mut found = vec![
        traced(application, solve, one, "solve")?,
        traced(application, application.function, one, "matvec")?,
    ];
    if let Some(&transpose_solve) = application.functions.get(1) {
        found.push(traced(
            application,
            transpose_solve,
            one,
            "transpose_solve",
        )?);
    }
    let (mut regions, captured) = regions(application, found)?;
    let count = ty.leaves().len();
    let unknown = (0..regions[1].params.len()).map(|i| i < count);
    let unknown = unknown.collect_vec();
    let subject = "`matvec` is not linear in its argument";
    check_linear(&regions[1], &unknown, 0, subject)?;
    // A symmetric operator is its own transpose: both functions serve twice. Otherwise the transpose of `matvec` is
    // derived, if a solver for it is supplied.
    if application.options.symmetric {
        regions.truncate(2);
        regions.extend_from_within(..);
    } else if regions.len() == 3 {
        regions.push(transposed(&regions[1], &unknown)?);
    }
    added(application, &LINEAR_SOLVE, &ty, &captured, regions)
}

/// Returns the type of the only argument, whose parts all have derivatives.
fn unknowns(application: &Application<'_, '_>) -> Result<Type, Fault> {
    let types = application.types();
    let [ty] = types.as_slice() else {
        let what = FaultKind::Count {
            items: "arguments",
            expected: 1,
            found: types.len(),
        };
        return Err(Fault::call(what).help("pass several arrays as a tuple or a struct"));
    };
    for (path, leaf) in ty.paths() {
        if !has_tangents(&leaf.shape) {
            let found = leaf.shape.clone();
            return Err(Fault::operand(
                0,
                FaultKind::NotDifferentiable { path, found },
            ));
        }
    }
    Ok(ty.clone())
}

/// Returns the graph of a function of these types, whose result has the type of the unknowns.
fn traced(
    application: &Application<'_, '_>,
    function: &dyn Computation,
    params: &[Type],
    name: &'static str,
) -> Result<CapturingGraph, Failure> {
    let graph = function.with_captures(params, None, &application.b.graph)?;
    if !graph.replaced.is_empty() {
        return Err(Fault::call(FaultKind::Effects).into());
    }
    let (found, expected) = (&graph.result, &params[0]);
    let mut leaves = found.leaves().into_iter().zip(expected.leaves());
    if !found.same_structure(expected) || leaves.any(|(a, b)| a.shape != b.shape) {
        let what = FaultKind::Value {
            expected: format!("`{name}` to return {expected}, as its argument"),
            found: found.to_string(),
        };
        return Err(Fault::named(name, what).into());
    }
    Ok(graph)
}

/// Returns the graphs with parameters for all captured values, and these.
fn regions(
    application: &Application<'_, '_>,
    found: impl IntoIterator<Item = CapturingGraph>,
) -> Result<(Vec<Graph>, Vec<Value>), Refused> {
    let found = found.into_iter();
    let found = found.map(|capturing| (capturing.graph, capturing.values));
    let b = &application.b;
    let (regions, captured) = align(&b.graph, found.collect_vec());
    let flat = regions.iter();
    let flat = flat.map(|region| Ok(dce::run(&inline::flat_with_rules(b.module, region)?)));
    Ok((flat.collect_ok()?, captured))
}

fn added(
    application: &mut Application<'_, '_>,
    op: &'static Primitive,
    ty: &Type,
    captured: &[Value],
    regions: Vec<Graph>,
) -> Result<Output, Failure> {
    let leaves = application.arguments.iter().flat_items(Tree::leaves);
    let own = leaves.copied().collect_vec();
    let operands = list::concat(&[own.as_slice(), captured]);
    let made = implicit(application.b, op, own.len(), &operands, regions)?;
    Ok(Output {
        value: ty.with_leaves(&mut made.into_iter()),
        linear: None,
    })
}

/// Returns the transpose of a graph that is linear in its first parameters, and takes the same others.
fn transposed(graph: &Graph, is_linear: &[bool]) -> Result<Graph, Refused> {
    let Split { known, linear } = split(graph, is_linear, &vec![true; graph.results.len()])?;
    let count = is_linear.iter().filter_items(|is| **is).count();
    let first = (0..linear.params.len()).map(|i| i < count);
    let first = first.collect_vec();
    let back = transpose(&linear, &first, &vec![false; first.len()])?;
    let module = Module::default();
    let mut b = Builder::new(&module);
    // The transposed graph takes the parameters of `graph`: the cotangents in place of the unknowns.
    let shapes = graph.param_shapes().into_iter();
    let params = shapes.map(|shape| b.graph.add_param(shape)).collect_vec();
    let residuals = b.paste(&known, &params[count..]);
    let arguments = list::concat(&[residuals.as_slice(), &params[..count]]);
    b.graph.results = b.paste(&back, &arguments);
    Ok(b.graph)
}
