//! Matrix products: calls of `dot_general`, or of its function for register blocks.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::lower::kernel::Contract;

use super::super::{Emitter, span};

impl Emitter<'_> {
    pub(super) fn contract(&self, step: &Contract) -> TokenStream {
        let root = self.root;
        let (out, lhs, rhs) = (
            self.write(step.out),
            self.read(step.lhs),
            self.read(step.rhs),
        );
        let size = |size: &Size| self.size(size);
        let (batch, m) = (size(&step.sizes.batch), size(&step.sizes.m));
        let (n, k) = (size(&step.sizes.n), size(&step.sizes.k));
        // The strides of batch, row and column of each operand; a transposed operand is a matter of strides only.
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
        // Operands of 8 bits have their own kernels.
        let octets =
            (step.operands != [step.element; 2]).then(|| quote_spanned!(span()=> octets::));
        quote_spanned!(span()=> #root::rt::kernels::dot_general::#octets #function(
            #exec #out, #lhs, #rhs, #contract,
        );)
    }
}
