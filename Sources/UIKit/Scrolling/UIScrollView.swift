public import Foundation

/// A view whose content is larger than itself; what moves it is the app, or the host.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  override var isOutsideOfConstraints: Bool { true }
  /// The rate at which a released scroll slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The part of the safe area that is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the directions that scroll.
    case automatic
    /// Along the directions that scroll.
    case scrollableAxes
    /// Nothing.
    case never
    /// All of it.
    case always
  }

  /// The way the keyboard goes; without effect here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// With a drag.
    case onDrag
    /// Under the finger.
    case interactive
  }

  /// Who hears of scrolling, as every scroll view has it; people use `delegate`.
  public weak var delegateOfScrolling: (any UIScrollViewDelegate)?
  /// The inset that the offset follows.
  private var followedInset = UIEdgeInsets.zero
  /// Around the content, in points; the safe area is not part of it.
  open var contentInset = UIEdgeInsets.zero
  /// The part of the safe area that is added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The rate at which a released scroll slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether it rests on whole views only.
  open var isPagingEnabled = false
  /// Whether a finger can scroll.
  open var isScrollEnabled = true
  /// Whether a drag goes one way only.
  open var isDirectionalLockEnabled = false
  /// Whether content goes past its edges.
  open var bounces = true
  /// Whether it does where all fits.
  open var alwaysBounceVertical = false
  /// Whether it does where all fits.
  open var alwaysBounceHorizontal = false
  /// Whether there is an indicator at the trailing edge.
  open var showsVerticalScrollIndicator = true
  /// Whether there is an indicator at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// Around the indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait; without effect here.
  open var delaysContentTouches = true
  /// Whether touches can be taken back; without effect here.
  open var canCancelContentTouches = true
  /// How the keyboard goes; without effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How much content is enlarged: not at all.
  open var zoomScale: CGFloat = 1
  /// The control that is pulled to load anew; not shown here.
  open var refreshControl: UIRefreshControl?
  /// The recognizer of drags; at rest here.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Whether a finger is down.
  open internal(set) var isTracking = false
  /// Whether a finger drags.
  open internal(set) var isDragging = false
  /// Whether content goes on by itself.
  open internal(set) var isDecelerating = false

  private var ownContentSize = CGSize.zero
  /// An animated scroll that is not over.
  var scrollAnimation: ScrollAnimation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How large the content is, in points; the offset stays where it is.
  open var contentSize: CGSize {
    get { ownContentSize }
    set { ownContentSize = newValue }
  }

  /// The part of the top inset that a large title takes, in points: it goes as content scrolls.
  package var collapsibleInset: CGFloat = 0

  /// The content inset and what of the safe area is added, at this offset: a large title that
  /// scrolled away takes no room.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = restingContentInset
    inset.top -= min(max(0, bounds.minY + inset.top), collapsibleInset)
    return inset
  }

  /// The adjusted content inset where content is at its beginning.
  package var restingContentInset: UIEdgeInsets {
    let (own, safe) = (contentInset, addedSafeArea)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private var addedSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let down = contentSize.height > bounds.height || alwaysBounceVertical
      let across = contentSize.width > bounds.width || alwaysBounceHorizontal
      let always = contentInsetAdjustmentBehavior == .automatic && !across
      return UIEdgeInsets(
        top: down || always ? safe.top : 0, left: across ? safe.left : 0,
        bottom: down || always ? safe.bottom : 0, right: across ? safe.right : 0)
    }
  }

  // MARK: - The offset

  /// The origin of the bounds; setting it tells the delegate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// Scrolls to an offset; animated, it goes on as the host lets time pass.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      beginScrollAnimation(to: contentOffset)
    } else {
      scrollAnimation = nil
      scrollAtOnce(to: contentOffset)
    }
  }

  /// Scrolls as little as shows a rectangle of the content; not at all where it is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Keeps content that lay at its beginning there where bars cover something else; a host that says
  /// what they cover says where content lies, too.
  func followSafeArea() {
    let (old, new) = (followedInset, restingContentInset)
    followedInset = new
    guard !hasOwnSafeArea, new != old else { return }
    var offset = bounds.origin
    if abs(offset.x + old.left) < 1e-6 { offset.x = -new.left }
    if abs(offset.y + old.top) < 1e-6 { offset.y = -new.top }
    scroll(to: offset)
  }

  open override func layoutSubviews() {
    followSafeArea()
    super.layoutSubviews()
  }

  /// The offsets between which content can rest.
  package var contentOffsetRange: (least: CGPoint, greatest: CGPoint) {
    let (inset, size) = (restingContentInset, bounds.size)
    let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width - size.width + inset.right),
        y: max(least.y, contentSize.height - size.height + inset.bottom))
    )
  }

  /// The offset nearest to one at which content can rest.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    let range = contentOffsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x),
      y: min(max(offset.y, range.least.y), range.greatest.y))
  }

  /// Moves the bounds and tells the delegate.
  func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    let old = bounds.origin
    changeBounds(to: CGRect(origin: offset, size: bounds.size))
    notifyScrolled(from: old)
  }

  /// Moves the bounds for a call that scrolls at once.
  func scrollAtOnce(to offset: CGPoint) { scroll(to: offset) }

  /// Begins to scroll over time.
  func beginScrollAnimation(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    scrollAnimation = ScrollAnimation(from: bounds.origin, to: offset)
  }

  /// Tells the delegate and observers that the offset changed.
  func notifyScrolled(from old: CGPoint) {
    KeyValueObservers.tell(self, "contentOffset", old: old, new: bounds.origin)
    OptionalMethod.report { delegateOfScrolling?.scrollViewDidScroll(self) }
  }

  private func offset(showing rect: CGRect) -> CGPoint {
    let seen = bounds.inset(by: adjustedContentInset)
    func nearest(
      _ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat, _ offset: CGFloat
    ) -> CGFloat {
      if start < from || end - start > to - from { return offset + start - from }
      return end > to ? offset + end - to : offset
    }
    return restingOffset(
      near: CGPoint(
        x: nearest(rect.minX, rect.maxX, seen.minX, seen.maxX, bounds.origin.x),
        y: nearest(rect.minY, rect.maxY, seen.minY, seen.maxY, bounds.origin.y)))
  }
}

/// The view that a scroll view shows where it is pulled down; here it never refreshes by itself.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether `beginRefreshing` was called and `endRefreshing` not yet.
  open private(set) var isRefreshing = false

  /// Below the spokes; not shown here.
  open var attributedTitle: NSAttributedString?

  /// Begins; nothing moves.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends; nothing moves.
  open func endRefreshing() { isRefreshing = false }
}

/// Recognizes a press that lasts; at rest here.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may go, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes a tap; at rest here.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often.
  open var numberOfTapsRequired = 1
}

/// Recognizes a drag; at rest here.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers at least.
  open var minimumNumberOfTouches = 1
  /// Fingers at most.
  open var maximumNumberOfTouches = Int.max

  /// Returns the finger's way: none, as there is no finger.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Accepted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the finger's velocity, in points per second: none, as there is no finger.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes two fingers that part; at rest here.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they parted.
  open var scale: CGFloat = 1
  /// How fast they part.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a quick stroke; at rest here.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
