//! The body of a function.

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use xla_hlo::list::Items;

use super::{Block, Expr, If, Kind, Stmt, jumps};

/// The body of a function, and what messages show of its signature.
pub(crate) struct Function {
    pub(crate) name: Ident,
    /// The statements. In a function that returns a `Result`, the `Ok(..)` around the value is not among them.
    pub(crate) block: Block,
    /// The place where a function that returns a `Result` lacks its `Ok(..)`.
    pub(crate) needs_ok: Option<TokenStream>,
    /// The result as it is written.
    pub(crate) output: TokenStream,
}

impl Function {
    /// Builds the body of a function.
    pub(crate) fn of(item: &syn::ItemFn) -> Function {
        let is_fallible = is_result(&item.sig.output);
        let mut block = Block::from(&*item.block);
        jumps::desugar(&mut block, &item.sig.ident, is_fallible);
        let mut function = Function {
            name: item.sig.ident.clone(),
            block,
            needs_ok: None,
            output: item.sig.output.to_token_stream(),
        };
        if is_fallible {
            match inside_block(&function.block) {
                Some(block) => function.block = block,
                None => {
                    let last = function.block.stmts.last();
                    let last = last.map(|stmt| match stmt {
                        Stmt::Expr(end, None) => end.to_token_stream(),
                        stmt => stmt.to_token_stream(),
                    });
                    let at = last.unwrap_or_else(|| function.block.to_token_stream());
                    function.needs_ok = Some(at);
                }
            }
        }
        function
    }
}

/// Whether the result of a function is written as a `Result`.
fn is_result(output: &syn::ReturnType) -> bool {
    match output {
        syn::ReturnType::Type(_, ty) => match &**ty {
            syn::Type::Path(ty) => {
                let last = ty.path.segments.last();
                last.is_some_and(|last| last.ident == "Result")
            }
            _ => false,
        },
        syn::ReturnType::Default => false,
    }
}

/// Returns `x` of `Ok(x)`, or an `if` with the values of all its branches.
fn inside_ok(expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        Kind::Call(_) => expr.inside_ok().cloned(),
        Kind::If(choice) => {
            let choice = If {
                cond: choice.cond.clone(),
                then_branch: inside_block(&choice.then_branch)?,
                else_branch: Some(inside_ok(choice.else_branch.as_ref()?)?),
            };
            Some(Expr::new(Kind::If(choice), expr.start()))
        }
        Kind::Block(block) => {
            let block = inside_block(block)?;
            Some(Expr::new(Kind::Block(block), expr.start()))
        }
        _ => None,
    }
}

fn inside_block(block: &Block) -> Option<Block> {
    let (Stmt::Expr(end, None), before) = block.stmts.split_last()? else {
        return None;
    };
    let end = inside_ok(end)?.into();
    Some(Block {
        stmts: before.iter().cloned().chain_items([end]).collect(),
        span: block.span,
    })
}
