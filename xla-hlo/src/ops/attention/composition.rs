//! Attention and its derivatives as products, a softmax and sums: the text for XLA, and what second derivatives are of.
//!
//! Arrays with all scores are `[.., K, G, T, S]` for `K` heads of keys that `G` heads share each.

use super::sizes::Sizes;
use super::{CAUSAL, OF_BIAS, WINDOW};
use crate::graph::Term;
use crate::list::Items;
use crate::operation::Int;
use crate::ops::elementwise as e;
use crate::ops::stop_gradient;
use crate::ops::{broadcast, dot_general};
use crate::{ElementType, Instr, Size, attr};

/// The operands of an instruction in the form in which their products are computed.
struct Parts<'s> {
    sizes: Sizes,
    /// The rank of the batch.
    batch: usize,
    /// The query as `[.., K, G, T, C]`.
    query: Term<'s>,
    key: Term<'s>,
    value: Term<'s>,
    bias: Term<'s>,
    scale: Term<'s>,
    /// Where keys are not excluded; `None` if none are.
    seen: Option<Term<'s>>,
    /// Where the keys are within the length, as `[.., S]`; `None` if there is no length.
    within: Option<Term<'s>>,
    /// The element type of the results.
    element: ElementType,
}

/// The weights of all keys, and the logarithms of their sums.
struct Weights<'s> {
    weights: Term<'s>,
    sums: Term<'s>,
}

/// Returns the result, and the logarithms of the sums.
pub(super) fn value<'s>(instr: &Instr, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let parts = Parts::of(instr, operands);
    let Weights { weights, sums } = parts.weights();
    let result = parts.ungrouped(parts.mixed(weights, parts.value));
    let r = parts.batch;
    let order = (0..r).chain_items([r + 2, r, r + 1]).collect_vec();
    let sums = sums.transpose(&order).reshape(&parts.sizes.sums());
    vec![result, sums]
}

/// Returns the tangent of the result: the products of the tangents of the weights and the values, and of the weights and
/// the tangents of the values.
pub(super) fn tangent<'s>(instr: &Instr, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let parts = Parts::of(instr, operands);
    let Weights { weights, .. } = parts.weights();
    let [query, key, value, bias] = [10, 11, 12, 13].map(|at: usize| operands[at].wide());
    let (query, key) = (parts.grouped(query), parts.valid(key));
    let products = parts.products(query, parts.key) + parts.products(parts.query, key);
    let mut scores = products * parts.scale;
    if bias.rank() > 0 {
        scores = scores + parts.spread(bias);
    }
    let changes = parts.centred(weights, scores);
    let result = parts.mixed(changes, parts.value) + parts.mixed(weights, parts.valid(value));
    vec![parts.ungrouped(result)]
}

/// Returns the gradients of query, key, value and, if the attribute states it, of the bias.
pub(super) fn gradient<'s>(instr: &Instr, operands: &[Term<'s>]) -> Vec<Term<'s>> {
    let parts = Parts::of(instr, operands);
    let Weights { weights, .. } = parts.weights();
    let r = parts.batch;
    let cotangent = parts.grouped(operands[10].wide());
    // `d weights = cotangent * value`, `d scores = weights * (d weights - sum(weights * d weights))`.
    let of_weights = parts.products(cotangent, parts.value);
    let scores = parts.centred(weights, of_weights);
    let scaled = scores * parts.scale;
    let query = parts.ungrouped(parts.mixed(scaled, parts.key));
    let key = parts.of_keys(scaled, parts.query);
    let value = parts.of_keys(weights, cotangent);
    let mut gradients = vec![query, key, value];
    if attr::bool(&instr.attrs, OF_BIAS) {
        let own = operands[4].sizes();
        let sums = repeated(&parts.sizes, &own).flat_items(|d| grouped(d, r));
        let sums = sums.collect_vec();
        let bias = if sums.is_empty() {
            scores
        } else {
            scores.sum(&sums)
        };
        gradients.push(bias.reshape(&own));
    }
    gradients
}

/// Returns the dimensions of all scores along which an operand of these sizes is repeated.
fn repeated(sizes: &Sizes, own: &[Size]) -> impl Iterator<Item = usize> {
    let scores = sizes.scores();
    let added = scores.len() - own.len();
    let repeats = (0..scores.len())
        .map(|d| d < added || (own[d - added] != scores[d] && own[d - added].is(1)))
        .collect_vec();
    (0..scores.len()).filter_items(move |&d| repeats[d])
}

