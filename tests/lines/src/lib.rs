//! Nothing: the package is there for its tests, which the workspace's manifest compiles with line tables.
