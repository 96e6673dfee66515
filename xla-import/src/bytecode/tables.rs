//! The tables of a file: strings, dialects, names of operations, and where attributes, types and resources are.

use xla_shape::scan::ParseError;

use super::cursor::{Cursor, refused, unexpected, utf8, within};
use crate::budget::Budget;

/// The position of an attribute or a type.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    start: u32,
    end: u32,
    /// The number of the dialect, and whether the dialect encodes it; others are text.
    dialect: u32,
    is_encoded: bool,
}

/// The name of an operation.
#[derive(Clone, Copy)]
pub(super) struct OpName {
    dialect: u32,
    string: u32,
}

/// The tables of a file.
pub(super) struct Tables<'t> {
    pub(super) file: &'t [u8],
    /// The position of the module in the file, from which alignments count.
    pub(super) start: usize,
    /// The version of the bytecode.
    pub(super) version: u64,
    /// The program that wrote the file.
    pub(super) producer: &'t str,
    strings: Vec<(u32, u32)>,
    /// The string of each dialect.
    dialects: Vec<u32>,
    pub(super) names: Vec<OpName>,
    pub(super) attributes: Vec<Entry>,
    pub(super) types: Vec<Entry>,
    /// The bytes of the resources of dialects.
    resources: Vec<(u32, u32)>,
    /// The attributes of operations that are not in dictionaries.
    properties: Vec<(u32, u32)>,
    pub(super) budget: Budget,
}

/// The newest version of the bytecode.
const NEWEST: u64 = 6;

/// The versions since which dialects, isolated regions, orders of uses, locations and names are as they are today.
pub(super) mod since {
    pub(crate) const DIALECT_VERSIONS: u64 = 1;
    pub(crate) const SECTIONS_OF_REGIONS: u64 = 2;
    pub(crate) const ORDERS_OF_USES: u64 = 3;
    pub(crate) const ELIDED_LOCATIONS: u64 = 4;
    pub(crate) const PROPERTIES: u64 = 5;
}

/// The numbers of sections.
pub(super) mod section {
    pub(crate) const STRINGS: usize = 0;
    pub(crate) const DIALECTS: usize = 1;
    pub(crate) const ATTRIBUTES_AND_TYPES: usize = 2;
    pub(crate) const OFFSETS: usize = 3;
    pub(crate) const OPERATIONS: usize = 4;
    pub(crate) const RESOURCES: usize = 5;
    pub(crate) const RESOURCE_OFFSETS: usize = 6;
    pub(crate) const VERSION: usize = 7;
    pub(crate) const PROPERTIES: usize = 8;
    pub(crate) const COUNT: usize = 9;
}

