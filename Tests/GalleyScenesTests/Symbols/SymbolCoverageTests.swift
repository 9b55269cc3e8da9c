import Foundation
import GalleyGeometry
import Testing

@testable import GalleyGraphics

/// The names of symbols that public Swift code asks for, and the sets that their outlines are from.
@Suite struct SymbolCoverageTests {
  private struct Name {
    let name: String
    let set: String
  }

  private func names() throws -> [Name] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/symbols-asked-for.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let words = line.split(separator: " ").map(String.init)
        return Name(name: try #require(words.first), set: try #require(words.last))
      }
  }

  private func set(of outline: String) -> String {
    outline.contains("@") ? "rule" : outline.hasPrefix("ph-") ? "phosphor" : "bootstrap"
  }

  @Test func `none of the 300 names that are asked for most is missing`() throws {
    let names = try names()
    #expect(names.count == 300)
    for name in names {
      let entry = try #require(SymbolSet.entry(named: name.name), "\(name.name)")
      #expect(set(of: entry.outline) == name.set, "\(name.name)")
    }
    let sets = Dictionary(grouping: names, by: \.set).mapValues(\.count)
    #expect(sets == ["bootstrap": 243, "phosphor": 20, "rule": 37])
  }

  @Test func `every name has an outline, which is drawn within its box`() throws {
    for name in SymbolSet.names {
      let symbol = try #require(SymbolSet.symbol(named: name), "\(name)")
      let bounds = symbol.outline.controlBounds
      #expect(bounds.width > 0.5 && bounds.height > 0.5, "\(name)")
      // Wide pictures and those that are drawn larger than their box reach a little beyond it.
      #expect(symbol.extent.lowerBound > -2.5 && symbol.extent.upperBound < 18.5, "\(name)")
      #expect(bounds.minY > -4 && bounds.maxY < 20, "\(name)")
    }
  }

  /// By a scan line through a symbol: the lengths of what is filled on it, in units of the box.
  private func stems(of name: String, atRow y: Double) throws -> [Double] {
    let outline = try #require(SymbolSet.symbol(named: name)).outline
    var crossings: [(x: Double, turn: Int)] = []
    for part in outline.subpaths {
      for segment in part.segments {
        var last = segment.start
        for step in 1...64 {
          let next = segment.point(at: Double(step) / 64)
          if (last.y <= y) != (next.y <= y) {
            let share = (y - last.y) / (next.y - last.y)
            crossings.append((last.x + (next.x - last.x) * share, next.y > last.y ? 1 : -1))
          }
          last = next
        }
      }
    }
    var (winding, start, lengths) = (0, 0.0, [Double]())
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { lengths.append(crossing.x - start) }
    }
    return lengths
  }

  @Test(arguments: ["info.circle", "ellipsis.circle", "chevron.down.circle", "heart.circle"])
  func `rings have one width, whether a set has them or a rule makes them`(_ name: String) throws {
    let stems = try stems(of: name, atRow: 8)
    #expect(abs(try #require(stems.first) - 1) < 0.02, "\(stems)")
    #expect(abs(try #require(stems.last) - 1) < 0.02, "\(stems)")
  }

  /// Upright lines of Phosphor's, scaled to the size of Bootstrap's.
  @Test(arguments: [("book.closed", 6.0), ("macbook.and.iphone", 4.0)])
  func `lines of the second set are as wide as those of the first`(_ name: String, y: Double) throws
  {
    let stems = try stems(of: name, atRow: y)
    #expect(stems.contains { abs($0 - 1) < 0.03 }, "\(stems)")
  }

  @Test func `a filled circle has its sign as a hole`() throws {
    // Between the ends of the disc, at its middle, lie the three dots.
    #expect(try stems(of: "ellipsis.circle.fill", atRow: 8).count == 4)
    #expect(try stems(of: "ellipsis.circle.fill", atRow: 2).count == 1)
  }

  @Test func `a speaker's third wave tells two symbols apart, and the airplane is solid`() throws {
    let two = try #require(SymbolSet.symbol(named: "speaker.wave.2"))
    let three = try #require(SymbolSet.symbol(named: "speaker.wave.3"))
    #expect(three.outline.subpaths.count == two.outline.subpaths.count + 1)
    let plane = try #require(SymbolSet.symbol(named: "airplane"))
    #expect(plane.outline.subpaths.count == 1)
    // It flies to the right: its nose is the only part there, and its tail has two fins.
    #expect(plane.outline.controlBounds.maxX > 15.5)
  }
}
