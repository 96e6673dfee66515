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
    %2 = stablehlo.constant dense<0.25> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<2x3xf32>
    %8 = stablehlo.add %7, %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<0.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<2x3xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<9.381537e-9> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.multiply %8, %16 : tensor<2x3xf32>
    %18 = stablehlo.subtract %17, %11 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<-4.445059e-8> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.add %18, %20 : tensor<2x3xf32>
    %22 = stablehlo.multiply %8, %21 : tensor<2x3xf32>
    %23 = stablehlo.subtract %22, %16 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<2.0032948e-7> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.multiply %8, %26 : tensor<2x3xf32>
    %28 = stablehlo.subtract %27, %21 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<-8.56872e-7> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %8, %31 : tensor<2x3xf32>
    %33 = stablehlo.subtract %32, %26 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<3.4702514e-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.add %33, %35 : tensor<2x3xf32>
    %37 = stablehlo.multiply %8, %36 : tensor<2x3xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<-1.3273164e-5> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %38, %40 : tensor<2x3xf32>
    %42 = stablehlo.multiply %8, %41 : tensor<2x3xf32>
    %43 = stablehlo.subtract %42, %36 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<4.781565e-5> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %8, %46 : tensor<2x3xf32>
    %48 = stablehlo.subtract %47, %41 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-0.00016176082> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %48, %50 : tensor<2x3xf32>
    %52 = stablehlo.multiply %8, %51 : tensor<2x3xf32>
    %53 = stablehlo.subtract %52, %46 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<0.000512286> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x3xf32>
    %57 = stablehlo.multiply %8, %56 : tensor<2x3xf32>
    %58 = stablehlo.subtract %57, %51 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<-0.0015135724> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.add %58, %60 : tensor<2x3xf32>
    %62 = stablehlo.multiply %8, %61 : tensor<2x3xf32>
    %63 = stablehlo.subtract %62, %56 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<0.004156423> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.add %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.multiply %8, %66 : tensor<2x3xf32>
    %68 = stablehlo.subtract %67, %61 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<-0.010564085> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %68, %70 : tensor<2x3xf32>
    %72 = stablehlo.multiply %8, %71 : tensor<2x3xf32>
    %73 = stablehlo.subtract %72, %66 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<0.024726449> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.add %73, %75 : tensor<2x3xf32>
    %77 = stablehlo.multiply %8, %76 : tensor<2x3xf32>
    %78 = stablehlo.subtract %77, %71 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<-0.052945983> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %8, %81 : tensor<2x3xf32>
    %83 = stablehlo.subtract %82, %76 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.10264366> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %83, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %8, %86 : tensor<2x3xf32>
    %88 = stablehlo.subtract %87, %81 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<-0.17641652> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.add %88, %90 : tensor<2x3xf32>
    %92 = stablehlo.multiply %7, %91 : tensor<2x3xf32>
    %93 = stablehlo.subtract %92, %86 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<0.1262936> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<16.0> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.divide %98, %1 : tensor<2x3xf32>
    %100 = stablehlo.constant dense<1.0> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %102 = stablehlo.subtract %99, %101 : tensor<2x3xf32>
    %103 = stablehlo.add %102, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<0.0> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.multiply %102, %105 : tensor<2x3xf32>
    %107 = stablehlo.multiply %103, %106 : tensor<2x3xf32>
    %108 = stablehlo.subtract %107, %106 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.add %108, %110 : tensor<2x3xf32>
    %112 = stablehlo.multiply %103, %111 : tensor<2x3xf32>
    %113 = stablehlo.subtract %112, %106 : tensor<2x3xf32>
    %114 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.add %113, %115 : tensor<2x3xf32>
    %117 = stablehlo.multiply %103, %116 : tensor<2x3xf32>
    %118 = stablehlo.subtract %117, %111 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.multiply %103, %121 : tensor<2x3xf32>
    %123 = stablehlo.subtract %122, %116 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.add %123, %125 : tensor<2x3xf32>
    %127 = stablehlo.multiply %103, %126 : tensor<2x3xf32>
    %128 = stablehlo.subtract %127, %121 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %128, %130 : tensor<2x3xf32>
    %132 = stablehlo.multiply %103, %131 : tensor<2x3xf32>
    %133 = stablehlo.subtract %132, %126 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.add %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.multiply %102, %136 : tensor<2x3xf32>
    %138 = stablehlo.subtract %137, %131 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %138, %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<8.0> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.compare LE, %1, %143, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %145 = stablehlo.multiply %96, %1 : tensor<2x3xf32>
    %146 = stablehlo.rsqrt %1 : tensor<2x3xf32>
    %147 = stablehlo.multiply %141, %146 : tensor<2x3xf32>
    %148 = stablehlo.select %144, %145, %147 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %149 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.compare EQ, %1, %150, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %152 = stablehlo.constant dense<0.0> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.select %151, %153, %148 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = stablehlo.sign %0 : tensor<2x3xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<2x3xf32>
    %157 = stablehlo.convert %156 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %158 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %159 = stablehlo.abs %158 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<0.25> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.multiply %159, %161 : tensor<2x3xf32>
    %163 = stablehlo.constant dense<1.0> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.subtract %162, %164 : tensor<2x3xf32>
    %166 = stablehlo.add %165, %165 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<0.0> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.multiply %165, %168 : tensor<2x3xf32>
    %170 = stablehlo.multiply %166, %169 : tensor<2x3xf32>
    %171 = stablehlo.subtract %170, %169 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<9.381537e-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.add %171, %173 : tensor<2x3xf32>
    %175 = stablehlo.multiply %166, %174 : tensor<2x3xf32>
    %176 = stablehlo.subtract %175, %169 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<-4.445059e-8> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x3xf32>
    %180 = stablehlo.multiply %166, %179 : tensor<2x3xf32>
    %181 = stablehlo.subtract %180, %174 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<2.0032948e-7> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.add %181, %183 : tensor<2x3xf32>
    %185 = stablehlo.multiply %166, %184 : tensor<2x3xf32>
    %186 = stablehlo.subtract %185, %179 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<-8.56872e-7> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.add %186, %188 : tensor<2x3xf32>
    %190 = stablehlo.multiply %166, %189 : tensor<2x3xf32>
    %191 = stablehlo.subtract %190, %184 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<3.4702514e-6> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %166, %194 : tensor<2x3xf32>
    %196 = stablehlo.subtract %195, %189 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<-1.3273164e-5> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.add %196, %198 : tensor<2x3xf32>
    %200 = stablehlo.multiply %166, %199 : tensor<2x3xf32>
    %201 = stablehlo.subtract %200, %194 : tensor<2x3xf32>
    %202 = stablehlo.constant dense<4.781565e-5> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %201, %203 : tensor<2x3xf32>
    %205 = stablehlo.multiply %166, %204 : tensor<2x3xf32>
    %206 = stablehlo.subtract %205, %199 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<-0.00016176082> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.add %206, %208 : tensor<2x3xf32>
    %210 = stablehlo.multiply %166, %209 : tensor<2x3xf32>
    %211 = stablehlo.subtract %210, %204 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<0.000512286> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.multiply %166, %214 : tensor<2x3xf32>
    %216 = stablehlo.subtract %215, %209 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<-0.0015135724> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.add %216, %218 : tensor<2x3xf32>
    %220 = stablehlo.multiply %166, %219 : tensor<2x3xf32>
    %221 = stablehlo.subtract %220, %214 : tensor<2x3xf32>
    %222 = stablehlo.constant dense<0.004156423> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.add %221, %223 : tensor<2x3xf32>
    %225 = stablehlo.multiply %166, %224 : tensor<2x3xf32>
    %226 = stablehlo.subtract %225, %219 : tensor<2x3xf32>
    %227 = stablehlo.constant dense<-0.010564085> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %229 = stablehlo.add %226, %228 : tensor<2x3xf32>
    %230 = stablehlo.multiply %166, %229 : tensor<2x3xf32>
    %231 = stablehlo.subtract %230, %224 : tensor<2x3xf32>
    %232 = stablehlo.constant dense<0.024726449> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %234 = stablehlo.add %231, %233 : tensor<2x3xf32>
    %235 = stablehlo.multiply %166, %234 : tensor<2x3xf32>
    %236 = stablehlo.subtract %235, %229 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<-0.052945983> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %166, %239 : tensor<2x3xf32>
    %241 = stablehlo.subtract %240, %234 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<0.10264366> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %241, %243 : tensor<2x3xf32>
    %245 = stablehlo.multiply %166, %244 : tensor<2x3xf32>
    %246 = stablehlo.subtract %245, %239 : tensor<2x3xf32>
    %247 = stablehlo.constant dense<-0.17641652> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %249 = stablehlo.add %246, %248 : tensor<2x3xf32>
    %250 = stablehlo.multiply %165, %249 : tensor<2x3xf32>
    %251 = stablehlo.subtract %250, %244 : tensor<2x3xf32>
    %252 = stablehlo.constant dense<0.1262936> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %254 = stablehlo.add %251, %253 : tensor<2x3xf32>
    %255 = stablehlo.constant dense<16.0> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %257 = stablehlo.divide %256, %159 : tensor<2x3xf32>
    %258 = stablehlo.constant dense<1.0> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.subtract %257, %259 : tensor<2x3xf32>
    %261 = stablehlo.add %260, %260 : tensor<2x3xf32>
    %262 = stablehlo.constant dense<0.0> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %264 = stablehlo.multiply %260, %263 : tensor<2x3xf32>
    %265 = stablehlo.multiply %261, %264 : tensor<2x3xf32>
    %266 = stablehlo.subtract %265, %264 : tensor<2x3xf32>
    %267 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.add %266, %268 : tensor<2x3xf32>
    %270 = stablehlo.multiply %261, %269 : tensor<2x3xf32>
    %271 = stablehlo.subtract %270, %264 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.add %271, %273 : tensor<2x3xf32>
    %275 = stablehlo.multiply %261, %274 : tensor<2x3xf32>
    %276 = stablehlo.subtract %275, %269 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.add %276, %278 : tensor<2x3xf32>
    %280 = stablehlo.multiply %261, %279 : tensor<2x3xf32>
    %281 = stablehlo.subtract %280, %274 : tensor<2x3xf32>
    %282 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %284 = stablehlo.add %281, %283 : tensor<2x3xf32>
    %285 = stablehlo.multiply %261, %284 : tensor<2x3xf32>
    %286 = stablehlo.subtract %285, %279 : tensor<2x3xf32>
    %287 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %289 = stablehlo.add %286, %288 : tensor<2x3xf32>
    %290 = stablehlo.multiply %261, %289 : tensor<2x3xf32>
    %291 = stablehlo.subtract %290, %284 : tensor<2x3xf32>
    %292 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %294 = stablehlo.add %291, %293 : tensor<2x3xf32>
    %295 = stablehlo.multiply %260, %294 : tensor<2x3xf32>
    %296 = stablehlo.subtract %295, %289 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.add %296, %298 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<8.0> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.compare LE, %159, %301, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %303 = stablehlo.multiply %254, %159 : tensor<2x3xf32>
    %304 = stablehlo.rsqrt %159 : tensor<2x3xf32>
    %305 = stablehlo.multiply %299, %304 : tensor<2x3xf32>
    %306 = stablehlo.select %302, %303, %305 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %307 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.compare EQ, %159, %308, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %310 = stablehlo.constant dense<0.0> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %312 = stablehlo.select %309, %311, %306 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %313 = stablehlo.sign %158 : tensor<2x3xf32>
    %314 = stablehlo.multiply %313, %312 : tensor<2x3xf32>
    %315 = stablehlo.convert %314 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %316 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %317 = stablehlo.constant dense<0.25> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %319 = stablehlo.multiply %316, %318 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<1.0> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.subtract %319, %321 : tensor<2x3xf32>
    %323 = stablehlo.add %322, %322 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<0.0> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.multiply %322, %325 : tensor<2x3xf32>
    %327 = stablehlo.multiply %323, %326 : tensor<2x3xf32>
    %328 = stablehlo.subtract %327, %326 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<9.381537e-9> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.add %328, %330 : tensor<2x3xf32>
    %332 = stablehlo.multiply %323, %331 : tensor<2x3xf32>
    %333 = stablehlo.subtract %332, %326 : tensor<2x3xf32>
    %334 = stablehlo.constant dense<-4.445059e-8> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %336 = stablehlo.add %333, %335 : tensor<2x3xf32>
    %337 = stablehlo.multiply %323, %336 : tensor<2x3xf32>
    %338 = stablehlo.subtract %337, %331 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<2.0032948e-7> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.multiply %323, %341 : tensor<2x3xf32>
    %343 = stablehlo.subtract %342, %336 : tensor<2x3xf32>
    %344 = stablehlo.constant dense<-8.56872e-7> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.add %343, %345 : tensor<2x3xf32>
    %347 = stablehlo.multiply %323, %346 : tensor<2x3xf32>
    %348 = stablehlo.subtract %347, %341 : tensor<2x3xf32>
    %349 = stablehlo.constant dense<3.4702514e-6> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.add %348, %350 : tensor<2x3xf32>
    %352 = stablehlo.multiply %323, %351 : tensor<2x3xf32>
    %353 = stablehlo.subtract %352, %346 : tensor<2x3xf32>
    %354 = stablehlo.constant dense<-1.3273164e-5> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.add %353, %355 : tensor<2x3xf32>
    %357 = stablehlo.multiply %323, %356 : tensor<2x3xf32>
    %358 = stablehlo.subtract %357, %351 : tensor<2x3xf32>
    %359 = stablehlo.constant dense<4.781565e-5> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %361 = stablehlo.add %358, %360 : tensor<2x3xf32>
    %362 = stablehlo.multiply %323, %361 : tensor<2x3xf32>
    %363 = stablehlo.subtract %362, %356 : tensor<2x3xf32>
    %364 = stablehlo.constant dense<-0.00016176082> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %366 = stablehlo.add %363, %365 : tensor<2x3xf32>
    %367 = stablehlo.multiply %323, %366 : tensor<2x3xf32>
    %368 = stablehlo.subtract %367, %361 : tensor<2x3xf32>
    %369 = stablehlo.constant dense<0.000512286> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %371 = stablehlo.add %368, %370 : tensor<2x3xf32>
    %372 = stablehlo.multiply %323, %371 : tensor<2x3xf32>
    %373 = stablehlo.subtract %372, %366 : tensor<2x3xf32>
    %374 = stablehlo.constant dense<-0.0015135724> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %376 = stablehlo.add %373, %375 : tensor<2x3xf32>
    %377 = stablehlo.multiply %323, %376 : tensor<2x3xf32>
    %378 = stablehlo.subtract %377, %371 : tensor<2x3xf32>
    %379 = stablehlo.constant dense<0.004156423> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %381 = stablehlo.add %378, %380 : tensor<2x3xf32>
    %382 = stablehlo.multiply %323, %381 : tensor<2x3xf32>
    %383 = stablehlo.subtract %382, %376 : tensor<2x3xf32>
    %384 = stablehlo.constant dense<-0.010564085> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %386 = stablehlo.add %383, %385 : tensor<2x3xf32>
    %387 = stablehlo.multiply %323, %386 : tensor<2x3xf32>
    %388 = stablehlo.subtract %387, %381 : tensor<2x3xf32>
    %389 = stablehlo.constant dense<0.024726449> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %391 = stablehlo.add %388, %390 : tensor<2x3xf32>
    %392 = stablehlo.multiply %323, %391 : tensor<2x3xf32>
    %393 = stablehlo.subtract %392, %386 : tensor<2x3xf32>
    %394 = stablehlo.constant dense<-0.052945983> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %396 = stablehlo.add %393, %395 : tensor<2x3xf32>
    %397 = stablehlo.multiply %323, %396 : tensor<2x3xf32>
    %398 = stablehlo.subtract %397, %391 : tensor<2x3xf32>
    %399 = stablehlo.constant dense<0.10264366> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %401 = stablehlo.add %398, %400 : tensor<2x3xf32>
    %402 = stablehlo.multiply %323, %401 : tensor<2x3xf32>
    %403 = stablehlo.subtract %402, %396 : tensor<2x3xf32>
    %404 = stablehlo.constant dense<-0.17641652> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %406 = stablehlo.add %403, %405 : tensor<2x3xf32>
    %407 = stablehlo.multiply %322, %406 : tensor<2x3xf32>
    %408 = stablehlo.subtract %407, %401 : tensor<2x3xf32>
    %409 = stablehlo.constant dense<0.1262936> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %411 = stablehlo.add %408, %410 : tensor<2x3xf32>
    %412 = stablehlo.constant dense<16.0> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %414 = stablehlo.divide %413, %316 : tensor<2x3xf32>
    %415 = stablehlo.constant dense<1.0> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %417 = stablehlo.subtract %414, %416 : tensor<2x3xf32>
    %418 = stablehlo.add %417, %417 : tensor<2x3xf32>
    %419 = stablehlo.constant dense<0.0> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %421 = stablehlo.multiply %417, %420 : tensor<2x3xf32>
    %422 = stablehlo.multiply %418, %421 : tensor<2x3xf32>
    %423 = stablehlo.subtract %422, %421 : tensor<2x3xf32>
    %424 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %426 = stablehlo.add %423, %425 : tensor<2x3xf32>
    %427 = stablehlo.multiply %418, %426 : tensor<2x3xf32>
    %428 = stablehlo.subtract %427, %421 : tensor<2x3xf32>
    %429 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %431 = stablehlo.add %428, %430 : tensor<2x3xf32>
    %432 = stablehlo.multiply %418, %431 : tensor<2x3xf32>
    %433 = stablehlo.subtract %432, %426 : tensor<2x3xf32>
    %434 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %436 = stablehlo.add %433, %435 : tensor<2x3xf32>
    %437 = stablehlo.multiply %418, %436 : tensor<2x3xf32>
    %438 = stablehlo.subtract %437, %431 : tensor<2x3xf32>
    %439 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %441 = stablehlo.add %438, %440 : tensor<2x3xf32>
    %442 = stablehlo.multiply %418, %441 : tensor<2x3xf32>
    %443 = stablehlo.subtract %442, %436 : tensor<2x3xf32>
    %444 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %446 = stablehlo.add %443, %445 : tensor<2x3xf32>
    %447 = stablehlo.multiply %418, %446 : tensor<2x3xf32>
    %448 = stablehlo.subtract %447, %441 : tensor<2x3xf32>
    %449 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %451 = stablehlo.add %448, %450 : tensor<2x3xf32>
    %452 = stablehlo.multiply %417, %451 : tensor<2x3xf32>
    %453 = stablehlo.subtract %452, %446 : tensor<2x3xf32>
    %454 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %456 = stablehlo.add %453, %455 : tensor<2x3xf32>
    %457 = stablehlo.constant dense<8.0> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %459 = stablehlo.compare LE, %316, %458, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %460 = stablehlo.multiply %411, %316 : tensor<2x3xf32>
    %461 = stablehlo.rsqrt %316 : tensor<2x3xf32>
    %462 = stablehlo.multiply %456, %461 : tensor<2x3xf32>
    %463 = stablehlo.select %459, %460, %462 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %464 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %464, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %466 = stablehlo.compare EQ, %316, %465, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %467 = stablehlo.constant dense<0.0> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %469 = stablehlo.select %466, %468, %463 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %470 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %471 = stablehlo.multiply %470, %469 : tensor<2x3xf32>
    %472 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %473 = stablehlo.constant dense<0.25> : tensor<f64>
    %474 = stablehlo.broadcast_in_dim %473, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %475 = stablehlo.multiply %472, %474 : tensor<2x3xf64>
    %476 = stablehlo.constant dense<1.0> : tensor<f64>
    %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %478 = stablehlo.subtract %475, %477 : tensor<2x3xf64>
    %479 = stablehlo.add %478, %478 : tensor<2x3xf64>
    %480 = stablehlo.constant dense<0.0> : tensor<f64>
    %481 = stablehlo.broadcast_in_dim %480, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %482 = stablehlo.multiply %478, %481 : tensor<2x3xf64>
    %483 = stablehlo.multiply %479, %482 : tensor<2x3xf64>
    %484 = stablehlo.subtract %483, %482 : tensor<2x3xf64>
    %485 = stablehlo.constant dense<-2.111421214358166e-17> : tensor<f64>
    %486 = stablehlo.broadcast_in_dim %485, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %487 = stablehlo.add %484, %486 : tensor<2x3xf64>
    %488 = stablehlo.multiply %479, %487 : tensor<2x3xf64>
    %489 = stablehlo.subtract %488, %482 : tensor<2x3xf64>
    %490 = stablehlo.constant dense<1.5536319577362005e-16> : tensor<f64>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %492 = stablehlo.add %489, %491 : tensor<2x3xf64>
    %493 = stablehlo.multiply %479, %492 : tensor<2x3xf64>
    %494 = stablehlo.subtract %493, %487 : tensor<2x3xf64>
    %495 = stablehlo.constant dense<-1.1055969477353862e-15> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.add %494, %496 : tensor<2x3xf64>
    %498 = stablehlo.multiply %479, %497 : tensor<2x3xf64>
    %499 = stablehlo.subtract %498, %492 : tensor<2x3xf64>
    %500 = stablehlo.constant dense<7.600684294735408e-15> : tensor<f64>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %502 = stablehlo.add %499, %501 : tensor<2x3xf64>
    %503 = stablehlo.multiply %479, %502 : tensor<2x3xf64>
    %504 = stablehlo.subtract %503, %497 : tensor<2x3xf64>
    %505 = stablehlo.constant dense<-5.042185504727912e-14> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %507 = stablehlo.add %504, %506 : tensor<2x3xf64>
    %508 = stablehlo.multiply %479, %507 : tensor<2x3xf64>
    %509 = stablehlo.subtract %508, %502 : tensor<2x3xf64>
    %510 = stablehlo.constant dense<3.223793365945575e-13> : tensor<f64>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %512 = stablehlo.add %509, %511 : tensor<2x3xf64>
    %513 = stablehlo.multiply %479, %512 : tensor<2x3xf64>
    %514 = stablehlo.subtract %513, %507 : tensor<2x3xf64>
    %515 = stablehlo.constant dense<-1.9839743977649436e-12> : tensor<f64>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %517 = stablehlo.add %514, %516 : tensor<2x3xf64>
    %518 = stablehlo.multiply %479, %517 : tensor<2x3xf64>
    %519 = stablehlo.subtract %518, %512 : tensor<2x3xf64>
    %520 = stablehlo.constant dense<1.1736186298890901e-11> : tensor<f64>
    %521 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %522 = stablehlo.add %519, %521 : tensor<2x3xf64>
    %523 = stablehlo.multiply %479, %522 : tensor<2x3xf64>
    %524 = stablehlo.subtract %523, %517 : tensor<2x3xf64>
    %525 = stablehlo.constant dense<-6.663489723502027e-11> : tensor<f64>
    %526 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %527 = stablehlo.add %524, %526 : tensor<2x3xf64>
    %528 = stablehlo.multiply %479, %527 : tensor<2x3xf64>
    %529 = stablehlo.subtract %528, %522 : tensor<2x3xf64>
    %530 = stablehlo.constant dense<3.625590281552117e-10> : tensor<f64>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %532 = stablehlo.add %529, %531 : tensor<2x3xf64>
    %533 = stablehlo.multiply %479, %532 : tensor<2x3xf64>
    %534 = stablehlo.subtract %533, %527 : tensor<2x3xf64>
    %535 = stablehlo.constant dense<-1.8872497517228294e-9> : tensor<f64>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %537 = stablehlo.add %534, %536 : tensor<2x3xf64>
    %538 = stablehlo.multiply %479, %537 : tensor<2x3xf64>
    %539 = stablehlo.subtract %538, %532 : tensor<2x3xf64>
    %540 = stablehlo.constant dense<9.381537386495773e-9> : tensor<f64>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %542 = stablehlo.add %539, %541 : tensor<2x3xf64>
    %543 = stablehlo.multiply %479, %542 : tensor<2x3xf64>
    %544 = stablehlo.subtract %543, %537 : tensor<2x3xf64>
    %545 = stablehlo.constant dense<-4.445059128796328e-8> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %547 = stablehlo.add %544, %546 : tensor<2x3xf64>
    %548 = stablehlo.multiply %479, %547 : tensor<2x3xf64>
    %549 = stablehlo.subtract %548, %542 : tensor<2x3xf64>
    %550 = stablehlo.constant dense<2.0032947535521353e-7> : tensor<f64>
    %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %552 = stablehlo.add %549, %551 : tensor<2x3xf64>
    %553 = stablehlo.multiply %479, %552 : tensor<2x3xf64>
    %554 = stablehlo.subtract %553, %547 : tensor<2x3xf64>
    %555 = stablehlo.constant dense<-8.568720264695455e-7> : tensor<f64>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %557 = stablehlo.add %554, %556 : tensor<2x3xf64>
    %558 = stablehlo.multiply %479, %557 : tensor<2x3xf64>
    %559 = stablehlo.subtract %558, %552 : tensor<2x3xf64>
    %560 = stablehlo.constant dense<3.4702513081376785e-6> : tensor<f64>
    %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %562 = stablehlo.add %559, %561 : tensor<2x3xf64>
    %563 = stablehlo.multiply %479, %562 : tensor<2x3xf64>
    %564 = stablehlo.subtract %563, %557 : tensor<2x3xf64>
    %565 = stablehlo.constant dense<-1.3273163656039436e-5> : tensor<f64>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %567 = stablehlo.add %564, %566 : tensor<2x3xf64>
    %568 = stablehlo.multiply %479, %567 : tensor<2x3xf64>
    %569 = stablehlo.subtract %568, %562 : tensor<2x3xf64>
    %570 = stablehlo.constant dense<4.781565107550054e-5> : tensor<f64>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %572 = stablehlo.add %569, %571 : tensor<2x3xf64>
    %573 = stablehlo.multiply %479, %572 : tensor<2x3xf64>
    %574 = stablehlo.subtract %573, %567 : tensor<2x3xf64>
    %575 = stablehlo.constant dense<-0.00016176081582589674> : tensor<f64>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %577 = stablehlo.add %574, %576 : tensor<2x3xf64>
    %578 = stablehlo.multiply %479, %577 : tensor<2x3xf64>
    %579 = stablehlo.subtract %578, %572 : tensor<2x3xf64>
    %580 = stablehlo.constant dense<0.0005122859561685758> : tensor<f64>
    %581 = stablehlo.broadcast_in_dim %580, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %582 = stablehlo.add %579, %581 : tensor<2x3xf64>
    %583 = stablehlo.multiply %479, %582 : tensor<2x3xf64>
    %584 = stablehlo.subtract %583, %577 : tensor<2x3xf64>
    %585 = stablehlo.constant dense<-0.0015135724506312532> : tensor<f64>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %587 = stablehlo.add %584, %586 : tensor<2x3xf64>
    %588 = stablehlo.multiply %479, %587 : tensor<2x3xf64>
    %589 = stablehlo.subtract %588, %582 : tensor<2x3xf64>
    %590 = stablehlo.constant dense<0.004156422944312888> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.add %589, %591 : tensor<2x3xf64>
    %593 = stablehlo.multiply %479, %592 : tensor<2x3xf64>
    %594 = stablehlo.subtract %593, %587 : tensor<2x3xf64>
    %595 = stablehlo.constant dense<-0.010564084894626197> : tensor<f64>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %597 = stablehlo.add %594, %596 : tensor<2x3xf64>
    %598 = stablehlo.multiply %479, %597 : tensor<2x3xf64>
    %599 = stablehlo.subtract %598, %592 : tensor<2x3xf64>
    %600 = stablehlo.constant dense<0.024726449030626516> : tensor<f64>
    %601 = stablehlo.broadcast_in_dim %600, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %602 = stablehlo.add %599, %601 : tensor<2x3xf64>
    %603 = stablehlo.multiply %479, %602 : tensor<2x3xf64>
    %604 = stablehlo.subtract %603, %597 : tensor<2x3xf64>
    %605 = stablehlo.constant dense<-0.05294598120809499> : tensor<f64>
    %606 = stablehlo.broadcast_in_dim %605, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %607 = stablehlo.add %604, %606 : tensor<2x3xf64>
    %608 = stablehlo.multiply %479, %607 : tensor<2x3xf64>
    %609 = stablehlo.subtract %608, %602 : tensor<2x3xf64>
    %610 = stablehlo.constant dense<0.1026436586898471> : tensor<f64>
    %611 = stablehlo.broadcast_in_dim %610, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %612 = stablehlo.add %609, %611 : tensor<2x3xf64>
    %613 = stablehlo.multiply %479, %612 : tensor<2x3xf64>
    %614 = stablehlo.subtract %613, %607 : tensor<2x3xf64>
    %615 = stablehlo.constant dense<-0.17641651835783406> : tensor<f64>
    %616 = stablehlo.broadcast_in_dim %615, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %617 = stablehlo.add %614, %616 : tensor<2x3xf64>
    %618 = stablehlo.multiply %478, %617 : tensor<2x3xf64>
    %619 = stablehlo.subtract %618, %612 : tensor<2x3xf64>
    %620 = stablehlo.constant dense<0.12629359322181682> : tensor<f64>
    %621 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %622 = stablehlo.add %619, %621 : tensor<2x3xf64>
    %623 = stablehlo.constant dense<16.0> : tensor<f64>
    %624 = stablehlo.broadcast_in_dim %623, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %625 = stablehlo.divide %624, %472 : tensor<2x3xf64>
    %626 = stablehlo.constant dense<1.0> : tensor<f64>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %628 = stablehlo.subtract %625, %627 : tensor<2x3xf64>
    %629 = stablehlo.add %628, %628 : tensor<2x3xf64>
    %630 = stablehlo.constant dense<0.0> : tensor<f64>
    %631 = stablehlo.broadcast_in_dim %630, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %632 = stablehlo.multiply %628, %631 : tensor<2x3xf64>
    %633 = stablehlo.multiply %629, %632 : tensor<2x3xf64>
    %634 = stablehlo.subtract %633, %632 : tensor<2x3xf64>
    %635 = stablehlo.constant dense<-4.6503053684893586e-17> : tensor<f64>
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %637 = stablehlo.add %634, %636 : tensor<2x3xf64>
    %638 = stablehlo.multiply %629, %637 : tensor<2x3xf64>
    %639 = stablehlo.subtract %638, %632 : tensor<2x3xf64>
    %640 = stablehlo.constant dense<-3.209525921993424e-17> : tensor<f64>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %642 = stablehlo.add %639, %641 : tensor<2x3xf64>
    %643 = stablehlo.multiply %629, %642 : tensor<2x3xf64>
    %644 = stablehlo.subtract %643, %637 : tensor<2x3xf64>
    %645 = stablehlo.constant dense<2.96262899764595e-16> : tensor<f64>
    %646 = stablehlo.broadcast_in_dim %645, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %647 = stablehlo.add %644, %646 : tensor<2x3xf64>
    %648 = stablehlo.multiply %629, %647 : tensor<2x3xf64>
    %649 = stablehlo.subtract %648, %642 : tensor<2x3xf64>
    %650 = stablehlo.constant dense<3.3082023109209285e-16> : tensor<f64>
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %652 = stablehlo.add %649, %651 : tensor<2x3xf64>
    %653 = stablehlo.multiply %629, %652 : tensor<2x3xf64>
    %654 = stablehlo.subtract %653, %647 : tensor<2x3xf64>
    %655 = stablehlo.constant dense<-1.8803547755107825e-15> : tensor<f64>
    %656 = stablehlo.broadcast_in_dim %655, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %657 = stablehlo.add %654, %656 : tensor<2x3xf64>
    %658 = stablehlo.multiply %629, %657 : tensor<2x3xf64>
    %659 = stablehlo.subtract %658, %652 : tensor<2x3xf64>
    %660 = stablehlo.constant dense<-3.8144030724370075e-15> : tensor<f64>
    %661 = stablehlo.broadcast_in_dim %660, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %662 = stablehlo.add %659, %661 : tensor<2x3xf64>
    %663 = stablehlo.multiply %629, %662 : tensor<2x3xf64>
    %664 = stablehlo.subtract %663, %657 : tensor<2x3xf64>
    %665 = stablehlo.constant dense<1.0420276984128802e-14> : tensor<f64>
    %666 = stablehlo.broadcast_in_dim %665, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %667 = stablehlo.add %664, %666 : tensor<2x3xf64>
    %668 = stablehlo.multiply %629, %667 : tensor<2x3xf64>
    %669 = stablehlo.subtract %668, %662 : tensor<2x3xf64>
    %670 = stablehlo.constant dense<4.272440016711951e-14> : tensor<f64>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %672 = stablehlo.add %669, %671 : tensor<2x3xf64>
    %673 = stablehlo.multiply %629, %672 : tensor<2x3xf64>
    %674 = stablehlo.subtract %673, %667 : tensor<2x3xf64>
    %675 = stablehlo.constant dense<-2.1015418427726643e-14> : tensor<f64>
    %676 = stablehlo.broadcast_in_dim %675, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %677 = stablehlo.add %674, %676 : tensor<2x3xf64>
    %678 = stablehlo.multiply %629, %677 : tensor<2x3xf64>
    %679 = stablehlo.subtract %678, %672 : tensor<2x3xf64>
    %680 = stablehlo.constant dense<-4.0835511110921974e-13> : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %682 = stablehlo.add %679, %681 : tensor<2x3xf64>
    %683 = stablehlo.multiply %629, %682 : tensor<2x3xf64>
    %684 = stablehlo.subtract %683, %677 : tensor<2x3xf64>
    %685 = stablehlo.constant dense<-7.198551776245908e-13> : tensor<f64>
    %686 = stablehlo.broadcast_in_dim %685, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %687 = stablehlo.add %684, %686 : tensor<2x3xf64>
    %688 = stablehlo.multiply %629, %687 : tensor<2x3xf64>
    %689 = stablehlo.subtract %688, %682 : tensor<2x3xf64>
    %690 = stablehlo.constant dense<2.0356285441470896e-12> : tensor<f64>
    %691 = stablehlo.broadcast_in_dim %690, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %692 = stablehlo.add %689, %691 : tensor<2x3xf64>
    %693 = stablehlo.multiply %629, %692 : tensor<2x3xf64>
    %694 = stablehlo.subtract %693, %687 : tensor<2x3xf64>
    %695 = stablehlo.constant dense<1.4125807436613782e-11> : tensor<f64>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %697 = stablehlo.add %694, %696 : tensor<2x3xf64>
    %698 = stablehlo.multiply %629, %697 : tensor<2x3xf64>
    %699 = stablehlo.subtract %698, %692 : tensor<2x3xf64>
    %700 = stablehlo.constant dense<3.2526035830154884e-11> : tensor<f64>
    %701 = stablehlo.broadcast_in_dim %700, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %702 = stablehlo.add %699, %701 : tensor<2x3xf64>
    %703 = stablehlo.multiply %629, %702 : tensor<2x3xf64>
    %704 = stablehlo.subtract %703, %697 : tensor<2x3xf64>
    %705 = stablehlo.constant dense<-1.8974958123505413e-11> : tensor<f64>
    %706 = stablehlo.broadcast_in_dim %705, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %707 = stablehlo.add %704, %706 : tensor<2x3xf64>
    %708 = stablehlo.multiply %629, %707 : tensor<2x3xf64>
    %709 = stablehlo.subtract %708, %702 : tensor<2x3xf64>
    %710 = stablehlo.constant dense<-5.589743462196584e-10> : tensor<f64>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %712 = stablehlo.add %709, %711 : tensor<2x3xf64>
    %713 = stablehlo.multiply %629, %712 : tensor<2x3xf64>
    %714 = stablehlo.subtract %713, %707 : tensor<2x3xf64>
    %715 = stablehlo.constant dense<-3.835380385964237e-9> : tensor<f64>
    %716 = stablehlo.broadcast_in_dim %715, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %717 = stablehlo.add %714, %716 : tensor<2x3xf64>
    %718 = stablehlo.multiply %629, %717 : tensor<2x3xf64>
    %719 = stablehlo.subtract %718, %712 : tensor<2x3xf64>
    %720 = stablehlo.constant dense<-2.6314688468895196e-8> : tensor<f64>
    %721 = stablehlo.broadcast_in_dim %720, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %722 = stablehlo.add %719, %721 : tensor<2x3xf64>
    %723 = stablehlo.multiply %629, %722 : tensor<2x3xf64>
    %724 = stablehlo.subtract %723, %717 : tensor<2x3xf64>
    %725 = stablehlo.constant dense<-2.512236237870209e-7> : tensor<f64>
    %726 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %727 = stablehlo.add %724, %726 : tensor<2x3xf64>
    %728 = stablehlo.multiply %629, %727 : tensor<2x3xf64>
    %729 = stablehlo.subtract %728, %722 : tensor<2x3xf64>
    %730 = stablehlo.constant dense<-3.882564808877691e-6> : tensor<f64>
    %731 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %732 = stablehlo.add %729, %731 : tensor<2x3xf64>
    %733 = stablehlo.multiply %629, %732 : tensor<2x3xf64>
    %734 = stablehlo.subtract %733, %727 : tensor<2x3xf64>
    %735 = stablehlo.constant dense<-0.00011058893876262371> : tensor<f64>
    %736 = stablehlo.broadcast_in_dim %735, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %737 = stablehlo.add %734, %736 : tensor<2x3xf64>
    %738 = stablehlo.multiply %629, %737 : tensor<2x3xf64>
    %739 = stablehlo.subtract %738, %732 : tensor<2x3xf64>
    %740 = stablehlo.constant dense<-0.009761097491361469> : tensor<f64>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %742 = stablehlo.add %739, %741 : tensor<2x3xf64>
    %743 = stablehlo.multiply %628, %742 : tensor<2x3xf64>
    %744 = stablehlo.subtract %743, %737 : tensor<2x3xf64>
    %745 = stablehlo.constant dense<0.38928811750914005> : tensor<f64>
    %746 = stablehlo.broadcast_in_dim %745, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %747 = stablehlo.add %744, %746 : tensor<2x3xf64>
    %748 = stablehlo.constant dense<8.0> : tensor<f64>
    %749 = stablehlo.broadcast_in_dim %748, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %750 = stablehlo.compare LE, %472, %749, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %751 = stablehlo.multiply %622, %472 : tensor<2x3xf64>
    %752 = stablehlo.rsqrt %472 : tensor<2x3xf64>
    %753 = stablehlo.multiply %747, %752 : tensor<2x3xf64>
    %754 = stablehlo.select %750, %751, %753 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %755 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %756 = stablehlo.broadcast_in_dim %755, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %757 = stablehlo.compare EQ, %472, %756, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %758 = stablehlo.constant dense<0.0> : tensor<f64>
    %759 = stablehlo.broadcast_in_dim %758, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %760 = stablehlo.select %757, %759, %754 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %761 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %762 = stablehlo.multiply %761, %760 : tensor<2x3xf64>
    return %157, %315, %471, %762 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
    %336 = stablehlo.compare EQ, %334, %335, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %337 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %338 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %339 = stablehlo.select %336, %337, %338 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %340 = stablehlo.select %331, %339, %328 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %341 = stablehlo.constant dense<1.0> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %343 = stablehlo.compare EQ, %4, %342, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %344 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %345 = stablehlo.select %343, %344, %340 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %346 = stablehlo.multiply %131, %345 : tensor<2x3xf32>
    %347 = stablehlo.constant dense<0.5> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %349 = stablehlo.multiply %0, %348 : tensor<2x3xf32>
    %350 = stablehlo.floor %349 : tensor<2x3xf32>
    %351 = stablehlo.compare EQ, %349, %350, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %352 = stablehlo.negate %346 : tensor<2x3xf32>
    %353 = stablehlo.select %351, %352, %346 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %354 = stablehlo.constant dense<0.0> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.compare EQ, %0, %355, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %357 = stablehlo.constant dense<0.5> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %359 = stablehlo.compare LT, %1, %358, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %360 = stablehlo.negate %1 : tensor<2x3xf32>
    %361 = stablehlo.constant dense<1.0> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %363 = stablehlo.subtract %1, %362 : tensor<2x3xf32>
    %364 = stablehlo.select %359, %360, %363 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %365 = stablehlo.constant dense<7.5> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %367 = stablehlo.add %364, %366 : tensor<2x3xf32>
    %368 = stablehlo.constant dense<7.5> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %370 = stablehlo.divide %364, %369 : tensor<2x3xf32>
    %371 = stablehlo.log_plus_one %370 : tensor<2x3xf32>
    %372 = stablehlo.constant dense<2.014903> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf32>
    %375 = stablehlo.constant dense<0.0> : tensor<f32>
    %376 = stablehlo.constant dense<1.0> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %378 = stablehlo.add %364, %377 : tensor<2x3xf32>
    %379 = stablehlo.multiply %378, %378 : tensor<2x3xf32>
    %380 = stablehlo.constant dense<676.5204> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %382 = stablehlo.divide %381, %379 : tensor<2x3xf32>
    %383 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %384 = stablehlo.add %383, %382 : tensor<2x3xf32>
    %385 = stablehlo.constant dense<2.0> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %387 = stablehlo.add %364, %386 : tensor<2x3xf32>
    %388 = stablehlo.multiply %387, %387 : tensor<2x3xf32>
    %389 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %391 = stablehlo.divide %390, %388 : tensor<2x3xf32>
    %392 = stablehlo.add %384, %391 : tensor<2x3xf32>
    %393 = stablehlo.constant dense<3.0> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %395 = stablehlo.add %364, %394 : tensor<2x3xf32>
    %396 = stablehlo.multiply %395, %395 : tensor<2x3xf32>
    %397 = stablehlo.constant dense<771.3234> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %399 = stablehlo.divide %398, %396 : tensor<2x3xf32>
    %400 = stablehlo.add %392, %399 : tensor<2x3xf32>
    %401 = stablehlo.constant dense<4.0> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %403 = stablehlo.add %364, %402 : tensor<2x3xf32>
    %404 = stablehlo.multiply %403, %403 : tensor<2x3xf32>
    %405 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %407 = stablehlo.divide %406, %404 : tensor<2x3xf32>
    %408 = stablehlo.add %400, %407 : tensor<2x3xf32>
    %409 = stablehlo.constant dense<5.0> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %411 = stablehlo.add %364, %410 : tensor<2x3xf32>
    %412 = stablehlo.multiply %411, %411 : tensor<2x3xf32>
    %413 = stablehlo.constant dense<12.507343> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %415 = stablehlo.divide %414, %412 : tensor<2x3xf32>
    %416 = stablehlo.add %408, %415 : tensor<2x3xf32>
    %417 = stablehlo.constant dense<6.0> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %419 = stablehlo.add %364, %418 : tensor<2x3xf32>
    %420 = stablehlo.multiply %419, %419 : tensor<2x3xf32>
    %421 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %423 = stablehlo.divide %422, %420 : tensor<2x3xf32>
    %424 = stablehlo.add %416, %423 : tensor<2x3xf32>
    %425 = stablehlo.constant dense<7.0> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %427 = stablehlo.add %364, %426 : tensor<2x3xf32>
    %428 = stablehlo.multiply %427, %427 : tensor<2x3xf32>
    %429 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %431 = stablehlo.divide %430, %428 : tensor<2x3xf32>
    %432 = stablehlo.add %424, %431 : tensor<2x3xf32>
    %433 = stablehlo.constant dense<8.0> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %435 = stablehlo.add %364, %434 : tensor<2x3xf32>
    %436 = stablehlo.multiply %435, %435 : tensor<2x3xf32>
    %437 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.divide %438, %436 : tensor<2x3xf32>
    %440 = stablehlo.add %432, %439 : tensor<2x3xf32>
    %441 = stablehlo.constant dense<1.0> : tensor<f32>
    %442 = stablehlo.constant dense<1.0> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %364, %443 : tensor<2x3xf32>
    %445 = stablehlo.constant dense<676.5204> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.divide %446, %444 : tensor<2x3xf32>
    %448 = stablehlo.broadcast_in_dim %441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %449 = stablehlo.add %448, %447 : tensor<2x3xf32>
    %450 = stablehlo.constant dense<2.0> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %452 = stablehlo.add %364, %451 : tensor<2x3xf32>
    %453 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %455 = stablehlo.divide %454, %452 : tensor<2x3xf32>
    %456 = stablehlo.add %449, %455 : tensor<2x3xf32>
    %457 = stablehlo.constant dense<3.0> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %459 = stablehlo.add %364, %458 : tensor<2x3xf32>
    %460 = stablehlo.constant dense<771.3234> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.divide %461, %459 : tensor<2x3xf32>
    %463 = stablehlo.add %456, %462 : tensor<2x3xf32>
    %464 = stablehlo.constant dense<4.0> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %464, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %466 = stablehlo.add %364, %465 : tensor<2x3xf32>
    %467 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %469 = stablehlo.divide %468, %466 : tensor<2x3xf32>
    %470 = stablehlo.add %463, %469 : tensor<2x3xf32>
    %471 = stablehlo.constant dense<5.0> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %473 = stablehlo.add %364, %472 : tensor<2x3xf32>
    %474 = stablehlo.constant dense<12.507343> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %476 = stablehlo.divide %475, %473 : tensor<2x3xf32>
    %477 = stablehlo.add %470, %476 : tensor<2x3xf32>
    %478 = stablehlo.constant dense<6.0> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %480 = stablehlo.add %364, %479 : tensor<2x3xf32>
    %481 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %483 = stablehlo.divide %482, %480 : tensor<2x3xf32>
    %484 = stablehlo.add %477, %483 : tensor<2x3xf32>
    %485 = stablehlo.constant dense<7.0> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %487 = stablehlo.add %364, %486 : tensor<2x3xf32>
    %488 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %490 = stablehlo.divide %489, %487 : tensor<2x3xf32>
    %491 = stablehlo.add %484, %490 : tensor<2x3xf32>
    %492 = stablehlo.constant dense<8.0> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %494 = stablehlo.add %364, %493 : tensor<2x3xf32>
    %495 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %497 = stablehlo.divide %496, %494 : tensor<2x3xf32>
    %498 = stablehlo.add %491, %497 : tensor<2x3xf32>
    %499 = stablehlo.divide %440, %498 : tensor<2x3xf32>
    %500 = stablehlo.subtract %374, %499 : tensor<2x3xf32>
    %501 = stablehlo.constant dense<7.0> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %503 = stablehlo.divide %502, %367 : tensor<2x3xf32>
    %504 = stablehlo.subtract %500, %503 : tensor<2x3xf32>
    %505 = stablehlo.constant dense<0.5> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %507 = stablehlo.add %1, %506 : tensor<2x3xf32>
    %508 = stablehlo.floor %507 : tensor<2x3xf32>
    %509 = stablehlo.abs %508 : tensor<2x3xf32>
    %510 = stablehlo.add %1, %509 : tensor<2x3xf32>
    %511 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %513 = stablehlo.multiply %510, %512 : tensor<2x3xf32>
    %514 = stablehlo.cosine %513 : tensor<2x3xf32>
    %515 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %517 = stablehlo.multiply %514, %516 : tensor<2x3xf32>
    %518 = stablehlo.sine %513 : tensor<2x3xf32>
    %519 = stablehlo.divide %517, %518 : tensor<2x3xf32>
    %520 = stablehlo.subtract %504, %519 : tensor<2x3xf32>
    %521 = stablehlo.select %359, %520, %504 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %522 = stablehlo.floor %1 : tensor<2x3xf32>
    %523 = stablehlo.compare EQ, %1, %522, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %524 = stablehlo.constant dense<0.0> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %526 = stablehlo.compare LE, %1, %525, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %527 = stablehlo.and %523, %526 : tensor<2x3xi1>
    %528 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %530 = stablehlo.select %527, %529, %521 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %531 = stablehlo.select %356, %530, %353 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %532 = stablehlo.constant dense<0.0> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %534 = stablehlo.compare GE, %0, %533, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %535 = stablehlo.floor %0 : tensor<2x3xf32>
    %536 = stablehlo.compare EQ, %0, %535, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %537 = stablehlo.and %534, %536 : tensor<2x3xi1>
    %538 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %540 = stablehlo.compare LT, %0, %539, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %541 = stablehlo.and %537, %540 : tensor<2x3xi1>
    %542 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %544 = stablehlo.select %541, %531, %543 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %545 = stablehlo.convert %544 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %546 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %547 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %548 = stablehlo.constant dense<1.0> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %550 = stablehlo.add %546, %549 : tensor<2x3xf32>
    %551 = stablehlo.constant dense<0.5> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %553 = stablehlo.compare LT, %550, %552, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %554 = stablehlo.negate %550 : tensor<2x3xf32>
    %555 = stablehlo.constant dense<1.0> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %557 = stablehlo.subtract %550, %556 : tensor<2x3xf32>
    %558 = stablehlo.select %553, %554, %557 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %559 = stablehlo.constant dense<7.5> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %561 = stablehlo.add %558, %560 : tensor<2x3xf32>
    %562 = stablehlo.constant dense<7.5> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %564 = stablehlo.divide %558, %563 : tensor<2x3xf32>
    %565 = stablehlo.log_plus_one %564 : tensor<2x3xf32>
    %566 = stablehlo.constant dense<2.014903> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %568 = stablehlo.add %565, %567 : tensor<2x3xf32>
    %569 = stablehlo.constant dense<1.0> : tensor<f32>
    %570 = stablehlo.constant dense<1.0> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %572 = stablehlo.add %558, %571 : tensor<2x3xf32>
    %573 = stablehlo.constant dense<676.5204> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %575 = stablehlo.divide %574, %572 : tensor<2x3xf32>
    %576 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %577 = stablehlo.add %576, %575 : tensor<2x3xf32>
    %578 = stablehlo.constant dense<2.0> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %580 = stablehlo.add %558, %579 : tensor<2x3xf32>
    %581 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %583 = stablehlo.divide %582, %580 : tensor<2x3xf32>
    %584 = stablehlo.add %577, %583 : tensor<2x3xf32>
    %585 = stablehlo.constant dense<3.0> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %587 = stablehlo.add %558, %586 : tensor<2x3xf32>
    %588 = stablehlo.constant dense<771.3234> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %590 = stablehlo.divide %589, %587 : tensor<2x3xf32>
    %591 = stablehlo.add %584, %590 : tensor<2x3xf32>
    %592 = stablehlo.constant dense<4.0> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %594 = stablehlo.add %558, %593 : tensor<2x3xf32>
    %595 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %597 = stablehlo.divide %596, %594 : tensor<2x3xf32>
    %598 = stablehlo.add %591, %597 : tensor<2x3xf32>
    %599 = stablehlo.constant dense<5.0> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %601 = stablehlo.add %558, %600 : tensor<2x3xf32>
    %602 = stablehlo.constant dense<12.507343> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %604 = stablehlo.divide %603, %601 : tensor<2x3xf32>
    %605 = stablehlo.add %598, %604 : tensor<2x3xf32>
    %606 = stablehlo.constant dense<6.0> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %608 = stablehlo.add %558, %607 : tensor<2x3xf32>
    %609 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %611 = stablehlo.divide %610, %608 : tensor<2x3xf32>
    %612 = stablehlo.add %605, %611 : tensor<2x3xf32>
    %613 = stablehlo.constant dense<7.0> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %615 = stablehlo.add %558, %614 : tensor<2x3xf32>
    %616 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %618 = stablehlo.divide %617, %615 : tensor<2x3xf32>
    %619 = stablehlo.add %612, %618 : tensor<2x3xf32>
    %620 = stablehlo.constant dense<8.0> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %622 = stablehlo.add %558, %621 : tensor<2x3xf32>
    %623 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %625 = stablehlo.divide %624, %622 : tensor<2x3xf32>
    %626 = stablehlo.add %619, %625 : tensor<2x3xf32>
    %627 = stablehlo.log %626 : tensor<2x3xf32>
    %628 = stablehlo.constant dense<0.5> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %630 = stablehlo.add %558, %629 : tensor<2x3xf32>
    %631 = stablehlo.divide %561, %568 : tensor<2x3xf32>
    %632 = stablehlo.subtract %630, %631 : tensor<2x3xf32>
    %633 = stablehlo.multiply %632, %568 : tensor<2x3xf32>
    %634 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %636 = stablehlo.add %633, %635 : tensor<2x3xf32>
    %637 = stablehlo.add %636, %627 : tensor<2x3xf32>
    %638 = stablehlo.abs %550 : tensor<2x3xf32>
    %639 = stablehlo.floor %638 : tensor<2x3xf32>
    %640 = stablehlo.subtract %638, %639 : tensor<2x3xf32>
    %641 = stablehlo.constant dense<0.5> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %643 = stablehlo.compare GT, %640, %642, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %644 = stablehlo.constant dense<1.0> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %646 = stablehlo.subtract %645, %640 : tensor<2x3xf32>
    %647 = stablehlo.select %643, %646, %640 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %648 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %650 = stablehlo.multiply %647, %649 : tensor<2x3xf32>
    %651 = stablehlo.sine %650 : tensor<2x3xf32>
    %652 = stablehlo.log %651 : tensor<2x3xf32>
    %653 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %655 = stablehlo.subtract %654, %652 : tensor<2x3xf32>
    %656 = stablehlo.subtract %655, %637 : tensor<2x3xf32>
    %657 = stablehlo.is_finite %652 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %658 = stablehlo.negate %652 : tensor<2x3xf32>
    %659 = stablehlo.select %657, %656, %658 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %660 = stablehlo.select %553, %659, %637 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %661 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %663 = stablehlo.compare EQ, %638, %662, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %664 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %666 = stablehlo.select %663, %665, %660 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %667 = stablehlo.constant dense<1.0> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %669 = stablehlo.compare EQ, %550, %668, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %670 = stablehlo.constant dense<2.0> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %672 = stablehlo.compare EQ, %550, %671, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %673 = stablehlo.or %669, %672 : tensor<2x3xi1>
    %674 = stablehlo.constant dense<0.0> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %676 = stablehlo.select %673, %675, %666 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %677 = stablehlo.exponential %676 : tensor<2x3xf32>
    %678 = stablehlo.negate %550 : tensor<2x3xf32>
    %679 = stablehlo.power %547, %678 : tensor<2x3xf32>
    %680 = stablehlo.constant dense<1.0> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %682 = stablehlo.add %547, %681 : tensor<2x3xf32>
    %683 = stablehlo.negate %550 : tensor<2x3xf32>
    %684 = stablehlo.power %682, %683 : tensor<2x3xf32>
    %685 = stablehlo.add %679, %684 : tensor<2x3xf32>
    %686 = stablehlo.constant dense<2.0> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %688 = stablehlo.add %547, %687 : tensor<2x3xf32>
    %689 = stablehlo.negate %550 : tensor<2x3xf32>
    %690 = stablehlo.power %688, %689 : tensor<2x3xf32>
    %691 = stablehlo.add %685, %690 : tensor<2x3xf32>
    %692 = stablehlo.constant dense<3.0> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %694 = stablehlo.add %547, %693 : tensor<2x3xf32>
    %695 = stablehlo.negate %550 : tensor<2x3xf32>
    %696 = stablehlo.power %694, %695 : tensor<2x3xf32>
    %697 = stablehlo.add %691, %696 : tensor<2x3xf32>
    %698 = stablehlo.constant dense<4.0> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %700 = stablehlo.add %547, %699 : tensor<2x3xf32>
    %701 = stablehlo.negate %550 : tensor<2x3xf32>
    %702 = stablehlo.power %700, %701 : tensor<2x3xf32>
    %703 = stablehlo.add %697, %702 : tensor<2x3xf32>
    %704 = stablehlo.constant dense<5.0> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %706 = stablehlo.add %547, %705 : tensor<2x3xf32>
    %707 = stablehlo.negate %550 : tensor<2x3xf32>
    %708 = stablehlo.power %706, %707 : tensor<2x3xf32>
    %709 = stablehlo.add %703, %708 : tensor<2x3xf32>
    %710 = stablehlo.constant dense<6.0> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %712 = stablehlo.add %547, %711 : tensor<2x3xf32>
    %713 = stablehlo.negate %550 : tensor<2x3xf32>
    %714 = stablehlo.power %712, %713 : tensor<2x3xf32>
    %715 = stablehlo.add %709, %714 : tensor<2x3xf32>
    %716 = stablehlo.constant dense<7.0> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %718 = stablehlo.add %547, %717 : tensor<2x3xf32>
    %719 = stablehlo.negate %550 : tensor<2x3xf32>
    %720 = stablehlo.power %718, %719 : tensor<2x3xf32>
    %721 = stablehlo.add %715, %720 : tensor<2x3xf32>
    %722 = stablehlo.constant dense<8.0> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %724 = stablehlo.add %547, %723 : tensor<2x3xf32>
    %725 = stablehlo.negate %550 : tensor<2x3xf32>
    %726 = stablehlo.power %724, %725 : tensor<2x3xf32>
    %727 = stablehlo.add %721, %726 : tensor<2x3xf32>
    %728 = stablehlo.constant dense<9.0> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %730 = stablehlo.add %547, %729 : tensor<2x3xf32>
    %731 = stablehlo.negate %550 : tensor<2x3xf32>
    %732 = stablehlo.power %730, %731 : tensor<2x3xf32>
    %733 = stablehlo.add %727, %732 : tensor<2x3xf32>
    %734 = stablehlo.constant dense<10.0> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %736 = stablehlo.add %547, %735 : tensor<2x3xf32>
    %737 = stablehlo.negate %550 : tensor<2x3xf32>
    %738 = stablehlo.power %736, %737 : tensor<2x3xf32>
    %739 = stablehlo.divide %550, %736 : tensor<2x3xf32>
    %740 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %742 = stablehlo.multiply %739, %741 : tensor<2x3xf32>
    %743 = stablehlo.constant dense<1.0> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %745 = stablehlo.add %550, %744 : tensor<2x3xf32>
    %746 = stablehlo.divide %745, %736 : tensor<2x3xf32>
    %747 = stablehlo.multiply %739, %746 : tensor<2x3xf32>
    %748 = stablehlo.constant dense<2.0> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %748, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %750 = stablehlo.add %550, %749 : tensor<2x3xf32>
    %751 = stablehlo.divide %750, %736 : tensor<2x3xf32>
    %752 = stablehlo.multiply %747, %751 : tensor<2x3xf32>
    %753 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %755 = stablehlo.multiply %752, %754 : tensor<2x3xf32>
    %756 = stablehlo.add %742, %755 : tensor<2x3xf32>
    %757 = stablehlo.constant dense<3.0> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %757, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %759 = stablehlo.add %550, %758 : tensor<2x3xf32>
    %760 = stablehlo.divide %759, %736 : tensor<2x3xf32>
    %761 = stablehlo.multiply %752, %760 : tensor<2x3xf32>
    %762 = stablehlo.constant dense<4.0> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %764 = stablehlo.add %550, %763 : tensor<2x3xf32>
    %765 = stablehlo.divide %764, %736 : tensor<2x3xf32>
    %766 = stablehlo.multiply %761, %765 : tensor<2x3xf32>
    %767 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %769 = stablehlo.multiply %766, %768 : tensor<2x3xf32>
    %770 = stablehlo.add %756, %769 : tensor<2x3xf32>
    %771 = stablehlo.constant dense<5.0> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %773 = stablehlo.add %550, %772 : tensor<2x3xf32>
    %774 = stablehlo.divide %773, %736 : tensor<2x3xf32>
    %775 = stablehlo.multiply %766, %774 : tensor<2x3xf32>
    %776 = stablehlo.constant dense<6.0> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %776, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %778 = stablehlo.add %550, %777 : tensor<2x3xf32>
    %779 = stablehlo.divide %778, %736 : tensor<2x3xf32>
    %780 = stablehlo.multiply %775, %779 : tensor<2x3xf32>
    %781 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %783 = stablehlo.multiply %780, %782 : tensor<2x3xf32>
    %784 = stablehlo.add %770, %783 : tensor<2x3xf32>
    %785 = stablehlo.constant dense<7.0> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %787 = stablehlo.add %550, %786 : tensor<2x3xf32>
    %788 = stablehlo.divide %787, %736 : tensor<2x3xf32>
    %789 = stablehlo.multiply %780, %788 : tensor<2x3xf32>
    %790 = stablehlo.constant dense<8.0> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %792 = stablehlo.add %550, %791 : tensor<2x3xf32>
    %793 = stablehlo.divide %792, %736 : tensor<2x3xf32>
    %794 = stablehlo.multiply %789, %793 : tensor<2x3xf32>
    %795 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %797 = stablehlo.multiply %794, %796 : tensor<2x3xf32>
    %798 = stablehlo.add %784, %797 : tensor<2x3xf32>
    %799 = stablehlo.constant dense<9.0> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %799, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %801 = stablehlo.add %550, %800 : tensor<2x3xf32>
    %802 = stablehlo.divide %801, %736 : tensor<2x3xf32>
    %803 = stablehlo.multiply %794, %802 : tensor<2x3xf32>
    %804 = stablehlo.constant dense<10.0> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %806 = stablehlo.add %550, %805 : tensor<2x3xf32>
    %807 = stablehlo.divide %806, %736 : tensor<2x3xf32>
    %808 = stablehlo.multiply %803, %807 : tensor<2x3xf32>
    %809 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %811 = stablehlo.multiply %808, %810 : tensor<2x3xf32>
    %812 = stablehlo.add %798, %811 : tensor<2x3xf32>
    %813 = stablehlo.constant dense<11.0> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %815 = stablehlo.add %550, %814 : tensor<2x3xf32>
    %816 = stablehlo.divide %815, %736 : tensor<2x3xf32>
    %817 = stablehlo.multiply %808, %816 : tensor<2x3xf32>
    %818 = stablehlo.constant dense<12.0> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %820 = stablehlo.add %550, %819 : tensor<2x3xf32>
    %821 = stablehlo.divide %820, %736 : tensor<2x3xf32>
    %822 = stablehlo.multiply %817, %821 : tensor<2x3xf32>
    %823 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %825 = stablehlo.multiply %822, %824 : tensor<2x3xf32>
    %826 = stablehlo.add %812, %825 : tensor<2x3xf32>
    %827 = stablehlo.constant dense<13.0> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %829 = stablehlo.add %550, %828 : tensor<2x3xf32>
    %830 = stablehlo.divide %829, %736 : tensor<2x3xf32>
    %831 = stablehlo.multiply %822, %830 : tensor<2x3xf32>
    %832 = stablehlo.constant dense<14.0> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %832, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %834 = stablehlo.add %550, %833 : tensor<2x3xf32>
    %835 = stablehlo.divide %834, %736 : tensor<2x3xf32>
    %836 = stablehlo.multiply %831, %835 : tensor<2x3xf32>
    %837 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %839 = stablehlo.multiply %836, %838 : tensor<2x3xf32>
    %840 = stablehlo.add %826, %839 : tensor<2x3xf32>
    %841 = stablehlo.constant dense<1.0> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %843 = stablehlo.subtract %550, %842 : tensor<2x3xf32>
    %844 = stablehlo.divide %736, %843 : tensor<2x3xf32>
    %845 = stablehlo.constant dense<0.5> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %847 = stablehlo.add %844, %846 : tensor<2x3xf32>
    %848 = stablehlo.add %847, %840 : tensor<2x3xf32>
    %849 = stablehlo.multiply %738, %848 : tensor<2x3xf32>
    %850 = stablehlo.abs %738 : tensor<2x3xf32>
    %851 = stablehlo.abs %733 : tensor<2x3xf32>
    %852 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %854 = stablehlo.multiply %851, %853 : tensor<2x3xf32>
    %855 = stablehlo.compare LE, %850, %854, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %856 = stablehlo.add %733, %849 : tensor<2x3xf32>
    %857 = stablehlo.select %855, %733, %856 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %858 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %859 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %860 = stablehlo.constant dense<0.0> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %862 = stablehlo.compare LE, %547, %861, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %863 = stablehlo.floor %550 : tensor<2x3xf32>
    %864 = stablehlo.compare EQ, %550, %863, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %865 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %865, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %867 = stablehlo.compare LT, %547, %866, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %868 = stablehlo.select %862, %864, %867 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %869 = stablehlo.constant dense<1.0> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %871 = stablehlo.compare GE, %550, %870, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %872 = stablehlo.and %868, %871 : tensor<2x3xi1>
    %873 = stablehlo.broadcast_in_dim %859, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %874 = stablehlo.select %872, %857, %873 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %875 = stablehlo.floor %547 : tensor<2x3xf32>
    %876 = stablehlo.compare EQ, %547, %875, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %877 = stablehlo.and %862, %876 : tensor<2x3xi1>
    %878 = stablehlo.constant dense<0.5> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %880 = stablehlo.multiply %550, %879 : tensor<2x3xf32>
    %881 = stablehlo.floor %880 : tensor<2x3xf32>
    %882 = stablehlo.compare EQ, %880, %881, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %883 = stablehlo.broadcast_in_dim %858, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %884 = stablehlo.broadcast_in_dim %859, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %885 = stablehlo.select %882, %883, %884 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %886 = stablehlo.select %877, %885, %874 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %887 = stablehlo.constant dense<1.0> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %889 = stablehlo.compare EQ, %550, %888, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %890 = stablehlo.broadcast_in_dim %858, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %891 = stablehlo.select %889, %890, %886 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %892 = stablehlo.multiply %677, %891 : tensor<2x3xf32>
    %893 = stablehlo.constant dense<0.5> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %895 = stablehlo.multiply %546, %894 : tensor<2x3xf32>
    %896 = stablehlo.floor %895 : tensor<2x3xf32>
    %897 = stablehlo.compare EQ, %895, %896, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %898 = stablehlo.negate %892 : tensor<2x3xf32>
    %899 = stablehlo.select %897, %898, %892 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %900 = stablehlo.constant dense<0.0> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %902 = stablehlo.compare EQ, %546, %901, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %903 = stablehlo.constant dense<0.5> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %905 = stablehlo.compare LT, %547, %904, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %906 = stablehlo.negate %547 : tensor<2x3xf32>
    %907 = stablehlo.constant dense<1.0> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %907, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %909 = stablehlo.subtract %547, %908 : tensor<2x3xf32>
    %910 = stablehlo.select %905, %906, %909 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %911 = stablehlo.constant dense<7.5> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %911, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %913 = stablehlo.add %910, %912 : tensor<2x3xf32>
    %914 = stablehlo.constant dense<7.5> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %914, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %916 = stablehlo.divide %910, %915 : tensor<2x3xf32>
    %917 = stablehlo.log_plus_one %916 : tensor<2x3xf32>
    %918 = stablehlo.constant dense<2.014903> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %918, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %920 = stablehlo.add %917, %919 : tensor<2x3xf32>
    %921 = stablehlo.constant dense<0.0> : tensor<f32>
    %922 = stablehlo.constant dense<1.0> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %924 = stablehlo.add %910, %923 : tensor<2x3xf32>
    %925 = stablehlo.multiply %924, %924 : tensor<2x3xf32>
    %926 = stablehlo.constant dense<676.5204> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %928 = stablehlo.divide %927, %925 : tensor<2x3xf32>
    %929 = stablehlo.broadcast_in_dim %921, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %930 = stablehlo.add %929, %928 : tensor<2x3xf32>
    %931 = stablehlo.constant dense<2.0> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %931, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %933 = stablehlo.add %910, %932 : tensor<2x3xf32>
    %934 = stablehlo.multiply %933, %933 : tensor<2x3xf32>
    %935 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %937 = stablehlo.divide %936, %934 : tensor<2x3xf32>
    %938 = stablehlo.add %930, %937 : tensor<2x3xf32>
    %939 = stablehlo.constant dense<3.0> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %941 = stablehlo.add %910, %940 : tensor<2x3xf32>
    %942 = stablehlo.multiply %941, %941 : tensor<2x3xf32>
    %943 = stablehlo.constant dense<771.3234> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %943, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %945 = stablehlo.divide %944, %942 : tensor<2x3xf32>
    %946 = stablehlo.add %938, %945 : tensor<2x3xf32>
    %947 = stablehlo.constant dense<4.0> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %947, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %949 = stablehlo.add %910, %948 : tensor<2x3xf32>
    %950 = stablehlo.multiply %949, %949 : tensor<2x3xf32>
    %951 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %953 = stablehlo.divide %952, %950 : tensor<2x3xf32>
    %954 = stablehlo.add %946, %953 : tensor<2x3xf32>
    %955 = stablehlo.constant dense<5.0> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %955, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %957 = stablehlo.add %910, %956 : tensor<2x3xf32>
    %958 = stablehlo.multiply %957, %957 : tensor<2x3xf32>
    %959 = stablehlo.constant dense<12.507343> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %961 = stablehlo.divide %960, %958 : tensor<2x3xf32>
    %962 = stablehlo.add %954, %961 : tensor<2x3xf32>
    %963 = stablehlo.constant dense<6.0> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %963, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %965 = stablehlo.add %910, %964 : tensor<2x3xf32>
    %966 = stablehlo.multiply %965, %965 : tensor<2x3xf32>
    %967 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %967, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %969 = stablehlo.divide %968, %966 : tensor<2x3xf32>
    %970 = stablehlo.add %962, %969 : tensor<2x3xf32>
    %971 = stablehlo.constant dense<7.0> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %971, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %973 = stablehlo.add %910, %972 : tensor<2x3xf32>
    %974 = stablehlo.multiply %973, %973 : tensor<2x3xf32>
    %975 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %977 = stablehlo.divide %976, %974 : tensor<2x3xf32>
    %978 = stablehlo.add %970, %977 : tensor<2x3xf32>
    %979 = stablehlo.constant dense<8.0> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %979, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %981 = stablehlo.add %910, %980 : tensor<2x3xf32>
    %982 = stablehlo.multiply %981, %981 : tensor<2x3xf32>
    %983 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %983, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %985 = stablehlo.divide %984, %982 : tensor<2x3xf32>
    %986 = stablehlo.add %978, %985 : tensor<2x3xf32>
    %987 = stablehlo.constant dense<1.0> : tensor<f32>
    %988 = stablehlo.constant dense<1.0> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %990 = stablehlo.add %910, %989 : tensor<2x3xf32>
    %991 = stablehlo.constant dense<676.5204> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %993 = stablehlo.divide %992, %990 : tensor<2x3xf32>
    %994 = stablehlo.broadcast_in_dim %987, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %995 = stablehlo.add %994, %993 : tensor<2x3xf32>
    %996 = stablehlo.constant dense<2.0> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %998 = stablehlo.add %910, %997 : tensor<2x3xf32>
    %999 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1001 = stablehlo.divide %1000, %998 : tensor<2x3xf32>
    %1002 = stablehlo.add %995, %1001 : tensor<2x3xf32>
    %1003 = stablehlo.constant dense<3.0> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %1003, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1005 = stablehlo.add %910, %1004 : tensor<2x3xf32>
    %1006 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1008 = stablehlo.divide %1007, %1005 : tensor<2x3xf32>
    %1009 = stablehlo.add %1002, %1008 : tensor<2x3xf32>
    %1010 = stablehlo.constant dense<4.0> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %1010, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1012 = stablehlo.add %910, %1011 : tensor<2x3xf32>
    %1013 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1015 = stablehlo.divide %1014, %1012 : tensor<2x3xf32>
    %1016 = stablehlo.add %1009, %1015 : tensor<2x3xf32>
    %1017 = stablehlo.constant dense<5.0> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1019 = stablehlo.add %910, %1018 : tensor<2x3xf32>
    %1020 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %1020, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1022 = stablehlo.divide %1021, %1019 : tensor<2x3xf32>
    %1023 = stablehlo.add %1016, %1022 : tensor<2x3xf32>
    %1024 = stablehlo.constant dense<6.0> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1026 = stablehlo.add %910, %1025 : tensor<2x3xf32>
    %1027 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %1027, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1029 = stablehlo.divide %1028, %1026 : tensor<2x3xf32>
    %1030 = stablehlo.add %1023, %1029 : tensor<2x3xf32>
    %1031 = stablehlo.constant dense<7.0> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %1031, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1033 = stablehlo.add %910, %1032 : tensor<2x3xf32>
    %1034 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %1034, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1036 = stablehlo.divide %1035, %1033 : tensor<2x3xf32>
    %1037 = stablehlo.add %1030, %1036 : tensor<2x3xf32>
    %1038 = stablehlo.constant dense<8.0> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1040 = stablehlo.add %910, %1039 : tensor<2x3xf32>
    %1041 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %1041, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1043 = stablehlo.divide %1042, %1040 : tensor<2x3xf32>
    %1044 = stablehlo.add %1037, %1043 : tensor<2x3xf32>
    %1045 = stablehlo.divide %986, %1044 : tensor<2x3xf32>
    %1046 = stablehlo.subtract %920, %1045 : tensor<2x3xf32>
    %1047 = stablehlo.constant dense<7.0> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1049 = stablehlo.divide %1048, %913 : tensor<2x3xf32>
    %1050 = stablehlo.subtract %1046, %1049 : tensor<2x3xf32>
    %1051 = stablehlo.constant dense<0.5> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1053 = stablehlo.add %547, %1052 : tensor<2x3xf32>
    %1054 = stablehlo.floor %1053 : tensor<2x3xf32>
    %1055 = stablehlo.abs %1054 : tensor<2x3xf32>
    %1056 = stablehlo.add %547, %1055 : tensor<2x3xf32>
    %1057 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1059 = stablehlo.multiply %1056, %1058 : tensor<2x3xf32>
    %1060 = stablehlo.cosine %1059 : tensor<2x3xf32>
    %1061 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1063 = stablehlo.multiply %1060, %1062 : tensor<2x3xf32>
    %1064 = stablehlo.sine %1059 : tensor<2x3xf32>
    %1065 = stablehlo.divide %1063, %1064 : tensor<2x3xf32>
    %1066 = stablehlo.subtract %1050, %1065 : tensor<2x3xf32>
    %1067 = stablehlo.select %905, %1066, %1050 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1068 = stablehlo.floor %547 : tensor<2x3xf32>
    %1069 = stablehlo.compare EQ, %547, %1068, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1070 = stablehlo.constant dense<0.0> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %1070, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1072 = stablehlo.compare LE, %547, %1071, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1073 = stablehlo.and %1069, %1072 : tensor<2x3xi1>
    %1074 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1076 = stablehlo.select %1073, %1075, %1067 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1077 = stablehlo.select %902, %1076, %899 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1078 = stablehlo.constant dense<0.0> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1080 = stablehlo.compare GE, %546, %1079, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1081 = stablehlo.floor %546 : tensor<2x3xf32>
    %1082 = stablehlo.compare EQ, %546, %1081, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1083 = stablehlo.and %1080, %1082 : tensor<2x3xi1>
    %1084 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1086 = stablehlo.compare LT, %546, %1085, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1087 = stablehlo.and %1083, %1086 : tensor<2x3xi1>
    %1088 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1090 = stablehlo.select %1087, %1077, %1089 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1091 = stablehlo.convert %1090 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %1092 = stablehlo.constant dense<1.0> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1094 = stablehlo.add %arg2, %1093 : tensor<2x3xf32>
    %1095 = stablehlo.constant dense<0.5> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1097 = stablehlo.compare LT, %1094, %1096, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1098 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1099 = stablehlo.constant dense<1.0> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %1099, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1101 = stablehlo.subtract %1094, %1100 : tensor<2x3xf32>
    %1102 = stablehlo.select %1097, %1098, %1101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1103 = stablehlo.constant dense<7.5> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %1103, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1105 = stablehlo.add %1102, %1104 : tensor<2x3xf32>
    %1106 = stablehlo.constant dense<7.5> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1108 = stablehlo.divide %1102, %1107 : tensor<2x3xf32>
    %1109 = stablehlo.log_plus_one %1108 : tensor<2x3xf32>
    %1110 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1112 = stablehlo.add %1109, %1111 : tensor<2x3xf32>
    %1113 = stablehlo.constant dense<1.0> : tensor<f32>
    %1114 = stablehlo.constant dense<1.0> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %1114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1116 = stablehlo.add %1102, %1115 : tensor<2x3xf32>
    %1117 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1119 = stablehlo.divide %1118, %1116 : tensor<2x3xf32>
    %1120 = stablehlo.broadcast_in_dim %1113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1121 = stablehlo.add %1120, %1119 : tensor<2x3xf32>
    %1122 = stablehlo.constant dense<2.0> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1124 = stablehlo.add %1102, %1123 : tensor<2x3xf32>
    %1125 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1127 = stablehlo.divide %1126, %1124 : tensor<2x3xf32>
    %1128 = stablehlo.add %1121, %1127 : tensor<2x3xf32>
    %1129 = stablehlo.constant dense<3.0> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1131 = stablehlo.add %1102, %1130 : tensor<2x3xf32>
    %1132 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1134 = stablehlo.divide %1133, %1131 : tensor<2x3xf32>
    %1135 = stablehlo.add %1128, %1134 : tensor<2x3xf32>
    %1136 = stablehlo.constant dense<4.0> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1138 = stablehlo.add %1102, %1137 : tensor<2x3xf32>
    %1139 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1141 = stablehlo.divide %1140, %1138 : tensor<2x3xf32>
    %1142 = stablehlo.add %1135, %1141 : tensor<2x3xf32>
    %1143 = stablehlo.constant dense<5.0> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1145 = stablehlo.add %1102, %1144 : tensor<2x3xf32>
    %1146 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %1146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1148 = stablehlo.divide %1147, %1145 : tensor<2x3xf32>
    %1149 = stablehlo.add %1142, %1148 : tensor<2x3xf32>
    %1150 = stablehlo.constant dense<6.0> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1152 = stablehlo.add %1102, %1151 : tensor<2x3xf32>
    %1153 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %1153, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1155 = stablehlo.divide %1154, %1152 : tensor<2x3xf32>
    %1156 = stablehlo.add %1149, %1155 : tensor<2x3xf32>
    %1157 = stablehlo.constant dense<7.0> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %1157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1159 = stablehlo.add %1102, %1158 : tensor<2x3xf32>
    %1160 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1162 = stablehlo.divide %1161, %1159 : tensor<2x3xf32>
    %1163 = stablehlo.add %1156, %1162 : tensor<2x3xf32>
    %1164 = stablehlo.constant dense<8.0> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1166 = stablehlo.add %1102, %1165 : tensor<2x3xf32>
    %1167 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %1167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1169 = stablehlo.divide %1168, %1166 : tensor<2x3xf32>
    %1170 = stablehlo.add %1163, %1169 : tensor<2x3xf32>
    %1171 = stablehlo.log %1170 : tensor<2x3xf32>
    %1172 = stablehlo.constant dense<0.5> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %1172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1174 = stablehlo.add %1102, %1173 : tensor<2x3xf32>
    %1175 = stablehlo.divide %1105, %1112 : tensor<2x3xf32>
    %1176 = stablehlo.subtract %1174, %1175 : tensor<2x3xf32>
    %1177 = stablehlo.multiply %1176, %1112 : tensor<2x3xf32>
    %1178 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1180 = stablehlo.add %1177, %1179 : tensor<2x3xf32>
    %1181 = stablehlo.add %1180, %1171 : tensor<2x3xf32>
    %1182 = stablehlo.abs %1094 : tensor<2x3xf32>
    %1183 = stablehlo.floor %1182 : tensor<2x3xf32>
    %1184 = stablehlo.subtract %1182, %1183 : tensor<2x3xf32>
    %1185 = stablehlo.constant dense<0.5> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1187 = stablehlo.compare GT, %1184, %1186, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1188 = stablehlo.constant dense<1.0> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %1188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1190 = stablehlo.subtract %1189, %1184 : tensor<2x3xf32>
    %1191 = stablehlo.select %1187, %1190, %1184 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1192 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1194 = stablehlo.multiply %1191, %1193 : tensor<2x3xf32>
    %1195 = stablehlo.sine %1194 : tensor<2x3xf32>
    %1196 = stablehlo.log %1195 : tensor<2x3xf32>
    %1197 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %1197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1199 = stablehlo.subtract %1198, %1196 : tensor<2x3xf32>
    %1200 = stablehlo.subtract %1199, %1181 : tensor<2x3xf32>
    %1201 = stablehlo.is_finite %1196 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %1202 = stablehlo.negate %1196 : tensor<2x3xf32>
    %1203 = stablehlo.select %1201, %1200, %1202 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1204 = stablehlo.select %1097, %1203, %1181 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1205 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1207 = stablehlo.compare EQ, %1182, %1206, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1208 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1210 = stablehlo.select %1207, %1209, %1204 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1211 = stablehlo.constant dense<1.0> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1213 = stablehlo.compare EQ, %1094, %1212, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1214 = stablehlo.constant dense<2.0> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %1214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1216 = stablehlo.compare EQ, %1094, %1215, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1217 = stablehlo.or %1213, %1216 : tensor<2x3xi1>
    %1218 = stablehlo.constant dense<0.0> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %1218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1220 = stablehlo.select %1217, %1219, %1210 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1221 = stablehlo.exponential %1220 : tensor<2x3xf32>
    %1222 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1223 = stablehlo.power %arg2, %1222 : tensor<2x3xf32>
    %1224 = stablehlo.constant dense<1.0> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1226 = stablehlo.add %arg2, %1225 : tensor<2x3xf32>
    %1227 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1228 = stablehlo.power %1226, %1227 : tensor<2x3xf32>
    %1229 = stablehlo.add %1223, %1228 : tensor<2x3xf32>
    %1230 = stablehlo.constant dense<2.0> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1232 = stablehlo.add %arg2, %1231 : tensor<2x3xf32>
    %1233 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1234 = stablehlo.power %1232, %1233 : tensor<2x3xf32>
    %1235 = stablehlo.add %1229, %1234 : tensor<2x3xf32>
    %1236 = stablehlo.constant dense<3.0> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1238 = stablehlo.add %arg2, %1237 : tensor<2x3xf32>
    %1239 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1240 = stablehlo.power %1238, %1239 : tensor<2x3xf32>
    %1241 = stablehlo.add %1235, %1240 : tensor<2x3xf32>
    %1242 = stablehlo.constant dense<4.0> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1244 = stablehlo.add %arg2, %1243 : tensor<2x3xf32>
    %1245 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1246 = stablehlo.power %1244, %1245 : tensor<2x3xf32>
    %1247 = stablehlo.add %1241, %1246 : tensor<2x3xf32>
    %1248 = stablehlo.constant dense<5.0> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1250 = stablehlo.add %arg2, %1249 : tensor<2x3xf32>
    %1251 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1252 = stablehlo.power %1250, %1251 : tensor<2x3xf32>
    %1253 = stablehlo.add %1247, %1252 : tensor<2x3xf32>
    %1254 = stablehlo.constant dense<6.0> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %1254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1256 = stablehlo.add %arg2, %1255 : tensor<2x3xf32>
    %1257 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1258 = stablehlo.power %1256, %1257 : tensor<2x3xf32>
    %1259 = stablehlo.add %1253, %1258 : tensor<2x3xf32>
    %1260 = stablehlo.constant dense<7.0> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1262 = stablehlo.add %arg2, %1261 : tensor<2x3xf32>
    %1263 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1264 = stablehlo.power %1262, %1263 : tensor<2x3xf32>
    %1265 = stablehlo.add %1259, %1264 : tensor<2x3xf32>
    %1266 = stablehlo.constant dense<8.0> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1268 = stablehlo.add %arg2, %1267 : tensor<2x3xf32>
    %1269 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1270 = stablehlo.power %1268, %1269 : tensor<2x3xf32>
    %1271 = stablehlo.add %1265, %1270 : tensor<2x3xf32>
    %1272 = stablehlo.constant dense<9.0> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1274 = stablehlo.add %arg2, %1273 : tensor<2x3xf32>
    %1275 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1276 = stablehlo.power %1274, %1275 : tensor<2x3xf32>
    %1277 = stablehlo.add %1271, %1276 : tensor<2x3xf32>
    %1278 = stablehlo.constant dense<10.0> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1280 = stablehlo.add %arg2, %1279 : tensor<2x3xf32>
    %1281 = stablehlo.negate %1094 : tensor<2x3xf32>
    %1282 = stablehlo.power %1280, %1281 : tensor<2x3xf32>
    %1283 = stablehlo.divide %1094, %1280 : tensor<2x3xf32>
    %1284 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1286 = stablehlo.multiply %1283, %1285 : tensor<2x3xf32>
    %1287 = stablehlo.constant dense<1.0> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1289 = stablehlo.add %1094, %1288 : tensor<2x3xf32>
    %1290 = stablehlo.divide %1289, %1280 : tensor<2x3xf32>
    %1291 = stablehlo.multiply %1283, %1290 : tensor<2x3xf32>
    %1292 = stablehlo.constant dense<2.0> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1294 = stablehlo.add %1094, %1293 : tensor<2x3xf32>
    %1295 = stablehlo.divide %1294, %1280 : tensor<2x3xf32>
    %1296 = stablehlo.multiply %1291, %1295 : tensor<2x3xf32>
    %1297 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1299 = stablehlo.multiply %1296, %1298 : tensor<2x3xf32>
    %1300 = stablehlo.add %1286, %1299 : tensor<2x3xf32>
    %1301 = stablehlo.constant dense<3.0> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %1301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1303 = stablehlo.add %1094, %1302 : tensor<2x3xf32>
    %1304 = stablehlo.divide %1303, %1280 : tensor<2x3xf32>
    %1305 = stablehlo.multiply %1296, %1304 : tensor<2x3xf32>
    %1306 = stablehlo.constant dense<4.0> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %1306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1308 = stablehlo.add %1094, %1307 : tensor<2x3xf32>
    %1309 = stablehlo.divide %1308, %1280 : tensor<2x3xf32>
    %1310 = stablehlo.multiply %1305, %1309 : tensor<2x3xf32>
    %1311 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %1311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1313 = stablehlo.multiply %1310, %1312 : tensor<2x3xf32>
    %1314 = stablehlo.add %1300, %1313 : tensor<2x3xf32>
    %1315 = stablehlo.constant dense<5.0> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1317 = stablehlo.add %1094, %1316 : tensor<2x3xf32>
    %1318 = stablehlo.divide %1317, %1280 : tensor<2x3xf32>
    %1319 = stablehlo.multiply %1310, %1318 : tensor<2x3xf32>
    %1320 = stablehlo.constant dense<6.0> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1322 = stablehlo.add %1094, %1321 : tensor<2x3xf32>
    %1323 = stablehlo.divide %1322, %1280 : tensor<2x3xf32>
    %1324 = stablehlo.multiply %1319, %1323 : tensor<2x3xf32>
    %1325 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %1325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1327 = stablehlo.multiply %1324, %1326 : tensor<2x3xf32>
    %1328 = stablehlo.add %1314, %1327 : tensor<2x3xf32>
    %1329 = stablehlo.constant dense<7.0> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %1329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1331 = stablehlo.add %1094, %1330 : tensor<2x3xf32>
    %1332 = stablehlo.divide %1331, %1280 : tensor<2x3xf32>
    %1333 = stablehlo.multiply %1324, %1332 : tensor<2x3xf32>
    %1334 = stablehlo.constant dense<8.0> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %1334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1336 = stablehlo.add %1094, %1335 : tensor<2x3xf32>
    %1337 = stablehlo.divide %1336, %1280 : tensor<2x3xf32>
    %1338 = stablehlo.multiply %1333, %1337 : tensor<2x3xf32>
    %1339 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1341 = stablehlo.multiply %1338, %1340 : tensor<2x3xf32>
    %1342 = stablehlo.add %1328, %1341 : tensor<2x3xf32>
    %1343 = stablehlo.constant dense<9.0> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %1343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1345 = stablehlo.add %1094, %1344 : tensor<2x3xf32>
    %1346 = stablehlo.divide %1345, %1280 : tensor<2x3xf32>
    %1347 = stablehlo.multiply %1338, %1346 : tensor<2x3xf32>
    %1348 = stablehlo.constant dense<10.0> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1350 = stablehlo.add %1094, %1349 : tensor<2x3xf32>
    %1351 = stablehlo.divide %1350, %1280 : tensor<2x3xf32>
    %1352 = stablehlo.multiply %1347, %1351 : tensor<2x3xf32>
    %1353 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %1353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1355 = stablehlo.multiply %1352, %1354 : tensor<2x3xf32>
    %1356 = stablehlo.add %1342, %1355 : tensor<2x3xf32>
    %1357 = stablehlo.constant dense<11.0> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %1357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1359 = stablehlo.add %1094, %1358 : tensor<2x3xf32>
    %1360 = stablehlo.divide %1359, %1280 : tensor<2x3xf32>
    %1361 = stablehlo.multiply %1352, %1360 : tensor<2x3xf32>
    %1362 = stablehlo.constant dense<12.0> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1364 = stablehlo.add %1094, %1363 : tensor<2x3xf32>
    %1365 = stablehlo.divide %1364, %1280 : tensor<2x3xf32>
    %1366 = stablehlo.multiply %1361, %1365 : tensor<2x3xf32>
    %1367 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %1367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1369 = stablehlo.multiply %1366, %1368 : tensor<2x3xf32>
    %1370 = stablehlo.add %1356, %1369 : tensor<2x3xf32>
    %1371 = stablehlo.constant dense<13.0> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %1371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1373 = stablehlo.add %1094, %1372 : tensor<2x3xf32>
    %1374 = stablehlo.divide %1373, %1280 : tensor<2x3xf32>
    %1375 = stablehlo.multiply %1366, %1374 : tensor<2x3xf32>
    %1376 = stablehlo.constant dense<14.0> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %1376, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1378 = stablehlo.add %1094, %1377 : tensor<2x3xf32>
    %1379 = stablehlo.divide %1378, %1280 : tensor<2x3xf32>
    %1380 = stablehlo.multiply %1375, %1379 : tensor<2x3xf32>
    %1381 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %1381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1383 = stablehlo.multiply %1380, %1382 : tensor<2x3xf32>
    %1384 = stablehlo.add %1370, %1383 : tensor<2x3xf32>
    %1385 = stablehlo.constant dense<1.0> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %1385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1387 = stablehlo.subtract %1094, %1386 : tensor<2x3xf32>
    %1388 = stablehlo.divide %1280, %1387 : tensor<2x3xf32>
    %1389 = stablehlo.constant dense<0.5> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1391 = stablehlo.add %1388, %1390 : tensor<2x3xf32>
    %1392 = stablehlo.add %1391, %1384 : tensor<2x3xf32>
    %1393 = stablehlo.multiply %1282, %1392 : tensor<2x3xf32>
    %1394 = stablehlo.abs %1282 : tensor<2x3xf32>
    %1395 = stablehlo.abs %1277 : tensor<2x3xf32>
    %1396 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1398 = stablehlo.multiply %1395, %1397 : tensor<2x3xf32>
    %1399 = stablehlo.compare LE, %1394, %1398, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1400 = stablehlo.add %1277, %1393 : tensor<2x3xf32>
    %1401 = stablehlo.select %1399, %1277, %1400 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1402 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1403 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1404 = stablehlo.constant dense<0.0> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1406 = stablehlo.compare LE, %arg2, %1405, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1407 = stablehlo.floor %1094 : tensor<2x3xf32>
    %1408 = stablehlo.compare EQ, %1094, %1407, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1409 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %1409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1411 = stablehlo.compare LT, %arg2, %1410, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1412 = stablehlo.select %1406, %1408, %1411 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1413 = stablehlo.constant dense<1.0> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %1413, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1415 = stablehlo.compare GE, %1094, %1414, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1416 = stablehlo.and %1412, %1415 : tensor<2x3xi1>
    %1417 = stablehlo.broadcast_in_dim %1403, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1418 = stablehlo.select %1416, %1401, %1417 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1419 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1420 = stablehlo.compare EQ, %arg2, %1419, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1421 = stablehlo.and %1406, %1420 : tensor<2x3xi1>
    %1422 = stablehlo.constant dense<0.5> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %1422, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1424 = stablehlo.multiply %1094, %1423 : tensor<2x3xf32>
    %1425 = stablehlo.floor %1424 : tensor<2x3xf32>
    %1426 = stablehlo.compare EQ, %1424, %1425, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1427 = stablehlo.broadcast_in_dim %1402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1428 = stablehlo.broadcast_in_dim %1403, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1429 = stablehlo.select %1426, %1427, %1428 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1430 = stablehlo.select %1421, %1429, %1418 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1431 = stablehlo.constant dense<1.0> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %1431, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1433 = stablehlo.compare EQ, %1094, %1432, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1434 = stablehlo.broadcast_in_dim %1402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1435 = stablehlo.select %1433, %1434, %1430 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1436 = stablehlo.multiply %1221, %1435 : tensor<2x3xf32>
    %1437 = stablehlo.constant dense<0.5> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %1437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1439 = stablehlo.multiply %arg2, %1438 : tensor<2x3xf32>
    %1440 = stablehlo.floor %1439 : tensor<2x3xf32>
    %1441 = stablehlo.compare EQ, %1439, %1440, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1442 = stablehlo.negate %1436 : tensor<2x3xf32>
    %1443 = stablehlo.select %1441, %1442, %1436 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1444 = stablehlo.constant dense<0.0> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %1444, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1446 = stablehlo.compare EQ, %arg2, %1445, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1447 = stablehlo.constant dense<0.5> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %1447, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1449 = stablehlo.compare LT, %arg2, %1448, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1450 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1451 = stablehlo.constant dense<1.0> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %1451, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1453 = stablehlo.subtract %arg2, %1452 : tensor<2x3xf32>
    %1454 = stablehlo.select %1449, %1450, %1453 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1455 = stablehlo.constant dense<7.5> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %1455, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1457 = stablehlo.add %1454, %1456 : tensor<2x3xf32>
    %1458 = stablehlo.constant dense<7.5> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %1458, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1460 = stablehlo.divide %1454, %1459 : tensor<2x3xf32>
    %1461 = stablehlo.log_plus_one %1460 : tensor<2x3xf32>
    %1462 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %1462, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1464 = stablehlo.add %1461, %1463 : tensor<2x3xf32>
    %1465 = stablehlo.constant dense<0.0> : tensor<f32>
    %1466 = stablehlo.constant dense<1.0> : tensor<f32>
    %1467 = stablehlo.broadcast_in_dim %1466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1468 = stablehlo.add %1454, %1467 : tensor<2x3xf32>
    %1469 = stablehlo.multiply %1468, %1468 : tensor<2x3xf32>
    %1470 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %1470, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1472 = stablehlo.divide %1471, %1469 : tensor<2x3xf32>
    %1473 = stablehlo.broadcast_in_dim %1465, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1474 = stablehlo.add %1473, %1472 : tensor<2x3xf32>
    %1475 = stablehlo.constant dense<2.0> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %1475, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1477 = stablehlo.add %1454, %1476 : tensor<2x3xf32>
    %1478 = stablehlo.multiply %1477, %1477 : tensor<2x3xf32>
    %1479 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1481 = stablehlo.divide %1480, %1478 : tensor<2x3xf32>
    %1482 = stablehlo.add %1474, %1481 : tensor<2x3xf32>
    %1483 = stablehlo.constant dense<3.0> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %1483, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1485 = stablehlo.add %1454, %1484 : tensor<2x3xf32>
    %1486 = stablehlo.multiply %1485, %1485 : tensor<2x3xf32>
    %1487 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %1487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1489 = stablehlo.divide %1488, %1486 : tensor<2x3xf32>
    %1490 = stablehlo.add %1482, %1489 : tensor<2x3xf32>
    %1491 = stablehlo.constant dense<4.0> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %1491, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1493 = stablehlo.add %1454, %1492 : tensor<2x3xf32>
    %1494 = stablehlo.multiply %1493, %1493 : tensor<2x3xf32>
    %1495 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %1495, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1497 = stablehlo.divide %1496, %1494 : tensor<2x3xf32>
    %1498 = stablehlo.add %1490, %1497 : tensor<2x3xf32>
    %1499 = stablehlo.constant dense<5.0> : tensor<f32>
    %1500 = stablehlo.broadcast_in_dim %1499, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1501 = stablehlo.add %1454, %1500 : tensor<2x3xf32>
    %1502 = stablehlo.multiply %1501, %1501 : tensor<2x3xf32>
    %1503 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %1503, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1505 = stablehlo.divide %1504, %1502 : tensor<2x3xf32>
    %1506 = stablehlo.add %1498, %1505 : tensor<2x3xf32>
    %1507 = stablehlo.constant dense<6.0> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %1507, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1509 = stablehlo.add %1454, %1508 : tensor<2x3xf32>
    %1510 = stablehlo.multiply %1509, %1509 : tensor<2x3xf32>
    %1511 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %1511, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1513 = stablehlo.divide %1512, %1510 : tensor<2x3xf32>
    %1514 = stablehlo.add %1506, %1513 : tensor<2x3xf32>
    %1515 = stablehlo.constant dense<7.0> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %1515, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1517 = stablehlo.add %1454, %1516 : tensor<2x3xf32>
    %1518 = stablehlo.multiply %1517, %1517 : tensor<2x3xf32>
    %1519 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1521 = stablehlo.divide %1520, %1518 : tensor<2x3xf32>
    %1522 = stablehlo.add %1514, %1521 : tensor<2x3xf32>
    %1523 = stablehlo.constant dense<8.0> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %1523, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1525 = stablehlo.add %1454, %1524 : tensor<2x3xf32>
    %1526 = stablehlo.multiply %1525, %1525 : tensor<2x3xf32>
    %1527 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %1527, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1529 = stablehlo.divide %1528, %1526 : tensor<2x3xf32>
    %1530 = stablehlo.add %1522, %1529 : tensor<2x3xf32>
    %1531 = stablehlo.constant dense<1.0> : tensor<f32>
    %1532 = stablehlo.constant dense<1.0> : tensor<f32>
    %1533 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1534 = stablehlo.add %1454, %1533 : tensor<2x3xf32>
    %1535 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1536 = stablehlo.broadcast_in_dim %1535, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1537 = stablehlo.divide %1536, %1534 : tensor<2x3xf32>
    %1538 = stablehlo.broadcast_in_dim %1531, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1539 = stablehlo.add %1538, %1537 : tensor<2x3xf32>
    %1540 = stablehlo.constant dense<2.0> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %1540, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1542 = stablehlo.add %1454, %1541 : tensor<2x3xf32>
    %1543 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %1543, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1545 = stablehlo.divide %1544, %1542 : tensor<2x3xf32>
    %1546 = stablehlo.add %1539, %1545 : tensor<2x3xf32>
    %1547 = stablehlo.constant dense<3.0> : tensor<f32>
    %1548 = stablehlo.broadcast_in_dim %1547, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1549 = stablehlo.add %1454, %1548 : tensor<2x3xf32>
    %1550 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %1550, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1552 = stablehlo.divide %1551, %1549 : tensor<2x3xf32>
    %1553 = stablehlo.add %1546, %1552 : tensor<2x3xf32>
    %1554 = stablehlo.constant dense<4.0> : tensor<f32>
    %1555 = stablehlo.broadcast_in_dim %1554, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1556 = stablehlo.add %1454, %1555 : tensor<2x3xf32>
    %1557 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %1557, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1559 = stablehlo.divide %1558, %1556 : tensor<2x3xf32>
    %1560 = stablehlo.add %1553, %1559 : tensor<2x3xf32>
    %1561 = stablehlo.constant dense<5.0> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %1561, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1563 = stablehlo.add %1454, %1562 : tensor<2x3xf32>
    %1564 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %1564, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1566 = stablehlo.divide %1565, %1563 : tensor<2x3xf32>
    %1567 = stablehlo.add %1560, %1566 : tensor<2x3xf32>
    %1568 = stablehlo.constant dense<6.0> : tensor<f32>
    %1569 = stablehlo.broadcast_in_dim %1568, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1570 = stablehlo.add %1454, %1569 : tensor<2x3xf32>
    %1571 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %1571, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1573 = stablehlo.divide %1572, %1570 : tensor<2x3xf32>
    %1574 = stablehlo.add %1567, %1573 : tensor<2x3xf32>
    %1575 = stablehlo.constant dense<7.0> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %1575, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1577 = stablehlo.add %1454, %1576 : tensor<2x3xf32>
    %1578 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1580 = stablehlo.divide %1579, %1577 : tensor<2x3xf32>
    %1581 = stablehlo.add %1574, %1580 : tensor<2x3xf32>
    %1582 = stablehlo.constant dense<8.0> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %1582, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1584 = stablehlo.add %1454, %1583 : tensor<2x3xf32>
    %1585 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %1585, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1587 = stablehlo.divide %1586, %1584 : tensor<2x3xf32>
    %1588 = stablehlo.add %1581, %1587 : tensor<2x3xf32>
    %1589 = stablehlo.divide %1530, %1588 : tensor<2x3xf32>
    %1590 = stablehlo.subtract %1464, %1589 : tensor<2x3xf32>
    %1591 = stablehlo.constant dense<7.0> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1593 = stablehlo.divide %1592, %1457 : tensor<2x3xf32>
    %1594 = stablehlo.subtract %1590, %1593 : tensor<2x3xf32>
    %1595 = stablehlo.constant dense<0.5> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %1595, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1597 = stablehlo.add %arg2, %1596 : tensor<2x3xf32>
    %1598 = stablehlo.floor %1597 : tensor<2x3xf32>
    %1599 = stablehlo.abs %1598 : tensor<2x3xf32>
    %1600 = stablehlo.add %arg2, %1599 : tensor<2x3xf32>
    %1601 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1602 = stablehlo.broadcast_in_dim %1601, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1603 = stablehlo.multiply %1600, %1602 : tensor<2x3xf32>
    %1604 = stablehlo.cosine %1603 : tensor<2x3xf32>
    %1605 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %1605, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1607 = stablehlo.multiply %1604, %1606 : tensor<2x3xf32>
    %1608 = stablehlo.sine %1603 : tensor<2x3xf32>
    %1609 = stablehlo.divide %1607, %1608 : tensor<2x3xf32>
    %1610 = stablehlo.subtract %1594, %1609 : tensor<2x3xf32>
    %1611 = stablehlo.select %1449, %1610, %1594 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1612 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1613 = stablehlo.compare EQ, %arg2, %1612, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1614 = stablehlo.constant dense<0.0> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %1614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1616 = stablehlo.compare LE, %arg2, %1615, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1617 = stablehlo.and %1613, %1616 : tensor<2x3xi1>
    %1618 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %1618, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1620 = stablehlo.select %1617, %1619, %1611 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1621 = stablehlo.select %1446, %1620, %1443 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1622 = stablehlo.constant dense<0.0> : tensor<f32>
    %1623 = stablehlo.broadcast_in_dim %1622, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1624 = stablehlo.compare GE, %arg2, %1623, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1625 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1626 = stablehlo.compare EQ, %arg2, %1625, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1627 = stablehlo.and %1624, %1626 : tensor<2x3xi1>
    %1628 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %1628, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1630 = stablehlo.compare LT, %arg2, %1629, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1631 = stablehlo.and %1627, %1630 : tensor<2x3xi1>
    %1632 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %1632, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1634 = stablehlo.select %1631, %1621, %1633 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1635 = stablehlo.constant dense<1.0> : tensor<f64>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1637 = stablehlo.add %arg3, %1636 : tensor<2x3xf64>
    %1638 = stablehlo.constant dense<0.5> : tensor<f64>
    %1639 = stablehlo.broadcast_in_dim %1638, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1640 = stablehlo.compare LT, %1637, %1639, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1641 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1642 = stablehlo.constant dense<1.0> : tensor<f64>
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1644 = stablehlo.subtract %1637, %1643 : tensor<2x3xf64>
    %1645 = stablehlo.select %1640, %1641, %1644 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1646 = stablehlo.constant dense<7.5> : tensor<f64>
    %1647 = stablehlo.broadcast_in_dim %1646, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1648 = stablehlo.add %1645, %1647 : tensor<2x3xf64>
    %1649 = stablehlo.constant dense<7.5> : tensor<f64>
    %1650 = stablehlo.broadcast_in_dim %1649, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1651 = stablehlo.divide %1645, %1650 : tensor<2x3xf64>
    %1652 = stablehlo.log_plus_one %1651 : tensor<2x3xf64>
    %1653 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %1654 = stablehlo.broadcast_in_dim %1653, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1655 = stablehlo.add %1652, %1654 : tensor<2x3xf64>
    %1656 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %1657 = stablehlo.constant dense<1.0> : tensor<f64>
    %1658 = stablehlo.broadcast_in_dim %1657, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1659 = stablehlo.add %1645, %1658 : tensor<2x3xf64>
    %1660 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %1661 = stablehlo.broadcast_in_dim %1660, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1662 = stablehlo.divide %1661, %1659 : tensor<2x3xf64>
    %1663 = stablehlo.broadcast_in_dim %1656, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1664 = stablehlo.add %1663, %1662 : tensor<2x3xf64>
    %1665 = stablehlo.constant dense<2.0> : tensor<f64>
    %1666 = stablehlo.broadcast_in_dim %1665, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1667 = stablehlo.add %1645, %1666 : tensor<2x3xf64>
    %1668 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1670 = stablehlo.divide %1669, %1667 : tensor<2x3xf64>
    %1671 = stablehlo.add %1664, %1670 : tensor<2x3xf64>
    %1672 = stablehlo.constant dense<3.0> : tensor<f64>
    %1673 = stablehlo.broadcast_in_dim %1672, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1674 = stablehlo.add %1645, %1673 : tensor<2x3xf64>
    %1675 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %1676 = stablehlo.broadcast_in_dim %1675, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1677 = stablehlo.divide %1676, %1674 : tensor<2x3xf64>
    %1678 = stablehlo.add %1671, %1677 : tensor<2x3xf64>
    %1679 = stablehlo.constant dense<4.0> : tensor<f64>
    %1680 = stablehlo.broadcast_in_dim %1679, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1681 = stablehlo.add %1645, %1680 : tensor<2x3xf64>
    %1682 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %1683 = stablehlo.broadcast_in_dim %1682, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1684 = stablehlo.divide %1683, %1681 : tensor<2x3xf64>
    %1685 = stablehlo.add %1678, %1684 : tensor<2x3xf64>
    %1686 = stablehlo.constant dense<5.0> : tensor<f64>
    %1687 = stablehlo.broadcast_in_dim %1686, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1688 = stablehlo.add %1645, %1687 : tensor<2x3xf64>
    %1689 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1691 = stablehlo.divide %1690, %1688 : tensor<2x3xf64>
    %1692 = stablehlo.add %1685, %1691 : tensor<2x3xf64>
    %1693 = stablehlo.constant dense<6.0> : tensor<f64>
    %1694 = stablehlo.broadcast_in_dim %1693, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1695 = stablehlo.add %1645, %1694 : tensor<2x3xf64>
    %1696 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %1697 = stablehlo.broadcast_in_dim %1696, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1698 = stablehlo.divide %1697, %1695 : tensor<2x3xf64>
    %1699 = stablehlo.add %1692, %1698 : tensor<2x3xf64>
    %1700 = stablehlo.constant dense<7.0> : tensor<f64>
    %1701 = stablehlo.broadcast_in_dim %1700, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1702 = stablehlo.add %1645, %1701 : tensor<2x3xf64>
    %1703 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1705 = stablehlo.divide %1704, %1702 : tensor<2x3xf64>
    %1706 = stablehlo.add %1699, %1705 : tensor<2x3xf64>
    %1707 = stablehlo.constant dense<8.0> : tensor<f64>
    %1708 = stablehlo.broadcast_in_dim %1707, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1709 = stablehlo.add %1645, %1708 : tensor<2x3xf64>
    %1710 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %1711 = stablehlo.broadcast_in_dim %1710, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1712 = stablehlo.divide %1711, %1709 : tensor<2x3xf64>
    %1713 = stablehlo.add %1706, %1712 : tensor<2x3xf64>
    %1714 = stablehlo.log %1713 : tensor<2x3xf64>
    %1715 = stablehlo.constant dense<0.5> : tensor<f64>
    %1716 = stablehlo.broadcast_in_dim %1715, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1717 = stablehlo.add %1645, %1716 : tensor<2x3xf64>
    %1718 = stablehlo.divide %1648, %1655 : tensor<2x3xf64>
    %1719 = stablehlo.subtract %1717, %1718 : tensor<2x3xf64>
    %1720 = stablehlo.multiply %1719, %1655 : tensor<2x3xf64>
    %1721 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %1722 = stablehlo.broadcast_in_dim %1721, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1723 = stablehlo.add %1720, %1722 : tensor<2x3xf64>
    %1724 = stablehlo.add %1723, %1714 : tensor<2x3xf64>
    %1725 = stablehlo.abs %1637 : tensor<2x3xf64>
    %1726 = stablehlo.floor %1725 : tensor<2x3xf64>
    %1727 = stablehlo.subtract %1725, %1726 : tensor<2x3xf64>
    %1728 = stablehlo.constant dense<0.5> : tensor<f64>
    %1729 = stablehlo.broadcast_in_dim %1728, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1730 = stablehlo.compare GT, %1727, %1729, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1731 = stablehlo.constant dense<1.0> : tensor<f64>
    %1732 = stablehlo.broadcast_in_dim %1731, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1733 = stablehlo.subtract %1732, %1727 : tensor<2x3xf64>
    %1734 = stablehlo.select %1730, %1733, %1727 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1735 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1737 = stablehlo.multiply %1734, %1736 : tensor<2x3xf64>
    %1738 = stablehlo.sine %1737 : tensor<2x3xf64>
    %1739 = stablehlo.log %1738 : tensor<2x3xf64>
    %1740 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %1741 = stablehlo.broadcast_in_dim %1740, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1742 = stablehlo.subtract %1741, %1739 : tensor<2x3xf64>
    %1743 = stablehlo.subtract %1742, %1724 : tensor<2x3xf64>
    %1744 = stablehlo.is_finite %1739 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %1745 = stablehlo.negate %1739 : tensor<2x3xf64>
    %1746 = stablehlo.select %1744, %1743, %1745 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1747 = stablehlo.select %1640, %1746, %1724 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1748 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1749 = stablehlo.broadcast_in_dim %1748, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1750 = stablehlo.compare EQ, %1725, %1749, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1751 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1752 = stablehlo.broadcast_in_dim %1751, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1753 = stablehlo.select %1750, %1752, %1747 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1754 = stablehlo.constant dense<1.0> : tensor<f64>
    %1755 = stablehlo.broadcast_in_dim %1754, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1756 = stablehlo.compare EQ, %1637, %1755, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1757 = stablehlo.constant dense<2.0> : tensor<f64>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1759 = stablehlo.compare EQ, %1637, %1758, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1760 = stablehlo.or %1756, %1759 : tensor<2x3xi1>
    %1761 = stablehlo.constant dense<0.0> : tensor<f64>
    %1762 = stablehlo.broadcast_in_dim %1761, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1763 = stablehlo.select %1760, %1762, %1753 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1764 = stablehlo.exponential %1763 : tensor<2x3xf64>
    %1765 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1766 = stablehlo.power %arg3, %1765 : tensor<2x3xf64>
    %1767 = stablehlo.constant dense<1.0> : tensor<f64>
    %1768 = stablehlo.broadcast_in_dim %1767, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1769 = stablehlo.add %arg3, %1768 : tensor<2x3xf64>
    %1770 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1771 = stablehlo.power %1769, %1770 : tensor<2x3xf64>
    %1772 = stablehlo.add %1766, %1771 : tensor<2x3xf64>
    %1773 = stablehlo.constant dense<2.0> : tensor<f64>
    %1774 = stablehlo.broadcast_in_dim %1773, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1775 = stablehlo.add %arg3, %1774 : tensor<2x3xf64>
    %1776 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1777 = stablehlo.power %1775, %1776 : tensor<2x3xf64>
    %1778 = stablehlo.add %1772, %1777 : tensor<2x3xf64>
    %1779 = stablehlo.constant dense<3.0> : tensor<f64>
    %1780 = stablehlo.broadcast_in_dim %1779, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1781 = stablehlo.add %arg3, %1780 : tensor<2x3xf64>
    %1782 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1783 = stablehlo.power %1781, %1782 : tensor<2x3xf64>
    %1784 = stablehlo.add %1778, %1783 : tensor<2x3xf64>
    %1785 = stablehlo.constant dense<4.0> : tensor<f64>
    %1786 = stablehlo.broadcast_in_dim %1785, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1787 = stablehlo.add %arg3, %1786 : tensor<2x3xf64>
    %1788 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1789 = stablehlo.power %1787, %1788 : tensor<2x3xf64>
    %1790 = stablehlo.add %1784, %1789 : tensor<2x3xf64>
    %1791 = stablehlo.constant dense<5.0> : tensor<f64>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1793 = stablehlo.add %arg3, %1792 : tensor<2x3xf64>
    %1794 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1795 = stablehlo.power %1793, %1794 : tensor<2x3xf64>
    %1796 = stablehlo.add %1790, %1795 : tensor<2x3xf64>
    %1797 = stablehlo.constant dense<6.0> : tensor<f64>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1799 = stablehlo.add %arg3, %1798 : tensor<2x3xf64>
    %1800 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1801 = stablehlo.power %1799, %1800 : tensor<2x3xf64>
    %1802 = stablehlo.add %1796, %1801 : tensor<2x3xf64>
    %1803 = stablehlo.constant dense<7.0> : tensor<f64>
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1805 = stablehlo.add %arg3, %1804 : tensor<2x3xf64>
    %1806 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1807 = stablehlo.power %1805, %1806 : tensor<2x3xf64>
    %1808 = stablehlo.add %1802, %1807 : tensor<2x3xf64>
    %1809 = stablehlo.constant dense<8.0> : tensor<f64>
    %1810 = stablehlo.broadcast_in_dim %1809, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1811 = stablehlo.add %arg3, %1810 : tensor<2x3xf64>
    %1812 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1813 = stablehlo.power %1811, %1812 : tensor<2x3xf64>
    %1814 = stablehlo.add %1808, %1813 : tensor<2x3xf64>
    %1815 = stablehlo.constant dense<9.0> : tensor<f64>
    %1816 = stablehlo.broadcast_in_dim %1815, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1817 = stablehlo.add %arg3, %1816 : tensor<2x3xf64>
    %1818 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1819 = stablehlo.power %1817, %1818 : tensor<2x3xf64>
    %1820 = stablehlo.add %1814, %1819 : tensor<2x3xf64>
    %1821 = stablehlo.constant dense<10.0> : tensor<f64>
    %1822 = stablehlo.broadcast_in_dim %1821, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1823 = stablehlo.add %arg3, %1822 : tensor<2x3xf64>
    %1824 = stablehlo.negate %1637 : tensor<2x3xf64>
    %1825 = stablehlo.power %1823, %1824 : tensor<2x3xf64>
    %1826 = stablehlo.divide %1637, %1823 : tensor<2x3xf64>
    %1827 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %1828 = stablehlo.broadcast_in_dim %1827, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1829 = stablehlo.multiply %1826, %1828 : tensor<2x3xf64>
    %1830 = stablehlo.constant dense<1.0> : tensor<f64>
    %1831 = stablehlo.broadcast_in_dim %1830, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1832 = stablehlo.add %1637, %1831 : tensor<2x3xf64>
    %1833 = stablehlo.divide %1832, %1823 : tensor<2x3xf64>
    %1834 = stablehlo.multiply %1826, %1833 : tensor<2x3xf64>
    %1835 = stablehlo.constant dense<2.0> : tensor<f64>
    %1836 = stablehlo.broadcast_in_dim %1835, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1837 = stablehlo.add %1637, %1836 : tensor<2x3xf64>
    %1838 = stablehlo.divide %1837, %1823 : tensor<2x3xf64>
    %1839 = stablehlo.multiply %1834, %1838 : tensor<2x3xf64>
    %1840 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %1841 = stablehlo.broadcast_in_dim %1840, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1842 = stablehlo.multiply %1839, %1841 : tensor<2x3xf64>
    %1843 = stablehlo.add %1829, %1842 : tensor<2x3xf64>
    %1844 = stablehlo.constant dense<3.0> : tensor<f64>
    %1845 = stablehlo.broadcast_in_dim %1844, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1846 = stablehlo.add %1637, %1845 : tensor<2x3xf64>
    %1847 = stablehlo.divide %1846, %1823 : tensor<2x3xf64>
    %1848 = stablehlo.multiply %1839, %1847 : tensor<2x3xf64>
    %1849 = stablehlo.constant dense<4.0> : tensor<f64>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1851 = stablehlo.add %1637, %1850 : tensor<2x3xf64>
    %1852 = stablehlo.divide %1851, %1823 : tensor<2x3xf64>
    %1853 = stablehlo.multiply %1848, %1852 : tensor<2x3xf64>
    %1854 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %1855 = stablehlo.broadcast_in_dim %1854, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1856 = stablehlo.multiply %1853, %1855 : tensor<2x3xf64>
    %1857 = stablehlo.add %1843, %1856 : tensor<2x3xf64>
    %1858 = stablehlo.constant dense<5.0> : tensor<f64>
    %1859 = stablehlo.broadcast_in_dim %1858, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1860 = stablehlo.add %1637, %1859 : tensor<2x3xf64>
    %1861 = stablehlo.divide %1860, %1823 : tensor<2x3xf64>
    %1862 = stablehlo.multiply %1853, %1861 : tensor<2x3xf64>
    %1863 = stablehlo.constant dense<6.0> : tensor<f64>
    %1864 = stablehlo.broadcast_in_dim %1863, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1865 = stablehlo.add %1637, %1864 : tensor<2x3xf64>
    %1866 = stablehlo.divide %1865, %1823 : tensor<2x3xf64>
    %1867 = stablehlo.multiply %1862, %1866 : tensor<2x3xf64>
    %1868 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %1869 = stablehlo.broadcast_in_dim %1868, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1870 = stablehlo.multiply %1867, %1869 : tensor<2x3xf64>
    %1871 = stablehlo.add %1857, %1870 : tensor<2x3xf64>
    %1872 = stablehlo.constant dense<7.0> : tensor<f64>
    %1873 = stablehlo.broadcast_in_dim %1872, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1874 = stablehlo.add %1637, %1873 : tensor<2x3xf64>
    %1875 = stablehlo.divide %1874, %1823 : tensor<2x3xf64>
    %1876 = stablehlo.multiply %1867, %1875 : tensor<2x3xf64>
    %1877 = stablehlo.constant dense<8.0> : tensor<f64>
    %1878 = stablehlo.broadcast_in_dim %1877, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1879 = stablehlo.add %1637, %1878 : tensor<2x3xf64>
    %1880 = stablehlo.divide %1879, %1823 : tensor<2x3xf64>
    %1881 = stablehlo.multiply %1876, %1880 : tensor<2x3xf64>
    %1882 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %1883 = stablehlo.broadcast_in_dim %1882, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1884 = stablehlo.multiply %1881, %1883 : tensor<2x3xf64>
    %1885 = stablehlo.add %1871, %1884 : tensor<2x3xf64>
    %1886 = stablehlo.constant dense<9.0> : tensor<f64>
    %1887 = stablehlo.broadcast_in_dim %1886, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1888 = stablehlo.add %1637, %1887 : tensor<2x3xf64>
    %1889 = stablehlo.divide %1888, %1823 : tensor<2x3xf64>
    %1890 = stablehlo.multiply %1881, %1889 : tensor<2x3xf64>
    %1891 = stablehlo.constant dense<10.0> : tensor<f64>
    %1892 = stablehlo.broadcast_in_dim %1891, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1893 = stablehlo.add %1637, %1892 : tensor<2x3xf64>
    %1894 = stablehlo.divide %1893, %1823 : tensor<2x3xf64>
    %1895 = stablehlo.multiply %1890, %1894 : tensor<2x3xf64>
    %1896 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %1897 = stablehlo.broadcast_in_dim %1896, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1898 = stablehlo.multiply %1895, %1897 : tensor<2x3xf64>
    %1899 = stablehlo.add %1885, %1898 : tensor<2x3xf64>
    %1900 = stablehlo.constant dense<11.0> : tensor<f64>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1902 = stablehlo.add %1637, %1901 : tensor<2x3xf64>
    %1903 = stablehlo.divide %1902, %1823 : tensor<2x3xf64>
    %1904 = stablehlo.multiply %1895, %1903 : tensor<2x3xf64>
    %1905 = stablehlo.constant dense<12.0> : tensor<f64>
    %1906 = stablehlo.broadcast_in_dim %1905, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1907 = stablehlo.add %1637, %1906 : tensor<2x3xf64>
    %1908 = stablehlo.divide %1907, %1823 : tensor<2x3xf64>
    %1909 = stablehlo.multiply %1904, %1908 : tensor<2x3xf64>
    %1910 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1912 = stablehlo.multiply %1909, %1911 : tensor<2x3xf64>
    %1913 = stablehlo.add %1899, %1912 : tensor<2x3xf64>
    %1914 = stablehlo.constant dense<13.0> : tensor<f64>
    %1915 = stablehlo.broadcast_in_dim %1914, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1916 = stablehlo.add %1637, %1915 : tensor<2x3xf64>
    %1917 = stablehlo.divide %1916, %1823 : tensor<2x3xf64>
    %1918 = stablehlo.multiply %1909, %1917 : tensor<2x3xf64>
    %1919 = stablehlo.constant dense<14.0> : tensor<f64>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1921 = stablehlo.add %1637, %1920 : tensor<2x3xf64>
    %1922 = stablehlo.divide %1921, %1823 : tensor<2x3xf64>
    %1923 = stablehlo.multiply %1918, %1922 : tensor<2x3xf64>
    %1924 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1926 = stablehlo.multiply %1923, %1925 : tensor<2x3xf64>
    %1927 = stablehlo.add %1913, %1926 : tensor<2x3xf64>
    %1928 = stablehlo.constant dense<1.0> : tensor<f64>
    %1929 = stablehlo.broadcast_in_dim %1928, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1930 = stablehlo.subtract %1637, %1929 : tensor<2x3xf64>
    %1931 = stablehlo.divide %1823, %1930 : tensor<2x3xf64>
    %1932 = stablehlo.constant dense<0.5> : tensor<f64>
    %1933 = stablehlo.broadcast_in_dim %1932, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1934 = stablehlo.add %1931, %1933 : tensor<2x3xf64>
    %1935 = stablehlo.add %1934, %1927 : tensor<2x3xf64>
    %1936 = stablehlo.multiply %1825, %1935 : tensor<2x3xf64>
    %1937 = stablehlo.abs %1825 : tensor<2x3xf64>
    %1938 = stablehlo.abs %1820 : tensor<2x3xf64>
    %1939 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %1940 = stablehlo.broadcast_in_dim %1939, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1941 = stablehlo.multiply %1938, %1940 : tensor<2x3xf64>
    %1942 = stablehlo.compare LE, %1937, %1941, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1943 = stablehlo.add %1820, %1936 : tensor<2x3xf64>
    %1944 = stablehlo.select %1942, %1820, %1943 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1945 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1946 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1947 = stablehlo.constant dense<0.0> : tensor<f64>
    %1948 = stablehlo.broadcast_in_dim %1947, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1949 = stablehlo.compare LE, %arg3, %1948, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1950 = stablehlo.floor %1637 : tensor<2x3xf64>
    %1951 = stablehlo.compare EQ, %1637, %1950, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1952 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1953 = stablehlo.broadcast_in_dim %1952, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1954 = stablehlo.compare LT, %arg3, %1953, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1955 = stablehlo.select %1949, %1951, %1954 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1956 = stablehlo.constant dense<1.0> : tensor<f64>
    %1957 = stablehlo.broadcast_in_dim %1956, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1958 = stablehlo.compare GE, %1637, %1957, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1959 = stablehlo.and %1955, %1958 : tensor<2x3xi1>
    %1960 = stablehlo.broadcast_in_dim %1946, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1961 = stablehlo.select %1959, %1944, %1960 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1962 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %1963 = stablehlo.compare EQ, %arg3, %1962, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1964 = stablehlo.and %1949, %1963 : tensor<2x3xi1>
    %1965 = stablehlo.constant dense<0.5> : tensor<f64>
    %1966 = stablehlo.broadcast_in_dim %1965, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1967 = stablehlo.multiply %1637, %1966 : tensor<2x3xf64>
    %1968 = stablehlo.floor %1967 : tensor<2x3xf64>
    %1969 = stablehlo.compare EQ, %1967, %1968, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1970 = stablehlo.broadcast_in_dim %1945, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1971 = stablehlo.broadcast_in_dim %1946, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1972 = stablehlo.select %1969, %1970, %1971 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1973 = stablehlo.select %1964, %1972, %1961 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1974 = stablehlo.constant dense<1.0> : tensor<f64>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1976 = stablehlo.compare EQ, %1637, %1975, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1977 = stablehlo.broadcast_in_dim %1945, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1978 = stablehlo.select %1976, %1977, %1973 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1979 = stablehlo.multiply %1764, %1978 : tensor<2x3xf64>
    %1980 = stablehlo.constant dense<0.5> : tensor<f64>
    %1981 = stablehlo.broadcast_in_dim %1980, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1982 = stablehlo.multiply %arg3, %1981 : tensor<2x3xf64>
    %1983 = stablehlo.floor %1982 : tensor<2x3xf64>
    %1984 = stablehlo.compare EQ, %1982, %1983, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1985 = stablehlo.negate %1979 : tensor<2x3xf64>
    %1986 = stablehlo.select %1984, %1985, %1979 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1987 = stablehlo.constant dense<0.0> : tensor<f64>
    %1988 = stablehlo.broadcast_in_dim %1987, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1989 = stablehlo.compare EQ, %arg3, %1988, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1990 = stablehlo.constant dense<0.5> : tensor<f64>
    %1991 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1992 = stablehlo.compare LT, %arg3, %1991, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1993 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %1994 = stablehlo.constant dense<1.0> : tensor<f64>
    %1995 = stablehlo.broadcast_in_dim %1994, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1996 = stablehlo.subtract %arg3, %1995 : tensor<2x3xf64>
    %1997 = stablehlo.select %1992, %1993, %1996 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1998 = stablehlo.constant dense<7.5> : tensor<f64>
    %1999 = stablehlo.broadcast_in_dim %1998, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2000 = stablehlo.add %1997, %1999 : tensor<2x3xf64>
    %2001 = stablehlo.constant dense<7.5> : tensor<f64>
    %2002 = stablehlo.broadcast_in_dim %2001, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2003 = stablehlo.divide %1997, %2002 : tensor<2x3xf64>
    %2004 = stablehlo.log_plus_one %2003 : tensor<2x3xf64>
    %2005 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %2006 = stablehlo.broadcast_in_dim %2005, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2007 = stablehlo.add %2004, %2006 : tensor<2x3xf64>
    %2008 = stablehlo.constant dense<0.0> : tensor<f64>
    %2009 = stablehlo.constant dense<1.0> : tensor<f64>
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2011 = stablehlo.add %1997, %2010 : tensor<2x3xf64>
    %2012 = stablehlo.multiply %2011, %2011 : tensor<2x3xf64>
    %2013 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2014 = stablehlo.broadcast_in_dim %2013, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2015 = stablehlo.divide %2014, %2012 : tensor<2x3xf64>
    %2016 = stablehlo.broadcast_in_dim %2008, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2017 = stablehlo.add %2016, %2015 : tensor<2x3xf64>
    %2018 = stablehlo.constant dense<2.0> : tensor<f64>
    %2019 = stablehlo.broadcast_in_dim %2018, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2020 = stablehlo.add %1997, %2019 : tensor<2x3xf64>
    %2021 = stablehlo.multiply %2020, %2020 : tensor<2x3xf64>
    %2022 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2023 = stablehlo.broadcast_in_dim %2022, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2024 = stablehlo.divide %2023, %2021 : tensor<2x3xf64>
    %2025 = stablehlo.add %2017, %2024 : tensor<2x3xf64>
    %2026 = stablehlo.constant dense<3.0> : tensor<f64>
    %2027 = stablehlo.broadcast_in_dim %2026, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2028 = stablehlo.add %1997, %2027 : tensor<2x3xf64>
    %2029 = stablehlo.multiply %2028, %2028 : tensor<2x3xf64>
    %2030 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2032 = stablehlo.divide %2031, %2029 : tensor<2x3xf64>
    %2033 = stablehlo.add %2025, %2032 : tensor<2x3xf64>
    %2034 = stablehlo.constant dense<4.0> : tensor<f64>
    %2035 = stablehlo.broadcast_in_dim %2034, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2036 = stablehlo.add %1997, %2035 : tensor<2x3xf64>
    %2037 = stablehlo.multiply %2036, %2036 : tensor<2x3xf64>
    %2038 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2039 = stablehlo.broadcast_in_dim %2038, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2040 = stablehlo.divide %2039, %2037 : tensor<2x3xf64>
    %2041 = stablehlo.add %2033, %2040 : tensor<2x3xf64>
    %2042 = stablehlo.constant dense<5.0> : tensor<f64>
    %2043 = stablehlo.broadcast_in_dim %2042, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2044 = stablehlo.add %1997, %2043 : tensor<2x3xf64>
    %2045 = stablehlo.multiply %2044, %2044 : tensor<2x3xf64>
    %2046 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2047 = stablehlo.broadcast_in_dim %2046, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2048 = stablehlo.divide %2047, %2045 : tensor<2x3xf64>
    %2049 = stablehlo.add %2041, %2048 : tensor<2x3xf64>
    %2050 = stablehlo.constant dense<6.0> : tensor<f64>
    %2051 = stablehlo.broadcast_in_dim %2050, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2052 = stablehlo.add %1997, %2051 : tensor<2x3xf64>
    %2053 = stablehlo.multiply %2052, %2052 : tensor<2x3xf64>
    %2054 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2055 = stablehlo.broadcast_in_dim %2054, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2056 = stablehlo.divide %2055, %2053 : tensor<2x3xf64>
    %2057 = stablehlo.add %2049, %2056 : tensor<2x3xf64>
    %2058 = stablehlo.constant dense<7.0> : tensor<f64>
    %2059 = stablehlo.broadcast_in_dim %2058, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2060 = stablehlo.add %1997, %2059 : tensor<2x3xf64>
    %2061 = stablehlo.multiply %2060, %2060 : tensor<2x3xf64>
    %2062 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2064 = stablehlo.divide %2063, %2061 : tensor<2x3xf64>
    %2065 = stablehlo.add %2057, %2064 : tensor<2x3xf64>
    %2066 = stablehlo.constant dense<8.0> : tensor<f64>
    %2067 = stablehlo.broadcast_in_dim %2066, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2068 = stablehlo.add %1997, %2067 : tensor<2x3xf64>
    %2069 = stablehlo.multiply %2068, %2068 : tensor<2x3xf64>
    %2070 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2071 = stablehlo.broadcast_in_dim %2070, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2072 = stablehlo.divide %2071, %2069 : tensor<2x3xf64>
    %2073 = stablehlo.add %2065, %2072 : tensor<2x3xf64>
    %2074 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %2075 = stablehlo.constant dense<1.0> : tensor<f64>
    %2076 = stablehlo.broadcast_in_dim %2075, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2077 = stablehlo.add %1997, %2076 : tensor<2x3xf64>
    %2078 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2079 = stablehlo.broadcast_in_dim %2078, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2080 = stablehlo.divide %2079, %2077 : tensor<2x3xf64>
    %2081 = stablehlo.broadcast_in_dim %2074, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2082 = stablehlo.add %2081, %2080 : tensor<2x3xf64>
    %2083 = stablehlo.constant dense<2.0> : tensor<f64>
    %2084 = stablehlo.broadcast_in_dim %2083, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2085 = stablehlo.add %1997, %2084 : tensor<2x3xf64>
    %2086 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2087 = stablehlo.broadcast_in_dim %2086, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2088 = stablehlo.divide %2087, %2085 : tensor<2x3xf64>
    %2089 = stablehlo.add %2082, %2088 : tensor<2x3xf64>
    %2090 = stablehlo.constant dense<3.0> : tensor<f64>
    %2091 = stablehlo.broadcast_in_dim %2090, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2092 = stablehlo.add %1997, %2091 : tensor<2x3xf64>
    %2093 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2094 = stablehlo.broadcast_in_dim %2093, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2095 = stablehlo.divide %2094, %2092 : tensor<2x3xf64>
    %2096 = stablehlo.add %2089, %2095 : tensor<2x3xf64>
    %2097 = stablehlo.constant dense<4.0> : tensor<f64>
    %2098 = stablehlo.broadcast_in_dim %2097, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2099 = stablehlo.add %1997, %2098 : tensor<2x3xf64>
    %2100 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2101 = stablehlo.broadcast_in_dim %2100, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2102 = stablehlo.divide %2101, %2099 : tensor<2x3xf64>
    %2103 = stablehlo.add %2096, %2102 : tensor<2x3xf64>
    %2104 = stablehlo.constant dense<5.0> : tensor<f64>
    %2105 = stablehlo.broadcast_in_dim %2104, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2106 = stablehlo.add %1997, %2105 : tensor<2x3xf64>
    %2107 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2108 = stablehlo.broadcast_in_dim %2107, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2109 = stablehlo.divide %2108, %2106 : tensor<2x3xf64>
    %2110 = stablehlo.add %2103, %2109 : tensor<2x3xf64>
    %2111 = stablehlo.constant dense<6.0> : tensor<f64>
    %2112 = stablehlo.broadcast_in_dim %2111, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2113 = stablehlo.add %1997, %2112 : tensor<2x3xf64>
    %2114 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2115 = stablehlo.broadcast_in_dim %2114, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2116 = stablehlo.divide %2115, %2113 : tensor<2x3xf64>
    %2117 = stablehlo.add %2110, %2116 : tensor<2x3xf64>
    %2118 = stablehlo.constant dense<7.0> : tensor<f64>
    %2119 = stablehlo.broadcast_in_dim %2118, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2120 = stablehlo.add %1997, %2119 : tensor<2x3xf64>
    %2121 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2122 = stablehlo.broadcast_in_dim %2121, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2123 = stablehlo.divide %2122, %2120 : tensor<2x3xf64>
    %2124 = stablehlo.add %2117, %2123 : tensor<2x3xf64>
    %2125 = stablehlo.constant dense<8.0> : tensor<f64>
    %2126 = stablehlo.broadcast_in_dim %2125, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2127 = stablehlo.add %1997, %2126 : tensor<2x3xf64>
    %2128 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2129 = stablehlo.broadcast_in_dim %2128, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2130 = stablehlo.divide %2129, %2127 : tensor<2x3xf64>
    %2131 = stablehlo.add %2124, %2130 : tensor<2x3xf64>
    %2132 = stablehlo.divide %2073, %2131 : tensor<2x3xf64>
    %2133 = stablehlo.subtract %2007, %2132 : tensor<2x3xf64>
    %2134 = stablehlo.constant dense<7.0> : tensor<f64>
    %2135 = stablehlo.broadcast_in_dim %2134, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2136 = stablehlo.divide %2135, %2000 : tensor<2x3xf64>
    %2137 = stablehlo.subtract %2133, %2136 : tensor<2x3xf64>
    %2138 = stablehlo.constant dense<0.5> : tensor<f64>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2140 = stablehlo.add %arg3, %2139 : tensor<2x3xf64>
    %2141 = stablehlo.floor %2140 : tensor<2x3xf64>
    %2142 = stablehlo.abs %2141 : tensor<2x3xf64>
    %2143 = stablehlo.add %arg3, %2142 : tensor<2x3xf64>
    %2144 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2145 = stablehlo.broadcast_in_dim %2144, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2146 = stablehlo.multiply %2143, %2145 : tensor<2x3xf64>
    %2147 = stablehlo.cosine %2146 : tensor<2x3xf64>
    %2148 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2149 = stablehlo.broadcast_in_dim %2148, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2150 = stablehlo.multiply %2147, %2149 : tensor<2x3xf64>
    %2151 = stablehlo.sine %2146 : tensor<2x3xf64>
    %2152 = stablehlo.divide %2150, %2151 : tensor<2x3xf64>
    %2153 = stablehlo.subtract %2137, %2152 : tensor<2x3xf64>
    %2154 = stablehlo.select %1992, %2153, %2137 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2155 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2156 = stablehlo.compare EQ, %arg3, %2155, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2157 = stablehlo.constant dense<0.0> : tensor<f64>
    %2158 = stablehlo.broadcast_in_dim %2157, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2159 = stablehlo.compare LE, %arg3, %2158, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2160 = stablehlo.and %2156, %2159 : tensor<2x3xi1>
    %2161 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2162 = stablehlo.broadcast_in_dim %2161, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2163 = stablehlo.select %2160, %2162, %2154 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2164 = stablehlo.select %1989, %2163, %1986 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2165 = stablehlo.constant dense<0.0> : tensor<f64>
    %2166 = stablehlo.broadcast_in_dim %2165, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2167 = stablehlo.compare GE, %arg3, %2166, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2168 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2169 = stablehlo.compare EQ, %arg3, %2168, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2170 = stablehlo.and %2167, %2169 : tensor<2x3xi1>
    %2171 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2172 = stablehlo.broadcast_in_dim %2171, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2173 = stablehlo.compare LT, %arg3, %2172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2174 = stablehlo.and %2170, %2173 : tensor<2x3xi1>
    %2175 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2176 = stablehlo.broadcast_in_dim %2175, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2177 = stablehlo.select %2174, %2164, %2176 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %545, %1091, %1634, %2177 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
    %206 = stablehlo.compare EQ, %204, %205, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %207 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %208 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.select %206, %207, %208 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = stablehlo.select %201, %209, %198 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = stablehlo.constant dense<1.0> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.compare EQ, %0, %212, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %214 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %215 = stablehlo.select %213, %214, %210 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = stablehlo.convert %215 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %217 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %218 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %219 = stablehlo.negate %217 : tensor<2x3xf32>
    %220 = stablehlo.power %218, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<1.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.add %218, %222 : tensor<2x3xf32>
    %224 = stablehlo.negate %217 : tensor<2x3xf32>
    %225 = stablehlo.power %223, %224 : tensor<2x3xf32>
    %226 = stablehlo.add %220, %225 : tensor<2x3xf32>
    %227 = stablehlo.constant dense<2.0> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %229 = stablehlo.add %218, %228 : tensor<2x3xf32>
    %230 = stablehlo.negate %217 : tensor<2x3xf32>
    %231 = stablehlo.power %229, %230 : tensor<2x3xf32>
    %232 = stablehlo.add %226, %231 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<3.0> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.add %218, %234 : tensor<2x3xf32>
    %236 = stablehlo.negate %217 : tensor<2x3xf32>
    %237 = stablehlo.power %235, %236 : tensor<2x3xf32>
    %238 = stablehlo.add %232, %237 : tensor<2x3xf32>
    %239 = stablehlo.constant dense<4.0> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.add %218, %240 : tensor<2x3xf32>
    %242 = stablehlo.negate %217 : tensor<2x3xf32>
    %243 = stablehlo.power %241, %242 : tensor<2x3xf32>
    %244 = stablehlo.add %238, %243 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<5.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %218, %246 : tensor<2x3xf32>
    %248 = stablehlo.negate %217 : tensor<2x3xf32>
    %249 = stablehlo.power %247, %248 : tensor<2x3xf32>
    %250 = stablehlo.add %244, %249 : tensor<2x3xf32>
    %251 = stablehlo.constant dense<6.0> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %253 = stablehlo.add %218, %252 : tensor<2x3xf32>
    %254 = stablehlo.negate %217 : tensor<2x3xf32>
    %255 = stablehlo.power %253, %254 : tensor<2x3xf32>
    %256 = stablehlo.add %250, %255 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<7.0> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.add %218, %258 : tensor<2x3xf32>
    %260 = stablehlo.negate %217 : tensor<2x3xf32>
    %261 = stablehlo.power %259, %260 : tensor<2x3xf32>
    %262 = stablehlo.add %256, %261 : tensor<2x3xf32>
    %263 = stablehlo.constant dense<8.0> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.add %218, %264 : tensor<2x3xf32>
    %266 = stablehlo.negate %217 : tensor<2x3xf32>
    %267 = stablehlo.power %265, %266 : tensor<2x3xf32>
    %268 = stablehlo.add %262, %267 : tensor<2x3xf32>
    %269 = stablehlo.constant dense<9.0> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %271 = stablehlo.add %218, %270 : tensor<2x3xf32>
    %272 = stablehlo.negate %217 : tensor<2x3xf32>
    %273 = stablehlo.power %271, %272 : tensor<2x3xf32>
    %274 = stablehlo.add %268, %273 : tensor<2x3xf32>
    %275 = stablehlo.constant dense<10.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.add %218, %276 : tensor<2x3xf32>
    %278 = stablehlo.negate %217 : tensor<2x3xf32>
    %279 = stablehlo.power %277, %278 : tensor<2x3xf32>
    %280 = stablehlo.divide %217, %277 : tensor<2x3xf32>
    %281 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %283 = stablehlo.multiply %280, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<1.0> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %217, %285 : tensor<2x3xf32>
    %287 = stablehlo.divide %286, %277 : tensor<2x3xf32>
    %288 = stablehlo.multiply %280, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<2.0> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.add %217, %290 : tensor<2x3xf32>
    %292 = stablehlo.divide %291, %277 : tensor<2x3xf32>
    %293 = stablehlo.multiply %288, %292 : tensor<2x3xf32>
    %294 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %296 = stablehlo.multiply %293, %295 : tensor<2x3xf32>
    %297 = stablehlo.add %283, %296 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<3.0> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %217, %299 : tensor<2x3xf32>
    %301 = stablehlo.divide %300, %277 : tensor<2x3xf32>
    %302 = stablehlo.multiply %293, %301 : tensor<2x3xf32>
    %303 = stablehlo.constant dense<4.0> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %305 = stablehlo.add %217, %304 : tensor<2x3xf32>
    %306 = stablehlo.divide %305, %277 : tensor<2x3xf32>
    %307 = stablehlo.multiply %302, %306 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.multiply %307, %309 : tensor<2x3xf32>
    %311 = stablehlo.add %297, %310 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<5.0> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %217, %313 : tensor<2x3xf32>
    %315 = stablehlo.divide %314, %277 : tensor<2x3xf32>
    %316 = stablehlo.multiply %307, %315 : tensor<2x3xf32>
    %317 = stablehlo.constant dense<6.0> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %319 = stablehlo.add %217, %318 : tensor<2x3xf32>
    %320 = stablehlo.divide %319, %277 : tensor<2x3xf32>
    %321 = stablehlo.multiply %316, %320 : tensor<2x3xf32>
    %322 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %324 = stablehlo.multiply %321, %323 : tensor<2x3xf32>
    %325 = stablehlo.add %311, %324 : tensor<2x3xf32>
    %326 = stablehlo.constant dense<7.0> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %328 = stablehlo.add %217, %327 : tensor<2x3xf32>
    %329 = stablehlo.divide %328, %277 : tensor<2x3xf32>
    %330 = stablehlo.multiply %321, %329 : tensor<2x3xf32>
    %331 = stablehlo.constant dense<8.0> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %333 = stablehlo.add %217, %332 : tensor<2x3xf32>
    %334 = stablehlo.divide %333, %277 : tensor<2x3xf32>
    %335 = stablehlo.multiply %330, %334 : tensor<2x3xf32>
    %336 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %338 = stablehlo.multiply %335, %337 : tensor<2x3xf32>
    %339 = stablehlo.add %325, %338 : tensor<2x3xf32>
    %340 = stablehlo.constant dense<9.0> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %342 = stablehlo.add %217, %341 : tensor<2x3xf32>
    %343 = stablehlo.divide %342, %277 : tensor<2x3xf32>
    %344 = stablehlo.multiply %335, %343 : tensor<2x3xf32>
    %345 = stablehlo.constant dense<10.0> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %347 = stablehlo.add %217, %346 : tensor<2x3xf32>
    %348 = stablehlo.divide %347, %277 : tensor<2x3xf32>
    %349 = stablehlo.multiply %344, %348 : tensor<2x3xf32>
    %350 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %352 = stablehlo.multiply %349, %351 : tensor<2x3xf32>
    %353 = stablehlo.add %339, %352 : tensor<2x3xf32>
    %354 = stablehlo.constant dense<11.0> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.add %217, %355 : tensor<2x3xf32>
    %357 = stablehlo.divide %356, %277 : tensor<2x3xf32>
    %358 = stablehlo.multiply %349, %357 : tensor<2x3xf32>
    %359 = stablehlo.constant dense<12.0> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %361 = stablehlo.add %217, %360 : tensor<2x3xf32>
    %362 = stablehlo.divide %361, %277 : tensor<2x3xf32>
    %363 = stablehlo.multiply %358, %362 : tensor<2x3xf32>
    %364 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %366 = stablehlo.multiply %363, %365 : tensor<2x3xf32>
    %367 = stablehlo.add %353, %366 : tensor<2x3xf32>
    %368 = stablehlo.constant dense<13.0> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %370 = stablehlo.add %217, %369 : tensor<2x3xf32>
    %371 = stablehlo.divide %370, %277 : tensor<2x3xf32>
    %372 = stablehlo.multiply %363, %371 : tensor<2x3xf32>
    %373 = stablehlo.constant dense<14.0> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %375 = stablehlo.add %217, %374 : tensor<2x3xf32>
    %376 = stablehlo.divide %375, %277 : tensor<2x3xf32>
    %377 = stablehlo.multiply %372, %376 : tensor<2x3xf32>
    %378 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %380 = stablehlo.multiply %377, %379 : tensor<2x3xf32>
    %381 = stablehlo.add %367, %380 : tensor<2x3xf32>
    %382 = stablehlo.constant dense<1.0> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %384 = stablehlo.subtract %217, %383 : tensor<2x3xf32>
    %385 = stablehlo.divide %277, %384 : tensor<2x3xf32>
    %386 = stablehlo.constant dense<0.5> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %388 = stablehlo.add %385, %387 : tensor<2x3xf32>
    %389 = stablehlo.add %388, %381 : tensor<2x3xf32>
    %390 = stablehlo.multiply %279, %389 : tensor<2x3xf32>
    %391 = stablehlo.abs %279 : tensor<2x3xf32>
    %392 = stablehlo.abs %274 : tensor<2x3xf32>
    %393 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %395 = stablehlo.multiply %392, %394 : tensor<2x3xf32>
    %396 = stablehlo.compare LE, %391, %395, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %397 = stablehlo.add %274, %390 : tensor<2x3xf32>
    %398 = stablehlo.select %396, %274, %397 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %399 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %400 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %401 = stablehlo.constant dense<0.0> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %403 = stablehlo.compare LE, %218, %402, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %404 = stablehlo.floor %217 : tensor<2x3xf32>
    %405 = stablehlo.compare EQ, %217, %404, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %406 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %408 = stablehlo.compare LT, %218, %407, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %409 = stablehlo.select %403, %405, %408 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %410 = stablehlo.constant dense<1.0> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %412 = stablehlo.compare GE, %217, %411, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %413 = stablehlo.and %409, %412 : tensor<2x3xi1>
    %414 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %415 = stablehlo.select %413, %398, %414 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %416 = stablehlo.floor %218 : tensor<2x3xf32>
    %417 = stablehlo.compare EQ, %218, %416, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %418 = stablehlo.and %403, %417 : tensor<2x3xi1>
    %419 = stablehlo.constant dense<0.5> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %421 = stablehlo.multiply %217, %420 : tensor<2x3xf32>
    %422 = stablehlo.floor %421 : tensor<2x3xf32>
    %423 = stablehlo.compare EQ, %421, %422, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %424 = stablehlo.broadcast_in_dim %399, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %425 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %426 = stablehlo.select %423, %424, %425 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %427 = stablehlo.select %418, %426, %415 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %428 = stablehlo.constant dense<1.0> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.compare EQ, %217, %429, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %431 = stablehlo.broadcast_in_dim %399, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %432 = stablehlo.select %430, %431, %427 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %433 = stablehlo.convert %432 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %434 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %435 = stablehlo.power %arg2, %434 : tensor<2x3xf32>
    %436 = stablehlo.constant dense<1.0> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %438 = stablehlo.add %arg2, %437 : tensor<2x3xf32>
    %439 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %440 = stablehlo.power %438, %439 : tensor<2x3xf32>
    %441 = stablehlo.add %435, %440 : tensor<2x3xf32>
    %442 = stablehlo.constant dense<2.0> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %arg2, %443 : tensor<2x3xf32>
    %445 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %446 = stablehlo.power %444, %445 : tensor<2x3xf32>
    %447 = stablehlo.add %441, %446 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<3.0> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.add %arg2, %449 : tensor<2x3xf32>
    %451 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %452 = stablehlo.power %450, %451 : tensor<2x3xf32>
    %453 = stablehlo.add %447, %452 : tensor<2x3xf32>
    %454 = stablehlo.constant dense<4.0> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %456 = stablehlo.add %arg2, %455 : tensor<2x3xf32>
    %457 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %458 = stablehlo.power %456, %457 : tensor<2x3xf32>
    %459 = stablehlo.add %453, %458 : tensor<2x3xf32>
    %460 = stablehlo.constant dense<5.0> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.add %arg2, %461 : tensor<2x3xf32>
    %463 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %464 = stablehlo.power %462, %463 : tensor<2x3xf32>
    %465 = stablehlo.add %459, %464 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<6.0> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %arg2, %467 : tensor<2x3xf32>
    %469 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %470 = stablehlo.power %468, %469 : tensor<2x3xf32>
    %471 = stablehlo.add %465, %470 : tensor<2x3xf32>
    %472 = stablehlo.constant dense<7.0> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %474 = stablehlo.add %arg2, %473 : tensor<2x3xf32>
    %475 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %476 = stablehlo.power %474, %475 : tensor<2x3xf32>
    %477 = stablehlo.add %471, %476 : tensor<2x3xf32>
    %478 = stablehlo.constant dense<8.0> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %480 = stablehlo.add %arg2, %479 : tensor<2x3xf32>
    %481 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %482 = stablehlo.power %480, %481 : tensor<2x3xf32>
    %483 = stablehlo.add %477, %482 : tensor<2x3xf32>
    %484 = stablehlo.constant dense<9.0> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.add %arg2, %485 : tensor<2x3xf32>
    %487 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %488 = stablehlo.power %486, %487 : tensor<2x3xf32>
    %489 = stablehlo.add %483, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<10.0> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.add %arg2, %491 : tensor<2x3xf32>
    %493 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %494 = stablehlo.power %492, %493 : tensor<2x3xf32>
    %495 = stablehlo.divide %arg2, %492 : tensor<2x3xf32>
    %496 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %498 = stablehlo.multiply %495, %497 : tensor<2x3xf32>
    %499 = stablehlo.constant dense<1.0> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %501 = stablehlo.add %arg2, %500 : tensor<2x3xf32>
    %502 = stablehlo.divide %501, %492 : tensor<2x3xf32>
    %503 = stablehlo.multiply %495, %502 : tensor<2x3xf32>
    %504 = stablehlo.constant dense<2.0> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %506 = stablehlo.add %arg2, %505 : tensor<2x3xf32>
    %507 = stablehlo.divide %506, %492 : tensor<2x3xf32>
    %508 = stablehlo.multiply %503, %507 : tensor<2x3xf32>
    %509 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %511 = stablehlo.multiply %508, %510 : tensor<2x3xf32>
    %512 = stablehlo.add %498, %511 : tensor<2x3xf32>
    %513 = stablehlo.constant dense<3.0> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %515 = stablehlo.add %arg2, %514 : tensor<2x3xf32>
    %516 = stablehlo.divide %515, %492 : tensor<2x3xf32>
    %517 = stablehlo.multiply %508, %516 : tensor<2x3xf32>
    %518 = stablehlo.constant dense<4.0> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %520 = stablehlo.add %arg2, %519 : tensor<2x3xf32>
    %521 = stablehlo.divide %520, %492 : tensor<2x3xf32>
    %522 = stablehlo.multiply %517, %521 : tensor<2x3xf32>
    %523 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %525 = stablehlo.multiply %522, %524 : tensor<2x3xf32>
    %526 = stablehlo.add %512, %525 : tensor<2x3xf32>
    %527 = stablehlo.constant dense<5.0> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %529 = stablehlo.add %arg2, %528 : tensor<2x3xf32>
    %530 = stablehlo.divide %529, %492 : tensor<2x3xf32>
    %531 = stablehlo.multiply %522, %530 : tensor<2x3xf32>
    %532 = stablehlo.constant dense<6.0> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %534 = stablehlo.add %arg2, %533 : tensor<2x3xf32>
    %535 = stablehlo.divide %534, %492 : tensor<2x3xf32>
    %536 = stablehlo.multiply %531, %535 : tensor<2x3xf32>
    %537 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %539 = stablehlo.multiply %536, %538 : tensor<2x3xf32>
    %540 = stablehlo.add %526, %539 : tensor<2x3xf32>
    %541 = stablehlo.constant dense<7.0> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %543 = stablehlo.add %arg2, %542 : tensor<2x3xf32>
    %544 = stablehlo.divide %543, %492 : tensor<2x3xf32>
    %545 = stablehlo.multiply %536, %544 : tensor<2x3xf32>
    %546 = stablehlo.constant dense<8.0> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %548 = stablehlo.add %arg2, %547 : tensor<2x3xf32>
    %549 = stablehlo.divide %548, %492 : tensor<2x3xf32>
    %550 = stablehlo.multiply %545, %549 : tensor<2x3xf32>
    %551 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %553 = stablehlo.multiply %550, %552 : tensor<2x3xf32>
    %554 = stablehlo.add %540, %553 : tensor<2x3xf32>
    %555 = stablehlo.constant dense<9.0> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %557 = stablehlo.add %arg2, %556 : tensor<2x3xf32>
    %558 = stablehlo.divide %557, %492 : tensor<2x3xf32>
    %559 = stablehlo.multiply %550, %558 : tensor<2x3xf32>
    %560 = stablehlo.constant dense<10.0> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %562 = stablehlo.add %arg2, %561 : tensor<2x3xf32>
    %563 = stablehlo.divide %562, %492 : tensor<2x3xf32>
    %564 = stablehlo.multiply %559, %563 : tensor<2x3xf32>
    %565 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %567 = stablehlo.multiply %564, %566 : tensor<2x3xf32>
    %568 = stablehlo.add %554, %567 : tensor<2x3xf32>
    %569 = stablehlo.constant dense<11.0> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %571 = stablehlo.add %arg2, %570 : tensor<2x3xf32>
    %572 = stablehlo.divide %571, %492 : tensor<2x3xf32>
    %573 = stablehlo.multiply %564, %572 : tensor<2x3xf32>
    %574 = stablehlo.constant dense<12.0> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %576 = stablehlo.add %arg2, %575 : tensor<2x3xf32>
    %577 = stablehlo.divide %576, %492 : tensor<2x3xf32>
    %578 = stablehlo.multiply %573, %577 : tensor<2x3xf32>
    %579 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %581 = stablehlo.multiply %578, %580 : tensor<2x3xf32>
    %582 = stablehlo.add %568, %581 : tensor<2x3xf32>
    %583 = stablehlo.constant dense<13.0> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %583, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %585 = stablehlo.add %arg2, %584 : tensor<2x3xf32>
    %586 = stablehlo.divide %585, %492 : tensor<2x3xf32>
    %587 = stablehlo.multiply %578, %586 : tensor<2x3xf32>
    %588 = stablehlo.constant dense<14.0> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %590 = stablehlo.add %arg2, %589 : tensor<2x3xf32>
    %591 = stablehlo.divide %590, %492 : tensor<2x3xf32>
    %592 = stablehlo.multiply %587, %591 : tensor<2x3xf32>
    %593 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %595 = stablehlo.multiply %592, %594 : tensor<2x3xf32>
    %596 = stablehlo.add %582, %595 : tensor<2x3xf32>
    %597 = stablehlo.constant dense<1.0> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %599 = stablehlo.subtract %arg2, %598 : tensor<2x3xf32>
    %600 = stablehlo.divide %492, %599 : tensor<2x3xf32>
    %601 = stablehlo.constant dense<0.5> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %603 = stablehlo.add %600, %602 : tensor<2x3xf32>
    %604 = stablehlo.add %603, %596 : tensor<2x3xf32>
    %605 = stablehlo.multiply %494, %604 : tensor<2x3xf32>
    %606 = stablehlo.abs %494 : tensor<2x3xf32>
    %607 = stablehlo.abs %489 : tensor<2x3xf32>
    %608 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %610 = stablehlo.multiply %607, %609 : tensor<2x3xf32>
    %611 = stablehlo.compare LE, %606, %610, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %612 = stablehlo.add %489, %605 : tensor<2x3xf32>
    %613 = stablehlo.select %611, %489, %612 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %614 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %615 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %616 = stablehlo.constant dense<0.0> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %618 = stablehlo.compare LE, %arg2, %617, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %619 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %620 = stablehlo.compare EQ, %arg2, %619, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %621 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %623 = stablehlo.compare LT, %arg2, %622, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %624 = stablehlo.select %618, %620, %623 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %625 = stablehlo.constant dense<1.0> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %627 = stablehlo.compare GE, %arg2, %626, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %628 = stablehlo.and %624, %627 : tensor<2x3xi1>
    %629 = stablehlo.broadcast_in_dim %615, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %630 = stablehlo.select %628, %613, %629 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %631 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %632 = stablehlo.compare EQ, %arg2, %631, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %633 = stablehlo.and %618, %632 : tensor<2x3xi1>
    %634 = stablehlo.constant dense<0.5> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %636 = stablehlo.multiply %arg2, %635 : tensor<2x3xf32>
    %637 = stablehlo.floor %636 : tensor<2x3xf32>
    %638 = stablehlo.compare EQ, %636, %637, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %639 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %640 = stablehlo.broadcast_in_dim %615, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %641 = stablehlo.select %638, %639, %640 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %642 = stablehlo.select %633, %641, %630 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %643 = stablehlo.constant dense<1.0> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %645 = stablehlo.compare EQ, %arg2, %644, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %646 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %647 = stablehlo.select %645, %646, %642 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %648 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %649 = stablehlo.power %arg3, %648 : tensor<2x3xf64>
    %650 = stablehlo.constant dense<1.0> : tensor<f64>
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %652 = stablehlo.add %arg3, %651 : tensor<2x3xf64>
    %653 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %654 = stablehlo.power %652, %653 : tensor<2x3xf64>
    %655 = stablehlo.add %649, %654 : tensor<2x3xf64>
    %656 = stablehlo.constant dense<2.0> : tensor<f64>
    %657 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %658 = stablehlo.add %arg3, %657 : tensor<2x3xf64>
    %659 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %660 = stablehlo.power %658, %659 : tensor<2x3xf64>
    %661 = stablehlo.add %655, %660 : tensor<2x3xf64>
    %662 = stablehlo.constant dense<3.0> : tensor<f64>
    %663 = stablehlo.broadcast_in_dim %662, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %664 = stablehlo.add %arg3, %663 : tensor<2x3xf64>
    %665 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %666 = stablehlo.power %664, %665 : tensor<2x3xf64>
    %667 = stablehlo.add %661, %666 : tensor<2x3xf64>
    %668 = stablehlo.constant dense<4.0> : tensor<f64>
    %669 = stablehlo.broadcast_in_dim %668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %670 = stablehlo.add %arg3, %669 : tensor<2x3xf64>
    %671 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %672 = stablehlo.power %670, %671 : tensor<2x3xf64>
    %673 = stablehlo.add %667, %672 : tensor<2x3xf64>
    %674 = stablehlo.constant dense<5.0> : tensor<f64>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %676 = stablehlo.add %arg3, %675 : tensor<2x3xf64>
    %677 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %678 = stablehlo.power %676, %677 : tensor<2x3xf64>
    %679 = stablehlo.add %673, %678 : tensor<2x3xf64>
    %680 = stablehlo.constant dense<6.0> : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %682 = stablehlo.add %arg3, %681 : tensor<2x3xf64>
    %683 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %684 = stablehlo.power %682, %683 : tensor<2x3xf64>
    %685 = stablehlo.add %679, %684 : tensor<2x3xf64>
    %686 = stablehlo.constant dense<7.0> : tensor<f64>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %688 = stablehlo.add %arg3, %687 : tensor<2x3xf64>
    %689 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %690 = stablehlo.power %688, %689 : tensor<2x3xf64>
    %691 = stablehlo.add %685, %690 : tensor<2x3xf64>
    %692 = stablehlo.constant dense<8.0> : tensor<f64>
    %693 = stablehlo.broadcast_in_dim %692, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %694 = stablehlo.add %arg3, %693 : tensor<2x3xf64>
    %695 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %696 = stablehlo.power %694, %695 : tensor<2x3xf64>
    %697 = stablehlo.add %691, %696 : tensor<2x3xf64>
    %698 = stablehlo.constant dense<9.0> : tensor<f64>
    %699 = stablehlo.broadcast_in_dim %698, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %700 = stablehlo.add %arg3, %699 : tensor<2x3xf64>
    %701 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %702 = stablehlo.power %700, %701 : tensor<2x3xf64>
    %703 = stablehlo.add %697, %702 : tensor<2x3xf64>
    %704 = stablehlo.constant dense<10.0> : tensor<f64>
    %705 = stablehlo.broadcast_in_dim %704, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %706 = stablehlo.add %arg3, %705 : tensor<2x3xf64>
    %707 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %708 = stablehlo.power %706, %707 : tensor<2x3xf64>
    %709 = stablehlo.divide %arg3, %706 : tensor<2x3xf64>
    %710 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %712 = stablehlo.multiply %709, %711 : tensor<2x3xf64>
    %713 = stablehlo.constant dense<1.0> : tensor<f64>
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %715 = stablehlo.add %arg3, %714 : tensor<2x3xf64>
    %716 = stablehlo.divide %715, %706 : tensor<2x3xf64>
    %717 = stablehlo.multiply %709, %716 : tensor<2x3xf64>
    %718 = stablehlo.constant dense<2.0> : tensor<f64>
    %719 = stablehlo.broadcast_in_dim %718, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %720 = stablehlo.add %arg3, %719 : tensor<2x3xf64>
    %721 = stablehlo.divide %720, %706 : tensor<2x3xf64>
    %722 = stablehlo.multiply %717, %721 : tensor<2x3xf64>
    %723 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %724 = stablehlo.broadcast_in_dim %723, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %725 = stablehlo.multiply %722, %724 : tensor<2x3xf64>
    %726 = stablehlo.add %712, %725 : tensor<2x3xf64>
    %727 = stablehlo.constant dense<3.0> : tensor<f64>
    %728 = stablehlo.broadcast_in_dim %727, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %729 = stablehlo.add %arg3, %728 : tensor<2x3xf64>
    %730 = stablehlo.divide %729, %706 : tensor<2x3xf64>
    %731 = stablehlo.multiply %722, %730 : tensor<2x3xf64>
    %732 = stablehlo.constant dense<4.0> : tensor<f64>
    %733 = stablehlo.broadcast_in_dim %732, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %734 = stablehlo.add %arg3, %733 : tensor<2x3xf64>
    %735 = stablehlo.divide %734, %706 : tensor<2x3xf64>
    %736 = stablehlo.multiply %731, %735 : tensor<2x3xf64>
    %737 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %738 = stablehlo.broadcast_in_dim %737, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %739 = stablehlo.multiply %736, %738 : tensor<2x3xf64>
    %740 = stablehlo.add %726, %739 : tensor<2x3xf64>
    %741 = stablehlo.constant dense<5.0> : tensor<f64>
    %742 = stablehlo.broadcast_in_dim %741, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %743 = stablehlo.add %arg3, %742 : tensor<2x3xf64>
    %744 = stablehlo.divide %743, %706 : tensor<2x3xf64>
    %745 = stablehlo.multiply %736, %744 : tensor<2x3xf64>
    %746 = stablehlo.constant dense<6.0> : tensor<f64>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %748 = stablehlo.add %arg3, %747 : tensor<2x3xf64>
    %749 = stablehlo.divide %748, %706 : tensor<2x3xf64>
    %750 = stablehlo.multiply %745, %749 : tensor<2x3xf64>
    %751 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %752 = stablehlo.broadcast_in_dim %751, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %753 = stablehlo.multiply %750, %752 : tensor<2x3xf64>
    %754 = stablehlo.add %740, %753 : tensor<2x3xf64>
    %755 = stablehlo.constant dense<7.0> : tensor<f64>
    %756 = stablehlo.broadcast_in_dim %755, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %757 = stablehlo.add %arg3, %756 : tensor<2x3xf64>
    %758 = stablehlo.divide %757, %706 : tensor<2x3xf64>
    %759 = stablehlo.multiply %750, %758 : tensor<2x3xf64>
    %760 = stablehlo.constant dense<8.0> : tensor<f64>
    %761 = stablehlo.broadcast_in_dim %760, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %762 = stablehlo.add %arg3, %761 : tensor<2x3xf64>
    %763 = stablehlo.divide %762, %706 : tensor<2x3xf64>
    %764 = stablehlo.multiply %759, %763 : tensor<2x3xf64>
    %765 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %766 = stablehlo.broadcast_in_dim %765, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %767 = stablehlo.multiply %764, %766 : tensor<2x3xf64>
    %768 = stablehlo.add %754, %767 : tensor<2x3xf64>
    %769 = stablehlo.constant dense<9.0> : tensor<f64>
    %770 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %771 = stablehlo.add %arg3, %770 : tensor<2x3xf64>
    %772 = stablehlo.divide %771, %706 : tensor<2x3xf64>
    %773 = stablehlo.multiply %764, %772 : tensor<2x3xf64>
    %774 = stablehlo.constant dense<10.0> : tensor<f64>
    %775 = stablehlo.broadcast_in_dim %774, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %776 = stablehlo.add %arg3, %775 : tensor<2x3xf64>
    %777 = stablehlo.divide %776, %706 : tensor<2x3xf64>
    %778 = stablehlo.multiply %773, %777 : tensor<2x3xf64>
    %779 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %780 = stablehlo.broadcast_in_dim %779, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %781 = stablehlo.multiply %778, %780 : tensor<2x3xf64>
    %782 = stablehlo.add %768, %781 : tensor<2x3xf64>
    %783 = stablehlo.constant dense<11.0> : tensor<f64>
    %784 = stablehlo.broadcast_in_dim %783, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %785 = stablehlo.add %arg3, %784 : tensor<2x3xf64>
    %786 = stablehlo.divide %785, %706 : tensor<2x3xf64>
    %787 = stablehlo.multiply %778, %786 : tensor<2x3xf64>
    %788 = stablehlo.constant dense<12.0> : tensor<f64>
    %789 = stablehlo.broadcast_in_dim %788, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %790 = stablehlo.add %arg3, %789 : tensor<2x3xf64>
    %791 = stablehlo.divide %790, %706 : tensor<2x3xf64>
    %792 = stablehlo.multiply %787, %791 : tensor<2x3xf64>
    %793 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %794 = stablehlo.broadcast_in_dim %793, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %795 = stablehlo.multiply %792, %794 : tensor<2x3xf64>
    %796 = stablehlo.add %782, %795 : tensor<2x3xf64>
    %797 = stablehlo.constant dense<13.0> : tensor<f64>
    %798 = stablehlo.broadcast_in_dim %797, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %799 = stablehlo.add %arg3, %798 : tensor<2x3xf64>
    %800 = stablehlo.divide %799, %706 : tensor<2x3xf64>
    %801 = stablehlo.multiply %792, %800 : tensor<2x3xf64>
    %802 = stablehlo.constant dense<14.0> : tensor<f64>
    %803 = stablehlo.broadcast_in_dim %802, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %804 = stablehlo.add %arg3, %803 : tensor<2x3xf64>
    %805 = stablehlo.divide %804, %706 : tensor<2x3xf64>
    %806 = stablehlo.multiply %801, %805 : tensor<2x3xf64>
    %807 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %808 = stablehlo.broadcast_in_dim %807, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %809 = stablehlo.multiply %806, %808 : tensor<2x3xf64>
    %810 = stablehlo.add %796, %809 : tensor<2x3xf64>
    %811 = stablehlo.constant dense<1.0> : tensor<f64>
    %812 = stablehlo.broadcast_in_dim %811, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %813 = stablehlo.subtract %arg3, %812 : tensor<2x3xf64>
    %814 = stablehlo.divide %706, %813 : tensor<2x3xf64>
    %815 = stablehlo.constant dense<0.5> : tensor<f64>
    %816 = stablehlo.broadcast_in_dim %815, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %817 = stablehlo.add %814, %816 : tensor<2x3xf64>
    %818 = stablehlo.add %817, %810 : tensor<2x3xf64>
    %819 = stablehlo.multiply %708, %818 : tensor<2x3xf64>
    %820 = stablehlo.abs %708 : tensor<2x3xf64>
    %821 = stablehlo.abs %703 : tensor<2x3xf64>
    %822 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %823 = stablehlo.broadcast_in_dim %822, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %824 = stablehlo.multiply %821, %823 : tensor<2x3xf64>
    %825 = stablehlo.compare LE, %820, %824, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %826 = stablehlo.add %703, %819 : tensor<2x3xf64>
    %827 = stablehlo.select %825, %703, %826 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %828 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %829 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %830 = stablehlo.constant dense<0.0> : tensor<f64>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %832 = stablehlo.compare LE, %arg3, %831, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %833 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %834 = stablehlo.compare EQ, %arg3, %833, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %835 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %836 = stablehlo.broadcast_in_dim %835, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %837 = stablehlo.compare LT, %arg3, %836, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %838 = stablehlo.select %832, %834, %837 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %839 = stablehlo.constant dense<1.0> : tensor<f64>
    %840 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %841 = stablehlo.compare GE, %arg3, %840, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %842 = stablehlo.and %838, %841 : tensor<2x3xi1>
    %843 = stablehlo.broadcast_in_dim %829, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %844 = stablehlo.select %842, %827, %843 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %845 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %846 = stablehlo.compare EQ, %arg3, %845, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %847 = stablehlo.and %832, %846 : tensor<2x3xi1>
    %848 = stablehlo.constant dense<0.5> : tensor<f64>
    %849 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %850 = stablehlo.multiply %arg3, %849 : tensor<2x3xf64>
    %851 = stablehlo.floor %850 : tensor<2x3xf64>
    %852 = stablehlo.compare EQ, %850, %851, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %853 = stablehlo.broadcast_in_dim %828, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %854 = stablehlo.broadcast_in_dim %829, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %855 = stablehlo.select %852, %853, %854 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %856 = stablehlo.select %847, %855, %844 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %857 = stablehlo.constant dense<1.0> : tensor<f64>
    %858 = stablehlo.broadcast_in_dim %857, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %859 = stablehlo.compare EQ, %arg3, %858, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %860 = stablehlo.broadcast_in_dim %828, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %861 = stablehlo.select %859, %860, %856 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %216, %433, %647, %861 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}
