//! The sizes of a model that its arguments have: their names, and all that the model requires of them.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use xla_hlo::Size;
use xla_hlo::dynamic::{Equation, equate, is_dynamic, replaced};

use super::number::{NATURAL, Number, OPAQUE};

/// The sign in the names of sizes that are the rests of others.
const LESS: char = '-';

/// The most quotients of quotients that are bounded.
const NESTED: usize = 3;

/// The most operations that are imported for one function and the functions that it calls.
pub(super) const MOST_OPERATIONS: usize = 1 << 18;

/// The sizes of the arguments of a function, and the equations and bounds that its operations require.
#[derive(Default)]
pub(super) struct Sizes {
    /// The names of the sizes of arguments, in the order of these.
    names: RefCell<Vec<String>>,
    /// The names of the arguments that may be sizes.
    scalars: Vec<String>,
    /// The names among them that are sizes.
    used: Vec<String>,
    /// Those that have been found to be sizes since.
    assumed: RefCell<Vec<String>>,
    /// The sizes that replace others.
    equations: Vec<Equation>,
    /// Those that have been found since.
    found: RefCell<Vec<Equation>>,
    /// The least value of a size that the model assumes or checks.
    least: RefCell<HashMap<String, usize>>,
    /// The last size that is not certainly at least a number, and the least such number.
    doubted: RefCell<Option<(String, usize)>>,
    opaque: Cell<usize>,
    operations: Cell<usize>,
}

impl Sizes {
    /// Returns the size of a dimension of an argument.
    pub(super) fn of_argument(&mut self, argument: &str, dimension: usize) -> Size {
        let size = Size::unknown(argument, dimension);
        self.add(size)
    }

    /// Returns the size that an argument is, if it is used as one.
    pub(super) fn of_scalar(&mut self, argument: &str) -> Size {
        let size = Size::name(format!("?{argument}"));
        let name = size.to_string();
        if !self.scalars.contains(&name) {
            self.scalars.push(name);
        }
        self.add(size)
    }

    fn add(&mut self, size: Size) -> Size {
        let (name, names) = (size.to_string(), self.names.get_mut());
        if !names.contains(&name) {
            names.push(name);
        }
        replaced(&size, &self.equations).unwrap_or(size)
    }

    /// Whether an argument is a size.
    pub(super) fn is_size(&self, argument: &str) -> bool {
        let is = |name: &str| name.strip_prefix('?') == Some(argument);
        let is_replaced = self.equations.iter().any(|e| is(&e.name));
        self.scalars.iter().any(|name| is(name))
            && (is_replaced || self.used.iter().any(|name| is(name)))
    }

    /// Returns the element of an array that is not a function of sizes.
    pub(super) fn opaque(&self) -> Number {
        self.opaque.set(self.opaque.get() + 1);
        Number::size(&Size::name(format!("{OPAQUE}{}", self.opaque.get())))
    }

    /// Returns the number as a size, if it is one: a function of sizes that is not certainly negative.
    pub(super) fn size(&self, number: &Number) -> Option<Size> {
        let size = number.to_size()?;
        if size.names().iter().any(|name| name.starts_with(OPAQUE)) {
            return None;
        }
        self.assume(&size);
        Some(size)
    }

    /// Records that arguments in it are sizes.
    fn assume(&self, size: &Size) {
        let is_scalar = |name: &str| self.scalars.iter().any(|scalar| scalar == name);
        let mut assumed = self.assumed.borrow_mut();
        for name in size.names().into_iter().filter(|name| is_scalar(name)) {
            let known = self.used.iter().chain(&*assumed);
            if known.into_iter().all(|known| known != name) {
                assumed.push(name.to_string());
            }
        }
    }

    /// Whether a size is certainly not negative.
    pub(super) fn is_certain(&self, size: &Size) -> bool {
        // A size that is at least 1 is written as a size plus 1, so that `n - 1` is certain.
        let least = self.least.borrow();
        let above = |name: &str| {
            let least = Size::from(least.get(name).copied().unwrap_or(0));
            Size::name(name).plus(&least).ok()
        };
        let is_natural = |name: &&str| is_dynamic(name) || name.starts_with(NATURAL);
        let is_size = size.names().iter().all(is_natural);
        let is_certain = |size: &Size| size.substitute(&above).is_ok_and(|size| size.is_certain());
        let mut is = is_size && is_certain(size);
        let mut bound = size.clone();
        for _ in 0..NESTED {
            if is || !is_size {
                break;
            }
            // A whole number is not negative if a multiple is more than the negated factor.
            let Some((less, multiple)) = bound.bound_below() else {
                break;
            };
            bound = less + Size::from(multiple - 1);
            is = is_certain(&bound);
        }
        if is {
            self.assume(size);
        } else {
            self.doubt(size);
        }
        is
    }

