import GalleyGeometry
import GalleyGraphics
import GalleyPNG
import GalleyPlainCairo
import Testing

@testable import GalleyRendering

/// Whether what Galley draws in ways of its own (gradients, outlines, clips, faded groups) looks like
/// plain calls of Cairo's.
@Suite struct PlainCairoTests {
  private static let pictureCount = RandomCourse.count(or: 100)

  /// Levels that rounding at several steps may come to.
  private static let tolerance = 2
  /// The levels between neighbours that make an edge, on which the rounding of outlines shows.
  private static let edge = 3
  /// Pixels of one picture in which Galley may have the tip of something that fades out a pixel
  /// earlier in Cairo.
  private static let tips = 16

  @Test func `random pictures are within two levels of plain Cairo, but at edges`() throws {
    let renderer = try Renderer()
    let peer = PlainCairo()
    var (compared, all) = (0, 0)
    for seed in 0..<Self.pictureCount {
      var course = RandomCourse(seed: seed, isPlain: true)
      let picture = try #require(course.pictures(count: 1).first)
      let ours = PixelGrid(try renderer.surface(of: picture))
      let theirs = PixelGrid(peer.surface(of: picture))
      var (worst, tips) = ((difference: 0, x: 0, y: 0), 0)
      for y in 0..<theirs.height {
        for x in 0..<theirs.width where theirs.contrast(aroundX: x, y) <= Self.edge {
          compared += 1
          let difference = theirs.difference(from: ours, x, y)
          guard difference > Self.tolerance else { continue }
          if ours.contrast(aroundX: x, y) > Self.edge {
            tips += 1
          } else if difference > worst.difference {
            worst = (difference, x, y)
          }
        }
      }
      all += theirs.width * theirs.height
      #expect(worst.difference <= Self.tolerance, "seed \(seed): \(worst)")
      #expect(tips <= Self.tips, "seed \(seed): \(tips) tips")
    }
    // Most of what is drawn is no edge, or nothing would be compared.
    #expect(compared * 3 > all, "\(compared) of \(all)")
  }
}

/// Premultiplied components, row by row.
private struct PixelGrid {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ surface: Surface) {
    let (size, bytes) = surface.withPixelRows { rows in
      ((rows.width, rows.height), (0..<rows.height).flatMap { Self.bytes(rows[$0]) })
    }
    (width, height) = size
    self.bytes = bytes
  }

  init(_ surface: PlainSurface) {
    (width, height) = (surface.width, surface.height)
    let (stride, rowSize, rowCount) = (surface.stride, surface.width * 4, surface.height)
    var bytes: [UInt8] = []
    surface.withBytes { all in
      for y in 0..<rowCount { bytes += all[y * stride..<y * stride + rowSize] }
    }
    self.bytes = bytes
  }

  private static func bytes(_ words: UnsafeMutableBufferPointer<UInt32>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(words))
  }

  /// The largest difference of a component.
  func difference(from other: PixelGrid, _ x: Int, _ y: Int) -> Int {
    let place = (y * width + x) * 4
    return (place..<place + 4).reduce(0) {
      max($0, abs(Int(bytes[$1]) - Int(other.bytes[$1])))
    }
  }

  /// By how many levels a component differs within a pixel's neighbourhood.
  func contrast(aroundX x: Int, _ y: Int) -> Int {
    (0..<4).reduce(0) { contrast, component in
      var (least, most) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = Int(bytes[(row * width + column) * 4 + component])
          (least, most) = (min(least, value), max(most, value))
        }
      }
      return max(contrast, most - least)
    }
  }
}
