internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyPNG
internal import GalleyRendering
internal import GalleyRuns

/// A report as one HTML file that needs nothing else: no network, no file beside it, no clock.
///
/// Pictures are in it as they are, in base 64; a browser decodes those of a state only when it
/// shows the state. Without JavaScript all states are below each other. Where the server that shows
/// it forbids script, style and pictures within the page, as Jenkins does unless it is told
/// otherwise, the files of the results are shown, with a style that lies there, too.
///
/// The page of a review is the same, with all of that as files of its server.
package struct HTMLReport: Sendable {
  package var report: CheckReport
  private let pictures: any ReportPictures
  private let results: String?
  private let page: Int?

  /// - `results`: the way from the page to the folder of results, empty where it lies there; nil
  ///   where that is not to be looked into.
  package init(report: CheckReport, pictures: any ReportPictures, results: String? = nil) {
    self.report = report
    self.pictures = pictures
    self.results = results
    page = nil
  }

  /// A page from a server that has, below its address, `report.css`, `report.js`, `icon.svg` and the
  /// pictures as `pictures/page/number/role`, by the number of the outcome among those to look at.
  ///
  /// - `page`: a number that tells its pictures from those of an earlier check.
  package init(report: CheckReport, pictures: any ReportPictures, page: Int) {
    self.report = report
    self.pictures = pictures
    self.page = page
    results = nil
  }

  /// Writes the file part by part; no more than one picture is in memory at a time.
  ///
  /// - Parameter sink: takes the next bytes.
  /// - Throws: what `sink` or the pictures throw.
  package func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let shared = report.sharedChanges
    let texts = ReportTexts(report: report, shared: shared, page: page)
    let outcomes = report.notable
    try ReportPage.whole.write(to: sink) { place in
      switch place {
      case .title: try write(XMLText.content(texts.title))
      // A server says by itself what its pages may do.
      case .policy: if page == nil { try write(Self.policy) }
      case .style: try writeStyle(to: sink)
      case .counts: try write(XMLText.content(texts.counts))
      case .summary: try write(texts.summary)
      case .shared: for change in shared.all { try write(texts.paragraph(of: change)) }
      case .facts: for facts in texts.facts { try write(facts) }
      case .script:
        if page != nil { return try write("<script src=\"report.js\"></script>\n") }
        try write("<script>\n")
        try sink(ReportPage.script)
        try write("</script>\n")
      case .outcomes:
        for (number, outcome) in outcomes.enumerated() {
          try writeSection(of: outcome, numbered: number, to: sink)
        }
      }
    }
  }

  private static let policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data: 'self';"
    + " style-src 'unsafe-inline' 'self'; script-src 'unsafe-inline'\">\n"

  private func writeStyle(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    func link(_ path: String) -> String {
      "<link rel=\"stylesheet\" href=\"\(XMLText.attribute(PercentEncoding.encoded(path: path)))\">"
    }
    if page != nil {
      return try write(link("report.css") + "\n<link rel=\"icon\" href=\"icon.svg\">\n")
    }
    try write("<style>\n")
    try sink(ReportPage.style)
    try write("</style>\n")
    guard let results else { return }
    let name = ResultsFolder.styleName
    let path = results.isEmpty ? name : FilePath.join(results, name)
    try write("<noscript>\(link(path))</noscript>\n")
  }

  private func writeSection(
    of outcome: StateOutcome, numbered number: Int, to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let words = OutcomeSummary(outcome: outcome, report: report)
    let facts = words.facts + words.numbers + outcome.warnings
    var files: [ReportFile] = []
    try ReportPage.outcome.write(to: sink) { place in
      switch place {
      case .number: try write(String(number))
      case .name: try write(XMLText.content(outcome.name))
      case .status: try write(outcome.status.rawValue)
      case .facts: for fact in facts { try write("<li>\(XMLText.content(fact))</li>") }
      case .command:
        if let command = words.command { try write("<pre>\(XMLText.content(command))</pre>") }
      case .figures:
        for role in PictureRole.allCases {
          let file = try writeFigure(role, of: outcome, numbered: number, to: sink)
          guard var file else { continue }
          // What differs says no scale of its own.
          if role == .difference { file.width = files.last?.width ?? file.width }
          files.append(file)
        }
      case .files: try write(ReportFile.table(of: files))
      }
    }
  }

  /// - Returns: the file of the picture, where it lies in the results.
  private func writeFigure(
    _ role: PictureRole, of outcome: StateOutcome, numbered number: Int,
    to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws -> ReportFile? {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    guard let bytes = try pictures.bytes(role, of: outcome), !bytes.isEmpty else { return nil }
    let picture = ReportPicture(bytes: bytes)
    let scale = scale(of: picture, role, outcome)
    let words = "\(outcome.name), \(role.rawValue)"
    try ReportPage.figure.write(to: sink) { place in
      switch place {
      case .role: try write(role.rawValue)
      case .scale: try write(scale.shortest)
      case .words: try write(XMLText.attribute(words))
      case .picture:
        if let page { return try write("pictures/\(page)/\(number)/\(role.rawValue)") }
        try picture.writeAddress(to: sink)
      }
    }
    guard let results,
      let path = role.pathInResults(of: outcome, areDrawn: report.revision != nil)
    else { return nil }
    return ReportFile(
      role: role, words: words, path: results.isEmpty ? path : FilePath.join(results, path),
      width: picture.width(scale: scale))
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

  /// In points; nil where it cannot be read.
  ///
  /// - `scale`: pixels a point of a PNG.
  func width(scale: Double) -> Double? {
    isSVG
      ? (try? SVGRasterizer.size(ofSVG: bytes))?.width
      : (try? PNGStructure.header(of: bytes)).map { Double($0.width) / scale }
  }

  /// How many pixels a point is, as the picture says of itself, which places an element's frame on
  /// it; nil where it says nothing.
  ///
  /// - `width`: in pixels, as compared; an SVG may have been drawn at any width.
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

/// A picture of an outcome as a file beside the page, for servers that forbid pictures within it.
private struct ReportFile {
  var role: PictureRole
  /// The description of the picture.
  var words: String
  /// From the page.
  var path: String
  /// In points; nil where it is not known.
  var width: Double?

  /// Points that a picture takes at most, so that three stand beside each other.
  private static let largestWidth = 400.0

  /// The files beside each other; without a style there is nothing else that does that.
  static func table(of files: [ReportFile]) -> String {
    guard !files.isEmpty else { return "" }
    let heads = files.map { "<th>\($0.role.rawValue)" }.joined()
    let cells = files.map { "<td valign=\"top\">\($0.link)" }.joined()
    return
      "<table class=\"files\" border=\"1\" cellspacing=\"0\" cellpadding=\"8\"><tr>\(heads)<tr>\(cells)</table>\n"
  }

  private var link: String {
    let width = width.map { " width=\"\(Int(min($0, Self.largestWidth).rounded()))\"" } ?? ""
    let address = XMLText.attribute(PercentEncoding.encoded(path: path))
    return "<a href=\"\(address)\"><img loading=\"lazy\"\(width)"
      + " alt=\"\(XMLText.attribute(words))\" src=\"\(address)\"></a>"
  }
}
