/* SPDX-License-Identifier: MIT */
/* Asks the library in C: cc embed.c $(pkg-config --cflags --libs tedomari) */
#include <stdio.h>
#include <string.h>
#include <tedomari/tedomari.h>

static int refused(const char *what) {
    fprintf(stderr, "%s: %s\n", what, tedomari_last_error());
    return 1;
}

int main(void) {
    const tedomari_effort effort = {.nodes = 10000};
    char *answer = tedomari_cgt("{10|8||0}", NULL);
    if (answer == NULL) return refused("cgt");
    printf("%s\n", answer);
    tedomari_free(answer);

    tedomari_position *board = tedomari_position_new(9, 9);
    if (board == NULL) return refused("position");
    const char *moves[] = {"bD5", "wE5", "bF5", "wA9", "bE4"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; ++i) {
        if (tedomari_position_play(board, moves[i][0], moves[i] + 1) != 0) return refused(moves[i]);
    }
    answer = tedomari_goal(board, "capture(E5)", &effort);
    if (answer == NULL) return refused("goal");
    printf("capture(E5) is %s\n", strstr(answer, "\"status\":\"W|L\"") != NULL ? "W|L" : answer);
    tedomari_free(answer);

    if (tedomari_position_play(board, 'w', "E4") == 0) return 1;
    printf("%s\n", tedomari_last_error());
    tedomari_position_free(board);
    return 0;
}
