//! Weights in several files, whose index names the file of each tensor: `model.safetensors.index.json`.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::path::{Component, Path, PathBuf};

use super::header::{self, Span};
use super::json::Json;
use super::{Files, INDEX};
use crate::error::Error;
use crate::file::{io_error, malformed};
use crate::stored::{Fault, Stored};

/// Opens the files that an index names, which are beside it.
pub(super) fn open(path: &Path) -> Result<(BTreeMap<String, Stored>, Files), Error> {
    let text = std::fs::read(path).map_err(|error| io_error(path, error))?;
    let named = index(&text).map_err(|fault| malformed(path, INDEX, &fault))?;
    let mut shards: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, shard) in &named {
        shards.entry(shard).or_default().push(name);
    }
    let (mut all, mut files) = (BTreeMap::new(), Files::default());
    for (shard, names) in shards {
        let shard_path = path.with_file_name(shard);
        let (file, tensors) = header::open(&shard_path)?;
        let fault = |name: &str, reason: &str| {
            let reason = format!("tensor {name} is {reason} {}", shard_path.display());
            Err(malformed(path, INDEX, &reason))
        };
        let mut found: BTreeMap<String, (Stored, Span)> = BTreeMap::new();
        for (name, stored, span) in tensors {
            if named.get(&name).is_none_or(|other| other != shard) {
                return fault(&name, "in a file that is not the one of the index,");
            }
            found.insert(name, (stored, span));
        }
        if let Some(name) = names.iter().find(|name| !found.contains_key(**name)) {
            return fault(name, "not in");
        }
        files.add(shard_path, file, found, &mut all);
    }
    Ok((all, files))
}

/// Returns the name of the file of each tensor.
fn index(text: &[u8]) -> Result<BTreeMap<String, String>, Fault> {
    let mut json = Json::new(text, 0)?;
    let mut named = None;
    json.object(&mut |json, key| {
        if key != "weight_map" {
            return json.skip();
        }
        let all = named.insert(BTreeMap::new());
        json.object(&mut |json, name| {
            let at = json.place();
            let shard = json.string()?;
            let parts: Vec<_> = Path::new(&shard).components().collect();
            if !matches!(parts[..], [Component::Normal(part)] if part == shard.as_str()) {
                let reason =
                    format!("expected the name of a file beside the index, found {shard:?}");
                return Err(Fault::new(at, reason));
            }
            all.insert(name, shard);
            Ok(())
        })
    })?;
    json.end()?;
    named.ok_or_else(|| Fault::new(0, "expected `weight_map`, found other names"))
}

/// Whether a path is that of an index.
pub(super) fn is_index(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "json")
}

impl Files {
    /// Adds a file with its tensors.
    pub(super) fn add(
        &mut self,
        path: PathBuf,
        file: std::fs::File,
        tensors: impl IntoIterator<Item = (String, (Stored, Span))>,
        all: &mut BTreeMap<String, Stored>,
    ) {
        let number = self.files.len();
        self.files.push((path, file));
        for (name, (mut stored, span)) in tensors {
            stored.place = self.spans.len();
            self.spans.push((number, span));
            all.insert(name, stored);
        }
    }
}
