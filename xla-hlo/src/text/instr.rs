//! Parses instructions: operands, attributes, regions and types, in the short form and in the generic one.

use super::parse::{Parser, Scope};
use super::{ParseError, Wrong, constant, location, regions, structured, types};
use crate::attr::Order;
use crate::graph::{Attr, Value};
use crate::list::Items;
use crate::operation::{Int, MANY, RegionInputs, SyntaxToken, Text};
use crate::ops::control::Region;
use crate::{Builder, Primitive, Shape, Size};
use xla_shape::scan::Scanner;

/// The name under which all operations are written that StableHLO does not have.
const CUSTOM_CALL: &str = "stablehlo.custom_call";

/// The parts of an instruction's text besides its name.
#[derive(Default)]
struct InstrText {
    operands: Vec<Value>,
    attrs: Vec<(&'static str, Attr)>,
    regions: Vec<Region>,
    /// The types that the text declares for the operands and the results.
    operand_types: Option<Vec<Shape>>,
    result_types: Option<Vec<Shape>>,
}

impl<'t> Parser<'t> {
    pub(super) fn operands(&mut self, scope: &Scope<'t>) -> Result<Vec<Value>, ParseError> {
        let mut operands = Vec::new();
        if self.s.peek() != Some('%') {
            return Ok(operands);
        }
        loop {
            operands.push(self.operand(scope)?);
            let before = self.s.clone();
            if !self.s.eat(",") || self.s.peek() != Some('%') {
                self.s = before;
                return Ok(operands);
            }
        }
    }

    pub(super) fn operand(&mut self, scope: &Scope<'t>) -> Result<Value, ParseError> {
        let start = self.s.at();
        let name = self.s.value()?;
        let Some(values) = scope.get(name) else {
            return Err(self.s.expected_at(start, "a value that is defined above"));
        };
        let mut number = 0;
        if self.s.eat("#") {
            number = usize::try_from(self.s.int()?).unwrap_or(usize::MAX);
        } else if values.len() > 1 {
            return Err(self.s.expected("# and the number of a result"));
        }
        let value = values.get(number).copied();
        value.ok_or_else(|| {
            self.s
                .expected_at(start, "a result that the instruction has")
        })
    }

    pub(super) fn instr(
        &mut self,
        b: &mut Builder<'_>,
        scope: &mut Scope<'t>,
    ) -> Result<(), ParseError> {
        let start = self.s.at();
        let (mut name, mut count) = (None, 0);
        if self.s.peek() == Some('%') {
            name = Some(self.s.value()?);
            count = if self.s.eat(":") {
                usize::try_from(self.s.int()?).unwrap_or(usize::MAX)
            } else {
                1
            };
            self.s.expect("=")?;
        }
        let at = self.s.at();
        let generic = self.s.peek() == Some('"');
        let text = if generic {
            self.s.string()?
        } else {
            self.s.word().unwrap_or_default().to_string()
        };
        let before = self.s.clone();
        let text = match self.s.peek() {
            // A custom call is the operation with the name of its target, if there is one.
            Some('@') if text == CUSTOM_CALL => {
                let named = format!("{text} @{}", self.symbol()?);
                let known = self.primitives.contains_key(named.as_str());
                if !known {
                    self.s = before;
                }
                if known { named } else { text }
            }
            _ => text,
        };
        let op = self.primitives.get(text.as_str()).copied();
        // Of the operations with regions, only `while` has a short form.
        let repeated = |op: &Primitive| !generic && op.traits.region_inputs == RegionInputs::State;
        let op = op.filter(|op| generic || repeated(op) || !op.syntax.is_empty());
        let Some(op) = op else {
            return Err(self
                .s
                .expected_at(at, "an operation or the end of the function"));
        };
        let mut parts = InstrText::default();
        if generic {
            self.generic(b, scope, op, &mut parts)?;
        } else if repeated(op) {
            let (operands, types, regions) = self.repeated(op, b, scope)?;
            parts.operand_types = Some(types.clone());
            parts.result_types = Some(types);
            (parts.operands, parts.regions) = (operands, regions);
        } else {
            for piece in op.syntax {
                self.piece(scope, op, piece, &mut parts)?;
            }
        }
        b.origin = location::parse(&mut self.s)?;
        let results = self.add(b, op, parts, at)?;
        if results.len() != count {
            let expected = format!("{} as the number of results of {text}", results.len());
            return Err(self.s.error(start, &expected, &count.to_string()));
        }
        match name {
            Some(name) => self.define(scope, name, results, start),
            None => Ok(()),
        }
    }

