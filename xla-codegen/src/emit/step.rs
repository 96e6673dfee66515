//! Steps: a block for each, which requests its slices and passes them to a kernel or to its loop.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::kernel::{Array, Call, Contract, CustomCall, Region, Transpose};
use xla_hlo::lower::{BufferId, SliceCopy, Step};
use xla_hlo::operation::KernelArg;

use super::size::{self, signed};
use super::{Emitter, region, span};
use crate::size::{Names, contains, type_of};

impl Emitter<'_> {
    /// Whether a step writes no elements; a fold over no elements still writes its initial value.
    pub(super) fn is_idle(&self, writes: &[BufferId]) -> bool {
        let len = |buffer: &BufferId| &self.program.buffers[buffer.0].len;
        writes.iter().all_items(|buffer| len(buffer).is(0))
    }

    /// Emits a step as a block of statements.
    pub(super) fn step(&self, step: &Step) -> TokenStream {
        match step {
            Step::While(step) => return self.repeated(step),
            Step::Branch(step) => return self.chosen(step),
            Step::Block(step) => return self.at_once(step),
            Step::Kernel(step) if step.kernel.can_fail() => {}
            Step::CustomCall(_) => {}
            leaf if self.is_idle(&leaf.writes()) => return TokenStream::new(),
            _ => {}
        }
        if let Some(call) = self.call_of(step) {
            return call;
        }
        let views = self.views(&step.writes(), &step.reads());
        let questions = questions(step);
        let run = match step {
            Step::While(_) | Step::Branch(_) | Step::Block(_) => return TokenStream::new(),
            Step::Loop(step) => self.run_loop(step),
            Step::Contract(step) => self.contract(step),
            Step::Transpose(step) => self.transpose(step),
            Step::SliceCopy(step) => self.piece(step),
            Step::Batch(step) => self.batch(step),
            Step::Kernel(step) => {
                let call = self.kernel(step);
                quote_spanned!(span()=> #call #questions;)
            }
            Step::CustomCall(step) => {
                let call = self.custom_call(step);
                quote_spanned!(span()=> #call #questions;)
            }
        };
        quote_spanned!(span()=> { #views #run })
    }

    /// Emits a step that may fail as a closure.
    pub(super) fn fallible(&self, step: &Step) -> TokenStream {
        let call = match step {
            Step::Kernel(step) => self.kernel(step),
            Step::CustomCall(step) => self.custom_call(step),
            _ => unreachable!("nothing but a call fails by itself"),
        };
        let views = self.views(&step.writes(), &step.reads());
        let questions = questions(step);
        quote_spanned!(span()=> (|| { #views #call })() #questions;)
    }

    /// Emits a size.
    pub(super) fn size(&self, size: &Size) -> TokenStream {
        size::tokens(size, self.within)
    }

    /// Emits a slice of sizes.
    fn list(&self, sizes: &[Size]) -> TokenStream {
        let sizes = sizes.iter().map(|size| self.size(size)).collect_vec();
        self.within
            .reference(quote_spanned!(span()=> [#(#sizes),*]))
    }

    fn contract(&self, step: &Contract) -> TokenStream {
        let root = self.root;
        let (out, lhs, rhs) = (
            self.write(step.out),
            self.read(step.lhs),
            self.read(step.rhs),
        );
        let size = |size: &Size| self.size(size);
        let (batch, m) = (size(&step.sizes.batch), size(&step.sizes.m));
        let (n, k) = (size(&step.sizes.n), size(&step.sizes.k));
        let [l0, l1, l2] = &step.lhs_strides;
        let (l0, l1, l2) = (size(l0), size(l1), size(l2));
        let [r0, r1, r2] = &step.rhs_strides;
        let (r0, r1, r2) = (size(r0), size(r1), size(r2));
        let contract = self
            .within
            .reference(quote_spanned!(span()=> #root::rt::Contract {
                batch: #batch, m: #m, n: #n, k: #k,
                lhs_strides: [#l0, #l1, #l2],
                rhs_strides: [#r0, #r1, #r2],
            }));
        let (function, exec) = (self.function(step.small), self.executor(step.small));
        quote_spanned!(span()=> #root::rt::kernels::dot_general::#function(
            #exec #out, #lhs, #rhs, #contract,
        );)
    }

    /// Emits the name of a kernel's function: the one that is inlined if the arrays are `small`.
    fn function(&self, small: bool) -> TokenStream {
        if self.inside && small {
            quote_spanned!(span()=> small::<__L, _>)
        } else {
            quote_spanned!(span()=> run)
        }
    }

    /// Emits the first argument of a kernel, with a comma: inlined functions take no executor.
    fn executor(&self, small: bool) -> Option<TokenStream> {
        let takes = !(self.inside && small);
        takes.then(|| quote_spanned!(span()=> &exec,))
    }

    /// Emits the arrays that a call writes, and those that it reads.
    fn arrays(&self, outs: &[Array], operands: &[Array]) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let root = self.root;
        let dims = |array: &Array| self.list(&array.dims);
        let outs = outs.iter().map(|array| {
            let (elements, dims) = (self.write(array.buffer), dims(array));
            quote_spanned!(span()=> #root::rt::ArrayMut::new(#elements, #dims))
        });
        let operands = operands.iter().map(|array| {
            let (elements, dims) = (self.read(array.buffer), dims(array));
            quote_spanned!(span()=> #root::rt::Array::new(#elements, #dims))
        });
        (outs.collect_vec(), operands.collect_vec())
    }

    fn kernel(&self, step: &Call) -> TokenStream {
        let root = self.root;
        let path = step.kernel.name.split("::");
        let path = path.map(|name| Ident::new(name, span()));
        let (outs, operands) = self.arrays(&step.outs, &step.operands);
        let alone = |i: usize| step.kernel.arguments.contains(&KernelArg::Operand(i));
        let listed = (0..operands.len()).filter_items(|&i| !alone(i));
        let (all, mut operands): (_, Vec<_>) =
            (&operands, listed.map(|i| operands[i].clone()).collect_vec());
        let mut outs = outs;
        let can_fail = step.kernel.can_fail();
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

    /// Emits a call of a function that takes arrays.
    fn custom_call(&self, step: &CustomCall) -> TokenStream {
        let root = self.root;
        let mut functions = self.custom_calls.functions.iter();
        let Some((_, function)) = functions.find_item(|(name, _)| *name == step.function) else {
            unreachable!("what is called has been named");
        };
        let (outs, operands) = self.arrays(&step.outs, &step.operands);
        let (outs, operands) = (region::list(&outs), region::list(&operands));
        let (names, wide) = (Names::default(), self.custom_calls.wide);
        let sizes = step.sizes.iter();
        let sizes: Vec<_> = sizes
            .map(|size| {
                let ty = type_of(root, size, &names, &mut Vec::new());
                if contains(wide, size) {
                    quote_spanned!(span()=> <#ty as #root::size::Extent>::Static)
                } else {
                    ty
                }
            })
            .collect_vec();
        let sizes = (!sizes.is_empty()).then(|| quote_spanned!(span()=> ::<#(#sizes),*>));
        let refused = step.sizes.iter().filter_items(|size| contains(wide, size));
        // The name in the user's source has no suffix.
        let before = step.function.rsplit_once('.');
        let written = before.map_or(&*step.function, |(name, _)| name);
        let refused = refused.map(|size| {
            let what = format!(
                "`{written}` is a custom function or calls one, which needs a static `{size}`\n  \
                 help: pass tensors of static sizes, or declare the parameters of the custom function with `?`"
            );
            let is_static = size::is_static(root, size, wide);
            quote_spanned!(span()=> const { ::core::assert!(#is_static, #what) };)
        });
        let refused = refused.collect_vec();
        let exec = match refused.as_slice() {
            [] => quote_spanned!(span()=> &exec),
            _ => quote_spanned!(span()=> { #(#refused)* &exec }),
        };
        let checks = step.call.map(|call| &self.custom_calls.checks[call]);
        let checks = checks.map(|checks| quote_spanned!(span()=> , #checks));
        quote_spanned!(span()=> #function #sizes (#exec, #outs, #operands #checks))
    }

    /// Emits a copy between an array and a box of it, both as slices.
    fn piece(&self, step: &SliceCopy) -> TokenStream {
        let root = self.root;
        let starts = step.starts.iter().map(|start| {
            let [most, stride] = list::both([start.most, start.stride], Literal::usize_suffixed);
            let index = self.read(start.index);
            quote_spanned!(span()=> + #root::rt::Index::clamped((#index)[0], #most) * #stride)
        });
        let len = Literal::usize_unsuffixed(step.len);
        let at = quote_spanned!(span()=> let at = 0usize #(#starts)*;);
        if step.put {
            let (whole, part) = (self.write(step.whole), self.read(step.part));
            quote_spanned!(span()=> #at (#whole)[at..][..#len].copy_from_slice(#part);)
        } else {
            let (whole, part) = (self.read(step.whole), self.write(step.part));
            quote_spanned!(span()=> #at (#part).copy_from_slice(&(#whole)[at..][..#len]);)
        }
    }

    fn transpose(&self, step: &Transpose) -> TokenStream {
        let root = self.root;
        let (out, operand) = (self.write(step.out), self.read(step.operand));
        let dims = self.list(&step.dims);
        let permutation = step
            .permutation
            .iter()
            .map(|d| Literal::usize_unsuffixed(*d));
        let (function, exec) = (self.function(step.small), self.executor(step.small));
        quote_spanned!(span()=> #root::rt::kernels::transpose::#function(
            #exec #out, #operand, #dims, &[#(#permutation),*],
        );)
    }
}

/// Returns a `?` for each `Result` that a call returns: that of the function itself, and that of the comparison of the
/// sizes of its result.
fn questions(step: &Step) -> TokenStream {
    let count = match step {
        Step::CustomCall(step) => usize::from(step.may_fail) + usize::from(step.call.is_some()),
        step => usize::from(step.can_fail()),
    };
    TokenStream::from_iter((0..count).map(|_| quote_spanned!(span()=> ?)).collect_vec())
}
