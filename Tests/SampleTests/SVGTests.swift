import Foundation
import FoundationXML
import Galley
import Testing

@testable import GalleyComparison
@testable import GalleyRecords

/// Whether the SVG of every sample state is sound, and drawn by librsvg looks like the PNG.
@Suite struct SVGTests {
  /// Whose slanting edges are too great a share of the pixels of a small picture; these are drawn at
  /// their device's scale.
  private static let inPerspective = ["cover-flow"]

  /// The shares of pixels that may differ by more than eight levels where it is not a thousandth: of
  /// a screen that is turned in space, and of many icons that grow on their way, which the PNG has
  /// resampled.
  private static let limits = ["shop-window": 0.012, "springboard-arrival": 0.006]

  /// The states, of those that differ in their axes alone the first and the last: of one that stands
  /// alone both, of several one and the other in turn.
  static func outermost(_ states: [SceneState]) -> [SceneState] {
    var names: [String] = []
    for state in states where !names.contains(state.name) { names.append(state.name) }
    return names.enumerated().flatMap { number, name in
      let variants = states.filter { $0.name == name }
      let both = [variants.first, variants.count > 1 ? variants.last : nil].compactMap(\.self)
      return names.count == 1 || both.count == 1 ? both : [both[number % 2]]
    }
  }

  @Test(arguments: Samples.names)
  func `an SVG is sound, and librsvg draws it as Galley draws the PNG`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    for state in Self.outermost(scene.states) {
      let scale = Self.inPerspective.contains(scene.name) ? nil : 2.0
      let drawing = try scene.drawing(of: state, scale: scale, using: renderer)
      let svg = try Samples.encode(drawing.picture, as: "svg", with: renderer)
      try expectSoundness(of: svg, of: drawing, at: "\(scene.name)/\(state.fileName)")
      let rasterized = try SVGRasterizer.bitmap(svg: svg, scale: drawing.picture.scale)
      let agreement = Agreement(
        try renderer.bitmap(of: drawing.picture), rasterized,
        texts: try drawing.picture.textRegions(resources: renderer))
      print("svg against png, \(scene.name)/\(state.fileName): \(agreement)")
      let limit = Self.limits[scene.name] ?? 0.001
      #expect(agreement.shareOverEight <= limit, "\(scene.name)/\(state.fileName): \(agreement)")
    }
  }

  /// A named group for each element, and a size.
  private func expectSoundness(of svg: [UInt8], of drawing: ComposedState, at place: String) throws
  {
    let outline = try SVGOutline(svg)
    #expect(outline.rootAttributes["width"] != nil, "\(place)")
    #expect(outline.rootAttributes["height"] != nil, "\(place)")
    #expect(outline.rootAttributes["viewBox"] != nil, "\(place)")
    #expect(outline.title == drawing.picture.title, "\(place)")
    #expect(Set(outline.ids).count == outline.ids.count, "\(place) has an id twice")
    // A figure shows parts of screens, some of them twice.
    guard !drawing.collections.isEmpty else { return }
    let record = drawing.record()
    let shown = drawing.collections.flatMap { $0.view.attributes(at: .zero) }
      .filter { $0.element.category == .cell && !$0.isHidden && $0.alpha > 0 }
    #expect(outline.cellPaths.count == shown.count, "\(place)")
    #expect(
      outline.cellPaths.sorted() == shown.map(\.element.indexPath.description).sorted(), "\(place)")
    expectParts(of: record, in: outline, at: place)
  }

  /// A group for each part of a record and for nothing else, called as it is and nested as it is.
  private func expectParts(of record: ScreenRecord, in outline: SVGOutline, at place: String) {
    let expected = record.partPaths.sorted { $0.count > $1.count }
    var left = outline.parts
    for path in expected {
      // The names of what is in collections begin with these, whatever is around them.
      guard let found = left.firstIndex(where: { $0.suffix(path.count) == path[...] }) else {
        Issue.record("\(place): no group for \(path.joined(separator: " / "))")
        continue
      }
      left.remove(at: found)
    }
    #expect(left.isEmpty, "\(place): groups of no parts: \(left)")
    #expect(outline.ids.allSatisfy { !$0.hasPrefix("_.") && !$0.contains("..") }, "\(place)")
  }
}

