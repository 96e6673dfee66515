//! Copies between an array and a contiguous box of it.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list;
use xla_hlo::lower::SliceCopy;

use super::super::{Emitter, span};

impl Emitter<'_> {
    /// Emits a copy between an array and a box of it, both as slices.
    pub(super) fn slice_copy(&self, step: &SliceCopy) -> TokenStream {
        let root = self.root;
        // The offset of the box: its clamped start in each dimension that it does not fill.
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
}
