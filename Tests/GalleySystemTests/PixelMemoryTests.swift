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
}
