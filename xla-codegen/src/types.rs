//! The type macros: `f32![32, 784]`, `Tensor![E; N, D]`, `f32![2, 3; {0, 1}]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Error, Result, Token};
use xla_hlo::list::Items;
use xla_hlo::{ElementType, Shape, Size, SymbolicLayout};

use crate::attributes;
use crate::emit::element_tokens;
use crate::hir::{self, Expr};
use crate::root;
use crate::size::{self, Lookup, Names};

mod layout;
mod ranks;

/// The most dimensions of a tensor, whose shape is a tuple of sizes in `xla_core::shape`. Arrays of a graph may have more.
const MAX_RANK: usize = 10;

/// The content of the brackets: sizes, and a layout unless it is row-major.
pub(crate) struct Body {
    /// The sizes, dimension 0 first: arithmetic, or `None` for `?`.
    sizes: Vec<Option<Expr>>,
    layout: Option<layout::LayoutSyntax>,
}

impl Parse for Body {
    fn parse(input: ParseStream) -> Result<Body> {
        let mut sizes = Vec::new();
        while !input.is_empty() && !input.peek(Token![;]) {
            sizes.push(match input.parse::<Option<Token![?]>>()? {
                // `?` is a whole dimension: `? + 1` would be a size without a name to refer to.
                Some(_) if !(input.is_empty() || input.peek(Token![,]) || input.peek(Token![;])) => {
                    return Err(input.error(
                        "a dynamic size `?` has no name and cannot be part of an expression: declare a generic size \
                         instead, `<N: Dim>`",
                    ));
                }
                Some(_) => None,
                None => {
                    let expr = attributes::in_expression(input.parse()?)?;
                    Some(Expr::from(&expr))
                }
            });
            if input.is_empty() || input.peek(Token![;]) {
                break;
            }
            input.parse::<Token![,]>()?;
        }
        let layout = match input.parse::<Option<Token![;]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        if !input.is_empty() {
            return Err(input.error(
                "expected the end of the type after the sizes, or `; {..}` with the layout",
            ));
        }
        Ok(Body { sizes, layout })
    }
}

/// The content of `Tensor![E; N, D]`: an element type, sizes and a layout.
pub(crate) struct WithElement {
    /// The element type: a parameter, or a name.
    pub(crate) element: hir::Type,
    /// The sizes and the layout.
    pub(crate) body: Body,
}

impl Parse for WithElement {
    fn parse(input: ParseStream) -> Result<WithElement> {
        let element = input.parse()?;
        if !input.is_empty() {
            input.parse::<Token![;]>()?;
        }
        Ok(WithElement {
            element,
            body: input.parse()?,
        })
    }
}

/// The type of a tensor as it is written.
pub(crate) struct Tensor {
    /// The name after `Tensor![`.
    pub(crate) element: Option<String>,
    pub(crate) body: Body,
}

impl Tensor {
    /// Parses the type macro that a type is.
    pub(crate) fn of(ty: &hir::Type) -> Option<Tensor> {
        let hir::TypeKind::Macro(of) = &ty.inner().kind else {
            return None;
        };
        if of.name().is_some_and(|name| name == "Tensor") {
            let WithElement { element, body } = of.parse().ok()?;
            let element = element.ident().map(ToString::to_string);
            return Some(Tensor { element, body });
        }
        let (element, body) = (None, of.parse().ok()?);
        Some(Tensor { element, body })
    }
}

impl Body {
    /// Parses the content of a type macro, without the element type.
    pub(crate) fn of(mac: &syn::Macro) -> Result<Body> {
        let body = mac.parse_body();
        body.or_else(|_| mac.parse_body().map(|with: WithElement| with.body))
    }

    /// Returns the expressions of sizes and widths other than `?` and `..S`.
    pub(crate) fn expressions(&self) -> impl Iterator<Item = &Expr> {
        let widths = self
            .layout
            .iter()
            .flat_items(layout::LayoutSyntax::expressions);
        let sizes = self.sizes.iter().flatten();
        let sizes = sizes.filter_items(|size| size::spread(size).is_none());
        sizes.chain_items(widths)
    }

    /// Whether the layout has padding or tiles.
    pub(crate) fn has_widths(&self) -> bool {
        self.layout
            .as_ref()
            .is_some_and(layout::LayoutSyntax::has_widths)
    }

