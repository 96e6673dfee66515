//! Modules as text: what is written, that it reads back, and what is refused.

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
