//! Tables of numbers as CSV files: a line for each row of a matrix, with commas between the numbers.
//!
//! ```
//! use xla_core::csv::{load, load_columns, save, save_columns};
//! use xla_core::size::{Dynamic, Size};
//! use xla_core::tensor::Tensor;
//!
//! # let folder = std::env::temp_dir().join(format!("csv-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! let path = folder.join("table.csv");
//! std::fs::write(&path, "time, name, height\n0.5, a, 2\n1.5, b, 3e2\n").unwrap();
//! let table: Tensor<f32, (Dynamic, Size<2>)> = load_columns(&path, ["height", "time"])?;
//! assert_eq!(table.as_slice(), [2.0, 0.5, 300.0, 1.5]);
//!
//! save(&table, &path)?;
//! assert_eq!(std::fs::read_to_string(&path).unwrap(), "2.0,0.5\n300.0,1.5\n");
//! assert_eq!(load::<f32, Size<2>>(&path)?, table);
//!
//! save_columns(&table, &path, ["height", "time"])?;
//! let error = load::<f32, Size<2>>(&path).unwrap_err().to_string();
//! assert!(error.ends_with("line 1, column 1: expected f32, found \"height\""));
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::str::FromStr;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use csv::{ErrorKind, Reader, ReaderBuilder, StringRecord, Trim, Writer};
use xla_shape::{ElementType, rounding};

use crate::element::Element;
use crate::error::Error;
use crate::file::{io_error, replace};
use crate::shape::Layout;
use crate::size::{Dim, Dynamic, Extent};
use crate::tensor::Tensor;

/// An element type whose numbers are written in decimal: `bool`, integers, `f16`, `bf16`, `f32` and `f64`.
///
/// A `bool` is `true` or `false`.
pub trait Decimal: Element + FromStr + Debug {}

impl<E: Element + FromStr + Debug> Decimal for E {}

/// Loads a table without a header line. Each line has as many numbers as the matrix has columns.
///
/// Spaces around numbers are skipped, and so are empty lines. A number is a literal of Rust without a suffix and without `_`,
/// or `inf` or `NaN`.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, and [`Error::Malformed`] with the line and the column if a line has another
/// number of fields or a field is not a number of the type.
pub fn load<E: Decimal, N: Dim>(path: impl AsRef<Path>) -> Result<Tensor<E, (Dynamic, N)>, Error> {
    let path = path.as_ref();
    let mut reader = reader(path)?;
    let columns: Vec<usize> = (0..N::SIZE).collect();
    rows(path, &mut reader, &columns, N::SIZE)
}

/// Loads the columns of these names, in this order, of a table whose first line has the names. Other columns may have any
/// content.
///
/// # Errors
///
/// As [`load`], and [`Error::Malformed`] if the first line lacks a name or has it more than once.
pub fn load_columns<E: Decimal, N: Dim, const C: usize>(
    path: impl AsRef<Path>,
    names: [&str; C],
) -> Result<Tensor<E, (Dynamic, N)>, Error> {
    const {
        assert!(
            C == N::SIZE,
            "expected a name for each column of the matrix"
        );
    }
    let path = path.as_ref();
    let mut reader = reader(path)?;
    let mut header = StringRecord::new();
    read(path, &mut reader, &mut header)?;
    let line = line(path, &header);
    let mut columns = Vec::new();
    for name in names {
        let mut found = (0..header.len()).filter(|i| &header[*i] == name);
        let (first, second) = (found.next(), found.next());
        match (first, second) {
            (Some(column), None) => columns.push(column),
            (Some(_), Some(column)) => {
                let reason = format!("the name {name:?} is repeated");
                return Err(malformed(path, line, Some(column), &reason));
            }
            (None, _) => {
                let reason = format!(
                    "expected a column {name:?}, found {:?}",
                    header.iter().collect::<Vec<_>>()
                );
                return Err(malformed(path, line, None, &reason));
            }
        }
    }
    rows(path, &mut reader, &columns, header.len())
}

/// Saves a matrix as a table without a header line. An existing file is replaced once the new one is complete.
///
/// Numbers have as many digits as it takes to load the same numbers again.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be written.
pub fn save<E: Decimal, A: Extent, B: Extent, L: Layout<(A, B)>>(
    table: &Tensor<E, (A, B), L>,
    path: impl AsRef<Path>,
) -> Result<(), Error> {
    write(table, &[], path.as_ref())
}

