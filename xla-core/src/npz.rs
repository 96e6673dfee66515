//! Weights in NumPy's files: `.npz` archives, and `.npy` files of one array.
//!
//! The format is described in NumPy's reference, "NPY format". Arrays in an archive have the names of the leaves,
//! `first.w`, or any others, for which see [`load_named`]. A file of one array, as `np.save` writes it, holds the leaf of a
//! collection that is itself a tensor.
//!
//! NumPy has no `bf16` and no floating-point types of 8 bits. It stores arrays of the package `ml_dtypes` as `V2` and `V1`,
//! bytes without a meaning, and `f8e5m2` as `f1`. The type of the leaf states the meaning: a `bf16` leaf reads `V2`, a leaf
//! of any type of 8 bits `V1`, and an `f8e5m2` leaf `f1`. Other leaves do not read them, and leaves of these types are not
//! saved.
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

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::error::Error;
use crate::file::{io_error, malformed, replace};
use crate::stored::{Elements, Stored, loads};
use crate::tensors::{Leaves, Path as Name};

pub use crate::stored::Weights;

use npy::{Array, Swapped};

mod dictionary;
mod directory;
mod npy;

/// The name of the format in messages.
const FORMAT: &str = "NumPy file";

/// Saves every leaf under its dotted name, uncompressed, or a single leaf as a file of one array if the path ends with
/// `.npy`. An existing file is replaced once the new one is complete.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be written, and for several leaves or none in a `.npy` file; [`Error::Unsupported`] for
/// bf16 and the floating-point types of 8 bits, which NumPy lacks.
pub fn save<T: Leaves + ?Sized>(tensors: &T, path: impl AsRef<Path>) -> Result<(), Error> {
    let mut leaves = Vec::new();
    let mut result = Ok(());
    tensors.visit(
        Name::ROOT,
        &mut |name, leaf| match npy::header(leaf.element, &leaf.dims) {
            Some(header) => leaves.push((format!("{name}.npy"), header, leaf)),
            None => {
                let (element, format) = (leaf.element, "npz");
                result = Err(Error::Unsupported { element, format });
            }
        },
    );
    result?;
    let path = path.as_ref();
    if path.extension().is_some_and(|extension| extension == "npy") {
        let [(_, header, leaf)] = leaves.as_slice() else {
            let found = leaves.len();
            let what = format!("expected one array for a `.npy` file, found {found}: use `.npz`");
            let fault = io::Error::new(io::ErrorKind::InvalidInput, what);
            return Err(io_error(path, fault));
        };
        return replace(path, |file| {
            file.write_all(header)?;
            file.write_all(&leaf.bytes)
        });
    }
    replace(path, |file| {
        let mut archive = ZipWriter::new(file);
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        for (name, header, leaf) in &leaves {
            archive.start_file(name, options.large_file(true))?;
            archive.write_all(header)?;
            archive.write_all(&leaf.bytes)?;
        }
        archive.finish()?;
        Ok(())
    })
}

/// Opens an archive, or a file of one array.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated.
pub fn open<'a>(path: impl AsRef<Path>) -> Result<Weights<'a>, Error> {
    let path = path.as_ref();
    let opened = File::open(path).and_then(|mut file| {
        let mut start = Vec::new();
        (&mut file)
            .take(npy::MAGIC.len() as u64)
            .read_to_end(&mut start)?;
        file.rewind()?;
        if start == npy::MAGIC {
            one(path, file)
        } else {
            archive(path, file)
        }
    });
    match opened {
        Ok(Ok((all, elements))) => Ok(Weights::new(path, FORMAT, all, elements)),
        Ok(Err(reason)) => Err(malformed(path, FORMAT, &reason)),
        Err(error) => Err(io_error(path, error)),
    }
}

