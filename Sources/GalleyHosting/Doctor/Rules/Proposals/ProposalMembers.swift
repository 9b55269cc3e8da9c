internal import Foundation
internal import SwiftUI

/// The members of a layout of SwiftUI that answer, and what they are asked.
enum ProposalMembers {
  static let size = "sizeThatFits(proposal:subviews:cache:)"
  static let placement = "placeSubviews(in:proposal:subviews:cache:)"
  static let update = "updateCache(_:subviews:)"

  /// The room of a view on a phone.
  static let room = ProposedViewSize(width: 320, height: 480)

  /// What SwiftUI asks of a layout: stacks ask for the least and the largest size, scroll views and
  /// `fixedSize()` leave out extents.
  static let asked: [ProposedViewSize] = [
    room, .zero, .infinity, .unspecified, ProposedViewSize(width: 320, height: nil),
    ProposedViewSize(width: nil, height: 480), ProposedViewSize(width: 0, height: nil),
    ProposedViewSize(width: .infinity, height: nil),
  ]
}

extension CGSize {
  /// Whether both extents are numbers that can be drawn.
  var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
