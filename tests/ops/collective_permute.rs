//! `collective_permute`: sends arrays from replicas to others.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn targets_have_the_arrays_of_their_sources_and_others_zeros() {
    #[computation]
    fn moved(x: &u16![2], replica: &Replica) -> Result<u16![2], Error> {
        Ok(collective_permute(x, replica, [(0, 2), (2, 1)])?)
    }
    let results = Replicas::new(4).run(|replica| {
        let id = replica.id() as u16;
        moved(&tensor![id + 1, 10 * id], replica)
    });
    let expected = [tensor![0, 0], tensor![3, 20], tensor![1, 0], tensor![0, 0]];
    assert_eq!(results.unwrap(), expected);
}

#[test]
fn permutes_around_a_ring_add_all_replicas() {
    #[computation]
    fn total(x: f32, replica: &Replica) -> Result<f32, Error> {
        let mut sum = x;
        let mut passing = x;
        for _ in 0..2 {
            passing = collective_permute(
                passing,
                replica,
                source_target_pairs = [(0, 1), (1, 2), (2, 0)],
            )?;
            sum += passing;
        }
        Ok(sum)
    }
    let results = Replicas::new(3).run(|replica| total([1.0, 20.0, 300.0][replica.id()], replica));
    assert_eq!(results.unwrap(), [321.0; 3]);
}
