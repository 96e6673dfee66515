//! The arguments of a call, by position and by name.

use super::{Argument, Call, Operation, Param, ParamKind};
use crate::Builder;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::list::Items;
use crate::spelling;

impl<'a> Builder<'a> {
    /// Calls an operation.
    ///
    /// # Errors
    /// The error that the operation reports.
    pub fn apply(
        &mut self,
        operation: &'static Operation,
        arguments: Vec<Argument<'a>>,
    ) -> Result<Values, Error> {
        let outer = self.origin.operation;
        // An operation that calls another one by its name is the one that the user wrote.
        self.origin.operation = outer.or(Some(operation.name));
        let mut call = Call {
            b: self,
            operation,
            arguments,
        };
        let values = (operation.build)(&mut call);
        self.origin.operation = outer;
        values
    }
}

/// Binds arguments to the parameters of an operation. The first argument of a method is its receiver.
///
/// # Errors
/// Too many arguments, an unknown name, or an argument that is passed twice. The operation itself reports missing
/// arguments.
pub fn bind<A>(
    operation: &'static Operation,
    positional: usize,
    is_method: bool,
    names: &[String],
    mut take: impl FnMut(usize, &Param, usize) -> A,
    missing: impl Fn() -> A,
) -> Result<Vec<A>, (usize, Fault)> {
    // Positional arguments first. A method's receiver may be another parameter than the first.
    let params = operation.params;
    if positional > params.len() {
        let what = FaultKind::TooMany {
            most: params.len(),
            found: positional + names.len(),
        };
        return Err((params.len(), Fault::call(what)));
    }
    let mut bound: Vec<Option<usize>> = vec![None; params.len()];
    for argument in 0..positional {
        bound[operation.param_of(argument, is_method)] = Some(argument);
    }
    for (i, name) in names.iter().enumerate() {
        let argument = positional + i;
        // A list of dimensions may be passed by the singular too: `dimension = 0` for `dimensions`.
        let at = params.iter().position(|p| {
            p.name == name || (p.kind == ParamKind::Ints && p.name.strip_suffix('s') == Some(name))
        });
        let Some(at) = at else {
            // The help offers each parameter that no argument is bound to by its position.
            let free = params.iter().zip(&bound);
            let free = free.filter_items(|(_, bound)| bound.is_none_or(|at| at >= positional));
            let known = free.map(|(param, _)| param.name).collect_vec();
            let meant = spelling::argument(name, &known);
            let mut fault = Fault::call(FaultKind::NoSuchArgument {
                found: name.clone(),
                known,
            });
            fault.help = meant.map(|meant| format!("did you mean `{meant}`?"));
            return Err((argument, fault));
        };
        if bound[at].replace(argument).is_some() {
            return Err((
                argument,
                Fault::call(FaultKind::DuplicateArgument(params[at].name)),
            ));
        }
    }
    Ok(bound
        .into_iter()
        .enumerate()
        .map(|(at, argument)| match argument {
            Some(argument) => take(argument, &params[at], at),
            None => missing(),
        })
        .collect_vec())
}
