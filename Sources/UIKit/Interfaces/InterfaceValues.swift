import Foundation
import GalleyGraphics

/// Colors, fonts, images and texts of xibs and storyboards.
extension InterfaceLoad {
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["name"] { return UIColor(named: name) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = Self.systemColor(name) { return color }
      // What stands beside a color of a later system is its look now.
    }
    func number(_ name: String) -> CGFloat? {
      element[name].flatMap(Double.init).map { CGFloat($0) }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      warn("a color that is not known here, so gray stands for it", element)
      return .systemGray
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `systemBlueColor` is the system's blue.
  private static func systemColor(_ name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let system = SystemColor.allCases.first(where: { "\($0)" == short }) {
      return UIColor(system)
    }
    return switch short {
    case "groupTableViewBackground": .systemGroupedBackground
    case "tableBackground": .systemBackground
    case "tableCellGroupedBackground", "tableCellBackground": .secondarySystemGroupedBackground
    case "darkText": .black
    case "lightText": UIColor(white: 1, alpha: 0.6)
    case "scrollViewTexturedBackground", "viewFlipsideBackground": .darkGray
    case "clear": .clear
    default: nil
    }
  }

  func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = (element["pointSize"] ?? element["size"]).flatMap(Double.init).map { CGFloat($0) }
    let points = size ?? UIFont.systemFontSize
    let name = element["name"] ?? element["family"]
    if let name, !name.hasPrefix("."), !name.hasPrefix("System") {
      return UIFont(name: name, size: points)
    }
    let meta = element["metaFont"] ?? ""
    switch element["type"] ?? meta {
    case "boldSystem", "systemBold", "system-bold": return UIFont.boldSystemFont(ofSize: points)
    case "italicSystem", "systemItalic", "system-italic":
      return UIFont.italicSystemFont(ofSize: points)
    default:
      guard let weight = element["weight"] else { return UIFont.systemFont(ofSize: points) }
      guard let known = Self.weights[weight] else {
        warn("the weight '\(weight)' is not known here, so it is regular", element)
        return UIFont.systemFont(ofSize: points)
      }
      return UIFont.systemFont(ofSize: points, weight: known)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func image(named name: String) -> UIImage? {
    document.symbols.contains(name) ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// An `imageReference`, whose symbol may have a look of its own.
  func image(_ element: InterfaceElement) -> UIImage? {
    guard let name = element["image"] else { return nil }
    let plain =
      element["catalog"] == "system" ? UIImage(systemName: name) : image(named: name)
    guard let configuration = symbolConfiguration(element) else { return plain }
    return plain?.withConfiguration(configuration)
  }

  /// The look of a symbol; nil where nothing is said of it.
  func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    var found: [UIImage.SymbolConfiguration] = []
    if let size = element["pointSize"].flatMap(Double.init) {
      let weight = element["weight"].flatMap { Self.weights[$0] } ?? .regular
      found.append(
        UIImage.SymbolConfiguration(font: UIFont.systemFont(ofSize: CGFloat(size), weight: weight)))
    }
    if let child = element.children.first(where: { $0.name == "fontDescription" }),
      let font = font(child)
    {
      found.append(UIImage.SymbolConfiguration(font: font))
    }
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let named = element["symbolScale"] ?? element["scale"]
    if let scale = named.flatMap({ scales[$0] }) {
      found.append(UIImage.SymbolConfiguration(scale: scale))
    }
    guard let first = found.first else { return nil }
    return found.dropFirst().reduce(first) { $0.applying($1) }
  }

  /// A text with the looks of its parts.
  func attributedText(_ element: InterfaceElement) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let content =
        fragment["content"] ?? fragment.children.first { $0["key"] == "content" }?.text ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for attribute in fragment.list("attributes") {
      switch (attribute.name, attribute["key"]) {
      case ("color", "NSColor"): found[.foregroundColor] = color(attribute)
      case ("color", "NSBackgroundColor"): found[.backgroundColor] = color(attribute)
      case ("font", _), ("fontDescription", _): found[.font] = font(attribute)
      case ("paragraphStyle", _):
        let style = NSMutableParagraphStyle()
        style.alignment = attribute["alignment"].flatMap { Self.alignments[$0] } ?? .natural
        found[.paragraphStyle] = style
      default: warn("'\(attribute["key"] ?? attribute.name)' of a text is not followed", attribute)
      }
    }
    return found
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}
