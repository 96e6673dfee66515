use super::{Found, found, is_workspace};

/// Returns the facade's entry in a manifest, with this manifest of its workspace.
fn within(manifest: &str, workspace: &str) -> Found {
    found(manifest, &|_| Some(workspace.to_string()))
}

fn name(manifest: &str) -> String {
    match found(manifest, &|_| None) {
        Found::Named(name) => name,
        other => format!("{other:?}"),
    }
}

#[test]
fn a_dependency_has_the_name_of_its_key() {
    let cases = [
        ("[dependencies]\ntyped-xla = \"0.1\"", "typed_xla"),
        ("[dependencies]\n\"typed-xla\" = '0.1'", "typed_xla"),
        ("dependencies.typed-xla = \"0.1\"", "typed_xla"),
        ("dependencies = { typed-xla = \"0.1\" }", "typed_xla"),
        ("[dependencies]\ntyped-xla.version = \"0.1\"", "typed_xla"),
        ("[dependencies.typed-xla]\npath = \"..\"", "typed_xla"),
        (
            "[dependencies]\ntensors = { package = \"typed-xla\", version = \"0.1\" }",
            "tensors",
        ),
        (
            "[dependencies]\nmy-tensors = { version = \"0.1\", features = [\"a\", \"b]\"], package = 'typed-xla' }",
            "my_tensors",
        ),
        (
            "[dependencies]\ntensors.package = \"typed-xla\"\ntensors.version = \"0.1\"",
            "tensors",
        ),
        (
            "[ dependencies . \"tensors\" ] # a comment\r\nversion = \"0.1\"\r\npackage = \"typed-xla\"\r\n",
            "tensors",
        ),
        (
            "[dependencies]\ntensors = { version = \"0.1\",\n  # TOML 1.1\n  package = \"typed-xla\",\n}",
            "tensors",
        ),
        ("[dev-dependencies]\ntyped-xla = \"0.1\"", "typed_xla"),
        ("[dev_dependencies]\nt = { package = \"typed-xla\" }", "t"),
        ("[build-dependencies]\nt = { package = \"typed-xla\" }", "t"),
        (
            "[target.'cfg(unix)'.dependencies]\nt = { package = \"typed-xla\" }",
            "t",
        ),
        (
            "[target.\"cfg(feature = \\\"x\\\")\".dev-dependencies.t]\npackage = \"typed-xla\"",
            "t",
        ),
        (
            "[target.x86_64-unknown-linux-gnu]\ndependencies.t.package = \"typed-xla\"",
            "t",
        ),
        // With one name for the code and another for tests, that for the code takes precedence.
        (
            "[dev-dependencies]\nb = { package = \"typed-xla\" }\n[dependencies]\na = { package = \"typed-xla\" }",
            "a",
        ),
        ("[package]\nname = \"typed-xla\"\n[dependencies]", "Itself"),
    ];
    for (manifest, expected) in cases {
        assert_eq!(name(manifest), expected, "{manifest}");
    }
}

#[test]
fn what_only_looks_like_the_dependency_is_not_one() {
    let cases = [
        "",
        "[package]\nname = \"x\"\ndescription = \"\"\"\n[dependencies]\ntyped-xla = \"0.1\"\n\"\"\"",
        "[package]\nname = \"x\"\ndescription = '''\n[dependencies]\ntyped-xla = \"0.1\"\n'''",
        "# [dependencies]\n# typed-xla = \"0.1\"",
        "[dependencies]\nempty = \"\" # \"\ntyped-xlas = \"\"",
        "[features]\ntyped-xla = [\"dep:typed-xla\"]",
        "[package.metadata.dependencies]\ntyped-xla = \"0.1\"",
        "[dependencies]\ntyped-xla = { package = \"another\", version = \"1\" }",
        "[dependencies]\nother = { version = \"1\", features = [\"typed-xla\", { package = \"typed-xla\" }] }",
        "[workspace.dependencies]\ntyped-xla = \"0.1\"",
        "[patch.crates-io]\ntyped-xla = { path = \"..\" }",
        "[dependencies]\nother = \"1\\\" typed-xla = \\\"0.1\"",
    ];
    for manifest in cases {
        assert_eq!(found(manifest, &|_| None), Found::Missing, "{manifest}");
    }
}

#[test]
fn a_workspace_says_which_package_a_key_is() {
    let renamed = "[workspace]\nmembers = [\"a\"]\n[workspace.dependencies]\ntensors = { package = \"typed-xla\", version = \"0.1\" }";
    let plain = "[workspace.dependencies]\ntyped-xla = \"0.1\"";
    let other = "[workspace.dependencies]\ntyped-xla = { package = \"fork\", version = \"0.1\" }";
    let named = |name: &str| Found::Named(name.to_string());
    let cases = [
        (
            "[dependencies]\ntensors.workspace = true",
            renamed,
            named("tensors"),
        ),
        (
            "[dependencies]\ntensors = { workspace = true, features = [\"pjrt\"] }",
            renamed,
            named("tensors"),
        ),
        (
            "[dependencies.tensors]\nworkspace = true",
            renamed,
            named("tensors"),
        ),
        (
            "[dependencies]\ntyped-xla.workspace = true",
            plain,
            named("typed_xla"),
        ),
        (
            "[dependencies]\ntyped-xla.workspace = true",
            other,
            Found::Missing,
        ),
        ("[dependencies]\ntensors = \"1\"", renamed, Found::Missing),
    ];
    for (manifest, workspace, expected) in cases {
        assert_eq!(within(manifest, workspace), expected, "{manifest}");
    }
}

#[test]
fn the_folder_of_the_workspace_is_the_one_that_is_named() {
    let manifest =
        "[package]\nname = \"x\"\nworkspace = \"../root\"\n[dependencies]\nt.workspace = true";
    let root = |named: Option<&str>| {
        assert_eq!(named, Some("../root"));
        Some("[workspace.dependencies]\nt.package = \"typed-xla\"".to_string())
    };
    assert_eq!(found(manifest, &root), Found::Named("t".to_string()));
}

#[test]
fn a_manifest_is_that_of_a_workspace_where_it_has_the_table() {
    assert!(is_workspace("[package]\nname = \"x\"\n[workspace]\n"));
    assert!(is_workspace("[workspace.package]\nversion = \"1\""));
    assert!(!is_workspace(
        "[package]\nworkspace = \"..\"\nname = \"[workspace]\""
    ));
}

#[test]
fn reading_a_malformed_manifest_ends() {
    let texts = [
        "[", "a = {", "a = [", "a = \"", "= =", "a = { b", "]]]", "a = [}", "a.", "\u{0}",
    ];
    for text in texts {
        assert_eq!(found(text, &|_| None), Found::Missing, "{text}");
    }
}
