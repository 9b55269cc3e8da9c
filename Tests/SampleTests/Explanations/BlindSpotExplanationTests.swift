import Galley
import Testing

/// What the explanation says of changes that metrics of pixels overlook.
@Suite struct BlindSpotExplanationTests {
  private struct Disc {
    var x: Double
    var y: Double
    var diameter: Double
    var color: Color
  }

  private static let discs: [Disc] = {
    var generator = SplitMix64(seed: 30)
    return (0..<30).map { _ in
      Disc(
        x: Double(Int.random(in: 20...680, using: &generator)),
        y: Double(Int.random(in: 20...480, using: &generator)),
        diameter: Double(Int.random(in: 40...100, using: &generator)),
        color: Color(
          hex: UInt32.random(in: 0..<0x100_0000, using: &generator) & 0xBFBFBF | 0x202020))
    }
  }()

  /// The discs, drawn by the library's own layers as a scene draws them.
  private static func png(_ discs: [Disc], order: [Int]? = nil) throws -> PictureSource {
    let layers = (order ?? Array(discs.indices)).map { number -> String in
      let disc = discs[number]
      let bytes = [disc.color.red, disc.color.green, disc.color.blue].map { component in
        let text = String(Int((component * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      return "  - { shape: ellipse, id: disc-\(number), fill: \"#\(bytes.joined())\", at: "
        + "{ leading: \(disc.x), top: \(disc.y), size: \(disc.diameter) } }"
    }
    let scene = """
      galley: 1
      title: Thirty discs
      screen: { size: [800, 600], background: white }
      views:
      \(layers.joined(separator: "\n"))
      states: [{ name: first }]

      """
    return try DrawnScene(scene).png()
  }

  private func sentences(_ change: (inout Disc) -> Void) throws -> [String] {
    var discs = Self.discs
    change(&discs[14])
    let comparison = try PictureComparer().compare(Self.png(Self.discs), to: Self.png(discs))
    #expect(!comparison.report.isSame)
    #expect(!comparison.passes)
    return comparison.sentences
  }

  @Test(arguments: [0.25, 0.5, 1, 2])
  func `a disc that moved by a part of a pixel is named`(_ distance: Double) throws {
    #expect(
      try sentences { $0.x += distance }
        == [
          "shape 'disc-14' moved by +\(distance == 1 ? "1" : distance == 2 ? "2" : "\(distance)"), 0 pt"
        ])
  }

  @Test func `a disc that grew by half a point is named with its radius`() throws {
    let radius = Self.discs[14].diameter / 2
    let said = try sentences {
      $0.diameter += 0.5
      $0.x -= 0.25
      $0.y -= 0.25
    }
    #expect(
      said == [
        "the radius of shape 'disc-14' went from \(number(radius)) to \(number(radius + 0.25))"
      ])
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test(arguments: [(10.0, 10.0, 10.0), (0, 0, 60)])
  func `a disc of another color is named with both colors`(
    _ red: Double, _ green: Double, _ blue: Double
  ) throws {
    let said = try sentences {
      $0.color.red += red / 255
      $0.color.green += green / 255
      $0.color.blue += blue / 255
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("fill of shape 'disc-14' went from #") == true, "\(said)")
  }

  @Test func `two discs that changed places from back to front are named`() throws {
    var order = Array(Self.discs.indices)
    order.swapAt(14, 15)
    let comparison = try PictureComparer().compare(
      Self.png(Self.discs), to: Self.png(Self.discs, order: order))
    #expect(comparison.causes.map(\.kind) == [.reordered])
    let sentence = try #require(comparison.sentences.first)
    #expect(sentence.contains("disc-14") && sentence.contains("disc-15"), "\(sentence)")
  }
}
