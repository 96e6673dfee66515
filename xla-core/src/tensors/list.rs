//! Arrays of collections of tensors.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Elements, Leaf, LeafMut, Leaves, Path, Source, Spec, Tensors};
use crate::error::Error;

/// The parts are named by their numbers: `blocks.3.w`.
impl<T: Leaves, const N: usize> Leaves for [T; N] {
    const ELEMENTS: Elements = T::ELEMENTS;

    fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
        for i in 0..N {
            T::specs(path.field(&i.to_string()), f);
        }
    }

    fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
        for (i, part) in self.iter().enumerate() {
            part.visit(path.field(&i.to_string()), f);
        }
    }
}

/// The parts are named by their numbers: `blocks.3.w`.
impl<T: Tensors, const N: usize> Tensors for [T; N] {
    fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {
        for (i, part) in self.iter_mut().enumerate() {
            part.visit_mut(path.field(&i.to_string()), f);
        }
    }

    fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error> {
        let mut parts = Vec::with_capacity(N);
        for i in 0..N {
            parts.push(T::assemble(path.field(&i.to_string()), source)?);
        }
        match parts.try_into() {
            Ok(parts) => Ok(parts),
            Err(_) => {
                unreachable!("expected N parts: the loop has assembled one for each index below N")
            }
        }
    }
}
