internal import GalleyGeometry
internal import GalleyLayouts

/// Attributes of an element, as numbers that cross from one process to another.
struct SessionElement: Codable, Hashable {
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
  /// Which of the pictures that come with it shows its view; nil where the scene draws it.
  var picture: Int?

  /// The value; nil where a number of it is none.
  var attributes: LayoutAttributes? {
    let numbersInAll = place + (transform ?? []) + (projection ?? []) + [alpha]
    guard place.count == 4, (transform?.count ?? 6) == 6, (projection?.count ?? 3) == 3,
      numbersInAll.allSatisfy(\.isFinite)
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
    for (name, number) in numbers ?? [:] where number.isFinite {
      attributes.custom[name] = .number(number)
    }
    for (name, text) in texts ?? [:] { attributes.custom[name] = .text(text) }
    return attributes
  }

  /// What a mirror shows that swaps left and right; the same where no width is given.
  func mirrored(inWidth width: Double?) -> SessionElement {
    guard let width else { return self }
    var mirrored = self
    mirrored.place[0] = width - place[0]
    if let columns = transform {
      mirrored.transform = [
        columns[0], -columns[1], -columns[2], columns[3], -columns[4], columns[5],
      ]
    }
    mirrored.projection?[1] *= -1
    return mirrored
  }

  var name: SessionName {
    SessionName(category: category, kind: kind, section: section, item: item)
  }

  var element: LayoutElement { name.element }
}
