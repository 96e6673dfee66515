//! The name of the facade in a manifest.
//!
//! A full reader of TOML costs every user more to build than the rest of the macros' dependencies. This one follows the syntax of
//! keys, tables and strings, and skips every value that is not a string or a table.

use xla_hlo::list::{self, Items};

/// The name of the facade's package.
const PACKAGE: &str = "typed-xla";

/// The facade's entry in a manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// The manifest is the facade's own.
    Itself,
    /// The manifest lists the facade, which has this name in the code of the crate.
    Named(String),
    /// The manifest does not list the facade.
    Missing,
    /// There is no manifest.
    Unreadable,
}

/// One value of a manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    /// A string.
    Text(String),
    /// Any other value: its first word.
    Word(String),
}

/// The values, each with its path of tables and keys.
type Entries = Vec<(Vec<String>, Value)>;

/// Returns the facade's entry in a manifest. `workspace` returns the text of the workspace's manifest, which is in the
/// named folder, or in a parent folder if `None` is named.
pub(super) fn found(own: &str, workspace: &dyn Fn(Option<&str>) -> Option<String>) -> Found {
    let own = entries(own);
    let text = |path: &[&str]| match find(&own, path) {
        Some(Value::Text(text)) => Some(text.as_str()),
        _ => None,
    };
    // The facade's own tests and examples name it by `typed_xla`, without an entry.
    if text(&["package", "name"]) == Some(PACKAGE) {
        return Found::Itself;
    }
    let mut inherited: Option<Entries> = None;
    for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
        for (key, listed) in dependencies(&own, kind) {
            let package = match listed {
                Listed::Package(package) => package,
                Listed::Inherited => {
                    let inherited = inherited.get_or_insert_with(|| {
                        let root = workspace(text(&["package", "workspace"]));
                        root.map_or_else(Vec::new, |root| entries(&root))
                    });
                    // `xla = { workspace = true }` has its package name in the workspace's manifest, if it has one.
                    match find(inherited, &["workspace", "dependencies", &key, "package"]) {
                        Some(Value::Text(package)) => package.clone(),
                        _ => key.clone(),
                    }
                }
            };
            if package == PACKAGE {
                return Found::Named(key.replace('-', "_"));
            }
        }
    }
    Found::Missing
}

/// Whether a manifest is a workspace's.
pub(super) fn is_workspace(text: &str) -> bool {
    let mut reader = Reader::new(text);
    reader.all();
    let entries = reader.entries.iter().map(|(path, _)| path);
    let mut paths = entries.chain_items(&reader.tables);
    paths.any(|path| path.first().is_some_and(|first| first == "workspace"))
}

/// How a dependency is listed.
enum Listed {
    /// By the name of its package.
    Package(String),
    /// By `workspace = true`.
    Inherited,
}

/// Returns the dependencies of a kind by their keys, for all targets.
fn dependencies(entries: &Entries, kind: &str) -> Vec<(String, Listed)> {
    let mut all: Vec<(String, Listed)> = Vec::new();
    for (path, value) in entries {
        let path: Vec<&str> = path.iter().map(String::as_str).collect_vec();
        // `[target.'cfg(unix)'.dependencies]` counts for all targets.
        let path = match path.as_slice() {
            ["target", _, rest @ ..] => rest,
            path => path,
        };
        let [of, key, rest @ ..] = path else {
            continue;
        };
        if of.replace('_', "-") != kind {
            continue;
        }
        let key = (*key).to_string();
        // A dependency without `package` has the name of its key.
        let known = all.iter().position(|(known, _)| *known == key);
        let at = known.unwrap_or_else(|| {
            all.push((key.clone(), Listed::Package(key)));
            all.len() - 1
        });
        let listed = &mut all[at].1;
        match (rest, value) {
            (["package"], Value::Text(package)) => *listed = Listed::Package(package.clone()),
            (["workspace"], Value::Word(word)) if word == "true" => *listed = Listed::Inherited,
            _ => {}
        }
    }
    list::sort_by(&mut all, &mut |(a, _), (b, _)| a < b);
    all
}

fn find<'e>(entries: &'e Entries, path: &[&str]) -> Option<&'e Value> {
    let mut entries = entries.iter();
    let entry = entries.find(|(names, _)| names.iter().eq(path.iter()));
    entry.map(|(_, value)| value)
}

