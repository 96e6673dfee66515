//! Reads StableHLO text: the short form that MLIR prints, the generic form, and mixtures of both.
//!
//! The reader knows how operations are written, and not what they mean: unknown operations and attributes are in the
//! tree. It takes time in proportion to the text, and refuses brackets that are nested deeper than 64 levels.

use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

use xla_shape::scan::{ParseError, Scanner};

use crate::budget::Budget;
use crate::tree::{Attribute, Function, Location, Model, Named, Param, Region, Type, ValueId};

mod attribute;
mod control;
mod memory;
mod op;
mod quantized;
mod short;
mod types;

use memory::{EMPTY, MAPPED, MAX_NAME};

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
    /// The types of arrays by their texts.
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

/// A module that is open.
#[derive(Clone, Copy, PartialEq)]
enum Open {
    No,
    Short,
    Generic,
    Closed,
}

impl<'t> Reader<'t> {
    fn file(&mut self) -> Result<(), ParseError> {
        let mut open = Open::No;
        loop {
            let at = self.s.at();
            match self.s.peek() {
                Some('#') => self.alias()?,
                Some('{') if self.s.rest().starts_with("{-#") => self.resources()?,
                None if matches!(open, Open::No | Open::Closed) && self.has_content(open) => {
                    return Ok(());
                }
                Some('}') if open == Open::Short => {
                    self.s.expect("}")?;
                    self.location()?;
                    open = Open::Closed;
                }
                Some('}') if open == Open::Generic => {
                    self.s.expect("}")?;
                    self.s.expect(")")?;
                    self.module_attributes()?;
                    self.s.expect(":")?;
                    self.function_type()?;
                    self.location()?;
                    open = Open::Closed;
                }
                Some('"') if open != Open::Closed => match &*self.s.string()? {
                    "builtin.module" if open == Open::No => {
                        self.generic_module()?;
                        open = Open::Generic;
                    }
                    "func.func" => self.generic_function(at)?,
                    _ => return Err(self.s.expected_at(at, "a module or a function")),
                },
                _ if open == Open::No && (self.s.eat("module") || self.s.eat("builtin.module")) => {
                    self.module_head()?;
                    open = Open::Short;
                }
                _ if open != Open::Closed && self.s.eat("func.func") => self.function()?,
                // The mesh of the devices, which collectives number.
                _ if open == Open::Short && self.s.eat("sdy.mesh") => {
                    self.symbol()?;
                    self.s.expect("=")?;
                    self.balanced("<")?;
                    if self.s.peek() == Some('{') {
                        self.dictionary()?;
                    }
                    self.location()?;
                }
                _ => {
                    let expected = match open {
                        Open::No if self.s.sees("HloModule") => {
                            "StableHLO, in jax `jit(f).lower(..).as_text()` without `compile()`"
                        }
                        Open::No if self.model.functions.is_empty() => "module or func.func",
                        Open::No => "func.func or the end of the text",
                        Open::Short | Open::Generic => "func.func or the end of the module",
                        Open::Closed => "the end of the text",
                    };
                    return Err(self.s.expected_at(at, expected));
                }
            }
        }
    }

