//! A folder of compiled programs, which a later process loads instead of compiling again.
//!
//! A file holds a key, all that the compiled form depends on, and the plugin's serialised program. If the key differs or
//! the content is damaged, the program is compiled again and the file replaced. A plugin does not check the bytes of a
//! serialised program, so a checksum is compared first.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::fs;
use std::path::{Path, PathBuf};

use super::Error;
use super::plugin::Plugin;
use crate::file::{io_error, replace};

/// The first bytes of a file: its kind, and the version of the format.
const MAGIC: &[u8] = b"typed-xla compiled program 1\n";

/// A folder of compiled programs for one client.
pub(super) struct Cache {
    folder: PathBuf,
    /// The parts of a key that all programs of the client share.
    client: Vec<u8>,
}

impl Cache {
    /// Makes the folder if it does not exist.
    pub(super) fn new(
        folder: &Path,
        plugin: &Plugin,
        platform: [&str; 2],
        options: &str,
    ) -> Result<Cache, Error> {
        fs::create_dir_all(folder).map_err(|source| io_error(folder, source))?;
        let mut client = Vec::new();
        // A plugin may be replaced by one that calls itself by the same version.
        let file = plugin.file();
        let metadata = fs::metadata(file).map_err(|source| io_error(file, source))?;
        let parts = format!(
            "{} {} {:?} {platform:?} {:?} {options} {} {}",
            file.display(),
            metadata.len(),
            metadata.modified().ok(),
            plugin.version(),
            processor(),
            environment()
        );
        push(&mut client, parts.as_bytes());
        Ok(Cache {
            folder: folder.to_owned(),
            client,
        })
    }

    /// Returns the key of a program.
    pub(super) fn key(&self, text: &str, options: &[u8]) -> Vec<u8> {
        let mut key = self.client.clone();
        push(&mut key, options);
        push(&mut key, text.as_bytes());
        key
    }

    /// Returns the serialised program with this key, if it has a file that is not damaged.
    pub(super) fn find(&self, key: &[u8]) -> Option<Vec<u8>> {
        let file = fs::read(self.path(key)).ok()?;
        let (content, sum) = file.split_last_chunk::<8>()?;
        if u64::from_le_bytes(*sum) != checksum(content) {
            return None;
        }
        let mut rest = content.strip_prefix(MAGIC)?;
        let found = take(&mut rest)?;
        let program = take(&mut rest)?;
        (found == key && rest.is_empty()).then(|| program.to_vec())
    }

    /// Writes a serialised program to its file.
    pub(super) fn keep(&self, key: &[u8], program: &[u8]) -> Result<(), Error> {
        let mut content = MAGIC.to_vec();
        push(&mut content, key);
        push(&mut content, program);
        let sum = checksum(&content).to_le_bytes();
        content.extend(sum);
        replace(&self.path(key), |file| {
            std::io::Write::write_all(file, &content)
        })
    }

    fn path(&self, key: &[u8]) -> PathBuf {
        self.folder.join(format!("{:016x}.pjrt", checksum(key)))
    }
}

/// Adds the length of a part, and the part.
fn push(to: &mut Vec<u8>, part: &[u8]) {
    to.extend((part.len() as u64).to_le_bytes());
    to.extend(part);
}

/// Splits off a part that [`push`] added.
fn take<'a>(from: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, rest) = from.split_first_chunk::<8>()?;
    let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
    let (part, rest) = rest.split_at_checked(length)?;
    *from = rest;
    Some(part)
}

/// FNV-1a, with 64 bits: it finds damage, and names files, whose keys are compared too.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The environment variables from which XLA's plugins read flags of their compilers.
const FLAGS: [&str; 2] = ["XLA_FLAGS", "LIBTPU_INIT_ARGS"];

/// Returns the flags of the plugin's compiler that are in the environment.
fn environment() -> String {
    let flags = FLAGS.map(std::env::var_os);
    format!("{flags:?}")
}

/// Returns the architecture, and the features of the processor where the system lists them: compiled code may need them.
fn processor() -> String {
    let list = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let is_features = |line: &&str| line.starts_with("flags") || line.starts_with("Features");
    let features = list.lines().find(is_features).unwrap_or_default();
    format!("{} {features}", std::env::consts::ARCH)
}
