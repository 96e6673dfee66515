//! Weights in GGUF files, the format of llama.cpp and ggml.
//!
//! Files of versions 2 and 3 in little-endian order are read. Tensors have the types F32, F16, BF16, F64, I8, I16, I32 and
//! I64, or Q8_0 and Q4_0, whose numbers are `f32`: a block of 32 numbers is a scale and 32 integers of 8 or 4 bits, and a
//! number is the product of both. Tensors of other types may be in the file if no leaf has their names.
//!
//! The format lists the sizes of a tensor from the fastest dimension to the slowest. Shapes here have the order of all other
//! formats, with the fastest dimension last: a tensor whose sizes are listed as `[3, 2]` is loaded to an `f32![2, 3]`, and
//! the elements have the same order.
//!
//! ```
//! use xla_core::gguf::{load, open};
//! use xla_core::size::Size;
//! use xla_core::tensor::Tensor;
//!
//! # let folder = std::env::temp_dir().join(format!("gguf-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! // A tensor `0` of the type F32, whose sizes are listed as [3, 2].
//! let mut file = b"GGUF\x03\0\0\0".to_vec();
//! file.extend([1u64, 0, 1].map(u64::to_le_bytes).concat());
//! file.extend(b"0\x02\0\0\0");
//! file.extend([3u64, 2].map(u64::to_le_bytes).concat());
//! file.extend([0; 4 + 8]);
//! file.resize(96, 0);
//! file.extend([1f32, 2.0, 3.0, 4.0, 5.0, 6.0].map(f32::to_le_bytes).concat());
//! let path = folder.join("one.gguf");
//! std::fs::write(&path, file).unwrap();
//!
//! assert!(open(&path)?.arrays().eq([("0", "f32[2, 3]".to_owned())]));
//! let x: Tensor<f32, (Size<2>, Size<3>)> = load(&path)?;
//! assert_eq!(x, Tensor::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]));
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::file::{io_error, malformed};
use crate::stored::{Elements, Stored, loads};

pub use crate::stored::Weights;

use blocks::{Block, Dequantized};
use header::Tensor;

mod blocks;
mod header;

/// The name of the format in messages.
const FORMAT: &str = "GGUF file";

/// Opens a file.
///
/// # Errors
///
/// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated.
pub fn open<'a>(path: impl AsRef<Path>) -> Result<Weights<'a>, Error> {
    let path = path.as_ref();
    let opened = File::open(path).and_then(|file| {
        let size = file.metadata()?.len();
        let mut file = BufReader::new(file);
        let tensors = header::read(&mut file, size)?;
        Ok((file.into_inner(), tensors))
    });
    match opened {
        Ok((file, Ok(tensors))) => {
            let (mut all, mut places) = (BTreeMap::new(), Vec::new());
            for Tensor {
                name,
                kind,
                dims,
                block,
                start,
                len,
            } in tensors
            {
                let (columns, place) = (false, places.len());
                let stored = Stored {
                    kind,
                    dims,
                    columns,
                    place,
                };
                places.push(Place { start, len, block });
                all.insert(name, stored);
            }
            let path = path.to_owned();
            let elements = Box::new(Opened {
                path: path.clone(),
                file,
                places,
            });
            Ok(Weights::new(&path, FORMAT, all, elements))
        }
        Ok((_, Err(fault))) => Err(malformed(path, FORMAT, &fault)),
        Err(error) => Err(io_error(path, error)),
    }
}

loads!(
    "gguf",
    "Names of files for llama.cpp are like `blk.0.attn_q.weight`, and [`open`] reads names of any other form too."
);

/// The bytes of a tensor.
struct Place {
    /// The number of bytes of the file before it.
    start: u64,
    /// The number of its bytes.
    len: u64,
    /// The blocks of its numbers, if they are quantised.
    block: Option<Block>,
}

/// An open file.
struct Opened {
    path: PathBuf,
    file: File,
    places: Vec<Place>,
}

impl Elements for Opened {
    fn open(&mut self, place: usize) -> io::Result<Box<dyn Read + '_>> {
        let Place { start, len, block } = self.places[place];
        self.file.seek(SeekFrom::Start(start))?;
        let bytes = (&mut self.file).take(len);
        Ok(match block {
            None => Box::new(bytes),
            Some(block) => Box::new(Dequantized::new(BufReader::new(bytes), block)),
        })
    }

    fn path(&self, _: usize) -> &Path {
        &self.path
    }

    fn is_checked(&self) -> bool {
        true
    }
}
