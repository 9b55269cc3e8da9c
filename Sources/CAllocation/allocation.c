#include "CAllocation.h"

#include <errno.h>
#include <features.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

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

static const size_t large_page = (size_t)2 << 20;

// What is as large as a list of many items is mapped anew each time, and costs a fault for each page
// that is touched: those are of two megabytes where whole ones lie in it and the system gives such. The
// advice is for all of the mapping, which remains one that can grow. It is not moved to begin with a
// large page: lists that begin alike are in each other's way in the processor's cache.
static void advise_large_pages(void *memory) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)memory & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + malloc_usable_size(memory) + page - 1) & ~(page - 1);
  int kept = errno;
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  errno = kept;
}

static void *told(void *memory, size_t size) {
  if (!memory && size > 0 && size <= largest) galley_out_of_memory();
  if (memory && size >= 2 * large_page) advise_large_pages(memory);
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

// A picture's small surfaces and lists together take some megabytes. Page by page, each four
// kilobytes of them cost a fault, and what is mapped for one surface costs them again for the next:
// so the first of the heap lies in pages of two megabytes, where the system gives such, and what is
// freed is kept.
static const size_t first_heap = (size_t)8 << 20;

__attribute__((constructor)) static void prepare_heap(void) {
  mallopt(M_MMAP_THRESHOLD, (int)(2 * large_page));
  mallopt(M_TRIM_THRESHOLD, (int)(8 * first_heap));
  mallopt(M_TOP_PAD, (int)first_heap);
  // What is asked for makes the heap grow by as much more.
  void *grown = __libc_malloc(large_page / 2);
  uintptr_t start = ((uintptr_t)grown + large_page - 1) & ~(large_page - 1);
  uintptr_t end = (uintptr_t)sbrk(0) & ~(large_page - 1);
  if (grown && start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(grown);
  mallopt(M_TOP_PAD, (int)(large_page / 2));
}

#endif
