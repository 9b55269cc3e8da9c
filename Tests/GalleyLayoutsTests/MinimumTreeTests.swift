import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `A list that knows its least number` {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `finds what a search through all of it finds`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...700, using: &generator)
    // Few different numbers are the least of several positions at a time.
    let kinds = Int.random(in: 2...2000, using: &generator)
    var tree = MinimumTree()
    var numbers = [Double](repeating: .infinity, count: count)
    for step in 0..<3000 {
      let position = Int.random(in: 0..<count, using: &generator)
      let number = Double(Int.random(in: 0..<kinds, using: &generator)) / 7
      numbers[position] = Int.random(in: 0..<4, using: &generator) == 0 ? .infinity : number
      tree[position] = numbers[position]
      let least = numbers.min() ?? .infinity
      #expect(tree.minimum == least, "step \(step)")
      guard least < .infinity else { continue }
      var found: [Int] = []
      tree.forEachMinimum { found.append($0) }
      let holders = numbers.indices.filter { numbers[$0] == least }
      #expect(found.sorted() == holders, "step \(step)")
      #expect(tree.onlyMinimum == (holders.count == 1 ? holders[0] : nil), "step \(step)")
    }
    #expect(numbers.indices.allSatisfy { tree[$0] == numbers[$0] })
  }
}
