//! Gathers the names of an item whose definitions its expansion needs.
//!
//! These are the names of computations, constants, structs and aliases. Variables, operations, element types and
//! generic sizes need no definitions.

use std::cell::OnceCell;
use std::collections::HashSet;

use syn::visit::{self, Visit};
use syn::{Expr, GenericArgument, Ident, Item, ItemConst, Pat, Path};
use xla_hlo::list::Items;
use xla_hlo::operation::{Param, ParamKind};
use xla_hlo::{ElementType, Operation, aliases, lookup, transform};

use crate::attributes;
use crate::head::{self, Written};
use crate::hir::{self, Part, each_expression};
use crate::imported;
use crate::labels::pattern;
use crate::lexical::{self, File, Known};
use crate::library;
use crate::literal;
use crate::message::source;
use crate::signature::split;
use crate::syntax::{Search, Syntax, Walk};
use crate::tokens::names;
use crate::types::Body;

/// Returns the names in a function, in order of appearance, each once.
pub(crate) fn function(item: &Written) -> Vec<Path> {
    let generics = head::names(&item.sig.generics);
    let generics = generics.chain_items(item.head().rank_names());
    let mut gather = Gather {
        generics: generics.map(Ident::to_string).collect_vec(),
        own: Some(item.sig.ident.clone()),
        scopes: vec![HashSet::new()],
        ..Gather::default()
    };
    // The head first, in the order of its text: an error names the first name that is unknown.
    let params = item.sig.generics.type_params();
    for bound in params.flat_items(|param| &param.bounds) {
        Walk(&mut gather).visit_type_param_bound(bound);
    }
    let head = item.head();
    for param in &head.inputs {
        match &param.kind {
            head::ParamKind::Receiver => continue,
            head::ParamKind::Executor => {}
            head::ParamKind::Channel(_, content) => {
                for ty in content {
                    Walk(&mut gather).visit_type(ty.written());
                }
            }
            _ => Walk(&mut gather).visit_type(param.ty.written()),
        }
        match &param.kind {
            head::ParamKind::Pattern(pattern) => {
                let names = names(pattern.clone()).into_iter();
                gather.declare(names.map(|name| name.to_string()));
            }
            _ => gather.declare([param.name.to_string()]),
        }
    }
    if let Some(ty) = &head.output {
        Walk(&mut gather).visit_type(ty.written());
    }
    Walk(&mut gather).visit_block(&item.block);
    // The attribute of an imported model names the functions of its custom calls.
    for bound in imported::reference(item)
        .iter()
        .flat_items(|model| &model.custom_calls)
    {
        gather.computation(&bound.function);
    }
    gather.names
}

/// Returns the names in the type and the value of a constant.
pub(crate) fn constant(constant: &ItemConst) -> Vec<Path> {
    let mut gather = Gather::default();
    gather.constant(constant);
    gather.names
}

/// Returns the names in types, without generic parameters.
pub(crate) fn types<'a>(
    types: impl Iterator<Item = &'a syn::Type>,
    generics: Vec<String>,
) -> Vec<Path> {
    let mut gather = Gather {
        generics,
        ..Gather::default()
    };
    for ty in types {
        Walk(&mut gather).visit_type(ty);
    }
    gather.names
}

mod path;
use path::{functions_in, is_std, struct_of};

#[derive(Default)]
struct Gather {
    generics: Vec<String>,
    /// The name of the function.
    own: Option<Ident>,
    scopes: Vec<HashSet<String>>,
    names: Vec<Path>,
    file: File,
    /// The items with names of operations that the function sees, once they are needed.
    hiding: OnceCell<Vec<String>>,
}

