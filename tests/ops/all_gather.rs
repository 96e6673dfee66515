//! `all_gather`: concatenates the arrays of all replicas.

use typed_xla::Error;
use typed_xla::prelude::*;

#[known]
const REPLICAS: usize = 3;

#[test]
fn arrays_are_put_along_a_dimension() {
    #[computation]
    fn below(x: &i32![1, 2], replica: &Replica) -> Result<i32![3, 2], Error> {
        Ok(all_gather(x, replica, 0, replicas = 3)?)
    }
    #[computation]
    fn beside(x: &i32![1, 2], replica: &Replica) -> Result<i32![1, 2 * REPLICAS], Error> {
        Ok(x.all_gather(replica, dimension = 1, replicas = REPLICAS)?)
    }
    let own = |replica: &Replica| {
        let id = replica.id() as i32;
        tensor![[10 * id, 10 * id + 1]]
    };
    let results = Replicas::new(REPLICAS).run(|r| Ok((below(&own(r), r)?, beside(&own(r), r)?)));
    let expected = (
        tensor![[0, 1], [10, 11], [20, 21]],
        tensor![[0, 1, 10, 11, 20, 21]],
    );
    assert_eq!(results.unwrap(), vec![expected; 3]);
}

#[test]
fn groups_gather_in_their_order() {
    #[computation]
    fn pairs<N: Dim>(x: &u8![N], replica: &Replica) -> Result<u8![2 * N], Error> {
        Ok(all_gather(
            x,
            replica,
            0,
            replica_groups = [[3, 0], [1, 2]],
        )?)
    }
    let results = Replicas::new(4).run(|replica| {
        let id = replica.id() as u8;
        pairs(&tensor![id, id + 10], replica)
    });
    let (outer, inner) = (tensor![3u8, 13, 0, 10], tensor![1u8, 11, 2, 12]);
    assert_eq!(results.unwrap(), [outer, inner, inner, outer]);
}

#[test]
fn another_number_of_replicas_is_an_error_of_the_call() {
    #[computation]
    fn gathered(x: &f32![1], replica: &Replica) -> Result<f32![2], Error> {
        Ok(all_gather(x, replica, 0, replicas = 2)?)
    }
    for (replicas, fault) in [(1, "there is no replica 1"), (3, "replica 2 is missing")] {
        let result = Replicas::new(replicas).run(|replica| gathered(&tensor![1.0], replica));
        let text = result.unwrap_err().to_string();
        assert!(text.ends_with(fault), "{text}");
    }
}
