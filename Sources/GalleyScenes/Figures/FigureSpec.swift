internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRecords

/// A figure as a scene gives it: which screens it shows, what of them, and what is pointed out.
struct FigureSpec: Sendable {
  var name: String
  var location: SourceLocation
  /// The digest of the figure in the scene, apart from its name and from how it is checked.
  var source: SourceDigest
  /// Side by side, in reading order.
  var panels: [Panel]
  var options: FigureOptions
  var check = CheckSpec()

  /// One screen of a figure.
  struct Panel: Sendable {
    /// The state among those of the scene; nil where there is none of the name.
    var state: Int?
    /// The instant of the state's course; nil for the one at which the state is drawn.
    var instant: StateSpec.Instant?
    var caption = ""
    /// The part that is shown; nil for all.
    var crop: FigureCrop?
    /// Points of the figure a point of the screen.
    var zoom = 1.0
    var location: SourceLocation
  }
}

/// The part of a screen that a figure shows.
struct FigureCrop: Sendable {
  /// Elements and layers by name, all of which it holds.
  var elements: [Located<String>] = []
  /// Sections as `goods/0`, or a number where there is one collection.
  var sections: [Located<String>] = []
  /// In points of the screen.
  var rectangle: Located<Rect>?
  var margin = EdgeInsets()
  /// The radius of its corners, in points of the screen.
  var corners = 0.0
  /// Whether only the named elements are drawn, without what is behind, before and around them.
  var isIsolated = false
  var location = SourceLocation.nowhere

  /// Whether it names nothing.
  var isEmpty: Bool { elements.isEmpty && sections.isEmpty && rectangle == nil }
}

/// A part of a screen that is shown again beside it, enlarged.
struct FigureDetail: Sendable {
  var crop: FigureCrop
  /// Points of the figure a point of the screen.
  var zoom = 3.0
  /// The panel that it enlarges, from 1; nil for the first.
  var panel: Located<Int>?
}

/// An edge of a part of a screen, as `card.leading` names it.
struct PartEdge: Sendable {
  enum Edge: String, Sendable, CaseIterable {
    case leading
    case trailing
    case left
    case right
    case top
    case bottom
    case centerX = "center-x"
    case centerY = "center-y"

    /// The axis along which distances from it run.
    var axis: Axis {
      switch self {
      case .leading, .trailing, .left, .right, .centerX: .horizontal
      case .top, .bottom, .centerY: .vertical
      }
    }
  }

  var part: Located<String>
  var edge: Edge
}

/// What a figure measures, and on which panel.
struct FigureMeasure: Sendable {
  var subject: Subject
  /// From 1; nil for the first.
  var panel: Located<Int>?
}

extension FigureMeasure {
  enum Subject: Sendable {
    case distance(from: PartEdge, to: PartEdge)
    /// Width and height.
    case size(Located<String>)
    /// Between the items of a collection that stand beside and below one another.
    case gaps(Located<String>)
    /// From the edges of a part to those of another, or of what is around it.
    case insets(Located<String>, in: Located<String>?)
    /// From the edges of a part to what it holds.
    case padding(Located<String>)
    case radius(Located<String>)
    case font(Located<String>)
    case color(Located<String>)
    /// The place, size, font, color and radius of every part in the crop.
    case specification
  }
}

/// Something in a figure that is pointed at.
struct FigureCallout: Sendable {
  /// What marks the target.
  enum Mark: String, Sendable, CaseIterable {
    case dot
    case arrow
    case outline
    case spotlight
    case blur
    case none
  }

  enum Side: String, Sendable, CaseIterable {
    case leading
    case trailing
    case left
    case right
  }

  /// What stands at the end of a leader.
  enum LabelContent: Sendable {
    case text
    case numberAndText
    /// The text is in the legend.
    case number
  }

  /// What a callout points at.
  enum Target: Sendable {
    case part(Located<String>)
    /// In points of the screen.
    case point(Point)
  }

  var target: Target
  var text = ""
  var mark: Mark?
  var side: Side?
  /// The panel that it points at, from 1; nil for the first.
  var panel: Located<Int>?
  var location: SourceLocation
}
