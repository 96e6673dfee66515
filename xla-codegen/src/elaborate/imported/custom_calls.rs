//! The custom calls of a model, as calls of the functions that its targets are bound to.

use std::rc::Rc;

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::ops::custom_call::targets::link;
use xla_hlo::{Function, Graph, Parameter, Size, Value};

use super::super::Elab;
use super::super::item::Item;
use crate::forwarded::may_fail;
use crate::hir::Path;
use crate::imported::Reference;
use crate::imported::custom_calls::Bound;
use crate::lexical::{File, Known};
use crate::message::{Error, source};

impl Elab<'_> {
    /// Adds the instructions of a model, whose custom calls call the functions that their targets are bound to. `None`
    /// if a function does not match, which is reported.
    pub(super) fn pasted(
        &mut self,
        reference: &Reference,
        graph: &Graph,
        arguments: &[Value],
    ) -> Option<Vec<Value>> {
        if reference.custom_calls.is_empty() {
            return Some(self.graph.paste(graph, arguments));
        }
        let mut functions = Vec::with_capacity(reference.custom_calls.len());
        for bound in &reference.custom_calls {
            functions.push((bound, self.bound(bound)?));
        }
        let function = |target: &str| {
            let mut all = functions.iter();
            let found = all.find(|(bound, _)| bound.target.value() == target);
            found.map(|(_, function)| Rc::clone(function))
        };
        let mismatch = match link(self.cx.module, graph, &function) {
            Ok(graph) => return Some(self.graph.paste(&graph, arguments)),
            Err(mismatch) => mismatch,
        };
        let mut all = functions.iter();
        let is_it = |bound: &Bound| bound.target.value() == mismatch.target;
        let (bound, callee) = all.find(|(bound, _)| is_it(bound))?;
        let what = format!(
            "`{}` does not match a custom call of @{} in `{}`\n  {}",
            source(&bound.function),
            mismatch.target,
            reference.written.value(),
            mismatch.fault.of(callee.written()).message(&[]),
        );
        self.cx.fault(Error::new_spanned(&bound.function, what));
        None
    }

    /// Returns the function that a target is bound to. `None` if it cannot be called here, which is reported.
    fn bound(&mut self, bound: &Bound) -> Option<Rc<Function>> {
        let path = Path::from(&bound.function);
        let name = source(&bound.function);
        let found = match self.cx.frame().item(&path) {
            // A function with a rule for its derivative is a computation of a custom call.
            Some(Item::Computation(callee)) => {
                if let Some(what) = self.uncallable(&callee) {
                    let fault = Error::new_spanned(&bound.function, format!("`{name}`: {what}"));
                    self.cx.fault(fault);
                    return None;
                }
                return Some(callee);
            }
            Some(Item::Broken) => return None,
            Some(Item::Template(..)) => "a computation that is elaborated at each call",
            Some(Item::Operation(_)) => "an operation",
            Some(Item::Known) => "a constant",
            Some(Item::Type) => "a type",
            None if bound
                .function
                .get_ident()
                .is_some_and(|ident| File::default().knows(ident) == Known::Plain) =>
            {
                "a plain function"
            }
            None => {
                let what = format!("cannot find function `{name}`");
                self.cx.fault(Error::new_spanned(&bound.function, what));
                return None;
            }
        };
        let help = match found {
            "a constant" | "a type" | "a plain function" => "",
            _ => "\n  help: bind a computation that calls it with arrays of the model's types",
        };
        let what = format!(
            "expected a function with `#[custom_call]` or `#[computation]`, found {found}, `{name}`{help}"
        );
        self.cx
            .fault(Error::new_spanned(bound.function.to_token_stream(), what));
        None
    }

    /// Returns the reason why this model cannot call a function, if there is one.
    fn uncallable(&self, callee: &Function) -> Option<String> {
        let params = &callee.signature.params;
        let changes = |param: &Parameter| param.state || param.channel.is_some();
        let results = callee.signature.result.leaves();
        let mut sizes = results.into_iter().flat_items(|leaf| &leaf.shape.dims);
        let own = &self.cx.frame().own;
        Some(if params.iter().any(changes) {
            "a model calls functions whose parameters are arrays that they do not change"
                .to_string()
        } else if sizes.any(Size::is_open) {
            "a model calls functions whose results have no sizes `?`\n  \
             help: declare its result with sizes of its parameters, or with numbers"
                .to_string()
        } else if may_fail(callee) && !self.cx.frame().fallible {
            format!(
                "it may fail, so `{own}` returns a `Result`\n  help: declare `{own}` as `-> Result<.., typed_xla::Error>`"
            )
        } else if self.cx.frame().call.is_some() && !self.reaches(callee) {
            if may_fail(callee) {
                format!(
                    "it may fail, so `{own}` can be called from Rust only, since its arguments do not determine its sizes"
                )
            } else {
                "it cannot be called where only an alias names the struct".to_string()
            }
        } else {
            return None;
        })
    }
}
