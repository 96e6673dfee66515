//! Weights in NumPy's files: `.npz` archives, and `.npy` files of one array.
//!
//! The format is described in NumPy's reference, "NPY format". Arrays in an archive have the names of the leaves,
//! `first.w`, or any others, for which see [`load_named`]. A file of one array, as `np.save` writes it, holds the leaf of a
//! collection that is itself a tensor.
//!
//! ```
//! use xla_core::npz::{load, save};
//! use xla_core::size::Size;
//! use xla_core::tensor::Tensor;
//!
//! type Layer = (Tensor<f32, (Size<2>, Size<2>)>, Tensor<f32, (Size<2>,)>);
//!
//! # let folder = std::env::temp_dir().join(format!("npz-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! let path = folder.join("layer.npz");
//! let layer: Layer = (Tensor::from([[1.0, 2.0], [3.0, 4.0]]), Tensor::from([0.5, -0.5]));
//! save(&layer, &path)?;
//! assert_eq!(load::<Layer>(&path)?, layer);
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use std::io::{Cursor, Read, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::error::Error;
use crate::stored::{Arrays, Stored, loads, malformed, read, replace};
use crate::tensors::{Leaves, Path as Name};

mod npy;

/// The name of the format in messages.
const FORMAT: &str = "NumPy file";

/// Saves every leaf under its dotted name, uncompressed. An existing file is replaced once the new one is complete.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be written, [`Error::Unsupported`] for bf16, which NumPy lacks.
pub fn save<T: Leaves + ?Sized>(tensors: &T, path: impl AsRef<Path>) -> Result<(), Error> {
    let path = path.as_ref();
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut result = Ok(());
    tensors.visit(Name::ROOT, &mut |name, leaf| {
        if result.is_err() {
            return;
        }
        let Some(header) = npy::header(leaf.element, &leaf.dims) else {
            result = Err(Error::Unsupported {
                element: leaf.element,
                format: "npz",
            });
            return;
        };
        let started = archive.start_file(format!("{name}.npy"), options.large_file(true));
        result = started
            .map_err(std::io::Error::from)
            .and_then(|()| {
                archive.write_all(&header)?;
                archive.write_all(&leaf.bytes)
            })
            .map_err(|source| failed(path, source));
    });
    result?;
    let whole = archive
        .finish()
        .map_err(|error| failed(path, error.into()))?;
    replace(path, whole.get_ref())
}

loads!("npz");

/// Reads a file.
fn contents(path: &Path) -> Result<Vec<u8>, Error> {
    read(path)
}

/// Returns the arrays of a file.
fn arrays<'a>(path: &'a Path, file: &'a [u8]) -> Result<Arrays<'a>, Error> {
    let all = if file.starts_with(npy::MAGIC) {
        // A collection that is itself a leaf has the name of the first element of a tuple.
        npy::read(file)
            .map(|array| BTreeMap::from([(Name::ROOT.to_string(), array)]))
            .map_err(str::to_owned)
    } else {
        archive(file)
    };
    Ok(Arrays {
        path,
        format: FORMAT,
        all: all.map_err(|reason| malformed(path, FORMAT, &reason))?,
    })
}

/// Returns the arrays of an archive.
fn archive(file: &[u8]) -> Result<BTreeMap<String, Stored<'static>>, String> {
    let mut archive = ZipArchive::new(Cursor::new(file)).map_err(|error| error.to_string())?;
    let mut all = BTreeMap::new();
    for i in 0..archive.len() {
        let mut entry = archive.by_index(i).map_err(|error| error.to_string())?;
        // Programs that archive a folder add an entry without content for it.
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().to_owned();
        let about = |reason: &dyn core::fmt::Display| format!("{name}: {reason}");
        let Some(array) = name.strip_suffix(".npy") else {
            return Err(about(&"no array of NumPy's"));
        };
        let mut content = Vec::new();
        entry
            .read_to_end(&mut content)
            .map_err(|error| about(&error))?;
        let stored = npy::read(&content).map_err(|reason| about(&reason))?;
        let owned = Stored {
            bytes: Cow::Owned(stored.bytes.into_owned()),
            element: stored.element,
            dims: stored.dims,
        };
        all.insert(array.to_owned(), owned);
    }
    Ok(all)
}

fn failed(path: &Path, source: std::io::Error) -> Error {
    Error::Io {
        path: path.to_owned(),
        source,
    }
}
