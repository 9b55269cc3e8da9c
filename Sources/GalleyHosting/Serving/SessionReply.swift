internal import GalleyGeometry
internal import GalleyLayouts

/// What a session answers.
struct SessionReply: Codable {
  /// What is shown, and where the content may go.
  struct Scenery: Codable {
    var contentSize: [Double]
    /// Top, left, bottom, right: what the view has, and what the layout made of it.
    var insets: [Double]
    var offset: [Double]
    /// What meets the bounds; of the answer to `all`, everything.
    var elements: [SessionElement]
    /// The share of a scroll's velocity that is left after a millisecond.
    var deceleration: Double
    /// Whether a page at a time is scrolled.
    var isPaging: Bool
    /// The class of the layout.
    var layoutClass: String
  }

  /// Where elements begin and end in a change; those that are not here, where they lie.
  struct Ends: Codable {
    var initials: [SessionElement]
    var finals: [SessionElement]
  }

  var scenery: Scenery?
  var ends: Ends?
  var offset: [Double]?
}

/// Attributes of an element, as numbers that cross from one process to another.
struct SessionElement: Codable, Equatable {
  var category: String
  var kind: String?
  var section: Int
  var item: Int
  /// The center, and the size before all transforms.
  var place: [Double]
  /// The columns of the transform in the plane; nil for the identity.
  var transform: [Double]?
  /// Radians about the x and y axes, and one over the eye's distance; nil for none.
  var projection: [Double]?
  var alpha: Double
  var zIndex: Int
  var isHidden: Bool
  var flags: [String: Bool]?
  var numbers: [String: Double]?
  var texts: [String: String]?

  /// The value; nil where a number of it is none.
  var attributes: LayoutAttributes? {
    guard place.count == 4, (place + (transform ?? []) + (projection ?? []) + [alpha]).allSatisfy(\.isFinite)
    else { return nil }
    let size = Size(width: place[2], height: place[3])
    var attributes = LayoutAttributes(
      element: element, frame: Rect(center: Point(x: place[0], y: place[1]), size: size),
      alpha: alpha, zIndex: zIndex, isHidden: isHidden)
    if let transform {
      attributes.transform = Transform(
        a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
        ty: transform[5])
    }
    if let projection {
      attributes.projection = Projection(
        radiansAboutX: projection[0], radiansAboutY: projection[1], perspective: projection[2])
    }
    for (name, flag) in flags ?? [:] { attributes.custom[name] = .flag(flag) }
    for (name, number) in numbers ?? [:] { attributes.custom[name] = .number(number) }
    for (name, text) in texts ?? [:] { attributes.custom[name] = .text(text) }
    return attributes
  }

  var element: LayoutElement {
    LayoutElement(
      category: ElementCategory(rawValue: category) ?? .cell, kind: kind,
      indexPath: IndexPath(section: section, item: item))
  }
}
