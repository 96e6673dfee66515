//! The type macros: `f32![32, 784]`, `Tensor![E; N, D]`, `f32![2, 3; {0, 1}]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, LitInt, Result, Token, braced, token};
use xla_hlo::{ElementType, Layout, Size};

use crate::emit::element_tokens;
use crate::size::{self, Lookup, Names};

/// A size as it is written.
pub(crate) enum Written {
    /// Arithmetic.
    Size(Expr),
    /// `?`: only a call knows it.
    Open,
}

/// What stands in the brackets: sizes, and a layout where it is not row-major.
pub(crate) struct Body {
    /// The sizes, dimension 0 first.
    sizes: Vec<Written>,
    layout: Option<(token::Brace, Vec<LitInt>)>,
}

impl Parse for Body {
    fn parse(input: ParseStream) -> Result<Body> {
        let mut sizes = Vec::new();
        while !input.is_empty() && !input.peek(Token![;]) {
            sizes.push(match input.parse::<Option<Token![?]>>()? {
                Some(_) if !(input.is_empty() || input.peek(Token![,]) || input.peek(Token![;])) => {
                    return Err(input.error(
                        "`?` stands alone: a size that only a call knows has no name, and one with a name is generic, `<N: Dim>`",
                    ));
                }
                Some(_) => Written::Open,
                None => Written::Size(input.parse()?),
            });
            if input.is_empty() || input.peek(Token![;]) {
                break;
            }
            input.parse::<Token![,]>()?;
        }
        let mut layout = None;
        if input.parse::<Option<Token![;]>>()?.is_some() {
            if !input.peek(token::Brace) {
                let what = "a layout is the dimensions in braces, the fastest-varying first: `f32![2, 3; {0, 1}]`";
                return Err(input.error(what));
            }
            let list;
            let brace = braced!(list in input);
            let dims: Punctuated<LitInt, Token![,]> = Punctuated::parse_terminated(&list)?;
            layout = Some((brace, dims.into_iter().collect()));
        }
        if !input.is_empty() {
            return Err(
                input.error("a type ends here: sizes, then perhaps `; {..}` with the layout")
            );
        }
        Ok(Body { sizes, layout })
    }
}

/// `Tensor![E; N, D]`: an element and the rest.
pub(crate) struct WithElement {
    /// The element's type: a parameter, or a name.
    pub(crate) element: syn::Type,
    /// The rest.
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

impl Body {
    /// What is written for sizes, where it is more than a `?`.
    pub(crate) fn expressions(&self) -> impl Iterator<Item = &Expr> {
        self.sizes.iter().filter_map(|size| match size {
            Written::Size(expr) => Some(expr),
            Written::Open => None,
        })
    }

    /// The sizes, under a meaning of names.
    ///
    /// # Errors
    /// Every size that is none.
    pub(crate) fn sizes(&self, names: &Lookup) -> Result<Vec<Size>> {
        let mut faults: Option<Error> = None;
        let mut sizes = Vec::with_capacity(self.sizes.len());
        for written in &self.sizes {
            let size = match written {
                Written::Size(expr) => size::size(expr, names),
                Written::Open => Ok(Size::open()),
            };
            match size {
                Ok(size) => sizes.push(size),
                Err(fault) => match &mut faults {
                    Some(all) => all.combine(fault),
                    None => faults = Some(fault),
                },
            }
        }
        faults.map_or(Ok(sizes), Err)
    }

    /// The layout.
    ///
    /// # Errors
    /// The numbers are no permutation of the dimensions.
    pub(crate) fn layout(&self) -> Result<Layout> {
        let rank = self.sizes.len();
        let Some((brace, dims)) = &self.layout else {
            return Ok(Layout::row_major(rank));
        };
        if dims.len() != rank {
            let what = format!(
                "a layout names every dimension once: {rank} here, not {}",
                dims.len()
            );
            return Err(Error::new(brace.span.join(), what));
        }
        let mut minor_to_major: Vec<usize> = Vec::with_capacity(rank);
        for dim in dims {
            let d = dim.base10_parse()?;
            if d >= rank {
                let what = format!("there is no dimension {d}: the type has rank {rank}");
                return Err(Error::new(dim.span(), what));
            }
            if minor_to_major.contains(&d) {
                return Err(Error::new(
                    dim.span(),
                    format!("dimension {d} stands twice"),
                ));
            }
            minor_to_major.push(d);
        }
        Ok(Layout { minor_to_major })
    }

