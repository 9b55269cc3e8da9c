public import GalleyGeometry
internal import GalleyRecords

/// The arrangement of a stack's layers: UIStackView's properties.
public struct StackStyle: Hashable, Sendable {
  /// Across the stack's axis; `top` is another word for `leading`, `bottom` for `trailing`.
  public enum Alignment: String, Sendable, CaseIterable {
    /// As large as the stack across its axis.
    case fill
    /// Where text begins.
    case leading
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// Where text ends.
    case trailing
    /// At the lower edge.
    case bottom
    /// With the baselines of the first lines in a line.
    case firstBaseline = "first-baseline"
    /// With the baselines of the last lines in a line.
    case lastBaseline = "last-baseline"

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// Along the stack's axis.
  public enum Distribution: String, Sendable, CaseIterable {
    /// What is left over goes to who hugs its content least.
    case fill
    /// All as large as each other.
    case fillEqually = "fill-equally"
    /// As large in proportion as they are by themselves.
    case fillProportionally = "fill-proportionally"
    /// The same distance between all.
    case equalSpacing = "equal-spacing"
    /// The same distance between the middles of all.
    case equalCentering = "equal-centering"
  }

  /// The axis along which layers follow each other.
  public var axis: Axis
  /// Where layers stand across the axis.
  public var alignment: Alignment
  /// What becomes of space that is left over.
  public var distribution: Distribution
  /// Between one view and the next, in points; the least of it for the two equal distributions.
  public var spacing: Double
  /// Around all views, in points.
  public var padding: EdgeInsets

  /// Makes a style.
  public init(
    _ axis: Axis, alignment: Alignment = .fill, distribution: Distribution = .fill,
    spacing: Double = 0, padding: EdgeInsets = .zero
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
    self.padding = padding
  }
}

extension StackStyle {
  /// The options of a stack, as records have them.
  var recordedOptions: [RecordedOption] {
    let recordedOptions = [
      RecordedOption("axis", .text(axis.rawValue)),
      RecordedOption("align", .text(alignment.rawValue)),
      RecordedOption("distribution", .text(distribution.rawValue)),
      RecordedOption("spacing", .number(spacing)),
    ]
    return recordedOptions
      + (padding == .zero ? [] : [RecordedOption("padding", RecordedOption.Value(padding))])
  }
}

/// The properties of a layer for the case that it lies in a stack.
public struct StackRole: Hashable, Sendable {
  /// The priority, from 1 to 1000, with which it refuses to be longer than it wants along the
  /// stack; nil for the usual 250, or for that of views that stretch before all others.
  public var hugging: Double?
  /// The priority, from 1 to 1000, with which it refuses to be shorter than it wants.
  public var compression: Double
  /// In points, in place of the stack's spacing.
  public var spacingAfter: Double?

  /// UIKit's priorities for views that say nothing. [R: recorded for labels, buttons and images]
  public static let defaultHugging = 250.0
  /// The priority with which a layer resists to be smaller than its content, as UIKit has it.
  public static let defaultCompression = 750.0

  /// Makes the role of a layer in a stack.
  public init(
    hugging: Double? = nil, compression: Double = defaultCompression, spacingAfter: Double? = nil
  ) {
    self.hugging = hugging
    self.compression = compression
    self.spacingAfter = spacingAfter
  }
}
