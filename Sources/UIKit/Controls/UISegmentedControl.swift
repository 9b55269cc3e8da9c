public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Words or images beside each other, one of which is picked; at most twenty are drawn.
@preconcurrency @MainActor open class UISegmentedControl: UIControl, ComponentView {
  /// Picks none.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
  }

  /// Which is picked, from 0; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The color of the lens over the one that is picked; nil for the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether none stays picked.
  open var isMomentary = false
  /// Whether each is as wide as its word; all are equally wide here.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control of strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      Segment(title: item as? String, image: item as? UIImage)
    }
    bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    frame.origin = .zero
  }

  /// A control of actions, each of which is called where it is picked.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a word among them.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts an image among them.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Puts an action among them.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
  }

  /// Takes one away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
  }

  /// Takes all away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(segment) { change(&segments[segment]) }
  }

  /// Gives one a word.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The word of one.
  open func titleForSegment(at segment: Int) -> String? { segments[safe: segment]?.title }

  /// Gives one an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The image of one.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[safe: segment]?.image }

  /// Gives one an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }

  /// The action of one.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[safe: segment]?.action }

  /// Gives one a width, which counts in the size of the whole; 0 for that of its word.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that one was given.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[safe: segment]?.width ?? 0 }

  /// Lets one be picked, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether one can be picked.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments[safe: segment]?.isEnabled ?? false
  }

  /// Moves what one shows; not drawn here.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Gives the words of a state attributes, of which the color is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { textAttributes[state.rawValue] = attributes }

  /// Accepted: the system's track and lens are drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Accepted: the system's lines are drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// The attributes of the words of a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }

  private func color(for state: UIControl.State) -> UIColor? {
    (textAttributes[state.rawValue] ?? textAttributes[UIControl.State.normal.rawValue])?[
      .foregroundColor] as? UIColor
  }

  // MARK: - Size and look

  /// Equal parts as wide as the widest word.
  open override var intrinsicContentSize: CGSize {
    typealias Metrics = ControlMetrics.Segmented
    let font = UIFont.systemFont(ofSize: CGFloat(Metrics.fontSize), weight: .semibold)
    let natural = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let word = TextMeasuring.size(segment.title ?? "", font, .greatestFiniteMagnitude, 1).width
      return max(word, segment.image?.size.width ?? 0) + CGFloat(2 * Metrics.padding)
    }
    let widest = natural.max() ?? 0
    let width =
      segments.allSatisfy { $0.width > 0 }
      ? natural.reduce(0, +) : CGFloat(segments.count) * widest.rounded(.up)
    return CGSize(width: width, height: CGFloat(Metrics.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var shown: ArraySlice<Segment> { segments.prefix(20) }

  var component: KeyValuePairs<String, JSONValue> {
    let words = shown.map { JSONValue.string($0.image == nil ? $0.title ?? "" : "") }
    let isPicked = !isMomentary && shown.indices.contains(selectedSegmentIndex)
    return [
      "segmented": .null, "segments": .array(words), "enabled": .boolean(isEnabled),
      "selected": isPicked ? .integer(selectedSegmentIndex) : .string("none"),
      "tint": selectedSegmentTintColor.map { .color($0) } ?? .null,
      "color": color(for: .normal).map { .color($0) } ?? .null,
      "picked-color": color(for: .selected).map { .color($0) } ?? .null,
    ]
  }

  var ownMarks: [ViewCommand] {
    guard !segments.isEmpty else { return [] }
    return componentMarks + images
  }

  private var images: [ViewCommand] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(shown.count)
    return shown.enumerated().compactMap { index, segment in
      guard let image = segment.image else { return nil }
      let place = isRightToLeft ? shown.count - 1 - index : index
      let size = image.size == .zero ? CGSize(width: 20, height: 20) : image.size
      let frame = CGRect(
        x: bounds.minX + (CGFloat(place) + 0.5) * width - size.width / 2,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      let state = index == selectedSegmentIndex ? State.selected : .normal
      let ink = isEnabled ? color(for: state) ?? .label : UIColor.tertiaryLabel
      return image.mark(in: Rect(frame), mode: "aspect-fit", tint: ink)
    }
  }
}
