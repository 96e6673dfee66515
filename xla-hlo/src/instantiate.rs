//! Instantiates a module with sizes for its size names, as XLA requires for compilation.
//!
//! The rules are applied again, to the text of the program with numbers for its sizes. The feature `pjrt` therefore
//! adds this crate to a program.

use core::fmt;
use std::collections::HashMap;
use std::rc::Rc;

use crate::binding::{self, Binding};
use crate::error::{Fault, FaultKind};
use crate::graph::Attr;
use crate::list::Items;
use crate::operation::{Expand, Form};
use crate::ops::{along, call, constant, formulas, needed, not_empty, stop_gradient};
use crate::passes::dce;
use crate::shape::ArrayType;
use crate::{
    Builder, Function, Graph, Instr, Module, Parameter, Shape, Signature, Size, Type, Value,
};

/// Returns the expansion of an instruction that StableHLO lacks, or that XLA computes inaccurately.
fn expansion(graph: &Graph, instr: &Instr) -> Option<Expand> {
    let is_complex = |value: &Value| graph.shape(*value).element.is_complex();
    if instr.op.text.starts_with("stablehlo.") {
        let first = instr.operands.first();
        return first
            .filter(|value| is_complex(value))
            .and_then(|_| formulas::for_xla(instr.op));
    }
    instr.op.traits.expand
}

/// The reason why a module cannot be instantiated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Uninstantiable {
    /// The module has no function.
    Empty,
    /// The entry has no size with this name.
    NoSuchSize(String),
    /// A size of a function has no value.
    Unbound {
        /// The function.
        function: String,
        /// The size's name.
        size: String,
    },
    /// With these sizes an instruction violates its rule, or a size is out of range.
    Refused {
        /// The function.
        function: String,
        /// The fault.
        fault: Fault,
    },
}

impl fmt::Display for Uninstantiable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Uninstantiable::Empty => f.write_str("the module has no function"),
            Uninstantiable::NoSuchSize(size) => {
                write!(f, "the computation has no size `{size}`")
            }
            Uninstantiable::Unbound { function, size } => {
                write!(f, "`{function}` needs a number for its size `{size}`")
            }
            Uninstantiable::Refused { function, fault } => {
                write!(f, "`{function}` cannot have these sizes: {}", fault.what)
            }
        }
    }
}

impl core::error::Error for Uninstantiable {}

impl Module {
    /// Returns the module with these sizes of its entry, and a copy of each generic callee for each combination of its
    /// sizes.
    ///
    /// A copy is named after its original and its sizes: `head_N32`. Sizes as values, functions that are never called
    /// and unused instructions are removed.
    ///
    /// # Errors
    /// A size of the entry without a value, a value without a size, or sizes with which an instruction violates its
    /// rule.
    pub fn instantiate(&self, sizes: &[(&str, usize)]) -> Result<Module, Uninstantiable> {
        let entry = self.entry().ok_or(Uninstantiable::Empty)?;
        let known = |name: &str| entry.signature.sizes.iter().any(|size| size == name);
        if let Some((name, _)) = sizes.iter().find(|(name, _)| !known(name)) {
            return Err(Uninstantiable::NoSuchSize((*name).to_string()));
        }
        let mut binding = Binding::new();
        for (name, size) in sizes {
            binding.insert((*name).to_string(), Size::from(*size));
        }
        let mut instances = Instances {
            from: self,
            to: Module::default(),
            names: HashMap::new(),
        };
        instances.function(entry, &binding, Some(&entry.name))?;
        Ok(instances.to)
    }
}

struct Instances<'m> {
    from: &'m Module,
    to: Module,
    /// The name of the copy of a function for some sizes.
    names: HashMap<(String, Binding), String>,
}

