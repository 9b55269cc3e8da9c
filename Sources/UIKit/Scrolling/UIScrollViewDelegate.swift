public import Foundation

/// An object that hears of scrolling; every method may be left out.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Hears that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Hears that a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// May choose where content comes to rest, with the velocity in points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Hears that the finger let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Hears that content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Hears that content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Hears that an animated scroll is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; never asked here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Hears that content was scrolled to the top; never told here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that is zoomed; never asked here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Hears that zooming begins; never told here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Hears of zooming; never told here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Hears that zooming is over; never told here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Hears that the insets for what covers the view changed; never told here.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
