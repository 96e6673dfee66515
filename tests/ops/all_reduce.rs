//! `all_reduce`: combines the arrays of replicas with any computation.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn groups_combine_on_their_own() {
    #[computation]
    fn most(x: &i32![3], replica: &Replica) -> Result<i32![3], Error> {
        Ok(all_reduce(
            max,
            x,
            replica,
            replica_groups = [[0, 3], [2, 1]],
        )?)
    }
    let results = Replicas::new(4).run(|replica| {
        let id = replica.id() as i32;
        most(&tensor![id, -id, 5 - id], replica)
    });
    let (outer, inner) = (tensor![3, 0, 5], tensor![2, -1, 4]);
    assert_eq!(results.unwrap(), [outer, inner, inner, outer]);
}

#[test]
fn a_closure_is_applied_in_the_order_of_the_group() {
    #[computation]
    fn folded(x: &f32![1000], replica: &Replica) -> Result<f32![1000], Error> {
        let groups = all_reduce(
            |a, b| a * 0.5 + b,
            x,
            replica,
            replica_groups = [[2, 0, 1], [3]],
        )?;
        Ok(groups)
    }
    let of = |id: usize| (0..1000).map(move |i| (i * 7 + id * 13) as f32 % 17.0);
    let results = Replicas::new(4).run(|replica| {
        folded(
            &Tensor::from_vec(of(replica.id()).collect()).unwrap(),
            replica,
        )
    });
    let steps = of(2).zip(of(0)).zip(of(1));
    let expected: Vec<f32> = steps.map(|((a, b), c)| (a * 0.5 + b) * 0.5 + c).collect();
    let results = results.unwrap();
    for id in [0, 1, 2] {
        assert!(results[id].iter().eq(&expected), "{id}");
    }
    assert!(results[3].iter().copied().eq(of(3)));
}

macro_rules! sums {
    ($($e:ident)*) => {
        #[test]
        fn every_element_type_is_added() {
            $({
                #[computation]
                fn total(x: &$e![2, 2], replica: &Replica) -> Result<$e![2, 2], Error> {
                    Ok(all_reduce(add, x, replica)?)
                }
                #[computation]
                fn thrice(x: &$e![2, 2]) -> $e![2, 2] {
                    x + x + x
                }
                let one: $e![2, 2] = Tensor::ones();
                let sums = Replicas::new(3).run(|replica| total(&one, replica)).unwrap();
                assert_eq!(sums, vec![thrice(&one); 3], stringify!($e));
            })*
        }
    };
}
sums!(i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128);

#[test]
fn groups_that_do_not_fit_the_replicas_are_an_error_of_the_call() {
    #[computation]
    fn total(x: f32, replica: &Replica) -> Result<f32, Error> {
        Ok(all_reduce(add, x, replica, replica_groups = [[0, 1]])?)
    }
    let results = Replicas::new(2).run(|replica| total(1.0, replica));
    assert_eq!(results.unwrap(), [2.0, 2.0]);
    let error = Replicas::new(3)
        .run(|replica| total(1.0, replica))
        .unwrap_err();
    let text = "all_reduce of 3 replicas: groups [[0, 1]]: replica 2 is missing";
    assert_eq!(error.to_string(), text);
}
