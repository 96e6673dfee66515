//! Whether the modules of each crate depend on each other in one direction only.
//!
//! The children of a module are compared with each other, each with all that is below it. A child depends on another if it
//! names it, or something that it defines, in a path that starts with `crate`, `self` or `super`; what a module re-exports
//! belongs to the module that defines it. Unit tests are left out.
//!
//! `LAYERS=xla-hlo::lower cargo test -p xla-agreement --test layers -- --nocapture` prints the layers of the modules in
//! `xla_hlo::lower`, the lowest one first: a module depends only on modules of lines above its own.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The path of a module from the root of its crate.
type Module = Vec<String>;

/// A path as it is written, and the name that a `use` binds it to.
struct Named {
    path: Vec<String>,
    name: Option<String>,
}

/// The modules that each module depends on, with a place where it does.
type Edges = BTreeMap<Module, BTreeMap<Module, String>>;

/// The modules of a crate with the paths in each.
struct Crate {
    modules: BTreeMap<Module, Vec<Named>>,
}

impl Crate {
    fn read(src: &Path) -> Crate {
        let mut modules = BTreeMap::new();
        walk(src, &mut vec![], &mut modules);
        Crate { modules }
    }

    /// Returns the module that defines what `path` names in `module`, as far as it is in this crate.
    fn resolve(&self, module: &[String], path: &[String], depth: usize) -> Option<Module> {
        let mut rest = path;
        let mut at = match rest[0].as_str() {
            "crate" => vec![],
            "self" | "super" => module.to_vec(),
            child => {
                let inner = [module, &[child.to_string()]].concat();
                return (self.modules.contains_key(&inner))
                    .then(|| self.descend(inner, &rest[1..], depth));
            }
        };
        if rest[0] != "super" {
            rest = &rest[1..];
        }
        while rest.first().is_some_and(|first| first == "super") {
            at.pop();
            rest = &rest[1..];
        }
        Some(self.descend(at, rest, depth))
    }

    /// Follows `path` down from the module `at`, through what the modules on the way import.
    fn descend(&self, mut at: Module, mut path: &[String], depth: usize) -> Module {
        while let Some((first, rest)) = path.split_first() {
            at.push(first.clone());
            if !self.modules.contains_key(&at) {
                at.pop();
                let bound = |named: &&Named| named.name.as_ref() == Some(first);
                let import = (self.modules.get(&at).into_iter().flatten()).find(bound);
                let defined = import
                    .filter(|_| depth < 8)
                    .and_then(|named| self.resolve(&at, &named.path, depth + 1));
                return match defined {
                    Some(defined) => self.descend(defined, rest, depth + 1),
                    None => at,
                };
            }
            path = rest;
        }
        at
    }

    /// Returns the edges among the children of each module.
    fn edges(&self) -> BTreeMap<Module, Edges> {
        let mut edges: BTreeMap<Module, Edges> = BTreeMap::new();
        for (from, named) in &self.modules {
            for named in named {
                let Some(to) = self.resolve(from, &named.path, 0) else {
                    continue;
                };
                let named_path = named.path.join("::");
                let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                if common < from.len().min(to.len()) {
                    let children = edges.entry(from[..common].to_vec()).or_default();
                    let child = children.entry(from[..=common].to_vec()).or_default();
                    let place = format!("{} uses {}", from.join("::"), named_path);
                    child.entry(to[..=common].to_vec()).or_insert(place);
                }
            }
        }
        edges
    }

    /// Returns the children of a module, layer by layer: a child depends only on children of layers before its own.
    ///
    /// # Panics
    /// The children depend on each other in a circle.
    fn layers(&self, parent: &[String]) -> Vec<Vec<String>> {
        let edges = self.edges().remove(parent).unwrap_or_default();
        let is_child = |module: &&Module| module.len() > parent.len() && module.starts_with(parent);
        let children = self.modules.keys().filter(is_child);
        let mut rest: BTreeSet<Module> = children
            .map(|module| module[..=parent.len()].to_vec())
            .collect();
        let mut layers = Vec::new();
        while !rest.is_empty() {
            let waits = |child: &Module| {
                let mut uses = edges.get(child).into_iter().flat_map(BTreeMap::keys);
                uses.any(|used| rest.contains(used))
            };
            let (later, next) = rest.iter().cloned().partition(waits);
            assert!(rest != later, "expected layers, found a circle in {rest:?}");
            rest = later;
            let names = BTreeSet::into_iter(next).map(|mut child: Module| child.pop().unwrap());
            layers.push(names.collect());
        }
        layers
    }

