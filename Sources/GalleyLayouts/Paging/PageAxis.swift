internal import GalleyGeometry

/// The axis along which pages follow one another, from the first page on: to the left where
/// mirrored.
struct PageAxis {
  let direction: Axis
  let arrangement: Arrangement
  let viewport: Viewport

  private var isReversed: Bool { direction == .horizontal && arrangement.isMirrored }

  /// The extent of the bounds along the axis.
  var viewExtent: Double { extent(of: viewport.bounds.size) }

  /// The extent of the content along the axis.
  var contentExtent: Double { extent(of: arrangement.contentSize) }

  /// The inset before the first page.
  var leadingInset: Double {
    let inset = viewport.contentInset
    switch direction {
    case .vertical: return inset.top
    case .horizontal: return isReversed ? inset.trailing : inset.leading
    }
  }

  /// The insets before the first and after the last page together.
  var insets: Double {
    direction == .vertical ? viewport.contentInset.vertical : viewport.contentInset.horizontal
  }

  func extent(of size: Size) -> Double { direction == .vertical ? size.height : size.width }

  /// The distance that an offset has come from the first page's side.
  func distance(of offset: Point) -> Double {
    switch direction {
    case .vertical: offset.y
    case .horizontal: isReversed ? contentExtent - viewExtent - offset.x : offset.x
    }
  }

  /// The velocity toward later pages.
  func velocity(_ velocity: Vector) -> Double {
    switch direction {
    case .vertical: velocity.dy
    case .horizontal: isReversed ? -velocity.dx : velocity.dx
    }
  }

  /// The offset at a distance along the axis; across it the content rests where the proposal
  /// allows.
  func offset(at distance: Double, proposed: Point) -> Point {
    var offset = viewport.clamped(proposed, contentSize: arrangement.contentSize)
    switch direction {
    case .vertical: offset.y = distance
    case .horizontal:
      offset.x = isReversed ? contentExtent - viewExtent - distance : distance
    }
    return offset
  }
}
