//! The measurement of each step, with the feature `profile`. Without it, nothing is emitted.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::lower::{Program, Step};

use super::{Emitter, span};
use crate::deep;
use crate::features;

/// Returns the number of a step among those that run by themselves, as `xla_hlo::lower::explain` counts them.
fn number(program: &Program, step: &Step) -> Option<usize> {
    fn visit(steps: &[Step], of: &Step, next: &mut usize) -> bool {
        for step in steps {
            let lists = match step {
                Step::While(_) | Step::Branch(_) => step.lists(),
                _ if core::ptr::eq(step, of) => return true,
                _ => {
                    *next += 1;
                    continue;
                }
            };
            if lists.into_iter().any(|list| visit(list, of, next)) {
                return true;
            }
        }
        false
    }
    let mut next = 0;
    visit(&program.steps, step, &mut next).then_some(next)
}

impl Emitter<'_> {
    /// Returns the code of a step with its measurement.
    pub(super) fn timed(&self, step: &Step, code: TokenStream) -> TokenStream {
        if !features::selected("profile") || self.inside || code.is_empty() {
            return code;
        }
        let Some(number) = number(self.program, step) else {
            return code;
        };
        let (root, name) = (self.root, self.from.name);
        let (mut operations, mut lines) = (Vec::new(), Vec::new());
        for (origin, operation) in step.origins().all() {
            let span = origin
                .index
                .and_then(|i| self.custom_calls.origins.get(i as usize));
            let place = span.and_then(|&span| xla_hlo::graph::Place::read(&deep::stated(span)?));
            let line = place.map(|place| place.line.to_string());
            for (all, one) in [
                (&mut operations, Some((*operation).to_string())),
                (&mut lines, line),
            ] {
                if let Some(one) = one
                    && !all.contains(&one)
                {
                    all.push(one);
                }
            }
        }
        let mut label = operations.join(", ");
        if !lines.is_empty() {
            label = format!("{label}, line {}", lines.join(", "));
        }
        let [form, number] = [self.form, number].map(Literal::usize_unsuffixed);
        quote_spanned!(span()=> {
            let _timed = #root::profile::Timed::start(#root::profile::Step {
                computation: ::core::concat!(::core::module_path!(), "::", #name),
                form: #form,
                number: #number,
                label: #label,
            });
            #code
        })
    }
}
