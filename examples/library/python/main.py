"""Calls the computations of the library, whose path is the argument."""

import ctypes
import sys

import numpy as np

from marked import Marked
from mixed import Mixed
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
refused(lambda: step(w1, b1, w2, x, classes, "half"))
refused(lambda: step(w1, b1, w2, x, classes, [0.5]))

marks = Marked(library)(np.arange(1.0, 6.0), np.array([True, False, True, False, False]))
print(type(marks).__name__, marks.any, marks.mean, marks.others)


class Exported:
    """An array of another library, as DLPack shows it: of NumPy, or of bfloat16, which NumPy lacks."""

    def __init__(self, array, of_bits=False):
        self.array, self.of_bits = array, of_bits

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()

    def __dlpack__(self, **options):
        capsule = self.array.__dlpack__(**options)
        if self.of_bits:
            name = ctypes.pythonapi.PyCapsule_GetName
            name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
            pointer = ctypes.pythonapi.PyCapsule_GetPointer
            pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
            is_versioned = name(capsule) == b"dltensor_versioned"
            code = ctypes.c_uint8.from_address(pointer(capsule, name(capsule)) + (52 if is_versioned else 20))
            assert code.value == 1, "the code of unsigned integers"
            code.value = 4
        return capsule


read_only = w1.copy()
read_only.flags.writeable = False
shared = np.zeros((2, 2), np.float32)
print(scores(Exported(read_only), Exported(b1), w2, Exported(x), result=Exported(shared)), shared[0])
refused(lambda: scores(w1, b1, w2, Exported(x.astype(np.float64))))
refused(lambda: scores(w1, b1, w2, [[1.0, 2.0, 3.0]]))
refused(lambda: step(Exported(read_only), b1, w2, x, classes, 0.5))

mixed = Mixed(library)
bits = np.array([0x3F80, 0x4000, 0x4040], np.uint16)  # 1, 2 and 3.
sums, product = mixed(Exported(bits, of_bits=True), bits, bits[1:2].reshape(()), 1 + 2j, 1 + 2j)
print([hex(sum) for sum in sums], product)
refused(lambda: mixed(bits, bits, 2.0, 1j, 1j))
refused(lambda: mixed(bits, Exported(bits.view(np.float16)), bits[0], 1j, 1j))
