import Foundation
package import GalleyNotation
import GalleySystem
import Glibc

/// Asks a server of pages as programs do that are no browser.
package struct SiteClient {
  package struct Failure: Error {
    package var reason: String
  }

  package let port: UInt16
  /// The path of the page, with the token in it.
  package let root: String

  /// - `address`: as the server tells it, `http://127.0.0.1:8080/token/`.
  package init(address: String) throws {
    let parts = address.split(separator: "/", maxSplits: 2)
    guard parts.count == 3, let port = parts[1].split(separator: ":").last.flatMap({ UInt16($0) })
    else { throw Failure(reason: "no address of a page: \(address)") }
    self.port = port
    root = "/" + parts[2]
  }

  /// What is answered to a request for a path; by default as a browser asks.
  package func answer(
    to path: String, host: String? = nil, more: String = "", method: String = "GET",
    body: String = ""
  ) throws -> (status: String, body: [UInt8]) {
    let socket = try connect()
    defer { close(socket) }
    let host = host ?? "127.0.0.1:\(port)"
    try send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n\(body)", to: socket)
    let bytes = try readAll(from: socket, limit: 64 << 20).get()
    guard let head = Data(bytes).firstRange(of: Data("\r\n\r\n".utf8)) else {
      throw Failure(reason: "the answer to \(path) has no head")
    }
    let status = String(decoding: bytes.dropFirst(9).prefix(3), as: UTF8.self)
    return (status, Array(bytes[head.upperBound...]))
  }

  package func connect() throws -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(socket)
      throw Failure(reason: "not connected: \(SystemError(number: errno).words)")
    }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return socket
  }

  private func send(_ text: String, to socket: Int32) throws {
    guard writeAll(Array(text.utf8), to: socket) == nil else {
      throw Failure(reason: "the server takes no request")
    }
  }

  /// What the site answers to a `POST` of its own page.
  package func post(_ body: String, to name: String) throws -> (status: String, body: [UInt8]) {
    let fields = [
      "Origin: http://127.0.0.1:\(port)", "Content-Type: application/json",
      "Content-Length: \(body.utf8.count)",
    ]
    return try answer(
      to: root + name, more: fields.map { $0 + "\r\n" }.joined(), method: "POST", body: body)
  }

  package func json(_ body: [UInt8]) throws -> JSONValue { try JSONReader.value(of: body) }

  // MARK: - Events

  /// An event of a name, or of any, that a page is told, once that is so; waited for at most a minute.
  package func event(
    named name: String? = nil, where isEnough: (JSONValue) -> Bool
  ) throws -> JSONValue {
    let socket = try connect()
    defer { close(socket) }
    try send("GET \(root)events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", to: socket)
    var unread: [UInt8] = []
    let end = ContinuousClock.now + .seconds(60)
    while true {
      guard ContinuousClock.now < end else {
        throw Failure(reason: "nothing like it of \(name ?? "all")")
      }
      let bytes = try bytesAtHand(of: socket).get()
      guard !bytes.isEmpty else { throw Failure(reason: "the stream has ended") }
      unread += bytes
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread.removeFirst(end + 1)
        guard line.starts(with: "data: ".utf8) else { continue }
        let event = try JSONReader.value(of: Array(line.dropFirst(6)))
        if name == nil || event["name"]?.text == name, isEnough(event) { return event }
      }
    }
  }

  /// The addresses of the pictures of a previewed scene, once all are drawn and none is among others.
  package func pictures(of scene: String, besides others: [String] = []) throws -> [String] {
    try Self.pictures(
      in: event(named: scene) { scene in
        let pictures = Self.pictures(in: scene)
        return !pictures.isEmpty && pictures.allSatisfy { $0 != "" && !others.contains($0) }
      })
  }

  /// The addresses of a scene's pictures, below the root; empty texts for what is not drawn.
  package static func pictures(in scene: JSONValue) -> [String] {
    (scene["states"]?.array ?? []).map { state in
      state["picture"]?.text.map { "pictures/\($0).png" } ?? ""
    }
  }
}
