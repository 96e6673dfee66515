//! The modules of a package, found by their paths in the text of the file, or in the files that rustc would read.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use xla_hlo::list::Items;

use super::blocks::{Block, BlockKind, innermost};
use super::source::{self, Source};
use super::{item_before, words};

/// A module: its file, and its block there.
#[derive(Clone)]
pub(super) struct Module {
    pub(super) source: Rc<Source>,
    pub(super) block: usize,
}

/// The file of a crate that contains its other modules, or a folder's.
const ROOTS: [&str; 3] = ["mod", "lib", "main"];

impl PartialEq for Module {
    fn eq(&self, other: &Module) -> bool {
        Rc::ptr_eq(&self.source, &other.source) && self.block == other.block
    }
}

impl Module {
    /// Returns the module around a block of a file.
    pub(super) fn around(source: &Rc<Source>, block: usize) -> Module {
        let blocks = source.blocks();
        let mut at = block;
        while let (false, Some(parent)) = (blocks[at].is_module(), blocks[at].parent) {
            at = parent;
        }
        Module {
            source: Rc::clone(source),
            block: at,
        }
    }

    pub(super) fn block(&self) -> &Block {
        &self.source.blocks()[self.block]
    }

    /// Returns the text of the module, with the modules in it.
    pub(super) fn text(&self) -> &str {
        let (start, end) = self.block().range;
        &self.source.text()[start..end]
    }

    /// Returns the module at a path in this one; `None` if no file of the package shows it, as of a path to another crate.
    pub(super) fn find(&self, path: &[String]) -> Option<Module> {
        let mut at = self.clone();
        for (i, name) in path.iter().enumerate() {
            at = match name.as_str() {
                "self" if i == 0 => at,
                "super" => at.parent()?,
                "crate" if i == 0 => at.root(),
                name => at.child(name)?,
            };
        }
        Some(at)
    }

    /// Returns the module that declares this one; `None` of the root of a crate.
    pub(super) fn parent(&self) -> Option<Module> {
        if let Some(parent) = self.block().parent {
            return Some(Module::around(&self.source, parent));
        }
        let file = self.source.file()?;
        // `a/b.rs` is the module `b` of `a.rs` or `a/mod.rs`, and `a/b/mod.rs` is the same module.
        let (folder, name) = match file.file_stem()?.to_str()? {
            "mod" => (file.parent()?.parent()?, file.parent()?.file_name()?),
            "lib" | "main" => return None,
            _ => (file.parent()?, file.file_stem()?),
        };
        let name = name.to_str()?;
        let beside = ROOTS.iter().map(|root| folder.join(format!("{root}.rs")));
        let mut files = beside.chain_items([folder.with_extension("rs")]);
        files.find_map(|file| {
            let source = source::at(&file)?;
            let at = source.declares_module((0, source.text().len()), name)?;
            let block = innermost(source.blocks(), at);
            Some(Module::around(&source, block))
        })
    }

    /// Whether this module is another one, or is inside of it.
    pub(super) fn is_within(&self, other: &Module) -> bool {
        let mut next = Some(self.clone());
        while let Some(module) = next {
            if module == *other {
                return true;
            }
            next = module.parent();
        }
        false
    }

    fn root(&self) -> Module {
        let mut root = self.clone();
        while let Some(parent) = root.parent() {
            root = parent;
        }
        root
    }

    fn child(&self, name: &str) -> Option<Module> {
        let blocks = self.source.blocks();
        let is_child = |block: &Block| {
            // Blocks that are no modules may be between a module and its parent.
            let named = matches!(&block.kind, BlockKind::Module(Some(module)) if module == name);
            let parent = block.parent;
            named
                && parent
                    .is_some_and(|parent| Module::around(&self.source, parent).block == self.block)
        };
        if let Some(block) = blocks.iter().position(is_child) {
            return Some(Module {
                source: Rc::clone(&self.source),
                block,
            });
        }
        let at = self.source.declares_module(self.block().range, name)?;
        let mut files = self.files(name, at).into_iter();
        let source = files.find_map(|file| source::at(&file))?;
        Some(Module { source, block: 0 })
    }

    /// Returns the files in which rustc looks for a module that is declared at a byte offset.
    fn files(&self, name: &str, at: usize) -> Vec<PathBuf> {
        let Some(file) = self.source.file() else {
            return Vec::new();
        };
        let beside = file.parent().unwrap_or(Path::new(""));
        // `#[path]` is relative to the folder of the file.
        if let Some(path) = path_attribute(self.source.text(), at) {
            return vec![beside.join(path)];
        }
        let mut inside = Vec::new();
        let mut block = self.block;
        while let (BlockKind::Module(Some(name)), Some(parent)) = (
            &self.source.blocks()[block].kind,
            self.source.blocks()[block].parent,
        ) {
            inside.insert(0, name.clone());
            block = parent;
        }
        // The file of a test or an example is the root of a crate too, whose modules are beside it.
        let folders = [file.with_extension(""), beside.to_path_buf()];
        folders
            .into_iter()
            .flat_map(|folder| {
                let folder = inside.iter().fold(folder, |folder, name| folder.join(name));
                [
                    folder.join(format!("{name}.rs")),
                    folder.join(name).join("mod.rs"),
                ]
            })
            .collect_vec()
    }
}

/// Returns the path in the attribute `#[path = ".."]` of an item.
fn path_attribute(text: &str, at: usize) -> Option<&str> {
    let item = item_before(text, at);
    let start = words(item, "path").next()?;
    let mut quoted = item[start..].split('"');
    quoted.nth(1)
}
