import Foundation
import GalleyGraphics
import GalleyRendering
import Testing

/// Pairs of pictures in a folder of fixtures, and how many pixels two versions of pixelmatch count.
struct PixelmatchFixture: Sendable, CustomTestStringConvertible {
  let folder: String
  let names: [String]
  let threshold: Double
  let includesAntialiasing: Bool
  let version6: Int
  let version7: Int

  var testDescription: String { "\(names) \(threshold) \(includesAntialiasing)" }

  func bitmap(_ index: Int) throws -> Bitmap {
    try BitmapDecoder.decode(Array(Data(contentsOf: Self.url("\(folder)/\(names[index]).png"))))
  }

  /// The rows of a table of names, threshold, whether edges count, and the two counts.
  static func rows(of folder: String) throws -> [PixelmatchFixture] {
    try String(contentsOf: url("\(folder)/counts.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t").map(String.init)
        return PixelmatchFixture(
          folder: folder, names: Array(cells[0...1]),
          threshold: try #require(Double(cells[2])), includesAntialiasing: cells[3] == "true",
          version6: try #require(Int(cells[4])), version7: try #require(Int(cells[5])))
      }
  }

  private static func url(_ path: String) throws -> URL {
    try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(path)")
  }
}