/// Returns the dimensions of `[.., K, G, T, S]` that a dimension of `[.., N, T, S]` is, behind so many of a batch.
fn grouped(dimension: usize, batch: usize) -> Vec<usize> {
    match dimension {
        d if d < batch => vec![d],
        d if d == batch => vec![d, d + 1],
        d => vec![d + 1],
    }
}

impl<'s> Parts<'s> {
    fn of(instr: &Instr, operands: &[Term<'s>]) -> Parts<'s> {
        let shapes = operands.iter().map(|operand| operand.shape()).collect_vec();
        let sizes = Sizes::checked(&shapes.iter().collect_vec());
        let sizes = sizes.expect("the rule has accepted the operands");
        let element = operands[0].element();
        let [query, key, value] = [0, 1, 2].map(|at: usize| operands[at].wide());
        let mut parts = Parts {
            batch: sizes.batch.len(),
            query,
            key,
            value,
            bias: operands[4],
            scale: operands[7],
            seen: None,
            within: None,
            element,
            sizes,
        };
        parts.query = parts.grouped(query);
        parts.exclude(instr, operands);
        // Elements behind the length may be anything, also NaN.
        parts.key = parts.valid(key);
        parts.value = parts.valid(value);
        parts
    }

    /// Finds the keys that are excluded.
    fn exclude(&mut self, instr: &Instr, operands: &[Term<'s>]) {
        let [mask, length, start] = [operands[3], operands[5], operands[6]];
        let grouped = self.sizes.grouped();
        let r = self.batch;
        let key = mask.indices(&grouped, r + 3);
        let mut all = Vec::new();
        if mask.rank() > 0 {
            all.push(self.spread(mask));
        }
        let window = attr::numbers(&instr.attrs, WINDOW);
        let causal = attr::bool(&instr.attrs, CAUSAL);
        if causal || !window.is_empty() {
            let mut position = mask.indices(&grouped, r + 2);
            if start.rank() > 0 {
                position = position + self.along_batch(start, &grouped);
            }
            if causal {
                all.push(position.at_least(key));
            }
            if let [before, behind] = window.as_slice() {
                let count = |int: &Int| match int {
                    Int::Size(size) => mask.count(size),
                    Int::Negative(number) => mask.index(*number as f64),
                };
                all.push((key + count(before)).at_least(position));
                all.push((position + count(behind)).at_least(key));
            }
        }
        if length.rank() > 0 {
            all.push(key.less(self.along_batch(length, &grouped)));
            let mut keys = self.sizes.batch.clone();
            keys.push(self.sizes.keys.clone());
            let key = mask.indices(&keys, r);
            self.within = Some(key.less(self.along_batch(length, &keys)));
        }
        let mut all = all.into_iter();
        self.seen = all.next();
        for other in all {
            self.seen = self.seen.map(|seen| seen & other);
        }
    }

    /// Replaces keys or values behind the length by zeros.
    fn valid(&self, operand: Term<'s>) -> Term<'s> {
        match self.within {
            None => operand,
            Some(within) => {
                let dims = (0..=self.batch).collect_vec();
                let within = within.broadcast(&operand.sizes(), &dims);
                within.select(operand, 0.0)
            }
        }
    }

    /// Broadcasts an operand of the last dimensions of the batch to sizes that begin with those of the batch.
    fn along_batch(&self, operand: Term<'s>, sizes: &[Size]) -> Term<'s> {
        if self.batch == 0 {
            return operand.reshape(&[]).broadcast(sizes, &[]);
        }
        let first = self.batch - operand.rank();
        let dims = (first..self.batch).collect_vec();
        operand.emit(|b| broadcast::in_dim(b, operand.value(), sizes.to_vec(), &dims))
    }

    /// Broadcasts mask or bias to all scores.
    fn spread(&self, operand: Term<'s>) -> Term<'s> {
        let r = self.batch;
        let own = operand.sizes();
        let added = r + 3 - own.len();
        let (mut sizes, mut dims) = (Vec::new(), Vec::new());
        for (i, size) in own.iter().enumerate() {
            let d = added + i;
            if d == r && *size == self.sizes.heads {
                sizes.extend([self.sizes.shared.clone(), self.sizes.group.clone()]);
            } else if d == r {
                sizes.extend([Size::from(1), Size::from(1)]);
            } else {
                sizes.push(size.clone());
            }
            dims.extend(grouped(d, r));
        }
        operand
            .reshape(&sizes)
            .broadcast(&self.sizes.grouped(), &dims)
    }

    /// Returns `[.., T, N, C]` as `[.., K, G, T, C]`.
    fn grouped(&self, operand: Term<'s>) -> Term<'s> {
        let r = self.batch;
        let mut sizes = operand.sizes();
        sizes.splice(
            r + 1..r + 2,
            [self.sizes.shared.clone(), self.sizes.group.clone()],
        );
        let order = (0..r).chain_items([r + 1, r + 2, r, r + 3]).collect_vec();
        operand.reshape(&sizes).transpose(&order)
    }

    /// Returns `[.., K, G, T, C]` as `[.., T, N, C]`, in the element type of the results.
    fn ungrouped(&self, operand: Term<'s>) -> Term<'s> {
        let r = self.batch;
        let order = (0..r).chain_items([r + 2, r, r + 1, r + 3]).collect_vec();
        let operand = operand.transpose(&order);
        let mut sizes = operand.sizes();
        sizes.splice(r + 1..r + 3, [self.sizes.heads.clone()]);
        operand.reshape(&sizes).convert(self.element)
    }

    fn product(&self, lhs: Term<'s>, rhs: Term<'s>, dims: [Vec<usize>; 4]) -> Term<'s> {
        lhs.emit(|b| dot_general::dot_general(b, lhs.value(), rhs.value(), dims))
    }

    /// Returns the dimensions of the batch and of the heads in groups, and in keys.
    fn heads(&self) -> [Vec<usize>; 2] {
        let r = self.batch;
        let keys = (0..r).chain_items([r + 1]).collect_vec();
        [(0..=r).collect_vec(), keys]
    }

    /// Returns the products of vectors of queries, in groups, and vectors of keys.
    fn products(&self, queries: Term<'s>, keys: Term<'s>) -> Term<'s> {
        let [grouped, own] = self.heads();
        let r = self.batch;
        self.product(queries, keys, [grouped, own, vec![r + 3], vec![r + 2]])
    }

    /// Returns the sums over keys of weights times vectors of keys, in groups.
    fn mixed(&self, weights: Term<'s>, keys: Term<'s>) -> Term<'s> {
        let [grouped, own] = self.heads();
        let r = self.batch;
        self.product(weights, keys, [grouped, own, vec![r + 3], vec![r]])
    }

    /// Returns the sums over queries, and the heads of a group, of weights times vectors of queries, as vectors of keys.
    fn of_keys(&self, weights: Term<'s>, queries: Term<'s>) -> Term<'s> {
        let [grouped, _] = self.heads();
        let r = self.batch;
        let over = vec![r + 1, r + 2];
        let sums = self.product(
            weights,
            queries,
            [grouped.clone(), grouped, over.clone(), over],
        );
        let order = (0..r).chain_items([r + 1, r, r + 2]).collect_vec();
        let sums = self.valid(sums.transpose(&order));
        sums.convert(self.element)
    }

    /// Returns the weights of keys.
    fn weights(&self) -> Weights<'s> {
        let all = self.sizes.grouped();
        let last = [all.len() - 1];
        let mut scores = self.products(self.query, self.key) * self.scale;
        if self.bias.rank() > 0 {
            scores = scores + self.spread(self.bias);
        }
        if let Some(seen) = self.seen {
            scores = seen.select(scores, f64::NEG_INFINITY);
        }
        // The weights do not depend on the subtracted value. It is finite where there is no key, so that all exponentials
        // are 0.
        let fixed =
            scores.emit(|b| b.add1(&stop_gradient::PRIMITIVE, &[scores.value()], Vec::new()));
        let most = fixed.fold(&e::max, f64::NEG_INFINITY, &last);
        let most = most.equal(f64::NEG_INFINITY).select(most.full(0.0), most);
        let exponentials = (scores - most.spread(&all, &last)).exp();
        let total = exponentials.sum(&last);
        let none = total.equal(0.0);
        let divisor = none.select(total.full(1.0), total);
        let weights = exponentials * (1.0 / divisor).spread(&all, &last);
        let sums = none.select(total.full(f64::INFINITY), most + divisor.log());
        Weights { weights, sums }
    }

    /// Returns `weights * (changes - sum(weights * changes))`, with the sum over the keys: the changes of scores as changes
    /// of weights, and the reverse.
    fn centred(&self, weights: Term<'s>, changes: Term<'s>) -> Term<'s> {
        let all = self.sizes.grouped();
        let last = [all.len() - 1];
        let mean = (weights * changes).sum(&last);
        weights * (changes - mean.spread(&all, &last))
    }
}
