/* Calls the computations of the library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "marked.h"
#include "roots.h"
#include "scores.h"
#include "train_step.h"

static void check(int32_t status, const char *message) {
    if (status != 0) {
        printf("status %d: %s\n", (int)status, message);
        exit(1);
    }
}

int main(void) {
    float w1[3 * 4] = {1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1}, b1[4] = {0}, w2[4 * 2] = {1, 0, 0, 1, 1, 0, 0, 1};
    float x[2 * 3] = {1, 2, 3, -1, 0, 1};

    /* Memory of the caller, two rows. */
    scores_context *context = scores_new(1);
    float result[3 * 2];
    check(scores(context, w1, b1, w2, x, 2, result, 2), scores_message(context));
    printf("scores %.4f %.4f %.4f %.4f\n", result[0], result[1], result[2], result[3]);

    /* What is wrong is a status and a message. */
    int32_t status = scores(context, w1, b1, w2, x, 2, result, 3);
    printf("%d %s\n", (int)status, scores_message(context));
    status = scores(context, NULL, b1, w2, x, 2, result, 2);
    printf("%d %s\n", (int)status, scores_message(context));
    status = scores(context, (float *)((char *)w1 + 1), b1, w2, x, 2, result, 2);
    printf("%d %.65s\n", (int)status, scores_message(context));
    printf("%d %s\n", (int)scores(NULL, w1, b1, w2, x, 2, result, 2), scores_message(NULL));
    scores_free(context);

    /* The parameters are trained in place. */
    train_step_context *training = train_step_new(0);
    int32_t classes[2] = {0, 1};
    float first = 0, loss = 0;
    check(train_step(training, w1, b1, w2, x, 2, classes, 2, 0.5f, &first), train_step_message(training));
    for (int i = 0; i < 50; i++) {
        check(train_step(training, w1, b1, w2, x, 2, classes, 2, 0.5f, &loss), train_step_message(training));
    }
    printf("loss %.4f, then %.4f\n", first, loss);
    float before = w1[0];
    status = train_step(training, w1, b1, w2, x, 2, classes, 1, 0.5f, &loss);
    printf("%d %s, unchanged: %d\n", (int)status, train_step_message(training), before == w1[0]);
    train_step_free(training);

    marked_context *marking = marked_new(1);
    double numbers[5] = {1, 2, 3, 4, 5}, mean;
    bool flags[5] = {true, false, true, false, false}, any, others[5];
    check(marked(marking, numbers, flags, &any, &mean, others), marked_message(marking));
    printf("marked %d %.1f, others %d %d\n", any, mean, others[0], others[1]);
    memset(flags, 7, sizeof flags);
    status = marked(marking, numbers, flags, &any, &mean, others);
    printf("%d %s\n", (int)status, marked_message(marking));
    marked_free(marking);

    /* A failed assertion is a panic, which ends at the border. */
    roots_context *rooting = roots_new(1);
    double negative[2] = {4, -1}, roots_of[2];
    status = roots(rooting, negative, roots_of);
    printf("%d %s\n", (int)status, roots_message(rooting));
    roots_free(rooting);
    return 0;
}
