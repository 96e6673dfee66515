//! Prints functions and instructions.

use std::collections::HashMap;
use std::fmt::{Display, Write};

use super::port::{braced, order, state_results};
use super::{VERSION, constant, location, quoted, signature, types};
use crate::graph::{Attr, Value};
use crate::list::{self, Items};
use crate::operation::{Record, RegionInputs, SyntaxToken, Text};
use crate::ops::call;
use crate::{ElementType, Function, Graph, Instr, Literal, Shape, Size};

/// The name of the function that XLA runs.
const MAIN: &str = "main";

/// The purpose of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To be compared, or to be read by a person.
    Reading,
    /// A definition that callers read: with the places of instructions that have one.
    Definition,
    /// To be compiled by XLA: without operands that StableHLO does not have, the tokens of replicas.
    Compilation,
}

/// Prints functions; one of them may be the entry.
pub(super) fn module(
    functions: &[&Function],
    entry: Option<&Function>,
    purpose: Purpose,
) -> String {
    let name = entry.map(|entry| format!(" {}", symbol(&entry.name)));
    let mut printer = Printer {
        // The version of this text: a definition of another version of the library is refused when it is read.
        out: format!(
            "module{} attributes {{typed_xla.version = {VERSION} : i64}} {{\n",
            name.unwrap_or_default()
        ),
        symbols: symbols(functions, entry),
        next: 0,
        next_arg: 0,
        purpose,
    };
    for function in functions {
        let public = entry.is_some_and(|entry| entry.name == function.name);
        printer.function(function, public);
    }
    printer.out.push_str("}\n");
    printer.out
}

/// Returns the symbol of each function whose name is not its symbol.
fn symbols(functions: &[&Function], entry: Option<&Function>) -> HashMap<String, String> {
    let Some(entry) = entry.filter(|entry| entry.name != MAIN) else {
        return HashMap::new();
    };
    let names: Vec<&str> = functions.iter().map(|f| f.name.as_str()).collect_vec();
    let mut symbols = HashMap::from([(entry.name.clone(), MAIN.to_string())]);
    if names.contains(&MAIN) {
        let free = |symbol: &String| !names.contains(&symbol.as_str());
        let other = (1..).map(|i| format!("{MAIN}_{i}")).find(free);
        symbols.insert(MAIN.to_string(), other.expect("infinitely many names"));
    }
    symbols
}

/// Formats a symbol as MLIR does: bare, or in quotes.
fn symbol(name: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let first = name.chars().next().unwrap_or('0');
    if (first.is_ascii_alphabetic() || first == '_') && name.chars().all(bare) {
        format!("@{name}")
    } else {
        format!("@{}", quoted(name))
    }
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect_vec();
    items.join(", ")
}

struct Printer {
    out: String,
    symbols: HashMap<String, String>,
    /// The numbers of the next result and the next parameter; regions continue the numbering.
    next: usize,
    next_arg: usize,
    purpose: Purpose,
}

/// The name of each value of a graph.
type Names = Vec<String>;

impl Printer {
    fn function(&mut self, function: &Function, public: bool) {
        (self.next, self.next_arg) = (0, 0);
        let Function {
            name,
            signature,
            graph,
            ..
        } = function;
        let mut names = vec![String::new(); graph.value_count()];
        let layouts = signature.param_layouts();
        let params = self.params(graph, &graph.params, &mut names);
        let params = params.into_iter().enumerate();
        // Readers of the text know state by the signature.
        let compiled = public && self.purpose == Purpose::Compilation;
        let state = if compiled {
            state_results(signature)
        } else {
            vec![]
        };
        let params = params.map(|(i, param)| {
            let order = order(layouts.get(i).copied());
            let aliased = state.get(i).copied().flatten();
            let aliased = aliased.map(|result| format!("tf.aliasing_output = {result} : i32"));
            param + &braced(order.into_iter().chain(aliased).collect_vec())
        });
        let layouts = signature.result_layouts();
        let results = graph.result_shapes().into_iter().enumerate();
        let results = results.map(|(i, shape)| {
            let layout = braced(order(layouts.get(i).copied()).into_iter().collect_vec());
            format!("{}{layout}", types::Tensor(&shape))
        });
        let results: Vec<String> = results.collect_vec();
        let results = match results.as_slice() {
            [] => String::new(),
            [one] if one.ends_with('>') => format!(" -> {one}"),
            all => format!(" -> ({})", all.join(", ")),
        };
        // StableHLO has no structs, channels or sizes with names: the signature is a text in an attribute, and so is a
        // name that is no symbol.
        let visibility = if public { "public" } else { "private" };
        let symbol = self.symbol(name);
        let real_name = match self.symbols.get(name) {
            Some(_) => format!("typed_xla.name = {}, ", quoted(name)),
            None => String::new(),
        };
        let signature = quoted(&signature::print(signature));
        let (params, attributes) = (
            joined(params),
            format!("{{{real_name}typed_xla.signature = {signature}}}"),
        );
        self.line(
            1,
            &format!(
                "func.func {visibility} {symbol}({params}){results} attributes {attributes} {{"
            ),
        );
        self.body(graph, &mut names, 2, "return");
        self.line(1, "}");
    }

