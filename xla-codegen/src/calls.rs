//! Custom calls whose results have dynamic sizes.
//!
//! Memory is planned before the first of them returns, so the rest of the body must determine such a size, as that of
//! an item of a feed. It is compared with the actual size when the function returns.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Error, Expr, ItemFn};
use xla_hlo::dynamic::{Equation, replaced};
use xla_hlo::list::Items;
use xla_hlo::{Function, Shape, Size, Tree, Type};

use crate::definition::Faults;
use crate::dynamic;
use crate::message::{self, source};
use crate::signature::{DynamicSize, Required, Signature, SizeOrigin};
use crate::walk::{Node, Search, Walk};

/// A call whose results have dynamic sizes.
struct Call {
    /// The key that identifies the call in each elaboration of the body: its span and its text.
    key: String,
    /// The call.
    at: TokenStream,
    /// Its dynamic sizes by array and dimension, with the constraints found so far substituted.
    sizes: Vec<(usize, usize, Size)>,
}

/// The calls of a body whose results have dynamic sizes, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Calls(Vec<Call>);

impl Calls {
    /// Names the dynamic sizes in the result shapes of a call, and returns the number of the call; `None` if there are
    /// none. A new call adds its sizes to `dynamic_sizes`.
    pub(crate) fn close(
        &mut self,
        whole: &syn::Expr,
        callee: &Function,
        shapes: &mut [Shape],
        dynamic_sizes: &mut Vec<DynamicSize>,
    ) -> Option<i64> {
        if !shapes
            .iter()
            .flat_items(|s| &s.dims)
            .any_item(Size::is_open)
        {
            return None;
        }
        let key = key(whole);
        let known = self.0.iter().find_index(|call| call.key == key);
        let number = known.unwrap_or_else(|| {
            let sizes = named(whole, callee, shapes, self.0.len(), dynamic_sizes);
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

    /// Whether two calls have the same key: a macro that repeats its tokens repeats their spans too.
    pub(super) fn are_repeated(&self, item: &ItemFn) -> bool {
        struct Keys(Vec<String>);
        impl<'ast> Search<'ast> for Keys {
            fn enters(&mut self, node: Node<'ast>) -> bool {
                if let Node::Expr(expr @ (Expr::Call(_) | Expr::MethodCall(_))) = node {
                    self.0.push(key(expr));
                }
                true
            }
        }
        if self.0.is_empty() {
            return false;
        }
        let mut keys = Keys(Vec::new());
        Walk(&mut keys).visit_item_fn(item);
        let count = |call: &Call| keys.0.iter().filter_items(|key| **key == call.key).count();
        self.0.iter().any_item(|call| count(call) > 1)
    }

    /// Replaces dynamic sizes by the sizes that they must equal.
    pub(super) fn replace(&mut self, equations: &[Equation]) {
        for (.., size) in self.0.iter_mut().flat_items(|call| &mut call.sizes) {
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
            let call = &self.0[unknown.param];
            let mut sizes = call.sizes.iter();
            if !sizes.any_item(|(.., size)| size.names().contains(&unknown.name.as_str())) {
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
        (0..self.0.len()).map(of).collect_vec()
    }
}

/// Returns the span and the text of a call.
fn key(call: &Expr) -> String {
    format!("{:?} {}", call.span(), source(call))
}

/// Returns the dynamic sizes of a call's results under new names.
fn named(
    whole: &syn::Expr,
    callee: &Function,
    shapes: &[Shape],
    call: usize,
    dynamic_sizes: &mut Vec<DynamicSize>,
) -> Vec<(usize, usize, Size)> {
    let text = message::short(whole).unwrap_or_else(|| format!("{}(..)", callee.written()));
    let mut paths = Vec::new();
    parts(&callee.signature.result, String::new(), &mut paths);
    let mut sizes = Vec::new();
    for (leaf, (shape, path)) in shapes.iter().zip_items(&paths).enumerate() {
        for (dimension, _) in shape
            .dims
            .iter()
            .enumerate()
            .filter_items(|(_, d)| d.is_open())
        {
            let operand = |n: usize| match n {
                0 => format!("{}{path}", callee.written()),
                n => format!("{}#{}{path}", callee.written(), n + 1),
            };
            let mut names = (0..).map(|n| Size::unknown(&operand(n), dimension));
            let is_free = |size: &Size| {
                dynamic_sizes
                    .iter()
                    .all_items(|u| Some(u.name.as_str()) != size.as_name())
            };
            let Some(size) = names.find_item(is_free) else {
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
