internal import GalleyGeometry
package import GalleyLayouts

/// Attributes of an element, as numbers that cross from one process to another.
package struct SessionElement: Codable, Hashable {
  package var category: String
  package var kind: String?
  package var section: Int
  package var item: Int
  /// The center, and the size before all transforms.
  package var place: [Double]
  /// The columns of the transform in the plane; nil for the identity.
  package var transform: [Double]?
  /// Radians about the x and y axes, and one over the eye's distance; nil for none.
  package var projection: [Double]?
  package var alpha: Double
  package var zIndex: Int
  package var isHidden: Bool
  package var flags: [String: Bool]?
  package var numbers: [String: Double]?
  package var texts: [String: String]?
  /// Which of the pictures that come with it shows its view; nil where the scene draws it.
  package var picture: Int?

  package init(
    _ name: SessionName, place: [Double], transform: [Double]?, projection: [Double]? = nil,
    alpha: Double, zIndex: Int, isHidden: Bool
  ) {
    (category, kind) = (name.category, name.kind)
    (section, item) = (name.section, name.item)
    (self.place, self.transform, self.projection) = (place, transform, projection)
    (self.alpha, self.zIndex, self.isHidden) = (alpha, zIndex, isHidden)
  }

  /// The value; nil where a number of it is none.
  package var attributes: LayoutAttributes? {
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

  /// Returns the element in a mirror that swaps left and right; the same where no width is given.
  package func mirrored(inWidth width: Double?) -> SessionElement {
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

  package var name: SessionName {
    SessionName(category: category, kind: kind, section: section, item: item)
  }

  package var element: LayoutElement { name.element }
}
