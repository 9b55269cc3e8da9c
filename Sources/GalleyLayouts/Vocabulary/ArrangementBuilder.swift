public import GalleyGeometry

/// Collects the attributes that a layout makes, section by section, into an arrangement.
public struct ArrangementBuilder {
  private let order: RectIndex.Order
  private var sectionStarts: [Int] = []
  private var frames: [Rect] = []
  private var exceptions: [Int: LayoutAttributes] = [:]
  private var views = RunLengthViews()
  private var viewFrames: [Rect] = []
  private var sectionFrames: [Rect] = []
  private var regions: [Int: ScrollRegion] = [:]

  /// Begins an arrangement.
  ///
  /// `order` says whether cells, and views among themselves, come in an order in which neighbours
  /// are near each other.
  public init(order: RectIndex.Order = .scattered, reservingCells count: Int = 0) {
    self.order = order
    frames.reserveCapacity(count)
  }

  /// Makes room for so many views, which would be copied each time that there is none.
  mutating func reserveViews(_ count: Int) { viewFrames.reserveCapacity(count) }

  /// Begins the next section.
  ///
  /// Cells added before the first call belong to a section 0 of their own.
  public mutating func beginSection() { sectionStarts.append(frames.count) }

  /// Says what the section that was begun last covers, header and footer included.
  ///
  /// Pinned headers stay inside it. Sections must follow one another along the scroll direction.
  public mutating func endSection(frame: Rect) { sectionFrames.append(frame) }

  /// Says that the groups of a section scroll by themselves; their cells lie as at the beginning.
  package mutating func add(_ region: ScrollRegion) { regions[region.section] = region }

  /// The index path of the cell that is added next.
  public var nextIndexPath: ItemPath {
    ItemPath(
      section: max(0, sectionStarts.count - 1), item: frames.count - (sectionStarts.last ?? 0))
  }

  /// Adds the next cell of the section.
  public mutating func addCell(frame: Rect) {
    if sectionStarts.isEmpty { beginSection() }
    frames.append(frame)
  }

  /// Adds the next cell of the section with more than a frame; its element becomes the next index
  /// path.
  public mutating func addCell(_ attributes: LayoutAttributes) {
    if sectionStarts.isEmpty { beginSection() }
    var attributes = attributes
    attributes.element = LayoutElement(category: .cell, indexPath: nextIndexPath)
    exceptions[frames.count] = attributes
    frames.append(attributes.frame)
  }

  /// Adds a supplementary or decoration view; of two with one name the later counts.
  public mutating func add(_ view: LayoutAttributes) {
    views.append(view)
    viewFrames.append(view.frame)
  }

  /// Adds a view like the last one but for its frame, of the item after that one's.
  mutating func addNextView(frame: Rect) {
    views.appendNext()
    viewFrames.append(frame)
  }

  /// Adds the sections of another arrangement, with all their elements.
  ///
  /// - `offset`: From the coordinates of the other arrangement to those of this one.
  /// - `firstSection`: The number that its first section has here: that of the next one.
  mutating func append(_ arrangement: Arrangement, at offset: Vector, firstSection: Int) {
    let start = frames.count
    for section in 0..<arrangement.sectionCount {
      sectionStarts.append(start + arrangement.sectionStarts[section])
    }
    frames += arrangement.frames.lazy.map { $0.offset(by: offset) }
    for (position, attributes) in arrangement.exceptions {
      exceptions[start + position] = attributes.moved(by: offset, sections: firstSection)
    }
    for view in arrangement.views { add(view.moved(by: offset, sections: firstSection)) }
    for region in arrangement.regions.values {
      add(region.moved(by: offset, sections: firstSection))
    }
    let whole = Rect(origin: .zero, size: arrangement.contentSize)
    sectionFrames += (0..<arrangement.sectionCount).map { section in
      (arrangement.frame(ofSection: section) ?? whole).offset(by: offset)
    }
  }

  /// Ends the arrangement, in linear time.
  ///
  /// - `measureRequests`: What the layout has asked of the sizes that elements want.
  public consuming func arrangement(
    contentSize: Size, asking measureRequests: MeasureRequests? = nil
  ) -> Arrangement {
    if !views.orderByName() { keepLastOfEachName() }
    return Arrangement(
      contentSize: contentSize,
      sectionStarts: sectionStarts.isEmpty ? [] : sectionStarts + [frames.count], frames: frames,
      viewFrames: viewFrames, exceptions: exceptions, viewRuns: views,
      index: RectIndex(frames, followedBy: viewFrames, order: order),
      sectionFrames: sectionFrames.count == sectionStarts.count ? sectionFrames : [],
      regions: regions, isMirrored: false,
      unmeasured: measureRequests?.unmeasured ?? [])
  }

  private mutating func keepLastOfEachName() {
    var positions: [LayoutElement: Int] = [:]
    var kept: [LayoutAttributes] = []
    for (position, frame) in viewFrames.enumerated() {
      let view = views.view(position, frame: frame)
      if let position = positions[view.element] {
        kept[position] = view
      } else {
        positions[view.element] = kept.count
        kept.append(view)
      }
    }
    (views, viewFrames) = (RunLengthViews(), [])
    for view in kept { add(view) }
    _ = views.orderByName()
  }
}
