module @abs attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf16>, %arg5: tensor<2x3xbf16>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf64>, %arg8: tensor<2x3xcomplex<f32>>, %arg9: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "abs", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f16[2, 3], x5: bf16[2, 3], x6: f32[2, 3], x7: f64[2, 3], x8: c64[2, 3], x9: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xi8>
    %1 = stablehlo.abs %arg1 : tensor<2x3xi16>
    %2 = stablehlo.abs %arg2 : tensor<2x3xi32>
    %3 = stablehlo.abs %arg3 : tensor<2x3xi64>
    %4 = stablehlo.abs %arg4 : tensor<2x3xf16>
    %5 = stablehlo.abs %arg5 : tensor<2x3xbf16>
    %6 = stablehlo.abs %arg6 : tensor<2x3xf32>
    %7 = stablehlo.abs %arg7 : tensor<2x3xf64>
    %8 = stablehlo.abs %arg8 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %9 = stablehlo.abs %arg9 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @acos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acos", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %10, %0 : tensor<2x3xf32>
    %12 = stablehlo.atan2 %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<2.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<-1.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.compare EQ, %0, %17, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.select %18, %20, %15 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = stablehlo.convert %21 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %23 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.subtract %25, %23 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<1.0> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %28, %23 : tensor<2x3xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<2x3xf32>
    %31 = stablehlo.sqrt %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %33, %23 : tensor<2x3xf32>
    %35 = stablehlo.atan2 %31, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<2.0> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<-1.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.compare EQ, %23, %40, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %42 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.select %41, %43, %38 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.convert %44 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %46 = stablehlo.constant dense<1.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.subtract %47, %arg2 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<1.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %50, %arg2 : tensor<2x3xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<2x3xf32>
    %53 = stablehlo.sqrt %52 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<1.0> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %55, %arg2 : tensor<2x3xf32>
    %57 = stablehlo.atan2 %53, %56 : tensor<2x3xf32>
    %58 = stablehlo.constant dense<2.0> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<-1.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.compare EQ, %arg2, %62, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %64 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.select %63, %65, %60 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = stablehlo.constant dense<1.0> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %69 = stablehlo.subtract %68, %arg3 : tensor<2x3xf64>
    %70 = stablehlo.constant dense<1.0> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %72 = stablehlo.add %71, %arg3 : tensor<2x3xf64>
    %73 = stablehlo.multiply %69, %72 : tensor<2x3xf64>
    %74 = stablehlo.sqrt %73 : tensor<2x3xf64>
    %75 = stablehlo.constant dense<1.0> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %77 = stablehlo.add %76, %arg3 : tensor<2x3xf64>
    %78 = stablehlo.atan2 %74, %77 : tensor<2x3xf64>
    %79 = stablehlo.constant dense<2.0> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %81 = stablehlo.multiply %78, %80 : tensor<2x3xf64>
    %82 = stablehlo.constant dense<-1.0> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %84 = stablehlo.compare EQ, %arg3, %83, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %85 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %87 = stablehlo.select %84, %86, %81 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %89 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %90 = stablehlo.abs %88 : tensor<2x3xf32>
    %91 = stablehlo.abs %89 : tensor<2x3xf32>
    %92 = stablehlo.constant dense<1.0> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %94 = stablehlo.add %90, %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<1.0> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.subtract %90, %96 : tensor<2x3xf32>
    %98 = stablehlo.maximum %94, %91 : tensor<2x3xf32>
    %99 = stablehlo.minimum %94, %91 : tensor<2x3xf32>
    %100 = stablehlo.divide %99, %98 : tensor<2x3xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<2x3xf32>
    %102 = stablehlo.constant dense<1.0> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x3xf32>
    %105 = stablehlo.sqrt %104 : tensor<2x3xf32>
    %106 = stablehlo.multiply %98, %105 : tensor<2x3xf32>
    %107 = stablehlo.compare EQ, %98, %99, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %108 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.multiply %98, %109 : tensor<2x3xf32>
    %111 = stablehlo.select %107, %110, %106 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.abs %97 : tensor<2x3xf32>
    %113 = stablehlo.maximum %112, %91 : tensor<2x3xf32>
    %114 = stablehlo.minimum %112, %91 : tensor<2x3xf32>
    %115 = stablehlo.divide %114, %113 : tensor<2x3xf32>
    %116 = stablehlo.multiply %115, %115 : tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %116, %118 : tensor<2x3xf32>
    %120 = stablehlo.sqrt %119 : tensor<2x3xf32>
    %121 = stablehlo.multiply %113, %120 : tensor<2x3xf32>
    %122 = stablehlo.compare EQ, %113, %114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.multiply %113, %124 : tensor<2x3xf32>
    %126 = stablehlo.select %122, %125, %121 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.add %111, %126 : tensor<2x3xf32>
    %128 = stablehlo.constant dense<0.5> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<2x3xf32>
    %131 = stablehlo.constant dense<1.0> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.compare LT, %90, %132, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %134 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %135 = stablehlo.add %111, %94 : tensor<2x3xf32>
    %136 = stablehlo.divide %134, %135 : tensor<2x3xf32>
    %137 = stablehlo.abs %97 : tensor<2x3xf32>
    %138 = stablehlo.add %126, %137 : tensor<2x3xf32>
    %139 = stablehlo.divide %134, %138 : tensor<2x3xf32>
    %140 = stablehlo.select %133, %139, %138 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %136, %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<0.5> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<1.0> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %130, %146 : tensor<2x3xf32>
    %148 = stablehlo.multiply %144, %147 : tensor<2x3xf32>
    %149 = stablehlo.sqrt %148 : tensor<2x3xf32>
    %150 = stablehlo.add %144, %149 : tensor<2x3xf32>
    %151 = stablehlo.log_plus_one %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %97, %94 : tensor<2x3xf32>
    %153 = stablehlo.negate %152 : tensor<2x3xf32>
    %154 = stablehlo.sqrt %153 : tensor<2x3xf32>
    %155 = stablehlo.divide %91, %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.compare LT, %91, %157, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %159 = stablehlo.and %133, %158 : tensor<2x3xi1>
    %160 = stablehlo.select %159, %155, %151 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = stablehlo.add %130, %90 : tensor<2x3xf32>
    %162 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %163 = stablehlo.multiply %161, %162 : tensor<2x3xf32>
    %164 = stablehlo.constant dense<0.5> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<2x3xf32>
    %167 = stablehlo.sqrt %166 : tensor<2x3xf32>
    %168 = stablehlo.add %111, %94 : tensor<2x3xf32>
    %169 = stablehlo.divide %161, %168 : tensor<2x3xf32>
    %170 = stablehlo.divide %161, %138 : tensor<2x3xf32>
    %171 = stablehlo.add %169, %170 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<0.5> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.multiply %171, %173 : tensor<2x3xf32>
    %175 = stablehlo.sqrt %174 : tensor<2x3xf32>
    %176 = stablehlo.multiply %91, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<1.0> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.compare LE, %90, %178, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = stablehlo.select %179, %167, %176 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %181 = stablehlo.maximum %90, %91 : tensor<2x3xf32>
    %182 = stablehlo.minimum %90, %91 : tensor<2x3xf32>
    %183 = stablehlo.compare EQ, %182, %181, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %184 = stablehlo.constant dense<1.0> : tensor<f32>
    %185 = stablehlo.divide %182, %181 : tensor<2x3xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.select %183, %186, %185 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = stablehlo.log %181 : tensor<2x3xf32>
    %189 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.add %188, %190 : tensor<2x3xf32>
    %192 = stablehlo.multiply %187, %187 : tensor<2x3xf32>
    %193 = stablehlo.log_plus_one %192 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<0.5> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %196 = stablehlo.multiply %193, %195 : tensor<2x3xf32>
    %197 = stablehlo.add %191, %196 : tensor<2x3xf32>
    %198 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.compare GT, %181, %199, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %201 = stablehlo.select %200, %91, %180 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = stablehlo.select %200, %197, %160 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = stablehlo.constant dense<0.0> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %205 = stablehlo.compare LT, %89, %204, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %206 = stablehlo.negate %202 : tensor<2x3xf32>
    %207 = stablehlo.select %205, %206, %202 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = stablehlo.negate %207 : tensor<2x3xf32>
    %209 = stablehlo.atan2 %201, %88 : tensor<2x3xf32>
    %210 = stablehlo.complex %209, %208 : tensor<2x3xcomplex<f32>>
    %211 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %212 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %213 = stablehlo.abs %211 : tensor<2x3xf64>
    %214 = stablehlo.abs %212 : tensor<2x3xf64>
    %215 = stablehlo.constant dense<1.0> : tensor<f64>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %217 = stablehlo.add %213, %216 : tensor<2x3xf64>
    %218 = stablehlo.constant dense<1.0> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.subtract %213, %219 : tensor<2x3xf64>
    %221 = stablehlo.maximum %217, %214 : tensor<2x3xf64>
    %222 = stablehlo.minimum %217, %214 : tensor<2x3xf64>
    %223 = stablehlo.divide %222, %221 : tensor<2x3xf64>
    %224 = stablehlo.multiply %223, %223 : tensor<2x3xf64>
    %225 = stablehlo.constant dense<1.0> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %227 = stablehlo.add %224, %226 : tensor<2x3xf64>
    %228 = stablehlo.sqrt %227 : tensor<2x3xf64>
    %229 = stablehlo.multiply %221, %228 : tensor<2x3xf64>
    %230 = stablehlo.compare EQ, %221, %222, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %231 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %233 = stablehlo.multiply %221, %232 : tensor<2x3xf64>
    %234 = stablehlo.select %230, %233, %229 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = stablehlo.abs %220 : tensor<2x3xf64>
    %236 = stablehlo.maximum %235, %214 : tensor<2x3xf64>
    %237 = stablehlo.minimum %235, %214 : tensor<2x3xf64>
    %238 = stablehlo.divide %237, %236 : tensor<2x3xf64>
    %239 = stablehlo.multiply %238, %238 : tensor<2x3xf64>
    %240 = stablehlo.constant dense<1.0> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %242 = stablehlo.add %239, %241 : tensor<2x3xf64>
    %243 = stablehlo.sqrt %242 : tensor<2x3xf64>
    %244 = stablehlo.multiply %236, %243 : tensor<2x3xf64>
    %245 = stablehlo.compare EQ, %236, %237, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %246 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %248 = stablehlo.multiply %236, %247 : tensor<2x3xf64>
    %249 = stablehlo.select %245, %248, %244 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %250 = stablehlo.add %234, %249 : tensor<2x3xf64>
    %251 = stablehlo.constant dense<0.5> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %253 = stablehlo.multiply %250, %252 : tensor<2x3xf64>
    %254 = stablehlo.constant dense<1.0> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %256 = stablehlo.compare LT, %213, %255, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %257 = stablehlo.multiply %214, %214 : tensor<2x3xf64>
    %258 = stablehlo.add %234, %217 : tensor<2x3xf64>
    %259 = stablehlo.divide %257, %258 : tensor<2x3xf64>
    %260 = stablehlo.abs %220 : tensor<2x3xf64>
    %261 = stablehlo.add %249, %260 : tensor<2x3xf64>
    %262 = stablehlo.divide %257, %261 : tensor<2x3xf64>
    %263 = stablehlo.select %256, %262, %261 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %264 = stablehlo.add %259, %263 : tensor<2x3xf64>
    %265 = stablehlo.constant dense<0.5> : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %267 = stablehlo.multiply %264, %266 : tensor<2x3xf64>
    %268 = stablehlo.constant dense<1.0> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %270 = stablehlo.add %253, %269 : tensor<2x3xf64>
    %271 = stablehlo.multiply %267, %270 : tensor<2x3xf64>
    %272 = stablehlo.sqrt %271 : tensor<2x3xf64>
    %273 = stablehlo.add %267, %272 : tensor<2x3xf64>
    %274 = stablehlo.log_plus_one %273 : tensor<2x3xf64>
    %275 = stablehlo.multiply %220, %217 : tensor<2x3xf64>
    %276 = stablehlo.negate %275 : tensor<2x3xf64>
    %277 = stablehlo.sqrt %276 : tensor<2x3xf64>
    %278 = stablehlo.divide %214, %277 : tensor<2x3xf64>
    %279 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %281 = stablehlo.compare LT, %214, %280, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %282 = stablehlo.and %256, %281 : tensor<2x3xi1>
    %283 = stablehlo.select %282, %278, %274 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %284 = stablehlo.add %253, %213 : tensor<2x3xf64>
    %285 = stablehlo.add %259, %261 : tensor<2x3xf64>
    %286 = stablehlo.multiply %284, %285 : tensor<2x3xf64>
    %287 = stablehlo.constant dense<0.5> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %289 = stablehlo.multiply %286, %288 : tensor<2x3xf64>
    %290 = stablehlo.sqrt %289 : tensor<2x3xf64>
    %291 = stablehlo.add %234, %217 : tensor<2x3xf64>
    %292 = stablehlo.divide %284, %291 : tensor<2x3xf64>
    %293 = stablehlo.divide %284, %261 : tensor<2x3xf64>
    %294 = stablehlo.add %292, %293 : tensor<2x3xf64>
    %295 = stablehlo.constant dense<0.5> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %297 = stablehlo.multiply %294, %296 : tensor<2x3xf64>
    %298 = stablehlo.sqrt %297 : tensor<2x3xf64>
    %299 = stablehlo.multiply %214, %298 : tensor<2x3xf64>
    %300 = stablehlo.constant dense<1.0> : tensor<f64>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %302 = stablehlo.compare LE, %213, %301, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %303 = stablehlo.select %302, %290, %299 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %304 = stablehlo.maximum %213, %214 : tensor<2x3xf64>
    %305 = stablehlo.minimum %213, %214 : tensor<2x3xf64>
    %306 = stablehlo.compare EQ, %305, %304, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %307 = stablehlo.constant dense<1.0> : tensor<f64>
    %308 = stablehlo.divide %305, %304 : tensor<2x3xf64>
    %309 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %310 = stablehlo.select %306, %309, %308 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %311 = stablehlo.log %304 : tensor<2x3xf64>
    %312 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %314 = stablehlo.add %311, %313 : tensor<2x3xf64>
    %315 = stablehlo.multiply %310, %310 : tensor<2x3xf64>
    %316 = stablehlo.log_plus_one %315 : tensor<2x3xf64>
    %317 = stablehlo.constant dense<0.5> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %319 = stablehlo.multiply %316, %318 : tensor<2x3xf64>
    %320 = stablehlo.add %314, %319 : tensor<2x3xf64>
    %321 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %323 = stablehlo.compare GT, %304, %322, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %324 = stablehlo.select %323, %214, %303 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %325 = stablehlo.select %323, %320, %283 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %326 = stablehlo.constant dense<0.0> : tensor<f64>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %328 = stablehlo.compare LT, %212, %327, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %329 = stablehlo.negate %325 : tensor<2x3xf64>
    %330 = stablehlo.select %328, %329, %325 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %331 = stablehlo.negate %330 : tensor<2x3xf64>
    %332 = stablehlo.atan2 %324, %211 : tensor<2x3xf64>
    %333 = stablehlo.complex %332, %331 : tensor<2x3xcomplex<f64>>
    return %22, %45, %66, %87, %210, %333 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @acosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acosh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.sqrt %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<2.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<2x3xf32>
    %10 = stablehlo.add %3, %9 : tensor<2x3xf32>
    %11 = stablehlo.log_plus_one %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.compare GE, %0, %13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.log %0 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.select %14, %18, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = stablehlo.convert %19 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %21 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %22 = stablehlo.constant dense<1.0> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<2x3xf32>
    %25 = stablehlo.sqrt %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<2.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %24, %27 : tensor<2x3xf32>
    %29 = stablehlo.sqrt %28 : tensor<2x3xf32>
    %30 = stablehlo.multiply %25, %29 : tensor<2x3xf32>
    %31 = stablehlo.add %24, %30 : tensor<2x3xf32>
    %32 = stablehlo.log_plus_one %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.compare GE, %21, %34, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = stablehlo.log %21 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.select %35, %39, %32 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = stablehlo.convert %40 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %42 = stablehlo.constant dense<1.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.subtract %arg2, %43 : tensor<2x3xf32>
    %45 = stablehlo.sqrt %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %44, %47 : tensor<2x3xf32>
    %49 = stablehlo.sqrt %48 : tensor<2x3xf32>
    %50 = stablehlo.multiply %45, %49 : tensor<2x3xf32>
    %51 = stablehlo.add %44, %50 : tensor<2x3xf32>
    %52 = stablehlo.log_plus_one %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.compare GE, %arg2, %54, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %56 = stablehlo.log %arg2 : tensor<2x3xf32>
    %57 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.add %56, %58 : tensor<2x3xf32>
    %60 = stablehlo.select %55, %59, %52 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = stablehlo.constant dense<1.0> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.subtract %arg3, %62 : tensor<2x3xf64>
    %64 = stablehlo.sqrt %63 : tensor<2x3xf64>
    %65 = stablehlo.constant dense<2.0> : tensor<f64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %67 = stablehlo.add %63, %66 : tensor<2x3xf64>
    %68 = stablehlo.sqrt %67 : tensor<2x3xf64>
    %69 = stablehlo.multiply %64, %68 : tensor<2x3xf64>
    %70 = stablehlo.add %63, %69 : tensor<2x3xf64>
    %71 = stablehlo.log_plus_one %70 : tensor<2x3xf64>
    %72 = stablehlo.constant dense<8.988465674311579e307> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %74 = stablehlo.compare GE, %arg3, %73, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %75 = stablehlo.log %arg3 : tensor<2x3xf64>
    %76 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %78 = stablehlo.add %75, %77 : tensor<2x3xf64>
    %79 = stablehlo.select %74, %78, %71 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %81 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %82 = stablehlo.abs %80 : tensor<2x3xf32>
    %83 = stablehlo.abs %81 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<1.0> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %82, %85 : tensor<2x3xf32>
    %87 = stablehlo.constant dense<1.0> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.subtract %82, %88 : tensor<2x3xf32>
    %90 = stablehlo.maximum %86, %83 : tensor<2x3xf32>
    %91 = stablehlo.minimum %86, %83 : tensor<2x3xf32>
    %92 = stablehlo.divide %91, %90 : tensor<2x3xf32>
    %93 = stablehlo.multiply %92, %92 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<1.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf32>
    %97 = stablehlo.sqrt %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %90, %97 : tensor<2x3xf32>
    %99 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %102 = stablehlo.multiply %90, %101 : tensor<2x3xf32>
    %103 = stablehlo.select %99, %102, %98 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = stablehlo.abs %89 : tensor<2x3xf32>
    %105 = stablehlo.maximum %104, %83 : tensor<2x3xf32>
    %106 = stablehlo.minimum %104, %83 : tensor<2x3xf32>
    %107 = stablehlo.divide %106, %105 : tensor<2x3xf32>
    %108 = stablehlo.multiply %107, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<1.0> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.add %108, %110 : tensor<2x3xf32>
    %112 = stablehlo.sqrt %111 : tensor<2x3xf32>
    %113 = stablehlo.multiply %105, %112 : tensor<2x3xf32>
    %114 = stablehlo.compare EQ, %105, %106, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %115 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.multiply %105, %116 : tensor<2x3xf32>
    %118 = stablehlo.select %114, %117, %113 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %103, %118 : tensor<2x3xf32>
    %120 = stablehlo.constant dense<0.5> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %122 = stablehlo.multiply %119, %121 : tensor<2x3xf32>
    %123 = stablehlo.constant dense<1.0> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.compare LT, %82, %124, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %126 = stablehlo.multiply %83, %83 : tensor<2x3xf32>
    %127 = stablehlo.add %103, %86 : tensor<2x3xf32>
    %128 = stablehlo.divide %126, %127 : tensor<2x3xf32>
    %129 = stablehlo.abs %89 : tensor<2x3xf32>
    %130 = stablehlo.add %118, %129 : tensor<2x3xf32>
    %131 = stablehlo.divide %126, %130 : tensor<2x3xf32>
    %132 = stablehlo.select %125, %131, %130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = stablehlo.add %128, %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<0.5> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<1.0> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %122, %138 : tensor<2x3xf32>
    %140 = stablehlo.multiply %136, %139 : tensor<2x3xf32>
    %141 = stablehlo.sqrt %140 : tensor<2x3xf32>
    %142 = stablehlo.add %136, %141 : tensor<2x3xf32>
    %143 = stablehlo.log_plus_one %142 : tensor<2x3xf32>
    %144 = stablehlo.multiply %89, %86 : tensor<2x3xf32>
    %145 = stablehlo.negate %144 : tensor<2x3xf32>
    %146 = stablehlo.sqrt %145 : tensor<2x3xf32>
    %147 = stablehlo.divide %83, %146 : tensor<2x3xf32>
    %148 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.compare LT, %83, %149, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %151 = stablehlo.and %125, %150 : tensor<2x3xi1>
    %152 = stablehlo.select %151, %147, %143 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = stablehlo.add %122, %82 : tensor<2x3xf32>
    %154 = stablehlo.add %128, %130 : tensor<2x3xf32>
    %155 = stablehlo.multiply %153, %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<0.5> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.multiply %155, %157 : tensor<2x3xf32>
    %159 = stablehlo.sqrt %158 : tensor<2x3xf32>
    %160 = stablehlo.add %103, %86 : tensor<2x3xf32>
    %161 = stablehlo.divide %153, %160 : tensor<2x3xf32>
    %162 = stablehlo.divide %153, %130 : tensor<2x3xf32>
    %163 = stablehlo.add %161, %162 : tensor<2x3xf32>
    %164 = stablehlo.constant dense<0.5> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<2x3xf32>
    %167 = stablehlo.sqrt %166 : tensor<2x3xf32>
    %168 = stablehlo.multiply %83, %167 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<1.0> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.compare LE, %82, %170, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %172 = stablehlo.select %171, %159, %168 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = stablehlo.maximum %82, %83 : tensor<2x3xf32>
    %174 = stablehlo.minimum %82, %83 : tensor<2x3xf32>
    %175 = stablehlo.compare EQ, %174, %173, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %176 = stablehlo.constant dense<1.0> : tensor<f32>
    %177 = stablehlo.divide %174, %173 : tensor<2x3xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.select %175, %178, %177 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = stablehlo.log %173 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.add %180, %182 : tensor<2x3xf32>
    %184 = stablehlo.multiply %179, %179 : tensor<2x3xf32>
    %185 = stablehlo.log_plus_one %184 : tensor<2x3xf32>
    %186 = stablehlo.constant dense<0.5> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %188 = stablehlo.multiply %185, %187 : tensor<2x3xf32>
    %189 = stablehlo.add %183, %188 : tensor<2x3xf32>
    %190 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.compare GT, %173, %191, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %193 = stablehlo.select %192, %83, %172 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = stablehlo.select %192, %189, %152 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = stablehlo.atan2 %193, %80 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<0.0> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.compare LT, %81, %197, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %199 = stablehlo.negate %195 : tensor<2x3xf32>
    %200 = stablehlo.select %198, %199, %195 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %201 = stablehlo.complex %194, %200 : tensor<2x3xcomplex<f32>>
    %202 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %203 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %204 = stablehlo.abs %202 : tensor<2x3xf64>
    %205 = stablehlo.abs %203 : tensor<2x3xf64>
    %206 = stablehlo.constant dense<1.0> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %208 = stablehlo.add %204, %207 : tensor<2x3xf64>
    %209 = stablehlo.constant dense<1.0> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %211 = stablehlo.subtract %204, %210 : tensor<2x3xf64>
    %212 = stablehlo.maximum %208, %205 : tensor<2x3xf64>
    %213 = stablehlo.minimum %208, %205 : tensor<2x3xf64>
    %214 = stablehlo.divide %213, %212 : tensor<2x3xf64>
    %215 = stablehlo.multiply %214, %214 : tensor<2x3xf64>
    %216 = stablehlo.constant dense<1.0> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %218 = stablehlo.add %215, %217 : tensor<2x3xf64>
    %219 = stablehlo.sqrt %218 : tensor<2x3xf64>
    %220 = stablehlo.multiply %212, %219 : tensor<2x3xf64>
    %221 = stablehlo.compare EQ, %212, %213, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %222 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %224 = stablehlo.multiply %212, %223 : tensor<2x3xf64>
    %225 = stablehlo.select %221, %224, %220 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = stablehlo.abs %211 : tensor<2x3xf64>
    %227 = stablehlo.maximum %226, %205 : tensor<2x3xf64>
    %228 = stablehlo.minimum %226, %205 : tensor<2x3xf64>
    %229 = stablehlo.divide %228, %227 : tensor<2x3xf64>
    %230 = stablehlo.multiply %229, %229 : tensor<2x3xf64>
    %231 = stablehlo.constant dense<1.0> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %233 = stablehlo.add %230, %232 : tensor<2x3xf64>
    %234 = stablehlo.sqrt %233 : tensor<2x3xf64>
    %235 = stablehlo.multiply %227, %234 : tensor<2x3xf64>
    %236 = stablehlo.compare EQ, %227, %228, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %237 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %239 = stablehlo.multiply %227, %238 : tensor<2x3xf64>
    %240 = stablehlo.select %236, %239, %235 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = stablehlo.add %225, %240 : tensor<2x3xf64>
    %242 = stablehlo.constant dense<0.5> : tensor<f64>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %244 = stablehlo.multiply %241, %243 : tensor<2x3xf64>
    %245 = stablehlo.constant dense<1.0> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %247 = stablehlo.compare LT, %204, %246, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %248 = stablehlo.multiply %205, %205 : tensor<2x3xf64>
    %249 = stablehlo.add %225, %208 : tensor<2x3xf64>
    %250 = stablehlo.divide %248, %249 : tensor<2x3xf64>
    %251 = stablehlo.abs %211 : tensor<2x3xf64>
    %252 = stablehlo.add %240, %251 : tensor<2x3xf64>
    %253 = stablehlo.divide %248, %252 : tensor<2x3xf64>
    %254 = stablehlo.select %247, %253, %252 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = stablehlo.add %250, %254 : tensor<2x3xf64>
    %256 = stablehlo.constant dense<0.5> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %258 = stablehlo.multiply %255, %257 : tensor<2x3xf64>
    %259 = stablehlo.constant dense<1.0> : tensor<f64>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %261 = stablehlo.add %244, %260 : tensor<2x3xf64>
    %262 = stablehlo.multiply %258, %261 : tensor<2x3xf64>
    %263 = stablehlo.sqrt %262 : tensor<2x3xf64>
    %264 = stablehlo.add %258, %263 : tensor<2x3xf64>
    %265 = stablehlo.log_plus_one %264 : tensor<2x3xf64>
    %266 = stablehlo.multiply %211, %208 : tensor<2x3xf64>
    %267 = stablehlo.negate %266 : tensor<2x3xf64>
    %268 = stablehlo.sqrt %267 : tensor<2x3xf64>
    %269 = stablehlo.divide %205, %268 : tensor<2x3xf64>
    %270 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %272 = stablehlo.compare LT, %205, %271, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %273 = stablehlo.and %247, %272 : tensor<2x3xi1>
    %274 = stablehlo.select %273, %269, %265 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %275 = stablehlo.add %244, %204 : tensor<2x3xf64>
    %276 = stablehlo.add %250, %252 : tensor<2x3xf64>
    %277 = stablehlo.multiply %275, %276 : tensor<2x3xf64>
    %278 = stablehlo.constant dense<0.5> : tensor<f64>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %280 = stablehlo.multiply %277, %279 : tensor<2x3xf64>
    %281 = stablehlo.sqrt %280 : tensor<2x3xf64>
    %282 = stablehlo.add %225, %208 : tensor<2x3xf64>
    %283 = stablehlo.divide %275, %282 : tensor<2x3xf64>
    %284 = stablehlo.divide %275, %252 : tensor<2x3xf64>
    %285 = stablehlo.add %283, %284 : tensor<2x3xf64>
    %286 = stablehlo.constant dense<0.5> : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %288 = stablehlo.multiply %285, %287 : tensor<2x3xf64>
    %289 = stablehlo.sqrt %288 : tensor<2x3xf64>
    %290 = stablehlo.multiply %205, %289 : tensor<2x3xf64>
    %291 = stablehlo.constant dense<1.0> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %293 = stablehlo.compare LE, %204, %292, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %294 = stablehlo.select %293, %281, %290 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %295 = stablehlo.maximum %204, %205 : tensor<2x3xf64>
    %296 = stablehlo.minimum %204, %205 : tensor<2x3xf64>
    %297 = stablehlo.compare EQ, %296, %295, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %298 = stablehlo.constant dense<1.0> : tensor<f64>
    %299 = stablehlo.divide %296, %295 : tensor<2x3xf64>
    %300 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %301 = stablehlo.select %297, %300, %299 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %302 = stablehlo.log %295 : tensor<2x3xf64>
    %303 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %305 = stablehlo.add %302, %304 : tensor<2x3xf64>
    %306 = stablehlo.multiply %301, %301 : tensor<2x3xf64>
    %307 = stablehlo.log_plus_one %306 : tensor<2x3xf64>
    %308 = stablehlo.constant dense<0.5> : tensor<f64>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %310 = stablehlo.multiply %307, %309 : tensor<2x3xf64>
    %311 = stablehlo.add %305, %310 : tensor<2x3xf64>
    %312 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %314 = stablehlo.compare GT, %295, %313, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %315 = stablehlo.select %314, %205, %294 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %316 = stablehlo.select %314, %311, %274 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %317 = stablehlo.atan2 %315, %202 : tensor<2x3xf64>
    %318 = stablehlo.constant dense<0.0> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %320 = stablehlo.compare LT, %203, %319, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %321 = stablehlo.negate %317 : tensor<2x3xf64>
    %322 = stablehlo.select %320, %321, %317 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %323 = stablehlo.complex %316, %322 : tensor<2x3xcomplex<f64>>
    return %20, %41, %60, %79, %201, %323 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @add attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "add", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.add %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.add %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.add %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.add %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.add %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.add %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.add %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.add %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.add %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.add %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.add %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.add %arg12, %arg12 : tensor<2x3xf64>
    %13 = stablehlo.add %arg13, %arg13 : tensor<2x3xcomplex<f32>>
    %14 = stablehlo.add %arg14, %arg14 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @and attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "and", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.and %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.and %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.and %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.and %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.and %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.and %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.and %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.and %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.and %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @asin attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asin", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %10, %8 : tensor<2x3xf32>
    %12 = stablehlo.atan2 %0, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<2.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.convert %15 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %17 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %17 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.sqrt %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<1.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %27, %25 : tensor<2x3xf32>
    %29 = stablehlo.atan2 %17, %28 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<2.0> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.convert %32 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %34 = stablehlo.constant dense<1.0> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.subtract %35, %arg2 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<1.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %38, %arg2 : tensor<2x3xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<2x3xf32>
    %41 = stablehlo.sqrt %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<1.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.add %43, %41 : tensor<2x3xf32>
    %45 = stablehlo.atan2 %arg2, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<1.0> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %51 = stablehlo.subtract %50, %arg3 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<1.0> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %54 = stablehlo.add %53, %arg3 : tensor<2x3xf64>
    %55 = stablehlo.multiply %51, %54 : tensor<2x3xf64>
    %56 = stablehlo.sqrt %55 : tensor<2x3xf64>
    %57 = stablehlo.constant dense<1.0> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %59 = stablehlo.add %58, %56 : tensor<2x3xf64>
    %60 = stablehlo.atan2 %arg3, %59 : tensor<2x3xf64>
    %61 = stablehlo.constant dense<2.0> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.multiply %60, %62 : tensor<2x3xf64>
    %64 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %65 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %66 = stablehlo.abs %64 : tensor<2x3xf32>
    %67 = stablehlo.abs %65 : tensor<2x3xf32>
    %68 = stablehlo.constant dense<1.0> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.add %66, %69 : tensor<2x3xf32>
    %71 = stablehlo.constant dense<1.0> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.subtract %66, %72 : tensor<2x3xf32>
    %74 = stablehlo.maximum %70, %67 : tensor<2x3xf32>
    %75 = stablehlo.minimum %70, %67 : tensor<2x3xf32>
    %76 = stablehlo.divide %75, %74 : tensor<2x3xf32>
    %77 = stablehlo.multiply %76, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %77, %79 : tensor<2x3xf32>
    %81 = stablehlo.sqrt %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %74, %81 : tensor<2x3xf32>
    %83 = stablehlo.compare EQ, %74, %75, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %84 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.multiply %74, %85 : tensor<2x3xf32>
    %87 = stablehlo.select %83, %86, %82 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = stablehlo.abs %73 : tensor<2x3xf32>
    %89 = stablehlo.maximum %88, %67 : tensor<2x3xf32>
    %90 = stablehlo.minimum %88, %67 : tensor<2x3xf32>
    %91 = stablehlo.divide %90, %89 : tensor<2x3xf32>
    %92 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %93 = stablehlo.constant dense<1.0> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x3xf32>
    %96 = stablehlo.sqrt %95 : tensor<2x3xf32>
    %97 = stablehlo.multiply %89, %96 : tensor<2x3xf32>
    %98 = stablehlo.compare EQ, %89, %90, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %99 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.multiply %89, %100 : tensor<2x3xf32>
    %102 = stablehlo.select %98, %101, %97 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %87, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<0.5> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.multiply %103, %105 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<1.0> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.compare LT, %66, %108, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %110 = stablehlo.multiply %67, %67 : tensor<2x3xf32>
    %111 = stablehlo.add %87, %70 : tensor<2x3xf32>
    %112 = stablehlo.divide %110, %111 : tensor<2x3xf32>
    %113 = stablehlo.abs %73 : tensor<2x3xf32>
    %114 = stablehlo.add %102, %113 : tensor<2x3xf32>
    %115 = stablehlo.divide %110, %114 : tensor<2x3xf32>
    %116 = stablehlo.select %109, %115, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.add %112, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<0.5> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %106, %122 : tensor<2x3xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<2x3xf32>
    %125 = stablehlo.sqrt %124 : tensor<2x3xf32>
    %126 = stablehlo.add %120, %125 : tensor<2x3xf32>
    %127 = stablehlo.log_plus_one %126 : tensor<2x3xf32>
    %128 = stablehlo.multiply %73, %70 : tensor<2x3xf32>
    %129 = stablehlo.negate %128 : tensor<2x3xf32>
    %130 = stablehlo.sqrt %129 : tensor<2x3xf32>
    %131 = stablehlo.divide %67, %130 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.compare LT, %67, %133, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %135 = stablehlo.and %109, %134 : tensor<2x3xi1>
    %136 = stablehlo.select %135, %131, %127 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = stablehlo.add %106, %66 : tensor<2x3xf32>
    %138 = stablehlo.add %112, %114 : tensor<2x3xf32>
    %139 = stablehlo.multiply %137, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<0.5> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<2x3xf32>
    %143 = stablehlo.sqrt %142 : tensor<2x3xf32>
    %144 = stablehlo.add %87, %70 : tensor<2x3xf32>
    %145 = stablehlo.divide %137, %144 : tensor<2x3xf32>
    %146 = stablehlo.divide %137, %114 : tensor<2x3xf32>
    %147 = stablehlo.add %145, %146 : tensor<2x3xf32>
    %148 = stablehlo.constant dense<0.5> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.multiply %147, %149 : tensor<2x3xf32>
    %151 = stablehlo.sqrt %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %67, %151 : tensor<2x3xf32>
    %153 = stablehlo.constant dense<1.0> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.compare LE, %66, %154, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %156 = stablehlo.select %155, %143, %152 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = stablehlo.maximum %66, %67 : tensor<2x3xf32>
    %158 = stablehlo.minimum %66, %67 : tensor<2x3xf32>
    %159 = stablehlo.compare EQ, %158, %157, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %160 = stablehlo.constant dense<1.0> : tensor<f32>
    %161 = stablehlo.divide %158, %157 : tensor<2x3xf32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.select %159, %162, %161 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = stablehlo.log %157 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.multiply %163, %163 : tensor<2x3xf32>
    %169 = stablehlo.log_plus_one %168 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<0.5> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.multiply %169, %171 : tensor<2x3xf32>
    %173 = stablehlo.add %167, %172 : tensor<2x3xf32>
    %174 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.compare GT, %157, %175, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %177 = stablehlo.select %176, %67, %156 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = stablehlo.select %176, %173, %136 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = stablehlo.atan2 %64, %177 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<0.0> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.compare LT, %65, %181, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %183 = stablehlo.negate %178 : tensor<2x3xf32>
    %184 = stablehlo.select %182, %183, %178 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.complex %179, %184 : tensor<2x3xcomplex<f32>>
    %186 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %187 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %188 = stablehlo.abs %186 : tensor<2x3xf64>
    %189 = stablehlo.abs %187 : tensor<2x3xf64>
    %190 = stablehlo.constant dense<1.0> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %192 = stablehlo.add %188, %191 : tensor<2x3xf64>
    %193 = stablehlo.constant dense<1.0> : tensor<f64>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %195 = stablehlo.subtract %188, %194 : tensor<2x3xf64>
    %196 = stablehlo.maximum %192, %189 : tensor<2x3xf64>
    %197 = stablehlo.minimum %192, %189 : tensor<2x3xf64>
    %198 = stablehlo.divide %197, %196 : tensor<2x3xf64>
    %199 = stablehlo.multiply %198, %198 : tensor<2x3xf64>
    %200 = stablehlo.constant dense<1.0> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %202 = stablehlo.add %199, %201 : tensor<2x3xf64>
    %203 = stablehlo.sqrt %202 : tensor<2x3xf64>
    %204 = stablehlo.multiply %196, %203 : tensor<2x3xf64>
    %205 = stablehlo.compare EQ, %196, %197, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %206 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %208 = stablehlo.multiply %196, %207 : tensor<2x3xf64>
    %209 = stablehlo.select %205, %208, %204 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = stablehlo.abs %195 : tensor<2x3xf64>
    %211 = stablehlo.maximum %210, %189 : tensor<2x3xf64>
    %212 = stablehlo.minimum %210, %189 : tensor<2x3xf64>
    %213 = stablehlo.divide %212, %211 : tensor<2x3xf64>
    %214 = stablehlo.multiply %213, %213 : tensor<2x3xf64>
    %215 = stablehlo.constant dense<1.0> : tensor<f64>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %217 = stablehlo.add %214, %216 : tensor<2x3xf64>
    %218 = stablehlo.sqrt %217 : tensor<2x3xf64>
    %219 = stablehlo.multiply %211, %218 : tensor<2x3xf64>
    %220 = stablehlo.compare EQ, %211, %212, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %221 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %223 = stablehlo.multiply %211, %222 : tensor<2x3xf64>
    %224 = stablehlo.select %220, %223, %219 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = stablehlo.add %209, %224 : tensor<2x3xf64>
    %226 = stablehlo.constant dense<0.5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %228 = stablehlo.multiply %225, %227 : tensor<2x3xf64>
    %229 = stablehlo.constant dense<1.0> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %231 = stablehlo.compare LT, %188, %230, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %232 = stablehlo.multiply %189, %189 : tensor<2x3xf64>
    %233 = stablehlo.add %209, %192 : tensor<2x3xf64>
    %234 = stablehlo.divide %232, %233 : tensor<2x3xf64>
    %235 = stablehlo.abs %195 : tensor<2x3xf64>
    %236 = stablehlo.add %224, %235 : tensor<2x3xf64>
    %237 = stablehlo.divide %232, %236 : tensor<2x3xf64>
    %238 = stablehlo.select %231, %237, %236 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = stablehlo.add %234, %238 : tensor<2x3xf64>
    %240 = stablehlo.constant dense<0.5> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %242 = stablehlo.multiply %239, %241 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<1.0> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.add %228, %244 : tensor<2x3xf64>
    %246 = stablehlo.multiply %242, %245 : tensor<2x3xf64>
    %247 = stablehlo.sqrt %246 : tensor<2x3xf64>
    %248 = stablehlo.add %242, %247 : tensor<2x3xf64>
    %249 = stablehlo.log_plus_one %248 : tensor<2x3xf64>
    %250 = stablehlo.multiply %195, %192 : tensor<2x3xf64>
    %251 = stablehlo.negate %250 : tensor<2x3xf64>
    %252 = stablehlo.sqrt %251 : tensor<2x3xf64>
    %253 = stablehlo.divide %189, %252 : tensor<2x3xf64>
    %254 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %256 = stablehlo.compare LT, %189, %255, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %257 = stablehlo.and %231, %256 : tensor<2x3xi1>
    %258 = stablehlo.select %257, %253, %249 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %259 = stablehlo.add %228, %188 : tensor<2x3xf64>
    %260 = stablehlo.add %234, %236 : tensor<2x3xf64>
    %261 = stablehlo.multiply %259, %260 : tensor<2x3xf64>
    %262 = stablehlo.constant dense<0.5> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %264 = stablehlo.multiply %261, %263 : tensor<2x3xf64>
    %265 = stablehlo.sqrt %264 : tensor<2x3xf64>
    %266 = stablehlo.add %209, %192 : tensor<2x3xf64>
    %267 = stablehlo.divide %259, %266 : tensor<2x3xf64>
    %268 = stablehlo.divide %259, %236 : tensor<2x3xf64>
    %269 = stablehlo.add %267, %268 : tensor<2x3xf64>
    %270 = stablehlo.constant dense<0.5> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %272 = stablehlo.multiply %269, %271 : tensor<2x3xf64>
    %273 = stablehlo.sqrt %272 : tensor<2x3xf64>
    %274 = stablehlo.multiply %189, %273 : tensor<2x3xf64>
    %275 = stablehlo.constant dense<1.0> : tensor<f64>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %277 = stablehlo.compare LE, %188, %276, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %278 = stablehlo.select %277, %265, %274 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = stablehlo.maximum %188, %189 : tensor<2x3xf64>
    %280 = stablehlo.minimum %188, %189 : tensor<2x3xf64>
    %281 = stablehlo.compare EQ, %280, %279, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %282 = stablehlo.constant dense<1.0> : tensor<f64>
    %283 = stablehlo.divide %280, %279 : tensor<2x3xf64>
    %284 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %285 = stablehlo.select %281, %284, %283 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %286 = stablehlo.log %279 : tensor<2x3xf64>
    %287 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %289 = stablehlo.add %286, %288 : tensor<2x3xf64>
    %290 = stablehlo.multiply %285, %285 : tensor<2x3xf64>
    %291 = stablehlo.log_plus_one %290 : tensor<2x3xf64>
    %292 = stablehlo.constant dense<0.5> : tensor<f64>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %294 = stablehlo.multiply %291, %293 : tensor<2x3xf64>
    %295 = stablehlo.add %289, %294 : tensor<2x3xf64>
    %296 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %298 = stablehlo.compare GT, %279, %297, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %299 = stablehlo.select %298, %189, %278 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %300 = stablehlo.select %298, %295, %258 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = stablehlo.atan2 %186, %299 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<0.0> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.compare LT, %187, %303, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %305 = stablehlo.negate %300 : tensor<2x3xf64>
    %306 = stablehlo.select %304, %305, %300 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %307 = stablehlo.complex %301, %306 : tensor<2x3xcomplex<f64>>
    return %16, %33, %48, %63, %185, %307 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @asinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asinh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3xf32>
    %3 = stablehlo.constant dense<1.0> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.add %2, %4 : tensor<2x3xf32>
    %6 = stablehlo.sqrt %5 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<1.0> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.add %8, %6 : tensor<2x3xf32>
    %10 = stablehlo.divide %2, %9 : tensor<2x3xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x3xf32>
    %12 = stablehlo.log_plus_one %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.compare GE, %1, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.log %1 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.add %16, %18 : tensor<2x3xf32>
    %20 = stablehlo.select %15, %19, %12 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.sign %0 : tensor<2x3xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<2x3xf32>
    %23 = stablehlo.convert %22 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %24 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %25 = stablehlo.abs %24 : tensor<2x3xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<1.0> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %26, %28 : tensor<2x3xf32>
    %30 = stablehlo.sqrt %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %32, %30 : tensor<2x3xf32>
    %34 = stablehlo.divide %26, %33 : tensor<2x3xf32>
    %35 = stablehlo.add %25, %34 : tensor<2x3xf32>
    %36 = stablehlo.log_plus_one %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.compare GE, %25, %38, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %40 = stablehlo.log %25 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %40, %42 : tensor<2x3xf32>
    %44 = stablehlo.select %39, %43, %36 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.sign %24 : tensor<2x3xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2x3xf32>
    %47 = stablehlo.convert %46 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %48 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %49 = stablehlo.multiply %48, %48 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<1.0> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x3xf32>
    %53 = stablehlo.sqrt %52 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<1.0> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %55, %53 : tensor<2x3xf32>
    %57 = stablehlo.divide %49, %56 : tensor<2x3xf32>
    %58 = stablehlo.add %48, %57 : tensor<2x3xf32>
    %59 = stablehlo.log_plus_one %58 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.compare GE, %48, %61, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %63 = stablehlo.log %48 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.add %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.select %62, %66, %59 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<2x3xf32>
    %70 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %71 = stablehlo.multiply %70, %70 : tensor<2x3xf64>
    %72 = stablehlo.constant dense<1.0> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %74 = stablehlo.add %71, %73 : tensor<2x3xf64>
    %75 = stablehlo.sqrt %74 : tensor<2x3xf64>
    %76 = stablehlo.constant dense<1.0> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %78 = stablehlo.add %77, %75 : tensor<2x3xf64>
    %79 = stablehlo.divide %71, %78 : tensor<2x3xf64>
    %80 = stablehlo.add %70, %79 : tensor<2x3xf64>
    %81 = stablehlo.log_plus_one %80 : tensor<2x3xf64>
    %82 = stablehlo.constant dense<6.703903964971298e153> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %84 = stablehlo.compare GE, %70, %83, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %85 = stablehlo.log %70 : tensor<2x3xf64>
    %86 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %88 = stablehlo.add %85, %87 : tensor<2x3xf64>
    %89 = stablehlo.select %84, %88, %81 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %91 = stablehlo.multiply %90, %89 : tensor<2x3xf64>
    %92 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %93 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %94 = stablehlo.abs %93 : tensor<2x3xf32>
    %95 = stablehlo.abs %92 : tensor<2x3xf32>
    %96 = stablehlo.constant dense<1.0> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.add %94, %97 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<1.0> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.subtract %94, %100 : tensor<2x3xf32>
    %102 = stablehlo.maximum %98, %95 : tensor<2x3xf32>
    %103 = stablehlo.minimum %98, %95 : tensor<2x3xf32>
    %104 = stablehlo.divide %103, %102 : tensor<2x3xf32>
    %105 = stablehlo.multiply %104, %104 : tensor<2x3xf32>
    %106 = stablehlo.constant dense<1.0> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %108 = stablehlo.add %105, %107 : tensor<2x3xf32>
    %109 = stablehlo.sqrt %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %102, %109 : tensor<2x3xf32>
    %111 = stablehlo.compare EQ, %102, %103, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %114 = stablehlo.multiply %102, %113 : tensor<2x3xf32>
    %115 = stablehlo.select %111, %114, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = stablehlo.abs %101 : tensor<2x3xf32>
    %117 = stablehlo.maximum %116, %95 : tensor<2x3xf32>
    %118 = stablehlo.minimum %116, %95 : tensor<2x3xf32>
    %119 = stablehlo.divide %118, %117 : tensor<2x3xf32>
    %120 = stablehlo.multiply %119, %119 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %120, %122 : tensor<2x3xf32>
    %124 = stablehlo.sqrt %123 : tensor<2x3xf32>
    %125 = stablehlo.multiply %117, %124 : tensor<2x3xf32>
    %126 = stablehlo.compare EQ, %117, %118, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.multiply %117, %128 : tensor<2x3xf32>
    %130 = stablehlo.select %126, %129, %125 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %115, %130 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<0.5> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.multiply %131, %133 : tensor<2x3xf32>
    %135 = stablehlo.constant dense<1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.compare LT, %94, %136, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %138 = stablehlo.multiply %95, %95 : tensor<2x3xf32>
    %139 = stablehlo.add %115, %98 : tensor<2x3xf32>
    %140 = stablehlo.divide %138, %139 : tensor<2x3xf32>
    %141 = stablehlo.abs %101 : tensor<2x3xf32>
    %142 = stablehlo.add %130, %141 : tensor<2x3xf32>
    %143 = stablehlo.divide %138, %142 : tensor<2x3xf32>
    %144 = stablehlo.select %137, %143, %142 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = stablehlo.add %140, %144 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<0.5> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<1.0> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %134, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %148, %151 : tensor<2x3xf32>
    %153 = stablehlo.sqrt %152 : tensor<2x3xf32>
    %154 = stablehlo.add %148, %153 : tensor<2x3xf32>
    %155 = stablehlo.log_plus_one %154 : tensor<2x3xf32>
    %156 = stablehlo.multiply %101, %98 : tensor<2x3xf32>
    %157 = stablehlo.negate %156 : tensor<2x3xf32>
    %158 = stablehlo.sqrt %157 : tensor<2x3xf32>
    %159 = stablehlo.divide %95, %158 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.compare LT, %95, %161, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.and %137, %162 : tensor<2x3xi1>
    %164 = stablehlo.select %163, %159, %155 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = stablehlo.add %134, %94 : tensor<2x3xf32>
    %166 = stablehlo.add %140, %142 : tensor<2x3xf32>
    %167 = stablehlo.multiply %165, %166 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<0.5> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<2x3xf32>
    %171 = stablehlo.sqrt %170 : tensor<2x3xf32>
    %172 = stablehlo.add %115, %98 : tensor<2x3xf32>
    %173 = stablehlo.divide %165, %172 : tensor<2x3xf32>
    %174 = stablehlo.divide %165, %142 : tensor<2x3xf32>
    %175 = stablehlo.add %173, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<0.5> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<2x3xf32>
    %179 = stablehlo.sqrt %178 : tensor<2x3xf32>
    %180 = stablehlo.multiply %95, %179 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<1.0> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.compare LE, %94, %182, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %184 = stablehlo.select %183, %171, %180 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.maximum %94, %95 : tensor<2x3xf32>
    %186 = stablehlo.minimum %94, %95 : tensor<2x3xf32>
    %187 = stablehlo.compare EQ, %186, %185, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %188 = stablehlo.constant dense<1.0> : tensor<f32>
    %189 = stablehlo.divide %186, %185 : tensor<2x3xf32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.select %187, %190, %189 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = stablehlo.log %185 : tensor<2x3xf32>
    %193 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.add %192, %194 : tensor<2x3xf32>
    %196 = stablehlo.multiply %191, %191 : tensor<2x3xf32>
    %197 = stablehlo.log_plus_one %196 : tensor<2x3xf32>
    %198 = stablehlo.constant dense<0.5> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.multiply %197, %199 : tensor<2x3xf32>
    %201 = stablehlo.add %195, %200 : tensor<2x3xf32>
    %202 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.compare GT, %185, %203, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %205 = stablehlo.select %204, %95, %184 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = stablehlo.select %204, %201, %164 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = stablehlo.atan2 %93, %205 : tensor<2x3xf32>
    %208 = stablehlo.constant dense<0.0> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %210 = stablehlo.compare LT, %92, %209, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %211 = stablehlo.negate %206 : tensor<2x3xf32>
    %212 = stablehlo.select %210, %211, %206 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %213 = stablehlo.complex %212, %207 : tensor<2x3xcomplex<f32>>
    %214 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %215 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %216 = stablehlo.abs %215 : tensor<2x3xf64>
    %217 = stablehlo.abs %214 : tensor<2x3xf64>
    %218 = stablehlo.constant dense<1.0> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.add %216, %219 : tensor<2x3xf64>
    %221 = stablehlo.constant dense<1.0> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %223 = stablehlo.subtract %216, %222 : tensor<2x3xf64>
    %224 = stablehlo.maximum %220, %217 : tensor<2x3xf64>
    %225 = stablehlo.minimum %220, %217 : tensor<2x3xf64>
    %226 = stablehlo.divide %225, %224 : tensor<2x3xf64>
    %227 = stablehlo.multiply %226, %226 : tensor<2x3xf64>
    %228 = stablehlo.constant dense<1.0> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %230 = stablehlo.add %227, %229 : tensor<2x3xf64>
    %231 = stablehlo.sqrt %230 : tensor<2x3xf64>
    %232 = stablehlo.multiply %224, %231 : tensor<2x3xf64>
    %233 = stablehlo.compare EQ, %224, %225, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %234 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.multiply %224, %235 : tensor<2x3xf64>
    %237 = stablehlo.select %233, %236, %232 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = stablehlo.abs %223 : tensor<2x3xf64>
    %239 = stablehlo.maximum %238, %217 : tensor<2x3xf64>
    %240 = stablehlo.minimum %238, %217 : tensor<2x3xf64>
    %241 = stablehlo.divide %240, %239 : tensor<2x3xf64>
    %242 = stablehlo.multiply %241, %241 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<1.0> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.add %242, %244 : tensor<2x3xf64>
    %246 = stablehlo.sqrt %245 : tensor<2x3xf64>
    %247 = stablehlo.multiply %239, %246 : tensor<2x3xf64>
    %248 = stablehlo.compare EQ, %239, %240, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %249 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %251 = stablehlo.multiply %239, %250 : tensor<2x3xf64>
    %252 = stablehlo.select %248, %251, %247 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = stablehlo.add %237, %252 : tensor<2x3xf64>
    %254 = stablehlo.constant dense<0.5> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %256 = stablehlo.multiply %253, %255 : tensor<2x3xf64>
    %257 = stablehlo.constant dense<1.0> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %259 = stablehlo.compare LT, %216, %258, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %260 = stablehlo.multiply %217, %217 : tensor<2x3xf64>
    %261 = stablehlo.add %237, %220 : tensor<2x3xf64>
    %262 = stablehlo.divide %260, %261 : tensor<2x3xf64>
    %263 = stablehlo.abs %223 : tensor<2x3xf64>
    %264 = stablehlo.add %252, %263 : tensor<2x3xf64>
    %265 = stablehlo.divide %260, %264 : tensor<2x3xf64>
    %266 = stablehlo.select %259, %265, %264 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = stablehlo.add %262, %266 : tensor<2x3xf64>
    %268 = stablehlo.constant dense<0.5> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %270 = stablehlo.multiply %267, %269 : tensor<2x3xf64>
    %271 = stablehlo.constant dense<1.0> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %273 = stablehlo.add %256, %272 : tensor<2x3xf64>
    %274 = stablehlo.multiply %270, %273 : tensor<2x3xf64>
    %275 = stablehlo.sqrt %274 : tensor<2x3xf64>
    %276 = stablehlo.add %270, %275 : tensor<2x3xf64>
    %277 = stablehlo.log_plus_one %276 : tensor<2x3xf64>
    %278 = stablehlo.multiply %223, %220 : tensor<2x3xf64>
    %279 = stablehlo.negate %278 : tensor<2x3xf64>
    %280 = stablehlo.sqrt %279 : tensor<2x3xf64>
    %281 = stablehlo.divide %217, %280 : tensor<2x3xf64>
    %282 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %284 = stablehlo.compare LT, %217, %283, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %285 = stablehlo.and %259, %284 : tensor<2x3xi1>
    %286 = stablehlo.select %285, %281, %277 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %287 = stablehlo.add %256, %216 : tensor<2x3xf64>
    %288 = stablehlo.add %262, %264 : tensor<2x3xf64>
    %289 = stablehlo.multiply %287, %288 : tensor<2x3xf64>
    %290 = stablehlo.constant dense<0.5> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %292 = stablehlo.multiply %289, %291 : tensor<2x3xf64>
    %293 = stablehlo.sqrt %292 : tensor<2x3xf64>
    %294 = stablehlo.add %237, %220 : tensor<2x3xf64>
    %295 = stablehlo.divide %287, %294 : tensor<2x3xf64>
    %296 = stablehlo.divide %287, %264 : tensor<2x3xf64>
    %297 = stablehlo.add %295, %296 : tensor<2x3xf64>
    %298 = stablehlo.constant dense<0.5> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %300 = stablehlo.multiply %297, %299 : tensor<2x3xf64>
    %301 = stablehlo.sqrt %300 : tensor<2x3xf64>
    %302 = stablehlo.multiply %217, %301 : tensor<2x3xf64>
    %303 = stablehlo.constant dense<1.0> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %305 = stablehlo.compare LE, %216, %304, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %306 = stablehlo.select %305, %293, %302 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %307 = stablehlo.maximum %216, %217 : tensor<2x3xf64>
    %308 = stablehlo.minimum %216, %217 : tensor<2x3xf64>
    %309 = stablehlo.compare EQ, %308, %307, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %310 = stablehlo.constant dense<1.0> : tensor<f64>
    %311 = stablehlo.divide %308, %307 : tensor<2x3xf64>
    %312 = stablehlo.broadcast_in_dim %310, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %313 = stablehlo.select %309, %312, %311 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %314 = stablehlo.log %307 : tensor<2x3xf64>
    %315 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %317 = stablehlo.add %314, %316 : tensor<2x3xf64>
    %318 = stablehlo.multiply %313, %313 : tensor<2x3xf64>
    %319 = stablehlo.log_plus_one %318 : tensor<2x3xf64>
    %320 = stablehlo.constant dense<0.5> : tensor<f64>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %322 = stablehlo.multiply %319, %321 : tensor<2x3xf64>
    %323 = stablehlo.add %317, %322 : tensor<2x3xf64>
    %324 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %326 = stablehlo.compare GT, %307, %325, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %327 = stablehlo.select %326, %217, %306 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %328 = stablehlo.select %326, %323, %286 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %329 = stablehlo.atan2 %215, %327 : tensor<2x3xf64>
    %330 = stablehlo.constant dense<0.0> : tensor<f64>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %332 = stablehlo.compare LT, %214, %331, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %333 = stablehlo.negate %328 : tensor<2x3xf64>
    %334 = stablehlo.select %332, %333, %328 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %335 = stablehlo.complex %334, %329 : tensor<2x3xcomplex<f64>>
    return %23, %47, %69, %91, %213, %335 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.atan2 %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.atan2 %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.convert %8 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.atan2 %arg2, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<1.0> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.atan2 %arg3, %14 : tensor<2x3xf64>
    %16 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %17 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %17 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %16, %16 : tensor<2x3xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<2x3xf32>
    %27 = stablehlo.add %16, %16 : tensor<2x3xf32>
    %28 = stablehlo.atan2 %27, %26 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<0.5> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.abs %17 : tensor<2x3xf32>
    %33 = stablehlo.abs %16 : tensor<2x3xf32>
    %34 = stablehlo.maximum %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-1.0> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.atan2 %16, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<0.0> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.compare LT, %37, %39, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %41 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %42 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.select %40, %43, %44 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.compare GT, %34, %47, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %49 = stablehlo.select %48, %45, %31 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = stablehlo.abs %17 : tensor<2x3xf32>
    %51 = stablehlo.abs %16 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<1.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.subtract %53, %50 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<4.0> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.multiply %50, %56 : tensor<2x3xf32>
    %58 = stablehlo.multiply %54, %54 : tensor<2x3xf32>
    %59 = stablehlo.multiply %51, %51 : tensor<2x3xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x3xf32>
    %61 = stablehlo.divide %57, %60 : tensor<2x3xf32>
    %62 = stablehlo.log_plus_one %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<0.25> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<1.0> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.compare EQ, %50, %67, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.compare LT, %51, %70, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %72 = stablehlo.and %68, %71 : tensor<2x3xi1>
    %73 = stablehlo.log %51 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.subtract %75, %73 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<0.5> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<2x3xf32>
    %80 = stablehlo.select %72, %79, %65 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = stablehlo.maximum %50, %51 : tensor<2x3xf32>
    %82 = stablehlo.compare EQ, %50, %81, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %83 = stablehlo.constant dense<1.0> : tensor<f32>
    %84 = stablehlo.divide %50, %81 : tensor<2x3xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.select %82, %85, %84 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = stablehlo.compare EQ, %51, %81, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = stablehlo.constant dense<1.0> : tensor<f32>
    %89 = stablehlo.divide %51, %81 : tensor<2x3xf32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.select %87, %90, %89 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = stablehlo.divide %86, %81 : tensor<2x3xf32>
    %93 = stablehlo.multiply %86, %86 : tensor<2x3xf32>
    %94 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %95 = stablehlo.add %93, %94 : tensor<2x3xf32>
    %96 = stablehlo.divide %92, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.compare GT, %81, %98, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.select %99, %96, %80 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = stablehlo.constant dense<0.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.compare LT, %17, %102, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %104 = stablehlo.negate %100 : tensor<2x3xf32>
    %105 = stablehlo.select %103, %104, %100 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = stablehlo.complex %49, %105 : tensor<2x3xcomplex<f32>>
    %107 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %108 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %109 = stablehlo.constant dense<1.0> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %111 = stablehlo.subtract %110, %108 : tensor<2x3xf64>
    %112 = stablehlo.constant dense<1.0> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %114 = stablehlo.add %113, %108 : tensor<2x3xf64>
    %115 = stablehlo.multiply %111, %114 : tensor<2x3xf64>
    %116 = stablehlo.multiply %107, %107 : tensor<2x3xf64>
    %117 = stablehlo.subtract %115, %116 : tensor<2x3xf64>
    %118 = stablehlo.add %107, %107 : tensor<2x3xf64>
    %119 = stablehlo.atan2 %118, %117 : tensor<2x3xf64>
    %120 = stablehlo.constant dense<0.5> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %122 = stablehlo.multiply %119, %121 : tensor<2x3xf64>
    %123 = stablehlo.abs %108 : tensor<2x3xf64>
    %124 = stablehlo.abs %107 : tensor<2x3xf64>
    %125 = stablehlo.maximum %123, %124 : tensor<2x3xf64>
    %126 = stablehlo.constant dense<-1.0> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %128 = stablehlo.atan2 %107, %127 : tensor<2x3xf64>
    %129 = stablehlo.constant dense<0.0> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %131 = stablehlo.compare LT, %128, %130, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %132 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %133 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %135 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %136 = stablehlo.select %131, %134, %135 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %139 = stablehlo.compare GT, %125, %138, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %140 = stablehlo.select %139, %136, %122 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = stablehlo.abs %108 : tensor<2x3xf64>
    %142 = stablehlo.abs %107 : tensor<2x3xf64>
    %143 = stablehlo.constant dense<1.0> : tensor<f64>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %145 = stablehlo.subtract %144, %141 : tensor<2x3xf64>
    %146 = stablehlo.constant dense<4.0> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %148 = stablehlo.multiply %141, %147 : tensor<2x3xf64>
    %149 = stablehlo.multiply %145, %145 : tensor<2x3xf64>
    %150 = stablehlo.multiply %142, %142 : tensor<2x3xf64>
    %151 = stablehlo.add %149, %150 : tensor<2x3xf64>
    %152 = stablehlo.divide %148, %151 : tensor<2x3xf64>
    %153 = stablehlo.log_plus_one %152 : tensor<2x3xf64>
    %154 = stablehlo.constant dense<0.25> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %156 = stablehlo.multiply %153, %155 : tensor<2x3xf64>
    %157 = stablehlo.constant dense<1.0> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %159 = stablehlo.compare EQ, %141, %158, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %160 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %162 = stablehlo.compare LT, %142, %161, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %163 = stablehlo.and %159, %162 : tensor<2x3xi1>
    %164 = stablehlo.log %142 : tensor<2x3xf64>
    %165 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %167 = stablehlo.subtract %166, %164 : tensor<2x3xf64>
    %168 = stablehlo.constant dense<0.5> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %170 = stablehlo.multiply %167, %169 : tensor<2x3xf64>
    %171 = stablehlo.select %163, %170, %156 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = stablehlo.maximum %141, %142 : tensor<2x3xf64>
    %173 = stablehlo.compare EQ, %141, %172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %174 = stablehlo.constant dense<1.0> : tensor<f64>
    %175 = stablehlo.divide %141, %172 : tensor<2x3xf64>
    %176 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %177 = stablehlo.select %173, %176, %175 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = stablehlo.compare EQ, %142, %172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %179 = stablehlo.constant dense<1.0> : tensor<f64>
    %180 = stablehlo.divide %142, %172 : tensor<2x3xf64>
    %181 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %182 = stablehlo.select %178, %181, %180 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = stablehlo.divide %177, %172 : tensor<2x3xf64>
    %184 = stablehlo.multiply %177, %177 : tensor<2x3xf64>
    %185 = stablehlo.multiply %182, %182 : tensor<2x3xf64>
    %186 = stablehlo.add %184, %185 : tensor<2x3xf64>
    %187 = stablehlo.divide %183, %186 : tensor<2x3xf64>
    %188 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %190 = stablehlo.compare GT, %172, %189, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %191 = stablehlo.select %190, %187, %171 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = stablehlo.constant dense<0.0> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %194 = stablehlo.compare LT, %108, %193, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %195 = stablehlo.negate %191 : tensor<2x3xf64>
    %196 = stablehlo.select %194, %195, %191 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = stablehlo.complex %140, %196 : tensor<2x3xcomplex<f64>>
    return %4, %9, %12, %15, %106, %197 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan2", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.atan2 %arg0, %arg0 : tensor<2x3xf16>
    %1 = stablehlo.atan2 %arg1, %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.atan2 %arg2, %arg2 : tensor<2x3xf32>
    %3 = stablehlo.atan2 %arg3, %arg3 : tensor<2x3xf64>
    %4 = stablehlo.atan2 %arg4, %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.atan2 %arg5, %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atanh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<2.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %6, %1 : tensor<2x3xf32>
    %8 = stablehlo.divide %4, %7 : tensor<2x3xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<0.5> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.sign %0 : tensor<2x3xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3xf32>
    %15 = stablehlo.convert %14 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %16 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %17 = stablehlo.abs %16 : tensor<2x3xf32>
    %18 = stablehlo.constant dense<2.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.divide %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.log_plus_one %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<0.5> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.sign %16 : tensor<2x3xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<2x3xf32>
    %31 = stablehlo.convert %30 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %32 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<2.0> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<1.0> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<2x3xf32>
    %39 = stablehlo.divide %35, %38 : tensor<2x3xf32>
    %40 = stablehlo.log_plus_one %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.5> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<2x3xf32>
    %44 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<2x3xf32>
    %46 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %47 = stablehlo.constant dense<2.0> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %49 = stablehlo.multiply %46, %48 : tensor<2x3xf64>
    %50 = stablehlo.constant dense<1.0> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %52 = stablehlo.subtract %51, %46 : tensor<2x3xf64>
    %53 = stablehlo.divide %49, %52 : tensor<2x3xf64>
    %54 = stablehlo.log_plus_one %53 : tensor<2x3xf64>
    %55 = stablehlo.constant dense<0.5> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %57 = stablehlo.multiply %54, %56 : tensor<2x3xf64>
    %58 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %59 = stablehlo.multiply %58, %57 : tensor<2x3xf64>
    %60 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %61 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %62 = stablehlo.abs %60 : tensor<2x3xf32>
    %63 = stablehlo.abs %61 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<1.0> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.subtract %65, %62 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<4.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.multiply %62, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %66, %66 : tensor<2x3xf32>
    %71 = stablehlo.multiply %63, %63 : tensor<2x3xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x3xf32>
    %73 = stablehlo.divide %69, %72 : tensor<2x3xf32>
    %74 = stablehlo.log_plus_one %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<0.25> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.multiply %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.compare EQ, %62, %79, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %81 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.compare LT, %63, %82, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %84 = stablehlo.and %80, %83 : tensor<2x3xi1>
    %85 = stablehlo.log %63 : tensor<2x3xf32>
    %86 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.subtract %87, %85 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<0.5> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x3xf32>
    %92 = stablehlo.select %84, %91, %77 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = stablehlo.maximum %62, %63 : tensor<2x3xf32>
    %94 = stablehlo.compare EQ, %62, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %95 = stablehlo.constant dense<1.0> : tensor<f32>
    %96 = stablehlo.divide %62, %93 : tensor<2x3xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.select %94, %97, %96 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = stablehlo.compare EQ, %63, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.constant dense<1.0> : tensor<f32>
    %101 = stablehlo.divide %63, %93 : tensor<2x3xf32>
    %102 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.select %99, %102, %101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = stablehlo.divide %98, %93 : tensor<2x3xf32>
    %105 = stablehlo.multiply %98, %98 : tensor<2x3xf32>
    %106 = stablehlo.multiply %103, %103 : tensor<2x3xf32>
    %107 = stablehlo.add %105, %106 : tensor<2x3xf32>
    %108 = stablehlo.divide %104, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.compare GT, %93, %110, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.select %111, %108, %92 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = stablehlo.constant dense<0.0> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.compare LT, %60, %114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %116 = stablehlo.negate %112 : tensor<2x3xf32>
    %117 = stablehlo.select %115, %116, %112 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = stablehlo.constant dense<1.0> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.subtract %119, %60 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %122, %60 : tensor<2x3xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<2x3xf32>
    %125 = stablehlo.multiply %61, %61 : tensor<2x3xf32>
    %126 = stablehlo.subtract %124, %125 : tensor<2x3xf32>
    %127 = stablehlo.add %61, %61 : tensor<2x3xf32>
    %128 = stablehlo.atan2 %127, %126 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<0.5> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<2x3xf32>
    %132 = stablehlo.abs %60 : tensor<2x3xf32>
    %133 = stablehlo.abs %61 : tensor<2x3xf32>
    %134 = stablehlo.maximum %132, %133 : tensor<2x3xf32>
    %135 = stablehlo.constant dense<-1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.atan2 %61, %136 : tensor<2x3xf32>
    %138 = stablehlo.constant dense<0.0> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %140 = stablehlo.compare LT, %137, %139, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %141 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %142 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.select %140, %143, %144 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.compare GT, %134, %147, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %149 = stablehlo.select %148, %145, %131 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = stablehlo.complex %117, %149 : tensor<2x3xcomplex<f32>>
    %151 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %152 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %153 = stablehlo.abs %151 : tensor<2x3xf64>
    %154 = stablehlo.abs %152 : tensor<2x3xf64>
    %155 = stablehlo.constant dense<1.0> : tensor<f64>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %157 = stablehlo.subtract %156, %153 : tensor<2x3xf64>
    %158 = stablehlo.constant dense<4.0> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %160 = stablehlo.multiply %153, %159 : tensor<2x3xf64>
    %161 = stablehlo.multiply %157, %157 : tensor<2x3xf64>
    %162 = stablehlo.multiply %154, %154 : tensor<2x3xf64>
    %163 = stablehlo.add %161, %162 : tensor<2x3xf64>
    %164 = stablehlo.divide %160, %163 : tensor<2x3xf64>
    %165 = stablehlo.log_plus_one %164 : tensor<2x3xf64>
    %166 = stablehlo.constant dense<0.25> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %168 = stablehlo.multiply %165, %167 : tensor<2x3xf64>
    %169 = stablehlo.constant dense<1.0> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %171 = stablehlo.compare EQ, %153, %170, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %172 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %174 = stablehlo.compare LT, %154, %173, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %175 = stablehlo.and %171, %174 : tensor<2x3xi1>
    %176 = stablehlo.log %154 : tensor<2x3xf64>
    %177 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %179 = stablehlo.subtract %178, %176 : tensor<2x3xf64>
    %180 = stablehlo.constant dense<0.5> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %182 = stablehlo.multiply %179, %181 : tensor<2x3xf64>
    %183 = stablehlo.select %175, %182, %168 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = stablehlo.maximum %153, %154 : tensor<2x3xf64>
    %185 = stablehlo.compare EQ, %153, %184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %186 = stablehlo.constant dense<1.0> : tensor<f64>
    %187 = stablehlo.divide %153, %184 : tensor<2x3xf64>
    %188 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %189 = stablehlo.select %185, %188, %187 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = stablehlo.compare EQ, %154, %184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %191 = stablehlo.constant dense<1.0> : tensor<f64>
    %192 = stablehlo.divide %154, %184 : tensor<2x3xf64>
    %193 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %194 = stablehlo.select %190, %193, %192 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = stablehlo.divide %189, %184 : tensor<2x3xf64>
    %196 = stablehlo.multiply %189, %189 : tensor<2x3xf64>
    %197 = stablehlo.multiply %194, %194 : tensor<2x3xf64>
    %198 = stablehlo.add %196, %197 : tensor<2x3xf64>
    %199 = stablehlo.divide %195, %198 : tensor<2x3xf64>
    %200 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %202 = stablehlo.compare GT, %184, %201, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %203 = stablehlo.select %202, %199, %183 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = stablehlo.constant dense<0.0> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %206 = stablehlo.compare LT, %151, %205, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %207 = stablehlo.negate %203 : tensor<2x3xf64>
    %208 = stablehlo.select %206, %207, %203 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = stablehlo.constant dense<1.0> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %211 = stablehlo.subtract %210, %151 : tensor<2x3xf64>
    %212 = stablehlo.constant dense<1.0> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %214 = stablehlo.add %213, %151 : tensor<2x3xf64>
    %215 = stablehlo.multiply %211, %214 : tensor<2x3xf64>
    %216 = stablehlo.multiply %152, %152 : tensor<2x3xf64>
    %217 = stablehlo.subtract %215, %216 : tensor<2x3xf64>
    %218 = stablehlo.add %152, %152 : tensor<2x3xf64>
    %219 = stablehlo.atan2 %218, %217 : tensor<2x3xf64>
    %220 = stablehlo.constant dense<0.5> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %222 = stablehlo.multiply %219, %221 : tensor<2x3xf64>
    %223 = stablehlo.abs %151 : tensor<2x3xf64>
    %224 = stablehlo.abs %152 : tensor<2x3xf64>
    %225 = stablehlo.maximum %223, %224 : tensor<2x3xf64>
    %226 = stablehlo.constant dense<-1.0> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %228 = stablehlo.atan2 %152, %227 : tensor<2x3xf64>
    %229 = stablehlo.constant dense<0.0> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %231 = stablehlo.compare LT, %228, %230, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %232 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %233 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %234 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %235 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.select %231, %234, %235 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %239 = stablehlo.compare GT, %225, %238, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %240 = stablehlo.select %239, %236, %222 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = stablehlo.complex %208, %240 : tensor<2x3xcomplex<f64>>
    return %15, %31, %45, %59, %150, %241 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @bessel_i1e attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "bessel_i1e", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<8.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.minimum %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.maximum %1, %5 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<0.25> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.add %12, %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<2x3xf32>
    %17 = stablehlo.multiply %13, %16 : tensor<2x3xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.add %18, %20 : tensor<2x3xf32>
    %22 = stablehlo.multiply %13, %21 : tensor<2x3xf32>
    %23 = stablehlo.subtract %22, %16 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.multiply %13, %26 : tensor<2x3xf32>
    %28 = stablehlo.subtract %27, %21 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %13, %31 : tensor<2x3xf32>
    %33 = stablehlo.subtract %32, %26 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.add %33, %35 : tensor<2x3xf32>
    %37 = stablehlo.multiply %13, %36 : tensor<2x3xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %38, %40 : tensor<2x3xf32>
    %42 = stablehlo.multiply %13, %41 : tensor<2x3xf32>
    %43 = stablehlo.subtract %42, %36 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %13, %46 : tensor<2x3xf32>
    %48 = stablehlo.subtract %47, %41 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %48, %50 : tensor<2x3xf32>
    %52 = stablehlo.multiply %13, %51 : tensor<2x3xf32>
    %53 = stablehlo.subtract %52, %46 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x3xf32>
    %57 = stablehlo.multiply %13, %56 : tensor<2x3xf32>
    %58 = stablehlo.subtract %57, %51 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.add %58, %60 : tensor<2x3xf32>
    %62 = stablehlo.multiply %13, %61 : tensor<2x3xf32>
    %63 = stablehlo.subtract %62, %56 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.add %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.multiply %13, %66 : tensor<2x3xf32>
    %68 = stablehlo.subtract %67, %61 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %68, %70 : tensor<2x3xf32>
    %72 = stablehlo.multiply %13, %71 : tensor<2x3xf32>
    %73 = stablehlo.subtract %72, %66 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.add %73, %75 : tensor<2x3xf32>
    %77 = stablehlo.multiply %13, %76 : tensor<2x3xf32>
    %78 = stablehlo.subtract %77, %71 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %13, %81 : tensor<2x3xf32>
    %83 = stablehlo.subtract %82, %76 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %83, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %13, %86 : tensor<2x3xf32>
    %88 = stablehlo.subtract %87, %81 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.add %88, %90 : tensor<2x3xf32>
    %92 = stablehlo.multiply %13, %91 : tensor<2x3xf32>
    %93 = stablehlo.subtract %92, %86 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf32>
    %97 = stablehlo.multiply %12, %96 : tensor<2x3xf32>
    %98 = stablehlo.subtract %97, %91 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %98, %100 : tensor<2x3xf32>
    %102 = stablehlo.constant dense<16.0> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.divide %103, %6 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<1.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.subtract %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.add %107, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<0.0> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.multiply %107, %110 : tensor<2x3xf32>
    %112 = stablehlo.multiply %108, %111 : tensor<2x3xf32>
    %113 = stablehlo.subtract %112, %111 : tensor<2x3xf32>
    %114 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.add %113, %115 : tensor<2x3xf32>
    %117 = stablehlo.multiply %108, %116 : tensor<2x3xf32>
    %118 = stablehlo.subtract %117, %111 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.multiply %108, %121 : tensor<2x3xf32>
    %123 = stablehlo.subtract %122, %116 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.add %123, %125 : tensor<2x3xf32>
    %127 = stablehlo.multiply %108, %126 : tensor<2x3xf32>
    %128 = stablehlo.subtract %127, %121 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %128, %130 : tensor<2x3xf32>
    %132 = stablehlo.multiply %108, %131 : tensor<2x3xf32>
    %133 = stablehlo.subtract %132, %126 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.add %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.multiply %108, %136 : tensor<2x3xf32>
    %138 = stablehlo.subtract %137, %131 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %138, %140 : tensor<2x3xf32>
    %142 = stablehlo.multiply %107, %141 : tensor<2x3xf32>
    %143 = stablehlo.subtract %142, %136 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.add %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<3.0> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.add %1, %148 : tensor<2x3xf32>
    %150 = stablehlo.multiply %101, %1 : tensor<2x3xf32>
    %151 = stablehlo.sqrt %149 : tensor<2x3xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<2x3xf32>
    %153 = stablehlo.divide %150, %152 : tensor<2x3xf32>
    %154 = stablehlo.constant dense<8.0> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %156 = stablehlo.compare LE, %1, %155, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %157 = stablehlo.rsqrt %1 : tensor<2x3xf32>
    %158 = stablehlo.multiply %146, %157 : tensor<2x3xf32>
    %159 = stablehlo.select %156, %153, %158 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.compare EQ, %1, %161, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.constant dense<0.0> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.select %162, %164, %159 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = stablehlo.sign %0 : tensor<2x3xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<2x3xf32>
    %168 = stablehlo.convert %167 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %169 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %170 = stablehlo.abs %169 : tensor<2x3xf32>
    %171 = stablehlo.constant dense<8.0> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %173 = stablehlo.minimum %170, %172 : tensor<2x3xf32>
    %174 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.maximum %170, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<0.25> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.multiply %173, %177 : tensor<2x3xf32>
    %179 = stablehlo.constant dense<1.0> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.subtract %178, %180 : tensor<2x3xf32>
    %182 = stablehlo.add %181, %181 : tensor<2x3xf32>
    %183 = stablehlo.constant dense<0.0> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.multiply %181, %184 : tensor<2x3xf32>
    %186 = stablehlo.multiply %182, %185 : tensor<2x3xf32>
    %187 = stablehlo.subtract %186, %185 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.add %187, %189 : tensor<2x3xf32>
    %191 = stablehlo.multiply %182, %190 : tensor<2x3xf32>
    %192 = stablehlo.subtract %191, %185 : tensor<2x3xf32>
    %193 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.add %192, %194 : tensor<2x3xf32>
    %196 = stablehlo.multiply %182, %195 : tensor<2x3xf32>
    %197 = stablehlo.subtract %196, %190 : tensor<2x3xf32>
    %198 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.add %197, %199 : tensor<2x3xf32>
    %201 = stablehlo.multiply %182, %200 : tensor<2x3xf32>
    %202 = stablehlo.subtract %201, %195 : tensor<2x3xf32>
    %203 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %205 = stablehlo.add %202, %204 : tensor<2x3xf32>
    %206 = stablehlo.multiply %182, %205 : tensor<2x3xf32>
    %207 = stablehlo.subtract %206, %200 : tensor<2x3xf32>
    %208 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %210 = stablehlo.add %207, %209 : tensor<2x3xf32>
    %211 = stablehlo.multiply %182, %210 : tensor<2x3xf32>
    %212 = stablehlo.subtract %211, %205 : tensor<2x3xf32>
    %213 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %215 = stablehlo.add %212, %214 : tensor<2x3xf32>
    %216 = stablehlo.multiply %182, %215 : tensor<2x3xf32>
    %217 = stablehlo.subtract %216, %210 : tensor<2x3xf32>
    %218 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %220 = stablehlo.add %217, %219 : tensor<2x3xf32>
    %221 = stablehlo.multiply %182, %220 : tensor<2x3xf32>
    %222 = stablehlo.subtract %221, %215 : tensor<2x3xf32>
    %223 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %225 = stablehlo.add %222, %224 : tensor<2x3xf32>
    %226 = stablehlo.multiply %182, %225 : tensor<2x3xf32>
    %227 = stablehlo.subtract %226, %220 : tensor<2x3xf32>
    %228 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %230 = stablehlo.add %227, %229 : tensor<2x3xf32>
    %231 = stablehlo.multiply %182, %230 : tensor<2x3xf32>
    %232 = stablehlo.subtract %231, %225 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.add %232, %234 : tensor<2x3xf32>
    %236 = stablehlo.multiply %182, %235 : tensor<2x3xf32>
    %237 = stablehlo.subtract %236, %230 : tensor<2x3xf32>
    %238 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %240 = stablehlo.add %237, %239 : tensor<2x3xf32>
    %241 = stablehlo.multiply %182, %240 : tensor<2x3xf32>
    %242 = stablehlo.subtract %241, %235 : tensor<2x3xf32>
    %243 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %245 = stablehlo.add %242, %244 : tensor<2x3xf32>
    %246 = stablehlo.multiply %182, %245 : tensor<2x3xf32>
    %247 = stablehlo.subtract %246, %240 : tensor<2x3xf32>
    %248 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.add %247, %249 : tensor<2x3xf32>
    %251 = stablehlo.multiply %182, %250 : tensor<2x3xf32>
    %252 = stablehlo.subtract %251, %245 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %252, %254 : tensor<2x3xf32>
    %256 = stablehlo.multiply %182, %255 : tensor<2x3xf32>
    %257 = stablehlo.subtract %256, %250 : tensor<2x3xf32>
    %258 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.add %257, %259 : tensor<2x3xf32>
    %261 = stablehlo.multiply %182, %260 : tensor<2x3xf32>
    %262 = stablehlo.subtract %261, %255 : tensor<2x3xf32>
    %263 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.add %262, %264 : tensor<2x3xf32>
    %266 = stablehlo.multiply %181, %265 : tensor<2x3xf32>
    %267 = stablehlo.subtract %266, %260 : tensor<2x3xf32>
    %268 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %270 = stablehlo.add %267, %269 : tensor<2x3xf32>
    %271 = stablehlo.constant dense<16.0> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.divide %272, %175 : tensor<2x3xf32>
    %274 = stablehlo.constant dense<1.0> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %276 = stablehlo.subtract %273, %275 : tensor<2x3xf32>
    %277 = stablehlo.add %276, %276 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<0.0> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.multiply %276, %279 : tensor<2x3xf32>
    %281 = stablehlo.multiply %277, %280 : tensor<2x3xf32>
    %282 = stablehlo.subtract %281, %280 : tensor<2x3xf32>
    %283 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.add %282, %284 : tensor<2x3xf32>
    %286 = stablehlo.multiply %277, %285 : tensor<2x3xf32>
    %287 = stablehlo.subtract %286, %280 : tensor<2x3xf32>
    %288 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %290 = stablehlo.add %287, %289 : tensor<2x3xf32>
    %291 = stablehlo.multiply %277, %290 : tensor<2x3xf32>
    %292 = stablehlo.subtract %291, %285 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.add %292, %294 : tensor<2x3xf32>
    %296 = stablehlo.multiply %277, %295 : tensor<2x3xf32>
    %297 = stablehlo.subtract %296, %290 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %297, %299 : tensor<2x3xf32>
    %301 = stablehlo.multiply %277, %300 : tensor<2x3xf32>
    %302 = stablehlo.subtract %301, %295 : tensor<2x3xf32>
    %303 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %305 = stablehlo.add %302, %304 : tensor<2x3xf32>
    %306 = stablehlo.multiply %277, %305 : tensor<2x3xf32>
    %307 = stablehlo.subtract %306, %300 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.add %307, %309 : tensor<2x3xf32>
    %311 = stablehlo.multiply %276, %310 : tensor<2x3xf32>
    %312 = stablehlo.subtract %311, %305 : tensor<2x3xf32>
    %313 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %315 = stablehlo.add %312, %314 : tensor<2x3xf32>
    %316 = stablehlo.constant dense<3.0> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %318 = stablehlo.add %170, %317 : tensor<2x3xf32>
    %319 = stablehlo.multiply %270, %170 : tensor<2x3xf32>
    %320 = stablehlo.sqrt %318 : tensor<2x3xf32>
    %321 = stablehlo.multiply %318, %320 : tensor<2x3xf32>
    %322 = stablehlo.divide %319, %321 : tensor<2x3xf32>
    %323 = stablehlo.constant dense<8.0> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %325 = stablehlo.compare LE, %170, %324, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %326 = stablehlo.rsqrt %170 : tensor<2x3xf32>
    %327 = stablehlo.multiply %315, %326 : tensor<2x3xf32>
    %328 = stablehlo.select %325, %322, %327 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %329 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.compare EQ, %170, %330, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %332 = stablehlo.constant dense<0.0> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.select %331, %333, %328 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %335 = stablehlo.sign %169 : tensor<2x3xf32>
    %336 = stablehlo.multiply %335, %334 : tensor<2x3xf32>
    %337 = stablehlo.convert %336 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %338 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<8.0> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.minimum %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %343 = stablehlo.maximum %338, %342 : tensor<2x3xf32>
    %344 = stablehlo.constant dense<0.25> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.multiply %341, %345 : tensor<2x3xf32>
    %347 = stablehlo.constant dense<1.0> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %349 = stablehlo.subtract %346, %348 : tensor<2x3xf32>
    %350 = stablehlo.add %349, %349 : tensor<2x3xf32>
    %351 = stablehlo.constant dense<0.0> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %353 = stablehlo.multiply %349, %352 : tensor<2x3xf32>
    %354 = stablehlo.multiply %350, %353 : tensor<2x3xf32>
    %355 = stablehlo.subtract %354, %353 : tensor<2x3xf32>
    %356 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %358 = stablehlo.add %355, %357 : tensor<2x3xf32>
    %359 = stablehlo.multiply %350, %358 : tensor<2x3xf32>
    %360 = stablehlo.subtract %359, %353 : tensor<2x3xf32>
    %361 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %363 = stablehlo.add %360, %362 : tensor<2x3xf32>
    %364 = stablehlo.multiply %350, %363 : tensor<2x3xf32>
    %365 = stablehlo.subtract %364, %358 : tensor<2x3xf32>
    %366 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %368 = stablehlo.add %365, %367 : tensor<2x3xf32>
    %369 = stablehlo.multiply %350, %368 : tensor<2x3xf32>
    %370 = stablehlo.subtract %369, %363 : tensor<2x3xf32>
    %371 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %373 = stablehlo.add %370, %372 : tensor<2x3xf32>
    %374 = stablehlo.multiply %350, %373 : tensor<2x3xf32>
    %375 = stablehlo.subtract %374, %368 : tensor<2x3xf32>
    %376 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %378 = stablehlo.add %375, %377 : tensor<2x3xf32>
    %379 = stablehlo.multiply %350, %378 : tensor<2x3xf32>
    %380 = stablehlo.subtract %379, %373 : tensor<2x3xf32>
    %381 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %383 = stablehlo.add %380, %382 : tensor<2x3xf32>
    %384 = stablehlo.multiply %350, %383 : tensor<2x3xf32>
    %385 = stablehlo.subtract %384, %378 : tensor<2x3xf32>
    %386 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %388 = stablehlo.add %385, %387 : tensor<2x3xf32>
    %389 = stablehlo.multiply %350, %388 : tensor<2x3xf32>
    %390 = stablehlo.subtract %389, %383 : tensor<2x3xf32>
    %391 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %393 = stablehlo.add %390, %392 : tensor<2x3xf32>
    %394 = stablehlo.multiply %350, %393 : tensor<2x3xf32>
    %395 = stablehlo.subtract %394, %388 : tensor<2x3xf32>
    %396 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %398 = stablehlo.add %395, %397 : tensor<2x3xf32>
    %399 = stablehlo.multiply %350, %398 : tensor<2x3xf32>
    %400 = stablehlo.subtract %399, %393 : tensor<2x3xf32>
    %401 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %403 = stablehlo.add %400, %402 : tensor<2x3xf32>
    %404 = stablehlo.multiply %350, %403 : tensor<2x3xf32>
    %405 = stablehlo.subtract %404, %398 : tensor<2x3xf32>
    %406 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %408 = stablehlo.add %405, %407 : tensor<2x3xf32>
    %409 = stablehlo.multiply %350, %408 : tensor<2x3xf32>
    %410 = stablehlo.subtract %409, %403 : tensor<2x3xf32>
    %411 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %413 = stablehlo.add %410, %412 : tensor<2x3xf32>
    %414 = stablehlo.multiply %350, %413 : tensor<2x3xf32>
    %415 = stablehlo.subtract %414, %408 : tensor<2x3xf32>
    %416 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.add %415, %417 : tensor<2x3xf32>
    %419 = stablehlo.multiply %350, %418 : tensor<2x3xf32>
    %420 = stablehlo.subtract %419, %413 : tensor<2x3xf32>
    %421 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %423 = stablehlo.add %420, %422 : tensor<2x3xf32>
    %424 = stablehlo.multiply %350, %423 : tensor<2x3xf32>
    %425 = stablehlo.subtract %424, %418 : tensor<2x3xf32>
    %426 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %428 = stablehlo.add %425, %427 : tensor<2x3xf32>
    %429 = stablehlo.multiply %350, %428 : tensor<2x3xf32>
    %430 = stablehlo.subtract %429, %423 : tensor<2x3xf32>
    %431 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %433 = stablehlo.add %430, %432 : tensor<2x3xf32>
    %434 = stablehlo.multiply %349, %433 : tensor<2x3xf32>
    %435 = stablehlo.subtract %434, %428 : tensor<2x3xf32>
    %436 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %438 = stablehlo.add %435, %437 : tensor<2x3xf32>
    %439 = stablehlo.constant dense<16.0> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %441 = stablehlo.divide %440, %343 : tensor<2x3xf32>
    %442 = stablehlo.constant dense<1.0> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.subtract %441, %443 : tensor<2x3xf32>
    %445 = stablehlo.add %444, %444 : tensor<2x3xf32>
    %446 = stablehlo.constant dense<0.0> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %448 = stablehlo.multiply %444, %447 : tensor<2x3xf32>
    %449 = stablehlo.multiply %445, %448 : tensor<2x3xf32>
    %450 = stablehlo.subtract %449, %448 : tensor<2x3xf32>
    %451 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %453 = stablehlo.add %450, %452 : tensor<2x3xf32>
    %454 = stablehlo.multiply %445, %453 : tensor<2x3xf32>
    %455 = stablehlo.subtract %454, %448 : tensor<2x3xf32>
    %456 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %458 = stablehlo.add %455, %457 : tensor<2x3xf32>
    %459 = stablehlo.multiply %445, %458 : tensor<2x3xf32>
    %460 = stablehlo.subtract %459, %453 : tensor<2x3xf32>
    %461 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %463 = stablehlo.add %460, %462 : tensor<2x3xf32>
    %464 = stablehlo.multiply %445, %463 : tensor<2x3xf32>
    %465 = stablehlo.subtract %464, %458 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %465, %467 : tensor<2x3xf32>
    %469 = stablehlo.multiply %445, %468 : tensor<2x3xf32>
    %470 = stablehlo.subtract %469, %463 : tensor<2x3xf32>
    %471 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %473 = stablehlo.add %470, %472 : tensor<2x3xf32>
    %474 = stablehlo.multiply %445, %473 : tensor<2x3xf32>
    %475 = stablehlo.subtract %474, %468 : tensor<2x3xf32>
    %476 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %478 = stablehlo.add %475, %477 : tensor<2x3xf32>
    %479 = stablehlo.multiply %444, %478 : tensor<2x3xf32>
    %480 = stablehlo.subtract %479, %473 : tensor<2x3xf32>
    %481 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %483 = stablehlo.add %480, %482 : tensor<2x3xf32>
    %484 = stablehlo.constant dense<3.0> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.add %338, %485 : tensor<2x3xf32>
    %487 = stablehlo.multiply %438, %338 : tensor<2x3xf32>
    %488 = stablehlo.sqrt %486 : tensor<2x3xf32>
    %489 = stablehlo.multiply %486, %488 : tensor<2x3xf32>
    %490 = stablehlo.divide %487, %489 : tensor<2x3xf32>
    %491 = stablehlo.constant dense<8.0> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %493 = stablehlo.compare LE, %338, %492, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %494 = stablehlo.rsqrt %338 : tensor<2x3xf32>
    %495 = stablehlo.multiply %483, %494 : tensor<2x3xf32>
    %496 = stablehlo.select %493, %490, %495 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %497 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %499 = stablehlo.compare EQ, %338, %498, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %500 = stablehlo.constant dense<0.0> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %502 = stablehlo.select %499, %501, %496 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %503 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<2x3xf32>
    %505 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %506 = stablehlo.constant dense<8.0> : tensor<f64>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %508 = stablehlo.minimum %505, %507 : tensor<2x3xf64>
    %509 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %510 = stablehlo.maximum %505, %509 : tensor<2x3xf64>
    %511 = stablehlo.constant dense<0.25> : tensor<f64>
    %512 = stablehlo.broadcast_in_dim %511, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %513 = stablehlo.multiply %508, %512 : tensor<2x3xf64>
    %514 = stablehlo.constant dense<1.0> : tensor<f64>
    %515 = stablehlo.broadcast_in_dim %514, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %516 = stablehlo.subtract %513, %515 : tensor<2x3xf64>
    %517 = stablehlo.add %516, %516 : tensor<2x3xf64>
    %518 = stablehlo.constant dense<0.0> : tensor<f64>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %520 = stablehlo.multiply %516, %519 : tensor<2x3xf64>
    %521 = stablehlo.multiply %517, %520 : tensor<2x3xf64>
    %522 = stablehlo.subtract %521, %520 : tensor<2x3xf64>
    %523 = stablehlo.constant dense<1.2523397201091768e-17> : tensor<f64>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %525 = stablehlo.add %522, %524 : tensor<2x3xf64>
    %526 = stablehlo.multiply %517, %525 : tensor<2x3xf64>
    %527 = stablehlo.subtract %526, %520 : tensor<2x3xf64>
    %528 = stablehlo.constant dense<-4.581454450879514e-17> : tensor<f64>
    %529 = stablehlo.broadcast_in_dim %528, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %530 = stablehlo.add %527, %529 : tensor<2x3xf64>
    %531 = stablehlo.multiply %517, %530 : tensor<2x3xf64>
    %532 = stablehlo.subtract %531, %525 : tensor<2x3xf64>
    %533 = stablehlo.constant dense<1.6940771410091094e-16> : tensor<f64>
    %534 = stablehlo.broadcast_in_dim %533, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %535 = stablehlo.add %532, %534 : tensor<2x3xf64>
    %536 = stablehlo.multiply %517, %535 : tensor<2x3xf64>
    %537 = stablehlo.subtract %536, %530 : tensor<2x3xf64>
    %538 = stablehlo.constant dense<-6.342296420916101e-16> : tensor<f64>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %540 = stablehlo.add %537, %539 : tensor<2x3xf64>
    %541 = stablehlo.multiply %517, %540 : tensor<2x3xf64>
    %542 = stablehlo.subtract %541, %535 : tensor<2x3xf64>
    %543 = stablehlo.constant dense<2.4077038570710002e-15> : tensor<f64>
    %544 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %545 = stablehlo.add %542, %544 : tensor<2x3xf64>
    %546 = stablehlo.multiply %517, %545 : tensor<2x3xf64>
    %547 = stablehlo.subtract %546, %540 : tensor<2x3xf64>
    %548 = stablehlo.constant dense<-9.275801695199047e-15> : tensor<f64>
    %549 = stablehlo.broadcast_in_dim %548, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %550 = stablehlo.add %547, %549 : tensor<2x3xf64>
    %551 = stablehlo.multiply %517, %550 : tensor<2x3xf64>
    %552 = stablehlo.subtract %551, %545 : tensor<2x3xf64>
    %553 = stablehlo.constant dense<3.6240467285548415e-14> : tensor<f64>
    %554 = stablehlo.broadcast_in_dim %553, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %555 = stablehlo.add %552, %554 : tensor<2x3xf64>
    %556 = stablehlo.multiply %517, %555 : tensor<2x3xf64>
    %557 = stablehlo.subtract %556, %550 : tensor<2x3xf64>
    %558 = stablehlo.constant dense<-1.4315655033406873e-13> : tensor<f64>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %560 = stablehlo.add %557, %559 : tensor<2x3xf64>
    %561 = stablehlo.multiply %517, %560 : tensor<2x3xf64>
    %562 = stablehlo.subtract %561, %555 : tensor<2x3xf64>
    %563 = stablehlo.constant dense<5.682626638055239e-13> : tensor<f64>
    %564 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %565 = stablehlo.add %562, %564 : tensor<2x3xf64>
    %566 = stablehlo.multiply %517, %565 : tensor<2x3xf64>
    %567 = stablehlo.subtract %566, %560 : tensor<2x3xf64>
    %568 = stablehlo.constant dense<-2.2450290770501563e-12> : tensor<f64>
    %569 = stablehlo.broadcast_in_dim %568, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %570 = stablehlo.add %567, %569 : tensor<2x3xf64>
    %571 = stablehlo.multiply %517, %570 : tensor<2x3xf64>
    %572 = stablehlo.subtract %571, %565 : tensor<2x3xf64>
    %573 = stablehlo.constant dense<8.708883508929452e-12> : tensor<f64>
    %574 = stablehlo.broadcast_in_dim %573, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %575 = stablehlo.add %572, %574 : tensor<2x3xf64>
    %576 = stablehlo.multiply %517, %575 : tensor<2x3xf64>
    %577 = stablehlo.subtract %576, %570 : tensor<2x3xf64>
    %578 = stablehlo.constant dense<-3.257011610893793e-11> : tensor<f64>
    %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %580 = stablehlo.add %577, %579 : tensor<2x3xf64>
    %581 = stablehlo.multiply %517, %580 : tensor<2x3xf64>
    %582 = stablehlo.subtract %581, %575 : tensor<2x3xf64>
    %583 = stablehlo.constant dense<1.1439335343630784e-10> : tensor<f64>
    %584 = stablehlo.broadcast_in_dim %583, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %585 = stablehlo.add %582, %584 : tensor<2x3xf64>
    %586 = stablehlo.multiply %517, %585 : tensor<2x3xf64>
    %587 = stablehlo.subtract %586, %580 : tensor<2x3xf64>
    %588 = stablehlo.constant dense<-3.6097687242225283e-10> : tensor<f64>
    %589 = stablehlo.broadcast_in_dim %588, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %590 = stablehlo.add %587, %589 : tensor<2x3xf64>
    %591 = stablehlo.multiply %517, %590 : tensor<2x3xf64>
    %592 = stablehlo.subtract %591, %585 : tensor<2x3xf64>
    %593 = stablehlo.constant dense<9.242730545625409e-10> : tensor<f64>
    %594 = stablehlo.broadcast_in_dim %593, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %595 = stablehlo.add %592, %594 : tensor<2x3xf64>
    %596 = stablehlo.multiply %517, %595 : tensor<2x3xf64>
    %597 = stablehlo.subtract %596, %590 : tensor<2x3xf64>
    %598 = stablehlo.constant dense<-1.2065517942071746e-9> : tensor<f64>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %600 = stablehlo.add %597, %599 : tensor<2x3xf64>
    %601 = stablehlo.multiply %517, %600 : tensor<2x3xf64>
    %602 = stablehlo.subtract %601, %595 : tensor<2x3xf64>
    %603 = stablehlo.constant dense<-5.755918481745012e-9> : tensor<f64>
    %604 = stablehlo.broadcast_in_dim %603, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %605 = stablehlo.add %602, %604 : tensor<2x3xf64>
    %606 = stablehlo.multiply %517, %605 : tensor<2x3xf64>
    %607 = stablehlo.subtract %606, %600 : tensor<2x3xf64>
    %608 = stablehlo.constant dense<6.205775645484202e-8> : tensor<f64>
    %609 = stablehlo.broadcast_in_dim %608, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %610 = stablehlo.add %607, %609 : tensor<2x3xf64>
    %611 = stablehlo.multiply %517, %610 : tensor<2x3xf64>
    %612 = stablehlo.subtract %611, %605 : tensor<2x3xf64>
    %613 = stablehlo.constant dense<-3.6646044168826453e-7> : tensor<f64>
    %614 = stablehlo.broadcast_in_dim %613, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %615 = stablehlo.add %612, %614 : tensor<2x3xf64>
    %616 = stablehlo.multiply %517, %615 : tensor<2x3xf64>
    %617 = stablehlo.subtract %616, %610 : tensor<2x3xf64>
    %618 = stablehlo.constant dense<1.7091883639251998e-6> : tensor<f64>
    %619 = stablehlo.broadcast_in_dim %618, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %620 = stablehlo.add %617, %619 : tensor<2x3xf64>
    %621 = stablehlo.multiply %517, %620 : tensor<2x3xf64>
    %622 = stablehlo.subtract %621, %615 : tensor<2x3xf64>
    %623 = stablehlo.constant dense<-6.766450253156174e-6> : tensor<f64>
    %624 = stablehlo.broadcast_in_dim %623, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %625 = stablehlo.add %622, %624 : tensor<2x3xf64>
    %626 = stablehlo.multiply %517, %625 : tensor<2x3xf64>
    %627 = stablehlo.subtract %626, %620 : tensor<2x3xf64>
    %628 = stablehlo.constant dense<2.3059165339316112e-5> : tensor<f64>
    %629 = stablehlo.broadcast_in_dim %628, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %630 = stablehlo.add %627, %629 : tensor<2x3xf64>
    %631 = stablehlo.multiply %517, %630 : tensor<2x3xf64>
    %632 = stablehlo.subtract %631, %625 : tensor<2x3xf64>
    %633 = stablehlo.constant dense<-6.645916814343191e-5> : tensor<f64>
    %634 = stablehlo.broadcast_in_dim %633, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %635 = stablehlo.add %632, %634 : tensor<2x3xf64>
    %636 = stablehlo.multiply %517, %635 : tensor<2x3xf64>
    %637 = stablehlo.subtract %636, %630 : tensor<2x3xf64>
    %638 = stablehlo.constant dense<0.0001511603248888762> : tensor<f64>
    %639 = stablehlo.broadcast_in_dim %638, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %640 = stablehlo.add %637, %639 : tensor<2x3xf64>
    %641 = stablehlo.multiply %517, %640 : tensor<2x3xf64>
    %642 = stablehlo.subtract %641, %635 : tensor<2x3xf64>
    %643 = stablehlo.constant dense<-0.00020167201990934952> : tensor<f64>
    %644 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %645 = stablehlo.add %642, %644 : tensor<2x3xf64>
    %646 = stablehlo.multiply %517, %645 : tensor<2x3xf64>
    %647 = stablehlo.subtract %646, %640 : tensor<2x3xf64>
    %648 = stablehlo.constant dense<-0.0003217113132824621> : tensor<f64>
    %649 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %650 = stablehlo.add %647, %649 : tensor<2x3xf64>
    %651 = stablehlo.multiply %517, %650 : tensor<2x3xf64>
    %652 = stablehlo.subtract %651, %645 : tensor<2x3xf64>
    %653 = stablehlo.constant dense<0.003601395500442421> : tensor<f64>
    %654 = stablehlo.broadcast_in_dim %653, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %655 = stablehlo.add %652, %654 : tensor<2x3xf64>
    %656 = stablehlo.multiply %517, %655 : tensor<2x3xf64>
    %657 = stablehlo.subtract %656, %650 : tensor<2x3xf64>
    %658 = stablehlo.constant dense<-0.01640410621508473> : tensor<f64>
    %659 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %660 = stablehlo.add %657, %659 : tensor<2x3xf64>
    %661 = stablehlo.multiply %517, %660 : tensor<2x3xf64>
    %662 = stablehlo.subtract %661, %655 : tensor<2x3xf64>
    %663 = stablehlo.constant dense<0.055893745200883735> : tensor<f64>
    %664 = stablehlo.broadcast_in_dim %663, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %665 = stablehlo.add %662, %664 : tensor<2x3xf64>
    %666 = stablehlo.multiply %517, %665 : tensor<2x3xf64>
    %667 = stablehlo.subtract %666, %660 : tensor<2x3xf64>
    %668 = stablehlo.constant dense<-0.1581541533136134> : tensor<f64>
    %669 = stablehlo.broadcast_in_dim %668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %670 = stablehlo.add %667, %669 : tensor<2x3xf64>
    %671 = stablehlo.multiply %517, %670 : tensor<2x3xf64>
    %672 = stablehlo.subtract %671, %665 : tensor<2x3xf64>
    %673 = stablehlo.constant dense<0.3851049821132064> : tensor<f64>
    %674 = stablehlo.broadcast_in_dim %673, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %675 = stablehlo.add %672, %674 : tensor<2x3xf64>
    %676 = stablehlo.multiply %517, %675 : tensor<2x3xf64>
    %677 = stablehlo.subtract %676, %670 : tensor<2x3xf64>
    %678 = stablehlo.constant dense<-0.81846515486596> : tensor<f64>
    %679 = stablehlo.broadcast_in_dim %678, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %680 = stablehlo.add %677, %679 : tensor<2x3xf64>
    %681 = stablehlo.multiply %516, %680 : tensor<2x3xf64>
    %682 = stablehlo.subtract %681, %675 : tensor<2x3xf64>
    %683 = stablehlo.constant dense<1.160582220771378> : tensor<f64>
    %684 = stablehlo.broadcast_in_dim %683, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %685 = stablehlo.add %682, %684 : tensor<2x3xf64>
    %686 = stablehlo.constant dense<16.0> : tensor<f64>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %688 = stablehlo.divide %687, %510 : tensor<2x3xf64>
    %689 = stablehlo.constant dense<1.0> : tensor<f64>
    %690 = stablehlo.broadcast_in_dim %689, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %691 = stablehlo.subtract %688, %690 : tensor<2x3xf64>
    %692 = stablehlo.add %691, %691 : tensor<2x3xf64>
    %693 = stablehlo.constant dense<0.0> : tensor<f64>
    %694 = stablehlo.broadcast_in_dim %693, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %695 = stablehlo.multiply %691, %694 : tensor<2x3xf64>
    %696 = stablehlo.multiply %692, %695 : tensor<2x3xf64>
    %697 = stablehlo.subtract %696, %695 : tensor<2x3xf64>
    %698 = stablehlo.constant dense<-4.6503053684893586e-17> : tensor<f64>
    %699 = stablehlo.broadcast_in_dim %698, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %700 = stablehlo.add %697, %699 : tensor<2x3xf64>
    %701 = stablehlo.multiply %692, %700 : tensor<2x3xf64>
    %702 = stablehlo.subtract %701, %695 : tensor<2x3xf64>
    %703 = stablehlo.constant dense<-3.209525921993424e-17> : tensor<f64>
    %704 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %705 = stablehlo.add %702, %704 : tensor<2x3xf64>
    %706 = stablehlo.multiply %692, %705 : tensor<2x3xf64>
    %707 = stablehlo.subtract %706, %700 : tensor<2x3xf64>
    %708 = stablehlo.constant dense<2.96262899764595e-16> : tensor<f64>
    %709 = stablehlo.broadcast_in_dim %708, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %710 = stablehlo.add %707, %709 : tensor<2x3xf64>
    %711 = stablehlo.multiply %692, %710 : tensor<2x3xf64>
    %712 = stablehlo.subtract %711, %705 : tensor<2x3xf64>
    %713 = stablehlo.constant dense<3.3082023109209285e-16> : tensor<f64>
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %715 = stablehlo.add %712, %714 : tensor<2x3xf64>
    %716 = stablehlo.multiply %692, %715 : tensor<2x3xf64>
    %717 = stablehlo.subtract %716, %710 : tensor<2x3xf64>
    %718 = stablehlo.constant dense<-1.8803547755107825e-15> : tensor<f64>
    %719 = stablehlo.broadcast_in_dim %718, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %720 = stablehlo.add %717, %719 : tensor<2x3xf64>
    %721 = stablehlo.multiply %692, %720 : tensor<2x3xf64>
    %722 = stablehlo.subtract %721, %715 : tensor<2x3xf64>
    %723 = stablehlo.constant dense<-3.8144030724370075e-15> : tensor<f64>
    %724 = stablehlo.broadcast_in_dim %723, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %725 = stablehlo.add %722, %724 : tensor<2x3xf64>
    %726 = stablehlo.multiply %692, %725 : tensor<2x3xf64>
    %727 = stablehlo.subtract %726, %720 : tensor<2x3xf64>
    %728 = stablehlo.constant dense<1.0420276984128802e-14> : tensor<f64>
    %729 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %730 = stablehlo.add %727, %729 : tensor<2x3xf64>
    %731 = stablehlo.multiply %692, %730 : tensor<2x3xf64>
    %732 = stablehlo.subtract %731, %725 : tensor<2x3xf64>
    %733 = stablehlo.constant dense<4.272440016711951e-14> : tensor<f64>
    %734 = stablehlo.broadcast_in_dim %733, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %735 = stablehlo.add %732, %734 : tensor<2x3xf64>
    %736 = stablehlo.multiply %692, %735 : tensor<2x3xf64>
    %737 = stablehlo.subtract %736, %730 : tensor<2x3xf64>
    %738 = stablehlo.constant dense<-2.1015418427726643e-14> : tensor<f64>
    %739 = stablehlo.broadcast_in_dim %738, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %740 = stablehlo.add %737, %739 : tensor<2x3xf64>
    %741 = stablehlo.multiply %692, %740 : tensor<2x3xf64>
    %742 = stablehlo.subtract %741, %735 : tensor<2x3xf64>
    %743 = stablehlo.constant dense<-4.0835511110921974e-13> : tensor<f64>
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %745 = stablehlo.add %742, %744 : tensor<2x3xf64>
    %746 = stablehlo.multiply %692, %745 : tensor<2x3xf64>
    %747 = stablehlo.subtract %746, %740 : tensor<2x3xf64>
    %748 = stablehlo.constant dense<-7.198551776245908e-13> : tensor<f64>
    %749 = stablehlo.broadcast_in_dim %748, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %750 = stablehlo.add %747, %749 : tensor<2x3xf64>
    %751 = stablehlo.multiply %692, %750 : tensor<2x3xf64>
    %752 = stablehlo.subtract %751, %745 : tensor<2x3xf64>
    %753 = stablehlo.constant dense<2.0356285441470896e-12> : tensor<f64>
    %754 = stablehlo.broadcast_in_dim %753, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %755 = stablehlo.add %752, %754 : tensor<2x3xf64>
    %756 = stablehlo.multiply %692, %755 : tensor<2x3xf64>
    %757 = stablehlo.subtract %756, %750 : tensor<2x3xf64>
    %758 = stablehlo.constant dense<1.4125807436613782e-11> : tensor<f64>
    %759 = stablehlo.broadcast_in_dim %758, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %760 = stablehlo.add %757, %759 : tensor<2x3xf64>
    %761 = stablehlo.multiply %692, %760 : tensor<2x3xf64>
    %762 = stablehlo.subtract %761, %755 : tensor<2x3xf64>
    %763 = stablehlo.constant dense<3.2526035830154884e-11> : tensor<f64>
    %764 = stablehlo.broadcast_in_dim %763, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %765 = stablehlo.add %762, %764 : tensor<2x3xf64>
    %766 = stablehlo.multiply %692, %765 : tensor<2x3xf64>
    %767 = stablehlo.subtract %766, %760 : tensor<2x3xf64>
    %768 = stablehlo.constant dense<-1.8974958123505413e-11> : tensor<f64>
    %769 = stablehlo.broadcast_in_dim %768, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %770 = stablehlo.add %767, %769 : tensor<2x3xf64>
    %771 = stablehlo.multiply %692, %770 : tensor<2x3xf64>
    %772 = stablehlo.subtract %771, %765 : tensor<2x3xf64>
    %773 = stablehlo.constant dense<-5.589743462196584e-10> : tensor<f64>
    %774 = stablehlo.broadcast_in_dim %773, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %775 = stablehlo.add %772, %774 : tensor<2x3xf64>
    %776 = stablehlo.multiply %692, %775 : tensor<2x3xf64>
    %777 = stablehlo.subtract %776, %770 : tensor<2x3xf64>
    %778 = stablehlo.constant dense<-3.835380385964237e-9> : tensor<f64>
    %779 = stablehlo.broadcast_in_dim %778, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %780 = stablehlo.add %777, %779 : tensor<2x3xf64>
    %781 = stablehlo.multiply %692, %780 : tensor<2x3xf64>
    %782 = stablehlo.subtract %781, %775 : tensor<2x3xf64>
    %783 = stablehlo.constant dense<-2.6314688468895196e-8> : tensor<f64>
    %784 = stablehlo.broadcast_in_dim %783, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %785 = stablehlo.add %782, %784 : tensor<2x3xf64>
    %786 = stablehlo.multiply %692, %785 : tensor<2x3xf64>
    %787 = stablehlo.subtract %786, %780 : tensor<2x3xf64>
    %788 = stablehlo.constant dense<-2.512236237870209e-7> : tensor<f64>
    %789 = stablehlo.broadcast_in_dim %788, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %790 = stablehlo.add %787, %789 : tensor<2x3xf64>
    %791 = stablehlo.multiply %692, %790 : tensor<2x3xf64>
    %792 = stablehlo.subtract %791, %785 : tensor<2x3xf64>
    %793 = stablehlo.constant dense<-3.882564808877691e-6> : tensor<f64>
    %794 = stablehlo.broadcast_in_dim %793, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %795 = stablehlo.add %792, %794 : tensor<2x3xf64>
    %796 = stablehlo.multiply %692, %795 : tensor<2x3xf64>
    %797 = stablehlo.subtract %796, %790 : tensor<2x3xf64>
    %798 = stablehlo.constant dense<-0.00011058893876262371> : tensor<f64>
    %799 = stablehlo.broadcast_in_dim %798, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %800 = stablehlo.add %797, %799 : tensor<2x3xf64>
    %801 = stablehlo.multiply %692, %800 : tensor<2x3xf64>
    %802 = stablehlo.subtract %801, %795 : tensor<2x3xf64>
    %803 = stablehlo.constant dense<-0.009761097491361469> : tensor<f64>
    %804 = stablehlo.broadcast_in_dim %803, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %805 = stablehlo.add %802, %804 : tensor<2x3xf64>
    %806 = stablehlo.multiply %691, %805 : tensor<2x3xf64>
    %807 = stablehlo.subtract %806, %800 : tensor<2x3xf64>
    %808 = stablehlo.constant dense<0.38928811750914005> : tensor<f64>
    %809 = stablehlo.broadcast_in_dim %808, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %810 = stablehlo.add %807, %809 : tensor<2x3xf64>
    %811 = stablehlo.constant dense<3.0> : tensor<f64>
    %812 = stablehlo.broadcast_in_dim %811, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %813 = stablehlo.add %505, %812 : tensor<2x3xf64>
    %814 = stablehlo.multiply %685, %505 : tensor<2x3xf64>
    %815 = stablehlo.sqrt %813 : tensor<2x3xf64>
    %816 = stablehlo.multiply %813, %815 : tensor<2x3xf64>
    %817 = stablehlo.divide %814, %816 : tensor<2x3xf64>
    %818 = stablehlo.constant dense<8.0> : tensor<f64>
    %819 = stablehlo.broadcast_in_dim %818, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %820 = stablehlo.compare LE, %505, %819, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %821 = stablehlo.rsqrt %505 : tensor<2x3xf64>
    %822 = stablehlo.multiply %810, %821 : tensor<2x3xf64>
    %823 = stablehlo.select %820, %817, %822 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %824 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %825 = stablehlo.broadcast_in_dim %824, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %826 = stablehlo.compare EQ, %505, %825, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %827 = stablehlo.constant dense<0.0> : tensor<f64>
    %828 = stablehlo.broadcast_in_dim %827, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %829 = stablehlo.select %826, %828, %823 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %830 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %831 = stablehlo.multiply %830, %829 : tensor<2x3xf64>
    return %168, %337, %504, %831 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @bitcast_convert attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "bitcast_convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], u8[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3], u8[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %3 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xi8>
    %4 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi16>
    %5 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xui8>
    %6 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %7 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %8 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %9 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xi8>
    %10 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xi16>
    %11 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xui8>
    %13 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xui16>
    %14 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %15 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xf16>
    %16 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xbf16>
    %17 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xi8>
    %19 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xi16>
    %20 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xi32>
    %21 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %22 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xui8>
    %23 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xui16>
    %24 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xui32>
    %25 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %26 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xf16>
    %27 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xbf16>
    %28 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xf32>
    %29 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %30 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %31 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui8>
    %32 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xi8>
    %33 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %34 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xui8>
    %35 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui16>
    %36 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %37 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %38 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xi8>
    %39 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xi16>
    %40 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %41 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xui8>
    %42 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xui16>
    %43 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %44 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xf16>
    %45 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xbf16>
    %46 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %47 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xi8>
    %48 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xi16>
    %49 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xi32>
    %50 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %51 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xui8>
    %52 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xui16>
    %53 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xui32>
    %54 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui64>
    %55 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xf16>
    %56 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xbf16>
    %57 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xf32>
    %58 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %59 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3x2xi8>
    %60 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %61 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3x2xui8>
    %62 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %63 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %64 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %65 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3x2xi8>
    %66 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %67 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3x2xui8>
    %68 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %69 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %70 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %71 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x4xi8>
    %72 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xi16>
    %73 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %74 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
    %75 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xui16>
    %76 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %77 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xf16>
    %78 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xbf16>
    %79 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x8xi8>
    %81 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xi16>
    %82 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xi32>
    %83 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %84 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x8xui8>
    %85 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xui16>
    %86 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xui32>
    %87 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %88 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xf16>
    %89 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xbf16>
    %90 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xf32>
    %91 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %93 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cbrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "cbrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.cbrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.cbrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.cbrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.cbrt %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ceil attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "ceil", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.ceil %arg0 : tensor<2x3xf16>
    %1 = stablehlo.ceil %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.ceil %arg2 : tensor<2x3xf32>
    %3 = stablehlo.ceil %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @clamp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "clamp", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.clamp %arg2, %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.clamp %arg3, %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.clamp %arg4, %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.clamp %arg5, %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.clamp %arg6, %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.clamp %arg7, %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.clamp %arg8, %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.clamp %arg9, %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.clamp %arg10, %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.clamp %arg11, %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.clamp %arg12, %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @clz attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "clz", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x3xi8>
    %1 = stablehlo.count_leading_zeros %arg1 : tensor<2x3xi16>
    %2 = stablehlo.count_leading_zeros %arg2 : tensor<2x3xi32>
    %3 = stablehlo.count_leading_zeros %arg3 : tensor<2x3xi64>
    %4 = stablehlo.count_leading_zeros %arg4 : tensor<2x3xui8>
    %5 = stablehlo.count_leading_zeros %arg5 : tensor<2x3xui16>
    %6 = stablehlo.count_leading_zeros %arg6 : tensor<2x3xui32>
    %7 = stablehlo.count_leading_zeros %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @complex attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf64>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "complex", typed_xla.signature = "(x0: f32[2, 3], x1: f64[2, 3]) -> (c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.complex %arg0, %arg0 : tensor<2x3xcomplex<f32>>
    %1 = stablehlo.complex %arg1, %arg1 : tensor<2x3xcomplex<f64>>
    return %0, %1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @convert attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi8>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi16>
    %2 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %4 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %5 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui16>
    %6 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %7 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui64>
    %8 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf16>
    %9 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %11 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf64>
    %12 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f64>>
    %14 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi1>
    %15 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi16>
    %16 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi32>
    %17 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi64>
    %18 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %19 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui16>
    %20 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui32>
    %21 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui64>
    %22 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf16>
    %23 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xbf16>
    %24 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf32>
    %25 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf64>
    %26 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f32>>
    %27 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f64>>
    %28 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi1>
    %29 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi8>
    %30 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi32>
    %31 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi64>
    %32 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui8>
    %33 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %34 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui32>
    %35 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui64>
    %36 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %37 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %38 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf32>
    %39 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf64>
    %40 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f32>>
    %41 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f64>>
    %42 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi1>
    %43 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi8>
    %44 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi16>
    %45 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %46 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui8>
    %47 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui16>
    %48 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %49 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui64>
    %50 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf16>
    %51 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xbf16>
    %52 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %53 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf64>
    %54 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f32>>
    %55 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f64>>
    %56 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi1>
    %57 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi8>
    %58 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi16>
    %59 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %60 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui8>
    %61 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui16>
    %62 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui32>
    %63 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %64 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf16>
    %65 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    %66 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %67 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %68 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f32>>
    %69 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f64>>
    %70 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi1>
    %71 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %72 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi16>
    %73 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi32>
    %74 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi64>
    %75 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui16>
    %76 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui32>
    %77 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui64>
    %78 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf16>
    %79 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xbf16>
    %80 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %81 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf64>
    %82 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f32>>
    %83 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f64>>
    %84 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi1>
    %85 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi8>
    %86 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %87 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi32>
    %88 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi64>
    %89 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui8>
    %90 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui32>
    %91 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui64>
    %92 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %93 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %94 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf32>
    %95 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf64>
    %96 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f32>>
    %97 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f64>>
    %98 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi1>
    %99 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi8>
    %100 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi16>
    %101 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %102 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi64>
    %103 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui8>
    %104 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui16>
    %105 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %106 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf16>
    %107 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xbf16>
    %108 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %109 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf64>
    %110 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f32>>
    %111 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f64>>
    %112 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi1>
    %113 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi8>
    %114 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi16>
    %115 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi32>
    %116 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %117 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui8>
    %118 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui16>
    %119 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %120 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf16>
    %121 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xbf16>
    %122 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf32>
    %123 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %124 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f32>>
    %125 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f64>>
    %126 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %127 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi8>
    %128 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %129 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi32>
    %130 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi64>
    %131 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui8>
    %132 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %133 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui32>
    %134 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui64>
    %135 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %136 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %137 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %138 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f32>>
    %139 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f64>>
    %140 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %141 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi8>
    %142 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %143 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi32>
    %144 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi64>
    %145 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui8>
    %146 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %147 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui32>
    %148 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui64>
    %149 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %150 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %151 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %152 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f32>>
    %153 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f64>>
    %154 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %155 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi8>
    %156 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi16>
    %157 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %158 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %159 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui8>
    %160 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui16>
    %161 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %162 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui64>
    %163 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %164 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %165 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %166 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %167 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f64>>
    %168 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %169 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi8>
    %170 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi16>
    %171 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi32>
    %172 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %173 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui8>
    %174 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui16>
    %175 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui32>
    %176 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %177 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf16>
    %178 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    %179 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %180 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f32>>
    %181 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
    %182 = stablehlo.convert %arg13 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f64>>
    %183 = stablehlo.convert %arg14 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f32>>
    return %arg0, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %arg1, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %arg2, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %arg3, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %arg4, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %arg5, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %arg6, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %arg7, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %arg8, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %arg9, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %arg10, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %arg11, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %arg12, %180, %181, %arg13, %182, %183, %arg14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cos", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.cosine %arg0 : tensor<2x3xf16>
    %1 = stablehlo.cosine %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.cosine %arg2 : tensor<2x3xf32>
    %3 = stablehlo.cosine %arg3 : tensor<2x3xf64>
    %4 = stablehlo.cosine %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.cosine %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cosh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<0.25> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.divide %10, %8 : tensor<2x3xf32>
    %12 = stablehlo.add %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.convert %12 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %14 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %15 = stablehlo.abs %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<1.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.exponential %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<0.25> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.divide %24, %22 : tensor<2x3xf32>
    %26 = stablehlo.add %22, %25 : tensor<2x3xf32>
    %27 = stablehlo.convert %26 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %28 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<1.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.subtract %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.exponential %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<0.25> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.divide %37, %35 : tensor<2x3xf32>
    %39 = stablehlo.add %35, %38 : tensor<2x3xf32>
    %40 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %41 = stablehlo.constant dense<1.0> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %43 = stablehlo.subtract %40, %42 : tensor<2x3xf64>
    %44 = stablehlo.exponential %43 : tensor<2x3xf64>
    %45 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.multiply %44, %46 : tensor<2x3xf64>
    %48 = stablehlo.constant dense<0.25> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %50 = stablehlo.divide %49, %47 : tensor<2x3xf64>
    %51 = stablehlo.add %47, %50 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %54 = stablehlo.subtract %arg4, %53 : tensor<2x3xcomplex<f32>>
    %55 = stablehlo.exponential %54 : tensor<2x3xcomplex<f32>>
    %56 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %57 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %59 = stablehlo.subtract %56, %58 : tensor<2x3xcomplex<f32>>
    %60 = stablehlo.exponential %59 : tensor<2x3xcomplex<f32>>
    %61 = stablehlo.add %55, %60 : tensor<2x3xcomplex<f32>>
    %62 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %64 = stablehlo.subtract %arg5, %63 : tensor<2x3xcomplex<f64>>
    %65 = stablehlo.exponential %64 : tensor<2x3xcomplex<f64>>
    %66 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %67 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %69 = stablehlo.subtract %66, %68 : tensor<2x3xcomplex<f64>>
    %70 = stablehlo.exponential %69 : tensor<2x3xcomplex<f64>>
    %71 = stablehlo.add %65, %70 : tensor<2x3xcomplex<f64>>
    return %13, %27, %39, %51, %61, %71 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @digamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "digamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.5> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %0 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x3xf32>
    %8 = stablehlo.select %3, %4, %7 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<7.5> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<7.5> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %8, %13 : tensor<2x3xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<2.014903> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<0.0> : tensor<f32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %8, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<676.5204> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.divide %25, %23 : tensor<2x3xf32>
    %27 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %27, %26 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<2.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %8, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.divide %34, %32 : tensor<2x3xf32>
    %36 = stablehlo.add %28, %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<3.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %8, %38 : tensor<2x3xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<771.3234> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.divide %42, %40 : tensor<2x3xf32>
    %44 = stablehlo.add %36, %43 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<4.0> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.add %8, %46 : tensor<2x3xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.divide %50, %48 : tensor<2x3xf32>
    %52 = stablehlo.add %44, %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<5.0> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.add %8, %54 : tensor<2x3xf32>
    %56 = stablehlo.multiply %55, %55 : tensor<2x3xf32>
    %57 = stablehlo.constant dense<12.507343> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.divide %58, %56 : tensor<2x3xf32>
    %60 = stablehlo.add %52, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<6.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %8, %62 : tensor<2x3xf32>
    %64 = stablehlo.multiply %63, %63 : tensor<2x3xf32>
    %65 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.divide %66, %64 : tensor<2x3xf32>
    %68 = stablehlo.add %60, %67 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<7.0> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %8, %70 : tensor<2x3xf32>
    %72 = stablehlo.multiply %71, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %72 : tensor<2x3xf32>
    %76 = stablehlo.add %68, %75 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<8.0> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.add %8, %78 : tensor<2x3xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.divide %82, %80 : tensor<2x3xf32>
    %84 = stablehlo.add %76, %83 : tensor<2x3xf32>
    %85 = stablehlo.constant dense<1.0> : tensor<f32>
    %86 = stablehlo.constant dense<1.0> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.add %8, %87 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<676.5204> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.divide %90, %88 : tensor<2x3xf32>
    %92 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %92, %91 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<2.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %8, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.divide %98, %96 : tensor<2x3xf32>
    %100 = stablehlo.add %93, %99 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<3.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %8, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<771.3234> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.divide %105, %103 : tensor<2x3xf32>
    %107 = stablehlo.add %100, %106 : tensor<2x3xf32>
    %108 = stablehlo.constant dense<4.0> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.add %8, %109 : tensor<2x3xf32>
    %111 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.divide %112, %110 : tensor<2x3xf32>
    %114 = stablehlo.add %107, %113 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<5.0> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.add %8, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<12.507343> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.divide %119, %117 : tensor<2x3xf32>
    %121 = stablehlo.add %114, %120 : tensor<2x3xf32>
    %122 = stablehlo.constant dense<6.0> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.add %8, %123 : tensor<2x3xf32>
    %125 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.divide %126, %124 : tensor<2x3xf32>
    %128 = stablehlo.add %121, %127 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<7.0> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %8, %130 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.divide %133, %131 : tensor<2x3xf32>
    %135 = stablehlo.add %128, %134 : tensor<2x3xf32>
    %136 = stablehlo.constant dense<8.0> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.add %8, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.divide %140, %138 : tensor<2x3xf32>
    %142 = stablehlo.add %135, %141 : tensor<2x3xf32>
    %143 = stablehlo.divide %84, %142 : tensor<2x3xf32>
    %144 = stablehlo.subtract %18, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<7.0> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.divide %146, %11 : tensor<2x3xf32>
    %148 = stablehlo.subtract %144, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<0.5> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %0, %150 : tensor<2x3xf32>
    %152 = stablehlo.floor %151 : tensor<2x3xf32>
    %153 = stablehlo.abs %152 : tensor<2x3xf32>
    %154 = stablehlo.add %0, %153 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.cosine %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<2x3xf32>
    %162 = stablehlo.sine %157 : tensor<2x3xf32>
    %163 = stablehlo.divide %161, %162 : tensor<2x3xf32>
    %164 = stablehlo.subtract %148, %163 : tensor<2x3xf32>
    %165 = stablehlo.select %3, %164, %148 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = stablehlo.floor %0 : tensor<2x3xf32>
    %167 = stablehlo.compare EQ, %0, %166, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %168 = stablehlo.constant dense<0.0> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.compare LE, %0, %169, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %171 = stablehlo.and %167, %170 : tensor<2x3xi1>
    %172 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.select %171, %173, %165 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = stablehlo.convert %174 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %176 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %177 = stablehlo.constant dense<0.5> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.compare LT, %176, %178, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = stablehlo.negate %176 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<1.0> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.subtract %176, %182 : tensor<2x3xf32>
    %184 = stablehlo.select %179, %180, %183 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.constant dense<7.5> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.add %184, %186 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<7.5> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.divide %184, %189 : tensor<2x3xf32>
    %191 = stablehlo.log_plus_one %190 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<2.014903> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<0.0> : tensor<f32>
    %196 = stablehlo.constant dense<1.0> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %184, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %198, %198 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<676.5204> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.divide %201, %199 : tensor<2x3xf32>
    %203 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %203, %202 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<2.0> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.add %184, %206 : tensor<2x3xf32>
    %208 = stablehlo.multiply %207, %207 : tensor<2x3xf32>
    %209 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %211 = stablehlo.divide %210, %208 : tensor<2x3xf32>
    %212 = stablehlo.add %204, %211 : tensor<2x3xf32>
    %213 = stablehlo.constant dense<3.0> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %215 = stablehlo.add %184, %214 : tensor<2x3xf32>
    %216 = stablehlo.multiply %215, %215 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<771.3234> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.divide %218, %216 : tensor<2x3xf32>
    %220 = stablehlo.add %212, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<4.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.add %184, %222 : tensor<2x3xf32>
    %224 = stablehlo.multiply %223, %223 : tensor<2x3xf32>
    %225 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.divide %226, %224 : tensor<2x3xf32>
    %228 = stablehlo.add %220, %227 : tensor<2x3xf32>
    %229 = stablehlo.constant dense<5.0> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %231 = stablehlo.add %184, %230 : tensor<2x3xf32>
    %232 = stablehlo.multiply %231, %231 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<12.507343> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.divide %234, %232 : tensor<2x3xf32>
    %236 = stablehlo.add %228, %235 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<6.0> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %184, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %239, %239 : tensor<2x3xf32>
    %241 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.divide %242, %240 : tensor<2x3xf32>
    %244 = stablehlo.add %236, %243 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<7.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %184, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %247, %247 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.divide %250, %248 : tensor<2x3xf32>
    %252 = stablehlo.add %244, %251 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<8.0> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %184, %254 : tensor<2x3xf32>
    %256 = stablehlo.multiply %255, %255 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.divide %258, %256 : tensor<2x3xf32>
    %260 = stablehlo.add %252, %259 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<1.0> : tensor<f32>
    %262 = stablehlo.constant dense<1.0> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %264 = stablehlo.add %184, %263 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<676.5204> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.divide %266, %264 : tensor<2x3xf32>
    %268 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.add %268, %267 : tensor<2x3xf32>
    %270 = stablehlo.constant dense<2.0> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %272 = stablehlo.add %184, %271 : tensor<2x3xf32>
    %273 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %275 = stablehlo.divide %274, %272 : tensor<2x3xf32>
    %276 = stablehlo.add %269, %275 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<3.0> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.add %184, %278 : tensor<2x3xf32>
    %280 = stablehlo.constant dense<771.3234> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.divide %281, %279 : tensor<2x3xf32>
    %283 = stablehlo.add %276, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<4.0> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %184, %285 : tensor<2x3xf32>
    %287 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %289 = stablehlo.divide %288, %286 : tensor<2x3xf32>
    %290 = stablehlo.add %283, %289 : tensor<2x3xf32>
    %291 = stablehlo.constant dense<5.0> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %293 = stablehlo.add %184, %292 : tensor<2x3xf32>
    %294 = stablehlo.constant dense<12.507343> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %296 = stablehlo.divide %295, %293 : tensor<2x3xf32>
    %297 = stablehlo.add %290, %296 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<6.0> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %184, %299 : tensor<2x3xf32>
    %301 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %303 = stablehlo.divide %302, %300 : tensor<2x3xf32>
    %304 = stablehlo.add %297, %303 : tensor<2x3xf32>
    %305 = stablehlo.constant dense<7.0> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %307 = stablehlo.add %184, %306 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.divide %309, %307 : tensor<2x3xf32>
    %311 = stablehlo.add %304, %310 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<8.0> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %184, %313 : tensor<2x3xf32>
    %315 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %317 = stablehlo.divide %316, %314 : tensor<2x3xf32>
    %318 = stablehlo.add %311, %317 : tensor<2x3xf32>
    %319 = stablehlo.divide %260, %318 : tensor<2x3xf32>
    %320 = stablehlo.subtract %194, %319 : tensor<2x3xf32>
    %321 = stablehlo.constant dense<7.0> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %323 = stablehlo.divide %322, %187 : tensor<2x3xf32>
    %324 = stablehlo.subtract %320, %323 : tensor<2x3xf32>
    %325 = stablehlo.constant dense<0.5> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %327 = stablehlo.add %176, %326 : tensor<2x3xf32>
    %328 = stablehlo.floor %327 : tensor<2x3xf32>
    %329 = stablehlo.abs %328 : tensor<2x3xf32>
    %330 = stablehlo.add %176, %329 : tensor<2x3xf32>
    %331 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %333 = stablehlo.multiply %330, %332 : tensor<2x3xf32>
    %334 = stablehlo.cosine %333 : tensor<2x3xf32>
    %335 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %337 = stablehlo.multiply %334, %336 : tensor<2x3xf32>
    %338 = stablehlo.sine %333 : tensor<2x3xf32>
    %339 = stablehlo.divide %337, %338 : tensor<2x3xf32>
    %340 = stablehlo.subtract %324, %339 : tensor<2x3xf32>
    %341 = stablehlo.select %179, %340, %324 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %342 = stablehlo.floor %176 : tensor<2x3xf32>
    %343 = stablehlo.compare EQ, %176, %342, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %344 = stablehlo.constant dense<0.0> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.compare LE, %176, %345, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %347 = stablehlo.and %343, %346 : tensor<2x3xi1>
    %348 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %350 = stablehlo.select %347, %349, %341 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %351 = stablehlo.convert %350 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %352 = stablehlo.constant dense<0.5> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %354 = stablehlo.compare LT, %arg2, %353, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %355 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %356 = stablehlo.constant dense<1.0> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %358 = stablehlo.subtract %arg2, %357 : tensor<2x3xf32>
    %359 = stablehlo.select %354, %355, %358 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %360 = stablehlo.constant dense<7.5> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf32>
    %363 = stablehlo.constant dense<7.5> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %365 = stablehlo.divide %359, %364 : tensor<2x3xf32>
    %366 = stablehlo.log_plus_one %365 : tensor<2x3xf32>
    %367 = stablehlo.constant dense<2.014903> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %369 = stablehlo.add %366, %368 : tensor<2x3xf32>
    %370 = stablehlo.constant dense<0.0> : tensor<f32>
    %371 = stablehlo.constant dense<1.0> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %373 = stablehlo.add %359, %372 : tensor<2x3xf32>
    %374 = stablehlo.multiply %373, %373 : tensor<2x3xf32>
    %375 = stablehlo.constant dense<676.5204> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %377 = stablehlo.divide %376, %374 : tensor<2x3xf32>
    %378 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %379 = stablehlo.add %378, %377 : tensor<2x3xf32>
    %380 = stablehlo.constant dense<2.0> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %382 = stablehlo.add %359, %381 : tensor<2x3xf32>
    %383 = stablehlo.multiply %382, %382 : tensor<2x3xf32>
    %384 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %386 = stablehlo.divide %385, %383 : tensor<2x3xf32>
    %387 = stablehlo.add %379, %386 : tensor<2x3xf32>
    %388 = stablehlo.constant dense<3.0> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %390 = stablehlo.add %359, %389 : tensor<2x3xf32>
    %391 = stablehlo.multiply %390, %390 : tensor<2x3xf32>
    %392 = stablehlo.constant dense<771.3234> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %394 = stablehlo.divide %393, %391 : tensor<2x3xf32>
    %395 = stablehlo.add %387, %394 : tensor<2x3xf32>
    %396 = stablehlo.constant dense<4.0> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %398 = stablehlo.add %359, %397 : tensor<2x3xf32>
    %399 = stablehlo.multiply %398, %398 : tensor<2x3xf32>
    %400 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %402 = stablehlo.divide %401, %399 : tensor<2x3xf32>
    %403 = stablehlo.add %395, %402 : tensor<2x3xf32>
    %404 = stablehlo.constant dense<5.0> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %406 = stablehlo.add %359, %405 : tensor<2x3xf32>
    %407 = stablehlo.multiply %406, %406 : tensor<2x3xf32>
    %408 = stablehlo.constant dense<12.507343> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %410 = stablehlo.divide %409, %407 : tensor<2x3xf32>
    %411 = stablehlo.add %403, %410 : tensor<2x3xf32>
    %412 = stablehlo.constant dense<6.0> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %414 = stablehlo.add %359, %413 : tensor<2x3xf32>
    %415 = stablehlo.multiply %414, %414 : tensor<2x3xf32>
    %416 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.divide %417, %415 : tensor<2x3xf32>
    %419 = stablehlo.add %411, %418 : tensor<2x3xf32>
    %420 = stablehlo.constant dense<7.0> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %422 = stablehlo.add %359, %421 : tensor<2x3xf32>
    %423 = stablehlo.multiply %422, %422 : tensor<2x3xf32>
    %424 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %426 = stablehlo.divide %425, %423 : tensor<2x3xf32>
    %427 = stablehlo.add %419, %426 : tensor<2x3xf32>
    %428 = stablehlo.constant dense<8.0> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.add %359, %429 : tensor<2x3xf32>
    %431 = stablehlo.multiply %430, %430 : tensor<2x3xf32>
    %432 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %434 = stablehlo.divide %433, %431 : tensor<2x3xf32>
    %435 = stablehlo.add %427, %434 : tensor<2x3xf32>
    %436 = stablehlo.constant dense<1.0> : tensor<f32>
    %437 = stablehlo.constant dense<1.0> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.add %359, %438 : tensor<2x3xf32>
    %440 = stablehlo.constant dense<676.5204> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %442 = stablehlo.divide %441, %439 : tensor<2x3xf32>
    %443 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %443, %442 : tensor<2x3xf32>
    %445 = stablehlo.constant dense<2.0> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.add %359, %446 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.divide %449, %447 : tensor<2x3xf32>
    %451 = stablehlo.add %444, %450 : tensor<2x3xf32>
    %452 = stablehlo.constant dense<3.0> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %454 = stablehlo.add %359, %453 : tensor<2x3xf32>
    %455 = stablehlo.constant dense<771.3234> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %457 = stablehlo.divide %456, %454 : tensor<2x3xf32>
    %458 = stablehlo.add %451, %457 : tensor<2x3xf32>
    %459 = stablehlo.constant dense<4.0> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %461 = stablehlo.add %359, %460 : tensor<2x3xf32>
    %462 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %464 = stablehlo.divide %463, %461 : tensor<2x3xf32>
    %465 = stablehlo.add %458, %464 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<5.0> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %359, %467 : tensor<2x3xf32>
    %469 = stablehlo.constant dense<12.507343> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %471 = stablehlo.divide %470, %468 : tensor<2x3xf32>
    %472 = stablehlo.add %465, %471 : tensor<2x3xf32>
    %473 = stablehlo.constant dense<6.0> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %475 = stablehlo.add %359, %474 : tensor<2x3xf32>
    %476 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %478 = stablehlo.divide %477, %475 : tensor<2x3xf32>
    %479 = stablehlo.add %472, %478 : tensor<2x3xf32>
    %480 = stablehlo.constant dense<7.0> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %482 = stablehlo.add %359, %481 : tensor<2x3xf32>
    %483 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %485 = stablehlo.divide %484, %482 : tensor<2x3xf32>
    %486 = stablehlo.add %479, %485 : tensor<2x3xf32>
    %487 = stablehlo.constant dense<8.0> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %489 = stablehlo.add %359, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.divide %491, %489 : tensor<2x3xf32>
    %493 = stablehlo.add %486, %492 : tensor<2x3xf32>
    %494 = stablehlo.divide %435, %493 : tensor<2x3xf32>
    %495 = stablehlo.subtract %369, %494 : tensor<2x3xf32>
    %496 = stablehlo.constant dense<7.0> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %498 = stablehlo.divide %497, %362 : tensor<2x3xf32>
    %499 = stablehlo.subtract %495, %498 : tensor<2x3xf32>
    %500 = stablehlo.constant dense<0.5> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %502 = stablehlo.add %arg2, %501 : tensor<2x3xf32>
    %503 = stablehlo.floor %502 : tensor<2x3xf32>
    %504 = stablehlo.abs %503 : tensor<2x3xf32>
    %505 = stablehlo.add %arg2, %504 : tensor<2x3xf32>
    %506 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %508 = stablehlo.multiply %505, %507 : tensor<2x3xf32>
    %509 = stablehlo.cosine %508 : tensor<2x3xf32>
    %510 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %512 = stablehlo.multiply %509, %511 : tensor<2x3xf32>
    %513 = stablehlo.sine %508 : tensor<2x3xf32>
    %514 = stablehlo.divide %512, %513 : tensor<2x3xf32>
    %515 = stablehlo.subtract %499, %514 : tensor<2x3xf32>
    %516 = stablehlo.select %354, %515, %499 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %517 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %518 = stablehlo.compare EQ, %arg2, %517, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %519 = stablehlo.constant dense<0.0> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %521 = stablehlo.compare LE, %arg2, %520, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %522 = stablehlo.and %518, %521 : tensor<2x3xi1>
    %523 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %525 = stablehlo.select %522, %524, %516 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %526 = stablehlo.constant dense<0.5> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.compare LT, %arg3, %527, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %529 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %530 = stablehlo.constant dense<1.0> : tensor<f64>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %532 = stablehlo.subtract %arg3, %531 : tensor<2x3xf64>
    %533 = stablehlo.select %528, %529, %532 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %534 = stablehlo.constant dense<7.5> : tensor<f64>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %536 = stablehlo.add %533, %535 : tensor<2x3xf64>
    %537 = stablehlo.constant dense<7.5> : tensor<f64>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %539 = stablehlo.divide %533, %538 : tensor<2x3xf64>
    %540 = stablehlo.log_plus_one %539 : tensor<2x3xf64>
    %541 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %543 = stablehlo.add %540, %542 : tensor<2x3xf64>
    %544 = stablehlo.constant dense<0.0> : tensor<f64>
    %545 = stablehlo.constant dense<1.0> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %547 = stablehlo.add %533, %546 : tensor<2x3xf64>
    %548 = stablehlo.multiply %547, %547 : tensor<2x3xf64>
    %549 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %550 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %551 = stablehlo.divide %550, %548 : tensor<2x3xf64>
    %552 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %553 = stablehlo.add %552, %551 : tensor<2x3xf64>
    %554 = stablehlo.constant dense<2.0> : tensor<f64>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %556 = stablehlo.add %533, %555 : tensor<2x3xf64>
    %557 = stablehlo.multiply %556, %556 : tensor<2x3xf64>
    %558 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %560 = stablehlo.divide %559, %557 : tensor<2x3xf64>
    %561 = stablehlo.add %553, %560 : tensor<2x3xf64>
    %562 = stablehlo.constant dense<3.0> : tensor<f64>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %564 = stablehlo.add %533, %563 : tensor<2x3xf64>
    %565 = stablehlo.multiply %564, %564 : tensor<2x3xf64>
    %566 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %568 = stablehlo.divide %567, %565 : tensor<2x3xf64>
    %569 = stablehlo.add %561, %568 : tensor<2x3xf64>
    %570 = stablehlo.constant dense<4.0> : tensor<f64>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %572 = stablehlo.add %533, %571 : tensor<2x3xf64>
    %573 = stablehlo.multiply %572, %572 : tensor<2x3xf64>
    %574 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %575 = stablehlo.broadcast_in_dim %574, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %576 = stablehlo.divide %575, %573 : tensor<2x3xf64>
    %577 = stablehlo.add %569, %576 : tensor<2x3xf64>
    %578 = stablehlo.constant dense<5.0> : tensor<f64>
    %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %580 = stablehlo.add %533, %579 : tensor<2x3xf64>
    %581 = stablehlo.multiply %580, %580 : tensor<2x3xf64>
    %582 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %584 = stablehlo.divide %583, %581 : tensor<2x3xf64>
    %585 = stablehlo.add %577, %584 : tensor<2x3xf64>
    %586 = stablehlo.constant dense<6.0> : tensor<f64>
    %587 = stablehlo.broadcast_in_dim %586, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %588 = stablehlo.add %533, %587 : tensor<2x3xf64>
    %589 = stablehlo.multiply %588, %588 : tensor<2x3xf64>
    %590 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.divide %591, %589 : tensor<2x3xf64>
    %593 = stablehlo.add %585, %592 : tensor<2x3xf64>
    %594 = stablehlo.constant dense<7.0> : tensor<f64>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %596 = stablehlo.add %533, %595 : tensor<2x3xf64>
    %597 = stablehlo.multiply %596, %596 : tensor<2x3xf64>
    %598 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %600 = stablehlo.divide %599, %597 : tensor<2x3xf64>
    %601 = stablehlo.add %593, %600 : tensor<2x3xf64>
    %602 = stablehlo.constant dense<8.0> : tensor<f64>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %604 = stablehlo.add %533, %603 : tensor<2x3xf64>
    %605 = stablehlo.multiply %604, %604 : tensor<2x3xf64>
    %606 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %608 = stablehlo.divide %607, %605 : tensor<2x3xf64>
    %609 = stablehlo.add %601, %608 : tensor<2x3xf64>
    %610 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %611 = stablehlo.constant dense<1.0> : tensor<f64>
    %612 = stablehlo.broadcast_in_dim %611, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %613 = stablehlo.add %533, %612 : tensor<2x3xf64>
    %614 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %615 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %616 = stablehlo.divide %615, %613 : tensor<2x3xf64>
    %617 = stablehlo.broadcast_in_dim %610, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %618 = stablehlo.add %617, %616 : tensor<2x3xf64>
    %619 = stablehlo.constant dense<2.0> : tensor<f64>
    %620 = stablehlo.broadcast_in_dim %619, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %621 = stablehlo.add %533, %620 : tensor<2x3xf64>
    %622 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %623 = stablehlo.broadcast_in_dim %622, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %624 = stablehlo.divide %623, %621 : tensor<2x3xf64>
    %625 = stablehlo.add %618, %624 : tensor<2x3xf64>
    %626 = stablehlo.constant dense<3.0> : tensor<f64>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %628 = stablehlo.add %533, %627 : tensor<2x3xf64>
    %629 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %630 = stablehlo.broadcast_in_dim %629, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %631 = stablehlo.divide %630, %628 : tensor<2x3xf64>
    %632 = stablehlo.add %625, %631 : tensor<2x3xf64>
    %633 = stablehlo.constant dense<4.0> : tensor<f64>
    %634 = stablehlo.broadcast_in_dim %633, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %635 = stablehlo.add %533, %634 : tensor<2x3xf64>
    %636 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %637 = stablehlo.broadcast_in_dim %636, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %638 = stablehlo.divide %637, %635 : tensor<2x3xf64>
    %639 = stablehlo.add %632, %638 : tensor<2x3xf64>
    %640 = stablehlo.constant dense<5.0> : tensor<f64>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %642 = stablehlo.add %533, %641 : tensor<2x3xf64>
    %643 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %644 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %645 = stablehlo.divide %644, %642 : tensor<2x3xf64>
    %646 = stablehlo.add %639, %645 : tensor<2x3xf64>
    %647 = stablehlo.constant dense<6.0> : tensor<f64>
    %648 = stablehlo.broadcast_in_dim %647, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %649 = stablehlo.add %533, %648 : tensor<2x3xf64>
    %650 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %652 = stablehlo.divide %651, %649 : tensor<2x3xf64>
    %653 = stablehlo.add %646, %652 : tensor<2x3xf64>
    %654 = stablehlo.constant dense<7.0> : tensor<f64>
    %655 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %656 = stablehlo.add %533, %655 : tensor<2x3xf64>
    %657 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %658 = stablehlo.broadcast_in_dim %657, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %659 = stablehlo.divide %658, %656 : tensor<2x3xf64>
    %660 = stablehlo.add %653, %659 : tensor<2x3xf64>
    %661 = stablehlo.constant dense<8.0> : tensor<f64>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %663 = stablehlo.add %533, %662 : tensor<2x3xf64>
    %664 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %666 = stablehlo.divide %665, %663 : tensor<2x3xf64>
    %667 = stablehlo.add %660, %666 : tensor<2x3xf64>
    %668 = stablehlo.divide %609, %667 : tensor<2x3xf64>
    %669 = stablehlo.subtract %543, %668 : tensor<2x3xf64>
    %670 = stablehlo.constant dense<7.0> : tensor<f64>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %672 = stablehlo.divide %671, %536 : tensor<2x3xf64>
    %673 = stablehlo.subtract %669, %672 : tensor<2x3xf64>
    %674 = stablehlo.constant dense<0.5> : tensor<f64>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %676 = stablehlo.add %arg3, %675 : tensor<2x3xf64>
    %677 = stablehlo.floor %676 : tensor<2x3xf64>
    %678 = stablehlo.abs %677 : tensor<2x3xf64>
    %679 = stablehlo.add %arg3, %678 : tensor<2x3xf64>
    %680 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %682 = stablehlo.multiply %679, %681 : tensor<2x3xf64>
    %683 = stablehlo.cosine %682 : tensor<2x3xf64>
    %684 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %685 = stablehlo.broadcast_in_dim %684, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %686 = stablehlo.multiply %683, %685 : tensor<2x3xf64>
    %687 = stablehlo.sine %682 : tensor<2x3xf64>
    %688 = stablehlo.divide %686, %687 : tensor<2x3xf64>
    %689 = stablehlo.subtract %673, %688 : tensor<2x3xf64>
    %690 = stablehlo.select %528, %689, %673 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %691 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %692 = stablehlo.compare EQ, %arg3, %691, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %693 = stablehlo.constant dense<0.0> : tensor<f64>
    %694 = stablehlo.broadcast_in_dim %693, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %695 = stablehlo.compare LE, %arg3, %694, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %696 = stablehlo.and %692, %695 : tensor<2x3xi1>
    %697 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %698 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %699 = stablehlo.select %696, %698, %690 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %175, %351, %525, %699 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @div attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "div", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.divide %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.divide %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.divide %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.divide %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.divide %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.divide %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.divide %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.divide %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.divide %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.divide %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.divide %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.divide %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.divide %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.divide %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @eq attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "eq", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare EQ, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare EQ, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare EQ, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare EQ, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare EQ, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare EQ, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare EQ, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare EQ, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare EQ, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare EQ, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare EQ, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare EQ, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = stablehlo.compare EQ, %arg13, %arg13, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %14 = stablehlo.compare EQ, %arg14, %arg14, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @erf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = "chlo.erf"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %1 = "chlo.erf"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %2 = "chlo.erf"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.erf"(%arg3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erf_inv attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf_inv", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.log %7 : tensor<2x3xf32>
    %9 = stablehlo.negate %8 : tensor<2x3xf32>
    %10 = stablehlo.sqrt %9 : tensor<2x3xf32>
    %11 = stablehlo.constant dense<2.5> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.subtract %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<2.5> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.divide %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %22, %16 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %16 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %27, %29 : tensor<2x3xf32>
    %31 = stablehlo.multiply %30, %16 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %34, %16 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.multiply %38, %16 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %42, %16 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %46, %16 : tensor<2x3xf32>
    %48 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.add %47, %49 : tensor<2x3xf32>
    %51 = stablehlo.multiply %50, %16 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.add %51, %53 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<5.0> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.compare LT, %9, %56, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %58 = stablehlo.constant dense<3.218034> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.subtract %10, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<0.981966> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.divide %60, %62 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.multiply %65, %63 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %69, %63 : tensor<2x3xf32>
    %71 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.add %70, %72 : tensor<2x3xf32>
    %74 = stablehlo.multiply %73, %63 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.multiply %77, %63 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %81, %63 : tensor<2x3xf32>
    %83 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.add %82, %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %85, %63 : tensor<2x3xf32>
    %87 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.add %86, %88 : tensor<2x3xf32>
    %90 = stablehlo.multiply %89, %63 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %90, %92 : tensor<2x3xf32>
    %94 = stablehlo.multiply %93, %63 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.add %94, %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %97, %63 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<3.051757> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %98, %100 : tensor<2x3xf32>
    %102 = stablehlo.select %57, %54, %101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = stablehlo.abs %0 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<1.0> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.compare EQ, %103, %105, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %107 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.multiply %0, %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %0, %102 : tensor<2x3xf32>
    %111 = stablehlo.select %106, %109, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.convert %111 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %113 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %114 = stablehlo.constant dense<1.0> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.subtract %115, %113 : tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %118, %113 : tensor<2x3xf32>
    %120 = stablehlo.multiply %116, %119 : tensor<2x3xf32>
    %121 = stablehlo.log %120 : tensor<2x3xf32>
    %122 = stablehlo.negate %121 : tensor<2x3xf32>
    %123 = stablehlo.sqrt %122 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<2.5> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.subtract %122, %125 : tensor<2x3xf32>
    %127 = stablehlo.constant dense<2.5> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.divide %126, %128 : tensor<2x3xf32>
    %130 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.multiply %131, %129 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.add %132, %134 : tensor<2x3xf32>
    %136 = stablehlo.multiply %135, %129 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %140 = stablehlo.multiply %139, %129 : tensor<2x3xf32>
    %141 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.add %140, %142 : tensor<2x3xf32>
    %144 = stablehlo.multiply %143, %129 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %144, %146 : tensor<2x3xf32>
    %148 = stablehlo.multiply %147, %129 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %148, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %151, %129 : tensor<2x3xf32>
    %153 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %152, %154 : tensor<2x3xf32>
    %156 = stablehlo.multiply %155, %129 : tensor<2x3xf32>
    %157 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %159 = stablehlo.add %156, %158 : tensor<2x3xf32>
    %160 = stablehlo.multiply %159, %129 : tensor<2x3xf32>
    %161 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.add %160, %162 : tensor<2x3xf32>
    %164 = stablehlo.multiply %163, %129 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<5.0> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.compare LT, %122, %169, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %171 = stablehlo.constant dense<3.218034> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %173 = stablehlo.subtract %123, %172 : tensor<2x3xf32>
    %174 = stablehlo.constant dense<0.981966> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.divide %173, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.multiply %178, %176 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x3xf32>
    %183 = stablehlo.multiply %182, %176 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x3xf32>
    %187 = stablehlo.multiply %186, %176 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.add %187, %189 : tensor<2x3xf32>
    %191 = stablehlo.multiply %190, %176 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %194, %176 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %195, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %198, %176 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x3xf32>
    %203 = stablehlo.multiply %202, %176 : tensor<2x3xf32>
    %204 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %206 = stablehlo.add %203, %205 : tensor<2x3xf32>
    %207 = stablehlo.multiply %206, %176 : tensor<2x3xf32>
    %208 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %210 = stablehlo.add %207, %209 : tensor<2x3xf32>
    %211 = stablehlo.multiply %210, %176 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<3.051757> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.select %170, %167, %214 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = stablehlo.abs %113 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<1.0> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.compare EQ, %216, %218, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %220 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %222 = stablehlo.multiply %113, %221 : tensor<2x3xf32>
    %223 = stablehlo.multiply %113, %215 : tensor<2x3xf32>
    %224 = stablehlo.select %219, %222, %223 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = stablehlo.convert %224 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %226 = stablehlo.constant dense<1.0> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.subtract %227, %arg2 : tensor<2x3xf32>
    %229 = stablehlo.constant dense<1.0> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %231 = stablehlo.add %230, %arg2 : tensor<2x3xf32>
    %232 = stablehlo.multiply %228, %231 : tensor<2x3xf32>
    %233 = stablehlo.log %232 : tensor<2x3xf32>
    %234 = stablehlo.negate %233 : tensor<2x3xf32>
    %235 = stablehlo.sqrt %234 : tensor<2x3xf32>
    %236 = stablehlo.constant dense<2.5> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %238 = stablehlo.subtract %234, %237 : tensor<2x3xf32>
    %239 = stablehlo.constant dense<2.5> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.divide %238, %240 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.multiply %243, %241 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %244, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %247, %241 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.add %248, %250 : tensor<2x3xf32>
    %252 = stablehlo.multiply %251, %241 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %252, %254 : tensor<2x3xf32>
    %256 = stablehlo.multiply %255, %241 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.add %256, %258 : tensor<2x3xf32>
    %260 = stablehlo.multiply %259, %241 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %263 = stablehlo.add %260, %262 : tensor<2x3xf32>
    %264 = stablehlo.multiply %263, %241 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.add %264, %266 : tensor<2x3xf32>
    %268 = stablehlo.multiply %267, %241 : tensor<2x3xf32>
    %269 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %271 = stablehlo.add %268, %270 : tensor<2x3xf32>
    %272 = stablehlo.multiply %271, %241 : tensor<2x3xf32>
    %273 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %275 = stablehlo.add %272, %274 : tensor<2x3xf32>
    %276 = stablehlo.multiply %275, %241 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.add %276, %278 : tensor<2x3xf32>
    %280 = stablehlo.constant dense<5.0> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.compare LT, %234, %281, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %283 = stablehlo.constant dense<3.218034> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.subtract %235, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<0.981966> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.divide %285, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.multiply %290, %288 : tensor<2x3xf32>
    %292 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %294 = stablehlo.add %291, %293 : tensor<2x3xf32>
    %295 = stablehlo.multiply %294, %288 : tensor<2x3xf32>
    %296 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %298 = stablehlo.add %295, %297 : tensor<2x3xf32>
    %299 = stablehlo.multiply %298, %288 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.add %299, %301 : tensor<2x3xf32>
    %303 = stablehlo.multiply %302, %288 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %303, %305 : tensor<2x3xf32>
    %307 = stablehlo.multiply %306, %288 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.add %307, %309 : tensor<2x3xf32>
    %311 = stablehlo.multiply %310, %288 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %311, %313 : tensor<2x3xf32>
    %315 = stablehlo.multiply %314, %288 : tensor<2x3xf32>
    %316 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %318 = stablehlo.add %315, %317 : tensor<2x3xf32>
    %319 = stablehlo.multiply %318, %288 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.add %319, %321 : tensor<2x3xf32>
    %323 = stablehlo.multiply %322, %288 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<3.051757> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.select %282, %279, %326 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %328 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<1.0> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.compare EQ, %328, %330, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %332 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.multiply %arg2, %333 : tensor<2x3xf32>
    %335 = stablehlo.multiply %arg2, %327 : tensor<2x3xf32>
    %336 = stablehlo.select %331, %334, %335 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %337 = stablehlo.constant dense<1.0> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %339 = stablehlo.subtract %338, %arg3 : tensor<2x3xf64>
    %340 = stablehlo.constant dense<1.0> : tensor<f64>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %342 = stablehlo.add %341, %arg3 : tensor<2x3xf64>
    %343 = stablehlo.multiply %339, %342 : tensor<2x3xf64>
    %344 = stablehlo.log %343 : tensor<2x3xf64>
    %345 = stablehlo.negate %344 : tensor<2x3xf64>
    %346 = stablehlo.sqrt %345 : tensor<2x3xf64>
    %347 = stablehlo.constant dense<3.125> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %349 = stablehlo.subtract %345, %348 : tensor<2x3xf64>
    %350 = stablehlo.constant dense<3.125> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %352 = stablehlo.divide %349, %351 : tensor<2x3xf64>
    %353 = stablehlo.constant dense<-1.8199034168726056e-11> : tensor<f64>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %355 = stablehlo.multiply %354, %352 : tensor<2x3xf64>
    %356 = stablehlo.constant dense<-4.138396507936207e-9> : tensor<f64>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %358 = stablehlo.add %355, %357 : tensor<2x3xf64>
    %359 = stablehlo.multiply %358, %352 : tensor<2x3xf64>
    %360 = stablehlo.constant dense<8.699377880241274e-9> : tensor<f64>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf64>
    %363 = stablehlo.multiply %362, %352 : tensor<2x3xf64>
    %364 = stablehlo.constant dense<2.8085454480599277e-8> : tensor<f64>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %366 = stablehlo.add %363, %365 : tensor<2x3xf64>
    %367 = stablehlo.multiply %366, %352 : tensor<2x3xf64>
    %368 = stablehlo.constant dense<-1.0426210588989032e-7> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %370 = stablehlo.add %367, %369 : tensor<2x3xf64>
    %371 = stablehlo.multiply %370, %352 : tensor<2x3xf64>
    %372 = stablehlo.constant dense<5.601549819901144e-9> : tensor<f64>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf64>
    %375 = stablehlo.multiply %374, %352 : tensor<2x3xf64>
    %376 = stablehlo.constant dense<5.444465821755199e-7> : tensor<f64>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %378 = stablehlo.add %375, %377 : tensor<2x3xf64>
    %379 = stablehlo.multiply %378, %352 : tensor<2x3xf64>
    %380 = stablehlo.constant dense<-1.0734591410364882e-6> : tensor<f64>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %382 = stablehlo.add %379, %381 : tensor<2x3xf64>
    %383 = stablehlo.multiply %382, %352 : tensor<2x3xf64>
    %384 = stablehlo.constant dense<-6.866552594632471e-7> : tensor<f64>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %386 = stablehlo.add %383, %385 : tensor<2x3xf64>
    %387 = stablehlo.multiply %386, %352 : tensor<2x3xf64>
    %388 = stablehlo.constant dense<7.1383125443102916e-6> : tensor<f64>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %390 = stablehlo.add %387, %389 : tensor<2x3xf64>
    %391 = stablehlo.multiply %390, %352 : tensor<2x3xf64>
    %392 = stablehlo.constant dense<-1.125619146677325e-5> : tensor<f64>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %394 = stablehlo.add %391, %393 : tensor<2x3xf64>
    %395 = stablehlo.multiply %394, %352 : tensor<2x3xf64>
    %396 = stablehlo.constant dense<-1.5030870369108395e-5> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %398 = stablehlo.add %395, %397 : tensor<2x3xf64>
    %399 = stablehlo.multiply %398, %352 : tensor<2x3xf64>
    %400 = stablehlo.constant dense<9.336711350835166e-5> : tensor<f64>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %402 = stablehlo.add %399, %401 : tensor<2x3xf64>
    %403 = stablehlo.multiply %402, %352 : tensor<2x3xf64>
    %404 = stablehlo.constant dense<-0.0001168880630842072> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %406 = stablehlo.add %403, %405 : tensor<2x3xf64>
    %407 = stablehlo.multiply %406, %352 : tensor<2x3xf64>
    %408 = stablehlo.constant dense<-0.00026439362645934515> : tensor<f64>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %410 = stablehlo.add %407, %409 : tensor<2x3xf64>
    %411 = stablehlo.multiply %410, %352 : tensor<2x3xf64>
    %412 = stablehlo.constant dense<0.0012324854519911068> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %414 = stablehlo.add %411, %413 : tensor<2x3xf64>
    %415 = stablehlo.multiply %414, %352 : tensor<2x3xf64>
    %416 = stablehlo.constant dense<-0.001271692271958298> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.add %415, %417 : tensor<2x3xf64>
    %419 = stablehlo.multiply %418, %352 : tensor<2x3xf64>
    %420 = stablehlo.constant dense<-0.00413731436767485> : tensor<f64>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %422 = stablehlo.add %419, %421 : tensor<2x3xf64>
    %423 = stablehlo.multiply %422, %352 : tensor<2x3xf64>
    %424 = stablehlo.constant dense<0.017808361818432112> : tensor<f64>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %426 = stablehlo.add %423, %425 : tensor<2x3xf64>
    %427 = stablehlo.multiply %426, %352 : tensor<2x3xf64>
    %428 = stablehlo.constant dense<-0.022604447453825078> : tensor<f64>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %430 = stablehlo.add %427, %429 : tensor<2x3xf64>
    %431 = stablehlo.multiply %430, %352 : tensor<2x3xf64>
    %432 = stablehlo.constant dense<-0.058922567103779404> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %434 = stablehlo.add %431, %433 : tensor<2x3xf64>
    %435 = stablehlo.multiply %434, %352 : tensor<2x3xf64>
    %436 = stablehlo.constant dense<0.7504943200799679> : tensor<f64>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %438 = stablehlo.add %435, %437 : tensor<2x3xf64>
    %439 = stablehlo.multiply %438, %352 : tensor<2x3xf64>
    %440 = stablehlo.constant dense<1.6536545626831027> : tensor<f64>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.add %439, %441 : tensor<2x3xf64>
    %443 = stablehlo.constant dense<6.25> : tensor<f64>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %445 = stablehlo.compare LT, %345, %444, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %446 = stablehlo.constant dense<3.2> : tensor<f64>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %448 = stablehlo.subtract %346, %447 : tensor<2x3xf64>
    %449 = stablehlo.constant dense<0.7> : tensor<f64>
    %450 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %451 = stablehlo.divide %448, %450 : tensor<2x3xf64>
    %452 = stablehlo.constant dense<2.1421903514211317e-10> : tensor<f64>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %454 = stablehlo.multiply %453, %451 : tensor<2x3xf64>
    %455 = stablehlo.constant dense<-1.1548738965540077e-9> : tensor<f64>
    %456 = stablehlo.broadcast_in_dim %455, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %457 = stablehlo.add %454, %456 : tensor<2x3xf64>
    %458 = stablehlo.multiply %457, %451 : tensor<2x3xf64>
    %459 = stablehlo.constant dense<1.2430125525088643e-9> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %461 = stablehlo.add %458, %460 : tensor<2x3xf64>
    %462 = stablehlo.multiply %461, %451 : tensor<2x3xf64>
    %463 = stablehlo.constant dense<9.46867534317681e-9> : tensor<f64>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %465 = stablehlo.add %462, %464 : tensor<2x3xf64>
    %466 = stablehlo.multiply %465, %451 : tensor<2x3xf64>
    %467 = stablehlo.constant dense<-4.8773578589305235e-8> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %469 = stablehlo.add %466, %468 : tensor<2x3xf64>
    %470 = stablehlo.multiply %469, %451 : tensor<2x3xf64>
    %471 = stablehlo.constant dense<8.126042392290909e-8> : tensor<f64>
    %472 = stablehlo.broadcast_in_dim %471, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %473 = stablehlo.add %470, %472 : tensor<2x3xf64>
    %474 = stablehlo.multiply %473, %451 : tensor<2x3xf64>
    %475 = stablehlo.constant dense<1.9511565929360446e-7> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %477 = stablehlo.add %474, %476 : tensor<2x3xf64>
    %478 = stablehlo.multiply %477, %451 : tensor<2x3xf64>
    %479 = stablehlo.constant dense<-1.5125008921053573e-6> : tensor<f64>
    %480 = stablehlo.broadcast_in_dim %479, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %481 = stablehlo.add %478, %480 : tensor<2x3xf64>
    %482 = stablehlo.multiply %481, %451 : tensor<2x3xf64>
    %483 = stablehlo.constant dense<3.775519125389528e-6> : tensor<f64>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %485 = stablehlo.add %482, %484 : tensor<2x3xf64>
    %486 = stablehlo.multiply %485, %451 : tensor<2x3xf64>
    %487 = stablehlo.constant dense<-7.071654485241148e-7> : tensor<f64>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %489 = stablehlo.add %486, %488 : tensor<2x3xf64>
    %490 = stablehlo.multiply %489, %451 : tensor<2x3xf64>
    %491 = stablehlo.constant dense<-2.946388042868685e-5> : tensor<f64>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %493 = stablehlo.add %490, %492 : tensor<2x3xf64>
    %494 = stablehlo.multiply %493, %451 : tensor<2x3xf64>
    %495 = stablehlo.constant dense<0.0001268790161734851> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.add %494, %496 : tensor<2x3xf64>
    %498 = stablehlo.multiply %497, %451 : tensor<2x3xf64>
    %499 = stablehlo.constant dense<-0.00033496560387201517> : tensor<f64>
    %500 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %501 = stablehlo.add %498, %500 : tensor<2x3xf64>
    %502 = stablehlo.multiply %501, %451 : tensor<2x3xf64>
    %503 = stablehlo.constant dense<0.0007084919521671176> : tensor<f64>
    %504 = stablehlo.broadcast_in_dim %503, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %505 = stablehlo.add %502, %504 : tensor<2x3xf64>
    %506 = stablehlo.multiply %505, %451 : tensor<2x3xf64>
    %507 = stablehlo.constant dense<-0.0014728986054244162> : tensor<f64>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %509 = stablehlo.add %506, %508 : tensor<2x3xf64>
    %510 = stablehlo.multiply %509, %451 : tensor<2x3xf64>
    %511 = stablehlo.constant dense<0.00292685306232056> : tensor<f64>
    %512 = stablehlo.broadcast_in_dim %511, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %513 = stablehlo.add %510, %512 : tensor<2x3xf64>
    %514 = stablehlo.multiply %513, %451 : tensor<2x3xf64>
    %515 = stablehlo.constant dense<0.7032847093082744> : tensor<f64>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %517 = stablehlo.add %514, %516 : tensor<2x3xf64>
    %518 = stablehlo.multiply %517, %451 : tensor<2x3xf64>
    %519 = stablehlo.constant dense<3.0336365744092326> : tensor<f64>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %521 = stablehlo.add %518, %520 : tensor<2x3xf64>
    %522 = stablehlo.select %445, %442, %521 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %523 = stablehlo.constant dense<3.9> : tensor<f64>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %525 = stablehlo.compare LT, %346, %524, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %526 = stablehlo.constant dense<5.0> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.subtract %346, %527 : tensor<2x3xf64>
    %529 = stablehlo.constant dense<1.0999999999999999> : tensor<f64>
    %530 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %531 = stablehlo.divide %528, %530 : tensor<2x3xf64>
    %532 = stablehlo.constant dense<2.3575093102574175e-10> : tensor<f64>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %534 = stablehlo.multiply %533, %531 : tensor<2x3xf64>
    %535 = stablehlo.constant dense<-1.9302767539346047e-10> : tensor<f64>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %537 = stablehlo.add %534, %536 : tensor<2x3xf64>
    %538 = stablehlo.multiply %537, %531 : tensor<2x3xf64>
    %539 = stablehlo.constant dense<-1.8921193058284387e-9> : tensor<f64>
    %540 = stablehlo.broadcast_in_dim %539, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %541 = stablehlo.add %538, %540 : tensor<2x3xf64>
    %542 = stablehlo.multiply %541, %531 : tensor<2x3xf64>
    %543 = stablehlo.constant dense<5.962675617594495e-9> : tensor<f64>
    %544 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %545 = stablehlo.add %542, %544 : tensor<2x3xf64>
    %546 = stablehlo.multiply %545, %531 : tensor<2x3xf64>
    %547 = stablehlo.constant dense<-1.1896735479042991e-8> : tensor<f64>
    %548 = stablehlo.broadcast_in_dim %547, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %549 = stablehlo.add %546, %548 : tensor<2x3xf64>
    %550 = stablehlo.multiply %549, %531 : tensor<2x3xf64>
    %551 = stablehlo.constant dense<2.3567899088255788e-8> : tensor<f64>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %553 = stablehlo.add %550, %552 : tensor<2x3xf64>
    %554 = stablehlo.multiply %553, %531 : tensor<2x3xf64>
    %555 = stablehlo.constant dense<-4.358516442033119e-8> : tensor<f64>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %557 = stablehlo.add %554, %556 : tensor<2x3xf64>
    %558 = stablehlo.multiply %557, %531 : tensor<2x3xf64>
    %559 = stablehlo.constant dense<7.584535796990741e-8> : tensor<f64>
    %560 = stablehlo.broadcast_in_dim %559, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %561 = stablehlo.add %558, %560 : tensor<2x3xf64>
    %562 = stablehlo.multiply %561, %531 : tensor<2x3xf64>
    %563 = stablehlo.constant dense<-1.5927119216653304e-7> : tensor<f64>
    %564 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %565 = stablehlo.add %562, %564 : tensor<2x3xf64>
    %566 = stablehlo.multiply %565, %531 : tensor<2x3xf64>
    %567 = stablehlo.constant dense<4.907944449394362e-7> : tensor<f64>
    %568 = stablehlo.broadcast_in_dim %567, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %569 = stablehlo.add %566, %568 : tensor<2x3xf64>
    %570 = stablehlo.multiply %569, %531 : tensor<2x3xf64>
    %571 = stablehlo.constant dense<-1.935137761189016e-6> : tensor<f64>
    %572 = stablehlo.broadcast_in_dim %571, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %573 = stablehlo.add %570, %572 : tensor<2x3xf64>
    %574 = stablehlo.multiply %573, %531 : tensor<2x3xf64>
    %575 = stablehlo.constant dense<8.018217195738456e-6> : tensor<f64>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %577 = stablehlo.add %574, %576 : tensor<2x3xf64>
    %578 = stablehlo.multiply %577, %531 : tensor<2x3xf64>
    %579 = stablehlo.constant dense<-3.169768816133936e-5> : tensor<f64>
    %580 = stablehlo.broadcast_in_dim %579, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %581 = stablehlo.add %578, %580 : tensor<2x3xf64>
    %582 = stablehlo.multiply %581, %531 : tensor<2x3xf64>
    %583 = stablehlo.constant dense<0.00011126468285488699> : tensor<f64>
    %584 = stablehlo.broadcast_in_dim %583, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %585 = stablehlo.add %582, %584 : tensor<2x3xf64>
    %586 = stablehlo.multiply %585, %531 : tensor<2x3xf64>
    %587 = stablehlo.constant dense<-0.0002862050894964277> : tensor<f64>
    %588 = stablehlo.broadcast_in_dim %587, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %589 = stablehlo.add %586, %588 : tensor<2x3xf64>
    %590 = stablehlo.multiply %589, %531 : tensor<2x3xf64>
    %591 = stablehlo.constant dense<-0.00016785037509723072> : tensor<f64>
    %592 = stablehlo.broadcast_in_dim %591, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %593 = stablehlo.add %590, %592 : tensor<2x3xf64>
    %594 = stablehlo.multiply %593, %531 : tensor<2x3xf64>
    %595 = stablehlo.constant dense<1.1113305113509997> : tensor<f64>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %597 = stablehlo.add %594, %596 : tensor<2x3xf64>
    %598 = stablehlo.multiply %597, %531 : tensor<2x3xf64>
    %599 = stablehlo.constant dense<4.8499064014085835> : tensor<f64>
    %600 = stablehlo.broadcast_in_dim %599, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %601 = stablehlo.add %598, %600 : tensor<2x3xf64>
    %602 = stablehlo.select %525, %522, %601 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %603 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %604 = stablehlo.constant dense<1.0> : tensor<f64>
    %605 = stablehlo.broadcast_in_dim %604, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %606 = stablehlo.compare EQ, %603, %605, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %607 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %608 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %609 = stablehlo.multiply %arg3, %608 : tensor<2x3xf64>
    %610 = stablehlo.multiply %arg3, %602 : tensor<2x3xf64>
    %611 = stablehlo.select %606, %609, %610 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %112, %225, %336, %611 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erfc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erfc", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<3.75> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<3.75> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %1, %6 : tensor<2x3xf32>
    %8 = stablehlo.divide %4, %7 : tensor<2x3xf32>
    %9 = stablehlo.add %8, %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<2x3xf32>
    %15 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %9, %17 : tensor<2x3xf32>
    %19 = stablehlo.subtract %18, %12 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %9, %22 : tensor<2x3xf32>
    %24 = stablehlo.subtract %23, %17 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %24, %26 : tensor<2x3xf32>
    %28 = stablehlo.multiply %9, %27 : tensor<2x3xf32>
    %29 = stablehlo.subtract %28, %22 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.add %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %9, %32 : tensor<2x3xf32>
    %34 = stablehlo.subtract %33, %27 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.multiply %9, %37 : tensor<2x3xf32>
    %39 = stablehlo.subtract %38, %32 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %9, %42 : tensor<2x3xf32>
    %44 = stablehlo.subtract %43, %37 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.add %44, %46 : tensor<2x3xf32>
    %48 = stablehlo.multiply %9, %47 : tensor<2x3xf32>
    %49 = stablehlo.subtract %48, %42 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x3xf32>
    %53 = stablehlo.multiply %9, %52 : tensor<2x3xf32>
    %54 = stablehlo.subtract %53, %47 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.add %54, %56 : tensor<2x3xf32>
    %58 = stablehlo.multiply %9, %57 : tensor<2x3xf32>
    %59 = stablehlo.subtract %58, %52 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %59, %61 : tensor<2x3xf32>
    %63 = stablehlo.multiply %9, %62 : tensor<2x3xf32>
    %64 = stablehlo.subtract %63, %57 : tensor<2x3xf32>
    %65 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.add %64, %66 : tensor<2x3xf32>
    %68 = stablehlo.multiply %9, %67 : tensor<2x3xf32>
    %69 = stablehlo.subtract %68, %62 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.add %69, %71 : tensor<2x3xf32>
    %73 = stablehlo.multiply %8, %72 : tensor<2x3xf32>
    %74 = stablehlo.subtract %73, %67 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<32768.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %1, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<32768.0> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.subtract %80, %82 : tensor<2x3xf32>
    %84 = stablehlo.subtract %83, %1 : tensor<2x3xf32>
    %85 = stablehlo.add %83, %1 : tensor<2x3xf32>
    %86 = stablehlo.multiply %84, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %83, %83 : tensor<2x3xf32>
    %88 = stablehlo.negate %87 : tensor<2x3xf32>
    %89 = stablehlo.exponential %88 : tensor<2x3xf32>
    %90 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %92 = stablehlo.multiply %91, %86 : tensor<2x3xf32>
    %93 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x3xf32>
    %96 = stablehlo.multiply %95, %86 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<0.5> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.add %96, %98 : tensor<2x3xf32>
    %100 = stablehlo.multiply %99, %86 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<1.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x3xf32>
    %104 = stablehlo.multiply %103, %86 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<1.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.add %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.multiply %89, %107 : tensor<2x3xf32>
    %109 = stablehlo.add %1, %1 : tensor<2x3xf32>
    %110 = stablehlo.constant dense<1.0> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.add %109, %111 : tensor<2x3xf32>
    %113 = stablehlo.divide %77, %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %113, %108 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<0.0> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare LT, %0, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.constant dense<2.0> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.subtract %119, %114 : tensor<2x3xf32>
    %121 = stablehlo.select %117, %120, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = stablehlo.constant dense<2.0> : tensor<f32>
    %123 = stablehlo.constant dense<0.0> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.select %117, %124, %125 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.constant dense<30.0> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.compare GT, %1, %128, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %130 = stablehlo.select %129, %126, %121 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.constant dense<0.5> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.compare LT, %1, %132, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %134 = "chlo.erf"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = stablehlo.constant dense<1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.subtract %136, %134 : tensor<2x3xf32>
    %138 = stablehlo.select %133, %137, %130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = stablehlo.convert %138 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %140 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %141 = stablehlo.abs %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<3.75> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.subtract %141, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<3.75> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %141, %146 : tensor<2x3xf32>
    %148 = stablehlo.divide %144, %147 : tensor<2x3xf32>
    %149 = stablehlo.add %148, %148 : tensor<2x3xf32>
    %150 = stablehlo.constant dense<0.0> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %152 = stablehlo.multiply %148, %151 : tensor<2x3xf32>
    %153 = stablehlo.multiply %149, %152 : tensor<2x3xf32>
    %154 = stablehlo.subtract %153, %152 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.add %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.multiply %149, %157 : tensor<2x3xf32>
    %159 = stablehlo.subtract %158, %152 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x3xf32>
    %163 = stablehlo.multiply %149, %162 : tensor<2x3xf32>
    %164 = stablehlo.subtract %163, %157 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.multiply %149, %167 : tensor<2x3xf32>
    %169 = stablehlo.subtract %168, %162 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %169, %171 : tensor<2x3xf32>
    %173 = stablehlo.multiply %149, %172 : tensor<2x3xf32>
    %174 = stablehlo.subtract %173, %167 : tensor<2x3xf32>
    %175 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %177 = stablehlo.add %174, %176 : tensor<2x3xf32>
    %178 = stablehlo.multiply %149, %177 : tensor<2x3xf32>
    %179 = stablehlo.subtract %178, %172 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x3xf32>
    %183 = stablehlo.multiply %149, %182 : tensor<2x3xf32>
    %184 = stablehlo.subtract %183, %177 : tensor<2x3xf32>
    %185 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.add %184, %186 : tensor<2x3xf32>
    %188 = stablehlo.multiply %149, %187 : tensor<2x3xf32>
    %189 = stablehlo.subtract %188, %182 : tensor<2x3xf32>
    %190 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.add %189, %191 : tensor<2x3xf32>
    %193 = stablehlo.multiply %149, %192 : tensor<2x3xf32>
    %194 = stablehlo.subtract %193, %187 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %197 = stablehlo.add %194, %196 : tensor<2x3xf32>
    %198 = stablehlo.multiply %149, %197 : tensor<2x3xf32>
    %199 = stablehlo.subtract %198, %192 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x3xf32>
    %203 = stablehlo.multiply %149, %202 : tensor<2x3xf32>
    %204 = stablehlo.subtract %203, %197 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.add %204, %206 : tensor<2x3xf32>
    %208 = stablehlo.multiply %149, %207 : tensor<2x3xf32>
    %209 = stablehlo.subtract %208, %202 : tensor<2x3xf32>
    %210 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %212 = stablehlo.add %209, %211 : tensor<2x3xf32>
    %213 = stablehlo.multiply %148, %212 : tensor<2x3xf32>
    %214 = stablehlo.subtract %213, %207 : tensor<2x3xf32>
    %215 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %217 = stablehlo.add %214, %216 : tensor<2x3xf32>
    %218 = stablehlo.constant dense<32768.0> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %220 = stablehlo.add %141, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<32768.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.subtract %220, %222 : tensor<2x3xf32>
    %224 = stablehlo.subtract %223, %141 : tensor<2x3xf32>
    %225 = stablehlo.add %223, %141 : tensor<2x3xf32>
    %226 = stablehlo.multiply %224, %225 : tensor<2x3xf32>
    %227 = stablehlo.multiply %223, %223 : tensor<2x3xf32>
    %228 = stablehlo.negate %227 : tensor<2x3xf32>
    %229 = stablehlo.exponential %228 : tensor<2x3xf32>
    %230 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %232 = stablehlo.multiply %231, %226 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.add %232, %234 : tensor<2x3xf32>
    %236 = stablehlo.multiply %235, %226 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<0.5> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %239, %226 : tensor<2x3xf32>
    %241 = stablehlo.constant dense<1.0> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.add %240, %242 : tensor<2x3xf32>
    %244 = stablehlo.multiply %243, %226 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<1.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %244, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %229, %247 : tensor<2x3xf32>
    %249 = stablehlo.add %141, %141 : tensor<2x3xf32>
    %250 = stablehlo.constant dense<1.0> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %252 = stablehlo.add %249, %251 : tensor<2x3xf32>
    %253 = stablehlo.divide %217, %252 : tensor<2x3xf32>
    %254 = stablehlo.multiply %253, %248 : tensor<2x3xf32>
    %255 = stablehlo.constant dense<0.0> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %257 = stablehlo.compare LT, %140, %256, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %258 = stablehlo.constant dense<2.0> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.subtract %259, %254 : tensor<2x3xf32>
    %261 = stablehlo.select %257, %260, %254 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %262 = stablehlo.constant dense<2.0> : tensor<f32>
    %263 = stablehlo.constant dense<0.0> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.select %257, %264, %265 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %267 = stablehlo.constant dense<30.0> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.compare GT, %141, %268, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %270 = stablehlo.select %269, %266, %261 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = stablehlo.constant dense<0.5> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.compare LT, %141, %272, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %274 = "chlo.erf"(%140) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %275 = stablehlo.constant dense<1.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.subtract %276, %274 : tensor<2x3xf32>
    %278 = stablehlo.select %273, %277, %270 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = stablehlo.convert %278 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %280 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %281 = stablehlo.constant dense<3.75> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %283 = stablehlo.subtract %280, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<3.75> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %280, %285 : tensor<2x3xf32>
    %287 = stablehlo.divide %283, %286 : tensor<2x3xf32>
    %288 = stablehlo.add %287, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<0.0> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.multiply %287, %290 : tensor<2x3xf32>
    %292 = stablehlo.multiply %288, %291 : tensor<2x3xf32>
    %293 = stablehlo.subtract %292, %291 : tensor<2x3xf32>
    %294 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %296 = stablehlo.add %293, %295 : tensor<2x3xf32>
    %297 = stablehlo.multiply %288, %296 : tensor<2x3xf32>
    %298 = stablehlo.subtract %297, %291 : tensor<2x3xf32>
    %299 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %301 = stablehlo.add %298, %300 : tensor<2x3xf32>
    %302 = stablehlo.multiply %288, %301 : tensor<2x3xf32>
    %303 = stablehlo.subtract %302, %296 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %303, %305 : tensor<2x3xf32>
    %307 = stablehlo.multiply %288, %306 : tensor<2x3xf32>
    %308 = stablehlo.subtract %307, %301 : tensor<2x3xf32>
    %309 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %311 = stablehlo.add %308, %310 : tensor<2x3xf32>
    %312 = stablehlo.multiply %288, %311 : tensor<2x3xf32>
    %313 = stablehlo.subtract %312, %306 : tensor<2x3xf32>
    %314 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.add %313, %315 : tensor<2x3xf32>
    %317 = stablehlo.multiply %288, %316 : tensor<2x3xf32>
    %318 = stablehlo.subtract %317, %311 : tensor<2x3xf32>
    %319 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %321 = stablehlo.add %318, %320 : tensor<2x3xf32>
    %322 = stablehlo.multiply %288, %321 : tensor<2x3xf32>
    %323 = stablehlo.subtract %322, %316 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.multiply %288, %326 : tensor<2x3xf32>
    %328 = stablehlo.subtract %327, %321 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.add %328, %330 : tensor<2x3xf32>
    %332 = stablehlo.multiply %288, %331 : tensor<2x3xf32>
    %333 = stablehlo.subtract %332, %326 : tensor<2x3xf32>
    %334 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %336 = stablehlo.add %333, %335 : tensor<2x3xf32>
    %337 = stablehlo.multiply %288, %336 : tensor<2x3xf32>
    %338 = stablehlo.subtract %337, %331 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.multiply %288, %341 : tensor<2x3xf32>
    %343 = stablehlo.subtract %342, %336 : tensor<2x3xf32>
    %344 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.add %343, %345 : tensor<2x3xf32>
    %347 = stablehlo.multiply %288, %346 : tensor<2x3xf32>
    %348 = stablehlo.subtract %347, %341 : tensor<2x3xf32>
    %349 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.add %348, %350 : tensor<2x3xf32>
    %352 = stablehlo.multiply %287, %351 : tensor<2x3xf32>
    %353 = stablehlo.subtract %352, %346 : tensor<2x3xf32>
    %354 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.add %353, %355 : tensor<2x3xf32>
    %357 = stablehlo.constant dense<32768.0> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %359 = stablehlo.add %280, %358 : tensor<2x3xf32>
    %360 = stablehlo.constant dense<32768.0> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.subtract %359, %361 : tensor<2x3xf32>
    %363 = stablehlo.subtract %362, %280 : tensor<2x3xf32>
    %364 = stablehlo.add %362, %280 : tensor<2x3xf32>
    %365 = stablehlo.multiply %363, %364 : tensor<2x3xf32>
    %366 = stablehlo.multiply %362, %362 : tensor<2x3xf32>
    %367 = stablehlo.negate %366 : tensor<2x3xf32>
    %368 = stablehlo.exponential %367 : tensor<2x3xf32>
    %369 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %371 = stablehlo.multiply %370, %365 : tensor<2x3xf32>
    %372 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf32>
    %375 = stablehlo.multiply %374, %365 : tensor<2x3xf32>
    %376 = stablehlo.constant dense<0.5> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %378 = stablehlo.add %375, %377 : tensor<2x3xf32>
    %379 = stablehlo.multiply %378, %365 : tensor<2x3xf32>
    %380 = stablehlo.constant dense<1.0> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %382 = stablehlo.add %379, %381 : tensor<2x3xf32>
    %383 = stablehlo.multiply %382, %365 : tensor<2x3xf32>
    %384 = stablehlo.constant dense<1.0> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %386 = stablehlo.add %383, %385 : tensor<2x3xf32>
    %387 = stablehlo.multiply %368, %386 : tensor<2x3xf32>
    %388 = stablehlo.add %280, %280 : tensor<2x3xf32>
    %389 = stablehlo.constant dense<1.0> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %391 = stablehlo.add %388, %390 : tensor<2x3xf32>
    %392 = stablehlo.divide %356, %391 : tensor<2x3xf32>
    %393 = stablehlo.multiply %392, %387 : tensor<2x3xf32>
    %394 = stablehlo.constant dense<0.0> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %396 = stablehlo.compare LT, %arg2, %395, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %397 = stablehlo.constant dense<2.0> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %399 = stablehlo.subtract %398, %393 : tensor<2x3xf32>
    %400 = stablehlo.select %396, %399, %393 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %401 = stablehlo.constant dense<2.0> : tensor<f32>
    %402 = stablehlo.constant dense<0.0> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %404 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %405 = stablehlo.select %396, %403, %404 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %406 = stablehlo.constant dense<30.0> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %408 = stablehlo.compare GT, %280, %407, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %409 = stablehlo.select %408, %405, %400 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %410 = stablehlo.constant dense<0.5> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %412 = stablehlo.compare LT, %280, %411, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %413 = "chlo.erf"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %414 = stablehlo.constant dense<1.0> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %416 = stablehlo.subtract %415, %413 : tensor<2x3xf32>
    %417 = stablehlo.select %412, %416, %409 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %418 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %419 = stablehlo.constant dense<3.75> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %421 = stablehlo.subtract %418, %420 : tensor<2x3xf64>
    %422 = stablehlo.constant dense<3.75> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %424 = stablehlo.add %418, %423 : tensor<2x3xf64>
    %425 = stablehlo.divide %421, %424 : tensor<2x3xf64>
    %426 = stablehlo.add %425, %425 : tensor<2x3xf64>
    %427 = stablehlo.constant dense<0.0> : tensor<f64>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %429 = stablehlo.multiply %425, %428 : tensor<2x3xf64>
    %430 = stablehlo.multiply %426, %429 : tensor<2x3xf64>
    %431 = stablehlo.subtract %430, %429 : tensor<2x3xf64>
    %432 = stablehlo.constant dense<-2.1473660226847046e-15> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %434 = stablehlo.add %431, %433 : tensor<2x3xf64>
    %435 = stablehlo.multiply %426, %434 : tensor<2x3xf64>
    %436 = stablehlo.subtract %435, %429 : tensor<2x3xf64>
    %437 = stablehlo.constant dense<-1.970680138706405e-15> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %439 = stablehlo.add %436, %438 : tensor<2x3xf64>
    %440 = stablehlo.multiply %426, %439 : tensor<2x3xf64>
    %441 = stablehlo.subtract %440, %434 : tensor<2x3xf64>
    %442 = stablehlo.constant dense<3.3013421550627057e-14> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %444 = stablehlo.add %441, %443 : tensor<2x3xf64>
    %445 = stablehlo.multiply %426, %444 : tensor<2x3xf64>
    %446 = stablehlo.subtract %445, %439 : tensor<2x3xf64>
    %447 = stablehlo.constant dense<3.244094252507084e-14> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %449 = stablehlo.add %446, %448 : tensor<2x3xf64>
    %450 = stablehlo.multiply %426, %449 : tensor<2x3xf64>
    %451 = stablehlo.subtract %450, %444 : tensor<2x3xf64>
    %452 = stablehlo.constant dense<-9.665553098059357e-13> : tensor<f64>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %454 = stablehlo.add %451, %453 : tensor<2x3xf64>
    %455 = stablehlo.multiply %426, %454 : tensor<2x3xf64>
    %456 = stablehlo.subtract %455, %449 : tensor<2x3xf64>
    %457 = stablehlo.constant dense<1.9453257725152727e-13> : tensor<f64>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %459 = stablehlo.add %456, %458 : tensor<2x3xf64>
    %460 = stablehlo.multiply %426, %459 : tensor<2x3xf64>
    %461 = stablehlo.subtract %460, %454 : tensor<2x3xf64>
    %462 = stablehlo.constant dense<2.868650349246014e-11> : tensor<f64>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %464 = stablehlo.add %461, %463 : tensor<2x3xf64>
    %465 = stablehlo.multiply %426, %464 : tensor<2x3xf64>
    %466 = stablehlo.subtract %465, %459 : tensor<2x3xf64>
    %467 = stablehlo.constant dense<-6.31809907580544e-11> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %469 = stablehlo.add %466, %468 : tensor<2x3xf64>
    %470 = stablehlo.multiply %426, %469 : tensor<2x3xf64>
    %471 = stablehlo.subtract %470, %464 : tensor<2x3xf64>
    %472 = stablehlo.constant dense<-7.754408007533903e-10> : tensor<f64>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %474 = stablehlo.add %471, %473 : tensor<2x3xf64>
    %475 = stablehlo.multiply %426, %474 : tensor<2x3xf64>
    %476 = stablehlo.subtract %475, %469 : tensor<2x3xf64>
    %477 = stablehlo.constant dense<4.521959709359601e-9> : tensor<f64>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %479 = stablehlo.add %476, %478 : tensor<2x3xf64>
    %480 = stablehlo.multiply %426, %479 : tensor<2x3xf64>
    %481 = stablehlo.subtract %480, %474 : tensor<2x3xf64>
    %482 = stablehlo.constant dense<1.0764998412667975e-8> : tensor<f64>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %484 = stablehlo.add %481, %483 : tensor<2x3xf64>
    %485 = stablehlo.multiply %426, %484 : tensor<2x3xf64>
    %486 = stablehlo.subtract %485, %479 : tensor<2x3xf64>
    %487 = stablehlo.constant dense<-2.188640105013796e-7> : tensor<f64>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %489 = stablehlo.add %486, %488 : tensor<2x3xf64>
    %490 = stablehlo.multiply %426, %489 : tensor<2x3xf64>
    %491 = stablehlo.subtract %490, %484 : tensor<2x3xf64>
    %492 = stablehlo.constant dense<7.740383054603557e-7> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %492, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %494 = stablehlo.add %491, %493 : tensor<2x3xf64>
    %495 = stablehlo.multiply %426, %494 : tensor<2x3xf64>
    %496 = stablehlo.subtract %495, %489 : tensor<2x3xf64>
    %497 = stablehlo.constant dense<4.1390279860266885e-6> : tensor<f64>
    %498 = stablehlo.broadcast_in_dim %497, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %499 = stablehlo.add %496, %498 : tensor<2x3xf64>
    %500 = stablehlo.multiply %426, %499 : tensor<2x3xf64>
    %501 = stablehlo.subtract %500, %494 : tensor<2x3xf64>
    %502 = stablehlo.constant dense<-6.916973302555101e-5> : tensor<f64>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %504 = stablehlo.add %501, %503 : tensor<2x3xf64>
    %505 = stablehlo.multiply %426, %504 : tensor<2x3xf64>
    %506 = stablehlo.subtract %505, %499 : tensor<2x3xf64>
    %507 = stablehlo.constant dense<0.0004907758365258584> : tensor<f64>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %509 = stablehlo.add %506, %508 : tensor<2x3xf64>
    %510 = stablehlo.multiply %426, %509 : tensor<2x3xf64>
    %511 = stablehlo.subtract %510, %504 : tensor<2x3xf64>
    %512 = stablehlo.constant dense<-0.002413163540417689> : tensor<f64>
    %513 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %514 = stablehlo.add %511, %513 : tensor<2x3xf64>
    %515 = stablehlo.multiply %426, %514 : tensor<2x3xf64>
    %516 = stablehlo.subtract %515, %509 : tensor<2x3xf64>
    %517 = stablehlo.constant dense<0.009074997670705097> : tensor<f64>
    %518 = stablehlo.broadcast_in_dim %517, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %519 = stablehlo.add %516, %518 : tensor<2x3xf64>
    %520 = stablehlo.multiply %426, %519 : tensor<2x3xf64>
    %521 = stablehlo.subtract %520, %514 : tensor<2x3xf64>
    %522 = stablehlo.constant dense<-0.026658668435305642> : tensor<f64>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %524 = stablehlo.add %521, %523 : tensor<2x3xf64>
    %525 = stablehlo.multiply %426, %524 : tensor<2x3xf64>
    %526 = stablehlo.subtract %525, %519 : tensor<2x3xf64>
    %527 = stablehlo.constant dense<0.05920993999819182> : tensor<f64>
    %528 = stablehlo.broadcast_in_dim %527, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %529 = stablehlo.add %526, %528 : tensor<2x3xf64>
    %530 = stablehlo.multiply %426, %529 : tensor<2x3xf64>
    %531 = stablehlo.subtract %530, %524 : tensor<2x3xf64>
    %532 = stablehlo.constant dense<-0.0842491333665177> : tensor<f64>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %534 = stablehlo.add %531, %533 : tensor<2x3xf64>
    %535 = stablehlo.multiply %426, %534 : tensor<2x3xf64>
    %536 = stablehlo.subtract %535, %529 : tensor<2x3xf64>
    %537 = stablehlo.constant dense<-0.00459005458064645> : tensor<f64>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %539 = stablehlo.add %536, %538 : tensor<2x3xf64>
    %540 = stablehlo.multiply %425, %539 : tensor<2x3xf64>
    %541 = stablehlo.subtract %540, %534 : tensor<2x3xf64>
    %542 = stablehlo.constant dense<1.177578934567402> : tensor<f64>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %544 = stablehlo.add %541, %543 : tensor<2x3xf64>
    %545 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %547 = stablehlo.add %418, %546 : tensor<2x3xf64>
    %548 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %549 = stablehlo.broadcast_in_dim %548, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %550 = stablehlo.subtract %547, %549 : tensor<2x3xf64>
    %551 = stablehlo.subtract %550, %418 : tensor<2x3xf64>
    %552 = stablehlo.add %550, %418 : tensor<2x3xf64>
    %553 = stablehlo.multiply %551, %552 : tensor<2x3xf64>
    %554 = stablehlo.multiply %550, %550 : tensor<2x3xf64>
    %555 = stablehlo.negate %554 : tensor<2x3xf64>
    %556 = stablehlo.exponential %555 : tensor<2x3xf64>
    %557 = stablehlo.constant dense<0.041666666666666664> : tensor<f64>
    %558 = stablehlo.broadcast_in_dim %557, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %559 = stablehlo.multiply %558, %553 : tensor<2x3xf64>
    %560 = stablehlo.constant dense<0.16666666666666666> : tensor<f64>
    %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %562 = stablehlo.add %559, %561 : tensor<2x3xf64>
    %563 = stablehlo.multiply %562, %553 : tensor<2x3xf64>
    %564 = stablehlo.constant dense<0.5> : tensor<f64>
    %565 = stablehlo.broadcast_in_dim %564, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %566 = stablehlo.add %563, %565 : tensor<2x3xf64>
    %567 = stablehlo.multiply %566, %553 : tensor<2x3xf64>
    %568 = stablehlo.constant dense<1.0> : tensor<f64>
    %569 = stablehlo.broadcast_in_dim %568, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %570 = stablehlo.add %567, %569 : tensor<2x3xf64>
    %571 = stablehlo.multiply %570, %553 : tensor<2x3xf64>
    %572 = stablehlo.constant dense<1.0> : tensor<f64>
    %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %574 = stablehlo.add %571, %573 : tensor<2x3xf64>
    %575 = stablehlo.multiply %556, %574 : tensor<2x3xf64>
    %576 = stablehlo.add %418, %418 : tensor<2x3xf64>
    %577 = stablehlo.constant dense<1.0> : tensor<f64>
    %578 = stablehlo.broadcast_in_dim %577, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %579 = stablehlo.add %576, %578 : tensor<2x3xf64>
    %580 = stablehlo.divide %544, %579 : tensor<2x3xf64>
    %581 = stablehlo.multiply %580, %575 : tensor<2x3xf64>
    %582 = stablehlo.constant dense<0.0> : tensor<f64>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %584 = stablehlo.compare LT, %arg3, %583, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %585 = stablehlo.constant dense<2.0> : tensor<f64>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %587 = stablehlo.subtract %586, %581 : tensor<2x3xf64>
    %588 = stablehlo.select %584, %587, %581 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %589 = stablehlo.constant dense<2.0> : tensor<f64>
    %590 = stablehlo.constant dense<0.0> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %593 = stablehlo.select %584, %591, %592 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %594 = stablehlo.constant dense<30.0> : tensor<f64>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %596 = stablehlo.compare GT, %418, %595, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %597 = stablehlo.select %596, %593, %588 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %598 = stablehlo.constant dense<0.5> : tensor<f64>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %600 = stablehlo.compare LT, %418, %599, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %601 = "chlo.erf"(%arg3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %602 = stablehlo.constant dense<1.0> : tensor<f64>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %604 = stablehlo.subtract %603, %601 : tensor<2x3xf64>
    %605 = stablehlo.select %600, %604, %597 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %139, %279, %417, %605 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @exp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "exp", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential %arg0 : tensor<2x3xf16>
    %1 = stablehlo.exponential %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.exponential %arg2 : tensor<2x3xf32>
    %3 = stablehlo.exponential %arg3 : tensor<2x3xf64>
    %4 = stablehlo.exponential %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.exponential %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @expm1 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "expm1", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x3xf16>
    %1 = stablehlo.exponential_minus_one %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.exponential_minus_one %arg2 : tensor<2x3xf32>
    %3 = stablehlo.exponential_minus_one %arg3 : tensor<2x3xf64>
    %4 = stablehlo.exponential_minus_one %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.exponential_minus_one %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @floor attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "floor", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.floor %arg0 : tensor<2x3xf16>
    %1 = stablehlo.floor %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %3 = stablehlo.floor %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ge attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ge", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @gt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "gt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GT, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GT, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GT, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GT, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @imag attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "imag", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.imag %arg0 : tensor<2x3xf16>
    %1 = stablehlo.imag %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.imag %arg2 : tensor<2x3xf32>
    %3 = stablehlo.imag %arg3 : tensor<2x3xf64>
    %4 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %5 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @is_finite attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_finite", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.is_finite %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %1 = stablehlo.is_finite %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = stablehlo.is_finite %arg2 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.is_finite %arg3 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf16>
    %1 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %4 = stablehlo.abs %arg1 : tensor<2x3xbf16>
    %5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %7 = stablehlo.compare EQ, %4, %6, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %8 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.compare EQ, %12, %14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %3, %7, %11, %15 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_neg_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_neg_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %11 = stablehlo.compare EQ, %arg3, %10, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_pos_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_pos_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %11 = stablehlo.compare EQ, %arg3, %10, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @le attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "le", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @lgamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "lgamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.5> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %0 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x3xf32>
    %8 = stablehlo.select %3, %4, %7 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<7.5> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<7.5> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %8, %13 : tensor<2x3xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<2.014903> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<1.0> : tensor<f32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %8, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<676.5204> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.divide %24, %22 : tensor<2x3xf32>
    %26 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %26, %25 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<2.0> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %8, %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.divide %32, %30 : tensor<2x3xf32>
    %34 = stablehlo.add %27, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<3.0> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %8, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<771.3234> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.divide %39, %37 : tensor<2x3xf32>
    %41 = stablehlo.add %34, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<4.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.add %8, %43 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.divide %46, %44 : tensor<2x3xf32>
    %48 = stablehlo.add %41, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<5.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %8, %50 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<12.507343> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.divide %53, %51 : tensor<2x3xf32>
    %55 = stablehlo.add %48, %54 : tensor<2x3xf32>
    %56 = stablehlo.constant dense<6.0> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.add %8, %57 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.divide %60, %58 : tensor<2x3xf32>
    %62 = stablehlo.add %55, %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<7.0> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.add %8, %64 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.divide %67, %65 : tensor<2x3xf32>
    %69 = stablehlo.add %62, %68 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<8.0> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.add %8, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %72 : tensor<2x3xf32>
    %76 = stablehlo.add %69, %75 : tensor<2x3xf32>
    %77 = stablehlo.log %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<0.5> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %8, %79 : tensor<2x3xf32>
    %81 = stablehlo.divide %11, %18 : tensor<2x3xf32>
    %82 = stablehlo.subtract %80, %81 : tensor<2x3xf32>
    %83 = stablehlo.multiply %82, %18 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %83, %85 : tensor<2x3xf32>
    %87 = stablehlo.add %86, %77 : tensor<2x3xf32>
    %88 = stablehlo.abs %0 : tensor<2x3xf32>
    %89 = stablehlo.floor %88 : tensor<2x3xf32>
    %90 = stablehlo.subtract %88, %89 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<0.5> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.compare GT, %90, %92, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %94 = stablehlo.constant dense<1.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.subtract %95, %90 : tensor<2x3xf32>
    %97 = stablehlo.select %93, %96, %90 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<2x3xf32>
    %101 = stablehlo.sine %100 : tensor<2x3xf32>
    %102 = stablehlo.log %101 : tensor<2x3xf32>
    %103 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %105 = stablehlo.subtract %104, %102 : tensor<2x3xf32>
    %106 = stablehlo.subtract %105, %87 : tensor<2x3xf32>
    %107 = stablehlo.is_finite %102 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %108 = stablehlo.negate %102 : tensor<2x3xf32>
    %109 = stablehlo.select %107, %106, %108 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = stablehlo.select %3, %109, %87 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.compare EQ, %88, %112, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %114 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.select %113, %115, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.compare EQ, %0, %118, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %120 = stablehlo.constant dense<2.0> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %122 = stablehlo.compare EQ, %0, %121, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = stablehlo.or %119, %122 : tensor<2x3xi1>
    %124 = stablehlo.constant dense<0.0> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.select %123, %125, %116 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.convert %126 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %128 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %129 = stablehlo.constant dense<0.5> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.compare LT, %128, %130, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %132 = stablehlo.negate %128 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<1.0> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.subtract %128, %134 : tensor<2x3xf32>
    %136 = stablehlo.select %131, %132, %135 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = stablehlo.constant dense<7.5> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<7.5> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.divide %136, %141 : tensor<2x3xf32>
    %143 = stablehlo.log_plus_one %142 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<2.014903> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.add %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<1.0> : tensor<f32>
    %148 = stablehlo.constant dense<1.0> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.add %136, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<676.5204> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.divide %152, %150 : tensor<2x3xf32>
    %154 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %154, %153 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<2.0> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.add %136, %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.divide %160, %158 : tensor<2x3xf32>
    %162 = stablehlo.add %155, %161 : tensor<2x3xf32>
    %163 = stablehlo.constant dense<3.0> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.add %136, %164 : tensor<2x3xf32>
    %166 = stablehlo.constant dense<771.3234> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.divide %167, %165 : tensor<2x3xf32>
    %169 = stablehlo.add %162, %168 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<4.0> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %136, %171 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.divide %174, %172 : tensor<2x3xf32>
    %176 = stablehlo.add %169, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<5.0> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.add %136, %178 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<12.507343> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.divide %181, %179 : tensor<2x3xf32>
    %183 = stablehlo.add %176, %182 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<6.0> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %136, %185 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.divide %188, %186 : tensor<2x3xf32>
    %190 = stablehlo.add %183, %189 : tensor<2x3xf32>
    %191 = stablehlo.constant dense<7.0> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %193 = stablehlo.add %136, %192 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %196 = stablehlo.divide %195, %193 : tensor<2x3xf32>
    %197 = stablehlo.add %190, %196 : tensor<2x3xf32>
    %198 = stablehlo.constant dense<8.0> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.add %136, %199 : tensor<2x3xf32>
    %201 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.divide %202, %200 : tensor<2x3xf32>
    %204 = stablehlo.add %197, %203 : tensor<2x3xf32>
    %205 = stablehlo.log %204 : tensor<2x3xf32>
    %206 = stablehlo.constant dense<0.5> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %208 = stablehlo.add %136, %207 : tensor<2x3xf32>
    %209 = stablehlo.divide %139, %146 : tensor<2x3xf32>
    %210 = stablehlo.subtract %208, %209 : tensor<2x3xf32>
    %211 = stablehlo.multiply %210, %146 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.add %214, %205 : tensor<2x3xf32>
    %216 = stablehlo.abs %128 : tensor<2x3xf32>
    %217 = stablehlo.floor %216 : tensor<2x3xf32>
    %218 = stablehlo.subtract %216, %217 : tensor<2x3xf32>
    %219 = stablehlo.constant dense<0.5> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %222 = stablehlo.constant dense<1.0> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.subtract %223, %218 : tensor<2x3xf32>
    %225 = stablehlo.select %221, %224, %218 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %226 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.multiply %225, %227 : tensor<2x3xf32>
    %229 = stablehlo.sine %228 : tensor<2x3xf32>
    %230 = stablehlo.log %229 : tensor<2x3xf32>
    %231 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %233 = stablehlo.subtract %232, %230 : tensor<2x3xf32>
    %234 = stablehlo.subtract %233, %215 : tensor<2x3xf32>
    %235 = stablehlo.is_finite %230 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %236 = stablehlo.negate %230 : tensor<2x3xf32>
    %237 = stablehlo.select %235, %234, %236 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = stablehlo.select %131, %237, %215 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %239 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.compare EQ, %216, %240, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %242 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.select %241, %243, %238 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %245 = stablehlo.constant dense<1.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.compare EQ, %128, %246, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %248 = stablehlo.constant dense<2.0> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.compare EQ, %128, %249, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %251 = stablehlo.or %247, %250 : tensor<2x3xi1>
    %252 = stablehlo.constant dense<0.0> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %254 = stablehlo.select %251, %253, %244 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = stablehlo.convert %254 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %256 = stablehlo.constant dense<0.5> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.compare LT, %arg2, %257, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %259 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %260 = stablehlo.constant dense<1.0> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %262 = stablehlo.subtract %arg2, %261 : tensor<2x3xf32>
    %263 = stablehlo.select %258, %259, %262 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = stablehlo.constant dense<7.5> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.add %263, %265 : tensor<2x3xf32>
    %267 = stablehlo.constant dense<7.5> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.divide %263, %268 : tensor<2x3xf32>
    %270 = stablehlo.log_plus_one %269 : tensor<2x3xf32>
    %271 = stablehlo.constant dense<2.014903> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.add %270, %272 : tensor<2x3xf32>
    %274 = stablehlo.constant dense<1.0> : tensor<f32>
    %275 = stablehlo.constant dense<1.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.add %263, %276 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<676.5204> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.divide %279, %277 : tensor<2x3xf32>
    %281 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.add %281, %280 : tensor<2x3xf32>
    %283 = stablehlo.constant dense<2.0> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.add %263, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.divide %287, %285 : tensor<2x3xf32>
    %289 = stablehlo.add %282, %288 : tensor<2x3xf32>
    %290 = stablehlo.constant dense<3.0> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %292 = stablehlo.add %263, %291 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<771.3234> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.divide %294, %292 : tensor<2x3xf32>
    %296 = stablehlo.add %289, %295 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<4.0> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.add %263, %298 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.divide %301, %299 : tensor<2x3xf32>
    %303 = stablehlo.add %296, %302 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<5.0> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %263, %305 : tensor<2x3xf32>
    %307 = stablehlo.constant dense<12.507343> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.divide %308, %306 : tensor<2x3xf32>
    %310 = stablehlo.add %303, %309 : tensor<2x3xf32>
    %311 = stablehlo.constant dense<6.0> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %313 = stablehlo.add %263, %312 : tensor<2x3xf32>
    %314 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.divide %315, %313 : tensor<2x3xf32>
    %317 = stablehlo.add %310, %316 : tensor<2x3xf32>
    %318 = stablehlo.constant dense<7.0> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %320 = stablehlo.add %263, %319 : tensor<2x3xf32>
    %321 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %323 = stablehlo.divide %322, %320 : tensor<2x3xf32>
    %324 = stablehlo.add %317, %323 : tensor<2x3xf32>
    %325 = stablehlo.constant dense<8.0> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %327 = stablehlo.add %263, %326 : tensor<2x3xf32>
    %328 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %330 = stablehlo.divide %329, %327 : tensor<2x3xf32>
    %331 = stablehlo.add %324, %330 : tensor<2x3xf32>
    %332 = stablehlo.log %331 : tensor<2x3xf32>
    %333 = stablehlo.constant dense<0.5> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %335 = stablehlo.add %263, %334 : tensor<2x3xf32>
    %336 = stablehlo.divide %266, %273 : tensor<2x3xf32>
    %337 = stablehlo.subtract %335, %336 : tensor<2x3xf32>
    %338 = stablehlo.multiply %337, %273 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.add %341, %332 : tensor<2x3xf32>
    %343 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %344 = stablehlo.floor %343 : tensor<2x3xf32>
    %345 = stablehlo.subtract %343, %344 : tensor<2x3xf32>
    %346 = stablehlo.constant dense<0.5> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %348 = stablehlo.compare GT, %345, %347, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %349 = stablehlo.constant dense<1.0> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.subtract %350, %345 : tensor<2x3xf32>
    %352 = stablehlo.select %348, %351, %345 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %353 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %355 = stablehlo.multiply %352, %354 : tensor<2x3xf32>
    %356 = stablehlo.sine %355 : tensor<2x3xf32>
    %357 = stablehlo.log %356 : tensor<2x3xf32>
    %358 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %360 = stablehlo.subtract %359, %357 : tensor<2x3xf32>
    %361 = stablehlo.subtract %360, %342 : tensor<2x3xf32>
    %362 = stablehlo.is_finite %357 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %363 = stablehlo.negate %357 : tensor<2x3xf32>
    %364 = stablehlo.select %362, %361, %363 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %365 = stablehlo.select %258, %364, %342 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %366 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %368 = stablehlo.compare EQ, %343, %367, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %369 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %371 = stablehlo.select %368, %370, %365 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %372 = stablehlo.constant dense<1.0> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %374 = stablehlo.compare EQ, %arg2, %373, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %375 = stablehlo.constant dense<2.0> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %377 = stablehlo.compare EQ, %arg2, %376, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %378 = stablehlo.or %374, %377 : tensor<2x3xi1>
    %379 = stablehlo.constant dense<0.0> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %381 = stablehlo.select %378, %380, %371 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %382 = stablehlo.constant dense<0.5> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %384 = stablehlo.compare LT, %arg3, %383, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %385 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %386 = stablehlo.constant dense<1.0> : tensor<f64>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %388 = stablehlo.subtract %arg3, %387 : tensor<2x3xf64>
    %389 = stablehlo.select %384, %385, %388 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %390 = stablehlo.constant dense<7.5> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %392 = stablehlo.add %389, %391 : tensor<2x3xf64>
    %393 = stablehlo.constant dense<7.5> : tensor<f64>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %395 = stablehlo.divide %389, %394 : tensor<2x3xf64>
    %396 = stablehlo.log_plus_one %395 : tensor<2x3xf64>
    %397 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %399 = stablehlo.add %396, %398 : tensor<2x3xf64>
    %400 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %401 = stablehlo.constant dense<1.0> : tensor<f64>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %403 = stablehlo.add %389, %402 : tensor<2x3xf64>
    %404 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %406 = stablehlo.divide %405, %403 : tensor<2x3xf64>
    %407 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %408 = stablehlo.add %407, %406 : tensor<2x3xf64>
    %409 = stablehlo.constant dense<2.0> : tensor<f64>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %411 = stablehlo.add %389, %410 : tensor<2x3xf64>
    %412 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %414 = stablehlo.divide %413, %411 : tensor<2x3xf64>
    %415 = stablehlo.add %408, %414 : tensor<2x3xf64>
    %416 = stablehlo.constant dense<3.0> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.add %389, %417 : tensor<2x3xf64>
    %419 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %421 = stablehlo.divide %420, %418 : tensor<2x3xf64>
    %422 = stablehlo.add %415, %421 : tensor<2x3xf64>
    %423 = stablehlo.constant dense<4.0> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %425 = stablehlo.add %389, %424 : tensor<2x3xf64>
    %426 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %428 = stablehlo.divide %427, %425 : tensor<2x3xf64>
    %429 = stablehlo.add %422, %428 : tensor<2x3xf64>
    %430 = stablehlo.constant dense<5.0> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %432 = stablehlo.add %389, %431 : tensor<2x3xf64>
    %433 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %435 = stablehlo.divide %434, %432 : tensor<2x3xf64>
    %436 = stablehlo.add %429, %435 : tensor<2x3xf64>
    %437 = stablehlo.constant dense<6.0> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %439 = stablehlo.add %389, %438 : tensor<2x3xf64>
    %440 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.divide %441, %439 : tensor<2x3xf64>
    %443 = stablehlo.add %436, %442 : tensor<2x3xf64>
    %444 = stablehlo.constant dense<7.0> : tensor<f64>
    %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %446 = stablehlo.add %389, %445 : tensor<2x3xf64>
    %447 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %449 = stablehlo.divide %448, %446 : tensor<2x3xf64>
    %450 = stablehlo.add %443, %449 : tensor<2x3xf64>
    %451 = stablehlo.constant dense<8.0> : tensor<f64>
    %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %453 = stablehlo.add %389, %452 : tensor<2x3xf64>
    %454 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %456 = stablehlo.divide %455, %453 : tensor<2x3xf64>
    %457 = stablehlo.add %450, %456 : tensor<2x3xf64>
    %458 = stablehlo.log %457 : tensor<2x3xf64>
    %459 = stablehlo.constant dense<0.5> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %461 = stablehlo.add %389, %460 : tensor<2x3xf64>
    %462 = stablehlo.divide %392, %399 : tensor<2x3xf64>
    %463 = stablehlo.subtract %461, %462 : tensor<2x3xf64>
    %464 = stablehlo.multiply %463, %399 : tensor<2x3xf64>
    %465 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %466 = stablehlo.broadcast_in_dim %465, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %467 = stablehlo.add %464, %466 : tensor<2x3xf64>
    %468 = stablehlo.add %467, %458 : tensor<2x3xf64>
    %469 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %470 = stablehlo.floor %469 : tensor<2x3xf64>
    %471 = stablehlo.subtract %469, %470 : tensor<2x3xf64>
    %472 = stablehlo.constant dense<0.5> : tensor<f64>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %474 = stablehlo.compare GT, %471, %473, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %475 = stablehlo.constant dense<1.0> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %477 = stablehlo.subtract %476, %471 : tensor<2x3xf64>
    %478 = stablehlo.select %474, %477, %471 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %479 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %480 = stablehlo.broadcast_in_dim %479, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %481 = stablehlo.multiply %478, %480 : tensor<2x3xf64>
    %482 = stablehlo.sine %481 : tensor<2x3xf64>
    %483 = stablehlo.log %482 : tensor<2x3xf64>
    %484 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %486 = stablehlo.subtract %485, %483 : tensor<2x3xf64>
    %487 = stablehlo.subtract %486, %468 : tensor<2x3xf64>
    %488 = stablehlo.is_finite %483 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %489 = stablehlo.negate %483 : tensor<2x3xf64>
    %490 = stablehlo.select %488, %487, %489 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %491 = stablehlo.select %384, %490, %468 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %492 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %492, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %494 = stablehlo.compare EQ, %469, %493, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %495 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.select %494, %496, %491 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %498 = stablehlo.constant dense<1.0> : tensor<f64>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %500 = stablehlo.compare EQ, %arg3, %499, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %501 = stablehlo.constant dense<2.0> : tensor<f64>
    %502 = stablehlo.broadcast_in_dim %501, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %503 = stablehlo.compare EQ, %arg3, %502, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %504 = stablehlo.or %500, %503 : tensor<2x3xi1>
    %505 = stablehlo.constant dense<0.0> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %507 = stablehlo.select %504, %506, %497 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %127, %255, %381, %507 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @log attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log %arg0 : tensor<2x3xf16>
    %1 = stablehlo.log %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.log %arg2 : tensor<2x3xf32>
    %3 = stablehlo.log %arg3 : tensor<2x3xf64>
    %4 = stablehlo.log %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.log %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log1p attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log1p", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xf16>
    %1 = stablehlo.log_plus_one %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.log_plus_one %arg2 : tensor<2x3xf32>
    %3 = stablehlo.log_plus_one %arg3 : tensor<2x3xf64>
    %4 = stablehlo.log_plus_one %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.log_plus_one %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @logistic attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "logistic", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.logistic %arg0 : tensor<2x3xf16>
    %1 = stablehlo.logistic %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.logistic %arg2 : tensor<2x3xf32>
    %3 = stablehlo.logistic %arg3 : tensor<2x3xf64>
    %4 = stablehlo.logistic %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.logistic %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @lt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "lt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LT, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LT, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LT, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LT, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @max attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "max", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.maximum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.maximum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.maximum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.maximum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.maximum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.maximum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.maximum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.maximum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.maximum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.maximum %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.maximum %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.maximum %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.maximum %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @min attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "min", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.minimum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.minimum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.minimum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.minimum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.minimum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.minimum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.minimum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.minimum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.minimum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.minimum %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.minimum %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.minimum %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.minimum %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @mul attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "mul", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.multiply %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.multiply %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.multiply %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.multiply %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.multiply %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.multiply %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.multiply %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.multiply %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.multiply %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.multiply %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.multiply %arg12, %arg12 : tensor<2x3xf64>
    %13 = stablehlo.multiply %arg13, %arg13 : tensor<2x3xcomplex<f32>>
    %14 = stablehlo.multiply %arg14, %arg14 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @ne attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ne", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare NE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare NE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare NE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare NE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare NE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare NE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare NE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare NE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare NE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare NE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = stablehlo.compare NE, %arg13, %arg13, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %14 = stablehlo.compare NE, %arg14, %arg14, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @neg attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "neg", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.negate %arg0 : tensor<2x3xi8>
    %1 = stablehlo.negate %arg1 : tensor<2x3xi16>
    %2 = stablehlo.negate %arg2 : tensor<2x3xi32>
    %3 = stablehlo.negate %arg3 : tensor<2x3xi64>
    %4 = stablehlo.negate %arg4 : tensor<2x3xui8>
    %5 = stablehlo.negate %arg5 : tensor<2x3xui16>
    %6 = stablehlo.negate %arg6 : tensor<2x3xui32>
    %7 = stablehlo.negate %arg7 : tensor<2x3xui64>
    %8 = stablehlo.negate %arg8 : tensor<2x3xf16>
    %9 = stablehlo.negate %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.negate %arg10 : tensor<2x3xf32>
    %11 = stablehlo.negate %arg11 : tensor<2x3xf64>
    %12 = stablehlo.negate %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.negate %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @next_after attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "next_after", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %1 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %2 = stablehlo.constant dense<0.0> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %4 = stablehlo.compare LT, %arg0, %3, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %5 = stablehlo.xor %1, %4 : tensor<2x3xi1>
    %6 = stablehlo.constant dense<1> : tensor<i16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %8 = stablehlo.add %0, %7 : tensor<2x3xi16>
    %9 = stablehlo.constant dense<1> : tensor<i16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %11 = stablehlo.subtract %0, %10 : tensor<2x3xi16>
    %12 = stablehlo.select %5, %8, %11 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %14 = stablehlo.constant dense<1> : tensor<i16>
    %15 = stablehlo.bitcast_convert %14 : (tensor<i16>) -> tensor<f16>
    %16 = stablehlo.negate %15 : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %19 = stablehlo.select %1, %17, %18 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %20 = stablehlo.constant dense<0.0> : tensor<f16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %22 = stablehlo.compare EQ, %arg0, %21, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %23 = stablehlo.select %22, %19, %13 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %24 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %25 = stablehlo.select %24, %arg0, %23 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %26 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %27 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %28 = stablehlo.or %26, %27 : tensor<2x3xi1>
    %29 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %31 = stablehlo.select %28, %30, %25 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %32 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %33 = stablehlo.compare LT, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %34 = stablehlo.constant dense<0.0> : tensor<bf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %36 = stablehlo.compare LT, %arg1, %35, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %37 = stablehlo.xor %33, %36 : tensor<2x3xi1>
    %38 = stablehlo.constant dense<1> : tensor<i16>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %40 = stablehlo.add %32, %39 : tensor<2x3xi16>
    %41 = stablehlo.constant dense<1> : tensor<i16>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %43 = stablehlo.subtract %32, %42 : tensor<2x3xi16>
    %44 = stablehlo.select %37, %40, %43 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %45 = stablehlo.bitcast_convert %44 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %46 = stablehlo.constant dense<1> : tensor<i16>
    %47 = stablehlo.bitcast_convert %46 : (tensor<i16>) -> tensor<bf16>
    %48 = stablehlo.negate %47 : tensor<bf16>
    %49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %51 = stablehlo.select %33, %49, %50 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %52 = stablehlo.constant dense<0.0> : tensor<bf16>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %54 = stablehlo.compare EQ, %arg1, %53, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %55 = stablehlo.select %54, %51, %45 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %56 = stablehlo.compare EQ, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %57 = stablehlo.select %56, %arg1, %55 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %58 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %59 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %60 = stablehlo.or %58, %59 : tensor<2x3xi1>
    %61 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %63 = stablehlo.select %60, %62, %57 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %64 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %65 = stablehlo.compare LT, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = stablehlo.constant dense<0.0> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.compare LT, %arg2, %67, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = stablehlo.xor %65, %68 : tensor<2x3xi1>
    %70 = stablehlo.constant dense<1> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %72 = stablehlo.add %64, %71 : tensor<2x3xi32>
    %73 = stablehlo.constant dense<1> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %75 = stablehlo.subtract %64, %74 : tensor<2x3xi32>
    %76 = stablehlo.select %69, %72, %75 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %78 = stablehlo.constant dense<1> : tensor<i32>
    %79 = stablehlo.bitcast_convert %78 : (tensor<i32>) -> tensor<f32>
    %80 = stablehlo.negate %79 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.select %65, %81, %82 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.0> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.compare EQ, %arg2, %85, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %87 = stablehlo.select %86, %83, %77 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = stablehlo.compare EQ, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %89 = stablehlo.select %88, %arg2, %87 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %91 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %92 = stablehlo.or %90, %91 : tensor<2x3xi1>
    %93 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.select %92, %94, %89 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %97 = stablehlo.compare LT, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %98 = stablehlo.constant dense<0.0> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %100 = stablehlo.compare LT, %arg3, %99, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %101 = stablehlo.xor %97, %100 : tensor<2x3xi1>
    %102 = stablehlo.constant dense<1> : tensor<i64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %104 = stablehlo.add %96, %103 : tensor<2x3xi64>
    %105 = stablehlo.constant dense<1> : tensor<i64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %107 = stablehlo.subtract %96, %106 : tensor<2x3xi64>
    %108 = stablehlo.select %101, %104, %107 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %109 = stablehlo.bitcast_convert %108 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %110 = stablehlo.constant dense<1> : tensor<i64>
    %111 = stablehlo.bitcast_convert %110 : (tensor<i64>) -> tensor<f64>
    %112 = stablehlo.negate %111 : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %114 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %115 = stablehlo.select %97, %113, %114 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = stablehlo.constant dense<0.0> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %118 = stablehlo.compare EQ, %arg3, %117, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %119 = stablehlo.select %118, %115, %109 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = stablehlo.compare EQ, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %121 = stablehlo.select %120, %arg3, %119 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %123 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %124 = stablehlo.or %122, %123 : tensor<2x3xi1>
    %125 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %127 = stablehlo.select %124, %126, %121 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %31, %63, %95, %127 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @not attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "not", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.not %arg0 : tensor<2x3xi1>
    %1 = stablehlo.not %arg1 : tensor<2x3xi8>
    %2 = stablehlo.not %arg2 : tensor<2x3xi16>
    %3 = stablehlo.not %arg3 : tensor<2x3xi32>
    %4 = stablehlo.not %arg4 : tensor<2x3xi64>
    %5 = stablehlo.not %arg5 : tensor<2x3xui8>
    %6 = stablehlo.not %arg6 : tensor<2x3xui16>
    %7 = stablehlo.not %arg7 : tensor<2x3xui32>
    %8 = stablehlo.not %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @or attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "or", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.or %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.or %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.or %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.or %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.or %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.or %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.or %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.or %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.or %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @polygamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "polygamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.add %0, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<0.5> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare LT, %4, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.negate %4 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.subtract %4, %10 : tensor<2x3xf32>
    %12 = stablehlo.select %7, %8, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.constant dense<7.5> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<7.5> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.divide %12, %17 : tensor<2x3xf32>
    %19 = stablehlo.log_plus_one %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<2.014903> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<1.0> : tensor<f32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %12, %25 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<676.5204> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.divide %28, %26 : tensor<2x3xf32>
    %30 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %30, %29 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<2.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %12, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.divide %36, %34 : tensor<2x3xf32>
    %38 = stablehlo.add %31, %37 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<3.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %12, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<771.3234> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.divide %43, %41 : tensor<2x3xf32>
    %45 = stablehlo.add %38, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<4.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %12, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.divide %50, %48 : tensor<2x3xf32>
    %52 = stablehlo.add %45, %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<5.0> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.add %12, %54 : tensor<2x3xf32>
    %56 = stablehlo.constant dense<12.507343> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.divide %57, %55 : tensor<2x3xf32>
    %59 = stablehlo.add %52, %58 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<6.0> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %12, %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.divide %64, %62 : tensor<2x3xf32>
    %66 = stablehlo.add %59, %65 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<7.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %12, %68 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.divide %71, %69 : tensor<2x3xf32>
    %73 = stablehlo.add %66, %72 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<8.0> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.add %12, %75 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.divide %78, %76 : tensor<2x3xf32>
    %80 = stablehlo.add %73, %79 : tensor<2x3xf32>
    %81 = stablehlo.log %80 : tensor<2x3xf32>
    %82 = stablehlo.constant dense<0.5> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.add %12, %83 : tensor<2x3xf32>
    %85 = stablehlo.divide %15, %22 : tensor<2x3xf32>
    %86 = stablehlo.subtract %84, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %86, %22 : tensor<2x3xf32>
    %88 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x3xf32>
    %91 = stablehlo.add %90, %81 : tensor<2x3xf32>
    %92 = stablehlo.abs %4 : tensor<2x3xf32>
    %93 = stablehlo.floor %92 : tensor<2x3xf32>
    %94 = stablehlo.subtract %92, %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<0.5> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.compare GT, %94, %96, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %98 = stablehlo.constant dense<1.0> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<2x3xf32>
    %101 = stablehlo.select %97, %100, %94 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.multiply %101, %103 : tensor<2x3xf32>
    %105 = stablehlo.sine %104 : tensor<2x3xf32>
    %106 = stablehlo.log %105 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.subtract %108, %106 : tensor<2x3xf32>
    %110 = stablehlo.subtract %109, %91 : tensor<2x3xf32>
    %111 = stablehlo.is_finite %106 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.negate %106 : tensor<2x3xf32>
    %113 = stablehlo.select %111, %110, %112 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = stablehlo.select %7, %113, %91 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare EQ, %92, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.select %117, %119, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.compare EQ, %4, %122, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %124 = stablehlo.constant dense<2.0> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.compare EQ, %4, %125, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = stablehlo.or %123, %126 : tensor<2x3xi1>
    %128 = stablehlo.constant dense<0.0> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.select %127, %129, %120 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.exponential %130 : tensor<2x3xf32>
    %132 = stablehlo.negate %4 : tensor<2x3xf32>
    %133 = stablehlo.power %1, %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<1.0> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.add %1, %135 : tensor<2x3xf32>
    %137 = stablehlo.negate %4 : tensor<2x3xf32>
    %138 = stablehlo.power %136, %137 : tensor<2x3xf32>
    %139 = stablehlo.add %133, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<2.0> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.add %1, %141 : tensor<2x3xf32>
    %143 = stablehlo.negate %4 : tensor<2x3xf32>
    %144 = stablehlo.power %142, %143 : tensor<2x3xf32>
    %145 = stablehlo.add %139, %144 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<3.0> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.add %1, %147 : tensor<2x3xf32>
    %149 = stablehlo.negate %4 : tensor<2x3xf32>
    %150 = stablehlo.power %148, %149 : tensor<2x3xf32>
    %151 = stablehlo.add %145, %150 : tensor<2x3xf32>
    %152 = stablehlo.constant dense<4.0> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.add %1, %153 : tensor<2x3xf32>
    %155 = stablehlo.negate %4 : tensor<2x3xf32>
    %156 = stablehlo.power %154, %155 : tensor<2x3xf32>
    %157 = stablehlo.add %151, %156 : tensor<2x3xf32>
    %158 = stablehlo.constant dense<5.0> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %160 = stablehlo.add %1, %159 : tensor<2x3xf32>
    %161 = stablehlo.negate %4 : tensor<2x3xf32>
    %162 = stablehlo.power %160, %161 : tensor<2x3xf32>
    %163 = stablehlo.add %157, %162 : tensor<2x3xf32>
    %164 = stablehlo.constant dense<6.0> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.add %1, %165 : tensor<2x3xf32>
    %167 = stablehlo.negate %4 : tensor<2x3xf32>
    %168 = stablehlo.power %166, %167 : tensor<2x3xf32>
    %169 = stablehlo.add %163, %168 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<7.0> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %1, %171 : tensor<2x3xf32>
    %173 = stablehlo.negate %4 : tensor<2x3xf32>
    %174 = stablehlo.power %172, %173 : tensor<2x3xf32>
    %175 = stablehlo.add %169, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<8.0> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.add %1, %177 : tensor<2x3xf32>
    %179 = stablehlo.negate %4 : tensor<2x3xf32>
    %180 = stablehlo.power %178, %179 : tensor<2x3xf32>
    %181 = stablehlo.add %175, %180 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<9.0> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.add %1, %183 : tensor<2x3xf32>
    %185 = stablehlo.negate %4 : tensor<2x3xf32>
    %186 = stablehlo.power %184, %185 : tensor<2x3xf32>
    %187 = stablehlo.add %181, %186 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<10.0> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.add %1, %189 : tensor<2x3xf32>
    %191 = stablehlo.negate %4 : tensor<2x3xf32>
    %192 = stablehlo.power %190, %191 : tensor<2x3xf32>
    %193 = stablehlo.divide %4, %190 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %196 = stablehlo.multiply %193, %195 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<1.0> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.add %4, %198 : tensor<2x3xf32>
    %200 = stablehlo.divide %199, %190 : tensor<2x3xf32>
    %201 = stablehlo.multiply %193, %200 : tensor<2x3xf32>
    %202 = stablehlo.constant dense<2.0> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %4, %203 : tensor<2x3xf32>
    %205 = stablehlo.divide %204, %190 : tensor<2x3xf32>
    %206 = stablehlo.multiply %201, %205 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<2x3xf32>
    %210 = stablehlo.add %196, %209 : tensor<2x3xf32>
    %211 = stablehlo.constant dense<3.0> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.add %4, %212 : tensor<2x3xf32>
    %214 = stablehlo.divide %213, %190 : tensor<2x3xf32>
    %215 = stablehlo.multiply %206, %214 : tensor<2x3xf32>
    %216 = stablehlo.constant dense<4.0> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %218 = stablehlo.add %4, %217 : tensor<2x3xf32>
    %219 = stablehlo.divide %218, %190 : tensor<2x3xf32>
    %220 = stablehlo.multiply %215, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.multiply %220, %222 : tensor<2x3xf32>
    %224 = stablehlo.add %210, %223 : tensor<2x3xf32>
    %225 = stablehlo.constant dense<5.0> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.add %4, %226 : tensor<2x3xf32>
    %228 = stablehlo.divide %227, %190 : tensor<2x3xf32>
    %229 = stablehlo.multiply %220, %228 : tensor<2x3xf32>
    %230 = stablehlo.constant dense<6.0> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %232 = stablehlo.add %4, %231 : tensor<2x3xf32>
    %233 = stablehlo.divide %232, %190 : tensor<2x3xf32>
    %234 = stablehlo.multiply %229, %233 : tensor<2x3xf32>
    %235 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %237 = stablehlo.multiply %234, %236 : tensor<2x3xf32>
    %238 = stablehlo.add %224, %237 : tensor<2x3xf32>
    %239 = stablehlo.constant dense<7.0> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.add %4, %240 : tensor<2x3xf32>
    %242 = stablehlo.divide %241, %190 : tensor<2x3xf32>
    %243 = stablehlo.multiply %234, %242 : tensor<2x3xf32>
    %244 = stablehlo.constant dense<8.0> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %246 = stablehlo.add %4, %245 : tensor<2x3xf32>
    %247 = stablehlo.divide %246, %190 : tensor<2x3xf32>
    %248 = stablehlo.multiply %243, %247 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.multiply %248, %250 : tensor<2x3xf32>
    %252 = stablehlo.add %238, %251 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<9.0> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %4, %254 : tensor<2x3xf32>
    %256 = stablehlo.divide %255, %190 : tensor<2x3xf32>
    %257 = stablehlo.multiply %248, %256 : tensor<2x3xf32>
    %258 = stablehlo.constant dense<10.0> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.add %4, %259 : tensor<2x3xf32>
    %261 = stablehlo.divide %260, %190 : tensor<2x3xf32>
    %262 = stablehlo.multiply %257, %261 : tensor<2x3xf32>
    %263 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.multiply %262, %264 : tensor<2x3xf32>
    %266 = stablehlo.add %252, %265 : tensor<2x3xf32>
    %267 = stablehlo.constant dense<11.0> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.add %4, %268 : tensor<2x3xf32>
    %270 = stablehlo.divide %269, %190 : tensor<2x3xf32>
    %271 = stablehlo.multiply %262, %270 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<12.0> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.add %4, %273 : tensor<2x3xf32>
    %275 = stablehlo.divide %274, %190 : tensor<2x3xf32>
    %276 = stablehlo.multiply %271, %275 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<2x3xf32>
    %280 = stablehlo.add %266, %279 : tensor<2x3xf32>
    %281 = stablehlo.constant dense<13.0> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %283 = stablehlo.add %4, %282 : tensor<2x3xf32>
    %284 = stablehlo.divide %283, %190 : tensor<2x3xf32>
    %285 = stablehlo.multiply %276, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<14.0> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.add %4, %287 : tensor<2x3xf32>
    %289 = stablehlo.divide %288, %190 : tensor<2x3xf32>
    %290 = stablehlo.multiply %285, %289 : tensor<2x3xf32>
    %291 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %293 = stablehlo.multiply %290, %292 : tensor<2x3xf32>
    %294 = stablehlo.add %280, %293 : tensor<2x3xf32>
    %295 = stablehlo.constant dense<1.0> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %297 = stablehlo.subtract %4, %296 : tensor<2x3xf32>
    %298 = stablehlo.divide %190, %297 : tensor<2x3xf32>
    %299 = stablehlo.constant dense<0.5> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %301 = stablehlo.add %298, %300 : tensor<2x3xf32>
    %302 = stablehlo.add %301, %294 : tensor<2x3xf32>
    %303 = stablehlo.multiply %192, %302 : tensor<2x3xf32>
    %304 = stablehlo.abs %192 : tensor<2x3xf32>
    %305 = stablehlo.abs %187 : tensor<2x3xf32>
    %306 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %308 = stablehlo.multiply %305, %307 : tensor<2x3xf32>
    %309 = stablehlo.compare LE, %304, %308, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %310 = stablehlo.add %187, %303 : tensor<2x3xf32>
    %311 = stablehlo.select %309, %187, %310 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %312 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %313 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %314 = stablehlo.constant dense<0.0> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.compare LE, %1, %315, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %317 = stablehlo.floor %4 : tensor<2x3xf32>
    %318 = stablehlo.compare EQ, %4, %317, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %319 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %321 = stablehlo.compare LT, %1, %320, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %322 = stablehlo.select %316, %318, %321 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %323 = stablehlo.constant dense<1.0> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %325 = stablehlo.compare GE, %4, %324, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %326 = stablehlo.and %322, %325 : tensor<2x3xi1>
    %327 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %328 = stablehlo.select %326, %311, %327 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %329 = stablehlo.floor %1 : tensor<2x3xf32>
    %330 = stablehlo.compare EQ, %1, %329, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %331 = stablehlo.and %316, %330 : tensor<2x3xi1>
    %332 = stablehlo.constant dense<0.5> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.multiply %4, %333 : tensor<2x3xf32>
    %335 = stablehlo.floor %334 : tensor<2x3xf32>
    %336 = stablehlo.subtract %334, %335 : tensor<2x3xf32>
    %337 = stablehlo.constant dense<0.0> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %339 = stablehlo.compare EQ, %336, %338, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %340 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %342 = stablehlo.select %339, %340, %341 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %343 = stablehlo.select %331, %342, %328 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %344 = stablehlo.constant dense<1.0> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.compare EQ, %4, %345, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %347 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %348 = stablehlo.select %346, %347, %343 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %349 = stablehlo.multiply %131, %348 : tensor<2x3xf32>
    %350 = stablehlo.constant dense<0.5> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %352 = stablehlo.multiply %0, %351 : tensor<2x3xf32>
    %353 = stablehlo.floor %352 : tensor<2x3xf32>
    %354 = stablehlo.compare EQ, %352, %353, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %355 = stablehlo.negate %349 : tensor<2x3xf32>
    %356 = stablehlo.select %354, %355, %349 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %357 = stablehlo.constant dense<0.0> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %359 = stablehlo.compare EQ, %0, %358, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %360 = stablehlo.constant dense<0.5> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.compare LT, %1, %361, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %363 = stablehlo.negate %1 : tensor<2x3xf32>
    %364 = stablehlo.constant dense<1.0> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %366 = stablehlo.subtract %1, %365 : tensor<2x3xf32>
    %367 = stablehlo.select %362, %363, %366 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %368 = stablehlo.constant dense<7.5> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %370 = stablehlo.add %367, %369 : tensor<2x3xf32>
    %371 = stablehlo.constant dense<7.5> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %373 = stablehlo.divide %367, %372 : tensor<2x3xf32>
    %374 = stablehlo.log_plus_one %373 : tensor<2x3xf32>
    %375 = stablehlo.constant dense<2.014903> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %377 = stablehlo.add %374, %376 : tensor<2x3xf32>
    %378 = stablehlo.constant dense<0.0> : tensor<f32>
    %379 = stablehlo.constant dense<1.0> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %381 = stablehlo.add %367, %380 : tensor<2x3xf32>
    %382 = stablehlo.multiply %381, %381 : tensor<2x3xf32>
    %383 = stablehlo.constant dense<676.5204> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %385 = stablehlo.divide %384, %382 : tensor<2x3xf32>
    %386 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %387 = stablehlo.add %386, %385 : tensor<2x3xf32>
    %388 = stablehlo.constant dense<2.0> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %390 = stablehlo.add %367, %389 : tensor<2x3xf32>
    %391 = stablehlo.multiply %390, %390 : tensor<2x3xf32>
    %392 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %394 = stablehlo.divide %393, %391 : tensor<2x3xf32>
    %395 = stablehlo.add %387, %394 : tensor<2x3xf32>
    %396 = stablehlo.constant dense<3.0> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %398 = stablehlo.add %367, %397 : tensor<2x3xf32>
    %399 = stablehlo.multiply %398, %398 : tensor<2x3xf32>
    %400 = stablehlo.constant dense<771.3234> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %402 = stablehlo.divide %401, %399 : tensor<2x3xf32>
    %403 = stablehlo.add %395, %402 : tensor<2x3xf32>
    %404 = stablehlo.constant dense<4.0> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %406 = stablehlo.add %367, %405 : tensor<2x3xf32>
    %407 = stablehlo.multiply %406, %406 : tensor<2x3xf32>
    %408 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %410 = stablehlo.divide %409, %407 : tensor<2x3xf32>
    %411 = stablehlo.add %403, %410 : tensor<2x3xf32>
    %412 = stablehlo.constant dense<5.0> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %414 = stablehlo.add %367, %413 : tensor<2x3xf32>
    %415 = stablehlo.multiply %414, %414 : tensor<2x3xf32>
    %416 = stablehlo.constant dense<12.507343> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.divide %417, %415 : tensor<2x3xf32>
    %419 = stablehlo.add %411, %418 : tensor<2x3xf32>
    %420 = stablehlo.constant dense<6.0> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %422 = stablehlo.add %367, %421 : tensor<2x3xf32>
    %423 = stablehlo.multiply %422, %422 : tensor<2x3xf32>
    %424 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %426 = stablehlo.divide %425, %423 : tensor<2x3xf32>
    %427 = stablehlo.add %419, %426 : tensor<2x3xf32>
    %428 = stablehlo.constant dense<7.0> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.add %367, %429 : tensor<2x3xf32>
    %431 = stablehlo.multiply %430, %430 : tensor<2x3xf32>
    %432 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %434 = stablehlo.divide %433, %431 : tensor<2x3xf32>
    %435 = stablehlo.add %427, %434 : tensor<2x3xf32>
    %436 = stablehlo.constant dense<8.0> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %438 = stablehlo.add %367, %437 : tensor<2x3xf32>
    %439 = stablehlo.multiply %438, %438 : tensor<2x3xf32>
    %440 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %442 = stablehlo.divide %441, %439 : tensor<2x3xf32>
    %443 = stablehlo.add %435, %442 : tensor<2x3xf32>
    %444 = stablehlo.constant dense<1.0> : tensor<f32>
    %445 = stablehlo.constant dense<1.0> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.add %367, %446 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<676.5204> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.divide %449, %447 : tensor<2x3xf32>
    %451 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %452 = stablehlo.add %451, %450 : tensor<2x3xf32>
    %453 = stablehlo.constant dense<2.0> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %455 = stablehlo.add %367, %454 : tensor<2x3xf32>
    %456 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %458 = stablehlo.divide %457, %455 : tensor<2x3xf32>
    %459 = stablehlo.add %452, %458 : tensor<2x3xf32>
    %460 = stablehlo.constant dense<3.0> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.add %367, %461 : tensor<2x3xf32>
    %463 = stablehlo.constant dense<771.3234> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %465 = stablehlo.divide %464, %462 : tensor<2x3xf32>
    %466 = stablehlo.add %459, %465 : tensor<2x3xf32>
    %467 = stablehlo.constant dense<4.0> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %469 = stablehlo.add %367, %468 : tensor<2x3xf32>
    %470 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %472 = stablehlo.divide %471, %469 : tensor<2x3xf32>
    %473 = stablehlo.add %466, %472 : tensor<2x3xf32>
    %474 = stablehlo.constant dense<5.0> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %476 = stablehlo.add %367, %475 : tensor<2x3xf32>
    %477 = stablehlo.constant dense<12.507343> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %479 = stablehlo.divide %478, %476 : tensor<2x3xf32>
    %480 = stablehlo.add %473, %479 : tensor<2x3xf32>
    %481 = stablehlo.constant dense<6.0> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %483 = stablehlo.add %367, %482 : tensor<2x3xf32>
    %484 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.divide %485, %483 : tensor<2x3xf32>
    %487 = stablehlo.add %480, %486 : tensor<2x3xf32>
    %488 = stablehlo.constant dense<7.0> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %490 = stablehlo.add %367, %489 : tensor<2x3xf32>
    %491 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %493 = stablehlo.divide %492, %490 : tensor<2x3xf32>
    %494 = stablehlo.add %487, %493 : tensor<2x3xf32>
    %495 = stablehlo.constant dense<8.0> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %497 = stablehlo.add %367, %496 : tensor<2x3xf32>
    %498 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %500 = stablehlo.divide %499, %497 : tensor<2x3xf32>
    %501 = stablehlo.add %494, %500 : tensor<2x3xf32>
    %502 = stablehlo.divide %443, %501 : tensor<2x3xf32>
    %503 = stablehlo.subtract %377, %502 : tensor<2x3xf32>
    %504 = stablehlo.constant dense<7.0> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %506 = stablehlo.divide %505, %370 : tensor<2x3xf32>
    %507 = stablehlo.subtract %503, %506 : tensor<2x3xf32>
    %508 = stablehlo.constant dense<0.5> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %510 = stablehlo.add %1, %509 : tensor<2x3xf32>
    %511 = stablehlo.floor %510 : tensor<2x3xf32>
    %512 = stablehlo.abs %511 : tensor<2x3xf32>
    %513 = stablehlo.add %1, %512 : tensor<2x3xf32>
    %514 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %516 = stablehlo.multiply %513, %515 : tensor<2x3xf32>
    %517 = stablehlo.cosine %516 : tensor<2x3xf32>
    %518 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %520 = stablehlo.multiply %517, %519 : tensor<2x3xf32>
    %521 = stablehlo.sine %516 : tensor<2x3xf32>
    %522 = stablehlo.divide %520, %521 : tensor<2x3xf32>
    %523 = stablehlo.subtract %507, %522 : tensor<2x3xf32>
    %524 = stablehlo.select %362, %523, %507 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %525 = stablehlo.floor %1 : tensor<2x3xf32>
    %526 = stablehlo.compare EQ, %1, %525, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %527 = stablehlo.constant dense<0.0> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %529 = stablehlo.compare LE, %1, %528, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %530 = stablehlo.and %526, %529 : tensor<2x3xi1>
    %531 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %533 = stablehlo.select %530, %532, %524 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %534 = stablehlo.select %359, %533, %356 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %535 = stablehlo.constant dense<0.0> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %537 = stablehlo.compare GE, %0, %536, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %538 = stablehlo.floor %0 : tensor<2x3xf32>
    %539 = stablehlo.compare EQ, %0, %538, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %540 = stablehlo.and %537, %539 : tensor<2x3xi1>
    %541 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %543 = stablehlo.compare LT, %0, %542, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %544 = stablehlo.and %540, %543 : tensor<2x3xi1>
    %545 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %547 = stablehlo.select %544, %534, %546 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %548 = stablehlo.convert %547 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %549 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %550 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %551 = stablehlo.constant dense<1.0> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %553 = stablehlo.add %549, %552 : tensor<2x3xf32>
    %554 = stablehlo.constant dense<0.5> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %556 = stablehlo.compare LT, %553, %555, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %557 = stablehlo.negate %553 : tensor<2x3xf32>
    %558 = stablehlo.constant dense<1.0> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %560 = stablehlo.subtract %553, %559 : tensor<2x3xf32>
    %561 = stablehlo.select %556, %557, %560 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %562 = stablehlo.constant dense<7.5> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %564 = stablehlo.add %561, %563 : tensor<2x3xf32>
    %565 = stablehlo.constant dense<7.5> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %567 = stablehlo.divide %561, %566 : tensor<2x3xf32>
    %568 = stablehlo.log_plus_one %567 : tensor<2x3xf32>
    %569 = stablehlo.constant dense<2.014903> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %571 = stablehlo.add %568, %570 : tensor<2x3xf32>
    %572 = stablehlo.constant dense<1.0> : tensor<f32>
    %573 = stablehlo.constant dense<1.0> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %575 = stablehlo.add %561, %574 : tensor<2x3xf32>
    %576 = stablehlo.constant dense<676.5204> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %578 = stablehlo.divide %577, %575 : tensor<2x3xf32>
    %579 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %580 = stablehlo.add %579, %578 : tensor<2x3xf32>
    %581 = stablehlo.constant dense<2.0> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %583 = stablehlo.add %561, %582 : tensor<2x3xf32>
    %584 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %586 = stablehlo.divide %585, %583 : tensor<2x3xf32>
    %587 = stablehlo.add %580, %586 : tensor<2x3xf32>
    %588 = stablehlo.constant dense<3.0> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %590 = stablehlo.add %561, %589 : tensor<2x3xf32>
    %591 = stablehlo.constant dense<771.3234> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %593 = stablehlo.divide %592, %590 : tensor<2x3xf32>
    %594 = stablehlo.add %587, %593 : tensor<2x3xf32>
    %595 = stablehlo.constant dense<4.0> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %597 = stablehlo.add %561, %596 : tensor<2x3xf32>
    %598 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %600 = stablehlo.divide %599, %597 : tensor<2x3xf32>
    %601 = stablehlo.add %594, %600 : tensor<2x3xf32>
    %602 = stablehlo.constant dense<5.0> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %604 = stablehlo.add %561, %603 : tensor<2x3xf32>
    %605 = stablehlo.constant dense<12.507343> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %607 = stablehlo.divide %606, %604 : tensor<2x3xf32>
    %608 = stablehlo.add %601, %607 : tensor<2x3xf32>
    %609 = stablehlo.constant dense<6.0> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %611 = stablehlo.add %561, %610 : tensor<2x3xf32>
    %612 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %614 = stablehlo.divide %613, %611 : tensor<2x3xf32>
    %615 = stablehlo.add %608, %614 : tensor<2x3xf32>
    %616 = stablehlo.constant dense<7.0> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %618 = stablehlo.add %561, %617 : tensor<2x3xf32>
    %619 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %621 = stablehlo.divide %620, %618 : tensor<2x3xf32>
    %622 = stablehlo.add %615, %621 : tensor<2x3xf32>
    %623 = stablehlo.constant dense<8.0> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %625 = stablehlo.add %561, %624 : tensor<2x3xf32>
    %626 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %628 = stablehlo.divide %627, %625 : tensor<2x3xf32>
    %629 = stablehlo.add %622, %628 : tensor<2x3xf32>
    %630 = stablehlo.log %629 : tensor<2x3xf32>
    %631 = stablehlo.constant dense<0.5> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %633 = stablehlo.add %561, %632 : tensor<2x3xf32>
    %634 = stablehlo.divide %564, %571 : tensor<2x3xf32>
    %635 = stablehlo.subtract %633, %634 : tensor<2x3xf32>
    %636 = stablehlo.multiply %635, %571 : tensor<2x3xf32>
    %637 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %639 = stablehlo.add %636, %638 : tensor<2x3xf32>
    %640 = stablehlo.add %639, %630 : tensor<2x3xf32>
    %641 = stablehlo.abs %553 : tensor<2x3xf32>
    %642 = stablehlo.floor %641 : tensor<2x3xf32>
    %643 = stablehlo.subtract %641, %642 : tensor<2x3xf32>
    %644 = stablehlo.constant dense<0.5> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %646 = stablehlo.compare GT, %643, %645, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %647 = stablehlo.constant dense<1.0> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %649 = stablehlo.subtract %648, %643 : tensor<2x3xf32>
    %650 = stablehlo.select %646, %649, %643 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %651 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %653 = stablehlo.multiply %650, %652 : tensor<2x3xf32>
    %654 = stablehlo.sine %653 : tensor<2x3xf32>
    %655 = stablehlo.log %654 : tensor<2x3xf32>
    %656 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %658 = stablehlo.subtract %657, %655 : tensor<2x3xf32>
    %659 = stablehlo.subtract %658, %640 : tensor<2x3xf32>
    %660 = stablehlo.is_finite %655 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %661 = stablehlo.negate %655 : tensor<2x3xf32>
    %662 = stablehlo.select %660, %659, %661 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %663 = stablehlo.select %556, %662, %640 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %664 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %666 = stablehlo.compare EQ, %641, %665, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %667 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %669 = stablehlo.select %666, %668, %663 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %670 = stablehlo.constant dense<1.0> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %672 = stablehlo.compare EQ, %553, %671, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %673 = stablehlo.constant dense<2.0> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %675 = stablehlo.compare EQ, %553, %674, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %676 = stablehlo.or %672, %675 : tensor<2x3xi1>
    %677 = stablehlo.constant dense<0.0> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %679 = stablehlo.select %676, %678, %669 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %680 = stablehlo.exponential %679 : tensor<2x3xf32>
    %681 = stablehlo.negate %553 : tensor<2x3xf32>
    %682 = stablehlo.power %550, %681 : tensor<2x3xf32>
    %683 = stablehlo.constant dense<1.0> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %683, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %685 = stablehlo.add %550, %684 : tensor<2x3xf32>
    %686 = stablehlo.negate %553 : tensor<2x3xf32>
    %687 = stablehlo.power %685, %686 : tensor<2x3xf32>
    %688 = stablehlo.add %682, %687 : tensor<2x3xf32>
    %689 = stablehlo.constant dense<2.0> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %691 = stablehlo.add %550, %690 : tensor<2x3xf32>
    %692 = stablehlo.negate %553 : tensor<2x3xf32>
    %693 = stablehlo.power %691, %692 : tensor<2x3xf32>
    %694 = stablehlo.add %688, %693 : tensor<2x3xf32>
    %695 = stablehlo.constant dense<3.0> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %697 = stablehlo.add %550, %696 : tensor<2x3xf32>
    %698 = stablehlo.negate %553 : tensor<2x3xf32>
    %699 = stablehlo.power %697, %698 : tensor<2x3xf32>
    %700 = stablehlo.add %694, %699 : tensor<2x3xf32>
    %701 = stablehlo.constant dense<4.0> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %703 = stablehlo.add %550, %702 : tensor<2x3xf32>
    %704 = stablehlo.negate %553 : tensor<2x3xf32>
    %705 = stablehlo.power %703, %704 : tensor<2x3xf32>
    %706 = stablehlo.add %700, %705 : tensor<2x3xf32>
    %707 = stablehlo.constant dense<5.0> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %709 = stablehlo.add %550, %708 : tensor<2x3xf32>
    %710 = stablehlo.negate %553 : tensor<2x3xf32>
    %711 = stablehlo.power %709, %710 : tensor<2x3xf32>
    %712 = stablehlo.add %706, %711 : tensor<2x3xf32>
    %713 = stablehlo.constant dense<6.0> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %715 = stablehlo.add %550, %714 : tensor<2x3xf32>
    %716 = stablehlo.negate %553 : tensor<2x3xf32>
    %717 = stablehlo.power %715, %716 : tensor<2x3xf32>
    %718 = stablehlo.add %712, %717 : tensor<2x3xf32>
    %719 = stablehlo.constant dense<7.0> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %719, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %721 = stablehlo.add %550, %720 : tensor<2x3xf32>
    %722 = stablehlo.negate %553 : tensor<2x3xf32>
    %723 = stablehlo.power %721, %722 : tensor<2x3xf32>
    %724 = stablehlo.add %718, %723 : tensor<2x3xf32>
    %725 = stablehlo.constant dense<8.0> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %727 = stablehlo.add %550, %726 : tensor<2x3xf32>
    %728 = stablehlo.negate %553 : tensor<2x3xf32>
    %729 = stablehlo.power %727, %728 : tensor<2x3xf32>
    %730 = stablehlo.add %724, %729 : tensor<2x3xf32>
    %731 = stablehlo.constant dense<9.0> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %733 = stablehlo.add %550, %732 : tensor<2x3xf32>
    %734 = stablehlo.negate %553 : tensor<2x3xf32>
    %735 = stablehlo.power %733, %734 : tensor<2x3xf32>
    %736 = stablehlo.add %730, %735 : tensor<2x3xf32>
    %737 = stablehlo.constant dense<10.0> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %739 = stablehlo.add %550, %738 : tensor<2x3xf32>
    %740 = stablehlo.negate %553 : tensor<2x3xf32>
    %741 = stablehlo.power %739, %740 : tensor<2x3xf32>
    %742 = stablehlo.divide %553, %739 : tensor<2x3xf32>
    %743 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %745 = stablehlo.multiply %742, %744 : tensor<2x3xf32>
    %746 = stablehlo.constant dense<1.0> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %748 = stablehlo.add %553, %747 : tensor<2x3xf32>
    %749 = stablehlo.divide %748, %739 : tensor<2x3xf32>
    %750 = stablehlo.multiply %742, %749 : tensor<2x3xf32>
    %751 = stablehlo.constant dense<2.0> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %753 = stablehlo.add %553, %752 : tensor<2x3xf32>
    %754 = stablehlo.divide %753, %739 : tensor<2x3xf32>
    %755 = stablehlo.multiply %750, %754 : tensor<2x3xf32>
    %756 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %756, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %758 = stablehlo.multiply %755, %757 : tensor<2x3xf32>
    %759 = stablehlo.add %745, %758 : tensor<2x3xf32>
    %760 = stablehlo.constant dense<3.0> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %762 = stablehlo.add %553, %761 : tensor<2x3xf32>
    %763 = stablehlo.divide %762, %739 : tensor<2x3xf32>
    %764 = stablehlo.multiply %755, %763 : tensor<2x3xf32>
    %765 = stablehlo.constant dense<4.0> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %767 = stablehlo.add %553, %766 : tensor<2x3xf32>
    %768 = stablehlo.divide %767, %739 : tensor<2x3xf32>
    %769 = stablehlo.multiply %764, %768 : tensor<2x3xf32>
    %770 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %772 = stablehlo.multiply %769, %771 : tensor<2x3xf32>
    %773 = stablehlo.add %759, %772 : tensor<2x3xf32>
    %774 = stablehlo.constant dense<5.0> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %774, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %776 = stablehlo.add %553, %775 : tensor<2x3xf32>
    %777 = stablehlo.divide %776, %739 : tensor<2x3xf32>
    %778 = stablehlo.multiply %769, %777 : tensor<2x3xf32>
    %779 = stablehlo.constant dense<6.0> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %781 = stablehlo.add %553, %780 : tensor<2x3xf32>
    %782 = stablehlo.divide %781, %739 : tensor<2x3xf32>
    %783 = stablehlo.multiply %778, %782 : tensor<2x3xf32>
    %784 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %786 = stablehlo.multiply %783, %785 : tensor<2x3xf32>
    %787 = stablehlo.add %773, %786 : tensor<2x3xf32>
    %788 = stablehlo.constant dense<7.0> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %790 = stablehlo.add %553, %789 : tensor<2x3xf32>
    %791 = stablehlo.divide %790, %739 : tensor<2x3xf32>
    %792 = stablehlo.multiply %783, %791 : tensor<2x3xf32>
    %793 = stablehlo.constant dense<8.0> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %795 = stablehlo.add %553, %794 : tensor<2x3xf32>
    %796 = stablehlo.divide %795, %739 : tensor<2x3xf32>
    %797 = stablehlo.multiply %792, %796 : tensor<2x3xf32>
    %798 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %798, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %800 = stablehlo.multiply %797, %799 : tensor<2x3xf32>
    %801 = stablehlo.add %787, %800 : tensor<2x3xf32>
    %802 = stablehlo.constant dense<9.0> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %804 = stablehlo.add %553, %803 : tensor<2x3xf32>
    %805 = stablehlo.divide %804, %739 : tensor<2x3xf32>
    %806 = stablehlo.multiply %797, %805 : tensor<2x3xf32>
    %807 = stablehlo.constant dense<10.0> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %809 = stablehlo.add %553, %808 : tensor<2x3xf32>
    %810 = stablehlo.divide %809, %739 : tensor<2x3xf32>
    %811 = stablehlo.multiply %806, %810 : tensor<2x3xf32>
    %812 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %812, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %814 = stablehlo.multiply %811, %813 : tensor<2x3xf32>
    %815 = stablehlo.add %801, %814 : tensor<2x3xf32>
    %816 = stablehlo.constant dense<11.0> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %818 = stablehlo.add %553, %817 : tensor<2x3xf32>
    %819 = stablehlo.divide %818, %739 : tensor<2x3xf32>
    %820 = stablehlo.multiply %811, %819 : tensor<2x3xf32>
    %821 = stablehlo.constant dense<12.0> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %823 = stablehlo.add %553, %822 : tensor<2x3xf32>
    %824 = stablehlo.divide %823, %739 : tensor<2x3xf32>
    %825 = stablehlo.multiply %820, %824 : tensor<2x3xf32>
    %826 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %826, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %828 = stablehlo.multiply %825, %827 : tensor<2x3xf32>
    %829 = stablehlo.add %815, %828 : tensor<2x3xf32>
    %830 = stablehlo.constant dense<13.0> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %832 = stablehlo.add %553, %831 : tensor<2x3xf32>
    %833 = stablehlo.divide %832, %739 : tensor<2x3xf32>
    %834 = stablehlo.multiply %825, %833 : tensor<2x3xf32>
    %835 = stablehlo.constant dense<14.0> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %837 = stablehlo.add %553, %836 : tensor<2x3xf32>
    %838 = stablehlo.divide %837, %739 : tensor<2x3xf32>
    %839 = stablehlo.multiply %834, %838 : tensor<2x3xf32>
    %840 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %840, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %842 = stablehlo.multiply %839, %841 : tensor<2x3xf32>
    %843 = stablehlo.add %829, %842 : tensor<2x3xf32>
    %844 = stablehlo.constant dense<1.0> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %846 = stablehlo.subtract %553, %845 : tensor<2x3xf32>
    %847 = stablehlo.divide %739, %846 : tensor<2x3xf32>
    %848 = stablehlo.constant dense<0.5> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %850 = stablehlo.add %847, %849 : tensor<2x3xf32>
    %851 = stablehlo.add %850, %843 : tensor<2x3xf32>
    %852 = stablehlo.multiply %741, %851 : tensor<2x3xf32>
    %853 = stablehlo.abs %741 : tensor<2x3xf32>
    %854 = stablehlo.abs %736 : tensor<2x3xf32>
    %855 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %857 = stablehlo.multiply %854, %856 : tensor<2x3xf32>
    %858 = stablehlo.compare LE, %853, %857, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %859 = stablehlo.add %736, %852 : tensor<2x3xf32>
    %860 = stablehlo.select %858, %736, %859 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %861 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %862 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %863 = stablehlo.constant dense<0.0> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %865 = stablehlo.compare LE, %550, %864, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %866 = stablehlo.floor %553 : tensor<2x3xf32>
    %867 = stablehlo.compare EQ, %553, %866, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %868 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %870 = stablehlo.compare LT, %550, %869, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %871 = stablehlo.select %865, %867, %870 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %872 = stablehlo.constant dense<1.0> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %874 = stablehlo.compare GE, %553, %873, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %875 = stablehlo.and %871, %874 : tensor<2x3xi1>
    %876 = stablehlo.broadcast_in_dim %862, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %877 = stablehlo.select %875, %860, %876 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %878 = stablehlo.floor %550 : tensor<2x3xf32>
    %879 = stablehlo.compare EQ, %550, %878, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %880 = stablehlo.and %865, %879 : tensor<2x3xi1>
    %881 = stablehlo.constant dense<0.5> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %883 = stablehlo.multiply %553, %882 : tensor<2x3xf32>
    %884 = stablehlo.floor %883 : tensor<2x3xf32>
    %885 = stablehlo.subtract %883, %884 : tensor<2x3xf32>
    %886 = stablehlo.constant dense<0.0> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %886, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %888 = stablehlo.compare EQ, %885, %887, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %889 = stablehlo.broadcast_in_dim %861, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %890 = stablehlo.broadcast_in_dim %862, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %891 = stablehlo.select %888, %889, %890 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %892 = stablehlo.select %880, %891, %877 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %893 = stablehlo.constant dense<1.0> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %895 = stablehlo.compare EQ, %553, %894, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %896 = stablehlo.broadcast_in_dim %861, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %897 = stablehlo.select %895, %896, %892 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %898 = stablehlo.multiply %680, %897 : tensor<2x3xf32>
    %899 = stablehlo.constant dense<0.5> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %901 = stablehlo.multiply %549, %900 : tensor<2x3xf32>
    %902 = stablehlo.floor %901 : tensor<2x3xf32>
    %903 = stablehlo.compare EQ, %901, %902, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %904 = stablehlo.negate %898 : tensor<2x3xf32>
    %905 = stablehlo.select %903, %904, %898 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %906 = stablehlo.constant dense<0.0> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %908 = stablehlo.compare EQ, %549, %907, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %909 = stablehlo.constant dense<0.5> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %911 = stablehlo.compare LT, %550, %910, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %912 = stablehlo.negate %550 : tensor<2x3xf32>
    %913 = stablehlo.constant dense<1.0> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %915 = stablehlo.subtract %550, %914 : tensor<2x3xf32>
    %916 = stablehlo.select %911, %912, %915 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %917 = stablehlo.constant dense<7.5> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %917, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %919 = stablehlo.add %916, %918 : tensor<2x3xf32>
    %920 = stablehlo.constant dense<7.5> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %922 = stablehlo.divide %916, %921 : tensor<2x3xf32>
    %923 = stablehlo.log_plus_one %922 : tensor<2x3xf32>
    %924 = stablehlo.constant dense<2.014903> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %924, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %926 = stablehlo.add %923, %925 : tensor<2x3xf32>
    %927 = stablehlo.constant dense<0.0> : tensor<f32>
    %928 = stablehlo.constant dense<1.0> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %930 = stablehlo.add %916, %929 : tensor<2x3xf32>
    %931 = stablehlo.multiply %930, %930 : tensor<2x3xf32>
    %932 = stablehlo.constant dense<676.5204> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %932, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %934 = stablehlo.divide %933, %931 : tensor<2x3xf32>
    %935 = stablehlo.broadcast_in_dim %927, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %936 = stablehlo.add %935, %934 : tensor<2x3xf32>
    %937 = stablehlo.constant dense<2.0> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %937, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %939 = stablehlo.add %916, %938 : tensor<2x3xf32>
    %940 = stablehlo.multiply %939, %939 : tensor<2x3xf32>
    %941 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %943 = stablehlo.divide %942, %940 : tensor<2x3xf32>
    %944 = stablehlo.add %936, %943 : tensor<2x3xf32>
    %945 = stablehlo.constant dense<3.0> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %947 = stablehlo.add %916, %946 : tensor<2x3xf32>
    %948 = stablehlo.multiply %947, %947 : tensor<2x3xf32>
    %949 = stablehlo.constant dense<771.3234> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %951 = stablehlo.divide %950, %948 : tensor<2x3xf32>
    %952 = stablehlo.add %944, %951 : tensor<2x3xf32>
    %953 = stablehlo.constant dense<4.0> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %953, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %955 = stablehlo.add %916, %954 : tensor<2x3xf32>
    %956 = stablehlo.multiply %955, %955 : tensor<2x3xf32>
    %957 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %957, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %959 = stablehlo.divide %958, %956 : tensor<2x3xf32>
    %960 = stablehlo.add %952, %959 : tensor<2x3xf32>
    %961 = stablehlo.constant dense<5.0> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %963 = stablehlo.add %916, %962 : tensor<2x3xf32>
    %964 = stablehlo.multiply %963, %963 : tensor<2x3xf32>
    %965 = stablehlo.constant dense<12.507343> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %965, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %967 = stablehlo.divide %966, %964 : tensor<2x3xf32>
    %968 = stablehlo.add %960, %967 : tensor<2x3xf32>
    %969 = stablehlo.constant dense<6.0> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %971 = stablehlo.add %916, %970 : tensor<2x3xf32>
    %972 = stablehlo.multiply %971, %971 : tensor<2x3xf32>
    %973 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %973, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %975 = stablehlo.divide %974, %972 : tensor<2x3xf32>
    %976 = stablehlo.add %968, %975 : tensor<2x3xf32>
    %977 = stablehlo.constant dense<7.0> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %977, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %979 = stablehlo.add %916, %978 : tensor<2x3xf32>
    %980 = stablehlo.multiply %979, %979 : tensor<2x3xf32>
    %981 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %981, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %983 = stablehlo.divide %982, %980 : tensor<2x3xf32>
    %984 = stablehlo.add %976, %983 : tensor<2x3xf32>
    %985 = stablehlo.constant dense<8.0> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %987 = stablehlo.add %916, %986 : tensor<2x3xf32>
    %988 = stablehlo.multiply %987, %987 : tensor<2x3xf32>
    %989 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %989, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %991 = stablehlo.divide %990, %988 : tensor<2x3xf32>
    %992 = stablehlo.add %984, %991 : tensor<2x3xf32>
    %993 = stablehlo.constant dense<1.0> : tensor<f32>
    %994 = stablehlo.constant dense<1.0> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %996 = stablehlo.add %916, %995 : tensor<2x3xf32>
    %997 = stablehlo.constant dense<676.5204> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %997, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %999 = stablehlo.divide %998, %996 : tensor<2x3xf32>
    %1000 = stablehlo.broadcast_in_dim %993, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1001 = stablehlo.add %1000, %999 : tensor<2x3xf32>
    %1002 = stablehlo.constant dense<2.0> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1004 = stablehlo.add %916, %1003 : tensor<2x3xf32>
    %1005 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1007 = stablehlo.divide %1006, %1004 : tensor<2x3xf32>
    %1008 = stablehlo.add %1001, %1007 : tensor<2x3xf32>
    %1009 = stablehlo.constant dense<3.0> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1011 = stablehlo.add %916, %1010 : tensor<2x3xf32>
    %1012 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1014 = stablehlo.divide %1013, %1011 : tensor<2x3xf32>
    %1015 = stablehlo.add %1008, %1014 : tensor<2x3xf32>
    %1016 = stablehlo.constant dense<4.0> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1018 = stablehlo.add %916, %1017 : tensor<2x3xf32>
    %1019 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1021 = stablehlo.divide %1020, %1018 : tensor<2x3xf32>
    %1022 = stablehlo.add %1015, %1021 : tensor<2x3xf32>
    %1023 = stablehlo.constant dense<5.0> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1025 = stablehlo.add %916, %1024 : tensor<2x3xf32>
    %1026 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1028 = stablehlo.divide %1027, %1025 : tensor<2x3xf32>
    %1029 = stablehlo.add %1022, %1028 : tensor<2x3xf32>
    %1030 = stablehlo.constant dense<6.0> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1032 = stablehlo.add %916, %1031 : tensor<2x3xf32>
    %1033 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %1033, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1035 = stablehlo.divide %1034, %1032 : tensor<2x3xf32>
    %1036 = stablehlo.add %1029, %1035 : tensor<2x3xf32>
    %1037 = stablehlo.constant dense<7.0> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1039 = stablehlo.add %916, %1038 : tensor<2x3xf32>
    %1040 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %1040, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1042 = stablehlo.divide %1041, %1039 : tensor<2x3xf32>
    %1043 = stablehlo.add %1036, %1042 : tensor<2x3xf32>
    %1044 = stablehlo.constant dense<8.0> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %1044, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1046 = stablehlo.add %916, %1045 : tensor<2x3xf32>
    %1047 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1049 = stablehlo.divide %1048, %1046 : tensor<2x3xf32>
    %1050 = stablehlo.add %1043, %1049 : tensor<2x3xf32>
    %1051 = stablehlo.divide %992, %1050 : tensor<2x3xf32>
    %1052 = stablehlo.subtract %926, %1051 : tensor<2x3xf32>
    %1053 = stablehlo.constant dense<7.0> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1055 = stablehlo.divide %1054, %919 : tensor<2x3xf32>
    %1056 = stablehlo.subtract %1052, %1055 : tensor<2x3xf32>
    %1057 = stablehlo.constant dense<0.5> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1059 = stablehlo.add %550, %1058 : tensor<2x3xf32>
    %1060 = stablehlo.floor %1059 : tensor<2x3xf32>
    %1061 = stablehlo.abs %1060 : tensor<2x3xf32>
    %1062 = stablehlo.add %550, %1061 : tensor<2x3xf32>
    %1063 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1065 = stablehlo.multiply %1062, %1064 : tensor<2x3xf32>
    %1066 = stablehlo.cosine %1065 : tensor<2x3xf32>
    %1067 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %1067, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1069 = stablehlo.multiply %1066, %1068 : tensor<2x3xf32>
    %1070 = stablehlo.sine %1065 : tensor<2x3xf32>
    %1071 = stablehlo.divide %1069, %1070 : tensor<2x3xf32>
    %1072 = stablehlo.subtract %1056, %1071 : tensor<2x3xf32>
    %1073 = stablehlo.select %911, %1072, %1056 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1074 = stablehlo.floor %550 : tensor<2x3xf32>
    %1075 = stablehlo.compare EQ, %550, %1074, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1076 = stablehlo.constant dense<0.0> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1078 = stablehlo.compare LE, %550, %1077, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1079 = stablehlo.and %1075, %1078 : tensor<2x3xi1>
    %1080 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1082 = stablehlo.select %1079, %1081, %1073 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1083 = stablehlo.select %908, %1082, %905 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1084 = stablehlo.constant dense<0.0> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1086 = stablehlo.compare GE, %549, %1085, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1087 = stablehlo.floor %549 : tensor<2x3xf32>
    %1088 = stablehlo.compare EQ, %549, %1087, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1089 = stablehlo.and %1086, %1088 : tensor<2x3xi1>
    %1090 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1092 = stablehlo.compare LT, %549, %1091, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1093 = stablehlo.and %1089, %1092 : tensor<2x3xi1>
    %1094 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %1094, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1096 = stablehlo.select %1093, %1083, %1095 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1097 = stablehlo.convert %1096 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %1098 = stablehlo.constant dense<1.0> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %1098, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1100 = stablehlo.add %arg2, %1099 : tensor<2x3xf32>
    %1101 = stablehlo.constant dense<0.5> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %1101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1103 = stablehlo.compare LT, %1100, %1102, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1104 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1105 = stablehlo.constant dense<1.0> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1107 = stablehlo.subtract %1100, %1106 : tensor<2x3xf32>
    %1108 = stablehlo.select %1103, %1104, %1107 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1109 = stablehlo.constant dense<7.5> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %1109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1111 = stablehlo.add %1108, %1110 : tensor<2x3xf32>
    %1112 = stablehlo.constant dense<7.5> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1114 = stablehlo.divide %1108, %1113 : tensor<2x3xf32>
    %1115 = stablehlo.log_plus_one %1114 : tensor<2x3xf32>
    %1116 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1118 = stablehlo.add %1115, %1117 : tensor<2x3xf32>
    %1119 = stablehlo.constant dense<1.0> : tensor<f32>
    %1120 = stablehlo.constant dense<1.0> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1122 = stablehlo.add %1108, %1121 : tensor<2x3xf32>
    %1123 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1125 = stablehlo.divide %1124, %1122 : tensor<2x3xf32>
    %1126 = stablehlo.broadcast_in_dim %1119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1127 = stablehlo.add %1126, %1125 : tensor<2x3xf32>
    %1128 = stablehlo.constant dense<2.0> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %1128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1130 = stablehlo.add %1108, %1129 : tensor<2x3xf32>
    %1131 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1133 = stablehlo.divide %1132, %1130 : tensor<2x3xf32>
    %1134 = stablehlo.add %1127, %1133 : tensor<2x3xf32>
    %1135 = stablehlo.constant dense<3.0> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1137 = stablehlo.add %1108, %1136 : tensor<2x3xf32>
    %1138 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1140 = stablehlo.divide %1139, %1137 : tensor<2x3xf32>
    %1141 = stablehlo.add %1134, %1140 : tensor<2x3xf32>
    %1142 = stablehlo.constant dense<4.0> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1144 = stablehlo.add %1108, %1143 : tensor<2x3xf32>
    %1145 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %1145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1147 = stablehlo.divide %1146, %1144 : tensor<2x3xf32>
    %1148 = stablehlo.add %1141, %1147 : tensor<2x3xf32>
    %1149 = stablehlo.constant dense<5.0> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %1149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1151 = stablehlo.add %1108, %1150 : tensor<2x3xf32>
    %1152 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %1152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1154 = stablehlo.divide %1153, %1151 : tensor<2x3xf32>
    %1155 = stablehlo.add %1148, %1154 : tensor<2x3xf32>
    %1156 = stablehlo.constant dense<6.0> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1158 = stablehlo.add %1108, %1157 : tensor<2x3xf32>
    %1159 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1161 = stablehlo.divide %1160, %1158 : tensor<2x3xf32>
    %1162 = stablehlo.add %1155, %1161 : tensor<2x3xf32>
    %1163 = stablehlo.constant dense<7.0> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1165 = stablehlo.add %1108, %1164 : tensor<2x3xf32>
    %1166 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1168 = stablehlo.divide %1167, %1165 : tensor<2x3xf32>
    %1169 = stablehlo.add %1162, %1168 : tensor<2x3xf32>
    %1170 = stablehlo.constant dense<8.0> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %1170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1172 = stablehlo.add %1108, %1171 : tensor<2x3xf32>
    %1173 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %1173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1175 = stablehlo.divide %1174, %1172 : tensor<2x3xf32>
    %1176 = stablehlo.add %1169, %1175 : tensor<2x3xf32>
    %1177 = stablehlo.log %1176 : tensor<2x3xf32>
    %1178 = stablehlo.constant dense<0.5> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1180 = stablehlo.add %1108, %1179 : tensor<2x3xf32>
    %1181 = stablehlo.divide %1111, %1118 : tensor<2x3xf32>
    %1182 = stablehlo.subtract %1180, %1181 : tensor<2x3xf32>
    %1183 = stablehlo.multiply %1182, %1118 : tensor<2x3xf32>
    %1184 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1186 = stablehlo.add %1183, %1185 : tensor<2x3xf32>
    %1187 = stablehlo.add %1186, %1177 : tensor<2x3xf32>
    %1188 = stablehlo.abs %1100 : tensor<2x3xf32>
    %1189 = stablehlo.floor %1188 : tensor<2x3xf32>
    %1190 = stablehlo.subtract %1188, %1189 : tensor<2x3xf32>
    %1191 = stablehlo.constant dense<0.5> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %1191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1193 = stablehlo.compare GT, %1190, %1192, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1194 = stablehlo.constant dense<1.0> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1196 = stablehlo.subtract %1195, %1190 : tensor<2x3xf32>
    %1197 = stablehlo.select %1193, %1196, %1190 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1198 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %1198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1200 = stablehlo.multiply %1197, %1199 : tensor<2x3xf32>
    %1201 = stablehlo.sine %1200 : tensor<2x3xf32>
    %1202 = stablehlo.log %1201 : tensor<2x3xf32>
    %1203 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1205 = stablehlo.subtract %1204, %1202 : tensor<2x3xf32>
    %1206 = stablehlo.subtract %1205, %1187 : tensor<2x3xf32>
    %1207 = stablehlo.is_finite %1202 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %1208 = stablehlo.negate %1202 : tensor<2x3xf32>
    %1209 = stablehlo.select %1207, %1206, %1208 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1210 = stablehlo.select %1103, %1209, %1187 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1211 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1213 = stablehlo.compare EQ, %1188, %1212, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1214 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %1214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1216 = stablehlo.select %1213, %1215, %1210 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1217 = stablehlo.constant dense<1.0> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %1217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1219 = stablehlo.compare EQ, %1100, %1218, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1220 = stablehlo.constant dense<2.0> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %1220, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1222 = stablehlo.compare EQ, %1100, %1221, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1223 = stablehlo.or %1219, %1222 : tensor<2x3xi1>
    %1224 = stablehlo.constant dense<0.0> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1226 = stablehlo.select %1223, %1225, %1216 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1227 = stablehlo.exponential %1226 : tensor<2x3xf32>
    %1228 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1229 = stablehlo.power %arg2, %1228 : tensor<2x3xf32>
    %1230 = stablehlo.constant dense<1.0> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1232 = stablehlo.add %arg2, %1231 : tensor<2x3xf32>
    %1233 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1234 = stablehlo.power %1232, %1233 : tensor<2x3xf32>
    %1235 = stablehlo.add %1229, %1234 : tensor<2x3xf32>
    %1236 = stablehlo.constant dense<2.0> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1238 = stablehlo.add %arg2, %1237 : tensor<2x3xf32>
    %1239 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1240 = stablehlo.power %1238, %1239 : tensor<2x3xf32>
    %1241 = stablehlo.add %1235, %1240 : tensor<2x3xf32>
    %1242 = stablehlo.constant dense<3.0> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1244 = stablehlo.add %arg2, %1243 : tensor<2x3xf32>
    %1245 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1246 = stablehlo.power %1244, %1245 : tensor<2x3xf32>
    %1247 = stablehlo.add %1241, %1246 : tensor<2x3xf32>
    %1248 = stablehlo.constant dense<4.0> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1250 = stablehlo.add %arg2, %1249 : tensor<2x3xf32>
    %1251 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1252 = stablehlo.power %1250, %1251 : tensor<2x3xf32>
    %1253 = stablehlo.add %1247, %1252 : tensor<2x3xf32>
    %1254 = stablehlo.constant dense<5.0> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %1254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1256 = stablehlo.add %arg2, %1255 : tensor<2x3xf32>
    %1257 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1258 = stablehlo.power %1256, %1257 : tensor<2x3xf32>
    %1259 = stablehlo.add %1253, %1258 : tensor<2x3xf32>
    %1260 = stablehlo.constant dense<6.0> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1262 = stablehlo.add %arg2, %1261 : tensor<2x3xf32>
    %1263 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1264 = stablehlo.power %1262, %1263 : tensor<2x3xf32>
    %1265 = stablehlo.add %1259, %1264 : tensor<2x3xf32>
    %1266 = stablehlo.constant dense<7.0> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1268 = stablehlo.add %arg2, %1267 : tensor<2x3xf32>
    %1269 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1270 = stablehlo.power %1268, %1269 : tensor<2x3xf32>
    %1271 = stablehlo.add %1265, %1270 : tensor<2x3xf32>
    %1272 = stablehlo.constant dense<8.0> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1274 = stablehlo.add %arg2, %1273 : tensor<2x3xf32>
    %1275 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1276 = stablehlo.power %1274, %1275 : tensor<2x3xf32>
    %1277 = stablehlo.add %1271, %1276 : tensor<2x3xf32>
    %1278 = stablehlo.constant dense<9.0> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1280 = stablehlo.add %arg2, %1279 : tensor<2x3xf32>
    %1281 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1282 = stablehlo.power %1280, %1281 : tensor<2x3xf32>
    %1283 = stablehlo.add %1277, %1282 : tensor<2x3xf32>
    %1284 = stablehlo.constant dense<10.0> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1286 = stablehlo.add %arg2, %1285 : tensor<2x3xf32>
    %1287 = stablehlo.negate %1100 : tensor<2x3xf32>
    %1288 = stablehlo.power %1286, %1287 : tensor<2x3xf32>
    %1289 = stablehlo.divide %1100, %1286 : tensor<2x3xf32>
    %1290 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1292 = stablehlo.multiply %1289, %1291 : tensor<2x3xf32>
    %1293 = stablehlo.constant dense<1.0> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %1293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1295 = stablehlo.add %1100, %1294 : tensor<2x3xf32>
    %1296 = stablehlo.divide %1295, %1286 : tensor<2x3xf32>
    %1297 = stablehlo.multiply %1289, %1296 : tensor<2x3xf32>
    %1298 = stablehlo.constant dense<2.0> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1300 = stablehlo.add %1100, %1299 : tensor<2x3xf32>
    %1301 = stablehlo.divide %1300, %1286 : tensor<2x3xf32>
    %1302 = stablehlo.multiply %1297, %1301 : tensor<2x3xf32>
    %1303 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %1303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1305 = stablehlo.multiply %1302, %1304 : tensor<2x3xf32>
    %1306 = stablehlo.add %1292, %1305 : tensor<2x3xf32>
    %1307 = stablehlo.constant dense<3.0> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %1307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1309 = stablehlo.add %1100, %1308 : tensor<2x3xf32>
    %1310 = stablehlo.divide %1309, %1286 : tensor<2x3xf32>
    %1311 = stablehlo.multiply %1302, %1310 : tensor<2x3xf32>
    %1312 = stablehlo.constant dense<4.0> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1314 = stablehlo.add %1100, %1313 : tensor<2x3xf32>
    %1315 = stablehlo.divide %1314, %1286 : tensor<2x3xf32>
    %1316 = stablehlo.multiply %1311, %1315 : tensor<2x3xf32>
    %1317 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1319 = stablehlo.multiply %1316, %1318 : tensor<2x3xf32>
    %1320 = stablehlo.add %1306, %1319 : tensor<2x3xf32>
    %1321 = stablehlo.constant dense<5.0> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %1321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1323 = stablehlo.add %1100, %1322 : tensor<2x3xf32>
    %1324 = stablehlo.divide %1323, %1286 : tensor<2x3xf32>
    %1325 = stablehlo.multiply %1316, %1324 : tensor<2x3xf32>
    %1326 = stablehlo.constant dense<6.0> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %1326, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1328 = stablehlo.add %1100, %1327 : tensor<2x3xf32>
    %1329 = stablehlo.divide %1328, %1286 : tensor<2x3xf32>
    %1330 = stablehlo.multiply %1325, %1329 : tensor<2x3xf32>
    %1331 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %1331, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1333 = stablehlo.multiply %1330, %1332 : tensor<2x3xf32>
    %1334 = stablehlo.add %1320, %1333 : tensor<2x3xf32>
    %1335 = stablehlo.constant dense<7.0> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %1335, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1337 = stablehlo.add %1100, %1336 : tensor<2x3xf32>
    %1338 = stablehlo.divide %1337, %1286 : tensor<2x3xf32>
    %1339 = stablehlo.multiply %1330, %1338 : tensor<2x3xf32>
    %1340 = stablehlo.constant dense<8.0> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %1340, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1342 = stablehlo.add %1100, %1341 : tensor<2x3xf32>
    %1343 = stablehlo.divide %1342, %1286 : tensor<2x3xf32>
    %1344 = stablehlo.multiply %1339, %1343 : tensor<2x3xf32>
    %1345 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %1345, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1347 = stablehlo.multiply %1344, %1346 : tensor<2x3xf32>
    %1348 = stablehlo.add %1334, %1347 : tensor<2x3xf32>
    %1349 = stablehlo.constant dense<9.0> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1351 = stablehlo.add %1100, %1350 : tensor<2x3xf32>
    %1352 = stablehlo.divide %1351, %1286 : tensor<2x3xf32>
    %1353 = stablehlo.multiply %1344, %1352 : tensor<2x3xf32>
    %1354 = stablehlo.constant dense<10.0> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %1354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1356 = stablehlo.add %1100, %1355 : tensor<2x3xf32>
    %1357 = stablehlo.divide %1356, %1286 : tensor<2x3xf32>
    %1358 = stablehlo.multiply %1353, %1357 : tensor<2x3xf32>
    %1359 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1361 = stablehlo.multiply %1358, %1360 : tensor<2x3xf32>
    %1362 = stablehlo.add %1348, %1361 : tensor<2x3xf32>
    %1363 = stablehlo.constant dense<11.0> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %1363, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1365 = stablehlo.add %1100, %1364 : tensor<2x3xf32>
    %1366 = stablehlo.divide %1365, %1286 : tensor<2x3xf32>
    %1367 = stablehlo.multiply %1358, %1366 : tensor<2x3xf32>
    %1368 = stablehlo.constant dense<12.0> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %1368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1370 = stablehlo.add %1100, %1369 : tensor<2x3xf32>
    %1371 = stablehlo.divide %1370, %1286 : tensor<2x3xf32>
    %1372 = stablehlo.multiply %1367, %1371 : tensor<2x3xf32>
    %1373 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %1373, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1375 = stablehlo.multiply %1372, %1374 : tensor<2x3xf32>
    %1376 = stablehlo.add %1362, %1375 : tensor<2x3xf32>
    %1377 = stablehlo.constant dense<13.0> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %1377, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1379 = stablehlo.add %1100, %1378 : tensor<2x3xf32>
    %1380 = stablehlo.divide %1379, %1286 : tensor<2x3xf32>
    %1381 = stablehlo.multiply %1372, %1380 : tensor<2x3xf32>
    %1382 = stablehlo.constant dense<14.0> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1384 = stablehlo.add %1100, %1383 : tensor<2x3xf32>
    %1385 = stablehlo.divide %1384, %1286 : tensor<2x3xf32>
    %1386 = stablehlo.multiply %1381, %1385 : tensor<2x3xf32>
    %1387 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1389 = stablehlo.multiply %1386, %1388 : tensor<2x3xf32>
    %1390 = stablehlo.add %1376, %1389 : tensor<2x3xf32>
    %1391 = stablehlo.constant dense<1.0> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %1391, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1393 = stablehlo.subtract %1100, %1392 : tensor<2x3xf32>
    %1394 = stablehlo.divide %1286, %1393 : tensor<2x3xf32>
    %1395 = stablehlo.constant dense<0.5> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1397 = stablehlo.add %1394, %1396 : tensor<2x3xf32>
    %1398 = stablehlo.add %1397, %1390 : tensor<2x3xf32>
    %1399 = stablehlo.multiply %1288, %1398 : tensor<2x3xf32>
    %1400 = stablehlo.abs %1288 : tensor<2x3xf32>
    %1401 = stablehlo.abs %1283 : tensor<2x3xf32>
    %1402 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1404 = stablehlo.multiply %1401, %1403 : tensor<2x3xf32>
    %1405 = stablehlo.compare LE, %1400, %1404, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1406 = stablehlo.add %1283, %1399 : tensor<2x3xf32>
    %1407 = stablehlo.select %1405, %1283, %1406 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1408 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1409 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1410 = stablehlo.constant dense<0.0> : tensor<f32>
    %1411 = stablehlo.broadcast_in_dim %1410, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1412 = stablehlo.compare LE, %arg2, %1411, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1413 = stablehlo.floor %1100 : tensor<2x3xf32>
    %1414 = stablehlo.compare EQ, %1100, %1413, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1415 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1416 = stablehlo.broadcast_in_dim %1415, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1417 = stablehlo.compare LT, %arg2, %1416, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1418 = stablehlo.select %1412, %1414, %1417 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1419 = stablehlo.constant dense<1.0> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %1419, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1421 = stablehlo.compare GE, %1100, %1420, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1422 = stablehlo.and %1418, %1421 : tensor<2x3xi1>
    %1423 = stablehlo.broadcast_in_dim %1409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1424 = stablehlo.select %1422, %1407, %1423 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1425 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1426 = stablehlo.compare EQ, %arg2, %1425, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1427 = stablehlo.and %1412, %1426 : tensor<2x3xi1>
    %1428 = stablehlo.constant dense<0.5> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %1428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1430 = stablehlo.multiply %1100, %1429 : tensor<2x3xf32>
    %1431 = stablehlo.floor %1430 : tensor<2x3xf32>
    %1432 = stablehlo.subtract %1430, %1431 : tensor<2x3xf32>
    %1433 = stablehlo.constant dense<0.0> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %1433, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1435 = stablehlo.compare EQ, %1432, %1434, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1436 = stablehlo.broadcast_in_dim %1408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1437 = stablehlo.broadcast_in_dim %1409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1438 = stablehlo.select %1435, %1436, %1437 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1439 = stablehlo.select %1427, %1438, %1424 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1440 = stablehlo.constant dense<1.0> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %1440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1442 = stablehlo.compare EQ, %1100, %1441, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1443 = stablehlo.broadcast_in_dim %1408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1444 = stablehlo.select %1442, %1443, %1439 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1445 = stablehlo.multiply %1227, %1444 : tensor<2x3xf32>
    %1446 = stablehlo.constant dense<0.5> : tensor<f32>
    %1447 = stablehlo.broadcast_in_dim %1446, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1448 = stablehlo.multiply %arg2, %1447 : tensor<2x3xf32>
    %1449 = stablehlo.floor %1448 : tensor<2x3xf32>
    %1450 = stablehlo.compare EQ, %1448, %1449, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1451 = stablehlo.negate %1445 : tensor<2x3xf32>
    %1452 = stablehlo.select %1450, %1451, %1445 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1453 = stablehlo.constant dense<0.0> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %1453, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1455 = stablehlo.compare EQ, %arg2, %1454, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1456 = stablehlo.constant dense<0.5> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %1456, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1458 = stablehlo.compare LT, %arg2, %1457, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1459 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1460 = stablehlo.constant dense<1.0> : tensor<f32>
    %1461 = stablehlo.broadcast_in_dim %1460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1462 = stablehlo.subtract %arg2, %1461 : tensor<2x3xf32>
    %1463 = stablehlo.select %1458, %1459, %1462 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1464 = stablehlo.constant dense<7.5> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %1464, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1466 = stablehlo.add %1463, %1465 : tensor<2x3xf32>
    %1467 = stablehlo.constant dense<7.5> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %1467, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1469 = stablehlo.divide %1463, %1468 : tensor<2x3xf32>
    %1470 = stablehlo.log_plus_one %1469 : tensor<2x3xf32>
    %1471 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %1471, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1473 = stablehlo.add %1470, %1472 : tensor<2x3xf32>
    %1474 = stablehlo.constant dense<0.0> : tensor<f32>
    %1475 = stablehlo.constant dense<1.0> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %1475, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1477 = stablehlo.add %1463, %1476 : tensor<2x3xf32>
    %1478 = stablehlo.multiply %1477, %1477 : tensor<2x3xf32>
    %1479 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1481 = stablehlo.divide %1480, %1478 : tensor<2x3xf32>
    %1482 = stablehlo.broadcast_in_dim %1474, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1483 = stablehlo.add %1482, %1481 : tensor<2x3xf32>
    %1484 = stablehlo.constant dense<2.0> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %1484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1486 = stablehlo.add %1463, %1485 : tensor<2x3xf32>
    %1487 = stablehlo.multiply %1486, %1486 : tensor<2x3xf32>
    %1488 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %1488, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1490 = stablehlo.divide %1489, %1487 : tensor<2x3xf32>
    %1491 = stablehlo.add %1483, %1490 : tensor<2x3xf32>
    %1492 = stablehlo.constant dense<3.0> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %1492, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1494 = stablehlo.add %1463, %1493 : tensor<2x3xf32>
    %1495 = stablehlo.multiply %1494, %1494 : tensor<2x3xf32>
    %1496 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %1496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1498 = stablehlo.divide %1497, %1495 : tensor<2x3xf32>
    %1499 = stablehlo.add %1491, %1498 : tensor<2x3xf32>
    %1500 = stablehlo.constant dense<4.0> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %1500, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1502 = stablehlo.add %1463, %1501 : tensor<2x3xf32>
    %1503 = stablehlo.multiply %1502, %1502 : tensor<2x3xf32>
    %1504 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %1504, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1506 = stablehlo.divide %1505, %1503 : tensor<2x3xf32>
    %1507 = stablehlo.add %1499, %1506 : tensor<2x3xf32>
    %1508 = stablehlo.constant dense<5.0> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %1508, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1510 = stablehlo.add %1463, %1509 : tensor<2x3xf32>
    %1511 = stablehlo.multiply %1510, %1510 : tensor<2x3xf32>
    %1512 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1513 = stablehlo.broadcast_in_dim %1512, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1514 = stablehlo.divide %1513, %1511 : tensor<2x3xf32>
    %1515 = stablehlo.add %1507, %1514 : tensor<2x3xf32>
    %1516 = stablehlo.constant dense<6.0> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %1516, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1518 = stablehlo.add %1463, %1517 : tensor<2x3xf32>
    %1519 = stablehlo.multiply %1518, %1518 : tensor<2x3xf32>
    %1520 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1521 = stablehlo.broadcast_in_dim %1520, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1522 = stablehlo.divide %1521, %1519 : tensor<2x3xf32>
    %1523 = stablehlo.add %1515, %1522 : tensor<2x3xf32>
    %1524 = stablehlo.constant dense<7.0> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1526 = stablehlo.add %1463, %1525 : tensor<2x3xf32>
    %1527 = stablehlo.multiply %1526, %1526 : tensor<2x3xf32>
    %1528 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %1528, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1530 = stablehlo.divide %1529, %1527 : tensor<2x3xf32>
    %1531 = stablehlo.add %1523, %1530 : tensor<2x3xf32>
    %1532 = stablehlo.constant dense<8.0> : tensor<f32>
    %1533 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1534 = stablehlo.add %1463, %1533 : tensor<2x3xf32>
    %1535 = stablehlo.multiply %1534, %1534 : tensor<2x3xf32>
    %1536 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1538 = stablehlo.divide %1537, %1535 : tensor<2x3xf32>
    %1539 = stablehlo.add %1531, %1538 : tensor<2x3xf32>
    %1540 = stablehlo.constant dense<1.0> : tensor<f32>
    %1541 = stablehlo.constant dense<1.0> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %1541, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1543 = stablehlo.add %1463, %1542 : tensor<2x3xf32>
    %1544 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %1544, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1546 = stablehlo.divide %1545, %1543 : tensor<2x3xf32>
    %1547 = stablehlo.broadcast_in_dim %1540, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1548 = stablehlo.add %1547, %1546 : tensor<2x3xf32>
    %1549 = stablehlo.constant dense<2.0> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %1549, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1551 = stablehlo.add %1463, %1550 : tensor<2x3xf32>
    %1552 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %1552, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1554 = stablehlo.divide %1553, %1551 : tensor<2x3xf32>
    %1555 = stablehlo.add %1548, %1554 : tensor<2x3xf32>
    %1556 = stablehlo.constant dense<3.0> : tensor<f32>
    %1557 = stablehlo.broadcast_in_dim %1556, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1558 = stablehlo.add %1463, %1557 : tensor<2x3xf32>
    %1559 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %1559, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1561 = stablehlo.divide %1560, %1558 : tensor<2x3xf32>
    %1562 = stablehlo.add %1555, %1561 : tensor<2x3xf32>
    %1563 = stablehlo.constant dense<4.0> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %1563, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1565 = stablehlo.add %1463, %1564 : tensor<2x3xf32>
    %1566 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %1566, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1568 = stablehlo.divide %1567, %1565 : tensor<2x3xf32>
    %1569 = stablehlo.add %1562, %1568 : tensor<2x3xf32>
    %1570 = stablehlo.constant dense<5.0> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %1570, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1572 = stablehlo.add %1463, %1571 : tensor<2x3xf32>
    %1573 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %1573, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1575 = stablehlo.divide %1574, %1572 : tensor<2x3xf32>
    %1576 = stablehlo.add %1569, %1575 : tensor<2x3xf32>
    %1577 = stablehlo.constant dense<6.0> : tensor<f32>
    %1578 = stablehlo.broadcast_in_dim %1577, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1579 = stablehlo.add %1463, %1578 : tensor<2x3xf32>
    %1580 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %1580, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1582 = stablehlo.divide %1581, %1579 : tensor<2x3xf32>
    %1583 = stablehlo.add %1576, %1582 : tensor<2x3xf32>
    %1584 = stablehlo.constant dense<7.0> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %1584, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1586 = stablehlo.add %1463, %1585 : tensor<2x3xf32>
    %1587 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1589 = stablehlo.divide %1588, %1586 : tensor<2x3xf32>
    %1590 = stablehlo.add %1583, %1589 : tensor<2x3xf32>
    %1591 = stablehlo.constant dense<8.0> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1593 = stablehlo.add %1463, %1592 : tensor<2x3xf32>
    %1594 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %1594, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1596 = stablehlo.divide %1595, %1593 : tensor<2x3xf32>
    %1597 = stablehlo.add %1590, %1596 : tensor<2x3xf32>
    %1598 = stablehlo.divide %1539, %1597 : tensor<2x3xf32>
    %1599 = stablehlo.subtract %1473, %1598 : tensor<2x3xf32>
    %1600 = stablehlo.constant dense<7.0> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1602 = stablehlo.divide %1601, %1466 : tensor<2x3xf32>
    %1603 = stablehlo.subtract %1599, %1602 : tensor<2x3xf32>
    %1604 = stablehlo.constant dense<0.5> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %1604, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1606 = stablehlo.add %arg2, %1605 : tensor<2x3xf32>
    %1607 = stablehlo.floor %1606 : tensor<2x3xf32>
    %1608 = stablehlo.abs %1607 : tensor<2x3xf32>
    %1609 = stablehlo.add %arg2, %1608 : tensor<2x3xf32>
    %1610 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %1610, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1612 = stablehlo.multiply %1609, %1611 : tensor<2x3xf32>
    %1613 = stablehlo.cosine %1612 : tensor<2x3xf32>
    %1614 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %1614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1616 = stablehlo.multiply %1613, %1615 : tensor<2x3xf32>
    %1617 = stablehlo.sine %1612 : tensor<2x3xf32>
    %1618 = stablehlo.divide %1616, %1617 : tensor<2x3xf32>
    %1619 = stablehlo.subtract %1603, %1618 : tensor<2x3xf32>
    %1620 = stablehlo.select %1458, %1619, %1603 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1621 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1622 = stablehlo.compare EQ, %arg2, %1621, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1623 = stablehlo.constant dense<0.0> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %1623, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1625 = stablehlo.compare LE, %arg2, %1624, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1626 = stablehlo.and %1622, %1625 : tensor<2x3xi1>
    %1627 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %1627, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1629 = stablehlo.select %1626, %1628, %1620 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1630 = stablehlo.select %1455, %1629, %1452 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1631 = stablehlo.constant dense<0.0> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %1631, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1633 = stablehlo.compare GE, %arg2, %1632, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1634 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1635 = stablehlo.compare EQ, %arg2, %1634, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1636 = stablehlo.and %1633, %1635 : tensor<2x3xi1>
    %1637 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1639 = stablehlo.compare LT, %arg2, %1638, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1640 = stablehlo.and %1636, %1639 : tensor<2x3xi1>
    %1641 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %1641, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1643 = stablehlo.select %1640, %1630, %1642 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1644 = stablehlo.constant dense<1.0> : tensor<f64>
    %1645 = stablehlo.broadcast_in_dim %1644, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1646 = stablehlo.add %arg3, %1645 : tensor<2x3xf64>
    %1647 = stablehlo.constant dense<0.5> : tensor<f64>
    %1648 = stablehlo.broadcast_in_dim %1647, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1649 = stablehlo.compare LT, %1646, %1648, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1650 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1651 = stablehlo.constant dense<1.0> : tensor<f64>
    %1652 = stablehlo.broadcast_in_dim %1651, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1653 = stablehlo.subtract %1646, %1652 : tensor<2x3xf64>
    %1654 = stablehlo.select %1649, %1650, %1653 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1655 = stablehlo.constant dense<7.5> : tensor<f64>
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1657 = stablehlo.add %1654, %1656 : tensor<2x3xf64>
    %1658 = stablehlo.constant dense<7.5> : tensor<f64>
    %1659 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1660 = stablehlo.divide %1654, %1659 : tensor<2x3xf64>
    %1661 = stablehlo.log_plus_one %1660 : tensor<2x3xf64>
    %1662 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %1663 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1664 = stablehlo.add %1661, %1663 : tensor<2x3xf64>
    %1665 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %1666 = stablehlo.constant dense<1.0> : tensor<f64>
    %1667 = stablehlo.broadcast_in_dim %1666, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1668 = stablehlo.add %1654, %1667 : tensor<2x3xf64>
    %1669 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %1670 = stablehlo.broadcast_in_dim %1669, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1671 = stablehlo.divide %1670, %1668 : tensor<2x3xf64>
    %1672 = stablehlo.broadcast_in_dim %1665, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1673 = stablehlo.add %1672, %1671 : tensor<2x3xf64>
    %1674 = stablehlo.constant dense<2.0> : tensor<f64>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1676 = stablehlo.add %1654, %1675 : tensor<2x3xf64>
    %1677 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1679 = stablehlo.divide %1678, %1676 : tensor<2x3xf64>
    %1680 = stablehlo.add %1673, %1679 : tensor<2x3xf64>
    %1681 = stablehlo.constant dense<3.0> : tensor<f64>
    %1682 = stablehlo.broadcast_in_dim %1681, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1683 = stablehlo.add %1654, %1682 : tensor<2x3xf64>
    %1684 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %1685 = stablehlo.broadcast_in_dim %1684, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1686 = stablehlo.divide %1685, %1683 : tensor<2x3xf64>
    %1687 = stablehlo.add %1680, %1686 : tensor<2x3xf64>
    %1688 = stablehlo.constant dense<4.0> : tensor<f64>
    %1689 = stablehlo.broadcast_in_dim %1688, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1690 = stablehlo.add %1654, %1689 : tensor<2x3xf64>
    %1691 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %1692 = stablehlo.broadcast_in_dim %1691, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1693 = stablehlo.divide %1692, %1690 : tensor<2x3xf64>
    %1694 = stablehlo.add %1687, %1693 : tensor<2x3xf64>
    %1695 = stablehlo.constant dense<5.0> : tensor<f64>
    %1696 = stablehlo.broadcast_in_dim %1695, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1697 = stablehlo.add %1654, %1696 : tensor<2x3xf64>
    %1698 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %1699 = stablehlo.broadcast_in_dim %1698, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1700 = stablehlo.divide %1699, %1697 : tensor<2x3xf64>
    %1701 = stablehlo.add %1694, %1700 : tensor<2x3xf64>
    %1702 = stablehlo.constant dense<6.0> : tensor<f64>
    %1703 = stablehlo.broadcast_in_dim %1702, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1704 = stablehlo.add %1654, %1703 : tensor<2x3xf64>
    %1705 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %1706 = stablehlo.broadcast_in_dim %1705, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1707 = stablehlo.divide %1706, %1704 : tensor<2x3xf64>
    %1708 = stablehlo.add %1701, %1707 : tensor<2x3xf64>
    %1709 = stablehlo.constant dense<7.0> : tensor<f64>
    %1710 = stablehlo.broadcast_in_dim %1709, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1711 = stablehlo.add %1654, %1710 : tensor<2x3xf64>
    %1712 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1714 = stablehlo.divide %1713, %1711 : tensor<2x3xf64>
    %1715 = stablehlo.add %1708, %1714 : tensor<2x3xf64>
    %1716 = stablehlo.constant dense<8.0> : tensor<f64>
    %1717 = stablehlo.broadcast_in_dim %1716, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1718 = stablehlo.add %1654, %1717 : tensor<2x3xf64>
    %1719 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %1720 = stablehlo.broadcast_in_dim %1719, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1721 = stablehlo.divide %1720, %1718 : tensor<2x3xf64>
    %1722 = stablehlo.add %1715, %1721 : tensor<2x3xf64>
    %1723 = stablehlo.log %1722 : tensor<2x3xf64>
    %1724 = stablehlo.constant dense<0.5> : tensor<f64>
    %1725 = stablehlo.broadcast_in_dim %1724, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1726 = stablehlo.add %1654, %1725 : tensor<2x3xf64>
    %1727 = stablehlo.divide %1657, %1664 : tensor<2x3xf64>
    %1728 = stablehlo.subtract %1726, %1727 : tensor<2x3xf64>
    %1729 = stablehlo.multiply %1728, %1664 : tensor<2x3xf64>
    %1730 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %1731 = stablehlo.broadcast_in_dim %1730, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1732 = stablehlo.add %1729, %1731 : tensor<2x3xf64>
    %1733 = stablehlo.add %1732, %1723 : tensor<2x3xf64>
    %1734 = stablehlo.abs %1646 : tensor<2x3xf64>
    %1735 = stablehlo.floor %1734 : tensor<2x3xf64>
    %1736 = stablehlo.subtract %1734, %1735 : tensor<2x3xf64>
    %1737 = stablehlo.constant dense<0.5> : tensor<f64>
    %1738 = stablehlo.broadcast_in_dim %1737, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1739 = stablehlo.compare GT, %1736, %1738, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1740 = stablehlo.constant dense<1.0> : tensor<f64>
    %1741 = stablehlo.broadcast_in_dim %1740, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1742 = stablehlo.subtract %1741, %1736 : tensor<2x3xf64>
    %1743 = stablehlo.select %1739, %1742, %1736 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1744 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %1745 = stablehlo.broadcast_in_dim %1744, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1746 = stablehlo.multiply %1743, %1745 : tensor<2x3xf64>
    %1747 = stablehlo.sine %1746 : tensor<2x3xf64>
    %1748 = stablehlo.log %1747 : tensor<2x3xf64>
    %1749 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %1750 = stablehlo.broadcast_in_dim %1749, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1751 = stablehlo.subtract %1750, %1748 : tensor<2x3xf64>
    %1752 = stablehlo.subtract %1751, %1733 : tensor<2x3xf64>
    %1753 = stablehlo.is_finite %1748 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %1754 = stablehlo.negate %1748 : tensor<2x3xf64>
    %1755 = stablehlo.select %1753, %1752, %1754 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1756 = stablehlo.select %1649, %1755, %1733 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1757 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1759 = stablehlo.compare EQ, %1734, %1758, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1760 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1762 = stablehlo.select %1759, %1761, %1756 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1763 = stablehlo.constant dense<1.0> : tensor<f64>
    %1764 = stablehlo.broadcast_in_dim %1763, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1765 = stablehlo.compare EQ, %1646, %1764, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1766 = stablehlo.constant dense<2.0> : tensor<f64>
    %1767 = stablehlo.broadcast_in_dim %1766, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1768 = stablehlo.compare EQ, %1646, %1767, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1769 = stablehlo.or %1765, %1768 : tensor<2x3xi1>
    %1770 = stablehlo.constant dense<0.0> : tensor<f64>
    %1771 = stablehlo.broadcast_in_dim %1770, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1772 = stablehlo.select %1769, %1771, %1762 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1773 = stablehlo.exponential %1772 : tensor<2x3xf64>
    %1774 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1775 = stablehlo.power %arg3, %1774 : tensor<2x3xf64>
    %1776 = stablehlo.constant dense<1.0> : tensor<f64>
    %1777 = stablehlo.broadcast_in_dim %1776, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1778 = stablehlo.add %arg3, %1777 : tensor<2x3xf64>
    %1779 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1780 = stablehlo.power %1778, %1779 : tensor<2x3xf64>
    %1781 = stablehlo.add %1775, %1780 : tensor<2x3xf64>
    %1782 = stablehlo.constant dense<2.0> : tensor<f64>
    %1783 = stablehlo.broadcast_in_dim %1782, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1784 = stablehlo.add %arg3, %1783 : tensor<2x3xf64>
    %1785 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1786 = stablehlo.power %1784, %1785 : tensor<2x3xf64>
    %1787 = stablehlo.add %1781, %1786 : tensor<2x3xf64>
    %1788 = stablehlo.constant dense<3.0> : tensor<f64>
    %1789 = stablehlo.broadcast_in_dim %1788, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1790 = stablehlo.add %arg3, %1789 : tensor<2x3xf64>
    %1791 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1792 = stablehlo.power %1790, %1791 : tensor<2x3xf64>
    %1793 = stablehlo.add %1787, %1792 : tensor<2x3xf64>
    %1794 = stablehlo.constant dense<4.0> : tensor<f64>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1796 = stablehlo.add %arg3, %1795 : tensor<2x3xf64>
    %1797 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1798 = stablehlo.power %1796, %1797 : tensor<2x3xf64>
    %1799 = stablehlo.add %1793, %1798 : tensor<2x3xf64>
    %1800 = stablehlo.constant dense<5.0> : tensor<f64>
    %1801 = stablehlo.broadcast_in_dim %1800, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1802 = stablehlo.add %arg3, %1801 : tensor<2x3xf64>
    %1803 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1804 = stablehlo.power %1802, %1803 : tensor<2x3xf64>
    %1805 = stablehlo.add %1799, %1804 : tensor<2x3xf64>
    %1806 = stablehlo.constant dense<6.0> : tensor<f64>
    %1807 = stablehlo.broadcast_in_dim %1806, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1808 = stablehlo.add %arg3, %1807 : tensor<2x3xf64>
    %1809 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1810 = stablehlo.power %1808, %1809 : tensor<2x3xf64>
    %1811 = stablehlo.add %1805, %1810 : tensor<2x3xf64>
    %1812 = stablehlo.constant dense<7.0> : tensor<f64>
    %1813 = stablehlo.broadcast_in_dim %1812, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1814 = stablehlo.add %arg3, %1813 : tensor<2x3xf64>
    %1815 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1816 = stablehlo.power %1814, %1815 : tensor<2x3xf64>
    %1817 = stablehlo.add %1811, %1816 : tensor<2x3xf64>
    %1818 = stablehlo.constant dense<8.0> : tensor<f64>
    %1819 = stablehlo.broadcast_in_dim %1818, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1820 = stablehlo.add %arg3, %1819 : tensor<2x3xf64>
    %1821 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1822 = stablehlo.power %1820, %1821 : tensor<2x3xf64>
    %1823 = stablehlo.add %1817, %1822 : tensor<2x3xf64>
    %1824 = stablehlo.constant dense<9.0> : tensor<f64>
    %1825 = stablehlo.broadcast_in_dim %1824, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1826 = stablehlo.add %arg3, %1825 : tensor<2x3xf64>
    %1827 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1828 = stablehlo.power %1826, %1827 : tensor<2x3xf64>
    %1829 = stablehlo.add %1823, %1828 : tensor<2x3xf64>
    %1830 = stablehlo.constant dense<10.0> : tensor<f64>
    %1831 = stablehlo.broadcast_in_dim %1830, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1832 = stablehlo.add %arg3, %1831 : tensor<2x3xf64>
    %1833 = stablehlo.negate %1646 : tensor<2x3xf64>
    %1834 = stablehlo.power %1832, %1833 : tensor<2x3xf64>
    %1835 = stablehlo.divide %1646, %1832 : tensor<2x3xf64>
    %1836 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %1837 = stablehlo.broadcast_in_dim %1836, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1838 = stablehlo.multiply %1835, %1837 : tensor<2x3xf64>
    %1839 = stablehlo.constant dense<1.0> : tensor<f64>
    %1840 = stablehlo.broadcast_in_dim %1839, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1841 = stablehlo.add %1646, %1840 : tensor<2x3xf64>
    %1842 = stablehlo.divide %1841, %1832 : tensor<2x3xf64>
    %1843 = stablehlo.multiply %1835, %1842 : tensor<2x3xf64>
    %1844 = stablehlo.constant dense<2.0> : tensor<f64>
    %1845 = stablehlo.broadcast_in_dim %1844, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1846 = stablehlo.add %1646, %1845 : tensor<2x3xf64>
    %1847 = stablehlo.divide %1846, %1832 : tensor<2x3xf64>
    %1848 = stablehlo.multiply %1843, %1847 : tensor<2x3xf64>
    %1849 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1851 = stablehlo.multiply %1848, %1850 : tensor<2x3xf64>
    %1852 = stablehlo.add %1838, %1851 : tensor<2x3xf64>
    %1853 = stablehlo.constant dense<3.0> : tensor<f64>
    %1854 = stablehlo.broadcast_in_dim %1853, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1855 = stablehlo.add %1646, %1854 : tensor<2x3xf64>
    %1856 = stablehlo.divide %1855, %1832 : tensor<2x3xf64>
    %1857 = stablehlo.multiply %1848, %1856 : tensor<2x3xf64>
    %1858 = stablehlo.constant dense<4.0> : tensor<f64>
    %1859 = stablehlo.broadcast_in_dim %1858, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1860 = stablehlo.add %1646, %1859 : tensor<2x3xf64>
    %1861 = stablehlo.divide %1860, %1832 : tensor<2x3xf64>
    %1862 = stablehlo.multiply %1857, %1861 : tensor<2x3xf64>
    %1863 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %1864 = stablehlo.broadcast_in_dim %1863, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1865 = stablehlo.multiply %1862, %1864 : tensor<2x3xf64>
    %1866 = stablehlo.add %1852, %1865 : tensor<2x3xf64>
    %1867 = stablehlo.constant dense<5.0> : tensor<f64>
    %1868 = stablehlo.broadcast_in_dim %1867, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1869 = stablehlo.add %1646, %1868 : tensor<2x3xf64>
    %1870 = stablehlo.divide %1869, %1832 : tensor<2x3xf64>
    %1871 = stablehlo.multiply %1862, %1870 : tensor<2x3xf64>
    %1872 = stablehlo.constant dense<6.0> : tensor<f64>
    %1873 = stablehlo.broadcast_in_dim %1872, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1874 = stablehlo.add %1646, %1873 : tensor<2x3xf64>
    %1875 = stablehlo.divide %1874, %1832 : tensor<2x3xf64>
    %1876 = stablehlo.multiply %1871, %1875 : tensor<2x3xf64>
    %1877 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %1878 = stablehlo.broadcast_in_dim %1877, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1879 = stablehlo.multiply %1876, %1878 : tensor<2x3xf64>
    %1880 = stablehlo.add %1866, %1879 : tensor<2x3xf64>
    %1881 = stablehlo.constant dense<7.0> : tensor<f64>
    %1882 = stablehlo.broadcast_in_dim %1881, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1883 = stablehlo.add %1646, %1882 : tensor<2x3xf64>
    %1884 = stablehlo.divide %1883, %1832 : tensor<2x3xf64>
    %1885 = stablehlo.multiply %1876, %1884 : tensor<2x3xf64>
    %1886 = stablehlo.constant dense<8.0> : tensor<f64>
    %1887 = stablehlo.broadcast_in_dim %1886, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1888 = stablehlo.add %1646, %1887 : tensor<2x3xf64>
    %1889 = stablehlo.divide %1888, %1832 : tensor<2x3xf64>
    %1890 = stablehlo.multiply %1885, %1889 : tensor<2x3xf64>
    %1891 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %1892 = stablehlo.broadcast_in_dim %1891, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1893 = stablehlo.multiply %1890, %1892 : tensor<2x3xf64>
    %1894 = stablehlo.add %1880, %1893 : tensor<2x3xf64>
    %1895 = stablehlo.constant dense<9.0> : tensor<f64>
    %1896 = stablehlo.broadcast_in_dim %1895, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1897 = stablehlo.add %1646, %1896 : tensor<2x3xf64>
    %1898 = stablehlo.divide %1897, %1832 : tensor<2x3xf64>
    %1899 = stablehlo.multiply %1890, %1898 : tensor<2x3xf64>
    %1900 = stablehlo.constant dense<10.0> : tensor<f64>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1902 = stablehlo.add %1646, %1901 : tensor<2x3xf64>
    %1903 = stablehlo.divide %1902, %1832 : tensor<2x3xf64>
    %1904 = stablehlo.multiply %1899, %1903 : tensor<2x3xf64>
    %1905 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %1906 = stablehlo.broadcast_in_dim %1905, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1907 = stablehlo.multiply %1904, %1906 : tensor<2x3xf64>
    %1908 = stablehlo.add %1894, %1907 : tensor<2x3xf64>
    %1909 = stablehlo.constant dense<11.0> : tensor<f64>
    %1910 = stablehlo.broadcast_in_dim %1909, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1911 = stablehlo.add %1646, %1910 : tensor<2x3xf64>
    %1912 = stablehlo.divide %1911, %1832 : tensor<2x3xf64>
    %1913 = stablehlo.multiply %1904, %1912 : tensor<2x3xf64>
    %1914 = stablehlo.constant dense<12.0> : tensor<f64>
    %1915 = stablehlo.broadcast_in_dim %1914, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1916 = stablehlo.add %1646, %1915 : tensor<2x3xf64>
    %1917 = stablehlo.divide %1916, %1832 : tensor<2x3xf64>
    %1918 = stablehlo.multiply %1913, %1917 : tensor<2x3xf64>
    %1919 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1921 = stablehlo.multiply %1918, %1920 : tensor<2x3xf64>
    %1922 = stablehlo.add %1908, %1921 : tensor<2x3xf64>
    %1923 = stablehlo.constant dense<13.0> : tensor<f64>
    %1924 = stablehlo.broadcast_in_dim %1923, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1925 = stablehlo.add %1646, %1924 : tensor<2x3xf64>
    %1926 = stablehlo.divide %1925, %1832 : tensor<2x3xf64>
    %1927 = stablehlo.multiply %1918, %1926 : tensor<2x3xf64>
    %1928 = stablehlo.constant dense<14.0> : tensor<f64>
    %1929 = stablehlo.broadcast_in_dim %1928, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1930 = stablehlo.add %1646, %1929 : tensor<2x3xf64>
    %1931 = stablehlo.divide %1930, %1832 : tensor<2x3xf64>
    %1932 = stablehlo.multiply %1927, %1931 : tensor<2x3xf64>
    %1933 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %1934 = stablehlo.broadcast_in_dim %1933, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1935 = stablehlo.multiply %1932, %1934 : tensor<2x3xf64>
    %1936 = stablehlo.add %1922, %1935 : tensor<2x3xf64>
    %1937 = stablehlo.constant dense<1.0> : tensor<f64>
    %1938 = stablehlo.broadcast_in_dim %1937, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1939 = stablehlo.subtract %1646, %1938 : tensor<2x3xf64>
    %1940 = stablehlo.divide %1832, %1939 : tensor<2x3xf64>
    %1941 = stablehlo.constant dense<0.5> : tensor<f64>
    %1942 = stablehlo.broadcast_in_dim %1941, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1943 = stablehlo.add %1940, %1942 : tensor<2x3xf64>
    %1944 = stablehlo.add %1943, %1936 : tensor<2x3xf64>
    %1945 = stablehlo.multiply %1834, %1944 : tensor<2x3xf64>
    %1946 = stablehlo.abs %1834 : tensor<2x3xf64>
    %1947 = stablehlo.abs %1829 : tensor<2x3xf64>
    %1948 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1950 = stablehlo.multiply %1947, %1949 : tensor<2x3xf64>
    %1951 = stablehlo.compare LE, %1946, %1950, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1952 = stablehlo.add %1829, %1945 : tensor<2x3xf64>
    %1953 = stablehlo.select %1951, %1829, %1952 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1954 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1955 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1956 = stablehlo.constant dense<0.0> : tensor<f64>
    %1957 = stablehlo.broadcast_in_dim %1956, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1958 = stablehlo.compare LE, %arg3, %1957, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1959 = stablehlo.floor %1646 : tensor<2x3xf64>
    %1960 = stablehlo.compare EQ, %1646, %1959, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1961 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1962 = stablehlo.broadcast_in_dim %1961, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1963 = stablehlo.compare LT, %arg3, %1962, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1964 = stablehlo.select %1958, %1960, %1963 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1965 = stablehlo.constant dense<1.0> : tensor<f64>
    %1966 = stablehlo.broadcast_in_dim %1965, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1967 = stablehlo.compare GE, %1646, %1966, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1968 = stablehlo.and %1964, %1967 : tensor<2x3xi1>
    %1969 = stablehlo.broadcast_in_dim %1955, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1970 = stablehlo.select %1968, %1953, %1969 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1971 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %1972 = stablehlo.compare EQ, %arg3, %1971, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1973 = stablehlo.and %1958, %1972 : tensor<2x3xi1>
    %1974 = stablehlo.constant dense<0.5> : tensor<f64>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1976 = stablehlo.multiply %1646, %1975 : tensor<2x3xf64>
    %1977 = stablehlo.floor %1976 : tensor<2x3xf64>
    %1978 = stablehlo.subtract %1976, %1977 : tensor<2x3xf64>
    %1979 = stablehlo.constant dense<0.0> : tensor<f64>
    %1980 = stablehlo.broadcast_in_dim %1979, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1981 = stablehlo.compare EQ, %1978, %1980, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1982 = stablehlo.broadcast_in_dim %1954, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1983 = stablehlo.broadcast_in_dim %1955, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1984 = stablehlo.select %1981, %1982, %1983 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1985 = stablehlo.select %1973, %1984, %1970 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1986 = stablehlo.constant dense<1.0> : tensor<f64>
    %1987 = stablehlo.broadcast_in_dim %1986, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1988 = stablehlo.compare EQ, %1646, %1987, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1989 = stablehlo.broadcast_in_dim %1954, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1990 = stablehlo.select %1988, %1989, %1985 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1991 = stablehlo.multiply %1773, %1990 : tensor<2x3xf64>
    %1992 = stablehlo.constant dense<0.5> : tensor<f64>
    %1993 = stablehlo.broadcast_in_dim %1992, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1994 = stablehlo.multiply %arg3, %1993 : tensor<2x3xf64>
    %1995 = stablehlo.floor %1994 : tensor<2x3xf64>
    %1996 = stablehlo.compare EQ, %1994, %1995, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1997 = stablehlo.negate %1991 : tensor<2x3xf64>
    %1998 = stablehlo.select %1996, %1997, %1991 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1999 = stablehlo.constant dense<0.0> : tensor<f64>
    %2000 = stablehlo.broadcast_in_dim %1999, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2001 = stablehlo.compare EQ, %arg3, %2000, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2002 = stablehlo.constant dense<0.5> : tensor<f64>
    %2003 = stablehlo.broadcast_in_dim %2002, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2004 = stablehlo.compare LT, %arg3, %2003, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2005 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2006 = stablehlo.constant dense<1.0> : tensor<f64>
    %2007 = stablehlo.broadcast_in_dim %2006, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2008 = stablehlo.subtract %arg3, %2007 : tensor<2x3xf64>
    %2009 = stablehlo.select %2004, %2005, %2008 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2010 = stablehlo.constant dense<7.5> : tensor<f64>
    %2011 = stablehlo.broadcast_in_dim %2010, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2012 = stablehlo.add %2009, %2011 : tensor<2x3xf64>
    %2013 = stablehlo.constant dense<7.5> : tensor<f64>
    %2014 = stablehlo.broadcast_in_dim %2013, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2015 = stablehlo.divide %2009, %2014 : tensor<2x3xf64>
    %2016 = stablehlo.log_plus_one %2015 : tensor<2x3xf64>
    %2017 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %2018 = stablehlo.broadcast_in_dim %2017, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2019 = stablehlo.add %2016, %2018 : tensor<2x3xf64>
    %2020 = stablehlo.constant dense<0.0> : tensor<f64>
    %2021 = stablehlo.constant dense<1.0> : tensor<f64>
    %2022 = stablehlo.broadcast_in_dim %2021, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2023 = stablehlo.add %2009, %2022 : tensor<2x3xf64>
    %2024 = stablehlo.multiply %2023, %2023 : tensor<2x3xf64>
    %2025 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2026 = stablehlo.broadcast_in_dim %2025, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2027 = stablehlo.divide %2026, %2024 : tensor<2x3xf64>
    %2028 = stablehlo.broadcast_in_dim %2020, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2029 = stablehlo.add %2028, %2027 : tensor<2x3xf64>
    %2030 = stablehlo.constant dense<2.0> : tensor<f64>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2032 = stablehlo.add %2009, %2031 : tensor<2x3xf64>
    %2033 = stablehlo.multiply %2032, %2032 : tensor<2x3xf64>
    %2034 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2035 = stablehlo.broadcast_in_dim %2034, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2036 = stablehlo.divide %2035, %2033 : tensor<2x3xf64>
    %2037 = stablehlo.add %2029, %2036 : tensor<2x3xf64>
    %2038 = stablehlo.constant dense<3.0> : tensor<f64>
    %2039 = stablehlo.broadcast_in_dim %2038, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2040 = stablehlo.add %2009, %2039 : tensor<2x3xf64>
    %2041 = stablehlo.multiply %2040, %2040 : tensor<2x3xf64>
    %2042 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2043 = stablehlo.broadcast_in_dim %2042, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2044 = stablehlo.divide %2043, %2041 : tensor<2x3xf64>
    %2045 = stablehlo.add %2037, %2044 : tensor<2x3xf64>
    %2046 = stablehlo.constant dense<4.0> : tensor<f64>
    %2047 = stablehlo.broadcast_in_dim %2046, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2048 = stablehlo.add %2009, %2047 : tensor<2x3xf64>
    %2049 = stablehlo.multiply %2048, %2048 : tensor<2x3xf64>
    %2050 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2051 = stablehlo.broadcast_in_dim %2050, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2052 = stablehlo.divide %2051, %2049 : tensor<2x3xf64>
    %2053 = stablehlo.add %2045, %2052 : tensor<2x3xf64>
    %2054 = stablehlo.constant dense<5.0> : tensor<f64>
    %2055 = stablehlo.broadcast_in_dim %2054, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2056 = stablehlo.add %2009, %2055 : tensor<2x3xf64>
    %2057 = stablehlo.multiply %2056, %2056 : tensor<2x3xf64>
    %2058 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2059 = stablehlo.broadcast_in_dim %2058, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2060 = stablehlo.divide %2059, %2057 : tensor<2x3xf64>
    %2061 = stablehlo.add %2053, %2060 : tensor<2x3xf64>
    %2062 = stablehlo.constant dense<6.0> : tensor<f64>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2064 = stablehlo.add %2009, %2063 : tensor<2x3xf64>
    %2065 = stablehlo.multiply %2064, %2064 : tensor<2x3xf64>
    %2066 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2067 = stablehlo.broadcast_in_dim %2066, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2068 = stablehlo.divide %2067, %2065 : tensor<2x3xf64>
    %2069 = stablehlo.add %2061, %2068 : tensor<2x3xf64>
    %2070 = stablehlo.constant dense<7.0> : tensor<f64>
    %2071 = stablehlo.broadcast_in_dim %2070, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2072 = stablehlo.add %2009, %2071 : tensor<2x3xf64>
    %2073 = stablehlo.multiply %2072, %2072 : tensor<2x3xf64>
    %2074 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2075 = stablehlo.broadcast_in_dim %2074, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2076 = stablehlo.divide %2075, %2073 : tensor<2x3xf64>
    %2077 = stablehlo.add %2069, %2076 : tensor<2x3xf64>
    %2078 = stablehlo.constant dense<8.0> : tensor<f64>
    %2079 = stablehlo.broadcast_in_dim %2078, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2080 = stablehlo.add %2009, %2079 : tensor<2x3xf64>
    %2081 = stablehlo.multiply %2080, %2080 : tensor<2x3xf64>
    %2082 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2083 = stablehlo.broadcast_in_dim %2082, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2084 = stablehlo.divide %2083, %2081 : tensor<2x3xf64>
    %2085 = stablehlo.add %2077, %2084 : tensor<2x3xf64>
    %2086 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %2087 = stablehlo.constant dense<1.0> : tensor<f64>
    %2088 = stablehlo.broadcast_in_dim %2087, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2089 = stablehlo.add %2009, %2088 : tensor<2x3xf64>
    %2090 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2091 = stablehlo.broadcast_in_dim %2090, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2092 = stablehlo.divide %2091, %2089 : tensor<2x3xf64>
    %2093 = stablehlo.broadcast_in_dim %2086, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2094 = stablehlo.add %2093, %2092 : tensor<2x3xf64>
    %2095 = stablehlo.constant dense<2.0> : tensor<f64>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2097 = stablehlo.add %2009, %2096 : tensor<2x3xf64>
    %2098 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2099 = stablehlo.broadcast_in_dim %2098, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2100 = stablehlo.divide %2099, %2097 : tensor<2x3xf64>
    %2101 = stablehlo.add %2094, %2100 : tensor<2x3xf64>
    %2102 = stablehlo.constant dense<3.0> : tensor<f64>
    %2103 = stablehlo.broadcast_in_dim %2102, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2104 = stablehlo.add %2009, %2103 : tensor<2x3xf64>
    %2105 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2106 = stablehlo.broadcast_in_dim %2105, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2107 = stablehlo.divide %2106, %2104 : tensor<2x3xf64>
    %2108 = stablehlo.add %2101, %2107 : tensor<2x3xf64>
    %2109 = stablehlo.constant dense<4.0> : tensor<f64>
    %2110 = stablehlo.broadcast_in_dim %2109, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2111 = stablehlo.add %2009, %2110 : tensor<2x3xf64>
    %2112 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2113 = stablehlo.broadcast_in_dim %2112, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2114 = stablehlo.divide %2113, %2111 : tensor<2x3xf64>
    %2115 = stablehlo.add %2108, %2114 : tensor<2x3xf64>
    %2116 = stablehlo.constant dense<5.0> : tensor<f64>
    %2117 = stablehlo.broadcast_in_dim %2116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2118 = stablehlo.add %2009, %2117 : tensor<2x3xf64>
    %2119 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2120 = stablehlo.broadcast_in_dim %2119, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2121 = stablehlo.divide %2120, %2118 : tensor<2x3xf64>
    %2122 = stablehlo.add %2115, %2121 : tensor<2x3xf64>
    %2123 = stablehlo.constant dense<6.0> : tensor<f64>
    %2124 = stablehlo.broadcast_in_dim %2123, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2125 = stablehlo.add %2009, %2124 : tensor<2x3xf64>
    %2126 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2127 = stablehlo.broadcast_in_dim %2126, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2128 = stablehlo.divide %2127, %2125 : tensor<2x3xf64>
    %2129 = stablehlo.add %2122, %2128 : tensor<2x3xf64>
    %2130 = stablehlo.constant dense<7.0> : tensor<f64>
    %2131 = stablehlo.broadcast_in_dim %2130, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2132 = stablehlo.add %2009, %2131 : tensor<2x3xf64>
    %2133 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2134 = stablehlo.broadcast_in_dim %2133, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2135 = stablehlo.divide %2134, %2132 : tensor<2x3xf64>
    %2136 = stablehlo.add %2129, %2135 : tensor<2x3xf64>
    %2137 = stablehlo.constant dense<8.0> : tensor<f64>
    %2138 = stablehlo.broadcast_in_dim %2137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2139 = stablehlo.add %2009, %2138 : tensor<2x3xf64>
    %2140 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2141 = stablehlo.broadcast_in_dim %2140, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2142 = stablehlo.divide %2141, %2139 : tensor<2x3xf64>
    %2143 = stablehlo.add %2136, %2142 : tensor<2x3xf64>
    %2144 = stablehlo.divide %2085, %2143 : tensor<2x3xf64>
    %2145 = stablehlo.subtract %2019, %2144 : tensor<2x3xf64>
    %2146 = stablehlo.constant dense<7.0> : tensor<f64>
    %2147 = stablehlo.broadcast_in_dim %2146, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2148 = stablehlo.divide %2147, %2012 : tensor<2x3xf64>
    %2149 = stablehlo.subtract %2145, %2148 : tensor<2x3xf64>
    %2150 = stablehlo.constant dense<0.5> : tensor<f64>
    %2151 = stablehlo.broadcast_in_dim %2150, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2152 = stablehlo.add %arg3, %2151 : tensor<2x3xf64>
    %2153 = stablehlo.floor %2152 : tensor<2x3xf64>
    %2154 = stablehlo.abs %2153 : tensor<2x3xf64>
    %2155 = stablehlo.add %arg3, %2154 : tensor<2x3xf64>
    %2156 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2157 = stablehlo.broadcast_in_dim %2156, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2158 = stablehlo.multiply %2155, %2157 : tensor<2x3xf64>
    %2159 = stablehlo.cosine %2158 : tensor<2x3xf64>
    %2160 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2161 = stablehlo.broadcast_in_dim %2160, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2162 = stablehlo.multiply %2159, %2161 : tensor<2x3xf64>
    %2163 = stablehlo.sine %2158 : tensor<2x3xf64>
    %2164 = stablehlo.divide %2162, %2163 : tensor<2x3xf64>
    %2165 = stablehlo.subtract %2149, %2164 : tensor<2x3xf64>
    %2166 = stablehlo.select %2004, %2165, %2149 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2167 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2168 = stablehlo.compare EQ, %arg3, %2167, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2169 = stablehlo.constant dense<0.0> : tensor<f64>
    %2170 = stablehlo.broadcast_in_dim %2169, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2171 = stablehlo.compare LE, %arg3, %2170, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2172 = stablehlo.and %2168, %2171 : tensor<2x3xi1>
    %2173 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2174 = stablehlo.broadcast_in_dim %2173, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2175 = stablehlo.select %2172, %2174, %2166 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2176 = stablehlo.select %2001, %2175, %1998 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2177 = stablehlo.constant dense<0.0> : tensor<f64>
    %2178 = stablehlo.broadcast_in_dim %2177, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2179 = stablehlo.compare GE, %arg3, %2178, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2180 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2181 = stablehlo.compare EQ, %arg3, %2180, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2182 = stablehlo.and %2179, %2181 : tensor<2x3xi1>
    %2183 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2184 = stablehlo.broadcast_in_dim %2183, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2185 = stablehlo.compare LT, %arg3, %2184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2186 = stablehlo.and %2182, %2185 : tensor<2x3xi1>
    %2187 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2188 = stablehlo.broadcast_in_dim %2187, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2189 = stablehlo.select %2186, %2176, %2188 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %548, %1097, %1643, %2189 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @popcnt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "popcnt", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.popcnt %arg0 : tensor<2x3xi8>
    %1 = stablehlo.popcnt %arg1 : tensor<2x3xi16>
    %2 = stablehlo.popcnt %arg2 : tensor<2x3xi32>
    %3 = stablehlo.popcnt %arg3 : tensor<2x3xi64>
    %4 = stablehlo.popcnt %arg4 : tensor<2x3xui8>
    %5 = stablehlo.popcnt %arg5 : tensor<2x3xui16>
    %6 = stablehlo.popcnt %arg6 : tensor<2x3xui32>
    %7 = stablehlo.popcnt %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @pow attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "pow", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.power %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.power %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.power %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.power %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.power %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.power %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.power %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.power %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.power %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.power %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.power %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.power %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.power %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.power %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @real attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "real", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.real %arg0 : tensor<2x3xf16>
    %1 = stablehlo.real %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.real %arg2 : tensor<2x3xf32>
    %3 = stablehlo.real %arg3 : tensor<2x3xf64>
    %4 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %5 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @reduce_precision attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "reduce_precision", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<2x3xf16>
    %1 = stablehlo.reduce_precision %arg1, format = e5m2 : tensor<2x3xbf16>
    %2 = stablehlo.reduce_precision %arg2, format = e5m2 : tensor<2x3xf32>
    %3 = stablehlo.reduce_precision %arg3, format = e5m2 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rem attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "rem", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.remainder %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.remainder %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.remainder %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.remainder %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.remainder %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.remainder %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.remainder %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.remainder %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.remainder %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.remainder %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.remainder %arg11, %arg11 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_afz attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_afz", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<2x3xf16>
    %1 = stablehlo.round_nearest_afz %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.round_nearest_afz %arg2 : tensor<2x3xf32>
    %3 = stablehlo.round_nearest_afz %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_even attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_even", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x3xf16>
    %1 = stablehlo.round_nearest_even %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.round_nearest_even %arg2 : tensor<2x3xf32>
    %3 = stablehlo.round_nearest_even %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rsqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "rsqrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.rsqrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.rsqrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.rsqrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.rsqrt %arg3 : tensor<2x3xf64>
    %4 = stablehlo.rsqrt %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.rsqrt %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @select attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x3xi8>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xi16>, %arg5: tensor<2x3xi1>, %arg6: tensor<2x3xi32>, %arg7: tensor<2x3xi1>, %arg8: tensor<2x3xi64>, %arg9: tensor<2x3xi1>, %arg10: tensor<2x3xui8>, %arg11: tensor<2x3xi1>, %arg12: tensor<2x3xui16>, %arg13: tensor<2x3xi1>, %arg14: tensor<2x3xui32>, %arg15: tensor<2x3xi1>, %arg16: tensor<2x3xui64>, %arg17: tensor<2x3xi1>, %arg18: tensor<2x3xf16>, %arg19: tensor<2x3xi1>, %arg20: tensor<2x3xbf16>, %arg21: tensor<2x3xi1>, %arg22: tensor<2x3xf32>, %arg23: tensor<2x3xi1>, %arg24: tensor<2x3xf64>, %arg25: tensor<2x3xi1>, %arg26: tensor<2x3xcomplex<f32>>, %arg27: tensor<2x3xi1>, %arg28: tensor<2x3xcomplex<f64>>, %arg29: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "select", typed_xla.signature = "(x0: bool[2, 3], x1: bool[2, 3], x2: i8[2, 3], x3: bool[2, 3], x4: i16[2, 3], x5: bool[2, 3], x6: i32[2, 3], x7: bool[2, 3], x8: i64[2, 3], x9: bool[2, 3], x10: u8[2, 3], x11: bool[2, 3], x12: u16[2, 3], x13: bool[2, 3], x14: u32[2, 3], x15: bool[2, 3], x16: u64[2, 3], x17: bool[2, 3], x18: f16[2, 3], x19: bool[2, 3], x20: bf16[2, 3], x21: bool[2, 3], x22: f32[2, 3], x23: bool[2, 3], x24: f64[2, 3], x25: bool[2, 3], x26: c64[2, 3], x27: bool[2, 3], x28: c128[2, 3], x29: bool[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.select %arg1, %arg0, %arg0 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %arg3, %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.select %arg5, %arg4, %arg4 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %3 = stablehlo.select %arg7, %arg6, %arg6 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = stablehlo.select %arg9, %arg8, %arg8 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = stablehlo.select %arg11, %arg10, %arg10 : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %6 = stablehlo.select %arg13, %arg12, %arg12 : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %7 = stablehlo.select %arg15, %arg14, %arg14 : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = stablehlo.select %arg17, %arg16, %arg16 : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = stablehlo.select %arg19, %arg18, %arg18 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %10 = stablehlo.select %arg21, %arg20, %arg20 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %11 = stablehlo.select %arg23, %arg22, %arg22 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.select %arg25, %arg24, %arg24 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = stablehlo.select %arg27, %arg26, %arg26 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %14 = stablehlo.select %arg29, %arg28, %arg28 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @shift_left attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_left", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_left %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_left %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_left %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_left %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_left %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_left %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_left %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_left %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @shift_right_arithmetic attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_right_arithmetic", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_right_arithmetic %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_right_arithmetic %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_right_arithmetic %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_right_arithmetic %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_right_arithmetic %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_right_arithmetic %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @shift_right_logical attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_right_logical", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_right_logical %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_right_logical %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_right_logical %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_right_logical %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_right_logical %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_right_logical %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_right_logical %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @sign attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf16>, %arg5: tensor<2x3xbf16>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf64>, %arg8: tensor<2x3xcomplex<f32>>, %arg9: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sign", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f16[2, 3], x5: bf16[2, 3], x6: f32[2, 3], x7: f64[2, 3], x8: c64[2, 3], x9: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sign %arg0 : tensor<2x3xi8>
    %1 = stablehlo.sign %arg1 : tensor<2x3xi16>
    %2 = stablehlo.sign %arg2 : tensor<2x3xi32>
    %3 = stablehlo.sign %arg3 : tensor<2x3xi64>
    %4 = stablehlo.sign %arg4 : tensor<2x3xf16>
    %5 = stablehlo.sign %arg5 : tensor<2x3xbf16>
    %6 = stablehlo.sign %arg6 : tensor<2x3xf32>
    %7 = stablehlo.sign %arg7 : tensor<2x3xf64>
    %8 = stablehlo.sign %arg8 : tensor<2x3xcomplex<f32>>
    %9 = stablehlo.sign %arg9 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sin attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sin", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sine %arg0 : tensor<2x3xf16>
    %1 = stablehlo.sine %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.sine %arg2 : tensor<2x3xf32>
    %3 = stablehlo.sine %arg3 : tensor<2x3xf64>
    %4 = stablehlo.sine %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.sine %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sinh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.exponential_minus_one %1 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.add %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.divide %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.add %9, %13 : tensor<2x3xf32>
    %15 = stablehlo.constant dense<0.5> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.compare LT, %1, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = stablehlo.constant dense<0.25> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.divide %22, %8 : tensor<2x3xf32>
    %24 = stablehlo.subtract %8, %23 : tensor<2x3xf32>
    %25 = stablehlo.select %20, %17, %24 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = stablehlo.sign %0 : tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<2x3xf32>
    %28 = stablehlo.convert %27 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %29 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %30 = stablehlo.abs %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.subtract %30, %32 : tensor<2x3xf32>
    %34 = stablehlo.exponential %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.exponential_minus_one %30 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<1.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %38, %40 : tensor<2x3xf32>
    %42 = stablehlo.divide %38, %41 : tensor<2x3xf32>
    %43 = stablehlo.add %38, %42 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<0.5> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.constant dense<1.0> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.compare LT, %30, %48, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %50 = stablehlo.constant dense<0.25> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.divide %51, %37 : tensor<2x3xf32>
    %53 = stablehlo.subtract %37, %52 : tensor<2x3xf32>
    %54 = stablehlo.select %49, %46, %53 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = stablehlo.sign %29 : tensor<2x3xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<2x3xf32>
    %57 = stablehlo.convert %56 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %58 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<1.0> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.subtract %58, %60 : tensor<2x3xf32>
    %62 = stablehlo.exponential %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<2x3xf32>
    %66 = stablehlo.exponential_minus_one %58 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<1.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x3xf32>
    %70 = stablehlo.divide %66, %69 : tensor<2x3xf32>
    %71 = stablehlo.add %66, %70 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<0.5> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.multiply %71, %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<1.0> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare LT, %58, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.constant dense<0.25> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.divide %79, %65 : tensor<2x3xf32>
    %81 = stablehlo.subtract %65, %80 : tensor<2x3xf32>
    %82 = stablehlo.select %77, %74, %81 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<2x3xf32>
    %85 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %86 = stablehlo.constant dense<1.0> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %88 = stablehlo.subtract %85, %87 : tensor<2x3xf64>
    %89 = stablehlo.exponential %88 : tensor<2x3xf64>
    %90 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %92 = stablehlo.multiply %89, %91 : tensor<2x3xf64>
    %93 = stablehlo.exponential_minus_one %85 : tensor<2x3xf64>
    %94 = stablehlo.constant dense<1.0> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf64>
    %97 = stablehlo.divide %93, %96 : tensor<2x3xf64>
    %98 = stablehlo.add %93, %97 : tensor<2x3xf64>
    %99 = stablehlo.constant dense<0.5> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %101 = stablehlo.multiply %98, %100 : tensor<2x3xf64>
    %102 = stablehlo.constant dense<1.0> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %104 = stablehlo.compare LT, %85, %103, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %105 = stablehlo.constant dense<0.25> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %107 = stablehlo.divide %106, %92 : tensor<2x3xf64>
    %108 = stablehlo.subtract %92, %107 : tensor<2x3xf64>
    %109 = stablehlo.select %104, %101, %108 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %111 = stablehlo.multiply %110, %109 : tensor<2x3xf64>
    %112 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %114 = stablehlo.subtract %arg4, %113 : tensor<2x3xcomplex<f32>>
    %115 = stablehlo.exponential %114 : tensor<2x3xcomplex<f32>>
    %116 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %117 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %119 = stablehlo.subtract %116, %118 : tensor<2x3xcomplex<f32>>
    %120 = stablehlo.exponential %119 : tensor<2x3xcomplex<f32>>
    %121 = stablehlo.subtract %115, %120 : tensor<2x3xcomplex<f32>>
    %122 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %124 = stablehlo.subtract %arg5, %123 : tensor<2x3xcomplex<f64>>
    %125 = stablehlo.exponential %124 : tensor<2x3xcomplex<f64>>
    %126 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %127 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %129 = stablehlo.subtract %126, %128 : tensor<2x3xcomplex<f64>>
    %130 = stablehlo.exponential %129 : tensor<2x3xcomplex<f64>>
    %131 = stablehlo.subtract %125, %130 : tensor<2x3xcomplex<f64>>
    return %28, %57, %84, %111, %121, %131 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sqrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sqrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.sqrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.sqrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.sqrt %arg3 : tensor<2x3xf64>
    %4 = stablehlo.sqrt %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.sqrt %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sub attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sub", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.subtract %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.subtract %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.subtract %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.subtract %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.subtract %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.subtract %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.subtract %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.subtract %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.subtract %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.subtract %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.subtract %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.subtract %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.subtract %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.subtract %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tan", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tan %arg0 : tensor<2x3xf16>
    %1 = stablehlo.tan %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.tan %arg2 : tensor<2x3xf32>
    %3 = stablehlo.tan %arg3 : tensor<2x3xf64>
    %4 = stablehlo.tan %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.tan %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tanh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tanh %arg0 : tensor<2x3xf16>
    %1 = stablehlo.tanh %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.tanh %arg2 : tensor<2x3xf32>
    %3 = stablehlo.tanh %arg3 : tensor<2x3xf64>
    %4 = stablehlo.tanh %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.tanh %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @xor attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "xor", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.xor %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.xor %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.xor %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.xor %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.xor %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.xor %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.xor %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.xor %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.xor %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @zeta attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "zeta", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.negate %0 : tensor<2x3xf32>
    %3 = stablehlo.power %1, %2 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %1, %5 : tensor<2x3xf32>
    %7 = stablehlo.negate %0 : tensor<2x3xf32>
    %8 = stablehlo.power %6, %7 : tensor<2x3xf32>
    %9 = stablehlo.add %3, %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<2.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.add %1, %11 : tensor<2x3xf32>
    %13 = stablehlo.negate %0 : tensor<2x3xf32>
    %14 = stablehlo.power %12, %13 : tensor<2x3xf32>
    %15 = stablehlo.add %9, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<3.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %1, %17 : tensor<2x3xf32>
    %19 = stablehlo.negate %0 : tensor<2x3xf32>
    %20 = stablehlo.power %18, %19 : tensor<2x3xf32>
    %21 = stablehlo.add %15, %20 : tensor<2x3xf32>
    %22 = stablehlo.constant dense<4.0> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.add %1, %23 : tensor<2x3xf32>
    %25 = stablehlo.negate %0 : tensor<2x3xf32>
    %26 = stablehlo.power %24, %25 : tensor<2x3xf32>
    %27 = stablehlo.add %21, %26 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<5.0> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %1, %29 : tensor<2x3xf32>
    %31 = stablehlo.negate %0 : tensor<2x3xf32>
    %32 = stablehlo.power %30, %31 : tensor<2x3xf32>
    %33 = stablehlo.add %27, %32 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<6.0> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.add %1, %35 : tensor<2x3xf32>
    %37 = stablehlo.negate %0 : tensor<2x3xf32>
    %38 = stablehlo.power %36, %37 : tensor<2x3xf32>
    %39 = stablehlo.add %33, %38 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<7.0> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %1, %41 : tensor<2x3xf32>
    %43 = stablehlo.negate %0 : tensor<2x3xf32>
    %44 = stablehlo.power %42, %43 : tensor<2x3xf32>
    %45 = stablehlo.add %39, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<8.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %1, %47 : tensor<2x3xf32>
    %49 = stablehlo.negate %0 : tensor<2x3xf32>
    %50 = stablehlo.power %48, %49 : tensor<2x3xf32>
    %51 = stablehlo.add %45, %50 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<9.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.add %1, %53 : tensor<2x3xf32>
    %55 = stablehlo.negate %0 : tensor<2x3xf32>
    %56 = stablehlo.power %54, %55 : tensor<2x3xf32>
    %57 = stablehlo.add %51, %56 : tensor<2x3xf32>
    %58 = stablehlo.constant dense<10.0> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.add %1, %59 : tensor<2x3xf32>
    %61 = stablehlo.negate %0 : tensor<2x3xf32>
    %62 = stablehlo.power %60, %61 : tensor<2x3xf32>
    %63 = stablehlo.divide %0, %60 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<1.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %0, %68 : tensor<2x3xf32>
    %70 = stablehlo.divide %69, %60 : tensor<2x3xf32>
    %71 = stablehlo.multiply %63, %70 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<2.0> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.add %0, %73 : tensor<2x3xf32>
    %75 = stablehlo.divide %74, %60 : tensor<2x3xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<2x3xf32>
    %80 = stablehlo.add %66, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<3.0> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.add %0, %82 : tensor<2x3xf32>
    %84 = stablehlo.divide %83, %60 : tensor<2x3xf32>
    %85 = stablehlo.multiply %76, %84 : tensor<2x3xf32>
    %86 = stablehlo.constant dense<4.0> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.add %0, %87 : tensor<2x3xf32>
    %89 = stablehlo.divide %88, %60 : tensor<2x3xf32>
    %90 = stablehlo.multiply %85, %89 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.multiply %90, %92 : tensor<2x3xf32>
    %94 = stablehlo.add %80, %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<5.0> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.add %0, %96 : tensor<2x3xf32>
    %98 = stablehlo.divide %97, %60 : tensor<2x3xf32>
    %99 = stablehlo.multiply %90, %98 : tensor<2x3xf32>
    %100 = stablehlo.constant dense<6.0> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %102 = stablehlo.add %0, %101 : tensor<2x3xf32>
    %103 = stablehlo.divide %102, %60 : tensor<2x3xf32>
    %104 = stablehlo.multiply %99, %103 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.add %94, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<7.0> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.add %0, %110 : tensor<2x3xf32>
    %112 = stablehlo.divide %111, %60 : tensor<2x3xf32>
    %113 = stablehlo.multiply %104, %112 : tensor<2x3xf32>
    %114 = stablehlo.constant dense<8.0> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.add %0, %115 : tensor<2x3xf32>
    %117 = stablehlo.divide %116, %60 : tensor<2x3xf32>
    %118 = stablehlo.multiply %113, %117 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.add %108, %121 : tensor<2x3xf32>
    %123 = stablehlo.constant dense<9.0> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.add %0, %124 : tensor<2x3xf32>
    %126 = stablehlo.divide %125, %60 : tensor<2x3xf32>
    %127 = stablehlo.multiply %118, %126 : tensor<2x3xf32>
    %128 = stablehlo.constant dense<10.0> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.add %0, %129 : tensor<2x3xf32>
    %131 = stablehlo.divide %130, %60 : tensor<2x3xf32>
    %132 = stablehlo.multiply %127, %131 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<2x3xf32>
    %136 = stablehlo.add %122, %135 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<11.0> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %0, %138 : tensor<2x3xf32>
    %140 = stablehlo.divide %139, %60 : tensor<2x3xf32>
    %141 = stablehlo.multiply %132, %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<12.0> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.add %0, %143 : tensor<2x3xf32>
    %145 = stablehlo.divide %144, %60 : tensor<2x3xf32>
    %146 = stablehlo.multiply %141, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.multiply %146, %148 : tensor<2x3xf32>
    %150 = stablehlo.add %136, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<13.0> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.add %0, %152 : tensor<2x3xf32>
    %154 = stablehlo.divide %153, %60 : tensor<2x3xf32>
    %155 = stablehlo.multiply %146, %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<14.0> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.add %0, %157 : tensor<2x3xf32>
    %159 = stablehlo.divide %158, %60 : tensor<2x3xf32>
    %160 = stablehlo.multiply %155, %159 : tensor<2x3xf32>
    %161 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.multiply %160, %162 : tensor<2x3xf32>
    %164 = stablehlo.add %150, %163 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<1.0> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.subtract %0, %166 : tensor<2x3xf32>
    %168 = stablehlo.divide %60, %167 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<0.5> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.add %168, %170 : tensor<2x3xf32>
    %172 = stablehlo.add %171, %164 : tensor<2x3xf32>
    %173 = stablehlo.multiply %62, %172 : tensor<2x3xf32>
    %174 = stablehlo.abs %62 : tensor<2x3xf32>
    %175 = stablehlo.abs %57 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<2x3xf32>
    %179 = stablehlo.compare LE, %174, %178, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = stablehlo.add %57, %173 : tensor<2x3xf32>
    %181 = stablehlo.select %179, %57, %180 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %183 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %184 = stablehlo.constant dense<0.0> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.compare LE, %1, %185, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %187 = stablehlo.floor %0 : tensor<2x3xf32>
    %188 = stablehlo.compare EQ, %0, %187, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %189 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.compare LT, %1, %190, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %192 = stablehlo.select %186, %188, %191 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %193 = stablehlo.constant dense<1.0> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.compare GE, %0, %194, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %196 = stablehlo.and %192, %195 : tensor<2x3xi1>
    %197 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.select %196, %181, %197 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = stablehlo.floor %1 : tensor<2x3xf32>
    %200 = stablehlo.compare EQ, %1, %199, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %201 = stablehlo.and %186, %200 : tensor<2x3xi1>
    %202 = stablehlo.constant dense<0.5> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.multiply %0, %203 : tensor<2x3xf32>
    %205 = stablehlo.floor %204 : tensor<2x3xf32>
    %206 = stablehlo.subtract %204, %205 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<0.0> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.compare EQ, %206, %208, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %210 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %211 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %212 = stablehlo.select %209, %210, %211 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %213 = stablehlo.select %201, %212, %198 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = stablehlo.constant dense<1.0> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %216 = stablehlo.compare EQ, %0, %215, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %217 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %218 = stablehlo.select %216, %217, %213 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = stablehlo.convert %218 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %220 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %221 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %222 = stablehlo.negate %220 : tensor<2x3xf32>
    %223 = stablehlo.power %221, %222 : tensor<2x3xf32>
    %224 = stablehlo.constant dense<1.0> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %226 = stablehlo.add %221, %225 : tensor<2x3xf32>
    %227 = stablehlo.negate %220 : tensor<2x3xf32>
    %228 = stablehlo.power %226, %227 : tensor<2x3xf32>
    %229 = stablehlo.add %223, %228 : tensor<2x3xf32>
    %230 = stablehlo.constant dense<2.0> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %232 = stablehlo.add %221, %231 : tensor<2x3xf32>
    %233 = stablehlo.negate %220 : tensor<2x3xf32>
    %234 = stablehlo.power %232, %233 : tensor<2x3xf32>
    %235 = stablehlo.add %229, %234 : tensor<2x3xf32>
    %236 = stablehlo.constant dense<3.0> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %238 = stablehlo.add %221, %237 : tensor<2x3xf32>
    %239 = stablehlo.negate %220 : tensor<2x3xf32>
    %240 = stablehlo.power %238, %239 : tensor<2x3xf32>
    %241 = stablehlo.add %235, %240 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<4.0> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %221, %243 : tensor<2x3xf32>
    %245 = stablehlo.negate %220 : tensor<2x3xf32>
    %246 = stablehlo.power %244, %245 : tensor<2x3xf32>
    %247 = stablehlo.add %241, %246 : tensor<2x3xf32>
    %248 = stablehlo.constant dense<5.0> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.add %221, %249 : tensor<2x3xf32>
    %251 = stablehlo.negate %220 : tensor<2x3xf32>
    %252 = stablehlo.power %250, %251 : tensor<2x3xf32>
    %253 = stablehlo.add %247, %252 : tensor<2x3xf32>
    %254 = stablehlo.constant dense<6.0> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %256 = stablehlo.add %221, %255 : tensor<2x3xf32>
    %257 = stablehlo.negate %220 : tensor<2x3xf32>
    %258 = stablehlo.power %256, %257 : tensor<2x3xf32>
    %259 = stablehlo.add %253, %258 : tensor<2x3xf32>
    %260 = stablehlo.constant dense<7.0> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %262 = stablehlo.add %221, %261 : tensor<2x3xf32>
    %263 = stablehlo.negate %220 : tensor<2x3xf32>
    %264 = stablehlo.power %262, %263 : tensor<2x3xf32>
    %265 = stablehlo.add %259, %264 : tensor<2x3xf32>
    %266 = stablehlo.constant dense<8.0> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %268 = stablehlo.add %221, %267 : tensor<2x3xf32>
    %269 = stablehlo.negate %220 : tensor<2x3xf32>
    %270 = stablehlo.power %268, %269 : tensor<2x3xf32>
    %271 = stablehlo.add %265, %270 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<9.0> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.add %221, %273 : tensor<2x3xf32>
    %275 = stablehlo.negate %220 : tensor<2x3xf32>
    %276 = stablehlo.power %274, %275 : tensor<2x3xf32>
    %277 = stablehlo.add %271, %276 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<10.0> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.add %221, %279 : tensor<2x3xf32>
    %281 = stablehlo.negate %220 : tensor<2x3xf32>
    %282 = stablehlo.power %280, %281 : tensor<2x3xf32>
    %283 = stablehlo.divide %220, %280 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.multiply %283, %285 : tensor<2x3xf32>
    %287 = stablehlo.constant dense<1.0> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %289 = stablehlo.add %220, %288 : tensor<2x3xf32>
    %290 = stablehlo.divide %289, %280 : tensor<2x3xf32>
    %291 = stablehlo.multiply %283, %290 : tensor<2x3xf32>
    %292 = stablehlo.constant dense<2.0> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %294 = stablehlo.add %220, %293 : tensor<2x3xf32>
    %295 = stablehlo.divide %294, %280 : tensor<2x3xf32>
    %296 = stablehlo.multiply %291, %295 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.multiply %296, %298 : tensor<2x3xf32>
    %300 = stablehlo.add %286, %299 : tensor<2x3xf32>
    %301 = stablehlo.constant dense<3.0> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %303 = stablehlo.add %220, %302 : tensor<2x3xf32>
    %304 = stablehlo.divide %303, %280 : tensor<2x3xf32>
    %305 = stablehlo.multiply %296, %304 : tensor<2x3xf32>
    %306 = stablehlo.constant dense<4.0> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %308 = stablehlo.add %220, %307 : tensor<2x3xf32>
    %309 = stablehlo.divide %308, %280 : tensor<2x3xf32>
    %310 = stablehlo.multiply %305, %309 : tensor<2x3xf32>
    %311 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %313 = stablehlo.multiply %310, %312 : tensor<2x3xf32>
    %314 = stablehlo.add %300, %313 : tensor<2x3xf32>
    %315 = stablehlo.constant dense<5.0> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %317 = stablehlo.add %220, %316 : tensor<2x3xf32>
    %318 = stablehlo.divide %317, %280 : tensor<2x3xf32>
    %319 = stablehlo.multiply %310, %318 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<6.0> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.add %220, %321 : tensor<2x3xf32>
    %323 = stablehlo.divide %322, %280 : tensor<2x3xf32>
    %324 = stablehlo.multiply %319, %323 : tensor<2x3xf32>
    %325 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %327 = stablehlo.multiply %324, %326 : tensor<2x3xf32>
    %328 = stablehlo.add %314, %327 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<7.0> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.add %220, %330 : tensor<2x3xf32>
    %332 = stablehlo.divide %331, %280 : tensor<2x3xf32>
    %333 = stablehlo.multiply %324, %332 : tensor<2x3xf32>
    %334 = stablehlo.constant dense<8.0> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %336 = stablehlo.add %220, %335 : tensor<2x3xf32>
    %337 = stablehlo.divide %336, %280 : tensor<2x3xf32>
    %338 = stablehlo.multiply %333, %337 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.multiply %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.add %328, %341 : tensor<2x3xf32>
    %343 = stablehlo.constant dense<9.0> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %345 = stablehlo.add %220, %344 : tensor<2x3xf32>
    %346 = stablehlo.divide %345, %280 : tensor<2x3xf32>
    %347 = stablehlo.multiply %338, %346 : tensor<2x3xf32>
    %348 = stablehlo.constant dense<10.0> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %350 = stablehlo.add %220, %349 : tensor<2x3xf32>
    %351 = stablehlo.divide %350, %280 : tensor<2x3xf32>
    %352 = stablehlo.multiply %347, %351 : tensor<2x3xf32>
    %353 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %355 = stablehlo.multiply %352, %354 : tensor<2x3xf32>
    %356 = stablehlo.add %342, %355 : tensor<2x3xf32>
    %357 = stablehlo.constant dense<11.0> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %359 = stablehlo.add %220, %358 : tensor<2x3xf32>
    %360 = stablehlo.divide %359, %280 : tensor<2x3xf32>
    %361 = stablehlo.multiply %352, %360 : tensor<2x3xf32>
    %362 = stablehlo.constant dense<12.0> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %364 = stablehlo.add %220, %363 : tensor<2x3xf32>
    %365 = stablehlo.divide %364, %280 : tensor<2x3xf32>
    %366 = stablehlo.multiply %361, %365 : tensor<2x3xf32>
    %367 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %369 = stablehlo.multiply %366, %368 : tensor<2x3xf32>
    %370 = stablehlo.add %356, %369 : tensor<2x3xf32>
    %371 = stablehlo.constant dense<13.0> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %373 = stablehlo.add %220, %372 : tensor<2x3xf32>
    %374 = stablehlo.divide %373, %280 : tensor<2x3xf32>
    %375 = stablehlo.multiply %366, %374 : tensor<2x3xf32>
    %376 = stablehlo.constant dense<14.0> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %378 = stablehlo.add %220, %377 : tensor<2x3xf32>
    %379 = stablehlo.divide %378, %280 : tensor<2x3xf32>
    %380 = stablehlo.multiply %375, %379 : tensor<2x3xf32>
    %381 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %383 = stablehlo.multiply %380, %382 : tensor<2x3xf32>
    %384 = stablehlo.add %370, %383 : tensor<2x3xf32>
    %385 = stablehlo.constant dense<1.0> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %387 = stablehlo.subtract %220, %386 : tensor<2x3xf32>
    %388 = stablehlo.divide %280, %387 : tensor<2x3xf32>
    %389 = stablehlo.constant dense<0.5> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %391 = stablehlo.add %388, %390 : tensor<2x3xf32>
    %392 = stablehlo.add %391, %384 : tensor<2x3xf32>
    %393 = stablehlo.multiply %282, %392 : tensor<2x3xf32>
    %394 = stablehlo.abs %282 : tensor<2x3xf32>
    %395 = stablehlo.abs %277 : tensor<2x3xf32>
    %396 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %398 = stablehlo.multiply %395, %397 : tensor<2x3xf32>
    %399 = stablehlo.compare LE, %394, %398, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %400 = stablehlo.add %277, %393 : tensor<2x3xf32>
    %401 = stablehlo.select %399, %277, %400 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %402 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %403 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %404 = stablehlo.constant dense<0.0> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %406 = stablehlo.compare LE, %221, %405, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %407 = stablehlo.floor %220 : tensor<2x3xf32>
    %408 = stablehlo.compare EQ, %220, %407, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %409 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %411 = stablehlo.compare LT, %221, %410, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %412 = stablehlo.select %406, %408, %411 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %413 = stablehlo.constant dense<1.0> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %415 = stablehlo.compare GE, %220, %414, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %416 = stablehlo.and %412, %415 : tensor<2x3xi1>
    %417 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.select %416, %401, %417 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %419 = stablehlo.floor %221 : tensor<2x3xf32>
    %420 = stablehlo.compare EQ, %221, %419, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %421 = stablehlo.and %406, %420 : tensor<2x3xi1>
    %422 = stablehlo.constant dense<0.5> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %424 = stablehlo.multiply %220, %423 : tensor<2x3xf32>
    %425 = stablehlo.floor %424 : tensor<2x3xf32>
    %426 = stablehlo.subtract %424, %425 : tensor<2x3xf32>
    %427 = stablehlo.constant dense<0.0> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %429 = stablehlo.compare EQ, %426, %428, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %430 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %431 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %432 = stablehlo.select %429, %430, %431 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %433 = stablehlo.select %421, %432, %418 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %434 = stablehlo.constant dense<1.0> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %436 = stablehlo.compare EQ, %220, %435, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %437 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %438 = stablehlo.select %436, %437, %433 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %439 = stablehlo.convert %438 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %440 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %441 = stablehlo.power %arg2, %440 : tensor<2x3xf32>
    %442 = stablehlo.constant dense<1.0> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %arg2, %443 : tensor<2x3xf32>
    %445 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %446 = stablehlo.power %444, %445 : tensor<2x3xf32>
    %447 = stablehlo.add %441, %446 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<2.0> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.add %arg2, %449 : tensor<2x3xf32>
    %451 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %452 = stablehlo.power %450, %451 : tensor<2x3xf32>
    %453 = stablehlo.add %447, %452 : tensor<2x3xf32>
    %454 = stablehlo.constant dense<3.0> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %456 = stablehlo.add %arg2, %455 : tensor<2x3xf32>
    %457 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %458 = stablehlo.power %456, %457 : tensor<2x3xf32>
    %459 = stablehlo.add %453, %458 : tensor<2x3xf32>
    %460 = stablehlo.constant dense<4.0> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.add %arg2, %461 : tensor<2x3xf32>
    %463 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %464 = stablehlo.power %462, %463 : tensor<2x3xf32>
    %465 = stablehlo.add %459, %464 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<5.0> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %arg2, %467 : tensor<2x3xf32>
    %469 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %470 = stablehlo.power %468, %469 : tensor<2x3xf32>
    %471 = stablehlo.add %465, %470 : tensor<2x3xf32>
    %472 = stablehlo.constant dense<6.0> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %474 = stablehlo.add %arg2, %473 : tensor<2x3xf32>
    %475 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %476 = stablehlo.power %474, %475 : tensor<2x3xf32>
    %477 = stablehlo.add %471, %476 : tensor<2x3xf32>
    %478 = stablehlo.constant dense<7.0> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %480 = stablehlo.add %arg2, %479 : tensor<2x3xf32>
    %481 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %482 = stablehlo.power %480, %481 : tensor<2x3xf32>
    %483 = stablehlo.add %477, %482 : tensor<2x3xf32>
    %484 = stablehlo.constant dense<8.0> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.add %arg2, %485 : tensor<2x3xf32>
    %487 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %488 = stablehlo.power %486, %487 : tensor<2x3xf32>
    %489 = stablehlo.add %483, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<9.0> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.add %arg2, %491 : tensor<2x3xf32>
    %493 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %494 = stablehlo.power %492, %493 : tensor<2x3xf32>
    %495 = stablehlo.add %489, %494 : tensor<2x3xf32>
    %496 = stablehlo.constant dense<10.0> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %498 = stablehlo.add %arg2, %497 : tensor<2x3xf32>
    %499 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %500 = stablehlo.power %498, %499 : tensor<2x3xf32>
    %501 = stablehlo.divide %arg2, %498 : tensor<2x3xf32>
    %502 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %504 = stablehlo.multiply %501, %503 : tensor<2x3xf32>
    %505 = stablehlo.constant dense<1.0> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %507 = stablehlo.add %arg2, %506 : tensor<2x3xf32>
    %508 = stablehlo.divide %507, %498 : tensor<2x3xf32>
    %509 = stablehlo.multiply %501, %508 : tensor<2x3xf32>
    %510 = stablehlo.constant dense<2.0> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %512 = stablehlo.add %arg2, %511 : tensor<2x3xf32>
    %513 = stablehlo.divide %512, %498 : tensor<2x3xf32>
    %514 = stablehlo.multiply %509, %513 : tensor<2x3xf32>
    %515 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %517 = stablehlo.multiply %514, %516 : tensor<2x3xf32>
    %518 = stablehlo.add %504, %517 : tensor<2x3xf32>
    %519 = stablehlo.constant dense<3.0> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %521 = stablehlo.add %arg2, %520 : tensor<2x3xf32>
    %522 = stablehlo.divide %521, %498 : tensor<2x3xf32>
    %523 = stablehlo.multiply %514, %522 : tensor<2x3xf32>
    %524 = stablehlo.constant dense<4.0> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %526 = stablehlo.add %arg2, %525 : tensor<2x3xf32>
    %527 = stablehlo.divide %526, %498 : tensor<2x3xf32>
    %528 = stablehlo.multiply %523, %527 : tensor<2x3xf32>
    %529 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %531 = stablehlo.multiply %528, %530 : tensor<2x3xf32>
    %532 = stablehlo.add %518, %531 : tensor<2x3xf32>
    %533 = stablehlo.constant dense<5.0> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %535 = stablehlo.add %arg2, %534 : tensor<2x3xf32>
    %536 = stablehlo.divide %535, %498 : tensor<2x3xf32>
    %537 = stablehlo.multiply %528, %536 : tensor<2x3xf32>
    %538 = stablehlo.constant dense<6.0> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %540 = stablehlo.add %arg2, %539 : tensor<2x3xf32>
    %541 = stablehlo.divide %540, %498 : tensor<2x3xf32>
    %542 = stablehlo.multiply %537, %541 : tensor<2x3xf32>
    %543 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %545 = stablehlo.multiply %542, %544 : tensor<2x3xf32>
    %546 = stablehlo.add %532, %545 : tensor<2x3xf32>
    %547 = stablehlo.constant dense<7.0> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %549 = stablehlo.add %arg2, %548 : tensor<2x3xf32>
    %550 = stablehlo.divide %549, %498 : tensor<2x3xf32>
    %551 = stablehlo.multiply %542, %550 : tensor<2x3xf32>
    %552 = stablehlo.constant dense<8.0> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %554 = stablehlo.add %arg2, %553 : tensor<2x3xf32>
    %555 = stablehlo.divide %554, %498 : tensor<2x3xf32>
    %556 = stablehlo.multiply %551, %555 : tensor<2x3xf32>
    %557 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %559 = stablehlo.multiply %556, %558 : tensor<2x3xf32>
    %560 = stablehlo.add %546, %559 : tensor<2x3xf32>
    %561 = stablehlo.constant dense<9.0> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %563 = stablehlo.add %arg2, %562 : tensor<2x3xf32>
    %564 = stablehlo.divide %563, %498 : tensor<2x3xf32>
    %565 = stablehlo.multiply %556, %564 : tensor<2x3xf32>
    %566 = stablehlo.constant dense<10.0> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %568 = stablehlo.add %arg2, %567 : tensor<2x3xf32>
    %569 = stablehlo.divide %568, %498 : tensor<2x3xf32>
    %570 = stablehlo.multiply %565, %569 : tensor<2x3xf32>
    %571 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %573 = stablehlo.multiply %570, %572 : tensor<2x3xf32>
    %574 = stablehlo.add %560, %573 : tensor<2x3xf32>
    %575 = stablehlo.constant dense<11.0> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %577 = stablehlo.add %arg2, %576 : tensor<2x3xf32>
    %578 = stablehlo.divide %577, %498 : tensor<2x3xf32>
    %579 = stablehlo.multiply %570, %578 : tensor<2x3xf32>
    %580 = stablehlo.constant dense<12.0> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %582 = stablehlo.add %arg2, %581 : tensor<2x3xf32>
    %583 = stablehlo.divide %582, %498 : tensor<2x3xf32>
    %584 = stablehlo.multiply %579, %583 : tensor<2x3xf32>
    %585 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %587 = stablehlo.multiply %584, %586 : tensor<2x3xf32>
    %588 = stablehlo.add %574, %587 : tensor<2x3xf32>
    %589 = stablehlo.constant dense<13.0> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %591 = stablehlo.add %arg2, %590 : tensor<2x3xf32>
    %592 = stablehlo.divide %591, %498 : tensor<2x3xf32>
    %593 = stablehlo.multiply %584, %592 : tensor<2x3xf32>
    %594 = stablehlo.constant dense<14.0> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %596 = stablehlo.add %arg2, %595 : tensor<2x3xf32>
    %597 = stablehlo.divide %596, %498 : tensor<2x3xf32>
    %598 = stablehlo.multiply %593, %597 : tensor<2x3xf32>
    %599 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %601 = stablehlo.multiply %598, %600 : tensor<2x3xf32>
    %602 = stablehlo.add %588, %601 : tensor<2x3xf32>
    %603 = stablehlo.constant dense<1.0> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %605 = stablehlo.subtract %arg2, %604 : tensor<2x3xf32>
    %606 = stablehlo.divide %498, %605 : tensor<2x3xf32>
    %607 = stablehlo.constant dense<0.5> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %609 = stablehlo.add %606, %608 : tensor<2x3xf32>
    %610 = stablehlo.add %609, %602 : tensor<2x3xf32>
    %611 = stablehlo.multiply %500, %610 : tensor<2x3xf32>
    %612 = stablehlo.abs %500 : tensor<2x3xf32>
    %613 = stablehlo.abs %495 : tensor<2x3xf32>
    %614 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %616 = stablehlo.multiply %613, %615 : tensor<2x3xf32>
    %617 = stablehlo.compare LE, %612, %616, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %618 = stablehlo.add %495, %611 : tensor<2x3xf32>
    %619 = stablehlo.select %617, %495, %618 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %620 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %621 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %622 = stablehlo.constant dense<0.0> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %624 = stablehlo.compare LE, %arg2, %623, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %625 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %626 = stablehlo.compare EQ, %arg2, %625, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %627 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %629 = stablehlo.compare LT, %arg2, %628, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %630 = stablehlo.select %624, %626, %629 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %631 = stablehlo.constant dense<1.0> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %633 = stablehlo.compare GE, %arg2, %632, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %634 = stablehlo.and %630, %633 : tensor<2x3xi1>
    %635 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %636 = stablehlo.select %634, %619, %635 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %637 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %638 = stablehlo.compare EQ, %arg2, %637, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %639 = stablehlo.and %624, %638 : tensor<2x3xi1>
    %640 = stablehlo.constant dense<0.5> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %642 = stablehlo.multiply %arg2, %641 : tensor<2x3xf32>
    %643 = stablehlo.floor %642 : tensor<2x3xf32>
    %644 = stablehlo.subtract %642, %643 : tensor<2x3xf32>
    %645 = stablehlo.constant dense<0.0> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %647 = stablehlo.compare EQ, %644, %646, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %648 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %649 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %650 = stablehlo.select %647, %648, %649 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %651 = stablehlo.select %639, %650, %636 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %652 = stablehlo.constant dense<1.0> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %654 = stablehlo.compare EQ, %arg2, %653, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %655 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %656 = stablehlo.select %654, %655, %651 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %657 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %658 = stablehlo.power %arg3, %657 : tensor<2x3xf64>
    %659 = stablehlo.constant dense<1.0> : tensor<f64>
    %660 = stablehlo.broadcast_in_dim %659, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %661 = stablehlo.add %arg3, %660 : tensor<2x3xf64>
    %662 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %663 = stablehlo.power %661, %662 : tensor<2x3xf64>
    %664 = stablehlo.add %658, %663 : tensor<2x3xf64>
    %665 = stablehlo.constant dense<2.0> : tensor<f64>
    %666 = stablehlo.broadcast_in_dim %665, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %667 = stablehlo.add %arg3, %666 : tensor<2x3xf64>
    %668 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %669 = stablehlo.power %667, %668 : tensor<2x3xf64>
    %670 = stablehlo.add %664, %669 : tensor<2x3xf64>
    %671 = stablehlo.constant dense<3.0> : tensor<f64>
    %672 = stablehlo.broadcast_in_dim %671, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %673 = stablehlo.add %arg3, %672 : tensor<2x3xf64>
    %674 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %675 = stablehlo.power %673, %674 : tensor<2x3xf64>
    %676 = stablehlo.add %670, %675 : tensor<2x3xf64>
    %677 = stablehlo.constant dense<4.0> : tensor<f64>
    %678 = stablehlo.broadcast_in_dim %677, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %679 = stablehlo.add %arg3, %678 : tensor<2x3xf64>
    %680 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %681 = stablehlo.power %679, %680 : tensor<2x3xf64>
    %682 = stablehlo.add %676, %681 : tensor<2x3xf64>
    %683 = stablehlo.constant dense<5.0> : tensor<f64>
    %684 = stablehlo.broadcast_in_dim %683, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %685 = stablehlo.add %arg3, %684 : tensor<2x3xf64>
    %686 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %687 = stablehlo.power %685, %686 : tensor<2x3xf64>
    %688 = stablehlo.add %682, %687 : tensor<2x3xf64>
    %689 = stablehlo.constant dense<6.0> : tensor<f64>
    %690 = stablehlo.broadcast_in_dim %689, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %691 = stablehlo.add %arg3, %690 : tensor<2x3xf64>
    %692 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %693 = stablehlo.power %691, %692 : tensor<2x3xf64>
    %694 = stablehlo.add %688, %693 : tensor<2x3xf64>
    %695 = stablehlo.constant dense<7.0> : tensor<f64>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %697 = stablehlo.add %arg3, %696 : tensor<2x3xf64>
    %698 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %699 = stablehlo.power %697, %698 : tensor<2x3xf64>
    %700 = stablehlo.add %694, %699 : tensor<2x3xf64>
    %701 = stablehlo.constant dense<8.0> : tensor<f64>
    %702 = stablehlo.broadcast_in_dim %701, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %703 = stablehlo.add %arg3, %702 : tensor<2x3xf64>
    %704 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %705 = stablehlo.power %703, %704 : tensor<2x3xf64>
    %706 = stablehlo.add %700, %705 : tensor<2x3xf64>
    %707 = stablehlo.constant dense<9.0> : tensor<f64>
    %708 = stablehlo.broadcast_in_dim %707, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %709 = stablehlo.add %arg3, %708 : tensor<2x3xf64>
    %710 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %711 = stablehlo.power %709, %710 : tensor<2x3xf64>
    %712 = stablehlo.add %706, %711 : tensor<2x3xf64>
    %713 = stablehlo.constant dense<10.0> : tensor<f64>
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %715 = stablehlo.add %arg3, %714 : tensor<2x3xf64>
    %716 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %717 = stablehlo.power %715, %716 : tensor<2x3xf64>
    %718 = stablehlo.divide %arg3, %715 : tensor<2x3xf64>
    %719 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %720 = stablehlo.broadcast_in_dim %719, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %721 = stablehlo.multiply %718, %720 : tensor<2x3xf64>
    %722 = stablehlo.constant dense<1.0> : tensor<f64>
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %724 = stablehlo.add %arg3, %723 : tensor<2x3xf64>
    %725 = stablehlo.divide %724, %715 : tensor<2x3xf64>
    %726 = stablehlo.multiply %718, %725 : tensor<2x3xf64>
    %727 = stablehlo.constant dense<2.0> : tensor<f64>
    %728 = stablehlo.broadcast_in_dim %727, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %729 = stablehlo.add %arg3, %728 : tensor<2x3xf64>
    %730 = stablehlo.divide %729, %715 : tensor<2x3xf64>
    %731 = stablehlo.multiply %726, %730 : tensor<2x3xf64>
    %732 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %733 = stablehlo.broadcast_in_dim %732, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %734 = stablehlo.multiply %731, %733 : tensor<2x3xf64>
    %735 = stablehlo.add %721, %734 : tensor<2x3xf64>
    %736 = stablehlo.constant dense<3.0> : tensor<f64>
    %737 = stablehlo.broadcast_in_dim %736, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %738 = stablehlo.add %arg3, %737 : tensor<2x3xf64>
    %739 = stablehlo.divide %738, %715 : tensor<2x3xf64>
    %740 = stablehlo.multiply %731, %739 : tensor<2x3xf64>
    %741 = stablehlo.constant dense<4.0> : tensor<f64>
    %742 = stablehlo.broadcast_in_dim %741, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %743 = stablehlo.add %arg3, %742 : tensor<2x3xf64>
    %744 = stablehlo.divide %743, %715 : tensor<2x3xf64>
    %745 = stablehlo.multiply %740, %744 : tensor<2x3xf64>
    %746 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %748 = stablehlo.multiply %745, %747 : tensor<2x3xf64>
    %749 = stablehlo.add %735, %748 : tensor<2x3xf64>
    %750 = stablehlo.constant dense<5.0> : tensor<f64>
    %751 = stablehlo.broadcast_in_dim %750, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %752 = stablehlo.add %arg3, %751 : tensor<2x3xf64>
    %753 = stablehlo.divide %752, %715 : tensor<2x3xf64>
    %754 = stablehlo.multiply %745, %753 : tensor<2x3xf64>
    %755 = stablehlo.constant dense<6.0> : tensor<f64>
    %756 = stablehlo.broadcast_in_dim %755, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %757 = stablehlo.add %arg3, %756 : tensor<2x3xf64>
    %758 = stablehlo.divide %757, %715 : tensor<2x3xf64>
    %759 = stablehlo.multiply %754, %758 : tensor<2x3xf64>
    %760 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %761 = stablehlo.broadcast_in_dim %760, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %762 = stablehlo.multiply %759, %761 : tensor<2x3xf64>
    %763 = stablehlo.add %749, %762 : tensor<2x3xf64>
    %764 = stablehlo.constant dense<7.0> : tensor<f64>
    %765 = stablehlo.broadcast_in_dim %764, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %766 = stablehlo.add %arg3, %765 : tensor<2x3xf64>
    %767 = stablehlo.divide %766, %715 : tensor<2x3xf64>
    %768 = stablehlo.multiply %759, %767 : tensor<2x3xf64>
    %769 = stablehlo.constant dense<8.0> : tensor<f64>
    %770 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %771 = stablehlo.add %arg3, %770 : tensor<2x3xf64>
    %772 = stablehlo.divide %771, %715 : tensor<2x3xf64>
    %773 = stablehlo.multiply %768, %772 : tensor<2x3xf64>
    %774 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %775 = stablehlo.broadcast_in_dim %774, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %776 = stablehlo.multiply %773, %775 : tensor<2x3xf64>
    %777 = stablehlo.add %763, %776 : tensor<2x3xf64>
    %778 = stablehlo.constant dense<9.0> : tensor<f64>
    %779 = stablehlo.broadcast_in_dim %778, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %780 = stablehlo.add %arg3, %779 : tensor<2x3xf64>
    %781 = stablehlo.divide %780, %715 : tensor<2x3xf64>
    %782 = stablehlo.multiply %773, %781 : tensor<2x3xf64>
    %783 = stablehlo.constant dense<10.0> : tensor<f64>
    %784 = stablehlo.broadcast_in_dim %783, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %785 = stablehlo.add %arg3, %784 : tensor<2x3xf64>
    %786 = stablehlo.divide %785, %715 : tensor<2x3xf64>
    %787 = stablehlo.multiply %782, %786 : tensor<2x3xf64>
    %788 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %789 = stablehlo.broadcast_in_dim %788, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %790 = stablehlo.multiply %787, %789 : tensor<2x3xf64>
    %791 = stablehlo.add %777, %790 : tensor<2x3xf64>
    %792 = stablehlo.constant dense<11.0> : tensor<f64>
    %793 = stablehlo.broadcast_in_dim %792, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %794 = stablehlo.add %arg3, %793 : tensor<2x3xf64>
    %795 = stablehlo.divide %794, %715 : tensor<2x3xf64>
    %796 = stablehlo.multiply %787, %795 : tensor<2x3xf64>
    %797 = stablehlo.constant dense<12.0> : tensor<f64>
    %798 = stablehlo.broadcast_in_dim %797, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %799 = stablehlo.add %arg3, %798 : tensor<2x3xf64>
    %800 = stablehlo.divide %799, %715 : tensor<2x3xf64>
    %801 = stablehlo.multiply %796, %800 : tensor<2x3xf64>
    %802 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %803 = stablehlo.broadcast_in_dim %802, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %804 = stablehlo.multiply %801, %803 : tensor<2x3xf64>
    %805 = stablehlo.add %791, %804 : tensor<2x3xf64>
    %806 = stablehlo.constant dense<13.0> : tensor<f64>
    %807 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %808 = stablehlo.add %arg3, %807 : tensor<2x3xf64>
    %809 = stablehlo.divide %808, %715 : tensor<2x3xf64>
    %810 = stablehlo.multiply %801, %809 : tensor<2x3xf64>
    %811 = stablehlo.constant dense<14.0> : tensor<f64>
    %812 = stablehlo.broadcast_in_dim %811, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %813 = stablehlo.add %arg3, %812 : tensor<2x3xf64>
    %814 = stablehlo.divide %813, %715 : tensor<2x3xf64>
    %815 = stablehlo.multiply %810, %814 : tensor<2x3xf64>
    %816 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %818 = stablehlo.multiply %815, %817 : tensor<2x3xf64>
    %819 = stablehlo.add %805, %818 : tensor<2x3xf64>
    %820 = stablehlo.constant dense<1.0> : tensor<f64>
    %821 = stablehlo.broadcast_in_dim %820, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %822 = stablehlo.subtract %arg3, %821 : tensor<2x3xf64>
    %823 = stablehlo.divide %715, %822 : tensor<2x3xf64>
    %824 = stablehlo.constant dense<0.5> : tensor<f64>
    %825 = stablehlo.broadcast_in_dim %824, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %826 = stablehlo.add %823, %825 : tensor<2x3xf64>
    %827 = stablehlo.add %826, %819 : tensor<2x3xf64>
    %828 = stablehlo.multiply %717, %827 : tensor<2x3xf64>
    %829 = stablehlo.abs %717 : tensor<2x3xf64>
    %830 = stablehlo.abs %712 : tensor<2x3xf64>
    %831 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %832 = stablehlo.broadcast_in_dim %831, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %833 = stablehlo.multiply %830, %832 : tensor<2x3xf64>
    %834 = stablehlo.compare LE, %829, %833, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %835 = stablehlo.add %712, %828 : tensor<2x3xf64>
    %836 = stablehlo.select %834, %712, %835 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %837 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %838 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %839 = stablehlo.constant dense<0.0> : tensor<f64>
    %840 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %841 = stablehlo.compare LE, %arg3, %840, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %842 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %843 = stablehlo.compare EQ, %arg3, %842, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %844 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %845 = stablehlo.broadcast_in_dim %844, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %846 = stablehlo.compare LT, %arg3, %845, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %847 = stablehlo.select %841, %843, %846 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %848 = stablehlo.constant dense<1.0> : tensor<f64>
    %849 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %850 = stablehlo.compare GE, %arg3, %849, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %851 = stablehlo.and %847, %850 : tensor<2x3xi1>
    %852 = stablehlo.broadcast_in_dim %838, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %853 = stablehlo.select %851, %836, %852 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %854 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %855 = stablehlo.compare EQ, %arg3, %854, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %856 = stablehlo.and %841, %855 : tensor<2x3xi1>
    %857 = stablehlo.constant dense<0.5> : tensor<f64>
    %858 = stablehlo.broadcast_in_dim %857, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %859 = stablehlo.multiply %arg3, %858 : tensor<2x3xf64>
    %860 = stablehlo.floor %859 : tensor<2x3xf64>
    %861 = stablehlo.subtract %859, %860 : tensor<2x3xf64>
    %862 = stablehlo.constant dense<0.0> : tensor<f64>
    %863 = stablehlo.broadcast_in_dim %862, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %864 = stablehlo.compare EQ, %861, %863, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %865 = stablehlo.broadcast_in_dim %837, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %866 = stablehlo.broadcast_in_dim %838, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %867 = stablehlo.select %864, %865, %866 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %868 = stablehlo.select %856, %867, %853 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %869 = stablehlo.constant dense<1.0> : tensor<f64>
    %870 = stablehlo.broadcast_in_dim %869, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %871 = stablehlo.compare EQ, %arg3, %870, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %872 = stablehlo.broadcast_in_dim %837, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %873 = stablehlo.select %871, %872, %868 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %219, %439, %656, %873 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}
