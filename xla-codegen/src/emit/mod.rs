//! Emits a program as Rust: one function body of straight-line calls of kernels and loops.
//!
//! The emitted code is safe Rust. A loop becomes a struct of the slices and sizes it reads, which implements its rows
//! by a trait of `xla-core`; that crate dispatches them to the best SIMD level. Local names resolve in the macro, so
//! they cannot clash with names of the user.
//!
//! - `step` emits a block for each step, which requests all its slices at once: `workspace.step((Write::new(..),
//!   Read::new(..)))`.
//! - `loops` emits fused loops, `batch` batch loops, `register_block` register blocks, `control` loops over steps and
//!   choices.
//! - `repeated` emits one function for steps that differ only in their buffers. `chunks` splits lists of more than 64
//!   steps.
//! - `profile` measures each step, with the feature of this name.
//! - `located` gives the tokens of a step the place of the user's statement.
//! - `results` declares results, and drops donated parameters after their last read.
//! - `forms` emits a program of generic sizes twice, with an `if const` between the two.
//!
//! A tuple of `rt` has at most 12 parts; larger ones are nested.

mod arena;
mod batch;
mod checked;
mod chunks;
mod constraint;
mod control;
pub(crate) mod debug;
mod expr;
mod forms;
mod located;
mod loops;
mod profile;
mod region;
mod register_block;
mod repeated;
mod results;
pub(crate) mod size;
mod slices;
mod step;

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BufferId, Memory, Program, Step, Storage};
use xla_hlo::ops::inspect::finite;
use xla_hlo::{ElementType, Graph, Size, SymbolicLayout};

use chunks::Statements;
pub(crate) use constraint::assertions;
use located::span;
use size::{Sizes, Within};

use crate::counters::{self, Phase};
use crate::explain::{self, Explanation};
use crate::features;
use crate::included;
use crate::invocation;
use crate::message;

/// How an array of a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passing {
    /// `&Tensor`, or a field of something borrowed.
    Borrowed,
    /// `Tensor`, by value.
    Donated,
    /// `&mut Tensor`: its content at the end is a result.
    State,
    /// A plain scalar, by value or as a field.
    Value,
    /// A plain scalar behind `&`.
    ValueRef,
    /// A plain scalar behind `&mut`.
    ValueState,
}

/// One array of the parameters, or the token of a channel.
#[derive(Clone)]
pub(crate) struct Leaf {
    /// The place expression: `x`, `p.w1`, without `&` or `*`.
    pub(crate) place: TokenStream,
    /// How it is passed.
    pub(crate) passing: Passing,
    /// Its layout.
    pub(crate) layout: SymbolicLayout,
    /// The expressions for the dynamic sizes of its items, if it is a feed.
    pub(crate) items: Vec<TokenStream>,
}

/// Where a result of the graph goes.
pub(crate) enum Target {
    /// It is returned.
    Return {
        /// Whether it is a plain scalar, not a tensor.
        plain: bool,
        /// The Rust type of the array.
        ty: TokenStream,
        /// The sizes, if some are dynamic in the type.
        sizes: Option<Vec<Size>>,
    },
    /// It is written to memory of the caller.
    Into {
        /// Whether it is a plain scalar, not a tensor.
        plain: bool,
        /// An expression of type `&mut` to it.
        place: TokenStream,
    },
    /// It becomes the content of the parameter leaf with this number.
    State(usize),
}

/// The inputs of a body besides its operands.
#[derive(Clone, Copy)]
pub(crate) struct From<'a> {
    /// The name of a `&Exec`; `None` for the default.
    pub(crate) exec: Option<&'a Ident>,
    /// The name of a `&mut Workspace`; `None` for an arena from the pool.
    pub(crate) workspace: Option<&'a Ident>,
    /// Whether the function returns a `Result` whose error type converts from the library's error.
    pub(crate) fallible: bool,
    /// The name of the function.
    pub(crate) name: &'a str,
    /// The type of a `Result` with the function's error type, if it returns one.
    pub(crate) returned: Option<&'a syn::Type>,
}