    /// Whether the file may end here.
    fn has_content(&self, open: Open) -> bool {
        open == Open::Closed || !self.model.functions.is_empty()
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
            self.model.attributes = self.dictionary()?;
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
        if self.s.eat("^") {
            self.s.word();
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

    /// Reads `{-# dialect_resources: { builtin: { name: "0x.." } } #-}`, and resources in another file.
    fn resources(&mut self) -> Result<(), ParseError> {
        self.s.peek();
        let start = self.s.at();
        self.s.expect("{-#")?;
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
            let blob = self.quoted()?;
            self.reserve(MAPPED * size_of::<(Cow<'t, str>, &str)>())?;
            self.model.resources.insert(name, blob);
        }
    }

    /// Reads a function after `func.func`.
    fn function(&mut self) -> Result<(), ParseError> {
        let mut public = true;
        for word in ["public", "private", "nested"] {
            if self.s.eat(word) {
                public = word == "public";
            }
        }
        let at = self.s.at();
        let name = self.symbol()?;
        self.begin();
        let mut params = Vec::new();
        self.s.expect("(")?;
        while !self.s.eat(")") {
            if !params.is_empty() {
                self.s.expect(",")?;
            }
            let param = match self.s.peek() {
                Some('%') => self.param(true)?,
                _ => self.unnamed(params.len())?,
            };
            self.push(&mut params, param)?;
        }
        let results = self.result_ports()?;
        if self.s.eat("attributes") {
            self.dictionary()?;
        }
        // A declaration has no body.
        let body = match self.s.eat("{") {
            true => self.block(Vec::new())?,
            false => Region::default(),
        };
        self.location()?;
        self.add(name, public, params, results, body, at)
    }

    /// Reads a function after `"func.func"`.
    fn generic_function(&mut self, at: usize) -> Result<(), ParseError> {
        self.s.expect("(")?;
        self.s.expect(")")?;
        let mut attributes = Vec::new();
        if self.s.eat("<") {
            attributes = self.dictionary()?;
            self.s.expect(">")?;
        }
        self.s.expect("(")?;
        self.s.expect("{")?;
        self.begin();
        let mut params = Vec::new();
        if self.s.eat("^") {
            self.s.word();
            if self.s.eat("(") {
                while !self.s.eat(")") {
                    if !params.is_empty() {
                        self.s.expect(",")?;
                    }
                    let param = self.param(false)?;
                    self.push(&mut params, param)?;
                }
            }
            self.s.expect(":")?;
        }
        let body = self.block(Vec::new())?;
        self.s.expect(")")?;
        if self.s.peek() == Some('{') {
            attributes.extend(self.dictionary()?);
        }
        self.s.expect(":")?;
        self.function_type()?;
        self.location()?;
        let get = |name: &str| crate::tree::find(&attributes, name);
        let (Some(Attribute::Text(name)), Some(Attribute::Type(ty))) =
            (get("sym_name"), get("function_type"))
        else {
            let expected = "a function with the attributes sym_name and function_type";
            return Err(self.s.expected_at(at, expected));
        };
        let Type::Function(_, results) = &**ty else {
            return Err(self
                .s
                .expected_at(at, "a function whose type is one of functions"));
        };
        let public = !matches!(get("sym_visibility"), Some(Attribute::Text(v)) if v == "private");
        self.reserve(results.len() * (size_of::<Port<'t>>() + EMPTY))?;
        let results = results
            .iter()
            .map(|ty| (ty.clone(), Rc::default()))
            .collect();
        let name = name.clone();
        self.add(name, public, params, results, body, at)
    }

    /// Begins a function, in which no value is defined.
    fn begin(&mut self) {
        self.scope.clear();
        self.undo.clear();
        self.next = 0;
    }

    fn add(
        &mut self,
        name: Cow<'t, str>,
        public: bool,
        params: Vec<Param<'t>>,
        results: Vec<Port<'t>>,
        body: Region<'t>,
        at: usize,
    ) -> Result<(), ParseError> {
        let function = Function {
            name,
            public,
            params,
            results,
            body,
            values: self.next,
            at,
        };
        let mut functions = std::mem::take(&mut self.model.functions);
        self.push(&mut functions, function)?;
        self.model.functions = functions;
        Ok(())
    }

    fn param(&mut self, attributed: bool) -> Result<Param<'t>, ParseError> {
        let at = self.s.at();
        let name = self.s.value()?;
        self.s.expect(":")?;
        let ty = self.ty()?;
        let attributes = match attributed && self.s.peek() == Some('{') {
            true => self.dictionary()?,
            false => Vec::new(),
        };
        self.reserve(EMPTY)?;
        let location = self.location()?;
        let value = self.define(name, 1, at)?;
        Ok(Param {
            name: Cow::Borrowed(name),
            value,
            ty,
            attributes: attributes.into(),
            location: location.map(Location::Written),
            at,
        })
    }

    /// Reads a parameter of a declaration: a type with attributes.
    fn unnamed(&mut self, number: usize) -> Result<Param<'t>, ParseError> {
        let at = self.s.at();
        let ty = self.ty()?;
        let attributes = match self.s.peek() == Some('{') {
            true => self.dictionary()?,
            false => Vec::new(),
        };
        let location = self.location()?;
        self.reserve(EMPTY + MAX_NAME)?;
        Ok(Param {
            name: format!("%arg{number}").into(),
            value: ValueId(number as u32),
            ty,
            attributes: attributes.into(),
            location: location.map(Location::Written),
            at,
        })
    }

    /// Reads `-> (types with attributes)` of a function.
    fn result_ports(&mut self) -> Result<Vec<Port<'t>>, ParseError> {
        if !self.s.eat("->") {
            return Ok(Vec::new());
        }
        if !self.s.eat("(") {
            return Ok(vec![(self.ty()?, Rc::default())]);
        }
        let mut results = Vec::new();
        while !self.s.eat(")") {
            if !results.is_empty() {
                self.s.expect(",")?;
            }
            let ty = self.ty()?;
            let attributes = match self.s.peek() == Some('{') {
                true => self.dictionary()?,
                false => Vec::new(),
            };
            self.location()?;
            self.reserve(EMPTY)?;
            self.push(&mut results, (ty, attributes.into()))?;
        }
        Ok(results)
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
        let mut number = 0;
        if self.s.eat("#") {
            number = u32::try_from(self.s.int()?).unwrap_or(u32::MAX);
        } else if count != 1 {
            return Err(self.s.expected("# and the number of a result"));
        }
        match number < count {
            true => Ok(ValueId(first.0 + number)),
            false => Err(self.s.expected_at(at, "a result that the operation has")),
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
