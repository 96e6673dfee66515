//! `reduce_scatter`: a part of the combination of the arrays of all replicas.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn each_replica_has_its_part_along_the_dimension() {
    #[computation]
    fn rows(x: &f32![4, 2], replica: &Replica) -> Result<f32![2, 2], Error> {
        Ok(reduce_scatter(add, x, replica, 0, replicas = 2)?)
    }
    #[computation]
    fn columns(x: &f32![4, 2], replica: &Replica) -> Result<f32![4, 1], Error> {
        Ok(reduce_scatter(
            |a, b| a - b,
            x,
            replica,
            dimension = 1,
            replica_groups = [[1, 0]],
        )?)
    }
    let own = [
        tensor![[1.0f32, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]],
        tensor![[10.0, 20.0], [30.0, 40.0], [50.0, 60.0], [70.0, 80.0]],
    ];
    let results = Replicas::new(2).run(|replica| {
        let x = &own[replica.id()];
        Ok((rows(x, replica)?, columns(x, replica)?))
    });
    let expected = [
        (
            tensor![[11.0f32, 22.0], [33.0, 44.0]],
            // The first replica of the group is replica 1.
            tensor![[18.0f32], [36.0], [54.0], [72.0]],
        ),
        (
            tensor![[55.0, 66.0], [77.0, 88.0]],
            tensor![[9.0], [27.0], [45.0], [63.0]],
        ),
    ];
    assert_eq!(results.unwrap(), expected);
}

#[test]
fn parts_gathered_are_what_all_reduce_gives() {
    #[computation]
    fn both(x: &i64![6, 4], replica: &Replica) -> Result<(i64![6, 4], i64![6, 4]), Error> {
        let part = reduce_scatter(mul, x, replica, 1, replicas = 4)?;
        Ok((
            all_gather(part, replica, 1, replicas = 4)?,
            all_reduce(mul, x, replica)?,
        ))
    }
    let results = Replicas::new(4).run(|replica| {
        let id = replica.id() as i64;
        let x = (0..24).map(|i| i * (id + 3) % 7 - 3).collect();
        both(&Tensor::from_vec(x).unwrap(), replica)
    });
    for (gathered, reduced) in results.unwrap() {
        assert_eq!(gathered, reduced);
    }
}