    fn line(&mut self, depth: usize, text: &str) {
        for _ in 0..depth {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn symbol(&self, name: &str) -> String {
        symbol(self.symbols.get(name).map_or(name, String::as_str))
    }

    /// Names the parameters; returns each name with its type.
    fn params(&mut self, graph: &Graph, params: &[Value], names: &mut Names) -> Vec<String> {
        let params = params.iter().map(|&param| {
            let name = format!("%arg{}", self.next_arg);
            self.next_arg += 1;
            let text = format!("{name}: {}", types::Tensor(graph.shape(param)));
            names[param.0 as usize] = name;
            text
        });
        params.collect_vec()
    }

    fn body(&mut self, graph: &Graph, names: &mut Names, depth: usize, last: &str) {
        for (_, instr) in graph.instrs() {
            self.instr(graph, instr, names, depth);
        }
        let results = operands(&graph.results, names);
        let types = joined(graph.result_shapes().iter().map(types::Tensor));
        let colon = if types.is_empty() { "" } else { " : " };
        self.line(depth, format!("{last} {results}{colon}{types}").trim_end());
    }

    fn instr(&mut self, graph: &Graph, instr: &Instr, names: &mut Names, depth: usize) {
        let mut text = self.name_results(instr, names);
        let own = &self.own(graph, instr);
        let shapes = Shapes {
            operands: own.iter().map(|&v| graph.shape(v)).collect_vec(),
            results: instr.results.iter().map(|&v| graph.shape(v)).collect_vec(),
        };
        if !instr.op.syntax.is_empty() {
            text.push_str(instr.op.text);
            // A space separates the name from a call's callee or an operand.
            if instr.op.syntax[0] != SyntaxToken::Word("(") {
                text.push(' ');
            }
            for piece in instr.op.syntax {
                self.piece(&mut text, piece, instr, names, &shapes);
            }
            if self.purpose == Purpose::Definition {
                text += &location::text(graph, instr);
            }
            return self.line(depth, &text);
        }
        let operands = operands(own, names);
        write!(text, "\"{}\"({operands})", instr.op.text).unwrap_or_default();
        let attributes = self.attributes(instr);
        if !attributes.is_empty() {
            write!(text, " <{{{attributes}}}>").unwrap_or_default();
        }
        for (i, region) in instr.regions.iter().enumerate() {
            text.push_str(if i == 0 { " ({" } else { ", {" });
            self.line(depth, &text);
            let mut inside = vec![String::new(); region.value_count()];
            // Captured values keep their names in the enclosing graph.
            let seen = &instr.operands[instr.own()..];
            let first = region.params.len() - seen.len().min(region.params.len());
            for (param, value) in region.params[first..].iter().zip(seen) {
                inside[param.0 as usize].clone_from(&names[value.0 as usize]);
            }
            let params = joined(self.params(region, &region.params[..first], &mut inside));
            if instr.op.traits.region_inputs != RegionInputs::Captures {
                self.line(depth, &format!("^bb0({params}):"));
            }
            self.body(region, &mut inside, depth + 1, "stablehlo.return");
            text = "}".to_string();
        }
        if !instr.regions.is_empty() {
            text.push(')');
        }
        text += &shapes.types();
        if self.purpose == Purpose::Definition {
            text += &location::text(graph, instr);
        }
        self.line(depth, &text);
    }

    /// Returns the operands that are printed.
    fn own(&self, graph: &Graph, instr: &Instr) -> Vec<Value> {
        let is_token = |value: &Value| graph.shape(*value).element == ElementType::Token;
        let own = instr.operands[..instr.own()].iter().copied();
        let called = *instr.op == call::PRIMITIVE;
        // An instruction that takes a token and returns none only uses it to identify its replica.
        let closed = self.purpose == Purpose::Compilation;
        let marked = closed && !called && !instr.results.iter().any(is_token);
        own.filter_items(|value| !(marked && is_token(value)))
            .collect_vec()
    }

    /// Names the results; returns the text before the operation.
    fn name_results(&mut self, instr: &Instr, names: &mut Names) -> String {
        let number = self.next;
        self.next += usize::from(!instr.results.is_empty());
        // `%3 = ..` for one result, `%3:2 = ..` for two, which are `%3#0` and `%3#1`.
        let many = instr.results.len() > 1;
        for (i, result) in instr.results.iter().enumerate() {
            names[result.0 as usize] = if many {
                format!("%{number}#{i}")
            } else {
                format!("%{number}")
            };
        }
        match instr.results.len() {
            0 => String::new(),
            1 => format!("%{number} = "),
            n => format!("%{number}:{n} = "),
        }
    }

    fn piece(
        &self,
        text: &mut String,
        piece: &SyntaxToken,
        instr: &Instr,
        names: &Names,
        shapes: &Shapes,
    ) {
        // Each arm writes what the arm of the same token in `instr.rs` reads.
        match piece {
            SyntaxToken::Word(word) => text.push_str(word),
            SyntaxToken::Operands => text.push_str(&operands(&instr.operands, names)),
            SyntaxToken::Attribute(name) => {
                let how = instr.op.attributes.iter().find(|(n, _)| n == name);
                // The comparison type is not an attribute of a graph: the elements determine it.
                match (instr.attr(name), how) {
                    (None, Some((_, Text::ComparisonType))) => {
                        text.push_str(types::comparison_type(shapes.operands[0].element));
                    }
                    (Some(attr), Some((_, how))) => {
                        text.push_str(&self.attribute(attr, *how, true));
                    }
                    _ => {}
                }
            }
            SyntaxToken::Same => text.push_str(&match shapes.all_same() {
                Some(shape) => format!(" : {}", types::Tensor(shape)),
                None => shapes.types(),
            }),
            SyntaxToken::Types => text.push_str(&shapes.types()),
            SyntaxToken::Result | SyntaxToken::Each => {
                let types = joined(shapes.results.iter().map(|s| types::Tensor(s)));
                text.push_str(&format!(" : {types}"));
            }
            SyntaxToken::Fields(fields) => {
                let present = fields
                    .iter()
                    .filter_items(|(_, name)| is_present(instr, name));
                let fields = present.filter_map(|(word, name)| {
                    let value = self.written(instr, name, true)?;
                    Some(format!("{word} = {value}"))
                });
                text.push_str(&format!("{{{}}}", joined(fields)));
            }
            SyntaxToken::Dictionary(names) => {
                let entries = names.iter().filter_map(|name| {
                    let value = self.written(instr, name, false)?;
                    Some(format!("{name} = {value}"))
                });
                text.push_str(&format!("{{{}}}", joined(entries)));
            }
            SyntaxToken::Optional(pieces) => {
                // Optional syntax is written if one of its attributes is present.
                let present = |piece: &SyntaxToken| match piece {
                    SyntaxToken::Attribute(name) => {
                        let comparison =
                            instr.op.attributes.contains(&(name, Text::ComparisonType));
                        comparison || is_present(instr, name)
                    }
                    _ => false,
                };
                if pieces.iter().any(present) {
                    for piece in *pieces {
                        self.piece(text, piece, instr, names, shapes);
                    }
                }
            }
        }
    }

    /// Formats an attribute of an instruction, if it has it.
    fn written(&self, instr: &Instr, name: &str, short: bool) -> Option<String> {
        let (_, how) = instr.op.attributes.iter().find(|(n, _)| *n == name)?;
        Some(self.attribute(instr.attr(name)?, *how, short))
    }

    /// Formats the attributes in the generic form.
    fn attributes(&self, instr: &Instr) -> String {
        let follows_from_type = [Text::ResultSizes, Text::ResultElement, Text::ResultShapes];
        let written = instr.op.attributes.iter();
        let written = written.filter_items(|(_, how)| !follows_from_type.contains(how));
        // The fields of a record are attributes of their own here, and are written together at the first one.
        let mut before = None;
        let written = written.filter_map(|(name, how)| {
            if let Text::Record(record) = how {
                let first = before.replace(record) != Some(record);
                return first.then(|| self.record(instr, record));
            }
            if matches!(how, Text::NonEmpty | Text::Pairs) && !is_present(instr, name) {
                return None;
            }
            let value = self.attribute(instr.attr(name)?, *how, false);
            Some(format!("{name} = {value}"))
        });
        joined(written)
    }

    /// Formats a record, without fields that have the default value.
    fn record(&self, instr: &Instr, record: &'static Record) -> String {
        let fields = instr.op.attributes.iter();
        let fields = fields.filter_items(|(_, how)| *how == Text::Record(record));
        let fields = fields.filter_map(|(name, how)| {
            let attr = instr.attr(name)?;
            let default = matches!(attr, Attr::Int(0)) || attr.is_empty();
            (!default).then(|| format!("{name} = {}", self.attribute(attr, *how, true)))
        });
        let fields = joined(fields);
        format!(
            "{} = #stablehlo.{}<{fields}>",
            record.attribute, record.name
        )
    }

    fn attribute(&self, attr: &Attr, how: Text, short: bool) -> String {
        // `short` is the form of an attribute in an operation's own syntax, `[1, 0]`; otherwise the generic form with
        // its type, `array<i64: 1, 0>`. An empty array has no colon there.
        match attr {
            Attr::Bool(is) => is.to_string(),
            Attr::Int(n) if short => n.to_string(),
            Attr::Int(n) if how == Text::Digits => format!("{n} : i32"),
            Attr::Ints(all) if how == Text::Pairs => pairs(all, short),
            Attr::Bools(all) => {
                let all = joined(all);
                match (short, all.is_empty()) {
                    (true, _) => format!("[{all}]"),
                    (false, true) => "array<i1>".to_string(),
                    (false, false) => format!("array<i1: {all}>"),
                }
            }
            Attr::Int(n) => format!("{n} : i64"),
            Attr::Ints(all) if short => format!("[{}]", joined(all)),
            Attr::Ints(all) if all.is_empty() => "array<i64>".to_string(),
            Attr::Ints(all) => format!("array<i64: {}>", joined(all)),
            Attr::Sizes(all) if how == Text::Sizes && all.iter().all(|n| n.known().is_some()) => {
                match (short, all.is_empty()) {
                    (true, _) => format!("[{}]", joined(all)),
                    (false, true) => "array<i64>".to_string(),
                    (false, false) => format!("array<i64: {}>", joined(all)),
                }
            }
            Attr::Sizes(all) => quoted(&joined(all)),
            Attr::Numbers(all) => quoted(&joined(all)),
            Attr::Shapes(all) => joined(all.iter().map(types::Tensor)),
            Attr::Element(element) => element.stablehlo().to_string(),
            Attr::Literal(literal) if how == Text::Float => constant::print_scalar(literal),
            Attr::Literal(literal) => constant::print(literal),
            Attr::Text(text) => match how {
                Text::Convolution if short => text.clone(),
                Text::Convolution => format!("#stablehlo.conv<{text}>"),
                Text::Quoted => quoted(text),
                _ => self.symbol(text),
            },
            Attr::Word(word) if short => word.text().to_string(),
            Attr::Word(word) => format!("#stablehlo<{} {}>", word.words().name(), word.text()),
        }
    }
}

/// Whether an attribute is written: a bool that is true, or a list with items.
fn is_present(instr: &Instr, name: &str) -> bool {
    match instr.attr(name) {
        Some(Attr::Bool(is)) => *is,
        Some(attr) => !attr.is_empty(),
        None => false,
    }
}

/// Formats pairs of numbers as a nested list, or as a constant of two columns.
fn pairs(numbers: &[i64], short: bool) -> String {
    if short {
        let pairs = numbers.chunks(2).map(|pair| format!("[{}]", joined(pair)));
        return format!("[{}]", joined(pairs));
    }
    let sizes = list::both([numbers.len() / 2, 2], Size::from).to_vec();
    let bytes = numbers.iter().flat_items(|n| n.to_le_bytes()).collect_vec();
    let literal = Literal::from_bytes(Shape::new(ElementType::I64, sizes), bytes);
    constant::print(&literal.expect("the bytes are two numbers for each row"))
}

fn operands(values: &[Value], names: &Names) -> String {
    joined(values.iter().map(|v| &names[v.0 as usize]))
}

/// The shapes of an instruction's operands and results.
struct Shapes<'a> {
    operands: Vec<&'a Shape>,
    results: Vec<&'a Shape>,
}

impl<'a> Shapes<'a> {
    fn types(&self) -> String {
        let list = |shapes: &[&Shape]| joined(shapes.iter().map(|s| types::Tensor(s)));
        match self.results.as_slice() {
            [one] => format!(" : ({}) -> {}", list(&self.operands), types::Tensor(one)),
            all => format!(" : ({}) -> ({})", list(&self.operands), list(all)),
        }
    }

    fn all_same(&self) -> Option<&'a Shape> {
        let first = *self.results.first()?;
        let mut all = self.operands.iter().chain_items(&self.results);
        all.all(|shape| **shape == *first).then_some(first)
    }
}
