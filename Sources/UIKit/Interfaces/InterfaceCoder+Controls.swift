import Foundation
import GalleyGraphics

/// Controls, texts that are typed, and buttons of bars.
@MainActor extension InterfaceCoder {
  func fillControl(_ control: UIControl) {
    if let isEnabled = isTrue("enabled") { control.isEnabled = isEnabled }
    if let isSelected = isTrue("selected") { control.isSelected = isSelected }
    if let isHighlighted = isTrue("highlighted") { control.isHighlighted = isHighlighted }
    let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    if let alignment = word("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    let vertical: [String: UIControl.ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    if let alignment = word("contentVerticalAlignment", vertical) {
      control.contentVerticalAlignment = alignment
    }
    if let shows = isTrue("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = shows }
    switch control {
    case let button as UIButton: fillButton(button)
    case let field as UITextField: fillField(field)
    case let toggle as UISwitch: fillSwitch(toggle)
    case let slider as UISlider: fillSlider(slider)
    case let stepper as UIStepper: fillStepper(stepper)
    case let segments as UISegmentedControl: fillSegments(segments)
    case let pages as UIPageControl: fillPages(pages)
    default: break
    }
  }

  // MARK: - Buttons

  private func fillButton(_ button: UIButton) {
    let types: [String: UIButton.ButtonType] = [
      "custom": .custom, "system": .system, "roundedRect": .system,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]
    if let type = word("buttonType", types) { button.become(type) }
    for state in element.children where state.name == "state" {
      passOver("state")
      fillState(state, of: button)
    }
    if let font = font("fontDescription") { button.titleLabel?.font = font }
    if let mode = word("lineBreakMode", InterfaceLoad.lineBreakModes) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let alignment = word("titleAlignment", InterfaceLoad.alignments) {
      button.titleLabel?.textAlignment = alignment
    }
    if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let configuration = child("configuration")
      ?? element.children.first(where: {
        $0.name == "buttonConfiguration"
      })
    {
      passOver("buttonConfiguration")
      button.configuration = self.configuration(configuration)
    }
    passOver("titleShadowOffset", "changesSelectionAsPrimaryAction", "menu")
    passOver("adjustsFontForContentSizeCategory", "role")
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  private func fillState(_ element: InterfaceElement, of button: UIButton) {
    let key = element["key"] ?? ""
    guard let state = Self.states[key] else {
      load.warn("the state '\(key)' of a button is not known here", element)
      return
    }
    let inner = InterfaceCoder(element, in: load)
    if let title = inner.text("title") ?? inner.child("title")?.text {
      let id = self.element["id"] ?? ""
      let name = key == "normal" ? "normalTitle" : "\(key)Title"
      button.setTitle(load.localized(title, "\(id).\(name)"), for: state)
    }
    if let text = inner.child("attributedTitle") {
      button.setAttributedTitle(load.attributedText(text), for: state)
    }
    if let color = inner.color("titleColor") { button.setTitleColor(color, for: state) }
    if let image = inner.image("image") { button.setImage(image, for: state) }
    if let image = inner.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let look = inner.child("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(load.symbolConfiguration(look), forImageIn: state)
    }
    inner.passOver("catalog")
    _ = inner.color("titleShadowColor")
    inner.tellRest()
  }

  private func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
    let inner = InterfaceCoder(element, in: load)
    let styles: [String: () -> UIButton.Configuration] = [
      "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
      "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
      "borderless": UIButton.Configuration.borderless,
      "bordered": UIButton.Configuration.bordered,
      "borderedTinted": UIButton.Configuration.borderedTinted,
      "borderedProminent": UIButton.Configuration.borderedProminent,
    ]
    var made = inner.word("style", styles)?() ?? .plain()
    let id = self.element["id"] ?? ""
    if let title = inner.text("title") ?? inner.child("title")?.text {
      made.title = load.localized(title, "\(id).configuration.title")
    }
    if let subtitle = inner.text("subtitle") {
      made.subtitle = load.localized(subtitle, "\(id).configuration.subtitle")
    }
    if let text = inner.child("attributedTitle") {
      made.title = load.attributedText(text).string
    }
    if let image = inner.image("image") { made.image = image }
    if let color = inner.color("baseForegroundColor") { made.baseForegroundColor = color }
    if let color = inner.color("baseBackgroundColor") { made.baseBackgroundColor = color }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let style = inner.word("cornerStyle", corners) { made.cornerStyle = style }
    let sizes: [String: UIButton.Configuration.Size] = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    if let size = inner.word("buttonSize", sizes) { made.buttonSize = size }
    let places: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let place = inner.word("imagePlacement", places) { made.imagePlacement = place }
    if let padding = inner.number("imagePadding") { made.imagePadding = padding }
    if let padding = inner.number("titlePadding") { made.titlePadding = padding }
    if let insets = inner.insets("contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let font = inner.font("titleFontDescription") ?? inner.font("fontDescription") {
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { text in
        text.merging(AttributeContainer([.font: font]))
      }
    }
    if let shows = inner.isTrue("showsActivityIndicator") { made.showsActivityIndicator = shows }
    if let look = inner.child("preferredSymbolConfigurationForImage") {
      made.preferredSymbolConfigurationForImage = load.symbolConfiguration(look)
    }
    if let background = inner.child("background") {
      let look = InterfaceCoder(background, in: load)
      if let color = look.color("backgroundColor") { made.background.backgroundColor = color }
      if let radius = look.number("cornerRadius") { made.background.cornerRadius = radius }
      look.tellRest()
    }
    inner.passOver("catalog", "titleAlignment")
    inner.tellRest()
    return made
  }

  // MARK: - Texts that are typed

  private func fillField(_ field: UITextField) {
    if let font = font("fontDescription") { field.font = font }
    if let color = color("textColor") { field.textColor = color }
    if let text = localText("text") { field.text = text }
    if let text = localText("placeholder") { field.placeholder = text }
    if let alignment = word("textAlignment", InterfaceLoad.alignments) {
      field.textAlignment = alignment
    }
    let borders: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    if let style = word("borderStyle", borders) { field.borderStyle = style }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
    if let mode = word("clearButtonMode", modes) { field.clearButtonMode = mode }
    if let follows = isTrue("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = follows
    }
    if let shrinks = isTrue("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = shrinks }
    if let least = number("minimumFontSize") { field.minimumFontSize = least }
    if let traits = child("textInputTraits") {
      field.isSecureTextEntry = traits["secureTextEntry"] == "YES"
    }
    passOver("clearsOnBeginEditing", "background", "usesAttributedText")
  }

  func fillTextView(_ view: UITextView) {
    fillScroll(view)
    if let font = font("fontDescription") { view.font = font }
    if let color = color("textColor") { view.textColor = color }
    if let text = localText("text") { view.text = text }
    if let alignment = word("textAlignment", InterfaceLoad.alignments) {
      view.textAlignment = alignment
    }
    if let isEditable = isTrue("editable") { view.isEditable = isEditable }
    if let isSelectable = isTrue("selectable") { view.isSelectable = isSelectable }
    if let follows = isTrue("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if isTrue("usesAttributedText") == true, let text = child("attributedText") {
      view.attributedText = load.attributedText(text)
    }
    passOver("textInputTraits", "selectable")
  }

  // MARK: - Controls

  private func fillSwitch(_ toggle: UISwitch) {
    if let isOn = isTrue("on") { toggle.isOn = isOn }
    toggle.onTintColor = color("onTintColor")
    toggle.thumbTintColor = color("thumbTintColor")
    passOver("title")
  }

  private func fillSlider(_ slider: UISlider) {
    if let least = number("minValue") { slider.minimumValue = Float(least) }
    if let most = number("maxValue") { slider.maximumValue = Float(most) }
    if let value = number("value") { slider.value = Float(value) }
    slider.minimumTrackTintColor = color("minimumTrackTintColor")
    slider.maximumTrackTintColor = color("maximumTrackTintColor")
    slider.thumbTintColor = color("thumbTintColor")
    passOver("continuous")
  }

  private func fillStepper(_ stepper: UIStepper) {
    if let least = number("minimumValue") { stepper.minimumValue = Double(least) }
    if let most = number("maximumValue") { stepper.maximumValue = Double(most) }
    if let step = number("stepValue") { stepper.stepValue = Double(step) }
    if let value = number("value") { stepper.value = Double(value) }
    passOver("wraps", "autorepeat", "continuous")
  }

  private func fillSegments(_ control: UISegmentedControl) {
    for (number, segment) in list("segments").enumerated() {
      if let image = segment["image"], !image.isEmpty {
        control.insertSegment(with: load.image(named: image), at: number, animated: false)
      } else {
        let id = element["id"] ?? ""
        let title = load.localized(segment["title"] ?? "", "\(id).segmentTitles[\(number)]")
        control.insertSegment(withTitle: title, at: number, animated: false)
      }
      control.setEnabled(segment["enabled"] != "NO", forSegmentAt: number)
    }
    if let selected = number("selectedSegmentIndex") {
      control.selectedSegmentIndex = Int(selected)
    }
    control.selectedSegmentTintColor = color("selectedSegmentTintColor")
    if let isMomentary = isTrue("momentary") { control.isMomentary = isMomentary }
    passOver("apportionsSegmentWidthsByContent")
  }

  private func fillPages(_ control: UIPageControl) {
    if let pages = number("numberOfPages") { control.numberOfPages = Int(pages) }
    if let page = number("currentPage") { control.currentPage = Int(page) }
    if let hides = isTrue("hidesForSinglePage") { control.hidesForSinglePage = hides }
    control.pageIndicatorTintColor = color("pageIndicatorTintColor")
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
  }
}

/// Items of bars.
extension InterfaceLoad {
  func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let coder = InterfaceCoder(element, in: self)
    let items: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    let item =
      coder.word("systemItem", items).map {
        UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
      } ?? UIBarButtonItem()
    if let title = coder.localText("title") { item.title = title }
    if let image = coder.image("image") { item.image = image }
    if let isEnabled = coder.isTrue("enabled") { item.isEnabled = isEnabled }
    if let width = coder.number("width") { item.width = width }
    if let tag = coder.number("tag") { item.tag = Int(tag) }
    let styles: [String: UIBarButtonItem.Style] = [
      "plain": .plain, "done": .done, "bordered": .plain,
    ]
    if let style = coder.word("style", styles) { item.style = style }
    item.tintColor = coder.color("tintColor")
    if let view = coder.child("customView") { item.customView = self.view(view) }
    coder.passOver("catalog", "landscapeImagePhone", "imageInsets")
    coder.tellRest()
    return item
  }

  func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
    keep(item, element)
    let coder = InterfaceCoder(element, in: self)
    if let title = coder.localText("title") { item.title = title }
    if let title = coder.localText("backButtonTitle") { item.backButtonTitle = title }
    item.prompt = coder.localText("prompt")
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
      "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
    ]
    if let mode = coder.word("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
    if let hides = coder.isTrue("hidesBackButton") { item.hidesBackButton = hides }
    func items(_ key: String) -> [UIBarButtonItem]? {
      let one = coder.child("\(key)Item").map { [$0] }
      let all = coder.child("\(key)Items")?.children ?? one
      return all?.compactMap { thing($0) as? UIBarButtonItem }
    }
    if let left = items("leftBarButton") { item.leftBarButtonItems = left }
    if let right = items("rightBarButton") { item.rightBarButtonItems = right }
    item.backBarButtonItem = coder.child("backBarButtonItem").flatMap {
      thing($0) as? UIBarButtonItem
    }
    if let view = coder.child("titleView") { item.titleView = self.view(view) }
    coder.tellRest()
  }

  func fill(_ item: UITabBarItem, _ element: InterfaceElement) {
    keep(item, element)
    let coder = InterfaceCoder(element, in: self)
    if let title = coder.localText("title") { item.title = title }
    if let image = coder.image("image") { item.image = image }
    if let image = coder.image("selectedImage") { item.selectedImage = image }
    if let tag = coder.number("tag") { item.tag = Int(tag) }
    if let badge = coder.text("badgeValue") { item.badgeValue = badge }
    if let system = coder.text("systemItem") {
      let looks: [String: (String, String)] = [
        "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
        "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
        "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle"),
        "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
        "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle"),
        "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
      ]
      let look = looks[system]
      item.title = look?.0
      item.image = look.flatMap { UIImage(systemName: $0.1) }
    }
    coder.passOver("catalog", "landscapeImage")
    coder.tellRest()
  }
}
