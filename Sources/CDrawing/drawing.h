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
#include <jconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <pixman.h>
#include <webp/decode.h>

#include "other-cairo.h"