    /// Adds an instruction if its shape inference accepts it and returns the types that the text declares.
    fn add(
        &self,
        b: &mut Builder<'_>,
        op: &'static Primitive,
        mut parts: InstrText,
        at: usize,
    ) -> Result<Vec<Value>, ParseError> {
        let least = if op.regions == MANY { 1 } else { op.regions };
        let counts = [
            ("operand", op.operands.clone(), parts.operands.len()),
            ("region", least..=op.regions, parts.regions.len()),
        ];
        for (what, expected, found) in counts {
            if !expected.contains(&found) {
                let (least, most) = expected.into_inner();
                let or_more = if least < most { " or more" } else { "" };
                let s = if least == 1 && most == 1 { "" } else { "s" };
                let expected = format!("{least}{or_more} {what}{s} of {}", op.text);
                return Err(self.s.error(at, &expected, &found.to_string()));
            }
        }
        // The types that the text declares for operands have to be theirs.
        let shapes: Vec<Shape> = (parts.operands.iter())
            .map(|&v| b.shape(v).clone())
            .collect_vec();
        if let Some(declared) = &parts.operand_types {
            self.agree(declared, &shapes, at)?;
        }
        // Attributes in the order of the primitive: from the result types, from the text, or by default.
        let mut attrs = Vec::with_capacity(op.attributes.len());
        for (name, how) in op.attributes {
            // The order follows from the element type, and is an attribute only if it is the total order.
            if *how == Text::ComparisonType {
                let kept = self.comparison_type(name, &parts, &shapes, at)?;
                if let Some(attr) = kept {
                    attrs.push((*name, attr));
                }
                continue;
            }
            let typed = parts.result_types.as_deref().and_then(<[_]>::last);
            let written = parts.attrs.iter().position(|(written, _)| written == name);
            let attr = match (how, typed, written) {
                // The types determine these attributes, so the text does not repeat them.
                (Text::ResultSizes, Some(shape), _) => Attr::Sizes(shape.dims.clone()),
                (Text::ResultElement, Some(shape), _) => Attr::Element(shape.element),
                (Text::ResultShapes, ..) => {
                    Attr::Shapes(parts.result_types.clone().unwrap_or_default())
                }
                (_, _, Some(written)) => parts.attrs.swap_remove(written).1,
                (
                    Text::Ints | Text::Numbers | Text::NonEmpty | Text::Pairs | Text::Dot(_),
                    _,
                    None,
                ) => Attr::Ints(Vec::new()),
                (Text::Sizes, _, None) => Attr::Sizes(Vec::new()),
                (Text::Bool, _, None) => Attr::Bool(false),
                (Text::Bools, _, None) => Attr::Bools(Vec::new()),
                (Text::Record(record), ..) if *name == record.number => Attr::Int(0),
                (Text::Record(_), ..) => Attr::Ints(Vec::new()),
                _ => return Err(self.s.error(at, &format!("the attribute {name}"), "none")),
            };
            attrs.push((*name, attr));
        }
        // Regions of control flow capture values of the enclosing graph; others are functions of their parameters.
        let regions = match op.traits.region_inputs {
            RegionInputs::Derived => parts
                .regions
                .into_iter()
                .map(|(graph, _)| graph)
                .collect_vec(),
            _ => regions::with_captures(b, &mut parts.operands, &mut attrs, parts.regions),
        };
        // The rule infers the result types again, and they have to be the declared ones.
        let values = b.add(op, &parts.operands, attrs, regions);
        let values =
            values.map_err(|f| self.s.wrong(at, Wrong::Refused(f.of(op.name).to_string())))?;
        let shapes: Vec<Shape> = values.iter().map(|&v| b.shape(v).clone()).collect_vec();
        if let Some(declared) = &parts.result_types {
            self.agree(declared, &shapes, at)?;
        }
        Ok(values)
    }

    /// Returns the comparison type if it is the total order of floats. Any other comparison type in the text must be
    /// the default of the operands' element type.
    fn comparison_type(
        &self,
        name: &str,
        parts: &InstrText,
        operands: &[Shape],
        at: usize,
    ) -> Result<Option<Attr>, ParseError> {
        let written = parts.attrs.iter().find(|(written, _)| *written == name);
        match (written, operands.first()) {
            (Some((_, Attr::Text(found))), Some(operand)) => {
                // A type such as `SIGNED` is checked and dropped.
                let expected = types::comparison_type(operand.element);
                match Order::of(found) {
                    _ if found == expected => Ok(None),
                    Some(order) if operand.element.is_float() => Ok(Some(order.into())),
                    _ => Err(self
                        .s
                        .error(at, &format!("{expected} as the {name}"), found)),
                }
            }
            _ => Ok(None),
        }
    }

