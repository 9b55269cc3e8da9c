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

  @Test func `surfaces that live together have parts of one memory, and then their own`() throws {
    var pool: PixelMemoryPool? = PixelMemoryPool(count: 3 << 20)
    let sizes = [1 << 20, 1_000, 77, 1 << 20, 1 << 20, 4 << 20, 500]
    let parts = try sizes.map { try #require(try pool?.memory(asked: $0)) }
    // What is given outlives who gives it.
    pool = nil
    let bytes = zip(parts, sizes).map { $0.prefix($1, isCleared: true) }
    for (number, bytes) in bytes.enumerated() {
      #expect(bytes.allSatisfy { $0 == 0 }, "nobody else has written to it")
      bytes.initializeMemory(as: UInt8.self, repeating: UInt8(number + 1))
    }
    for (number, bytes) in bytes.enumerated() {
      #expect(bytes.allSatisfy { $0 == number + 1 })
    }
    withExtendedLifetime(parts) {}
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
