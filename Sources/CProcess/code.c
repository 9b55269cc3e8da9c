#define _GNU_SOURCE
#include "CProcess.h"
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>

typedef struct {
  galley_code_visitor visitor;
  void *context;
  // How many objects are still to be visited; below zero for all.
  int left;
} visit;

// The objects that the process began with: those that are loaded later come behind them.
static int count_at_start;

static int count_object(struct dl_phdr_info *object, size_t size, void *count) {
  (void)object;
  (void)size;
  ++*(int *)count;
  return 0;
}

__attribute__((constructor)) static void count_objects(void) {
  dl_iterate_phdr(count_object, &count_at_start);
}

/// The content of the note that a linker leaves to name what it has linked; its size is 0 where
/// there is none.
static size_t build_id(const struct dl_phdr_info *object, const void **id) {
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[i];
    if (header->p_type != PT_NOTE) continue;
    const char *place = (const char *)(object->dlpi_addr + header->p_vaddr);
    const size_t alignment = header->p_align == 8 ? 8 : 4;
    size_t left = header->p_memsz;
    while (left >= sizeof(ElfW(Nhdr))) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)place;
      const size_t name = sizeof *note;
      const size_t content = (name + note->n_namesz + alignment - 1) & ~(alignment - 1);
      const size_t end = (content + note->n_descsz + alignment - 1) & ~(alignment - 1);
      if (content + note->n_descsz > left) break;
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 &&
          memcmp(place + name, "GNU", 4) == 0 && note->n_descsz > 0) {
        *id = place + content;
        return note->n_descsz;
      }
      if (end >= left) break;
      place += end;
      left -= end;
    }
  }
  return 0;
}

static int visit_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  visit *all = context;
  if (all->left-- == 0) return 1;
  // What the kernel brings along draws nothing.
  const unsigned long kernel = getauxval(AT_SYSINFO_EHDR);
  if (kernel != 0 && object->dlpi_addr == kernel) return 0;
  const void *id = NULL;
  const size_t count = build_id(object, &id);
  if (count > 0) {
    all->visitor(id, count, all->context);
    return 0;
  }
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R) || header->p_flags & PF_W) continue;
    all->visitor(
        (const void *)(object->dlpi_addr + header->p_vaddr), header->p_filesz, all->context);
  }
  return 0;
}

void galley_visit_code(int only_at_start, galley_code_visitor visitor, void *context) {
  visit all = {visitor, context, only_at_start ? count_at_start : -1};
  dl_iterate_phdr(visit_object, &all);
}
