#include "CPango.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// Functions of these names are defined here for this program alone: a library that is loaded with it
// means its own.
#pragma GCC visibility push(hidden)
#include <ft2build.h>
#include FT_CONFIG_CONFIG_H
#undef FT_EXPORT
#define FT_EXPORT(Result) extern Result
#include <fontconfig/fontconfig.h>
// Comes behind what it needs.
#include <fontconfig/fcfreetype.h>
#include <freetype/freetype.h>
#include <freetype/ftbitmap.h>
#include <freetype/ftfntfmt.h>
#include <freetype/ftlcdfil.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#include <freetype/ftsynth.h>
#include <freetype/tttables.h>
#include <glib-object.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#pragma GCC visibility pop

#define LATE(Result, name, parameters, arguments) place_of_##name,
enum {
#include "functions.h"
  place_count
};
#undef LATE

#define LATE(Result, name, parameters, arguments) #name,
static const char *const names[] = {
#include "functions.h"
};
#undef LATE

static void *places[place_count];
static char problem[512];
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libpangoft2-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  for (int place = 0; library && place < place_count; place++) {
    places[place] = dlsym(library, names[place]);
    if (!places[place]) library = NULL;
  }
  if (library) return;
  const char *reason = dlerror();
  snprintf(problem, sizeof problem, "%s", reason ? reason : "no reason given");
}

const char *galley_load_pango(void) {
  pthread_once(&loading, load);
  return problem[0] ? problem : NULL;
}

static void *found(int place) {
  if (galley_load_pango()) abort();
  return places[place];
}

// The headers see to it that the types are right; the parentheses, that a function which is a macro, too,
// is none here.
#define LATE(Result, name, parameters, arguments)                    \
  Result(name) parameters {                                          \
    return ((Result(*) parameters)found(place_of_##name)) arguments; \
  }
#include "functions.h"
