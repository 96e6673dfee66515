//! Signatures as text: `<N>(x: f32[N, 3; {0, 1}], p: &mut Params { w: f32[3], b: (f32[], i32[]) }) -> [f32[N]; 2]`.
//!
//! A channel parameter is written `feed: &Infeed<f32[2]>`; the result of a fallible function has a `?` before it.
//! A name that is not an identifier is written in backticks.

use super::ParseError;
use super::types::RANK;
use crate::list::Items;
use crate::order;
use crate::padding::PaddingValue;
use crate::size::text::read as size;
use crate::{
    ArrayType, Channel, ChannelKind, ElementType, Packing, Parameter, Shape, Signature,
    SymbolicLayout, Tree, Type,
};
use xla_shape::scan::Scanner;
use xla_shape::tree::array;

/// The exclusive upper bound of the sizes of a tile.
const LIMIT: usize = 1_000_000_000_000_000_000;

/// The greatest length of an array of types in a text.
const PARTS: usize = 1 << 16;

pub(super) fn print(signature: &Signature) -> String {
    let sizes: Vec<String> = signature.sizes.iter().map(|size| name(size)).collect_vec();
    let sizes = match sizes.as_slice() {
        [] => String::new(),
        all => format!("<{}>", all.join(", ")),
    };
    let params = signature.params.iter();
    let params: Vec<String> = params
        .map(|p| {
            let ty = match &p.channel {
                Some(Channel { kind, content }) if kind.has_content() => {
                    format!("&{}<{}>", kind.name(), tree(content))
                }
                Some(Channel { kind, .. }) => format!("&{}", kind.name()),
                None if p.state => format!("&mut {}", tree(&p.ty)),
                None => tree(&p.ty),
            };
            format!("{}: {ty}", name(&p.name))
        })
        .collect_vec();
    format!(
        "{sizes}({}) -> {}{}",
        params.join(", "),
        if signature.fallible { "?" } else { "" },
        tree(&signature.result)
    )
}

fn tree(ty: &Type) -> String {
    match ty {
        Tree::Leaf(array) => array.to_string(),
        Tree::Tuple(items) => {
            let items: Vec<String> = items.iter().map(tree).collect_vec();
            // `(f32[],)` is a tuple of one part, as in Rust.
            let comma = if items.len() == 1 { "," } else { "" };
            format!("({}{comma})", items.join(", "))
        }
        Tree::List(items) => array(&items.iter().map(tree).collect_vec()),
        Tree::Record(record, fields) => {
            let fields = fields.iter();
            let fields: Vec<String> = fields
                .map(|(field, ty)| format!("{}: {}", name(field), tree(ty)))
                .collect_vec();
            format!("{} {{{}}}", name(record), fields.join(", "))
        }
    }
}

fn name(name: &str) -> String {
    let plain = |c: char| c == '_' || c.is_alphanumeric();
    if !name.is_empty() && name.chars().all(plain) {
        return name.to_string();
    }
    format!("`{}`", name.replace('\\', "\\\\").replace('`', "\\`"))
}

/// Parses the text that [`print`] writes.
pub(super) fn parse(text: &str) -> Result<Signature, ParseError> {
    // The grammar: `<N, M>(x: T, s: &mut T, f: &Infeed<T>) -> ?T`, where `?` marks a call that may fail.
    let mut s = Scanner::new(text);
    let sizes = if s.eat("<") {
        s.list(">", read_name)?
    } else {
        Vec::new()
    };
    s.expect("(")?;
    let params = s.list(")", |s| {
        let name = read_name(s)?;
        s.expect(":")?;
        if !s.eat("&") {
            return Ok(Parameter::new(name, read_tree(s)?));
        }
        // A channel has the name of its kind where a state has `mut`.
        if let Some(kind) = ChannelKind::ALL.into_iter().find(|kind| s.eat(kind.name())) {
            let content = read_content(s, kind)?;
            return Ok(Parameter::channel(name, Channel { kind, content }));
        }
        s.expect("mut")?;
        let state = Parameter::new(name, read_tree(s)?);
        Ok(Parameter {
            state: true,
            ..state
        })
    })?;
    s.expect("->")?;
    let fallible = s.eat("?");
    let result = read_tree(&mut s)?;
    if s.peek().is_some() {
        return Err(s.expected("the end of the signature"));
    }
    Ok(Signature {
        sizes,
        params,
        result,
        fallible,
    })
}

/// Parses the type of a channel's items, between `<` and `>`.
fn read_content(s: &mut Scanner<'_>, kind: ChannelKind) -> Result<Type, ParseError> {
    if !kind.has_content() {
        return Ok(Tree::Tuple(Vec::new()));
    }
    s.expect("<")?;
    let content = read_tree(s)?;
    s.expect(">")?;
    Ok(content)
}

fn read_name(s: &mut Scanner<'_>) -> Result<String, ParseError> {
    if s.peek() != Some('`') {
        let name = s.identifier().map(str::to_string);
        return name.ok_or_else(|| s.expected("a name"));
    }
    let mut name = String::new();
    // `\` escapes a backtick and itself.
    let mut escaped = false;
    for (i, c) in s.rest().char_indices().skip(1) {
        match c {
            '`' if !escaped => {
                s.skip(i + 1);
                return Ok(name);
            }
            '\\' if !escaped => escaped = true,
            c => {
                name.push(c);
                escaped = false;
            }
        }
    }
    Err(s.expected("a name that ends with a backtick"))
}

