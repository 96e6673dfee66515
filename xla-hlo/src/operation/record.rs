//! Attributes that StableHLO writes as one.

/// An attribute of StableHLO with a field for each of several of ours: `dimension_numbers = #stablehlo.gather<..>`.
#[derive(PartialEq, Eq, Debug)]
pub struct Record {
    /// The attribute.
    pub attribute: &'static str,
    /// The kind of record.
    pub name: &'static str,
    /// The field that is one number; it is left out where it is 0, the others, which are lists, where they are empty.
    pub number: &'static str,
}
