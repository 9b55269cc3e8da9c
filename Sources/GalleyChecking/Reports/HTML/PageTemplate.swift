/// A text with places in it, which are filled while it is written.
///
/// A place is `{{name}}`. Where it is the comment at the end of a line (`<!-- {{name}} -->`,
/// `/* {{name}} */`) it stands for lines: what fills it ends them itself, or is nothing.
struct PageTemplate<Place: RawRepresentable<String> & Sendable>: Sendable {
  private enum Part {
    case text([UInt8])
    case place(Place)
  }

  private let parts: [Part]

  /// - Precondition: every place in the text is one of `Place`.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var parts: [Part] = []
    var rest = text.startIndex
    for match in text.matches(of: /(?:<!-- |\/\* )?{{(?<name>\w+)}}(?: -->\n| \*\/\n)?/) {
      guard let place = Place(rawValue: String(match.output.name)) else {
        preconditionFailure("\(Place.self) has no '\(match.output.name)'")
      }
      parts += [.text(Array(text[rest..<match.range.lowerBound].utf8)), .place(place)]
      rest = match.range.upperBound
    }
    self.parts = parts + [.text(Array(text[rest...].utf8))]
  }

  /// Writes the text in order; `fill` writes what stands at a place.
  func write(
    to sink: (_ bytes: [UInt8]) throws -> Void, filling fill: (_ place: Place) throws -> Void
  ) rethrows {
    for part in parts {
      switch part {
      case .text(let bytes): try sink(bytes)
      case .place(let place): try fill(place)
      }
    }
  }
}
