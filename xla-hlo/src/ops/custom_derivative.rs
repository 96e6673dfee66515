//! Functions with a rule for their derivative: `custom_jvp(f, rule)` and `custom_vjp(f, rule)`.
//!
//! An instruction holds the function and the rule as its regions. It is replaced by the function, unless it is
//! differentiated before: then by what the rule computes.

use crate::attr;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Rules};
use crate::graph::{Attr, Refused, Value};
use crate::list::{self, Items};
use crate::operation::{Batch, Form, Indices, Infer, MaybeBatched, OpTraits, Primitive, Text};
use crate::{Builder, Graph, Instr, Shape, Size};

/// The number of operands that are arguments; the others are captured by the function or the rule.
pub(super) const ARGUMENTS: &str = "arguments";
/// The indices of the arguments that have tangents.
const DIFFERENTIABLE: &str = "differentiable";

/// A function with a rule for its tangents: a region that takes the arguments, the tangents of those that have any, and
/// the captured values, and returns the results and the tangents of those that have any.
pub static JVP: Primitive = primitive("custom_jvp", "typed_xla.custom_jvp", infer_jvp);

/// A function with a rule for its cotangents: a region that takes the arguments, the cotangents of the results that have
/// any, and the captured values, and returns the cotangents of the arguments that have any.
pub static VJP: Primitive = primitive("custom_vjp", "typed_xla.custom_vjp", infer_vjp);

/// The tangents of a function that only has a rule for its cotangents. The operands are the arguments, their tangents and
/// the captured values; the region is the rule. It only serves to be transposed: it has no value.
pub static PULLBACK: Primitive = Primitive {
    regions: 1,
    traits: OpTraits {
        expand: Some(|_, _, _| Err(Fault::forward_mode())),
        batch_regions: Some(|_, batch| {
            Err(Refused {
                origin: batch.instr.origin,
                fault: Fault::forward_mode(),
            })
        }),
        ..OpTraits::NONE
    },
    ..primitive("pullback", "typed_xla.pullback", |_| {
        Err(Fault::forward_mode())
    })
};

const fn primitive(
    name: &'static str,
    text: &'static str,
    infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
) -> Primitive {
    Primitive {
        name,
        text,
        operands: 1..=usize::MAX,
        regions: 2,
        attributes: &[(ARGUMENTS, Text::Int), (DIFFERENTIABLE, Text::Ints)],
        syntax: &[],
        infer,
        form: |_, _| Form::Expanded,
        commutative: false,
        traits: OpTraits {
            expand: Some(|b, instr, operands| Ok(b.paste(&instr.regions[0], operands))),
            ruled: true,
            batch_regions: Some(batched),
            ..OpTraits::NONE
        },
    }
}

fn infer_jvp(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let results = infer.regions[0].result_shapes();
    checked(
        infer,
        &differentiable(infer),
        &list::concat(&[results.as_slice(), &with_tangents(&results)]),
    )?;
    Ok(results)
}

fn infer_vjp(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let results = infer.regions[0].result_shapes();
    checked(infer, &with_tangents(&results), &differentiable(infer))?;
    Ok(results)
}

/// Whether values of a shape have tangents.
pub(crate) fn has_tangents(shape: &Shape) -> bool {
    matches!(shape.element.kind(), Kind::Float | Kind::Complex)
}

fn with_tangents(shapes: &[Shape]) -> Vec<Shape> {
    let shapes = shapes.iter().filter_items(|shape| has_tangents(shape));
    shapes.cloned().collect_vec()
}

/// Returns the shapes of the arguments that have tangents.
fn differentiable(infer: &Infer<'_>) -> Vec<Shape> {
    let list = crate::graph::ints(infer.attrs, DIFFERENTIABLE).iter();
    list.map(|&i| infer.operands[i as usize].clone())
        .collect_vec()
}

/// Checks the rule, which takes these shapes between the arguments and the captured values.
fn checked(infer: &Infer<'_>, between: &[Shape], results: &[Shape]) -> Result<(), Fault> {
    let operands: Vec<Shape> = infer
        .operands
        .iter()
        .map(|&shape| shape.clone())
        .collect_vec();
    infer.region_named("function", 0, &operands)?;
    let arguments = arguments(infer.attrs);
    let (arguments, captured) = operands.split_at(arguments.min(operands.len()));
    // The rule takes the arguments, the tangents or cotangents, then captured values.
    let params = list::concat(&[arguments, between, captured]);
    let found = infer.region_named("rule", 1, &params)?.result_shapes();
    if found != results {
        let expected = results.to_vec();
        return Err(Fault::named(
            "rule",
            FaultKind::ComputationResult { expected, found },
        ));
    }
    Ok(())
}

