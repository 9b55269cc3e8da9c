package import GalleyGeometry
package import GalleyLayouts

/// The elements that a view showed by another layout, before one takes over.
package struct SessionTakeover: Codable, Hashable {
  /// The elements that were in sight.
  package var elements: [SessionElement]
  package var contentSize: [Double]
  package var offset: [Double]

  package init(showing elements: [LayoutAttributes], contentSize: Size, offset: Point) {
    self.elements = elements.map(SessionElement.init)
    self.contentSize = [contentSize.width, contentSize.height]
    self.offset = [offset.x, offset.y]
  }
}

extension SessionElement {
  /// Takes the attributes of another layout: the place of an element, without what lies beyond the
  /// plane.
  fileprivate init(_ attributes: LayoutAttributes) {
    let (element, frame) = (attributes.element, attributes.untransformedFrame)
    let matrix = attributes.transform
    self.init(
      SessionName(
        category: element.category.rawValue, kind: element.kind,
        section: element.indexPath.section, item: element.indexPath.item),
      place: [frame.center.x, frame.center.y, frame.width, frame.height],
      transform: matrix.isIdentity
        ? nil : [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty],
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden)
  }
}
