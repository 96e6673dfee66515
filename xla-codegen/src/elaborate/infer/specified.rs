//! Helps for generic parameters that no argument of a call determines.

use proc_macro2::Ident;

use super::super::Val;
use crate::bindings::{Bindings, Bound};
use crate::head::{Head, Kind};

/// Returns how to specify the generic parameters that no argument determines, of a function or a method of a struct.
/// Generic arguments of the call are repeated.
pub(in crate::elaborate) fn specified(
    head: &Head,
    bindings: &Bindings,
    stated: &Bindings,
    of: Option<String>,
    name: &Ident,
    vals: &[Val],
) -> String {
    let Some(arguments) = turbofish(head, bindings, stated) else {
        return "give literals an element type, such as `2.0f32` or `2i32`".to_string();
    };
    // A literal whose parameter is known while compiling determines nothing.
    let mut passed = head.params.iter().zip(vals);
    let or = if passed.any(|(of, val)| of.known().is_none() && matches!(val, Val::Numbers(_))) {
        ", or give a literal an element type, such as `2.0f32` or `2i32`"
    } else {
        ""
    };
    let listed = if head.params.is_empty() { "" } else { ".." };
    let call = match of {
        Some(of) => format!("{of}::<{arguments}>::{name}({listed})"),
        None => format!("{name}::<{arguments}>({listed})"),
    };
    format!("specify it: `{call}`{or}")
}

/// Returns generic arguments that specify all sizes and element types that are not bound, `_, 16`; `None` if a type is
/// not bound either.
fn turbofish(head: &Head, bindings: &Bindings, stated: &Bindings) -> Option<String> {
    let mut arguments: Vec<String> = Vec::new();
    let mut needed = 0;
    for param in &head.generics.all {
        let name = param.name.to_string();
        if bindings.get(&name).is_some() {
            arguments.push(match stated.get(&name) {
                Some(Bound::Size(size)) => size.to_string(),
                Some(Bound::Element(element)) => element.name().to_string(),
                _ => "_".to_string(),
            });
            continue;
        }
        arguments.push(match param.kind {
            Kind::Size => "16".to_string(),
            Kind::Count => "3".to_string(),
            Kind::Element(family) => {
                let elements = family.elements();
                elements
                    .first()
                    .map_or("f32", |element| element.name())
                    .to_string()
            }
            Kind::Type => return None,
        });
        needed = arguments.len();
    }
    Some(arguments[..needed].join(", "))
}
