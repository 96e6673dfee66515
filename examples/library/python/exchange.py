"""Calls functions of the library that take and return arrays by DLPack; the argument is the library's path."""

import ctypes
import sys

import numpy as np

PYTHON = ctypes.pythonapi
LIBRARY = ctypes.CDLL(sys.argv[1])


class Exported:
    """An array of the library, which NumPy, PyTorch and JAX import by `from_dlpack`."""

    def __init__(self, pointer, name):
        new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        # Without a destructor: the array is imported once.
        self.capsule = new(("PyCapsule_New", PYTHON))(pointer, name, None)

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, **options):
        return self.capsule


def shares(array, **options):
    """Returns the shares of the rows of an array of any library."""
    capsule = array.__dlpack__(**options)
    name = b"dltensor_versioned" if "dltensor_versioned" in repr(capsule) else b"dltensor"
    get = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    pointer = get(("PyCapsule_GetPointer", PYTHON))(capsule, name)
    # The library frees the array, and not the capsule.
    set_name = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)
    used = {b"dltensor": USED, b"dltensor_versioned": USED_VERSIONED}[name]
    set_name(("PyCapsule_SetName", PYTHON))(capsule, used)
    call = getattr(LIBRARY, f"shares_of_{name.decode()}")
    call.argtypes, call.restype = [ctypes.c_void_p], ctypes.c_void_p
    result = call(pointer)
    if result is None:
        raise TypeError("expected float32[?, 3]")
    return np.from_dlpack(Exported(result, NAMES[name]))


# Capsules do not copy their names.
USED, USED_VERSIONED = ctypes.c_char_p(b"used_dltensor"), ctypes.c_char_p(b"used_dltensor_versioned")
NAMES = {name: ctypes.c_char_p(name) for name in (b"dltensor", b"dltensor_versioned")}

x = np.array([[0, 0, 0], [1, 2, 3]], np.float32)
print(shares(x).round(4))
# NumPy has exported versions since 2.1.
is_new = tuple(map(int, np.__version__.split(".")[:2])) >= (2, 1)
print(shares(x, max_version=(1, 0)).round(4) if is_new else shares(x).round(4))
try:
    shares(x.astype(np.float64))
except TypeError as error:
    print(error)
try:
    shares(x[:, ::-1])
except TypeError as error:
    print(error)
