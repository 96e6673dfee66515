//! Register blocks: the steps of one are a single function, called once at the best SIMD level.
//!
//! In that function every buffer is a variable: a local array, or a slice that is a parameter. The bodies of its fused
//! loops are called without an executor, and small kernels by their function `small`, so that they are inlined.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BufferId, Inlined, Program, RegisterBlock, Step, Storage};

use super::size::{self, Within};
use super::{Emitter, ident, span};

/// Returns the attribute by which callers inline a program that is very short.
///
/// Longer ones have none: with `#[inline]`, `cholesky` of 4 by 4 took 1.24 of the time, once inlined.
pub(super) fn inline(program: &Program) -> TokenStream {
    match program.steps.as_slice() {
        [
            Step::Block(RegisterBlock {
                inlined: Some(Inlined {
                    everywhere: true, ..
                }),
                ..
            }),
        ] => quote_spanned!(span()=> #[inline(always)]),
        _ => TokenStream::new(),
    }
}

impl Emitter<'_> {
    /// Returns the variable of a buffer in the function of a register block.
    pub(super) fn here(buffer: BufferId) -> proc_macro2::Ident {
        ident("here", buffer.0)
    }

    /// Emits a register block: a struct of its inputs, the `impl` with its function, and the call.
    pub(super) fn at_once(&self, block: &RegisterBlock) -> TokenStream {
        let root = self.root;
        // Generic sizes are constants of the struct's type, by which the compiler unrolls loops.
        let within = if block.conditions.is_empty() {
            Within::Driver
        } else {
            Within::Block
        };
        // The buffers that the block touches: its local arrays, outside buffers that it writes, and those that it
        // only reads.
        let sorted = |mut buffers: Vec<BufferId>| {
            list::sort(&mut buffers);
            buffers.dedup();
            buffers
        };
        let steps = block.steps.iter();
        let written = sorted(steps.clone().flat_items(|step| step.writes()).collect_vec());
        let mut touched = steps.flat_items(|step| step.reads()).collect_vec();
        touched.extend(&written);
        let storage = |id: &BufferId| &self.program.buffers[id.0].storage;
        let (own, others): (Vec<BufferId>, Vec<BufferId>) = sorted(touched)
            .into_iter()
            .filter_items(|id| !matches!(storage(id), Storage::Constant(_)))
            .partition(|id| *storage(id) == Storage::Local);
        let (changed, read): (Vec<BufferId>, Vec<BufferId>) =
            others.into_iter().partition(|id| written.contains(id));
        // A parameter that a result aliases is read from the memory of the result.
        let memory = |id: BufferId| {
            let mut results = changed.iter();
            let same = results.find_item(|result| self.program.is_same_memory(id, **result));
            *same.unwrap_or(&id)
        };

        let swapped = block.all_swapped();
        let field = |id: BufferId| ident("buffer", id.0);
        let element = |id: BufferId| self.element(self.program.buffers[id.0].element);
        let len = |id: BufferId| {
            let len = &self.program.buffers[id.0].len;
            (len.known(), size::tokens(len, within))
        };
        // One field for each memory: a slice that is written cannot be borrowed again under another name.
        let alone = read.iter().copied().filter_items(|&id| memory(id) == id);
        let alone = alone.collect_vec();
        let types = (changed.iter().map(|&id| (id, quote_spanned!(span()=> mut))))
            .chain_items(alone.iter().map(|&id| (id, TokenStream::new())));
        let types = types.map(|(id, mutable)| {
            let (field, element) = (field(id), element(id));
            (field, quote_spanned!(span()=> #mutable [#element]))
        });
        let (names, types): (Vec<_>, Vec<_>) = types.unzip();
        let values = (changed.iter().map(|&id| (id, self.write(id))))
            .chain_items(alone.iter().map(|&id| (id, self.read(id))));
        let values = values.map(|(id, slice)| {
            let field = field(id);
            quote_spanned!(span()=> #field: #slice)
        });
        let values = values.collect_vec();
        // The statements that declare the variable of each buffer: zeros, a copy, or the slice itself.
        let array = |id: BufferId, value: TokenStream| {
            let here = Self::here(id);
            if swapped.iter().any_item(|(a, b)| *a == id || *b == id) {
                quote_spanned!(span()=> let mut #here = &mut #value;)
            } else {
                quote_spanned!(span()=> let mut #here = #value;)
            }
        };
        // An array of a generic size has a type for this size, and is used as a slice.
        let zeros = |id: BufferId| match (element(id), len(id)) {
            (element, (Some(_), len)) => array(
                id,
                quote_spanned!(span()=> #root::rt::zeros::<#element, #len>()),
            ),
            (element, (None, len)) => {
                let (here, local) = (Self::here(id), ident("local", id.0));
                let ty = size::array_type(root, &self.program.buffers[id.0].len, &element);
                quote_spanned!(span()=>
                    let mut #local = <#ty>::zeros::<#element>();
                    let mut #here = #local.first::<#element>(#len);
                )
            }
        };
        let copy = |id: BufferId| match (field(memory(id)), element(id), len(id)) {
            (field, element, (Some(_), len)) => array(
                id,
                quote_spanned!(span()=> #root::rt::copied::<#element, #len>(#field)),
            ),
            (field, _, (None, len)) => {
                let (zeros, here) = (zeros(id), Self::here(id));
                let copied = quote_spanned!(span()=> #here.copy_from_slice(&#field[..#len]));
                match self.is_short(block, id) {
                    Some(is_short) => {
                        let mutable = changed.contains(&id).then(|| quote_spanned!(span()=> mut));
                        quote_spanned!(span()=>
                            #zeros
                            let #here = match #is_short {
                                true => { #copied; &#mutable *#here }
                                false => &#mutable #field[..#len],
                            };
                        )
                    }
                    None => quote_spanned!(span()=> #zeros #copied;),
                }
            }
        };
        let own = own.iter().map(|&id| zeros(id));
        let seen = read.iter().map(|&id| {
            if block.copied.contains(&id) {
                copy(id)
            } else {
                let (here, field, (_, len)) = (Self::here(id), field(id), len(id));
                quote_spanned!(span()=> let #here = &#field[..#len];)
            }
        });
        let taken = changed.iter().map(|&id| {
            if block.held.contains(&id) {
                copy(id)
            } else {
                let (here, field, (_, len)) = (Self::here(id), field(id), len(id));
                quote_spanned!(span()=> let #here = &mut #field[..#len];)
            }
        });
        let put_back = block.held.iter().map(|&id| {
            let (here, field, (_, len)) = (Self::here(id), field(id), len(id));
            match self.is_short(block, id) {
                Some(is_short) => {
                    let (local, element) = (ident("local", id.0), element(id));
                    quote_spanned!(span()=> if #is_short {
                        #field[..#len].copy_from_slice(#local.first::<#element>(#len));
                    })
                }
                None => quote_spanned!(span()=> #field[..#len].copy_from_slice(&#here[..]);),
            }
        });

        // The steps are emitted with these variables in place of requests of the arena.
        let inside = Emitter {
            inside: true,
            within,
            sizes: self.sizes.clone(),
            slots: self.slots.clone(),
            offsets: None,
            swapped: Vec::new(),
            repeated: Vec::new(),
            arguments: Vec::new(),
            ..*self
        };
        let run = inside.steps(&block.steps);
        let views = self.views(&changed, &alone);
        // Sizes are fields, or constants of the type if the block has conditions on them: then LLVM unrolls loops
        // over them.
        let mut sizes: Vec<_> = self.sizes.fields().collect_vec();
        let (mut generic, mut constants) = (Vec::new(), TokenStream::new());
        let mut locals = Vec::new();
        if within == Within::Block {
            generic = self.size_types();
            for (size, ty) in sizes.drain(..).zip_items(&generic) {
                constants.extend(quote_spanned!(span()=>
                    #[allow(non_upper_case_globals)]
                    const #size: ::core::primitive::usize =
                        #root::rt::static_size(<#ty as #root::size::Extent>::KNOWN);
                ));
                locals.push(quote_spanned!(span()=> let #size = Self::#size;));
            }
        }
        let (exec_type, exec, own_exec) = if block.takes_threads() {
            (
                quote_spanned!(span()=> exec: #root::rt::Exec,),
                quote_spanned!(span()=> exec,),
                quote_spanned!(span()=> self.exec,),
            )
        } else {
            Default::default()
        };
        // The parameters of the struct, and its arguments where it is implemented.
        let borrows = !changed.is_empty() || !alone.is_empty();
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        if borrows {
            parameters.push(quote_spanned!(span()=> 'a));
            arguments.push(quote_spanned!(span()=> '_));
        }
        for ty in &generic {
            parameters.push(quote_spanned!(span()=> #ty: #root::size::Extent));
            arguments.push(quote_spanned!(span()=> #ty));
        }
        let list = |items: &[TokenStream]| {
            let some = !items.is_empty();
            some.then(|| quote_spanned!(span()=> <#(#items),*>))
        };
        let bounds = list(&parameters[usize::from(borrows)..]);
        let (parameters, arguments) = (list(&parameters), list(&arguments));
        let (marker_type, marker) = match generic.as_slice() {
            [] => Default::default(),
            _ => (
                quote_spanned!(span()=> sizes: ::core::marker::PhantomData<(#(#generic,)*)>,),
                quote_spanned!(span()=> sizes: ::core::marker::PhantomData::<(#(#generic,)*)>,),
            ),
        };
        let dispatch = |levels: &str| {
            let levels = Ident::new(levels, span());
            quote_spanned!(span()=> <#root::rt::#levels as #root::rt::Levels>::dispatch(
                RegisterBlock { #exec #(#values,)* #(#sizes,)* #marker },
            );)
        };
        // A short block is compiled for the target of the user, so that callers inline it; any other runs at the best
        // level.
        let mut leaves = block.steps.iter().flat_items(Step::leaves);
        let is_wide = leaves.any_item(|step| match step {
            Step::Batch(step) => self.is_wide(step),
            _ => false,
        });
        let levels = if is_wide { "Every" } else { "Generated" };
        let call = match block.inlined.as_ref() {
            Some(inlined) if inlined.conditions.is_empty() => dispatch("Base"),
            Some(inlined) => {
                let condition = self.condition(&inlined.conditions);
                let (base, other) = (dispatch("Base"), dispatch(levels));
                quote_spanned!(span()=> if #condition { #base } else { #other })
            }
            None => dispatch(levels),
        };
        quote_spanned!(span()=> {
            struct RegisterBlock #parameters { #exec_type #(#names: &'a #types,)* #(#sizes: ::core::primitive::usize,)* #marker_type }
            impl #bounds RegisterBlock #arguments {
                #constants
                // The arrays are parameters, so that LLVM knows that they are separate.
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: #root::rt::Level>(#exec_type #(#names: & #types,)* #(#sizes: ::core::primitive::usize,)*) {
                    #(#locals)*
                    #(#own)*
                    #(#seen)*
                    #(#taken)*
                    #run
                    #(#put_back)*
                }
            }
            impl #bounds #root::rt::Kernel for RegisterBlock #arguments {
                type Output = ();
                #[inline(always)]
                fn run<__L: #root::rt::Level>(self) {
                    Self::steps::<__L>(#own_exec #(self.#names,)* #(self.#sizes,)*)
                }
            }
            #views
            #call
        })
    }

    /// Emits whether an outside buffer is copied to a local array; `None` if it always is.
    fn is_short(&self, block: &RegisterBlock, id: BufferId) -> Option<TokenStream> {
        let buffer = &self.program.buffers[id.0];
        let mut borrowed = block.borrowed.iter();
        borrowed
            .find_item(|(other, _)| *other == id)
            .map(|(_, most)| {
                let len = size::tokens(&buffer.len, Within::Block);
                let most = Literal::usize_suffixed(most / buffer.element.bytes());
                quote_spanned!(span()=> #len <= #most)
            })
    }
}
