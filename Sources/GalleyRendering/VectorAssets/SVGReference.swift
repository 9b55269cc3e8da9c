internal import GalleySVG

/// A reference from one element of an SVG to another.
enum SVGReference {
  /// The id in `url(#id)`, with or without quotes; nil for anything else.
  static func id(inURL value: some StringProtocol) -> String? {
    var rest = Substring(value)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    guard rest.hasPrefix("url("), rest.hasSuffix(")") else { return nil }
    rest = rest.dropFirst(4).dropLast()
    for quote in ["\"", "'"] where rest.count >= 2 && rest.hasPrefix(quote) {
      guard rest.hasSuffix(quote) else { return nil }
      rest = rest.dropFirst().dropLast()
    }
    return id(inLink: rest)
  }

  /// The id in `#id`; nil for anything else.
  static func id(inLink value: some StringProtocol) -> String? {
    guard value.hasPrefix("#"), isID(value.dropFirst()) else { return nil }
    return String(value.dropFirst())
  }

  /// The ids that an element's attributes name.
  static func ids(namedBy element: XMLElement) -> [String] {
    element.attributes.compactMap { attribute in
      switch SVGVocabulary.form(of: attribute.name) {
      case .link: id(inLink: attribute.value)
      case .localURL: id(inURL: attribute.value)
      case .paint: id(inPaint: attribute.value)
      default: nil
      }
    }
  }

  /// The id of a paint server in a paint such as `url(#id) red`.
  static func id(inPaint value: String) -> String? {
    guard let end = value.utf8.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    return id(inURL: value[...end])
  }

  static func isID(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          ? plain.contains(UInt8($0.value))
          : $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }

  private static let plain = ASCIISet.letters.union(.digits).union(ASCIISet("-_.:"))
}
