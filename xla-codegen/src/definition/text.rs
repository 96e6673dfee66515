//! The text of definitions, which definition macros hold.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{Error, LitInt, LitStr, Path, Result, Token, braced, bracketed, parenthesized, token};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::tree::array as array_text;
use xla_hlo::{ArrayType, ElementType, Literal, Module, Shape, Size, SymbolicLayout, Tree, text};

use super::{Definition, Known, Leaf, Types};
use crate::message::source;
use crate::size;
use crate::types::Body;

impl Definition {
    /// Returns the kind of the definition, and its text; `None` for a template, which has tokens.
    pub(super) fn text(&self) -> Option<(&'static str, String)> {
        Some(match self {
            Definition::Computation(module) => ("computation", text::definition(module)),
            Definition::Known(Known::Size(size)) => ("size", size.to_string()),
            Definition::Known(Known::Array(literal)) => {
                // `f32x2x3 0000803f..`: the type and the bytes, so that a NaN keeps its bits.
                let (shape, mut text) = (literal.shape(), literal.shape().element.to_string());
                for size in &shape.dims {
                    text.push_str(&format!("x{size}"));
                }
                text.push(' ');
                for byte in literal.bytes() {
                    text.push_str(&format!("{byte:02x}"));
                }
                ("array", text)
            }
            Definition::Type(types) => ("types", write_types(types)),
            Definition::WithDefault(types) => ("defaults", write_types(types)),
            Definition::Broken => ("broken", String::new()),
            Definition::Template(_) | Definition::Struct(_) | Definition::Alias(_) => return None,
        })
    }

    /// Reads the text of [`Definition::text`].
    ///
    /// # Errors
    /// The text was written by another version of this library.
    pub(super) fn of_text(path: &Path, kind: &Ident, text: &str) -> Result<Definition> {
        let definition = match kind.to_string().as_str() {
            "computation" => module(text).map(Definition::Computation),
            "size" => int(text).map(|size| Definition::Known(Known::Size(size))),
            "array" => array(text).map(Definition::Known),
            "types" => types(text).map(Definition::Type),
            "defaults" => types(text).map(Definition::WithDefault),
            "broken" => Some(Definition::Broken),
            _ => None,
        };
        definition.ok_or_else(|| {
            let what = format!(
                "`{}` was compiled by another version of typed-xla",
                source(path)
            );
            Error::new_spanned(path, what)
        })
    }
}

/// Parses a module, once for all uses of the computation.
fn module(text: &str) -> Option<Rc<Module>> {
    /// An editor's macro server reads the texts of many versions of a program.
    const MOST: usize = 1000;
    thread_local! {
        static READ: RefCell<HashMap<String, Rc<Module>>> = RefCell::default();
    }
    if let Some(module) = READ.with_borrow(|read| read.get(text).cloned()) {
        return Some(module);
    }
    let module: Rc<Module> = text::parse(text).ok()?.into();
    READ.with_borrow_mut(|read| {
        if read.len() >= MOST {
            read.clear();
        }
        read.insert(text.to_string(), Rc::clone(&module));
    });
    Some(module)
}

fn types(text: &str) -> Option<Types> {
    let written = syn::parse_str::<Written>(text).ok()?;
    Some(written.0)
}

fn int(text: &str) -> Option<Int> {
    match text.parse::<usize>() {
        Ok(n) => Some(Int::Size(Size::from(n))),
        Err(_) => None,
    }
}

/// Reads an array, `f32x2x3` and its bytes.
fn array(text: &str) -> Option<Known> {
    let (shape, digits) = text.split_once(' ')?;
    let mut shape = shape.split('x');
    let element = ElementType::from_name(shape.next()?)?;
    let dims = shape.map(|size| size.parse().ok().map(|size: usize| Size::from(size)));
    let shape = Shape::new(element, dims.collect_some()?);
    let bytes = (0..digits.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok());
    let literal = Literal::from_bytes(shape, bytes.collect_some()?)?;
    Some(Known::Array(literal))
}

fn write_types(types: &Types) -> String {
    match types {
        Tree::Leaf(leaf) => {
            let (text, element) = (leaf.array.to_string(), leaf.array.shape.element.name());
            if leaf.plain {
                element.to_string()
            } else {
                format!("{element}!{}", &text[element.len()..])
            }
        }
        Tree::Tuple(items) => {
            let items = items
                .iter()
                .map(|item| write_types(item) + ",")
                .collect_vec();
            format!("({})", items.concat())
        }
        Tree::List(items) => {
            let items = items.iter().map(write_types).collect_vec();
            array_text(&items)
        }
        Tree::Record(name, fields) => {
            let fields = fields
                .iter()
                .map(|(field, item)| format!("{field}: {},", write_types(item)));
            // A name such as `Linear<10>` is not an identifier, and is written as a string.
            let name = if name.contains('<') {
                format!("{name:?}")
            } else {
                name.clone()
            };
            format!("{name} {{ {} }}", fields.collect_vec().concat())
        }
    }
}

/// Types in the syntax of [`write_types`].
struct Written(Types);

