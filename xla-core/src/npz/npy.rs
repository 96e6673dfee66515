//! One array: a header, which is a dictionary as Python writes it, and the elements.

use alloc::borrow::Cow;

use xla_shape::ElementType;

use crate::stored::Stored;

/// The first bytes of an array.
pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

macro_rules! names {
    (_) => { None };
    ($name:literal) => { Some($name) };
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:tt $hlo:tt $format:tt $numpy:tt $($rest:tt)*
    ))* })*) => {
        &[$($((ElementType::$variant, names!($numpy)),)*)*]
    };
}

/// The element types by NumPy's kind and number of bytes. NumPy lacks bf16.
const TYPES: &[(ElementType, Option<&str>)] = xla_shape::element_types! { names! {} };

/// Returns the header of an array; `None` if NumPy lacks the element type.
pub(super) fn header(element: ElementType, dims: &[usize]) -> Option<Vec<u8>> {
    let name = TYPES.iter().find(|row| row.0 == element)?.1?;
    let order = if name.ends_with('1') { '|' } else { '<' };
    let sizes: String = dims.iter().map(|size| format!("{size}, ")).collect();
    let mut text =
        format!("{{'descr': '{order}{name}', 'fortran_order': False, 'shape': ({sizes}), }}");
    // The elements start at a multiple of 64 bytes; version 2 has a length of four bytes.
    let before = MAGIC.len() + 2 + 4;
    let padded = (before + text.len() + 1).next_multiple_of(64) - before;
    text = format!("{text:<width$}\n", width = padded - 1);
    let mut header = MAGIC.to_vec();
    header.extend([2, 0]);
    header.extend((padded as u32).to_le_bytes());
    header.extend(text.into_bytes());
    Some(header)
}

/// Reads an array.
///
/// # Errors
/// The bytes are not a whole array.
pub(super) fn read(file: &[u8]) -> Result<Stored<'_>, &'static str> {
    let short = "it ends within an array";
    let rest = file.strip_prefix(MAGIC).ok_or("no array of NumPy's")?;
    let (version, rest) = rest.split_at_checked(2).ok_or(short)?;
    // The length of the header has 16 bits in version 1, which many columns of structured arrays exceeded, and 32
    // later.
    let (len, rest) = match version[0] {
        1 => {
            let (len, rest) = rest.split_first_chunk().ok_or(short)?;
            (usize::from(u16::from_le_bytes(*len)), rest)
        }
        2 | 3 => {
            let (len, rest) = rest.split_first_chunk().ok_or(short)?;
            (u32::from_le_bytes(*len) as usize, rest)
        }
        _ => return Err("a version of the format that is not known"),
    };
    let (header, elements) = rest.split_at_checked(len).ok_or(short)?;
    let header = str::from_utf8(header).map_err(|_| "its header is no text")?;
    let Header {
        name,
        columns,
        dims,
    } = Header::read(header).ok_or("its header does not describe an array")?;
    // A type such as `<f4`: the order of the bytes, then the kind and the size. An unknown kind is an error for its
    // reader only.
    let order = name.chars().next();
    let kind = name.trim_start_matches(['<', '>', '|', '=']);
    let Some((element, _)) = TYPES.iter().find(|row| row.1 == Some(kind)) else {
        return Ok(Stored {
            element: Err(name.to_owned()),
            dims,
            bytes: Cow::Borrowed(elements),
        });
    };
    let size = element.bytes();
    let count = dims.iter().try_fold(size, |n, size| n.checked_mul(*size));
    if count != Some(elements.len()) {
        return Err("its elements are not as many as its sizes say");
    }
    let mut bytes = Cow::Borrowed(elements);
    if order == Some('>') {
        let part = if element.is_complex() { size / 2 } else { size };
        bytes
            .to_mut()
            .chunks_exact_mut(part)
            .for_each(<[u8]>::reverse);
    }
    // `fortran_order`: of one dimension, both orders are the same.
    if columns && dims.len() > 1 {
        bytes = Cow::Owned(rows(&bytes, size, &dims));
    }
    Ok(Stored {
        element: Ok(*element),
        dims,
        bytes,
    })
}

/// Returns elements of `size` bytes in row-major order, given those in column-major order.
fn rows(columns: &[u8], size: usize, dims: &[usize]) -> Vec<u8> {
    let mut rows = Vec::with_capacity(columns.len());
    let mut strides = Vec::with_capacity(dims.len());
    let mut stride = size;
    for dim in dims {
        strides.push(stride);
        stride *= dim;
    }
    let mut index = vec![0; dims.len()];
    for _ in 0..columns.len() / size {
        let at: usize = index.iter().zip(&strides).map(|(i, s)| i * s).sum();
        rows.extend(&columns[at..at + size]);
        for (i, dim) in index.iter_mut().zip(dims).rev() {
            *i += 1;
            if *i < *dim {
                break;
            }
            *i = 0;
        }
    }
    rows
}

/// The dictionary at the start of an array.
struct Header<'a> {
    /// The byte order and the element type, such as `<f4`; the whole list of the fields of a record.
    name: &'a str,
    /// Whether the elements are in column-major order.
    columns: bool,
    /// The sizes.
    dims: Vec<usize>,
}

impl Header<'_> {
    fn read(text: &str) -> Option<Header<'_>> {
        let value = |key: &str| {
            Some(
                text.split_once(key)?
                    .1
                    .trim_start()
                    .strip_prefix(':')?
                    .trim_start(),
            )
        };
        let descr = value("'descr'")?;
        // The type of a structured array is a list, which no element type matches.
        let name = match descr.strip_prefix('\'') {
            Some(name) => name.split_once('\'')?.0,
            None => descr.split_inclusive(']').next()?,
        };
        let columns = value("'fortran_order'")?.starts_with("True");
        let shape = value("'shape'")?.strip_prefix('(')?.split_once(')')?.0;
        let sizes = shape
            .split(',')
            .map(str::trim)
            .filter(|size| !size.is_empty());
        let dims = sizes.map(|size| size.parse().ok()).collect::<Option<_>>()?;
        Some(Header {
            name,
            columns,
            dims,
        })
    }
}
