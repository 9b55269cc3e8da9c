/// What the names of picture files say.
enum PictureName {
  /// The state that a picture shows, such as `ring/first`, whether it is a still in any format or
  /// scale, or the state's course: `ring/first@2x.png`, `ring/first.animated.svg`.
  static func state(of path: String) -> String {
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