/// The functions that the body calls by path.
#[derive(Clone, Copy)]
pub(crate) struct CustomCalls<'a> {
    /// The function that takes arrays, by its name in the graph.
    pub(crate) functions: &'a [(String, TokenStream)],
    /// The checks of result sizes when a call returns, indexed by the number of the call.
    pub(crate) checks: &'a [TokenStream],
    /// The generic sizes that may be dynamic, which they do not accept.
    pub(crate) wide: &'a [String],
    /// The source spans of the instructions, indexed by their origins: where a failed assertion panics.
    pub(crate) origins: &'a [Span],
}

/// The emitted body.
pub(crate) struct Driver {
    /// The statements.
    pub(crate) statements: TokenStream,
    /// The names of the returned arrays, in order.
    pub(crate) results: Vec<Ident>,
    /// The attribute of a function with this body by which callers inline it, or nothing.
    pub(crate) inline: TokenStream,
}

/// The state of emission.
struct Emitter<'a> {
    root: &'a TokenStream,
    program: &'a Program,
    leaves: &'a [Leaf],
    targets: &'a [Target],
    /// The files that hold constants, which emitted code includes.
    files: &'a [Rc<Path>],
    sizes: Sizes,
    /// The number of each buffer in the plan of the arena.
    slots: Vec<Option<usize>>,
    /// The offsets of these buffers and the size of the arena, where they are known and needed.
    offsets: Option<Rc<(Vec<usize>, usize)>>,
    from: From<'a>,
    custom_calls: CustomCalls<'a>,
    /// Whether the function of a register block is being emitted, in which all buffers are variables.
    inside: bool,
    /// The context of sizes.
    within: Within,
    /// The number of the program among those of the function.
    form: usize,
    /// The buffers in the arena that are swapped.
    swapped: Vec<BufferId>,
    /// Whether the results are declared before the statements, which assign them.
    declared: bool,
    /// The steps that have a function, which is called for all steps that are equal up to their buffers.
    repeated: Vec<&'a Step>,
    /// The buffers that are parameters, if such a function is being emitted.
    arguments: Vec<BufferId>,
}

fn ident(name: &str, number: usize) -> Ident {
    format_ident!("{name}{number}", span = span())
}

/// The longest tuple for which `rt` implements its traits.
const PARTS: usize = 12;

