//! Reads operations.

use std::borrow::Cow;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::memory::EMPTY;
use crate::tree::{Attribute, Named, Op, Region, Type, ValueId};

/// The parts of an operation's text besides its name.
#[derive(Default)]
pub(super) struct Parts<'t> {
    pub(super) operands: Vec<ValueId>,
    /// The attributes without a name in a short form, with their positions.
    pub(super) unnamed: Vec<(usize, Attribute<'t>)>,
    pub(super) attributes: Vec<Named<'t>>,
    pub(super) regions: Vec<Region<'t>>,
    pub(super) types: Types<'t>,
}

/// The types after an operation's colon.
#[derive(Default)]
pub(super) enum Types<'t> {
    /// There is no colon.
    #[default]
    None,
    /// `(operands) -> results`.
    Function(Vec<Rc<Type<'t>>>, Vec<Rc<Type<'t>>>),
    /// Types without an arrow.
    List(Vec<Rc<Type<'t>>>),
}

/// The types of an operation's operands, if they are written, and of its results.
type OpTypes<'t> = (Option<Vec<Rc<Type<'t>>>>, Vec<Rc<Type<'t>>>);

impl<'t> Reader<'t> {
    /// Reads an operation, and defines its results.
    pub(super) fn op(&mut self) -> Result<Op<'t>, ParseError> {
        let start = self.s.at();
        let mut names: Vec<(&'t str, u32, usize)> = Vec::new();
        let mut count = 0u32;
        // `%0, %1:2 =` names three results: one of `%0` and two of `%1`.
        if self.s.peek() == Some('%') {
            loop {
                let at = self.s.at();
                let name = self.s.value()?;
                let number = if self.s.eat(":") {
                    let number = u32::try_from(self.s.int()?).ok();
                    let number = number.filter(|&n| n > 0 && n <= MOST_RESULTS);
                    number.ok_or_else(|| self.s.expected_at(at, "a number of results"))?
                } else {
                    1
                };
                self.push(&mut names, (name, number, at))?;
                count = count.saturating_add(number);
                if !self.s.eat(",") {
                    break;
                }
            }
            self.s.expect("=")?;
        }
        // Quotes begin the generic form, which is the same for all operations.
        let at = self.s.at();
        let mut parts = Parts::default();
        let name: Cow<'t, str> = if self.s.peek() == Some('"') {
            let name = self.string()?;
            self.generic(&mut parts)?;
            Cow::Owned(name)
        } else {
            let Some(name) = self.s.word() else {
                return Err(self.s.expected("an operation or the end of the region"));
            };
            match name {
                "stablehlo.while" => self.repeated(&mut parts)?,
                "stablehlo.reduce" => self.reduction(&mut parts)?,
                "sdy.manual_computation" => self.manual(&mut parts)?,
                _ => self.pretty(name, &mut parts)?,
            }
            let name = match name {
                "call" => "func.call",
                "return" => "func.return",
                name => name,
            };
            self.canonical(name, &mut parts)?;
            Cow::Borrowed(name)
        };
        self.location()?;
        let types = std::mem::take(&mut parts.types);
        let operand_count = parts.operands.len();
        let (operand_types, result_types) = self.typed(types, operand_count, count as usize, at)?;
        // Results without names have numbers too, so that numbers do not depend on the form.
        let first = ValueId(self.next);
        if names.is_empty() {
            self.next = self.next.saturating_add(result_types.len() as u32);
        }
        for (name, number, at) in names {
            self.define(name, number, at)?;
        }
        if count > 0 && result_types.len() != count as usize {
            let expected = format!("{} as the number of results of {name}", result_types.len());
            return Err(self.s.error(start, &expected, &count.to_string()));
        }
        let Parts {
            operands,
            attributes,
            regions,
            ..
        } = parts;
        self.reserve(EMPTY)?;
        Ok(Op {
            name,
            operands: operands.into(),
            attributes: attributes.into(),
            regions,
            operand_types,
            result_types: result_types.into(),
            first,
            at,
        })
    }

    /// Returns the types of the operands, if they are written, and of the results.
    fn typed(
        &mut self,
        types: Types<'t>,
        operands: usize,
        results: usize,
        at: usize,
    ) -> Result<OpTypes<'t>, ParseError> {
        match types {
            Types::None if results == 0 => Ok((None, Vec::new())),
            Types::None => Err(self
                .s
                .expected_at(at, "an operation with the types of its results")),
            Types::Function(params, results) => {
                if params.len() != operands {
                    let expected = format!("{operands} types of operands");
                    return Err(self.s.error(at, &expected, &params.len().to_string()));
                }
                Ok((Some(params), results))
            }
            // One type is the type of all operands.
            Types::List(list) if results == 0 && list.len() == 1 => {
                Ok((Some(self.repeated_type(&list[0], operands)?), Vec::new()))
            }
            Types::List(list) if results == 0 => {
                Ok(((list.len() == operands).then_some(list), Vec::new()))
            }
            Types::List(list) if results == list.len() && results > 1 => {
                let same = if operands == results {
                    self.reserve(size_of_val(&*list))?;
                    Some(list.clone())
                } else {
                    None
                };
                Ok((same, list))
            }
            Types::List(list) if list.len() > 2 => {
                let found = format!("{} types", list.len());
                Err(self
                    .s
                    .error(at, "one type, or the types of operands and results", &found))
            }
            // The last type is the type of each result: `select %p, %a, %b : tensor<i1>, tensor<f32>`.
            Types::List(list) => match list.last() {
                Some(last) => Ok((None, self.repeated_type(last, results)?)),
                None => Ok((None, Vec::new())),
            },
        }
    }

    /// Returns a type for several values.
    fn repeated_type(
        &mut self,
        ty: &Rc<Type<'t>>,
        count: usize,
    ) -> Result<Vec<Rc<Type<'t>>>, ParseError> {
        self.reserve(count * size_of::<Rc<Type<'t>>>())?;
        Ok(vec![ty.clone(); count])
    }

    /// Reads the text after the name in the generic form.
    pub(super) fn generic(&mut self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        self.s.expect("(")?;
        while !self.s.eat(")") {
            if !parts.operands.is_empty() {
                self.s.expect(",")?;
            }
            let operand = self.operand()?;
            self.push(&mut parts.operands, operand)?;
        }
        if self.s.eat("<") {
            parts.attributes = self.dictionary()?;
            self.s.expect(">")?;
        }
        self.regions(parts)?;
        if self.s.peek() == Some('{') {
            parts.attributes.extend(self.dictionary()?);
        }
        self.s.expect(":")?;
        let (params, results) = self.function_type()?;
        parts.types = Types::Function(params, results);
        Ok(())
    }

    /// Reads `({ .. }, { .. })` if it comes next.
    fn regions(&mut self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        if self.s.eat("(") {
            while !self.s.eat(")") {
                if !parts.regions.is_empty() {
                    self.s.expect(",")?;
                }
                let region = self.region()?;
                self.push(&mut parts.regions, region)?;
            }
        }
        Ok(())
    }

    /// Reads `{ ^bb0(%a: type): .. }`.
    pub(super) fn region(&mut self) -> Result<Region<'t>, ParseError> {
        self.s.expect("{")?;
        // The names of the region end with it.
        let mark = self.undo.len();
        let mut params = Vec::new();
        if self.s.eat("^") {
            self.s.suffix();
            if self.s.eat("(") {
                while !self.s.eat(")") {
                    if !params.is_empty() {
                        self.s.expect(",")?;
                    }
                    let param = self.param(false)?;
                    self.push(&mut params, (param.value, param.ty))?;
                }
            }
            self.s.expect(":")?;
        }
        let region = self.block(params)?;
        self.forget(mark);
        Ok(region)
    }

    /// Reads the text after the name in a short form: operands, attributes and types.
    fn pretty(&mut self, op: &str, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        let mut depth = 0;
        loop {
            let at = self.s.at();
            match self.s.peek() {
                Some('%') => {
                    let operand = self.operand()?;
                    self.push(&mut parts.operands, operand)?;
                    let next = self.s.peek();
                    // A word right after an operand is a missing comma. `loc` begins the location of an operation
                    // without types.
                    if depth == 0 && next.is_some_and(char::is_alphabetic) && !self.s.sees("loc") {
                        return Err(self.s.expected("`,`"));
                    }
                }
                Some('(') if self.s.rest().starts_with("({") => self.regions(parts)?,
                Some('(') => {
                    self.s.expect("(")?;
                    depth += 1;
                }
                Some(')') if depth > 0 => {
                    self.s.expect(")")?;
                    depth -= 1;
                }
                Some(',') => self.s.expect(",")?,
                Some(':') if depth == 0 => {
                    self.s.expect(":")?;
                    parts.types = self.types_after_colon()?;
                    if self.s.peek() == Some('{') {
                        parts.attributes.extend(self.dictionary()?);
                    }
                    return Ok(());
                }
                Some('{') => parts.attributes.extend(self.dictionary()?),
                // The operation has no types.
                Some('}') if depth == 0 => return Ok(()),
                _ if depth == 0 && self.s.sees("loc") => return Ok(()),
                None | Some('=' | ')' | '}' | '>' | ':') => {
                    return Err(self.s.expected_at(at, "an operand, an attribute or `:`"));
                }
                _ => {
                    let attribute = self.untyped()?;
                    match attribute {
                        Attribute::Word(name) if self.s.eat("=") => {
                            let value = self.untyped()?;
                            let name = Cow::Borrowed(name);
                            self.push(&mut parts.attributes, Named { name, value, at })?;
                        }
                        attribute => {
                            let constant = if op.ends_with(".constant") {
                                self.model.resolved(&attribute).ty().cloned()
                            } else {
                                None
                            };
                            self.push(&mut parts.unnamed, (at, attribute))?;
                            // `stablehlo.constant #alias` ends where its type would follow.
                            if let Some(ty) = constant.filter(|_| !self.s.sees(":")) {
                                parts.types = Types::List(vec![ty]);
                                return Ok(());
                            }
                        }
                    }
                }
            }
        }
    }

    /// Reads the types of a short form.
    pub(super) fn types_after_colon(&mut self) -> Result<Types<'t>, ParseError> {
        let first = match self.s.peek() {
            // `: (a, b) -> c`, `: a, b -> c`, or `: a` where one type stands for all.
            Some('(') => {
                let params = self.type_list()?;
                self.s.expect("->")?;
                return Ok(Types::Function(params, self.type_list()?));
            }
            _ => self.ty()?,
        };
        if let Type::Function(params, results) = &*first {
            self.reserve(size_of_val(&**params) + size_of_val(&**results))?;
            return Ok(Types::Function(params.clone(), results.clone()));
        }
        let mut types = vec![first];
        while self.s.eat(",") {
            let ty = self.ty()?;
            self.push(&mut types, ty)?;
        }
        if self.s.eat("->") {
            Ok(Types::Function(types, self.type_list()?))
        } else {
            Ok(Types::List(types))
        }
    }
}

/// The most results of an operation that are read.
const MOST_RESULTS: u32 = 1 << 16;