impl Gather {
    /// Adds a name, unless the file shows that it has no definition macro.
    fn name(&mut self, path: &Path) {
        // A function or a constant of a struct: the struct's definition contains it.
        if let Some(of) = struct_of(path).filter(|of| !of.is_ident("Default")) {
            return self.name(&of);
        }
        let first = path.segments.first().map(|first| first.ident.to_string());
        let first = first.unwrap_or_default();
        let arguments = path.segments.iter().any(|part| !part.arguments.is_empty());
        match path.get_ident() {
            Some(ident) if ident == "Self" || ident == "self" => return,
            Some(ident) if self.file.knows(ident) != Known::Perhaps => return,
            Some(ident) if lexical::circle(self.own().as_deref(), ident).is_some() => return,
            _ if lexical::standard(path).is_some() => return,
            // Paths such as `f32::MAX` cannot have a definition.
            None if arguments
                || ElementType::from_name(&first).is_some()
                || matches!(first.as_str(), "std" | "core" | "Self" | "Default") =>
            {
                return;
            }
            // `jnp::isnan`: the elaboration has the advice for it, while rustc finds no module.
            None if aliases::is_of_library(&source(path)) && !lexical::has_module(path) => return,
            // The same for `nn::relu` and for a misspelt operation, `stats::norm_pfd`.
            None if (library::is_module(&first) || aliases::is_module(&first))
                && lexical::lacks_module(path) =>
            {
                return;
            }
            _ => {}
        }
        let text = source(path);
        if self.names.iter().all(|name| source(name) != text) {
            self.names.push(path.clone());
        }
    }

    /// Declares variables in the innermost scope.
    fn declare(&mut self, names: impl IntoIterator<Item = String>) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.extend(names);
        }
    }

    fn own(&self) -> Option<String> {
        self.own.as_ref().map(Ident::to_string)
    }

    /// Whether an identifier needs no definition.
    fn is_own(&self, ident: &Ident) -> bool {
        let name = ident.to_string();
        self.scopes.iter().any(|scope| scope.contains(&name))
            || self.generics.contains(&name)
            || self.own().as_ref() == Some(&name)
            || self.is_operation(&name)
            || ElementType::from_name(&name).is_some()
            || name == "None"
    }

    /// Whether a name means an operation or a transformation. As of any name in a prelude, an item that the function sees
    /// hides it.
    fn is_operation(&self, name: &str) -> bool {
        let exists = library::is_operation(name) || transform::lookup(name).is_some();
        exists && !self.hides(name)
    }

    fn hides(&self, name: &str) -> bool {
        let Some(own) = &self.own else {
            return false;
        };
        let mut hiding = self
            .hiding
            .get_or_init(|| lexical::hidden_operations(own))
            .iter();
        hiding.any(|hidden| hidden == name)
    }

    /// Adds the name of a callee.
    fn computation(&mut self, path: &Path) {
        for part in &path.segments {
            if let syn::PathArguments::AngleBracketed(generics) = &part.arguments {
                Walk(self).visit_angle_bracketed_generic_arguments(generics);
            }
        }
        // The sizes and types in generic arguments are names too.
        let plain = split(path);
        let path = &plain;
        let is_own = match path.get_ident() {
            Some(ident) => self.is_own(ident),
            // `linalg::norm`, unless the user has a module of this name.
            None => {
                library::is_operation(&source(path).replace(' ', "")) && !lexical::has_module(path)
            }
        };
        if !is_own {
            self.name(path);
        }
    }

    fn bind(&mut self, pat: &Pat) {
        struct Names<'a>(&'a mut HashSet<String>);
        impl<'ast> Search<'ast> for Names<'_> {
            fn enters(&mut self, node: Syntax<'ast>) -> bool {
                let Syntax::Pat(pat) = node else {
                    return true;
                };
                match (pattern(pat), pat) {
                    (Some((name, _)), _) => {
                        self.0.insert(name.to_string());
                        return false;
                    }
                    (None, Pat::Ident(pat)) => {
                        self.0.insert(pat.ident.to_string());
                    }
                    _ => {}
                }
                true
            }
        }
        // The pattern is walked twice: for the variables that it declares, and for the types that it names.
        if let Some(scope) = self.scopes.last_mut() {
            Walk(&mut Names(scope)).visit_pat(pat);
        }
        struct Types<'a>(&'a mut Gather);
        impl<'ast> Search<'ast> for Types<'_> {
            fn enters(&mut self, node: Syntax<'ast>) -> bool {
                match node {
                    Syntax::Type(ty) => {
                        Walk(self.0).visit_type(ty);
                        return false;
                    }
                    Syntax::Pat(Pat::Struct(record)) => self.0.name(&record.path),
                    Syntax::Pat(pat @ Pat::TupleStruct(record)) if pattern(pat).is_none() => {
                        self.0.name(&record.path);
                    }
                    _ => {}
                }
                true
            }
        }
        Walk(&mut Types(self)).visit_pat(pat);
    }

    /// Visits the arguments of a call, each by the kind of its parameter.
    fn arguments<'a>(
        &mut self,
        operation: Option<&'static Operation>,
        arguments: impl Iterator<Item = &'a Expr>,
    ) {
        let params = operation.map_or(&[][..], |operation| operation.params);
        for (i, argument) in arguments.enumerate() {
            let named = |assign: &syn::ExprAssign| match &*assign.left {
                Expr::Path(path) => path.path.get_ident().map(ToString::to_string),
                _ => None,
            };
            let (param, expr): (Option<&Param>, &Expr) = match argument {
                Expr::Assign(assign) => {
                    let name = named(assign);
                    let param = params
                        .iter()
                        .find(|param| name.as_deref() == Some(param.name));
                    (param, &assign.right)
                }
                expr => (params.get(i), expr),
            };
            match (param.map(|param| param.kind), expr) {
                (
                    Some(ParamKind::Computation | ParamKind::Function | ParamKind::Operand),
                    Expr::Path(path),
                ) => {
                    self.computation(&path.path);
                }
                (Some(ParamKind::Computations), Expr::Array(list)) => {
                    for expr in &list.elems {
                        match expr {
                            Expr::Path(path) => self.computation(&path.path),
                            other => Walk(self).visit_expr(other),
                        }
                    }
                }
                // A computation may take functions.
                (None, Expr::Path(path)) if operation.is_none() => self.computation(&path.path),
                _ => Walk(self).visit_expr(expr),
            }
        }
    }
}

