//! Analysis of a computation: from its tokens and the definitions of its names to its graph, with every mistake.
//!
//! `analyse_with` runs these phases:
//!
//! - It reads the signature and the constants that the body declares, and builds the form of the body (`hir`).
//! - It elaborates the body to a graph. If a rule requires two sizes to be equal and one of them is dynamic, the
//!   dynamic size is replaced, and the body is elaborated again.
//! - It reports sizes that nothing determines, and checks at run time in a computation that returns no `Result`.
//!
//! Invariant: there is a graph only if there is no mistake, here or in a definition that the computation refers to.

use std::cell::RefCell;
use std::rc::Rc;
use xla_hlo::list::Items;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use xla_hlo::dynamic::Equation;
use xla_hlo::graph::Place;
use xla_hlo::transform::record_places;
use xla_hlo::{Function, Module};

use crate::attributes;
use crate::bindings::Bindings;
use crate::calls::Calls;
use crate::constants;
use crate::counters::{self, Phase};
use crate::deep;
use crate::definition::{Definitions, Faults};
use crate::dynamic;
use crate::elaborate::open::{self, Awaited};
use crate::elaborate::{self, Context, Derivatives, Frame, Library};
use crate::features;
use crate::forwarded;
use crate::head::Written;
use crate::imported;
use crate::lexical;
use crate::multiples::Multiples;
use crate::signature::{Required, Scope, Signature, bounds};

/// An analysed computation, or the mistakes in it.
pub(crate) struct Analysis {
    /// Every mistake.
    pub(crate) faults: Faults,
    /// The parameters and results, without those that were refused.
    pub(crate) signature: Signature,
    /// The computations it calls.
    pub(crate) callees: Module,
    /// The graph; `None` where there are mistakes, in the computation itself or in a definition it refers to.
    pub(crate) function: Option<Function>,
    /// Whether the graph lacks rules for its derivatives, so that callers that differentiate it need another one.
    pub(crate) omits_rules: bool,
    /// The source spans of the instructions, indexed by their origins.
    pub(crate) origins: Vec<Span>,
    /// The constraints on dynamic sizes.
    pub(crate) required: Vec<Required>,
    /// The calls whose results have dynamic sizes.
    pub(crate) calls: Calls,
    /// The functions that are called for the computations it names.
    pub(crate) functions: Vec<(String, TokenStream)>,
    /// Code that is never run, for the names and types that an editor shows.
    pub(crate) hover: TokenStream,
}

/// Analyses a function.
pub(crate) fn analyse(root: &TokenStream, item: &Written, definitions: &Definitions) -> Analysis {
    analyse_bound(root, item, definitions, &Bindings::default())
}

/// Analyses a template for the mistakes that it makes for any argument. The values of functions are placeholders.
pub(crate) fn check(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
    bound: &Bindings,
) -> Faults {
    analyse_with(root, item, definitions, bound, Purpose::Check).faults
}

/// Analyses a computation over an unknown struct: one leaf stands for all.
pub(crate) fn analyse_leafwise(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
    bound: &Bindings,
) -> Analysis {
    analyse_with(root, item, definitions, bound, Purpose::Leafwise)
}

/// Analyses a computation whose graph is its definition.
pub(crate) fn analyse_callee(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
) -> Analysis {
    let bound = Bindings::default();
    analyse_with(root, item, definitions, &bound, Purpose::Callee)
}

/// The purpose of an analysis.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Code for plain Rust.
    Code,
    /// Code for plain Rust that is called for each leaf of a struct.
    Leafwise,
    /// A graph that callers may differentiate.
    Callee,
    /// The mistakes.
    Check,
}

/// Analyses a template whose generic parameters stand for these, and which calls functions of plain Rust.
pub(crate) fn analyse_bound(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
    bound: &Bindings,
) -> Analysis {
    analyse_with(root, item, definitions, bound, Purpose::Code)
}

