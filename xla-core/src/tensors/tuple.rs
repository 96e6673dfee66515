//! Tuples of collections of tensors.

use super::{Elements, Leaf, LeafMut, Leaves, Path, Source, Spec, Tensors};
use crate::error::Error;

/// A collection without leaves.
impl Leaves for () {
    const ELEMENTS: Elements = Elements::NONE;

    fn specs(_: Path<'_>, _: &mut dyn FnMut(Spec<'_>)) {}

    fn visit<'a>(&'a self, _: Path<'_>, _: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {}
}

/// A collection without leaves.
impl Tensors for () {
    fn visit_mut(&mut self, _: Path<'_>, _: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {}

    fn assemble(_: Path<'_>, _: &mut Source<'_>) -> Result<Self, Error> {
        Ok(())
    }
}

macro_rules! tuples {
    ($(($($part:ident $place:tt)*))*) => {$(
        impl<$($part: Leaves),*> Leaves for ($($part,)*) {
            const ELEMENTS: Elements = Elements::NONE$(.and($part::ELEMENTS))*;

            fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
                $($part::specs(path.field(stringify!($place)), f);)*
            }

            fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
                $(self.$place.visit(path.field(stringify!($place)), f);)*
            }
        }

        impl<$($part: Tensors),*> Tensors for ($($part,)*) {
            fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {
                $(self.$place.visit_mut(path.field(stringify!($place)), f);)*
            }

            fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error> {
                Ok(($($part::assemble(path.field(stringify!($place)), source)?,)*))
            }
        }
    )*};
}

tuples! {
    (A 0)
    (A 0 B 1)
    (A 0 B 1 C 2)
    (A 0 B 1 C 2 D 3)
    (A 0 B 1 C 2 D 3 E 4)
    (A 0 B 1 C 2 D 3 E 4 F 5)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11)
}
