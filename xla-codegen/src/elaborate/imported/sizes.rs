//! The sizes of a model's arguments: numbers, generic or dynamic sizes of the function's parameters and results.

use quote::ToTokens;
use xla_hlo::binding::{self, Binding};
use xla_hlo::dynamic::{equate, unequal};
use xla_hlo::list::Items;
use xla_hlo::ops::inline;
use xla_hlo::{Shape, Size, Value};

use super::super::Elab;
use super::compare::{Found, Misfit, Place};
use crate::imported::{Imported, Reference, shown};

/// The sizes that the size names of a model are bound to.
#[derive(Default)]
pub(super) struct Bound {
    pub(super) binding: Binding,
    /// The pairs of sizes that must be equal.
    unequal: Vec<(Size, Size)>,
}

impl Bound {
    /// Binds the sizes of the model's arguments to those of the arrays with these labels, and reports what differs.
    pub(super) fn of(found: &[Found], model: &Imported, misfits: &mut Vec<Misfit>) -> Bound {
        let mut bound = Bound::default();
        for (Found { shape, .. }, param) in found.iter().zip_items(&model.params) {
            bound.bind(shape, &param.shape);
        }
        for (leaf, param) in found.iter().zip_items(&model.params) {
            let Found { label, shape, .. } = leaf;
            let place = Place::Param(leaf.param);
            if let Some((dimension, least)) = bound.multiple(&param.shape) {
                misfits.push(place.misfit(format!(
                    "\n  `{label}` is {}: its dimension {dimension} must be a number that is a multiple of {least}",
                    shown(shape)
                )));
                continue;
            }
            let expected = binding::substitute(&param.shape, &bound.binding);
            let pairs = expected.as_ref().map(|expected| unequal(shape, expected));
            match pairs {
                _ if expected.as_ref() == Some(shape) => {}
                Some(pairs) if !pairs.is_empty() => {
                    let known = pairs
                        .iter()
                        .all_items(|(a, b)| is_number(a) && is_number(b));
                    if known {
                        misfits.push(place.misfit(misfit(label, shape, &param.name, &param.shape)));
                    }
                    bound.unequal.extend(pairs);
                }
                _ => misfits.push(place.misfit(misfit(label, shape, &param.name, &param.shape))),
            }
        }
        bound
    }

    /// Binds the size names that are sizes of an array, and not bound yet.
    fn bind(&mut self, found: &Shape, expected: &Shape) {
        if found.rank() != expected.rank() {
            return;
        }
        for (found, expected) in found.dims.iter().zip_items(&expected.dims) {
            let names = expected.names();
            let [name] = names.as_slice() else { continue };
            if self.binding.contains_key(*name) || found.is_open() {
                continue;
            }
            // A name in the model is not a name in the function.
            let free = Size::name("*");
            let renamed = expected.substitute(&|_| Some(free.clone()));
            let order = |name: &str| (name == "*").then_some(0);
            let solved = renamed
                .ok()
                .and_then(|size| equate(&[(size, found.clone())], &order));
            if let Some([solved]) = solved.as_deref() {
                self.binding
                    .insert((*name).to_string(), solved.size.clone());
            }
        }
    }

    /// Returns a dimension whose size is not bound because it is a multiple of a number, and the number.
    fn multiple(&self, expected: &Shape) -> Option<(usize, usize)> {
        let mut dims = expected.dims.iter().enumerate();
        dims.find_map(|(d, size)| {
            let names = size.names();
            let [name] = names.as_slice() else {
                return None;
            };
            let one = size.substitute(&|_| Some(Size::from(1))).ok()?;
            let is_free = !self.binding.contains_key(*name) && size.as_name().is_none();
            Some((d, one.known()?)).filter(|_| is_free)
        })
    }

    /// Returns the shape of a result, by which names may be bound that no argument has.
    pub(super) fn result(&mut self, declared: &Shape, expected: &Shape) -> Option<Shape> {
        self.bind(declared, expected);
        binding::substitute(expected, &self.binding)
    }

    /// Returns a name of the shape that is not bound.
    pub(super) fn free<'s>(&self, shape: &'s Shape) -> Option<&'s str> {
        let mut names = shape.dims.iter().flat_items(Size::names);
        names.find_item(|name| !self.binding.contains_key(*name))
    }

    /// Adds the pairs in which a result differs from its declaration.
    pub(super) fn differ(&mut self, pairs: Vec<(Size, Size)>) {
        self.unequal.extend(pairs);
    }
}

fn is_number(size: &Size) -> bool {
    size.known().is_some()
}

fn misfit(label: &str, found: &Shape, name: &str, expected: &Shape) -> String {
    format!(
        "\n  `{label}` is {found}, the argument {name} is {}",
        shown(expected)
    )
}

impl Elab<'_> {
    /// Adds the instructions of a model for arguments of these sizes. `None` if they are wrong, which is reported, or
    /// if the function is elaborated again with other sizes.
    pub(super) fn instantiated(
        &mut self,
        reference: &Reference,
        model: &Imported,
        arguments: &[Value],
        bound: &Bound,
        misfits: &mut Vec<Misfit>,
    ) -> Option<Vec<Value>> {
        let at = reference.written.to_token_stream();
        if !bound.unequal.is_empty() && !self.cx.equate(&bound.unequal, &at) {
            let pairs = bound.unequal.iter();
            misfits.extend(pairs.map(|(a, b)| {
                let what = format!("\n  the sizes {a} and {b} are equal in the model");
                Place::All.misfit(what)
            }));
        }
        if !bound.unequal.is_empty() {
            return None;
        }
        let of = |name: &str| bound.binding.get(name).cloned();
        for constraint in &model.constraints {
            if constraint.size.substitute(&of).is_err() {
                let what = constraint.fault.what.with_sizes(&of);
                misfits.push(Place::All.misfit(format!("\n  {}: {what}", constraint.operation)));
            }
        }
        if !misfits.is_empty() {
            return None;
        }
        if bound.binding.is_empty() {
            return Some(self.graph.paste(&model.graph, arguments));
        }
        let origin = self.cx.origin(&reference.written);
        match inline::bound_region(self.cx.module, &model.graph, &bound.binding, origin) {
            Ok(graph) => Some(self.graph.paste(&graph, arguments)),
            Err(refused) => {
                misfits.push(Place::All.misfit(format!("\n  {}", refused.fault.what)));
                None
            }
        }
    }
}
