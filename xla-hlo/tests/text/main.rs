//! Modules as text: printing, parsing, and errors.

mod control;
mod golden;
mod labels;
mod modules;
mod outside;
mod places;
mod refused;
mod replicas;
mod round_trip;
mod sizes;
mod windows;
