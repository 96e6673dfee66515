//! Reads StableHLO text: the short form that MLIR prints, the generic form, and mixtures of both.
//!
//! The reader knows how operations are written, and not what they mean: unknown operations and attributes are in the
//! tree. It takes time in proportion to the text, and refuses brackets that are nested deeper than 64 levels.

use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

use xla_shape::scan::{ParseError, Scanner};

use crate::budget::Budget;
use crate::tree::{Attribute, Model, Named, Region, Type, ValueId};

mod attribute;
mod control;
mod function;
mod memory;
mod op;
mod quantized;
mod short;
mod types;

use memory::MAPPED;

/// Reads a text.
///
/// # Errors
/// The first mistake, with its line and column.
pub fn read(text: &str) -> Result<Model<'_>, ParseError> {
    let mut reader = Reader {
        budget: Budget::of(text.len()),
        s: Scanner::new(text),
        text,
        model: Model {
            text: Some(text),
            ..Model::default()
        },
        types: HashMap::new(),
        scope: HashMap::new(),
        undo: Vec::new(),
        next: 0,
        short: short::table(),
    };
    reader.file()?;
    Ok(reader.model)
}

/// The type of a result, and its attributes.
type Port<'t> = (Rc<Type<'t>>, Rc<[Named<'t>]>);

/// A reader, and the values in scope.
struct Reader<'t> {
    budget: Budget,
    s: Scanner<'t>,
    text: &'t str,
    model: Model<'t>,
    /// The types of arrays by their texts, and those that the file names: `!name`.
    types: HashMap<&'t str, Rc<Type<'t>>>,
    /// The first value under each name, and the number of values.
    scope: HashMap<&'t str, (ValueId, u32)>,
    /// The earlier values of names that the open regions define again.
    undo: Vec<(&'t str, Option<(ValueId, u32)>)>,
    /// The number of the next value.
    next: u32,
    /// How short forms write attributes.
    short: short::Table,
}

/// The form of a module that is open.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Short,
    Generic,
}

impl<'t> Reader<'t> {
    /// Reads modules and functions. Modules may be in others; the functions of all are one list, in which a name
    /// belongs to one function.
    fn file(&mut self) -> Result<(), ParseError> {
        // A closing brace ends a module in the form in which it began: `}` or `}) : () -> ()`.
        let mut open: Vec<Form> = Vec::new();
        let mut has_module = false;
        loop {
            let at = self.s.at();
            let has_content = has_module || !self.model.functions.is_empty();
            match self.s.peek() {
                Some('#') => self.alias()?,
                Some('!') => self.type_alias()?,
                // Resources may precede or follow the module.
                Some('{') if self.s.rest().starts_with("{-#") => self.resources()?,
                None if open.is_empty() && has_content => return Ok(()),
                Some('}') if !open.is_empty() => {
                    self.s.expect("}")?;
                    if open.pop() == Some(Form::Generic) {
                        self.s.expect(")")?;
                        self.module_attributes()?;
                        self.s.expect(":")?;
                        self.function_type()?;
                    }
                    self.location()?;
                }
                Some('"') => match &*self.s.string()? {
                    "builtin.module" => {
                        self.generic_module()?;
                        self.push(&mut open, Form::Generic)?;
                        has_module = true;
                    }
                    "func.func" => self.generic_function(at)?,
                    "sdy.mesh" => {
                        self.generic(&mut op::Parts::default())?;
                        self.location()?;
                    }
                    _ => return Err(self.s.expected_at(at, "a module or a function")),
                },
                _ if self.s.eat("module") || self.s.eat("builtin.module") => {
                    self.module_head()?;
                    self.push(&mut open, Form::Short)?;
                    has_module = true;
                }
                _ if self.s.eat("func.func") => self.function()?,
                // The mesh of the devices, which collectives number.
                _ if self.s.eat("sdy.mesh") => {
                    self.symbol()?;
                    self.s.expect("=")?;
                    self.balanced("<")?;
                    if self.s.peek() == Some('{') {
                        self.dictionary()?;
                    }
                    self.location()?;
                }
                _ => {
                    // HLO is the text after compilation, which users print by mistake; the help names the text before
                    // it.
                    let expected = match (open.is_empty(), has_module) {
                        (true, false) if self.s.sees("HloModule") => {
                            "StableHLO, in jax `jit(f).lower(..).as_text()` without `compile()`"
                        }
                        (true, false) if self.model.functions.is_empty() => "module or func.func",
                        (true, false) => "func.func or the end of the text",
                        (true, true) => "the end of the text",
                        (false, _) => "func.func or the end of the module",
                    };
                    return Err(self.s.expected_at(at, expected));
                }
            }
        }
    }

    fn module_head(&mut self) -> Result<(), ParseError> {
        if self.s.peek() == Some('@') {
            self.symbol()?;
        }
        if self.s.eat("attributes") {
            self.module_attributes()?;
        }
        self.s.expect("{")
    }

    fn module_attributes(&mut self) -> Result<(), ParseError> {
        if self.s.peek() == Some('{') {
            let at = self.s.at();
            let attributes = self.dictionary()?;
            // The importer reads the numbers of devices of the file, not of each module.
            if !self.model.attributes.is_empty() && self.model.attributes != attributes {
                return Err(self
                    .s
                    .expected_at(at, "the attributes of the modules before"));
            }
            self.model.attributes = attributes;
        }
        Ok(())
    }

    fn generic_module(&mut self) -> Result<(), ParseError> {
        self.s.expect("(")?;
        self.s.expect(")")?;
        if self.s.eat("<") {
            self.dictionary()?;
            self.s.expect(">")?;
        }
        self.s.expect("(")?;
        self.s.expect("{")?;
        // The label of the block, `^bb0:`.
        if self.s.eat("^") {
            self.s.suffix();
            self.s.expect(":")?;
        }
        Ok(())
    }

