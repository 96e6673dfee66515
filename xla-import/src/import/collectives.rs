//! Imports collectives: operations of all devices, which are replicas in the language.

use xla_hlo::graph::Attr;
use xla_hlo::ops::{
    all_gather, all_reduce, all_to_all, collective_permute, elementwise, reduce_scatter,
    replica_id, replicas,
};
use xla_hlo::{Builder, ElementType, Graph, Primitive, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::devices::Mode;
use crate::tree::{Attribute, Op, Region};

/// A collective of StableHLO, as the file has it.
struct Collective {
    name: &'static str,
    /// The primitive that it maps to; `None` if it maps to several.
    primitive: Option<&'static Primitive>,
    /// The attribute with its groups or pairs of devices.
    lists: &'static str,
    /// The attributes that are numbers: a dimension first, the number of parts last.
    numbers: &'static [&'static str],
    /// Whether a flag makes the numbers in the lists numbers of devices.
    may_name_devices: bool,
}

const GROUPS: &str = "replica_groups";

/// The reduction whose result one device of each group has.
const REDUCE: &str = "stablehlo.collective_reduce";

/// The reduction that always adds.
const SUM: &str = "stablehlo.cross-replica-sum";

const COLLECTIVES: &[Collective] = &[
    Collective {
        name: "stablehlo.all_gather",
        primitive: Some(&all_gather::PRIMITIVE),
        lists: GROUPS,
        numbers: &["all_gather_dim"],
        may_name_devices: true,
    },
    Collective {
        name: "stablehlo.all_reduce",
        primitive: Some(&all_reduce::PRIMITIVE),
        lists: GROUPS,
        numbers: &[],
        may_name_devices: true,
    },
    Collective {
        name: "stablehlo.all_to_all",
        primitive: Some(&all_to_all::PRIMITIVE),
        lists: GROUPS,
        numbers: &["split_dimension", "concat_dimension", "split_count"],
        may_name_devices: false,
    },
    Collective {
        name: "stablehlo.collective_broadcast",
        primitive: None,
        lists: GROUPS,
        numbers: &[],
        may_name_devices: false,
    },
    Collective {
        name: "stablehlo.collective_permute",
        primitive: Some(&collective_permute::PRIMITIVE),
        lists: "source_target_pairs",
        numbers: &[],
        may_name_devices: false,
    },
    Collective {
        name: REDUCE,
        primitive: None,
        lists: GROUPS,
        numbers: &[],
        may_name_devices: true,
    },
    Collective {
        name: SUM,
        primitive: Some(&all_reduce::PRIMITIVE),
        lists: GROUPS,
        numbers: &[],
        may_name_devices: false,
    },
    Collective {
        name: "stablehlo.reduce_scatter",
        primitive: Some(&reduce_scatter::PRIMITIVE),
        lists: GROUPS,
        numbers: &["scatter_dimension"],
        may_name_devices: true,
    },
];

fn collective(name: &str) -> Option<&'static Collective> {
    COLLECTIVES.iter().find(|known| known.name == name)
}

/// The operations that return a part of a device's number.
const NUMBERS: [&str; 2] = ["stablehlo.replica_id", "stablehlo.partition_id"];

/// Whether an operation of a region needs to know the other devices.
pub(super) fn communicates(region: &Region<'_>) -> bool {
    let is = |op: &Op<'_>| {
        let is_own = collective(&op.name).is_some() || NUMBERS.contains(&&*op.name);
        is_own || op.regions.iter().any(communicates)
    };
    // The reader bounds the depth.
    region.ops.iter().any(is)
}

