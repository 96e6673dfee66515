//! Forward mode: a graph with the tangents of its results.

mod checkpoint;
mod control;

use crate::derivatives;
use crate::derivatives::calculus::{sum, zeros};
use crate::derivatives::guard::zeroed;
use crate::derivatives::rules::{Derivative, Operands, Tangent};
use crate::error::Fault;
use crate::list::{self, Items};
use crate::operation::{CallTarget, Form};
use crate::ops::checkpoint::is_checkpoint;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::inline::Refused;
use crate::{Builder, Graph, Instr, Module, Value};

/// A graph with the tangents of its results.
#[derive(Clone, Debug)]
pub struct Tangents {
    /// The graph. Its parameters are the source's parameters, then a tangent of each active one; its results are the
    /// source's results, then the tangents.
    pub graph: Graph,
    /// Whether each result of the source has a tangent; the others have the tangent zero.
    pub active: Vec<bool>,
}

/// The tangents of an instruction's results; zero if absent.
pub(super) type Each = Vec<Option<Value>>;

/// Adds tangents to a flat graph whose active parameters have tangents. Results that are `wanted` have a tangent, which
/// may be an array of zeros.
///
/// # Errors
/// An instruction has no derivative.
pub fn tangents(graph: &Graph, active: &[bool], wanted: &[bool]) -> Result<Tangents, Refused> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let mut new = vec![Value(0); graph.value_count()];
    let mut tangents: Each = vec![None; graph.value_count()];
    // Parameters, then a tangent of each active one.
    for &param in &graph.params {
        new[param.0 as usize] = b.graph.add_param(graph.shape(param).clone());
    }
    for (&param, _) in graph.params.iter().zip(active).filter_items(|(_, is)| **is) {
        tangents[param.0 as usize] = Some(b.graph.add_param(graph.shape(param).clone()));
    }
    for (_, instr) in graph.instrs() {
        b.origin = instr.origin;
        let refused = |fault| Refused {
            origin: instr.origin,
            fault,
        };
        let at = |list: &Each| {
            instr
                .operands
                .iter()
                .map(|v| list[v.0 as usize])
                .collect_vec()
        };
        let of_operands = at(&tangents);
        let active = of_operands.iter().any(Option::is_some)
            && (instr.results.iter()).any(|&v| has_tangents(graph.shape(v)));
        // Without a tangent that goes in, or a result that can have one, the instruction is only copied.
        if !active {
            b.graph.copy(graph, instr, &mut new);
            continue;
        }
        let operands = instr
            .operands
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec();
        let form = (instr.op.form)(graph, instr);
        // Control flow makes values and tangents in one instruction; others are copied, and their tangents follow.
        let of_results = match form {
            _ if matches!(form, Form::While | Form::Branch) || is_checkpoint(instr) => {
                let both = match form {
                    Form::While => control::repeated(&mut b, instr, &operands, &of_operands)?,
                    Form::Branch => control::chosen(&mut b, instr, &operands, &of_operands)?,
                    _ => checkpoint::with_tangents(&mut b, instr, &operands, &of_operands)?,
                };
                for (old, value) in instr.results.iter().zip(both.0) {
                    new[old.0 as usize] = value;
                }
                both.1
            }
            _ => {
                let mut operands = operands;
                // An operand behind a guard is zero where it is not read: an infinite element there, times a zero
                // cotangent, would be NaN.
                for &i in instr.op.traits.linear_in {
                    operands[i] = zeroed(&mut b, operands[i]).map_err(refused)?;
                    new[instr.operands[i].0 as usize] = operands[i];
                }
                b.graph.copy(graph, instr, &mut new);
                let results = instr
                    .results
                    .iter()
                    .map(|v| new[v.0 as usize])
                    .collect_vec();
                of_instr(&mut b, graph, instr, &operands, &results, &of_operands)
                    .map_err(refused)?
            }
        };
        for (&old, tangent) in instr.results.iter().zip(of_results) {
            // An integer part of a struct of results has none.
            let tangent = tangent.filter(|_| has_tangents(graph.shape(old)));
            tangents[old.0 as usize] = tangent;
        }
    }
    let mut results = graph
        .results
        .iter()
        .map(|v| new[v.0 as usize])
        .collect_vec();
    let mut active = Vec::with_capacity(results.len());
    for (&result, &wanted) in graph.results.iter().zip(wanted) {
        let tangent = match tangents[result.0 as usize] {
            None if wanted => {
                let zeros = zeros(&mut b, graph.shape(result));
                Some(zeros.map_err(|fault| Refused {
                    origin: b.origin,
                    fault,
                })?)
            }
            tangent => tangent,
        };
        active.push(tangent.is_some());
        results.extend(tangent);
    }
    b.graph.results = results;
    let graph = b.graph;
    Ok(Tangents { graph, active })
}

