//! Tests of `xla-core/src/replica/call.rs`.

use xla_core::error::Error;
use xla_core::error::GroupFault;
use xla_core::replica::{Call, Collective};
use xla_core::testing::replica::call::*;
use xla_shape::ElementType;

#[test]
fn parts_are_slices_along_a_dimension() {
    // [2, 3, 4] split in three along the middle dimension.
    let whole: Vec<u8> = (0..24).collect();
    let parts = ChunkedParts::new(3, 4);
    for part in 0..3 {
        let mut slice = [0; 8];
        let to = (ChunkedParts::new(1, 8), 0, &mut slice[..]);
        ChunkedParts::copy((parts, part, &whole), to, 8);
        let first = 4 * part as u8;
        let expected: Vec<u8> = (first..first + 4).chain(first + 12..first + 16).collect();
        assert_eq!(slice[..], expected);
    }
}

#[test]
fn a_part_is_copied_between_chunks_of_different_lengths() {
    // A part of [4, 6] split in two along dimension 1 goes to part 1 of three along dimension 0.
    let whole: Vec<u8> = (0..24).collect();
    let mut out = [99; 36];
    let to = (ChunkedParts::new(3, 12), 1, &mut out[..]);
    ChunkedParts::copy((ChunkedParts::new(2, 3), 1, &whole), to, 12);
    assert_eq!(out[..12], [99; 12]);
    assert_eq!(out[12..24], [3, 4, 5, 9, 10, 11, 15, 16, 17, 21, 22, 23]);
    assert_eq!(out[24..], [99; 12]);
}

#[test]
fn shares_of_the_members_cover_all_bytes_in_order() {
    for bytes in [0, 1, 63, 64, 65, 1000, 8192] {
        for members in 1..6 {
            let shares: Vec<_> = (0..members)
                .flat_map(|i| share(bytes, members, i))
                .collect();
            assert!(shares.into_iter().eq(0..bytes), "{bytes} for {members}");
        }
    }
}

#[test]
fn groups_hold_every_replica_once() {
    let call = |collective, groups: &[&[usize]]| Call {
        collective,
        element: ElementType::F32,
        count: 1,
        chunks: [1, 1],
        groups: groups.iter().map(|group| group.to_vec()).collect(),
    };
    use Collective::{AllReduce, CollectivePermute};
    let cases: [(Collective, Groups<'_>, Option<GroupFault>); 8] = [
        (AllReduce, &[], None),
        (AllReduce, &[&[2, 0], &[1]], None),
        (
            AllReduce,
            &[&[0, 1]],
            Some(GroupFault::Missing { replica: 2 }),
        ),
        (
            AllReduce,
            &[&[0, 1, 1, 2]],
            Some(GroupFault::Twice { replica: 1 }),
        ),
        (
            AllReduce,
            &[&[0, 1, 2, 3]],
            Some(GroupFault::Outside { replica: 3 }),
        ),
        (CollectivePermute, &[&[0, 1], &[1, 0]], None),
        (
            CollectivePermute,
            &[&[0, 1], &[0, 2]],
            Some(GroupFault::Twice { replica: 0 }),
        ),
        (
            CollectivePermute,
            &[&[0, 2], &[1, 2]],
            Some(GroupFault::Twice { replica: 2 }),
        ),
    ];
    for (collective, groups, expected) in cases {
        let fault = match call(collective, groups).check(3) {
            Ok(()) => None,
            Err(Error::ReplicaGroups { fault, .. }) => Some(fault),
            Err(other) => panic!("{other}"),
        };
        assert_eq!(fault, expected, "{groups:?}");
    }
}