impl<'t> Tables<'t> {
    /// Reads the tables of the module in this part of a file, and returns them with the section of operations.
    pub(super) fn read(
        file: &'t [u8],
        mut c: Cursor<'t>,
    ) -> Result<(Tables<'t>, Cursor<'t>), ParseError> {
        let start = c.at();
        // Ranges of the file are pairs of `u32`, half the size of `usize`: a file may have millions.
        if u32::try_from(file.len()).is_err() {
            return Err(refused(start, "expected a file of less than 4 GiB"));
        }
        let mut tables = Tables {
            file,
            start,
            version: 0,
            producer: "",
            strings: Vec::new(),
            dialects: Vec::new(),
            names: Vec::new(),
            attributes: Vec::new(),
            types: Vec::new(),
            resources: Vec::new(),
            properties: Vec::new(),
            budget: Budget::of(c.left()),
        };
        // The file begins with these bytes.
        c.bytes(super::MAGIC.len() as u64)?;
        let at = c.at();
        tables.version = c.number()?;
        if tables.version > NEWEST {
            let expected = format!("MLIR bytecode of version {NEWEST} or an older one");
            return Err(unexpected(at, expected, tables.version.to_string()));
        }
        tables.producer = c.text()?;
        let mut sections: [Option<Cursor<'t>>; section::COUNT] = Default::default();
        while c.left() > 0 {
            let at = c.at();
            let (id, content) = c.section(start)?;
            let known = sections.get_mut(usize::from(id));
            let Some(slot) = known else {
                return Err(refused(at, format!("the section {id} is unknown")));
            };
            if slot.replace(content).is_some() {
                return Err(refused(at, format!("the section {id} is there twice")));
            }
        }
        let end = c.at();
        // The order of the sections is free; each table refers to the ones read before it.
        let mut take = |id: usize| {
            let missing = || refused(end, format!("expected the section {id}"));
            sections[id].take().ok_or_else(missing)
        };
        tables.strings(take(section::STRINGS)?)?;
        tables.dialects(take(section::DIALECTS)?)?;
        let content = take(section::ATTRIBUTES_AND_TYPES)?;
        tables.entries(take(section::OFFSETS)?, content)?;
        let operations = take(section::OPERATIONS)?;
        if let Some(content) = sections[section::PROPERTIES].take() {
            tables.properties(content)?;
        }
        if let (Some(offsets), Some(content)) = (
            sections[section::RESOURCE_OFFSETS].take(),
            sections[section::RESOURCES].take(),
        ) {
            tables.resources(offsets, content)?;
        }
        Ok((tables, operations))
    }

    /// Reads the lengths of the strings, the last one first; they are at the end of the section.
    fn strings(&mut self, mut c: Cursor<'t>) -> Result<(), ParseError> {
        let at = c.at();
        let mut end = at + c.left();
        let count = c.count()?;
        self.budget.memory::<(u32, u32)>(count, at)?;
        self.strings = vec![(0, 0); count];
        // Lengths and strings are in opposite orders, so the last string, at the end of the section, has the first
        // length.
        for string in self.strings.iter_mut().rev() {
            let at = c.at();
            let len = c.number()?;
            let start = usize::try_from(len)
                .ok()
                .and_then(|len| end.checked_sub(len));
            let start = start.filter(|&start| start >= c.at() && start < end);
            let start = start.ok_or_else(|| {
                let left = end.saturating_sub(c.at());
                unexpected(at, format!("a length of 1 to {left}"), len.to_string())
            })?;
            // The last byte is 0.
            *string = (start as u32, end as u32 - 1);
            end = start;
        }
        if c.at() == end {
            Ok(())
        } else {
            Err(refused(c.at(), "expected the strings after their lengths"))
        }
    }

    /// Returns a string.
    pub(super) fn string(&mut self, index: usize, at: usize) -> Result<&'t str, ParseError> {
        let (bytes, start) = self.string_bytes(index, at)?;
        utf8(bytes, start)
    }

    /// Returns a string, which may be any bytes, and its position.
    pub(super) fn string_bytes(
        &mut self,
        index: usize,
        at: usize,
    ) -> Result<(&'t [u8], usize), ParseError> {
        let index = within(index as u64, self.strings.len(), "strings", at)?;
        let (start, end) = self.strings[index];
        let bytes = &self.file[start as usize..end as usize];
        self.budget.steps(bytes.len() / 8, at)?;
        Ok((bytes, start as usize))
    }

    fn dialects(&mut self, mut c: Cursor<'t>) -> Result<(), ParseError> {
        let at = c.at();
        let count = c.count()?;
        self.budget.memory::<u32>(count, at)?;
        self.dialects.reserve_exact(count);
        for _ in 0..count {
            let at = c.at();
            let (string, versioned) = if self.version >= since::DIALECT_VERSIONS {
                c.flagged()?
            } else {
                (c.number()?, false)
            };
            let string = within(string, self.strings.len(), "strings", at)?;
            self.dialects.push(string as u32);
            if versioned {
                let at = c.at();
                let (id, _) = c.section(self.start)?;
                if usize::from(id) != section::VERSION {
                    return Err(refused(at, "expected the version of a dialect"));
                }
            }
        }
        if self.version >= since::ELIDED_LOCATIONS {
            // The number of names, or more.
            c.number()?;
        }
        let at = c.at();
        // Each name takes a byte.
        self.budget.memory::<OpName>(c.left(), at)?;
        self.names.reserve_exact(c.left());
        while c.left() > 0 {
            let dialect = c.index(self.dialects.len(), "dialects")? as u32;
            for _ in 0..c.count()? {
                let at = c.at();
                let string = if self.version >= since::PROPERTIES {
                    c.flagged()?.0
                } else {
                    c.number()?
                };
                let string = within(string, self.strings.len(), "strings", at)? as u32;
                self.names.push(OpName { dialect, string });
            }
        }
        Ok(())
    }

    /// Returns the dialect and the name of an operation.
    pub(super) fn op_name(
        &mut self,
        name: usize,
        at: usize,
    ) -> Result<(&'t str, &'t str), ParseError> {
        let name = self.names[name];
        let dialect = self.dialects[name.dialect as usize];
        let dialect = self.string(dialect as usize, at)?;
        Ok((dialect, self.string(name.string as usize, at)?))
    }