loads!(
    "npz",
    "```
use xla_core::npz::{load_named, save};

# let folder = std::env::temp_dir().join(format!(\"npz-named-{}\", std::process::id()));
# std::fs::create_dir_all(&folder).unwrap();
let path = folder.join(\"layer.npz\");
save(&(1.0f32, 2.0f32), &path)?;
let swapped = load_named::<(f32, f32)>(&path, |name| if name == \"0\" { \"1\".into() } else { \"0\".into() })?;
assert_eq!(swapped, (2.0, 1.0));
# std::fs::remove_dir_all(&folder).unwrap();
# Ok::<(), xla_core::error::Error>(())
```"
);

/// The arrays of a file by their names, and its elements.
type Opened = io::Result<Result<(BTreeMap<String, Stored>, Box<dyn Elements>), String>>;

/// Opens a file of one array, which has the name of a collection that is itself a leaf.
fn one(path: &Path, mut file: File) -> Opened {
    let size = file.metadata()?.len();
    Ok(match npy::read(&mut file, size, 0)? {
        Ok(Array {
            stored,
            start,
            swapped,
        }) => {
            let path = path.to_owned();
            let elements = Box::new(One {
                path,
                file,
                start,
                swapped,
            });
            Ok((BTreeMap::from([(Name::ROOT.to_string(), stored)]), elements))
        }
        Err(fault) => Err(fault.to_string()),
    })
}

/// Opens an archive.
fn archive(path: &Path, mut file: File) -> Opened {
    if let Some(fault) = directory::check(&mut file)? {
        return Ok(Err(fault.to_string()));
    }
    let mut archive = match ZipArchive::new(BufReader::new(file)) {
        Ok(archive) => archive,
        Err(error) => return of_zip(error),
    };
    let (mut all, mut places) = (BTreeMap::new(), Vec::new());
    for i in 0..archive.len() {
        let mut entry = match archive.by_index(i) {
            Ok(entry) => entry,
            Err(error) => return of_zip(error),
        };
        // Programs that archive a folder add an entry without content for it.
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().to_owned();
        let Some(array) = name.strip_suffix(".npy") else {
            return Ok(Err(format!(
                "{name}: expected the name of an array, which ends with `.npy`"
            )));
        };
        let size = entry.size();
        let Array {
            stored,
            start,
            swapped,
        } = match npy::read(&mut entry, size, places.len()) {
            Ok(Ok(read)) => read,
            Ok(Err(fault)) => return Ok(Err(format!("{name}: {fault}"))),
            // The decoder reports faults of the entry so.
            Err(error) => return Ok(Err(format!("{name}: {error}"))),
        };
        places.push(Entry {
            index: i,
            start,
            swapped,
        });
        if all.insert(array.to_owned(), stored).is_some() {
            return Ok(Err(format!("{name}: the name is repeated")));
        }
    }
    let path = path.to_owned();
    Ok(Ok((
        all,
        Box::new(Archive {
            path,
            archive,
            places,
        }),
    )))
}

/// Returns an error of the system or a fault of the archive.
fn of_zip(error: zip::result::ZipError) -> Opened {
    match error {
        zip::result::ZipError::Io(error) if error.kind() != io::ErrorKind::UnexpectedEof => {
            Err(error)
        }
        fault => Ok(Err(fault.to_string())),
    }
}

/// A file of one array.
struct One {
    path: PathBuf,
    file: File,
    start: u64,
    swapped: usize,
}

impl Elements for One {
    fn open(&mut self, _: usize) -> io::Result<Box<dyn Read + '_>> {
        self.file.seek(SeekFrom::Start(self.start))?;
        Ok(ordered(&mut self.file, self.swapped))
    }

    fn path(&self, _: usize) -> &Path {
        &self.path
    }

    fn is_checked(&self) -> bool {
        true
    }
}

/// An archive of arrays.
struct Archive {
    path: PathBuf,
    archive: ZipArchive<BufReader<File>>,
    places: Vec<Entry>,
}

/// The place of an array in an archive.
struct Entry {
    /// The index of the entry.
    index: usize,
    /// The number of bytes of the entry before the elements.
    start: u64,
    /// As in [`Array`].
    swapped: usize,
}

impl Elements for Archive {
    fn open(&mut self, place: usize) -> io::Result<Box<dyn Read + '_>> {
        let Entry {
            index,
            start,
            swapped,
        } = self.places[place];
        let mut entry = self.archive.by_index(index)?;
        io::copy(&mut (&mut entry).take(start), &mut io::sink())?;
        Ok(ordered(entry, swapped))
    }

    fn path(&self, _: usize) -> &Path {
        &self.path
    }

    /// Only decoding shows whether an entry has as many bytes as it says, and whether its checksum is right.
    fn is_checked(&self) -> bool {
        false
    }
}

/// Returns a reader of numbers in little-endian order.
fn ordered<'a>(reader: impl Read + 'a, swapped: usize) -> Box<dyn Read + 'a> {
    match swapped {
        1 => Box::new(reader),
        size => Box::new(Swapped::new(reader, size)),
    }
}
