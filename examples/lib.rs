//! Examples: each is a separate program beside this file.
