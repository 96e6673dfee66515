//! Reads functions: names, parameters, results and attributes.

use std::borrow::Cow;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::memory::{EMPTY, MAX_NAME};
use super::{Port, Reader};
use crate::tree::{Attribute, Function, Location, Param, Region, Type, ValueId};

impl<'t> Reader<'t> {
    /// Reads a function after `func.func`.
    pub(super) fn function(&mut self) -> Result<(), ParseError> {
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
        let body = if self.s.eat("{") {
            self.block(Vec::new())?
        } else {
            Region::default()
        };
        self.location()?;
        self.add(name, public, params, results, body, at)
    }

    /// Reads a function after `"func.func"`.
    pub(super) fn generic_function(&mut self, at: usize) -> Result<(), ParseError> {
        self.s.expect("(")?;
        self.s.expect(")")?;
        let mut attributes = Vec::new();
        if self.s.eat("<") {
            attributes = self.dictionary()?;
            self.s.expect(">")?;
        }
        self.s.expect("(")?;
        // `"func.func"() <{attributes}> ({ ^bb0(%a: type): body }) {attributes} : () -> ()`.
        self.s.expect("{")?;
        self.begin();
        let mut params = Vec::new();
        if self.s.eat("^") {
            self.s.suffix();
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
        // The short form writes these attributes as syntax; here they come after the body.
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
        // The list is taken out, since `push` borrows the reader to charge its budget.
        let mut functions = std::mem::take(&mut self.model.functions);
        self.push(&mut functions, function)?;
        self.model.functions = functions;
        Ok(())
    }

    pub(super) fn param(&mut self, attributed: bool) -> Result<Param<'t>, ParseError> {
        let at = self.s.at();
        let name = self.s.value()?;
        self.s.expect(":")?;
        let ty = self.ty()?;
        let attributes = if attributed && self.s.peek() == Some('{') {
            self.dictionary()?
        } else {
            Vec::new()
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
        let attributes = if self.s.peek() == Some('{') {
            self.dictionary()?
        } else {
            Vec::new()
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
            let attributes = if self.s.peek() == Some('{') {
                self.dictionary()?
            } else {
                Vec::new()
            };
            self.location()?;
            self.reserve(EMPTY)?;
            self.push(&mut results, (ty, attributes.into()))?;
        }
        Ok(results)
    }
}
