//! Resolves the names in a program to the macros that announce them.

use std::collections::HashMap;

/// A module, or a block, in which the names around it are visible.
#[derive(Default)]
struct Scope {
    parent: Option<usize>,
    is_module: bool,
    modules: HashMap<String, usize>,
    imports: HashMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

/// The information that the macro of a name announces.
#[derive(Clone)]
pub(crate) struct Announced {
    /// The kind and the text as tokens, `computation "..."`.
    pub(crate) definition: proc_macro2::TokenStream,
}

/// All scopes of a program.
pub(crate) struct Names {
    scopes: Vec<Scope>,
    /// The macros that announce, by their unique names.
    announced: HashMap<String, Announced>,
    /// The imports of the current round, which rustc resolves at its end.
    pending: Vec<(usize, Vec<String>, String)>,
}

/// The scope of the compiled crate.
pub(crate) const CRATE: usize = 0;
/// The scope of the facade and of all of its modules, which share one scope here.
pub(crate) const FACADE: usize = 1;

impl Names {
    pub(crate) fn new() -> Names {
        let module = || Scope {
            is_module: true,
            ..Scope::default()
        };
        Names {
            scopes: vec![module(), module()],
            announced: HashMap::new(),
            pending: Vec::new(),
        }
    }

    /// Adds a module with a name, or a block without one.
    pub(crate) fn add(&mut self, parent: usize, module: Option<String>) -> usize {
        let scope = self.scopes.len();
        self.scopes.push(Scope {
            parent: Some(parent),
            is_module: module.is_some(),
            ..Scope::default()
        });
        if let Some(name) = module {
            self.scopes[parent].modules.insert(name, scope);
        }
        scope
    }

    /// Adds a macro that announces a name.
    pub(crate) fn announce(&mut self, unique: String, announced: Announced) {
        self.announced.insert(unique, announced);
    }

    /// Adds `use path as name;`, or a glob import if the name is `*`.
    pub(crate) fn import(&mut self, scope: usize, path: Vec<String>, name: String) {
        let mut root = scope;
        while let Some(parent) = self.scopes[root].parent {
            root = parent;
        }
        let is_own = root == FACADE && path[0] == "crate";
        match path.last() {
            // The modules of the facade see each other's names without imports.
            Some(_) if is_own && scope == FACADE => {}
            Some(_) if is_own && name == "*" => {
                self.pending
                    .push((scope, vec!["typed_xla".to_string()], name));
            }
            Some(last) if is_own => {
                let path = vec!["typed_xla".to_string(), last.clone()];
                self.pending.push((scope, path, name));
            }
            _ => self.pending.push((scope, path, name)),
        }
    }

    /// Makes the imports since the last call visible.
    pub(crate) fn resolve(&mut self) {
        for (scope, path, name) in std::mem::take(&mut self.pending) {
            let scope = &mut self.scopes[scope];
            match name.as_str() {
                "*" => scope.globs.push(path),
                _ => {
                    scope.imports.insert(name, path);
                }
            }
        }
    }

    /// Returns the information that the name at a path announces.
    pub(crate) fn find(&self, scope: usize, path: &[String]) -> Option<&Announced> {
        self.walk(scope, path, &mut Vec::new())
    }

    fn walk(
        &self,
        scope: usize,
        path: &[String],
        seen: &mut Vec<(usize, Vec<String>)>,
    ) -> Option<&Announced> {
        // `use network::network;` refers to a name outside the program.
        if seen.len() > 32 || seen.contains(&(scope, path.to_vec())) {
            return None;
        }
        seen.push((scope, path.to_vec()));
        let (first, rest) = path.split_first()?;
        if let ([], Some(announced)) = (rest, self.announced.get(first)) {
            return Some(announced);
        }
        let module = self.module(scope);
        match first.as_str() {
            "crate" => return self.within(CRATE, rest, seen),
            "self" => return self.within(module, rest, seen),
            "super" => return self.within(self.module(self.scopes[module].parent?), rest, seen),
            "typed_xla" => {
                return self.within(FACADE, rest.last().map(std::slice::from_ref)?, seen);
            }
            _ => {}
        }
        let mut at = scope;
        loop {
            if let Some(found) = self.within(at, path, seen) {
                return Some(found);
            }
            if self.scopes[at].is_module {
                return None;
            }
            at = self.scopes[at].parent?;
        }
    }

    /// Returns the information that the name at a path announces, if the path begins in this scope itself.
    fn within(
        &self,
        scope: usize,
        path: &[String],
        seen: &mut Vec<(usize, Vec<String>)>,
    ) -> Option<&Announced> {
        let (first, rest) = path.split_first()?;
        let here = &self.scopes[scope];
        if let Some(module) = here.modules.get(first).filter(|_| !rest.is_empty()) {
            return self.within(*module, rest, seen);
        }
        if let Some(import) = here.imports.get(first) {
            let path = [import.as_slice(), rest].concat();
            return self.walk(scope, &path, seen);
        }
        if !rest.is_empty() {
            return None;
        }
        here.globs.iter().find_map(|glob| {
            let path = [glob.as_slice(), path].concat();
            self.walk(scope, &path, seen)
        })
    }

    fn module(&self, mut scope: usize) -> usize {
        while !self.scopes[scope].is_module {
            scope = self.scopes[scope].parent.unwrap_or(CRATE);
        }
        scope
    }
}
