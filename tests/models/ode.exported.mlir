module @jit_ode attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %arg1, %iterArg_4 = %cst_2, %iterArg_5 = %arg0) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_4, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.subtract %iterArg_3, %iterArg_4 : tensor<f32>
      %2 = stablehlo.minimum %cst_1, %1 : tensor<f32>
      %3 = stablehlo.slice %iterArg_5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = stablehlo.slice %iterArg_5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
      %7 = stablehlo.slice %iterArg_5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
      %9 = stablehlo.multiply %6, %8 : tensor<f32>
      %10 = stablehlo.subtract %4, %9 : tensor<f32>
      %11 = stablehlo.slice %iterArg_5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
      %13 = stablehlo.slice %iterArg_5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
      %15 = stablehlo.multiply %12, %14 : tensor<f32>
      %16 = stablehlo.slice %iterArg_5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
      %18 = stablehlo.subtract %15, %17 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %22 = stablehlo.divide %2, %cst_0 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %24 = stablehlo.multiply %23, %21 : tensor<2xf32>
      %25 = stablehlo.add %iterArg_5, %24 : tensor<2xf32>
      %26 = stablehlo.slice %25 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
      %28 = stablehlo.slice %25 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
      %30 = stablehlo.slice %25 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %31 = stablehlo.reshape %30 : (tensor<1xf32>) -> tensor<f32>
      %32 = stablehlo.multiply %29, %31 : tensor<f32>
      %33 = stablehlo.subtract %27, %32 : tensor<f32>
      %34 = stablehlo.slice %25 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<f32>
      %36 = stablehlo.slice %25 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %37 = stablehlo.reshape %36 : (tensor<1xf32>) -> tensor<f32>
      %38 = stablehlo.multiply %35, %37 : tensor<f32>
      %39 = stablehlo.slice %25 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %40 = stablehlo.reshape %39 : (tensor<1xf32>) -> tensor<f32>
      %41 = stablehlo.subtract %38, %40 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %44 = stablehlo.concatenate %42, %43, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %45 = stablehlo.divide %2, %cst_0 : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %47 = stablehlo.multiply %46, %44 : tensor<2xf32>
      %48 = stablehlo.add %iterArg_5, %47 : tensor<2xf32>
      %49 = stablehlo.slice %48 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %50 = stablehlo.reshape %49 : (tensor<1xf32>) -> tensor<f32>
      %51 = stablehlo.slice %48 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %52 = stablehlo.reshape %51 : (tensor<1xf32>) -> tensor<f32>
      %53 = stablehlo.slice %48 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %54 = stablehlo.reshape %53 : (tensor<1xf32>) -> tensor<f32>
      %55 = stablehlo.multiply %52, %54 : tensor<f32>
      %56 = stablehlo.subtract %50, %55 : tensor<f32>
      %57 = stablehlo.slice %48 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<f32>
      %59 = stablehlo.slice %48 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %60 = stablehlo.reshape %59 : (tensor<1xf32>) -> tensor<f32>
      %61 = stablehlo.multiply %58, %60 : tensor<f32>
      %62 = stablehlo.slice %48 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
      %64 = stablehlo.subtract %61, %63 : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %66 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %67 = stablehlo.concatenate %65, %66, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %68 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %69 = stablehlo.multiply %68, %67 : tensor<2xf32>
      %70 = stablehlo.add %iterArg_5, %69 : tensor<2xf32>
      %71 = stablehlo.slice %70 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<f32>
      %73 = stablehlo.slice %70 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %74 = stablehlo.reshape %73 : (tensor<1xf32>) -> tensor<f32>
      %75 = stablehlo.slice %70 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %76 = stablehlo.reshape %75 : (tensor<1xf32>) -> tensor<f32>
      %77 = stablehlo.multiply %74, %76 : tensor<f32>
      %78 = stablehlo.subtract %72, %77 : tensor<f32>
      %79 = stablehlo.slice %70 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %80 = stablehlo.reshape %79 : (tensor<1xf32>) -> tensor<f32>
      %81 = stablehlo.slice %70 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %82 = stablehlo.reshape %81 : (tensor<1xf32>) -> tensor<f32>
      %83 = stablehlo.multiply %80, %82 : tensor<f32>
      %84 = stablehlo.slice %70 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %85 = stablehlo.reshape %84 : (tensor<1xf32>) -> tensor<f32>
      %86 = stablehlo.subtract %83, %85 : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %88 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %89 = stablehlo.concatenate %87, %88, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %90 = stablehlo.add %iterArg_4, %2 : tensor<f32>
      %91 = stablehlo.divide %2, %cst : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %93 = stablehlo.multiply %92, %44 : tensor<2xf32>
      %94 = stablehlo.add %21, %93 : tensor<2xf32>
      %95 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %96 = stablehlo.multiply %95, %67 : tensor<2xf32>
      %97 = stablehlo.add %94, %96 : tensor<2xf32>
      %98 = stablehlo.add %97, %89 : tensor<2xf32>
      %99 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %100 = stablehlo.multiply %99, %98 : tensor<2xf32>
      %101 = stablehlo.add %iterArg_5, %100 : tensor<2xf32>
      stablehlo.return %iterArg, %iterArg_3, %90, %101 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>
    }
    return %0#3 : tensor<2xf32>
  }
}
