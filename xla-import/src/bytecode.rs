//! Reads MLIR bytecode of VHLO, the versioned form of StableHLO: what jax.export writes, and
//! `stablehlo.serialize_portable_artifact`.
//!
//! `tables` finds the parts of a file, and `operations` has the names of operations and attributes of each version.
//! `vhlo` converts attributes to StableHLO's, without the values that text omits.
//!
//! Every length is compared with the bytes that are left, and the tree takes memory and time in proportion to the
//! file: types and attributes, which a file has once, are shared by all operations that refer to them.

use std::collections::HashMap;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use self::attributes::Numbers;
use self::cursor::{Cursor, refused, unexpected};
use self::operations::Operation;
use self::regions::{Head, PORTABLE, Scope};
use self::tables::Tables;
use crate::tree::{Attribute, Function, Location, Model, Named, Param, Region, Type, find};

mod attributes;
pub(crate) mod cursor;
mod operations;
mod regions;
mod tables;
mod types;
mod vhlo;

/// The first bytes of MLIR bytecode.
pub(crate) const MAGIC: &[u8] = b"ML\xEFR";

/// The attributes of an operation, and the steps that they took.
type Shared<'t> = (Rc<[Named<'t>]>, usize);

/// A reader of a file.
struct Reader<'t> {
    tables: Tables<'t>,
    /// The types that have been read.
    types: Vec<Option<Rc<Type<'t>>>>,
    /// The attributes of operations by name and numbers.
    shared: HashMap<(u32, Numbers), Shared<'t>>,
    /// The operations by the numbers of their names.
    operations: HashMap<usize, Operation>,
    /// No attributes.
    none: Rc<[Named<'t>]>,
    /// The number of the next value of the function.
    next: u32,
}

/// Reads the module in this part of a file, which begins with [`MAGIC`].
pub(crate) fn read<'t>(file: &'t [u8], module: Cursor<'t>) -> Result<Model<'t>, ParseError> {
    let (mut tables, mut c) = Tables::read(file, module)?;
    let count = tables.types.len();
    tables
        .budget
        .memory::<Option<Rc<Type<'t>>>>(count, c.at())?;
    let mut reader = Reader {
        tables,
        types: vec![None; count],
        shared: HashMap::new(),
        operations: HashMap::new(),
        none: Rc::default(),
        next: 0,
    };
    let mut model = Model::default();
    let scope = &mut Scope::default();
    // A block with one operation, the module.
    reader.block(&mut c, scope)?;
    let head = reader.head(&mut c, scope)?;
    if (head.dialect, head.name, head.regions) != ("builtin", "module", 1) {
        let found = format!("{}.{}", head.dialect, head.name);
        return Err(unexpected(head.at, "a module", found));
    }
    // Its properties are its name, which is not read.
    let numbers = Numbers {
        properties: None,
        ..head.attributes
    };
    model.attributes = reader.attributes(numbers, std::iter::empty(), head.at)?;
    reader.inside(&head, &mut c, scope, |reader, c, scope| {
        let block = reader.open(c, scope)?;
        for _ in 0..block.ops {
            let head = reader.head(c, scope)?;
            match (head.dialect, head.name) {
                ("vhlo", "func_v1") => model.functions.push(reader.function(&head, c, scope)?),
                // The mesh of a program for several devices; this is one of them.
                ("sdy", "mesh") if head.regions == 0 => {}
                (dialect, name) => {
                    return Err(unexpected(head.at, PORTABLE, format!("{dialect}.{name}")));
                }
            }
        }
        reader.close(&block, scope);
        Ok(())
    })?;
    c.end("the operations")?;
    Ok(model)
}

impl<'t> Reader<'t> {
    fn function(
        &mut self,
        head: &Head<'t>,
        c: &mut Cursor<'t>,
        scope: &mut Scope,
    ) -> Result<Function<'t>, ParseError> {
        let at = head.at;
        let wrong = || {
            refused(
                at,
                "expected a function with its name, its type and one region",
            )
        };
        let operation = Operation::of(head.name, self.tables.producer, at)?;
        let attributes = self.attributes(head.attributes, operation.attributes(), at)?;
        let (Some(Attribute::Text(name)), Some(Attribute::Type(ty)), 1) = (
            find(&attributes, "sym_name"),
            find(&attributes, "function_type"),
            head.regions,
        ) else {
            return Err(wrong());
        };
        let Type::Function(_, result_types) = &**ty else {
            return Err(wrong());
        };
        self.tables.budget.memory::<Function<'t>>(1, at)?;
        let visibility = find(&attributes, "sym_visibility");
        let public = !matches!(visibility, Some(Attribute::Text(v)) if v == "private");
        // Values are numbered from 0 in each function.
        self.next = 0;
        // A function is isolated from its surroundings: its values are numbered in a scope of its own.
        let (params, body) = self.inside(head, c, scope, |reader, c, scope| {
            let block = reader.open(c, scope)?;
            let ops = reader.ops(c, scope, block.ops, "func.return", 0)?;
            reader.close(&block, scope);
            Ok((
                block.arguments,
                Region {
                    params: Vec::new(),
                    ops,
                },
            ))
        })?;
        // A file states any number of parameters in few bytes: the budget is charged before memory is allocated.
        let count = params.len() + result_types.len();
        self.tables.budget.memory::<Param<'t>>(count, at)?;
        let param_attributes = self.of_each(find(&attributes, "arg_attrs"), params.len(), at)?;
        let result_attributes =
            self.of_each(find(&attributes, "res_attrs"), result_types.len(), at)?;
        // Bytecode has no names of values: parameters are named as MLIR prints them.
        let mut all = Vec::with_capacity(params.len());
        for (i, (param, attributes)) in params.into_iter().zip(param_attributes).enumerate() {
            let location = match param.location {
                Some(number) => self.location(number, param.at)?,
                None => None,
            };
            all.push(Param {
                name: format!("%arg{i}").into(),
                value: param.value,
                ty: param.ty,
                attributes,
                location: location.map(Location::Name),
                at: param.at,
            });
        }
        let results = result_types.iter().cloned().zip(result_attributes);
        Ok(Function {
            name: name.clone(),
            public,
            params: all,
            results: results.collect(),
            body,
            values: self.next,
            at,
        })
    }

    /// Returns the dictionaries in a list: as many as parameters or results, or none.
    fn of_each(
        &mut self,
        list: Option<&Attribute<'t>>,
        count: usize,
        at: usize,
    ) -> Result<Vec<Rc<[Named<'t>]>>, ParseError> {
        match list {
            Some(Attribute::List(items)) if items.len() == count => {
                let each = items.iter().map(|item| match item {
                    Attribute::Dict(all) => Ok(all.clone().into()),
                    _ => Err(refused(at, "expected a dictionary of attributes")),
                });
                each.collect()
            }
            // An empty list is like none: no parameter has attributes.
            Some(Attribute::List(items)) if !items.is_empty() => {
                let found = items.len().to_string();
                Err(unexpected(at, format!("{count} dictionaries"), found))
            }
            _ => Ok(vec![self.none.clone(); count]),
        }
    }
}
