import Foundation

/// What of a flow layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings; true unless told.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed anew; true unless told.
  open var invalidateFlowLayoutAttributes = true
}
