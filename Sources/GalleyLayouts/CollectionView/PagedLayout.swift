public import GalleyGeometry

/// A layout that shows its contents in pages: what `page:` in a scene and a page control speak of.
public protocol PagedLayout: CollectionLayout {
  /// The number of pages.
  func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int

  /// The page that is shown, from zero, always one that exists where there is one.
  func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int

  /// The offset at which a page rests.
  func offset(ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport) -> Point
}