    /// Parses the text after the name in the generic form.
    fn generic(
        &mut self,
        b: &Builder<'_>,
        scope: &Scope<'t>,
        op: &'static Primitive,
        parts: &mut InstrText,
    ) -> Result<(), ParseError> {
        self.s.expect("(")?;
        parts.operands = self.operands(scope)?;
        self.s.expect(")")?;
        if self.s.eat("<") {
            self.s.expect("{")?;
            let mut first = true;
            while !self.s.eat("}") {
                if !core::mem::take(&mut first) {
                    self.s.expect(",")?;
                }
                let start = self.s.at();
                let name = self.s.word().unwrap_or_default();
                // A record is one attribute in the text and several here, such as `dot_dimension_numbers`.
                if let Some(record) = structured::record(op, name) {
                    self.s.expect("=")?;
                    let fields = self.record(op, record)?;
                    parts.attrs.extend(fields);
                    continue;
                }
                let known = op.attributes.iter().find(|(known, _)| *known == name);
                let Some((name, how)) = known else {
                    let expected = format!("an attribute of {}", op.text);
                    return Err(self.s.expected_at(start, &expected));
                };
                self.s.expect("=")?;
                let attr = self.attribute(*how, false)?;
                parts.attrs.push((name, attr));
            }
            self.s.expect(">")?;
        }
        // Regions are in parentheses in this form: `({ .. }, { .. })`.
        if self.s.eat("(") {
            parts.regions = self.regions(op, b, scope)?;
            self.s.expect(")")?;
        }
        self.function_type(parts)
    }

    fn piece(
        &mut self,
        scope: &Scope<'t>,
        op: &'static Primitive,
        piece: &SyntaxToken,
        parts: &mut InstrText,
    ) -> Result<(), ParseError> {
        match piece {
            SyntaxToken::Word(word) => word.split_whitespace().try_for_each(|w| self.s.expect(w)),
            SyntaxToken::Operands => {
                parts.operands = self.operands(scope)?;
                Ok(())
            }
            SyntaxToken::Attribute(name) => {
                let how = op.attributes.iter().find(|(known, _)| known == name);
                if let Some((name, how)) = how {
                    let attr = self.attribute(*how, true)?;
                    parts.attrs.push((name, attr));
                }
                Ok(())
            }
            // `: tensor<2xf32>` is the type of all operands and results; `: (types) -> type` is used where they differ.
            SyntaxToken::Same => {
                let before = self.s.clone();
                self.s.expect(":")?;
                if self.s.sees("(") {
                    self.s = before;
                    return self.function_type(parts);
                }
                let shape = self.tensor()?;
                parts.operand_types = Some(vec![shape.clone(); parts.operands.len()]);
                parts.result_types = Some(vec![shape]);
                Ok(())
            }
            // Only results are written: operands have been defined before, with their types.
            SyntaxToken::Types => self.function_type(parts),
            SyntaxToken::Result | SyntaxToken::Each => {
                let count = if *piece == SyntaxToken::Each {
                    parts.operands.len()
                } else {
                    1
                };
                self.s.expect(":")?;
                parts.result_types = Some(self.types_until_last(count)?);
                Ok(())
            }
            SyntaxToken::Fields(fields) => {
                let attrs = self.fields(op, fields, true)?;
                parts.attrs.extend(attrs);
                Ok(())
            }
            SyntaxToken::Dictionary(names) => {
                let fields = names.iter().map(|name| (*name, *name)).collect_vec();
                let attrs = self.fields(op, &fields, false)?;
                parts.attrs.extend(attrs);
                Ok(())
            }
            SyntaxToken::Optional(pieces) => {
                // The first word of an optional part decides: `, batching_dims = ..`.
                if !self.starts(pieces) {
                    return Ok(());
                }
                let mut pieces = pieces.iter();
                pieces.try_for_each(|piece| self.piece(scope, op, piece, parts))
            }
        }
    }

    /// Whether the text continues with the word that is the first of the pieces.
    fn starts(&mut self, pieces: &[SyntaxToken]) -> bool {
        let before = self.s.clone();
        let starts = match pieces.first() {
            Some(SyntaxToken::Word(word)) => word.split_whitespace().all(|word| self.s.eat(word)),
            _ => false,
        };
        self.s = before;
        starts
    }

    /// Parses `: (types) -> types`.
    fn function_type(&mut self, parts: &mut InstrText) -> Result<(), ParseError> {
        self.s.expect(":")?;
        parts.operand_types = Some(self.type_list()?);
        self.s.expect("->")?;
        parts.result_types = Some(if self.s.sees("(") {
            self.type_list()?
        } else {
            vec![self.tensor()?]
        });
        Ok(())
    }

    fn type_list(&mut self) -> Result<Vec<Shape>, ParseError> {
        self.s.expect("(")?;
        let mut types = Vec::new();
        while !self.s.eat(")") {
            if !types.is_empty() {
                self.s.expect(",")?;
            }
            types.push(self.tensor()?);
        }
        Ok(types)
    }

