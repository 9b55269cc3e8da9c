internal import GalleySystem
import Glibc

/// A port of the loopback interface, and the token in the addresses of the pages that are served
/// there.
package struct ListeningSocket: Sendable {
  package let port: UInt16
  /// Nobody guesses it.
  package let token: String
  package let descriptor: Int32

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Takes a port; 0 for one that is free.
  package init(port: Int) throws(ServingError) {
    token = (0..<2).map { _ in String(UInt64.random(in: 1 << 60 ... .max), radix: 16) }.joined()
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw ServingError("cannot serve", because: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = Self.withAddress(&place) { [descriptor] address, size in
      bind(descriptor, address, size.pointee) == 0 && listen(descriptor, 128) == 0
    }
    let reason = errno
    guard isBound, let taken = Self.port(of: descriptor) else {
      close(descriptor)
      guard reason == EADDRINUSE else {
        throw ServingError("cannot serve at port \(port)", because: reason)
      }
      throw ServingError(
        "port \(port) is in use; name another with --port, or leave it out for one that is free")
    }
    self.port = taken
  }

  /// A socket that another process has opened.
  package init(inherited descriptor: Int32, token: String) throws(ServingError) {
    guard let port = Self.port(of: descriptor) else {
      throw ServingError("cannot serve", because: errno)
    }
    (self.port, self.token, self.descriptor) = (port, token, descriptor)
  }

  /// Nil where it is no socket of the internet.
  private static func port(of descriptor: Int32) -> UInt16? {
    var place = sockaddr_in()
    let isKnown = withAddress(&place) { getsockname(descriptor, $0, $1) == 0 }
    return isKnown && place.sin_family == sa_family_t(AF_INET)
      ? UInt16(bigEndian: place.sin_port) : nil
  }

  private static func withAddress<Answer>(
    _ place: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Answer
  ) -> Answer {
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
    }
  }
}
