//! Steps: a block for each, which takes its slices and hands them to a kernel or to its loop.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::lower::Step;
use xla_hlo::lower::kernel::{Contract, Transpose};

use super::size::{self, Within};
use super::{Emitter, span};

impl Emitter<'_> {
    /// One step as a block of statements.
    pub(super) fn step(&self, number: usize, step: &Step) -> TokenStream {
        // Where nothing is written there is nothing to do; where only a fold is empty, its initial value still goes out.
        if step
            .writes()
            .iter()
            .all(|buffer| self.program.buffers[buffer.0].len.is(0))
        {
            return TokenStream::new();
        }
        let views = self.views(step);
        let run = match step {
            Step::Loop(step) => self.run_loop(number, step),
            Step::Contract(step) => self.contract(step),
            Step::Transpose(step) => self.transpose(step),
        };
        quote_spanned!(span()=> { #views #run })
    }

    fn contract(&self, step: &Contract) -> TokenStream {
        let root = self.root;
        let element = self.element(step.element);
        let (out, lhs, rhs) = (
            self.write(step.out),
            self.read(step.lhs),
            self.read(step.rhs),
        );
        let [batch, m, n, k] = [
            &step.sizes.batch,
            &step.sizes.m,
            &step.sizes.n,
            &step.sizes.k,
        ]
        .map(driver);
        let [l0, l1, l2] = step.lhs_strides.each_ref().map(driver);
        let [r0, r1, r2] = step.rhs_strides.each_ref().map(driver);
        quote_spanned!(span()=> #root::rt::kernels::dot_general::run::<#element>(
            &exec, #out, #lhs, #rhs,
            &#root::rt::Contract {
                batch: #batch, m: #m, n: #n, k: #k,
                lhs_strides: [#l0, #l1, #l2],
                rhs_strides: [#r0, #r1, #r2],
            },
        );)
    }

    fn transpose(&self, step: &Transpose) -> TokenStream {
        let root = self.root;
        let (out, operand) = (self.write(step.out), self.read(step.operand));
        let dims = step.dims.iter().map(driver);
        let permutation = step
            .permutation
            .iter()
            .map(|d| Literal::usize_unsuffixed(*d));
        quote_spanned!(span()=> #root::rt::kernels::transpose::run(
            &exec, #out, #operand, &[#(#dims),*], &[#(#permutation),*],
        );)
    }
}

fn driver(size: &Size) -> TokenStream {
    size::tokens(size, Within::Driver)
}
