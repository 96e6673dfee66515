//! Weights in safetensors files, which Python frameworks read and write too.
//!
//! ```
//! use xla_core::safetensors::{load, save};
//! use xla_core::size::Size;
//! use xla_core::tensor::Tensor;
//!
//! type Layer = (Tensor<f32, (Size<2>, Size<2>)>, Tensor<f32, (Size<2>,)>);
//!
//! # let folder = std::env::temp_dir().join(format!("safetensors-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! let path = folder.join("layer.safetensors");
//! let layer: Layer = (Tensor::from([[1.0, 2.0], [3.0, 4.0]]), Tensor::from([0.5, -0.5]));
//! save(&layer, &path)?;
//! assert_eq!(load::<Layer>(&path)?, layer);
//!
//! let error = load::<(Tensor<f32, (Size<2>, Size<3>)>,)>(&path).unwrap_err().to_string();
//! assert!(error.ends_with("extra 1: f32[2]; misshapen 0: f32[2, 3], found f32[2, 2]"));
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::borrow::Cow;
use std::path::Path;

use safetensors::tensor::{Dtype, SafeTensors, View, serialize};
use xla_shape::ElementType;

use crate::error::Error;
use crate::stored::{Arrays, Stored, loads, malformed, read, replace};
use crate::tensors::{Leaf, Leaves, Path as Name};

/// The name of the format in messages.
const FORMAT: &str = "safetensors file";

macro_rules! dtypes {
    (_) => { None };
    ($dtype:ident) => { Some(Dtype::$dtype) };
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:tt $hlo:tt $format:tt $numpy:tt $safetensors:tt $($rest:tt)*
    ))* })*) => {
        &[$($((ElementType::$variant, dtypes!($safetensors)),)*)*]
    };
}

/// The element types and their names in the format, which lacks c128.
const DTYPES: &[(ElementType, Option<Dtype>)] = xla_shape::element_types! { dtypes! {} };

/// Saves every leaf under its dotted name. Writes a temporary file beside `path` and renames it when it is complete, so
/// that an existing file is replaced atomically.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be written, [`Error::Unsupported`] for c128, which the format lacks.
pub fn save<T: Leaves + ?Sized>(tensors: &T, path: impl AsRef<Path>) -> Result<(), Error> {
    let path = path.as_ref();
    let mut leaves = Vec::new();
    let mut unsupported = None;
    tensors.visit(Name::ROOT, &mut |name, leaf| match dtype(leaf.element) {
        Some(dtype) => leaves.push((name.to_string(), Saved { dtype, leaf })),
        None => {
            unsupported = Some(Error::Unsupported {
                element: leaf.element,
                format: "safetensors",
            });
        }
    });
    if let Some(error) = unsupported {
        return Err(error);
    }
    let file = serialize(leaves, None).map_err(|error| malformed(path, FORMAT, &error))?;
    replace(path, &file)
}

loads!("safetensors");

/// Reads a file. The format pads headers with spaces, but some programs write zeros, which are no JSON.
fn contents(path: &Path) -> Result<Vec<u8>, Error> {
    let mut file = read(path)?;
    // A file begins with the length of its header in 8 bytes.
    if let Some((&len, rest)) = file.split_first_chunk()
        && let Some(header) = usize::try_from(u64::from_le_bytes(len))
            .ok()
            .and_then(|len| rest.get(..len))
    {
        let end = 8 + header.len();
        let padding = header.iter().rev().take_while(|&&byte| byte == 0).count();
        file[end - padding..end].fill(b' ');
    }
    Ok(file)
}

/// Returns the tensors of a file.
fn arrays<'a>(path: &'a Path, file: &'a [u8]) -> Result<Arrays<'a>, Error> {
    let found = SafeTensors::deserialize(file).map_err(|error| malformed(path, FORMAT, &error))?;
    let all = found.iter().map(|(name, tensor)| {
        let element = DTYPES.iter().find(|row| row.1 == Some(tensor.dtype()));
        let stored = Stored {
            element: element.map_or_else(|| Err(tensor.dtype().to_string()), |row| Ok(row.0)),
            dims: tensor.shape().to_vec(),
            bytes: Cow::Borrowed(tensor.data()),
        };
        (name.to_owned(), stored)
    });
    Ok(Arrays {
        path,
        format: FORMAT,
        all: all.collect(),
    })
}

/// A leaf in the interface of the `safetensors` crate.
struct Saved<'a> {
    dtype: Dtype,
    leaf: Leaf<'a>,
}

impl View for Saved<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.leaf.dims
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.leaf.bytes)
    }

    fn data_len(&self) -> usize {
        self.leaf.bytes.len()
    }
}

fn dtype(element: ElementType) -> Option<Dtype> {
    DTYPES.iter().find(|row| row.0 == element)?.1
}
