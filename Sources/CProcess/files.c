#define _GNU_SOURCE
#include <fcntl.h>

#include "CProcess.h"

const int galley_open_place = O_PATH;
