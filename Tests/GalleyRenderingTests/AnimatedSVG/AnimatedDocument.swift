import Foundation
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering
@testable import GalleySVG

/// An animated SVG, read so that it can be stopped at any frame, as a browser would show it.
struct AnimatedDocument {
  let bytes: [UInt8]
  let root: XMLElement
  let style: String
  let frameCount: Int
  private var keyframes: [String: [Stop]] = [:]
  /// The keyframes that each value of `data-track` names.
  private var tracks: [String: [String]] = [:]

  struct Stop {
    /// From 0 to 1.
    var offset: Double
    var values: [String: String]
  }

  init(
    _ sequence: PictureSequence, options: SequenceOptions = SequenceOptions(),
    with renderer: Renderer
  ) throws {
    var bytes: [UInt8] = []
    try AnimatedSVGFormat(options: options).encode(sequence, with: renderer) { bytes += $0 }
    self.bytes = bytes
    root = try XMLParser(elementLimit: 500_000).parse(bytes)
    style = root.children.first { $0.name == "style" }?.text ?? ""
    frameCount = sequence.frameCount
    try readStyle()
    try keep(sequence, with: renderer)
  }

  private mutating func readStyle() throws {
    var name = ""
    for line in style.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let match = line.wholeMatch(of: /@keyframes (?<name>\w+) \{/) {
        name = String(match.name)
      } else if let match = line.wholeMatch(of: /(?<percent>[\d.]+)% \{ (?<values>.*) \}/) {
        let offset = try #require(Double(match.percent)) / 100
        keyframes[name, default: []].append(Stop(offset: offset, values: pairs(in: match.values)))
      } else if let match = line.wholeMatch(of: /\[data-track=(?<track>\w+)\] \{ (?<values>.*) \}/)
      {
        let names = pairs(in: match.values)["animation-name"] ?? ""
        tracks[String(match.track)] = names.components(separatedBy: ", ")
      }
    }
  }

