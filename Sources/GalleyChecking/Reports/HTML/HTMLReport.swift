internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRendering

/// A report as one HTML file that needs nothing else: no network, no file beside it, no clock.
///
/// Pictures are in it as they are, in base 64; a browser decodes those of a state only when it
/// shows the state. Without JavaScript all states are below each other.
package struct HTMLReport: Sendable {
  package var report: CheckReport
  private let pictures: any ReportPictures

  package init(report: CheckReport, pictures: any ReportPictures) {
    self.report = report
    self.pictures = pictures
  }

  /// Writes the file part by part; no more than one picture is in memory at a time.
  ///
  /// - Parameter sink: takes the next bytes.
  /// - Throws: what `sink` or the pictures throw.
  package func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let texts = ReportTexts(report: report)
    let outcomes = report.notable
    try ReportPage.whole.write(to: sink) { place in
      switch place {
      case .title: try write(XMLText.content(texts.title))
      case .style: try sink(ReportPage.style)
      case .counts: try write(XMLText.content(texts.counts))
      case .summary: try write(texts.summary)
      case .facts: for outcome in outcomes { try write(texts.facts(of: outcome)) }
      case .script: try sink(ReportPage.script)
      case .outcomes:
        for (number, outcome) in outcomes.enumerated() {
          try writeSection(of: outcome, numbered: number, to: sink)
        }
      }
    }
  }

  private func writeSection(
    of outcome: StateOutcome, numbered number: Int, to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let words = OutcomeWords(outcome: outcome, report: report)
    let facts = words.facts + words.numbers + outcome.warnings
    try ReportPage.outcome.write(to: sink) { place in
      switch place {
      case .number: try write(String(number))
      case .name: try write(XMLText.content(outcome.name))
      case .status: try write(outcome.status.rawValue)
      case .facts: for fact in facts { try write("<li>\(XMLText.content(fact))</li>") }
      case .command:
        if let command = words.command { try write("<pre>\(XMLText.content(command))</pre>") }
      case .figures:
        for role in PictureRole.allCases { try writeFigure(role, of: outcome, to: sink) }
      }
    }
  }

  private func writeFigure(
    _ role: PictureRole, of outcome: StateOutcome, to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    guard let bytes = try pictures.bytes(role, of: outcome), !bytes.isEmpty else { return }
    let picture = ReportPicture(bytes: bytes)
    try ReportPage.figure.write(to: sink) { place in
      switch place {
      case .role: try write(role.rawValue)
      case .scale: try write(scale(of: picture, role, outcome).shortest)
      case .words: try write(XMLText.attribute("\(outcome.name), \(role.rawValue)"))
      case .picture: try picture.writeAddress(to: sink)
      }
    }
  }

  /// Pixels a point; 1 where that is unknown.
  private func scale(
    of picture: ReportPicture, _ role: PictureRole, _ outcome: StateOutcome
  ) -> Double {
    let comparison = outcome.comparison
    let size = role == .expected ? comparison?.expectedSize : comparison?.actualSize
    return size.flatMap { picture.scale(width: $0.width) } ?? 1
  }
}

/// A picture of an outcome, as the page shows it.
private struct ReportPicture {
  /// A PNG or an SVG.
  let bytes: [UInt8]

  /// A multiple of three, so that only the last part is padded.
  private static let part = 3 << 16

  private var isSVG: Bool { PictureSource(name: "", bytes: bytes).isSVG }

  /// How many pixels a point is, as the picture says of itself, which places an element's frame on
  /// it; nil where it says nothing.
  ///
  /// - Parameter width: in pixels, as compared; an SVG may have been drawn at any width.
  func scale(width: Int) -> Double? {
    if isSVG {
      let size = try? SVGRasterizer.size(ofSVG: bytes)
      return size.flatMap { $0.width > 0 ? Double(width) / $0.width : nil }
    }
    // A picture whose record cannot be read is shown all the same, as one of a pixel a point.
    guard let record = try? PNGMetadata.layoutRecord(in: bytes) else { return nil }
    return (try? JSONReader.value(of: Array(record.utf8)))?["scale"]?.number
  }

  /// Writes the address of an image, which a browser shows without asking anybody and without
  /// running anything that an SVG may hold.
  func writeAddress(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    try sink(Array("data:\(isSVG ? "image/svg+xml" : "image/png");base64,".utf8))
    for start in stride(from: 0, to: bytes.count, by: Self.part) {
      let slice = Array(bytes[start..<min(start + Self.part, bytes.count)])
      try sink(Array(Base64.encode(slice).utf8))
    }
  }
}
