#pragma once
#include <cairo.h>
#include <libdeflate.h>
