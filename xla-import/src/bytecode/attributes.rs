//! The attributes of a file: VHLO's, and MLIR's own.

use std::borrow::Cow;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::cursor::{Cursor, refused, unexpected, within};
use super::types::DEPTH;
use crate::tree::{Attribute, Element, Named, Type};

/// The cases of the enumerations of VHLO, by the number of the attribute; the first case is 0.
const ENUMERATIONS: &[(u64, &[&str])] = &[
    (3, &["EQ", "NE", "GE", "GT", "LE", "LT"]),
    (4, &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]),
    (
        5,
        &[
            "API_VERSION_UNSPECIFIED",
            "API_VERSION_ORIGINAL",
            "API_VERSION_STATUS_RETURNING",
            "API_VERSION_STATUS_RETURNING_UNIFIED",
            "API_VERSION_TYPED_FFI",
        ],
    ),
    (7, &["FFT", "IFFT", "RFFT", "IRFFT"]),
    (11, &["DEFAULT", "HIGH", "HIGHEST"]),
    (12, &["DEFAULT", "THREE_FRY", "PHILOX"]),
    (13, &["", "UNIFORM", "NORMAL"]),
    (
        16,
        &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
    ),
    (19, &["DEFAULT", "HIGHEST", "TOLERANCE"]),
];

/// The numbers of an operation's attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Numbers {
    /// The dictionary.
    pub(super) dictionary: Option<u64>,
    /// The properties.
    pub(super) properties: Option<u64>,
}

/// The memory of a number as text.
const DIGITS: usize = 32;

impl<'t> Reader<'t> {
    /// Reads a reference to an attribute.
    fn attribute(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Attribute<'t>, ParseError> {
        let at = c.at();
        let number = c.number()?;
        self.attribute_at(number, at, depth)
    }

    /// Returns the content of an attribute by its number, which is at a position of the file.
    fn content(
        &mut self,
        number: u64,
        at: usize,
    ) -> Result<(Option<&'t str>, Cursor<'t>), ParseError> {
        let index = within(number, self.tables.attributes.len(), "attributes", at)?;
        self.tables.budget.steps(1, at)?;
        let entry = self.tables.attributes[index];
        self.tables.entry(entry, at)
    }

