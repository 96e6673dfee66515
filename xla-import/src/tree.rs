//! A model as a tree of operations: the same for every form in which it is written.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use xla_hlo::Literal;
use xla_shape::scan::{ParseError, Position, Scanner, Wrong};

/// A value of a function, numbered in the order of definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ValueId(pub u32);

/// A file: its functions, and the definitions that they refer to.
#[derive(Debug, Default)]
pub struct Model<'t> {
    /// The text, in which positions are bytes; none if the file has another form.
    pub text: Option<&'t str>,
    /// The functions, in the order of the file.
    pub functions: Vec<Function<'t>>,
    /// The attributes of the module.
    pub attributes: Vec<Named<'t>>,
    /// The definitions of the names that begin with `#`.
    pub aliases: HashMap<&'t str, Attribute<'t>>,
    /// The definitions of the locations that begin with `#`.
    pub locations: HashMap<&'t str, &'t str>,
    /// The constants that the file has outside the module, by name: hexadecimal digits, or, of constants in another file,
    /// the position of the first byte and the number of bytes, `64:4096`.
    pub resources: HashMap<Cow<'t, str>, &'t str>,
    /// The places of the sections with resources in the text.
    pub sections: Vec<Range<usize>>,
    /// The content of the file that has such constants, which no reader opens.
    pub constants: Option<&'t [u8]>,
    /// The bytes of equal elements that constants have repeated so far.
    pub(crate) repeated: Cell<usize>,
    /// The constants that are bytes of a file, large ones, with these.
    pub(crate) stored: RefCell<Vec<(Literal, &'t [u8])>>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function<'t> {
    /// The symbol, without `@`.
    pub name: Cow<'t, str>,
    /// Whether other modules may call it.
    pub public: bool,
    /// The parameters.
    pub params: Vec<Param<'t>>,
    /// The types of the results, each with its attributes.
    pub results: Vec<(Rc<Type<'t>>, Rc<[Named<'t>]>)>,
    /// The operations; the last one is `func.return`.
    pub body: Region<'t>,
    /// The number of values in it.
    pub values: u32,
    /// The position of the name.
    pub at: usize,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param<'t> {
    /// The name, with `%`.
    pub name: Cow<'t, str>,
    /// The value in the body.
    pub value: ValueId,
    /// The type.
    pub ty: Rc<Type<'t>>,
    /// The attributes.
    pub attributes: Rc<[Named<'t>]>,
    /// The location.
    pub location: Option<Location<'t>>,
    /// The position.
    pub at: usize,
}

/// A location in the source of a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location<'t> {
    /// The text without `loc` and parentheses, which may refer to a definition elsewhere in the file.
    Written(&'t str),
    /// The name of a value in the source.
    Name(&'t str),
}

/// A list of operations with parameters.
#[derive(Clone, Debug, Default)]
pub struct Region<'t> {
    /// The parameters.
    pub params: Vec<(ValueId, Rc<Type<'t>>)>,
    /// The operations; the last one returns.
    pub ops: Vec<Op<'t>>,
}

/// An operation. Types and attributes are shared: a file may refer to one of them from many operations.
#[derive(Clone, Debug)]
pub struct Op<'t> {
    /// The name with its dialect.
    pub name: Cow<'t, str>,
    /// The operands.
    pub operands: Box<[ValueId]>,
    /// The attributes, under their names in the generic form.
    pub attributes: Rc<[Named<'t>]>,
    /// The regions.
    pub regions: Vec<Region<'t>>,
    /// The types of the operands, if they are written.
    pub operand_types: Option<Vec<Rc<Type<'t>>>>,
    /// The types of the results.
    pub result_types: Box<[Rc<Type<'t>>]>,
    /// The first result; the others follow it.
    pub first: ValueId,
    /// The position of the name.
    pub at: usize,
}

impl<'t> Op<'t> {
    /// Returns the attribute with this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute<'t>> {
        find(&self.attributes, name)
    }

    /// Returns the results.
    pub fn results(&self) -> impl Iterator<Item = ValueId> + use<> {
        let first = self.first.0;
        (first..first + self.result_types.len() as u32).map(ValueId)
    }
}

/// An attribute and its name.
#[derive(Clone, Debug)]
pub struct Named<'t> {
    /// The name.
    pub name: Cow<'t, str>,
    /// The attribute.
    pub value: Attribute<'t>,
    /// The position of the name.
    pub at: usize,
}

impl PartialEq for Named<'_> {
    /// Whether names and attributes are equal, wherever they are.
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.value == other.value
    }
}

