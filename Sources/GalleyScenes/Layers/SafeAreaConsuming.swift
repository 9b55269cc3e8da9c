package import GalleyGeometry

/// A content that takes room off the safe area of the screen that it lies on, as a bar does.
///
/// It is itself placed by the screen's edges or by what the device leaves free; what stands
/// `inside: safe-area` begins where it ends, and collections below it have it as an inset.
package protocol SafeAreaConsuming: LayerContent {
  /// Returns the insets that it takes beyond what the device does, in points, while the screen is
  /// at rest.
  ///
  /// - `width`: The bar's, in points.
  func consumedInsets(inWidth width: Double, _ context: LayerContext) -> EdgeInsets

  /// How much of the top inset it gives up when content is scrolled under it, as a bar with a large
  /// title does, in points.
  func collapsibleHeight(_ context: LayerContext) -> Double

  /// Whether it lies over the bars at the edges that it takes, as a keyboard does over a tab bar,
  /// so that only the larger of them counts.
  var coversBars: Bool { get }

  /// The columns that it is made of, in place of taking room itself; nil for none.
  var columns: (any ColumnArranging)? { get }
}

/// Contents whose layers are columns beside each other, in each of which bars take room of their own.
package protocol ColumnArranging: ChildArranging, CollectionContainer {}

extension ColumnArranging {
  fileprivate func safeAreaInsets(in context: LayerContext, of frame: Rect) -> [SafeAreaInset] {
    zip(children, frames(of: children, in: frame, context: context)).flatMap { column, frame in
      column.content.children.safeAreaInsets(in: context, of: frame)
    }
  }
}

/// The room that a bar takes over the columns of a screen that it lies on.
package struct SafeAreaInset {
  var minX: Double
  var maxX: Double
  var insets: EdgeInsets
  /// The part of the top inset that scrolling gives up.
  var collapsibleHeight: Double
  var coversBars: Bool

  /// Whether it takes room over some columns; those that it but touches are beside it.
  func reaches(over columns: (minX: Double, maxX: Double)) -> Bool {
    minX < columns.maxX - 0.5 && columns.minX < maxX - 0.5
  }
}

extension [SafeAreaInset] {
  /// How much of the top inset over a rectangle bars give up when content is scrolled under them.
  func collapsibleHeight(over rect: Rect) -> Double {
    filter { $0.reaches(over: (rect.minX, rect.maxX)) }.map(\.collapsibleHeight).max() ?? 0
  }

  /// Returns the insets taken over a rectangle: of bars over each other the sum, of bars beside
  /// each other the most.
  func insets(over rect: Rect) -> EdgeInsets {
    let bars = filter { $0.reaches(over: (rect.minX, rect.maxX)) }
    // What is taken changes only where a bar begins.
    return bars.reduce(.zero) { most, bar in
      let start = Swift.max(bar.minX, rect.minX)
      let stacked = bars.filter { $0.reaches(over: (start, start + 1)) }
      func sum(whereCovering isCovering: Bool) -> EdgeInsets {
        stacked.reduce(.zero) { $1.coversBars == isCovering ? $0 + $1.insets : $0 }
      }
      return most.union(sum(whereCovering: false)).union(sum(whereCovering: true))
    }
  }
}

extension EdgeInsets {
  /// At each edge the larger of both.
  fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension [Layer] {
  /// Returns the insets that all the layers of a parent take that show, and those in groups.
  package func safeAreaInsets(in context: LayerContext, of parent: Rect) -> [SafeAreaInset] {
    let shown = filter { $0.condition.holds(in: context.scope) }
    return shown.enumerated().flatMap { index, layer -> [SafeAreaInset] in
      guard layer.takesRoom else { return [] }
      // A bar is as wide as its parent unless it is told a place.
      let frame =
        layer.placement.horizontal.isWhole
        ? parent : context.frame(of: index, among: shown, in: parent)
      let content = layer.resolved(in: context).content
      guard let bar = content as? any SafeAreaConsuming else {
        return content.children.safeAreaInsets(in: context, of: frame)
      }
      if let columns = bar.columns { return columns.safeAreaInsets(in: context, of: frame) }
      return [
        SafeAreaInset(
          minX: frame.minX, maxX: frame.maxX,
          insets: bar.consumedInsets(inWidth: frame.width, context),
          collapsibleHeight: bar.collapsibleHeight(context),
          coversBars: bar.coversBars)
      ]
    }
  }
}

extension Layer {
  /// Whether it is a bar, or a group with one in it.
  fileprivate var takesRoom: Bool {
    content is any SafeAreaConsuming
      || content is GroupLayer && content.children.contains(where: \.takesRoom)
  }
}

extension AxisPlacement {
  /// Whether it is all of the parent, whatever the layer holds.
  fileprivate var isWhole: Bool {
    let edges = [start, end].compactMap { $0 }
    return extent == nil && center == nil && neighbors.isEmpty
      && edges.allSatisfy { $0.share == 0 && $0.points == 0 }
  }
}
