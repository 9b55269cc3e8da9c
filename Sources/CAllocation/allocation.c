#include "CAllocation.h"

#include <errno.h>
#include <features.h>
#include <stddef.h>
#include <stdint.h>

#include "CProcess.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

// A sanitizer brings a malloc of its own.
#if defined(__GLIBC__) && !defined(IS_SANITIZED)

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// What no machine has is asked for by mistake or to be refused; the one who asks hears of it.
static const size_t largest = (size_t)1 << 40;

static void *told(void *memory, size_t size) {
  if (!memory && size > 0 && size <= largest) galley_out_of_memory();
  return memory;
}

void *malloc(size_t size) { return told(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  size_t sum;
  if (__builtin_mul_overflow(count, size, &sum)) sum = SIZE_MAX;
  return told(__libc_calloc(count, size), sum);
}

void *realloc(void *memory, size_t size) { return told(__libc_realloc(memory, size), size); }

void *memalign(size_t alignment, size_t size) {
  return told(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return told(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  void *memory = told(__libc_memalign(alignment, size), size);
  if (!memory && size > 0) return ENOMEM;
  *place = memory;
  return 0;
}

#endif
