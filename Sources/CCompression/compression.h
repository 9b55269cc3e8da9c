#pragma once

// Bodies for the opaque structs: Swift then imports a typed pointer for each of them, and a mix-up is
// a compile error. They are never allocated or read here.
struct libdeflate_compressor { char opaque; };
struct libdeflate_decompressor { char opaque; };

#include <libdeflate.h>
#include <xxhash.h>
#include <zlib.h>
