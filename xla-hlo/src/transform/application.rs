//! Transformations as users apply them: their names, their options, and their arguments.

use crate::error::Fault;
use crate::graph::Values;
use crate::operation::Computation;
use crate::ops::custom_derivative;
use crate::ops::inline::Refused;
use crate::{Builder, Graph, Tree, Type, Value};

/// A transformation of a function.
pub struct Transformation {
    /// Its name.
    pub name: &'static str,
    /// How often it differentiates the function.
    pub orders: usize,
    /// Its options, which are passed by name.
    pub options: &'static [OptionParam],
    /// The transformation that is applied to the function before this one, if any.
    pub inner: Option<&'static str>,
    /// The functions that it takes beside the first.
    pub functions: &'static [FunctionParam],
    /// The arguments that the transformed function takes.
    pub arguments: Arguments,
    /// Whether it is applied to functions that change parameters.
    pub states: States,
    /// Applies the transformed function to arguments.
    pub apply: fn(&mut Application<'_, '_>) -> Result<Output, Failure>,
}

impl Transformation {
    /// Whether it states the derivative of a function by a rule, and else is that function.
    pub fn is_rule(&self) -> bool {
        (self.functions.iter()).any(|function| function.given == Given::Nothing)
    }
}

/// The arguments of a transformed function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// The arguments of the function.
    Same,
    /// The arguments of the function, then a tangent of each: two tuples, or a value and its tangent.
    WithTangents,
}

/// How a transformation treats the parameters that a function changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum States {
    /// The new values are assigned.
    Assigned,
    /// There are none.
    Refused,
}

/// A function that a transformation takes beside the first.
#[derive(Clone, Copy, Debug)]
pub struct FunctionParam {
    /// Its name.
    pub name: &'static str,
    /// The function that it takes before its other arguments.
    pub given: Given,
    /// Whether it may be absent.
    pub optional: bool,
}

/// A function that is an argument of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// None.
    Nothing,
    /// The function that is transformed.
    Function,
    /// The derivative of this function at the first argument, which it replaces.
    Derivative,
    /// The transpose of this function, which is linear.
    Transpose,
}

/// An option of a transformation.
#[derive(Clone, Copy, Debug)]
pub struct OptionParam {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// [`Options::argnums`].
    Argnums,
    /// [`Options::has_aux`].
    HasAux,
    /// [`Options::symmetric`].
    Symmetric,
    /// [`Options::in_dimensions`].
    InAxes,
    /// [`Options::out_dimensions`].
    OutAxes,
}

/// The axes of the arrays in a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Axes {
    /// One axis for all arrays, counted from the end if it is negative; `None` if there is none.
    All(Option<i64>),
    /// The axes of the parts of a list or tuple.
    Parts(Vec<Axes>),
    /// The axes of the fields of a struct.
    Fields(Vec<(String, Axes)>),
}

/// The values of the options of a transformation; those that are absent have their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The axes of the arguments that a function is mapped over.
    pub in_dimensions: Option<Axes>,
    /// The axes of the results along which the values of a mapped function are stacked.
    pub out_dimensions: Option<Axes>,
    /// The indices of the parameters by which the function is differentiated. The new values of those that it changes
    /// are differentiated too, except by transformations of a loss.
    pub argnums: Option<Vec<i64>>,
    /// Whether the function returns a pair, whose second part is not differentiated.
    pub has_aux: bool,
    /// Whether a linear function is its own transpose.
    pub symmetric: bool,
}

/// A transformed function with its arguments.
pub struct Application<'b, 'm> {
    /// The builder of the graph that it is applied in.
    pub b: &'b mut Builder<'m>,
    /// The function.
    pub function: &'b dyn Computation,
    /// The other functions that the transformation takes. The last one may be absent. They take arrays only.
    pub functions: &'b [&'b dyn Computation],
    /// The name of the first of them, if it has one.
    pub rule_name: Option<String>,
    /// The options.
    pub options: &'b Options,
    /// The arguments of the function.
    pub arguments: &'b [Values],
    /// The tangents of the arguments by which it is differentiated, if it takes any.
    pub tangents: &'b [Values],
    /// The indices of the arguments that the function changes. It returns a tuple of its result and their new values.
    pub states: &'b [usize],
    /// Their new values, once it is applied, then the tangents of those by which it is differentiated, if it takes any.
    pub new_states: Vec<Values>,
}

impl Application<'_, '_> {
    /// Returns the result of a function whose value is a tuple of it and the new values of arguments, if it changes any.
    /// Keeps these.
    pub(super) fn without_states(&mut self, mut value: Values) -> Output {
        if let (false, Tree::Tuple(parts)) = (self.states.is_empty(), &mut value) {
            self.new_states = parts.split_off(1);
            value = parts.remove(0);
        }
        Output {
            value,
            linear: None,
        }
    }
}

/// The result of a transformed function.
#[derive(Clone, Debug)]
pub struct Output {
    /// The value.
    pub value: Values,
    /// The linear function that is returned beside the value, by `vjp` and `linearize`.
    pub linear: Option<Linear>,
}

/// A linear function: its graph, and the values that the graph reads.
#[derive(Clone, Debug)]
pub struct Linear {
    /// The graph. Its parameters are the residuals, then the leaves of the arguments; its results are the leaves of the
    /// result, then the new values of the arguments that it changes.
    pub graph: Graph,
    /// The residuals, values of the graph that the transformation is applied in.
    pub residuals: Vec<Value>,
    /// The types of its parameters.
    pub params: Vec<Type>,
    /// The indices of the parameters that it changes.
    pub states: Vec<usize>,
    /// The type of its result.
    pub result: Type,
}

/// A transformation that cannot be applied.
#[derive(Clone, Debug)]
pub enum Failure {
    /// An instruction of the function has no derivative.
    Inside(Refused),
    /// An option, an argument or the result of the function is wrong. An argument is an operand by its index.
    Call(Fault),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Inside(refused)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Call(fault)
    }
}

/// Checks that a graph in forward mode has all its tangents.
pub(super) fn reversible(graph: &Graph) -> Result<(), Refused> {
    match custom_derivative::only_reverse(graph) {
        None => Ok(()),
        Some(instr) => Err(Refused {
            origin: instr.origin,
            fault: Fault::forward_mode(),
        }),
    }
}

/// The value of a function: the part that is differentiated, and the auxiliary part.
pub(super) struct Parts {
    pub(super) value: Values,
    pub(super) aux: Option<Values>,
}

impl Parts {
    /// Returns the value, in a pair with the auxiliary part if there is one.
    pub(super) fn whole(self) -> Values {
        match self.aux {
            Some(aux) => Tree::Tuple(vec![self.value, aux]),
            None => self.value,
        }
    }
}

/// Returns one item, or a tuple of several.
pub(super) fn one_or_all<T: Clone>(mut items: Vec<Tree<T>>) -> Tree<T> {
    match items.len() {
        1 => items.remove(0),
        _ => Tree::Tuple(items),
    }
}
