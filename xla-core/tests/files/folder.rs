//! Folders of tests that write files.

use std::fs;
use std::path::PathBuf;

/// The folder of one test, removed when dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// Makes the folder of the test with this name.
    pub(crate) fn new(test: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("xla-core-{test}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// Returns the path of the weights.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("weights.safetensors")
    }

    /// Returns the names of all files.
    pub(crate) fn names(&self) -> Vec<String> {
        fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
