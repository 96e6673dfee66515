"""Calls the computations of the library, whose path is the argument."""

import sys

import numpy as np

from marked import Marked
from scores import Scores
from train_step import Step

library = sys.argv[1]
np.set_printoptions(precision=4, suppress=True)


def refused(call):
    """Prints the message of a call that fails."""
    try:
        call()
    except (TypeError, ValueError) as error:
        print(error)
    else:
        print("nothing was refused")


w1 = np.array([[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1]], np.float32)
b1 = np.zeros(4, np.float32)
w2 = np.array([[1, 0], [0, 1], [1, 0], [0, 1]], np.float32)
x = np.array([[1, 2, 3], [-1, 0, 1]], np.float32)

scores = Scores(library, threads=1)
print(scores(w1, b1, w2, x))
result = np.empty((2, 2), np.float32)
print("the memory of the caller:", scores(w1, b1, w2, x, result=result) is result)
refused(lambda: scores(w1, b1, w2, x, result=np.empty((3, 2), np.float32)))
refused(lambda: scores(w1.astype(np.float64), b1, w2, x))
refused(lambda: scores(w1, b1, w2, np.asfortranarray(x)))

step = Step(library)
classes = np.array([0, 1], np.int32)
losses = [step(w1, b1, w2, x, classes, 0.5) for _ in range(51)]
print(f"loss {losses[0]:.4f}, then {losses[-1]:.4f}")
refused(lambda: step(w1, b1, w2, x, classes[:1], 0.5))

print(*Marked(library)(np.arange(1.0, 6.0), np.array([True, False, True, False, False])))
