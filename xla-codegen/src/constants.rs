//! Constants that a body declares, `const RATE: f32 = 0.5;`: their values are known before the body is elaborated.
//! Functions that it declares are refused there, and their calls report nothing.

use syn::visit::Visit;
use syn::{Error, Ident, Item, ItemConst, ItemFn, Path, Stmt};

use crate::definition::{Definition, Definitions, Faults};
use crate::known;
use crate::syntax::{Search, Syntax, Walk};

/// Returns the definitions, and the constants in a function's body.
///
/// A constant may use those that are declared before it. Like all items it is known in the whole body, so a constant in an
/// inner block is a mistake.
pub(crate) fn with_local(
    item: &ItemFn,
    definitions: &Definitions,
    faults: &mut Faults,
) -> Option<Definitions> {
    let mut local = Local::default();
    Walk(&mut local).visit_block(&item.block);
    if local.constants.is_empty() && local.functions.is_empty() {
        return None;
    }
    // The walk also finds constants in inner blocks; pointers tell them from constants of the outermost block.
    let outermost = |constant: &ItemConst| {
        item.block.stmts.iter().any(
            |stmt| matches!(stmt, Stmt::Item(Item::Const(other)) if std::ptr::eq(other, constant)),
        )
    };
    let mut all = definitions.clone();
    for name in local.functions {
        all.replace(&Path::from(name.clone()), Definition::Broken);
    }
    let mut names: Vec<String> = Vec::new();
    for constant in local.constants {
        let name = constant.ident.to_string();
        if !outermost(constant) {
            let what = format!(
                "the constant `{name}` is declared in a block\n  \
                 help: declare it among the statements of the body, where the whole body sees it"
            );
            faults.push(Error::new(constant.ident.span(), what));
            all.replace(&Path::from(constant.ident.clone()), Definition::Broken);
            continue;
        }
        if names.contains(&name) {
            let what = format!(
                "`{name}` is declared twice in this body\n  help: give one of the constants another name"
            );
            faults.push(Error::new(constant.ident.span(), what));
            continue;
        }
        names.push(name);
        let definition = match known::value(constant, &all) {
            Ok(known) => Definition::Known(known),
            Err(fault) => {
                faults.push(fault);
                Definition::Broken
            }
        };
        all.replace(&Path::from(constant.ident.clone()), definition);
    }
    Some(all)
}

/// Collects the constants and the functions in a body.
#[derive(Default)]
struct Local<'ast> {
    constants: Vec<&'ast ItemConst>,
    functions: Vec<&'ast Ident>,
}

impl<'ast> Search<'ast> for Local<'ast> {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Item(Item::Const(constant)) => {
                self.constants.push(constant);
                false
            }
            Syntax::Item(Item::Fn(function)) => {
                self.functions.push(&function.sig.ident);
                false
            }
            Syntax::Item(_) => false,
            _ => true,
        }
    }
}
