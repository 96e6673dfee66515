//! Calls of kernels by their names, with arguments besides the arrays.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::kernel::{Call, Region};
use xla_hlo::operation::KernelArg;

use super::super::size::signed;
use super::super::{Emitter, region, span};

impl Emitter<'_> {
    pub(super) fn kernel(&self, step: &Call) -> TokenStream {
        let root = self.root;
        let path = step.kernel.name.split("::");
        let path = path.map(|name| Ident::new(name, span()));
        let (outs, operands) = self.arrays(&step.outs, &step.operands);
        // An operand that is an argument by itself is not in the list of operands.
        let alone = |i: usize| step.kernel.arguments.contains(&KernelArg::Operand(i));
        let listed = (0..operands.len()).filter_items(|&i| !alone(i));
        let (all, mut operands): (_, Vec<_>) =
            (&operands, listed.map(|i| operands[i].clone()).collect_vec());
        let mut outs = outs;
        let can_fail = step.kernel.can_fail();
        // A kernel that applies a computation takes lists of arrays, as nested pairs, which may have any length.
        if !step.regions.is_empty() || can_fail {
            let of_list = if outs.is_empty() {
                operands.len()
            } else {
                outs.len()
            };
            let lists = operands.chunks(of_list.max(1)).map(region::list);
            operands = lists.collect_vec();
            outs = outs.chunks(of_list.max(1)).map(region::list).collect_vec();
        }
        if let Some(first) = step.kernel.list {
            let list = operands.split_off(first);
            operands.push(quote_spanned!(span()=> &[#(#list),*]));
        }
        let (function, exec) = (
            self.function(step.small.is_some()),
            self.executor(step.small.is_some()),
        );
        let arguments = step.kernel.arguments.iter();
        let arguments = arguments.map(|argument| self.argument(step, all, argument));
        quote_spanned!(span()=> #root::rt::kernels::#(#path::)*#function(#exec #(#outs,)* #(#operands,)* #(#arguments),*))
    }

    /// Emits an argument of a kernel besides its arrays; `operands` are all operands of the step.
    fn argument(&self, step: &Call, operands: &[TokenStream], argument: &KernelArg) -> TokenStream {
        let root = self.root;
        // The operation's form lists the arguments in the order of the kernel's parameters, so a value is all that is
        // emitted.
        match argument {
            KernelArg::Size(size) => self.size(size),
            KernelArg::Int(int) => signed(int, self.within),
            KernelArg::Optional(None) => quote_spanned!(span()=> ::core::option::Option::None),
            KernelArg::Optional(Some(size)) => {
                let size = self.size(size);
                quote_spanned!(span()=> ::core::option::Option::Some(#size))
            }
            KernelArg::Sizes(sizes) => self.list(sizes),
            KernelArg::Ints(ints) => {
                let ints = ints.iter().map(|int| signed(int, self.within));
                let ints = ints.collect_vec();
                self.within.reference(quote_spanned!(span()=> [#(#ints),*]))
            }
            KernelArg::Lists(lists) => {
                let lists = lists.iter().map(|list| {
                    let numbers = list.iter().map(|&n| Literal::usize_unsuffixed(n));
                    quote_spanned!(span()=> &[#(#numbers),*])
                });
                quote_spanned!(span()=> &[#(#lists),*])
            }
            KernelArg::List(items) => {
                let items = items.iter().map(|item| self.argument(step, operands, item));
                quote_spanned!(span()=> &[#(#items),*])
            }
            KernelArg::Struct(of) => {
                let name = Ident::new(of.name, span());
                let fields = of.fields.iter().map(|(name, field)| {
                    let name = Ident::new(name, span());
                    let field = self.argument(step, operands, field);
                    quote_spanned!(span()=> #name: #field)
                });
                quote_spanned!(span()=> #root::rt::#name { #(#fields),* })
            }
            KernelArg::Bool(on) => quote_spanned!(span()=> #on),
            KernelArg::Operand(i) => operands[*i].clone(),
            KernelArg::Outside(leaf) => {
                let place = &self.leaves[*leaf].place;
                quote_spanned!(span()=> #place)
            }
            KernelArg::Items(leaf) => {
                let items = &self.leaves[*leaf].items;
                quote_spanned!(span()=> &[#(#items),*])
            }
            KernelArg::Region(number, sides) => match &step.regions[*number] {
                Region::Function(function) => {
                    let function = Ident::new(function, span());
                    quote_spanned!(span()=> #root::rt::function::#function)
                }
                Region::Body(graph) => self.applied(graph, *sides),
            },
        }
    }
}
