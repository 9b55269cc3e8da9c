#include "CProcess.h"

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void mix(uint32_t *state, const uint32_t *constants, const unsigned char *block) {
  uint32_t words[64];
  for (int i = 0; i < 16; i++)
    words[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16
        | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t early = words[i - 15], late = words[i - 2];
    words[i] = words[i - 16] + words[i - 7]
        + (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3)
        + (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10);
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; i++) {
    uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g))
        + constants[i] + words[i];
    uint32_t second =
        (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

void galley_mix_digest(
    uint32_t *state, const uint32_t *constants, const void *blocks, size_t count) {
  const unsigned char *block = blocks;
  for (size_t i = 0; i < count; i++, block += 64) mix(state, constants, block);
}
