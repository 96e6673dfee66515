//! Infers what the generic parameters of a template stand for, from the types of the arguments.

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind};
use xla_hlo::tree::same_struct;
use xla_hlo::{ArrayType, ElementType, Shape, Size, SymbolicLayout};

use super::rank::infer_rank;
use super::{Elab, Val};
use crate::bindings::{Bindings, Bound};
use crate::definition::{Definitions, Leaf, StructTemplate, Template, Types, plain_type};
use crate::head::{Generic, GenericParams, Head, Kind};
use crate::hir::{ArgKind, Expr, Path, Type, TypeKind};
use crate::message::{Result, source};
use crate::signature::Scope;
use crate::size;
use crate::tokens::mentions;
use crate::types::Tensor;

mod specified;

pub(super) use specified::specified;

impl Elab<'_> {
    /// Binds the parameters that occur in a type to the parts of a value of that type. Where they do not match, nothing
    /// is bound; the mismatch is reported later.
    pub(super) fn infer(
        &self,
        generics: &GenericParams,
        definitions: &Definitions,
        ty: &Type,
        val: &Val,
        bindings: &mut Bindings,
    ) {
        match (&ty.inner().kind, val) {
            (TypeKind::Tuple(types), Val::Tuple(vals)) if types.len() == vals.len() => {
                for (ty, val) in types.iter().zip(vals) {
                    self.infer(generics, definitions, ty, val, bindings);
                }
            }
            (TypeKind::List(ty, len), Val::List(vals)) => {
                self.infer_length(generics, definitions, len, vals.len(), bindings);
                for val in vals {
                    self.infer(generics, definitions, ty, val, bindings);
                }
            }
            (TypeKind::Path(path), Val::Record(..)) if path.ident().is_none() => {
                self.infer_arguments(generics, definitions, path, val, bindings);
            }
            (TypeKind::Path(path), _) => {
                let Some(name) = path.ident().map(ToString::to_string) else {
                    return;
                };
                // `Self` stands for the type of the `impl`, whose parameters are bound too.
                if let (Some(own), true) = (&generics.self_ty, name == "Self") {
                    return self.infer(generics, definitions, own, val, bindings);
                }
                match (generics.kind(&name), val) {
                    (Some(Kind::Element(_)), Val::Array(value)) => {
                        let element = self.graph.shape(*value).element;
                        bindings.bind(&name, Bound::Element(element));
                    }
                    (Some(Kind::Type), _) => {
                        if let Some(types) = self.types_of(val) {
                            bindings.bind(&name, Bound::Type(types));
                        }
                    }
                    _ => {}
                }
            }
            (TypeKind::Macro(_), Val::Array(_) | Val::Numbers(_)) => {
                let (dims, found) = match val {
                    Val::Array(value) => {
                        let shape = self.graph.shape(*value).clone();
                        (shape.dims, Some(shape.element))
                    }
                    Val::Numbers(numbers) => {
                        let dims = numbers.dims.iter().map(|&size| Size::from(size));
                        (dims.collect_vec(), None)
                    }
                    _ => return,
                };
                // `Tensor![E; N, 3]` binds the element type `E` too; other type macros, such as `f32![N, 3]`, have
                // sizes only.
                let Some(Tensor { element, body }) = Tensor::of(ty) else {
                    return;
                };
                let kind = element.as_ref().and_then(|name| generics.kind(name));
                if let (Some(name), Some(Kind::Element(_)), Some(found)) = (&element, kind, found) {
                    bindings.bind(name, Bound::Element(found));
                }
                // Each generic size stands for itself, so that the declared size `2 * N` is an expression to solve.
                let mut symbolic = Bindings::of_sizes(&generics.symbols());
                symbolic.extend(&bindings.stated());
                infer_rank(&body, &dims, bindings);
                let scope = Scope {
                    bindings: &symbolic,
                    definitions,
                };
                let names = size::names(|path| scope.size(path));
                let ranks = |name: &proc_macro2::Ident| {
                    let sizes = bindings.rank(&name.to_string());
                    Ok(sizes.map(<[Size]>::to_vec).unwrap_or_default())
                };
                let declared = body.sizes(&names, &ranks).ok();
                // Another rank is reported later.
                let declared = declared.filter(|declared| declared.len() == dims.len());
                for (size, found) in declared.iter().flatten().zip(&dims) {
                    if let Some((name, size)) = solved(size, found, bindings) {
                        bindings.bind(&name, Bound::Size(size));
                    }
                }
            }
            _ => {}
        }
    }

    /// Binds the parameter in the length of an array, `L` of `[Block; L]`.
    fn infer_length(
        &self,
        generics: &GenericParams,
        definitions: &Definitions,
        len: &Expr,
        found: usize,
        bindings: &mut Bindings,
    ) {
        let symbolic = Bindings::of_sizes(&generics.symbols());
        let scope = Scope {
            bindings: &symbolic,
            definitions,
        };
        let names = size::names(|path| scope.size(path));
        let declared = size::size(len, &names).ok();
        let solved = declared.and_then(|size| solved(&size, &found.into(), bindings));
        if let Some((name, size)) = solved {
            bindings.bind(&name, Bound::Size(size));
        }
    }

    /// Returns the argument whose number of dimensions is not that of its parameter, whose type mentions a generic
    /// parameter, with the message about it.
    pub(super) fn other_rank(
        &self,
        template: &Template,
        generic: &str,
        vals: &[Val],
    ) -> Option<(usize, String)> {
        let head = template.item.head();
        let mut params = head.params.iter().zip(vals).enumerate();
        params.find_map(|(i, (param, val))| {
            let ty = param.ty.referred();
            let Val::Array(value) = val else {
                return None;
            };
            let (least, is_open) = Tensor::of(ty)?.body.rank();
            let found = self.graph.shape(*value).rank();
            let other = found < least || (found > least && !is_open);
            (other && mentions(&ty.to_token_stream(), &[generic.to_string()])).then(|| {
                let (ty, name, found) = (source(ty), &param.name, self.type_text(val));
                let what = if template.of_library {
                    Elab::other_dimensions(&name.to_string(), least, is_open, &found)
                } else {
                    format!("expected `{ty}` for parameter `{name}`, found {found}")
                };
                (i, what)
            })
        })
    }

    /// Returns the message about generic arguments that contradict the types of the arguments, as `f::<5>(x)` does where the
    /// first parameter is a size of `x`.
    pub(super) fn misstated(
        &self,
        template: &Template,
        head: &Head,
        vals: &[Val],
        stated: &Bindings,
    ) -> Option<String> {
        let mut inferred = Bindings::default();
        for (param, val) in head.params.iter().zip(vals) {
            if param.function().is_none() && !param.is_replica() {
                self.infer(
                    &head.generics,
                    &template.definitions,
                    &param.ty,
                    val,
                    &mut inferred,
                );
            }
        }
        let names = head.generics.all.iter().map(|param| param.name.to_string());
        let names = names.collect_vec();
        let (name, [one, other]) = names.iter().find_map(|name| {
            let [one, other] = [stated.size(name)?, inferred.size(name)?];
            (one != other).then(|| (name, [one.clone(), other.clone()]))
        })?;
        let what =
            format!("`{name}` is {one} in the call, and {other} in the types of the arguments");
        // The sizes that only the call can state, in its order.
        let mut sizes = names.iter().filter_map(|name| stated.size(name));
        let arguments = names.iter().map(|name| match inferred.get(name) {
            Some(_) => "_".to_string(),
            None => sizes
                .next()
                .map_or_else(|| "_".to_string(), Size::to_string),
        });
        let arguments = arguments.collect_vec().join(", ");
        let callee = &template.item.sig.ident;
        Some(match template.item.self_ty() {
            Some(_) => what,
            None => format!("{what}\n  help: write `{callee}::<{arguments}>(..)`"),
        })
    }

    /// Binds the parameters among the arguments of a generic struct.
    fn infer_arguments(
        &self,
        generics: &GenericParams,
        definitions: &Definitions,
        path: &Path,
        val: &Val,
        bindings: &mut Bindings,
    ) {
        let symbolic = Bindings::of_sizes(&generics.symbols());
        let scope = Scope {
            bindings: &symbolic,
            definitions,
        };
        let (Some(generic), Val::Record(name, fields)) = (definitions.generic(path), val) else {
            return;
        };
        if !same_struct(name, generic.name()) {
            return;
        }
        let inner = self.bindings_of(&generic, fields);
        let params = &generic.generics().all;
        let arguments = path.generics().map_or(&[][..], |of| &of.args);
        for (Generic { name: param, .. }, argument) in params.iter().zip(arguments) {
            let Some(bound) = inner.get(&param.to_string()) else {
                continue;
            };
            let Some(ty) = argument.ty() else {
                // `{ L + 1 }`, where an array of the struct has this length.
                if let (Bound::Size(found), ArgKind::Const(len)) = (bound, &argument.kind)
                    && let Some(found) = found.known()
                {
                    self.infer_length(generics, definitions, len, found, bindings);
                }
                continue;
            };
            let own = ty.ident().map(ToString::to_string);
            // A size argument may be an expression; any other binds a parameter of the template by its name.
            let own = own.filter(|name| generics.kind(name).is_some());
            match (bound, own) {
                (Bound::Size(found), _) => {
                    let size = scope.size_type(ty).ok().flatten();
                    let solved = size.and_then(|size| solved(&size, found, bindings));
                    if let Some((name, size)) = solved {
                        bindings.bind(&name, Bound::Size(size));
                    }
                }
                (bound, Some(name)) => bindings.bind(&name, bound.clone()),
                // The parts of a type are bound from the values that have it.
                (Bound::Type(_), None) => {
                    for (field, of) in generic.fields() {
                        let is_it = of.ident() == Some(param);
                        let val = fields.iter().find(|(known, _)| known == field);
                        if let (true, Some((_, val))) = (is_it, val) {
                            self.infer(generics, definitions, ty, val, bindings);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Returns what the parameters of a generic struct stand for, as far as the values of fields determine it.
    pub(super) fn bindings_of(
        &self,
        generic: &StructTemplate,
        fields: &[(String, Val)],
    ) -> Bindings {
        let definitions = generic.group.definitions();
        let mut bindings = Bindings::default();
        for (name, ty) in generic.fields() {
            if let Some((_, val)) = fields.iter().find(|(known, _)| known == name) {
                self.infer(generic.generics(), &definitions, ty, val, &mut bindings);
            }
        }
        bindings
    }

    /// Returns a value in which `true` and `false` are arrays: their element type needs no context.
    pub(super) fn truths(&mut self, val: Val) -> Val {
        let is_bool = |number: &Number| number.kind == NumberKind::Bool;
        match val {
            Val::Numbers(all) if all.numbers.first().is_some_and(is_bool) => {
                let dims = all.dims.iter().map(|&size| Size::from(size)).collect_vec();
                let ty = xla_hlo::Type::array(Shape::new(ElementType::Bool, dims));
                let val = Val::Numbers(all);
                match self.coerce(&val, &ty) {
                    Ok(values) => Val::of(&values),
                    Err(_) => val,
                }
            }
            Val::Tuple(items) => {
                let items = items.into_iter().map(|item| self.truths(item));
                Val::Tuple(items.collect_vec())
            }
            other => other,
        }
    }

    /// Returns the type of a value whose leaves are all arrays.
    fn types_of(&self, val: &Val) -> Option<Types> {
        let values = val.values()?;
        Some(values.map(&mut |value| {
            let shape = self.graph.shape(*value).clone();
            let layout = SymbolicLayout::row_major(shape.rank());
            Leaf {
                array: ArrayType { shape, layout },
                plain: false,
            }
        }))
    }

    /// Binds parameters that occur in the types that functions declare.
    pub(super) fn infer_by_declarations(
        &mut self,
        head: &Head,
        template: &Template,
        vals: &[Val],
        bindings: &mut Bindings,
    ) {
        for (param, val) in head.params.iter().zip(vals) {
            let (Some(ty), Val::Function(function)) = (param.function(), val) else {
                continue;
            };
            for (input, declared) in ty.inputs.iter().zip(function.input_types()) {
                if let Some(declared) = declared {
                    self.infer_by_type(template, input, &declared, bindings);
                }
            }
        }
    }

    /// Binds the parameters that occur in a type to the parts of the type that it stands for.
    pub(super) fn infer_by_type(
        &mut self,
        template: &Template,
        ty: &Type,
        found: &xla_hlo::Type,
        bindings: &mut Bindings,
    ) {
        let generics = &template.item.head().generics;
        self.with_value(found, |elab, val| {
            elab.infer(generics, &template.definitions, ty, val, bindings);
        });
    }

    /// Reads a value of a type, which is removed from the graph after that.
    pub(super) fn with_value<T>(
        &mut self,
        ty: &xla_hlo::Type,
        read: impl FnOnce(&Self, &Val) -> T,
    ) -> T {
        let end = self.end();
        let values = ty.map(&mut |leaf| self.graph.add_param(leaf.shape.clone()));
        let done = read(self, &Val::of(&values));
        self.cut(end);
        done
    }

    /// Binds parameters that occur only in the results of functions: it calls each function once, in a graph that is
    /// dropped. Returns whether there was no mistake in a function.
    pub(super) fn infer_by_functions(
        &mut self,
        head: &Head,
        template: &Template,
        vals: &[Val],
        bindings: &mut Bindings,
    ) -> bool {
        let mut right = true;
        for (param, val) in head.params.iter().zip(vals) {
            let (Some(ty), Val::Function(function)) = (param.function(), val) else {
                continue;
            };
            let Some(output) = &ty.output else {
                continue;
            };
            let scope = Scope {
                bindings,
                definitions: &template.definitions,
            };
            let inputs: Result<Vec<Types>> = ty
                .inputs
                .iter()
                .map(|input| scope.parameter(input))
                .collect_ok();
            let Ok(inputs) = inputs else {
                continue;
            };
            // Only the type of the result is wanted: the instructions of this call are cut off again.
            let end = self.end();
            let inputs = inputs.iter().map(|types| self.stand_in(&plain_type(types)));
            let inputs = inputs.collect_vec();
            let name = &template.item.sig.ident;
            let whole = Expr::from(name.clone());
            let exprs = inputs.iter().map(|_| &whole).collect_vec();
            let result = self.call_function(&whole, function, &exprs, inputs);
            right &= !result.is_poisoned();
            self.infer(
                &head.generics,
                &template.definitions,
                output,
                &result,
                bindings,
            );
            self.cut(end);
        }
        right
    }
}

/// Returns the one parameter in a size that is not bound, and what it must stand for so that the size is `found`: `N` of
/// `2 * N + M`, if `M` is bound.
fn solved(size: &Size, found: &Size, bindings: &Bindings) -> Option<(String, Size)> {
    let names = size.names();
    let mut free = names
        .iter()
        .filter_items(|name| bindings.get(name).is_none());
    let name = (*free.next()?).to_string();
    if free.any(|other| *other != name) {
        return None;
    }
    if size.as_name().is_some() {
        return Some((name, found.clone()));
    }
    // The size is `zero + name * factor`, if it is linear; the types of the arguments do not match if it is not.
    let at = |n: usize| {
        size.substitute(&|other| {
            if other == name {
                Some(Size::from(n))
            } else {
                bindings.size(other).cloned()
            }
        })
    };
    let (zero, one) = (at(0).ok()?, at(1).ok()?);
    let factor = one.minus(&zero).ok()?;
    let value = found.minus(&zero).ok()?.exact_quotient(&factor)?;
    Some((name, value))
}
