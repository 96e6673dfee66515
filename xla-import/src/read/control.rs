//! Reads the short forms of loops, reductions and computations of devices, which define the parameters of their regions.

use std::borrow::Cow;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::op::{Parts, Types};
use crate::tree::{Attribute, Element, Named, Op, Region, Type, ValueId};

impl<'t> Reader<'t> {
    /// Reads the text after `stablehlo.while`: `(%i = %0) : types attributes {..} cond {..} do {..}`.
    pub(super) fn repeated(&mut self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        self.s.expect("(")?;
        let mut names = Vec::new();
        while !self.s.eat(")") {
            if !names.is_empty() {
                self.s.expect(",")?;
            }
            let at = self.s.at();
            let name = self.s.value()?;
            self.push(&mut names, (name, at))?;
            self.s.expect("=")?;
            let operand = self.operand()?;
            self.push(&mut parts.operands, operand)?;
        }
        let mut types = Vec::new();
        if self.s.eat(":") {
            let at = self.s.at();
            types = match self.types_after_colon()? {
                Types::List(types) => types,
                _ => return Err(self.s.expected_at(at, "the types of the state")),
            };
        }
        if types.len() != names.len() {
            let expected = format!("{} types of the state", names.len());
            let found = types.len().to_string();
            let at = self.s.at();
            return Err(self.s.error(at, &expected, &found));
        }
        if self.s.eat("attributes") {
            parts.attributes = self.dictionary()?;
        }
        // Both regions have parameters of the state's names, which are known only inside.
        for word in ["cond", "do"] {
            self.s.expect(word)?;
            self.s.expect("{")?;
            let mark = self.undo.len();
            let mut params = Vec::new();
            for (&(name, at), ty) in names.iter().zip(&types) {
                let param = (self.define(name, 1, at)?, ty.clone());
                self.push(&mut params, param)?;
            }
            let region = self.block(params)?;
            self.forget(mark);
            self.push(&mut parts.regions, region)?;
        }
        self.reserve(size_of_val(&*types))?;
        // The state has the same types as operands and as results.
        parts.types = Types::Function(types.clone(), types);
        Ok(())
    }

    /// Reads the text after `sdy.manual_computation`: `(%0) in_shardings=[..] out_shardings=[..] manual_axes={..}
    /// (%a: type) {..} : (types) -> types`. The types of the region tell what the shardings do.
    pub(super) fn manual(&mut self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        self.s.expect("(")?;
        while !self.s.eat(")") {
            if !parts.operands.is_empty() {
                self.s.expect(",")?;
            }
            let operand = self.operand()?;
            self.push(&mut parts.operands, operand)?;
        }
        for (word, open) in [
            ("in_shardings", "["),
            ("out_shardings", "["),
            ("manual_axes", "{"),
        ] {
            self.s.expect(word)?;
            self.s.expect("=")?;
            self.balanced(open)?;
        }
        // The names of the region end with it.
        let mark = self.undo.len();
        self.s.expect("(")?;
        let mut params = Vec::new();
        while !self.s.eat(")") {
            if !params.is_empty() {
                self.s.expect(",")?;
            }
            let param = self.param(false)?;
            self.push(&mut params, (param.value, param.ty))?;
        }
        self.s.expect("{")?;
        let region = self.block(params)?;
        self.forget(mark);
        self.push(&mut parts.regions, region)?;
        self.s.expect(":")?;
        parts.types = self.types_after_colon()?;
        Ok(())
    }

