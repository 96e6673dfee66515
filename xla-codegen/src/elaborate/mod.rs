//! Elaborates a function's body to a graph, and reports every mistake at its source span.
//!
//! A module here is about one kind of syntax: `expr` dispatches on expressions, `statement` on statements, `call`,
//! `method` and `callee` on calls, `control` and `choice` on loops and branches. `apply` calls an operation's own
//! function, which adds the instructions or returns a fault.
//!
//! - A `Frame` has the meaning of the names in the current function. A call of a template pushes another frame, since
//!   its body is elaborated in the same graph.
//! - A mistake is reported once: its value is `Val::Poison`, and whatever uses a poisoned value reports nothing.
//! - A variable that a region reads is captured: it becomes an operand of the instruction and a parameter of each
//!   region (`capture`).

mod apply;
mod argument;
mod array;
mod branch;
mod call;
mod callee;
mod capture;
mod captured_state;
mod carried;
mod chains;
mod channel;
mod choice;
mod closure;
mod coerce;
mod control;
mod counted;
mod default;
mod derivatives;
mod expr;
mod fallible;
mod foreign;
mod frame;
mod function;
mod given;
mod habits;
mod hidden;
mod hover;
mod imported;
mod index;
mod infer;
mod inspect;
mod invoke;
mod item;
mod iterated;
mod known_list;
mod labels;
mod leafwise;
mod library;
mod list;
mod literal;
mod method;
mod multiple;
mod name;
mod named;
pub(crate) mod open;
mod operation;
mod order;
mod pattern;
mod place;
mod power;
mod range;
mod rank;
mod record;
mod report;
mod reshaped;
mod source;
mod stated;
mod statement;
mod states;
mod template;
mod transform;
mod unknown;
mod unroll;
mod unset;
mod val;
mod variables;

use std::cell::RefCell;
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use xla_hlo::dynamic::{self, Equation};
use xla_hlo::list::Items;
use xla_hlo::literal::Numbers;
use xla_hlo::{Channel, ElementType, Function, Graph, Module, Shape, Size, Tree, Type, Value};

use self::capture::Captures;
pub(crate) use self::derivatives::Derivatives;
pub(crate) use self::frame::Frame;
use self::function::FunctionValue;
pub(crate) use self::library::Library;
pub(crate) use self::source::Source;
pub(crate) use self::unset::Unset;
use self::variables::Variables;
use crate::bindings::Text;
use crate::calls::Calls;
use crate::definition::{Faults, StructTemplate, Types, plain_type};
use crate::hir::{self, Expr, VarId};
use crate::imported::Reference;
use crate::message::{self, Error};
use crate::multiples::{Multiple, Multiples};
use crate::signature::{DynamicSize, Mode, Required, Signature};

/// The value of an expression.
#[derive(Clone, Debug)]
pub(crate) enum Val {
    /// The result of a mistake that has been reported; its uses report nothing.
    Poison,
    /// An array.
    Array(Value),
    /// Literals whose element type has not been inferred yet.
    Numbers(Numbers),
    /// A size.
    Size(Size),
    /// A string that a call states.
    Text(Text),
    /// A tuple; the empty one is the value of a statement.
    Tuple(Vec<Val>),
    /// An array of values of one type.
    List(Vec<Val>),
    /// A struct: its name and its fields.
    Record(String, Vec<(String, Val)>),
    /// A closure, or the name of a computation or an operation.
    Function(Rc<FunctionValue>),
    /// A variable before a jump assigns to it, or the value of syntax that has jumped.
    Unset(Rc<Unset>),
    /// A literal whose element type a later use determines.
    Open(Rc<open::Open>),
}

