internal import GalleyNotation

/// The contents of picture files' names.
package enum PictureName {
  /// The file of a state's course among references; other formats show it, but hold nothing.
  package static let animationSuffix = ".apng"

  /// Returns the suffix of a state's name, with the scale where there are several: `@2x`.
  package static func suffix(ofScale scale: Double?, among scales: [Double?]) -> String {
    scales.count > 1 ? scale.map { "@\($0.shortest)x" } ?? "" : ""
  }

  /// How people call the course whose reference has a path, such as `first.apng`: as its file, to
  /// tell it from the still.
  package static func name(ofCourseAt path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the name that people have for the picture of a reference that no state draws.
  package static func name(of path: String) -> String {
    let name = name(ofCourseAt: path)
    return name.hasSuffix(animationSuffix) ? name : String(name.dropLast(4))
  }

  /// The scale in a picture's name, such as 2 in `first@2x.png`; nil where it has none.
  package static func scale(of path: String) -> Double? {
    let name = path.split(separator: "/").last ?? ""
    guard let at = name.lastIndex(of: "@") else { return nil }
    let digits = name[name.index(after: at)...].prefix { $0 != "x" }
    guard name[digits.endIndex...].hasPrefix("x."), let scale = Double(digits) else { return nil }
    return (0.1...10).contains(scale) ? scale : nil
  }

  /// The state that a picture shows, such as `ring/first`, whether it is a still in any format or
  /// scale, or the state's course: `ring/first@2x.png`, `ring/first.animated.svg`.
  package static func state(of path: String) -> String {
    var name = path[...]
    if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
    for course in [".animated", ".filmstrip"] where name.hasSuffix(course) {
      name = name.dropLast(course.count)
    }
    if let at = name.lastIndex(of: "@"), name.hasSuffix("x"), !name[at...].contains("/") {
      name = name[..<at]
    }
    return String(name)
  }
}
