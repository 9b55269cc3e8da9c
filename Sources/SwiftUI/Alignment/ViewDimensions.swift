public import UIKit

/// The size of a view and its alignment guides, in points from its top leading corner.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// What the view itself says of guides.
  private let explicit: [AlignmentKey: CGFloat]

  /// - `guides`: what the view says of its guides, asked with its size.
  package init(_ size: CGSize, guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]) {
    self.init(size, explicit: [:])
    guard !guides.isEmpty else { return }
    let plain = self
    self.init(size, explicit: guides.mapValues { $0(plain) })
  }

  private init(_ size: CGSize, explicit: [AlignmentKey: CGFloat]) {
    (width, height, self.explicit) = (size.width, size.height, explicit)
  }

  /// The value of a guide, the usual one where the view says none.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The value of a guide, the usual one where the view says none.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The value that the view says; nil where it says none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }
  /// The value that the view says; nil where it says none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat { explicit[key] ?? key.id.defaultValue(in: self) }
  package subscript(explicit key: AlignmentKey) -> CGFloat? { explicit[key] }
  package var size: CGSize { CGSize(width: width, height: height) }
}
