//! Custom calls whose results have dynamic sizes.
//!
//! Memory is planned before the first of them returns, so the rest of the body must determine such a size. The same
//! holds for the items of a feed. The adapter compares it with the actual size when the function returns (`fill_open`
//! in `xla-core/src/kernels/custom_call.rs`); `kernels/infeed.rs` does it for items.
//!
//! A C function `g` reports the dynamic sizes of its result by a function `g_sizes`, which is called first
//! (`xla-core/src/ffi.rs`).

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use xla_hlo::dynamic::{Equation, replaced};
use xla_hlo::list::Items;
use xla_hlo::{Function, Shape, Size, Type};

use crate::definition::Faults;
use crate::dynamic;
use crate::hir::{Expr, Function as Body, Kind, Part};
use crate::message::{self, Error, source};
use crate::signature::{DynamicSize, Required, Signature, SizeOrigin};

/// A call whose results have dynamic sizes.
struct Call {
    /// The key of its syntax: its span and its text.
    key: String,
    /// The rounds of the unrolled loops around it, which identify the call together with the key.
    rounds: Vec<usize>,
    /// The call.
    at: TokenStream,
    /// Its dynamic sizes by array and dimension, with the constraints found so far substituted.
    sizes: Vec<(usize, usize, Size)>,
}

/// The calls of a body whose results have dynamic sizes, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Calls {
    all: Vec<Call>,
    /// The rounds of the unrolled loops that are being elaborated, outermost first.
    rounds: Vec<usize>,
}

impl Calls {
    /// Begins a round of an unrolled loop.
    pub(crate) fn enter(&mut self, round: usize) {
        self.rounds.push(round);
    }

    /// Ends a round of an unrolled loop.
    pub(crate) fn leave(&mut self) {
        self.rounds.pop();
    }

    /// Names the dynamic sizes in the result shapes of a call, and returns the number of the call; `None` if there are
    /// none. A new call adds its sizes to `dynamic_sizes`.
    pub(crate) fn close(
        &mut self,
        whole: &Expr,
        callee: &Function,
        shapes: &mut [Shape],
        dynamic_sizes: &mut Vec<DynamicSize>,
    ) -> Option<i64> {
        if !shapes.iter().flat_items(|s| &s.dims).any(Size::is_open) {
            return None;
        }
        // The body is elaborated again after each new equation: a call keeps the names of its sizes.
        let key = key(whole);
        let same = |call: &Call| call.key == key && call.rounds == self.rounds;
        let known = self.all.iter().position(same);
        let number = known.unwrap_or_else(|| {
            let sizes = named(whole, callee, shapes, self.all.len(), dynamic_sizes);
            self.all.push(Call {
                key,
                rounds: self.rounds.clone(),
                at: whole.to_token_stream(),
                sizes,
            });
            self.all.len() - 1
        });
        for (array, dimension, size) in &self.all[number].sizes {
            shapes[*array].dims[*dimension] = size.clone();
        }
        i64::try_from(number).ok()
    }

    /// Whether two calls have the same key: a macro that repeats its tokens repeats their spans too.
    pub(super) fn are_repeated(&self, body: &Body) -> bool {
        if self.all.is_empty() {
            return false;
        }
        let mut keys = Vec::new();
        Part::Block(&body.block).search(&mut |part| {
            if let Part::Expr(expr) = part
                && matches!(expr.kind, Kind::Call(_) | Kind::MethodCall(_))
            {
                keys.push(key(&expr.bare()));
            }
            true
        });
        let count = |call: &Call| keys.iter().filter_items(|key| **key == call.key).count();
        self.all.iter().any(|call| count(call) > 1)
    }

    /// Replaces dynamic sizes by the sizes that they must equal.
    pub(super) fn replace(&mut self, equations: &[Equation]) {
        for (.., size) in self.all.iter_mut().flat_items(|call| &mut call.sizes) {
            *size = replaced(size, equations).unwrap_or_else(|| size.clone());
        }
    }

    /// Reports dynamic sizes that nothing determines, if there are no other mistakes.
    pub(super) fn undetermined(&self, signature: &Signature, faults: &mut Faults) {
        if !faults.is_empty() {
            return;
        }
        let later = signature
            .dynamic_sizes
            .iter()
            .filter_items(|u| u.source == SizeOrigin::Call);
        for unknown in later {
            let call = &self.all[unknown.param];
            let mut sizes = call.sizes.iter();
            if !sizes.any(|(.., size)| size.names().contains(&unknown.name.as_str())) {
                continue;
            }
            let what = format!(
                "cannot infer {}, which must be known before the call\n  \
                 help: combine it with an array of that size, or specify the size: `reshape(.., [x.dims()[0]])`",
                unknown.in_words()
            );
            faults.push(Error::new_spanned(&call.at, what));
        }
    }

    /// Returns the expressions for the result sizes of each call.
    pub(crate) fn checks(
        &self,
        root: &TokenStream,
        signature: &Signature,
        computation: &str,
        required: &[Required],
    ) -> Vec<TokenStream> {
        let all = dynamic::later(root, signature, computation, required, SizeOrigin::Call);
        let of = |number: usize| {
            let own = all.iter().filter_items(|(call, _)| *call == number);
            let own = own.map(|(_, check)| check);
            quote!(&[#(#own),*])
        };
        (0..self.all.len()).map(of).collect_vec()
    }
}

/// Returns the span and the text of a call.
fn key(call: &Expr) -> String {
    format!("{:?} {}", call.start(), source(call))
}

/// Returns the dynamic sizes of a call's results under new names.
fn named(
    whole: &Expr,
    callee: &Function,
    shapes: &[Shape],
    call: usize,
    dynamic_sizes: &mut Vec<DynamicSize>,
) -> Vec<(usize, usize, Size)> {
    let text = message::short(whole).unwrap_or_else(|| format!("{}(..)", callee.written()));
    let mut paths = Vec::new();
    parts(&callee.signature.result, String::new(), &mut paths);
    let mut sizes = Vec::new();
    for (leaf, (shape, path)) in shapes.iter().zip(&paths).enumerate() {
        for (dimension, _) in shape
            .dims
            .iter()
            .enumerate()
            .filter_items(|(_, d)| d.is_open())
        {
            // Two calls of one computation have different sizes: `f`, then `f#2`.
            let operand = |n: usize| match n {
                0 => format!("{}{path}", callee.written()),
                n => format!("{}#{}{path}", callee.written(), n + 1),
            };
            let mut names = (0..).map(|n| Size::unknown(&operand(n), dimension));
            let is_free = |size: &Size| {
                dynamic_sizes
                    .iter()
                    .all(|u| Some(u.name.as_str()) != size.as_name())
            };
            let Some(size) = names.find(is_free) else {
                continue;
            };
            dynamic_sizes.push(DynamicSize {
                name: size.to_string(),
                param: call,
                leaf,
                operand: format!("{text}{path}"),
                dimension,
                source: SizeOrigin::Call,
            });
            sizes.push((leaf, dimension, size));
        }
    }
    sizes
}

/// Returns the parts of a type by the fields that lead to them: `.0`, `.w.b`.
fn parts(ty: &Type, path: String, all: &mut Vec<String>) {
    for (i, part) in ty.parts().into_iter().enumerate() {
        parts(part, format!("{path}{}", ty.access(i)), all);
    }
    if ty.leaf().is_some() {
        all.push(path);
    }
}
