//! Channels: the side effects of a computation. A channel is a feed to read or to write, or the replicas that run in
//! parallel.
//!
//! Each channel is a parameter. In a graph it is a token. An instruction that reads or writes a feed takes the feed's
//! token and returns the next one. The tokens order the operations on a feed, also in loops and conditionals; a
//! replica's token never changes. A closure returns its tokens as further results.
//!
//! Tokens are removed before a graph is lowered, and the instructions keep the index of the parameter
//! ([`crate::passes`]). From there on the order of the instructions counts. Their kernels take the parameter and
//! return a `Result`, which the user handles by `?` (`elaborate/fallible.rs` in `xla-codegen`). In text for XLA the
//! entry creates its tokens (`text/closed.rs`).

use core::fmt;

use crate::binding::{Binding, substitute};
use crate::list::Items;
use crate::shape::ArrayType;
use crate::{ElementType, Shape, Size, Type};

/// A channel, as a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// The kind of channel.
    pub kind: ChannelKind,
    /// The type of one item; nothing for replicas.
    pub content: Type,
}

/// The kind of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChannelKind {
    /// A feed that the computation reads.
    Infeed,
    /// A feed that the computation writes.
    Outfeed,
    /// One of several replicas.
    Replica,
}

impl ChannelKind {
    /// All kinds.
    pub const ALL: [ChannelKind; 3] = [
        ChannelKind::Infeed,
        ChannelKind::Outfeed,
        ChannelKind::Replica,
    ];

    /// Returns the name of its Rust type.
    pub const fn name(self) -> &'static str {
        match self {
            ChannelKind::Infeed => "Infeed",
            ChannelKind::Outfeed => "Outfeed",
            ChannelKind::Replica => "Replica",
        }
    }

    /// Whether the channel carries items of a type.
    pub const fn has_content(self) -> bool {
        !matches!(self, ChannelKind::Replica)
    }

    /// Whether each use returns a new token, so that the token is state.
    pub const fn moves(self) -> bool {
        self.has_content()
    }
}

impl Channel {
    /// Returns the pairs of sizes that must be equal for this channel to be used where `expected` is expected; `None` if
    /// the channels differ in more than sizes.
    ///
    /// An outfeed with a dynamic size accepts items of any size.
    pub fn unequal(&self, expected: &Channel) -> Option<Vec<(Size, Size)>> {
        if self.kind != expected.kind || !self.content.same_structure(&expected.content) {
            return None;
        }
        let mut pairs = Vec::new();
        for (found, expected) in self.content.leaves().iter().zip(expected.content.leaves()) {
            let same =
                found.shape.element == expected.shape.element && found.layout == expected.layout;
            if !same || found.shape.rank() != expected.shape.rank() {
                return None;
            }
            for (found, expected) in found.shape.dims.iter().zip(&expected.shape.dims) {
                // An item of any size, `?`, may be written to a feed with a number; the number is checked when it is
                // sent.
                if found == expected || found.is_open() {
                    continue;
                }
                // A callee that sends items of any size cannot be bound to a feed of fixed ones.
                if expected.is_open() {
                    return None;
                }
                pairs.push((found.clone(), expected.clone()));
            }
        }
        Some(pairs)
    }

    /// Returns every size name in the type of its items.
    pub fn names(&self) -> Vec<&str> {
        let leaves = self.content.leaves().into_iter();
        let sizes = leaves.flat_items(|leaf| &leaf.shape.dims);
        sizes.flat_items(Size::names).collect_vec()
    }

    /// Whether a size of its items is dynamic.
    pub fn is_open(&self) -> bool {
        let leaves = self.content.leaves().into_iter();
        let mut sizes = leaves.flat_items(|leaf| &leaf.shape.dims);
        sizes.any(Size::is_open)
    }

    /// Replaces the size names; returns `None` if a size is out of range.
    pub fn substitute(&self, binding: &Binding) -> Option<Channel> {
        let content = self.content.try_map(&mut |leaf| {
            let shape = substitute(&leaf.shape, binding).ok_or(())?;
            let layout = leaf.layout.clone();
            Ok::<_, ()>(ArrayType { shape, layout })
        });
        let (kind, content) = (self.kind, content.ok()?);
        Some(Channel { kind, content })
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind.has_content() {
            write!(f, "{}<{}>", self.kind.name(), self.content)
        } else {
            f.write_str(self.kind.name())
        }
    }
}

/// Returns the shape of a token.
pub fn token() -> Shape {
    Shape::scalar(ElementType::Token)
}

/// The attribute with the index of an instruction's channel parameter, after tokens are removed.
pub const NUMBER: &str = "channel";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ElementType::F32;

    fn feed(kind: ChannelKind, rows: Size, columns: usize) -> Channel {
        let content = Type::array(Shape::new(F32, [rows, Size::from(columns)]));
        Channel { kind, content }
    }

    #[test]
    fn a_feed_stands_for_another_where_sizes_are_equal() {
        let [n, two, open] = [Size::name("N"), Size::from(2), Size::open()];
        let differ = Some(vec![(two.clone(), n.clone())]);
        let cases = [
            (ChannelKind::Infeed, (&two, 3), (&two, 3), Some(Vec::new())),
            (ChannelKind::Infeed, (&two, 3), (&n, 3), differ.clone()),
            (ChannelKind::Outfeed, (&two, 3), (&n, 3), differ),
            (ChannelKind::Outfeed, (&open, 3), (&n, 3), Some(Vec::new())),
            // The callee may send items that this outfeed does not accept.
            (ChannelKind::Outfeed, (&n, 3), (&open, 3), None),
        ];
        for (kind, (found, a), (expected, b), unequal) in cases {
            let (found, expected) = (
                feed(kind, found.clone(), a),
                feed(kind, expected.clone(), b),
            );
            assert_eq!(found.unequal(&expected), unequal, "{found} for {expected}");
        }
        let infeed = feed(ChannelKind::Infeed, two.clone(), 3);
        assert_eq!(infeed.unequal(&feed(ChannelKind::Outfeed, two, 3)), None);
    }
}
