//! Converts attributes of the file to attributes of a primitive, by the syntax that the primitive declares.

use std::borrow::Cow;
use std::rc::Rc;

use xla_hlo::attr::Order;
use xla_hlo::element::Kind;
use xla_hlo::graph::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Text;
use xla_hlo::{ElementType, Primitive, Shape, Size, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::table;
use crate::constant::{self, Elements};
use crate::tree::{Attribute, Named, Op, Type};

impl<'t> Body<'_, 't> {
    /// Returns the attributes of a primitive in its order. `results` are the types of the results in the file.
    pub(super) fn attributes(
        &mut self,
        op: &Op<'t>,
        primitive: &'static Primitive,
        operands: &[Value],
        results: &[Shape],
    ) -> Result<Vec<(&'static str, Attr)>, ParseError> {
        let fields = self.fields(op);
        // Each attribute in the file is known, or one of the few that change no value.
        for field in &fields {
            let known = primitive.attributes.iter().any(|(name, text)| {
                *name == field.name || matches!(text, Text::Dot(name) if *name == field.name)
            });
            if !known && !table::ignored(&op.name, &field.name) {
                let why = format!("{} has no attribute {}", op.name, field.name);
                return Err(self.refused(field.at, why));
            }
            self.requested(op, field)?;
        }
        // Attributes in the order of the primitive; types determine some of them, others have defaults.
        let mut attrs = Vec::with_capacity(primitive.attributes.len());
        for (name, text) in primitive.attributes {
            // A text has one `dot_dimension_numbers`; `fields` has made its fields attributes under StableHLO's names.
            let written = match text {
                Text::Dot(field) => fields.iter().find(|named| named.name == *field),
                _ => fields.iter().find(|named| named.name == *name),
            };
            let attr = match (text, written) {
                (Text::ResultSizes, _) => {
                    // `rng_bit_generator` returns its state first, so the array is the last result.
                    let shape = results.last();
                    if shape.is_some_and(|shape| shape.dims.iter().any(Size::is_open)) {
                        let why = format!("expected a result of {} without `?`", op.name);
                        return Err(self.refused(op.at, why));
                    }
                    shape.map(|shape| Attr::Sizes(shape.dims.clone()))
                }
                (Text::ResultElement, _) => results.last().map(|s| Attr::Element(s.element)),
                (Text::ResultShapes, _) => Some(Attr::Shapes(results.to_vec())),
                (Text::ComparisonType, written) => {
                    let first = operands.first().map(|&v| self.shape_of(v).element);
                    match self.comparison_type(op, written, first)? {
                        Some(attr) => Some(attr),
                        // The order follows from the element type, and the instruction has no attribute.
                        None => continue,
                    }
                }
                (_, Some(written)) => Some(self.attribute(text, written)?),
                (text, None) => default(op, name, text),
            };
            let Some(attr) = attr else {
                let why = format!("expected the attribute {name} of {}", op.name);
                return Err(self.refused(op.at, why));
            };
            attrs.push((*name, attr));
        }
        Ok(attrs)
    }

    /// Returns the attributes of an operation; the fields of `#stablehlo.gather<..>` are attributes too.
    fn fields(&self, op: &Op<'t>) -> Vec<Named<'t>> {
        let mut fields = Vec::with_capacity(op.attributes.len());
        for named in op.attributes.iter() {
            // `#stablehlo.gather<offset_dims = [0], ..>` becomes `offset_dims = [0], ..`, as the primitive lists them.
            // A channel stays a record, which `channel` reads.
            match self.known.model.resolved(&named.value) {
                Attribute::Record(kind, inner)
                    if *kind != "channel_handle" && !table::ignored(&op.name, &named.name) =>
                {
                    fields.extend(inner.iter().cloned());
                }
                value => fields.push(Named {
                    name: named.name.clone(),
                    value: value.clone(),
                    at: named.at,
                }),
            }
        }
        fields
    }

    /// Returns the comparison type if it is the total order; all others follow from the element type.
    fn comparison_type(
        &self,
        op: &Op<'t>,
        written: Option<&Named<'t>>,
        element: Option<ElementType>,
    ) -> Result<Option<Attr>, ParseError> {
        let (Some(written), Some(element)) = (written, element) else {
            return Ok(None);
        };
        let Attribute::Word(word) = written.value else {
            return Err(self.refused(written.at, "expected a comparison type"));
        };
        // StableHLO requires the comparison type that fits the elements.
        let expected = match element.kind() {
            Kind::Bool | Kind::Unsigned | Kind::Token => "UNSIGNED",
            Kind::Signed => "SIGNED",
            Kind::Float | Kind::Complex => "FLOAT",
        };
        match word {
            _ if element.is_float() && word == Order::Total.text() => Ok(Some(Order::Total.into())),
            "NOTYPE" => Ok(None),
            word if word == expected => Ok(None),
            _ => {
                let why = format!(
                    "expected {expected} as the comparison type of {} for {element}, found {word}",
                    op.name
                );
                Err(self.refused(written.at, why))
            }
        }
    }

    /// Converts an attribute.
    fn attribute(&self, text: &Text, written: &Named<'t>) -> Result<Attr, ParseError> {
        let wrong = |expected: &str| {
            let why = format!("expected {expected} as {}", written.name);
            self.refused(written.at, why)
        };
        let value = &written.value;
        match text {
            Text::Int | Text::Digits => {
                let number = self.ints(written)?;
                match number.as_slice() {
                    [number] => Ok(Attr::Int(*number)),
                    _ => Err(wrong("a number")),
                }
            }
            Text::Record(record) if record.number == written.name => match *self.ints(written)? {
                [number] => Ok(Attr::Int(number)),
                _ => Err(wrong("a number")),
            },
            Text::Bool => match value {
                Attribute::Bool(value) => Ok(Attr::Bool(*value)),
                Attribute::Unit => Ok(Attr::Bool(true)),
                _ => Err(wrong("true or false")),
            },
            Text::Pairs if !self.are_pairs(value) => Err(wrong("pairs of numbers")),
            Text::Ints
            | Text::Numbers
            | Text::NonEmpty
            | Text::Pairs
            | Text::Dot(_)
            | Text::Record(_) => self.ints(written).map(|ints| Attr::Ints(ints.clone())),
            // `dense<true>` and `array<i1: true>` are read as the numbers 1 and 0.
            Text::Bools => {
                let flags = self.ints(written)?;
                Ok(Attr::Bools(flags.iter().map(|&flag| flag != 0).collect()))
            }
            Text::Sizes => {
                let ints = self.ints(written)?;
                let sizes = ints.iter().map(|&n| usize::try_from(n).map(Size::from));
                let sizes: Result<Vec<Size>, _> = sizes.collect();
                sizes
                    .map(Attr::Sizes)
                    .map_err(|_| wrong("numbers of 0 or more"))
            }
            Text::Word(words) => match value {
                Attribute::Word(word) => {
                    // A choice that StableHLO leaves to the backend is made here: `DEFAULT` becomes one algorithm.
                    let chosen = table::CHOSEN
                        .iter()
                        .find(|(of, given, _)| *of == written.name && given == word);
                    let word = chosen.map_or(*word, |(_, _, chosen)| chosen);
                    let known = words.of(word).map(Attr::Word);
                    known.ok_or_else(|| {
                        let all = words.texts().join(", ");
                        let why =
                            format!("expected one of {all} as {}, found {word}", written.name);
                        self.refused(written.at, why)
                    })
                }
                _ => Err(wrong("a word")),
            },
            Text::Symbol => match value {
                Attribute::Symbol(name) => Ok(Attr::Text(name.to_string())),
                _ => Err(wrong("a symbol")),
            },
            Text::Float => {
                // The epsilon of a batch norm has the type f32, whatever the element type of its operands is.
                let number = match value {
                    Attribute::Number(digits, _) => constant::dense(
                        self.known.model,
                        digits,
                        &Shape::scalar(ElementType::F32),
                        written.at,
                    )?,
                    _ => return Err(wrong("a number")),
                };
                match number {
                    Elements::All(literal) | Elements::Splat(literal) => Ok(Attr::Literal(literal)),
                }
            }
            Text::Literal => match self.literal(written, None)? {
                Elements::All(literal) => Ok(Attr::Literal(literal)),
                Elements::Splat(_) => Err(wrong("a smaller constant")),
            },
            Text::Convolution => self.convolution(written).map(Attr::Text),
            Text::ComparisonType
            | Text::ResultSizes
            | Text::ResultElement
            | Text::ResultShapes
            | Text::Quoted
            | Text::Own => Err(wrong("an attribute that the types do not determine")),
        }
    }

    /// Whether each inner list of an attribute has two items.
    fn are_pairs(&self, value: &Attribute<'t>) -> bool {
        // A list shows its pairs. `dense<0> : tensor<2x2xi64>` has one number in its text, so its type must show them.
        let is_pair = |item: &Attribute<'t>| match item {
            Attribute::List(items) => items.len() == 2,
            _ => true,
        };
        match self.known.model.resolved(value) {
            Attribute::List(items) => items.iter().all(is_pair),
            Attribute::Dense(_, Some(ty)) | Attribute::Blob(_, ty) => match &**ty {
                Type::Tensor(dims, _) => matches!(dims.as_slice(), [_, Some(2)]),
                _ => false,
            },
            _ => true,
        }
    }

    /// Returns the text of a convolution's dimension numbers.
    pub(super) fn convolution(&self, written: &Named<'t>) -> Result<String, ParseError> {
        if let Attribute::Wrapped(_, lists) = self.known.model.resolved(&written.value)
            && let Attribute::Lists(lists) = &**lists
        {
            return Ok(dimension_numbers(lists));
        }
        let why = format!("expected [b, f]x[o, i]->[b, f] as {}", written.name);
        Err(self.refused(written.at, why))
    }

    /// Returns the numbers in an attribute, in nested lists too.
    pub(super) fn ints(&self, written: &Named<'t>) -> Result<Vec<i64>, ParseError> {
        let mut all = Vec::new();
        match &written.value {
            // Constants with a type may be one value for all elements, or bytes; lists without one are read item by
            // item.
            Attribute::Dense(_, Some(_)) | Attribute::Blob(..) => {
                match self.literal(written, None)? {
                    Elements::All(literal) => {
                        for scalar in literal.elements() {
                            match scalar {
                                Scalar::Integer(n) => all.push(n as i64),
                                Scalar::Bool(b) => all.push(i64::from(b)),
                                _ => return Err(self.refused(written.at, "expected whole numbers")),
                            }
                        }
                    }
                    Elements::Splat(_) => {
                        return Err(self.refused(written.at, "expected fewer numbers"));
                    }
                }
            }
            value => self.collect(value, written, &mut all)?,
        }
        Ok(all)
    }

    fn collect(
        &self,
        value: &Attribute<'t>,
        written: &Named<'t>,
        all: &mut Vec<i64>,
    ) -> Result<(), ParseError> {
        match value {
            Attribute::List(items) => {
                // The reader bounds the depth.
                for item in items {
                    self.collect(item, written, all)?;
                }
            }
            Attribute::Bool(value) => all.push(i64::from(*value)),
            Attribute::Number(digits, _) => {
                let number = constant::integer(digits).and_then(|n| i64::try_from(n).ok());
                let wrong = || {
                    let why = format!("expected a whole number in {}", written.name);
                    self.refused(written.at, why)
                };
                all.push(number.ok_or_else(wrong)?);
            }
            _ => {
                let why = format!("expected numbers as {}", written.name);
                return Err(self.refused(written.at, why));
            }
        }
        Ok(())
    }

    /// Returns the elements of a constant whose type is written with it, or is this one.
    pub(super) fn literal(
        &self,
        written: &Named<'t>,
        result: Option<&Shape>,
    ) -> Result<Elements, ParseError> {
        let (model, at) = (self.known.model, written.at);
        let of = |ty: Option<&Rc<Type<'t>>>| match (ty, result) {
            (_, Some(shape)) => Ok(shape.clone()),
            (Some(ty), None) => self.shape(ty, at),
            (None, None) => Err(self.refused(at, "expected the type of the constant")),
        };
        match model.resolved(&written.value) {
            Attribute::Dense(text, ty) => constant::dense(model, text, &of(ty.as_ref())?, at),
            Attribute::Blob(bytes, ty) => constant::blob(model, bytes, &of(Some(ty))?, at),
            Attribute::Resource(name, ty) => {
                let shape = of(ty.as_ref())?;
                // `dense_resource<__elided__>` is the text of a printer that omits large constants.
                let Some(digits) = model.resources.get(name) else {
                    let why = format!("the file has no resource {name}: its constants are elided");
                    return Err(self.refused(at, why));
                };
                constant::resource(model, digits, &shape, at)
            }
            _ => Err(self.refused(at, "expected a constant such as dense<1.0> : tensor<f32>")),
        }
    }
}

