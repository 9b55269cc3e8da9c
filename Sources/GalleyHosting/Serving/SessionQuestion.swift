/// How large an element wants to be in some room.
struct SessionQuestion: Codable, Hashable {
  var name: SessionName
  /// In points; nil where the element decides.
  var width: Double?
  /// In points; nil where the element decides.
  var height: Double?
}

extension SessionQuestion: Comparable {
  static func < (one: SessionQuestion, other: SessionQuestion) -> Bool {
    if one.name != other.name { return one.name < other.name }
    if one.width != other.width { return (one.width ?? -1) < (other.width ?? -1) }
    return (one.height ?? -1) < (other.height ?? -1)
  }
}
