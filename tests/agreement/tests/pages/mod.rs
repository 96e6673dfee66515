//! The pages of operations: one for an operation, or one for a family, whose table has a row for each of its operations.

use std::path::Path;

use xla_hlo::Operation;
use xla_hlo::catalogue::call;

/// The entry of an operation on its page.
#[allow(dead_code, reason = "each test reads some of the fields")]
pub(crate) struct Entry {
    /// The name of the page's file, without its ending: the operation's name, or the family's.
    pub(crate) page: String,
    /// The text of the page.
    pub(crate) text: String,
    /// The sentence about the operation.
    pub(crate) sentence: String,
}

/// Returns the entry of an operation; `None` if no page begins with the operation or has a row for it.
pub(crate) fn entry(operation: &Operation) -> Option<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operations");
    let name = operation.name;
    if let Ok(text) = std::fs::read_to_string(folder.join(format!("{name}.md"))) {
        let head = format!("# {name}\n\n`{}`\n\n", call(operation));
        let sentence = text.strip_prefix(&head)?.lines().next()?.to_owned();
        return Some(Entry {
            page: name.to_owned(),
            text,
            sentence,
        });
    }
    let files = std::fs::read_dir(folder).expect("the folder of the pages");
    let row = format!("\n| `{}` | ", call(operation));
    for file in files.map(|file| file.expect("a file of the folder").path()) {
        let text = std::fs::read_to_string(&file).expect("a page is text");
        if let Some((_, rest)) = text.split_once(&row) {
            let sentence = rest.split(" |").next()?.to_owned();
            let page = file.file_stem()?.to_str()?.to_owned();
            return Some(Entry {
                page,
                text,
                sentence,
            });
        }
    }
    None
}
