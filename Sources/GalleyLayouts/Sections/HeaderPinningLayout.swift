public import GalleyGeometry

/// A layout of sections below or beside each other, whose headers can stay in sight.
public protocol HeaderPinningLayout: CollectionLayout {
  var scrollDirection: Axis { get }

  /// Whether headers stay in sight while their section is scrolled through.
  var pinsHeaders: Bool { get }
}

extension HeaderPinningLayout {
  public var traits: LayoutTraits { pinsHeaders ? .attributesDependOnOffset : [] }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard pinsHeaders else { return arrangement.attributes(in: viewport.bounds) }
    return HeaderPinning(arrangement: arrangement, direction: scrollDirection)
      .elements(in: viewport)
  }
}