    /// Returns the circles among the children of each module, as text.
    fn circles(&self) -> Vec<String> {
        let edges = self.edges();
        let mut circles = Vec::new();
        for (parent, children) in &edges {
            let mut seen = BTreeSet::new();
            for child in children.keys() {
                let circle: Vec<&Module> = (reached(children, child).into_iter())
                    .filter(|other| reached(children, other).contains(child))
                    .collect();
                if !circle.is_empty() && circle.iter().all(|other| seen.insert(*other)) {
                    let inside = |(to, _): &(&Module, &String)| circle.contains(to);
                    let places: Vec<String> = (circle.iter())
                        .flat_map(|from| children.get(*from).into_iter().flatten().filter(inside))
                        .map(|(to, place)| format!("\n    {place} (in {})", to[parent.len()]))
                        .collect();
                    circles.push(format!("{}: {}", parent.join("::"), places.concat()));
                }
            }
        }
        circles
    }
}

/// The modules that `from` depends on, directly or not.
fn reached<'a>(edges: &'a Edges, from: &Module) -> BTreeSet<&'a Module> {
    let mut all = BTreeSet::new();
    let direct = |from| edges.get(from).into_iter().flat_map(BTreeMap::keys);
    let mut open: Vec<&Module> = direct(from).collect();
    while let Some(next) = open.pop() {
        if all.insert(next) {
            open.extend(direct(next));
        }
    }
    all
}

/// Reads the modules below a folder.
fn walk(folder: &Path, module: &mut Module, all: &mut BTreeMap<Module, Vec<Named>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap().to_string();
        if stem == "tests" {
            continue;
        }
        if path.is_dir() {
            module.push(stem);
            walk(&path, module, all);
            module.pop();
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let mut found = Vec::new();
            paths(TokenStream::from_str(&text).unwrap(), &mut found);
            let own = !["lib", "mod"].contains(&stem.as_str());
            let name = [module.as_slice(), &[stem]].concat();
            let name = if own { name } else { module.clone() };
            all.entry(name).or_default().extend(found);
        }
    }
}

/// Collects the paths in `tokens`: every tree of a `use`, and elsewhere those that start with `crate`, `self` or `super`.
fn paths(tokens: TokenStream, found: &mut Vec<Named>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Group(group) => paths(group.stream(), found),
            TokenTree::Ident(word) if word == "use" => {
                let end = (at..tokens.len()).find(|&i| is(&tokens[i], ';'));
                let end = end.unwrap_or(tokens.len());
                tree(&tokens[at + 1..end], &[], found);
                at = end;
            }
            // `mod tests { .. }` and the like are skipped whole.
            TokenTree::Ident(word) if word == "mod" => {
                let tests = tokens
                    .get(at + 1)
                    .is_some_and(|name| name.to_string() == "tests");
                at += if tests { 2 } else { 0 };
            }
            TokenTree::Ident(word)
                if ["crate", "self", "super"].iter().any(|start| word == start)
                    && !(at > 0 && is(&tokens[at - 1], '$'))
                    && tokens.get(at + 1).is_some_and(|next| is(next, ':')) =>
            {
                let mut path = vec![word.to_string()];
                while let [
                    TokenTree::Punct(a),
                    TokenTree::Punct(b),
                    TokenTree::Ident(next),
                    ..,
                ] = &tokens[(at + 1).min(tokens.len())..]
                    && (a.as_char(), b.as_char()) == (':', ':')
                {
                    path.push(next.to_string());
                    at += 3;
                }
                found.push(Named { path, name: None });
            }
            _ => {}
        }
        at += 1;
    }
}

/// Collects the paths of a tree of a `use`.
fn tree(tokens: &[TokenTree], before: &[String], found: &mut Vec<Named>) {
    let mut path = before.to_vec();
    let mut name = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for part in inner
                    .split(|token| is(token, ','))
                    .filter(|part| !part.is_empty())
                {
                    tree(part, &path, found);
                }
                return;
            }
            TokenTree::Ident(word) if word == "as" => {
                name = tokens.get(at + 1).map(ToString::to_string);
                break;
            }
            TokenTree::Ident(word) if path == before || word != "self" => {
                path.push(word.to_string());
            }
            _ => {}
        }
    }
    let name = name.or_else(|| path.last().cloned());
    if !path.is_empty() {
        found.push(Named { path, name });
    }
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

