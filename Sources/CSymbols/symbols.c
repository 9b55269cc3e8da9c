#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char outlines[] = {
#embed "outlines.txt"
};

static const char names[] = {
#embed "names.txt"
};

struct galley_text galley_symbol_outlines(void) {
  return (struct galley_text){outlines, sizeof outlines};
}

struct galley_text galley_symbol_names(void) { return (struct galley_text){names, sizeof names}; }
