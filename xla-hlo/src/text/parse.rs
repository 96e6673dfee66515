//! Modules, functions and instructions from text.

use std::collections::HashMap;
use std::rc::Rc;

use super::scan::Scanner;
use super::{ParseError, VERSION, constant, signature, types};
use crate::graph::{Attr, Value};
use crate::operation::{Piece, Text};
use crate::{
    Builder, Function, Graph, Layout, Module, Parameter, Primitive, Shape, Signature, Tree, Type,
    ops,
};

/// Reads functions, after those that a module has.
pub(super) fn module(text: &str, before: &Module) -> Result<Module, ParseError> {
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
        Some(_) => Err(parser.s.wanted("func.func or the end of the module")),
        None => Ok(parser.module),
    }
}

struct Parser<'t> {
    s: Scanner<'t>,
    module: Module,
    /// The functions of this text, by their symbols.
    symbols: HashMap<String, String>,
    /// The size names of the function that is being read.
    sizes: Vec<String>,
    primitives: HashMap<&'static str, &'static Primitive>,
}

/// The values of one graph, by their names; several results of one instruction have one name.
type Scope<'t> = HashMap<&'t str, Vec<Value>>;

/// The value of an attribute that no operation has.
enum Extra {
    Int(i64),
    Text(String),
    /// `true`, or a name alone.
    Unit,
}

/// A parameter or a result of a function.
struct Port<'t> {
    name: &'t str,
    shape: Shape,
    layout: Layout,
    at: usize,
}

/// What an instruction's text says besides its name.
#[derive(Default)]
struct Parts {
    operands: Vec<Value>,
    attrs: Vec<(&'static str, Attr)>,
    regions: Vec<Graph>,
    /// The types that the text gives the operands, and the results.
    operand_types: Option<Vec<Shape>>,
    result_types: Option<Vec<Shape>>,
}

impl<'t> Parser<'t> {
    fn module_head(&mut self) -> Result<(), ParseError> {
        if self.s.peek() == Some('@') {
            self.symbol()?;
        }
        let start = self.s.at();
        if self.s.eat("attributes") {
            for (name, value) in self.extras()? {
                if let ("typed_xla.version", Extra::Int(came)) = (name, value) {
                    if came != VERSION {
                        let wanted = format!("version {VERSION} of this text");
                        return Err(self.s.error(start, &wanted, &came.to_string()));
                    }
                }
            }
        }
        self.s.expect("{")
    }

    /// Reads `@name` or `@"name"`.
    fn symbol(&mut self) -> Result<String, ParseError> {
        if !self.s.eat("@") {
            return Err(self.s.wanted("a symbol such as @main"));
        }
        if self.s.peek() == Some('"') {
            return self.s.string();
        }
        let word = self.s.word().map(str::to_string);
        word.ok_or_else(|| self.s.wanted("a symbol such as @main"))
    }

    /// Reads attributes that are none of an operation's.
    fn extras(&mut self) -> Result<Vec<(&'t str, Extra)>, ParseError> {
        self.s.expect("{")?;
        self.s.list("}", |s| {
            let Some(name) = s.word() else {
                return Err(s.wanted("an attribute's name"));
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
                return Err(s.wanted("a type such as i64"));
            }
            Ok((name, value))
        })
    }

    fn function(&mut self) -> Result<(), ParseError> {
        if !self.s.eat("public") {
            self.s.eat("private");
        }
        let start = self.s.at();
        let symbol = self.symbol()?;
        // The signature, which stands last, tells the size names of the types before it.
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
        self.sizes.clone_from(&signature.sizes);
        self.fits(&signature, &ports, &results)?;
        if self.module.function(&name).is_some() || self.symbols.contains_key(&symbol) {
            return Err(self.s.wanted_at(start, "a name that no other function has"));
        }
        let module = self.module.clone();
        let mut b = Builder::new(&module);
        let mut scope = Scope::new();
        for port in &ports {
            let value = b.graph.add_param(port.shape.clone());
            self.define(&mut scope, port.name, vec![value], port.at)?;
        }
        self.s.expect("{")?;
        let wanted: Vec<Shape> = results.into_iter().map(|port| port.shape).collect();
        self.body(
            &mut b,
            &mut scope,
            &["return", "func.return"],
            Some(&wanted),
        )?;
        self.s.expect("}")?;
        let function = Function {
            name: name.clone(),
            signature,
            graph: b.graph,
        };
        self.symbols.insert(symbol, name);
        self.module.functions.push(Rc::new(function));
        Ok(())
    }

