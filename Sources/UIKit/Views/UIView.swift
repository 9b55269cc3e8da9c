// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A rectangle on the screen with views within: its geometry and its looks, without events.
///
/// Laid out by frames, autoresizing and constraints.
@preconcurrency @MainActor open class UIView: UIResponder, UIDynamicItem {
  /// The class of the layer; CALayer unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with its look.
  open private(set) lazy var layer: CALayer = {
    let made = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    made.view = self
    return made
  }()

  /// The views within, those at the end above.
  open private(set) var subviews: [UIView] = []
  /// The view that this is within.
  open private(set) weak var superview: UIView?
  /// Nil for nothing to see.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// The color of what can be pressed.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

  /// Hears that `tintColor` is another.
  open func tintColorDidChange() {}

  private func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }

  /// Whether it fills all of its bounds; what draws itself and has no background is drawn on black
  /// then.
  open var isOpaque = true
  /// How what it shows fills it.
  open var contentMode = ContentMode.scaleToFill
  /// The parts that give way as the view around it changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether views within follow the size by their masks.
  open var autoresizesSubviews = true
  /// Whether its frame is what it is set to; constraints place it where this is false.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it hears of touches, of which there are none.
  open var isUserInteractionEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// The kind of its content, which decides whether it is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayoutAround() } }
  }
  /// The recognizers of gestures on it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Inwards from the edges, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  /// Whether the margins would grow by the safe area; they do not here.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The name for tests of an app.
  open var accessibilityIdentifier: String?
  /// What is read out of it.
  open var accessibilityLabel: String?
  /// What is read out of what it does.
  open var accessibilityHint: String?
  /// What is read out of what it is set to.
  open var accessibilityValue: String?
  /// What it is for those who hear it.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether nothing within it is read out.
  open var accessibilityElementsHidden = false
  /// Whether it is read out as one.
  open var isAccessibilityElement = false
  /// What of it is read out, in its order; nil for all that is within.
  open var accessibilityElements: [Any]?
  /// Scrolls for those who hear it, and says whether it could: nobody listens here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The controller that shows it; nil for a view within another.
  weak var controller: (any ViewOwner)?
  /// Whether constraints within end at it, as at a cell, which others place.
  var endsConstraints: Bool { false }
  /// Whether what is within is placed by it, and what is hidden has no place.
  var arrangesSubviews: Bool { false }
  /// Whether its height is that of its lines in the width that it gets.
  var heightFollowsWidth: Bool { false }
  /// From its top to the first baseline, and from the last one to its bottom, in points; nil for
  /// what stands on its lower edge.
  var baselineHeights: (above: CGFloat, below: CGFloat)? { nil }
  /// Whether constraints of what is within do not reach it, as where it scrolls.
  var isOutsideOfConstraints: Bool { false }
  /// The constraints that it keeps.
  var heldConstraints: [NSLayoutConstraint] = []
  var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var fixedGuides: [String: UILayoutGuide] = [:]
  /// The guides that it holds for constraints to place.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  private var needsLayout = true
  private var ownTintColor: UIColor?
  private var ownSafeAreaInsets: UIEdgeInsets?

  /// A view with a frame, in the coordinates of the view around it.
  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view that stands in a xib or storyboard, as that says; of another coder nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self)
  }

  /// Says how much it minds to be larger than what it shows.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    huggings[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Says how much it minds to be smaller than what it shows.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistances[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Inwards from the edges, in points, where text begins and ends.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isTurned ? right : left, bottom: layoutMargins.bottom,
        trailing: isTurned ? left : right)
    }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isTurned ? newValue.leading : newValue.trailing)
    }
  }

  // MARK: - Geometry

  /// The box in the view around it; setting it keeps the transform.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let place = layer.place(filling: newValue)
      layer.position = place.position
      changeBounds(to: CGRect(origin: layer.bounds.origin, size: place.size))
    }
  }

  /// The part of its own coordinates that it shows; setting it keeps the center.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The middle, in the coordinates of the view around it.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// About the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// About the center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether it is not shown.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      if superview?.arrangesSubviews == true { setNeedsLayoutAround() }
    }
  }

  /// Whether what is within is clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The edges that bars cover, inwards: the host's, or as much of the view's around it as reaches
  /// in.
  open var safeAreaInsets: UIEdgeInsets {
    if let ownSafeAreaInsets { return ownSafeAreaInsets }
    guard let superview, case let insets = superview.safeAreaInsets, insets != .zero else {
      return .zero
    }
    let (frame, around) = (self.frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, insets.top - max(0, frame.minY - around.minY)),
      left: max(0, insets.left - max(0, frame.minX - around.minX)),
      bottom: max(0, insets.bottom - max(0, around.maxY - frame.maxY)),
      right: max(0, insets.right - max(0, around.maxX - frame.maxX)))
  }
  /// What the view has heard last that bars cover.
  private var reportedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a host says what bars cover.
  var hasOwnSafeArea: Bool { ownSafeAreaInsets != nil }

  /// Says what bars cover.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != safeAreaInsets else { return }
    ownSafeAreaInsets = insets
    tellOfSafeArea()
  }

  private func tellOfSafeArea() {
    let insets = safeAreaInsets
    if insets != reportedSafeAreaInsets {
      reportedSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in subviews where !view.hasOwnSafeArea { view.tellOfSafeArea() }
  }

  /// Hears that bars cover something else.
  open func safeAreaInsetsDidChange() {}
  /// Hears that `layoutMargins` are others.
  open func layoutMarginsDidChange() {}

  /// Lets the view and those within follow another screen.
  package func followTraits(from previous: UITraitCollection) {
    if let backgroundColor { layer.backgroundColor = backgroundColor.cgColor }
    traitCollectionDidChange(previous)
    for view in subviews { view.followTraits(from: previous) }
  }

  /// Gives the view other bounds and lets those within follow.
  func changeBounds(to bounds: CGRect) {
    let old = layer.bounds.size
    layer.bounds = bounds
    guard old != bounds.size else { return }
    setNeedsLayout()
    if translatesAutoresizingMaskIntoConstraints { ConstraintPass.forget() }
    guard autoresizesSubviews else { return }
    for view in subviews { view.autoresize(from: old, to: bounds.size) }
  }

  // MARK: - Hierarchy

  /// Cuts the view to the shape of another; its outline is what counts.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// Puts a view above those within.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those within.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    let next = subviews[safe: place + 1]?.layer
    let layers = layer.sublayers ?? []
    let below = next.flatMap { next in layers.firstIndex { $0 === next } }
    layer.insertSublayer(view.layer, at: below ?? layers.count)
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Puts a view below another one that is within.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view above another one that is within.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let around = superview else { return }
    willMove(toSuperview: nil)
    around.willRemoveSubview(self)
    around.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    didMoveToSuperview()
  }

  /// Puts a view within above the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a view within below the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether it is the view, or around it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The view within that has a number, itself included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Would take the keyboard away; there is none, so nothing in it had to end: false.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// Hears that it goes into another view, or out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Hears that it went into another view, or out.
  open func didMoveToSuperview() {}
  /// Never called here: there is no window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Never called here: there is no window.
  open func didMoveToWindow() {}
  /// Hears of a view that was put in.
  open func didAddSubview(_ subview: UIView) {}
  /// Hears of a view that is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window around it; nil where none is.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: - Layout

  /// Asks for its layout before it is shown next.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out what was asked for, here and within.
  open func layoutIfNeeded() {
    ConstraintPass.run(at: self) {
      if needsLayout {
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      for view in subviews { view.layoutIfNeeded() }
    }
  }

  /// Asks for the layout of it and of all around it that constraints may tie to it.
  func setNeedsLayoutAround() {
    ConstraintPass.forget()
    var view: UIView? = self
    while let one = view, !one.isOutsideOfConstraints {
      one.setNeedsLayout()
      view = one.endsConstraints ? nil : one.superview
    }
  }

  /// Whether it waits to be laid out.
  package var isWaitingForLayout: Bool { needsLayout }

  /// Places the views within, those that are tied by constraints unless overridden.
  open func layoutSubviews() { placeConstrainedViews() }
  /// Never called here: constraints are looked at each time.
  open func updateConstraints() {}
  /// Accepted: views are drawn anew each time.
  open func setNeedsDisplay() {}
  /// Draws what a subclass shows into `UIGraphicsGetCurrentContext()`, above the background and
  /// below the views within.
  open func draw(_ rect: CGRect) {}
  /// Another view with its looks: of its frame and background, without what is within.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.backgroundColor = backgroundColor
    return view
  }

  /// The size that suits it in some room; its own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives it the size that suits it.
  open func sizeToFit() {
    resize(to: sizeThatFits(bounds.size))
  }

  /// Gives the bounds a size; the corner stays where it is but for the transform.
  private func resize(to size: CGSize) {
    let (old, anchor) = (bounds.size, layer.anchorPoint)
    changeBounds(to: CGRect(origin: bounds.origin, size: size))
    center.x += anchor.x * (size.width - old.width)
    center.y += anchor.y * (size.height - old.height)
  }

  /// The size of what it shows; none unless overridden, which is -1 each way.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// An extent that nothing says.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that suits it: by the constraints within, of what it shows, else as `sizeThatFits`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    if hasConstraints {
      return systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let size = intrinsicContentSize
    guard size.width >= 0, size.height >= 0 else { return sizeThatFits(targetSize) }
    return size
  }

  /// The size that suits it, an extent that is required being kept.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if hasConstraints {
      return ConstraintSolution(
        of: self,
        fitting: ConstraintSolution.RootSize(
          size: targetSize, horizontal: horizontal, vertical: vertical)
      ).size
    }
    var size = systemLayoutSizeFitting(targetSize)
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }

  // MARK: - Touches, of which there are none

  /// Whether a point of its own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The uppermost view at a point that is shown and hears of touches; nil where none is.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Adds a recognizer, which stays at rest.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Whether a gesture may begin; never asked here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Traits

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Hears that traits changed; not called here.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// The direction of text in it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The direction of text in what shows something.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Accepted: constraints are looked at each time.
  open func setNeedsUpdateConstraints() {}

  /// Accepted: constraints are looked at each time.
  open func updateConstraintsIfNeeded() {}

  /// Asks for its layout, as what it shows has another size.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { setNeedsLayoutAround() }
  }
}

/// A responder that a view is shown by, which hears of its layout.
@MainActor protocol ViewOwner: UIResponder {
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func appear(in container: UIView)
}
