//! `..S`: any number of dimensions, which the arguments of each call determine.

use xla_hlo::Size;
use xla_hlo::list::Items;

use super::frame::Frame;
use super::{Elab, Val};
use crate::bindings::Bindings;
use crate::definition::{Template, plain_type};
use crate::head::{Head, Param};
use crate::hir::{Expr, Type, TypeKind};
use crate::message::source;
use crate::signature::Scope;
use crate::size;
use crate::types::{Body, Tensor};

impl Elab<'_> {
    /// Whether the arguments of a call determine each `..S`; the first other one is reported.
    pub(super) fn have_ranks(
        &mut self,
        whole: &Expr,
        template: &Template,
        arguments: &[&Expr],
        vals: &[Val],
        bindings: &Bindings,
    ) -> bool {
        let head = template.item.head();
        let mut ranks = head.generics.ranks.iter().map(ToString::to_string);
        let Some(rank) = ranks.find(|name| bindings.rank(name).is_none()) else {
            return true;
        };
        let name = &template.item.sig.ident;
        match self.other_rank(template, &rank, vals) {
            Some((i, what)) => self.fault(arguments[i], format!("{name}: {what}")),
            None => {
                let what = format!("{name}: cannot infer `..{rank}` from the arguments");
                self.fault(whole, what)
            }
        };
        false
    }

    /// Elaborates the body of a template whose result has a `..S` that no parameter has: its value determines the sizes.
    pub(super) fn body_of_any_rank(&mut self, template: &Template, output: &Type) -> Val {
        let frame = self.cx.frame();
        let (head, body) = (template.item.head(), template.item.body());
        let element = Tensor::of(output).and_then(|tensor| {
            // `f32![..S]` has the element type as its name.
            let name = match &output.inner().kind {
                TypeKind::Macro(of) => of.name().map(ToString::to_string),
                _ => None,
            };
            frame.bindings.element(&tensor.element.or(name)?)
        });
        self.like = element;
        self.tail = None;
        self.expect_ok(body);
        let val = self.body_value(body, None, None);
        let mut bindings = frame.bindings.clone();
        self.infer(
            &head.generics,
            &frame.definitions,
            output,
            &val,
            &mut bindings,
        );
        let scope = Scope {
            bindings: &bindings,
            definitions: &frame.definitions,
        };
        if val.is_poisoned() {
            return Val::Poison;
        }
        let name = head.result_ranks.iter().find(|name| {
            let name = name.to_string();
            bindings.rank(&name).is_none()
        });
        if let Some(name) = name {
            let found = self.type_text(&val);
            let what = format!(
                "`{}` returns `{}`, found {found}: `..{name}` is not determined",
                body.name,
                source(output)
            );
            return self.fault(&body.output, what);
        }
        let want = match scope.types(output) {
            Ok(types) => plain_type(&types),
            Err(fault) => {
                self.cx.fault(fault);
                return Val::Poison;
            }
        };
        // The type of a placeholder would be another mistake in the caller.
        let before = self.cx.faults.borrow().count();
        let values = self.result(body, &val, &want);
        match values.filter(|_| self.cx.faults.borrow().count() == before) {
            Some(values) => Val::of(&values),
            None => Val::Poison,
        }
    }
}

/// Binds `..S` of a type to the sizes that the others leave, if there are as many.
pub(super) fn infer_rank(body: &Body, dims: &[Size], bindings: &mut Bindings) {
    let written = body.written().iter();
    let spread = |size: &Option<Expr>| size.as_ref().and_then(size::spread).cloned();
    let mut spreads = written
        .enumerate()
        .filter_map(|(i, size)| Some((i, spread(size)?)));
    let Some((before, name)) = spreads.next() else {
        return;
    };
    let after = body.written().len() - before - 1;
    if let Some(end) = dims.len().checked_sub(after)
        && before <= end
    {
        bindings.bind_rank(&name.to_string(), dims[before..end].to_vec());
    }
}

/// Returns the line of a message about an argument of another shape with the sizes of the `..S` in its type, if an
/// earlier argument has determined them.
pub(super) fn rank_line(frame: &Frame, head: &Head, at: usize) -> String {
    let ranks = |param: &Param| {
        let tensor = Tensor::of(param.ty.referred());
        let names = tensor.iter().flat_items(|tensor| tensor.body.ranks());
        names.map(ToString::to_string).collect_vec()
    };
    let line = ranks(&head.params[at]).into_iter().find_map(|name| {
        let mut earlier = head.params[..at].iter();
        let first = earlier.find(|param| ranks(param).contains(&name))?;
        let sizes = frame.bindings.rank(&name)?.iter();
        let sizes = sizes.map(ToString::to_string).collect_vec().join(", ");
        Some(format!("\n  `..{name}` is [{sizes}] in `{}`", first.name))
    });
    line.unwrap_or_default()
}
