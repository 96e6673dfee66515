//! What a computation reaches outside of itself: feeds that it reads and writes, and the replicas that run beside it.
//!
//! Each is a parameter. In a graph it is a token: an instruction that reads or writes a feed takes the feed's token and gives
//! the next one, so that what is done with one feed has an order, in loops and choices too; a replica's token stays the same.
//! Before a graph is lowered its tokens go, and the instructions keep the number of the parameter ([`crate::passes`]).

use core::fmt;

use crate::graph::Attr;
use crate::ops::call::{Binding, substitute};
use crate::shape::ArrayType;
use crate::{ElementType, Instr, Shape, Size, Type};

/// Something outside, as a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// What it is.
    pub way: Way,
    /// What one item is; nothing for replicas.
    pub content: Type,
}

/// What is outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// A feed that is read.
    Infeed,
    /// A feed that is written.
    Outfeed,
    /// This one of several replicas.
    Replica,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 3] = [Way::Infeed, Way::Outfeed, Way::Replica];

    /// The name of its type in Rust.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Infeed => "Infeed",
            Way::Outfeed => "Outfeed",
            Way::Replica => "Replica",
        }
    }

    /// Whether it carries items of a type.
    pub const fn has_content(self) -> bool {
        !matches!(self, Way::Replica)
    }

    /// Whether using it moves it on: its token is state then.
    pub const fn moves(self) -> bool {
        self.has_content()
    }
}

impl Channel {
    /// The sizes that would have to be equal for this to stand where `wanted` is asked for; `None` where more than sizes differs.
    ///
    /// A feed that is written and leaves a size open takes items of any.
    pub fn unequal(&self, wanted: &Channel) -> Option<Vec<(Size, Size)>> {
        if self.way != wanted.way || !self.content.same_structure(&wanted.content) {
            return None;
        }
        let mut pairs = Vec::new();
        for (came, wanted) in self.content.leaves().iter().zip(wanted.content.leaves()) {
            let same = came.shape.element == wanted.shape.element && came.layout == wanted.layout;
            if !same || came.shape.rank() != wanted.shape.rank() {
                return None;
            }
            for (came, wanted) in came.shape.dims.iter().zip(&wanted.shape.dims) {
                if came == wanted || came.is_open() {
                    continue;
                }
                if wanted.is_open() {
                    return None;
                }
                pairs.push((came.clone(), wanted.clone()));
            }
        }
        Some(pairs)
    }

    /// Every size name in its items.
    pub fn names(&self) -> Vec<&str> {
        let leaves = self.content.leaves().into_iter();
        let sizes = leaves.flat_map(|leaf| &leaf.shape.dims);
        sizes.flat_map(Size::names).collect()
    }

    /// Whether items may have any size somewhere.
    pub fn is_open(&self) -> bool {
        let leaves = self.content.leaves().into_iter();
        let mut sizes = leaves.flat_map(|leaf| &leaf.shape.dims);
        sizes.any(Size::is_open)
    }

    /// The same with size names replaced; `None` when a size leaves its range.
    pub fn substitute(&self, binding: &Binding) -> Option<Channel> {
        let content = self.content.try_map(&mut |leaf| {
            let shape = substitute(&leaf.shape, binding).ok_or(())?;
            let layout = leaf.layout.clone();
            Ok::<_, ()>(ArrayType { shape, layout })
        });
        let (way, content) = (self.way, content.ok()?);
        Some(Channel { way, content })
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way.has_content() {
            true => write!(f, "{}<{}>", self.way.name(), self.content),
            false => f.write_str(self.way.name()),
        }
    }
}

/// The shape of a token.
pub fn token() -> Shape {
    Shape::scalar(ElementType::Token)
}

/// The attribute with the number of the parameter that an instruction reaches outside by, once tokens are gone.
pub const NUMBER: &str = "channel";

/// The number of the parameter that an instruction reaches outside by.
pub fn number(instr: &Instr) -> usize {
    match instr.attr(NUMBER) {
        Some(&Attr::Int(number)) => number as usize,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ElementType::F32;

    fn feed(way: Way, rows: Size, columns: usize) -> Channel {
        let content = Type::array(Shape::new(F32, [rows, Size::from(columns)]));
        Channel { way, content }
    }

    #[test]
    fn a_feed_stands_for_another_where_sizes_are_equal() {
        let [n, two, open] = [Size::name("N"), Size::from(2), Size::open()];
        let differ = Some(vec![(two.clone(), n.clone())]);
        let cases = [
            (Way::Infeed, (&two, 3), (&two, 3), Some(Vec::new())),
            (Way::Infeed, (&two, 3), (&n, 3), differ.clone()),
            (Way::Outfeed, (&two, 3), (&n, 3), differ),
            (Way::Outfeed, (&open, 3), (&n, 3), Some(Vec::new())),
            // Who is handed the feed may send what it does not take.
            (Way::Outfeed, (&n, 3), (&open, 3), None),
        ];
        for (way, (came, a), (wanted, b), expected) in cases {
            let (came, wanted) = (feed(way, came.clone(), a), feed(way, wanted.clone(), b));
            assert_eq!(came.unequal(&wanted), expected, "{came} for {wanted}");
        }
        let infeed = feed(Way::Infeed, two.clone(), 3);
        assert_eq!(infeed.unequal(&feed(Way::Outfeed, two, 3)), None);
    }
}
