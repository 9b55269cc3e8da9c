/// The calls by which the module UIKit lets the optional methods of its delegates be called.
enum UIKitOptionalCalls {
  /// The class that can be called as a protocol's methods of a base name can.
  static func type(of name: String, for protocolName: String) -> String? {
    guard name == "collectionView" else { return nil }
    return switch protocolName {
    case "UICollectionViewDelegateFlowLayout", "UICollectionViewDelegate",
      "UICollectionViewDataSource":
      "\(protocolName)Calls"
    default: nil
    }
  }

  /// The base names of optional methods that layouts call with `!`.
  static let names: Set = [
    "collectionView", "numberOfSections", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "gestureRecognizer", "gestureRecognizerShouldBegin",
  ]
}
