//! The body of a function that is a model: its graph, after its types are compared with the function's types.
//!
//! A struct is flattened as jax flattens a dictionary, by the names of its fields, and a tuple in order. Where the model
//! names the parts of its arguments, they are matched by name.

use std::rc::Rc;

use xla_hlo::dynamic::{fits, unequal};
use xla_hlo::list::Items;
use xla_hlo::{Shape, Size, Tree, Type, Value, Values};

use self::channels::{Passed, replica};
use self::compare::{
    Found, Misfit, Place, compare_count, compare_order, count, has_fixed_sizes, marked,
};
use self::random::Lent;
use self::sizes::Bound;
use super::{Access, Elab, Val};
use crate::hir::Function;
use crate::imported::{self, Imported, Reference};
use crate::message::Error;

mod channels;
mod compare;
mod custom_calls;
mod random;
mod sizes;

/// An array of a parameter.
struct Leaf {
    /// The number of the parameter.
    param: usize,
    /// The parameter and the fields that lead to it: `p.w`.
    label: String,
    /// The fields, joined as the name of one.
    field: String,
    value: Value,
}

impl Elab<'_> {
    /// Elaborates the body of a function whose result has this type, if it was not refused.
    pub(super) fn body_value(
        &mut self,
        body: &Function,
        reference: Option<&Reference>,
        want: Option<&Type>,
    ) -> Val {
        match reference {
            None => self.statements(&body.block),
            Some(reference) => match (imported::model(reference), want) {
                (Ok(model), Some(want)) => self.model(body, reference, &model, want),
                (Err(fault), _) => {
                    self.cx.fault(fault);
                    Val::Poison
                }
                (_, None) => Val::Poison,
            },
        }
    }

    fn model(
        &mut self,
        body: &Function,
        reference: &Reference,
        model: &Rc<Imported>,
        want: &Type,
    ) -> Val {
        let mut misfits = Vec::new();
        let (mut operands, mut channels, mut lent) = (Vec::new(), Vec::new(), Vec::new());
        // Arrays are the model's arguments; channels and `&mut` states are passed after them.
        for (param, (name, _)) in reference.function.params.iter().enumerate() {
            let var = self.vars.get(Some(body.param(name)));
            let Some((var, values)) = var.and_then(|var| Some((var, var.val.values()?))) else {
                // The mistake in its type has been reported.
                return Val::Poison;
            };
            if let Some(channel) = &var.channel {
                channels.push(Passed::of(param, name, channel.kind, &values));
                continue;
            }
            if var.access == Access::State {
                lent.push(Lent::of(param, (name, var.id), values));
                continue;
            }
            let mut leaves = Vec::new();
            flatten(param, &values, name.clone(), String::new(), &mut leaves);
            operands.extend(named(leaves, model, operands.len(), &mut misfits));
        }
        let found = operands.iter().map(|leaf| Found {
            param: leaf.param,
            label: leaf.label.clone(),
            shape: self.graph.shape(leaf.value).clone(),
        });
        let found = found.collect_vec();
        compare_count(&found, model, &mut misfits);
        // Arrays and arguments are compared in pairs, so their sizes are bound only if there are equally many.
        let mut bound = if found.len() == model.params.len() {
            Bound::of(&found, model, &mut misfits)
        } else {
            Bound::default()
        };
        compare_order(&found, model, &mut misfits);
        let results = results(model, want, &mut bound, &mut misfits);
        let arguments = operands.iter().map(|leaf| leaf.value);
        let mut arguments = arguments.collect_vec();
        let state = random::state(model, &self.graph, &lent, &mut misfits);
        arguments.extend(state.map(|(_, state)| state));
        arguments.extend(replica(model, &channels, &mut misfits));
        if model.communicates && !self.cx.frame().fallible {
            let what = "\n  the result is no `Result`, and the model fails if other replicas do";
            misfits.push(Place::Result.misfit(what.to_string()));
        }
        // Instructions are added only for a model that matches.
        let values = if misfits.is_empty() {
            self.instantiated(reference, model, &arguments, &bound, &mut misfits)
        } else {
            None
        };
        if !misfits.is_empty() {
            let structs = model.structs.iter().map(|(param, name)| {
                let path = reference.written.value();
                let argument = match model.structs.len() {
                    1 => String::new(),
                    _ => format!(", argument = \"{param}\""),
                };
                format!(", and `#[tensors(stablehlo = \"{path}\"{argument})] pub struct {name};`")
            });
            let structs = structs.collect_vec().concat();
            let sizes = if has_fixed_sizes(&found, model) {
                "\n  help: for arrays of any size, export the model with `jax.export.symbolic_shape`"
            } else {
                ""
            };
            let what = format!(
                "`{name}` does not match @{entry} of `{path}`{misfits}\n  help: write `{declaration}`{structs}{sizes}",
                name = body.name,
                entry = reference.entry,
                path = reference.written.value(),
                misfits = misfits
                    .iter()
                    .map(|misfit| &*misfit.text)
                    .collect_vec()
                    .concat(),
                declaration = model
                    .declaration
                    .replacen("_(", &format!("{}(", body.name), 1),
            );
            self.cx
                .fault(Error::new_spanned(marked(reference, &misfits), what));
            return Val::Poison;
        }
        // The function is elaborated again with other sizes.
        let Some(values) = values else {
            return Val::Poison;
        };
        // The model returns its new random state after its results.
        if let (Some((lent, _)), Some(&new)) = (state, values.get(model.results.len())) {
            self.drawn(lent, new);
        }
        let mut places = results.iter();
        let result = want.map(&mut |_| {
            let place = places.next();
            values[*place.expect("the model has a result for each leaf")]
        });
        Val::of(&result)
    }
}

