/// The files that the HTML report is made of, as they lie in `Page/`.
///
/// They are compiled in: a copied binary has no resources beside it.
///
/// An outcome is twice in the page: its facts as JSON, from which the script makes what is seen,
/// and a section in `<noscript>`, which a browser with a script reads as a mere text. The script
/// takes the pictures from that text when it shows them, so each is in the file only once. The
/// pictures come last, so that the page can be used while a browser still reads them.
enum ReportPage {
  enum Place: String {
    case title, style, counts, summary, facts, script, outcomes
  }

  enum OutcomePlace: String {
    case number, name, status, facts, command, figures, files
  }

  enum FigurePlace: String {
    case role, scale, words, picture
  }

  static let whole = PageTemplate<Place>(PackageResources.report_html)
  static let outcome = PageTemplate<OutcomePlace>(PackageResources.outcome_html)
  static let figure = PageTemplate<FigurePlace>(PackageResources.figure_html)

  /// What stands later wins.
  static let style = lines(of: [
    PackageResources.colors_css, PackageResources.page_css, PackageResources.list_css,
    PackageResources.stage_css, PackageResources.notes_css, PackageResources.narrow_css,
  ])

  /// ECMAScript 2023 without a library. All files are one scope: what runs at once in one uses only
  /// what those before it declare.
  static let script = lines(of: [
    PackageResources.model_js, PackageResources.list_js, PackageResources.stage_js,
    PackageResources.controls_js, PackageResources.notes_js, PackageResources.page_js,
  ])

  private static func lines(of files: [[UInt8]]) -> [UInt8] {
    Array(files.joined(separator: [UInt8(ascii: "\n")]))
  }
}

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