    /// The type with this element, and the bounds that its sizes' arithmetic needs, each once.
    ///
    /// # Errors
    /// A size that is none, or a layout that does not fit.
    pub(crate) fn tokens(
        &self,
        root: &TokenStream,
        element: &TokenStream,
    ) -> Result<(TokenStream, Vec<TokenStream>)> {
        let written = std::cell::RefCell::new(Names::default());
        let names = size::names(|path| {
            Ok(xla_hlo::operation::Int::Size(
                written.borrow_mut().name(path),
            ))
        });
        let sizes = self.sizes(&names)?;
        drop(names);
        let layout = self.layout()?;
        let mut bounds = Vec::new();
        let written = written.into_inner();
        let ty = tensor(root, element, &sizes, &layout, &written, &mut bounds);
        Ok((ty, bounds))
    }
}

/// The Rust type of a tensor.
pub(crate) fn tensor(
    root: &TokenStream,
    element: &TokenStream,
    sizes: &[Size],
    layout: &Layout,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    let parameters = parameters(root, element, sizes, layout, names, bounds);
    quote!(#root::Tensor<#parameters>)
}

/// Element, shape and layout of a tensor, as its type has them; a layout that is the default is left out.
pub(crate) fn parameters(
    root: &TokenStream,
    element: &TokenStream,
    sizes: &[Size],
    layout: &Layout,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    let sizes: Vec<TokenStream> = sizes
        .iter()
        .map(|size| size::type_of(root, size, names, bounds))
        .collect();
    if layout.is_row_major() {
        return quote!(#element, (#(#sizes,)*));
    }
    let order = layout.minor_to_major.iter().map(|&d| size::number(root, d));
    quote!(#element, (#(#sizes,)*), #root::shape::MinorToMajor<(#(#order,)*)>)
}

/// What a type macro of an element expands to.
pub(crate) fn expand(root: &TokenStream, element: ElementType, input: TokenStream) -> TokenStream {
    let ty = syn::parse2::<Body>(input)
        .and_then(|body| body.tokens(root, &element_tokens(root, element)));
    finish(ty)
}

/// What `Tensor![E; N, D]` expands to.
pub(crate) fn expand_with_element(root: &TokenStream, input: TokenStream) -> TokenStream {
    let ty = syn::parse2::<WithElement>(input).and_then(|with| {
        let element = &with.element;
        with.body.tokens(root, &quote!(#element))
    });
    finish(ty)
}

fn finish(ty: Result<(TokenStream, Vec<TokenStream>)>) -> TokenStream {
    match ty {
        Ok((ty, _)) => ty,
        // A type with an error inside it: rustc says nothing about what does not fit it.
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
    }

    #[test]
    fn mistakes_are_named() {
        let cases = [
            (
                "2, 3; {0, 2}",
                "there is no dimension 2: the type has rank 2",
            ),
            ("2, 3; {0, 0}", "dimension 0 stands twice"),
            (
                "2, 3; {0}",
                "a layout names every dimension once: 2 here, not 1",
            ),
            (
                "1000000000",
                "a size is below 1000000000, this one is 1000000000",
            ),
            ("2 - 3", "a size is not negative, this one is -1"),
            (
                "2.5",
                "a size is a number, a size name, or `+ - * /` of sizes: `f32![2 * N + 1, 784]`",
            ),
            ("N % 2", "sizes are combined by `+`, `-`, `*` and `/`"),
            (
                "?N, 64",
                "`?` stands alone: a size that only a call knows has no name, and one with a name is generic, `<N: Dim>`",
            ),
        ];
        for (text, message) in cases {
            let error =
                syn::parse_str::<Body>(text).and_then(|body| body.tokens(&quote!(x), &quote!(f32)));
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
