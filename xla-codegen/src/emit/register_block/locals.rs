//! The variables of a register block: which buffers it accesses, and how the variable of each is declared.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BufferId, Program, RegisterBlock, Step, Storage};

use crate::emit::size::{self, Within};
use crate::emit::{Emitter, ident, span};

/// The buffers that a register block accesses, each once. Constants are statics, which need no variable.
pub(super) struct Buffers {
    /// Its local arrays.
    pub(super) own: Vec<BufferId>,
    /// The outside buffers that it writes.
    pub(super) changed: Vec<BufferId>,
    /// The outside buffers that it only reads.
    pub(super) read: Vec<BufferId>,
    /// The buffers of `read` that are not the memory of a buffer in `changed`.
    ///
    /// A slice that is written cannot be borrowed again under another name, so that there is one field for each memory.
    pub(super) alone: Vec<BufferId>,
}

impl Buffers {
    pub(super) fn of(program: &Program, block: &RegisterBlock) -> Buffers {
        let sorted = |mut buffers: Vec<BufferId>| {
            list::sort(&mut buffers);
            buffers.dedup();
            buffers
        };
        let steps = block.steps.iter();
        let written = sorted(steps.clone().flat_items(Step::writes).collect_vec());
        let mut touched = steps.flat_items(Step::reads).collect_vec();
        touched.extend(&written);
        let storage = |id: &BufferId| &program.buffers[id.0].storage;
        // Constants are statics. A buffer that nothing else uses is local, any other a field.
        let (own, others): (Vec<BufferId>, Vec<BufferId>) = sorted(touched)
            .into_iter()
            .filter_items(|id| !matches!(storage(id), Storage::Constant(_)))
            .partition(|id| *storage(id) == Storage::Local);
        let (changed, read): (Vec<BufferId>, Vec<BufferId>) =
            others.into_iter().partition(|id| written.contains(id));
        // A parameter that a written result aliases is read through the result's slice.
        let alone = read.iter().copied();
        let alone = alone.filter_items(|&id| memory(program, &changed, id) == id);
        let alone = alone.collect_vec();
        Buffers {
            own,
            changed,
            read,
            alone,
        }
    }
}

/// Returns the buffer whose field has the memory of a buffer: a parameter that a result aliases is read from the memory of
/// the result.
fn memory(program: &Program, changed: &[BufferId], id: BufferId) -> BufferId {
    let mut results = changed.iter();
    let same = results.find(|result| program.is_same_memory(id, **result));
    *same.unwrap_or(&id)
}

/// Returns the field of a buffer, a slice.
pub(super) fn field(id: BufferId) -> Ident {
    ident("buffer", id.0)
}

/// The declarations of the variables of a register block.
pub(super) struct Locals<'e> {
    pub(super) emitter: &'e Emitter<'e>,
    pub(super) block: &'e RegisterBlock,
    pub(super) buffers: &'e Buffers,
    pub(super) within: Within,
    /// The pairs of buffers that are swapped in its loops, whose variables are references.
    pub(super) swapped: Vec<(BufferId, BufferId)>,
}

