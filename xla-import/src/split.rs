//! Moves the constants of a text to a file beside it, as bytes: a macro then passes them to rustc without reading them
//! as text.
//!
//! The text keeps `dense_resource<name>`, and names the bytes in MLIR's section for resources outside of a file: their
//! ranges in `FILE.constants`. `Model::take_stored` returns such constants, whose memory all clones of a literal
//! share.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::ops::Range;

use xla_hlo::ElementType;
use xla_shape::scan::ParseError;

use crate::constant::{self, Elements, STORED};
use crate::import::shape;
use crate::read;
use crate::tree::{Attribute, Element, Model, Op, Region, Type};

/// The bytes of constants begin at multiples of this.
const ALIGNMENT: usize = 64;

/// A text without its large constants, and their bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    /// The text.
    pub text: String,
    /// The content of the file of constants, which is beside the text: see [`constants_file`](crate::constants_file).
    pub constants: Vec<u8>,
    /// The number of constants in it.
    pub count: usize,
}

/// Moves the constants of at least 1,024 bytes out of a text. Those whose elements are all equal remain in it.
///
/// # Errors
/// The first mistake in the text, or it is split already.
pub fn split(text: &str) -> Result<Split, ParseError> {
    let model = read::read(text)?;
    let mut split = Splitter {
        model: &model,
        text,
        replaced: Vec::new(),
        entries: Vec::new(),
        constants: Vec::new(),
    };
    // In the order of their names, since the order of a hash map would differ from run to run.
    let mut resources: Vec<_> = model.resources.iter().collect();
    resources.sort();
    for (name, content) in resources {
        let Some(digits) = content.strip_prefix("0x") else {
            return Err(model.refused(0, "the constants of this text are in another file already"));
        };
        let bytes = constant::bytes_of_resource(&model, digits)?;
        split.add(name, &bytes);
    }
    for function in &model.functions {
        split.region(&function.body)?;
    }
    Ok(split.finish())
}

struct Splitter<'a, 't> {
    model: &'a Model<'t>,
    text: &'t str,
    /// The parts of the text that are replaced by the names of constants.
    replaced: Vec<(Range<usize>, String)>,
    /// The names of constants, with the ranges of their bytes.
    entries: Vec<(String, Range<usize>)>,
    constants: Vec<u8>,
}

impl<'t> Splitter<'_, 't> {
    fn add(&mut self, name: &str, bytes: &[u8]) {
        let start = self.constants.len().next_multiple_of(ALIGNMENT);
        self.constants.resize(start, 0);
        self.constants.extend_from_slice(bytes);
        let range = start..self.constants.len();
        self.entries.push((name.to_string(), range));
    }

    fn region(&mut self, region: &Region<'t>) -> Result<(), ParseError> {
        for op in &region.ops {
            self.op(op)?;
            // The reader bounds the depth.
            for region in &op.regions {
                self.region(region)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: &Op<'t>) -> Result<(), ParseError> {
        if op.name != "stablehlo.constant" {
            return Ok(());
        }
        // An alias has its elements elsewhere, perhaps for several constants, and stays.
        let Some(Attribute::Dense(elements, ty)) = op.attribute("value") else {
            return Ok(());
        };
        // The type of `dense<..>` may be written as the result type only.
        let Some(ty) = ty.as_ref().or(op.result_types.first()) else {
            return Ok(());
        };
        // Quantised numbers, and integers of less than eight bits, have other bytes in memory.
        let is_plain = matches!(&**ty, Type::Tensor(_, Element::Named(name))
            if ElementType::from_stablehlo(name).is_some());
        if !is_plain {
            return Ok(());
        }
        let shape = shape(self.model, ty, op.at)?;
        let Elements::All(literal) = constant::dense(self.model, elements, &shape, op.at)? else {
            return Ok(());
        };
        let Some(place) = self.place(elements) else {
            return Ok(());
        };
        if literal.bytes().len() >= STORED && literal.splat().is_none() {
            let name = self.unused_name();
            self.add(&name, literal.bytes());
            self.replaced
                .push((place, format!("dense_resource<{name}>")));
        }
        Ok(())
    }

    /// Returns the place of `dense<..>` in the text, by the text between its brackets.
    fn place(&self, elements: &str) -> Option<Range<usize>> {
        let at = (elements.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        let start = self.text.get(..at)?.rfind("dense")?;
        let end = at + elements.len();
        let close = self.text.get(end..)?.find('>')?;
        Some(start..end + close + 1)
    }

    fn unused_name(&self) -> String {
        let used: HashSet<&str> = self.entries.iter().map(|(name, _)| &**name).collect();
        let mut names = (self.entries.len()..).map(|number| format!("constant_{number}"));
        names
            .find(|name| !used.contains(&**name))
            .unwrap_or_default()
    }

    fn finish(mut self) -> Split {
        // Resources in the text become bytes too, so their sections are removed and written again as ranges.
        let sections = self.model.sections.iter();
        self.replaced
            .extend(sections.map(|section| (section.clone(), String::new())));
        self.replaced.sort_by_key(|(place, _)| place.start);
        // Copies the text between the replaced places.
        let (mut text, mut at) = (String::new(), 0);
        for (place, name) in &self.replaced {
            text += &self.text[at..place.start];
            text += name;
            at = place.end;
        }
        text += &self.text[at..];
        let mut section = String::new();
        for (name, Range { start, end }) in &self.entries {
            let comma = if section.is_empty() { "" } else { ",\n" };
            let _ = write!(
                section,
                "{comma}      {name:?}: \"{start}:{}\"",
                end - start
            );
        }
        if !section.is_empty() {
            let text = &mut text;
            text.truncate(text.trim_end().len());
            *text += &format!(
                "\n\n{{-#\n  external_resources: {{\n    typed_xla: {{\n{section}\n    }}\n  }}\n#-}}\n"
            );
        }
        Split {
            text,
            constants: self.constants,
            count: self.entries.len(),
        }
    }
}
