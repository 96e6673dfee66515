//! Sizes as expressions: numbers if they are known, otherwise expressions over one local variable for each size name.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote_spanned};
use xla_hlo::list::{self, Items};
use xla_hlo::lower::kernel::Region;
use xla_hlo::lower::{Combine, Expr, Pass, Program, Step};
use xla_hlo::operation::{Form, Int};
use xla_hlo::size::Node;
use xla_hlo::{Graph, Packing, Size};

use super::{Leaf, Passing, Target, span};

/// The size names in a program.
#[derive(Clone)]
pub(super) struct Sizes {
    names: Vec<String>,
}

/// The context of an expression: the driver with the sizes as variables, a loop with the sizes as fields, or the function
/// of a register block with the sizes as constants of its type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    Driver,
    Loop,
    Block,
}

impl Within {
    /// Emits the value of a size name.
    fn value(self, name: &str) -> TokenStream {
        let variable = variable(name);
        match self {
            Within::Driver => quote_spanned!(span()=> #variable),
            Within::Loop => quote_spanned!(span()=> self.#variable),
            Within::Block => quote_spanned!(span()=> Self::#variable),
        }
    }

    /// Emits an operation on two expressions. rustc evaluates the constants of a block for all sizes, also those for which
    /// it is not used, so that no operation may fail there.
    fn arithmetic(self, node: Node<'_, TokenStream>) -> TokenStream {
        if self != Within::Block {
            return arithmetic(node);
        }
        match node {
            Node::Sum(a, b) => quote_spanned!(span()=> #a.wrapping_add(#b)),
            Node::Difference(a, b) => quote_spanned!(span()=> #a.wrapping_sub(#b)),
            Node::Product(a, b) => quote_spanned!(span()=> #a.wrapping_mul(#b)),
            Node::Quotient(a, b) => quote_spanned!(span()=> (match #a.checked_div(#b) {
                ::core::option::Option::Some(quotient) => quotient,
                ::core::option::Option::None => 0,
            })),
            Node::Number(_) | Node::Name(_) => unreachable!("an operation"),
        }
    }

    /// Emits a reference to an expression over sizes; to a constant where these are.
    pub(super) fn reference(self, value: TokenStream) -> TokenStream {
        match self {
            Within::Block => quote_spanned!(span()=> const { &#value }),
            Within::Driver | Within::Loop => quote_spanned!(span()=> &#value),
        }
    }
}

impl Sizes {
    pub(super) fn of(program: &Program, targets: &[Target]) -> Sizes {
        let mut names: Vec<String> = Vec::new();
        // Every name that emitted code may mention: in types of results, lengths of buffers, and sizes of steps.
        let mut add = |size: &Size| {
            for name in size.names() {
                names.push(name.to_string());
            }
        };
        for target in targets {
            if let Target::Return {
                sizes: Some(sizes), ..
            } = target
            {
                for size in sizes {
                    add(size);
                }
            }
        }
        for buffer in &program.buffers {
            add(&buffer.len);
        }
        for step in program.leaves() {
            match step {
                Step::Loop(step) => {
                    let sizes = step.outer.iter().chain_items(&step.middle);
                    for size in sizes {
                        add(size);
                    }
                    add(&step.inner);
                    for node in &step.nodes {
                        if let Expr::Size(size) = &node.expr {
                            add(size);
                        }
                    }
                    for fold in step.passes.iter().filter_map(Pass::fold) {
                        if let Combine::Region(graph) = &fold.with {
                            for size in of_region(graph) {
                                add(&size);
                            }
                        }
                    }
                }
                // A kernel argument, such as the start of a slice, may be a size that no array has.
                Step::Kernel(call) => {
                    let arrays = call.operands.iter().chain_items(&call.outs);
                    for array in arrays {
                        for size in &array.dims {
                            add(size);
                        }
                    }
                    for argument in &call.kernel.arguments {
                        argument.for_each_size(&mut add);
                    }
                    for region in &call.regions {
                        if let Region::Body(graph) = region {
                            for size in of_region(graph) {
                                add(&size);
                            }
                        }
                    }
                }
                Step::CustomCall(call) => {
                    let arrays = call.operands.iter().chain_items(&call.outs);
                    for array in arrays {
                        for size in &array.dims {
                            add(size);
                        }
                    }
                }
                Step::Batch(step) => add(&step.size),
                Step::Contract(_)
                | Step::Transpose(_)
                | Step::SliceCopy(_)
                | Step::While(_)
                | Step::Block(_)
                | Step::Branch(_) => {}
            }
        }
        // Equal names are adjacent then, and the order does not depend on the steps.
        list::sort(&mut names);
        names.dedup();
        Sizes { names }
    }

    /// Returns the local variables.
    pub(super) fn fields(&self) -> impl Iterator<Item = Ident> {
        self.names.iter().map(|name| variable(name))
    }

    /// Returns the names.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether no size is dynamic in the types of the parameters.
    pub(super) fn are_static(&self) -> bool {
        self.names.iter().all(|name| !name.starts_with('?'))
    }

    /// Whether every size is a number.
    pub(super) fn are_known(&self) -> bool {
        self.names.is_empty()
    }

    /// Emits the variables: each is read from an operand with that size, or from the type if there is none.
    pub(super) fn prologue(
        &self,
        root: &TokenStream,
        graph: &Graph,
        leaves: &[Leaf],
    ) -> TokenStream {
        let mut statements = TokenStream::new();
        // A parameter that has the size in a dimension of its own shows it at run time; a size of a generic parameter
        // is a constant of its type.
        for name in &self.names {
            let shown = graph.params.iter().zip(leaves).find_map(|(&param, leaf)| {
                let plain = !matches!(
                    leaf.passing,
                    Passing::Value | Passing::ValueRef | Passing::ValueState
                );
                // The dimensions of an array do not include its widths in memory.
                let plain = plain && !matches!(leaf.layout.packing, Packing::Padded { .. });
                let mut dims = graph.shape(param).dims.iter();
                let at = dims.position(|size| size.as_name() == Some(name))?;
                plain.then_some((leaf, at))
            });
            let variable = variable(name);
            let value = match shown {
                Some((leaf, at)) => {
                    let place = &leaf.place;
                    // The graph's parameter has the dimensions in their order in memory.
                    let at = leaf.layout.major_to_minor()[at];
                    let at = Literal::usize_unsuffixed(at);
                    quote_spanned!(span()=> #place.dims()[#at])
                }
                None => type_size(root, name),
            };
            statements
                .extend(quote_spanned!(span()=> let #variable: ::core::primitive::usize = #value;));
        }
        statements
    }
}

fn type_size(root: &TokenStream, name: &str) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote_spanned!(span()=> <#name as #root::Dim>::SIZE)
}

pub(super) fn variable(name: &str) -> Ident {
    // A dynamic size such as `?p.1.0` is named after its operand. Every `_` is doubled, so that all names stay
    // distinct, also `?p.1.0` and `?p_1.0`.
    let name = name.replace('_', "__");
    let name = name.replace('?', "_of_").replace('.', "_at_");
    format_ident!("size_{}", name, span = span())
}

/// Emits a size as an expression of type `usize`.
pub(super) fn tokens(size: &Size, within: Within) -> TokenStream {
    size.fold::<TokenStream>(&mut |node| match node {
        Node::Number(n) => {
            let n = Literal::usize_suffixed(n);
            quote_spanned!(span()=> #n)
        }
        Node::Name(name) => within.value(name),
        node => within.arithmetic(node),
    })
}

/// Emits an integer as an expression of type `i64`.
pub(super) fn signed(number: &Int, within: Within) -> TokenStream {
    // A known number may be negative; an unknown one is a size.
    let size = match (number, number.known()) {
        (Int::Size(size), None) => size,
        (_, known) => {
            let known = known.expect("a number that is not a size is known");
            let n = Literal::i64_unsuffixed(known);
            return quote_spanned!(span()=> #n);
        }
    };
    size.fold::<TokenStream>(&mut |node| match node {
        Node::Number(n) => {
            let n = Literal::i64_suffixed(n as i64);
            quote_spanned!(span()=> #n)
        }
        Node::Name(name) => {
            let value = within.value(name);
            quote_spanned!(span()=> (#value as ::core::primitive::i64))
        }
        node => within.arithmetic(node),
    })
}

/// Emits the type of a local array of a generic size, over the types of the size names. It has at least as many elements.
pub(super) fn array_type(root: &TokenStream, size: &Size, element: &TokenStream) -> TokenStream {
    // `N + 2 * M` is `Pair<N::Array<..>, [M::Array<..>; 2]>`: stable Rust has no array of length `N + 2 * M`.
    // Differences and quotients take the larger operand's array.
    // Each node of the expression is a function from the type of an item to the type of as many items.
    type Array<'a> = Box<dyn Fn(TokenStream) -> TokenStream + 'a>;
    let array = size.fold::<Array<'_>>(&mut |node| match node {
        Node::Number(n) => {
            let n = Literal::usize_unsuffixed(n);
            Box::new(move |item| quote_spanned!(span()=> [#item; #n]))
        }
        Node::Name(name) => {
            let name = Ident::new(name, Span::call_site());
            Box::new(
                move |item| quote_spanned!(span()=> <#name as #root::size::Extent>::Array<#element, #item>),
            )
        }
        Node::Product(a, b) => Box::new(move |item| a(b(item))),
        Node::Sum(a, b) => Box::new(move |item| {
            let (a, b) = (a(item.clone()), b(item));
            quote_spanned!(span()=> #root::rt::Pair<#a, #b>)
        }),
        Node::Difference(a, _) | Node::Quotient(a, _) => a,
    });
    let array = array(quote_spanned!(span()=> #root::rt::One<#element>));
    quote_spanned!(span()=> #root::rt::InPlace<#array>)
}

/// Returns the sizes that a computation of scalars uses as numbers.
fn of_region(graph: &Graph) -> Vec<Size> {
    let forms = graph
        .instrs()
        .map(|(_, instr)| (instr.op.form)(graph, instr));
    let sizes = forms.filter_map(|form| match form {
        Form::Size(size) => Some(size),
        _ => None,
    });
    sizes.collect_vec()
}

/// Emits a size as a saturating expression of type `usize`, over the types of generic sizes and these expressions
/// of the others.
pub(crate) fn saturating(
    root: &TokenStream,
    size: &Size,
    of: &dyn Fn(&str) -> Option<TokenStream>,
) -> TokenStream {
    // Saturating, so that a condition such as `N * M <= 64` is false for sizes whose product overflows.
    size.fold::<TokenStream>(&mut |node| match node {
        Node::Number(n) => {
            let n = Literal::usize_suffixed(n);
            quote_spanned!(span()=> #n)
        }
        Node::Name(name) => of(name).unwrap_or_else(|| type_size(root, name)),
        Node::Sum(a, b) => quote_spanned!(span()=> #a.saturating_add(#b)),
        Node::Difference(a, b) => quote_spanned!(span()=> #a.saturating_sub(#b)),
        Node::Product(a, b) => quote_spanned!(span()=> #a.saturating_mul(#b)),
        Node::Quotient(a, b) => quote_spanned!(span()=> (#a / #b)),
    })
}

/// Emits a size as a constant expression of type `usize`, over the types of the size names. A name in `wide` is the type
/// of a size that may be dynamic, for which the expression has no meaning.
pub(super) fn of_types(root: &TokenStream, size: &Size, wide: &[String]) -> TokenStream {
    expression(size, &|name| {
        if wide.iter().any(|wide| wide == name) {
            let name = Ident::new(name, Span::call_site());
            quote_spanned!(span()=> #root::rt::static_size(<#name as #root::size::Extent>::KNOWN))
        } else {
            type_size(root, name)
        }
    })
}

/// Emits whether all names of a size that may be dynamic are static, as a constant expression.
pub(crate) fn is_static(root: &TokenStream, size: &Size, wide: &[String]) -> TokenStream {
    let names = size.names().into_iter();
    let names = names.filter_items(|name| wide.iter().any(|wide| wide == name));
    let one = |name: &str| {
        let name = Ident::new(name, Span::call_site());
        quote_spanned!(span()=> <#name as #root::size::Extent>::KNOWN.is_some())
    };
    let names = names.map(one).collect_vec();
    quote_spanned!(span()=> #(#names)&&*)
}

fn expression(size: &Size, name: &dyn Fn(&str) -> TokenStream) -> TokenStream {
    size.fold::<TokenStream>(&mut |node| match node {
        Node::Number(n) => {
            let n = Literal::usize_suffixed(n);
            quote_spanned!(span()=> #n)
        }
        Node::Name(of) => name(of),
        node => arithmetic(node),
    })
}

/// Emits an operation on two expressions.
fn arithmetic(node: Node<'_, TokenStream>) -> TokenStream {
    match node {
        Node::Sum(a, b) => quote_spanned!(span()=> (#a + #b)),
        Node::Difference(a, b) => quote_spanned!(span()=> (#a - #b)),
        Node::Product(a, b) => quote_spanned!(span()=> (#a * #b)),
        Node::Quotient(a, b) => quote_spanned!(span()=> (#a / #b)),
        Node::Number(_) | Node::Name(_) => unreachable!("an operation"),
    }
}
