import GalleyGeometry
internal import GalleySVG

/// An SVG that was found harmless: what of it is drawn, and how large it is.
struct VectorAsset: Hashable, Sendable {
  /// The root element, with only what is on the list, its width and height in points.
  var root: XMLElement
  /// In points, from width and height or else the view box.
  let size: Size
  /// The work of drawing it.
  let work: SVGWork

  /// Parses and checks a file.
  init(_ bytes: [UInt8], as profile: SVGProfile = .asset) throws(SVGProblem) {
    guard bytes.count <= profile.limits.bytes else {
      throw SVGProblem("it has more than \(profile.limits.bytes >> 20) MB; simplify the drawing")
    }
    let document: XMLElement
    do throws(XMLProblem) {
      document = try XMLParser(elementLimit: profile.limits.elements).parse(bytes)
    } catch {
      throw SVGProblem(error.description)
    }
    let (root, size) = try Self.measured(document)
    self.root = try SVGSanitizer.sanitize(root, as: profile)
    self.size = size
    work = try SVGCost.check(self.root, limits: profile.limits)
  }

  /// The root with its size written as plain numbers and without a place of its own.
  private static func measured(
    _ document: XMLElement
  ) throws(SVGProblem) -> (root: XMLElement, size: Size) {
    let size = try size(of: document)
    var root = document
    root.attributes.removeAll { ["x", "y", "width", "height", "overflow"].contains($0.name) }
    root.attributes.insert(
      contentsOf: [
        XMLElement.Attribute(name: "width", value: SVGNumber.string(size.width)),
        XMLElement.Attribute(name: "height", value: SVGNumber.string(size.height)),
      ], at: 0)
    return (root, size)
  }

  private static func size(of root: XMLElement) throws(SVGProblem) -> Size {
    let box = try viewBox(of: root)
    let width = root["width"].flatMap(SVGLength.points)
    let height = root["height"].flatMap(SVGLength.points)
    let size: Size
    switch (width, height, box) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    // One side follows from the other by the view box's shape.
    case (let width?, nil, let box?):
      size = Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      size = Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box
    default: throw SVGProblem("it has no size; give its root width and height, or a viewBox")
    }
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw SVGProblem(
        "it is \(size.width) by \(size.height) points; expected 0.01 to 16384 a side")
    }
    return size
  }

  private static let sides = 0.01...16_384.0

  private static func viewBox(of root: XMLElement) throws(SVGProblem) -> Size? {
    guard let text = root["viewBox"] else { return nil }
    let numbers = Array(SVGNumberScanner(text))
    guard numbers.count == 4, numbers[2] >= 0.01, numbers[3] >= 0.01,
      numbers.allSatisfy({ abs($0) <= SVGNumberScanner.largest })
    else {
      throw SVGProblem("its viewBox is \"\(text)\"; expected four numbers, the last two positive")
    }
    return Size(width: numbers[2], height: numbers[3])
  }
}
