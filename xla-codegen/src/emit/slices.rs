//! The elements of buffers as slices.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::lower::{BufferId, Storage};

use super::{Emitter, Leaf, Passing, Target, expr, ident, span};
use crate::included;

impl Emitter<'_> {
    /// Returns the elements of a buffer as a shared slice.
    pub(super) fn read(&self, buffer: BufferId) -> TokenStream {
        if let Some(slice) = self.passed_slice(buffer) {
            return quote_spanned!(span()=> &*#slice);
        }
        match &self.program.buffers[buffer.0].storage {
            // Constants of a model's file are read from it by `include_bytes!`, instead of tokens for each element.
            Storage::Constant(literal) => {
                let found = included::find(literal);
                let place = found.and_then(|found| {
                    let file = self.files.iter().position(|path| *path == found.path)?;
                    Some((ident("file", file), found.offset))
                });
                let place = place.as_ref();
                let place = place.map(|(file, offset)| (file, *offset));
                expr::array(self.root, literal, place)
            }
            _ if self.inside => {
                let here = Self::here(buffer);
                quote_spanned!(span()=> &#here[..])
            }
            Storage::Arena { .. } => {
                let view = ident("view", buffer.0);
                quote_spanned!(span()=> &*#view)
            }
            // A donated parameter has moved to the result that reuses its memory.
            Storage::Param(leaf) => match self.taken_by(*leaf) {
                Some(result) => quote_spanned!(span()=> #result.as_slice()),
                None => self.read_leaf(*leaf),
            },
            Storage::Output(j) => match &self.targets[*j] {
                Target::State(leaf) => self.read_leaf(*leaf),
                Target::Return { plain, .. } => {
                    let out = ident("result", *j);
                    if *plain {
                        quote_spanned!(span()=> ::core::slice::from_ref(&#out))
                    } else {
                        quote_spanned!(span()=> #out.as_slice())
                    }
                }
                Target::Into { plain: true, place } => {
                    quote_spanned!(span()=> ::core::slice::from_ref(&*#place))
                }
                Target::Into { place, .. } => quote_spanned!(span()=> #place.as_slice()),
            },
            Storage::Local => {
                unreachable!(
                    "expected a local buffer in a register block only, found {buffer:?} outside"
                )
            }
        }
    }

    /// Returns the result that reuses a donated parameter.
    fn taken_by(&self, leaf: usize) -> Option<Ident> {
        if self.leaves[leaf].passing != Passing::Donated {
            return None;
        }
        let mut aliases = self.program.aliases.iter();
        let j = aliases.position(|alias| *alias == Some(leaf))?;
        Some(ident("result", j))
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

    /// Returns the elements of a buffer as a mutable slice.
    pub(super) fn write(&self, buffer: BufferId) -> TokenStream {
        if let Some(slice) = self.passed_slice(buffer) {
            return quote_spanned!(span()=> &mut *#slice);
        }
        match &self.program.buffers[buffer.0].storage {
            // In the function of a register block, all buffers are local arrays.
            _ if self.inside => {
                let here = Self::here(buffer);
                quote_spanned!(span()=> &mut #here[..])
            }
            // A result is written to its target: a `&mut` parameter, a tensor that is returned, or one that the caller
            // passes to `run_into`. Scalars are Rust values, so a slice is one of a single element.
            Storage::Output(j) => match &self.targets[*j] {
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
                    if *plain {
                        quote_spanned!(span()=> ::core::slice::from_mut(&mut #out))
                    } else {
                        quote_spanned!(span()=> #out.as_mut_slice())
                    }
                }
                Target::Into { plain: true, place } => {
                    quote_spanned!(span()=> ::core::slice::from_mut(&mut *#place))
                }
                Target::Into { place, .. } => quote_spanned!(span()=> #place.as_mut_slice()),
            },
            Storage::Arena { .. } => {
                let view = ident("view", buffer.0);
                quote_spanned!(span()=> &mut *#view)
            }
            Storage::Param(_) | Storage::Constant(_) | Storage::Local => {
                unreachable!(
                    "expected a result or a buffer of the arena to write, found {buffer:?}"
                )
            }
        }
    }
}
