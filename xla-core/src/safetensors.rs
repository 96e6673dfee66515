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

use std::borrow::Cow;
use std::path::Path;

use safetensors::tensor::{Dtype, SafeTensors, View, serialize};
use xla_shape::ElementType;

use crate::error::Error;
use crate::stored::{Arrays, Stored, malformed, read, replace};
use crate::tensors::{Leaf, Leaves, Path as Name, Tensors};

/// The name of the format in messages.
const FORMAT: &str = "safetensors file";

/// The element types and their names in the format, which lacks c128.
const DTYPES: [(ElementType, Dtype); 14] = [
    (ElementType::Bool, Dtype::BOOL),
    (ElementType::I8, Dtype::I8),
    (ElementType::I16, Dtype::I16),
    (ElementType::I32, Dtype::I32),
    (ElementType::I64, Dtype::I64),
    (ElementType::U8, Dtype::U8),
    (ElementType::U16, Dtype::U16),
    (ElementType::U32, Dtype::U32),
    (ElementType::U64, Dtype::U64),
    (ElementType::F16, Dtype::F16),
    (ElementType::Bf16, Dtype::BF16),
    (ElementType::F32, Dtype::F32),
    (ElementType::F64, Dtype::F64),
    (ElementType::C64, Dtype::C64),
];

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
            })
        }
    });
    if let Some(error) = unsupported {
        return Err(error);
    }
    let file = serialize(leaves, None).map_err(|error| malformed(path, FORMAT, &error))?;
    replace(path, &file)
}

/// Loads a collection whose leaves are in the file under their dotted names.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated, and
/// [`Error::Mismatch`] with all tensors that are missing, extra or of another type.
pub fn load<T: Tensors>(path: impl AsRef<Path>) -> Result<T, Error> {
    load_named(path, str::to_owned)
}

/// Loads a collection whose leaves have other names in the file: `name` returns the name there of the leaf with a dotted
/// name.
///
/// ```
/// use xla_core::safetensors::{load_named, save};
///
/// # let folder = std::env::temp_dir().join(format!("safetensors-named-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder).unwrap();
/// let path = folder.join("layer.safetensors");
/// save(&(1.0f32, 2.0f32), &path)?;
/// let swapped = load_named::<(f32, f32)>(&path, |name| if name == "0" { "1".into() } else { "0".into() })?;
/// assert_eq!(swapped, (2.0, 1.0));
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), xla_core::error::Error>(())
/// ```
///
/// # Errors
///
/// As [`load`].
pub fn load_named<T: Tensors>(
    path: impl AsRef<Path>,
    name: impl FnMut(&str) -> String,
) -> Result<T, Error> {
    let path = path.as_ref();
    arrays(path, &contents(path)?)?.assembled(name)
}

/// Overwrites some leaves of a collection: `name` returns the name in the file of the leaf with a dotted name, and `None`
/// for a leaf that keeps its value. The file may contain other tensors.
///
/// ```
/// use xla_core::safetensors::{load_into, save};
///
/// # let folder = std::env::temp_dir().join(format!("safetensors-into-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder).unwrap();
/// let path = folder.join("encoder.safetensors");
/// save(&(1.0f32, 2.0f32), &path)?;
/// // The leaves `0.0` and `0.1`, and the leaf `1`, which the file does not have.
/// let mut both = ((0.0f32, 0.0f32), 5.0f32);
/// load_into(&mut both, &path, |name| name.strip_prefix("0.").map(str::to_owned))?;
/// assert_eq!(both, ((1.0, 2.0), 5.0));
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), xla_core::error::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated, and
/// [`Error::Mismatch`] with all tensors that are missing or of another type. The collection is unchanged then.
pub fn load_into<T: Tensors>(
    tensors: &mut T,
    path: impl AsRef<Path>,
    name: impl FnMut(&str) -> Option<String>,
) -> Result<(), Error> {
    let path = path.as_ref();
    arrays(path, &contents(path)?)?.written_to(tensors, name)
}

/// Reads a file. The format pads headers with spaces, but some programs write zeros, which are no JSON.
fn contents(path: &Path) -> Result<Vec<u8>, Error> {
    let mut file = read(path)?;
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
        let element = DTYPES.iter().find(|row| row.1 == tensor.dtype());
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
    DTYPES.iter().find(|row| row.0 == element).map(|row| row.1)
}
