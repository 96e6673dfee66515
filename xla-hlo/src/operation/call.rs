//! The arguments of a call, each under the name of its parameter.

use super::{Argument, Call, Computation, Int, Param, ParamKind, Seen, Wanted};
use crate::error::{At, Error, Fault, What};
use crate::graph::{Graph, Value, Values};
use crate::literal::{NumberFault, Numbers};
use crate::ops::{along, constant};
use crate::shape::ArrayType;
use crate::{Channel, ElementType, Literal, Shape, Size, Tree, Type};

impl<'a> Call<'_, 'a> {
    /// The fault as an error of this operation.
    pub fn error(&self, fault: Fault) -> Error {
        fault.of(self.operation.name)
    }

    fn param(&self, name: &str) -> (usize, &'static Param) {
        let found = self
            .operation
            .params
            .iter()
            .enumerate()
            .find(|(_, p)| p.name == name);
        found.expect("an operation asks for parameters that it has")
    }

    fn argument(&self, name: &str) -> (&Argument<'a>, &'static Param) {
        let (at, param) = self.param(name);
        (&self.arguments[at], param)
    }

    fn missing(&self, param: &Param) -> Error {
        self.error(Fault::named(
            param.name,
            What::Missing {
                name: param.name,
                kind: param.kind,
            },
        ))
    }

    fn wrong_kind(&self, param: &Param) -> Error {
        let (argument, _) = self.argument(param.name);
        let came = match argument {
            Argument::Value(Tree::Leaf(_)) => "an array",
            Argument::Value(Tree::Tuple(_)) => "a tuple",
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
            What::Kind {
                wanted: param.kind,
                came: came.to_string(),
            },
        ))
    }

    /// Whether an argument was given.
    pub fn given(&self, name: &str) -> bool {
        !matches!(self.argument(name).0, Argument::Missing)
    }

    /// The array under a name.
    ///
    /// # Errors
    /// Nothing, a tuple, or a literal stands there.
    pub fn array(&self, name: &'static str) -> Result<Value, Error> {
        match self.argument(name) {
            (Argument::Value(Tree::Leaf(value)), _)
                if along::dimensions(&self.b.graph, *value).is_some() =>
            {
                Err(self.error(Fault::named(name, along::misplaced())))
            }
            (Argument::Value(Tree::Leaf(value)), _) => Ok(*value),
            (Argument::Numbers(_) | Argument::Size(_), _) => Err(self.error(
                Fault::named(name, What::Untyped)
                    .help("give it a type: `2.0f32`, or a `let` with a type"),
            )),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The tree of values under a name.
    ///
    /// # Errors
    /// Nothing, or no value, stands there.
    pub fn value(&self, name: &'static str) -> Result<Values, Error> {
        match self.argument(name) {
            (Argument::Value(values), _) => Ok(values.clone()),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The token of what is outside under a name, and what that is.
    ///
    /// # Errors
    /// Nothing, or something else, stands there.
    pub fn channel(&self, name: &'static str) -> Result<(Value, Channel), Error> {
        match self.argument(name) {
            (Argument::Channel(token, channel), param)
                if param.kind == ParamKind::Channel(channel.way) =>
            {
                Ok((*token, channel.clone()))
            }
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The arrays of the tuple under a name; nothing where something else stands there.
    ///
    /// # Errors
    /// A part of the tuple is no array.
    pub fn tuple(&self, name: &'static str) -> Result<Option<Vec<Value>>, Error> {
        match self.argument(name).0 {
            Argument::Value(Tree::Tuple(_) | Tree::Record(..)) => self.arrays(name).map(Some),
            _ => Ok(None),
        }
    }

    /// The arrays under a name: those of a tuple or a struct, or the one array that stands there.
    ///
    /// # Errors
    /// No value stands there, or a part of a tuple is no array.
    pub fn arrays(&self, name: &'static str) -> Result<Vec<Value>, Error> {
        let parts: Vec<&Values> = match self.argument(name) {
            (Argument::Value(values), _) => match values {
                Tree::Leaf(_) => vec![values],
                Tree::Tuple(items) => items.iter().collect(),
                Tree::Record(_, fields) => fields.iter().map(|(_, item)| item).collect(),
            },
            (_, param) => return Err(self.wrong_kind(param)),
        };
        let array = |(i, part): (usize, &Values)| match part {
            Tree::Leaf(value) => Ok(*value),
            tree => {
                let wanted = ParamKind::Array;
                let came =
                    tree.map(&mut |&value| ArrayType::row_major(self.b.shape(value).clone()));
                let what = What::Kind {
                    wanted,
                    came: came.to_string(),
                };
                Err(self.error(Fault::item(name, i, what)))
            }
        };
        parts.into_iter().enumerate().map(array).collect()
    }

    /// The arrays under these names; literals among them take the element type of the first array.
    ///
    /// Literals and sizes become scalars or constant arrays; nothing is broadcast here.
    ///
    /// # Errors
    /// There is no array among them, or a literal is none of that element type.
    pub fn unified(&mut self, names: &[&'static str]) -> Result<Vec<Value>, Error> {
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
                Fault::call(What::Untyped).help("write the type on one of them: `2.0f32`"),
            ));
        };
        names.iter().map(|name| self.typed(name, element)).collect()
    }

    fn not_a_value(&self, name: &str) -> Result<(), Error> {
        match self.argument(name) {
            (Argument::Value(Tree::Leaf(_)) | Argument::Numbers(_) | Argument::Size(_), _) => {
                Ok(())
            }
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The array under a name; a literal there takes the given element type.
    ///
    /// # Errors
    /// Nothing or no array stands there, or the literal is none of that element type.
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

    /// The numbers under a name as dimension numbers of an operand of this rank, each once.
    ///
    /// # Errors
    /// Nothing or no list stands there, a number is negative, too large, symbolic, or stands twice.
    pub fn dims(&self, name: &'static str, rank: usize) -> Result<Vec<usize>, Error> {
        let dims = self.dims_repeated(name, rank)?;
        for (i, d) in dims.iter().enumerate() {
            if dims[..i].contains(d) {
                return Err(self.error(Fault::item(name, i, What::RepeatedDimension(*d))));
            }
        }
        Ok(dims)
    }

    /// Like [`Call::dims`], where a number may stand twice.
    ///
    /// # Errors
    /// Nothing or no list stands there, a number is negative, too large or symbolic.
    pub fn dims_repeated(&self, name: &'static str, rank: usize) -> Result<Vec<usize>, Error> {
        let list = self.ints(name)?;
        list.iter()
            .enumerate()
            .map(|(i, int)| match int {
                Int::Size(size) if size.known().is_some_and(|d| d < rank) => {
                    Ok(size.known().unwrap_or(0))
                }
                _ => Err(self.error(Fault::item(
                    name,
                    i,
                    What::NoSuchDimension {
                        came: int.to_string(),
                        rank,
                    },
                ))),
            })
            .collect()
    }

    /// The list of numbers under a name; a single number is a list of one.
    ///
    /// # Errors
    /// Nothing or no list stands there.
    pub fn ints(&self, name: &'static str) -> Result<&[Int], Error> {
        match self.argument(name) {
            (Argument::Ints(ints), _) => Ok(ints),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The lists of numbers under a name.
    ///
    /// # Errors
    /// Nothing, or something else, stands there.
    pub fn lists(&self, name: &'static str) -> Result<&[Vec<Int>], Error> {
        match self.argument(name) {
            (Argument::Lists(lists), _) => Ok(lists),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The one number under a name, as a dimension number of an operand of this rank.
    ///
    /// # Errors
    /// Nothing or a list stands there, or there is no such dimension.
    pub fn dim(&self, name: &'static str, rank: usize) -> Result<usize, Error> {
        let dims = self.dims(name, rank)?;
        match dims.as_slice() {
            [one] => Ok(*one),
            many => Err(self.error(Fault::named(
                name,
                What::Count {
                    items: "dimension numbers",
                    wanted: 1,
                    came: many.len(),
                },
            ))),
        }
    }

    /// The list of sizes under a name.
    ///
    /// # Errors
    /// Nothing or no list stands there, or a size is negative.
    pub fn sizes(&self, name: &'static str) -> Result<Vec<Size>, Error> {
        self.ints(name)?
            .iter()
            .enumerate()
            .map(|(i, int)| match int {
                Int::Size(size) => Ok(size.clone()),
                Int::Negative(n) => Err(self.error(Fault::item(
                    name,
                    i,
                    What::Value {
                        wanted: "a size".to_string(),
                        came: n.to_string(),
                    },
                ))),
            })
            .collect()
    }

    /// The switch under a name; off when it is not given.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn switch(&self, name: &'static str) -> Result<bool, Error> {
        match self.argument(name) {
            (Argument::Bool(on), _) => Ok(*on),
            (Argument::Missing, _) => Ok(false),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The element type under a name.
    ///
    /// # Errors
    /// Nothing or something else stands there.
    pub fn element(&self, name: &'static str) -> Result<ElementType, Error> {
        match self.argument(name) {
            (Argument::Element(element), _) => Ok(*element),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The text under a name.
    ///
    /// # Errors
    /// Nothing or something else stands there.
    pub fn text(&self, name: &'static str) -> Result<&str, Error> {
        match self.argument(name) {
            (Argument::Word(word), _) => Ok(word),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// Whether a word was given where pairs of numbers may stand too.
    pub fn word_given(&self, name: &str) -> bool {
        matches!(self.argument(name).0, Argument::Word(_))
    }

    /// The word under a name, one of those allowed.
    ///
    /// # Errors
    /// Nothing or another word stands there.
    pub fn word(
        &self,
        name: &'static str,
        allowed: &[&'static str],
    ) -> Result<&'static str, Error> {
        match self.argument(name) {
            (Argument::Word(word), _) => match allowed.iter().find(|w| *w == word) {
                Some(word) => Ok(word),
                None => Err(self.error(Fault::named(
                    name,
                    What::Value {
                        wanted: format!("\"{}\"", allowed.join("\" or \"")),
                        came: format!("\"{word}\""),
                    },
                ))),
            },
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// The graph of the computation under a name for parameters of these shapes, whose results have the wanted shapes.
    ///
    /// # Errors
    /// Nothing stands there, its parameters are other in number, or it gives something else.
    pub fn computation(
        &self,
        name: &'static str,
        params: &[Shape],
        wanted: Option<&[Shape]>,
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
        match wanted {
            Some(wanted) if graph.result_shapes() != wanted => Err(self.error(Fault::named(
                name,
                What::ComputationResult {
                    wanted: wanted.to_vec(),
                    came: graph.result_shapes(),
                },
            ))),
            _ => Ok(graph),
        }
    }

    /// The graph of the computation under a name, which may read values of the graph around it; these follow its parameters.
    ///
    /// # Errors
    /// Nothing stands there, or its parameters are other in number.
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
    /// The computations under a name: one, or those of a list.
    ///
    /// # Errors
    /// Nothing or something else stands there.
    pub fn computations(&self, name: &'static str) -> Result<Vec<&'a dyn Computation>, Error> {
        match self.argument(name) {
            (Argument::Computation(one), _) => Ok(vec![*one]),
            (Argument::Computations(all), _) => Ok(all.clone()),
            (_, param) => Err(self.wrong_kind(param)),
        }
    }

    /// What the computation under a name does, which may see values around it.
    ///
    /// # Errors
    /// Nothing stands there, or its parameters are others.
    pub fn seeing(
        &self,
        name: &'static str,
        params: &[Type],
        wanted: Option<Wanted<'_>>,
    ) -> Result<Seen, Error> {
        let computations = self.computations(name)?;
        let seen = computations[0].seeing(params, wanted, &self.b.graph);
        seen.map_err(|fault| {
            self.error(Fault {
                at: At::Named(name, None),
                ..fault
            })
        })
    }
}

/// Untyped numbers as a constant.
fn literal(name: &'static str, element: ElementType, numbers: &Numbers) -> Result<Literal, Fault> {
    Literal::from_numbers(element, numbers).map_err(|(i, fault)| {
        let text = numbers.numbers[i].text.clone();
        let help = match &fault {
            NumberFault::Kind { write } => write.as_ref().map(|write| format!("write `{write}`")),
            NumberFault::Range => None,
        };
        let item = (!numbers.dims.is_empty()).then_some(i);
        Fault {
            at: At::Named(name, item),
            what: Box::new(What::Literal {
                text,
                element,
                fault,
            }),
            help,
        }
    })
}
