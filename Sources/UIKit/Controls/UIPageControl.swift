public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A dot for each page, of which one is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl, ComponentView {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing here.
    case automatic
    /// A capsule; not drawn here.
    case prominent
    /// Nothing.
    case minimal
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  private var ownPage = 0
  /// Which page is shown, from 0 to one less than there are.
  open var currentPage: Int {
    get { ownPage }
    set { ownPage = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }
  /// Whether one page alone has no dot.
  open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the page that is shown; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor?
  /// What lies behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger goes through the pages.
  open var allowsContinuousInteraction = true
  /// In the place of dots; dots are drawn here.
  open var preferredIndicatorImage: UIImage?

  private var dots: Int {
    hidesForSinglePage && numberOfPages == 1
      ? 0 : min(numberOfPages, ControlMetrics.PageControl.mostDots)
  }

  /// Accepted: dots are drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// The size with so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: ControlMetrics.PageControl.width(dots: pageCount),
      height: ControlMetrics.PageControl.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var component: KeyValuePairs<String, JSONValue> {
    [
      "page-control": .null, "count": .integer(dots), "current": .integer(min(currentPage, dots)),
      "color": pageIndicatorTintColor.map { .color($0) } ?? .null,
      "current-color": currentPageIndicatorTintColor.map { .color($0) } ?? .null,
    ]
  }
}
