//! Calls of functions that are not computations and leave sizes of their results open.
//!
//! Memory is laid out before the first of them returns, so that such a size has to follow from the rest of the body, as that of an item
//! of a feed has to. It is compared with what came when the function returns.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Error, Expr, ItemFn};
use xla_hlo::unknown::{Equation, replaced};
use xla_hlo::{Function, Shape, Size, Tree, Type};

use super::unknown;
use crate::definition::Faults;
use crate::message::{self, source};
use crate::signature::{Required, Signature, Source, Unknown};

/// A call that leaves sizes open.
struct Call {
    /// What tells it from other calls each time that the body is read: where it stands, and its text.
    key: String,
    /// The call.
    at: TokenStream,
    /// Its open sizes, by the array and the dimension, as far as they are known.
    sizes: Vec<(usize, usize, Size)>,
}

/// The calls of a body that leave sizes open, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Calls(Vec<Call>);

impl Calls {
    /// Replaces the open sizes of what a call gives, and numbers it; nothing where no size is open. A call that is seen for the first
    /// time adds its sizes to the unknown ones.
    pub(crate) fn close(
        &mut self,
        whole: &syn::Expr,
        callee: &Function,
        shapes: &mut [Shape],
        unknowns: &mut Vec<Unknown>,
    ) -> Option<i64> {
        if !shapes.iter().flat_map(|s| &s.dims).any(Size::is_open) {
            return None;
        }
        let key = key(whole);
        let known = self.0.iter().position(|call| call.key == key);
        let number = known.unwrap_or_else(|| {
            let sizes = named(whole, callee, shapes, self.0.len(), unknowns);
            self.0.push(Call {
                key,
                at: whole.to_token_stream(),
                sizes,
            });
            self.0.len() - 1
        });
        for (array, dimension, size) in &self.0[number].sizes {
            shapes[*array].dims[*dimension] = size.clone();
        }
        i64::try_from(number).ok()
    }

    /// Whether a call cannot be told from another one: a macro that repeats its tokens repeats their spans too.
    pub(super) fn are_repeated(&self, item: &ItemFn) -> bool {
        struct Keys(Vec<String>);
        impl<'ast> Visit<'ast> for Keys {
            fn visit_expr(&mut self, expr: &'ast Expr) {
                if matches!(expr, Expr::Call(_) | Expr::MethodCall(_)) {
                    self.0.push(key(expr));
                }
                visit::visit_expr(self, expr);
            }
        }
        if self.0.is_empty() {
            return false;
        }
        let mut keys = Keys(Vec::new());
        keys.visit_item_fn(item);
        let count = |call: &Call| keys.0.iter().filter(|key| **key == call.key).count();
        self.0.iter().any(|call| count(call) > 1)
    }

    /// Replaces unknown sizes by what they have to be.
    pub(super) fn replace(&mut self, equations: &[Equation]) {
        for (.., size) in self.0.iter_mut().flat_map(|call| &mut call.sizes) {
            *size = replaced(size, equations).unwrap_or_else(|| size.clone());
        }
    }

    /// Reports sizes that follow from nothing, where nothing else is wrong.
    pub(super) fn undetermined(&self, signature: &Signature, faults: &mut Faults) {
        if !faults.is_empty() {
            return;
        }
        let later = signature
            .unknowns
            .iter()
            .filter(|u| u.source == Source::Call);
        for unknown in later {
            let call = &self.0[unknown.param];
            let mut sizes = call.sizes.iter();
            if !sizes.any(|(.., size)| size.names().contains(&unknown.name.as_str())) {
                continue;
            }
            let what = format!(
                "nothing says what {} is before the function returns\n  \
                 help: use it together with an array of that size, or say the size: `reshape(.., [x.dims()[0]])`",
                unknown.in_words()
            );
            faults.push(Error::new_spanned(&call.at, what));
        }
    }

    /// What asks for the sizes of what each call gives.
    pub(crate) fn checks(
        &self,
        root: &TokenStream,
        signature: &Signature,
        computation: &str,
        required: &[Required],
    ) -> Vec<TokenStream> {
        let all = unknown::later(root, signature, computation, required, Source::Call);
        let of = |number: usize| {
            let own = all.iter().filter(|(call, _)| *call == number);
            let own = own.map(|(_, check)| check);
            quote!(&[#(#own),*])
        };
        (0..self.0.len()).map(of).collect()
    }
}

/// Where a call stands, and its text.
fn key(call: &Expr) -> String {
    format!("{:?} {}", call.span(), source(call))
}

/// The open sizes of what a call gives, under names of their own.
fn named(
    whole: &syn::Expr,
    callee: &Function,
    shapes: &[Shape],
    call: usize,
    unknowns: &mut Vec<Unknown>,
) -> Vec<(usize, usize, Size)> {
    let text = message::short(whole).unwrap_or_else(|| format!("{}(..)", callee.written()));
    let mut paths = Vec::new();
    parts(&callee.signature.result, String::new(), &mut paths);
    let mut sizes = Vec::new();
    for (leaf, (shape, path)) in shapes.iter().zip(&paths).enumerate() {
        for (dimension, _) in shape.dims.iter().enumerate().filter(|(_, d)| d.is_open()) {
            let operand = |n: usize| match n {
                0 => format!("{}{path}", callee.written()),
                n => format!("{}#{}{path}", callee.written(), n + 1),
            };
            let mut names = (0..).map(|n| Size::unknown(&operand(n), dimension));
            let is_free = |size: &Size| {
                unknowns
                    .iter()
                    .all(|u| Some(u.name.as_str()) != size.as_name())
            };
            let Some(size) = names.find(is_free) else {
                continue;
            };
            unknowns.push(Unknown {
                name: size.to_string(),
                param: call,
                leaf,
                operand: format!("{text}{path}"),
                dimension,
                source: Source::Call,
            });
            sizes.push((leaf, dimension, size));
        }
    }
    sizes
}

/// The parts of a type by the fields that lead to them: `.0`, `.w.b`.
fn parts(ty: &Type, path: String, all: &mut Vec<String>) {
    match ty {
        Tree::Leaf(_) => all.push(path),
        Tree::Tuple(items) => {
            for (i, item) in items.iter().enumerate() {
                parts(item, format!("{path}.{i}"), all);
            }
        }
        Tree::Record(_, fields) => {
            for (field, item) in fields {
                parts(item, format!("{path}.{field}"), all);
            }
        }
    }
}
