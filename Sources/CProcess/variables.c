#include "CProcess.h"

#include <stddef.h>
#include <string.h>

// What the sources of the libraries read: those of Debian 12 and 13, and each library's own prefix, under
// which a later version may read more. "What the bytes depend on" in Determinism.md says of each what it
// would do.
static const char *const prefixes[] = {
    "CAIRO_",     "EXPAT_",     "FC_",    "FONTCONFIG_", "FREETYPE_", "FT2_",  "GDK_PIXBUF_",
    "GIO_",       "GOBJECT_",   "G_",     "HB_",         "ICU_",      "JSIMD_", "LIBDEFLATE_",
    "LIBTHAI_",   "PANGO",      "PIXMAN_", "RAYON_",     "RSVG_",     "SGML_", "XML_",
};
static const char *const names[] = {"CHARSET", "JPEGMEM", "LANGUAGE", "RNG_INCLUDE_LIMIT"};

int galley_changes_drawing(const char *variable) {
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    if (strncmp(variable, prefixes[i], strlen(prefixes[i])) == 0) return 1;
  }
  const size_t length = strcspn(variable, "=");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strlen(names[i]) == length && strncmp(variable, names[i], length) == 0) return 1;
  }
  return 0;
}