impl Instances<'_> {
    /// Copies a function for these sizes after its callees, and returns the name of the copy.
    fn function(
        &mut self,
        function: &Function,
        binding: &Binding,
        name: Option<&str>,
    ) -> Result<String, Uninstantiable> {
        let key = (function.name.clone(), binding.clone());
        if let Some(name) = self.names.get(&key) {
            return Ok(name.clone());
        }
        let sizes = &function.signature.sizes;
        let numbers = sizes.iter().map(|size| {
            let number = binding.get(size).and_then(Size::known);
            number.ok_or_else(|| Uninstantiable::Unbound {
                function: function.name.clone(),
                size: size.clone(),
            })
        });
        let numbers: Vec<usize> = numbers.collect_ok()?;
        let name = match name {
            Some(name) => name.to_string(),
            None => self.free_name(&function.name, sizes, &numbers),
        };
        let graph = self.graph(&function.graph, binding, &function.name)?;
        let signature = signature(&function.signature, binding);
        let signature = signature.ok_or_else(|| Uninstantiable::Refused {
            function: function.name.clone(),
            fault: out_of_range(&"the signature"),
        })?;
        self.to.functions.push(Rc::new(Function::new(
            name.clone(),
            signature,
            dce::run(&graph),
        )));
        self.names.insert(key, name.clone());
        Ok(name)
    }

    /// Returns a name for a copy that no other function and no later copy has.
    fn free_name(&self, name: &str, sizes: &[String], numbers: &[usize]) -> String {
        let suffix = sizes.iter().zip(numbers);
        let suffix: Vec<String> = suffix.map(|(size, n)| format!("_{size}{n}")).collect_vec();
        if suffix.is_empty() {
            return name.to_string();
        }
        let mut name = format!("{name}{}", suffix.concat());
        while self.from.function(&name).is_some() || self.to.function(&name).is_some() {
            name.push('_');
        }
        name
    }

    fn graph(
        &mut self,
        graph: &Graph,
        binding: &Binding,
        function: &str,
    ) -> Result<Graph, Uninstantiable> {
        let refused = |fault| Uninstantiable::Refused {
            function: function.to_string(),
            fault,
        };
        let mut out = Graph::new();
        let mut new = vec![Value(0); graph.value_count()];
        for &param in &graph.params {
            let shape = binding::substitute(graph.shape(param), binding);
            let shape = shape.ok_or_else(|| refused(out_of_range(graph.shape(param))))?;
            new[param.0 as usize] = out.add_param(shape);
        }
        for (_, instr) in graph.instrs() {
            let result = instr.results.first().copied();
            let plain = |v| match along::dimensions(graph, v) {
                Some((plain, _)) => Some(plain),
                None => (stop_gradient::operand(graph, v))
                    .or_else(|| not_empty::operand(graph, v))
                    .or_else(|| needed::operand(graph, v)),
            };
            let marked = result.and_then(|v| Some((v, plain(v)?)));
            if let Some((mark, plain)) = marked {
                // The reader of `along` already has its dimensions; XLA takes no derivatives and requires no sizes.
                new[mark.0 as usize] = new[plain.0 as usize];
                continue;
            }
            let operands: Vec<Value> = instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec();
            if let Some(expand) = expansion(graph, instr) {
                // StableHLO lacks this instruction, and perhaps some of its expansion: `cofactors` becomes `lu`, which
                // is expanded in turn.
                let mut b = Builder::new(self.from);
                b.origin = instr.origin;
                let shapes = instr.operands.iter().map(|&v| graph.shape(v).clone());
                let params = shapes.map(|shape| b.graph.add_param(shape)).collect_vec();
                b.graph.results = expand(&mut b, instr, &params).map_err(refused)?;
                let expansion = self.graph(&b.graph, binding, function)?;
                let values = out.paste(&expansion, &operands);
                for (old, value) in instr.results.iter().zip(values) {
                    new[old.0 as usize] = value;
                }
                continue;
            }
            let mut attrs = Vec::with_capacity(instr.attrs.len());
            for (name, attr) in &instr.attrs {
                let attr = attr
                    .substitute(binding)
                    .ok_or_else(|| refused(out_of_range(attr)))?;
                attrs.push((*name, attr));
            }
            let mut size = None;
            match (instr.op.form)(graph, instr) {
                Form::Call(callee) => {
                    let shapes = operands.iter().map(|&v| out.shape(v));
                    let callee = self.callee(&callee, &shapes.collect_vec(), function)?;
                    attrs = vec![(instr.attrs[0].0, Attr::Text(callee))];
                }
                Form::Size(value) => {
                    let of = |name: &str| binding.get(name).cloned();
                    let known = value.substitute(&of);
                    size = Some(known.map_err(|_| refused(out_of_range(&value)))?);
                }
                _ => {}
            }
            let mut regions = Vec::with_capacity(instr.regions.len());
            for region in &instr.regions {
                regions.push(self.graph(region, binding, function)?);
            }
            let mut b = Builder::new(&self.to);
            (b.graph, b.origin) = (out, instr.origin);
            let values = match size {
                Some(size) => {
                    let element = graph.shape(instr.results[0]).element;
                    vec![constant::size(&mut b, element, size)]
                }
                None => b
                    .add(instr.op, &operands, attrs, regions)
                    .map_err(refused)?,
            };
            out = b.graph;
            for (old, value) in instr.results.iter().zip(values) {
                new[old.0 as usize] = value;
            }
        }
        out.results = graph
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec();
        Ok(out)
    }

    /// Copies a callee for operands of these shapes, and returns the name of the copy.
    fn callee(
        &mut self,
        callee: &str,
        operands: &[&Shape],
        caller: &str,
    ) -> Result<String, Uninstantiable> {
        let refused = |text: String| Uninstantiable::Refused {
            function: caller.to_string(),
            fault: Fault::call(FaultKind::Other(text)),
        };
        let Some(function) = self.from.function(callee) else {
            return Err(refused(format!("cannot find computation `{callee}`")));
        };
        let binding = call::bind(function, operands);
        let binding = binding.map_err(|_| {
            refused(format!(
                "the operands do not match the parameters of `{callee}`"
            ))
        })?;
        self.function(function, &binding, None)
    }
}

fn out_of_range(of: &dyn fmt::Display) -> Fault {
    Fault::call(FaultKind::CalleeSize(of.to_string()))
}

fn signature(signature: &Signature, binding: &Binding) -> Option<Signature> {
    let ty = |ty: &Type| {
        ty.try_map(&mut |leaf| {
            let shape = binding::substitute(&leaf.shape, binding).ok_or(())?;
            let layout = leaf.layout.clone();
            Ok::<_, ()>(ArrayType { shape, layout })
        })
    };
    let params = signature.params.iter().map(|param| {
        let channel = param.channel.as_ref();
        let channel = channel.map(|channel| channel.substitute(binding).ok_or(()));
        Ok::<_, ()>(Parameter {
            name: param.name.clone(),
            ty: ty(&param.ty)?,
            state: param.state,
            channel: channel.transpose()?,
        })
    });
    Some(Signature {
        sizes: Vec::new(),
        params: params.collect_ok().ok()?,
        result: ty(&signature.result).ok()?,
        fallible: signature.fallible,
    })
}
