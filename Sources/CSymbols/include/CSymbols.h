#pragma once

#include <stddef.h>

/// Text that is part of the program: its first byte, and how many there are.
struct galley_text {
  const char *_Nonnull start;
  size_t size;
};

/// outlines.txt, written by .scripts/symbols: the outlines of Bootstrap Icons, one a line, sorted by
/// name.
///
/// A name, where the outline begins and ends from left to right, and relative path data as SVG has it,
/// of `m`, `l`, `c` and `z`, to be filled by the non-zero rule; all numbers in thousandths of a unit of
/// a box of 16 by 16.
struct galley_text galley_symbol_outlines(void);

/// names.txt: which outline stands for a symbol of SF Symbols, by its name, one a line, by subject.
///
/// The outline's name stands behind it, then a share of the standard size where the set draws larger or
/// smaller than SF Symbols do, and `<>` where it turns with the direction of text, as it does there. Only
/// where both show the same thing, or mean it. SF Symbols' own outlines may be used on Apple's platforms
/// alone, so none is here.
struct galley_text galley_symbol_names(void);
