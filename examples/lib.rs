//! Examples: each is a program of its own beside this file.
