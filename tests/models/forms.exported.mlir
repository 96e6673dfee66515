func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>, %arg2: tensor<4xf32>) -> (tensor<2x4xcomplex<f32>>, tensor<2x4xi1>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %y = %arg0) : tensor<i32>, tensor<2x4xf32> cond {
    %less = stablehlo.compare LT, %i, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %sum = stablehlo.add %y, %arg0 : tensor<2x4xf32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<2x4xf32>
  }
  %norm = "stablehlo.batch_norm_inference"(%loop#1, %arg2, %arg2, %arg2, %arg2) {epsilon = 0.1 : f32, feature_index = 1 : i64} :
    (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %complex = stablehlo.complex %norm, %arg0 : tensor<2x4xcomplex<f32>>
  %fft = stablehlo.fft %complex, type = IFFT, length = [4] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %greater = stablehlo.compare GT, %norm, %arg0, TOTALORDER : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %case = "stablehlo.case"(%arg1) ({
    %twice = stablehlo.add %loop#0, %arg1 : tensor<i32>
    stablehlo.return %twice : tensor<i32>
  }, {
    stablehlo.return %loop#0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %fft, %greater, %case : tensor<2x4xcomplex<f32>>, tensor<2x4xi1>, tensor<i32>
}
