//! Follows the helps of all cases in `ui-tests/cases`, literally: the program that a help leads to must have no errors.
//!
//! A help contains code if it has backticks; a help in prose only is not followed, nor one of rustc's own. Beside the
//! message of a case is the difference that follows its help. Each help of the message has code that occurs in the
//! difference: `..` in it stands for any text. `ui-tests/unfollowed.txt` lists the cases without a difference, and may
//! only become shorter.
//!
//! `UPDATE=1 cargo test -p xla-codegen --test expand` looks for the difference of a case that is not listed: it replaces
//! a part of the program by the code of a help. Any other difference is written by hand.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::cases::{self, Case};
use crate::{for_all, messages, rustc};

/// The most cases that the list may have.
const MOST: usize = 60;

/// A help with code, and the place of its message.
struct Help<'a> {
    codes: Vec<&'a str>,
    line: usize,
    column: usize,
}

/// Returns the helps with code in the messages about a program. A form such as `split(operand[, sizes])` is no code, nor
/// one that names the parameters of an operation, "call it as `clamp(operand, min, max)`". rustc's own helps are at the
/// beginning of a line.
fn helps(message: &str) -> Vec<Help<'_>> {
    let mut helps: Vec<Help<'_>> = Vec::new();
    let mut done = 0;
    for line in message.lines() {
        let own = line.starts_with(' ');
        let line = line.trim();
        if let Some(help) = line.strip_prefix("help: ").filter(|_| own) {
            let codes = help.split('`').skip(1).step_by(2);
            let is_form = |code: &&str| help.starts_with("call it as ") || code.contains("[, ");
            let codes: Vec<&str> = codes.filter(|code| !is_form(code)).collect();
            if !codes.is_empty() {
                helps.push(Help {
                    codes,
                    line: 1,
                    column: 1,
                });
            }
        } else if let Some(place) = line.strip_prefix("--> ") {
            let mut numbers = place.rsplit(':').map(|number| number.parse().unwrap_or(1));
            let mut number = || numbers.next().unwrap_or(1);
            let (column, line) = (number(), number());
            for help in &mut helps[done..] {
                (help.line, help.column) = (line, column);
            }
            done = helps.len();
        }
    }
    helps
}

/// Whether a text contains code, in which `..` stands for any text; spaces are not compared.
fn contains(text: &str, code: &str) -> bool {
    let plain = |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace()).collect() };
    let (text, code) = (plain(text), plain(code));
    let mut rest = text.as_str();
    code.split("..").all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

/// Returns the messages that a program still has.
fn errors(program: &str) -> Vec<String> {
    if program.parse::<TokenStream>().is_err() || syn::parse_file(program).is_err() {
        return vec!["it is not a program".to_string()];
    }
    let expanded = rustc::expand(program, None);
    expanded
        .errors
        .into_iter()
        .map(|error| error.message)
        .collect()
}

/// Returns the mistake of a case whose help is followed.
fn wrong(case: &Case) -> Option<String> {
    let added = case.fix.lines().filter_map(|line| line.strip_prefix('+'));
    let added: String = added.collect::<Vec<&str>>().join("\n");
    for Help { codes, .. } in helps(&case.message) {
        if !codes.iter().any(|code| contains(&added, code)) {
            return Some(format!("no line with `+` contains one of {codes:?}"));
        }
    }
    let errors = errors(&case.fixed());
    (!errors.is_empty()).then(|| format!("with the help followed:\n{}", errors.join("\n")))
}

#[test]
fn every_help_compiles() {
    let folder = cases::folder(env!("CARGO_MANIFEST_DIR"));
    let list = std::fs::read_to_string(folder.join("unfollowed.txt")).unwrap();
    let listed: BTreeSet<&str> = list
        .lines()
        .filter(|line| line.starts_with("cases/"))
        .collect();
    let mut all = messages::all();
    let with_code = all
        .iter()
        .filter(|(_, case)| !helps(&case.message).is_empty());
    let names: BTreeSet<String> = with_code.map(|(name, _)| name.clone()).collect();
    if std::env::var_os("UPDATE").is_some() {
        let new = |name: &&String| all[*name].fix.is_empty() && !listed.contains(name.as_str());
        let new: BTreeSet<String> = names.iter().filter(new).cloned().collect();
        for (name, fix) in for_all(&new, |name| found(&all[name])) {
            if let Some(fix) = fix {
                all.get_mut(&name).unwrap().fix = fix;
            }
        }
        cases::write(&folder, &all);
    }
    let followed = names.iter().filter(|name| !all[*name].fix.is_empty());
    let followed: BTreeSet<String> = followed.cloned().collect();
    let results: BTreeMap<String, Option<String>> = for_all(&followed, |name| wrong(&all[name]));
    let mut report = String::new();
    for (name, wrong) in &results {
        if let Some(wrong) = wrong {
            report += &format!("{name}: {wrong}\n");
        }
        if listed.contains(name.as_str()) {
            report += &format!("{name} is followed: take it off ui-tests/unfollowed.txt\n");
        }
    }
    for name in names
        .difference(&followed)
        .filter(|name| !listed.contains(name.as_str()))
    {
        report += &format!("{name}: add a difference that follows its help\n");
    }
    for name in listed.iter().filter(|name| !names.contains(**name)) {
        report += &format!("{name} has no help with code: take it off ui-tests/unfollowed.txt\n");
    }
    assert!(report.is_empty(), "{report}");
    assert!(
        listed.len() <= MOST,
        "{} cases are listed, more than {MOST}",
        listed.len()
    );
}