impl Locals<'_> {
    /// Emits the statements that declare the variable of each buffer: zeros, a copy, or the slice itself.
    pub(super) fn declared(&self) -> TokenStream {
        let mut all = TokenStream::new();
        // Own buffers begin as zeros, outside ones as copies or as the slice itself.
        for &id in &self.buffers.own {
            all.extend(self.zeros(id));
        }
        for &id in &self.buffers.read {
            let copied = self.block.copied.contains(&id);
            all.extend(self.outside(id, copied, TokenStream::new()));
        }
        for &id in &self.buffers.changed {
            let held = self.block.held.contains(&id);
            all.extend(self.outside(id, held, quote_spanned!(span()=> mut)));
        }
        all
    }

    /// Emits the statements that copy local arrays back to the outside buffers that they hold.
    pub(super) fn put_back(&self) -> TokenStream {
        let mut all = TokenStream::new();
        for &id in &self.block.held {
            let (here, field, (_, len)) = (Emitter::here(id), field(id), self.len(id));
            all.extend(match self.is_short(id) {
                Some(is_short) => {
                    let (local, element) = (ident("local", id.0), self.element(id));
                    quote_spanned!(span()=> if #is_short {
                        #field[..#len].copy_from_slice(#local.first::<#element>(#len));
                    })
                }
                None => quote_spanned!(span()=> #field[..#len].copy_from_slice(&#here[..]);),
            });
        }
        all
    }

    /// Emits the variable of an outside buffer: a copy, or the slice itself.
    fn outside(&self, id: BufferId, copied: bool, mutable: TokenStream) -> TokenStream {
        if copied {
            return self.copy(id);
        }
        let (here, field, (_, len)) = (Emitter::here(id), field(id), self.len(id));
        quote_spanned!(span()=> let #here = &#mutable #field[..#len];)
    }

    fn element(&self, id: BufferId) -> TokenStream {
        let element = self.emitter.program.buffers[id.0].element;
        self.emitter.element(element)
    }

    /// Returns the number of elements, if it is known, and its tokens.
    fn len(&self, id: BufferId) -> (Option<usize>, TokenStream) {
        let len = &self.emitter.program.buffers[id.0].len;
        (len.known(), size::tokens(len, self.within))
    }

    fn array(&self, id: BufferId, value: TokenStream) -> TokenStream {
        let here = Emitter::here(id);
        // Swapped arrays are exchanged by exchanging references to them.
        if self.swapped.iter().any(|(a, b)| *a == id || *b == id) {
            quote_spanned!(span()=> let mut #here = &mut #value;)
        } else {
            quote_spanned!(span()=> let mut #here = #value;)
        }
    }

    /// Emits an array of zeros. An array of a generic size has a type for this size, and is used as a slice.
    fn zeros(&self, id: BufferId) -> TokenStream {
        let (root, element) = (self.emitter.root, self.element(id));
        // A local array needs a constant length; a generic size has a type with the array.
        match self.len(id) {
            (Some(_), len) => {
                let zeros = quote_spanned!(span()=> #root::rt::zeros::<#element, #len>());
                self.array(id, zeros)
            }
            (None, len) => {
                let (here, local) = (Emitter::here(id), ident("local", id.0));
                let ty = size::array_type(root, &self.emitter.program.buffers[id.0].len, &element);
                quote_spanned!(span()=>
                    let mut #local = <#ty>::zeros::<#element>();
                    let mut #here = #local.first::<#element>(#len);
                )
            }
        }
    }

    /// Emits a copy of an outside buffer. Whether a buffer of a generic size is copied may depend on the size.
    fn copy(&self, id: BufferId) -> TokenStream {
        let (root, program) = (self.emitter.root, self.emitter.program);
        let changed = &self.buffers.changed;
        let field = field(memory(program, changed, id));
        // With a known length, an array type; otherwise a slice of an array that is long enough.
        let len = match self.len(id) {
            (Some(_), len) => {
                let element = self.element(id);
                let copied = quote_spanned!(span()=> #root::rt::copied::<#element, #len>(#field));
                return self.array(id, copied);
            }
            (None, len) => len,
        };
        let (zeros, here) = (self.zeros(id), Emitter::here(id));
        let copied = quote_spanned!(span()=> #here.copy_from_slice(&#field[..#len]));
        match self.is_short(id) {
            // A large buffer is used in its own memory.
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

    /// Emits whether an outside buffer is copied to a local array; `None` if it always is.
    fn is_short(&self, id: BufferId) -> Option<TokenStream> {
        let buffer = &self.emitter.program.buffers[id.0];
        let mut borrowed = self.block.borrowed.iter();
        let (_, most) = borrowed.find(|(other, _)| *other == id)?;
        let len = size::tokens(&buffer.len, Within::Block);
        let most = Literal::usize_suffixed(most / buffer.element.bytes());
        Some(quote_spanned!(span()=> #len <= #most))
    }
}
