"""Trains the classifier of examples/edge and writes its weights as integers of 8 bits.

    python3 scripts/edge_weights.py > examples/edge/src/weights.rs

Two dense layers with a relu, trained in float32 by Adam on the first 1500 digits of examples/data/digits.csv.gz, then scaled so that
the largest weight of a layer is 127. The hidden layer is shifted right to 8 bits: `SHIFT` is the least shift by which no hidden value
of the training images exceeds 127. The weights are the same in each run on one machine; another BLAS may round otherwise.
"""

import gzip
import sys

import numpy

HIDDEN = 32
TRAINED = 1500


def trained(x, labels):
    rng = numpy.random.default_rng(0)
    shapes = [(64, HIDDEN), (HIDDEN,), (HIDDEN, 10), (10,)]
    params = [rng.normal(0, (2 / s[0]) ** 0.5, s) if len(s) > 1 else numpy.zeros(s) for s in shapes]
    first, second = [numpy.zeros(s) for s in shapes], [numpy.zeros(s) for s in shapes]
    for step in range(1, 601):
        w1, b1, w2, b2 = params
        hidden = numpy.maximum(x @ w1 + b1, 0)
        scores = hidden @ w2 + b2
        p = numpy.exp(scores - scores.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        p[numpy.arange(len(labels)), labels] -= 1
        p /= len(labels)
        back = (p @ w2.T) * (hidden > 0)
        grads = [x.T @ back, back.sum(0), hidden.T @ p, p.sum(0)]
        for i, grad in enumerate(grads):
            first[i] = 0.9 * first[i] + 0.1 * grad
            second[i] = 0.999 * second[i] + 0.001 * grad**2
            rate = 0.01 * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
            params[i] = params[i] - rate * first[i] / (second[i] ** 0.5 + 1e-8)
    return params


def quantised(params, x):
    w1, b1, w2, b2 = params
    scale = 127 / abs(w1).max()
    q1, c1 = numpy.rint(w1 * scale).astype(int), numpy.rint(b1 * scale).astype(int)
    hidden = numpy.maximum(x @ q1 + c1, 0)
    shift = 0
    while (hidden >> shift).max() > 127:
        shift += 1
    again = 127 / abs(w2).max()
    q2 = numpy.rint(w2 * again).astype(int)
    c2 = numpy.rint(b2 * again * scale / 2**shift).astype(int)
    return q1, c1, q2, c2, shift


def accuracy(q, x, labels):
    q1, c1, q2, c2, shift = q
    hidden = numpy.minimum(numpy.maximum(x @ q1 + c1, 0) >> shift, 127)
    return (hidden @ q2 + c2).argmax(1) == labels


def array(name, doc, kind, values):
    values = values.reshape(-1)
    text, line = f"/// {doc}\npub(crate) static {name}: [{kind}; {len(values)}] = [\n", "   "
    for value in values:
        if len(line) + len(f" {value},") > 100:
            text, line = text + line + "\n", "   "
        line += f" {value},"
    return text + line + "\n];\n"


with gzip.open("examples/data/digits.csv.gz", "rt") as file:
    rows = numpy.loadtxt(file, delimiter=",").astype(int)
x, labels = rows[:, :-1], rows[:, -1]
q = quantised(trained(x[:TRAINED].astype(float), labels[:TRAINED]), x[:TRAINED])
right = accuracy(q, x[TRAINED:], labels[TRAINED:])
print(f"{right.sum()} of {len(right)} other digits are right", file=sys.stderr)
print("//! The weights of the classifier, which `scripts/edge_weights.py` writes.\n")
print("/// The number of bits by which the sums of the hidden layer are shifted right.")
print("#[typed_xla::known]")
print(f"pub(crate) const SHIFT: i32 = {q[4]};\n")
print(array("W1", "The first layer, a row for each pixel.", "i8", q[0]))
print(array("B1", "The first layer's biases.", "i32", q[1]))
print(array("W2", "The second layer, a row for each hidden value.", "i8", q[2]))
print(array("B2", "The second layer's biases.", "i32", q[3]), end="")
