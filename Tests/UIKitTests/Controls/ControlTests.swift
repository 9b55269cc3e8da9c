import GalleyLayouts
import Testing
import UIKit

/// What controls say of their size, what they show in their states, and who hears of what happens.
@MainActor @Suite struct ControlTests {
  private func show(isIOS26: Bool, isRightToLeft: Bool = false, textSize: String = "large") {
    UIScreen.become(
      size: CGSize(width: 393, height: 852),
      traits: UITraitCollection(
        scale: 3, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        interface: InterfaceTraits(textSize: textSize, isIOS26: isIOS26)))
  }

  @Test func `controls are as large as the system has them`() {
    for isIOS26 in [true, false] {
      show(isIOS26: isIOS26)
      let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 1))
      let size = isIOS26 ? CGSize(width: 66, height: 30) : CGSize(width: 51, height: 31)
      #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
      toggle.frame = CGRect(x: 9, y: 8, width: 3, height: 3)
      #expect(toggle.frame == CGRect(origin: CGPoint(x: 9, y: 8), size: size))
      #expect(toggle.intrinsicContentSize == size)
      #expect(UISearchBar().intrinsicContentSize.height == (isIOS26 ? 64 : 56))
    }
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(
      UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    let pages = UIPageControl()
    #expect(pages.intrinsicContentSize.width == 0)
    pages.numberOfPages = 1
    #expect(pages.intrinsicContentSize == CGSize(width: 38, height: 26))
    pages.numberOfPages = 4
    #expect(pages.intrinsicContentSize == CGSize(width: 92, height: 26))
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    #expect(pages.intrinsicContentSize.width == 0)
  }

  /// Letters are half as wide as the font is high here.
  @Test func `words decide how wide segments and fields are`() {
    show(isIOS26: true)
    let segments = UISegmentedControl(items: ["Day", "Month"])
    // Five letters of 13 points, and 12 points on both sides, in whole points.
    #expect(segments.intrinsicContentSize == CGSize(width: 114, height: 32))
    segments.insertSegment(withTitle: "Year", at: 9, animated: false)
    #expect(segments.intrinsicContentSize.width == 171)
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 34, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 62, height: 34))
    field.text = "Augusta"
    #expect(field.intrinsicContentSize.width == 88)
    field.frame.size = CGSize(width: 200, height: 34)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX < 186)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = left
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.isHidden && field.textRect(forBounds: field.bounds).minX == 14)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(!left.isHidden && left.frame.midY == 17)
    #expect(field.textRect(forBounds: field.bounds).minX > left.frame.maxX)
  }

  @Test func `a button is as large as what it shows`() {
    show(isIOS26: true)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    // Four letters of 17 points and a line of the label, 12 points beside and 7 above and below.
    let line = 61.0 / 3
    #expect(button.intrinsicContentSize.width == 58)
    #expect(abs(button.intrinsicContentSize.height - (line + 14)) < 0.01)
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize.width == 34)
    button.configuration?.setDefaultContentInsets()
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize.width == 74)
    button.configuration?.image = UIImage(systemName: "heart.fill")
    let symbol = button.intrinsicContentSize.width - 74
    #expect(symbol > 10)
    button.configuration?.imagePadding = 5
    #expect(button.intrinsicContentSize.width == 79 + symbol)
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize.width == 74)
    show(isIOS26: true, textSize: "extra-extra-extra-large")
    #expect(button.intrinsicContentSize.width == 86)
  }

  @Test func `a button of old shows what is said for its states`() {
    show(isIOS26: true)
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.currentTitle == "Play" && button.currentTitleColor == .systemBlue)
    button.isSelected = true
    #expect(button.currentTitle == "Pause" && button.titleLabel?.text == "Play")
    button.frame.size = CGSize(width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Pause")
    #expect(button.titleLabel?.center == CGPoint(x: 50, y: 20))
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    // Nothing is said for both at once, so it is the normal one's.
    #expect(button.currentTitle == "Play")
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 100)
  }

  @Test func `a handler changes the configuration as states change`() {
    show(isIOS26: true)
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Chosen" : "Choose"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Choose")
    button.isSelected = true
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Chosen" && states == [.normal, .selected])
  }

  @Test func `a button's image stands where text begins`() {
    for isRightToLeft in [false, true] {
      show(isIOS26: true, isRightToLeft: isRightToLeft)
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.image = UIImage(systemName: "heart.fill")
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.layoutIfNeeded()
      let (image, title) = (button.imageView?.frame.midX ?? 0, button.titleLabel?.frame.midX ?? 0)
      #expect(isRightToLeft ? image > title : image < title)
    }
    show(isIOS26: true)
  }

  @Test func `actions are called for the events that they were added for`() {
    var called: [String] = []
    let control = UIControl()
    let first = UIAction(title: "first") { called.append("first of \($0.sender is UIControl)") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(
      UIAction(identifier: first.identifier) { _ in called.append("second") }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(called == ["first of true", "second"])
    control.removeAction(identifiedBy: first.identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(called.count == 2 && control.allControlEvents == [])
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in called.append("go") })
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(called.last == "go" && called.count == 3 && button.currentTitle == "Go")
  }

  @Test func `methods are noted with their targets, which are not kept`() {
    let control = UIControl()
    var target: NSObject? = NSObject()
    control.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
    control.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
    control.addTarget(nil, action: Selector("moved"), for: .valueChanged)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.allTargets.count == 2)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeTarget(nil, action: Selector("moved"), for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
    target = nil
    #expect(control.allTargets.first as? NSNull != nil)
  }

  @Test func `values stay within their bounds`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    let stepper = UIStepper()
    stepper.value = -3
    #expect(stepper.value == 0)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 8
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.setTitle("c", forSegmentAt: 9)
    #expect(segments.titleForSegment(at: 0) == "a" && segments.titleForSegment(at: 9) == nil)
  }

  @Test func `constraints know the size of controls, and their baselines`() {
    show(isIOS26: true)
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (toggle, label, button, text) = (
      UISwitch(), UILabel(), UIButton(type: .system), UITextView()
    )
    label.text = "Title"
    button.setTitle("Go on", for: .normal)
    text.font = .systemFont(ofSize: 10)
    text.isScrollEnabled = false
    // 40 letters of 5 points in 10 points of padding: two lines of 11.93 points.
    text.text = "0123456789012345678 01234567890123456789"
    for view in [toggle, label, button, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: board.trailingAnchor, constant: -10),
      toggle.centerYAnchor.constraint(equalTo: board.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      label.topAnchor.constraint(equalTo: board.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      text.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      text.topAnchor.constraint(equalTo: board.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 120),
    ])
    board.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 224, y: 35, width: 66, height: 30))
    // 15 points of text in 6 points around stand on the line of 17 points.
    let title = button.convert(button.titleLabel?.frame ?? .zero, to: board)
    #expect(abs(title.minY + 15 * 0.952 - (20 + 17 * 0.952)) < 0.5)
    #expect(button.frame.height == 30)
    #expect(abs(text.frame.height - (16 + 2 * 11.934)) < 0.4)
  }

  @Test func `bar items take what their actions say`() {
    let action = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
    }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share" && item.image === action.image)
    #expect(UIBarButtonItem(title: "Send", primaryAction: action).title == "Send")
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    let menu = UIMenu(
      title: "Sort", options: .singleSelection,
      children: [action, UIAction(title: "Name", state: .on) { _ in }])
    #expect(menu.selectedElements.map(\.title) == ["Name"])
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }

  @Test func `a button shows what is chosen in its menu`() {
    show(isIOS26: true)
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: [
      UIAction(title: "Date") { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Name", state: .on) { _ in }]),
    ])
    #expect(button.intrinsicContentSize.width == 24)
    button.changesSelectionAsPrimaryAction = true
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Name" && button.imageView?.image != nil)
    // Four letters of 17 points in 12 points beside, and the chevrons behind them.
    #expect(button.frame.width > 34 + 24 + 4)
    button.configuration?.indicator = .none
    #expect(button.intrinsicContentSize.width == 58)
  }

  @Test func `an image of a file has what a button leaves it`() {
    show(isIOS26: true)
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "photo"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 40))
    button.setTitle("Open", for: .normal)
    button.frame.size.width = 100
    button.setNeedsLayout()
    button.layoutIfNeeded()
    // Beside 36 points of letters in the middle, as high as they are.
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(title.minX == 32 && image.maxX == 32 && image.height == title.height)
  }

  @Test func `images stand at both ends of a slider`() {
    for isRightToLeft in [false, true] {
      show(isIOS26: true, isRightToLeft: isRightToLeft)
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      #expect(slider.trackRect(forBounds: slider.bounds).width == 200)
      slider.minimumValueImage = UIImage(systemName: "speaker.fill")
      let track = slider.trackRect(forBounds: slider.bounds)
      let image = slider.minimumValueImageRect(forBounds: slider.bounds)
      #expect(track.width == 192 - image.width && image.midY == 17 && track.midY == 17)
      #expect(isRightToLeft ? image.minX == track.maxX + 8 : image.maxX == track.minX - 8)
    }
    show(isIOS26: true)
  }

  @Test func `the tint goes to what says none of its own`() {
    let (board, first, second) = (UIView(), TintedView(), TintedView())
    board.addSubview(first)
    board.addSubview(second)
    second.tintColor = .red
    board.tintColor = .green
    #expect(first.tintColor == .green && first.changes == 1)
    #expect(second.tintColor == .red && second.changes == 1)
  }
}

private final class TintedView: UIView {
  var changes = 0

  override func tintColorDidChange() { changes += 1 }
}