impl Gather {
    fn constant(&mut self, constant: &ItemConst) {
        Walk(self).visit_type(&constant.ty);
        match literal::listed(&constant.expr) {
            Some(Ok(list)) => Walk(self).visit_expr(&list),
            _ => Walk(self).visit_expr(&constant.expr),
        }
    }

    fn call(&mut self, call: &syn::ExprCall) {
        let operation = match &*call.func {
            Expr::Path(path) if path.path.is_ident("Ok") => None,
            Expr::Path(path) if path.path.is_ident("Err") => return, // Refused later.
            Expr::Path(path) => {
                self.computation(&path.path);
                let name = path.path.get_ident().map(Ident::to_string);
                name.filter(|name| !self.hides(name))
                    .and_then(|name| lookup(&name))
            }
            array => {
                Walk(self).visit_expr(array);
                None
            }
        };
        self.arguments(operation, call.args.iter());
    }

    fn path(&mut self, path: &Path) {
        match path.get_ident() {
            // Constants begin with a capital; any other identifier is a variable, perhaps misspelt.
            Some(ident)
                if self.is_own(ident) || !ident.to_string().starts_with(char::is_uppercase) => {}
            _ => self.name(path),
        }
    }

    fn type_path(&mut self, ty: &syn::TypePath) {
        // A generic struct is a name, and its arguments may contain others.
        let arguments = hir::arguments(&ty.path);
        if !arguments.is_empty() && !is_std(&ty.path) {
            let name = split(&ty.path);
            if name.segments.iter().all(|part| part.arguments.is_empty()) {
                self.type_path(&syn::TypePath {
                    attrs: Vec::new(),
                    qself: None,
                    path: name,
                });
            }
        }
        for argument in arguments {
            match (argument, hir::constant(argument)) {
                (_, Some(expr)) => Walk(self).visit_expr(expr),
                (GenericArgument::Type(ty), _) => Walk(self).visit_type(ty),
                _ => {}
            }
        }
        match ty.path.get_ident() {
            // Structs begin with a capital; other identifiers are primitive types.
            Some(ident)
                if self.generics.contains(&ident.to_string())
                    || ident == "Dynamic"
                    || !ident.to_string().starts_with(char::is_uppercase) => {}
            _ => self.name(&ty.path),
        }
    }

