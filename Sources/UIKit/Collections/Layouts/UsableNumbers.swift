import Foundation
internal import GalleyGeometry

extension CGFloat {
  /// Zero where it is no number.
  var usable: CGFloat { isFinite ? self : 0 }
}

extension Size {
  init(usable size: CGSize) {
    self.init(width: max(0, size.width.usable), height: max(0, size.height.usable))
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets, adding more: UIEdgeInsets = .zero) {
    self.init(
      top: (insets.top + more.top).usable, leading: (insets.left + more.left).usable,
      bottom: (insets.bottom + more.bottom).usable, trailing: (insets.right + more.right).usable)
  }
}
