public import GalleyGeometry

/// The result of a layout: a content size and the attributes of every element, indexed.
///
/// Cells are kept in columns of 32 bytes each; what few elements have (a transform, an alpha) is
/// kept beside them. An item by index path takes constant time (logarithmic in the number of
/// sections), a rectangle logarithmic time plus the hits.
public struct Arrangement: Sendable {
  /// The extent of the content, in points.
  public let contentSize: Size

  /// The position of each section's first cell among all cells, and the total as the last entry.
  let sectionStarts: [Int]
  /// The frames of all cells, transforms included.
  let frames: [Rect]
  /// The frames of the other elements, transforms included: what is indexed after all cells.
  let viewFrames: [Rect]
  /// Whole attributes of the cells that have more than a frame, by position.
  let exceptions: [Int: LayoutAttributes]
  let viewRuns: RunLengthViews
  let index: RectIndex
  /// The frame of each section, in order; empty where the layout does not say.
  let sectionFrames: [Rect]
  /// The regions that scroll by themselves, by section.
  let regions: [Int: ScrollRegion]
  /// Whether the arrangement was mirrored, so that its first items lie at the right.
  package let isMirrored: Bool
  /// The sizes that the layout wanted to know and did not; empty once all are measured.
  public package(set) var unmeasured: Set<PreferredSizes.Question>
  /// A value that the layout wants back when it is asked about the arrangement, such as what it was
  /// made from; nil unless the layout sets it.
  public var memo: (any Sendable)?

  /// The number of cells.
  public var cellCount: Int { sectionStarts.last ?? 0 }

  /// The number of sections.
  public var sectionCount: Int { max(0, sectionStarts.count - 1) }

  /// The number of cells in a section.
  public func cellCount(inSection section: Int) -> Int {
    sectionStarts[section + 1] - sectionStarts[section]
  }

  /// Returns the rectangle of a section, header and footer included; nil where the layout does not
  /// say.
  public func frame(ofSection section: Int) -> Rect? {
    sectionFrames.indices.contains(section) ? sectionFrames[section] : nil
  }

  /// The attributes of the n-th cell, counted through all sections, or nil where there are fewer.
  public func cell(_ position: Int) -> LayoutAttributes? {
    guard (0..<cellCount).contains(position) else { return nil }
    return attributes(at: position, path: indexPath(ofCell: position))
  }

  /// The number of an item among all cells, or nil where there is no such item.
  public func position(of indexPath: ItemPath) -> Int? {
    guard (0..<sectionCount).contains(indexPath.section),
      (0..<cellCount(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return sectionStarts[indexPath.section] + indexPath.item
  }

  /// The attributes of an item, or nil where there is no such item.
  public func item(at indexPath: ItemPath) -> LayoutAttributes? {
    position(of: indexPath).map { attributes(at: $0, path: indexPath) }
  }

  /// The attributes of any element, or nil where the arrangement has no such element.
  public func attributes(of element: LayoutElement) -> LayoutAttributes? {
    guard element.category != .cell else { return item(at: element.indexPath) }
    return viewRuns.position(of: element).map { view($0) }
  }

  /// The attributes of every element whose frame meets the rectangle, ordered from back to front.
  public func attributes(in rect: Rect) -> [LayoutAttributes] {
    var hits: [LayoutAttributes] = []
    index.forEach(intersecting: rect, in: frames, followedBy: viewFrames) {
      hits.append(attributes(atPosition: $0))
    }
    return hits.sortedBackToFront()
  }

  /// The number of elements whose frames meet the rectangle, without those that are hidden;
  /// attributes are made of none.
  package func shownCount(in rect: Rect) -> Int {
    var count = 0
    index.forEach(intersecting: rect, in: frames, followedBy: viewFrames) { position in
      let isHidden = exceptions[position].map { $0.isHidden || $0.alpha <= 0 } ?? false
      if !isHidden { count += 1 }
    }
    return count
  }

  /// The attributes of all elements, ordered from back to front.
  public func allAttributes() -> [LayoutAttributes] {
    (0..<frames.count + viewFrames.count).map(attributes(atPosition:)).sortedBackToFront()
  }

  /// The supplementary and decoration views, in the order they were added.
  var views: some Sequence<LayoutAttributes> { (0..<viewRuns.count).lazy.map(view) }

  private func view(_ position: Int) -> LayoutAttributes {
    viewRuns.view(position, frame: viewFrames[position])
  }

  private func attributes(atPosition position: Int) -> LayoutAttributes {
    guard position < cellCount else { return view(position - cellCount) }
    return attributes(at: position, path: indexPath(ofCell: position))
  }

  private func attributes(at position: Int, path: ItemPath) -> LayoutAttributes {
    exceptions[position]
      ?? LayoutAttributes(
        element: LayoutElement(category: .cell, indexPath: path), frame: frames[position])
  }

  /// The index path of the n-th cell, found by bisecting the sections; empty sections hold none.
  private func indexPath(ofCell position: Int) -> ItemPath {
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= position { low = middle } else { high = middle }
    }
    return ItemPath(section: low, item: position - sectionStarts[low])
  }
}

extension [LayoutAttributes] {
  /// Ordered as they are drawn: by z-index, then by index path, then by category and kind.
  public func sortedBackToFront() -> [LayoutAttributes] {
    var isSorted = true
    for (next, following) in zip(self, dropFirst()) where following.isBelow(next) {
      isSorted = false
      break
    }
    return isSorted ? self : sorted { $0.isBelow($1) }
  }
}

extension Arrangement {
  /// The arrangement mirrored for a view whose text runs to the left.
  ///
  /// Content narrower than `width`, the room that the view has, becomes as wide: it then begins at
  /// the right of the view.
  package func mirrored(inWidth width: Double = 0) -> Arrangement {
    let contentSize = Size(width: max(contentSize.width, width), height: contentSize.height)
    func mirrored(_ rect: Rect) -> Rect {
      Rect(origin: Point(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
    }
    func mirrored(_ attributes: LayoutAttributes) -> LayoutAttributes {
      var attributes = attributes
      attributes.untransformedFrame = mirrored(attributes.untransformedFrame)
      attributes.transform.b = -attributes.transform.b
      attributes.transform.c = -attributes.transform.c
      attributes.transform.tx = -attributes.transform.tx
      attributes.projection = attributes.projection.mirrored
      return attributes
    }
    let (frames, viewFrames) = (frames.map { mirrored($0) }, viewFrames.map { mirrored($0) })
    return Arrangement(
      contentSize: contentSize, sectionStarts: sectionStarts, frames: frames,
      viewFrames: viewFrames, exceptions: exceptions.mapValues { mirrored($0) },
      viewRuns: viewRuns.mapValues { mirrored($0) },
      index: RectIndex(frames, followedBy: viewFrames),
      sectionFrames: sectionFrames.map { mirrored($0) },
      regions: regions.mapValues { $0.mirrored(inWidth: contentSize.width) },
      isMirrored: !isMirrored,
      unmeasured: unmeasured, memo: memo)
  }
}
