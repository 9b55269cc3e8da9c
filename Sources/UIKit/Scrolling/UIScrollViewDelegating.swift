/// A view that scrolls and has a delegate of the kind that its class wants.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {
  /// The delegate, whatever more it can do.
  var delegateOfScrolling: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
  /// Who hears of scrolling.
  @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { delegateOfScrolling }
    set { delegateOfScrolling = newValue }
  }
}
