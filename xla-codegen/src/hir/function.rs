//! The body of a function.

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::{FnArg, ItemFn};
use xla_hlo::list::Items;

use super::resolve::resolve;
use super::{Block, Kind, Stmt, VarId, jumps};
use crate::tokens::names;

/// The body of a function, and what messages show of its signature.
pub(crate) struct Function {
    pub(crate) name: Ident,
    /// The names of the parameters, also of those in patterns, with their variables.
    params: Vec<(String, VarId)>,
    /// The statements. In a function that returns a `Result`, the `Ok(..)` around the value is not among them.
    pub(crate) block: Block,
    /// The place where a function that returns a `Result` lacks its `Ok(..)`.
    pub(crate) needs_ok: Option<TokenStream>,
    /// The result as it is written.
    pub(crate) output: TokenStream,
}

impl Function {
    /// Builds the body of a function, whose result is a `Result` if it is fallible.
    pub(crate) fn of(item: &ItemFn, is_fallible: bool) -> Function {
        let mut block = Block::from(&*item.block);
        // An assertion after a `return` is in a branch from here on, but not in the source.
        let outermost = Rc::get_mut(&mut block.stmts);
        for stmt in outermost.into_iter().flatten() {
            if let Stmt::Expr(expr, _) = stmt
                && let Kind::Inspect(of) = &mut expr.node_mut().kind
            {
                of.is_outermost = true;
            }
        }
        jumps::desugar(&mut block, &item.sig.ident, is_fallible);
        let mut needs_ok = None;
        if is_fallible {
            match jumps::inside_block(&block) {
                Some(inside) => block = inside,
                None => {
                    let last = block.stmts.last();
                    let last = last.map(|stmt| match stmt {
                        Stmt::Expr(end, None) => end.to_token_stream(),
                        stmt => stmt.to_token_stream(),
                    });
                    needs_ok = Some(last.unwrap_or_else(|| block.to_token_stream()));
                }
            }
        }
        // Names are resolved last: the variables of jumps are declared like the user's.
        let params = params(item);
        resolve(&block, &params);
        Function {
            name: item.sig.ident.clone(),
            params,
            block,
            needs_ok,
            output: item.sig.output.to_token_stream(),
        }
    }

    #[cfg(test)]
    pub(super) fn read(text: &str) -> Function {
        let item: ItemFn = syn::parse_str(text).expect(text);
        Function::of(&item, false)
    }

    /// Returns the variable of a parameter.
    pub(crate) fn param(&self, name: &str) -> VarId {
        let known = self.params.iter().find(|(known, _)| known == name);
        // A parameter that the signature lacks is one that the body cannot name.
        known.map_or_else(VarId::fresh, |(_, id)| *id)
    }
}

/// Returns the parameters of a function.
fn params(item: &ItemFn) -> Vec<(String, VarId)> {
    let names = item.sig.inputs.iter().flat_items(|arg| match arg {
        FnArg::Receiver(_) => vec!["self".to_string()],
        FnArg::Typed(arg) => {
            let names = names(arg.pat.to_token_stream());
            names.iter().map(ToString::to_string).collect_vec()
        }
    });
    names.map(|name| (name, VarId::fresh())).collect_vec()
}
