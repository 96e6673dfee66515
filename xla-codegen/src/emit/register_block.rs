//! Register blocks: the steps of one are a single function, called once at the best SIMD level.
//!
//! In that function every buffer is a variable: a local array, or a slice that is a parameter. The bodies of its fused
//! loops are called without an executor, and small kernels by their function `small`, so that they are inlined.

mod locals;

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::{BufferId, Inlined, Program, RegisterBlock, Step};

use super::size::Within;
use super::{Emitter, ident, located, span};
use locals::{Buffers, Locals};

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
        // The order of this function: buffers and their variables, fields, sizes, the steps, then the items and the
        // call.
        let buffers = Buffers::of(self.program, block);
        let locals = Locals {
            emitter: self,
            block,
            buffers: &buffers,
            within,
            swapped: block.all_swapped(),
        };
        let Fields {
            names,
            types,
            values,
        } = self.block_fields(&buffers);
        let Sizes {
            fields: sizes,
            generic,
            constants,
            locals: constant_locals,
        } = self.block_sizes(within);
        let (declared, put_back) = (locals.declared(), locals.put_back());
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
        let views = self.views(&buffers.changed, &buffers.alone);
        // Only a block with a call that uses threads passes the executor on.
        let (exec_type, exec, own_exec) = if block.takes_threads() {
            (
                quote_spanned!(span()=> exec: #root::rt::Exec,),
                quote_spanned!(span()=> exec,),
                quote_spanned!(span()=> self.exec,),
            )
        } else {
            Default::default()
        };
        // A struct that is generic over sizes names them in a field.
        let (marker_type, marker) = match generic.as_slice() {
            [] => Default::default(),
            _ => (
                quote_spanned!(span()=> sizes: ::core::marker::PhantomData<(#(#generic,)*)>,),
                quote_spanned!(span()=> sizes: ::core::marker::PhantomData::<(#(#generic,)*)>,),
            ),
        };
        let Generics {
            bounds,
            parameters,
            arguments,
        } = self.block_generics(!names.is_empty(), &generic);
        let input =
            quote_spanned!(span()=> RegisterBlock { #exec #(#values,)* #(#sizes,)* #marker });
        let call = self.block_call(block, &input);
        quote_spanned!(span()=> {
            struct RegisterBlock #parameters { #exec_type #(#names: &'a #types,)* #(#sizes: ::core::primitive::usize,)* #marker_type }
            impl #bounds RegisterBlock #arguments {
                #constants
                // The arrays are parameters, so that LLVM knows that they are separate.
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: #root::rt::Level>(#exec_type #(#names: & #types,)* #(#sizes: ::core::primitive::usize,)*) {
                    #constant_locals
                    #declared
                    #run
                    #put_back
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

    /// Returns the fields of a register block, which are slices of the outside buffers: first those that it writes.
    fn block_fields(&self, buffers: &Buffers) -> Fields {
        let mut fields = Fields::default();
        // Buffers that the block writes precede those that it only reads, as the struct's fields do.
        let changed = buffers.changed.iter().map(|&id| (id, true));
        for (id, is_changed) in changed.chain_items(buffers.alone.iter().map(|&id| (id, false))) {
            let element = self.element(self.program.buffers[id.0].element);
            let name = locals::field(id);
            let (ty, slice) = if is_changed {
                (quote_spanned!(span()=> mut [#element]), self.write(id))
            } else {
                (quote_spanned!(span()=> [#element]), self.read(id))
            };
            fields.values.push(quote_spanned!(span()=> #name: #slice));
            fields.names.push(name);
            fields.types.push(ty);
        }
        fields
    }

    /// Returns the generic sizes of a register block: fields, or constants of its type if the block has conditions on them,
    /// for then LLVM unrolls loops over them.
    fn block_sizes(&self, within: Within) -> Sizes {
        let root = self.root;
        let fields = self.sizes.fields().collect_vec();
        if within == Within::Driver {
            return Sizes {
                fields,
                ..Sizes::default()
            };
        }
        let mut sizes = Sizes {
            generic: self.size_types(),
            ..Sizes::default()
        };
        for (size, ty) in fields.iter().zip(&sizes.generic) {
            sizes.constants.extend(quote_spanned!(span()=>
                #[allow(non_upper_case_globals)]
                const #size: ::core::primitive::usize =
                    #root::rt::static_size(<#ty as #root::size::Extent>::KNOWN);
            ));
            let local = quote_spanned!(span()=> let #size = Self::#size;);
            sizes.locals.extend(local);
        }
        sizes
    }

    /// Returns the generic parameters of the struct, and its arguments where it is implemented.
    fn block_generics(&self, borrows: bool, generic: &[Ident]) -> Generics {
        let root = self.root;
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        if borrows {
            parameters.push(quote_spanned!(span()=> 'a));
            arguments.push(quote_spanned!(span()=> '_));
        }
        for ty in generic {
            parameters.push(quote_spanned!(span()=> #ty: #root::size::Extent));
            arguments.push(quote_spanned!(span()=> #ty));
        }
        let list = |items: &[TokenStream]| {
            let some = !items.is_empty();
            some.then(|| quote_spanned!(span()=> <#(#items),*>))
        };
        Generics {
            bounds: list(&parameters[usize::from(borrows)..]),
            parameters: list(&parameters),
            arguments: list(&arguments),
        }
    }

    /// Emits the call. A short block is compiled for the target of the user, so that callers inline it; any other runs at the
    /// best level.
    fn block_call(&self, block: &RegisterBlock, input: &TokenStream) -> TokenStream {
        let root = self.root;
        let dispatch = |levels: &str| {
            let levels = Ident::new(levels, span());
            located::call(
                quote_spanned!(span()=> <#root::rt::#levels as #root::rt::Levels>::dispatch(#input,);),
            )
        };
        let mut leaves = block.steps.iter().flat_items(Step::leaves);
        let is_wide = leaves.any(|step| match step {
            Step::Batch(step) => self.is_wide(step),
            _ => false,
        });
        let levels = if is_wide { "Every" } else { "Generated" };
        // A short block has the level of the user's target; where that depends on generic sizes, both are emitted, and
        // rustc keeps one.
        match block.inlined.as_ref() {
            Some(inlined) if inlined.conditions.is_empty() => dispatch("Base"),
            Some(inlined) => {
                let condition = self.condition(&inlined.conditions);
                let (base, other) = (dispatch("Base"), dispatch(levels));
                quote_spanned!(span()=> if #condition { #base } else { #other })
            }
            None => dispatch(levels),
        }
    }
}

/// The fields of a register block that are slices.
#[derive(Default)]
struct Fields {
    names: Vec<Ident>,
    types: Vec<TokenStream>,
    /// Each name with its slice.
    values: Vec<TokenStream>,
}

/// The generic sizes of a register block.
#[derive(Default)]
struct Sizes {
    /// The fields that are sizes.
    fields: Vec<Ident>,
    /// The types whose sizes are constants of the struct's type.
    generic: Vec<Ident>,
    constants: TokenStream,
    /// The variables that have the constants.
    locals: TokenStream,
}

/// The generic parameters of the struct of a register block.
struct Generics {
    /// The generic parameters of an `impl`, without the lifetime.
    bounds: Option<TokenStream>,
    parameters: Option<TokenStream>,
    arguments: Option<TokenStream>,
}
