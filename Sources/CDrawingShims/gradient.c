#include "CDrawingShims.h"

// What is added is not multiplied at the same time, which some processors would do with another rounding.
#pragma STDC FP_CONTRACT OFF
// No function of another file takes or gives such vectors, so how they are handed over is nobody's concern.
#pragma clang diagnostic ignored "-Wpsabi"

typedef double Four __attribute__((vector_size(32)));
typedef int64_t FourBits __attribute__((vector_size(32)));
typedef int32_t FourWhole __attribute__((vector_size(16)));

static inline Four four(double number) { return (Four){number, number, number, number}; }

// One of two numbers in each place.
static inline Four chosen(FourBits first, Four one, Four other) {
  return (Four)((first & (FourBits)one) | (~first & (FourBits)other));
}

static inline Four square_roots(Four numbers) {
  return (Four){
      __builtin_sqrt(numbers[0]), __builtin_sqrt(numbers[1]), __builtin_sqrt(numbers[2]),
      __builtin_sqrt(numbers[3])};
}

// Writes the colors of up to four locations; what is no number has the first color.
static inline void store(
    uint32_t *row, size_t count, Four locations, const uint32_t *colors, size_t last) {
  locations = chosen(locations > 0, locations, four(0));
  locations = chosen(locations < 1, locations, four(1));
  FourWhole entries = __builtin_convertvector(locations * (double)last + 0.5, FourWhole);
  for (size_t lane = 0; lane < count; lane++) row[lane] = colors[entries[lane]];
}

static const Four first_places = {0, 1, 2, 3};

void galley_fill_linearly(
    uint32_t *row, size_t count, const uint32_t *colors, size_t last, double first, double step) {
  Four places = first_places;
  size_t whole = count & ~(size_t)3;
  for (size_t x = 0; x < whole; x += 4, places += 4)
    store(row + x, 4, first + step * places, colors, last);
  store(row + whole, count - whole, first + step * places, colors, last);
}

void galley_fill_radially(
    uint32_t *row, size_t count, const uint32_t *colors, size_t last, double x, double y,
    double step_x, double step_y) {
  Four places = first_places;
  size_t whole = count & ~(size_t)3;
  for (size_t start = 0; start <= whole; start += 4, places += 4) {
    Four across = x + step_x * places, along = y + step_y * places;
    Four locations = square_roots(across * across + along * along);
    if (start < whole)
      store(row + start, 4, locations, colors, last);
    else
      store(row + start, count - whole, locations, colors, last);
  }
}
