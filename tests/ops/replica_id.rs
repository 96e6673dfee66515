//! `replica_id`: the number of a replica.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn each_replica_has_its_number_in_loops_and_choices_too() {
    #[computation]
    fn sum_of_numbers(n: i32, replica: &Replica) -> Result<(u32, u32), Error> {
        let own = replica_id(replica)?;
        let mut total = 0u32;
        for i in 0..n {
            let id = replica_id(replica)?;
            total += if i % 2 == 0 { id } else { 0 };
        }
        Ok((own, total))
    }
    let results = Replicas::new(3).run(|replica| sum_of_numbers(4, replica));
    assert_eq!(results.unwrap(), [(0, 0), (1, 2), (2, 4)]);
}

#[test]
fn the_number_indexes_what_is_gathered() {
    #[computation]
    fn back(x: &f32![2], replica: &Replica) -> Result<f32![2], Error> {
        let all = all_gather(reshape(x, [1, 2]), replica, 0, replicas = 4)?;
        let row = dynamic_slice(all, (replica_id(replica)?, 0u32), [1, 2]);
        Ok(reshape(row, [2]))
    }
    let results = Replicas::new(4).run(|replica| {
        let id = replica.id() as f32;
        let own = tensor![id, -id];
        Ok((back(&own, replica)?, own))
    });
    for (found, own) in results.unwrap() {
        assert_eq!(found, own);
    }
}
