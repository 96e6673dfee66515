//! Assertions that a size is a multiple of another: `assert!(F % G == 0);`.

use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::ops::size_assertion;
use xla_hlo::{Size, Type, Value, Values};

use super::{Elab, Source, Val};
use crate::hir::{Expr, Inspect};
use crate::message::{Error, source};
use crate::multiples::{Multiple, parts};

impl Elab<'_> {
    /// Elaborates an assertion that a size is a multiple of another; `None` if it is none. An assertion about values is
    /// executed at run time.
    pub(super) fn multiple(&mut self, whole: &Expr, of: &Inspect) -> Option<Val> {
        let parts = parts(of)?;
        let [dividend, divisor] = parts.map(|part| self.evaluated(part));
        let (dividend, divisor) = match (dividend, divisor) {
            (Some(Ok(dividend)), Some(Ok(divisor))) => (dividend, divisor),
            // The mistake in a size is reported; the assertion at run time reports others.
            (None, _) | (_, None) => return Some(Val::Poison),
            _ => return None,
        };
        let condition = source(whole);
        match (&dividend, &divisor) {
            _ if divisor.known().is_some_and(|n| n < 1) => {
                let what = format!("expected a divisor of at least 1, found {divisor}");
                Some(self.fault(parts[1], what))
            }
            // Numbers: `i % 2 == 0` in an unrolled loop is not about sizes.
            (Int::Size(dividend), Int::Size(divisor))
                if dividend.known().is_none() || divisor.known().is_none() =>
            {
                if of.outermost_condition().is_none() {
                    let what = "a condition on sizes holds for the whole body\n  \
                                help: assert it at the beginning of the body";
                    return Some(self.fault(whole, what));
                }
                Some(self.symbolic(whole, [dividend, divisor], condition))
            }
            _ => {
                of.outermost_condition()?;
                let message = of.message().filter(|_| self.cx.frame().of_library);
                let [number, of] = [dividend.known()?, divisor.known()?];
                if number % of == 0 {
                    return Some(Val::Tuple(Vec::new()));
                }
                let failed = message.unwrap_or_else(|| format!("`{condition}` fails"));
                let what = format!("{failed}: expected a multiple of {of}, found {number}");
                Some(self.fault(whole, what))
            }
        }
    }

    /// Records that a size is a multiple of another, unless that is known.
    fn symbolic(&mut self, whole: &Expr, sizes: [&Size; 2], condition: String) -> Val {
        let [dividend, divisor] = sizes;
        let done = Val::Tuple(Vec::new());
        let quotient = dividend.divided_by(divisor);
        let product = quotient.and_then(|quotient| divisor.times(&quotient));
        if product.as_ref() == Ok(dividend) {
            return done;
        }
        let is_new = dividend.as_multiple_of(divisor).is_some();
        let sizes = sizes.map(|size| size.undivided().0);
        if is_new {
            // The body is elaborated again with the size replaced.
            let frame = self.cx.frame();
            let (span, within) = match &frame.call {
                Some(call) => (call.span, Some(whole.start())),
                None => (whole.start(), None),
            };
            self.cx.asserted.borrow_mut().push(Multiple {
                sizes,
                condition,
                span,
                within,
            });
            return done;
        }
        // Rules do not use it: it is only checked.
        let added = self.with_builder_at(whole, |b| size_assertion::multiple(b, sizes, condition));
        match added {
            Ok(_) => done,
            Err(fault) => self.fault(whole, fault.what),
        }
    }

    /// Adds the assertions by which sizes are replaced.
    pub(super) fn assert_multiples(&mut self) {
        for multiple in self.cx.multiples.iter() {
            let origin = self.cx.origin_of(Source {
                span: multiple.span,
                within: multiple.within,
            });
            let (sizes, condition) = (multiple.sizes.clone(), multiple.condition.clone());
            let added = self.with_builder(|b| {
                b.origin = origin;
                size_assertion::multiple(b, sizes, condition)
            });
            if let Err(fault) = added {
                self.cx
                    .fault(Error::new(multiple.span, fault.what.to_string()));
            }
        }
    }

    /// Returns the arrays of a parameter with the replaced names of their sizes.
    pub(super) fn divided(&mut self, values: &Values) -> Values {
        if self.cx.multiples.is_empty() {
            return values.clone();
        }
        values.map(&mut |&value| {
            let dims = self.cx.multiples.sizes(&self.graph.shape(value).dims);
            self.resized(value, dims)
        })
    }

    /// Returns the arrays of a result, or of the final value of a state, with the sizes of its type.
    pub(super) fn undivided(&mut self, values: &Values, declared: &Type) -> Vec<Value> {
        let leaves = values.leaves().into_iter().copied();
        if self.cx.multiples.is_empty() {
            return leaves.collect_vec();
        }
        let declared = declared.leaves();
        let resized = leaves.zip(declared).map(|(value, leaf)| {
            let dims = self.graph.shape(value).dims.iter().zip(&leaf.shape.dims);
            let dims = dims.map(|(found, declared)| {
                if declared.is_open() {
                    found.undivided().0
                } else {
                    declared.clone()
                }
            });
            let dims = dims.collect_vec();
            self.resized(value, dims)
        });
        resized.collect_vec()
    }

    fn resized(&mut self, value: Value, dims: Vec<Size>) -> Value {
        match self.with_builder(|b| size_assertion::resized(b, value, dims)) {
            Ok(resized) => resized,
            Err(fault) => {
                let at = proc_macro2::Span::call_site();
                self.cx.fault(Error::new(at, fault.what.to_string()));
                value
            }
        }
    }
}