/// A variable in scope.
#[derive(Clone, Debug)]
struct Var {
    /// Its number in the resolved form of the body.
    id: VarId,
    /// The name, where it was defined.
    name: Ident,
    val: Val,
    /// How it may be used.
    access: Access,
    /// Whether it is a parameter of the function; rustc does not see the `mut` of a parameter.
    param: bool,
    /// Whether it is a parameter that is a reference.
    lent: bool,
    /// Whether its pattern labels its dimensions, and cannot be `mut`.
    labelled: bool,
    /// The channel of a variable that is not a value.
    channel: Option<Rc<Channel>>,
}

impl Var {
    /// Returns a parameter that is passed in this mode, and may be declared `mut`.
    fn parameter(
        (id, name): (VarId, &Ident),
        val: Val,
        (mode, mutable): (Mode, bool),
        channel: Option<Channel>,
    ) -> Var {
        Var {
            id,
            name: name.clone(),
            val,
            access: match mode {
                _ if channel.is_some() => Access::Channel,
                Mode::Mut => Access::State,
                _ if mutable => Access::Mutable,
                _ => Access::Fixed,
            },
            param: true,
            lent: mode != Mode::Value,
            labelled: false,
            channel: channel.map(Rc::new),
        }
    }
}

/// How a variable may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    /// It cannot be assigned to.
    Fixed,
    /// `let mut`.
    Mutable,
    /// `&mut`: assigned to through `*p` and its fields.
    State,
    /// A variable that a closure sees.
    Captured,
    /// State of the enclosing function, which a closure reads by `*p`.
    CapturedState,
    /// The executor, which is not a value.
    Executor,
    /// A channel, which is not a value.
    Channel,
}

/// The state shared by the body of a function and its closures.
pub(crate) struct Context<'c> {
    /// The path of the facade.
    pub(crate) root: &'c TokenStream,
    /// The computations it may call.
    pub(crate) module: &'c Module,
    /// The functions that are called for computations and custom functions, by their names in the graph.
    pub(crate) functions: &'c [(String, TokenStream)],
    /// The function whose body is being elaborated.
    pub(crate) frame: RefCell<Rc<Frame>>,
    /// The dynamic sizes.
    pub(crate) dynamic_sizes: RefCell<Vec<DynamicSize>>,
    /// The calls whose results have dynamic sizes.
    pub(crate) calls: RefCell<Calls>,
    /// The constraints on dynamic sizes that this elaboration has found so far.
    pub(crate) required: RefCell<Vec<Required>>,
    /// The sizes that replaced dynamic ones, each with a line of a message that says why.
    pub(crate) settled: &'c [(Size, String)],
    /// The sizes that earlier elaborations of the body have asserted to be multiples of others.
    pub(crate) multiples: &'c Multiples,
    /// The sizes that this elaboration has asserted to be multiples so far.
    pub(crate) asserted: RefCell<Vec<Multiple>>,
    /// The operations that have the name of an item that the function sees.
    pub(crate) hidden: &'c [String],
    /// The types of literals that earlier elaborations of the body have found, and those that this one awaits.
    pub(crate) types: open::Types<'c>,
    /// Whether functions that are parameters are called; otherwise their results are placeholders.
    pub(crate) calls_functions: bool,
    /// How often the current code is differentiated.
    pub(crate) derivatives: Derivatives,
    /// Whether one leaf stands for all leaves of a struct.
    pub(crate) leafwise: bool,
    /// The structs with methods.
    pub(crate) structs: &'c [Rc<StructTemplate>],
    /// The bounds of the signature: the body cannot name types that need others.
    pub(crate) bounds: &'c [String],
    /// The generic sizes that may be dynamic.
    pub(crate) wide: &'c [String],
    /// Every mistake so far.
    pub(crate) faults: RefCell<Faults>,
    /// The sources of the instructions, indexed by their origins.
    pub(crate) sources: RefCell<Vec<Source>>,
}

