//! The sizes of a model's arguments: numbers, generic or dynamic sizes of the function's parameters and results.

use quote::ToTokens;
use xla_hlo::binding::{self, Binding};
use xla_hlo::dynamic::{equate, is_dynamic, unequal};
use xla_hlo::error::Fault;
use xla_hlo::list::Items;
use xla_hlo::ops::{inline, size_assertion, slice};
use xla_hlo::{Builder, Shape, Size, Value};

use super::super::Elab;
use super::compare::{Found, Misfit, Place};
use crate::imported::{Imported, Reference, shown};

/// The sizes that the size names of a model are bound to.
#[derive(Default)]
pub(super) struct Bound {
    pub(super) binding: Binding,
    /// The pairs of sizes that must be equal.
    unequal: Vec<(Size, Size)>,
    multiples: Vec<Multiple>,
}

/// A dynamic size of an array that must be a multiple of a number and a rest, since the model divides it.
struct Multiple {
    argument: usize,
    dimension: usize,
    /// The multiple and the rest: the quotient, rounded down, times the number, and the rest.
    size: Size,
}

/// A size of a model that is not bound: a size times a number, and a rest.
struct Linear {
    dimension: usize,
    factor: usize,
    rest: usize,
}

impl Linear {
    /// Returns the numbers that such a size may be, as a message calls them.
    fn numbers(&self) -> String {
        let Linear { factor, rest, .. } = self;
        match (factor, rest) {
            (1, rest) => format!("at least {rest}"),
            (factor, 0) => format!("a multiple of {factor}"),
            (factor, rest) => format!("{rest} more than a multiple of {factor}"),
        }
    }

    /// Returns such a size of a generic size.
    fn of(&self, name: &str) -> Option<Size> {
        let product = Size::from(self.factor).times(&Size::name(name)).ok()?;
        product.plus(&Size::from(self.rest)).ok()
    }
}

