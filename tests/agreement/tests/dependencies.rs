//! Checks that the crate can be used beside others: its requirements accept every compatible version, and cargo resolves
//! it beside the newest versions of crates that programs with tensors use.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The crates that programs use beside this one.
const BESIDE: [&str; 8] = [
    "arrow",
    "burn",
    "candle-core",
    "faer",
    "image",
    "nalgebra",
    "ndarray",
    "polars",
];

/// Returns every manifest of the workspace, by its path from the root.
fn manifests() -> Vec<(String, String)> {
    let read = |path: PathBuf| std::fs::read_to_string(root().join(path)).unwrap();
    let workspace = read("Cargo.toml".into());
    let members = workspace.split_once("members = [").unwrap().1;
    let members = members.split_once(']').unwrap().0;
    let members = members.split('"').skip(1).step_by(2);
    let paths = members.map(|member| format!("{member}/Cargo.toml"));
    let mut all = vec![("Cargo.toml".to_string(), workspace.clone())];
    all.extend(paths.map(|path| (path.clone(), read(path.into()))));
    all
}

/// An exact version or an upper bound locks users out whose other crates need a newer one.
#[test]
fn requirements_accept_every_compatible_version() {
    for (path, text) in manifests() {
        for line in text.lines() {
            let line = line.split('#').next().unwrap();
            let bounded = line.split('"').skip(1).step_by(2).any(|quoted| {
                let version = quoted.trim_start_matches(['>', '<', '=', '~', ' ']);
                let is_version = version.starts_with(|c: char| c.is_ascii_digit());
                is_version && (quoted.contains('<') || quoted.starts_with(['=', '~']))
            });
            assert!(!bounded, "{path}: {line}");
        }
    }
}

/// Returns the versions of [`BESIDE`] that cargo selects for a new crate with these dependencies.
fn resolved(folder: &Path, dependencies: &str) -> Result<BTreeMap<&'static str, String>, String> {
    std::fs::create_dir_all(folder.join("src")).unwrap();
    std::fs::write(folder.join("src/lib.rs"), "").unwrap();
    let manifest = format!(
        "[package]\nname = \"beside\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n{dependencies}"
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    let _ = std::fs::remove_file(folder.join("Cargo.lock"));
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let output = Command::new(cargo)
        .arg("generate-lockfile")
        .current_dir(folder)
        .env("CARGO_NET_RETRY", "0")
        .env("CARGO_HTTP_TIMEOUT", "10")
        .output()
        .unwrap();
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let lock = std::fs::read_to_string(folder.join("Cargo.lock")).unwrap();
    let mut newest: BTreeMap<&str, String> = BTreeMap::new();
    for package in lock.split("[[package]]").skip(1) {
        let field = |name: &str| {
            let value = package.split_once(&format!("{name} = \""))?.1;
            Some(value.split('"').next()?.to_string())
        };
        let (Some(name), Some(version)) = (field("name"), field("version")) else {
            continue;
        };
        // This crate may depend on an older version itself, which precedes the newest one.
        if let Some(name) = BESIDE.iter().find(|beside| **beside == name) {
            newest.insert(name, version);
        }
    }
    Ok(newest)
}

#[test]
fn cargo_resolves_the_crate_beside_the_newest_versions_of_others() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("beside");
    let others: String = BESIDE.map(|name| format!("{name} = \"*\"\n")).concat();
    let alone = match resolved(&folder, &others) {
        Ok(versions) => versions,
        Err(reason) => {
            let reason = reason.lines().find(|line| !line.trim().is_empty());
            println!(
                "skipped: cargo cannot read the registry: {}",
                reason.unwrap_or_default()
            );
            return;
        }
    };
    assert_eq!(alone.len(), BESIDE.len(), "{alone:?}");
    let features = "\"approx\", \"csv\", \"faer\", \"fft\", \"gguf\", \"image\", \"import\", \"nalgebra\", \
                    \"ndarray\", \"npz\", \"pjrt\", \"png\", \"safetensors\", \"serde\"";
    let path = root().canonicalize().unwrap();
    let own = format!(
        "typed-xla = {{ path = {:?}, features = [{features}] }}\n",
        path.display().to_string()
    );
    let beside = resolved(&folder, &(others + &own)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(beside, alone);
    println!("resolved beside {beside:?}");
}