    fn signature(&mut self, text: &str, at: usize) -> Result<Signature, ParseError> {
        signature::parse(text).map_err(|error| {
            let ParseError { line, column, .. } = error;
            let wanted = format!("{} at {line}:{column} of the signature", error.wanted);
            self.s.error(at, &wanted, &error.came)
        })
    }

    /// Reads the parameters of a function.
    fn ports(&mut self) -> Result<Vec<Port<'t>>, ParseError> {
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

    /// Reads the results of a function.
    fn results(&mut self) -> Result<Vec<Port<'t>>, ParseError> {
        let mut results = Vec::new();
        if !self.s.eat("->") {
            return Ok(results);
        }
        if !self.s.eat("(") {
            let at = self.s.at();
            let shape = types::tensor(&mut self.s)?;
            let layout = Layout::row_major(shape.rank());
            return Ok(vec![Port {
                name: "",
                shape,
                layout,
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

    /// Reads a type and its attributes.
    fn port(&mut self, name: &'t str) -> Result<Port<'t>, ParseError> {
        let at = self.s.at();
        let shape = types::tensor(&mut self.s)?;
        let mut layout = Layout::row_major(shape.rank());
        if self.s.peek() == Some('{') {
            let start = self.s.at();
            for (key, value) in self.extras()? {
                if let ("mhlo.layout_mode", Extra::Text(text)) = (key, value) {
                    let read = signature::read_layout(&mut Scanner::new(&text), shape.rank());
                    layout = read.map_err(|e| self.s.error(start, &e.wanted, &text))?;
                }
            }
        }
        Ok(Port {
            name,
            shape,
            layout,
            at,
        })
    }

    /// Refuses a signature that says something else than the types. Results after its own are those of state.
    fn fits(
        &self,
        signature: &Signature,
        params: &[Port<'_>],
        results: &[Port<'_>],
    ) -> Result<(), ParseError> {
        let leaves = signature.params.iter().flat_map(|p| p.ty.leaves());
        let param_leaves: Vec<_> = leaves.collect();
        let own_results = signature.result.leaves();
        let at = params.first().or(results.first()).map_or(0, |p| p.at);
        if param_leaves.len() != params.len() || own_results.len() > results.len() {
            let wanted = format!(
                "{} parameters and {} results, as the signature has",
                param_leaves.len(),
                own_results.len()
            );
            let came = format!("{} and {}", params.len(), results.len());
            return Err(self.s.error(at, &wanted, &came));
        }
        let leaves = param_leaves.into_iter().chain(own_results);
        for (leaf, port) in leaves.zip(params.iter().chain(results)) {
            if leaf.shape != port.shape || leaf.layout != port.layout {
                let wanted = format!("{leaf}, as the signature has it,");
                let came = types::Tensor(&port.shape).to_string();
                return Err(self.s.error(port.at, &wanted, &came));
            }
        }
        for port in params.iter().chain(results) {
            self.known(&port.shape, port.at)?;
        }
        Ok(())
    }

    /// Refuses sizes whose names the function does not declare.
    fn known(&self, shape: &Shape, at: usize) -> Result<(), ParseError> {
        let mut names = shape.dims.iter().flat_map(|size| size.names());
        match names.find(|name| !self.sizes.iter().any(|size| size == name)) {
            Some(name) => Err(self.s.error(at, "sizes that the function declares", name)),
            None => Ok(()),
        }
    }

    fn tensor(&mut self) -> Result<Shape, ParseError> {
        let at = self.s.at();
        let shape = types::tensor(&mut self.s)?;
        self.known(&shape, at)?;
        Ok(shape)
    }

    fn define(
        &mut self,
        scope: &mut Scope<'t>,
        name: &'t str,
        values: Vec<Value>,
        at: usize,
    ) -> Result<(), ParseError> {
        match scope.insert(name, values) {
            Some(_) => Err(self.s.wanted_at(at, "a name that no value above has")),
            None => Ok(()),
        }
    }

    /// Reads instructions up to the one that returns, which has one of these names.
    fn body(
        &mut self,
        b: &mut Builder<'_>,
        scope: &mut Scope<'t>,
        last: &[&str],
        wanted: Option<&[Shape]>,
    ) -> Result<(), ParseError> {
        loop {
            let start = self.s.at();
            if last.iter().any(|name| self.s.eat(name)) {
                let results = self.operands(scope)?;
                let shapes: Vec<Shape> = results.iter().map(|&v| b.shape(v).clone()).collect();
                if !results.is_empty() {
                    self.s.expect(":")?;
                    let declared = self.types_until_last(results.len())?;
                    self.agree(&declared, &shapes, start)?;
                }
                if let Some(wanted) = wanted {
                    self.agree(wanted, &shapes, start)?;
                }
                b.graph.results = results;
                return Ok(());
            }
            self.instr(b, scope)?;
        }
    }

    /// Reads this many types.
    fn types_until_last(&mut self, count: usize) -> Result<Vec<Shape>, ParseError> {
        let mut types = vec![self.tensor()?];
        while types.len() < count {
            self.s.expect(",")?;
            types.push(self.tensor()?);
        }
        Ok(types)
    }

    /// Refuses types that the values before them do not have.
    fn agree(&self, declared: &[Shape], shapes: &[Shape], at: usize) -> Result<(), ParseError> {
        if declared == shapes {
            return Ok(());
        }
        let list = |shapes: &[Shape]| {
            let shapes: Vec<String> = (shapes.iter())
                .map(|shape| types::Tensor(shape).to_string())
                .collect();
            format!("({})", shapes.join(", "))
        };
        let wanted = format!("the types {}", list(shapes));
        Err(self.s.error(at, &wanted, &list(declared)))
    }

    fn operands(&mut self, scope: &Scope<'t>) -> Result<Vec<Value>, ParseError> {
        let mut operands = Vec::new();
        if self.s.peek() != Some('%') {
            return Ok(operands);
        }
        loop {
            operands.push(self.operand(scope)?);
            let before = self.s.clone();
            if !self.s.eat(",") || self.s.peek() != Some('%') {
                self.s = before;
                return Ok(operands);
            }
        }
    }

    fn operand(&mut self, scope: &Scope<'t>) -> Result<Value, ParseError> {
        let start = self.s.at();
        let name = self.s.value()?;
        let Some(values) = scope.get(name) else {
            return Err(self.s.wanted_at(start, "a value that is defined above"));
        };
        let mut number = 0;
        if self.s.eat("#") {
            number = usize::try_from(self.s.int()?).unwrap_or(usize::MAX);
        } else if values.len() > 1 {
            return Err(self.s.wanted("# and the number of a result"));
        }
        let value = values.get(number).copied();
        value.ok_or_else(|| self.s.wanted_at(start, "a result that the instruction has"))
    }

    fn instr(&mut self, b: &mut Builder<'_>, scope: &mut Scope<'t>) -> Result<(), ParseError> {
        let start = self.s.at();
        let (mut name, mut count) = (None, 0);
        if self.s.peek() == Some('%') {
            name = Some(self.s.value()?);
            count = match self.s.eat(":") {
                true => usize::try_from(self.s.int()?).unwrap_or(usize::MAX),
                false => 1,
            };
            self.s.expect("=")?;
        }
        let at = self.s.at();
        let generic = self.s.peek() == Some('"');
        let text = match generic {
            true => self.s.string()?,
            false => self.s.word().unwrap_or_default().to_string(),
        };
        let op = self.primitives.get(text.as_str()).copied();
        let op = op.filter(|op| generic || !op.syntax.is_empty());
        let Some(op) = op else {
            return Err(self
                .s
                .wanted_at(at, "an operation or the end of the function"));
        };
        let mut parts = Parts::default();
        if generic {
            self.generic(b, scope, op, &mut parts)?;
        } else {
            for piece in op.syntax {
                self.piece(b, scope, op, piece, &mut parts)?;
            }
        }
        let results = self.add(b, op, parts, at)?;
        if results.len() != count {
            let wanted = format!("{} results of {text}", results.len());
            return Err(self.s.error(start, &wanted, &count.to_string()));
        }
        match name {
            Some(name) => self.define(scope, name, results, start),
            None => Ok(()),
        }
    }

    /// Adds an instruction if its rule accepts it and gives the types that the text gives.
    fn add(
        &self,
        b: &mut Builder<'_>,
        op: &'static Primitive,
        mut parts: Parts,
        at: usize,
    ) -> Result<Vec<Value>, ParseError> {
        let count = |what: &str, wanted: String, came: usize| {
            let wanted = format!("{wanted} {what} of {}", op.text);
            Err(self.s.error(at, &wanted, &came.to_string()))
        };
        if !op.operands.contains(&parts.operands.len()) {
            let wanted = format!("{:?}", op.operands);
            return count("operands", wanted, parts.operands.len());
        }
        if parts.regions.len() != op.regions {
            return count("regions", op.regions.to_string(), parts.regions.len());
        }
        let shapes: Vec<Shape> = (parts.operands.iter())
            .map(|&v| b.shape(v).clone())
            .collect();
        if let Some(declared) = &parts.operand_types {
            self.agree(declared, &shapes, at)?;
        }
        let mut attrs = Vec::with_capacity(op.attributes.len());
        for (name, how) in op.attributes {
            let told = parts.result_types.as_deref().and_then(<[_]>::first);
            let given = parts.attrs.iter().position(|(given, _)| given == name);
            let attr = match (how, told, given) {
                (Text::ResultSizes, Some(shape), _) => Attr::Sizes(shape.dims.clone()),
                (Text::ResultElement, Some(shape), _) => Attr::Element(shape.element),
                (_, _, Some(given)) => parts.attrs.swap_remove(given).1,
                (Text::Ints | Text::Dot(_), _, None) => Attr::Ints(Vec::new()),
                _ => return Err(self.s.error(at, &format!("the attribute {name}"), "none")),
            };
            attrs.push((*name, attr));
        }
        let values = b.add(op, &parts.operands, attrs, parts.regions);
        let values = values.map_err(|fault| {
            let wanted = format!("operands and attributes that {} takes", op.text);
            self.s
                .error(at, &wanted, &format!("a mistake: {}", fault.what))
        })?;
        let shapes: Vec<Shape> = values.iter().map(|&v| b.shape(v).clone()).collect();
        if let Some(declared) = &parts.result_types {
            self.agree(declared, &shapes, at)?;
        }
        Ok(values)
    }

    /// Reads what follows the name in the generic form.
    fn generic(
        &mut self,
        b: &Builder<'_>,
        scope: &Scope<'t>,
        op: &'static Primitive,
        parts: &mut Parts,
    ) -> Result<(), ParseError> {
        self.s.expect("(")?;
        parts.operands = self.operands(scope)?;
        self.s.expect(")")?;
        if self.s.eat("<") {
            self.s.expect("{")?;
            while !self.s.eat("}") {
                if !parts.attrs.is_empty() {
                    self.s.expect(",")?;
                }
                let start = self.s.at();
                let name = self.s.word().unwrap_or_default();
                let known = op.attributes.iter().find(|(known, _)| *known == name);
                let Some((name, how)) = known else {
                    let wanted = format!("an attribute of {}", op.text);
                    return Err(self.s.wanted_at(start, &wanted));
                };
                self.s.expect("=")?;
                let attr = self.attribute(*how, false)?;
                parts.attrs.push((name, attr));
            }
            self.s.expect(">")?;
        }
        if self.s.eat("(") {
            loop {
                let region = self.region(b)?;
                parts.regions.push(region);
                if !self.s.eat(",") {
                    break;
                }
            }
            self.s.expect(")")?;
        }
        self.function_type(parts)
    }

    /// Reads a computation that an instruction applies.
    fn region(&mut self, outer: &Builder<'_>) -> Result<Graph, ParseError> {
        self.s.expect("{")?;
        let mut b = Builder::new(outer.module);
        let mut scope = Scope::new();
        if self.s.eat("^") {
            self.s.word();
            for port in self.ports()? {
                self.known(&port.shape, port.at)?;
                let value = b.graph.add_param(port.shape);
                self.define(&mut scope, port.name, vec![value], port.at)?;
            }
            self.s.expect(":")?;
        }
        self.s.deepen()?;
        self.body(&mut b, &mut scope, &["stablehlo.return"], None)?;
        self.s.rise();
        self.s.expect("}")?;
        Ok(b.graph)
    }

    fn piece(
        &mut self,
        b: &Builder<'_>,
        scope: &Scope<'t>,
        op: &'static Primitive,
        piece: &Piece,
        parts: &mut Parts,
    ) -> Result<(), ParseError> {
        match piece {
            Piece::Word(word) => word.split_whitespace().try_for_each(|w| self.s.expect(w)),
            Piece::Operands => {
                parts.operands = self.operands(scope)?;
                Ok(())
            }
            Piece::Attribute(name) => {
                let how = op.attributes.iter().find(|(known, _)| known == name);
                if let Some((name, how)) = how {
                    let attr = self.attribute(*how, true)?;
                    parts.attrs.push((name, attr));
                }
                Ok(())
            }
            Piece::Same => {
                let before = self.s.clone();
                self.s.expect(":")?;
                if self.s.sees("(") {
                    self.s = before;
                    return self.function_type(parts);
                }
                let shape = self.tensor()?;
                parts.operand_types = Some(vec![shape.clone(); parts.operands.len()]);
                parts.result_types = Some(vec![shape]);
                Ok(())
            }
            Piece::Types => self.function_type(parts),
            Piece::Result => {
                self.s.expect(":")?;
                parts.result_types = Some(vec![self.tensor()?]);
                Ok(())
            }
            Piece::Optional(pieces) => {
                if !self.starts(pieces) {
                    return Ok(());
                }
                let mut pieces = pieces.iter();
                pieces.try_for_each(|piece| self.piece(b, scope, op, piece, parts))
            }
        }
    }

    /// Whether the word that comes first among the pieces comes next.
    fn starts(&mut self, pieces: &[Piece]) -> bool {
        let before = self.s.clone();
        let starts = match pieces.first() {
            Some(Piece::Word(word)) => word.split_whitespace().all(|word| self.s.eat(word)),
            _ => false,
        };
        self.s = before;
        starts
    }

    /// Reads `: (types) -> types`.
    fn function_type(&mut self, parts: &mut Parts) -> Result<(), ParseError> {
        self.s.expect(":")?;
        parts.operand_types = Some(self.type_list()?);
        self.s.expect("->")?;
        parts.result_types = Some(match self.s.sees("(") {
            true => self.type_list()?,
            false => vec![self.tensor()?],
        });
        Ok(())
    }

    fn type_list(&mut self) -> Result<Vec<Shape>, ParseError> {
        self.s.expect("(")?;
        let mut types = Vec::new();
        while !self.s.eat(")") {
            if !types.is_empty() {
                self.s.expect(",")?;
            }
            types.push(self.tensor()?);
        }
        Ok(types)
    }

    fn attribute(&mut self, how: Text, short: bool) -> Result<Attr, ParseError> {
        let start = self.s.at();
        match how {
            Text::Int => {
                let n = self.s.int()?;
                if !short {
                    self.s.expect(":")?;
                    self.s.expect("i64")?;
                }
                Ok(Attr::Int(n))
            }
            Text::Ints | Text::Dot(_) if short => {
                self.s.expect("[")?;
                Ok(Attr::Ints(self.s.list("]", Scanner::int)?))
            }
            Text::Ints | Text::Dot(_) => {
                self.s.expect("array")?;
                self.s.expect("<")?;
                self.s.expect("i64")?;
                if self.s.eat(">") {
                    return Ok(Attr::Ints(Vec::new()));
                }
                self.s.expect(":")?;
                Ok(Attr::Ints(self.s.list(">", Scanner::int)?))
            }
            Text::Literal => constant::parse(&mut self.s).map(Attr::Literal),
            Text::Enum(name) => {
                if !short {
                    self.s.expect("#stablehlo")?;
                    self.s.expect("<")?;
                    self.s.expect(name)?;
                }
                let word = self.s.word().map(str::to_string);
                let word = word.ok_or_else(|| self.s.wanted_at(start, "a word"))?;
                if !short {
                    self.s.expect(">")?;
                }
                Ok(Attr::Text(word))
            }
            Text::Symbol => {
                let symbol = self.symbol()?;
                Ok(Attr::Text(
                    self.symbols.get(&symbol).cloned().unwrap_or(symbol),
                ))
            }
            Text::Own => {
                let text = self.s.string()?;
                let mut inside = Scanner::new(&text);
                let mut sizes = Vec::new();
                while inside.peek().is_some() {
                    if !sizes.is_empty() {
                        inside.expect(",")?;
                    }
                    let size = signature::size(&mut inside);
                    sizes.push(size.map_err(|e| self.s.error(start, &e.wanted, &e.came))?);
                }
                let shape = Shape::new(crate::ElementType::I64, sizes.clone());
                self.known(&shape, start)?;
                Ok(Attr::Sizes(sizes))
            }
            Text::ResultSizes | Text::ResultElement => Err(self
                .s
                .wanted_at(start, "what the type of the result does not tell")),
        }
    }
}

/// The signature of a function that has none of ours.
fn derived(params: &[Port<'_>], results: &[Port<'_>]) -> Signature {
    let ty = |port: &Port<'_>| {
        Type::Leaf(crate::ArrayType {
            shape: port.shape.clone(),
            layout: port.layout.clone(),
        })
    };
    let params = params.iter().map(|port| Parameter {
        name: port.name.trim_start_matches('%').to_string(),
        ty: ty(port),
    });
    Signature {
        sizes: Vec::new(),
        params: params.collect(),
        result: match results {
            [one] => ty(one),
            all => Tree::Tuple(all.iter().map(ty).collect()),
        },
    }
}