impl Context<'_> {
    /// Reports a mistake; one in a template is reported at the call.
    fn fault(&self, error: Error) {
        self.fault_in(error, None);
    }

    /// Reports a mistake; one in a template is reported at the call, or at the argument of the call that it is about.
    fn fault_in(&self, error: Error, argument: Option<TokenStream>) {
        let frame = self.frame();
        let error = self.multiples.shown(error);
        let mut faults = self.faults.borrow_mut();
        match &frame.call {
            Some(call) => faults.push_in_callee(call.located(&frame, error, argument)),
            None => faults.push(error),
        }
    }

    /// Records that these pairs of sizes must be equal, and returns whether dynamic sizes can make them so.
    ///
    /// The caller then reports no mistake, since the body is elaborated again with the dynamic sizes replaced.
    fn equate(&self, pairs: &[(Size, Size)], at: &dyn ToTokens) -> bool {
        let mut required = self.required.borrow_mut();
        let known: Vec<Equation> = required.iter().map(|r| r.equation.clone()).collect_vec();
        let dynamic_sizes = self.dynamic_sizes.borrow();
        let order = |name: &str| {
            dynamic_sizes
                .iter()
                .position(|unknown| unknown.name == name)
        };
        // Sizes are compared as the earlier equations replace them, and then the new equations replace sizes in the
        // earlier ones.
        let replaced = |size: &Size| dynamic::replaced(size, &known);
        let pairs = pairs
            .iter()
            .map(|(a, b)| Some((replaced(a)?, replaced(b)?)));
        let found = pairs
            .collect_some()
            .filter(|pairs| !pairs.is_empty())
            .and_then(|pairs| dynamic::equate(&pairs, &order));
        let Some(found) = found else {
            return false;
        };
        // No equation mentions a size that another one replaces.
        for required in required.iter_mut() {
            let size = &mut required.equation.size;
            *size = dynamic::replaced(size, &found).unwrap_or_else(|| size.clone());
        }
        // Of an equation in a template, the computation's own call is shown: its user may not see the template.
        let frame = self.frame();
        let call = frame.call.as_ref().map(|call| call.at.clone());
        let tokens = call.unwrap_or_else(|| at.to_token_stream());
        required.extend(found.into_iter().map(|equation| Required {
            equation,
            reason: message::source(&tokens),
            at: tokens.clone(),
        }));
        true
    }

    /// Names the dynamic sizes in the result shapes of a custom call, and returns the number of the call if it has any.
    fn close(&self, whole: &Expr, callee: &Function, shapes: &mut [Shape]) -> Option<i64> {
        let (mut calls, mut dynamic_sizes) =
            (self.calls.borrow_mut(), self.dynamic_sizes.borrow_mut());
        calls.close(whole, callee, shapes, &mut dynamic_sizes)
    }

    /// Returns the lines that say why the sizes in `unequal` replaced dynamic ones.
    fn reasons(&self, unequal: &[(Size, Size)]) -> String {
        let differs = |size: &Size| unequal.iter().any(|(a, b)| a == size || b == size);
        let lines = self.settled.iter().filter_items(|(size, _)| differs(size));
        let lines = lines.map(|(_, line)| format!("\n  {line}"));
        lines.collect_vec().concat()
    }
}

/// Builds the graph of one body: the function's, or a closure's.
struct Elab<'c> {
    cx: &'c Context<'c>,
    graph: Graph,
    vars: Variables,
    /// The variables of the enclosing function, if this is a closure.
    outer: Option<&'c Variables>,
    /// The captures of this closure, if it may have any.
    captures: Option<Captures<'c>>,
    /// Whether this is in a closure that `?` cannot leave: one that is neither a loop's nor a conditional's.
    closed: bool,
    /// The number of blocks around the current loop over a tuple: its rounds may change the types of their variables.
    retyped: usize,
    /// The element type that literals of the current expression default to.
    like: Option<ElementType>,
    /// Whether the type of literals comes from a value with a mistake, which has been reported.
    like_poison: bool,
    /// The variable whose value is elaborated, if a later use may determine the type of its literals.
    awaits: Option<VarId>,
    /// The type of the function's result, if the current statements end the function.
    tail: Option<Type>,
    /// The type that is expected of the expression which is elaborated next, if it is a call or the literal of a struct.
    want: Option<Type>,
    /// Typed copies of the user's variables, for editors and lints.
    hover: TokenStream,
}