fn read_tree(s: &mut Scanner<'_>) -> Result<Type, ParseError> {
    // `deeper` limits the depth: the parser is recursive.
    s.deeper(|s| {
        if s.eat("(") {
            return read_tuple(s).map(Tree::Tuple);
        }
        if s.eat("[") {
            return read_list(s).map(Tree::List);
        }
        let start = s.at();
        let name = read_name(s)?;
        if s.eat("{") {
            let fields = s.list("}", |s| {
                let field = read_name(s)?;
                s.expect(":")?;
                Ok((field, read_tree(s)?))
            })?;
            return Ok(Tree::Record(name, fields));
        }
        let token = ElementType::Token;
        let token = (name == token.name()).then_some(token);
        let Some(element) = ElementType::from_name(&name).or(token) else {
            return Err(s.expected_at(start, "a type"));
        };
        read_array(s, element).map(Tree::Leaf)
    })
}

fn read_tuple(s: &mut Scanner<'_>) -> Result<Vec<Type>, ParseError> {
    let mut items = Vec::new();
    loop {
        if s.eat(")") {
            return Ok(items);
        }
        items.push(read_tree(s)?);
        if !s.eat(",") {
            s.expect(")")?;
            return Ok(items);
        }
    }
}

/// Parses the rest of `[T; N]` or `[A, B]`.
fn read_list(s: &mut Scanner<'_>) -> Result<Vec<Type>, ParseError> {
    let mut items = vec![read_tree(s)?];
    // `[T; 3]` is a list of equal types. The bound stops a few bytes from allocating much memory.
    if s.eat(";") {
        let start = s.at();
        let count = usize::try_from(s.int()?)
            .ok()
            .filter(|&n| (1..=PARTS).contains(&n));
        let count = count.ok_or_else(|| s.expected_at(start, "a number of parts"))?;
        items.resize(count, items[0].clone());
        s.expect("]")?;
        return Ok(items);
    }
    while s.eat(",") {
        items.push(read_tree(s)?);
    }
    s.expect("]")?;
    Ok(items)
}

fn read_array(s: &mut Scanner<'_>, element: ElementType) -> Result<ArrayType, ParseError> {
    // `[2, N; {0, 1}, tile = [2]]`: the sizes, the order of the dimensions and the packing.
    let start = s.at();
    s.expect("[")?;
    let mut dims = Vec::new();
    while !(s.sees("]") || s.sees(";")) {
        dims.push(size(s)?);
        if !s.eat(",") {
            break;
        }
    }
    if dims.len() > RANK {
        return Err(s.error(start, "fewer dimensions", "too many"));
    }
    let mut layout = SymbolicLayout::row_major(dims.len());
    let shape = Shape::new(element, dims);
    if s.eat(";") {
        layout.minor_to_major = read_order(s, shape.rank())?;
        let start = s.at();
        layout.packing = read_packing(s)?;
        let fits = layout.check(&shape);
        fits.map_err(|fault| s.expected_at(start, &format!("a layout that fits ({fault})")))?;
    }
    s.expect("]")?;
    Ok(ArrayType { shape, layout })
}

/// Parses `, padded = [3, 5], value = 0` or `, tile = [2, 2]`, or nothing.
fn read_packing(s: &mut Scanner<'_>) -> Result<Packing, ParseError> {
    if !s.eat(",") {
        return Ok(Packing::Dense);
    }
    if s.eat("tile") {
        s.expect("=")?;
        s.expect("[")?;
        let sizes = s.list("]", |s| {
            let start = s.at();
            let size = usize::try_from(s.int()?).ok().filter(|&n| n < LIMIT);
            size.ok_or_else(|| s.expected_at(start, "a size"))
        });
        return sizes.map(Packing::Tiled);
    }
    s.expect("padded")?;
    s.expect("=")?;
    s.expect("[")?;
    let widths = s.list("]", size)?;
    let mut value = PaddingValue::Unknown;
    if s.eat(",") {
        s.expect("value")?;
        s.expect("=")?;
        let start = s.at();
        value = (s.word().and_then(PaddingValue::from_written))
            .ok_or_else(|| s.expected_at(start, "a value of padding"))?;
    }
    Ok(Packing::Padded { widths, value })
}

/// Parses an order such as `{0, 1}` of the dimensions of an array of this rank.
pub(super) fn read_order(s: &mut Scanner<'_>, rank: usize) -> Result<Vec<usize>, ParseError> {
    let start = s.at();
    s.expect("{")?;
    let numbers = s.list("}", Scanner::int)?;
    let minor_to_major: Vec<usize> = (numbers.iter())
        .map(|&d| usize::try_from(d).unwrap_or(usize::MAX))
        .collect_vec();
    if order::check(&minor_to_major, rank).is_err() {
        let expected = format!("each of {rank} dimensions once");
        return Err(s.expected_at(start, &expected));
    }
    Ok(minor_to_major)
}
