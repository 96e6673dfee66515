module @jit_norm attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1][0]"}, tensor<3xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<1.12837911> : tensor<2x3x4x4xf32>
    %cst_0 = stablehlo.constant dense<-0.37612626> : tensor<2x3x4x4xf32>
    %cst_1 = stablehlo.constant dense<0.112835854> : tensor<2x3x4x4xf32>
    %cst_2 = stablehlo.constant dense<-0.0268538129> : tensor<2x3x4x4xf32>
    %cst_3 = stablehlo.constant dense<0.00518832775> : tensor<2x3x4x4xf32>
    %cst_4 = stablehlo.constant dense<-8.0101937E-4> : tensor<2x3x4x4xf32>
    %cst_5 = stablehlo.constant dense<7.85386146E-5> : tensor<2x3x4x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x4x4xf32>
    %cst_7 = stablehlo.constant dense<-88.7228394> : tensor<2x3x4x4xf32>
    %cst_8 = stablehlo.constant dense<0.564189494> : tensor<2x3x4x4xf32>
    %cst_9 = stablehlo.constant dense<-0.282076746> : tensor<2x3x4x4xf32>
    %cst_10 = stablehlo.constant dense<0.42184633> : tensor<2x3x4x4xf32>
    %cst_11 = stablehlo.constant dense<-1.01526523> : tensor<2x3x4x4xf32>
    %cst_12 = stablehlo.constant dense<2.92101908> : tensor<2x3x4x4xf32>
    %cst_13 = stablehlo.constant dense<-7.49551868> : tensor<2x3x4x4xf32>
    %cst_14 = stablehlo.constant dense<1.297720e+01> : tensor<2x3x4x4xf32>
    %cst_15 = stablehlo.constant dense<-10.477664> : tensor<2x3x4x4xf32>
    %cst_16 = stablehlo.constant dense<0.563825965> : tensor<2x3x4x4xf32>
    %cst_17 = stablehlo.constant dense<-0.274112701> : tensor<2x3x4x4xf32>
    %cst_18 = stablehlo.constant dense<3.404880e-01> : tensor<2x3x4x4xf32>
    %cst_19 = stablehlo.constant dense<-0.494451523> : tensor<2x3x4x4xf32>
    %cst_20 = stablehlo.constant dense<0.621000468> : tensor<2x3x4x4xf32>
    %cst_21 = stablehlo.constant dense<-0.582473278> : tensor<2x3x4x4xf32>
    %cst_22 = stablehlo.constant dense<0.368742466> : tensor<2x3x4x4xf32>
    %cst_23 = stablehlo.constant dense<-0.138703942> : tensor<2x3x4x4xf32>
    %cst_24 = stablehlo.constant dense<2.326820e-02> : tensor<2x3x4x4xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<2x3x4x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<2x3x4x4xf32>
    %cst_27 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst_31) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x3x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x4x4xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x3x4x4xf32>
    %7 = stablehlo.reduce(%6 init: %cst_31) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<1x3x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x3x4x4xf32>
    %13 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<1x3x1x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<1x3x1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<2x3x4x4xf32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x3x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %23 = stablehlo.add %20, %22 : tensor<2x3x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<2x3x4x4xf32>
    %26 = stablehlo.negate %23 : tensor<2x3x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<2x3x4x4xf32>
    %29 = stablehlo.multiply %28, %28 : tensor<2x3x4x4xf32>
    %30 = stablehlo.negate %29 : tensor<2x3x4x4xf32>
    %31 = stablehlo.abs %28 : tensor<2x3x4x4xf32>
    %32 = stablehlo.divide %cst_26, %29 : tensor<2x3x4x4xf32>
    %33 = stablehlo.exponential %30 : tensor<2x3x4x4xf32>
    %34 = stablehlo.divide %cst_26, %31 : tensor<2x3x4x4xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<2x3x4x4xf32>
    %36 = stablehlo.compare LT, %31, %cst_25 : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
    %37 = stablehlo.multiply %cst_24, %32 : tensor<2x3x4x4xf32>
    %38 = stablehlo.add %37, %cst_23 : tensor<2x3x4x4xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<2x3x4x4xf32>
    %40 = stablehlo.add %39, %cst_22 : tensor<2x3x4x4xf32>
    %41 = stablehlo.multiply %40, %32 : tensor<2x3x4x4xf32>
    %42 = stablehlo.add %41, %cst_21 : tensor<2x3x4x4xf32>
    %43 = stablehlo.multiply %42, %32 : tensor<2x3x4x4xf32>
    %44 = stablehlo.add %43, %cst_20 : tensor<2x3x4x4xf32>
    %45 = stablehlo.multiply %44, %32 : tensor<2x3x4x4xf32>
    %46 = stablehlo.add %45, %cst_19 : tensor<2x3x4x4xf32>
    %47 = stablehlo.multiply %46, %32 : tensor<2x3x4x4xf32>
    %48 = stablehlo.add %47, %cst_18 : tensor<2x3x4x4xf32>
    %49 = stablehlo.multiply %48, %32 : tensor<2x3x4x4xf32>
    %50 = stablehlo.add %49, %cst_17 : tensor<2x3x4x4xf32>
    %51 = stablehlo.multiply %50, %32 : tensor<2x3x4x4xf32>
    %52 = stablehlo.add %51, %cst_16 : tensor<2x3x4x4xf32>
    %53 = stablehlo.multiply %cst_15, %32 : tensor<2x3x4x4xf32>
    %54 = stablehlo.add %53, %cst_14 : tensor<2x3x4x4xf32>
    %55 = stablehlo.multiply %54, %32 : tensor<2x3x4x4xf32>
    %56 = stablehlo.add %55, %cst_13 : tensor<2x3x4x4xf32>
    %57 = stablehlo.multiply %56, %32 : tensor<2x3x4x4xf32>
    %58 = stablehlo.add %57, %cst_12 : tensor<2x3x4x4xf32>
    %59 = stablehlo.multiply %58, %32 : tensor<2x3x4x4xf32>
    %60 = stablehlo.add %59, %cst_11 : tensor<2x3x4x4xf32>
    %61 = stablehlo.multiply %60, %32 : tensor<2x3x4x4xf32>
    %62 = stablehlo.add %61, %cst_10 : tensor<2x3x4x4xf32>
    %63 = stablehlo.multiply %62, %32 : tensor<2x3x4x4xf32>
    %64 = stablehlo.add %63, %cst_9 : tensor<2x3x4x4xf32>
    %65 = stablehlo.multiply %64, %32 : tensor<2x3x4x4xf32>
    %66 = stablehlo.add %65, %cst_8 : tensor<2x3x4x4xf32>
    %67 = stablehlo.select %36, %52, %66 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %68 = stablehlo.multiply %35, %67 : tensor<2x3x4x4xf32>
    %69 = stablehlo.compare LT, %30, %cst_7 : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
    %70 = stablehlo.select %69, %cst_6, %68 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %71 = stablehlo.compare LT, %28, %cst_6 : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
    %72 = stablehlo.subtract %cst_25, %70 : tensor<2x3x4x4xf32>
    %73 = stablehlo.select %71, %72, %70 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %74 = stablehlo.multiply %28, %28 : tensor<2x3x4x4xf32>
    %75 = stablehlo.multiply %cst_5, %74 : tensor<2x3x4x4xf32>
    %76 = stablehlo.add %75, %cst_4 : tensor<2x3x4x4xf32>
    %77 = stablehlo.multiply %76, %74 : tensor<2x3x4x4xf32>
    %78 = stablehlo.add %77, %cst_3 : tensor<2x3x4x4xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<2x3x4x4xf32>
    %80 = stablehlo.add %79, %cst_2 : tensor<2x3x4x4xf32>
    %81 = stablehlo.multiply %80, %74 : tensor<2x3x4x4xf32>
    %82 = stablehlo.add %81, %cst_1 : tensor<2x3x4x4xf32>
    %83 = stablehlo.multiply %82, %74 : tensor<2x3x4x4xf32>
    %84 = stablehlo.add %83, %cst_0 : tensor<2x3x4x4xf32>
    %85 = stablehlo.multiply %84, %74 : tensor<2x3x4x4xf32>
    %86 = stablehlo.add %85, %cst : tensor<2x3x4x4xf32>
    %87 = stablehlo.multiply %28, %86 : tensor<2x3x4x4xf32>
    %88 = stablehlo.subtract %cst_26, %87 : tensor<2x3x4x4xf32>
    %89 = stablehlo.abs %28 : tensor<2x3x4x4xf32>
    %90 = stablehlo.compare LT, %89, %cst_26 : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
    %91 = stablehlo.select %90, %88, %73 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %92 = stablehlo.multiply %25, %91 : tensor<2x3x4x4xf32>
    %93 = stablehlo.reshape %3 : (tensor<1x3x1x1xf32>) -> tensor<3xf32>
    %94 = stablehlo.reshape %10 : (tensor<1x3x1x1xf32>) -> tensor<3xf32>
    return %92, %93, %94 : tensor<2x3x4x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