impl Parse for Written {
    fn parse(input: ParseStream) -> Result<Written> {
        if input.peek(token::Paren) {
            let list;
            parenthesized!(list in input);
            let items = list.parse_terminated(Written::parse, Token![,])?;
            return Ok(Written(Tree::Tuple(
                items.into_iter().map(|w| w.0).collect_vec(),
            )));
        }
        if input.peek(token::Bracket) {
            let list;
            bracketed!(list in input);
            return parts(&list).map(|parts| Written(Tree::List(parts)));
        }
        if let Some(name) = input.parse::<Option<LitStr>>()? {
            return record(input, name.value());
        }
        let name: Ident = input.call(Ident::parse_any)?;
        if input.peek(token::Brace) {
            return record(input, name.to_string());
        }
        // `f32` is a plain scalar, `f32![]` a tensor of rank 0.
        let element = ElementType::from_name(&name.to_string())
            .ok_or_else(|| Error::new(name.span(), "no element type"))?;
        let plain = input.parse::<Option<Token![!]>>()?.is_none();
        let (mut shape, mut layout) = (Shape::scalar(element), SymbolicLayout::row_major(0));
        if !plain {
            let list;
            bracketed!(list in input);
            let body: Body = list.parse()?;
            let names = size::names(|path| Ok(Int::Size(Size::name(source(path)))));
            // A definition has the sizes of one type: no `..S`.
            let ranks = |name: &Ident| Err(Error::new(name.span(), "no size"));
            shape = body.shape(element, &names, &ranks)?;
            layout = body.layout(&shape, &names)?;
        }
        let array = ArrayType { shape, layout };
        Ok(Written(Tree::Leaf(Leaf { array, plain })))
    }
}

/// Parses the fields of a struct with this name.
fn record(input: ParseStream, name: String) -> Result<Written> {
    let list;
    braced!(list in input);
    let field = |input: ParseStream| {
        let name = match input.parse::<Option<LitInt>>()? {
            Some(number) => number.to_string(),
            None => Ident::parse_any(input)?.to_string(),
        };
        input.parse::<Token![:]>()?;
        Ok((name, input.parse::<Written>()?.0))
    };
    let fields = list.parse_terminated(field, Token![,])?;
    let fields = fields.into_iter().collect_vec();
    Ok(Written(Tree::Record(name, fields)))
}

/// Parses the parts of an array, `T; N` or `A, B`.
fn parts(list: ParseStream) -> Result<Vec<Types>> {
    let first = list.parse::<Written>()?.0;
    if list.parse::<Option<Token![;]>>()?.is_some() {
        let count: usize = list.parse::<LitInt>()?.base10_parse()?;
        return Ok(vec![first; count]);
    }
    let mut parts = vec![first];
    while list.parse::<Option<Token![,]>>()?.is_some() {
        parts.push(list.parse::<Written>()?.0);
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::Span;

    #[test]
    fn the_text_of_a_computation_is_read_once() {
        let text = |name: &str| {
            format!(
                r#"module @{name} attributes {{typed_xla.version = 1 : i64}} {{
  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> attributes {{typed_xla.name = "{name}", typed_xla.signature = "(x: f32[4]) -> f32[4]"}} {{
    return %arg0 : tensor<4xf32>
  }}
}}
"#
            )
        };
        let first = module(&text("f")).unwrap();
        assert!(Rc::ptr_eq(&first, &module(&text("f")).unwrap()));
        assert!(!Rc::ptr_eq(&first, &module(&text("g")).unwrap()));
    }

    #[test]
    fn definitions_are_read_as_they_were_written() {
        let types = [
            "f32",
            "f32![]",
            "bf16![2,3;{0,1}]",
            "f32![2,N;{0,1},padded=[3,1+N],value=0]",
            "f32![2,3;{1,0},padded=[3,5]]",
            "(f32![3,5;{1,0},tile=[2,2]],)",
            "(f32![2],(i8,),)",
            "Params { w: f32![2 * N, 3],r#in: Inner { b: f32, }, }",
            "()",
            "[f32![2]; 3]",
            "[[(f32,); 2]; 3]",
            "[f32![2], f32![N]]",
            "\"Linear<I, O>\" { w: f32![2], }",
            "Net { blocks: [Block { 0: f32![2],1: i32, }; 12], }",
        ];
        let cases = [
            ("size", "784"),
            ("array", "f32 cdcccc3d"),
            ("array", "i8x2x1 01ff"),
            ("broken", ""),
            ("defaults", "Params { w: f32![2], }"),
        ]
        .into_iter()
        .chain(types.map(|text| ("types", text)));
        let path: Path = syn::parse_quote!(x);
        for (kind, text) in cases {
            let read = Definition::of_text(&path, &Ident::new(kind, Span::call_site()), text);
            let (again, written) = read.unwrap().text().unwrap();
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!((again, bare(&written)), (kind, bare(text)));
        }
    }

    #[test]
    fn what_another_version_wrote_is_refused() {
        let path: Path = syn::parse_quote!(model::layer);
        for (kind, text) in [
            ("size", "x"),
            ("array", "f32 00"),
            ("array", "f32x2 cdcccc3d"),
            ("types", "f31"),
            ("computation", "func"),
            ("poem", ""),
        ] {
            let read = Definition::of_text(&path, &Ident::new(kind, Span::call_site()), text);
            assert_eq!(
                read.err()
                    .map(|error| error.to_string())
                    .unwrap_or_default(),
                "`model::layer` was compiled by another version of typed-xla",
                "{kind}"
            );
        }
    }
}