/// Returns the number of operands that are arguments.
pub(super) fn arguments(attrs: &[(&'static str, Attr)]) -> usize {
    attr::index(attrs, ARGUMENTS)
}

/// The parts of an instruction with a rule.
pub struct Parts {
    /// The number of arguments.
    pub arguments: usize,
    /// The indices of those that have tangents.
    pub differentiable: Vec<usize>,
}

impl Parts {
    /// Returns the parts of an instruction.
    pub fn of(instr: &Instr) -> Parts {
        Parts {
            arguments: arguments(&instr.attrs),
            differentiable: instr.dims(DIFFERENTIABLE),
        }
    }

    fn attrs(&self) -> Vec<(&'static str, Attr)> {
        let list = self.differentiable.iter().map(|&i| i as i64).collect_vec();
        vec![
            (ARGUMENTS, Attr::Int(self.arguments as i64)),
            (DIFFERENTIABLE, Attr::Ints(list)),
        ]
    }
}

/// Adds a function with a rule; both take the captured values last.
///
/// # Errors
/// The rule does not take or return what it has to.
pub fn custom_derivative(
    b: &mut Builder<'_>,
    op: &'static Primitive,
    parts: &Parts,
    operands: &[Value],
    regions: [Graph; 2],
) -> Result<Vec<Value>, Fault> {
    b.add(op, operands, parts.attrs(), regions.to_vec())
}

/// Adds the tangents of the results that have any, of a function with a rule for cotangents; `tangents` are the
/// tangents of the differentiable arguments.
pub(crate) fn pullback(
    b: &mut Builder<'_>,
    instr: &Instr,
    operands: &[Value],
    tangents: &[Value],
) -> Vec<Value> {
    let parts = Parts::of(instr);
    let (arguments, captured) = operands.split_at(parts.arguments);
    let operands = list::concat(&[arguments, tangents, captured]);
    let shapes = with_tangents(&instr.regions[0].result_shapes());
    let rule = vec![instr.regions[1].clone()];
    let id = b
        .graph
        .add_instr(&PULLBACK, operands, parts.attrs(), rule, shapes, b.origin);
    b.graph.instr(id).results.clone()
}

/// Batches the regions. All arguments are batched, so that the cotangents of the rule are, too.
pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    let instr = batch.instr;
    let parts = Parts::of(instr);
    let sizes = batch.sizes();
    let mut operands = Vec::with_capacity(batch.operands.len());
    // The arguments come first, then the captured values. These are passed as they are, batched or not: they have no
    // cotangents.
    let (arguments, captured) = batch.operands.split_at(parts.arguments);
    for argument in arguments {
        operands.push(
            argument
                .spread(rw, sizes)
                .ok_or_else(|| batch.too_large())?,
        );
    }
    operands.extend(captured.iter().map(|value| value.any()));
    // The function, and its rule: the parameters of both end with the captured values.
    let mut regions = Vec::with_capacity(instr.regions.len());
    for region in &instr.regions {
        let mut inside = Rewriter::new(Rules::NONE);
        // The parameters before `first` are arguments, tangents or cotangents: all of them are batched.
        let first = region.params.len() - captured.len();
        let params = region.params.iter().enumerate().map(|(i, &param)| {
            let shape = region.shape(param);
            let unbatched = (i.checked_sub(first)).is_some_and(|i| captured[i].same().is_some());
            if unbatched {
                MaybeBatched::Unbatched(inside.param(shape.clone()))
            } else {
                MaybeBatched::Batched(inside.param(at_each(sizes, shape)))
            }
        });
        let params = params.collect_vec();
        let indices = Indices {
            sizes,
            active: None,
        };
        // All results of an instruction are batched here, also one that is the same at each index: its cotangent is
        // not.
        let results = (batch.apply)(&mut inside, region, &params, indices)?;
        let results = results.iter().map(|value| value.spread(&mut inside, sizes));
        let results = results.collect_some().ok_or_else(|| batch.too_large())?;
        regions.push(inside.finish(results).graph);
    }
    let shapes = instr.regions[0].result_shapes();
    let shapes = shapes.iter().map(|shape| at_each(sizes, shape));
    let batched = Instr {
        operands,
        regions,
        results: Vec::new(),
        ..instr.clone()
    };
    let values = rw.place(batched, shapes.collect_vec());
    Ok(values.into_iter().map(MaybeBatched::Batched).collect_vec())
}

fn at_each(sizes: &[Size], shape: &Shape) -> Shape {
    Shape::new(shape.element, list::concat(&[sizes, &shape.dims]))
}

/// Returns an instruction that only has a rule for cotangents, if a graph contains its tangents.
pub fn only_reverse(graph: &Graph) -> Option<&Instr> {
    let mut instrs = graph.instrs().map(|(_, instr)| instr);
    instrs.find_map(|instr| {
        if *instr.op == PULLBACK {
            Some(instr)
        } else {
            instr.regions.iter().find_map(only_reverse)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::{inline, vectorise};
    use crate::{ElementType, Module};

    /// Returns a graph with the tangents of the identity, whose rule returns the cotangent.
    fn tangents() -> Graph {
        let module = Module::default();
        let shape = Shape::scalar(ElementType::F64);
        let mut regions = [1, 2].map(|params| {
            let mut region = Graph::new();
            let params = (0..params).map(|_| region.add_param(shape.clone()));
            region.results = params.collect_vec();
            region
        });
        // The rule also takes the argument.
        regions[1].results.remove(0);
        let mut b = Builder::new(&module);
        let [x, dx] = [(); 2].map(|()| b.graph.add_param(shape.clone()));
        let parts = Parts {
            arguments: 1,
            differentiable: vec![0],
        };
        let y = custom_derivative(&mut b, &VJP, &parts, &[x], regions).unwrap()[0];
        let instr = b.graph.maker(y).unwrap().clone();
        b.graph.results = pullback(&mut b, &instr, &[x], &[dx]);
        b.graph
    }

    #[test]
    fn a_pullback_has_no_value() {
        let graph = tangents();
        assert!(only_reverse(&graph).is_some());
        let expanded = inline::flat(&Module::default(), &graph).unwrap_err();
        assert_eq!(*expanded.fault.what, FaultKind::ForwardMode);
        let mut rw = Rewriter::new(Rules::NONE);
        let sizes = [Size::from(3)];
        let shape = at_each(&sizes, &Shape::scalar(ElementType::F64));
        let params = [(); 2].map(|()| MaybeBatched::Batched(rw.param(shape.clone())));
        let batched = vectorise::apply(&mut rw, &graph, &params, &sizes).unwrap_err();
        assert_eq!(*batched.fault.what, FaultKind::ForwardMode);
    }
}