    /// Records that it is not certain whether a size is at least a number.
    fn doubt(&self, size: &Size) {
        let (more, less) = size.halves();
        if let (Some(name), Some(less)) = (more.as_name(), less.known())
            && is_dynamic(name)
            && !name.contains(LESS)
        {
            let mut doubted = self.doubted.borrow_mut();
            match &mut *doubted {
                Some((other, least)) if other == name => *least = less.min(*least),
                other => *other = Some((name.to_string(), less)),
            }
        }
    }

    /// Writes the size that was last doubted as the sum of another and a number, since the model asserts of the other
    /// the unknown part of the difference.
    pub(super) fn settle(&self) {
        let Some((name, less)) = self.doubted.take() else {
            return;
        };
        let rest = format!("{name}{LESS}{less}");
        let mut found = self.found.borrow_mut();
        if let Ok(size) = Size::name(rest.as_str()).plus(&Size::from(less))
            && found.iter().all(|equation| equation.name != name)
        {
            self.names.borrow_mut().push(rest);
            found.push(Equation { name, size });
        }
    }

    /// Records that a number is not negative where it bounds one size; returns the name and the bound.
    pub(super) fn bound(&self, number: &Number) -> Option<usize> {
        let (size, least) = number.halves();
        let (name, least) = (
            size.as_name().filter(|name| is_dynamic(name))?,
            least.known()?,
        );
        let mut all = self.least.borrow_mut();
        let known = all.entry(name.to_string()).or_default();
        *known = least.max(*known);
        Some(least)
    }

    /// Records that sizes are equal, and returns whether that replaces some of them: the function is then imported again.
    pub(super) fn equate(&self, pairs: &[(Size, Size)]) -> bool {
        let mut found = self.found.borrow_mut();
        let pairs: Option<Vec<(Size, Size)>> = (pairs.iter())
            .map(|(a, b)| Some((replaced(a, &found)?, replaced(b, &found)?)))
            .collect();
        let names = self.names.borrow();
        // Sizes of arrays replace arguments.
        let last = |name: &str| self.scalars.iter().any(|scalar| scalar == name);
        let order = |name: &str| {
            let place = names.iter().position(|known| known == name)?;
            Some(place + if last(name) { names.len() } else { 0 })
        };
        let equations = pairs.and_then(|pairs| equate(&pairs, &order));
        let Some(equations) = equations.filter(|all| !all.is_empty()) else {
            return false;
        };
        for equation in found.iter_mut() {
            if let Some(size) = replaced(&equation.size, &equations) {
                equation.size = size;
            }
        }
        found.extend(equations);
        true
    }

    /// Records that a size is a multiple of a number, if it is one name.
    pub(super) fn divides(&self, divisor: usize, size: &Size) -> bool {
        let Some(name) = size.as_name().filter(|name| is_dynamic(name)) else {
            return false;
        };
        // `?x.0` that 4 divides becomes `4 * ?x.0/4`, with a new name.
        let part = format!("{name}/{divisor}");
        let product = Size::from(divisor).times(&Size::name(part.as_str()));
        let Ok(size) = product else { return false };
        let mut found = self.found.borrow_mut();
        if found.iter().any(|equation| equation.name == name) {
            return false;
        }
        let name = name.to_string();
        self.names.borrow_mut().push(part);
        found.push(Equation { name, size });
        true
    }

    /// Returns the sizes with all that has been found, if anything has.
    pub(super) fn again(self) -> Option<Sizes> {
        let found = self.found.into_inner();
        let mut used = self.assumed.into_inner();
        if found.is_empty() && used.is_empty() {
            return None;
        }
        used.extend(self.used);
        // Earlier equations are rewritten by the new ones, so that their right sides have remaining sizes only.
        let mut equations = self.equations;
        for equation in &mut equations {
            equation.size =
                replaced(&equation.size, &found).unwrap_or_else(|| equation.size.clone());
        }
        equations.extend(found);
        Some(Sizes {
            names: self.names,
            scalars: self.scalars,
            used,
            equations,
            ..Sizes::default()
        })
    }

    /// Counts an operation, and returns whether there are too many.
    pub(super) fn is_exceeded(&self) -> bool {
        self.operations.set(self.operations.get() + 1);
        self.operations.get() > MOST_OPERATIONS
    }
}
