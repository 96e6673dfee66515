//! From a function's body to a graph: what each expression is, and every mistake at the place where it stands.

mod apply;
mod argument;
mod assigned;
mod call;
mod capture;
mod channel;
mod closure;
mod coerce;
mod control;
mod expr;
mod fallible;
mod hover;
mod index;
mod labels;
mod literal;
mod name;
pub(crate) mod outside;
mod place;
mod power;
mod statement;

pub(crate) use literal::scalar;

use std::cell::RefCell;
use std::rc::Rc;

use crate::message::Spanned;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::{Error, Expr, ItemFn};
use xla_hlo::graph::Origin;
use xla_hlo::literal::Numbers;
use xla_hlo::unknown::{self, Equation};
use xla_hlo::{Channel, ElementType, Function, Graph, Module, Shape, Size, Tree, Value, Values};

use self::capture::Captures;
use crate::computation::calls::Calls;
use crate::definition::{Faults, Types, plain_type};
use crate::message;
use crate::signature::{Mode, Required, Scope, Signature, Unknown};

/// What an expression is.
#[derive(Clone, Debug)]
pub(crate) enum Val {
    /// The result of a mistake that has been reported: whatever uses it keeps silent.
    Poison,
    /// An array.
    Array(Value),
    /// Literals that no neighbour has given an element type yet.
    Numbers(Numbers),
    /// A size.
    Size(Size),
    /// A tuple; the empty one is what a statement gives.
    Tuple(Vec<Val>),
    /// A struct, by its name.
    Record(String, Vec<(String, Val)>),
}

/// A variable in scope.
#[derive(Clone)]
struct Var {
    name: String,
    val: Val,
    /// Where it was defined.
    place: Span,
    /// What may be done with it.
    access: Access,
    /// Whether it is a parameter of the function, whose own `mut` is not handed to rustc.
    param: bool,
    /// What it stands for outside, where it is no value.
    channel: Option<Rc<Channel>>,
}

/// How a variable may change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// Not at all.
    Fixed,
    /// `let mut`.
    Mutable,
    /// `&mut`: through `*p` and its fields.
    State,
    /// It is state of a function around this closure: `*p` reads it.
    Seen,
    /// It is where the computation runs, and no value.
    Executor,
    /// It stands for something outside, and is no value.
    Channel,
}

type Scopes = Vec<Vec<Var>>;

/// What stays the same in all parts of one function.
pub(crate) struct Context<'c> {
    /// The path of the facade.
    pub(crate) root: &'c TokenStream,
    /// The computations that may be called.
    pub(crate) module: &'c Module,
    /// What names mean.
    pub(crate) scope: Scope<'c>,
    /// The function's own name, which it may not call.
    pub(crate) own: String,
    /// Whether it gives a `Result`.
    pub(crate) fallible: bool,
    /// The names of the sizes that only a call knows.
    pub(crate) unknowns: RefCell<Vec<Unknown>>,
    /// The calls of functions that leave sizes open.
    pub(crate) calls: RefCell<Calls>,
    /// What these have to be, as far as the body has been read.
    pub(crate) required: RefCell<Vec<Required>>,
    /// What has been found out about unknown sizes: each size, and a line of a message that says why it is that.
    pub(crate) settled: &'c [(Size, String)],
    /// Bounds that the signature has: types that need others cannot be named in the body.
    pub(crate) bounds: &'c [String],
    /// Every mistake so far.
    pub(crate) faults: RefCell<Faults>,
    /// Where the instructions come from, by the numbers of their origins.
    pub(crate) origins: RefCell<Vec<Span>>,
}

impl Context<'_> {
    fn fault(&self, error: Error) {
        self.faults.borrow_mut().push(error);
    }

    /// Takes note that these sizes have to be equal, where unknown ones can make them so; whoever found them unequal then keeps
    /// silent, and the body is read anew with the unknown sizes replaced. Whether it is so.
    fn equate(&self, pairs: &[(Size, Size)], at: &dyn ToTokens) -> bool {
        let mut required = self.required.borrow_mut();
        let known: Vec<Equation> = required.iter().map(|r| r.equation.clone()).collect();
        let unknowns = self.unknowns.borrow();
        let order = |name: &str| unknowns.iter().position(|unknown| unknown.name == name);
        let replaced = |size: &Size| unknown::replaced(size, &known);
        let pairs = pairs
            .iter()
            .map(|(a, b)| Some((replaced(a)?, replaced(b)?)));
        let found = pairs
            .collect::<Option<Vec<_>>>()
            .filter(|pairs| !pairs.is_empty())
            .and_then(|pairs| unknown::equate(&pairs, &order));
        let Some(found) = found else {
            return false;
        };
        for required in required.iter_mut() {
            let size = &mut required.equation.size;
            *size = unknown::replaced(size, &found).unwrap_or_else(|| size.clone());
        }
        let tokens = at.to_token_stream();
        required.extend(found.into_iter().map(|equation| Required {
            equation,
            reason: message::source(&tokens),
            at: tokens.clone(),
        }));
        true
    }

    /// Replaces the open sizes of what a function that is not a computation gives, and numbers the call then.
    fn close(&self, whole: &Expr, callee: &Function, shapes: &mut [Shape]) -> Option<i64> {
        let (mut calls, mut unknowns) = (self.calls.borrow_mut(), self.unknowns.borrow_mut());
        calls.close(whole, callee, shapes, &mut unknowns)
    }

    /// Why sizes that differ are what they are, where unknown ones have become them.
    fn reasons(&self, unequal: &[(Size, Size)]) -> String {
        let differs = |size: &Size| unequal.iter().any(|(a, b)| a == size || b == size);
        let lines = self.settled.iter().filter(|(size, _)| differs(size));
        lines.map(|(_, line)| format!("\n  {line}")).collect()
    }

    /// The origin of what an expression adds.
    fn origin(&self, expr: &Expr) -> Origin {
        let mut origins = self.origins.borrow_mut();
        origins.push(expr.span());
        Origin(u32::try_from(origins.len() - 1).ok())
    }
}