/// Returns the attribute with this name.
pub fn find<'a, 't>(attributes: &'a [Named<'t>], name: &str) -> Option<&'a Attribute<'t>> {
    let mut named = attributes.iter();
    named.find(|named| named.name == name).map(|n| &n.value)
}

/// An attribute.
#[derive(Clone, PartialEq, Debug)]
pub enum Attribute<'t> {
    /// A name without a value.
    Unit,
    /// `true` or `false`.
    Bool(bool),
    /// A number as it is written, and its type, if that is written.
    Number(Cow<'t, str>, Option<Rc<Type<'t>>>),
    /// A string.
    Text(Cow<'t, str>),
    /// The case of an enumeration: `LT`, also of `#stablehlo<comparison_direction LT>`.
    Word(&'t str),
    /// `@name`.
    Symbol(Cow<'t, str>),
    /// A type.
    Type(Rc<Type<'t>>),
    /// `[0, 1]` or `array<i64: 0, 1>`.
    List(Vec<Attribute<'t>>),
    /// `[b, f, 0]x[o, i, 0]->[b, f, 0]`.
    Lists(Vec<Attribute<'t>>),
    /// `{name = value}`.
    Dict(Vec<Named<'t>>),
    /// `#stablehlo.gather<offset_dims = [0]>`: the name after the dialect, and the fields.
    Record(&'t str, Vec<Named<'t>>),
    /// `#stablehlo.conv<[b, f]x[i, o]->[b, f]>`: the name after the dialect, and the content.
    Wrapped(&'t str, Box<Attribute<'t>>),
    /// `dense<..>`: the text between the brackets, and the type, if it is written.
    Dense(&'t str, Option<Rc<Type<'t>>>),
    /// Elements as bytes, and their type.
    Blob(&'t [u8], Rc<Type<'t>>),
    /// `dense_resource<name>`, and the type, if it is written.
    Resource(Cow<'t, str>, Option<Rc<Type<'t>>>),
    /// `#name`, which the file defines.
    Alias(&'t str),
    /// The text of an attribute that no operation reads.
    Other(&'t str),
}

impl<'t> Attribute<'t> {
    /// Returns the type that is written with a constant.
    pub(crate) fn ty(&self) -> Option<&Rc<Type<'t>>> {
        match self {
            Attribute::Dense(_, ty) | Attribute::Resource(_, ty) => ty.as_ref(),
            Attribute::Blob(_, ty) => Some(ty),
            _ => None,
        }
    }
}

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub enum Type<'t> {
    /// `tensor<2x?xf32>`: the sizes, `None` for `?`, and the element type.
    Tensor(Vec<Option<u64>>, Element<'t>),
    /// `!quant.uniform<..>` that is not the element type of an array.
    Quantized(Rc<UniformQuantized<'t>>),
    /// `!stablehlo.token`.
    Token,
    /// A tuple.
    Tuple(Vec<Rc<Type<'t>>>),
    /// `(A) -> B`.
    Function(Vec<Rc<Type<'t>>>, Vec<Rc<Type<'t>>>),
    /// The text of any other type.
    Other(&'t str),
}

/// The element type of an array.
#[derive(Clone, PartialEq, Debug)]
pub enum Element<'t> {
    /// `f32`: its text.
    Named(&'t str),
    /// `!quant.uniform<..>`.
    Quantized(Rc<UniformQuantized<'t>>),
}

/// `!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5}>`: integers, which scales and zero points map to numbers. Whether
/// these suit the types is not checked.
#[derive(Clone, PartialEq, Debug)]
pub struct UniformQuantized<'t> {
    /// Whether the integers have a sign.
    pub signed: bool,
    /// The bits of an integer.
    pub bits: u32,
    /// The least and the largest integer.
    pub range: [i64; 2],
    /// The name of the element type of the numbers.
    pub expressed: &'t str,
    /// The dimension whose indices have their own scales and zero points.
    pub axis: Option<u64>,
    /// The scales: one, or one for each index of the dimension.
    pub scales: Box<[f64]>,
    /// The zero points, as many as scales.
    pub zero_points: Box<[i64]>,
}

/// The most bits of an integer that is quantised.
pub(crate) const QUANTIZED_BITS: u32 = 32;

/// Returns the least and the largest integer of at most [`QUANTIZED_BITS`] bits.
pub(crate) fn integers(signed: bool, bits: u32) -> [i64; 2] {
    if signed {
        [-(1 << (bits - 1)), (1 << (bits - 1)) - 1]
    } else {
        [0, (1 << bits) - 1]
    }
}

impl<'t> From<&'t str> for Element<'t> {
    fn from(name: &'t str) -> Element<'t> {
        Element::Named(name)
    }
}

impl std::fmt::Display for Element<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Element::Named(name) => f.write_str(name),
            Element::Quantized(quantized) => quantized.fmt(f),
        }
    }
}

impl std::fmt::Display for UniformQuantized<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sign, bits) = (if self.signed { "i" } else { "u" }, self.bits);
        write!(f, "!quant.uniform<{sign}{bits}")?;
        // MLIR omits the range of all values of the storage type, and a zero point of 0.
        if self.range != integers(self.signed, bits) {
            write!(f, "<{}:{}>", self.range[0], self.range[1])?;
        }
        write!(f, ":{}", self.expressed)?;
        let (open, close) = match self.axis {
            Some(axis) => {
                write!(f, ":{axis}")?;
                ("{", "}")
            }
            None => ("", ""),
        };
        write!(f, ", {open}")?;
        let mut comma = "";
        for (scale, zero) in self.scales.iter().zip(&self.zero_points) {
            write!(f, "{comma}{scale:?}")?;
            if *zero != 0 {
                write!(f, ":{zero}")?;
            }
            comma = ", ";
        }
        write!(f, "{close}>")
    }
}

impl std::fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Type::Tensor(dims, element) => {
                f.write_str("tensor<")?;
                for dim in dims {
                    match dim {
                        Some(size) => write!(f, "{size}x")?,
                        None => f.write_str("?x")?,
                    }
                }
                write!(f, "{element}>")
            }
            Type::Quantized(quantized) => quantized.fmt(f),
            Type::Token => f.write_str("!stablehlo.token"),
            Type::Tuple(parts) => write!(f, "tuple<{}>", list(parts)),
            Type::Function(params, results) => {
                write!(f, "({}) -> ({})", list(params), list(results))
            }
            Type::Other(text) => f.write_str(text),
        }
    }
}

/// Joins types by commas.
pub fn list(types: &[Rc<Type<'_>>]) -> String {
    let texts: Vec<String> = types.iter().map(ToString::to_string).collect();
    texts.join(", ")
}

impl<'t> Model<'t> {
    /// Returns the large constants that were imported and whose bytes are in the file, or in the file of its constants,
    /// with these bytes.
    pub fn take_stored(&self) -> Vec<(Literal, &'t [u8])> {
        self.stored.take()
    }

    /// Returns the function with this symbol.
    pub fn function(&self, name: &str) -> Option<&Function<'t>> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// Returns an attribute, or the one that its alias stands for.
    pub fn resolved<'a>(&'a self, attribute: &'a Attribute<'t>) -> &'a Attribute<'t> {
        let mut attribute = attribute;
        // An alias may stand for an alias, but not for itself.
        for _ in 0..ALIASES {
            match attribute {
                Attribute::Alias(name) => match self.aliases.get(name) {
                    Some(other) => attribute = other,
                    None => return attribute,
                },
                _ => break,
            }
        }
        attribute
    }

    /// Returns the first name in a location: a value in the source, or an operation of JAX.
    pub fn location_name(&self, location: Location<'t>) -> Option<Cow<'t, str>> {
        let mut location = match location {
            Location::Written(text) => text.trim(),
            Location::Name(name) => return Some(Cow::Borrowed(name)),
        };
        // A location may name another one; the bound stops a cycle, which MLIR refuses but a file may have.
        for _ in 0..ALIASES {
            match self.locations.get(location) {
                Some(other) => location = other.trim(),
                None => break,
            }
        }
        let mut s = Scanner::new(location);
        s.string().ok().map(Cow::Owned)
    }

    /// Returns an error at a position of the file.
    pub fn error(&self, at: usize, wrong: Wrong) -> ParseError {
        match self.text {
            Some(text) => Scanner::new(text).wrong(at, wrong),
            None => {
                let at = Position::Byte(at);
                ParseError { at, wrong }
            }
        }
    }

    /// Returns an error about a refused part of the file.
    pub fn refused(&self, at: usize, why: impl Into<String>) -> ParseError {
        self.error(at, Wrong::Refused(why.into()))
    }
}

/// The most dimensions of a type that is read.
pub(crate) const MOST_DIMENSIONS: usize = 64;

/// The longest chain of aliases that is followed.
const ALIASES: usize = 16;
