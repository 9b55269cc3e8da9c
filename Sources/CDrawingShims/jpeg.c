#include "CDrawingShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

enum { most_scans = 200 };

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf failure;
  galley_jpeg_status status;
  char *message;
} error_handler;

static void fail(j_common_ptr codec) {
  error_handler *handler = (error_handler *)codec->err;
  if (handler->status == galley_jpeg_ok) {
    handler->status = galley_jpeg_invalid;
    codec->err->format_message(codec, handler->message);
  }
  longjmp(handler->failure, 1);
}

static void fail_with(j_common_ptr codec, galley_jpeg_status status) {
  error_handler *handler = (error_handler *)codec->err;
  handler->status = status;
  codec->err->format_message(codec, handler->message);
  fail(codec);
}

// libjpeg fills what is missing with grey and warns; a picture with a hole is an error here.
static void note(j_common_ptr codec, int level) {
  if (level >= 0) return;
  switch (codec->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
      fail_with(codec, galley_jpeg_damaged);
  }
}

static void ignore(j_common_ptr codec) { (void)codec; }

static void count_scans(j_common_ptr codec) {
  if (!codec->is_decompressor) return;
  if (((j_decompress_ptr)codec)->input_scan_number > most_scans) {
    fail_with(codec, galley_jpeg_excessive);
  }
}

static void install(struct jpeg_decompress_struct *codec, error_handler *handler, char *message) {
  memset(codec, 0, sizeof *codec);
  memset(handler, 0, sizeof *handler);
  codec->err = jpeg_std_error(&handler->base);
  handler->base.error_exit = fail;
  handler->base.emit_message = note;
  handler->base.output_message = ignore;
  handler->message = message;
  message[0] = 0;
}

static int is_ink(const struct jpeg_decompress_struct *codec) {
  return codec->jpeg_color_space == JCS_CMYK || codec->jpeg_color_space == JCS_YCCK;
}

galley_jpeg_status galley_jpeg_read_size(
    const uint8_t *bytes, size_t count, galley_jpeg_size *size, char *message) {
  struct jpeg_decompress_struct codec;
  error_handler handler;
  install(&codec, &handler, message);
  if (setjmp(handler.failure)) {
    jpeg_destroy_decompress(&codec);
    return handler.status;
  }
  jpeg_create_decompress(&codec);
  jpeg_mem_src(&codec, bytes, count);
  jpeg_read_header(&codec, TRUE);
  size->width = codec.image_width;
  size->height = codec.image_height;
  size->is_ink = is_ink(&codec);
  jpeg_destroy_decompress(&codec);
  return galley_jpeg_ok;
}

// Adobe stores the inks inverted; others as they are. Without a profile, ink times black is the
// usual reading.
static void convert_inks(const uint8_t *inks, uint8_t *pixels, uint32_t width, int inverted) {
  for (uint32_t x = 0; x < width; x++, inks += 4, pixels += 4) {
    for (int channel = 0; channel < 3; channel++) {
      int ink = inverted ? inks[channel] : 255 - inks[channel];
      int black = inverted ? inks[3] : 255 - inks[3];
      pixels[2 - channel] = (uint8_t)((ink * black + 127) / 255);
    }
    pixels[3] = 255;
  }
}

// Adobe's inverted inks as the others'.
static void copy_inks(const uint8_t *inks, uint8_t *pixels, uint32_t width, int inverted) {
  for (size_t place = 0; place < (size_t)width * 4; place++) {
    pixels[place] = inverted ? 255 - inks[place] : inks[place];
  }
}

galley_jpeg_status galley_jpeg_decode(
    const uint8_t *bytes, size_t count, galley_jpeg_size size, int keeps_inks, uint8_t *pixels,
    char *message) {
  struct jpeg_decompress_struct codec;
  struct jpeg_progress_mgr progress = {0};
  error_handler handler;
  install(&codec, &handler, message);
  if (setjmp(handler.failure)) {
    jpeg_destroy_decompress(&codec);
    return handler.status;
  }
  jpeg_create_decompress(&codec);
  progress.progress_monitor = count_scans;
  codec.progress = &progress;
  jpeg_mem_src(&codec, bytes, count);
  jpeg_read_header(&codec, TRUE);
  codec.out_color_space = is_ink(&codec) ? JCS_CMYK : JCS_EXT_BGRA;
  // The exact integer transform: the fast ones differ with the processor.
  codec.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&codec);
  if (codec.output_width != size.width || codec.output_height != size.height ||
      is_ink(&codec) != size.is_ink) {
    fail((j_common_ptr)&codec);
  }
  // From the codec's own pool, so that it is freed on every way out.
  JSAMPARRAY inks = size.is_ink ? codec.mem->alloc_sarray(
      (j_common_ptr)&codec, JPOOL_IMAGE, size.width * 4, 1) : NULL;
  while (codec.output_scanline < codec.output_height) {
    uint8_t *row = pixels + (size_t)codec.output_scanline * size.width * 4;
    jpeg_read_scanlines(&codec, size.is_ink ? inks : &row, 1);
    if (!size.is_ink) continue;
    (keeps_inks ? copy_inks : convert_inks)(inks[0], row, size.width, codec.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&codec);
  jpeg_destroy_decompress(&codec);
  return galley_jpeg_ok;
}
