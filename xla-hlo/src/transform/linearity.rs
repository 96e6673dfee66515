//! Whether the results of a graph are linear in some of its parameters.

use super::tangents::name;
use crate::derivatives;
use crate::derivatives::linearity::{self, Linearity};
use crate::derivatives::rules::Derivative;
use crate::error::{Fault, FaultKind, NonLinear};
use crate::graph::Origin;
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::Form;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::inline::Refused;
use crate::ops::{constant, stop_gradient};
use crate::{Graph, Instr, Literal, Shape};

/// How a value depends on the parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dependence {
    /// It is zero.
    Zero,
    /// It does not depend on them.
    Constant,
    /// It is linear in them.
    Linear,
}

/// A fault that does not name the rule yet.
type Found<T> = Result<T, NotLinear>;

/// An instruction that is not linear.
struct NotLinear {
    origin: Origin,
    /// Its name, and the reason; `None` for a result that is constant.
    operation: Option<(String, NonLinear)>,
}

/// Checks that the results of a flat graph from `first` on are linear in these parameters. `subject` begins the
/// message.
///
/// # Errors
/// One of the results is not. The fault names an instruction.
pub fn check_linear(
    graph: &Graph,
    linear: &[bool],
    first: usize,
    subject: &str,
) -> Result<(), Refused> {
    let params = linear.iter().map(|&is| {
        if is {
            Dependence::Linear
        } else {
            Dependence::Constant
        }
    });
    let checked = results(graph, &params.collect_vec()).and_then(|all| {
        for (&value, &is) in graph.results.iter().zip(&all).skip(first) {
            if is == Dependence::Constant {
                let maker = graph.maker(value);
                return Err(NotLinear {
                    origin: maker.map_or(Origin::default(), |instr| instr.origin),
                    operation: None,
                });
            }
        }
        Ok(())
    });
    checked.map_err(|NotLinear { origin, operation }| {
        let subject = subject.to_string();
        let fault = Fault::call(FaultKind::NotLinear { subject, operation });
        Refused { origin, fault }
    })
}

/// Returns how the results of a graph depend on parameters.
fn results(graph: &Graph, params: &[Dependence]) -> Found<Vec<Dependence>> {
    let mut all = vec![Dependence::Constant; graph.value_count()];
    for (&param, &is) in graph.params.iter().zip(params) {
        all[param.0 as usize] = is;
    }
    // An abstract interpretation over the lattice of [`Dependence`]; zero is both constant and linear.
    for (_, instr) in graph.instrs() {
        let operands = instr.operands.iter().map(|v| all[v.0 as usize]);
        let operands = operands.collect_vec();
        let of = match (instr.op.form)(graph, instr) {
            Form::While => of_loop(instr, &operands)?,
            Form::Branch => of_choice(instr, &operands)?,
            _ => {
                let is = of_instr(graph, instr, &operands)?;
                vec![is; instr.results.len()]
            }
        };
        for (value, is) in instr.results.iter().zip(of) {
            all[value.0 as usize] = is;
        }
    }
    Ok(graph
        .results
        .iter()
        .map(|v| all[v.0 as usize])
        .collect_vec())
}

fn of_instr(graph: &Graph, instr: &Instr, operands: &[Dependence]) -> Found<Dependence> {
    let derivative = derivatives::of(instr.op).derivative;
    let not_linear = |why| NotLinear {
        origin: instr.origin,
        operation: Some(match derivative {
            Derivative::None(_) => (name(graph, instr), NonLinear::Unseen),
            _ => (instr.op.name.to_string(), why),
        }),
    };
    let shapes = instr.operands.iter().map(|&v| graph.shape(v));
    let shapes: Vec<&Shape> = shapes.collect_vec();
    // `own` are the operands in which the instruction is linear; a linear value anywhere else is a fault.
    let linearity = linearity::of(instr, derivative, &shapes);
    let inside = |i: usize| match linearity {
        Linearity::Together(of) | Linearity::Each(of) => of.contains(i),
        Linearity::Never => false,
    };
    // Integers have no tangents, and are in no sum.
    let mut own = Vec::new();
    for (i, &is) in operands.iter().enumerate() {
        match inside(i) && has_tangents(shapes[i]) {
            true => own.push(is),
            false if is == Dependence::Linear => return Err(not_linear(NonLinear::Itself)),
            false => {}
        }
    }
    let has = |which| own.contains(&which);
    let linear = own.iter().filter_items(|is| **is == Dependence::Linear);
    let linear = linear.count();
    if linear > 0 && !instr.results.iter().any(|&v| has_tangents(graph.shape(v))) {
        return Err(not_linear(NonLinear::Itself));
    }
    // With linear `a` and `b`, `2 * a` and `a + b` are linear; `a + 1` and `a * b` are not.
    match linearity {
        Linearity::Together(_) if linear > 0 && has(Dependence::Constant) => {
            Err(not_linear(NonLinear::Combination))
        }
        Linearity::Each(_) if linear > 1 => Err(not_linear(NonLinear::Itself)),
        _ if linear > 0 => Ok(Dependence::Linear),
        Linearity::Each(_) if has(Dependence::Zero) => Ok(Dependence::Zero),
        Linearity::Together(_) if !own.is_empty() && !has(Dependence::Constant) => {
            Ok(Dependence::Zero)
        }
        _ if is_zero(graph, instr, operands) => Ok(Dependence::Zero),
        _ => Ok(Dependence::Constant),
    }
}

/// Whether an instruction is a constant of zeros, or passes zeros on.
fn is_zero(graph: &Graph, instr: &Instr, operands: &[Dependence]) -> bool {
    if *instr.op == stop_gradient::PRIMITIVE {
        return operands[0] == Dependence::Zero;
    }
    let literal = constant::literal(graph, instr.results[0]);
    let scalar = literal.and_then(Literal::splat);
    matches!(scalar, Some(Scalar::Float(0.0) | Scalar::Complex(0.0, 0.0)))
}

/// A part of the state is what its initial value and its next ones are together.
fn of_loop(instr: &Instr, operands: &[Dependence]) -> Found<Vec<Dependence>> {
    // Parts may change from zero to linear over several rounds, so this is a fixpoint: no part changes back.
    let own = instr.own();
    let mut all = operands.to_vec();
    loop {
        results(&instr.regions[0], &all)?;
        let next = results(&instr.regions[1], &all)?;
        let before = all.clone();
        for (is, next) in all[..own].iter_mut().zip(next) {
            *is = together(instr, *is, next)?;
        }
        if all == before {
            all.truncate(own);
            return Ok(all);
        }
    }
}

fn of_choice(instr: &Instr, operands: &[Dependence]) -> Found<Vec<Dependence>> {
    let captured = &operands[instr.own()..];
    let mut all = vec![Dependence::Zero; instr.results.len()];
    for region in &instr.regions {
        for (is, next) in all.iter_mut().zip(results(region, captured)?) {
            *is = together(instr, *is, next)?;
        }
    }
    Ok(all)
}

/// Returns how a value depends that is one or the other.
fn together(instr: &Instr, one: Dependence, other: Dependence) -> Found<Dependence> {
    match (one, other) {
        (Dependence::Zero, other) => Ok(other),
        (one, Dependence::Zero) => Ok(one),
        (one, other) if one == other => Ok(one),
        _ => Err(NotLinear {
            origin: instr.origin,
            operation: Some((instr.op.name.to_string(), NonLinear::Combination)),
        }),
    }
}
