//! Examples with pictures: each is a separate program beside this file.
