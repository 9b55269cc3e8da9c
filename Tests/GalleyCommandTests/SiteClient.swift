import Foundation
import GalleyNotation
import GalleyPreview
import GalleySystem
import Glibc
import Testing

/// Asks a server as programs do that are no browser.
struct SiteClient {
  let server: LoopbackServer

  /// The path of the page, with the token in it.
  var root: String { String(server.address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }) }

  /// What is answered to a request for a path; by default as a browser asks.
  func answer(
    to path: String, host: String? = nil, more: String = "", method: String = "GET",
    body: String = ""
  ) throws -> (status: String, body: [UInt8]) {
    let socket = try connect()
    defer { close(socket) }
    let host = host ?? "127.0.0.1:\(server.port)"
    let text = "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n\(body)"
    try #require(writeAll(Array(text.utf8), to: socket) == nil)
    let bytes = try readAll(from: socket, limit: 64 << 20).get()
    let head = try #require(Data(bytes).firstRange(of: Data("\r\n\r\n".utf8)))
    let status = String(decoding: bytes.dropFirst(9).prefix(3), as: UTF8.self)
    return (status, Array(bytes[head.upperBound...]))
  }

  func connect() throws -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = server.port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return socket
  }

  /// What the site answers to a `POST` of its own page.
  func post(_ body: String, to name: String) throws -> (status: String, body: [UInt8]) {
    let fields = [
      "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json",
      "Content-Length: \(body.utf8.count)",
    ]
    return try answer(
      to: root + name, more: fields.map { $0 + "\r\n" }.joined(), method: "POST", body: body)
  }

  func json(_ body: [UInt8]) throws -> JSONValue { try JSONReader.value(of: body) }
}
