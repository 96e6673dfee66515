//! From a program to Rust: one function body that calls kernels and small loops, in a straight line.
//!
//! What is emitted is safe Rust. A loop becomes a struct of the slices and sizes it reads, with its rows written out in
//! a trait of `xla-core`, which calls them at the best level of the processor. Local names carry the span of the macro,
//! so that nothing a user named can meet them.

mod arena;
mod expr;
mod loops;
mod size;
mod step;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote_spanned};
use xla_hlo::lower::{BufferId, Home, Program};
use xla_hlo::{ElementType, Graph};

use size::Sizes;

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

/// One array of the parameters.
pub(crate) struct Leaf {
    /// The place: `x`, `p.w1`, without `&` or `*` before it.
    pub(crate) place: TokenStream,
    /// How it is handed over.
    pub(crate) passing: Passing,
    /// Whether it lies in memory in another order than that of its dimensions.
    pub(crate) permuted: bool,
}

/// Where a result of the graph goes.
pub(crate) enum Target {
    /// It is returned.
    Return {
        /// As a plain scalar, not as a tensor.
        plain: bool,
        /// The Rust type of the array.
        ty: TokenStream,
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
    workspace: Option<&'a TokenStream>,
}

/// Where local names are resolved: in the macro, out of the user's sight.
fn span() -> Span {
    Span::mixed_site()
}

fn ident(name: &str, number: usize) -> Ident {
    format_ident!("{name}{number}", span = span())
}

/// Lowers an optimised graph and writes it out.
///
/// The graph's parameters are the leaves in order, its results the targets in order.
/// `workspace` is a `&mut Workspace` that the caller gives; without one the arena comes from the pool.
pub(crate) fn driver(
    root: &TokenStream,
    graph: &Graph,
    leaves: &[Leaf],
    targets: &[Target],
    workspace: Option<&TokenStream>,
) -> Driver {
    let updates: Vec<Option<usize>> = targets
        .iter()
        .map(|target| match target {
            Target::State(leaf) => Some(*leaf),
            Target::Return { .. } | Target::Into { .. } => None,
        })
        .collect();
    let program = xla_hlo::lower::lower(graph, &updates);
    let (slots, plan) = arena::slots(&program);
    let emitter = Emitter {
        root,
        program: &program,
        leaves,
        targets,
        sizes: Sizes::of(&program),
        slots,
        workspace,
    };
    emitter.body(graph, &plan)
}

impl Emitter<'_> {
    fn body(&self, graph: &Graph, plan: &[arena::Lifetime]) -> Driver {
        let root = self.root;
        let mut statements = self.sizes.prologue(root, graph, self.leaves);
        statements.extend(self.arena(plan));
        let mut results = Vec::new();
        for (j, target) in self.targets.iter().enumerate() {
            if let Target::Return { plain, ty } = target {
                let out = ident("result", j);
                statements.extend(match plain {
                    true => quote_spanned!(span()=> let mut #out: #ty = ::core::default::Default::default();),
                    false => quote_spanned!(span()=> let mut #out = <#ty>::alloc();),
                });
                results.push(out);
            }
        }
        if !self.program.steps.is_empty() {
            statements.extend(quote_spanned!(span()=> let exec = #root::rt::Exec::default();));
        }
        for (i, step) in self.program.steps.iter().enumerate() {
            statements.extend(self.step(i, step));
        }
        Driver {
            statements,
            results,
        }
    }

    /// The elements of a buffer that is not in the arena, as a shared slice.
    fn read(&self, buffer: BufferId) -> TokenStream {
        match &self.program.buffers[buffer.0].home {
            Home::Param(leaf) => self.read_leaf(*leaf),
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
            Home::Constant(literal) => expr::array(self.root, literal),
            Home::Arena { .. } => {
                let view = ident("view", buffer.0);
                quote_spanned!(span()=> &*#view)
            }
        }
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
            Home::Param(_) | Home::Constant(_) => unreachable!("nothing is written there"),
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
