//! Arrays in files of weights, whatever the format: comparison with a collection, and replacement of files.

use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use xla_shape::ElementType;

use crate::error::Error;
use crate::tensors::{Content, Path as Name, Tensors};

/// An array in a file.
pub(crate) struct Stored<'a> {
    /// The element type, or the format's name of one that there is no type for.
    pub(crate) element: Result<ElementType, String>,
    /// The sizes.
    pub(crate) dims: Vec<usize>,
    /// The elements in row-major order, each in little-endian order.
    pub(crate) bytes: Cow<'a, [u8]>,
}

/// Formats the type like a Rust type.
impl core::fmt::Display for Stored<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.element {
            Ok(element) => write!(f, "{element}")?,
            Err(name) => write!(f, "{name}")?,
        }
        write!(f, "{:?}", self.dims)
    }
}

/// The arrays of a file by their names.
pub(crate) struct Arrays<'a> {
    /// The file.
    pub(crate) path: &'a Path,
    /// The kind of file, for messages: `safetensors file`.
    pub(crate) format: &'static str,
    /// The arrays.
    pub(crate) all: BTreeMap<String, Stored<'a>>,
}

/// Defines the functions of a format that load collections, by its functions `contents` and `arrays`. The format's name is
/// the name of its module and the ending of its files.
macro_rules! loads {
    ($format:literal) => {
        /// Loads a collection whose leaves are in the file under their dotted names.
        ///
        /// # Errors
        ///
        /// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated, and
        /// [`Error::Mismatch`] with all arrays that are missing, extra or of another type.
        pub fn load<T: $crate::tensors::Tensors>(path: impl AsRef<Path>) -> Result<T, Error> {
            load_named(path, str::to_owned)
        }

        /// Loads a collection whose leaves have other names in the file: `name` returns the name there of the leaf with a
        /// dotted name.
        ///
        /// ```
        #[doc = concat!("use xla_core::", $format, "::{load_named, save};")]
        ///
        #[doc = concat!("# let folder = std::env::temp_dir().join(format!(\"", $format, "-named-{}\", std::process::id()));")]
        /// # std::fs::create_dir_all(&folder).unwrap();
        #[doc = concat!("let path = folder.join(\"layer.", $format, "\");")]
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
        pub fn load_named<T: $crate::tensors::Tensors>(
            path: impl AsRef<Path>,
            name: impl FnMut(&str) -> String,
        ) -> Result<T, Error> {
            let path = path.as_ref();
            arrays(path, &contents(path)?)?.assembled(name)
        }

        /// Overwrites some leaves of a collection: `name` returns the name in the file of the leaf with a dotted name, and
        /// `None` for a leaf that keeps its value. The file may contain other arrays.
        ///
        /// ```
        #[doc = concat!("use xla_core::", $format, "::{load_into, save};")]
        ///
        #[doc = concat!("# let folder = std::env::temp_dir().join(format!(\"", $format, "-into-{}\", std::process::id()));")]
        /// # std::fs::create_dir_all(&folder).unwrap();
        #[doc = concat!("let path = folder.join(\"encoder.", $format, "\");")]
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
        /// [`Error::Mismatch`] with all arrays that are missing or of another type. The collection is unchanged then.
        pub fn load_into<T: $crate::tensors::Tensors>(
            tensors: &mut T,
            path: impl AsRef<Path>,
            name: impl FnMut(&str) -> Option<String>,
        ) -> Result<(), Error> {
            let path = path.as_ref();
            arrays(path, &contents(path)?)?.written_to(tensors, name)
        }
    };
}

pub(crate) use loads;

/// Returns the content of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(|source| Error::Io {
        path: path.to_owned(),
        source,
    })
}

/// Returns the error about a file that violates its format.
pub(crate) fn malformed(path: &Path, format: &str, reason: &dyn core::fmt::Display) -> Error {
    Error::Malformed {
        path: path.to_owned(),
        reason: format!("not a whole {format}: {reason}"),
    }
}