/// Returns parts as a tuple of values, types or patterns, nested where there are more than [`PARTS`].
fn tuple<T: ToTokens>(parts: &[T]) -> TokenStream {
    if parts.len() <= PARTS {
        return quote_spanned!(span()=> (#(#parts,)*));
    }
    tuple(&parts.chunks(PARTS).map(tuple).collect_vec())
}

/// Lowers an optimised graph and emits it.
///
/// The graph's parameters are the leaves in order, its results the targets in order. `custom_calls` holds the functions
/// it calls.
pub(crate) fn driver(
    root: &TokenStream,
    graph: &Graph,
    leaves: &[Leaf],
    targets: &[Target],
    from: From<'_>,
    custom_calls: CustomCalls<'_>,
) -> Driver {
    // `cargo check` needs no steps: a body that uses the parameters and has the results' types is enough.
    if invocation::is_check() && checked::is_closed(graph, from) {
        return checked::driver(leaves, targets, from);
    }
    let finite = features::selected("checked").then(|| {
        let origins = custom_calls.origins;
        finite::asserted(graph, &|origin| {
            explain::place(origin, origins).map_or(String::new(), |at| at.to_string())
        })
    });
    let graph = finite.as_ref().unwrap_or(graph);
    let memory = memory(graph, leaves, targets);
    let program = counters::phase(Phase::Lower, || xla_hlo::lower::lower(graph, &memory));
    // The program for small generic sizes is a second lowering; dynamic sizes are never small.
    let sizes = Sizes::of(&program, targets);
    let lower_small = || xla_hlo::lower::lower_small(graph, &memory, &program);
    let lower_small = || counters::phase(Phase::Lower, lower_small);
    let small = sizes.are_static().then(lower_small).flatten();
    RECORDED.with_borrow_mut(|recorded| {
        if let Some(recorded) = recorded {
            for program in small.iter().chain([&program]) {
                recorded.lowered.push(program.to_string());
                if let Some(explanation) = &mut recorded.explanation {
                    let params = leaves.iter().map(|leaf| message::source(&leaf.place));
                    explanation.add(program, &params.collect_vec(), custom_calls.origins);
                }
            }
        }
    });
    let files = files(small.iter().chain([&program]));
    let files = files.as_slice();
    // Swapped buffers need variables for their offsets, whichever loop swaps them.
    let emitter = |program, sizes, declared| {
        let (slots, plan) = arena::slots(program);
        let mut swapped = Vec::new();
        for (a, b) in program.swapped() {
            swapped.extend([a, b]);
        }
        list::sort(&mut swapped);
        swapped.dedup();
        let emitter = Emitter {
            root,
            program,
            leaves,
            targets,
            files,
            sizes,
            slots,
            offsets: arena::offsets(program, plan.len()),
            from,
            custom_calls,
            inside: false,
            within: Within::Driver,
            form: 0,
            swapped,
            declared,
            repeated: Vec::new(),
            arguments: Vec::new(),
        };
        (emitter, plan)
    };
    let mut body = sizes.prologue(root, graph, leaves);
    for (number, path) in files.iter().enumerate() {
        // A function is once in the metadata of the crate, and a constant several times.
        let (file, path) = (ident("file", number), path.to_string_lossy());
        body.extend(quote_spanned!(span()=>
            const fn #file() -> &'static [::core::primitive::u8] { ::core::include_bytes!(#path) }
        ));
    }
    // Both forms assign results that are declared before; a single form declares each where it is first written.
    let emit = || match &small {
        Some(small) => {
            let (small, _) = emitter(small, sizes.clone(), true);
            let (mut large, plan) = emitter(&program, sizes, true);
            large.form = 1;
            forms::either(&small, &large, &plan)
        }
        None => {
            let known = sizes.are_known();
            let (mut emitter, plan) = emitter(&program, sizes, false);
            // A function beside the statements cannot name the variables of generic sizes.
            if known && !plan.is_empty() {
                emitter.repeated = repeated::repeated(&program);
            }
            emitter.statements(&plan, emitter.bodies())
        }
    };
    body.extend(counters::phase(Phase::Emit, emit));
    let returned = (0..targets.len()).filter_items(|&j| returns(&targets[j]));
    Driver {
        statements: body,
        results: returned.map(|j| ident("result", j)).collect_vec(),
        inline: register_block::inline(&program),
    }
}

/// Returns the files with constants of programs, each once.
fn files<'a>(programs: impl Iterator<Item = &'a Program>) -> Vec<Rc<Path>> {
    // A file that two constants share is included once.
    let mut files: Vec<Rc<Path>> = Vec::new();
    for program in programs {
        for buffer in &program.buffers {
            if let Storage::Constant(literal) = &buffer.storage
                && let Some(found) = included::find(literal)
                && !files.contains(&found.path)
            {
                files.push(found.path);
            }
        }
    }
    files
}

/// Whether a target is returned.
fn returns(target: &Target) -> bool {
    matches!(target, Target::Return { .. })
}

/// A record of lowered programs.
#[derive(Default)]
pub(crate) struct Recorded {
    /// Each program as text.
    pub(crate) lowered: Vec<String>,
    /// The explanation of the programs, if one is requested.
    pub(crate) explanation: Option<Explanation>,
}

thread_local! {
    /// The record of the lowered programs, while there is one.
    static RECORDED: RefCell<Option<Recorded>> = const { RefCell::new(None) };
}

/// Calls `expand`, and returns its result and a record of every program that it lowers.
pub(crate) fn recorded<R>(
    explanation: Option<Explanation>,
    expand: impl FnOnce() -> R,
) -> (R, Recorded) {
    let outer = RECORDED.replace(Some(Recorded {
        lowered: Vec::new(),
        explanation,
    }));
    let result = expand();
    let own = RECORDED.take().unwrap_or_default();
    RECORDED.set(outer.map(|mut outer| {
        outer.lowered.extend_from_slice(&own.lowered);
        outer
    }));
    (result, own)
}

/// Returns the parameters whose memory the results may reuse.
fn memory(graph: &Graph, leaves: &[Leaf], targets: &[Target]) -> Memory {
    let updates = targets.iter().map(|target| match target {
        Target::State(leaf) => Some(*leaf),
        Target::Return { .. } | Target::Into { .. } => None,
    });
    let donated = leaves.iter().zip(&graph.params).enumerate();
    // An array of one element is copied instead, since its result may be a plain scalar.
    let donated = donated.filter_items(|(_, (leaf, param))| {
        leaf.passing == Passing::Donated && !graph.shape(**param).len().is(1)
    });
    Memory {
        // Parameters are donated for the sake of returned results only.
        updates: updates.collect_vec(),
        donated: if targets.iter().any(returns) {
            donated.map(|(number, _)| number).collect_vec()
        } else {
            Vec::new()
        },
        shown: targets
            .iter()
            .any(|target| matches!(target, Target::Into { .. })),
    }
}

impl Emitter<'_> {
    /// Emits the bodies of the fused loops, each once, with their numbers.
    fn bodies(&self) -> Vec<(usize, TokenStream)> {
        let mut bodies: Vec<(usize, TokenStream)> = Vec::new();
        for step in self.program.loops() {
            let outs: Vec<BufferId> = step.outs.iter().map(|out| out.buffer).collect_vec();
            // Loops of one body are one struct with different values.
            let new = !bodies.iter().any(|(body, _)| *body == step.body);
            if new && !self.is_idle(&outs) {
                let _place = self.at(&step.origins);
                bodies.push((step.body, self.body_of(step)));
            }
        }
        bodies
    }

    /// Emits the statements after those for the sizes, with these bodies of fused loops.
    fn statements(
        &self,
        plan: &[arena::Lifetime],
        bodies: Vec<(usize, TokenStream)>,
    ) -> TokenStream {
        let root = self.root;
        let mut statements = self.arena(plan);
        let steps = &self.program.steps;
        let returned = (0..self.targets.len()).filter_items(|&j| returns(&self.targets[j]));
        let returned: Vec<usize> = returned.collect_vec();
        // A donated parameter that no result reuses is dropped after its last read, before results are allocated, which
        // may then take its memory from the pool.
        let reads = self.last_reads();
        let writes = self.first_writes();
        statements.extend(match (self.from.exec, !self.program.takes_threads()) {
            (Some(exec), true) => quote_spanned!(span()=> let _ = #exec;),
            (None, true) => TokenStream::new(),
            (Some(exec), false) => quote_spanned!(span()=> let exec: #root::rt::Exec = *#exec;),
            (None, false) => quote_spanned!(span()=> let exec = <#root::rt::Exec as ::core::default::Default>::default();),
        });
        for (_, body) in bodies {
            statements.extend(body);
        }
        statements.extend(self.functions());
        // The statements between steps: before step `i`, parameters that step `i - 1` read last are dropped, and
        // results that step `i` writes first are declared.
        let mut parts = Vec::new();
        let count = chunks::count(steps);
        for i in 0..=steps.len() {
            let gone = reads.iter().filter_items(|(_, after)| *after == i);
            for &(leaf, _) in gone {
                let place = &self.leaves[leaf].place;
                let dropped = quote_spanned!(span()=> ::core::mem::drop(#place););
                parts.push(Statements::plain(dropped));
            }
            let fresh = returned.iter().filter_items(|j| writes[**j] == i);
            for &j in fresh {
                let name = ident("result", j);
                let outside = self.declared || self.may_lack_memory();
                parts.push(Statements::declaration(self.result(j), name, outside));
            }
            if let Some(step) = steps.get(i) {
                parts.push(self.part(step, count));
            }
        }
        statements.extend(chunks::written(self.root, parts));
        statements
    }

    fn element(&self, element: ElementType) -> TokenStream {
        element_tokens(self.root, element)
    }
}

/// Returns the Rust type of an element.
pub(crate) fn element_tokens(root: &TokenStream, element: ElementType) -> TokenStream {
    let name = Ident::new(element.name(), span());
    if element.is_short() || element.is_complex() {
        quote_spanned!(span()=> #root::rt::#name)
    } else {
        quote_spanned!(span()=> ::core::primitive::#name)
    }
}
