module @custom_calls {
  // The mean and the deviation are computed by a function of the user, which returns a tuple.
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @Moments(%x) {has_side_effect = true} : (tensor<4xf32>) -> tuple<tensor<f32>, tensor<f32>>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
    %2 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.subtract %x, %3 : tensor<4xf32>
    %6 = stablehlo.divide %5, %4 : tensor<4xf32>
    return %6 : tensor<4xf32>
  }
  // The body of a loop calls a function, and so does a callee.
  func.func public @repeated(%x: tensor<2xf32>) -> tensor<2xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.add %i, %one : tensor<i32>
      %2 = stablehlo.custom_call @"my.scaled"(%y, %i) {api_version = 4 : i32, backend_config = {}} : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<2xf32>
    }
    %3 = call @sine(%0#1) : (tensor<2xf32>) -> tensor<2xf32>
    return %3 : tensor<2xf32>
  }
  func.func private @sine(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @Sine(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func public @summed(%x: tensor<?x2xf32>) -> tensor<f32> {
    %0 = stablehlo.custom_call @Summed(%x) : (tensor<?x2xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  // As jax.ffi.ffi_call writes it: each call has its own configuration.
  func.func public @configured(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @Affine(%x) {backend_config = "", mhlo.backend_config = {by = dense<[2.0, 4.0]> : tensor<2xf64>, negated = true, note = "ab", plus = 5.000000e-01 : f32, times = 3 : i64}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.custom_call @Affine(%0) {api_version = 4 : i32, backend_config = {times = 1, plus = 1.0 : f32, by = [1.0, 1.0], note = "", negated = false}, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func public @described(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @Described(%x) {api_version = 2 : i32, backend_config = "2.5"} : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func public @checked(%x: tensor<2xf32>) -> tensor<2xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.add %i, %one : tensor<i32>
      %2 = stablehlo.custom_call @Checked(%y) : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<2xf32>
    }
    return %0#1 : tensor<2xf32>
  }
  func.func public @checked_rows(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
    %0 = stablehlo.custom_call @Check(%x) : (tensor<?x2xf32>) -> tensor<i1>
    %1 = stablehlo.add %x, %x : tensor<?x2xf32>
    return %1 : tensor<?x2xf32>
  }
}
