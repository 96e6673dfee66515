/* Follows a vehicle and reads digits, by computations in Rust without its standard library. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

typedef struct {
    double mean[4];
    double covariance[4][4];
} State;

void follow(State *state, double turn, const double seen[2]);
int32_t digit(int32_t scores[10], const int8_t image[64]);
#ifdef BUMP
void digits(int32_t *digits, const int8_t *images, size_t count);
#endif

/* Rust calls it when a computation panics. */
void panicked(const char *file, size_t length, uint32_t line) {
    fprintf(stderr, "panic at %.*s:%u\n", (int)length, file, line);
    abort();
}

/* A stack whose bytes are painted before a function runs on it. */
enum { BYTES = 64 << 10, PAINT = 0xa5 };
static uint8_t stack[BYTES] __attribute__((aligned(64)));

/* Returns the bytes of the stack that a function uses. */
static size_t stack_of(void (*run)(void)) {
    ucontext_t caller, callee;
    memset(stack, PAINT, BYTES);
    getcontext(&callee);
    callee.uc_stack.ss_sp = stack;
    callee.uc_stack.ss_size = BYTES;
    callee.uc_link = &caller;
    makecontext(&callee, run, 0);
    swapcontext(&caller, &callee);
    size_t unused = 0;
    while (unused < BYTES && stack[unused] == PAINT) unused++;
    return BYTES - unused;
}

static State state = {
    {0.5, -0.5, 0.3, 0.8},
    {{1.0, 0, 0, 0}, {0, 1.0, 0, 0}, {0, 0, 0.1, 0}, {0, 0, 0, 0.1}},
};
static double turn, seen[2];

static void step(void) { follow(&state, turn, seen); }

/* Three images of the digits that the classifier was not trained on. */
static const int8_t images[3][64] = {
    {
     0, 0, 0, 3, 12, 12, 2, 0, 0, 0, 7, 15, 16, 16, 0, 0,
     0, 4, 15, 9, 14, 16, 3, 0, 0, 2, 0, 0, 14, 16, 0, 0,
     0, 0, 0, 0, 14, 16, 0, 0, 0, 0, 0, 0, 15, 13, 0, 0,
     0, 0, 0, 0, 16, 14, 1, 0, 0, 0, 0, 3, 16, 13, 2, 0,
    },
    {
     0, 0, 2, 13, 16, 14, 1, 0, 0, 0, 11, 12, 7, 16, 3, 0,
     0, 0, 9, 3, 2, 16, 3, 0, 0, 0, 0, 0, 9, 11, 0, 0,
     0, 0, 2, 11, 15, 13, 3, 0, 0, 0, 4, 15, 16, 13, 3, 0,
     0, 0, 0, 14, 8, 0, 0, 0, 0, 0, 5, 15, 4, 0, 0, 0,
    },
    {
     0, 0, 0, 7, 13, 0, 0, 0, 0, 0, 0, 14, 6, 0, 0, 0,
     0, 0, 10, 10, 2, 6, 0, 0, 0, 3, 16, 3, 9, 13, 2, 0,
     0, 11, 12, 6, 14, 16, 10, 0, 0, 11, 16, 16, 16, 10, 3, 0,
     0, 2, 8, 10, 16, 1, 0, 0, 0, 0, 0, 9, 13, 0, 0, 0,
    },
};
static int32_t scores[10], found;
static size_t image;

static void read_digit(void) { found = digit(scores, images[image]); }

int main(void) {
    size_t stack = 0;
    for (int i = 0; i < 60; i++) {
        turn = i < 30 ? 0.1 : -0.15;
        seen[0] = 1.9 - 0.01 * i;
        seen[1] = 0.7 - 0.01 * i;
        size_t now = stack_of(step);
        if (now > stack) stack = now;
    }
    for (int i = 0; i < 4; i++) printf("%.17g%c", state.mean[i], i < 3 ? ' ' : '\n');
    for (int i = 0; i < 16; i++) printf("%.17g%c", state.covariance[i / 4][i % 4], i < 15 ? ' ' : '\n');
    fprintf(stderr, "follow: %zu bytes of stack\n", stack);

    for (image = 0; image < 3; image++) {
        stack = stack_of(read_digit);
        printf("%d:", (int)found);
        for (int i = 0; i < 10; i++) printf(" %d", (int)scores[i]);
        printf("\n");
    }
    fprintf(stderr, "digit: %zu bytes of stack\n", stack);
#ifdef BUMP
    int32_t all[3];
    for (int i = 0; i < 1000; i++) digits(all, images[0], 3);
    printf("%d %d %d\n", (int)all[0], (int)all[1], (int)all[2]);
#endif
    return 0;
}
