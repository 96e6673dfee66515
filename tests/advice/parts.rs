//! The files of cases, which `scripts/advice.py` writes.

#[path = "part1.rs"]
mod part1;
#[path = "part2.rs"]
mod part2;
#[path = "part3.rs"]
mod part3;
#[path = "part4.rs"]
mod part4;
#[path = "part5.rs"]
mod part5;
#[path = "part6.rs"]
mod part6;
#[path = "part7.rs"]
mod part7;
#[path = "part8.rs"]
mod part8;
#[path = "part9.rs"]
mod part9;

pub(crate) static PARTS: &[(&[&str], &str)] = &[
    (part1::NAMES, part1::VECTORS),
    (part2::NAMES, part2::VECTORS),
    (part3::NAMES, part3::VECTORS),
    (part4::NAMES, part4::VECTORS),
    (part5::NAMES, part5::VECTORS),
    (part6::NAMES, part6::VECTORS),
    (part7::NAMES, part7::VECTORS),
    (part8::NAMES, part8::VECTORS),
    (part9::NAMES, part9::VECTORS),
];
