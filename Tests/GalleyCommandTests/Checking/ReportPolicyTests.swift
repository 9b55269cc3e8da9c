import Foundation
import GalleySystem
import Glibc
import Synchronization
import TestBrowser
import Testing

@testable import GalleyCommand

/// A server of the files in a folder, which forbids what Jenkins forbids in reports.
private final class JenkinsServer: Sendable {
  static let policy = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';"

  let port: UInt16
  private let folder: String
  private let listener: Int32
  private let paths = Mutex<Set<String>>([])

  /// The paths of the files that were asked for.
  var requested: Set<String> { paths.withLock { $0 } }

  init(_ folder: String) throws {
    self.folder = folder
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &place) { [listener] place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(listener, place, size) == 0 && listen(listener, 128) == 0
          && getsockname(listener, place, &size) == 0
      }
    }
    port = UInt16(bigEndian: place.sin_port)
    try #require(status)
    WorkerThreads.startDetached { [self] in
      while true {
        let socket = accept(listener, nil, nil)
        guard socket >= 0 else { break }
        WorkerThreads.startDetached { [self] in answer(on: socket) }
      }
    }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func answer(on socket: Int32) {
    defer { close(socket) }
    guard case .success(let bytes) = bytesAtHand(of: socket) else { return }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1].dropFirst())
    let kinds = ["html": "text/html", "css": "text/css", "png": "image/png"]
    let kind = kinds[String(path.split(separator: ".").last ?? "")] ?? "text/plain"
    let content = FileManager.default.contents(atPath: "\(folder)/\(path)")
    if content != nil { paths.withLock { _ = $0.insert(path) } }
    let head = [
      content == nil ? "HTTP/1.1 404 Not Found" : "HTTP/1.1 200 OK", "Content-Type: \(kind)",
      "Content-Security-Policy: \(Self.policy)", "Content-Length: \(content?.count ?? 0)",
      "Connection: close",
    ]
    _ = writeAll(
      Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + Array(content ?? Data()),
      to: socket)
  }
}

/// The report under the policy that Jenkins has unless it is told otherwise.
@Suite(.enabled(if: Browser.isExpected, "set-up has no browser for this system"))
struct ReportPolicyTests {
  @Test func `without its own script, style and pictures the report has the files beside it`()
    throws
  {
    let suite = try RingSuite()
    try suite.approveAll()
    try suite.write("ring", fill: "red")
    #expect(suite.check() == .different)
    let server = try JenkinsServer(suite.folder("results"))
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/report.html"
    let visit = try Browser.installed.get().open(try #require(URL(string: address)))
    // Nothing of the script has run, and the states are there all the same.
    #expect(visit.document.contains("<div id=\"app\" hidden=\"\"></div>"))
    #expect(visit.document.contains("<h2>ring/first <small>changed</small></h2>"))
    #expect(visit.document.contains("<pre>galley approve ring/first"))
    let pictures = ["expected", "drawn", "diff"].flatMap { folder in
      ["first", "second"].map { "\(folder)/ring/\($0).png" }
    }
    #expect(server.requested == Set(["report.html", "report.css"] + pictures))
    // What the policy stops is what is in the page, and no file beside it.
    #expect(!visit.console.contains { $0.contains("report.css") || $0.contains(".png'") })
  }

  @Test func `the style is a file of the results, and goes with them`() throws {
    let suite = try RingSuite()
    _ = suite.check("--html", suite.folder("page.html"))
    let page = String(decoding: try suite.folder.read("page.html"), as: UTF8.self)
    #expect(page.contains("<noscript><link rel=\"stylesheet\" href=\"results/report.css\">"))
    let style = String(decoding: try suite.folder.read("results/report.css"), as: UTF8.self)
    #expect(style.contains(".plain table.files { display: table;"))
    #expect(!style.contains(".sidebar {"))
  }
}
