/* A bot for Trackside in C, without a library: it plays a random legal move. docs/protocol.md describes the messages.
 *
 *     cc -o random examples/programs/random.c
 *     trackside match isle_of_trains --players exec:./random,greedy --games 20
 *
 * Lines are read as text: `"moves":[{"id":` begins a list of objects with the key "id" first, and no text that a game
 * sends contains `{"id":`.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 1;

/* A number below `count`. The same seed gives the same game again. */
static unsigned draw(unsigned count) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % count;
}

static long number(const char *line, const char *key) {
    const char *found = strstr(line, key);
    return found ? atol(found + strlen(key)) : 0;
}

/* The id of a random one of the moves, which stand before the view. */
static long choose(char *line) {
    char *moves = strstr(line, "\"moves\":["), *end = strstr(moves, "],\"view\":");
    unsigned count = 0;
    *end = 0;
    for (char *at = moves; (at = strstr(at, "{\"id\":")); at++) count++;
    unsigned chosen = draw(count);
    for (char *at = moves; (at = strstr(at, "{\"id\":")); at++)
        if (chosen-- == 0) return atol(at + strlen("{\"id\":"));
    return -1;
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        if (!strncmp(line, "{\"type\":\"hello\"", 15)) puts("{\"type\":\"hello\",\"protocol\":1}");
        if (!strncmp(line, "{\"type\":\"game\"", 14)) state = (uint64_t)number(line, "\"seed\":");
        if (!strncmp(line, "{\"type\":\"decide\"", 16)) {
            long ply = number(line, "\"ply\":");
            printf("{\"type\":\"answer\",\"ply\":%ld,\"move\":%ld}\n", ply, choose(line));
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
