internal import GalleyGeometry

/// A view at the boundary of one section, in the vertical direction's terms.
struct BoundaryView {
  enum Place {
    /// At the beginning of the section.
    case start
    /// Beside the groups: at their leading or their trailing side.
    case side(isTrailing: Bool)
    /// At the end of the section.
    case end
  }

  let kind: String
  /// Where it lies in its section, in shares.
  let anchor: Point
  let across: Extent
  let along: Extent
  /// In the layout's own direction.
  let offset: Vector
  let extendsSection: Bool
  let followsInsets: Bool

  var place: Place {
    if anchor.y == 0 { return .start }
    return anchor.y == 1 ? .end : .side(isTrailing: anchor.x == 1)
  }

  var isBeside: Bool { if case .side = place { true } else { false } }
}

extension BoundaryView {
  /// A header or a footer.
  init(_ boundary: GroupBoundary, kind: String, isAtEnd: Bool, along: Extent) {
    let x =
      switch boundary.alignment {
      case .leading: 0.0
      case .center: 0.5
      case .trailing: 1.0
      }
    self.init(
      kind: kind, anchor: Point(x: x, y: isAtEnd ? 1 : 0), across: Extent(boundary.extentAcross),
      along: along, offset: boundary.offset, extendsSection: boundary.extendsSection,
      followsInsets: boundary.followsInsets)
  }

  init(_ item: GroupBoundaryItem, scrolling direction: Axis) {
    let isVertical = direction == .vertical
    self.init(
      kind: item.kind, anchor: direction.oriented(item.alignment.anchor),
      across: isVertical ? item.width : item.height, along: isVertical ? item.height : item.width,
      offset: item.offset, extendsSection: item.extendsSection, followsInsets: item.followsInsets)
  }
}

extension GroupLayout {
  /// The views at the boundary of a section: its header, its footer and the others.
  func boundaryViews(of metrics: SectionMetrics) -> [BoundaryView] {
    [
      BoundaryView(
        header, kind: "header", isAtEnd: false, along: metrics.headerExtent ?? headerExtent),
      BoundaryView(
        footer, kind: "footer", isAtEnd: true, along: metrics.footerExtent ?? footerExtent),
    ].filter { $0.along != 0 } + boundaries.map { BoundaryView($0, scrolling: scrollDirection) }
  }

  /// The headers that stay, and what else is to stay at the boundary.
  public var pinnedViews: [String: PinnedPosition] {
    var views: [String: PinnedPosition] = pinsHeaders ? ["header": .start] : [:]
    for item in boundaries where item.isPinned {
      views[item.kind] =
        switch BoundaryView(item, scrolling: scrollDirection).place {
        case .start: .start
        case .side: .beside
        case .end: .end
        }
    }
    return views
  }
}
