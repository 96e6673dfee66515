//! Element types, named as XLA names them.

use core::fmt;

mod table;

/// The kind of number of an element type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// `bool`.
    Bool,
    /// `i8` to `i64`.
    Signed,
    /// `u8` to `u64`.
    Unsigned,
    /// `f8e4m3fn`, `f8e5m2`, `f16`, `bf16`, `f32`, `f64`.
    Float,
    /// `c64`, `c128`.
    Complex,
    /// A token, which holds nothing.
    Token,
}

use ElementType as T;

/// Element type, Rust name, StableHLO name, name in XLA's HLO text, bytes, kind, bits of the exponent and of the mantissa.
type Row = (
    ElementType,
    &'static str,
    &'static str,
    &'static str,
    usize,
    Kind,
    [u32; 2],
);

/// The kind of the types of a group.
macro_rules! kind {
    (bool) => {
        Kind::Bool
    };
    (signed) => {
        Kind::Signed
    };
    (unsigned) => {
        Kind::Unsigned
    };
    (quarters) => {
        Kind::Float
    };
    (halves) => {
        Kind::Float
    };
    (floats) => {
        Kind::Float
    };
    (complex) => {
        Kind::Complex
    };
}

macro_rules! elements {
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:literal $hlo:literal [$exponent:literal $mantissa:literal]
        $numpy:tt $safetensors:tt $pjrt:tt $doc:literal
    ))* })*) => {
        /// The type of one element of an array.
        ///
        /// `c64` is a complex number of two `f32`, `c128` of two `f64`, as in XLA.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum ElementType {
            $($(#[doc = $doc] $variant,)*)*
            /// Not a number: orders side effects on a channel. StableHLO's token.
            Token,
        }

        /// The rows, in the order of the enumeration.
        const TABLE: &[Row] = &[
            $($((
                T::$variant,
                stringify!($t),
                $stablehlo,
                $hlo,
                size_of::<$bits>(),
                kind!($group),
                [$exponent, $mantissa],
            ),)*)*
            (T::Token, "token", "!stablehlo.token", "token", 0, Kind::Token, [0, 0]),
        ];

        impl ElementType {
            /// Every element type of arrays, in the order of the enumeration.
            pub const ALL: [ElementType; TABLE.len() - 1] = [$($(T::$variant,)*)*];
        }
    };
}

crate::element_types! { elements! {} }

impl ElementType {
    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns the name in Rust: `"f32"`.
    pub const fn name(self) -> &'static str {
        self.row().1
    }

    /// Returns the name in StableHLO text: `"ui8"`, `"i1"`.
    pub const fn stablehlo(self) -> &'static str {
        self.row().2
    }

    /// Returns the name in XLA's HLO text: `"s8"`, `"pred"`.
    pub const fn hlo(self) -> &'static str {
        self.row().3
    }

    /// Returns the size of an element in bytes.
    pub const fn bytes(self) -> usize {
        self.row().4
    }

    /// Returns the kind of number.
    pub const fn kind(self) -> Kind {
        self.row().5
    }

    /// Returns the number of bits of the exponent of a floating-point number; 0 for other types.
    pub const fn exponent_bits(self) -> u32 {
        self.row().6[0]
    }

    /// Returns the number of bits of the mantissa of a floating-point number, without the leading 1; 0 for other types.
    pub const fn mantissa_bits(self) -> u32 {
        self.row().6[1]
    }

    /// Whether it is short: a floating-point number of 16 bits or less, which is computed in `f32`.
    pub const fn is_short(self) -> bool {
        self.is_float() && self.bytes() <= 2
    }

    /// Whether it is a floating-point number of 8 bits, whose products are computed by kernels of `f32`.
    pub const fn is_quarter(self) -> bool {
        self.is_float() && self.bytes() == 1
    }

    /// Whether it is an integer, signed or unsigned. `bool` is not one.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), Kind::Signed | Kind::Unsigned)
    }

    /// Whether it is a floating-point number.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), Kind::Float)
    }

    /// Whether it is a complex number.
    pub const fn is_complex(self) -> bool {
        matches!(self.kind(), Kind::Complex)
    }

    /// Returns the element type with this name in Rust.
    pub fn from_name(name: &str) -> Option<ElementType> {
        T::ALL.into_iter().find(|element| element.name() == name)
    }

    /// Returns the element type with this name in StableHLO.
    pub fn from_stablehlo(name: &str) -> Option<ElementType> {
        T::ALL
            .into_iter()
            .find(|element| element.stablehlo() == name)
    }

    /// Returns the element type with this name in XLA's HLO text.
    pub const fn from_hlo(name: &str) -> Option<ElementType> {
        let name = name.as_bytes();
        let mut row = 0;
        while row < T::ALL.len() {
            let (element, _, _, hlo, ..) = TABLE[row];
            let hlo = hlo.as_bytes();
            let mut same = 0;
            while same < name.len() && same < hlo.len() && name[same] == hlo[same] {
                same += 1;
            }
            if same == name.len() && same == hlo.len() {
                return Some(element);
            }
            row += 1;
        }
        None
    }

    /// Returns the type of this kind whose elements have this number of bytes; `None` if there is none, or several.
    ///
    /// ```
    /// use xla_shape::ElementType;
    /// use xla_shape::element::Kind;
    ///
    /// assert_eq!(ElementType::of_width(Kind::Unsigned, 2), Some(ElementType::U16));
    /// assert_eq!(ElementType::of_width(Kind::Float, 2), None);
    /// ```
    pub fn of_width(kind: Kind, bytes: usize) -> Option<ElementType> {
        let mut found = None;
        for row in TABLE {
            if row.5 == kind && row.4 == bytes && found.replace(row.0).is_some() {
                return None;
            }
        }
        found
    }

    /// Returns the type of the real part: `f32` for `c64`, `f64` for `c128`, every other type for itself.
    pub const fn real(self) -> ElementType {
        match self {
            T::C64 => T::F32,
            T::C128 => T::F64,
            other => other,
        }
    }

    /// Returns the complex type with parts of this type: `c64` for `f32`, `c128` for `f64`, every other type for
    /// itself.
    pub const fn complex(self) -> ElementType {
        match self {
            T::F32 => T::C64,
            T::F64 => T::C128,
            other => other,
        }
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_enumeration() {
        for (i, row) in TABLE.iter().enumerate() {
            assert_eq!(row.0 as usize, i);
        }
    }

    #[test]
    fn the_bits_of_a_float_fill_its_bytes() {
        for element in ElementType::ALL.into_iter().filter(|e| e.is_float()) {
            let bits = 1 + element.exponent_bits() + element.mantissa_bits();
            assert_eq!(bits as usize, 8 * element.bytes(), "{element}");
        }
    }

    #[test]
    fn a_name_tells_an_element_type_and_none_tells_the_token() {
        for element in ElementType::ALL {
            assert_eq!(ElementType::from_name(element.name()), Some(element));
            let name = element.stablehlo();
            assert_eq!(ElementType::from_stablehlo(name), Some(element));
            assert_eq!(ElementType::from_hlo(element.hlo()), Some(element));
        }
        assert_eq!(ElementType::from_name(T::Token.name()), None);
    }
}
