#pragma once

#include <stdio.h>
#include <unistd.h>

// Bodies for the opaque structs that drawing passes around most: Swift then imports a typed pointer
// for each of them, and a mix-up is a compile error. They are never allocated or read here.
struct _cairo { char opaque; };
struct _cairo_surface { char opaque; };
struct _cairo_pattern { char opaque; };
struct _cairo_font_options { char opaque; };
struct _PangoContext { char opaque; };
struct _PangoLayout { char opaque; };
struct _PangoFontDescription { char opaque; };
struct _PangoFcFontMap { char opaque; };
struct _FcConfig { char opaque; };
struct _FcPattern { char opaque; };
struct XML_ParserStruct { char opaque; };
struct _cmsContext_struct { char opaque; };

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <ft2build.h>
#include <freetype/freetype.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#include <fribidi.h>
#include <dlfcn.h>
#include <expat.h>
#include <gif_lib.h>
#include <glib.h>
#include <glib-object.h>
#include <gnu/libc-version.h>
#include <hb.h>
#include <hb-ot.h>
#include <jconfig.h>
#include <lcms2.h>
#include <lcms2_plugin.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <pixman.h>
#include <webp/decode.h>
#include <webp/encode.h>

// How pixels lie in memory, as LittleCMS names it by macros that Swift does not see.
enum {
  galley_rgba_8 = TYPE_RGBA_8,
  galley_rgba_16 = TYPE_RGBA_16,
  galley_rgb_float = TYPE_RGB_FLT,
  galley_cmyk_8 = TYPE_CMYK_8,
  galley_cmyk_float = TYPE_CMYK_FLT,
  galley_gray_float = TYPE_GRAY_FLT,
  // Grey in the first of four samples, the others as they are.
  galley_grays_8 = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1),
  galley_grays_16 = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(2),
};

#include "other-cairo.h"
