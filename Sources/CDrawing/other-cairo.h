#pragma once

#include <cairo-pdf.h>
#include <cairo.h>
#include <dlfcn.h>

// Of each function that is called of a Cairo which another library has loaded.
#define GALLEY_EACH_OF_CAIRO(EACH)    \
  EACH(image_surface_create_for_data) \
  EACH(surface_destroy)               \
  EACH(create)                        \
  EACH(destroy)                       \
  EACH(status)                        \
  EACH(set_matrix)                    \
  EACH(set_antialias)                 \
  EACH(append_path)                   \
  EACH(clip)                          \
  EACH(recording_surface_create)      \
  EACH(set_source_surface)            \
  EACH(paint)                         \
  EACH(show_page)                     \
  EACH(surface_finish)                \
  EACH(surface_status)                \
  EACH(pdf_surface_create_for_stream) \
  EACH(pdf_surface_set_size)          \
  EACH(pdf_surface_set_metadata)      \
  EACH(pdf_surface_add_outline)

#define GALLEY_PLACE(name) __typeof__(cairo_##name) *name;
/// What is called of a Cairo that another library has loaded.
typedef struct { GALLEY_EACH_OF_CAIRO(GALLEY_PLACE) } galley_cairo;
#undef GALLEY_PLACE

/// Finds the Cairo that a library was loaded with; 0 where it has none.
static inline int galley_find_cairo(void *library, galley_cairo *cairo) {
#define GALLEY_FIND(name) \
  if (!(cairo->name = (__typeof__(cairo->name))dlsym(library, "cairo_" #name))) return 0;
  GALLEY_EACH_OF_CAIRO(GALLEY_FIND)
#undef GALLEY_FIND
  return 1;
}
#undef GALLEY_EACH_OF_CAIRO
