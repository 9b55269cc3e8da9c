internal import GalleyChecking

/// The pages of `galley preview`.
///
/// What is served has been drawn or compiled in; no request names a file.
package struct PreviewSite: ServedSite {
  private let results: PreviewResults

  package init(_ results: PreviewResults) { self.results = results }

  package var listeners: WakePipes { results.listeners }

  package func events(since revision: Int) -> (revision: Int, events: [String]) {
    results.changes(since: revision)
  }

  package func answer(to request: HTTPRequest) -> HTTPResponse? {
    guard request.method == .get else { return HTTPResponse(failing: "405 Method Not Allowed") }
    switch request.name {
    case "": return HTTPResponse(.page, PackageResources.preview_html)
    case "report.css": return HTTPResponse(.style, ReportStyle.common)
    case "preview.css": return HTTPResponse(.style, PackageResources.preview_css)
    case "preview.js": return HTTPResponse(.script, PackageResources.preview_js)
    case "events": return HTTPResponse(.events, nil)
    default:
      guard request.name.hasPrefix("pictures/"), request.name.hasSuffix(".png"),
        let number = Int(request.name.dropFirst(9).dropLast(4))
      else { return nil }
      return results.picture(number).map { HTTPResponse(.picture, $0) }
    }
  }
}
