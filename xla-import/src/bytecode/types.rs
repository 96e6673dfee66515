//! The types of a file, of VHLO and of MLIR itself.

use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::cursor::{Cursor, refused, unexpected, within};
use crate::tree::{Element, MOST_DIMENSIONS, QUANTIZED_BITS, Type, UniformQuantized};

/// The deepest nesting of types and attributes that is read.
pub(super) const DEPTH: usize = 64;

/// The types of VHLO without parts, by their numbers.
const SCALARS: &[(u64, &str)] = &[
    (0, "i1"),
    (2, "bf16"),
    (3, "f16"),
    (4, "f32"),
    (5, "f64"),
    (6, "f8E4M3FN"),
    (7, "f8E5M2"),
    (9, "index"),
    (10, "i4"),
    (11, "i8"),
    (12, "i16"),
    (13, "i32"),
    (14, "i64"),
    (15, "ui4"),
    (16, "ui8"),
    (17, "ui16"),
    (18, "ui32"),
    (19, "ui64"),
    (26, "!shape.witness"),
    (27, "f8E4M3FNUZ"),
    (28, "f8E5M2FNUZ"),
    (29, "f8E4M3B11FNUZ"),
    (31, "i2"),
    (32, "ui2"),
    (33, NONE),
    (34, "tf32"),
    (35, "f8E4M3"),
    (36, "f8E3M4"),
    (37, "f4E2M1FN"),
    (38, "f6E2M3FN"),
    (39, "f6E3M2FN"),
    (40, "f8E8M0FNU"),
];

/// The flag of quantised integers that have a sign.
const SIGNED: u64 = 1;

/// The type of an attribute that is not there.
pub(super) const NONE: &str = "none";

/// The types of MLIR without parts, by their numbers.
const BUILTIN_SCALARS: &[(u64, &str)] = &[
    (1, "index"),
    (3, "bf16"),
    (4, "f16"),
    (5, "f32"),
    (6, "f64"),
    (7, "f80"),
    (8, "f128"),
    (12, NONE),
];

/// The integers of MLIR: the number of bits with the kind of sign, and the name.
const BUILTIN_INTEGERS: &[(u64, &str)] = &[
    // The two low bits are the sign: 0 for signless types, 2 for unsigned ones.
    (1 << 2, "i1"),
    (2 << 2, "i2"),
    (4 << 2, "i4"),
    (8 << 2, "i8"),
    (16 << 2, "i16"),
    (32 << 2, "i32"),
    (64 << 2, "i64"),
    (2 << 2 | 2, "ui2"),
    (4 << 2 | 2, "ui4"),
    (8 << 2 | 2, "ui8"),
    (16 << 2 | 2, "ui16"),
    (32 << 2 | 2, "ui32"),
    (64 << 2 | 2, "ui64"),
];

