//! Parses modules and functions.

use std::collections::HashMap;
use std::rc::Rc;

use super::{ParseError, VERSION, signature, types};
use crate::graph::Value;
use crate::list::Items;
use crate::{
    Builder, Function, Graph, Module, Parameter, Primitive, Shape, Signature, Size, SymbolicLayout,
    Tree, Type, ops,
};
use xla_shape::scan::Scanner;

/// Parses functions and appends them to a module.
pub(super) fn module(text: &str, before: &Module) -> Result<Module, ParseError> {
    // `module @name attributes {..} { functions }`, or the functions alone.
    let mut parser = Parser {
        s: Scanner::new(text),
        module: before.clone(),
        symbols: HashMap::new(),
        sizes: Vec::new(),
        primitives: ops::primitives().map(|p| (p.text, p)).collect(),
    };
    let wrapped = parser.s.eat("module");
    if wrapped {
        parser.module_head()?;
    }
    while parser.s.eat("func.func") {
        parser.function()?;
    }
    if wrapped {
        parser.s.expect("}")?;
    }
    match parser.s.peek() {
        Some(_) => Err(parser.s.expected("func.func or the end of the module")),
        None => Ok(parser.module),
    }
}

pub(super) struct Parser<'t> {
    pub(super) s: Scanner<'t>,
    module: Module,
    /// The names of this text's functions, by their symbols.
    pub(super) symbols: HashMap<String, String>,
    /// The size names of the function that is being parsed.
    sizes: Vec<String>,
    pub(super) primitives: HashMap<&'static str, &'static Primitive>,
}

/// The values of a graph by their names; several results of an instruction share one name.
pub(super) type Scope<'t> = HashMap<&'t str, Vec<Value>>;

/// The value of an attribute that belongs to no operation.
pub(super) enum Extra {
    Int(i64),
    Text(String),
    /// `true`, or a name alone.
    Unit,
}

/// A parameter or a result of a function.
pub(super) struct Port<'t> {
    pub(super) name: &'t str,
    pub(super) shape: Shape,
    minor_to_major: Vec<usize>,
    pub(super) at: usize,
}

impl<'t> Parser<'t> {
    fn module_head(&mut self) -> Result<(), ParseError> {
        // `@name attributes {typed_xla.version = 1} {`: text of another version is refused.
        if self.s.peek() == Some('@') {
            self.symbol()?;
        }
        let start = self.s.at();
        if self.s.eat("attributes") {
            for (name, value) in self.extras()? {
                if let ("typed_xla.version", Extra::Int(found)) = (name, value)
                    && found != VERSION
                {
                    let expected = format!("version {VERSION} of this text");
                    return Err(self.s.error(start, &expected, &found.to_string()));
                }
            }
        }
        self.s.expect("{")
    }

    /// Parses `@name` or `@"name"`.
    pub(super) fn symbol(&mut self) -> Result<String, ParseError> {
        if !self.s.eat("@") {
            return Err(self.s.expected("a symbol such as @main"));
        }
        if self.s.peek() == Some('"') {
            return self.s.string();
        }
        let word = self.s.word().map(str::to_string);
        word.ok_or_else(|| self.s.expected("a symbol such as @main"))
    }

    /// Parses attributes that belong to no operation.
    pub(super) fn extras(&mut self) -> Result<Vec<(&'t str, Extra)>, ParseError> {
        self.s.expect("{")?;
        self.s.list("}", |s| {
            let Some(name) = s.word() else {
                // `name`, `name = "text"`, `name = true` or `name = 3 : i64`.
                return Err(s.expected("an attribute's name"));
            };
            if !s.eat("=") {
                return Ok((name, Extra::Unit));
            }
            let value = match s.peek() {
                Some('"') => Extra::Text(s.string()?),
                _ if s.eat("true") || s.eat("false") => Extra::Unit,
                _ => Extra::Int(s.int()?),
            };
            if s.eat(":") && s.word().is_none() {
                return Err(s.expected("a type such as i64"));
            }
            Ok((name, value))
        })
    }