impl<'c> Elab<'c> {
    /// Returns the elaborator of a function that is no closure, without variables.
    fn new(cx: &'c Context<'c>) -> Elab<'c> {
        Elab {
            cx,
            graph: Graph::new(),
            vars: Variables::default(),
            outer: None,
            captures: None,
            closed: false,
            retyped: 0,
            like: None,
            like_poison: false,
            awaits: None,
            tail: None,
            want: None,
            hover: TokenStream::new(),
        }
    }
}

/// An elaborated body.
pub(crate) struct Body {
    /// The graph; its parameters and results are the leaves, and new states are the last results.
    pub(crate) graph: Graph,
    /// Typed copies of the user's variables.
    pub(crate) hover: TokenStream,
}

/// Elaborates a function's body. Mistakes are added to the context; if there are any, the graph is meaningless.
pub(crate) fn function(
    body: &hir::Function,
    model: Option<&Reference>,
    signature: &Signature,
    cx: &Context,
) -> Body {
    // The parameters: each array is a parameter of the graph, and each name a variable.
    let mut elab = Elab::new(cx);
    if cx.leafwise {
        elab.graph = Graph::leafwise();
    }
    elab.assert_multiples();
    let mut ids = Vec::with_capacity(signature.params.len());
    for param in &signature.params {
        let val = match (&param.types, &param.function) {
            _ if param.given.is_some() => {
                let given = param.given.iter().map(|given| elab.given(given));
                given.fold(Val::Poison, |_, val| val)
            }
            (None, _) => Val::Poison,
            (_, Some(types)) => {
                let types = cx.multiples.function(types);
                let function = FunctionValue::opaque(cx.frame(), &param.name, &types);
                Val::Function(Rc::new(function))
            }
            (Some(types), None) => elab.parameter(types),
        };
        let channel = param.channel.as_ref().map(|of| cx.multiples.channel(of));
        let how = (param.mode, param.mutable);
        let name = (body.param(&param.name.to_string()), &param.name);
        ids.push(name.0);
        elab.vars.bind(Var::parameter(name, val, how, channel));
    }
    if let Some(exec) = &signature.exec {
        let name = (body.param(&exec.to_string()), exec);
        elab.vars.bind(Var {
            access: Access::Executor,
            ..Var::parameter(name, Val::Poison, (Mode::Ref, false), None)
        });
    }
    elab.vars.open();
    // The body, whose literals take the element type of the result.
    elab.like = match &signature.result {
        Some(Tree::Leaf(leaf)) => Some(leaf.array.shape.element),
        _ => None,
    };
    let expected = signature.result.as_ref().map(plain_type);
    elab.tail = expected.as_ref().map(|ty| cx.multiples.plain(ty));
    elab.expect_ok(body);
    let val = elab.body_value(body, model, elab.tail.clone().as_ref());
    let results = expected.and_then(|ty| {
        let result = elab.result(body, &val, &cx.multiples.plain(&ty))?;
        Some(elab.undivided(&result, &ty))
    });
    let mut results = results.unwrap_or_default();
    // The last values of states and of the tokens of channels are results too.
    for (param, id) in signature.params.iter().zip(ids) {
        let moves = param.channel.as_ref().is_some_and(|c| c.kind.moves());
        if param.mode == Mode::Mut || moves {
            let val = elab.vars.get(Some(id)).map(|var| &var.val);
            if let (Some(values), Some(types)) = (val.and_then(Val::values), &param.types) {
                results.extend(elab.undivided(&values, &plain_type(types)));
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
        Val::of(&self.divided(&values))
    }

    fn fault(&self, at: impl quote::ToTokens, what: impl std::fmt::Display) -> Val {
        self.fault_at(&at.to_token_stream(), what);
        Val::Poison
    }
}
