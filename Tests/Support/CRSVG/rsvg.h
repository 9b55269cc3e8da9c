#pragma once

// With the types that drawing passes around as CDrawing has them.
#include "../../../Sources/CDrawing/drawing.h"
#include <librsvg/rsvg.h>
