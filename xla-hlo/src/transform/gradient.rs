//! `grad(f)` and `value_and_grad(f)`: the gradient of a function whose result is one real number.

use super::application::{Application, Failure, Output, one_or_all};
use super::argnums::Sorted;
use super::traced::Besides;
use super::transpose;
use crate::derivatives::calculus::number;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::Values;
use crate::list::{self, Items};
use crate::{Shape, Tree};

/// Applies the gradient of a function by some of its arguments.
pub(super) fn grad(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let (value, gradient) = both(application)?;
    let value = match value {
        // A pair of the value and the part that is not differentiated.
        Tree::Tuple(mut parts) if application.options.has_aux => {
            Tree::Tuple(vec![gradient, parts.remove(1)])
        }
        _ => gradient,
    };
    Ok(Output {
        value,
        linear: None,
    })
}

/// Applies a function, and its gradient by some of its arguments.
pub(super) fn value_and_grad(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let (value, gradient) = both(application)?;
    Ok(Output {
        value: Tree::Tuple(vec![value, gradient]),
        linear: None,
    })
}

fn both(application: &mut Application<'_, '_>) -> Result<(Values, Values), Failure> {
    let argnums = application.argnums()?;
    let types = application.types();
    let traced = application.traced(&argnums, Besides::Nothing)?;
    let real = |shape: &Shape| shape.rank() == 0 && shape.element.kind() == Kind::Float;
    let loss = match &traced.result {
        Tree::Leaf(leaf) if real(&leaf.shape) => leaf.shape.clone(),
        found => {
            let help = match found {
                Tree::Leaf(leaf) => match leaf.shape.element.kind() {
                    Kind::Float => "reduce the result, as with `sum(..)` or `mean(..)`",
                    Kind::Complex => "take the real part or the magnitude: `real(..)`, `abs(..)`",
                    _ => "integers and truth values have no derivative",
                },
                _ => {
                    "return the loss alone, or a pair of it and other values with `has_aux = true`; of a function \
                     with several results, take `jacrev` or `vjp`"
                }
            };
            let found = found.to_string();
            return Err(Fault::call(FaultKind::NotLoss { found }).help(help).into());
        }
    };
    // The gradient is the transpose of the tangent map, applied to 1.
    let (parts, linear, residuals) = application.linearized(&traced)?;
    let b = &mut *application.b;
    let tangents = linear.params.len() - residuals.len();
    let is_linear = (0..linear.params.len()).map(|i| i < tangents).collect_vec();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    let seed = number(b, &loss, 1.0)?;
    let made = b.paste(&back, &list::concat(&[residuals.as_slice(), &[seed]]));
    let gradients = Sorted::new(&argnums, &types).trees(&argnums, &types, &made);
    let gradient = one_or_all(gradients);
    Ok((parts.whole(), gradient))
}
