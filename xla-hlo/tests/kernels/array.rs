//! Arrays of scalars.

use xla_hlo::attr::Attr;
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Instr, Shape};

/// An array: its sizes and its elements in row-major order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Array {
    pub(crate) element: ElementType,
    pub(crate) dims: Vec<usize>,
    pub(crate) elements: Vec<Scalar>,
}

/// Iterates over the indices of an array of these sizes, in row-major order.
pub(crate) fn indices(dims: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    (0..dims.iter().product()).map(move |mut at: usize| {
        let mut index = vec![0; dims.len()];
        for (i, size) in index.iter_mut().zip(dims).rev() {
            *i = at % size;
            at /= size;
        }
        index
    })
}

impl Array {
    pub(crate) fn new(shape: &Shape, of: impl FnMut(Vec<usize>) -> Scalar) -> Array {
        let dims = known(shape);
        let elements = indices(&dims).map(of).collect();
        Array {
            element: shape.element,
            dims,
            elements,
        }
    }

    pub(crate) fn scalar(element: ElementType, value: Scalar) -> Array {
        Array {
            element,
            dims: Vec::new(),
            elements: vec![value],
        }
    }

    fn position(&self, index: &[usize]) -> usize {
        let dims = index.iter().zip(&self.dims);
        dims.fold(0, |at, (i, size)| at * size + i)
    }

    pub(crate) fn at(&self, index: &[usize]) -> Scalar {
        self.elements[self.position(index)]
    }

    pub(crate) fn at_mut(&mut self, index: &[usize]) -> &mut Scalar {
        let at = self.position(index);
        &mut self.elements[at]
    }

    /// Returns the element at an index whose coordinates may be out of bounds.
    pub(super) fn inside(&self, index: &[i64]) -> Option<Vec<usize>> {
        let dims = index.iter().zip(&self.dims);
        dims.map(|(&i, &size)| usize::try_from(i).ok().filter(|&i| i < size))
            .collect()
    }
}

pub(crate) fn known(shape: &Shape) -> Vec<usize> {
    let dims = shape.known_dims();
    dims.expect("tests evaluate graphs of known sizes")
}

/// Returns zero as an element of a type.
pub(crate) fn zero(element: ElementType) -> Scalar {
    match element.kind() {
        Kind::Bool => Scalar::Bool(false),
        Kind::Signed | Kind::Unsigned => Scalar::Integer(0),
        Kind::Complex => Scalar::Complex(0.0, 0.0),
        _ => Scalar::Float(0.0),
    }
}

/// Returns the sizes under this name.
pub(super) fn sizes(instr: &Instr, name: &str) -> Vec<usize> {
    match instr.attr(name) {
        Some(Attr::Sizes(sizes)) => sizes.iter().filter_map(xla_hlo::Size::known).collect(),
        _ => instr.dims(name),
    }
}

/// Returns the number under this name; 0 if there is none.
pub(crate) fn int(instr: &Instr, name: &str) -> i64 {
    match instr.attr(name) {
        Some(&Attr::Int(number)) => number,
        _ => 0,
    }
}

/// Returns an element that is an index.
pub(crate) fn index(element: Scalar) -> i64 {
    match element {
        Scalar::Integer(index) => index as i64,
        other => panic!("{other:?} is not an index"),
    }
}