    /// Returns the sizes, with names looked up in `names` and the names after `..` in `ranks`.
    ///
    /// # Errors
    /// Every expression that is not a size.
    pub(crate) fn sizes(&self, names: &Lookup, ranks: &size::Ranks) -> Result<Vec<Size>> {
        let mut faults: Option<Error> = None;
        let mut sizes = Vec::with_capacity(self.sizes.len());
        for written in &self.sizes {
            let found = match written {
                Some(expr) => match size::spread(expr) {
                    Some(name) => ranks(name),
                    None => size::size(expr, names).map(|size| vec![size]),
                },
                None => Ok(vec![Size::open()]),
            };
            match found {
                Ok(found) => sizes.extend(found),
                Err(fault) => match &mut faults {
                    Some(all) => all.combine(fault),
                    None => faults = Some(fault),
                },
            }
        }
        faults.map_or(Ok(sizes), Err)
    }

    /// Returns the shape of an array of this element type, with names looked up in `names` and `ranks`.
    ///
    /// # Errors
    /// Every expression that is not a size, more than [`MAX_RANK`] sizes, or a shape of more than `i64::MAX` bytes.
    pub(crate) fn shape(
        &self,
        element: ElementType,
        names: &Lookup,
        ranks: &size::Ranks,
    ) -> Result<Shape> {
        let shape = Shape::new(element, self.sizes(names, ranks)?);
        let what = if shape.rank() > MAX_RANK {
            format!(
                "a tensor has at most {MAX_RANK} dimensions, found {}",
                shape.rank()
            )
        } else if shape.is_beyond_counting() {
            format!("{shape} is too large: more than {} bytes", i64::MAX)
        } else {
            return Ok(shape);
        };
        let sizes = self.sizes.iter().flatten();
        Err(Error::new_spanned(quote!(#(#sizes),*), what))
    }

    /// Returns the layout of an array of this shape, with names looked up in `names`.
    ///
    /// # Errors
    /// The layout does not fit the shape.
    pub(crate) fn layout(&self, shape: &Shape, names: &Lookup) -> Result<SymbolicLayout> {
        match &self.layout {
            Some(layout) => layout.of(shape, names),
            None => Ok(SymbolicLayout::row_major(shape.rank())),
        }
    }

    /// Returns the Rust type with this element, whose element type may be known, and the bounds that the arithmetic of
    /// its sizes needs.
    ///
    /// # Errors
    /// An expression is not a size, or the layout does not fit.
    pub(crate) fn tokens(
        &self,
        root: &TokenStream,
        element: &TokenStream,
        known: Option<ElementType>,
    ) -> Result<(TokenStream, Vec<TokenStream>)> {
        let written = std::cell::RefCell::new(Names::default());
        let names = size::names(|path| {
            Ok(xla_hlo::operation::Int::Size(
                written.borrow_mut().name(path),
            ))
        });
        // An element type that is a parameter is checked as a float: it may have a lowest and a highest value.
        let shape = self.shape(known.unwrap_or(ElementType::F32), &names, &ranks::in_rust)?;
        let layout = self.layout(&shape, &names)?;
        drop(names);
        let mut bounds = Vec::new();
        let written = written.into_inner();
        let ty = tensor(root, element, &shape.dims, &layout, &written, &mut bounds);
        Ok((ty, bounds))
    }
}

/// Returns the Rust type of a tensor.
pub(crate) fn tensor(
    root: &TokenStream,
    element: &TokenStream,
    sizes: &[Size],
    layout: &SymbolicLayout,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    let parameters = parameters(root, element, sizes, layout, names, bounds);
    quote!(#root::Tensor<#parameters>)
}

/// Returns the type arguments of a tensor: element, shape and layout, without the default layout.
pub(crate) fn parameters(
    root: &TokenStream,
    element: &TokenStream,
    sizes: &[Size],
    layout: &SymbolicLayout,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    let sizes: Vec<TokenStream> = sizes
        .iter()
        .map(|size| size::type_of(root, size, names, bounds))
        .collect_vec();
    if layout.is_default() {
        return quote!(#element, (#(#sizes,)*));
    }
    let layout = layout::type_of(root, layout, names, bounds);
    quote!(#element, (#(#sizes,)*), #layout)
}

/// Expands a type macro; the first word of the input is its name: an element type or `Tensor`.
pub(crate) fn of_macro(input: TokenStream) -> TokenStream {
    let parsed = root::of_macro(input).map(|(root, input)| {
        let mut input = input.into_iter();
        let name = input.next().map(|name| name.to_string());
        let element = name.as_deref().and_then(ElementType::from_name);
        (root, element, input.collect())
    });
    match parsed {
        Ok((root, Some(element), input)) => expand(&root, element, input),
        Ok((root, None, input)) => expand_with_element(&root, input),
        Err(fault) => fault.to_compile_error(),
    }
}

/// Expands the type macro of an element type.
fn expand(root: &TokenStream, element: ElementType, input: TokenStream) -> TokenStream {
    let ty = syn::parse2::<Body>(input)
        .and_then(|body| body.tokens(root, &element_tokens(root, element), Some(element)));
    finish(ty)
}

/// Expands `Tensor![E; N, D]`.
fn expand_with_element(root: &TokenStream, input: TokenStream) -> TokenStream {
    let ty = syn::parse2::<WithElement>(input).and_then(|with| {
        let element = &with.element;
        with.body.tokens(root, &quote!(#element), None)
    });
    finish(ty)
}

fn finish(ty: Result<(TokenStream, Vec<TokenStream>)>) -> TokenStream {
    match ty {
        Ok((ty, _)) => ty,
        // The error is inside a type, for which rustc then reports no mismatches.
        Err(error) => {
            let error = error.to_compile_error();
            quote!([(); { #error }])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::source;

    fn f32(text: &str) -> String {
        let tokens = expand(&quote!(x), ElementType::F32, text.parse().unwrap());
        tokens.to_string().replace(' ', "")
    }

    #[test]
    fn sizes_become_the_types_that_name_them() {
        let cases = [
            ("", "()"),
            ("32, 784", "(x::size::Size<32>,x::size::Size<784>,)"),
            ("50257", "(x::size::SizeK<50,257>,)"),
            ("12345678,", "(x::size::SizeM<12,345,678>,)"),
            ("1000000000", "(x::size::SizeG<1,0,0,0>,)"),
            (
                "999999999999999999",
                "(x::size::SizeP<999,999,999,999,999,999>,)",
            ),
            ("1000", "(x::size::SizeK<1,0>,)"),
            ("N, 2 * 3", "(N,x::size::Size<6>,)"),
            ("model::BATCH", "(model::BATCH,)"),
            (
                "2 * N + M",
                "(x::size::SizeSum<M,x::size::SizeProduct<x::size::Size<2>,N>>,)",
            ),
            ("N - 1", "(x::size::SizeDiff<N,x::size::Size<1>>,)"),
            ("?, 64", "(x::size::Dynamic,x::size::Size<64>,)"),
        ];
        for (text, sizes) in cases {
            assert_eq!(
                f32(text),
                format!("x::Tensor<::core::primitive::f32,{sizes}>"),
                "{text}"
            );
        }
    }

    #[test]
    fn one_size_is_one_type_however_it_is_written() {
        let cases = [
            ("N + M", "M + N"),
            ("2 * N", "N + N"),
            ("(N + 1) * M", "M + N * M"),
            ("N * M / M", "N"),
        ];
        for (a, b) in cases {
            assert_eq!(f32(a), f32(b));
        }
    }

    #[test]
    fn a_layout_is_part_of_the_type_unless_it_is_the_default() {
        assert_eq!(f32("2, 3; {1, 0}"), f32("2, 3"));
        assert!(
            f32("2, 3; {0, 1}")
                .ends_with("x::shape::MinorToMajor<(x::size::Size<0>,x::size::Size<1>,)>>")
        );
        let cases = [
            (
                "2, N; {0, 1}, padded = [3, N + 1], value = lowest",
                "x::shape::Padded<x::shape::MinorToMajor<(x::size::Size<0>,x::size::Size<1>,)>,\
                 (x::size::Size<3>,x::size::SizeSum<x::size::Size<1>,N>,),x::shape::padding::Lowest>>",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 3]",
                "x::shape::Padded<x::shape::RowMajor,(x::size::Size<2>,x::size::Size<3>,),x::shape::padding::Unknown>>",
            ),
            (
                "N, 1000; {1, 0}, tile = [128],",
                "x::shape::Tiled<x::shape::RowMajor,(x::size::Size<128>,)>>",
            ),
        ];
        for (text, layout) in cases {
            let ty = f32(text);
            assert!(ty.ends_with(layout), "{text}: {ty}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        let cases = [
            ("2, 3; {0, 2}", "expected a dimension from 0 to 1, found 2"),
            ("2, 3; {0, 0}", "dimension 0 is listed twice"),
            (
                "2, 3; {0}",
                "a layout lists every dimension once: expected 2, found 1",
            ),
            (
                "1000000000000000000",
                "a size must be below 1000000000000000000, found 1000000000000000000",
            ),
            ("2 - 3", "a size must not be negative, found -1"),
            (
                "2.5",
                "expected a size: a number, a name, or `+ - * /` of sizes, as in `f32![2 * N + 1, 784]`",
            ),
            ("N % 2", "expected `+`, `-`, `*` or `/` between sizes"),
            (
                "?N, 64",
                "a dynamic size `?` has no name and cannot be part of an expression: declare a generic size instead, `<N: Dim>`",
            ),
            (
                "2, 3; {1, 0}, padded = [2]",
                "`padded` has a width for each dimension: expected 2, found 1",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 2]",
                "expected a width of at least 3 for dimension 1, found 2: padding can only add",
            ),
            (
                "N, 3; {1, 0}, padded = [8, 8]",
                "whether dimension 0, of size `N`, fits in a width of `8` depends on `N`: write the width as the size plus a number, such as `N + 3`",
            ),
            (
                "?, 3; {1, 0}, padded = [8, 8]",
                "padding and tiles require sizes known at compile time, found `?`",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 8], value = 2",
                "expected `0`, `1`, `lowest`, `highest` or `unknown` as the padding value of padding, found `2`",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 8], value = lowest",
                "expected `0`, `1` or `unknown` as the padding value of c64, found `lowest`",
            ),
            (
                "2, 3; {1, 0}, value = 0",
                "`value` requires `padded`: `padded = [3, 5], value = 0`",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 3], padded = [2, 3]",
                "`padded` is specified more than once",
            ),
            (
                "2, 3; {1, 0}, padded = [2, 3], tile = [2]",
                "a type has padding or a tile, not both: a tile that does not divide a size pads it",
            ),
            (
                "2, 3; {1, 0}, tile = [8, 128], tile = [2, 1]",
                "`tile` is specified more than once",
            ),
            (
                "2, 3; {1, 0}, tile = []",
                "a tile must have at least one dimension: `tile = [8, 128]`",
            ),
            (
                "2, 3; {1, 0}, tile = [1, 2, 3]",
                "a tile has at most as many dimensions as the type: expected at most 2, found 3",
            ),
            (
                "2, 3; {1, 0}, tile = [2, 0]",
                "a tile must not have a dimension of size 0",
            ),
            (
                "2, 3; {1, 0}, tile = [1000000000000000000]",
                "a size must be below 1000000000000000000, found 1000000000000000000",
            ),
            (
                "2, N; {1, 0}, tile = [2]",
                "dimension 1, of size `N`, cannot be tiled: only static sizes can",
            ),
            (
                "2, 3; {1, 0}, blocked = [2]",
                "unknown property `blocked` of a layout: expected `padded = [3, 5]`, `value = 0` or `tile = [8, 128]`",
            ),
            (
                "2, 3; {1, 0}, [2]",
                "expected `padded = [3, 5]`, `value = 0` or `tile = [8, 128]` after the order of dimensions",
            ),
        ];
        for (text, message) in cases {
            let error = syn::parse_str::<Body>(text)
                .and_then(|body| body.tokens(&quote!(x), &quote!(c64), Some(ElementType::C64)));
            assert_eq!(error.unwrap_err().to_string(), message, "{text}");
        }
    }

    #[test]
    fn the_element_may_be_a_parameter() {
        let ty = expand_with_element(&quote!(x), quote!(E; N, 3));
        assert_eq!(
            source(ty).replace(' ', ""),
            "x::Tensor<E,(N,x::size::Size<3>,)>"
        );
    }
}
