public import Foundation

/// The methods of a scroll view's delegate that have more than one argument, as `?(…)` calls them.
@preconcurrency @MainActor public struct UIScrollViewDelegateCalls {
  private let delegate: any UIScrollViewDelegate

  init(_ delegate: any UIScrollViewDelegate) { self.delegate = delegate }

  /// `scrollViewWillEndDragging`; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.ask {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// `scrollViewDidEndDragging`; nil where it is left out.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate: Bool) -> Void? {
    OptionalMethod.ask {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    }
  }

  /// `viewForZooming`; nil where it is left out.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.ask { delegate.viewForZooming(in: scrollView) } ?? nil
  }

  /// `scrollViewWillBeginZooming`; nil where it is left out.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.ask { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// `scrollViewDidEndZooming`; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethod.ask { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
