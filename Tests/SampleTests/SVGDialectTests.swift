import Foundation
import FoundationXML
import Galley
import Testing

@testable import GalleyRendering

/// The SVG that is written for a program in which people go on drawing, by what that program keeps.
@Suite struct SVGDialectTests {
  /// What all programs keep.
  private static let elements: Set<String> = [
    "svg", "title", "desc", "defs", "g", "rect", "circle", "ellipse", "path", "line", "polyline",
    "polygon", "image", "linearGradient", "radialGradient", "stop", "clipPath", "filter",
    "feGaussianBlur",
  ]

  /// Beyond these, and elements that they do not have.
  private static let more: [FormatOptions.Program: Set<String>] = [
    .figma: ["text"], .sketch: ["text"], .inkscape: ["text", "use"], .penpot: [],
  ]

  /// Attributes that one program has and others must not.
  private static let forbidden: [FormatOptions.Program: Set<String>] = {
    let safe: Set<String> = [
      "class", "style", "letter-spacing", "paint-order", "direction", "textLength",
      "inkscape:label", "inkscape:groupmode", "mask", "marker-end", "href", "gradientTransform",
    ]
    return [
      .figma: safe, .penpot: safe, .sketch: safe,
      .inkscape: ["textLength", "direction", "mask", "href"],
    ]
  }()

  @Test(arguments: Samples.names)
  func `all that is written for a program is what it keeps`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    for state in SVGTests.outermost(scene.states) {
      let drawing = try scene.drawing(of: state, scale: 1, using: renderer)
      for program in FormatOptions.Program.allCases {
        let options = FormatOptions(for: program, includesRecord: false)
        let svg = try SVGFormat(options: options).encode(drawing.picture, with: renderer)
        let place = "\(scene.name)/\(state.fileName) for \(program)"
        let document = try DialectReader(svg)
        let elements = Self.elements.union(Self.more[program] ?? [])
        #expect(document.elements.subtracting(elements).isEmpty, "\(place)")
        #expect(
          document.attributes.intersection(Self.forbidden[program] ?? []).isEmpty, "\(place)")
        #expect(document.faults.isEmpty, "\(place): \(document.faults.prefix(3))")
        #expect(document.root["data-for"] == program.rawValue, "\(place)")
        #expect(document.root["width"].flatMap(Double.init) == drawing.picture.size.width)
        if drawing.record().layers?.isEmpty == false, program == .inkscape {
          #expect(document.attributes.contains("inkscape:label"), "\(place)")
        }
      }
    }
  }

  /// The most that librsvg's picture differs from the PNG, in all pixels over eight levels: corners
  /// that bend continuously are round.
  private static let bound = 0.002
  /// The same where no texts are: those that stay texts are drawn with the fonts of who opens the file.
  private static let boundBesideTexts = 0.01

  @Test(arguments: [
    "settings.yaml", "shop.yaml", "screen-product.yaml", "cover-flow.yaml", "materials.yaml",
  ])
  func `librsvg draws what is for a program much as Galley draws the PNG`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, scale: 2, using: renderer).picture
    let expected = try renderer.bitmap(of: picture)
    for program in FormatOptions.Program.allCases {
      let options = FormatOptions(for: program, includesRecord: false)
      let svg = try SVGFormat(options: options).encode(picture, with: renderer)
      let surface = try Surface(width: expected.width, height: expected.height)
      let context = DrawingContext(on: surface)
      context.apply(.scale(picture.scale))
      try SVGHandle(document: String(decoding: svg, as: UTF8.self), size: picture.size)
        .render(on: context)
      let agreement = Agreement(
        expected, surface.bitmap, texts: try picture.textRegions(resources: renderer))
      print("svg for \(program) against png, \(scene.name): \(agreement)")
      let isClose =
        options.textMode == .live
        ? agreement.shareOverEightElsewhere <= Self.boundBesideTexts
        : agreement.shareOverEight <= Self.bound
      #expect(isClose, "\(scene.name) for \(program): \(agreement)")
    }
  }
}

/// What a test asks of an SVG for a program.
private final class DialectReader: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// What is written otherwise than any program reads it.
  private(set) var faults: [String] = []
  private var path: [String] = []

  init(_ svg: [UInt8]) throws {
    super.init()
    let parser = FoundationXML.XMLParser(data: Data(svg))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    if String(decoding: svg.prefix(5), as: UTF8.self) != "<svg " { faults.append("a declaration") }
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if path.isEmpty { root = attributes }
    if element == "svg", !path.isEmpty { faults.append("a nested svg") }
    if element == "text", attributes["x"] == nil || attributes["y"] == nil || path.last == "text" {
      faults.append("a text without a place of its own")
    }
    if element == "text", attributes["font-family"]?.hasSuffix("serif") == false,
      attributes["font-family"]?.hasSuffix("monospace") == false,
      attributes["font-family"]?.hasSuffix("cursive") == false
    {
      faults.append("a family that nothing stands in for")
    }
    // A blur alone, and on a group of its own beside what casts it.
    if path.last == "filter", element != "feGaussianBlur" { faults.append("a chain of effects") }
    if attributes["filter"] != nil, element != "g" || attributes["id"] != nil {
      faults.append("an effect on what is named")
    }
    if element == "image", attributes["xlink:href"]?.hasPrefix("data:image/") != true {
      faults.append("an image elsewhere")
    }
    if attributes.values.contains(where: { $0.contains("currentColor") }) {
      faults.append("a color from around")
    }
    elements.insert(element)
    self.attributes.formUnion(attributes.keys)
    path.append(element)
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }
}
