//! From a program to Rust: one function body that calls kernels and small loops, in a straight line.
//!
//! What is emitted is safe Rust. A loop becomes a struct of the slices and sizes it reads, with its rows written out in
//! a trait of `xla-core`, which calls them at the best level of the processor. Local names carry the span of the macro,
//! so that nothing a user named can meet them.

mod arena;
mod chunks;
mod control;
mod demand;
mod expr;
mod loops;
mod region;
pub(crate) mod size;
mod small;
mod step;

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use xla_hlo::lower::{BufferId, Home, Memory, Program, Step};
use xla_hlo::{ElementType, Graph, Layout, Size};

use chunks::Part;
pub(crate) use demand::assertions;
use size::{Sizes, Within};

/// How an array of a parameter is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passing {
    /// `&Tensor`, or a field of something borrowed.
    Borrowed,
    /// `Tensor`, by value.
    Donated,
    /// `&mut Tensor`: what it holds at the end is a result.
    State,
    /// A plain scalar, by value or as a field.
    Value,
    /// A plain scalar behind `&`.
    ValueRef,
    /// A plain scalar behind `&mut`.
    ValueState,
}

/// One array of the parameters, or what stands for something outside.
#[derive(Clone)]
pub(crate) struct Leaf {
    /// The place: `x`, `p.w1`, without `&` or `*` before it.
    pub(crate) place: TokenStream,
    /// How it is handed over.
    pub(crate) passing: Passing,
    /// In which order its dimensions lie in memory.
    pub(crate) layout: Layout,
    /// What asks for each of the sizes that only its items know, where it is a feed.
    pub(crate) items: Vec<TokenStream>,
}

/// Where a result of the graph goes.
pub(crate) enum Target {
    /// It is returned.
    Return {
        /// As a plain scalar, not as a tensor.
        plain: bool,
        /// The Rust type of the array.
        ty: TokenStream,
        /// The sizes, where the type does not know all of them.
        sizes: Option<Vec<Size>>,
    },
    /// It is written to memory that the caller gives.
    Into {
        /// A plain scalar, not a tensor.
        plain: bool,
        /// What is a `&mut` to it.
        place: TokenStream,
    },
    /// It becomes the content of the parameter leaf with this number.
    State(usize),
}

/// What a body gets from outside besides its operands.
#[derive(Clone, Copy)]
pub(crate) struct From<'a> {
    /// The name of a `&Exec`; without one the default is taken.
    pub(crate) exec: Option<&'a Ident>,
    /// The name of a `&mut Workspace`; without one the arena comes from the pool.
    pub(crate) workspace: Option<&'a Ident>,
    /// Whether the function returns a `Result` whose error type is known to take the library's error.
    pub(crate) fallible: bool,
}

/// How functions that are no computations are called.
#[derive(Clone, Copy)]
pub(crate) struct Foreign<'a> {
    /// The path of each, by its name in the graph.
    pub(crate) paths: &'a [(String, syn::Path)],
    /// What sizes of its results are compared when a call returns, by the number of the call.
    pub(crate) checks: &'a [TokenStream],
}

/// The emitted body.
pub(crate) struct Driver {
    /// Everything that runs.
    pub(crate) statements: TokenStream,
    /// The names of the returned arrays, in order.
    pub(crate) results: Vec<Ident>,
}

/// Everything that emission looks things up in.
struct Emitter<'a> {
    root: &'a TokenStream,
    program: &'a Program,
    leaves: &'a [Leaf],
    targets: &'a [Target],
    sizes: Sizes,
    /// The number of each buffer in the arena's plan.
    slots: Vec<Option<usize>>,
    from: From<'a>,
    foreign: Foreign<'a>,
    /// Whether what is written out stands in the function of a small loop, where all buffers have names.
    inside: bool,
    /// The buffers that exchange their places in the arena.
    exchanged: BTreeSet<BufferId>,
}

/// Where local names are resolved: in the macro, out of the user's sight.
fn span() -> Span {
    crate::deep::mixed_site()
}

fn ident(name: &str, number: usize) -> Ident {
    format_ident!("{name}{number}", span = span())
}

/// As many parts as a tuple may have that `rt` takes.
const PARTS: usize = 12;

