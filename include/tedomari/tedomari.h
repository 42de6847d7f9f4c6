/* SPDX-License-Identifier: MIT */
#ifndef TEDOMARI_H
#define TEDOMARI_H

/* The face of libtedomari for C, and for languages that call C.  Questions are answered as JSON, one line, the same that
 * `tedomari --json` prints.  What is returned as `char *` is the caller's: give it to tedomari_free().
 * A null pointer, or a result that is not 0, means failure: tedomari_last_error() says why, one clause, on the same
 * thread.  A position belongs to one thread at a time. */

#include <stdint.h>

#if defined(__GNUC__)
#define TEDOMARI_C_API __attribute__((visibility("default")))
#else
#define TEDOMARI_C_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tedomari_position tedomari_position;
typedef struct tedomari_stop tedomari_stop;

/* How much a question may cost; zero is what its command takes by default.  A null pointer is all zero. */
typedef struct tedomari_effort {
    double seconds;
    uint64_t nodes;
    const tedomari_stop* stop; /* null: it cannot be stopped */
} tedomari_effort;

TEDOMARI_C_API const char* tedomari_version(void);
TEDOMARI_C_API const char* tedomari_last_error(void);
TEDOMARI_C_API void tedomari_free(char* text);

/* To end a question early from another thread: it answers with what it has. */
TEDOMARI_C_API tedomari_stop* tedomari_stop_new(void);
TEDOMARI_C_API void tedomari_stop_now(tedomari_stop* stop);
TEDOMARI_C_API void tedomari_stop_free(tedomari_stop* stop);

TEDOMARI_C_API tedomari_position* tedomari_position_new(int width, int height);
/* Of an SGF record or a diagram; after `move` moves, or where the record asks its question when `move` is negative. */
TEDOMARI_C_API tedomari_position* tedomari_position_read(const char* text, int move);
TEDOMARI_C_API void tedomari_position_free(tedomari_position* position);
/* `color` is 'b' or 'w', `point` "D4" or "pass".  0 when it was played. */
TEDOMARI_C_API int tedomari_position_play(tedomari_position* position, char color, const char* point);
TEDOMARI_C_API char* tedomari_position_diagram(const tedomari_position* position);

TEDOMARI_C_API char* tedomari_analyze(const tedomari_position* position, const tedomari_effort* effort);
/* `points` is "A1,B1,C2"; null for those that the record marks. */
TEDOMARI_C_API char* tedomari_region(const tedomari_position* position, const char* points,
                                     const tedomari_effort* effort);
TEDOMARI_C_API char* tedomari_goal(const tedomari_position* position, const char* goal,
                                   const tedomari_effort* effort);
/* `target` is a stone of the group; null to look for one. */
TEDOMARI_C_API char* tedomari_problem(const tedomari_position* position, const char* target,
                                      const tedomari_effort* effort);
TEDOMARI_C_API char* tedomari_score(const tedomari_position* position, const tedomari_effort* effort);
TEDOMARI_C_API char* tedomari_review(const tedomari_position* game, const tedomari_effort* effort);
TEDOMARI_C_API char* tedomari_cgt(const char* expression, const tedomari_effort* effort);

#ifdef __cplusplus
}
#endif

#endif
