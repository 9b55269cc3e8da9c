internal import GalleySystem
import Glibc

/// The head of a request for a page or a file: there is none that brings a body.
struct HTTPRequest {
  /// Why a request is not answered.
  enum Refusal: Error {
    case malformed, isTooLarge, hasBody, isOfOtherMethod
  }

  /// The most that is read of a request.
  private static let largestHead = 16 << 10

  /// The path as it was sent, without what is behind a question mark.
  var path: String
  /// By names in lowercase; of a name that comes twice all values.
  private var fields: [String: [String]] = [:]

  /// Reads the head of a request; nil where the other side has gone, or takes too long.
  static func read(from socket: Int32) -> Result<HTTPRequest, Refusal>? {
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      guard case .success(let part) = bytesAtHand(of: socket), !part.isEmpty else { return nil }
      bytes += part
      guard bytes.count <= largestHead else { return .failure(.isTooLarge) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let head = text.firstRange(of: "\r\n\r\n") else { continue }
      return Result { () throws(Refusal) in try HTTPRequest(text[..<head.lowerBound]) }
    }
    return nil
  }

  init(_ head: Substring) throws(Refusal) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw .malformed
    }
    guard words[0] == "GET" else { throw .isOfOtherMethod }
    path = String(words[1].prefix { $0 != "?" })
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased(), default: []].append(String(value))
    }
    guard fields["transfer-encoding"] == nil, (fields["content-length"] ?? ["0"]) == ["0"] else {
      throw .hasBody
    }
  }

  /// Whether it was meant for a server at a port of this machine, and no page of another asks.
  ///
  /// A name that another's DNS leads here stands in `Host`, a page of another in `Origin`.
  func isMeant(forPort port: UInt16) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = fields["host"], host.count == 1, hosts.contains(host[0]) else { return false }
    return (fields["origin"] ?? []).allSatisfy { hosts.map { "http://\($0)" }.contains($0) }
  }
}
