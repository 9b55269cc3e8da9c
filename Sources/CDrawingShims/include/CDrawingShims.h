// What Swift cannot say in its own words: libjpeg reports errors by longjmp, and a conversion asks of each
// number whether it fits, and takes them one by one.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t width;
  uint32_t height;
  /// Whether pixels are of four inks.
  int is_ink;
} galley_jpeg_size;

/// Room for a message of libjpeg with its closing zero.
enum { galley_jpeg_message_capacity = 200 };

typedef enum {
  galley_jpeg_ok = 0,
  /// Not a JPEG file, or one that libjpeg cannot decode.
  galley_jpeg_invalid = 1,
  /// The compressed data ends too early or is damaged.
  galley_jpeg_damaged = 2,
  /// More progressive scans than any honest file has.
  galley_jpeg_excessive = 3,
} galley_jpeg_status;

/// Reads the width and height, as stored, before any orientation is applied, and what pixels are of.
galley_jpeg_status galley_jpeg_read_size(
    const uint8_t *bytes, size_t count, galley_jpeg_size *size, char *message);

/// Decodes to rows of blue, green, red and an alpha of 255, `width * height * 4` bytes; or, where inks are
/// kept, of cyan, magenta, yellow and black, 255 of which is all ink.
galley_jpeg_status galley_jpeg_decode(
    const uint8_t *bytes, size_t count, galley_jpeg_size size, int keeps_inks, uint8_t *pixels,
    char *message);

/// Writes the colors of so many pixels, four at a time: each is the entry of a table for its location, from
/// 0 to 1 over the whole table, and beyond these the first and the last.
///
/// Locations are at equal distances.
void galley_fill_linearly(
    uint32_t *row, size_t count, const uint32_t *colors, size_t last, double first, double step);

/// The same with the distances of places from the origin for locations; places are as far apart.
void galley_fill_radially(
    uint32_t *row, size_t count, const uint32_t *colors, size_t last, double x, double y,
    double step_x, double step_y);