#[test]
fn modules_depend_on_each_other_in_one_direction() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut circles = Vec::new();
    for name in [
        "xla-shape",
        "xla-hlo",
        "xla-import",
        "xla-codegen",
        "xla-core",
    ] {
        let found = Crate::read(&root.join(name).join("src")).circles();
        circles.extend(found.into_iter().map(|circle| format!("{name}: {circle}")));
    }
    assert!(
        circles.is_empty(),
        "circles of modules:\n{}",
        circles.join("\n")
    );
    if let Ok(path) = std::env::var("LAYERS") {
        let mut module: Module = path.split("::").map(str::to_owned).collect();
        let name = module.remove(0);
        for layer in Crate::read(&root.join(name).join("src")).layers(&module) {
            println!("{}", layer.join(" "));
        }
    }
}

/// The lowered form depends on nothing that writes it, plans on no steps, and no phase on the driver in `lower/mod.rs`.
/// Emission is another crate, to which only the form is visible.
#[test]
fn the_lowering_is_a_form_then_plans_then_steps_for_a_cpu() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let found = Crate::read(&root.join("xla-hlo/src"));
    let lower = ["lower".to_owned()];
    assert_eq!(
        found.layers(&lower),
        [vec!["program", "thresholds"], vec!["plan"], vec!["cpu"]]
    );
    let inside = found.modules.iter();
    let inside = inside.filter(|(module, _)| module.len() > 1 && module.starts_with(&lower));
    // `pub(in crate::lower)` is a visibility, not a use.
    let is_visibility = |named: &Named| named.path == ["crate", "lower"];
    let up: Vec<String> = inside
        .flat_map(|(module, named)| named.iter().map(move |named| (module, named)))
        .filter(|(_, named)| !is_visibility(named))
        .filter(|(module, named)| {
            found
                .resolve(module, &named.path, 0)
                .is_some_and(|to| to == lower)
        })
        .map(|(module, named)| format!("{} uses {}", module.join("::"), named.path.join("::")))
        .collect();
    assert!(
        up.is_empty(),
        "expected no use of the driver, found {up:#?}"
    );
}

/// The form of a body (`hir`) is built from `syn` once. Jumps are desugared on it and elaboration reads it, so no `use`
/// and no path of theirs names `syn`.
#[test]
fn desugaring_and_elaboration_name_no_syntax_of_syn() {
    fn names_syn(tokens: TokenStream) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(word) => word == "syn",
            TokenTree::Group(group) => names_syn(group.stream()),
            _ => false,
        })
    }
    fn read(path: &Path, found: &mut Vec<String>) {
        if path.is_dir() {
            for entry in std::fs::read_dir(path).unwrap() {
                read(&entry.unwrap().path(), found);
            }
        } else if names_syn(TokenStream::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
        {
            found.push(path.display().to_string());
        }
    }
    let root = Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../xla-codegen/src"
    ));
    let mut found = Vec::new();
    for part in [
        "calls.rs",
        "elaborate",
        "hir.rs",
        "hir/assigned.rs",
        "hir/control.rs",
        "hir/jumps",
        "hir/jumps.rs",
        "hir/make.rs",
        "hir/place.rs",
        "hir/print.rs",
        "hir/resolve.rs",
        "hir/variable.rs",
        "hir/walk.rs",
    ] {
        read(&root.join(part), &mut found);
    }
    assert!(
        found.is_empty(),
        "expected no `syn`, found it in {found:#?}"
    );
    assert!(names_syn(
        TokenStream::from_str("fn f(of: &[syn::Expr]) {}").unwrap()
    ));
}

#[test]
fn a_module_depends_on_layers_before_its_own() {
    let named = |path: &str| Named {
        path: path.split("::").map(str::to_owned).collect(),
        name: None,
    };
    let module = |name: &str, uses: &[&str]| {
        let uses = uses.iter().map(|path| named(path)).collect();
        (vec!["lower".to_owned(), name.to_owned()], uses)
    };
    let found = Crate {
        modules: [
            module("assemble", &["super::fuse::Loop", "super::view"]),
            module("fuse", &["super::view"]),
            module("limits", &[]),
            module("view", &["crate::graph"]),
        ]
        .into(),
    };
    let layers = found.layers(&["lower".to_owned()]);
    assert_eq!(
        layers,
        [vec!["limits", "view"], vec!["fuse"], vec!["assemble"]]
    );
}
