//! The operations of a file, and their regions.

use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::attributes::Numbers;
use super::cursor::{Cursor, refused, unexpected, within};
use super::operations::Operation;
use super::tables::{section, since};
use super::vhlo;
use super::{Reader, Shared};
use crate::tree::{Named, Op, Region, Type, ValueId};

/// The deepest nesting of regions that is read.
const DEPTH: usize = 64;

/// The parts of an operation that its mask announces.
mod mask {
    pub(crate) const ATTRIBUTES: u8 = 1;
    pub(crate) const RESULTS: u8 = 2;
    pub(crate) const OPERANDS: u8 = 4;
    pub(crate) const SUCCESSORS: u8 = 8;
    pub(crate) const REGIONS: u8 = 16;
    pub(crate) const ORDERS_OF_USES: u8 = 32;
    pub(crate) const PROPERTIES: u8 = 64;
}

/// The values that operations may read, by their numbers, and the number of the next definition.
#[derive(Default)]
pub(super) struct Scope {
    values: Vec<Option<ValueId>>,
    next: usize,
}

/// An operation without its regions.
pub(super) struct Head<'t> {
    pub(super) dialect: &'t str,
    pub(super) name: &'t str,
    /// The number of the name.
    id: usize,
    /// Where its attributes are.
    pub(super) attributes: Numbers,
    operands: Box<[ValueId]>,
    result_types: Box<[Rc<Type<'t>>]>,
    first: ValueId,
    pub(super) regions: usize,
    /// Whether its regions read no values around them.
    is_isolated: bool,
    pub(super) at: usize,
}

/// A parameter of a block.
pub(super) struct Argument<'t> {
    pub(super) value: ValueId,
    pub(super) ty: Rc<Type<'t>>,
    pub(super) location: Option<u64>,
    pub(super) at: usize,
}

/// The only block of a region, which is empty if the region is: its parameters and the number of its operations.
pub(super) struct Block<'t> {
    pub(super) arguments: Vec<Argument<'t>>,
    pub(super) ops: usize,
    /// The values and the next one before the block, to which its end returns.
    before: (usize, usize),
}

