internal import GalleyGeometry
package import GalleyGraphics

extension ViewPicture {
  /// What a view shows, laid out as it is; of the view's own place, transform and opacity nothing, as
  /// those are the attributes'.
  ///
  /// What has a number that is not finite is left out.
  @MainActor
  package init(of view: UIView) {
    view.layoutIfNeeded()
    let origin = Vector(dx: -Double(view.bounds.minX), dy: -Double(view.bounds.minY))
    let marks = LayerPicture(view.layer, movedBy: origin).marks
    self.init(size: Size(view.bounds.size), marks: marks.compactMap { $0.cut(at: Self.mostGroups) })
  }

  /// Groups in groups; more would be too deep for those who read them.
  private static let mostGroups = 60
}

extension ViewMark {
  /// The mark without what lies in more groups than there may be.
  fileprivate func cut(at depth: Int) -> ViewMark? {
    guard case .group(var group) = self else { return self }
    guard depth > 0 else { return nil }
    group.marks = group.marks.compactMap { $0.cut(at: depth - 1) }
    return .group(group)
  }
}