    fn type_macro(&mut self, ty: &syn::TypeMacro) {
        for size in Body::of(&ty.mac).iter().flat_items(Body::expressions) {
            Part::Expr(size).search(&mut |part| {
                if let Part::Expr(expr) = part
                    && let Some(path) = expr.path()
                {
                    self.path(&path.parsed());
                }
                true
            });
        }
    }
}

impl<'ast> Search<'ast> for Gather {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Block(block) => {
                self.scopes.push(functions_in(block));
                visit::visit_block(&mut Walk(self), block);
                self.scopes.pop();
            }
            Syntax::Local(local) => {
                // The value does not see the names that the pattern binds.
                if let Some(init) = &local.init {
                    Walk(self).visit_expr(&init.expr);
                }
                self.bind(&local.pat);
            }
            Syntax::Expr(Expr::ForLoop(counted)) => {
                Walk(self).visit_expr(&counted.expr);
                self.scopes.push(HashSet::new());
                self.bind(&counted.pat);
                Walk(self).visit_block(&counted.body);
                self.scopes.pop();
            }
            Syntax::Expr(Expr::Closure(closure)) => {
                self.scopes.push(HashSet::new());
                for pat in &closure.inputs {
                    self.bind(pat);
                }
                Walk(self).visit_return_type(&closure.output);
                Walk(self).visit_expr(&closure.body);
                self.scopes.pop();
            }
            Syntax::Expr(Expr::Call(call)) => self.call(call),
            Syntax::Expr(Expr::MethodCall(call)) => {
                if let Some(generics) = &call.turbofish {
                    Walk(self).visit_angle_bracketed_generic_arguments(generics);
                }
                let arguments = std::iter::once(&*call.receiver).chain_items(&call.args);
                self.arguments(lookup(&call.method.to_string()), arguments);
            }
            // A constant in a pattern of a `match`.
            Syntax::Pat(Pat::Ident(name))
                if name.ident.to_string().starts_with(char::is_uppercase) =>
            {
                if !self.is_own(&name.ident) {
                    self.name(&name.ident.clone().into());
                }
            }
            Syntax::ExprPath(path) => self.path(&path.path),
            Syntax::Expr(Expr::Struct(literal)) => {
                self.name(&literal.path);
                for field in &literal.fields {
                    Walk(self).visit_expr(&field.expr);
                }
                if let Some(rest) = &literal.rest {
                    Walk(self).visit_expr(rest);
                }
            }
            Syntax::Expr(Expr::Cast(cast)) => Walk(self).visit_expr(&cast.expr),
            Syntax::Type(syn::Type::Path(ty)) => self.type_path(ty),
            Syntax::Type(syn::Type::Macro(ty)) => self.type_macro(ty),
            Syntax::Item(Item::Const(constant)) => {
                self.constant(constant);
                if let Some(scope) = self.scopes.last_mut() {
                    scope.insert(constant.ident.to_string());
                }
            }
            Syntax::Attribute(attribute) => {
                if let Some(Ok(bound)) = attributes::max_rounds(attribute) {
                    Walk(self).visit_expr(&bound);
                }
            }
            Syntax::Macro(mac) => each_expression(mac, &mut |of| Walk(self).visit_expr(of)),
            // Other items in a body are refused later, so their names are not gathered.
            Syntax::Item(_) => {}
            _ => return true,
        }
        false
    }
}

#[cfg(test)]
mod tests;
