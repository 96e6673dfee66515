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
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use safetensors::tensor::{Dtype, SafeTensors, View, serialize};
use xla_shape::ElementType;

use crate::error::Error;
use crate::tensors::{Content, Leaf, Leaves, Path as Name, Tensors};

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
    let file = serialize(leaves, None).map_err(|error| malformed(path, &error))?;
    replace(path, &file).map_err(|source| Error::Io {
        path: path.to_owned(),
        source,
    })
}

/// Loads a collection whose leaves are in the file under their dotted names.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated, and
/// [`Error::Mismatch`] with all tensors that are missing, extra or of another type.
pub fn load<T: Tensors>(path: impl AsRef<Path>) -> Result<T, Error> {
    let path = path.as_ref();
    let file = fs::read(path).map_err(|source| Error::Io {
        path: path.to_owned(),
        source,
    })?;
    let found = SafeTensors::deserialize(&file).map_err(|error| malformed(path, &error))?;
    let mut found: BTreeMap<&str, _> = found.iter().collect();
    check::<T>(path, &found)?;
    let mut last = String::new();
    let whole = T::assemble(Name::ROOT, &mut |spec| {
        last = spec.path.to_string();
        let tensor = found.remove(last.as_str());
        let (dims, bytes) = tensor.map_or((Vec::new(), &[][..]), |tensor| {
            (tensor.shape().to_vec(), tensor.data())
        });
        Ok(Content {
            dims: Cow::Owned(dims),
            bytes: Cow::Borrowed(bytes),
        })
    });
    whole.map_err(|error| malformed(path, &format_args!("tensor {last}: {error}")))
}

/// Compares the expected tensors with those in the file.
fn check<T: Leaves>(
    path: &Path,
    found: &BTreeMap<&str, safetensors::tensor::TensorView<'_>>,
) -> Result<(), Error> {
    let (mut missing, mut misshapen) = (Vec::new(), Vec::new());
    let mut extra = found.clone();
    T::specs(
        Name::ROOT,
        &mut |spec| match extra.remove(spec.path.to_string().as_str()) {
            None => missing.push(spec.to_string()),
            Some(found)
                if Some(found.dtype()) != dtype(spec.element)
                    || !fits(found.shape(), spec.dims) =>
            {
                misshapen.push((spec.to_string(), type_of(&found)));
            }
            Some(_) => {}
        },
    );
    let extra: Vec<String> = extra
        .iter()
        .map(|(name, tensor)| format!("{name}: {}", type_of(tensor)))
        .collect();
    if missing.is_empty() && extra.is_empty() && misshapen.is_empty() {
        return Ok(());
    }
    Err(Error::Mismatch {
        path: path.to_owned(),
        missing,
        extra,
        misshapen,
    })
}

/// Whether sizes match a type's sizes, which are `None` where they are dynamic.
fn fits(found: &[usize], known: &[Option<usize>]) -> bool {
    let mut sizes = found.iter().zip(known);
    found.len() == known.len()
        && sizes.all(|(found, known)| known.is_none_or(|known| known == *found))
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

/// Formats the type of a tensor in a file like a Rust type, or with the format's name for an unsupported element type.
fn type_of(tensor: &safetensors::tensor::TensorView<'_>) -> String {
    let element = DTYPES.iter().find(|row| row.1 == tensor.dtype());
    let name = element.map_or_else(|| tensor.dtype().to_string(), |row| row.0.to_string());
    format!("{name}{:?}", tensor.shape())
}

fn malformed(path: &Path, reason: &dyn std::fmt::Display) -> Error {
    Error::Malformed {
        path: path.to_owned(),
        reason: format!("not a whole safetensors file: {reason}"),
    }
}

/// Replaces a file atomically: a reader sees either the old content or the new.
fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let draft = draft(path)?;
    let written = File::create_new(&draft).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&draft, path));
    if moved.is_err() {
        // Report the first error, not that of the clean-up.
        let _ = fs::remove_file(&draft);
    }
    moved
}

/// Returns an unused file name beside the path.
fn draft(path: &Path) -> io::Result<PathBuf> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "not the name of a file",
        ));
    };
    let mut draft = name.to_owned();
    draft.push(format!(
        ".{}-{}.draft",
        std::process::id(),
        COUNT.fetch_add(1, Relaxed)
    ));
    Ok(path.with_file_name(draft))
}
