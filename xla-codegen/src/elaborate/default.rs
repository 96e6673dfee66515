//! Defaults of structs: `Params::default()`, and `Default::default()` where the type is known.
//!
//! A derived default consists of zeros. A struct with a computation `fn default() -> Self` has that default instead.

use std::rc::Rc;

use xla_hlo::list::Items;
use xla_hlo::tree::same_struct;
use xla_hlo::{Tree, Type};

use super::{Elab, Val};
use crate::definition::{Definition, Definitions, StructTemplate, plain_type};
use crate::hir::{Expr, Kind, Path};
use crate::message::source;

/// Returns the path of a call `Params::default()` or `Default::default()`.
pub(super) fn default_path(expr: &Expr) -> Option<&Path> {
    let Kind::Call(call) = &expr.kind else {
        return None;
    };
    let path = call.func.path()?;
    let is_default = path.last()?.ident == "default" && call.args.is_empty();
    (is_default && path.owner().is_some()).then_some(path)
}

/// A struct without a default in computations, by its name.
struct NoDefault(String);

impl Elab<'_> {
    /// Elaborates the call of `Params::default`; `None` if the path is not of a struct or of the trait, or is a
    /// computation. `want` is the expected type, if it is known.
    pub(super) fn default_of_path(
        &mut self,
        whole: &Expr,
        path: &Path,
        want: Option<&Type>,
    ) -> Option<Val> {
        let frame = self.cx.frame();
        let owner = path.owner()?;
        if path.last()?.ident != "default" || frame.item(path).is_some() {
            return None;
        }
        let ty = if owner.last()?.ident == "Default" {
            want.cloned().ok_or_else(|| {
                "cannot infer the type of `Default::default()`\n  \
                 help: declare it: `let params: Params = Default::default();`"
                    .to_string()
            })
        } else {
            self.owner_type(&owner, want)?
        };
        let val = ty.and_then(|ty| {
            let val = self.default_of(whole, &ty, &[&frame.definitions]);
            val.map_err(|NoDefault(name)| {
                let plain = name.split('<').next().unwrap_or_default();
                let derive = if plain == name {
                    "#[derive(Tensors, Default)]"
                } else {
                    "#[tensors(Default)]"
                };
                format!(
                    "`{plain}` does not derive `Default`, and computations see no `impl` of it\n  \
                     help: write `{derive}` at the struct"
                )
            })
        });
        Some(val.unwrap_or_else(|what| self.fault(whole, what)))
    }

    /// Returns the type that a path of a struct names, or the message why it names none; `None` if it is not a struct's.
    fn owner_type(&self, owner: &Path, want: Option<&Type>) -> Option<Result<Type, String>> {
        let frame = self.cx.frame();
        let definition = frame.definitions.of(&owner.plain())?;
        if let Some(types) = definition.types() {
            return Some(Ok(plain_type(types)));
        }
        let Definition::Struct(of) = definition else {
            return None;
        };
        // The arguments of `Linear` in `Linear::default()` follow from the expected type.
        let is_stated = owner.generics().is_some() || owner.is_ident("Self");
        if is_stated || of.generics().all.is_empty() {
            let types = frame.scope().types(&owner.as_type());
            return Some(
                types
                    .map(|types| plain_type(&types))
                    .map_err(|fault| fault.to_string()),
            );
        }
        let is_it =
            |want: &&Type| matches!(want, Tree::Record(name, _) if same_struct(name, of.name()));
        Some(want.filter(is_it).cloned().ok_or_else(|| {
            let (name, owner) = (of.name(), source(owner));
            format!(
                "cannot infer the parameters of `{name}`\n  \
                 help: declare the type: `let params: {owner}<..> = {owner}::default();`"
            )
        }))
    }

    /// Returns the default of a type, whose structs are among the definitions: of the function, and of the structs that
    /// contain it.
    fn default_of(
        &mut self,
        whole: &Expr,
        ty: &Type,
        definitions: &[&Definitions],
    ) -> Result<Val, NoDefault> {
        match ty {
            Tree::Leaf(_) => Ok(self.zero(ty)),
            Tree::Tuple(items) => {
                let items = items.iter();
                let items = items.map(|item| self.default_of(whole, item, definitions));
                let items: Result<Vec<Val>, NoDefault> = items.collect_ok();
                Ok(Val::Tuple(items?))
            }
            Tree::List(items) => {
                let items = items.iter();
                let items = items.map(|item| self.default_of(whole, item, definitions));
                let items: Result<Vec<Val>, NoDefault> = items.collect_ok();
                Ok(Val::List(items?))
            }
            Tree::Record(name, fields) => {
                let mut all = definitions.iter().flat_items(|all| all.iter());
                let is_zero = all.any(|(_, definition)| match definition {
                    Definition::WithDefault(types) => plain_type(types) == *ty,
                    _ => false,
                });
                if is_zero {
                    return Ok(self.zero(ty));
                }
                let none = || NoDefault(name.clone());
                let of = self
                    .template_of(name, fields, definitions)
                    .ok_or_else(none)?;
                if let Some(method) = of.method("default") {
                    return match method.item.head().params.as_slice() {
                        [] => Ok(self.instantiate(whole, &Rc::new(method), None, &[], None)),
                        _ => Err(none()),
                    };
                }
                if !of.has_default() {
                    return Err(none());
                }
                let own = of.definitions_inside();
                let inside = definitions
                    .iter()
                    .copied()
                    .chain_items([&own])
                    .collect_vec();
                let mut made = Vec::with_capacity(fields.len());
                for (field, ty) in fields {
                    made.push((field.clone(), self.default_of(whole, ty, &inside)?));
                }
                Ok(Val::Record(name.clone(), made))
            }
        }
    }

    /// Returns zeros of a type.
    fn zero(&mut self, ty: &Type) -> Val {
        let values = self.zeros_of(ty);
        values.map_or(Val::Poison, |values| Val::of(&values))
    }

    /// Returns the struct of a type: one that the definitions or computations in sight name.
    fn template_of(
        &self,
        name: &str,
        fields: &[(String, Type)],
        definitions: &[&Definitions],
    ) -> Option<Rc<StructTemplate>> {
        let mut all = Vec::new();
        for definitions in definitions {
            definitions.add_structs(&mut all);
        }
        all.extend(self.cx.structs.iter().cloned());
        // Structs of two modules may have one name: the fields tell them apart.
        let is_it = |of: &Rc<StructTemplate>| {
            let known = of.fields();
            of.name() == name
                && known.len() == fields.len()
                && known.iter().zip(fields).all(|((a, _), (b, _))| a == b)
        };
        all.into_iter().find(is_it)
    }
}
