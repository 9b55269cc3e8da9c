import GalleyGeometry
import GalleyLayouts

/// What an eye sees of a collection view at an instant: every element by what it shows, where it is
/// on the screen.
struct Sight {
  /// What an element shows: the item of a cell, a decoration of an item, or a view by its name.
  enum Subject: Hashable {
    case item(ItemID)
    case line(ItemID)
    case view(LayoutElement)
  }

  struct Appearance {
    /// In the view's own coordinates.
    var center: Point
    var size: Size
    var transform: Transform
    var alpha: Double

    /// In the view's own coordinates.
    var frame: Rect

    /// Whether it is on a screen both as it is and without its transform.
    func isVisible(on screen: Rect) -> Bool {
      !screen.isEmpty && frame.intersects(screen)
        && Rect(center: center, size: size).intersects(screen)
    }
  }

  var size: Size
  /// What lies at the view's own zero, from that of the content.
  var offset: Vector
  var appearances: [Subject: [Appearance]] = [:]

  init(_ view: CollectionView, at time: Duration) {
    size = view.environment.size
    offset = view.contentOffset(at: time) - Point.zero
    for element in view.elements(at: time) {
      let attributes = element.attributes
      guard let subject = Self.subject(of: element, in: view) else { continue }
      appearances[subject, default: []].append(
        Appearance(
          center: attributes.center - offset, size: attributes.size,
          transform: attributes.transform, alpha: attributes.isHidden ? 0 : attributes.alpha,
          frame: attributes.frame.offset(by: -offset)))
    }
  }

  /// Nil for what goes with an item and is on its way out: of which item nobody can tell any more.
  static func subject(of element: PresentedElement, in view: CollectionView) -> Subject? {
    if let id = element.itemID { return .item(id) }
    let name = element.attributes.element
    guard name.kind == ListStyle.separator else { return .view(name) }
    return element.isLeaving ? nil : view.id(of: name.indexPath).map { .line($0) }
  }

  /// What an eye sees in one of two sights and not in the other, or seen elsewhere; nil where they
  /// agree.
  ///
  /// What lies outside the smaller of the two screens does not count, nor what reaches into it by
  /// no more than an icon beyond the edge that quivers.
  ///
  /// - `allowance`: How far a subject may have changed.
  func difference(
    from other: Sight, allowing allowance: (Subject) -> Allowance = { _ in .rounding }
  ) -> String? {
    for subject in Set(appearances.keys).union(other.appearances.keys) {
      let allowance = allowance(subject)
      if let lost = first(of: subject, missingIn: other, allowance) { return lost }
      if let found = other.first(of: subject, missingIn: self, allowance) { return found }
    }
    return nil
  }

  private func first(
    of subject: Subject, missingIn other: Sight, _ allowance: Allowance
  ) -> String? {
    // The line below an item may come and go while the item stays.
    if case .line = subject, other.appearances[subject] == nil { return nil }
    let size = Size(
      width: min(size.width, other.size.width), height: min(size.height, other.size.height))
    let screen = Rect(origin: .zero, size: size).inset(by: 1 + 2 * allowance.distance)
    for one in appearances[subject] ?? []
    where one.alpha > 2 * allowance.share && one.isVisible(on: screen) {
      let differences = (other.appearances[subject] ?? []).map {
        one.difference(from: $0, allowance)
      }
      if differences.contains(nil) { continue }
      return "\(subject) at \(one.frame), alpha \(one.alpha): "
        + (differences.first.flatMap { $0 } ?? "in one of them alone")
    }
    return nil
  }
}

/// By how much an element may differ between two sights.
struct Allowance {
  /// In points.
  var distance: Double
  /// Of alpha and of the parts of a transform.
  var share: Double

  static let rounding = Allowance(distance: 0.0101, share: 1e-9)
}

extension Sight.Appearance {
  fileprivate func difference(from other: Self, _ allowance: Allowance) -> String? {
    let moved = (center - other.center).length
    if !(moved <= allowance.distance) {
      return "moved by \(moved) from \(other.center) to \(center)"
    }
    if !size.isClose(to: other.size, within: allowance.distance) {
      return "resized from \(other.size) to \(size)"
    }
    if !(abs(alpha - other.alpha) <= allowance.share) {
      return "alpha from \(other.alpha) to \(alpha)"
    }
    let (one, two) = (transform, other.transform)
    let turned = [one.a - two.a, one.b - two.b, one.c - two.c, one.d - two.d]
    if !turned.allSatisfy({ abs($0) <= allowance.share }) {
      return "transform from \(two) to \(one)"
    }
    return nil
  }
}
