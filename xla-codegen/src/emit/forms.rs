//! Computations of generic sizes in two forms: a register block for small sizes, and separate steps.
//!
//! A generic size is a constant where the computation is instantiated, and so is the condition that chooses. rustc
//! generates code for the chosen form only.
//!
//! In the block, a local array of generic size has the type of such an array in a tensor, `Extent::Array`. A number is
//! a constant of the block's type, `Self::size_N`. A slice of such numbers is a `const { .. }`, which LLVM optimises
//! like a slice of literals.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use xla_hlo::list::Items;
use xla_hlo::lower::{Condition, Step};

use super::{Emitter, Target, arena, ident, returns, size, span};

/// Emits both forms of a program, with the bodies of fused loops that they share before them.
pub(super) fn either(
    small: &Emitter<'_>,
    large: &Emitter<'_>,
    plan: &[arena::Lifetime],
) -> TokenStream {
    // Results are declared before the condition, and each form assigns them.
    let mut statements = TokenStream::new();
    for j in (0..large.targets.len()).filter_items(|&j| returns(&large.targets[j])) {
        if let Target::Return { ty, .. } = &large.targets[j] {
            let (mutable, out) = (large.mutable(j), ident("result", j));
            statements.extend(quote_spanned!(span()=> let #mutable #out: #ty;));
        }
    }
    // Bodies of loops that both forms have are emitted once, before them.
    let (mut of_small, mut of_large) = (small.bodies(), large.bodies());
    let text = |bodies: &[(usize, TokenStream)]| {
        let texts = bodies
            .iter()
            .map(|(body, tokens)| (*body, tokens.to_string()));
        texts.collect_vec()
    };
    let (texts, others) = (text(&of_small), text(&of_large));
    let is_shared = |body: usize| {
        let mut texts = texts.iter();
        texts.any(|text| text.0 == body && others.contains(text))
    };
    of_small.retain(|(body, _)| !is_shared(*body));
    of_large.retain(|(body, tokens)| {
        if is_shared(*body) {
            statements.extend(tokens.clone());
        }
        !is_shared(*body)
    });
    let [Step::Block(block)] = small.program.steps.as_slice() else {
        unreachable!("a program for small sizes is one block");
    };
    let condition = small.condition(&block.conditions);
    let small = small.statements(&[], of_small);
    let large = large.statements(plan, of_large);
    statements.extend(quote_spanned!(span()=> if #condition { #small } else { #large }));
    statements
}

impl Emitter<'_> {
    /// Returns the generic sizes as types, which are parameters of the computation.
    pub(super) fn size_types(&self) -> Vec<Ident> {
        let names = self.sizes.names().iter();
        let types = names.map(|name| Ident::new(name, Span::call_site()));
        types.collect_vec()
    }

    /// Emits whether conditions on generic sizes hold, as a constant expression.
    pub(super) fn condition(&self, conditions: &[Condition]) -> TokenStream {
        let root = self.root;
        let (names, types) = (self.sizes.fields(), self.size_types());
        let variable = |name: &str| Some(size::variable(name).into_token_stream());
        let of = |size| size::saturating(root, size, &variable);
        let conditions = conditions.iter().map(|Condition { size, most, unless }| {
            let size = of(size);
            let unless = unless.iter().map(|(size, least)| {
                let size = of(size);
                quote_spanned!(span()=> || #size >= #least)
            });
            let unless = TokenStream::from_iter(unless.collect_vec());
            quote_spanned!(span()=> (#size <= #most #unless))
        });
        let (names, types) = (names.collect_vec(), types.iter());
        // Unknown sizes are `usize::MAX` there, so that a dynamic size satisfies no condition.
        quote_spanned!(span()=> const {
            #(let #names = #root::rt::local_size(<#types as #root::size::Extent>::KNOWN);)*
            #(#names != ::core::primitive::usize::MAX &&)* #(#conditions)&&*
        })
    }
}