impl<'t> Reader<'t> {
    /// Reads an operation up to its regions, and defines its results.
    pub(super) fn head(
        &mut self,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
    ) -> Result<Head<'t>, ParseError> {
        let at = c.at();
        let id = c.index(self.tables.names.len(), "names of operations")?;
        let (dialect, name) = self.tables.op_name(id, at)?;
        // A bit for each part that follows, in this order: attributes, properties, results, operands, successors,
        // orders of uses, regions.
        let mask = c.byte()?;
        // Its location.
        c.number()?;
        let has = |part: u8| mask & part != 0;
        let mut optional = |part: u8| {
            if has(part) {
                c.number().map(Some)
            } else {
                Ok(None)
            }
        };
        let attributes = Numbers {
            dictionary: optional(mask::ATTRIBUTES)?,
            properties: optional(mask::PROPERTIES)?,
        };
        let mut result_types = Vec::new();
        if has(mask::RESULTS) {
            let at = c.at();
            let count = c.count()?;
            self.tables.budget.memory::<Rc<Type<'t>>>(count, at)?;
            result_types.reserve_exact(count);
            for _ in 0..count {
                result_types.push(self.ty(c, 0)?);
            }
        }
        let mut operands = Vec::new();
        if has(mask::OPERANDS) {
            let at = c.at();
            let count = c.count()?;
            self.tables.budget.memory::<ValueId>(count, at)?;
            operands.reserve_exact(count);
            for _ in 0..count {
                // Values are numbered in the scope of the closest isolated operation, across nested regions.
                let at = c.at();
                let number = c.number()?;
                let index = within(number, scope.values.len(), "values", at)?;
                let undefined = || refused(at, "expected a value that is defined before");
                operands.push(scope.values[index].ok_or_else(undefined)?);
            }
        }
        if has(mask::SUCCESSORS) {
            return Err(refused(c.at(), "expected an operation without successors"));
        }
        if has(mask::ORDERS_OF_USES) && self.tables.version >= since::ORDERS_OF_USES {
            skip_orders(c, result_types.len())?;
        }
        let (mut regions, mut is_isolated) = (0, false);
        if has(mask::REGIONS) {
            let at = c.at();
            let (number, isolated) = c.flagged()?;
            (regions, is_isolated) = (c.fits(number, at)?, isolated);
        }
        // Results are numbered before the values of the regions.
        let first = ValueId(self.next);
        for _ in 0..result_types.len() {
            self.define(scope, at)?;
        }
        Ok(Head {
            dialect,
            name,
            id,
            attributes,
            operands: operands.into(),
            result_types: result_types.into(),
            first,
            regions,
            is_isolated,
            at,
        })
    }

    /// Defines the next value of a scope.
    fn define(&mut self, scope: &mut Scope, at: usize) -> Result<ValueId, ParseError> {
        let value = ValueId(self.next);
        let slot = scope.values.get_mut(scope.next);
        let slot = slot.ok_or_else(|| refused(at, "the region defines too many values"))?;
        *slot = Some(value);
        scope.next += 1;
        let next = self.next.checked_add(1);
        self.next = next.ok_or_else(|| refused(at, "expected fewer values"))?;
        Ok(value)
    }

    /// Calls `read` with the cursor and the scope of the regions of an operation.
    pub(super) fn inside<T>(
        &mut self,
        head: &Head<'t>,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
        read: impl FnOnce(&mut Self, &mut Cursor<'t>, &mut Scope) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        if !head.is_isolated {
            return read(self, c, scope);
        }
        let mut own = Scope::default();
        // Since version 2, isolated regions are in a section of their own, which readers may skip.
        if self.tables.version < since::SECTIONS_OF_REGIONS {
            return read(self, c, &mut own);
        }
        let at = c.at();
        let (id, mut content) = c.section(self.tables.start)?;
        if usize::from(id) != section::OPERATIONS {
            return Err(unexpected(
                at,
                "a section of operations",
                format!("the section {id}"),
            ));
        }
        let result = read(self, &mut content, &mut own)?;
        content.end("the regions")?;
        Ok(result)
    }

    /// Reads the head of a region, which has at most one block; its values end with [`Reader::close`].
    pub(super) fn open(
        &mut self,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
    ) -> Result<Block<'t>, ParseError> {
        let at = c.at();
        let blocks = c.number()?;
        // The values of a region are forgotten at its end, and their numbers are used again.
        let before = (scope.values.len(), scope.next);
        match blocks {
            0 => {
                return Ok(Block {
                    arguments: Vec::new(),
                    ops: 0,
                    before,
                });
            }
            1 => {}
            _ => {
                let found = format!("{blocks} blocks");
                return Err(unexpected(at, "a region with one block", found));
            }
        }
        // The head counts all values of the region, including the results of its operations: `None` until they are
        // defined.
        let values = c.count()?;
        self.tables.budget.memory::<Option<ValueId>>(values, at)?;
        scope.next = before.0;
        scope.values.resize(before.0 + values, None);
        let (arguments, ops) = self.block(c, scope)?;
        Ok(Block {
            arguments,
            ops,
            before,
        })
    }

    /// Reads the head of a block: its parameters and the number of its operations.
    pub(super) fn block(
        &mut self,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
    ) -> Result<(Vec<Argument<'t>>, usize), ParseError> {
        let at = c.at();
        let (ops, has_arguments) = c.flagged()?;
        let mut arguments = Vec::new();
        if has_arguments {
            let at = c.at();
            let count = c.count()?;
            self.tables.budget.memory::<Argument<'t>>(count, at)?;
            arguments.reserve_exact(count);
            for _ in 0..count {
                let at = c.at();
                // Since version 4 a bit of the type's number states whether a location follows.
                let (ty, has_location) = if self.tables.version >= since::ELIDED_LOCATIONS {
                    c.flagged()?
                } else {
                    (c.number()?, true)
                };
                let ty = self.type_at(ty, at, 0)?;
                let location = if has_location {
                    Some(c.number()?)
                } else {
                    None
                };
                let value = self.define(scope, at)?;
                arguments.push(Argument {
                    value,
                    ty,
                    location,
                    at,
                });
            }
            if self.tables.version >= since::ORDERS_OF_USES && c.byte()? != 0 {
                skip_orders(c, count)?;
            }
        }
        let ops = c.fits(ops, at)?;
        Ok((arguments, ops))
    }

    /// Forgets the values of a region.
    pub(super) fn close(&self, block: &Block<'t>, scope: &mut Scope) {
        let (values, next) = block.before;
        scope.values.truncate(values);
        scope.next = next;
    }

    /// Reads the operations of a block, whose last one returns.
    pub(super) fn ops(
        &mut self,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
        count: usize,
        returned: &'static str,
        depth: usize,
    ) -> Result<Vec<Op<'t>>, ParseError> {
        if depth == DEPTH {
            return Err(refused(c.at(), "regions are nested too deeply"));
        }
        self.tables.budget.memory::<Op<'t>>(count, c.at())?;
        let mut ops = Vec::with_capacity(count);
        for _ in 0..count {
            ops.push(self.op(c, scope, returned, depth)?);
        }
        Ok(ops)
    }

    fn op(
        &mut self,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
        returned: &'static str,
        depth: usize,
    ) -> Result<Op<'t>, ParseError> {
        let head = self.head(c, scope)?;
        if head.dialect != "vhlo" {
            let found = format!("{}.{}", head.dialect, head.name);
            if found == "builtin.unrealized_conversion_cast" {
                return Err(refused(head.at, MIXED));
            }
            return Err(unexpected(head.at, PORTABLE, found));
        }
        // The name and the version of an operation are checked once for all its instances.
        let operation = match self.operations.get(&head.id) {
            Some(known) => *known,
            None => {
                let new = Operation::of(head.name, self.tables.producer, head.at)?;
                type Entry = [(usize, Operation); 2];
                self.tables.budget.memory::<Entry>(1, head.at)?;
                self.operations.insert(head.id, new);
                new
            }
        };
        let attributes = self.shared(&head, operation)?;
        self.tables
            .budget
            .memory::<Region<'t>>(head.regions, head.at)?;
        let mut regions = Vec::with_capacity(head.regions);
        // The depth grows by one for each region, so a file of nested regions cannot exhaust the stack.
        self.inside(&head, c, scope, |reader, c, scope| {
            for _ in 0..head.regions {
                let block = reader.open(c, scope)?;
                let ops = reader.ops(c, scope, block.ops, "stablehlo.return", depth + 1)?;
                reader.close(&block, scope);
                let params = block.arguments.into_iter();
                let params = params.map(|argument| (argument.value, argument.ty));
                regions.push(Region {
                    params: params.collect(),
                    ops,
                });
            }
            Ok(())
        })?;
        // In the dialect `vhlo` functions and regions end alike; StableHLO has `func.return` for functions.
        let name = match operation.name {
            "stablehlo.return" => returned,
            name => name,
        };
        Ok(Op {
            name: name.into(),
            operands: head.operands,
            attributes,
            regions,
            operand_types: None,
            result_types: head.result_types,
            first: head.first,
            at: head.at,
        })
    }

    /// Returns the attributes of an operation, which those with the same name and dictionary share.
    fn shared(
        &mut self,
        head: &Head<'t>,
        operation: Operation,
    ) -> Result<Rc<[Named<'t>]>, ParseError> {
        let numbers = head.attributes;
        if numbers.dictionary.is_none() && numbers.properties.is_none() {
            return Ok(self.none.clone());
        }
        let key = (head.id as u32, numbers);
        if let Some((attributes, steps)) = self.shared.get(&key) {
            // The importer reads them again.
            self.tables.budget.steps(*steps, head.at)?;
            return Ok(attributes.clone());
        }
        let before = self.tables.budget.left();
        let attributes = self.attributes(numbers, operation.attributes(), head.at)?;
        let attributes = vhlo::attributes(operation.name, attributes, head.at)?;
        let attributes: Rc<[Named<'t>]> = attributes.into();
        let steps = before - self.tables.budget.left();
        type Entry<'t> = [((u32, Numbers), Shared<'t>); 2];
        self.tables.budget.memory::<Entry<'t>>(1, head.at)?;
        self.shared.insert(key, (attributes.clone(), steps));
        Ok(attributes)
    }
}

/// The dialect of files that this reader knows.
pub(super) const PORTABLE: &str =
    "an operation of VHLO, as jax.export or stablehlo.serialize_portable_artifact write it";

/// The reason why a file is refused in which VHLO meets another dialect.
const MIXED: &str = "the file mixes dialects, as jax.export writes `shard_map`: expected the text, in jax \
    `jit(f).lower(..).as_text()`";

/// Skips the orders of the uses of values.
fn skip_orders(c: &mut Cursor<'_>, values: usize) -> Result<(), ParseError> {
    // A permutation of the uses of each value that has one. No pass here depends on the order of uses.
    let count = if values > 1 { c.count()? } else { 1 };
    for _ in 0..count {
        if values > 1 {
            c.number()?;
        }
        let at = c.at();
        let (indices, _) = c.flagged()?;
        for _ in 0..c.fits(indices, at)? {
            c.number()?;
        }
    }
    Ok(())
}
