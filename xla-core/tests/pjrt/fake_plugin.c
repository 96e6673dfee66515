/* A plugin that computes nothing, for the tests of our own side: it counts what it gave out and what came back.
 *
 * Its version, the size of its table and what `GetPjrtApi` returns are set by macros, to make plugins that must be
 * refused. Its platform version is the number of objects alive. It stops the process when an object is destroyed twice,
 * when a client is destroyed before what was made with it, and when a structure is smaller than it must be.
 *
 * Its programs copy one f32[2]. The program "refuse" does not compile, the program "fail" fails when it runs. An argument
 * that is donated has no content afterwards, and must not be used again. A program serialised is 8 bytes, "program" and
 * whether it fails. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef MAJOR
#define MAJOR 0
#endif
#ifndef MINOR
#define MINOR 81
#endif
#ifndef TABLE_SIZE
#define TABLE_SIZE sizeof(table)
#endif
#ifndef TABLE
#define TABLE &table
#endif

/* Arguments of any function: after size and extensions come fields of eight bytes each, but for a few integers. */
typedef struct {
    size_t size;
    void *extensions;
    void *field[16];
} arguments;

typedef enum { DEAD, ERROR, EVENT, CLIENT, EXECUTABLE, LOADED, SERIALIZED, BUFFER } kind;

typedef struct {
    kind kind;
    int donated;
    int fails; /* a program that fails when it runs, or an array or an event that such a run made */
    float data[2];
} object;

static long alive[BUFFER + 1];
static void *devices[1] = {(void *)alive};

static void stop(const char *why) {
    fprintf(stderr, "fake plugin: %s\n", why);
    abort();
}

static object *make(kind kind, int fails) {
    object *made = calloc(1, sizeof(object));
    made->kind = kind;
    made->fails = fails;
    alive[kind]++;
    return made;
}

static object *use(void *object_, kind kind) {
    object *used = object_;
    if (used->kind != kind) stop("an object of the wrong kind, or a dead one");
    if (used->donated) stop("an array that was donated");
    return used;
}

static void destroy(void *dead, kind kind) {
    ((object *)dead)->donated = 0;
    use(dead, kind)->kind = DEAD;
    alive[kind]--;
    free(dead);
}

static void serialized_destroy(object *dead) { destroy(dead, SERIALIZED); }

static void check_size(arguments *of, int fields) {
    if (of->size != 16 + 8 * (size_t)fields || of->extensions) stop("a structure of the wrong size");
}

static void error_destroy(arguments *a) { destroy(a->field[0], ERROR); }

static void error_message(arguments *a) {
    use(a->field[0], ERROR);
    a->field[1] = "no, because";
    a->field[2] = (void *)strlen("no, because");
}

static void *error_get_code(arguments *a) {
    use(a->field[0], ERROR);
    *(int *)&a->field[1] = 3;
    return NULL;
}

static void *initialize(arguments *a) {
    check_size(a, 0);
#ifdef FAILS_TO_START
    return make(ERROR, 0);
#else
    return NULL;
#endif
}

static void *event_destroy(arguments *a) { return destroy(a->field[0], EVENT), NULL; }

static void *event_await(arguments *a) { return use(a->field[0], EVENT)->fails ? make(ERROR, 0) : NULL; }

static void *client_create(arguments *a) {
    check_size(a, 9);
    if (a->field[1]) return make(ERROR, 0); /* it has no options */
    a->field[6] = make(CLIENT, 0);
    return NULL;
}

static void *client_destroy(arguments *a) {
    destroy(a->field[0], CLIENT);
    if (!alive[CLIENT] && alive[EXECUTABLE] + alive[LOADED] + alive[BUFFER]) stop("a client died before its objects");
    return NULL;
}

static void *platform_name(arguments *a) {
    use(a->field[0], CLIENT);
    a->field[1] = "fake";
    a->field[2] = (void *)4;
    return NULL;
}

static void *platform_version(arguments *a) {
    static char text[32];
    long sum = 0;
    for (int kind = ERROR; kind <= BUFFER; kind++) sum += alive[kind];
    use(a->field[0], CLIENT);
    a->field[1] = text;
    a->field[2] = (void *)(size_t)snprintf(text, sizeof text, "%ld", sum);
    return NULL;
}

static void *addressable_devices(arguments *a) {
    use(a->field[0], CLIENT);
    a->field[1] = devices;
#ifdef NO_DEVICE
    a->field[2] = 0;
#else
    a->field[2] = (void *)1;
#endif
    return NULL;
}

static void *compile(arguments *a) {
    arguments *program = a->field[1];
    const char *code = program->field[0];
    size_t size = (size_t)program->field[1];
    use(a->field[0], CLIENT);
    check_size(a, 5);
    check_size(program, 4);
    if ((size_t)program->field[3] != 4 || memcmp(program->field[2], "mlir", 4)) stop("not mlir");
    if ((size_t)a->field[3] != 6 || memcmp(a->field[2], "\x1a\4\x20\1\x28\1", 6)) stop("odd compile options");
    if (size == 6 && !memcmp(code, "refuse", 6)) return make(ERROR, 0);
    a->field[4] = make(LOADED, size == 4 && !memcmp(code, "fail", 4));
    return NULL;
}

