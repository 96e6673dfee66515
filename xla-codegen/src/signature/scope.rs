//! The scope of types: what their names mean.

use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::{Error, Generics, LitStr, PathArguments, Result};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ArrayType, ElementType, Shape, Size, SymbolicLayout, Tree, aliases};

use crate::bindings::{Bindings, Bound, Given};
use crate::definition::{Definition, Definitions, Known, Leaf, Types};
use crate::head::FunctionType;
use crate::hir::{self, TypeKind, TypeMacro};
use crate::lexical;
use crate::message::source;
use crate::size;
use crate::types::{Body, WithElement};

/// The types of the parameters and the result of a function.
#[derive(Clone)]
pub(crate) struct FunctionTypes {
    pub(crate) inputs: Vec<Types>,
    pub(crate) output: Types,
}

/// The definitions of the names in types.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    /// The generic parameters.
    pub(crate) bindings: &'a Bindings,
    /// All other definitions.
    pub(crate) definitions: &'a Definitions,
}

impl Scope<'_> {
    /// Returns the size of a name.
    ///
    /// # Errors
    /// The name is not a size.
    pub(crate) fn size(&self, path: &hir::Path) -> Result<Int> {
        // A generic parameter first: it hides a constant of its name.
        if let Some(ident) = path.ident()
            && let Some(bound) = self.bindings.get(&ident.to_string())
        {
            return match bound {
                Bound::Size(size) => Ok(Int::Size(size.clone())),
                Bound::Refused => Err(reported()),
                Bound::Given(Given::Int(int)) => Ok(int.clone()),
                Bound::Given(_) => Err(Error::new_spanned(
                    path,
                    format!("expected a size, found parameter `{ident}`, which is not an integer"),
                )),
                Bound::Element(_) | Bound::Type(_) | Bound::Sizes(_) => Err(Error::new_spanned(
                    path,
                    format!("expected a size, found type parameter `{ident}`"),
                )),
            };
        }
        // A generic parameter hides a constant of its name.
        match self.definitions.of(path) {
            Some(Definition::Known(Known::Size(size))) => Ok(size.clone()),
            Some(Definition::Known(Known::Array(literal))) => Err(Error::new_spanned(
                path,
                match literal.shape() {
                    shape if shape.is_scalar() => {
                        format!(
                            "expected a size of type `usize`, found `{}` of type {}",
                            source(path),
                            shape.element
                        )
                    }
                    shape => format!(
                        "expected a size of type `usize`, found `{}` of type {shape}",
                        source(path)
                    ),
                },
            )),
            Some(Definition::Broken) => Err(reported()),
            Some(_) => Err(Error::new_spanned(
                path,
                format!("`{}` is not a size", source(path)),
            )),
            None if path.ident().is_some_and(|name| self.has_rank(name)) => {
                let text = source(path);
                let what = format!("`{text}` is any number of sizes\n  help: write `..{text}`");
                Err(Error::new_spanned(path, what))
            }
            None => {
                let text = source(path);
                let help = if text == "end" {
                    "write `-1`, the last index".to_string()
                } else if text.starts_with(char::is_lowercase) {
                    let upper = text.to_uppercase();
                    format!(
                        "write a `#[known]` constant, `{upper}`, or a generic size: `<{upper}: Dim>`"
                    )
                } else {
                    format!(
                        "mark the constant with `#[known]`, or declare a generic size: `<{text}: Dim>`"
                    )
                };
                let what = format!("cannot find size `{text}` in this scope\n  help: {help}");
                Err(Error::new_spanned(path, what))
            }
        }
    }

    fn has_rank(&self, name: &Ident) -> bool {
        self.bindings.rank(&name.to_string()).is_some()
    }

    /// Returns the sizes of `..S`.
    ///
    /// # Errors
    /// The type of no parameter has `..S`.
    pub(crate) fn rank(&self, name: &Ident) -> Result<Vec<Size>> {
        let sizes = self.bindings.rank(&name.to_string());
        sizes.map(<[Size]>::to_vec).ok_or_else(|| {
            let what = match self.bindings.size(&name.to_string()) {
                Some(_) => format!("`{name}` is one size\n  help: write `{name}` without `..`"),
                None => format!("cannot find `..{name}`: the type of a parameter has to have it"),
            };
            Error::new(name.span(), what)
        })
    }

    /// Resolves a type.
    ///
    /// # Errors
    /// It is not a type of tensors, or an expression in it is not a size.
    pub(crate) fn types(&self, ty: &hir::Type) -> Result<Types> {
        match &ty.kind {
            TypeKind::Inside(inner) => self.types(inner),
            TypeKind::Tuple(elems) => {
                let items: Result<Vec<Types>> = elems.iter().map(|ty| self.types(ty)).collect_ok();
                Ok(Tree::Tuple(items?))
            }
            TypeKind::List(elem, len) => self.list(elem, len),
            TypeKind::Macro(of) => self.tensor(of),
            TypeKind::Path(path) => self.named(path),
            TypeKind::Reference(reference) => {
                let what = format!(
                    "a reference is only allowed around the whole type of a parameter\n  help: write `{}`",
                    source(&reference.of)
                );
                Err(Error::new(reference.at, what))
            }
            TypeKind::Function => {
                let what = format!(
                    "`{}` is not a type of the language\n  \
                     help: a parameter that is a function is written `f: impl Fn(f32) -> f32`",
                    source(ty)
                );
                Err(Error::new_spanned(ty, what))
            }
            TypeKind::Slice(_) | TypeKind::Infer | TypeKind::Other => Err(not_a_type(ty)),
        }
    }

    /// Resolves the type of a function's parameter, which may be a reference.
    ///
    /// # Errors
    /// It is not a type of tensors.
    pub(crate) fn parameter(&self, ty: &hir::Type) -> Result<Types> {
        match &ty.kind {
            TypeKind::Reference(reference) => {
                if let Some(mutable) = reference.mutable {
                    let what = "a function has no `&mut` parameters\n  \
                                help: return the new value instead: `x = f(x);`";
                    return Err(Error::new(mutable, what));
                }
                self.types(&reference.of)
            }
            _ => self.types(ty),
        }
    }

    /// Resolves the types of a function.
    ///
    /// # Errors
    /// Every one that is not a type of tensors.
    pub(crate) fn function(&self, function: &FunctionType) -> Result<FunctionTypes> {
        let inputs = function.inputs.iter().map(|input| self.parameter(input));
        let output = match &function.output {
            Some(ty) => self.types(ty)?,
            None => Tree::Tuple(Vec::new()),
        };
        Ok(FunctionTypes {
            inputs: inputs.collect_ok()?,
            output,
        })
    }

    fn named(&self, path: &hir::Path) -> Result<Types> {
        let name = path.ident().map(Ident::to_string);
        // `E` or `f32` alone is a plain scalar.
        if let Some(element) = name.as_ref().and_then(|name| self.bindings.element(name)) {
            return Ok(Tree::Leaf(Leaf {
                array: array(element, Vec::new(), SymbolicLayout::row_major(0)),
                plain: true,
            }));
        }
        match name.and_then(|name| self.bindings.get(&name)) {
            Some(Bound::Type(types)) => return Ok(types.clone()),
            Some(Bound::Refused) => return Err(reported()),
            _ => {}
        }
        if let Some(generic) = self.definitions.generic(path) {
            return self.instance(path, &generic);
        }
        let definition = self.definitions.of(&path.plain());
        match (definition, definition.and_then(Definition::types)) {
            (_, Some(types)) => Ok(types.clone()),
            (Some(Definition::Broken), _) => Err(reported()),
            _ => match path.last() {
                Some(last) if last.ident == "Option" => Err(optional(path)),
                _ => Err(not_a_type(path)),
            },
        }
    }

    /// Whether a type is a generic parameter that has been refused.
    fn is_refused(&self, ty: &hir::Type) -> bool {
        let name = ty.ident().map(Ident::to_string);
        let bound = name.and_then(|name| self.bindings.get(&name));
        matches!(bound, Some(Bound::Refused))
    }

    fn tensor(&self, mac: &TypeMacro) -> Result<Types> {
        let Some(last) = mac.name() else {
            return Err(not_a_type(mac));
        };
        let name = last.to_string();
        let (element, body) = match ElementType::from_name(&name) {
            Some(element) => (element, mac.parse::<Body>()?),
            None if name == "Tensor" => {
                let WithElement { element, body } = mac.parse()?;
                // `Tensor![E; N]`: the element type is a parameter or a name.
                let known = element.ident();
                let known = known.and_then(|name| self.bindings.element(&name.to_string()));
                let Some(known) = known else {
                    if self.is_refused(&element) {
                        return Err(reported());
                    }
                    let what = format!(
                        "`{0}` is not an element type: expected a name such as `f32`, or a parameter, `<{0}: Float>`",
                        source(&element)
                    );
                    return Err(Error::new_spanned(&element, what));
                };
                (known, body)
            }
            None if name == NO_TYPE => {
                let what: LitStr = mac.parse()?;
                return Err(Error::new_spanned(quote!(#last #what), what.value()));
            }
            None => return Err(not_a_type(mac)),
        };
        let names = size::names(|path| self.size(path));
        let shape = body.shape(element, &names, &|name| self.rank(name))?;
        let layout = body.layout(&shape, &names)?;
        let array = ArrayType { shape, layout };
        Ok(Tree::Leaf(Leaf {
            array,
            plain: false,
        }))
    }
}

/// Returns a path without the generic arguments of its last segment.
pub(crate) fn split(path: &syn::Path) -> syn::Path {
    let mut path = path.clone();
    if let Some(last) = path.segments.last_mut() {
        last.arguments = PathArguments::None;
    }
    path
}

/// Returns an error without text, for a mistake that has been reported elsewhere.
pub(crate) fn reported() -> Error {
    Error::new(Span::call_site(), "")
}

pub(super) fn array(element: ElementType, sizes: Vec<Size>, layout: SymbolicLayout) -> ArrayType {
    ArrayType {
        shape: Shape::new(element, sizes),
        layout,
    }
}

/// Returns the mistake of a part that may be absent.
fn optional(path: &hir::Path) -> Error {
    let inner = path.generics().and_then(|of| of.args.first().map(source));
    let inner = inner.unwrap_or_else(|| "f32".to_string());
    let inner = inner.trim_start_matches('&').trim_start();
    let what = format!(
        "`{}` is not a type of the language: a part is present in each call, or in none\n  \
         help: a part that some calls lack has a flag: `#[derive(Tensors)] struct Maybe {{ is_some: bool, value: {inner} \
         }}`; one that a type decides is a parameter `P: Tensors`, which is `()` or `({inner},)`",
        source(path).replace(" < ", "<").replace(" >", ">")
    );
    Error::new_spanned(path, what)
}

/// The facade's macro in place of a type with a mistake; its argument is the message.
pub(super) const NO_TYPE: &str = "__no_type";

/// Returns the message for a macro that is not a type of the language, in a function with these generic parameters.
pub(super) fn unknown_macro(generics: &Generics, mac: &syn::Macro) -> Option<String> {
    let name = mac.path.segments.last()?.ident.to_string();
    if ElementType::from_name(&name).is_some() || name == "Tensor" || name == NO_TYPE {
        return None;
    }
    let sizes = source(&mac.tokens);
    let mut params = generics.type_params();
    // Spellings that users try: `E![2]` for a parameter, `tensor![f32, 2]`, and `F32![2]`.
    let written = match sizes.split_once([',', ';']) {
        _ if params.any(|param| param.ident == name) => Some(format!("Tensor![{name}; {sizes}]")),
        Some((element, sizes)) if name == "tensor" => {
            let (element, sizes) = (element.trim(), sizes.trim());
            Some(match ElementType::from_name(element) {
                Some(_) => format!("{element}![{sizes}]"),
                None => format!("Tensor![{element}; {sizes}]"),
            })
        }
        _ => named_elsewhere(&name).map(|element| format!("{element}![{sizes}]")),
    };
    Some(match written {
        Some(written) => format!(
            "`{}` is not a type of the language\n  help: write `{written}`",
            source(mac)
        ),
        None => not_a_type(mac).to_string(),
    })
}

/// Returns the element type that other libraries, or most of a name, call `F32`, `float8_e5m2` or `f8e4m3`.
fn named_elsewhere(name: &str) -> Option<ElementType> {
    let plain = name.to_lowercase().replace('_', "");
    let plain = plain.replace("float8", "f8").replace("fp8", "f8");
    let begins =
        |e: &ElementType| e.is_quarter() && plain.len() > 2 && e.name().starts_with(&plain);
    let mut begun = ElementType::ALL.into_iter().filter_items(begins);
    ElementType::from_name(&plain).or_else(|| begun.next())
}

/// Returns the argument of a generic type, `L` of `Vec<L>`.
fn inside(text: &str) -> &str {
    let inside = text.split_once('<').map_or("", |(_, inside)| inside);
    inside.strip_suffix('>').unwrap_or(inside).trim()
}

fn not_a_type(at: impl ToTokens) -> Error {
    let text = source(&at).replace(" < ", "<").replace(" >", ">");
    let item = syn::parse2::<Ident>(at.to_token_stream()).ok();
    // An item of the file that only lacks its attribute has its own help.
    let what = match item.as_ref().and_then(lexical::unmarked) {
        Some("type") => format!(
            "`{text}` is an alias without a definition for computations\n  help: mark it with `#[known]`"
        ),
        Some("struct") => {
            format!("`{text}` is not a struct of tensors\n  help: add `#[derive(Tensors)]` to it")
        }
        _ => {
            let name = text.split('<').next().unwrap_or_default();
            let help = match name.rsplit("::").next().unwrap_or_default() {
                "usize" | "isize" => {
                    "\n  help: a number is an `i32` or an `i64`, a size is generic, `N: Dim`, and `#[known]` before the parameter \
                     makes its value known while compiling"
                }
                "str" | "String" => {
                    "\n  help: write `#[known]` before the parameter, `#[known] word: &str`: its value is known while compiling"
                }
                "Vec" if text.contains('!') => {
                    let inside = inside(&text);
                    &format!("\n  help: a number of arrays is a part of the type: `[{inside}; 2]`")
                }
                "Vec"
                    if text.starts_with("Vec<")
                        && ElementType::from_name(inside(&text)).is_none() =>
                {
                    let inside = inside(&text);
                    &format!("\n  help: a number of structs is a part of the type: `[{inside}; 2]`")
                }
                "View" | "ViewMut" | "TensorView" | "TensorMut" => {
                    let inside = text
                        .split_once(',')
                        .map_or("f32![2, 3]", |(_, inside)| inside);
                    let inside = inside.strip_suffix('>').unwrap_or(inside).trim();
                    let reference = if name.ends_with("Mut") { "&mut " } else { "&" };
                    &format!(
                        "\n  help: write `{reference}{inside}`: callers pass a view as `{reference}view`"
                    )
                }
                "Vec" | "[f32]" | "[f64]" | "[i32]" | "[i64]" => {
                    "\n  help: an array whose size is known when it is called is `f32![?]`"
                }
                "Tensor" => {
                    "\n  help: write the macro of its element type, `f32![2, 3]`, or `Tensor![E; 2, 3]`"
                }
                name => match aliases::import(name) {
                    Some(import) => &format!("\n  help: {import}"),
                    None => "",
                },
            };
            format!(
                "`{text}` is not a type of the language: write `f32![2, 3]`, a scalar such as `f32`, a tuple of types, \
                 a `#[known]` alias or a `#[derive(Tensors)]` struct{help}"
            )
        }
    };
    Error::new_spanned(at, what)
}
