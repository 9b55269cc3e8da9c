public import Foundation

/// The answers of the methods that a delegate leaves out.
extension UIScrollViewDelegate {
  /// Left out.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.missing(()) }
  /// Left out.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.missing(()) }
  /// Left out.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.missing(()) }
  /// Left out.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.missing(true)
  }
  /// Left out.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.missing(nil)
  }
  /// Left out.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.missing(())
  }
  /// Left out.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.missing(()) }
  /// Left out.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.missing(()) }
  /// Left out.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.missing(())
  }
}

/// The methods as `delegate.method?(…)` calls them.
extension UIScrollViewDelegate {
  /// The method, whether or not it is left out.
  public var scrollViewDidScroll: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidScroll($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewWillBeginDragging: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewWillBeginDragging($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewWillBeginDecelerating: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidEndDecelerating: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidEndScrollingAnimation: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidScrollToTop: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidScrollToTop($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewShouldScrollToTop: OptionalCall<UIScrollView, Bool>? {
    OptionalCall { self.scrollViewShouldScrollToTop($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(self)
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(self)
  }
  /// The method, whether or not it is left out.
  public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(self) }
  /// The method, whether or not it is left out.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(self)
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidZoom: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidZoom($0) }
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(self)
  }
  /// The method, whether or not it is left out.
  public var scrollViewDidChangeAdjustedContentInset: OptionalCall<UIScrollView, Void>? {
    OptionalCall { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
