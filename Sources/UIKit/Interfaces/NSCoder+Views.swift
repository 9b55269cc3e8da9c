import Foundation
import GalleyGraphics

extension NSCoder {
  /// Gives a view what its element says, where it is made of one: from inside its `init(coder:)`, so
  /// that what its class does there comes after.
  @MainActor func decode(_ view: UIView) { (self as? InterfaceCoder)?.fill(view) }

  /// An attribute of the element that an object is made of, which is needed before the object is
  /// there; nil where it is made of none.
  @MainActor func attribute(_ name: String) -> String? { (self as? InterfaceCoder)?.text(name) }

  /// The layout that a collection view's element has; nil for none.
  @MainActor var collectionViewLayout: UICollectionViewLayout? {
    guard let coder = self as? InterfaceCoder else { return nil }
    return coder.child("collectionViewLayout").flatMap {
      coder.load.thing($0) as? UICollectionViewLayout
    }
  }
}

extension InterfaceCoder {
  @MainActor func fill(_ view: UIView) {
    load.keep(view, element)
    fillAll(view)
    for child in list("subviews") where load.document.isInstalled(child, "subviews", of: element) {
      if let inner = load.view(child) { view.addSubview(inner) }
    }
    for child in list("gestureRecognizers") {
      if let recognizer = load.thing(child) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let id = guide["id"] { load.replace(id, by: Self.guide(guide["key"], of: view)) }
    }
    passOver("constraints")
    for guide in list("layoutGuides") where guide["key"] == nil {
      let made = UILayoutGuide()
      made.identifier = guide["identifier"] ?? ""
      view.addLayoutGuide(made)
      load.keep(made, guide)
    }
    fillKind(of: view)
  }