impl<'t> Body<'_, 't> {
    /// Adds the instructions of a collective; `None` if it is another operation.
    #[inline(never)]
    pub(super) fn collective(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
    ) -> Option<Result<Vec<Value>, ParseError>> {
        if NUMBERS.contains(&&*op.name) {
            return Some(self.device(op).map(|value| vec![value]));
        }
        let known = collective(&op.name)?;
        Some(self.communicated(op, known, operands))
    }

    /// Returns the number of the device's replica, or of its partition.
    fn device(&mut self, op: &Op<'t>) -> Result<Value, ParseError> {
        let token = self.token(op)?;
        let [replicas, partitions] = self.known.devices.counts();
        // `Devices` numbers a device `replica * partitions + partition`: the quotient is the replica, the remainder the
        // partition.
        let number = |b: &mut Builder<'_>| {
            let id = replica_id::replica_id(b, token)?;
            let (with, is_all) = if op.name == NUMBERS[0] {
                (&elementwise::div, partitions == 1)
            } else {
                (&elementwise::rem, replicas == 1)
            };
            if is_all {
                return Ok(id);
            }
            let partitions = b.scalar(ElementType::U32, partitions as f64);
            b.formula([id, partitions], |[id, count]| id.with(with, count))
        };
        let value = number(self.b());
        value.map_err(|fault| self.fault(op, fault))
    }

    /// Returns the token of the device.
    fn token(&mut self, op: &Op<'t>) -> Result<Value, ParseError> {
        let token = self.replica();
        let why = || format!("{} is part of no function of devices", op.name);
        token.ok_or_else(|| self.refused(op.at, why()))
    }

    fn communicated(
        &mut self,
        op: &Op<'t>,
        known: &Collective,
        operands: &[Value],
    ) -> Result<Vec<Value>, ParseError> {
        let mut operands = operands.to_vec();
        self.promoted(op, &mut operands)?;
        // The last operand of a broadcast may be the number of the device that sends.
        let is_chosen = self.flag(op, "has_dynamic_root")?;
        let root = is_chosen.then(|| operands.pop()).flatten();
        if operands.is_empty() || operands.len() != op.result_types.len() {
            let (arrays, results) = (operands.len(), op.result_types.len());
            let why = format!("expected a result for each array, found {arrays} and {results}");
            return Err(self.refused(op.at, why));
        }
        let mut results: Vec<Shape> = Vec::with_capacity(operands.len());
        for ty in &op.result_types {
            results.push(self.shape(ty, op.at)?);
        }
        let mut attrs = Vec::new();
        for &name in known.numbers {
            attrs.push((name, Attr::Int(self.number(op, name)?)));
        }
        let groups = self.groups(op, known, &operands, &results, &attrs)?;
        let token = self.token(op)?;
        // `collective_broadcast` and `collective_reduce` have no primitive: they are composed of others.
        let Some(primitive) = known.primitive else {
            if known.name != REDUCE {
                return self.broadcasts(op, &operands, root, &groups, token);
            }
            let region = self.combination(op, &all_reduce::PRIMITIVE)?;
            return self.reduces(op, &operands, root, (&groups, region), token);
        };
        let columns = usize::from(known.lists != GROUPS) * 2;
        attrs.push((known.lists, replicas::attr(&groups, columns)));
        let region = if known.name == SUM {
            None
        } else {
            self.combination(op, primitive)?
        };
        // A primitive has one array. Several arrays communicate one after the other, on the same token.
        let mut values = Vec::with_capacity(operands.len());
        for operand in operands {
            let regions = if known.name == SUM {
                vec![self.sum_of(op, operand)?]
            } else {
                region.iter().cloned().collect()
            };
            let value = (self.b()).add(primitive, &[operand, token], attrs.clone(), regions);
            values.extend(value.map_err(|fault| self.fault(op, fault))?);
        }
        Ok(values)
    }

    /// Returns the computation that adds two elements of an array.
    fn sum_of(&mut self, op: &Op<'t>, array: Value) -> Result<Graph, ParseError> {
        if !op.regions.is_empty() {
            return Err(self.refused(op.at, format!("{} has no region", op.name)));
        }
        let scalar = Shape::scalar(self.shape_of(array).element);
        let mut b = Builder::new(self.known.module);
        let params = [scalar.clone(), scalar].map(|shape| b.graph.add_param(shape));
        let sum = elementwise::apply(&mut b, &elementwise::add, &params);
        b.graph.results = vec![sum.map_err(|fault| self.fault(op, fault))?];
        Ok(b.graph)
    }

    /// Returns the computation that combines two elements, if the collective has one.
    fn combination(
        &mut self,
        op: &Op<'t>,
        primitive: &Primitive,
    ) -> Result<Option<Graph>, ParseError> {
        if op.regions.len() != primitive.regions {
            let why = format!("{} does not have {} regions", op.name, op.regions.len());
            return Err(self.refused(op.at, why));
        }
        let mut regions = self.regions(op, primitive, &mut Vec::new(), &mut Vec::new())?;
        Ok(regions.pop())
    }

    /// Returns the groups, or the pairs, of devices.
    fn groups(
        &mut self,
        op: &Op<'t>,
        known: &Collective,
        operands: &[Value],
        results: &[Shape],
        numbers: &[(&'static str, Attr)],
    ) -> Result<Vec<Vec<i64>>, ParseError> {
        for field in op.attributes.iter() {
            let name = &*field.name;
            let is_flag = name == "use_global_device_ids" && known.may_name_devices
                || name == "has_dynamic_root" && known.primitive.is_none();
            let is_known = [known.lists, "channel_handle", "channel_id"].contains(&name)
                || known.numbers.contains(&name)
                || is_flag;
            if !is_known && !super::table::ignored(&op.name, name) {
                let why = format!("{} has no attribute {name}", op.name);
                return Err(self.refused(field.at, why));
            }
        }
        let mode = self.mode(op, known)?;
        let devices = self.known.devices;
        let mut lists = self.lists(op, known.lists)?;
        // Groups are filled up with -1.
        let least = if known.lists == GROUPS { -1 } else { 0 };
        if let Some(outside) = lists.iter().flatten().find(|&&number| number < least) {
            let why = format!("{}: expected numbers from 0, found {outside}", known.lists);
            return Err(self.refused(op.at, why));
        }
        if let Some(limit) = devices.limit(mode)
            && let Some(outside) = lists.iter().flatten().find(|&&number| number >= limit)
        {
            let why = format!(
                "{}: expected numbers below {limit}, found {outside}",
                known.lists
            );
            return Err(self.refused(op.at, why));
        }
        let is_split = known.name == "stablehlo.all_to_all";
        if lists.is_empty() && known.lists == GROUPS && !is_split {
            // All devices are one group.
            let members = match devices.limit(mode) {
                Some(limit) => Some(limit),
                None => self.members(known.name, operands, results, numbers),
            };
            lists.extend(members.map(|members| (0..members).collect()));
        }
        Ok(devices.groups(mode, &lists))
    }

    /// Returns the number of devices in a group of all of them, by the shapes of operand and result.
    fn members(
        &mut self,
        name: &str,
        operands: &[Value],
        results: &[Shape],
        numbers: &[(&'static str, Attr)],
    ) -> Option<i64> {
        let Some(&(_, Attr::Int(dimension))) = numbers.first() else {
            return None;
        };
        let size = |shape: &Shape| shape.dims.get(usize::try_from(dimension).ok()?)?.known();
        let (operand, result) = (self.shape_of(*operands.first()?), results.first()?);
        let (operand, result) = (size(&operand)?, size(result)?);
        // Gathering multiplies the size of the dimension by the members, scattering divides it.
        let members = match name {
            "stablehlo.all_gather" => result.checked_div(operand),
            _ => operand.checked_div(result),
        };
        i64::try_from(members?).ok()
    }

    /// Returns the devices that the numbers in the lists stand for.
    fn mode(&self, op: &Op<'t>, known: &Collective) -> Result<Mode, ParseError> {
        let has_channel = self.channel(op)? > 0;
        match (has_channel, self.flag(op, "use_global_device_ids")?) {
            (true, true) => Ok(Mode::Devices),
            (true, false) if known.may_name_devices && known.name != REDUCE => Ok(Mode::Both),
            (true, false) => Ok(Mode::Partitions),
            (false, false) => Ok(Mode::Replicas),
            (false, true) => {
                let why = "expected a channel_handle of 1 or more with use_global_device_ids";
                Err(self.refused(op.at, why))
            }
        }
    }

    /// Returns the number of the channel, 0 if none is written.
    fn channel(&self, op: &Op<'t>) -> Result<i64, ParseError> {
        // MLIR's text has `channel_id = 1` or `channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>`.
        for field in op.attributes.iter() {
            let written = match self.known.model.resolved(&field.value) {
                _ if field.name == "channel_id" => field,
                Attribute::Record("channel_handle", inner) => {
                    match inner.iter().find(|inner| inner.name == "handle") {
                        Some(handle) => handle,
                        None => return Ok(0),
                    }
                }
                _ => continue,
            };
            return match *self.ints(written)? {
                [number] => Ok(number),
                _ => Err(self.refused(field.at, "expected the number of a channel")),
            };
        }
        Ok(0)
    }

    /// Returns a number that an attribute holds.
    fn number(&self, op: &Op<'t>, name: &str) -> Result<i64, ParseError> {
        let written = op.attributes.iter().find(|field| field.name == name);
        let Some(written) = written else {
            let why = format!("expected the attribute {name} of {}", op.name);
            return Err(self.refused(op.at, why));
        };
        match *self.ints(written)? {
            [number] => Ok(number),
            _ => Err(self.refused(written.at, format!("expected a number as {name}"))),
        }
    }

    /// Whether an attribute is written that is `true` or has no value.
    fn flag(&self, op: &Op<'t>, name: &str) -> Result<bool, ParseError> {
        match op.attributes.iter().find(|field| field.name == name) {
            None => Ok(false),
            Some(field) => match field.value {
                Attribute::Unit | Attribute::Bool(true) => Ok(true),
                Attribute::Bool(false) => Ok(false),
                _ => Err(self.refused(field.at, format!("expected true or false as {name}"))),
            },
        }
    }

    /// Returns the rows of an array of numbers.
    fn lists(&self, op: &Op<'t>, name: &str) -> Result<Vec<Vec<i64>>, ParseError> {
        let Some(written) = op.attributes.iter().find(|field| field.name == name) else {
            let why = format!("expected the attribute {name} of {}", op.name);
            return Err(self.refused(op.at, why));
        };
        let wrong = |what: &str| {
            let why = format!("{name}: expected {what} such as dense<[[0, 1]]> : tensor<1x2xi64>");
            Err(self.refused(written.at, why))
        };
        let ty = match self.known.model.resolved(&written.value) {
            Attribute::Dense(_, Some(ty)) | Attribute::Blob(_, ty) => ty,
            _ => return wrong("lists of numbers"),
        };
        let shape = self.shape(ty, written.at)?;
        let dims = shape.known_dims();
        let (Some(&[rows, columns]), ElementType::I64) = (dims.as_deref(), shape.element) else {
            return wrong("rows of numbers of type i64");
        };
        // A constant of equal elements is stored as one.
        if rows.checked_mul(columns).is_none_or(|count| count > MOST) {
            return wrong("fewer numbers");
        }
        let numbers = self.ints(written)?;
        let row = |row: usize| numbers[row * columns..][..columns].to_vec();
        match rows * columns {
            0 => Ok(Vec::new()),
            _ => Ok((0..rows).map(row).collect()),
        }
    }
}

/// The most numbers in lists of devices.
const MOST: usize = 1 << 16;
