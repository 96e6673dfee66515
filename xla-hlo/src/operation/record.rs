//! Attributes that StableHLO combines into one.

/// An attribute of StableHLO whose fields are separate attributes here: `dimension_numbers = #stablehlo.gather<..>`.
#[derive(PartialEq, Eq, Debug)]
pub struct Record {
    /// The attribute's name.
    pub attribute: &'static str,
    /// The name of the record.
    pub name: &'static str,
    /// The one field that is a number, omitted if it is 0; the other fields are lists, omitted if empty.
    pub number: &'static str,
}