  /// The guide of a view that its element names by a key; what scrolls stands for its own.
  @MainActor private static func guide(_ key: String?, of view: UIView) -> AnyObject {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    default: view
    }
  }

  @MainActor private func fillAll(_ view: UIView) {
    if let rect = element.value(for: "frame") {
      func number(_ name: String) -> CGFloat { CGFloat(rect[name].flatMap(Double.init) ?? 0) }
      view.frame = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
    if let mask = element.value(for: "autoresizingMask") {
      view.autoresizingMask = Self.mask(of: mask)
    }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    if let mode = word("contentMode", Self.contentModes) { view.contentMode = mode }
    if let isOpaque = isTrue("opaque") { view.isOpaque = isOpaque }
    if let alpha = number("alpha") { view.alpha = alpha }
    if let isHidden = isTrue("hidden") { view.isHidden = isHidden }
    if let clips = isTrue("clipsSubviews") { view.clipsToBounds = clips }
    if let tag = number("tag") { view.tag = Int(tag) }
    if let isEnabled = isTrue("userInteractionEnabled") {
      view.isUserInteractionEnabled = isEnabled
    }
    if let resizes = isTrue("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let content = word("semanticContentAttribute", Self.semantics) {
      view.semanticContentAttribute = content
    }
    if let margins = insets("layoutMargins") ?? insets("directionalLayoutMargins") {
      view.layoutMargins = margins
    }
    fillPriorities(of: view)
    let accessibility = child("accessibilityConfiguration")
    passOver("accessibility")
    view.accessibilityIdentifier = accessibility?["identifier"]
    view.accessibilityLabel = accessibility?["label"]
  }

  @MainActor private func fillPriorities(of view: UIView) {
    for (name, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let hugging = number("\(name)HuggingPriority") {
        view.huggings[axis] = UILayoutPriority(Float(hugging))
      }
      if let resistance = number("\(name)CompressionResistancePriority") {
        view.resistances[axis] = UILayoutPriority(Float(resistance))
      }
    }
  }

  private static func mask(of element: InterfaceElement) -> UIView.AutoresizingMask {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return words.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  @MainActor private func fillKind(of view: UIView) {
    switch view {
    case let label as UILabel: fillLabel(label)
    case let image as UIImageView: fillImageView(image)
    case let stack as UIStackView: fillStack(stack)
    case let table as UITableView: fillTable(table)
    case let collection as UICollectionView: fillCollection(collection)
    case let text as UITextView: fillTextView(text)
    case let scroll as UIScrollView: fillScroll(scroll)
    case let cell as UICollectionViewCell: fillCell(cell)
    case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
    case let effect as UIVisualEffectView: fillEffect(effect)
    case let control as UIControl: fillControl(control)
    case let bar as UISearchBar: fillSearchBar(bar)
    case let progress as UIProgressView: fillProgress(progress)
    case let spokes as UIActivityIndicatorView: fillSpokes(spokes)
    case let bar as UINavigationBar: fillNavigationBar(bar)
    default: break
    }
  }

  // MARK: - Views that show something

  @MainActor private func fillLabel(_ label: UILabel) {
    if let font = font("fontDescription") { label.font = font }
    if let color = color("textColor") { label.textColor = color }
    if let text = localText("text") { label.text = text }
    if let alignment = word("textAlignment", InterfaceLoad.alignments) {
      label.textAlignment = alignment
    }
    if let mode = word("lineBreakMode", InterfaceLoad.lineBreakModes) { label.lineBreakMode = mode }
    if let lines = number("numberOfLines") { label.numberOfLines = Int(lines) }
    if let shrinks = isTrue("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = shrinks }
    if let scale = number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let least = number("minimumFontSize") {
      label.minimumScaleFactor = least / max(label.font.pointSize, 1)
    }
    if let follows = isTrue("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = follows
    }
    if let isEnabled = isTrue("enabled") { label.isEnabled = isEnabled }
    if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    label.highlightedTextColor = color("highlightedColor")
    label.shadowColor = color("shadowColor")
    if let offset = size("shadowOffset") { label.shadowOffset = offset }
    if isTrue("usesAttributedText") == true, let text = child("attributedText") {
      label.attributedText = load.attributedText(text)
    }
  }

  @MainActor private func fillImageView(_ view: UIImageView) {
    if let image = image("image") { view.image = image }
    view.highlightedImage = image("highlightedImage")
    if let isHighlighted = isTrue("highlighted") { view.isHighlighted = isHighlighted }
    if let look = child("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = load.symbolConfiguration(look)
    }
  }

  @MainActor private func fillStack(_ stack: UIStackView) {
    if let axis = word("axis", ["vertical": .vertical, "horizontal": .horizontal])
      as NSLayoutConstraint.Axis?
    {
      stack.axis = axis
    }
    if let distribution = word("distribution", Self.distributions) {
      stack.distribution = distribution
    }
    if let alignment = word("alignment", Self.stackAlignments) { stack.alignment = alignment }
    if let spacing = number("spacing") { stack.spacing = spacing }
    if text("spacingType") == "standard" { stack.spacing = 8 }
    if let keepsMargins = isTrue("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = keepsMargins
    }
    passOver("baselineRelativeArrangement")
    for view in stack.subviews { stack.addArrangedSubview(view) }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  @MainActor private func fillEffect(_ view: UIVisualEffectView) {
    if let content = child("contentView") { fillInner(view.contentView, content) }
    for effect in element.children where ["blurEffect", "vibrancyEffect"].contains(effect.name) {
      passOver(effect.name)
      let blur =
        effect.name == "blurEffect" ? effect : effect.children.first { $0.name == "blurEffect" }
      let style = blur?["style"].flatMap { Self.blurs[$0] } ?? .regular
      let made = UIBlurEffect(style: style)
      view.effect = effect.name == "blurEffect" ? made : UIVibrancyEffect(blurEffect: made)
    }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]

  /// Fills a view that another one makes of itself, such as a cell's content.
  @MainActor func fillInner(_ view: UIView, _ element: InterfaceElement) {
    let inner = InterfaceCoder(element, in: load)
    let (mask, isByMask) = (view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints)
    inner.fill(view)
    (view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints) = (mask, isByMask)
    inner.passOver("tableViewCell", "key")
    inner.tellRest()
  }

  @MainActor private func fillProgress(_ view: UIProgressView) {
    if let progress = number("progress") { view.progress = Float(progress) }
    if text("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    view.progressTintColor = color("progressTintColor")
    view.trackTintColor = color("trackTintColor")
  }

  @MainActor private func fillSpokes(_ view: UIActivityIndicatorView) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
    if let style = word("style", styles) { view.style = style }
    if let hides = isTrue("hidesWhenStopped") { view.hidesWhenStopped = hides }
    if let color = color("color") { view.color = color }
    if isTrue("animating") == true { view.startAnimating() }
  }

  @MainActor private func fillSearchBar(_ bar: UISearchBar) {
    if let text = localText("placeholder") { bar.placeholder = text }
    if let text = localText("text") { bar.text = text }
    let styles: [String: UISearchBar.Style] = [
      "default": .default, "minimal": .minimal, "prominent": .prominent,
    ]
    if let style = word("searchBarStyle", styles) { bar.searchBarStyle = style }
    if let shows = isTrue("showsCancelButton") { bar.showsCancelButton = shows }
    bar.barTintColor = color("barTintColor")
    passOver("textInputTraits", "translucent", "barStyle")
  }

  @MainActor private func fillNavigationBar(_ bar: UINavigationBar) {
    if let isLarge = isTrue("largeTitles") { bar.prefersLargeTitles = isLarge }
    if let isTranslucent = isTrue("translucent") { bar.isTranslucent = isTranslucent }
    bar.barTintColor = color("barTintColor")
    passOver("items")
  }
}

extension InterfaceLoad {
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}

extension InterfaceDocument {
  /// Whether a part of a view is there on a phone that is held upright: lists of what is left out
  /// are kept by class of size.
  ///
  /// - `list`: `subviews` or `constraints`.
  func isInstalled(_ part: InterfaceElement, _ list: String, of view: InterfaceElement) -> Bool {
    var isInstalled = true
    func follow(_ masks: [InterfaceElement]) {
      for mask in masks where mask.name == "mask" && mask["key"] == list {
        for change in mask.children where change["reference"] == part["id"] {
          isInstalled = change.name == "include"
        }
      }
    }
    follow(view.children)
    for variation in view.children where variation.name == "variation" {
      let parts = (variation["key"] ?? "").split(separator: "-")
      if parts.allSatisfy({ $0 == "widthClass=compact" || $0 == "heightClass=regular" }) {
        follow(variation.children)
      }
    }
    return isInstalled
  }
}

extension NSCoder {
  /// Gives a layout of collection views what its element says, where it is made of one.
  nonisolated func decode(_ layout: UICollectionViewLayout) {
    guard let coder = self as? InterfaceCoder else { return }
    MainActor.assumeIsolated { coder.fill(layout) }
  }
}

@MainActor extension InterfaceCoder {
  fileprivate func fill(_ layout: UICollectionViewLayout) {
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    let directions: [String: UICollectionView.ScrollDirection] = [
      "vertical": .vertical, "horizontal": .horizontal,
    ]
    if let direction = word("scrollDirection", directions) { flow.scrollDirection = direction }
    if let spacing = number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("estimatedItemSize") { flow.estimatedItemSize = size }
    if isTrue("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = insets("sectionInset") { flow.sectionInset = inset }
  }
}