fn named(table: &[(u64, &'static str)], code: u64) -> Option<&'static str> {
    let found = table.iter().find(|(known, _)| *known == code);
    found.map(|(_, name)| *name)
}

/// Reads a scale: the bits of an `f64`.
fn scale(c: &mut Cursor<'_>) -> Result<f64, ParseError> {
    c.signed().map(|bits| f64::from_bits(bits as u64))
}

impl<'t> Reader<'t> {
    /// Reads a reference to a type.
    pub(super) fn ty(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Rc<Type<'t>>, ParseError> {
        let at = c.at();
        let number = c.number()?;
        self.type_at(number, at, depth)
    }

    /// Returns a type by its number, which is at a position of the file.
    pub(super) fn type_at(
        &mut self,
        number: u64,
        at: usize,
        depth: usize,
    ) -> Result<Rc<Type<'t>>, ParseError> {
        let index = within(number, self.types.len(), "types", at)?;
        // Each type of the file is read once; all operations share it.
        if let Some(ty) = &self.types[index] {
            return Ok(ty.clone());
        }
        if depth == DEPTH {
            return Err(refused(at, "types are nested too deeply"));
        }
        let entry = self.tables.types[index];
        let (dialect, mut c) = self.tables.entry(entry, at)?;
        let ty = match dialect {
            // The text of a type that its dialect does not encode.
            None => Type::Other(c.text()?),
            Some("vhlo") => self.vhlo_type(&mut c, depth + 1)?,
            Some("builtin") => self.builtin_type(&mut c, depth + 1)?,
            Some(dialect) => {
                let found = format!("one of the dialect {dialect}");
                return Err(unexpected(c.at(), "a type of VHLO", found));
            }
        };
        c.end("the type")?;
        self.tables
            .budget
            .memory::<(usize, usize, Type<'t>)>(1, at)?;
        let ty = Rc::new(ty);
        self.types[index] = Some(ty.clone());
        Ok(ty)
    }

    fn vhlo_type(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Type<'t>, ParseError> {
        let at = c.at();
        let code = c.number()?;
        // VHLO's codes for types with parts; the numbers of the others are in `SCALARS`.
        match code {
            1 => self.complex(c, depth),
            8 => {
                let params = self.type_list(c, depth)?;
                Ok(Type::Function(params, self.type_list(c, depth)?))
            }
            20 => self.tensor(c, depth),
            21 => {
                // The bounds of sizes.
                c.number()?;
                self.tensor(c, depth)
            }
            22 => Ok(Type::Token),
            23 => self.type_list(c, depth).map(Type::Tuple),
            24 | 30 => self.quantized(c, code == 30, depth),
            // Arrays without a rank, buffers and futures are read to their end, and refused where an operation has
            // them.
            25 => {
                self.ty(c, depth)?;
                Ok(Type::Other("tensor<*>"))
            }
            41 => {
                self.tensor(c, depth)?;
                Ok(Type::Other("memref"))
            }
            42 => {
                self.type_list(c, depth)?;
                Ok(Type::Other("!stablehlo.future"))
            }
            _ => match named(SCALARS, code) {
                Some(name) => Ok(Type::Other(name)),
                None => Err(self.unknown("type", code, at)),
            },
        }
    }

    fn builtin_type(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Type<'t>, ParseError> {
        let at = c.at();
        let code = c.number()?;
        // MLIR's codes: integers, functions, complex numbers, tensors, tensors with an encoding, tuples, tensors
        // without rank.
        match code {
            0 => {
                let at = c.at();
                // `width << 2 | sign`, with the signs 0 (none), 1 and 2 (unsigned).
                let bits = c.number()?;
                let name = named(BUILTIN_INTEGERS, bits);
                let wrong = || refused(at, format!("integers of {} bits are unknown", bits >> 2));
                name.map(Type::Other).ok_or_else(wrong)
            }
            2 => {
                let params = self.type_list(c, depth)?;
                Ok(Type::Function(params, self.type_list(c, depth)?))
            }
            9 => self.complex(c, depth),
            13 => self.tensor(c, depth),
            14 => {
                c.number()?;
                self.tensor(c, depth)
            }
            15 => self.type_list(c, depth).map(Type::Tuple),
            18 => {
                self.ty(c, depth)?;
                Ok(Type::Other("tensor<*>"))
            }
            _ => match named(BUILTIN_SCALARS, code) {
                Some(name) => Ok(Type::Other(name)),
                None => Err(refused(at, format!("the type {code} of MLIR is unknown"))),
            },
        }
    }

    fn complex(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Type<'t>, ParseError> {
        let at = c.at();
        match *self.ty(c, depth)? {
            Type::Other("f32") => Ok(Type::Other("complex<f32>")),
            Type::Other("f64") => Ok(Type::Other("complex<f64>")),
            ref other => Err(unexpected(at, "f32 or f64", other.to_string())),
        }
    }

    /// Reads sizes and an element type.
    fn tensor(&mut self, c: &mut Cursor<'t>, depth: usize) -> Result<Type<'t>, ParseError> {
        let at = c.at();
        let rank = c.count()?;
        if rank > MOST_DIMENSIONS {
            return Err(refused(at, "expected fewer dimensions"));
        }
        self.tables.budget.memory::<Option<u64>>(rank, at)?;
        let mut dims = Vec::with_capacity(rank);
        for _ in 0..rank {
            let at = c.at();
            let size = c.signed()?;
            // Sizes of 32 bits bound the time of loops over indices, as in the reader of text.
            if size >= 1 << 32 {
                return Err(unexpected(at, "sizes below 2^32", size.to_string()));
            }
            // A negative number is a dynamic size.
            dims.push(u64::try_from(size).ok());
        }
        let at = c.at();
        match &*self.ty(c, depth)? {
            Type::Other(name) => Ok(Type::Tensor(dims, Element::Named(name))),
            Type::Quantized(quantized) => {
                let element = Element::Quantized(quantized.clone());
                Ok(Type::Tensor(dims, element))
            }
            other => Err(unexpected(at, "an element type", other.to_string())),
        }
    }

    fn type_list(
        &mut self,
        c: &mut Cursor<'t>,
        depth: usize,
    ) -> Result<Vec<Rc<Type<'t>>>, ParseError> {
        let at = c.at();
        let count = c.count()?;
        self.tables.budget.memory::<Rc<Type<'t>>>(count, at)?;
        let mut types = Vec::with_capacity(count);
        for _ in 0..count {
            types.push(self.ty(c, depth)?);
        }
        Ok(types)
    }

    /// Reads a quantised type: its flags, the types of integers and of numbers, and a scale and a zero point, or
    /// a pair for each index of a dimension.
    fn quantized(
        &mut self,
        c: &mut Cursor<'t>,
        per_axis: bool,
        depth: usize,
    ) -> Result<Type<'t>, ParseError> {
        let at = c.at();
        let signed = match c.number()? {
            0 => false,
            SIGNED => true,
            flags => return Err(unexpected(at, "the flags 0 or 1", flags.to_string())),
        };
        // The storage type is signless, `i8`: the flags state the sign.
        let at = c.at();
        let bits = match *self.ty(c, depth)? {
            Type::Other(name) => name.trim_start_matches(['u', 'i']).parse().ok(),
            _ => None,
        };
        let bits = bits.filter(|bits| (1..=QUANTIZED_BITS).contains(bits));
        let bits = bits.ok_or_else(|| refused(at, "expected a type of integers up to i32"))?;
        let at = c.at();
        let Type::Other(expressed) = *self.ty(c, depth)? else {
            return Err(refused(at, "expected a type of floating-point numbers"));
        };
        // The two forms order their parts differently: the range precedes the scales here, and follows them below.
        let (axis, range, scales, zero_points) = if per_axis {
            let axis = Some(c.number()?);
            let range = [c.signed()?, c.signed()?];
            let scales = self.each(c, scale)?;
            let at = c.at();
            let zero_points = self.each(c, Cursor::signed)?;
            if zero_points.len() != scales.len() {
                let expected = format!("{} zero points", scales.len());
                return Err(unexpected(at, expected, zero_points.len().to_string()));
            }
            (axis, range, scales, zero_points)
        } else {
            self.tables.budget.memory::<(f64, i64)>(1, at)?;
            let (scale, zero) = (scale(c)?, c.signed()?);
            let range = [c.signed()?, c.signed()?];
            (None, range, [scale].into(), [zero].into())
        };
        let budget = &mut self.tables.budget;
        budget.memory::<(usize, usize, UniformQuantized<'t>)>(1, c.at())?;
        Ok(Type::Quantized(Rc::new(UniformQuantized {
            signed,
            bits,
            range,
            expressed,
            axis,
            scales,
            zero_points,
        })))
    }

    /// Reads a list of numbers.
    fn each<T>(
        &mut self,
        c: &mut Cursor<'t>,
        read: impl Fn(&mut Cursor<'t>) -> Result<T, ParseError>,
    ) -> Result<Box<[T]>, ParseError> {
        let at = c.at();
        let count = c.count()?;
        self.tables.budget.memory::<T>(count, at)?;
        let mut items = Vec::with_capacity(count);
        for _ in 0..count {
            items.push(read(c)?);
        }
        Ok(items.into())
    }

    /// Returns the error that a number of VHLO is not known.
    pub(super) fn unknown(&self, what: &str, code: u64, at: usize) -> ParseError {
        let producer = self.tables.producer;
        let why = format!("the {what} {code} of VHLO is unknown; the file is of {producer}");
        refused(at, why)
    }
}