extension ScreenRecord {
  /// The names that an SVG shows of all parts, each with those around it.
  fileprivate var partPaths: [[String]] {
    let elements = collections.flatMap { collection in
      collection.elements.filter { $0.attributes.alpha > 0 && !$0.attributes.isHidden }
        .flatMap { element -> [[String]] in
          let id = element.name.description
          let path = [collection.collection, Int(id) == nil ? id : "item-\(id)"]
          return [path] + Self.paths(of: element.layers ?? []).map { path + $0 }
        }
    }
    return Self.paths(of: layers ?? []) + elements
  }

  private static func paths(of layers: [Layer]) -> [[String]] {
    var shown: [PartName: String] = [:]
    return layers.map { layer in
      shown[layer.name] = layer.shownName
      // The detail of an item lies over the screen, and in no collection.
      let first = layer.name.steps.firstIndex { if case .detail = $0 { true } else { false } } ?? 0
      return layer.name.steps.indices.dropFirst(first).map { end in
        let name = PartName(Array(layer.name.steps[...end]))
        return shown[name] ?? name.shortDescription
      }
    }
  }
}

extension ScreenRecord.Layer {
  /// A text without an id, or in something without, is called by its words.
  fileprivate var shownName: String {
    let isNamed = name.steps.allSatisfy { step in
      if case .layer(let layer) = step { layer.id != nil } else { true }
    }
    guard !isNamed, let look, look.parts.count == 1,
      case .text(let text) = look.parts[0].matter
    else { return name.shortDescription }
    let words = text.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }
}

/// How far two drawings of one picture are apart, in texts and elsewhere.
struct Agreement: CustomStringConvertible {
  private(set) var largestInTexts = 0
  private(set) var largestElsewhere = 0
  private(set) var overEightInTexts = 0
  private(set) var overEightElsewhere = 0
  private let total: Int

  init(_ left: Bitmap, _ right: Bitmap, texts: [Rect]) {
    total = max(1, left.width * left.height)
    guard left.width == right.width, left.height == right.height else {
      overEightElsewhere = total
      largestElsewhere = 255
      return
    }
    PixelScan(left, right).forEachDifference { x, y, left, right in
      count(left.difference(from: right), x: x, y: y, texts: texts)
    }
  }

  private mutating func count(_ difference: Int, x: Int, y: Int, texts: [Rect]) {
    guard difference > 0 else { return }
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    if texts.contains(where: { $0.contains(center) }) {
      largestInTexts = max(largestInTexts, difference)
      overEightInTexts += difference > 8 ? 1 : 0
    } else {
      largestElsewhere = max(largestElsewhere, difference)
      overEightElsewhere += difference > 8 ? 1 : 0
    }
  }

  /// The share of all pixels that differ by more than eight levels.
  var shareOverEight: Double { Double(overEightInTexts + overEightElsewhere) / Double(total) }

  /// The same of those where no texts are.
  var shareOverEightElsewhere: Double { Double(overEightElsewhere) / Double(total) }

  var description: String {
    func percent(_ count: Int) -> String {
      let hundredThousandths = (count * 100_000 + total / 2) / total
      let digits = String(hundredThousandths % 1000)
      return
        "\(hundredThousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits) %"
    }
    return
      "texts at most \(largestInTexts) levels, \(percent(overEightInTexts)) over 8; "
      + "the rest at most \(largestElsewhere), \(percent(overEightElsewhere)) over 8"
  }
}

/// What the tests ask of an SVG, read by an XML parser.
final class SVGOutline: NSObject, XMLParserDelegate {
  private(set) var rootAttributes: [String: String] = [:]
  private(set) var ids: [String] = []
  /// The index paths of the groups of class `cell`.
  private(set) var cellPaths: [String] = []
  /// The labels of the groups that have one, each with those around it.
  private(set) var parts: [[String]] = []
  /// The labels of the elements around.
  private var labels: [String?] = []
  private(set) var title = ""
  private var depth = 0
  private var isInTitle = false

  init(_ svg: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.coderReadCorrupt)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if depth == 0 { rootAttributes = attributes }
    isInTitle = element == "title" && depth == 1
    depth += 1
    if let id = attributes["id"] { ids.append(id) }
    labels.append(attributes["inkscape:label"])
    if labels.last != .some(nil) { parts.append(labels.compactMap(\.self)) }
    let classes = attributes["class"]?.split(separator: " ") ?? []
    guard element == "g", classes.contains("cell"), attributes["id"] != nil else { return }
    cellPaths.append(attributes["data-index-path"] ?? "")
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    labels.removeLast()
    isInTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInTitle { title += string }
  }
}
