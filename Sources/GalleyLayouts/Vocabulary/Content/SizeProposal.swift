/// The room that an element is offered when it is asked how large it wants to be.
///
/// As UIKit's `systemLayoutSizeFitting` with one axis required: an extent that is given is the one
/// the element will have, and only the other is asked for.
public struct SizeProposal: Hashable, Sendable {
  /// In points; nil where the element decides.
  public var width: Double?
  /// In points; nil where the element decides.
  public var height: Double?

  /// Makes a proposal; nil leaves an extent to the element.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Both extents are the element's to decide.
  public static let unspecified = SizeProposal()

  /// The proposal with its axes exchanged.
  package var transposed: SizeProposal { SizeProposal(width: height, height: width) }
}