fn analyse_with(
    root: &TokenStream,
    item: &Written,
    definitions: &Definitions,
    bound: &Bindings,
    purpose: Purpose,
) -> Analysis {
    let mut faults = Faults::default();
    let name = item.sig.ident.to_string();
    for fault in attributes::in_function(item) {
        faults.push(fault);
    }
    // Reading goes on after a mistake, so that one expansion reports all of them.
    let mut signature = Signature::read(item, definitions, bound, &mut faults);
    let local = constants::with_local(item, definitions, &mut faults);
    let local = Rc::new(local.unwrap_or_else(|| definitions.clone()));
    let scope = Scope {
        bindings: &signature.bindings,
        definitions: &local,
    };
    let mut multiples = Multiples::stated(item.body(), &scope);
    // A model's graph replaces the body, and is checked by the same signature.
    let model = imported::reference(item);
    let bounds = bounds(root, &item.sig);
    let bounds = bounds.iter().map(ToString::to_string).collect_vec();
    let wide = signature.wide.names.clone();
    let hidden = lexical::hidden_operations(&item.sig.ident);
    let mut callees = Module::default();
    definitions.add_modules(&mut callees);
    let functions = forwarded::callees(root, definitions);
    let mut structs = Vec::new();
    definitions.add_structs(&mut structs);
    let mut required: Vec<Required> = Vec::new();
    let mut found_types: Vec<Awaited> = Vec::new();
    let mut calls = Calls::default();
    // A body that constrains a dynamic size, or asserts that a size is a multiple, is elaborated again with the size
    // replaced; each round removes at least one.
    let library = Library::default();
    let (mut body, found, sources, omits_rules) = loop {
        let settled = dynamic::settled(&signature, &required);
        let frame = Rc::new(Frame {
            own: name.clone(),
            active: vec![item.declared()],
            fallible: signature.fallible,
            bindings: multiples.bindings(&signature.bindings),
            definitions: Rc::clone(&local),
            library: library.clone(),
            of_library: false,
            call: None,
        });
        let cx = Context {
            root,
            module: &callees,
            functions: &functions,
            frame: RefCell::new(frame),
            dynamic_sizes: RefCell::new(signature.dynamic_sizes.clone()),
            calls: RefCell::new(calls),
            required: RefCell::default(),
            settled: &settled,
            multiples: &multiples,
            asserted: RefCell::default(),
            types: open::Types::new(&found_types),
            hidden: &hidden,
            calls_functions: purpose != Purpose::Check,
            derivatives: match purpose {
                Purpose::Callee => Derivatives::of_callee(),
                _ => Derivatives::of_code(),
            },
            leafwise: purpose == Purpose::Leafwise,
            structs: &structs,
            bounds: &bounds,
            wide: &wide,
            faults: RefCell::default(),
            sources: RefCell::default(),
        };
        let body = counters::phase(Phase::Elaborate, || {
            elaborate::function(item.body(), model.as_ref(), &signature, &cx)
        });
        counters::instructions(body.graph.instrs().count());
        let found = cx.required.into_inner();
        let awaited = cx.types.resolved();
        calls = cx.calls.into_inner();
        let dynamic_sizes = cx.dynamic_sizes.into_inner();
        let asserted = cx.asserted.into_inner();
        let omits_rules = cx.derivatives.omitted();
        let (more, sources) = (cx.faults.into_inner(), cx.sources.into_inner());
        signature.dynamic_sizes = dynamic_sizes;
        // Literals whose types this elaboration has found, each for the first time.
        if !awaited.is_empty() {
            found_types.extend(awaited);
            continue;
        }
        let mut is_replaced = false;
        for multiple in asserted {
            is_replaced |= multiples.add(multiple);
        }
        if found.is_empty() && !is_replaced {
            break (body, more, sources, omits_rules);
        }
        let equations: Vec<Equation> = found.iter().map(|r| r.equation.clone()).collect_vec();
        signature.replace(&equations);
        calls.replace(&equations);
        dynamic::require(&mut required, found, &equations);
    };
    faults.extend(found);
    dynamic::undetermined(item, &signature, &mut faults);
    if calls.are_repeated(item.body()) {
        deep::expand_again();
    }
    calls.undetermined(&signature, &mut faults);
    // A callee with a mistake has reported it: the graph here would depend on it, so there is none.
    let whole = faults.is_empty() && !local.any_broken();
    // Assertions in callees name their lines.
    record_places(&mut body.graph, features::selected("checked"), &|index| {
        let source = sources.get(index as usize)?;
        Place::read(&source.place()?)
    });
    let origins = sources.iter().map(|source| source.span).collect_vec();
    let results = body.graph.result_shapes();
    let hlo = signature.to_hlo(&results).filter(|_| whole);
    let mut function = hlo.map(|hlo| Function::new(name, hlo, body.graph));
    // Only a whole graph has the size constraints that a computation without a `Result` cannot check.
    if let Some(known) = &function {
        let constraints = known.constraints(&callees);
        dynamic::infallible(
            model.is_some(),
            &signature,
            known,
            &required,
            constraints,
            &origins,
            &mut faults,
        );
    }
    function = function.filter(|_| faults.is_empty());
    let (constants, hover) = (definitions.constants(), body.hover);
    Analysis {
        faults,
        origins,
        required,
        calls,
        functions,
        signature,
        callees,
        function,
        omits_rules,
        // `#[known]` constants are not read at run time, but they must count as used.
        hover: quote!(#(let _ = #constants;)* #hover),
    }
}
