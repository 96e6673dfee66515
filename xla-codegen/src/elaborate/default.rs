//! Defaults of structs: `Params::default()`, and `Default::default()` where the type is known.
//!
//! A derived default consists of zeros. A struct with a computation `fn default() -> Self` has that default instead.

use std::rc::Rc;

use xla_hlo::list::Items;
use xla_hlo::tree::same_struct;
use xla_hlo::{Shape, Tree, Type};

use super::stated::Stated;
use super::{Elab, Val};
use crate::bindings::Bound;
use crate::definition::{Definition, Definitions, StructTemplate, plain_type};
use crate::hir::{Expr, Generics, Kind, Path};
use crate::message::{self, source};

/// Returns the path of a call `Params::default()` or `Default::default()`.
pub(super) fn default_path(expr: &Expr) -> Option<&Path> {
    let Kind::Call(call) = &expr.kind else {
        return None;
    };
    let path = call.func.path()?;
    let is_default = path.last()?.ident == "default" && call.args.is_empty();
    (is_default && path.owner().is_some()).then_some(path)
}

/// Whether a path states all arguments of its type.
fn is_stated(owner: &Path) -> bool {
    owner.generics().is_some_and(Generics::are_stated) || owner.is_ident("Self")
}

/// A struct without a default in computations, by its name.
struct NoDefault(String);

impl Elab<'_> {
    /// Elaborates the call of `Params::default`; `None` if the path is not of a type or of the trait, or is a computation
    /// that is not a struct's. `want` is the expected type, if it is known.
    pub(super) fn default_of_path(
        &mut self,
        whole: &Expr,
        path: &Path,
        want: Option<&Type>,
    ) -> Option<Val> {
        let frame = self.cx.frame();
        let owner = path.owner()?;
        if path.last()?.ident != "default" {
            return None;
        }
        let method = frame.owner(path).and_then(|(of, _)| of.method("default"));
        let is_method = method.is_some_and(|method| method.item.head().params.is_empty());
        if !is_method && frame.item(path).is_some() {
            return None;
        }
        let ty = if owner.last()?.ident == "Default" {
            want.cloned().ok_or_else(|| {
                "cannot infer the type of `Default::default()`\n  \
                 help: declare it: `let params: Params = Default::default();`"
                    .to_string()
            })
        } else {
            match self.owner_type(&owner, want)? {
                // Its call reports what it cannot infer.
                Err(_) if is_method && !is_stated(&owner) => return None,
                ty => ty,
            }
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
        if let Some(name) = owner.ident().map(ToString::to_string) {
            if let Some(Bound::Type(types)) = frame.bindings.get(&name) {
                return Some(Ok(plain_type(types)));
            }
            if let Some(element) = frame.bindings.element(&name) {
                return Some(Ok(Type::array(Shape::scalar(element))));
            }
        }
        let definition = frame.definitions.of(&owner.plain())?;
        if let Some(types) = definition.types() {
            return Some(Ok(plain_type(types)));
        }
        let Definition::Struct(of) = definition else {
            return None;
        };
        // The arguments of `Linear` in `Linear::default()` follow from the expected type.
        if is_stated(owner) || of.generics().all.is_empty() {
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

    /// Returns the type of the struct that a path of a function states, `Linear::<2, 3>::zeros`, if it omits arguments that
    /// have defaults.
    ///
    /// # Errors
    /// An argument is not of its parameter's kind.
    pub(super) fn stated_owner(&self, path: &Path) -> message::Result<Option<Type>> {
        let frame = self.cx.frame();
        let Some((of, owner)) = frame.owner(path) else {
            return Ok(None);
        };
        let Some(generics) = owner.generics().filter(|all| all.are_stated()) else {
            return Ok(None);
        };
        let mut omitted = of
            .generics()
            .all
            .iter()
            .skip(generics.args.len())
            .peekable();
        if omitted.peek().is_none() || omitted.any(|param| param.default.is_none()) {
            return Ok(None);
        }
        let types = frame.scope().types(&owner.as_type())?;
        Ok(Some(plain_type(&types)))
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
                        [] => {
                            let stated = Stated {
                                own: Some(ty),
                                ..Stated::default()
                            };
                            Ok(self.instantiate(whole, &Rc::new(method), stated, &[], None))
                        }
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
    pub(super) fn template_of(
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