    fn function(&mut self) -> Result<(), ParseError> {
        // `func.func public @f(%x: tensor<..>) -> (tensor<..>) attributes {..} { instructions }`.
        if !self.s.eat("public") {
            self.s.eat("private");
        }
        let start = self.s.at();
        let symbol = self.symbol()?;
        // The signature, which comes last, declares the size names of the types before it.
        self.sizes = vec![];
        let ports = self.ports()?;
        let results = self.results()?;
        let attributes_at = self.s.at();
        let mut name = symbol.clone();
        let mut written = None;
        if self.s.eat("attributes") {
            for (key, value) in self.extras()? {
                match (key, value) {
                    ("typed_xla.name", Extra::Text(text)) => name = text,
                    ("typed_xla.signature", Extra::Text(text)) => {
                        written = Some(self.signature(&text, attributes_at)?);
                    }
                    _ => {}
                }
            }
        }
        let signature = written.unwrap_or_else(|| derived(&ports, &results));
        // Only now are the size names known, so the types are checked together with the signature.
        self.sizes.clone_from(&signature.sizes);
        self.fits(&signature, &ports, &results)?;
        if self.module.function(&name).is_some() || self.symbols.contains_key(&symbol) {
            return Err(self
                .s
                .expected_at(start, "a name that no other function has"));
        }
        // Calls find the functions before this one in the module.
        let module = self.module.clone();
        let mut b = Builder::new(&module);
        let mut scope = Scope::new();
        for port in &ports {
            if is_open(&port.shape) {
                return Err(self.open(port.at));
            }
            let value = b.graph.add_param(port.shape.clone());
            self.define(&mut scope, port.name, vec![value], port.at)?;
        }
        self.s.expect("{")?;
        let expected: Vec<Shape> = results.into_iter().map(|port| port.shape).collect_vec();
        self.body(
            &mut b,
            &mut scope,
            &["return", "func.return"],
            Some(&expected),
        )?;
        self.s.expect("}")?;
        let function = Function::new(name.clone(), signature, b.graph);
        self.symbols.insert(symbol, name);
        self.module.functions.push(Rc::new(function));
        Ok(())
    }

    fn signature(&mut self, text: &str, at: usize) -> Result<Signature, ParseError> {
        signature::parse(text).map_err(|error| {
            let expected = format!("a signature ({error})");
            self.s.error(at, &expected, &format!("\"{text}\""))
        })
    }