  private func pairs(in text: Substring) -> [String: String] {
    let pairs = String(text).components(separatedBy: "; ").map {
      $0.components(separatedBy: ": ")
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  /// Every element with its ancestors left out, from the root on.
  var elements: [XMLElement] {
    func all(_ element: XMLElement) -> [XMLElement] { [element] + element.children.flatMap(all) }
    return all(root)
  }

  /// The number of keyframes.
  var stopCount: Int { keyframes.values.reduce(0) { $0 + $1.count } }

  /// What an element's attribute is in a frame.
  func value(_ property: String, of element: XMLElement, atFrame frame: Int) -> String? {
    let names = element["data-track"].flatMap { tracks[$0] } ?? []
    for name in names {
      let stops = keyframes[name, default: []].filter { $0.values[property] != nil }
      if !stops.isEmpty { return value(property, stops, atFrame: frame) }
    }
    return element[property]
  }

  private func value(_ property: String, _ stops: [Stop], atFrame frame: Int) -> String? {
    let time = Double(frame) / Double(max(1, frameCount - 1))
    let last = stops.last { $0.offset <= time + 5e-9 }
    guard let last, let start = last.values[property] else { return nil }
    guard property != "visibility", let next = stops.first(where: { $0.offset > last.offset }),
      let end = next.values[property]
    else { return Self.attribute(property, start) }
    let fraction = max(0, time - last.offset) / (next.offset - last.offset)
    guard property == "transform" else {
      let (start, end) = (Double(start) ?? 1, Double(end) ?? 1)
      return "\(start + (end - start) * fraction)"
    }
    let (from, to) = (Self.transform(start), Self.transform(end))
    return from.mixed(with: to, at: fraction).svgPrecise
  }

  private static func attribute(_ property: String, _ value: String) -> String {
    property == "transform" ? transform(value).svgPrecise : value
  }

  /// A value of CSS or of the attribute as a transform.
  static func transform(_ text: String) -> Transform {
    let numbers = text.matches(of: /-?[\d.]+/).compactMap { Double($0.output) }
    guard numbers.count == 6 else { return Transform(tx: numbers[0], ty: numbers[1]) }
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The document as a still SVG of a frame.
  func still(atFrame frame: Int) -> [UInt8] {
    var writer = XMLWriter()
    write(root, atFrame: frame, to: &writer)
    return Array(writer.text.utf8)
  }

  private func write(_ element: XMLElement, atFrame frame: Int, to writer: inout XMLWriter) {
    guard !["style", "metadata", "title"].contains(element.name) else { return }
    var attributes = element.attributes.filter {
      !["transform", "opacity", "visibility", "data-track"].contains($0.name)
    }
    for property in ["transform", "opacity", "visibility"] {
      if let value = value(property, of: element, atFrame: frame) {
        attributes.append(XMLElement.Attribute(name: property, value: value))
      }
    }
    if element.name == "svg" {
      attributes.append(XMLElement.Attribute(name: "xmlns", value: XMLElement.svgNamespace))
      attributes.append(
        XMLElement.Attribute(name: "xmlns:xlink", value: XMLElement.linkNamespace))
    }
    writer.begin(element.name, attributes)
    for child in element.children { write(child, atFrame: frame, to: &writer) }
    writer.end()
  }

  /// Writes the document, and some frames beside it, to the folder that GALLEY_TEST_PICTURES names.
  private func keep(_ sequence: PictureSequence, with renderer: Renderer) throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_TEST_PICTURES"] else { return }
    let base = folder + "/" + sequence.title
    try Data(bytes).write(to: URL(fileURLWithPath: base + ".animated.svg"))
    let last = sequence.frameCount - 1
    for frame in Set([0, last / 4, last / 2, last * 3 / 4, last]) {
      let picture = try sequence.picture(frame)
      let svg = try SVGFormat().encode(picture, with: renderer)
      try Data(svg).write(to: URL(fileURLWithPath: "\(base).\(frame)-of-\(last).svg"))
    }
  }
}

extension Transform {
  /// The transform between two that neither skew nor mirror: size and angle change evenly.
  fileprivate func mixed(with end: Transform, at fraction: Double) -> Transform {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    let angles = (angle(of: Vector(dx: a, dy: b)), angle(of: Vector(dx: end.a, dy: end.b)))
    let turn = (angles.1 - angles.0).remainder(dividingBy: 2 * .pi)
    let across = mix(Vector(dx: a, dy: b).length, Vector(dx: end.a, dy: end.b).length)
    let down = mix(Vector(dx: c, dy: d).length, Vector(dx: end.c, dy: end.d).length)
    return Transform.scale(x: across, y: down)
      .then(.rotation(radians: angles.0 + turn * fraction))
      .then(.translation(Vector(dx: mix(tx, end.tx), dy: mix(ty, end.ty))))
  }
}

extension AnimatedDocument {
  /// The transforms and opacities of the named groups that a frame shows, by id; of a second
  /// instance, by the id of the first.
  func namedGroups(atFrame frame: Int) -> [String: Group] {
    var found: [String: Group] = [:]
    func visit(_ element: XMLElement) {
      guard value("visibility", of: element, atFrame: frame) != "hidden" else { return }
      if element.name == "g", let id = element["id"] {
        let transform = value("transform", of: element, atFrame: frame).map(Self.transform)
        let opacity = value("opacity", of: element, atFrame: frame).flatMap(Double.init)
        let own = element["data-index-path"].map { "\(id.prefix(6))\($0.dropFirst(2))" } ?? id
        found[own] = Group(
          transform: transform ?? .identity, opacity: opacity ?? 1, children: [])
      }
      element.children.forEach(visit)
    }
    visit(root)
    return found
  }
}

extension [DrawCommand] {
  /// The named groups, at any depth, by id.
  var namedGroups: [String: Group] {
    var found: [String: Group] = [:]
    for case .group(let group) in self {
      if let name = group.name { found[name.id] = group }
      found.merge(group.children.namedGroups) { first, _ in first }
    }
    return found
  }
}

extension Transform {
  func isNear(_ other: Transform, within tolerance: Double) -> Bool {
    let (numbers, others) = (
      [a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty]
    )
    return zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
