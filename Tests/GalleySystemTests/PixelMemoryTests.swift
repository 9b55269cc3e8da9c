import GalleySystem
import Testing

@Suite struct PixelMemoryTests {
  @Test func `memory larger than any screen is not kept`() {
    let pool = PixelMemoryPool()
    weak let small = pool.memory(count: 1 << 20)
    #expect(small != nil)
    weak let large = pool.memory(count: 256 << 20)
    #expect(large == nil)
  }

  @Test func `memory that the system cannot give is said in megabytes`() {
    #expect(throws: MemoryProblem(megabytes: 1 << 40)) {
      try PixelMemoryPool().memory(asked: 1 << 60)
    }
  }

  @Test func `memory is cleared for who comes next`() throws {
    let pool = PixelMemoryPool()
    for size in [1_000, 3 << 20] {
      let bytes = { try pool.memory(asked: size).prefix(size, isCleared: true) }
      try bytes().initializeMemory(as: UInt8.self, repeating: 9)
      #expect(try bytes().allSatisfy { $0 == 0 })
    }
  }
}
