//! Access to the arguments of a call by the names of their parameters.

use crate::attr::Choice;
use crate::error::{At, Error, Fault, FaultKind, literal_help};
use crate::graph::{Graph, Value, Values};
use crate::list::Items;
use crate::literal::Numbers;
use crate::operation::{
    Argument, Call, CapturingGraph, Computation, Expected, Int, Param, ParamKind,
};
use crate::ops::suffix::untyped;
use crate::ops::{along, checks, constant};
use crate::shape::ArrayType;
use crate::{Channel, ElementType, Literal, Shape, Size, Tree, Type};

impl<'a> Call<'_, 'a> {
    /// Returns the fault as an error of this operation.
    pub fn error(&self, fault: Fault) -> Error {
        fault.of(self.operation.name)
    }

    fn param(&self, name: &str) -> (usize, &'static Param) {
        let mut params = self.operation.params.iter().enumerate();
        let found = params.find(|(_, p)| p.name == name);
        found.expect("an operation reads parameters that it has")
    }

    fn argument(&self, name: &str) -> (&Argument<'a>, &'static Param) {
        let (at, param) = self.param(name);
        (&self.arguments[at], param)
    }

    fn missing(&self, param: &Param) -> Error {
        self.error(Fault::named(
            param.name,
            FaultKind::Missing {
                name: param.name,
                kind: param.kind,
            },
        ))
    }

    fn wrong_kind(&self, param: &Param) -> Error {
        let (argument, _) = self.argument(param.name);
        let found = match argument {
            Argument::Value(Tree::Leaf(_)) => "an array",
            Argument::Value(Tree::Tuple(_)) => "a tuple",
            Argument::Value(Tree::List(_)) => "an array of tensors",
            Argument::Value(Tree::Record(..)) => "a struct",
            Argument::Numbers(_) => "a literal",
            Argument::Channel(..) => "a feed",
            Argument::Size(_) => "a size",
            Argument::Ints(_) => "a list",
            Argument::Lists(_) => "a list of lists",
            Argument::Bool(_) => "a switch",
            Argument::Element(_) => "an element type",
            Argument::Computation(_) => "a computation",
            Argument::Computations(_) => "a list of computations",
            Argument::Word(_) => "a string",
            Argument::Missing => return self.missing(param),
        };
        self.error(Fault::named(
            param.name,
            FaultKind::Kind {
                expected: param.kind,
                found: found.to_string(),
            },
        ))
    }

    /// Whether an argument was given.
    pub fn is_passed(&self, name: &str) -> bool {
        !matches!(self.argument(name).0, Argument::Missing)
    }

    /// Returns the array argument with this name.
    ///
    /// # Errors
    /// The argument is missing, a tuple, or a literal.
    pub fn array(&self, name: &'static str) -> Result<Value, Error> {
        match self.argument(name) {
            (Argument::Value(Tree::Leaf(value)), _)
                if along::dimensions(&self.b.graph, *value).is_some() =>
            {
                Err(self.error(Fault::named(name, along::misplaced(self.operation))))
            }
            (Argument::Value(Tree::Leaf(value)), _) => Ok(*value),
            (Argument::Size(_), _) => {
                Err(self
                    .error(Fault::named(name, FaultKind::Untyped).help(
                        "convert the size, as in `n as f32`, or declare the type on a `let`",
                    )))
            }
            (Argument::Numbers(numbers), _) => Err(self.error(untyped(self, name, numbers))),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the argument with this name, an array, a tuple or a record.
    ///
    /// # Errors
    /// The argument is missing or not a value.
    pub fn value(&self, name: &'static str) -> Result<Values, Error> {
        match self.argument(name) {
            (Argument::Value(values), _) => Ok(values.clone()),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the token and the channel of the argument with this name.
    ///
    /// # Errors
    /// The argument is missing or not a channel of the right kind.
    pub fn channel(&self, name: &'static str) -> Result<(Value, Channel), Error> {
        match self.argument(name) {
            (Argument::Channel(token, channel), param)
                if param.kind == ParamKind::Channel(channel.kind) =>
            {
                Ok((*token, channel.clone()))
            }
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the arrays of the tuple argument with this name; `None` if the argument is not a tuple.
    ///
    /// # Errors
    /// A part of the tuple is not an array.
    pub fn tuple(&self, name: &'static str) -> Result<Option<Vec<Value>>, Error> {
        match self.argument(name).0 {
            Argument::Value(values) if values.leaf().is_none() => self.arrays(name).map(Some),
            _ => Ok(None),
        }
    }

    /// Returns the arrays of the argument with this name: the parts of a tuple or struct, or the single array.
    ///
    /// # Errors
    /// The argument is not a value, or a part of the tuple is not an array.
    pub fn arrays(&self, name: &'static str) -> Result<Vec<Value>, Error> {
        let parts: Vec<&Values> = match self.argument(name) {
            (Argument::Value(values), _) => match values {
                Tree::Leaf(_) => vec![values],
                tree => tree.parts(),
            },
            (_, param) => return Err(self.wrong_kind(param)),
        };
        let array = |(i, part): (usize, &Values)| match part {
            Tree::Leaf(value) => Ok(*value),
            tree => {
                let expected = ParamKind::Array;
                let found =
                    tree.map(&mut |&value| ArrayType::row_major(self.b.shape(value).clone()));
                let what = FaultKind::Kind {
                    expected,
                    found: found.to_string(),
                };
                Err(self.error(Fault::item(name, i, what)))
            }
        };
        parts.into_iter().enumerate().map(array).collect_ok()
    }

    /// Returns the arrays of the arguments with these names; literals take the element type of the first array.
    ///
    /// Literals and sizes become scalars or constant arrays; nothing is broadcast.
    ///
    /// # Errors
    /// None of them is an array, or a literal is not a value of the element type.
    pub fn unified(&mut self, names: &[&'static str]) -> Result<Vec<Value>, Error> {
        // The first array decides; a later array of another type is a fault of the operation, which shows both.
        let mut element = None;
        for name in names {
            if let Argument::Value(Tree::Leaf(value)) = self.argument(name).0 {
                element = Some(self.b.shape(*value).element);
                break;
            }
        }
        let Some(element) = element else {
            for name in names {
                self.not_a_value(name)?;
            }
            return Err(self.error(
                Fault::call(FaultKind::Untyped).help("write the type on one of them: `2.0f32`"),
            ));
        };
        names
            .iter()
            .map(|name| self.typed(name, element))
            .collect_ok()
    }

    fn not_a_value(&self, name: &str) -> Result<(), Error> {
        match self.argument(name) {
            (Argument::Value(Tree::Leaf(_)) | Argument::Numbers(_) | Argument::Size(_), _) => {
                Ok(())
            }
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the array argument with this name; a literal becomes a constant of the given element type.
    ///
    /// # Errors
    /// The argument is not an array, or the literal is not a value of the element type.
    pub fn typed(&mut self, name: &'static str, element: ElementType) -> Result<Value, Error> {
        match self.argument(name).0 {
            Argument::Numbers(numbers) => {
                let literal = literal(name, element, numbers).map_err(|fault| self.error(fault))?;
                Ok(self.b.constant(literal))
            }
            Argument::Size(size) => {
                let size = size.clone();
                Ok(constant::size(self.b, element, size))
            }
            Argument::Value(Tree::Leaf(value)) => Ok(*value),
            _ => self.array(name),
        }
    }

    /// Returns the list with this name as distinct dimension numbers of an operand of this rank. Negative numbers
    /// count from the last dimension, -1.
    ///
    /// # Errors
    /// The argument is not a list, or a number is out of range, symbolic or repeated.
    pub fn dims(&self, name: &'static str, rank: usize) -> Result<Vec<usize>, Error> {
        let dims = self.dims_repeated(name, rank)?;
        for (i, d) in dims.iter().enumerate() {
            if dims[..i].contains(d) {
                return Err(self.error(Fault::item(name, i, FaultKind::RepeatedDimension(*d))));
            }
        }
        Ok(dims)
    }

    /// Like [`Call::dims`], but allows repeated dimensions.
    ///
    /// # Errors
    /// The argument is not a list, or a number is out of range or symbolic.
    pub fn dims_repeated(&self, name: &'static str, rank: usize) -> Result<Vec<usize>, Error> {
        let list = self.ints(name)?.iter().enumerate();
        let dims = list.map(|(i, int)| {
            let dim = checks::dimension_of(int, rank);
            dim.map_err(|what| self.error(Fault::item(name, i, what)))
        });
        dims.collect_ok()
    }

    /// Returns the list of numbers with this name; a single number is a list of one.
    ///
    /// # Errors
    /// The argument is not a list of numbers.
    pub fn ints(&self, name: &'static str) -> Result<&[Int], Error> {
        match self.argument(name) {
            (Argument::Ints(ints), _) => Ok(ints),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the lists of numbers with this name.
    ///
    /// # Errors
    /// The argument is not a list of lists.
    pub fn lists(&self, name: &'static str) -> Result<&[Vec<Int>], Error> {
        match self.argument(name) {
            (Argument::Lists(lists), _) => Ok(lists),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the single number with this name as a dimension number of an operand of this rank.
    ///
    /// # Errors
    /// The argument is not a single number, or the operand has no such dimension.
    pub fn dim(&self, name: &'static str, rank: usize) -> Result<usize, Error> {
        let dims = self.dims(name, rank)?;
        match dims.as_slice() {
            [one] => Ok(*one),
            many => {
                let what = FaultKind::Count {
                    items: "dimension numbers",
                    expected: 1,
                    found: many.len(),
                };
                Err(self.error(Fault::named(name, what)))
            }
        }
    }

    /// Returns the list of sizes with this name.
    ///
    /// # Errors
    /// The argument is not a list, or a size is negative.
    pub fn sizes(&self, name: &'static str) -> Result<Vec<Size>, Error> {
        self.ints(name)?
            .iter()
            .enumerate()
            .map(|(i, int)| match int {
                Int::Size(size) => Ok(size.clone()),
                Int::Negative(n) => Err(self.error(Fault::item(
                    name,
                    i,
                    FaultKind::Value {
                        expected: "a size".to_string(),
                        found: n.to_string(),
                    },
                ))),
            })
            .collect_ok()
    }

    /// Returns the `bool` with this name; `false` if it is missing.
    ///
    /// # Errors
    /// The argument is not a `bool`.
    pub fn switch(&self, name: &'static str) -> Result<bool, Error> {
        match self.argument(name) {
            (Argument::Bool(on), _) => Ok(*on),
            (Argument::Missing, _) => Ok(false),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the element type with this name.
    ///
    /// # Errors
    /// The argument is not an element type.
    pub fn element(&self, name: &'static str) -> Result<ElementType, Error> {
        match self.argument(name) {
            (Argument::Element(element), _) => Ok(*element),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the string with this name.
    ///
    /// # Errors
    /// The argument is not a string.
    pub fn text(&self, name: &'static str) -> Result<&str, Error> {
        match self.argument(name) {
            (Argument::Word(word), _) => Ok(word),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Whether the argument is a string, for parameters that also accept pairs of numbers.
    pub fn is_word(&self, name: &str) -> bool {
        matches!(self.argument(name).0, Argument::Word(_))
    }

    /// Returns the string with this name, which must be one of those allowed.
    ///
    /// # Errors
    /// The argument is not one of the allowed strings.
    pub fn word(
        &self,
        name: &'static str,
        allowed: &'static [&'static str],
    ) -> Result<&'static str, Error> {
        match self.argument(name) {
            (Argument::Word(word), _) => match allowed.iter().find(|w| *w == word) {
                Some(word) => Ok(word),
                None => Err(self.error(Fault::named(
                    name,
                    FaultKind::Word {
                        allowed,
                        found: word.clone(),
                    },
                ))),
            },
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the word with this name.
    ///
    /// # Errors
    /// The argument is not a word of this type.
    pub fn choice<W: Choice>(&self, name: &'static str) -> Result<W, Error> {
        let text = self.word(name, W::WORDS.texts())?;
        let word = W::WORDS.of(text).and_then(W::of_word);
        Ok(word.expect("an allowed text is a word"))
    }

    /// Returns the graph of the computation with this name for parameters of these shapes; its results must have the
    /// expected shapes, if given.
    ///
    /// # Errors
    /// The argument is not a computation, or the number of its parameters or the shapes of its results are wrong.
    pub fn computation(
        &self,
        name: &'static str,
        params: &[Shape],
        expected: Option<&[Shape]>,
    ) -> Result<Graph, Error> {
        let (argument, param) = self.argument(name);
        let Argument::Computation(computation) = argument else {
            return Err(self.wrong_kind(param));
        };
        let graph = computation.graph(params).map_err(|fault| {
            self.error(Fault {
                at: At::Named(name, None),
                ..fault
            })
        })?;
        match expected {
            Some(expected) if graph.result_shapes() != expected => Err(self.error(Fault::named(
                name,
                FaultKind::ComputationResult {
                    expected: expected.to_vec(),
                    found: graph.result_shapes(),
                },
            ))),
            _ => Ok(graph),
        }
    }

    /// Returns the graph of the computation with this name and the values that it captures, which are its last
    /// parameters.
    ///
    /// # Errors
    /// The argument is not a computation, or has a wrong number of parameters.
    pub fn capturing(
        &self,
        name: &'static str,
        params: &[Shape],
    ) -> Result<(Graph, Vec<Value>), Error> {
        let (argument, param) = self.argument(name);
        let Argument::Computation(computation) = argument else {
            return Err(self.wrong_kind(param));
        };
        let captured = computation.capturing(params, &self.b.graph);
        captured.map_err(|fault| {
            self.error(Fault {
                at: At::Named(name, None),
                ..fault
            })
        })
    }
}

impl<'a> Call<'_, 'a> {
    /// Returns the computations with this name: a single one, or a list.
    ///
    /// # Errors
    /// The argument is not a computation or a list of them.
    pub fn computations(&self, name: &'static str) -> Result<Vec<&'a dyn Computation>, Error> {
        match self.argument(name) {
            (Argument::Computation(one), _) => Ok(vec![*one]),
            (Argument::Computations(all), _) => Ok(all.clone()),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Returns the graph of the computation with this name, which may capture surrounding values.
    ///
    /// # Errors
    /// The argument is not a computation, or its parameters are wrong.
    pub fn with_captures(
        &self,
        name: &'static str,
        params: &[Type],
        expected: Option<Expected<'_>>,
    ) -> Result<CapturingGraph, Error> {
        let computations = self.computations(name)?;
        let capturing = computations[0].with_captures(params, expected, &self.b.graph);
        capturing.map_err(|fault| {
            self.error(Fault {
                at: At::Named(name, None),
                ..fault
            })
        })
    }
}

/// Returns untyped numbers as a literal of an element type.
fn literal(name: &'static str, element: ElementType, numbers: &Numbers) -> Result<Literal, Fault> {
    Literal::from_numbers(element, numbers).map_err(|(i, fault)| {
        let text = numbers.numbers[i].text.clone();
        let help = literal_help(&fault, name, element, &numbers.numbers[i]);
        let item = (!numbers.dims.is_empty()).then_some(i);
        Fault {
            at: At::Named(name, item),
            what: Box::new(FaultKind::Literal {
                text,
                element,
                fault,
            }),
            help,
        }
    })
}
