#pragma once

#include <stdio.h>

// Bodies for opaque structs, so that Swift imports typed pointers; never allocated or read here.
struct png_struct_def { char opaque; };
struct png_info_def { char opaque; };

#include <png.h>
