//! `cross_replica_sum`: the sum over all replicas.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn the_example_of_the_specification_holds() {
    #[computation]
    fn total(x: &f32![2], replica: &Replica) -> Result<f32![2], Error> {
        Ok(cross_replica_sum(x, replica)?)
    }
    let own = [tensor![1.0f32, 2.5], tensor![3.0, 5.1]];
    let sums = Replicas::new(2).run(|replica| total(&own[replica.id()], replica));
    assert_eq!(sums.unwrap(), [tensor![4.0, 7.6], tensor![4.0, 7.6]]);
    assert_eq!(total(&own[0], &Replica::alone()).unwrap(), own[0]);
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Params {
    w: f32![2, 3],
    n: i32,
    layers: (f64![2], bool![2]),
}

#[test]
fn a_struct_is_summed_leaf_by_leaf() {
    #[computation]
    fn total(p: &Params, replica: &Replica) -> Result<Params, Error> {
        Ok(cross_replica_sum(p, replica)?)
    }
    let of = |k: f32, flags| Params {
        w: Tensor::full(k),
        n: k as i32,
        layers: (tensor![f64::from(k), 1.0], flags),
    };
    let sums = Replicas::new(3).run(|replica| {
        let flags = tensor![replica.id() == 1, false];
        total(&of(replica.id() as f32 + 1.0, flags), replica)
    });
    let mut expected = of(6.0, tensor![true, false]);
    expected.layers.0 = tensor![6.0, 3.0];
    assert_eq!(sums.unwrap(), vec![expected; 3]);
}

#[test]
fn it_stands_in_loops_methods_and_callees() {
    #[computation]
    fn shared(x: &f32![4], replicas: f32, replica: &Replica) -> Result<f32![4], Error> {
        let sum = x.cross_replica_sum(replica)?;
        Ok(sum / replicas)
    }
    #[computation]
    fn averaged(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
        let mut y = x + 0.0;
        for _ in 0..3 {
            y = shared(y, 2.0, replica)? * 2.0;
        }
        Ok(y)
    }
    let results = Replicas::new(2).run(|replica| {
        let own: f32![4] = Tensor::full([1.0, 3.0][replica.id()]);
        averaged(&own, replica)
    });
    assert_eq!(results.unwrap(), vec![Tensor::full(16.0f32); 2]);
}

#[test]
fn state_is_as_it_was_where_a_replica_is_missing() {
    #[computation]
    fn step(p: &mut f32![2], x: &f32![2], replica: &Replica) -> Result<f32, Error> {
        *p += 1.0;
        let total = cross_replica_sum(x, replica)?;
        *p += total;
        Ok(sum(total))
    }
    let x = tensor![1.0f32, 2.0];
    let result = Replicas::new(2).run(|replica| {
        let mut p = tensor![0.0f32, 0.0];
        step(&mut p, &x, replica)?;
        assert_eq!(p, tensor![3.0, 5.0]);
        if replica.id() == 0 {
            let failed = step(&mut p, &x, replica);
            assert_eq!(p, tensor![3.0, 5.0], "as it was");
            failed?;
        }
        Ok(())
    });
    assert_eq!(
        result.unwrap_err().to_string(),
        "replica 0: all_reduce of 2 elements of f32: replica 1 has returned"
    );
}
