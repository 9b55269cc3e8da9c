internal import GalleyChecking
internal import GalleyNotation
internal import GalleyScenes

/// The pages of `galley preview`: its own, and below `review/` those of the review of the last check.
///
/// What is served has been drawn, lies in the results of the check, or is compiled in; no request names
/// a file.
package struct PreviewSite: ServedSite {
  private static let pageFiles: [String: (kind: HTTPResponse.Kind, bytes: [UInt8])] = [
    "": (.page, PackageResources.preview_html),
    "report.css": (.style, ReportStyle.common),
    "preview.css": (.style, PackageResources.preview_css),
    "preview.js": (.script, PackageResources.preview_js),
    "page.js": (.script, PackageResources.page_js),
    "single.js": (.script, PackageResources.single_js),
    "inspector.js": (.script, PackageResources.inspector_js),
    "gestures.js": (.script, PackageResources.gestures_js),
  ]

  /// As the page has it for its link.
  private static let reviewFolder = "review/"

  private let results: PreviewResults
  private let drawing: RequestedDrawing
  private let check: LastCheck

  package init(_ results: PreviewResults, drawing: RequestedDrawing, check: LastCheck) {
    self.results = results
    self.drawing = drawing
    self.check = check
  }

  package var events: (any ServedEvents)? { results }

  package func answer(to request: HTTPRequest) -> HTTPResponse? {
    if request.name.hasPrefix(Self.reviewFolder) {
      var inner = request
      inner.name.removeFirst(Self.reviewFolder.count)
      return check.answer(to: inner)
    }
    guard request.method == .get else { return HTTPResponse(failing: "405 Method Not Allowed") }
    if let file = Self.pageFiles[request.name] { return HTTPResponse(file.kind, file.bytes) }
    switch request.name {
    case "events": return HTTPResponse(.events, nil)
    case "axes.json": return Self.json(PreviewResults.json(of: SceneAxis.ofScreens))
    case "frame.png":
      return drawn(request) { try drawing.picture($0).map { HTTPResponse(.picture, $0) } }
    case "course.json": return drawn(request) { try drawing.course($0).map(Self.json) }
    case "parts.json": return drawn(request) { try drawing.parts($0).map(Self.json) }
    case "wanted":
      let scenes = (request.query["scenes"] ?? "").split(separator: ",").compactMap { Int($0) }
      results.want(scenes)
      return Self.json(.object([]))
    default:
      guard request.name.hasPrefix("pictures/"), request.name.hasSuffix(".png") else { return nil }
      let picture = results.picture(String(request.name.dropFirst(9).dropLast(4)))
      return picture.map { HTTPResponse(.picture, $0) }
    }
  }

  /// What is drawn for a request; what is wrong with the scene, or with what is tried out, where
  /// that cannot be.
  private func drawn(
    _ request: HTTPRequest, _ draw: (PictureQuery) throws -> HTTPResponse?
  ) -> HTTPResponse? {
    guard let query = PictureQuery(request.query) else {
      return HTTPResponse(failing: "400 Bad Request")
    }
    do {
      return try draw(query)
    } catch {
      let issues =
        (error as? SceneError)?.issues
        ?? [Issue("\(error)", at: SourceLocation(file: query.course.state, line: 1, column: 1))]
      var response = Self.json(.object(["issues": .array(issues.map(PreviewResults.json))]))
      // A browser notes a status of failure as an error of the page.
      if request.name == "frame.png" { response.status = "422 Unprocessable Content" }
      return response
    }
  }

  private static func json(_ value: JSONValue) -> HTTPResponse {
    HTTPResponse(.json, Array(value.dense.utf8))
  }
}
