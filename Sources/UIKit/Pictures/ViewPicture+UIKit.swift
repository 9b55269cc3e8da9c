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
    self.init(
      size: Size(view.bounds.size), marks: LayerPicture(view.layer, movedBy: origin).marks)
  }
}