/// Builds the graph of one body: the function's, or a closure's.
struct Elab<'c> {
    cx: &'c Context<'c>,
    graph: Graph,
    scopes: Scopes,
    /// The variables of the enclosing function, when this is a closure.
    outer: &'c [Vec<Var>],
    /// What this closure reads of the enclosing function, when it may.
    captures: Option<Captures<'c>>,
    /// Whether this stands in a closure out of which no `?` leads: one that is neither a loop's nor a choice's.
    closed: bool,
    /// Whether a `?` stands after the expression at hand.
    tried: bool,
    /// The element type beside the expression at hand, which its literals take where nothing nearer gives one.
    like: Option<ElementType>,
    /// Typed copies of the user's variables, for editors and lints.
    hover: TokenStream,
}

/// A body that has been understood.
pub(crate) struct Body {
    /// The graph; its parameters and results are the leaves, new states last.
    pub(crate) graph: Graph,
    /// Typed copies of the user's variables.
    pub(crate) hover: TokenStream,
}

/// Elaborates a function's body. Mistakes are in the context afterwards; with one of them the graph means nothing.
pub(crate) fn function(item: &ItemFn, signature: &Signature, cx: &Context) -> Body {
    let mut elab = Elab {
        cx,
        graph: Graph::new(),
        scopes: vec![Vec::new()],
        outer: &[],
        captures: None,
        closed: false,
        tried: false,
        like: None,
        hover: TokenStream::new(),
    };
    for param in &signature.params {
        let val = param
            .types
            .as_ref()
            .map_or(Val::Poison, |types| elab.parameter(types));
        let access = match param.mode {
            _ if param.channel.is_some() => Access::Channel,
            Mode::Mut => Access::State,
            _ if param.mutable => Access::Mutable,
            _ => Access::Fixed,
        };
        elab.scopes[0].push(Var {
            name: param.name.to_string(),
            val,
            place: param.name.span(),
            access,
            param: true,
            channel: param.channel.clone().map(Rc::new),
        });
    }
    if let Some(exec) = &signature.exec {
        elab.scopes[0].push(Var {
            name: exec.to_string(),
            val: Val::Poison,
            place: exec.span(),
            access: Access::Executor,
            param: true,
            channel: None,
        });
    }
    // The body's own variables may shadow the parameters, whose last values are wanted afterwards.
    elab.scopes.push(Vec::new());
    elab.like = match &signature.result {
        Some(Tree::Leaf(leaf)) => Some(leaf.array.shape.element),
        _ => None,
    };
    let plain = elab.without_ok(item);
    let item = plain.as_ref().unwrap_or(item);
    let val = elab.statements(&item.block.stmts);
    let result = signature
        .result
        .as_ref()
        .and_then(|types| elab.result(item, &val, &plain_type(types)));
    let mut results = result.map_or_else(Vec::new, |result| {
        result.leaves().into_iter().copied().collect()
    });
    for (i, param) in signature.params.iter().enumerate() {
        let moves = param.channel.as_ref().is_some_and(|c| c.way.moves());
        if param.mode == Mode::Mut || moves {
            let val = elab.scopes[0][i].val.clone();
            if let Some(values) = val.values() {
                results.extend(values.leaves().into_iter().copied());
            }
        }
    }
    elab.graph.results = results;
    Body {
        graph: elab.graph,
        hover: elab.hover,
    }
}

impl Elab<'_> {
    fn parameter(&mut self, types: &Types) -> Val {
        let values = types.map(&mut |leaf| self.graph.add_param(leaf.array.shape.clone()));
        Val::of(&values)
    }

    fn fault(&self, at: impl quote::ToTokens, what: impl std::fmt::Display) -> Val {
        self.cx.fault(Error::new_spanned(at, what));
        Val::Poison
    }
}

impl Val {
    /// A tree of arrays.
    fn of(values: &Values) -> Val {
        match values {
            Tree::Leaf(value) => Val::Array(*value),
            Tree::Tuple(items) => Val::Tuple(items.iter().map(Val::of).collect()),
            Tree::Record(name, fields) => Val::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| (field.clone(), Val::of(item)))
                    .collect(),
            ),
        }
    }

    /// The tree of arrays, when it is no more and no less.
    fn values(&self) -> Option<Values> {
        Some(match self {
            Val::Array(value) => Tree::Leaf(*value),
            Val::Tuple(items) => Tree::Tuple(items.iter().map(Val::values).collect::<Option<_>>()?),
            Val::Record(name, fields) => {
                let field = |(field, item): &(String, Val)| Some((field.clone(), item.values()?));
                Tree::Record(
                    name.clone(),
                    fields.iter().map(field).collect::<Option<_>>()?,
                )
            }
            Val::Poison | Val::Numbers(_) | Val::Size(_) => return None,
        })
    }

    /// Whether a mistake is in it.
    fn is_poisoned(&self) -> bool {
        match self {
            Val::Poison => true,
            Val::Array(_) | Val::Numbers(_) | Val::Size(_) => false,
            Val::Tuple(items) => items.iter().any(Val::is_poisoned),
            Val::Record(_, fields) => fields.iter().any(|(_, item)| item.is_poisoned()),
        }
    }

    /// Whether it is a tuple or a struct.
    fn is_tree(&self) -> bool {
        matches!(self, Val::Tuple(_) | Val::Record(..))
    }
}