/// Saves a matrix as a table whose first line has the names of the columns.
///
/// # Errors
///
/// As [`save`].
pub fn save_columns<E: Decimal, A: Extent, N: Dim, L: Layout<(A, N)>, const C: usize>(
    table: &Tensor<E, (A, N), L>,
    path: impl AsRef<Path>,
    names: [&str; C],
) -> Result<(), Error> {
    const {
        assert!(
            C == N::SIZE,
            "expected a name for each column of the matrix"
        );
    }
    write(table, &names, path.as_ref())
}

fn write<E: Decimal, A: Extent, B: Extent, L: Layout<(A, B)>>(
    table: &Tensor<E, (A, B), L>,
    names: &[&str],
    path: &Path,
) -> Result<(), Error> {
    let [rows, columns] = table.dims();
    replace(path, |file| {
        let mut writer = Writer::from_writer(file);
        if !names.is_empty() {
            writer.write_record(names)?;
        }
        for i in 0..rows {
            writer.write_record((0..columns).map(|j| format!("{:?}", table[[i, j]])))?;
        }
        writer.flush()
    })
}

fn reader(path: &Path) -> Result<Reader<File>, Error> {
    let mut builder = ReaderBuilder::new();
    // Lines of other lengths are found here, with the numbers that were expected.
    builder.has_headers(false).flexible(true).trim(Trim::All);
    let file = File::open(path).map_err(|error| io_error(path, error))?;
    Ok(builder.from_reader(file))
}

/// Reads a line; `false` at the end of the file.
fn read(path: &Path, reader: &mut Reader<File>, record: &mut StringRecord) -> Result<bool, Error> {
    let line = reader.position().line();
    reader
        .read_record(record)
        .map_err(|error| match error.into_kind() {
            ErrorKind::Io(error) => io_error(path, error),
            ErrorKind::Utf8 { pos, err } => {
                let line = pos.map_or(line, |pos| pos.line());
                malformed(
                    path,
                    line,
                    Some(err.field()),
                    "expected UTF-8, found another byte",
                )
            }
            other => io_error(path, io::Error::other(format!("{other:?}"))),
        })
}

/// Reads these columns of all lines, each of which has a number of fields.
fn rows<E: Decimal, N: Dim>(
    path: &Path,
    reader: &mut Reader<File>,
    columns: &[usize],
    fields: usize,
) -> Result<Tensor<E, (Dynamic, N)>, Error> {
    let (mut elements, mut count) = (Vec::new(), 0);
    let mut record = StringRecord::new();
    while read(path, reader, &mut record)? {
        if record.len() != fields {
            let reason = format!("expected {fields} fields, found {}", record.len());
            return Err(malformed(path, line(path, &record), None, &reason));
        }
        for &column in columns {
            let field = &record[column];
            let number = parsed(field).ok_or_else(|| {
                let reason = format!("expected {}, found {field:?}", E::TYPE);
                malformed(path, line(path, &record), Some(column), &reason)
            })?;
            elements.push(number);
        }
        count += 1;
    }
    Tensor::from_slice_sized([count, N::SIZE], &elements)
}

/// Parses a number, which is rounded once.
fn parsed<E: Decimal>(field: &str) -> Option<E> {
    // The crate `half` rounds to `f32` first.
    if matches!(E::TYPE, ElementType::F16 | ElementType::Bf16) {
        let number = rounding::parse(field, |x| rounding::to_short(E::TYPE, x))?;
        return rounding::rounded(E::TYPE, number).to_string().parse().ok();
    }
    field.parse().ok()
}

/// Returns the line of a record. Its position is that of the empty lines before it.
fn line(path: &Path, record: &StringRecord) -> u64 {
    let Some(position) = record.position() else {
        return 1;
    };
    let empty = File::open(path).and_then(|mut file| {
        file.seek(SeekFrom::Start(position.byte()))?;
        let ends = BufReader::new(file).bytes().map_while(Result::ok);
        let ends = ends.take_while(|byte| matches!(byte, b'\r' | b'\n'));
        Ok(ends.filter(|byte| *byte == b'\n').count() as u64)
    });
    position.line() + empty.unwrap_or_default()
}

/// Returns the error at a line and a column, which is counted from 0.
fn malformed(path: &Path, line: u64, column: Option<usize>, reason: &str) -> Error {
    let column = column.map(|column| format!(", column {}", column + 1));
    Error::Malformed {
        path: path.to_owned(),
        reason: format!("line {line}{}: {reason}", column.unwrap_or_default()),
    }
}
