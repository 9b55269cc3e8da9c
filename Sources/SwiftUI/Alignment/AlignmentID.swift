public import UIKit

/// A kind of alignment guide, such as the middle or a baseline.
public protocol AlignmentID {
  /// Where the guide is in a view that says nothing else, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// The value for a container of what its subviews say, their mean; nil where none says anything.
  package static func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let said = values.compactMap { $0 }
    return said.isEmpty ? nil : said.reduce(0, +) / CGFloat(said.count)
  }
}

/// A kind of guide along one of the axes.
package struct AlignmentKey: Hashable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// Where views meet from side to side.
public struct HorizontalAlignment: Equatable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(StartID.self)
  public static let center = HorizontalAlignment(CenterID.self)
  public static let trailing = HorizontalAlignment(EndID.self)
  /// The leading edge: rows of a list are not told here.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStartID.self)
  /// The trailing edge: rows of a list are not told here.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEndID.self)

  /// The value of a container for those of its subviews.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.id.combined(values)
  }

  private enum StartID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum CenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum EndID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum SeparatorStartID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorEndID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// Where views meet from top to bottom.
public struct VerticalAlignment: Equatable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(StartID.self)
  public static let center = VerticalAlignment(CenterID.self)
  public static let bottom = VerticalAlignment(EndID.self)
  /// The bottom of a view that says nothing of its text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)

  /// The value of a container for those of its subviews.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.id.combined(values)
  }

  private enum StartID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum CenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum EndID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// Where views meet along both axes.
public struct Alignment: Equatable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}
