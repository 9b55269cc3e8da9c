public import Foundation

extension UIButton {
  /// What it shows in a state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private func change(_ state: State, _ change: (inout Face) -> Void) {
    change(&faces[state.rawValue, default: Face()])
    if configuration != nil, state == .normal { takeOver(faces[State.normal.rawValue] ?? Face()) }
    contentsDidChange()
  }

  /// A configuration shows what is said for the normal state, as in UIKit.
  private func takeOver(_ face: Face) {
    if let title = face.title { configuration?.title = title }
    if let image = face.image { configuration?.image = image }
  }

  private func shown<Value>(_ value: (Face) -> Value?) -> Value? {
    faces[state.rawValue].flatMap(value) ?? faces[State.normal.rawValue].flatMap(value)
  }

  /// Says what it says in a state; the normal one's title shows in states without one.
  public func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Says what it says in a state, with attributes.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Says the color of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Says the color of the title's shadow in a state; not drawn here.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Says what image it shows in a state.
  public func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Says what image lies behind it in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Says how a symbol is drawn in a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// What it says in a state.
  public func title(for state: State) -> String? {
    faces[state.rawValue]?.title ?? faces[State.normal.rawValue]?.title
  }

  /// What it says in a state, with attributes.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    faces[state.rawValue]?.attributedTitle ?? faces[State.normal.rawValue]?.attributedTitle
  }

  /// The color of the title in a state.
  public func titleColor(for state: State) -> UIColor? {
    faces[state.rawValue]?.titleColor ?? faces[State.normal.rawValue]?.titleColor
  }

  /// The image in a state.
  public func image(for state: State) -> UIImage? {
    faces[state.rawValue]?.image ?? faces[State.normal.rawValue]?.image
  }

  /// The image behind it in a state.
  public func backgroundImage(for state: State) -> UIImage? {
    faces[state.rawValue]?.backgroundImage ?? faces[State.normal.rawValue]?.backgroundImage
  }

  /// What it says now.
  public var currentTitle: String? { shown(\.title) }
  /// What it says now, with attributes.
  public var currentAttributedTitle: NSAttributedString? { shown(\.attributedTitle) }
  /// The image now.
  public var currentImage: UIImage? { shown(\.image) }
  /// The image behind it now.
  public var currentBackgroundImage: UIImage? { shown(\.backgroundImage) }
  /// How a symbol is drawn now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    shown(\.symbolConfiguration)
  }

  /// The color of the title now: the tint of a system button that says nothing, white of others.
  public var currentTitleColor: UIColor {
    if let own = faces[state.rawValue]?.titleColor { return own }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    return faces[State.normal.rawValue]?.titleColor
      ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }
}