/// Parts as a tuple, of values, types or patterns. More than one tuple may have are a tuple of tuples.
fn tuple<T: ToTokens>(parts: &[T]) -> TokenStream {
    match parts.len() <= PARTS {
        true => quote_spanned!(span()=> (#(#parts,)*)),
        false => tuple(&parts.chunks(PARTS).map(tuple).collect::<Vec<_>>()),
    }
}

/// Lowers an optimised graph and writes it out.
///
/// The graph's parameters are the leaves in order, its results the targets in order. `foreign` says how functions that are no
/// computations are called.
pub(crate) fn driver(
    root: &TokenStream,
    graph: &Graph,
    leaves: &[Leaf],
    targets: &[Target],
    from: From<'_>,
    foreign: Foreign<'_>,
) -> Driver {
    let program = xla_hlo::lower::lower(graph, &memory(graph, leaves, targets));
    LOWERED.with_borrow_mut(|lowered| {
        lowered
            .iter_mut()
            .for_each(|all| all.push(program.to_string()))
    });
    let (slots, plan) = arena::slots(&program);
    let emitter = Emitter {
        root,
        program: &program,
        leaves,
        targets,
        sizes: Sizes::of(&program, targets),
        slots,
        from,
        foreign,
        inside: false,
        exchanged: (program.exchanged().into_iter())
            .flat_map(|(a, b)| [a, b])
            .collect(),
    };
    emitter.body(graph, &plan)
}

thread_local! {
    /// The programs that were lowered, where a test wants to see them.
    static LOWERED: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Expands something, and returns the text of every program that is lowered meanwhile.
pub(crate) fn with_lowered<R>(expand: impl FnOnce() -> R) -> (R, Vec<String>) {
    LOWERED.set(Some(Vec::new()));
    let result = expand();
    (result, LOWERED.take().unwrap_or_default())
}

/// Whose memory the results may take.
fn memory(graph: &Graph, leaves: &[Leaf], targets: &[Target]) -> Memory {
    let updates = targets.iter().map(|target| match target {
        Target::State(leaf) => Some(*leaf),
        Target::Return { .. } | Target::Into { .. } => None,
    });
    let given = leaves.iter().zip(&graph.params).enumerate();
    // One element may as well be copied, and then its result may be a plain scalar.
    let given = given.filter(|(_, (leaf, param))| {
        leaf.passing == Passing::Donated && !graph.shape(**param).len().is(1)
    });
    let returned = |target: &Target| matches!(target, Target::Return { .. });
    Memory {
        updates: updates.collect(),
        given: match targets.iter().any(returned) {
            true => given.map(|(number, _)| number).collect(),
            false => Vec::new(),
        },
        shown: targets
            .iter()
            .any(|target| matches!(target, Target::Into { .. })),
    }
}

impl Emitter<'_> {
    fn body(&self, graph: &Graph, plan: &[arena::Lifetime]) -> Driver {
        let root = self.root;
        let mut statements = self.sizes.prologue(root, graph, self.leaves);
        statements.extend(self.arena(plan));
        let steps = &self.program.steps;
        let returned =
            (0..self.targets.len()).filter(|&j| matches!(self.targets[j], Target::Return { .. }));
        let returned: Vec<usize> = returned.collect();
        // What is given away and becomes no result goes back to the pool as soon as it has been read, and what takes fresh
        // memory comes after it.
        let reads = self.last_reads();
        let writes = self.first_writes();
        statements.extend(match (self.from.exec, steps.is_empty()) {
            (Some(exec), true) => quote_spanned!(span()=> let _ = #exec;),
            (None, true) => TokenStream::new(),
            (Some(exec), false) => quote_spanned!(span()=> let exec: #root::rt::Exec = *#exec;),
            (None, false) => quote_spanned!(span()=> let exec = #root::rt::Exec::default();),
        });
        let mut bodies = HashSet::new();
        for step in self.program.loops() {
            let outs: Vec<BufferId> = step.outs.iter().map(|out| out.buffer).collect();
            if !self.is_idle(&outs) && bodies.insert(step.body) {
                statements.extend(self.body_of(step));
            }
        }
        let mut parts = Vec::new();
        let count = chunks::count(steps);
        for i in 0..=steps.len() {
            let gone = reads.iter().filter(|(_, after)| *after == i);
            parts.extend(gone.map(|&(leaf, _)| {
                let place = &self.leaves[leaf].place;
                Part::plain(quote_spanned!(span()=> ::core::mem::drop(#place);))
            }));
            let fresh = returned.iter().filter(|j| writes[**j] == i);
            parts.extend(fresh.map(|&j| {
                Part::declaration(self.result(j), ident("result", j), self.may_lack_memory())
            }));
            parts.extend(steps.get(i).map(|step| self.part(step, count)));
        }
        statements.extend(chunks::written(parts));
        Driver {
            statements,
            results: returned.into_iter().map(|j| ident("result", j)).collect(),
        }
    }

    /// Whether memory that cannot be allocated is an error of the function. Otherwise it is a panic: a function that computations call
    /// may fail with an error that the library's does not convert to.
    fn may_lack_memory(&self) -> bool {
        let fails = |step: &&Step| matches!(step, Step::Kernel(call) if call.kernel.can_fail());
        self.from.fallible || self.program.leaves().iter().any(fails)
    }

    /// The declaration of a result that is returned.
    fn result(&self, j: usize) -> TokenStream {
        let (Target::Return { plain, ty, sizes }, out) = (&self.targets[j], ident("result", j))
        else {
            unreachable!("only what is returned is declared");
        };
        let sizes = sizes.as_ref().map(|sizes| {
            let sizes = sizes.iter().map(|size| size::tokens(size, Within::Driver));
            quote_spanned!(span()=> [#(#sizes),*])
        });
        if let Some(leaf) = self.program.over[j] {
            let place = &self.leaves[leaf].place;
            // What goes out as it came in is written nowhere.
            let mutable = self.buffer_of(j).map(|_| quote_spanned!(span()=> mut));
            let recycled = match sizes {
                Some(sizes) => quote_spanned!(span()=> recycle_sized(#sizes)),
                None => quote_spanned!(span()=> recycle()),
            };
            return quote_spanned!(span()=> let #mutable #out: #ty = #place.#recycled;);
        }
        let fresh = match (sizes, plain, self.may_lack_memory()) {
            (Some(sizes), _, true) => quote_spanned!(span()=> <#ty>::try_alloc_sized(#sizes)?),
            (Some(sizes), _, false) => quote_spanned!(span()=> <#ty>::alloc_sized(#sizes)),
            (None, true, _) => {
                quote_spanned!(span()=> <#ty as ::core::default::Default>::default())
            }
            (None, false, true) => quote_spanned!(span()=> <#ty>::try_alloc()?),
            (None, false, false) => quote_spanned!(span()=> <#ty>::alloc()),
        };
        quote_spanned!(span()=> let mut #out = #fresh;)
    }

    fn buffer_of(&self, result: usize) -> Option<BufferId> {
        let mut buffers = self.program.buffers.iter();
        let at = buffers.position(|buffer| buffer.home == Home::Output(result));
        at.map(BufferId)
    }

    /// For each result, the step before which it has to be there. What lies over a parameter takes its place before
    /// anything is read, and what may not be allocated comes before any state changes.
    fn first_writes(&self) -> Vec<usize> {
        let mut first = vec![self.program.steps.len(); self.targets.len()];
        for (i, step) in self.program.steps.iter().enumerate().rev() {
            for buffer in step.writes() {
                if let Home::Output(j) = self.program.buffers[buffer.0].home {
                    first[j] = i;
                }
            }
        }
        let state = |target: &Target| matches!(target, Target::State(_));
        let early = self.may_lack_memory() && self.targets.iter().any(state);
        let over = self.program.over.iter();
        over.zip(first)
            .map(|(over, first)| if over.is_some() || early { 0 } else { first })
            .collect()
    }

    /// The parameters given away that no result takes, each with the number of steps after which nothing reads it.
    fn last_reads(&self) -> Vec<(usize, usize)> {
        let mut after = vec![0; self.leaves.len()];
        for (i, step) in self.program.steps.iter().enumerate() {
            for buffer in step.reads() {
                if let Home::Param(leaf) = self.program.buffers[buffer.0].home {
                    after[leaf] = i + 1;
                }
            }
        }
        let given = after.into_iter().enumerate();
        let given = given.filter(|(leaf, _)| self.leaves[*leaf].passing == Passing::Donated);
        given
            .filter(|(leaf, _)| !self.program.over.contains(&Some(*leaf)))
            .collect()
    }

    /// The elements of a buffer that is not in the arena, as a shared slice.
    fn read(&self, buffer: BufferId) -> TokenStream {
        match &self.program.buffers[buffer.0].home {
            Home::Constant(literal) => expr::array(self.root, literal),
            _ if self.inside => {
                let here = Self::here(buffer);
                quote_spanned!(span()=> &#here[..])
            }
            Home::Param(leaf) => match self.taken_by(*leaf) {
                Some(result) => quote_spanned!(span()=> #result.as_slice()),
                None => self.read_leaf(*leaf),
            },
            Home::Output(j) => match &self.targets[*j] {
                Target::State(leaf) => self.read_leaf(*leaf),
                Target::Return { plain, .. } => {
                    let out = ident("result", *j);
                    match plain {
                        true => quote_spanned!(span()=> ::core::slice::from_ref(&#out)),
                        false => quote_spanned!(span()=> #out.as_slice()),
                    }
                }
                Target::Into { plain: true, place } => {
                    quote_spanned!(span()=> ::core::slice::from_ref(&*#place))
                }
                Target::Into { place, .. } => quote_spanned!(span()=> #place.as_slice()),
            },
            Home::Arena { .. } => {
                let view = ident("view", buffer.0);
                quote_spanned!(span()=> &*#view)
            }
            Home::Local => unreachable!("what is local is in the function of a small loop only"),
        }
    }

    /// The result that a parameter given away has become.
    fn taken_by(&self, leaf: usize) -> Option<Ident> {
        let j = self
            .program
            .over
            .iter()
            .position(|over| *over == Some(leaf))?;
        let given = self.leaves[leaf].passing == Passing::Donated;
        given.then(|| ident("result", j))
    }

    fn read_leaf(&self, leaf: usize) -> TokenStream {
        let Leaf { place, passing, .. } = &self.leaves[leaf];
        match passing {
            Passing::Borrowed | Passing::Donated | Passing::State => {
                quote_spanned!(span()=> #place.as_slice())
            }
            Passing::Value => quote_spanned!(span()=> ::core::slice::from_ref(&#place)),
            Passing::ValueRef => quote_spanned!(span()=> ::core::slice::from_ref(#place)),
            Passing::ValueState => quote_spanned!(span()=> ::core::slice::from_ref(&*#place)),
        }
    }

    /// The elements of a buffer as a mutable slice.
    fn write(&self, buffer: BufferId) -> TokenStream {
        match &self.program.buffers[buffer.0].home {
            _ if self.inside => {
                let here = Self::here(buffer);
                quote_spanned!(span()=> &mut #here[..])
            }
            Home::Output(j) => match &self.targets[*j] {
                Target::State(leaf) => {
                    let Leaf { place, passing, .. } = &self.leaves[*leaf];
                    match passing {
                        Passing::ValueState => {
                            quote_spanned!(span()=> ::core::slice::from_mut(&mut *#place))
                        }
                        Passing::Value => {
                            quote_spanned!(span()=> ::core::slice::from_mut(&mut #place))
                        }
                        _ => quote_spanned!(span()=> #place.as_mut_slice()),
                    }
                }
                Target::Return { plain, .. } => {
                    let out = ident("result", *j);
                    match plain {
                        true => quote_spanned!(span()=> ::core::slice::from_mut(&mut #out)),
                        false => quote_spanned!(span()=> #out.as_mut_slice()),
                    }
                }
                Target::Into { plain: true, place } => {
                    quote_spanned!(span()=> ::core::slice::from_mut(&mut *#place))
                }
                Target::Into { place, .. } => quote_spanned!(span()=> #place.as_mut_slice()),
            },
            Home::Arena { .. } => {
                let view = ident("view", buffer.0);
                quote_spanned!(span()=> &mut *#view)
            }
            Home::Param(_) | Home::Constant(_) | Home::Local => {
                unreachable!("nothing is written there")
            }
        }
    }

    fn element(&self, element: ElementType) -> TokenStream {
        element_tokens(self.root, element)
    }
}

/// The Rust type of an element.
pub(crate) fn element_tokens(root: &TokenStream, element: ElementType) -> TokenStream {
    let name = Ident::new(element.name(), span());
    match element {
        ElementType::F16 | ElementType::Bf16 | ElementType::C64 | ElementType::C128 => {
            quote_spanned!(span()=> #root::rt::#name)
        }
        _ => quote_spanned!(span()=> ::core::primitive::#name),
    }
}
