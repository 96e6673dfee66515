// Draws random numbers in a function, in a callee, in the body of a loop and in a branch.
func.func private @noise(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sizes = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %zero, %one, %sizes, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @main(%low: tensor<f32>, %high: tensor<f32>, %is: tensor<i1>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<2xi32>) {
  %sizes = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = "stablehlo.rng"(%low, %high, %sizes) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} :
    (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<3> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %start, %x = %zeros) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %step : tensor<i32>
    %y = func.call @noise(%x) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %y : tensor<i32>, tensor<4xf32>
  }
  %1 = "stablehlo.if"(%is) ({
    %most = stablehlo.constant dense<100> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<1xi64>
    %2 = stablehlo.rng %start, %most, %two, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<2xi32>
    stablehlo.return %2 : tensor<2xi32>
  }, {
    %2 = stablehlo.constant dense<7> : tensor<2xi32>
    stablehlo.return %2 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %0, %loop#1, %1 : tensor<2x3xf32>, tensor<4xf32>, tensor<2xi32>
}