    fn attribute_at(
        &mut self,
        number: u64,
        at: usize,
        depth: usize,
    ) -> Result<Attribute<'t>, ParseError> {
        if depth == DEPTH {
            return Err(refused(at, "attributes are nested too deeply"));
        }
        let (dialect, mut c) = self.content(number, at)?;
        match dialect {
            None => c.text().map(Attribute::Other),
            Some("vhlo") => {
                let attribute = self.vhlo_attribute(&mut c, depth + 1)?;
                c.end("the attribute")?;
                Ok(attribute)
            }
            Some("builtin") => self.builtin_attribute(&mut c, depth + 1),
            // Attributes of other dialects concern other programs.
            Some(dialect) => Ok(Attribute::Other(dialect)),
        }
    }

    fn vhlo_attribute(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Attribute<'t>, ParseError> {
        let at = c.at();
        // The codes are VHLO's, in the order of its file of encodings.
        let code = c.number()?;
        if let Some((_, cases)) = ENUMERATIONS.iter().find(|(known, _)| *known == code) {
            let case = c.index(cases.len(), "cases")?;
            return Ok(Attribute::Word(cases[case]));
        }
        match code {
            1 => self.attribute_list(c, depth),
            2 => match c.number()? {
                0 => Ok(Attribute::Bool(false)),
                1 => Ok(Attribute::Bool(true)),
                other => Err(unexpected(at, "0 or 1", other.to_string())),
            },
            6 => self.dictionary(c, depth).map(Attribute::Dict),
            8 => self.float(c, depth),
            9 => self.integer(c, depth),
            // Indices of the result, the operand, and the indices of the operand: read to find the end of the
            // attribute.
            10 => {
                self.skip_numbers(c)?;
                c.number()?;
                self.skip_numbers(c)?;
                Ok(Attribute::Other("#stablehlo.output_operand_alias"))
            }
            14 => self.text(c),
            15 => {
                let ty = self.ty(c, depth)?;
                self.blob(c, ty)
            }
            17 => self.ty(c, depth).map(Attribute::Type),
            18 => {
                self.skip_numbers(c)?;
                Ok(Attribute::Other("#stablehlo.bounds"))
            }
            // Absolute, relative and integral tolerance, and the mode.
            20 => {
                for _ in 0..4 {
                    c.number()?;
                }
                Ok(Attribute::Other("#stablehlo.result_accuracy"))
            }
            // Meshes of devices.
            21..=25 => {
                while c.left() > 0 {
                    c.number()?;
                }
                Ok(Attribute::Other("#stablehlo.mesh"))
            }
            _ => Err(self.unknown("attribute", code, at)),
        }
    }

    fn builtin_attribute(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Attribute<'t>, ParseError> {
        match c.number()? {
            // The codes are of MLIR's builtin dialect: an array, a dictionary, strings, symbols, a type, the unit,
            // numbers.
            0 => self.attribute_list(c, depth),
            1 => self.dictionary(c, depth).map(Attribute::Dict),
            2 | 3 => self.text(c),
            4 | 5 => match self.attribute(c, depth)? {
                Attribute::Text(name) => Ok(Attribute::Symbol(name)),
                _ => Err(refused(c.at(), "expected the name of a symbol")),
            },
            6 => self.ty(c, depth).map(Attribute::Type),
            7 => Ok(Attribute::Unit),
            8 => self.integer(c, depth),
            9 => self.float(c, depth),
            // Elements in the section of resources, such as large constants.
            16 => {
                let ty = self.ty(c, depth)?;
                let at = c.at();
                let bytes = self.tables.resource(c)?;
                self.tables.budget.steps(bytes.len(), at)?;
                Ok(Attribute::Blob(bytes, ty))
            }
            // `array<i64: 0, 1>`: an element type, a length, and the bytes.
            17 => {
                let at = c.at();
                let Type::Other(element) = *self.ty(c, depth)? else {
                    return Err(refused(at, "expected an element type"));
                };
                let len = c.number()?;
                let ty = Rc::new(Type::Tensor(vec![Some(len)], Element::Named(element)));
                self.tables.budget.memory::<[Type<'t>; 2]>(1, at)?;
                self.blob(c, ty)
            }
            // `dense<..>`: a tensor type and the bytes; one element's bytes are a splat.
            18 => {
                let ty = self.ty(c, depth)?;
                self.blob(c, ty)
            }
            // Locations, and what no operation reads.
            _ => Ok(Attribute::Other("")),
        }
    }

    fn blob(&mut self, c: &mut Cursor<'t>, ty: Rc<Type<'t>>) -> Result<Attribute<'t>, ParseError> {
        let at = c.at();
        let len = c.number()?;
        let bytes = c.bytes(len)?;
        // Constants with the same elements have them once each.
        self.tables.budget.steps(bytes.len(), at)?;
        Ok(Attribute::Blob(bytes, ty))
    }

    /// Reads a string; one that is not UTF-8 is an attribute that no operation reads.
    fn text(&mut self, c: &mut Cursor<'t>) -> Result<Attribute<'t>, ParseError> {
        let at = c.at();
        let number = c.number()?;
        let index = usize::try_from(number).unwrap_or(usize::MAX);
        let (bytes, _) = self.tables.string_bytes(index, at)?;
        Ok(match std::str::from_utf8(bytes) {
            Ok(text) => Attribute::Text(text.into()),
            Err(_) => Attribute::Other("a string of bytes"),
        })
    }

    fn skip_numbers(&mut self, c: &mut Cursor<'t>) -> Result<(), ParseError> {
        for _ in 0..c.count()? {
            c.number()?;
        }
        Ok(())
    }

    fn attribute_list(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Attribute<'t>, ParseError> {
        let at = c.at();
        let count = c.count()?;
        // The count is charged before the items are read: a short file cannot claim much memory.
        self.tables.budget.memory::<Attribute<'t>>(count, at)?;
        let mut items = Vec::with_capacity(count);
        for _ in 0..count {
            items.push(self.attribute(c, depth)?);
        }
        Ok(Attribute::List(items))
    }

    fn dictionary(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Vec<Named<'t>>, ParseError> {
        let at = c.at();
        let count = c.count()?;
        self.tables.budget.memory::<Named<'t>>(count, at)?;
        let mut all = Vec::with_capacity(count);
        for _ in 0..count {
            let at = c.at();
            let Attribute::Text(name) = self.attribute(c, depth)? else {
                return Err(refused(at, "expected the name of an attribute"));
            };
            let value = self.attribute(c, depth)?;
            all.push(Named { name, value, at });
        }
        Ok(all)
    }

    /// Reads a number whose type has at most 64 bits.
    fn bits(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<(u64, usize, Rc<Type<'t>>), ParseError> {
        let at = c.at();
        let ty = self.ty(c, depth)?;
        // `f8E4M3FN` has 8 bits, `ui16` has 16: the first digits of the name.
        let width = match *ty {
            Type::Other("index") => Some(64),
            Type::Other("bf16") => Some(16),
            Type::Other("tf32") => Some(19),
            Type::Other(name) => {
                let digits = name.trim_start_matches(|b: char| b.is_ascii_lowercase());
                let end = digits.find(|b: char| !b.is_ascii_digit());
                digits[..end.unwrap_or(digits.len())].parse().ok()
            }
            _ => None,
        };
        let width = width.filter(|width| (1..=64).contains(width));
        let width = width.ok_or_else(|| unexpected(at, "the type of a number", ty.to_string()))?;
        // MLIR writes an integer of 8 bits or less as a byte, a larger one as a zigzag number of variable length.
        let bits = if width <= 8 {
            u64::from(c.byte()?)
        } else {
            c.signed()? as u64
        };
        Ok((bits & (u64::MAX >> (64 - width)), width, ty))
    }

    fn integer(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Attribute<'t>, ParseError> {
        let (bits, width, ty) = self.bits(c, depth)?;
        self.tables.budget.memory::<[u8; DIGITS]>(1, c.at())?;
        let unsigned = matches!(*ty, Type::Other(name) if name.starts_with('u'));
        let digits = match (width, unsigned) {
            (1, _) => return Ok(Attribute::Bool(bits == 1)),
            (_, true) => bits.to_string(),
            (_, false) => ((bits << (64 - width)) as i64 >> (64 - width)).to_string(),
        };
        Ok(Attribute::Number(Cow::Owned(digits), Some(ty)))
    }

    fn float(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Attribute<'t>, ParseError> {
        let (bits, _, ty) = self.bits(c, depth)?;
        self.tables.budget.memory::<[u8; DIGITS]>(1, c.at())?;
        let decimal = match *ty {
            Type::Other("f32") => Some(f64::from(f32::from_bits(bits as u32))),
            Type::Other("f64") => Some(f64::from_bits(bits)),
            _ => None,
        };
        // Infinities and NaN have no decimal digits; the text of MLIR has their bits in hexadecimal too.
        let digits = match decimal.filter(|value| value.is_finite()) {
            Some(value) => format!("{value:?}"),
            None => format!("0x{bits:X}"),
        };
        Ok(Attribute::Number(Cow::Owned(digits), Some(ty)))
    }

    /// Returns the attributes of an operation: those in a dictionary, then its properties, which have these names.
    pub(super) fn attributes(
        &mut self,
        numbers: Numbers,
        names: impl Iterator<Item = &'static str>,
        at: usize,
    ) -> Result<Vec<Named<'t>>, ParseError> {
        let mut all = match numbers.dictionary {
            Some(number) => match self.attribute_at(number, at, 0)? {
                Attribute::Dict(all) => all,
                _ => return Err(refused(at, "expected the attributes of an operation")),
            },
            None => Vec::new(),
        };
        // Properties are values without names, in the order that the version of the operation defines.
        if let Some(number) = numbers.properties {
            let mut c = self.tables.properties_at(number, at)?;
            for name in names {
                let at = c.at();
                self.tables.budget.memory::<Named<'t>>(1, at)?;
                let value = self.attribute(&mut c, 0)?;
                let name = Cow::Borrowed(name);
                all.push(Named { name, value, at });
            }
            c.end("the properties of the operation")?;
        }
        Ok(all)
    }

    /// Returns the name in a location, which has this number.
    pub(super) fn location(
        &mut self,
        number: u64,
        at: usize,
    ) -> Result<Option<&'t str>, ParseError> {
        let (dialect, mut c) = self.content(number, at)?;
        if dialect != Some("builtin") || c.number()? != NAMED_LOCATION {
            return Ok(None);
        }
        match self.attribute(&mut c, 0)? {
            Attribute::Text(Cow::Borrowed(name)) => Ok(Some(name)),
            _ => Err(refused(c.at(), "expected the name of a location")),
        }
    }
}

/// The attribute of MLIR that is a location with a name.
const NAMED_LOCATION: u64 = 14;