fn entries(text: &str) -> Entries {
    let mut reader = Reader::new(text);
    reader.all();
    reader.entries
}

/// A reader of a manifest. On unknown syntax it skips to the end of the line.
struct Reader<'t> {
    rest: &'t str,
    entries: Entries,
    tables: Vec<Vec<String>>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Reader<'t> {
        Reader {
            rest: text,
            entries: Vec::new(),
            tables: Vec::new(),
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        self.next_if(|_| true)
    }

    fn next_if(&mut self, is: impl FnOnce(char) -> bool) -> Option<char> {
        let c = self.peek().filter(|c| is(*c))?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }

    fn all(&mut self) {
        let mut table: Vec<String> = Vec::new();
        loop {
            self.skip_space(true);
            match self.peek() {
                None => return,
                Some('[') => {
                    self.next();
                    // `[[bin]]` begins a table of a list, which has no dependencies.
                    self.next_if(|c| c == '[');
                    table = self.key();
                    self.tables.push(table.clone());
                }
                Some(_) => self.entry(&table),
            }
            self.skip_line();
        }
    }

    /// `key = value`.
    fn entry(&mut self, table: &[String]) {
        let path = [table, &self.key()].concat();
        if self.next_if(|c| c == '=').is_some() {
            self.value(path);
        }
    }

    /// Reads the parts of a key and the space after it.
    fn key(&mut self) -> Vec<String> {
        let mut parts = Vec::new();
        loop {
            self.skip_space(false);
            parts.push(match self.peek() {
                Some('"' | '\'') => self.string(),
                _ => self.word(),
            });
            self.skip_space(false);
            if self.next_if(|c| c == '.').is_none() {
                return parts;
            }
        }
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        let in_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '+');
        while let Some(c) = self.next_if(in_word) {
            word.push(c);
        }
        word
    }

    fn value(&mut self, path: Vec<String>) {
        self.skip_space(false);
        let value = match self.peek() {
            Some('"' | '\'') => Value::Text(self.string()),
            Some('{') => return self.inside('}', &mut |reader| reader.entry(&path)),
            Some('[') => {
                // Values in a list are not part of a dependency.
                let ignored = vec![String::new()];
                self.inside(']', &mut |reader| reader.value(ignored.clone()));
                Value::Word(String::new())
            }
            _ => {
                let word = self.word();
                // A number or a date continues after its first word.
                while self.next_if(|c| !"\n#,]}".contains(c)).is_some() {}
                Value::Word(word)
            }
        };
        self.entries.push((path, value));
    }

    /// Reads the items in braces or brackets.
    fn inside(&mut self, end: char, one: &mut dyn FnMut(&mut Reader<'t>)) {
        self.next();
        loop {
            self.skip_space(true);
            match self.peek() {
                None => return,
                Some(c) if c == end => {
                    self.next();
                    return;
                }
                Some(',') => {
                    self.next();
                }
                Some(_) => {
                    let before = self.rest.len();
                    one(self);
                    // An item that cannot be read ends the list.
                    if self.rest.len() == before {
                        self.next();
                    }
                }
            }
        }
    }

    /// Reads a string of any of the four kinds.
    fn string(&mut self) -> String {
        let Some(quote) = self.next() else {
            return String::new();
        };
        let mut quotes = 1;
        while quotes < 3 && self.next_if(|c| c == quote).is_some() {
            quotes += 1;
        }
        // Two quotes are an empty string, three begin a multi-line string.
        let (mut text, mut closing) = (String::new(), 0);
        if quotes == 2 {
            return text;
        }
        while let Some(c) = self.next() {
            text.push(c);
            if c == '\\' && quote == '"' {
                text.pop();
                text.extend(self.next());
                closing = 0;
                continue;
            }
            closing = if c == quote { closing + 1 } else { 0 };
            if closing == quotes {
                text.truncate(text.len() - quotes);
                break;
            }
        }
        text
    }

    /// Skips spaces, comments and line ends.
    fn skip_space(&mut self, lines: bool) {
        while let Some(c) = self.peek() {
            match c {
                '#' if lines => self.skip_line(),
                '\n' if !lines => return,
                c if c.is_whitespace() => {
                    self.next();
                }
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        while self.next_if(|c| c != '\n').is_some() {}
    }
}

#[cfg(test)]
mod tests;