/// Compares the results, and returns the number of the model's result for each array of the type.
fn results(
    model: &Imported,
    want: &Type,
    bound: &mut Bound,
    misfits: &mut Vec<Misfit>,
) -> Vec<usize> {
    let mut number = 0;
    let numbered: Tree<(usize, Shape)> = want.map(&mut |array| {
        number += 1;
        (number - 1, array.shape.clone())
    });
    // The fields of a struct have no order in the model: they are matched by name if it names its results, and sorted
    // by name otherwise.
    let mut leaves = Vec::new();
    ordered(&numbered, "the result".to_string(), &mut leaves);
    if has_record(want)
        && let Some(fields) = &model.result_fields
        && fields.len() == leaves.len()
    {
        match by_name(leaves, fields) {
            Ok(sorted) => leaves = sorted,
            Err(misfit) => {
                misfits.push(Place::Result.misfit(misfit));
                return vec![0; number];
            }
        }
    }
    if leaves.len() != model.results.len() {
        misfits.push(Place::Result.misfit(format!(
            "\n  the result has {}, the model returns {}",
            count(leaves.len()),
            count(model.results.len())
        )));
    }
    let mut places = vec![0; leaves.len()];
    for (i, (label, (leaf, found))) in leaves.into_iter().enumerate() {
        places[leaf] = i;
        let Some(expected) = model.results.get(i) else {
            continue;
        };
        let returned = bound.result(&found, expected);
        if misfits.is_empty()
            && let Some(name) = bound.free(expected)
        {
            let name = name.trim_start_matches('?');
            misfits.push(Place::Result.misfit(format!(
                "\n  {label} is {found}, of which the argument %{name} of the model is a size: write it instead of `?`"
            )));
            continue;
        }
        let Some(returned) = returned.filter(|returned| !fits(returned, &found)) else {
            continue;
        };
        let pairs = unequal(&returned, &found);
        let are_fixed = |(a, b): &(Size, Size)| !a.is_dynamic() && !b.is_dynamic();
        if pairs.is_empty() || pairs.iter().any(are_fixed) {
            misfits.push(Place::Result.misfit(format!(
                "\n  {label} is {found}, result {i} of the model is {returned}"
            )));
        } else {
            bound.differ(pairs);
        }
    }
    places
}

/// Whether a struct is in the type, whose fields have no order.
fn has_record<T>(tree: &Tree<T>) -> bool {
    match tree {
        Tree::Leaf(_) => false,
        Tree::Record(..) => true,
        Tree::Tuple(items) | Tree::List(items) => items.iter().any(has_record),
    }
}

/// Returns the name of a field without what makes it a name of Rust.
fn normal(name: &str) -> String {
    name.trim_start_matches("r#")
        .trim_start_matches('_')
        .to_string()
}