/// Returns the value of an attribute that is not written.
fn default(op: &Op<'_>, name: &str, text: &Text) -> Option<Attr> {
    // Defaults of single operations precede the default of the syntax: an empty list is right for most.
    let known = table::DEFAULTS
        .iter()
        .find(|(of, known, _)| *of == op.name && *known == name);
    if let Some((.., number)) = known {
        return Some(Attr::Int(*number));
    }
    match text {
        Text::Ints | Text::Numbers | Text::NonEmpty | Text::Pairs | Text::Dot(_) => {
            Some(Attr::Ints(Vec::new()))
        }
        Text::Bools => Some(Attr::Bools(Vec::new())),
        Text::Sizes => Some(Attr::Sizes(Vec::new())),
        Text::Bool => Some(Attr::Bool(false)),
        Text::Record(record) if record.number == name => Some(Attr::Int(0)),
        Text::Record(_) => Some(Attr::Ints(Vec::new())),
        _ => None,
    }
}

/// Returns the text of a convolution's dimension numbers.
fn dimension_numbers(lists: &[Attribute<'_>]) -> String {
    let list = |list: &Attribute<'_>| {
        let item = |item: &Attribute<'_>| match item {
            Attribute::Word(word) => word.to_string(),
            Attribute::Number(word, _) => word.to_string(),
            _ => String::new(),
        };
        let items: Vec<String> = match list {
            Attribute::List(items) => items.iter().map(item).collect(),
            _ => Vec::new(),
        };
        Cow::from(format!("[{}]", items.join(", ")))
    };
    let lists: Vec<_> = lists.iter().map(list).collect();
    match lists.as_slice() {
        [lhs, rhs, result] => format!("{lhs}x{rhs}->{result}"),
        _ => String::new(),
    }
}