impl Arrays<'_> {
    /// Assembles a collection. `name` returns the name in the file of the leaf with a dotted name.
    pub(crate) fn assembled<T: Tensors>(
        &self,
        mut name: impl FnMut(&str) -> String,
    ) -> Result<T, Error> {
        let mut wanted = Wanted::default();
        T::specs(Name::ROOT, &mut |spec| {
            let source = name(&spec.path.to_string());
            wanted.compare(self, source, spec.element, spec.dims, &|| spec.array());
        });
        let used: BTreeSet<&String> = wanted.sources.iter().collect();
        let extra = self.all.iter().filter(|(name, _)| !used.contains(name));
        let extra = extra.map(|(name, array)| format!("{name}: {array}"));
        let extra = extra.collect();
        let sources = wanted.checked(self, extra)?;
        let mut sources = sources.iter();
        T::assemble(Name::ROOT, &mut |_| {
            let array = sources.next().map(|name| &self.all[name]);
            Ok(Content {
                dims: array.map_or(Cow::default(), |array| Cow::Borrowed(&array.dims)),
                bytes: array.map_or(Cow::default(), |array| Cow::Borrowed(&array.bytes)),
            })
        })
    }

    /// Overwrites the leaves for which `name` returns a name in the file; none if there is an error.
    pub(crate) fn written_to<T: Tensors>(
        &self,
        tensors: &mut T,
        mut name: impl FnMut(&str) -> Option<String>,
    ) -> Result<(), Error> {
        // Two passes: all arrays are compared before a leaf is written, so an error changes none.
        let mut wanted = Wanted::default();
        let mut names = Vec::new();
        tensors.visit(Name::ROOT, &mut |path, leaf| {
            let source = name(&path.to_string());
            if let Some(source) = &source {
                let dims: Vec<_> = leaf.dims.iter().copied().map(Some).collect();
                let array = || format!("{}{:?}", leaf.element, leaf.dims);
                wanted.compare(self, source.clone(), leaf.element, &dims, &array);
            }
            names.push(source);
        });
        wanted.checked(self, Vec::new())?;
        let mut names = names.into_iter();
        let mut result = Ok(());
        tensors.visit_mut(Name::ROOT, &mut |_, mut leaf| {
            if let Some(name) = names.next().flatten()
                && result.is_ok()
            {
                result = leaf.write(&self.all[&name].bytes);
            }
        });
        result
    }
}

/// The names in a file of the arrays that a collection expects, and those that are missing or of another type.
#[derive(Default)]
struct Wanted {
    sources: Vec<String>,
    missing: Vec<String>,
    misshapen: Vec<(String, String)>,
    /// The name of a `bool` array with another byte than 0 and 1, and the error.
    not_bool: Option<(String, Error)>,
}

impl Wanted {
    /// Compares an expected array, whose type `array` formats, with the one of this name in the file.
    fn compare(
        &mut self,
        arrays: &Arrays<'_>,
        name: String,
        element: ElementType,
        dims: &[Option<usize>],
        array: &dyn Fn() -> String,
    ) {
        let found = arrays.all.get(&name);
        match found {
            None => self.missing.push(format!("{name}: {}", array())),
            Some(found) if found.element != Ok(element) || !fits(&found.dims, dims) => {
                let expected = format!("{name}: {}", array());
                self.misshapen.push((expected, found.to_string()));
            }
            Some(found) if element == ElementType::Bool => {
                if let Some(at) = found.bytes.iter().position(|byte| *byte > 1) {
                    let byte = found.bytes[at];
                    self.not_bool = Some((name.clone(), Error::NotBool { at, byte }));
                }
            }
            Some(_) => {}
        }
        self.sources.push(name);
    }

    /// Returns the names in the order of the leaves, unless an array does not fit.
    fn checked(self, arrays: &Arrays<'_>, extra: Vec<String>) -> Result<Vec<String>, Error> {
        let Wanted {
            sources,
            missing,
            misshapen,
            not_bool,
        } = self;
        if !(missing.is_empty() && extra.is_empty() && misshapen.is_empty()) {
            return Err(Error::Mismatch {
                path: arrays.path.to_owned(),
                missing,
                extra,
                misshapen,
            });
        }
        match not_bool {
            Some((name, error)) => {
                let reason = format_args!("tensor {name}: {error}");
                Err(malformed(arrays.path, arrays.format, &reason))
            }
            None => Ok(sources),
        }
    }
}

/// Whether sizes match a type's sizes, which are `None` where they are dynamic.
fn fits(found: &[usize], known: &[Option<usize>]) -> bool {
    let mut sizes = found.iter().zip(known);
    found.len() == known.len()
        && sizes.all(|(found, known)| known.is_none_or(|known| known == *found))
}

/// Replaces a file atomically: a reader sees either the old content or the new.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<(), Error> {
    let replaced = draft(path).and_then(|draft| {
        let written = File::create_new(&draft).and_then(|mut file| {
            file.write_all(content)?;
            file.sync_all()
        });
        let moved = written.and_then(|()| fs::rename(&draft, path));
        if moved.is_err() {
            // Report the first error, not an error of the clean-up.
            let _ = fs::remove_file(&draft);
        }
        moved
    });
    replaced.map_err(|source| Error::Io {
        path: path.to_owned(),
        source,
    })
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
