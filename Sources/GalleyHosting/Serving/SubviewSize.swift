internal import Foundation
internal import GalleyLayouts
internal import SwiftUI
internal import UIKit

/// The size that a scene's cell takes as a subview of a layout of SwiftUI.
///
/// One that decides both extents is like a text: it has its ideal size where nothing is proposed, is
/// never larger, and in less width breaks its lines where it can. One that decides its height takes
/// the width that is proposed, and the other way round. Heights are not cut off.
struct SubviewSize {
  /// A size that nobody knows yet, with which a layout can compute until it is measured.
  private static let unknown = CGSize(width: 50, height: 20)

  private let sizing: SelfSizing
  /// The size for a width or a height; nil where it is not known yet.
  private let measured: (_ width: Double?, _ height: Double?) -> CGSize?

  init(_ sizing: SelfSizing, measured: @escaping (Double?, Double?) -> CGSize?) {
    self.sizing = sizing
    self.measured = measured
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let ideal = measured(nil, nil) else { return Self.unknown }
    switch sizing {
    case .both: return hugging(ideal, proposal.width)
    case .height:
      let width = max(0, proposal.width ?? ideal.width)
      return CGSize(width: width, height: height(inWidth: width, ideal))
    case .width:
      let height = max(0, proposal.height ?? ideal.height)
      guard height.isFinite, height != ideal.height else {
        return CGSize(width: ideal.width, height: height)
      }
      let width = measured(nil, Double(height))?.width ?? ideal.width
      return CGSize(width: width, height: height)
    }
  }

  private func hugging(_ ideal: CGSize, _ width: CGFloat?) -> CGSize {
    guard let width, width < ideal.width else { return ideal }
    let height = height(inWidth: max(0, width), ideal)
    // What does not grow higher in less width has nothing that breaks.
    return height > ideal.height + 0.01 ? CGSize(width: max(0, width), height: height) : ideal
  }

  private func height(inWidth width: CGFloat, _ ideal: CGSize) -> CGFloat {
    guard width.isFinite, width != ideal.width else { return ideal.height }
    return measured(Double(width), nil)?.height ?? ideal.height
  }
}
