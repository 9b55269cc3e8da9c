import GalleyGeometry
import Testing

@Suite struct BoundedCacheTests {
  @Test func `the least recently used are dropped when all weigh too much`() {
    var cache = BoundedCache<Int, String>(capacity: 16)
    for key in 0..<16 { cache.insert("\(key)", for: key) }
    #expect(cache.value(for: 0) == "0")
    cache.insert("16", for: 16)
    // A quarter is dropped at once, so that there is room for more.
    #expect((0...16).filter { cache.value(for: $0) == nil } == [1, 2, 3, 4])
    for key in 17..<20 { cache.insert("\(key)", for: key) }
    #expect((0..<20).filter { cache.value(for: $0) == nil } == [1, 2, 3, 4])
  }

  @Test func `a value heavier than all may be stands alone`() {
    var cache = BoundedCache<Int, String>(capacity: 10)
    cache.insert("light", for: 1, weight: 3)
    cache.insert("heavy", for: 2, weight: 30)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 2) == "heavy")
    cache.insert("light", for: 1, weight: 3)
    #expect(cache.value(for: 1) == "light")
    #expect(cache.value(for: 2) == nil)
  }

  @Test func `a value takes the place of the one before, with its weight`() {
    var cache = BoundedCache<Int, String>(capacity: 10)
    cache.insert("beside", for: 1, weight: 4)
    for round in 0..<5 { cache.insert("\(round)", for: 2, weight: 6) }
    #expect(cache.value(for: 1) == "beside")
    #expect(cache.value(for: 2) == "4")
    cache.removeAll()
    #expect(cache.value(for: 1) == nil)
  }

  @Test func `a value is made once, and not stored where that fails`() throws {
    struct Failure: Error {}
    var cache = BoundedCache<Int, Int>(capacity: 10)
    #expect(throws: Failure.self) { try cache.value(for: 1) { throw Failure() } }
    var count = 0
    for _ in 0..<3 {
      #expect(
        cache.value(for: 1) {
          count += 1
          return 7
        } == 7)
    }
    #expect(count == 1)
  }
}