static void *from_host_buffer(arguments *a) {
    object *buffer = make(BUFFER, 0);
    use(a->field[0], CLIENT);
    check_size(a, 13);
    if (a->field[8] != devices[0]) stop("no device");
    memcpy(buffer->data, a->field[1], sizeof buffer->data);
    a->field[11] = make(EVENT, 0);
    a->field[12] = buffer;
    return NULL;
}

static void *get_executable(arguments *a) {
    use(a->field[0], LOADED);
    a->field[1] = make(EXECUTABLE, use(a->field[0], LOADED)->fails);
    return NULL;
}

static void *executable_destroy(arguments *a) { return destroy(a->field[0], EXECUTABLE), NULL; }

static void *num_outputs(arguments *a) {
    use(a->field[0], EXECUTABLE);
    a->field[1] = (void *)1;
    return NULL;
}

static void *optimized_program(arguments *a) {
    static const char module[] = "\x22\x0e\x0a\5\x10\x0b\x1a\1\2\x12\5\x10\x0b\x1a\1\2";
    arguments *program = a->field[1];
    use(a->field[0], EXECUTABLE);
    if (program->field[0]) memcpy(program->field[0], module, sizeof module - 1);
    program->field[1] = (void *)(sizeof module - 1);
    program->field[2] = "hlo";
    program->field[3] = (void *)3;
    return NULL;
}

static void *loaded_destroy(arguments *a) { return destroy(a->field[0], LOADED), NULL; }

static void *execute(arguments *a) {
    object *program = use(a->field[0], LOADED);
    object *argument = use((**(void ****)&a->field[2])[0], BUFFER);
    object *result = make(BUFFER, program->fails);
    check_size(a, 8);
    check_size(a->field[1], 12);
    if (a->field[3] != (void *)1 || a->field[4] != (void *)1) stop("one device and one argument wanted");
    memcpy(result->data, argument->data, sizeof result->data);
    (**(void ****)&a->field[5])[0] = result;
    arguments *options = a->field[1];
    if (!options->field[6]) argument->donated = 1; /* the list of arguments to keep is empty */
    return NULL;
}

static void *serialize(arguments *a) {
    static char bytes[9] = "program0";
    object *program = use(a->field[0], EXECUTABLE);
    check_size(a, 5);
    bytes[7] = program->fails ? '1' : '0';
    a->field[1] = bytes;
    a->field[2] = (void *)8;
    a->field[3] = make(SERIALIZED, 0);
    a->field[4] = (void *)serialized_destroy;
    return NULL;
}

static void *deserialize(arguments *a) {
    const char *bytes = a->field[1];
    use(a->field[0], CLIENT);
    check_size(a, 6);
    if ((size_t)a->field[2] != 8 || memcmp(bytes, "program", 7)) stop("damaged bytes");
    a->field[3] = make(LOADED, bytes[7] == '1');
    return NULL;
}

static void *buffer_destroy(arguments *a) { return destroy(a->field[0], BUFFER), NULL; }

static void *to_host_buffer(arguments *a) {
    object *buffer = use(a->field[0], BUFFER);
    check_size(a, 5);
    if (a->field[3] != (void *)sizeof buffer->data) return make(ERROR, 0);
    memcpy(a->field[2], buffer->data, sizeof buffer->data);
    a->field[4] = make(EVENT, 0);
    return NULL;
}

static void *ready_event(arguments *a) {
    a->field[1] = make(EVENT, use(a->field[0], BUFFER)->fails);
    return NULL;
}

static struct {
    size_t size;
    void *extensions;
    struct {
        size_t size;
        void *extensions;
        int major, minor;
    } version;
    void *functions[120];
} table = {
    TABLE_SIZE,
    NULL,
    {24, NULL, MAJOR, MINOR},
    {
#ifndef NO_FUNCTIONS
        [0] = error_destroy,
        [1] = error_message,
        [2] = error_get_code,
        [3] = initialize,
        [5] = event_destroy,
        [8] = event_await,
        [10] = client_create,
        [11] = client_destroy,
        [12] = platform_name,
        [14] = platform_version,
        [16] = addressable_devices,
        [20] = compile,
        [22] = from_host_buffer,
        [40] = executable_destroy,
        [44] = num_outputs,
        [48] = optimized_program,
        [49] = serialize,
        [50] = loaded_destroy,
        [51] = get_executable,
        [55] = execute,
        [56] = deserialize,
        [58] = buffer_destroy,
        [70] = to_host_buffer,
        [72] = ready_event,
#endif
    },
};

#ifdef NOT_A_PLUGIN
const void *something_else(void) { return TABLE; }
#else
const void *GetPjrtApi(void) { return TABLE; }
#endif