    /// Parses the parameters of a function.
    pub(super) fn ports(&mut self) -> Result<Vec<Port<'t>>, ParseError> {
        self.s.expect("(")?;
        let mut ports = Vec::new();
        while !self.s.eat(")") {
            if !ports.is_empty() {
                self.s.expect(",")?;
            }
            let name = self.s.value()?;
            self.s.expect(":")?;
            ports.push(self.port(name)?);
        }
        Ok(ports)
    }

    /// Parses the results of a function.
    fn results(&mut self) -> Result<Vec<Port<'t>>, ParseError> {
        let mut results = Vec::new();
        if !self.s.eat("->") {
            return Ok(results);
        }
        // A single result without parentheses has no attributes.
        if !self.s.eat("(") {
            let at = self.s.at();
            let shape = types::tensor(&mut self.s)?;
            let minor_to_major = (0..shape.rank()).rev().collect_vec();
            return Ok(vec![Port {
                name: "",
                shape,
                minor_to_major,
                at,
            }]);
        }
        while !self.s.eat(")") {
            if !results.is_empty() {
                self.s.expect(",")?;
            }
            results.push(self.port("")?);
        }
        Ok(results)
    }

    /// Parses a type and its attributes.
    fn port(&mut self, name: &'t str) -> Result<Port<'t>, ParseError> {
        let at = self.s.at();
        let shape = types::tensor(&mut self.s)?;
        let mut minor_to_major = (0..shape.rank()).rev().collect_vec();
        if self.s.peek() == Some('{') {
            let start = self.s.at();
            for (key, value) in self.extras()? {
                // The layout of an argument for XLA; `signature` has the whole layout, and `fits` compares both.
                if let ("mhlo.layout_mode", Extra::Text(text)) = (key, value) {
                    let read = signature::read_order(&mut Scanner::new(&text), shape.rank());
                    minor_to_major = read.map_err(|e| self.s.wrong(start, e.wrong))?;
                }
            }
        }
        Ok(Port {
            name,
            shape,
            minor_to_major,
            at,
        })
    }

    /// Refuses a signature that differs from the types.
    fn fits(
        &self,
        signature: &Signature,
        params: &[Port<'_>],
        results: &[Port<'_>],
    ) -> Result<(), ParseError> {
        let leaves = signature.params.iter().flat_items(|p| p.ty.leaves());
        let param_leaves: Vec<_> = leaves.collect_vec();
        let result_leaves = signature.graph_results();
        let at = params.first().or(results.first()).map_or(0, |p| p.at);
        if param_leaves.len() != params.len() || result_leaves.len() != results.len() {
            let expected = format!(
                "{} parameters and {} results as in the signature",
                param_leaves.len(),
                result_leaves.len()
            );
            let found = format!("{} and {}", params.len(), results.len());
            return Err(self.s.error(at, &expected, &found));
        }
        // The signature has the user's types, with structs and padding; the ports have arrays in the same order.
        let leaves = param_leaves.into_iter().chain_items(result_leaves);
        for (leaf, port) in leaves.zip(params.iter().chain_items(results)) {
            // The text's operations do not see padding and tiles.
            let same_order = leaf.layout.minor_to_major == port.minor_to_major;
            if leaf.shape != port.shape || !same_order {
                let expected = format!("{leaf} as in the signature");
                let found = types::Tensor(&port.shape).to_string();
                return Err(self.s.error(port.at, &expected, &found));
            }
        }
        for port in params.iter().chain_items(results) {
            self.known(&port.shape, port.at)?;
        }
        Ok(())
    }

    /// Refuses sizes whose names the function does not declare. Dynamic sizes pass: only custom calls return them.
    pub(super) fn known(&self, shape: &Shape, at: usize) -> Result<(), ParseError> {
        let dims = shape.dims.iter();
        let symbolic = dims.filter_items(|size| size.known().is_none() && !size.is_open());
        let mut names = symbolic.flat_items(|size| size.names());
        match names.find(|name| !self.sizes.iter().any(|size| size == name)) {
            Some(name) => Err(self.s.error(at, "sizes that the function declares", name)),
            None => Ok(()),
        }
    }

    pub(super) fn tensor(&mut self) -> Result<Shape, ParseError> {
        let at = self.s.at();
        let shape = types::tensor(&mut self.s)?;
        self.known(&shape, at)?;
        Ok(shape)
    }

    pub(super) fn define(
        &mut self,
        scope: &mut Scope<'t>,
        name: &'t str,
        values: Vec<Value>,
        at: usize,
    ) -> Result<(), ParseError> {
        match scope.insert(name, values) {
            Some(_) => Err(self.s.error(at, "a name that no value above has", name)),
            None => Ok(()),
        }
    }

    /// Parses instructions up to the one that returns, which has one of these names.
    pub(super) fn body(
        &mut self,
        b: &mut Builder<'_>,
        scope: &mut Scope<'t>,
        last: &[&str],
        expected: Option<&[Shape]>,
    ) -> Result<(), ParseError> {
        loop {
            let start = self.s.at();
            // `return %a, %b : tensor<..>, tensor<..>`
            if last.iter().any(|name| self.s.eat(name)) {
                let results = self.operands(scope)?;
                let shapes: Vec<Shape> = results.iter().map(|&v| b.shape(v).clone()).collect_vec();
                if !results.is_empty() {
                    self.s.expect(":")?;
                    let declared = self.types_until_last(results.len())?;
                    self.agree(&declared, &shapes, start)?;
                }
                if let Some(expected) = expected {
                    self.agree(&shapes, expected, start)?;
                }
                b.graph.results = results;
                return Ok(());
            }
            self.instr(b, scope)?;
            self.closed(&b.graph, start)?;
        }
    }

    /// Refuses the last instruction if it reads dynamic sizes, or returns them and is not a custom call.
    fn closed(&self, graph: &Graph, at: usize) -> Result<(), ParseError> {
        let Some((_, instr)) = graph.instrs().last() else {
            return Ok(());
        };
        let open = |value: &Value| is_open(graph.shape(*value));
        let leaves = *instr.op != ops::custom_call::PRIMITIVE && instr.results.iter().any(open);
        if leaves || instr.operands.iter().any(open) {
            Err(self.open(at))
        } else {
            Ok(())
        }
    }

    fn open(&self, at: usize) -> ParseError {
        let expected =
            "known sizes (`?` is only allowed in the result of a custom call that nothing reads)";
        self.s.error(at, expected, "{?}")
    }

    /// Parses this many types.
    pub(super) fn types_until_last(&mut self, count: usize) -> Result<Vec<Shape>, ParseError> {
        let mut types = vec![self.tensor()?];
        while types.len() < count {
            self.s.expect(",")?;
            types.push(self.tensor()?);
        }
        Ok(types)
    }

    /// Refuses declared types that differ from the types of the values.
    pub(super) fn agree(
        &self,
        declared: &[Shape],
        shapes: &[Shape],
        at: usize,
    ) -> Result<(), ParseError> {
        if declared == shapes {
            return Ok(());
        }
        let list = |shapes: &[Shape]| {
            let shapes: Vec<String> = (shapes.iter())
                .map(|shape| types::Tensor(shape).to_string())
                .collect_vec();
            format!("({})", shapes.join(", "))
        };
        let expected = format!("the types {}", list(shapes));
        Err(self.s.error(at, &expected, &list(declared)))
    }
}

/// Derives the signature of a function whose text has none.
fn derived(params: &[Port<'_>], results: &[Port<'_>]) -> Signature {
    let ty = |port: &Port<'_>| {
        Type::Leaf(crate::ArrayType {
            shape: port.shape.clone(),
            layout: SymbolicLayout::dense(port.minor_to_major.clone()),
        })
    };
    let params = params
        .iter()
        .map(|port| Parameter::new(port.name.trim_start_matches('%'), ty(port)));
    let result = match results {
        [one] => ty(one),
        all => Tree::Tuple(all.iter().map(ty).collect_vec()),
    };
    Signature::new(params.collect_vec(), result)
}

/// Whether a shape has a dynamic size.
fn is_open(shape: &Shape) -> bool {
    shape.dims.iter().any(Size::is_open)
}