impl Bound {
    /// Binds the sizes of the model's arguments to the sizes of the arrays with these labels, and reports differences.
    pub(super) fn of(found: &[Found], model: &Imported, misfits: &mut Vec<Misfit>) -> Bound {
        let mut bound = Bound::default();
        // A dynamic size that is a function of others has replaced another, by what these others are bound to.
        let is_replaced = |size: &Size| size.is_dynamic() && size.as_name().is_none();
        // Sizes are bound in an order of certainty: sizes of the function, then quotients of dynamic sizes that the
        // model multiplies, then any other.
        for (Found { shape, .. }, param) in found.iter().zip(&model.params) {
            bound.bind(shape, &param.shape, &|size| !is_replaced(size));
        }
        let mut shapes = Vec::new();
        for (argument, (leaf, param)) in found.iter().zip(&model.params).enumerate() {
            shapes.push(bound.divided(argument, &leaf.shape, &param.shape));
        }
        for ((leaf, param), shape) in found.iter().zip(&model.params).zip(&shapes) {
            let label = &leaf.label;
            bound.bind(shape, &param.shape, &|_| true);
            let place = Place::Param(leaf.param);
            if let Some(linear) = bound.linear(&param.shape) {
                let dimension = linear.dimension;
                let found = shape.dims.get(dimension);
                let name = found
                    .and_then(Size::as_name)
                    .filter(|name| !is_dynamic(name));
                let generic = name.and_then(|name| linear.of(name));
                let generic = generic.map_or_else(String::new, |size| format!(" `{size}`,"));
                misfits.push(place.misfit(format!(
                    "\n  `{label}` is {}: its dimension {dimension} must be{generic} `?`, or a number that is {}",
                    match name {
                        Some(_) => shape.clone(),
                        None => shown(shape),
                    },
                    linear.numbers()
                )));
                continue;
            }
            let expected = binding::substitute(&param.shape, &bound.binding);
            let pairs = expected.as_ref().map(|expected| unequal(shape, expected));
            match pairs {
                _ if expected.as_ref() == Some(shape) => {}
                Some(pairs) if !pairs.is_empty() => {
                    let known = pairs.iter().all(|(a, b)| is_number(a) && is_number(b));
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

    /// Binds the size names that are sizes of an array, of those that a function selects, and not bound yet.
    fn bind(&mut self, found: &Shape, expected: &Shape, selected: &dyn Fn(&Size) -> bool) {
        if found.rank() != expected.rank() {
            return;
        }
        for (found, expected) in found.dims.iter().zip(&expected.dims) {
            let names = expected.names();
            let [name] = names.as_slice() else { continue };
            if self.binding.contains_key(*name) || found.is_open() || !selected(found) {
                continue;
            }
            // A name in the model is not a name in the function.
            let free = Size::name("*");
            let renamed = expected.substitute(&|_| Some(free.clone()));
            let order = |name: &str| (name == "*").then_some(0);
            let solved = renamed
                .ok()
                .and_then(|size| equate(&[(size, found.clone())], &order));
            // The call is refused if a dynamic size is too small: see `divided`.
            let is_certain = |size: &Size| !size.is_dynamic() || size.is_certain();
            if let Some([solved]) = solved.as_deref()
                && is_certain(&solved.size)
            {
                self.binding
                    .insert((*name).to_string(), solved.size.clone());
            }
        }
    }

    /// Binds the names of which the sizes of the model are multiples, where those of an argument are dynamic. Returns the
    /// shape with the multiples, which are the sizes unless the call is refused.
    fn divided(&mut self, argument: usize, found: &Shape, expected: &Shape) -> Shape {
        // Each round binds one more name.
        let mut shape = found.clone();
        while let Some(linear) = self.linear(expected) {
            let Linear {
                dimension,
                factor,
                rest,
            } = linear;
            let names = expected.dims[dimension].names();
            let size = found.dims.get(dimension).filter(|size| size.is_dynamic());
            let multiple = size.and_then(|size| size.minus(&Size::from(rest)).ok());
            let quotient = multiple.and_then(|size| size.divided_by(&Size::from(factor)).ok());
            let (Some(quotient), Some(name)) = (quotient, names.first()) else {
                break;
            };
            self.binding.insert((*name).to_string(), quotient);
            let of = |name: &str| self.binding.get(name).cloned();
            let Ok(size) = expected.dims[dimension].substitute(&of) else {
                break;
            };
            shape.dims[dimension] = size.clone();
            self.multiples.push(Multiple {
                argument,
                dimension,
                size,
            });
        }
        shape
    }

    /// Returns a dimension whose size is not bound because it is a multiple of a number, or that and a rest.
    fn linear(&self, expected: &Shape) -> Option<Linear> {
        let mut dims = expected.dims.iter().enumerate();
        dims.find_map(|(dimension, size)| {
            let names = size.names();
            let [name] = names.as_slice() else {
                return None;
            };
            if self.binding.contains_key(*name) || size.as_name().is_some() {
                return None;
            }
            let of = |n: usize| size.substitute(&|_| Some(Size::from(n))).ok()?.known();
            let (rest, one) = (of(0)?, of(1)?);
            let factor = one.checked_sub(rest).filter(|factor| *factor > 0)?;
            Some(Linear {
                dimension,
                factor,
                rest,
            })
        })
    }

    /// Returns the shape of a result, by which names may be bound that no argument has.
    pub(super) fn result(&mut self, declared: &Shape, expected: &Shape) -> Option<Shape> {
        self.bind(declared, expected, &|_| true);
        binding::substitute(expected, &self.binding)
    }

    /// Returns a name of the shape that is not bound.
    pub(super) fn free<'s>(&self, shape: &'s Shape) -> Option<&'s str> {
        let mut names = shape.dims.iter().flat_items(Size::names);
        names.find(|name| !self.binding.contains_key(*name))
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
        // The rules of the model's operations must hold for the sizes of the arguments.
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
        // A model of fixed sizes is pasted as it is; the sizes of others are substituted.
        if bound.binding.is_empty() {
            return self.pasted(reference, &model.graph, arguments);
        }
        let arguments = match self.multiples(reference, arguments, &bound.multiples) {
            Ok(arguments) => arguments,
            Err(fault) => {
                misfits.push(Place::All.misfit(format!("\n  {}", fault.what)));
                return None;
            }
        };
        let origin = self.cx.origin(reference.written.span());
        match inline::bound_region(self.cx.module, &model.graph, &bound.binding, origin) {
            Ok(graph) => self.pasted(reference, &graph, &arguments),
            Err(refused) => {
                misfits.push(Place::All.misfit(format!("\n  {}", refused.fault.what)));
                None
            }
        }
    }

    /// Asserts that sizes of arguments are multiples of numbers, and returns the arguments with these sizes.
    fn multiples(
        &mut self,
        reference: &Reference,
        arguments: &[Value],
        multiples: &[Multiple],
    ) -> Result<Vec<Value>, Fault> {
        let mut arguments = arguments.to_vec();
        let mut b = Builder::new(self.cx.module);
        b.graph = std::mem::take(&mut self.graph);
        b.origin = self.cx.origin(reference.written.span());
        let mut result = Ok(());
        for multiple in multiples {
            let argument = &mut arguments[multiple.argument];
            match whole(&mut b, *argument, multiple) {
                Ok(value) => *argument = value,
                Err(fault) => result = Err(fault),
            }
        }
        self.graph = b.graph;
        result.map(|()| arguments)
    }
}

/// Asserts that a dynamic size is a multiple and a rest, and returns the array with that size.
fn whole(b: &mut Builder<'_>, array: Value, multiple: &Multiple) -> Result<Value, Fault> {
    let mut limits = b.shape(array).dims.clone();
    let found = std::mem::replace(&mut limits[multiple.dimension], multiple.size.clone());
    size_assertion::at_most(b, found, multiple.size.clone())?;
    let every = |n: usize| vec![Size::from(n); limits.len()];
    let (starts, strides) = (every(0), every(1));
    slice::slice(b, array, starts, limits, strides)
}
