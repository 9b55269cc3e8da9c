#include "CProcess.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// A step has at most two paths: of a temporary file its own as the copy, of a replacement both.
typedef struct step {
  struct step *older;
  struct step *newer;
  char *path;
  char *copy;
} step;

typedef struct group {
  struct group *next;
  struct group *previous;
  step *newest;
} group;

// In seconds.
enum { patience = 2 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static group *groups;

static void free_step(step *it) {
  free(it->path);
  free(it->copy);
  free(it);
}

// Memory is always taken outside of the lock: where there is none, the lock is free to be taken.
static step *make_step(const char *path, const char *copy) {
  step *it = calloc(1, sizeof *it);
  if (!it) return NULL;
  it->path = path ? strdup(path) : NULL;
  it->copy = copy ? strdup(copy) : NULL;
  if ((path && !it->path) || (copy && !it->copy)) {
    free_step(it);
    return NULL;
  }
  return it;
}

galley_undo_group galley_undo_begin(void) {
  group *it = calloc(1, sizeof *it);
  if (!it) return 0;
  pthread_mutex_lock(&lock);
  it->next = groups;
  if (groups) groups->previous = it;
  groups = it;
  pthread_mutex_unlock(&lock);
  return (galley_undo_group)it;
}

static galley_undo_step note(group *owner, step *it) {
  if (!it) return 0;
  pthread_mutex_lock(&lock);
  it->older = owner->newest;
  if (owner->newest) owner->newest->newer = it;
  owner->newest = it;
  pthread_mutex_unlock(&lock);
  return (galley_undo_step)it;
}

galley_undo_step galley_undo_note_temporary(galley_undo_group owner, const char *path) {
  return note((group *)owner, make_step(NULL, path));
}

galley_undo_step galley_undo_note_replacement(
    galley_undo_group owner, const char *path, const char *copy) {
  return note((group *)owner, make_step(path, copy));
}

void galley_undo_hold(void) { pthread_mutex_lock(&lock); }

void galley_undo_release(void) { pthread_mutex_unlock(&lock); }

void galley_undo_forget(galley_undo_group owner, galley_undo_step which) {
  group *all = (group *)owner;
  step *it = (step *)which;
  pthread_mutex_lock(&lock);
  if (it->newer) it->newer->older = it->older;
  else all->newest = it->older;
  if (it->older) it->older->newer = it->newer;
  pthread_mutex_unlock(&lock);
  free_step(it);
}

static void take_away(const char *path) {
  if (unlink(path) != 0 && errno == EISDIR) rmdir(path);
}

// Temporary files first: once they are gone, no thread can put another one in its place.
static int undo(group *it, int is_settled) {
  int failures = 0;
  for (step *each = it->newest; each; each = each->older)
    if (!each->path) take_away(each->copy);
  for (step *each = it->newest; each; each = each->older) {
    if (!each->path) continue;
    if (!is_settled) {
      int status = each->copy ? rename(each->copy, each->path) : unlink(each->path);
      if (status != 0 && errno != ENOENT) {
        failures++;
        // The copy is all that is left of the file.
        continue;
      }
    }
    // To rename one name of a file to another of its names does nothing.
    if (each->copy) unlink(each->copy);
  }
  return failures;
}

int galley_undo_end(galley_undo_group which, int is_settled) {
  group *it = (group *)which;
  pthread_mutex_lock(&lock);
  int failures = undo(it, is_settled);
  if (it->previous) it->previous->next = it->next;
  else groups = it->next;
  if (it->next) it->next->previous = it->previous;
  pthread_mutex_unlock(&lock);
  while (it->newest) {
    step *older = it->newest->older;
    free_step(it->newest);
    it->newest = older;
  }
  free(it);
  return failures;
}

void galley_undo_everything(void) {
  // A thread that crashed amid its own undoing has the lock for ever.
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += patience;
  pthread_mutex_timedlock(&lock, &limit);
  for (group *it = groups; it; it = it->next) undo(it, 0);
}
