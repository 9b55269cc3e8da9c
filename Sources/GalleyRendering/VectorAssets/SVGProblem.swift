internal import GalleySVG

/// A mistake in an SVG and the cure, as the second half of a sentence about the file.
struct SVGProblem: Error, Hashable {
  var description: String

  init(_ description: String) { self.description = description }

  /// Names the fault of an element.
  init(_ element: XMLElement, _ description: String) {
    self.description = "line \(element.line): <\(element.name)> \(description)"
  }
}
