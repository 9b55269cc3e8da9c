internal import GalleyNotation
internal import GalleySystem
import Glibc

/// A request for something that a site has, or with a small body for it.
package struct HTTPRequest {
  /// Why a request is not answered: the status of the answer.
  enum Refusal: String, Error {
    case malformed = "400 Bad Request"
    case otherMethod = "405 Method Not Allowed"
    case largeBody = "413 Content Too Large"
    case otherContent = "415 Unsupported Media Type"
    case largeHead = "431 Request Header Fields Too Large"
  }

  /// What is asked for.
  package enum Method: String {
    case get = "GET"
    case post = "POST"
  }

  /// The most that is read of a request.
  private static let largestHead = 16 << 10
  private static let largestBody = 64 << 10

  package var method: Method
  /// The path as it was sent, without what is behind a question mark; for a site, from its address.
  package var name: String
  /// The values behind the question mark, by their names.
  package var query: [String: String]
  /// JSON; empty but of a `POST`.
  package var body: [UInt8] = []
  /// By names in lowercase; of a name that comes twice all values.
  private var fields: [String: [String]] = [:]

  /// Reads a request; nil where the other side has gone, or takes too long.
  static func read(from socket: Int32) -> Result<HTTPRequest, Refusal>? {
    let end = ContinuousClock.now + .seconds(10)
    var bytes: [UInt8] = []
    var request: (head: HTTPRequest, bodyStart: Int, bodyLength: Int)?
    while ContinuousClock.now < end {
      guard case .success(let part) = bytesAtHand(of: socket), !part.isEmpty else { return nil }
      bytes += part
      do throws(Refusal) {
        if request == nil { request = try readHead(of: bytes) }
      } catch {
        return .failure(error)
      }
      guard let request, bytes.count >= request.bodyStart + request.bodyLength else { continue }
      var whole = request.head
      whole.body = Array(bytes[request.bodyStart..<(request.bodyStart + request.bodyLength)])
      return .success(whole)
    }
    return nil
  }

  /// The head, and where its body lies; nil where the head has not come whole.
  private static func readHead(
    of bytes: [UInt8]
  ) throws(Refusal) -> (head: HTTPRequest, bodyStart: Int, bodyLength: Int)? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)), end.upperBound <= largestHead
    else {
      guard bytes.count <= largestHead else { throw .largeHead }
      return nil
    }
    let request = try HTTPRequest(String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
    return (request, end.upperBound, try request.bodyLength())
  }

  private init(_ head: String) throws(Refusal) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw .malformed
    }
    guard let method = Method(rawValue: String(words[0])) else { throw .otherMethod }
    self.method = method
    let parts = words[1].split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    query = parts.count == 2 ? try Self.query(parts[1]) : [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased(), default: []].append(String(value))
    }
  }

  /// The values of `name=value&…`, as `URLSearchParams` writes them.
  private static func query(_ text: Substring) throws(Refusal) -> [String: String] {
    var query: [String: String] = [:]
    for part in text.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = halves.map { PercentEncoding.decoded($0.replacing("+", with: " ")) }
      guard let name = words[0], let value = words.count == 2 ? words[1] : "" else {
        throw .malformed
      }
      query[name] = value
    }
    return query
  }

  /// The bytes of the body, which no `GET` has.
  private func bodyLength() throws(Refusal) -> Int {
    guard fields["transfer-encoding"] == nil else { throw .largeBody }
    let lengths = fields["content-length"] ?? ["0"]
    guard lengths.count == 1, lengths[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    guard let length = Int(lengths[0]), length <= (method == .get ? 0 : Self.largestBody) else {
      throw .largeBody
    }
    guard method == .get || fields["content-type"] == ["application/json"] else {
      throw .otherContent
    }
    return length
  }

  /// Whether it was meant for a server at a port of this machine, and no page of another asks.
  ///
  /// A name that another's DNS leads here stands in `Host`, a page of another in `Origin`, which
  /// browsers send with each `POST`.
  func isMeant(forPort port: UInt16) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = fields["host"], host.count == 1, hosts.contains(host[0]) else { return false }
    let origins = fields["origin"] ?? []
    return (method == .get || !origins.isEmpty)
      && origins.allSatisfy { hosts.map { "http://\($0)" }.contains($0) }
  }
}