    /// Parses a word of an enumeration of StableHLO.
    fn enumerated(&mut self, name: &str, short: bool) -> Result<String, ParseError> {
        let start = self.s.at();
        if !short {
            self.s.expect("#stablehlo")?;
            self.s.expect("<")?;
            self.s.expect(name)?;
        }
        let word = self.s.word().map(str::to_string);
        let word = word.ok_or_else(|| self.s.expected_at(start, "a word"))?;
        if !short {
            self.s.expect(">")?;
        }
        Ok(word)
    }

    pub(super) fn attribute(&mut self, how: Text, short: bool) -> Result<Attr, ParseError> {
        let start = self.s.at();
        match how {
            Text::Int => {
                let n = self.s.int()?;
                if !short {
                    self.s.expect(":")?;
                    self.s.expect("i64")?;
                }
                Ok(Attr::Int(n))
            }
            Text::Digits => {
                let digits = self.s.digits().and_then(|n| n.parse().ok());
                let n = digits.ok_or_else(|| self.s.expected_at(start, "a whole number"))?;
                if !short {
                    self.s.expect(":")?;
                    self.s.expect("i32")?;
                }
                Ok(Attr::Int(n))
            }
            Text::Bool => match self.s.word() {
                Some("true") => Ok(Attr::Bool(true)),
                Some("false") => Ok(Attr::Bool(false)),
                _ => Err(self.s.expected_at(start, "true or false")),
            },
            // Sizes with names have no form in StableHLO; they are written as text, and are read first because a quote
            // is unambiguous.
            Text::Numbers | Text::NonEmpty | Text::Pairs if self.s.peek() == Some('"') => {
                Ok(Attr::numbers(self.numbers()?))
            }
            Text::Ints | Text::Numbers | Text::NonEmpty | Text::Dot(_) if short => {
                self.s.expect("[")?;
                Ok(Attr::Ints(self.s.list("]", Scanner::int)?))
            }
            Text::Ints | Text::Numbers | Text::NonEmpty | Text::Dot(_) => {
                self.s.expect("array")?;
                self.s.expect("<")?;
                self.s.expect("i64")?;
                if self.s.eat(">") {
                    return Ok(Attr::Ints(Vec::new()));
                }
                self.s.expect(":")?;
                Ok(Attr::Ints(self.s.list(">", Scanner::int)?))
            }
            Text::Pairs | Text::Bools | Text::Convolution => self.structured(how, short),
            Text::Float => constant::parse_scalar(&mut self.s).map(Attr::Literal),
            Text::Literal => constant::parse(&mut self.s).map(Attr::Literal),
            Text::ComparisonType => self.enumerated("comparison_type", short).map(Attr::Text),
            Text::Word(words) => {
                let text = self.enumerated(words.name(), short)?;
                words.of(&text).map(Attr::Word).ok_or_else(|| {
                    let expected = format!("one of {}", words.texts().join(", "));
                    self.s.error(start, &expected, &text)
                })
            }
            Text::Symbol => {
                let symbol = self.symbol()?;
                Ok(Attr::Text(
                    self.symbols.get(&symbol).cloned().unwrap_or(symbol),
                ))
            }
            Text::Quoted => self.s.string().map(Attr::Text),
            // Plain numbers are StableHLO's own form; text has sizes with names, as in `"N + 1, 3"`.
            Text::Sizes if self.s.peek() != Some('"') => {
                let Attr::Ints(ints) = self.attribute(Text::Ints, short)? else {
                    unreachable!("a list of numbers is read as one");
                };
                let sizes = ints.iter().map(|&n| usize::try_from(n).map(Size::from));
                let sizes: Result<Vec<Size>, _> = sizes.collect_ok();
                let sizes = sizes.map_err(|_| self.s.expected_at(start, "numbers of 0 or more"))?;
                Ok(Attr::Sizes(sizes))
            }
            Text::Own | Text::Sizes => {
                let numbers = self.numbers()?.into_iter();
                let sizes = numbers.map(|number| match number {
                    Int::Size(size) => Ok(size),
                    Int::Negative(_) => Err(self.s.expected_at(start, "sizes of 0 or more")),
                });
                Ok(Attr::Sizes(sizes.collect_ok()?))
            }
            // Callers read records, and shapes come from the function type, so these are mistakes in the text.
            Text::Record(record) => Err(self
                .s
                .expected_at(start, &format!("the attribute {}", record.attribute))),
            Text::ResultSizes | Text::ResultElement | Text::ResultShapes => {
                Err(self.s.expected_at(
                    start,
                    "an attribute that the result type does not determine",
                ))
            }
        }
    }
}
