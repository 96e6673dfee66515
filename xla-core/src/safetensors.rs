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
//! assert!(error.ends_with("\n  extra 1: f32[2]\n  misshapen 0: f32[2, 3], found f32[2, 2]"));
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```
//!
//! [`open`] reads the names and the types only. Its result converts and transposes arrays while they are loaded:
//!
//! ```
//! use xla_core::element::bf16;
//! use xla_core::safetensors::{open, save};
//! use xla_core::size::Size;
//! use xla_core::tensor::Tensor;
//!
//! # let folder = std::env::temp_dir().join(format!("safetensors-open-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! let path = folder.join("linear.safetensors");
//! save(&(Tensor::from([[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]]), bf16::ONE), &path)?;
//! let weights = open(&path)?;
//! assert!(weights.arrays().eq([("0", "f32[2, 3]".to_owned()), ("1", "bf16[]".to_owned())]));
//!
//! // `f32` has all values of `bf16`, but `bf16` lacks most of `f32`: `lossy` rounds.
//! let linear: (Tensor<bf16, (Size<3>, Size<2>)>, f32) =
//!     weights.lossy().transposed(|leaf| (leaf == "0").then_some([1, 0])).load()?;
//! assert_eq!(linear.0[[2, 0]], bf16::from_f32(3.0));
//! assert_eq!(linear.1, 1.0);
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use xla_shape::ElementType;

use crate::error::Error;
use crate::file::{malformed, replace};
use crate::stored::{Elements, loads};
use crate::tensors::{Leaves, Path as Name};

pub use crate::stored::Weights;

use header::Span;

mod header;
mod json;
mod shards;

/// The name of the format in messages.
const FORMAT: &str = "safetensors file";

/// The name of an index in messages.
const INDEX: &str = "index of safetensors files";

macro_rules! dtypes {
    (_) => { None };
    ($dtype:ident) => { Some(stringify!($dtype)) };
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:tt $hlo:tt $format:tt $numpy:tt $safetensors:tt $($rest:tt)*
    ))* })*) => {
        &[$($((ElementType::$variant, dtypes!($safetensors)),)*)*]
    };
}

/// The element types and their names in the format, which lacks c128.
const NAMES: &[(ElementType, Option<&str>)] = xla_shape::element_types! { dtypes! {} };

/// Saves every leaf under its dotted name. Writes a temporary file beside `path` and renames it when it is complete, so
/// that an existing file is replaced atomically.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be written, [`Error::Unsupported`] for c128, which the format lacks, and
/// [`Error::Malformed`] if two leaves have the same name.
pub fn save<T: Leaves + ?Sized>(tensors: &T, path: impl AsRef<Path>) -> Result<(), Error> {
    let path = path.as_ref();
    let mut leaves = Vec::new();
    let mut names = BTreeSet::new();
    let mut result = Ok(());
    tensors.visit(Name::ROOT, &mut |name, leaf| {
        let name = name.to_string();
        if header::dtype(leaf.element).is_none() {
            let (element, format) = (leaf.element, "safetensors");
            result = Err(Error::Unsupported { element, format });
        } else if !names.insert(name.clone()) {
            let reason = format!("the name {name:?} is repeated");
            result = Err(malformed(path, FORMAT, &reason));
        }
        leaves.push((name, leaf));
    });
    result?;
    // The elements of large types come first, so that all elements are aligned.
    leaves.sort_by(|(a, x), (b, y)| (y.element.bytes(), a).cmp(&(x.element.bytes(), b)));
    replace(path, |file| {
        file.write_all(&header::header(&leaves))?;
        leaves
            .iter()
            .try_for_each(|(_, leaf)| file.write_all(&leaf.bytes))
    })
}

/// Opens a file, or the index of several: a path that ends with `.json`, such as `model.safetensors.index.json`.
///
/// An index names the file of each tensor; the files are beside it.
///
/// # Errors
///
/// [`Error::Io`] if a file cannot be read, [`Error::Malformed`] if one violates the format or is truncated.
pub fn open<'a>(path: impl AsRef<Path>) -> Result<Weights<'a>, Error> {
    let path = path.as_ref();
    let (format, (all, files)) = if shards::is_index(path) {
        (INDEX, shards::open(path)?)
    } else {
        let (file, tensors) = header::open(path)?;
        let (mut all, mut files) = (BTreeMap::new(), Files::default());
        let tensors = tensors.into_iter();
        let tensors = tensors.map(|(name, stored, span)| (name, (stored, span)));
        files.add(path.to_owned(), file, tensors, &mut all);
        (FORMAT, (all, files))
    };
    Ok(Weights::new(path, format, all, Box::new(files)))
}

loads!(
    "safetensors",
    "```
use xla_core::safetensors::{load_named, save};

# let folder = std::env::temp_dir().join(format!(\"safetensors-named-{}\", std::process::id()));
# std::fs::create_dir_all(&folder).unwrap();
let path = folder.join(\"layer.safetensors\");
save(&(1.0f32, 2.0f32), &path)?;
let swapped = load_named::<(f32, f32)>(&path, |name| if name == \"0\" { \"1\".into() } else { \"0\".into() })?;
assert_eq!(swapped, (2.0, 1.0));
# std::fs::remove_dir_all(&folder).unwrap();
# Ok::<(), xla_core::error::Error>(())
```"
);

/// Open files, and the bytes of each tensor in one of them.
#[derive(Default)]
struct Files {
    files: Vec<(PathBuf, File)>,
    spans: Vec<(usize, Span)>,
}

impl Elements for Files {
    fn open(&mut self, place: usize) -> io::Result<Box<dyn Read + '_>> {
        let (number, Span { start, len }) = &self.spans[place];
        let file = &mut self.files[*number].1;
        file.seek(SeekFrom::Start(*start))?;
        Ok(Box::new(file.take(*len)))
    }

    fn path(&self, place: usize) -> &Path {
        &self.files[self.spans[place].0].0
    }

    fn is_checked(&self) -> bool {
        true
    }
}