/// Returns a difference that follows the helps of a case, one after the other: each replaces a part of the program by its
/// code.
fn found(case: &Case) -> Option<String> {
    let mut program = case.program.clone();
    for help in helps(&case.message) {
        program = followed(&help, &program).unwrap_or(program);
    }
    let mut found = case.clone();
    found.fix = difference(&case.program, &program);
    (found.fixed() == program && wrong(&found).is_none()).then_some(found.fix)
}

/// Returns a program with fewer mistakes, in which the code of a help replaces a part at the place of the message, or a
/// part that occurs in the code.
fn followed(help: &Help<'_>, program: &str) -> Option<String> {
    let before: usize = program
        .split_inclusive('\n')
        .take(help.line - 1)
        .map(str::len)
        .sum();
    let at = before + help.column - 1;
    let mut parts = parts(program);
    // The smallest part at the place of the message is the likeliest, then parts around it.
    parts.sort_by_key(|(start, end)| {
        let distance = match () {
            () if *start == at => 0,
            () if *start <= at && at < *end => 1,
            () => 2 + start.abs_diff(at),
        };
        (distance, end - start)
    });
    let mistakes = errors(program).len();
    let codes = help.codes.iter().copied();
    // A name of the program is what the help is about.
    let is_name = |code: &str| {
        code.chars()
            .all(|c| c.is_alphanumeric() || "_.".contains(c))
    };
    let codes: Vec<&str> = match help.codes.as_slice() {
        [_] => codes.collect(),
        _ => codes
            .filter(|code| !is_name(code) || !program.contains(code))
            .collect(),
    };
    for code in &codes {
        let mut fixed = replaced(code, program, at, &parts).into_iter();
        if let Some(fixed) = fixed.find(|fixed| errors(fixed).len() < mistakes) {
            return Some(fixed);
        }
    }
    // A help may have two parts: `-> Result<.., Error>` and `Ok(..)`.
    let [first, second] = codes[..] else {
        return None;
    };
    let mut fixed = replaced(first, program, at, &parts)
        .into_iter()
        .take(8)
        .flat_map(|program| {
            let mut parts = self::parts(&program);
            parts.sort_by_key(|(start, end)| (end - start, *start));
            let all = replaced(second, &program, at, &parts);
            all.into_iter()
                .filter(|fixed| errors(fixed).len() < mistakes)
                .take(1)
                .collect::<Vec<_>>()
        });
    fixed.next()
}

/// Returns the programs in which the code of a help replaces one of the parts.
fn replaced(code: &str, program: &str, at: usize, parts: &[(usize, usize)]) -> Vec<String> {
    let mut all = Vec::new();
    let insertions = insertions(code, program);
    for (start, end) in insertions.iter().chain(parts) {
        let (is_around, old) = (*start <= at && at < *end, &program[*start..*end]);
        let is_wrapped = code.contains("..") || code.starts_with("->");
        if !is_around && !code.contains(old) && !is_wrapped
            || !may_replace(code, old, &program[*end..])
        {
            continue;
        }
        let is_statement = old.trim_end().ends_with(';') && !code.ends_with(';');
        let after = match () {
            () if is_statement => ";",
            () if start == end => "\n",
            () => "",
        };
        for code in filled(code, old) {
            let fixed = format!("{}{code}{after}{}", &program[..*start], &program[*end..]);
            if fixed != program {
                all.push(fixed);
            }
        }
    }
    all
}

