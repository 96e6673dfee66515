//! Sizes that a computation asserts to be multiples of others: `assert!(F % G == 0);`.
//!
//! - `elaborate/multiple.rs` reads the assertion. If it states something new about a generic or dynamic size, the size
//!   is replaced, `F` by `G * (F / G)`, and the body is elaborated again. `analysis.rs` finds the assertions that name
//!   generic sizes only before, so that most bodies are elaborated once.
//! - The graph begins with an assertion for each of them (`size_assertion.rs` in `xla-hlo`), whose rule is a size
//!   constraint: it is checked as the other constraints are, see `dynamic.rs`.
//! - Parameters and results keep their sizes: the arrays are reshaped at the boundary, which moves no element.

use proc_macro2::Span;
use xla_hlo::dynamic::{Equation, replaced};
use xla_hlo::list::Items;
use xla_hlo::{Channel, Size, Type};

use crate::bindings::Bindings;
use crate::definition::Types;
use crate::hir::{self, BinOp, Expr, Inspect, Kind};
use crate::message::{Error, source};
use crate::signature::{FunctionTypes, Scope};
use crate::size;

/// An assertion that a size is a multiple of another.
#[derive(Clone)]
pub(crate) struct Multiple {
    /// The two sizes, without the replacements of other assertions.
    pub(crate) sizes: [Size; 2],
    /// The assertion as it is written.
    pub(crate) condition: String,
    /// The place where mistakes are reported: the call, if the assertion is in a template.
    pub(crate) span: Span,
    /// The place in the template.
    pub(crate) within: Option<Span>,
}

/// The assertions that replace sizes.
#[derive(Default)]
pub(crate) struct Multiples {
    /// The assertions.
    all: Vec<Multiple>,
    /// The names that they replace. No replacement mentions a name that another one replaces, except in the dividend
    /// of a quotient.
    equations: Vec<Equation>,
}

impl Multiples {
    /// Returns the assertions that name generic sizes and constants only, at the top level of a body.
    pub(crate) fn stated(body: &hir::Function, scope: &Scope) -> Multiples {
        let mut found = Multiples::default();
        for stmt in body.block.stmts.iter() {
            let hir::Stmt::Expr(whole, _) = stmt else {
                continue;
            };
            let Kind::Inspect(of) = &whole.kind else {
                continue;
            };
            let is_outermost = of.outermost_condition().is_some();
            let Some(parts) = parts(of).filter(|_| is_outermost) else {
                continue;
            };
            let names = size::names(|path| scope.size(path));
            let sizes = parts.map(|part| size::size(part, &names));
            if let [Ok(dividend), Ok(divisor)] = sizes {
                found.add(Multiple {
                    sizes: [dividend, divisor],
                    condition: source(whole),
                    span: whole.start(),
                    within: None,
                });
            }
        }
        found
    }

    /// Adds an assertion, and returns whether it replaces a size.
    pub(crate) fn add(&mut self, multiple: Multiple) -> bool {
        let [dividend, divisor] = multiple.sizes.each_ref().map(|size| self.size(size));
        let Some((name, size)) = dividend.as_multiple_of(&divisor) else {
            return false;
        };
        let equation = Equation { name, size };
        for known in &mut self.equations {
            let size = replaced(&known.size, std::slice::from_ref(&equation));
            known.size = size.unwrap_or_else(|| known.size.clone());
        }
        self.equations.push(equation);
        self.all.push(multiple);
        true
    }

    /// Whether no size is replaced.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the assertions.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Multiple> {
        self.all.iter()
    }

    /// Returns a size with its replaced names.
    pub(crate) fn size(&self, size: &Size) -> Size {
        replaced(size, &self.equations).unwrap_or_else(|| size.clone())
    }

    /// Returns a list of sizes with their replaced names.
    pub(crate) fn sizes(&self, dims: &[Size]) -> Vec<Size> {
        dims.iter().map(|size| self.size(size)).collect_vec()
    }

    /// Returns a type with the replaced names of its sizes.
    pub(crate) fn plain(&self, ty: &Type) -> Type {
        if self.is_empty() {
            return ty.clone();
        }
        ty.map(&mut |leaf| {
            let mut leaf = leaf.clone();
            leaf.shape.dims = self.sizes(&leaf.shape.dims);
            leaf
        })
    }

    fn types(&self, types: &Types) -> Types {
        types.map(&mut |leaf| {
            let mut leaf = leaf.clone();
            leaf.array.shape.dims = self.sizes(&leaf.array.shape.dims);
            leaf
        })
    }

    /// Returns the types of a function with the replaced names of their sizes.
    pub(crate) fn function(&self, types: &FunctionTypes) -> FunctionTypes {
        if self.is_empty() {
            return types.clone();
        }
        FunctionTypes {
            inputs: types
                .inputs
                .iter()
                .map(|types| self.types(types))
                .collect_vec(),
            output: self.types(&types.output),
        }
    }

    /// Returns a channel with the replaced names of the sizes of its items.
    pub(crate) fn channel(&self, channel: &Channel) -> Channel {
        Channel {
            content: self.plain(&channel.content),
            ..channel.clone()
        }
    }

    /// Returns a mistake that shows the names instead of their replacements: `f32[F]`, not `f32[G * (F / G)]`.
    pub(crate) fn shown(&self, error: Error) -> Error {
        if self.is_empty() {
            return error;
        }
        let mut all: Option<Error> = None;
        for one in error {
            let text = one.to_string();
            let shown = self.shown_text(&text);
            let one = if shown == text {
                one
            } else {
                // These tokens have the spans of the mistake.
                Error::new_spanned(one.to_compile_error(), shown)
            };
            match &mut all {
                Some(all) => all.combine(one),
                None => all = Some(one),
            }
        }
        all.unwrap_or_else(|| Error::new(Span::call_site(), ""))
    }

    /// Returns a part of a message with the names instead of their replacements.
    pub(crate) fn shown_text(&self, text: &str) -> String {
        let mut shown = text.to_string();
        for Equation { name, size } in &self.equations {
            let replacement = size.to_string();
            let mut rest = shown.as_str();
            let mut done = String::new();
            while let Some((before, after)) = rest.split_once(&replacement) {
                // `G * (F / G)` is not a part of `BIG * (F / G)`.
                let is_part = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
                done += before;
                done += if is_part { &replacement } else { name };
                rest = after;
            }
            done += rest;
            shown = done;
        }
        shown
    }

    /// Returns the meanings of generic parameters with the replaced names of their sizes.
    pub(crate) fn bindings(&self, bindings: &Bindings) -> Bindings {
        if self.is_empty() {
            return bindings.clone();
        }
        bindings.map_sizes(&|size| self.size(size), &|types| self.types(types))
    }
}

/// Returns the dividend and the divisor of `assert!(a % b == 0)`.
pub(crate) fn parts(of: &Inspect) -> Option<[&Expr; 2]> {
    let Kind::Binary(equal) = &of.condition()?.kind else {
        return None;
    };
    let is_zero = |expr: &Expr| match &expr.kind {
        Kind::Lit(lit) => lit.integer() == Some("0"),
        _ => false,
    };
    match &equal.left.kind {
        Kind::Binary(rest)
            if equal.op == BinOp::Eq && rest.op == BinOp::Rem && is_zero(&equal.right) =>
        {
            Some([&rest.left, &rest.right])
        }
        _ => None,
    }
}