/// Returns the tangents of an instruction's results.
fn of_instr(
    b: &mut Builder<'_>,
    graph: &Graph,
    instr: &Instr,
    operands: &[Value],
    results: &[Value],
    tangents: &[Option<Value>],
) -> Result<Each, Fault> {
    let mut input = Tangent {
        b,
        instr,
        operands,
        results,
        tangents,
        differentiate: computation,
    };
    match derivatives::of(instr.op).derivative {
        Derivative::Zero => Ok(vec![None; results.len()]),
        Derivative::None(reason) => Err(underivable(graph, instr, reason)),
        Derivative::Linear(of) => linear(&mut input, of),
        Derivative::Multilinear(of) => multilinear(&mut input, of),
        Derivative::Rule(rule) | Derivative::Partial(rule) => rule(&mut input),
        Derivative::Formula(formula) => input.formula(formula),
        Derivative::Slope(slope) => input.formula(|t| t.times(slope)),
        Derivative::Inlined => unreachable!("{:?} is inlined before", instr.op),
        Derivative::Regions => unreachable!("{:?} is differentiated by its regions", instr.op),
    }
}

/// Adds tangents to a computation inside an instruction, whose active parameters have tangents.
fn computation(graph: &Graph, active: &[bool]) -> Result<Graph, Fault> {
    let wanted = graph.results.iter().map(|&v| has_tangents(graph.shape(v)));
    let made = tangents(graph, active, &wanted.collect_vec());
    Ok(made.map_err(|refused| refused.fault)?.graph)
}

fn linear(t: &mut Tangent<'_, '_>, of: Operands) -> Result<Each, Fault> {
    // All operands in the list have tangents, or none do: a concatenation of one tangent needs zeros for the other
    // operands.
    let mut operands = t.operands.to_vec();
    let mut active = false;
    for (i, operand) in operands.iter_mut().enumerate() {
        if of.contains(i) {
            active |= t.tangents[i].is_some();
            *operand = t.tangent_or_zeros(i)?;
        }
    }
    // `d f(a, b) = f(da, db)`.
    if active {
        Ok(t.again(&operands)?.into_iter().map(Some).collect_vec())
    } else {
        Ok(vec![None; t.results.len()])
    }
}

fn multilinear(t: &mut Tangent<'_, '_>, of: Operands) -> Result<Each, Fault> {
    let mut all: Each = vec![None; t.results.len()];
    // `d f(a, b) = f(da, b) + f(a, db)`.
    for (i, tangent) in t.tangents.iter().enumerate() {
        let Some(tangent) = tangent.filter(|_| of.contains(i)) else {
            continue;
        };
        let operands = list::concat(&[&t.operands[..i], &[tangent], &t.operands[i + 1..]]);
        for (all, term) in all.iter_mut().zip(t.again(&operands)?) {
            *all = sum(t.b, *all, Some(term))?;
        }
    }
    Ok(all)
}

/// Returns the fault of an instruction without a derivative, for this reason.
fn underivable(graph: &Graph, instr: &Instr, reason: &'static str) -> Fault {
    let form = (instr.op.form)(graph, instr);
    if let Form::CustomCall { may_fail: true, .. } = form {
        // Such a function cannot have a rule.
        let what = "a function that returns a `Result` is called as a whole";
        return Fault::no_derivative(name(graph, instr), what).help(
            "differentiate a function without `?`: make the calls that may fail before, and pass their results to it",
        );
    }
    let fault = Fault::no_derivative(name(graph, instr), reason);
    match form {
        Form::CustomCall { .. } => fault.help(
            "write a rule for the derivative of the function, `#[custom_call(vjp = rule)]`, or pass `stop_gradient(x)` \
             for an operand `x` that counts as constant",
        ),
        _ => fault,
    }
}

/// Returns the name of an operation, or of the custom function that is called.
pub(super) fn name(graph: &Graph, instr: &Instr) -> String {
    match (instr.op.form)(graph, instr) {
        Form::CustomCall {
            target: CallTarget::Function(function),
            ..
        } => {
            let before = function.rsplit_once('.');
            before
                .map_or(function.as_str(), |(name, _)| name)
                .to_string()
        }
        _ => instr.op.name.to_string(),
    }
}