/// Returns the code with the text that `..` stands for: the part that it replaces, its type, or its arguments.
fn filled(code: &str, old: &str) -> Vec<String> {
    if !code.contains("..") || code.contains("0..") {
        return vec![code.to_string()];
    }
    let after = |sign: &str| old.split_once(sign).map(|(_, after)| after.trim());
    let inside = old
        .split_once('(')
        .and_then(|(_, rest)| rest.strip_suffix(')'));
    let texts = [Some(old), after("->"), after(": "), inside]
        .into_iter()
        .flatten();
    texts
        .map(|text| code.replacen("..", text.trim_start_matches('&'), 1))
        .collect()
}

/// Whether the code of a help may stand for a part of a program, with this text after it.
fn may_replace(code: &str, old: &str, after: &str) -> bool {
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let is_statement =
        |text: &str| text.starts_with("let ") || text.contains(" = ") || text.contains("!(");
    // A number stands for a number, a statement for a statement, and no call for the name of one.
    old.is_empty()
        || !(is_number(code) && !is_number(old) && !old.starts_with('-')
            || old.trim_end().ends_with(';') && !is_statement(code)
            || code.starts_with("let ") && !old.trim_end().ends_with(';')
            || code.starts_with("#[")
            || code.starts_with("->") != old.starts_with("->")
            || code.ends_with([')', ']', '}']) && after.starts_with(['(', '[']))
}

/// Returns the places before which an attribute or an import is written.
fn insertions(code: &str, program: &str) -> Vec<(usize, usize)> {
    let starts = match code {
        _ if code.starts_with("#[") => ["pub ", "fn ", "const ", "struct ", "type ", "mod ", "#["],
        _ if code.starts_with("use ") => ["use "; 7],
        _ => return Vec::new(),
    };
    let mut at = 0;
    let mut found = Vec::new();
    for line in program.split_inclusive('\n') {
        if starts
            .iter()
            .any(|start| line.trim_start().starts_with(start))
        {
            found.push((at, at));
        }
        at += line.len();
    }
    found
}

/// Returns the byte ranges of all parts of a program that a help may replace.
fn parts(program: &str) -> Vec<(usize, usize)> {
    struct Parts(BTreeSet<(usize, usize)>);
    impl Parts {
        fn add(&mut self, of: &impl Spanned) {
            let range = of.span().byte_range();
            self.0.insert((range.start, range.end));
        }
    }
    impl<'ast> Visit<'ast> for Parts {
        fn visit_expr(&mut self, expr: &'ast syn::Expr) {
            self.add(expr);
            visit::visit_expr(self, expr);
        }
        fn visit_pat(&mut self, pat: &'ast syn::Pat) {
            self.add(pat);
            visit::visit_pat(self, pat);
        }
        fn visit_type(&mut self, ty: &'ast syn::Type) {
            self.add(ty);
            visit::visit_type(self, ty);
        }
        fn visit_stmt(&mut self, stmt: &'ast syn::Stmt) {
            self.add(stmt);
            visit::visit_stmt(self, stmt);
        }
        fn visit_fn_arg(&mut self, arg: &'ast syn::FnArg) {
            self.add(arg);
            visit::visit_fn_arg(self, arg);
        }
        fn visit_return_type(&mut self, ty: &'ast syn::ReturnType) {
            self.add(ty);
            visit::visit_return_type(self, ty);
        }
        fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
            let [dot, call_end] = [call.dot_token.span(), call.paren_token.span.close()];
            self.0
                .insert((dot.byte_range().start, call_end.byte_range().end));
            visit::visit_expr_method_call(self, call);
        }
        fn visit_ident(&mut self, ident: &'ast syn::Ident) {
            self.add(ident);
        }
        fn visit_lit(&mut self, literal: &'ast syn::Lit) {
            self.add(literal);
        }
        // Without its attribute, a function would have no mistakes.
        fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
        fn visit_generic_param(&mut self, param: &'ast syn::GenericParam) {
            self.add(param);
            visit::visit_generic_param(self, param);
        }
    }
    let mut parts = Parts(BTreeSet::new());
    let Ok(file) = syn::parse_file(program) else {
        return Vec::new();
    };
    parts.visit_file(&file);
    parts.0.into_iter().collect()
}

/// Returns the difference of two programs: the lines between their first and their last difference.
fn difference(old: &str, new: &str) -> String {
    let [old, new] = [old, new].map(|text| text.lines().collect::<Vec<&str>>());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev());
    // A line that is inserted is written with the line after it.
    let tail = tail.take(rest).take_while(|(a, b)| a == b).count();
    let tail = if head + tail == old.len() {
        tail.saturating_sub(1)
    } else {
        tail
    };
    let lines = |sign: char, lines: &[&str]| -> String {
        lines.iter().map(|line| format!("{sign}{line}\n")).collect()
    };
    lines('-', &old[head..old.len() - tail]) + &lines('+', &new[head..new.len() - tail])
}