    /// Reads `#name = attribute` or `#loc1 = loc(..)`.
    fn alias(&mut self) -> Result<(), ParseError> {
        let name = self.hash()?;
        self.s.expect("=")?;
        if self.s.sees("loc") {
            self.s.eat("loc");
            let location = self.balanced("(")?;
            self.reserve(MAPPED * size_of::<(&str, &str)>())?;
            self.model.locations.insert(name, location);
            return Ok(());
        }
        let attribute = self.attribute()?;
        self.reserve(MAPPED * size_of::<(&str, Attribute<'t>)>())?;
        self.model.aliases.insert(name, attribute);
        Ok(())
    }

    /// Reads `!name = type`.
    fn type_alias(&mut self) -> Result<(), ParseError> {
        let at = self.s.at();
        let name = self.bang()?;
        self.s.expect("=")?;
        let ty = self.ty()?;
        // A name with a dot is a dialect's type.
        if name.contains('.') || self.types.contains_key(name) {
            return Err(self.s.expected_at(at, "a new name without a dot"));
        }
        if types::weight(&ty) > types::MOST_NAMED {
            return Err(self
                .s
                .expected_at(at, "the name of a type with fewer parts"));
        }
        self.reserve(MAPPED * size_of::<(&str, Rc<Type<'t>>)>())?;
        self.types.insert(name, ty);
        Ok(())
    }

    /// Reads `{-# dialect_resources: { builtin: { name: "0x.." } } #-}`, and resources in another file.
    fn resources(&mut self) -> Result<(), ParseError> {
        self.s.peek();
        let start = self.s.at();
        self.s.expect("{-#")?;
        // Names of sections and dialects open braces, and are not needed: names of resources are unique in a file.
        let mut depth = 0;
        loop {
            if depth == 0 && self.s.eat("#-}") {
                let end = self.text.len() - self.s.rest().len();
                let mut sections = std::mem::take(&mut self.model.sections);
                self.push(&mut sections, start..end)?;
                self.model.sections = sections;
                return Ok(());
            }
            let at = self.s.at();
            if self.s.eat(",") {
                continue;
            }
            if depth > 0 && self.s.eat("}") {
                depth -= 1;
                continue;
            }
            let name = match self.s.peek() {
                Some('"') => Cow::Owned(self.string()?),
                _ => Cow::Borrowed(self.s.word().unwrap_or_default()),
            };
            if name.is_empty() {
                return Err(self.s.expected_at(at, "a resource or `#-}`"));
            }
            self.s.expect(":")?;
            if self.s.eat("{") {
                depth += 1;
                continue;
            }
            // Other values than bytes are flags of other programs.
            let blob = match self.s.peek() {
                Some('"') => self.quoted()?,
                _ => self.s.word().unwrap_or_default(),
            };
            self.reserve(MAPPED * size_of::<(Cow<'t, str>, &str)>())?;
            self.model.resources.insert(name, blob);
        }
    }

    /// Reads operations up to the closing brace; the names that they define end there.
    fn block(&mut self, params: Vec<(ValueId, Rc<Type<'t>>)>) -> Result<Region<'t>, ParseError> {
        self.s.deepen()?;
        let mut ops = Vec::new();
        while !self.s.eat("}") {
            if self.s.peek() == Some('^') {
                return Err(self.s.expected("an operation: a region has one block"));
            }
            let op = self.op()?;
            self.push(&mut ops, op)?;
        }
        self.s.rise();
        Ok(Region { params, ops })
    }

    /// Defines values under a name.
    fn define(&mut self, name: &'t str, count: u32, at: usize) -> Result<ValueId, ParseError> {
        self.reserve(MAPPED * size_of::<(&str, (ValueId, u32))>())?;
        let first = ValueId(self.next);
        let next = self.next.checked_add(count);
        self.next = next.ok_or_else(|| self.s.expected_at(at, "fewer values"))?;
        let before = self.scope.insert(name, (first, count));
        let mut undo = std::mem::take(&mut self.undo);
        self.push(&mut undo, (name, before))?;
        self.undo = undo;
        Ok(first)
    }

    /// Forgets the names that were defined after a mark.
    fn forget(&mut self, mark: usize) {
        while self.undo.len() > mark {
            if let Some((name, before)) = self.undo.pop() {
                match before {
                    Some(before) => self.scope.insert(name, before),
                    None => self.scope.remove(name),
                };
            }
        }
    }

    /// Reads a value: `%x` or `%x#1`.
    fn operand(&mut self) -> Result<ValueId, ParseError> {
        let at = self.s.at();
        let name = self.s.value()?;
        let Some(&(first, count)) = self.scope.get(name) else {
            return Err(self.s.expected_at(at, "a value that is defined above"));
        };
        // `%x:2 = ..` defines two values, which are `%x#0` and `%x#1`; `%x` alone is one value.
        let mut number = 0;
        if self.s.eat("#") {
            number = u32::try_from(self.s.int()?).unwrap_or(u32::MAX);
        } else if count != 1 {
            return Err(self.s.expected("# and the number of a result"));
        }
        if number < count {
            Ok(ValueId(first.0 + number))
        } else {
            Err(self.s.expected_at(at, "a result that the operation has"))
        }
    }

    /// Reads `loc(..)` if it comes next.
    fn location(&mut self) -> Result<Option<&'t str>, ParseError> {
        if !self.s.eat("loc") {
            return Ok(None);
        }
        self.balanced("(").map(Some)
    }
}
