//! `all_to_all`: exchanges parts of the replicas' arrays.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn rows_of_a_matrix_become_columns_of_all() {
    // A matrix of 4 by 4: each replica has two of its rows, then two of its columns.
    #[computation]
    fn columns(x: &i32![2, 4], replica: &Replica) -> Result<i32![4, 2], Error> {
        Ok(all_to_all(
            x,
            replica,
            split_dimension = 1,
            concat_dimension = 0,
            replicas = 2,
        )?)
    }
    #[computation]
    fn rows(x: &i32![4, 2], replica: &Replica) -> Result<i32![2, 4], Error> {
        Ok(x.all_to_all(replica, 0, 1, replica_groups = [[0, 1]])?)
    }
    let own = [
        tensor![[0, 1, 2, 3], [10, 11, 12, 13]],
        tensor![[20, 21, 22, 23], [30, 31, 32, 33]],
    ];
    let results = Replicas::new(2).run(|replica| {
        let columns = columns(&own[replica.id()], replica)?;
        let back = rows(&columns, replica)?;
        Ok((columns, back))
    });
    let expected = [
        tensor![[0, 1], [10, 11], [20, 21], [30, 31]],
        tensor![[2, 3], [12, 13], [22, 23], [32, 33]],
    ];
    assert_eq!(
        results.unwrap(),
        expected.into_iter().zip(own).collect::<Vec<_>>()
    );
}

#[test]
fn one_dimension_may_be_cut_and_put_together() {
    #[computation]
    fn swapped(x: &f64![3, 2], replica: &Replica) -> Result<f64![3, 2], Error> {
        Ok(all_to_all(x, replica, 0, 0, replicas = 3)?)
    }
    let results = Replicas::new(3).run(|replica| {
        let id = replica.id() as f64;
        let row = |i: f64| [10.0 * id + i, -i];
        swapped(&Tensor::from([row(0.0), row(1.0), row(2.0)]), replica)
    });
    for (id, result) in results.unwrap().into_iter().enumerate() {
        let id = id as f64;
        let row = |from: f64| [10.0 * from + id, -id];
        assert_eq!(result, Tensor::from([row(0.0), row(1.0), row(2.0)]));
    }
}
