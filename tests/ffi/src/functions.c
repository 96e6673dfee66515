#include <stdbool.h>
#include <stdint.h>

// The example of XLA's page on custom calls: x is f32[2], y is f32[2, 3], the result is f32[3, 3].
void myfunc(void *out, void **in) {
  const float *x = in[0];
  const float(*y)[3] = in[1];
  float(*z)[3] = out;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      z[i][j] = i == 2 ? y[1][j] * x[1] + x[0] : y[i][j] * x[1] * (float)(i + j);
  z[0][0] = x[1] + y[1][0];
}

// x is i32[4] and by an i64; the result is a tuple: i32[4] and a bool.
void typed_xla_parts(void *out, void **in) {
  const int32_t *x = in[0];
  const int64_t *by = in[1];
  void **parts = out;
  int32_t *products = parts[0];
  bool *any = parts[1];
  *any = false;
  for (int i = 0; i < 4; i++) {
    products[i] = (int32_t)(x[i] * *by);
    *any = *any || products[i] != 0;
  }
}

void typed_xla_scaled(void *out, void **in) { *(double *)out = *(double *)in[0]; }

// x is f32[?, 2], by an f32 and more f32[2, ?]: after the three come the two sizes. The result is a tuple: f32[2] and an i64.
void typed_xla_columns(void *out, void **in) {
  const float(*x)[2] = in[0];
  const float *by = in[1];
  const float *more = in[2];
  const int64_t *sizes = in[3];
  void **parts = out;
  float *sums = parts[0];
  for (int j = 0; j < 2; j++) {
    sums[j] = 0;
    for (int64_t i = 0; i < sizes[0]; i++) sums[j] += x[i][j] * *by;
    for (int64_t i = 0; i < sizes[1]; i++) sums[j] += more[j * sizes[1] + i];
  }
  *(int64_t *)parts[1] = sizes[0] * 100 + sizes[1];
}

// x is i32[?]; the result is a tuple: i32[?], i64[2, ?] and a bool. There are as many columns as numbers.
void typed_xla_runs_sizes(void *out, void **in) {
  const int32_t *x = in[0];
  const int64_t *sizes = in[1];
  int64_t runs = 0;
  for (int64_t i = 0; i < sizes[0]; i++) runs += i == 0 || x[i] != x[i - 1];
  ((int64_t *)out)[0] = runs;
  ((int64_t *)out)[1] = runs;
}

void typed_xla_runs(void *out, void **in) {
  const int32_t *x = in[0];
  const int64_t *sizes = in[1];  // of x, and the two of the result
  void **parts = out;
  int32_t *numbers = parts[0];
  int64_t *starts = parts[1];
  int64_t *lengths = starts + sizes[2];
  int64_t run = -1;
  for (int64_t i = 0; i < sizes[0]; i++) {
    if (i == 0 || x[i] != x[i - 1]) {
      run++;
      numbers[run] = x[i];
      starts[run] = i;
      lengths[run] = 0;
    }
    lengths[run]++;
  }
  *(bool *)parts[2] = sizes[1] > 1;
}

// The size is an i64, and what there are so many of f32[?].
void typed_xla_ones_sizes(void *out, void **in) { *(int64_t *)out = *(int64_t *)in[0]; }

void typed_xla_ones(void *out, void **in) {
  const int64_t *sizes = in[1];
  for (int64_t i = 0; i < sizes[0]; i++) ((float *)out)[i] = 1;
}
