import Foundation
import FoundationXML
import Galley
import Testing

@testable import GalleyRecords

/// The figures of the sample that is a chapter of a manual.
@Suite struct FigureSampleTests {
  private static let name = "reading-guide.yaml"

  private func drawing(_ figure: String, in scene: Scene, _ renderer: Renderer) throws
    -> ComposedState
  {
    let state = try #require(scene.states.first { $0.fileName == figure })
    return try scene.drawing(of: state, scale: 1, using: renderer)
  }

  /// Each distance of a figure as two edges of parts; a size is two of them.
  private static let distances: [(figure: String, zoom: Double, ends: [(String, String)])] = [
    (
      "row-distances", 2,
      [
        ("books/waves.leading", "books/waves/cover.leading"),
        ("books/waves/cover.trailing", "books/waves/name.leading"),
        ("books/waves/cover.leading", "books/waves/cover.trailing"),
        ("books/waves/cover.top", "books/waves/cover.bottom"),
        ("books/waves/name.bottom", "books/waves/author.top"),
        ("books/waves/share.trailing", "books/waves.trailing"),
        ("books/waves/bar.bottom", "books/waves.bottom"),
      ]
    )
  ]

  @Test(arguments: ["en", "ar"])
  func `the lengths that an SVG shows are those of the record, and its lines are as long`(
    language: String
  ) throws {
    let (scene, renderer) = try Samples.load(Self.name)
    let screen = try drawing("list.\(language)", in: scene, renderer).record()
    func edge(_ name: String) throws -> Double {
      let parts = name.split(separator: ".").map(String.init)
      let frame = try #require(screen.parts(named: parts[0]).first).frame
      let isMirrored = language == "ar"
      switch parts[1] {
      case "leading": return isMirrored ? frame.maxX : frame.minX
      case "trailing": return isMirrored ? frame.minX : frame.maxX
      case "top": return frame.minY
      default: return frame.maxY
      }
    }
    for (figure, zoom, ends) in Self.distances {
      let drawing = try drawing("\(figure).\(language)", in: scene, renderer)
      let svg = try SVGFormat(options: FormatOptions(textMode: .live))
        .encode(drawing.picture, with: renderer)
      let shown = try DistanceReader(svg).distances
      #expect(shown.count == ends.count)
      let record = drawing.record()
      for (number, end) in zip(1..., ends) {
        let length = abs(try edge(end.1) - edge(end.0))
        let words = try #require(shown["distance-\(number)"])
        let value = try #require(Double(words.replacingOccurrences(of: " pt", with: "")))
        #expect(abs(value - length) <= 0.005 + 1e-9, "\(figure): \(end)")
        let line = try #require(record.parts(named: "distance-\(number)").first).frame
        #expect(abs(max(line.width, line.height) - length * zoom) < 1e-6)
      }
    }
  }

  @Test func `callouts follow what they point at when the text is larger`() throws {
    let renderer = try Renderer()
    let path = Samples.root.appending(path: "samples/\(Self.name)")
    let text = try String(contentsOf: path, encoding: .utf8)
      .replacingOccurrences(
        of: "screen: { device", with: "screen: { text-size: accessibility-1, device")
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: path.path)
    let record = try drawing("overview.en", in: scene, renderer).record()
    for (callout, target) in [("callout-2", "head/shape"), ("callout-3", "books/season")] {
      let label = try #require(record.parts(named: callout).first).frame
      let frame = try #require(record.parts(named: target).first).frame
      // No other label is near, so each stands at the height of its target.
      #expect(abs(label.midY - frame.midY) < 1, "\(callout)")
    }
  }
}

/// Reads the words in groups of class `distance`.
private final class DistanceReader: NSObject, XMLParserDelegate {
  private(set) var distances: [String: String] = [:]
  private var current: String?
  private var depth = 0

  init(_ svg: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if current != nil { depth += 1 }
    guard element == "g", attributes["class"] == "distance", let id = attributes["id"] else {
      return
    }
    (current, depth) = (id, 0)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if depth == 0 { current = nil }
    depth -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let current else { return }
    distances[current, default: ""] += string.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