    /// Reads the text after `stablehlo.reduce`: `(%x init: %0), (%y init: %1) applies stablehlo.add across
    /// dimensions = [0] : types`, or with `reducer(..) (..) {..}` at the end.
    pub(super) fn reduction(&mut self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        let mut inits = Vec::new();
        loop {
            self.s.expect("(")?;
            let operand = self.operand()?;
            self.push(&mut parts.operands, operand)?;
            self.s.expect("init")?;
            self.s.expect(":")?;
            let operand = self.operand()?;
            self.push(&mut inits, operand)?;
            self.s.expect(")")?;
            if !self.s.eat(",") {
                break;
            }
        }
        let count = inits.len();
        parts.operands.extend(inits);
        let mut applied = None;
        if self.s.eat("applies") {
            let at = self.s.at();
            let name = self.s.word();
            let name = name.ok_or_else(|| self.s.expected_at(at, "the name of an operation"))?;
            if !COMMUTATIVE.contains(&name) {
                return Err(self
                    .s
                    .expected_at(at, "a commutative operation of two operands"));
            }
            applied = Some((name, at));
        }
        self.s.expect("across")?;
        let at = self.s.at();
        self.s.expect("dimensions")?;
        self.s.expect("=")?;
        let value = self.untyped()?;
        let name = Cow::Borrowed("dimensions");
        self.push(&mut parts.attributes, Named { name, value, at })?;
        if self.s.peek() == Some('{') {
            parts.attributes.extend(self.dictionary()?);
        }
        self.s.expect(":")?;
        let at = self.s.at();
        parts.types = self.types_after_colon()?;
        let Types::Function(_, results) = &parts.types else {
            return Err(self.s.expected_at(at, "the types of operands and results"));
        };
        // The short form has no region: it is built from the operation and the element type of the result.
        if let Some((name, at)) = applied {
            if count != 1 {
                return Err(self.s.expected_at(at, "`reducer` for several operands"));
            }
            let element = match results.as_slice() {
                [ty] if let Type::Tensor(_, element) = &**ty => element.clone(),
                _ => return Err(self.s.expected_at(at, "one result that is an array")),
            };
            let region = self.applying(name, element, at)?;
            self.push(&mut parts.regions, region)?;
            return Ok(());
        }
        self.location()?;
        let region = self.reducer(count)?;
        self.push(&mut parts.regions, region)
    }

    /// Returns a region that applies an operation to two scalars.
    fn applying(
        &mut self,
        name: &'t str,
        element: Element<'t>,
        at: usize,
    ) -> Result<Region<'t>, ParseError> {
        // Two parameters and one result, numbered as if the text had them.
        let first = self.next;
        let next = first.checked_add(3);
        self.next = next.ok_or_else(|| self.s.expected_at(at, "fewer values"))?;
        self.reserve(2 * size_of::<[Op<'t>; 2]>())?;
        let ty = Rc::new(Type::Tensor(Vec::new(), element));
        let [a, b, result] = [0, 1, 2].map(|i| ValueId(first + i));
        let op = |name: &'static str| -> Cow<'t, str> { Cow::Borrowed(name) };
        let applied = Op {
            name: Cow::Borrowed(name),
            operands: [a, b].into(),
            attributes: Rc::default(),
            regions: Vec::new(),
            operand_types: Some(vec![ty.clone(), ty.clone()]),
            result_types: [ty.clone()].into(),
            first: result,
            at,
        };
        let returned = Op {
            name: op("stablehlo.return"),
            operands: [result].into(),
            operand_types: Some(vec![ty.clone()]),
            result_types: Box::default(),
            first: ValueId(self.next),
            ..applied.clone()
        };
        Ok(Region {
            params: vec![(a, ty.clone()), (b, ty)],
            ops: vec![applied, returned],
        })
    }

    /// Reads `reducer(%a: type, %b: type) (%c: type, %d: type) { .. }`; each pair of parentheses has the parameters of
    /// one operand, while the region first has the parameters of all results so far.
    fn reducer(&mut self, count: usize) -> Result<Region<'t>, ParseError> {
        self.s.expect("reducer")?;
        let mark = self.undo.len();
        let (mut results, mut elements) = (Vec::new(), Vec::new());
        for _ in 0..count {
            self.s.expect("(")?;
            let param = self.param(false)?;
            self.push(&mut results, (param.value, param.ty))?;
            self.s.expect(",")?;
            let param = self.param(false)?;
            self.push(&mut elements, (param.value, param.ty))?;
            self.s.expect(")")?;
        }
        self.s.expect("{")?;
        // `(%a: acc0, %b: x0) (%c: acc1, %d: x1)` becomes the parameters `acc0, acc1, x0, x1`, as the generic form
        // lists them.
        results.extend(elements);
        let region = self.block(results)?;
        self.forget(mark);
        Ok(region)
    }
}

/// Returns the attribute for a list of numbers.
pub(super) fn record<'t>(
    name: &'static str,
    kind: &'static str,
    fields: Vec<Named<'t>>,
    at: usize,
) -> Named<'t> {
    let (name, value) = (Cow::Borrowed(name), Attribute::Record(kind, fields));
    Named { name, value, at }
}

/// The operations that the short form of a reduction may apply.
const COMMUTATIVE: [&str; 7] = [
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.or",
    "stablehlo.xor",
];
