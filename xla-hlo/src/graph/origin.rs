//! Where an instruction is from.

use core::fmt;
use std::sync::{Mutex, PoisonError};

/// The origin of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Origin {
    /// An index into a table of the graph's builder.
    pub index: Option<u32>,
    /// Its place in the source of a computation that was read as text, such as a callee.
    pub place: Option<Place>,
    /// The operation that the user called, which messages name: `take` adds a `gather`.
    pub operation: Option<&'static str>,
}

impl Origin {
    /// Returns the origin of an instruction with this origin after the call of its function is inlined.
    pub fn inlined(self, call: Origin) -> Origin {
        Origin {
            index: call.index,
            place: self.place.or(call.place),
            operation: self.operation,
        }
    }
}

/// A position in a source file. It is displayed as rustc writes one, `src/model.rs:12:5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Place {
    /// The file, as the compiler names it.
    pub file: &'static str,
    /// The line, from 1 on.
    pub line: u32,
    /// The column, from 1 on.
    pub column: u32,
}

/// The names of files in places. There are few, and each is leaked once, so that origins are `Copy`.
static FILES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

impl Place {
    /// Returns a position in the file with this name.
    pub fn new(file: &str, line: u32, column: u32) -> Place {
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        let file = match files.iter().find(|known| **known == file) {
            Some(known) => known,
            None => {
                let name: &'static str = Box::leak(file.into());
                files.push(name);
                name
            }
        };
        Place { file, line, column }
    }

    /// Reads what [`Place`] is displayed as.
    pub fn read(text: &str) -> Option<Place> {
        let (rest, column) = text.rsplit_once(':')?;
        let (file, line) = rest.rsplit_once(':')?;
        Some(Place::new(file, line.parse().ok()?, column.parse().ok()?))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}
