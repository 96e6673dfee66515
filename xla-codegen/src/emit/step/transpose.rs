//! Transposes: calls of `transpose`, or of its function for register blocks.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::lower::kernel::Transpose;

use super::super::{Emitter, span};

impl Emitter<'_> {
    pub(super) fn transpose(&self, step: &Transpose) -> TokenStream {
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