/// Returns the arrays of the result in the order of the model's, whose fields are named.
fn by_name<T>(mut leaves: Vec<(String, T)>, fields: &[String]) -> Result<Vec<(String, T)>, String> {
    let own = |label: &str| {
        let parts = label.split('.').skip(1).map(normal);
        normal(&parts.collect_vec().join("_"))
    };
    let mut sorted = Vec::new();
    for (i, field) in fields.iter().enumerate() {
        match leaves
            .iter()
            .position(|(label, _)| own(label) == normal(field))
        {
            Some(found) => sorted.push(leaves.remove(found)),
            None => {
                let found = leaves.first().map(|(label, _)| label.clone());
                return Err(format!(
                    "\n  expected the field `{field}` for result {i} of the model, found {}",
                    found.unwrap_or_default()
                ));
            }
        }
    }
    Ok(sorted)
}

/// Returns the parts of a tree in the order in which jax flattens them.
fn parts<T>(tree: &Tree<T>) -> Vec<(String, &Tree<T>)> {
    match tree {
        Tree::Leaf(_) => Vec::new(),
        Tree::Tuple(items) | Tree::List(items) => {
            let items = items.iter().enumerate();
            items.map(|(i, item)| (i.to_string(), item)).collect_vec()
        }
        Tree::Record(_, fields) => {
            let mut fields = fields
                .iter()
                .map(|(name, item)| (name.clone(), item))
                .collect_vec();
            fields.sort_by(|(a, _), (b, _)| a.cmp(b));
            fields
        }
    }
}

fn ordered<T: Clone>(tree: &Tree<T>, label: String, leaves: &mut Vec<(String, T)>) {
    if let Tree::Leaf(leaf) = tree {
        leaves.push((label.clone(), leaf.clone()));
    }
    for (name, part) in parts(tree) {
        ordered(part, format!("{label}.{name}"), leaves);
    }
}

fn flatten(param: usize, values: &Values, label: String, field: String, leaves: &mut Vec<Leaf>) {
    if let Tree::Leaf(value) = values {
        leaves.push(Leaf {
            param,
            label: label.clone(),
            field: field.clone(),
            value: *value,
        });
    }
    for (name, part) in parts(values) {
        let inner = if field.is_empty() {
            name.trim_start_matches("r#").to_string()
        } else {
            format!("{field}_{name}")
        };
        flatten(param, part, format!("{label}.{name}"), inner, leaves);
    }
}

/// Returns the arrays of a parameter in the order of the model's arguments, by name if the model names them.
fn named(
    mut leaves: Vec<Leaf>,
    model: &Imported,
    first: usize,
    misfits: &mut Vec<Misfit>,
) -> Vec<Leaf> {
    let last = (first + leaves.len()).min(model.params.len());
    let params = &model.params[first.min(last)..last];
    let fields: Option<Vec<&String>> = params.iter().map(|param| param.field.as_ref()).collect();
    let Some(fields) = fields.filter(|fields| fields.len() == leaves.len()) else {
        return leaves;
    };
    if leaves.iter().any(|leaf| leaf.field.is_empty()) {
        return leaves;
    }
    // Keys may differ in case only, as `W` and `w`, so a field that is spelled like a key takes that one. The other
    // fields and keys are matched by the name of the field.
    let mut sorted: Vec<Option<Leaf>> = Vec::new();
    for param in params {
        let found = leaves.iter().position(|leaf| leaf.field == param.keys);
        sorted.push(found.map(|found| leaves.remove(found)));
    }
    for (leaf, field) in sorted.iter_mut().zip(&fields) {
        if leaf.is_none() {
            let found = leaves
                .iter()
                .position(|leaf| normal(&leaf.field) == normal(field));
            *leaf = found.map(|found| leaves.remove(found));
        }
    }
    let place = |leaf: &Leaf| Place::Param(leaf.param);
    let place = leaves.first().map_or(Place::All, place);
    let others = leaves
        .iter()
        .map(|leaf| format!("`{}`", leaf.label))
        .collect_vec();
    let mut others = others.into_iter();
    let mut leaves = leaves.into_iter();
    let mut all = Vec::new();
    for ((leaf, field), param) in sorted.into_iter().zip(fields).zip(params) {
        if leaf.is_none() {
            let found = others.next().unwrap_or_default();
            misfits.push(place.misfit(format!(
                "\n  expected the field `{field}` for the argument {}, found {found}",
                param.name
            )));
        }
        all.extend(leaf.or_else(|| leaves.next()));
    }
    all
}
