/// What answers a request; the connection ends with it.
package struct HTTPResponse {
  /// The kinds of content that there are.
  package enum Kind: String {
    case page = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case picture = "image/png"
    case drawing = "image/svg+xml"
    case json = "application/json"
    case text = "text/plain; charset=utf-8"
    case events = "text/event-stream; charset=utf-8"
  }

  package var status = "200 OK"
  package var kind: Kind
  /// Nil for events, which go on as long as the connection does.
  package var body: [UInt8]?

  package init(_ kind: Kind, _ body: [UInt8]?) {
    self.kind = kind
    self.body = body
  }

  /// An answer that says why there is none.
  ///
  /// - `status`: A number and words of HTTP.
  package init(failing status: String) {
    self.init(.text, Array("\(status)\n".utf8))
    self.status = status
  }

  /// Nothing but the page's own files is let in, and nobody else shows it in a frame.
  private static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self';"
    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(kind.rawValue)", "Cache-Control: no-store",
      "Content-Security-Policy: \(Self.policy)", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "Connection: close",
    ]
    if let body { lines.append("Content-Length: \(body.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? [])
  }
}
