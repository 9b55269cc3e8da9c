internal import GalleyGeometry

/// Takes a prepared class-based layout through UIKit's self-sizing, until its elements are as large
/// as they want to be or the layout does not mind.
///
/// In the order of UIKit's documentation: each element is asked for the size that it prefers, cells
/// first; where that is not the one in its attributes, the layout says whether it wants to be
/// invalidated, makes the context and gets it; then it is prepared and asked for all attributes
/// again. UIKit asks what is on screen, this asks everything, so that nothing is an estimate. A
/// size that is not known yet is an open question of the arrangement.
struct HostedSizing {
  /// Heights settle in two rounds, heights in widths that settle as well in three.
  private static let mostRounds = 16

  private let layout: CollectionViewLayout
  private let arranger: HostedArranger
  private var inquiry: SizeInquiry
  /// Whether the layout was invalidated for a size.
  private(set) var isSelfSizing = false

  init(layout: CollectionViewLayout, content: Content) {
    self.layout = layout
    arranger = HostedArranger(layout: layout, content: content)
    inquiry = SizeInquiry(content)
  }

  /// The arrangement when all has settled.
  mutating func arrangement() throws(LayoutError) -> Arrangement {
    for _ in 0..<Self.mostRounds {
      var arrangement = try arranger.arrangement()
      guard invalidates(for: arrangement) else {
        arrangement.openQuestions = inquiry.openQuestions
        return arrangement
      }
      isSelfSizing = true
      layout.prepare()
    }
    throw LayoutError(
      "\(type(of: layout)) has other sizes than its elements prefer after \(Self.mostRounds) rounds; keep the preferred size in shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:), and answer true only where it changes something"
    )
  }

  /// Whether any element prefers a size for which the layout wants to be invalidated, and was.
  private mutating func invalidates(for arrangement: Arrangement) -> Bool {
    var isInvalid = false
    for original in arrangement.allAttributes() {
      guard let size = preferredSize(of: original), size != original.size else { continue }
      var preferred = original
      preferred.size = size
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      layout.invalidate(with: context)
      isInvalid = true
    }
    return isInvalid
  }

  /// Nil where the element has no say, or its size is not known yet.
  private mutating func preferredSize(of attributes: LayoutAttributes) -> Size? {
    guard !attributes.isHidden, attributes.element.category != .decoration else { return nil }
    let proposal = layout.sizeProposal(forPreferredAttributesOf: attributes)
    guard proposal.width?.isFinite ?? true, proposal.height?.isFinite ?? true else { return nil }
    return inquiry.knownSize(of: attributes.element, proposing: proposal)
  }
}

extension CollectionViewLayout {
  /// Invalidates the layout as a collection view does: both ways, in the recorded order.
  func invalidate(with context: CollectionViewLayoutInvalidationContext) {
    invalidateLayout()
    invalidateLayout(with: context)
  }
}
