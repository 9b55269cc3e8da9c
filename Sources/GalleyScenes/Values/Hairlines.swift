internal import GalleyNotation

extension String {
  /// The unit of one device pixel, as in `height: hairline` and `top: 100% - hairline`.
  static let hairline = "hairline"

  /// Whether the unit is among the words of an expression.
  var namesHairline: Bool {
    contains(Self.hairline) && split { " +-*/()".contains($0) }.contains(Self.hairline[...])
  }

  /// A value of a kind with the unit as a name in braces, where the kind is that of a length.
  func bracingHairlines(of kind: OptionKind) -> String {
    guard kind.takesHairlines, namesHairline else { return self }
    let braced = BracedText(self)
    // What is not closed is told where the template is read.
    return braced.isOpen
      ? self
      : braced.pieces.map { piece in
        switch piece {
        case .literal(let text): text.replacing(Self.hairline, with: "{\(Self.hairline)}")
        case .braced(let text): "{\(text)}"
        }
      }.joined()
  }
}

extension OptionKind {
  /// Whether a value may be as long as a pixel of the device is.
  fileprivate var takesHairlines: Bool {
    switch self {
    case .number, .length: true
    case .template(let kind): kind.takesHairlines
    case .either(let kinds): kinds.contains(where: \.takesHairlines)
    default: false
    }
  }
}

extension OptionValue {
  /// Whether a text with names in braces, or with the length of a pixel, is in it.
  var hasTemplate: Bool {
    switch kind {
    case .text(let text): text.contains("{") || text.namesHairline
    case .list(let elements): elements.contains(where: \.hasTemplate)
    case .map(let entries): entries.contains { $0.value.hasTemplate }
    case .null, .flag, .number: false
    }
  }

  /// The value with the unit as a name in braces, where values of the kind are lengths.
  func bracingHairlines(of kind: OptionKind) -> OptionValue {
    guard case .text(let text) = self.kind else { return self }
    let braced = text.bracingHairlines(of: kind)
    return braced == text ? self : OptionValue(.text(braced), at: location, literal: literal)
  }
}
