#pragma once

// Bodies for types that their libraries leave opaque: Swift then tells one pointer from another.
struct _cairo { char opaque; };
struct _cairo_surface { char opaque; };
struct _cairo_pattern { char opaque; };
struct spng_ctx { char opaque; };
struct _xmlTextReader { char opaque; };

#include <cairo.h>
#include <libdeflate.h>
#include <librsvg/rsvg.h>
#include <libxml/xmlreader.h>
#include <spng.h>
#include <webp/decode.h>