    fn entries(&mut self, mut c: Cursor<'t>, content: Cursor<'t>) -> Result<(), ParseError> {
        let at = c.at();
        let attributes = c.count()?;
        let types = c.count()?;
        self.budget.memory::<Entry>(attributes, at)?;
        self.budget.memory::<Entry>(types, at)?;
        let mut rest = content;
        self.attributes = self.part_of_entries(attributes, &mut c, &mut rest)?;
        self.types = self.part_of_entries(types, &mut c, &mut rest)?;
        c.end("the table of attributes and types")
    }

    /// Reads the dialects and lengths of entries, whose content is in the same order.
    fn part_of_entries(
        &self,
        count: usize,
        c: &mut Cursor<'t>,
        content: &mut Cursor<'t>,
    ) -> Result<Vec<Entry>, ParseError> {
        let mut entries = Vec::with_capacity(count);
        while entries.len() < count {
            // Entries are grouped by dialect. Each has its length and a bit: bytecode of the dialect, or text.
            let dialect = c.index(self.dialects.len(), "dialects")? as u32;
            let at = c.at();
            let group = c.count()?;
            let most = count - entries.len();
            if group > most {
                let expected = format!("at most {most} entries");
                return Err(unexpected(at, expected, group.to_string()));
            }
            for _ in 0..group {
                let (len, is_encoded) = c.flagged()?;
                let part = content.part(len)?;
                entries.push(Entry {
                    start: part.at() as u32,
                    end: (part.at() + part.left()) as u32,
                    dialect,
                    is_encoded,
                });
            }
        }
        Ok(entries)
    }

    /// Returns the dialect and the content of an attribute or a type; the dialect is `None` for text.
    pub(super) fn entry(
        &mut self,
        entry: Entry,
        at: usize,
    ) -> Result<(Option<&'t str>, Cursor<'t>), ParseError> {
        let content = Cursor::new(self.file, entry.start as usize, entry.end as usize);
        if !entry.is_encoded {
            return Ok((None, content));
        }
        let dialect = self.dialects[entry.dialect as usize];
        Ok((Some(self.string(dialect as usize, at)?), content))
    }

    fn properties(&mut self, mut c: Cursor<'t>) -> Result<(), ParseError> {
        let at = c.at();
        let count = c.count()?;
        self.budget.memory::<(u32, u32)>(count, at)?;
        self.properties.reserve_exact(count);
        for _ in 0..count {
            let len = c.number()?;
            let part = c.part(len)?;
            let end = part.at() + part.left();
            self.properties.push((part.at() as u32, end as u32));
        }
        c.end("the properties")
    }

    /// Returns the properties with this number.
    pub(super) fn properties_at(&self, number: u64, at: usize) -> Result<Cursor<'t>, ParseError> {
        let index = within(number, self.properties.len(), "properties", at)?;
        let (start, end) = self.properties[index];
        Ok(Cursor::new(self.file, start as usize, end as usize))
    }

    fn resources(&mut self, mut c: Cursor<'t>, mut content: Cursor<'t>) -> Result<(), ParseError> {
        let foreign = c.number()?;
        // Foreign resources, such as MLIR's reproducers, come first and are skipped; a dialect's resources follow.
        let mut group = 0;
        while group < foreign || c.left() > 0 {
            let is_foreign = group < foreign;
            if is_foreign {
                c.index(self.strings.len(), "strings")?
            } else {
                c.index(self.dialects.len(), "dialects")?
            };
            let at = c.at();
            let count = c.count()?;
            if !is_foreign {
                self.budget.memory::<(u32, u32)>(count, at)?;
                self.resources.reserve_exact(count);
            }
            for _ in 0..count {
                c.index(self.strings.len(), "strings")?;
                let len = c.number()?;
                let kind = c.byte()?;
                let mut part = content.part(len)?;
                if is_foreign {
                    continue;
                }
                let mut range = (0, 0);
                if kind == BLOB && part.left() > 0 {
                    // A blob begins at a multiple of its alignment from the start of the module.
                    let alignment = part.number()?;
                    let len = part.number()?;
                    part.align(self.start, alignment)?;
                    let blob = part.part(len)?;
                    range = (blob.at() as u32, (blob.at() + blob.left()) as u32);
                }
                self.resources.push(range);
            }
            group += 1;
        }
        Ok(())
    }

    /// Returns the bytes of a resource.
    pub(super) fn resource(&self, c: &mut Cursor<'t>) -> Result<&'t [u8], ParseError> {
        let index = c.index(self.resources.len(), "resources")?;
        let (start, end) = self.resources[index];
        Ok(&self.file[start as usize..end as usize])
    }
}

/// The kind of a resource that has bytes.
const BLOB: u8 = 0;
