//! The parameters that a program is prepared with.

use syn::{Error, Result};
use xla_hlo::list::Items;

use crate::head::{Mode, Written};
use crate::program::Declared;
use crate::signature::{Param, Signature};

/// Returns for each parameter whether it is prepared.
///
/// # Errors
/// A name that is no parameter, or one whose value is not an argument that is only read.
pub(super) fn chosen(
    item: &Written,
    program: &Declared,
    signature: &Signature,
) -> Result<Vec<bool>> {
    let may = |param: &&Param| param.channel.is_none() && param.mode != Mode::Mut;
    let all = signature.params.iter().filter_items(may);
    let all = all.map(|param| format!("`{}`", param.name)).collect_vec();
    let help = match all.as_slice() {
        [] => format!("write `program = {}` alone", program.name),
        all => format!("prepare some of its parameters: {}", all.join(", ")),
    };
    for (i, name) in program.prepared.iter().enumerate() {
        let fault = |what: String| Error::new(name.span(), format!("{what}\n  help: {help}"));
        if program.prepared[..i].contains(name) {
            let what = format!("`{name}` is listed twice\n  help: name each parameter once");
            return Err(Error::new(name.span(), what));
        }
        let Some(param) = signature.params.iter().find(|param| param.name == *name) else {
            let what = match &signature.exec {
                Some(exec) if exec == name => {
                    format!("`{name}` is an executor, which each call takes")
                }
                _ => format!("`{}` has no parameter `{name}`", item.sig.ident),
            };
            return Err(fault(what));
        };
        if param.channel.is_some() {
            return Err(fault(format!(
                "`{name}` is a channel, which each call takes"
            )));
        }
        if param.mode == Mode::Mut {
            return Err(fault(format!(
                "each call updates `{name}`, so it cannot be prepared"
            )));
        }
    }
    let params = signature.params.iter();
    Ok(params
        .map(|param| program.prepared.contains(&param.name))
        .collect_vec())
}
