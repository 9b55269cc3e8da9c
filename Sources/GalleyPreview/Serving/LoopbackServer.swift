internal import GalleySystem
import Glibc
import Synchronization

/// The pages that a server has.
package protocol ServedSite: Sendable {
  /// The answer to a request; nil where there is nothing of its name.
  func answer(to request: HTTPRequest) -> HTTPResponse?

  /// What pages are told while they are open; nil where that is nothing.
  var events: (any ServedEvents)? { get }
}

extension ServedSite {
  package var events: (any ServedEvents)? { nil }
}

/// What happens, for pages that wait for it.
package protocol ServedEvents: Sendable {
  /// What has happened since a revision, each event a line of JSON.
  func events(since revision: Int) -> (revision: Int, events: [String])

  /// Those who wait for events.
  var listeners: WakePipes { get }
}

/// A server on the loopback interface: a site below an address that nobody guesses.
///
/// Each connection has a thread and one answer.
package final class LoopbackServer: Sendable {
  private static let mostConnections = 256

  /// The address of the page, with the token in it.
  package var address: String { socket.address }
  package var port: UInt16 { socket.port }

  private let site: any ServedSite
  private let socket: ListeningSocket
  private let root: String
  private let connections = Atomic<Int>(0)

  package init(at socket: ListeningSocket, site: any ServedSite) {
    self.site = site
    self.socket = socket
    root = "/\(socket.token)/"
  }

  /// Takes a port; 0 for one that is free.
  package convenience init(port: Int, site: any ServedSite) throws(ServingError) {
    self.init(at: try ListeningSocket(port: port), site: site)
  }

  /// Answers until the process ends, or ``stop()``.
  package func run() {
    while true {
      let connection = accept(socket.descriptor, nil, nil)
      guard connection >= 0 else {
        if errno == EBADF || errno == EINVAL {
          close(socket.descriptor)
          return
        }
        // Where descriptors have run out, others come free.
        if errno != EINTR { WorkerThreads.pause(seconds: 0.05) }
        continue
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      guard connections.wrappingAdd(1, ordering: .relaxed).oldValue < Self.mostConnections else {
        finish(connection)
        continue
      }
      WorkerThreads.startDetached { [self] in
        answer(on: connection)
        finish(connection)
      }
    }
  }

  /// Lets no more connections in.
  package func stop() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  /// Ends a connection, so that the answer arrives also where more was sent than was read.
  private func finish(_ socket: Int32) {
    shutdown(socket, Int32(SHUT_WR))
    var waiting = [pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
    for _ in 0..<64 where poll(&waiting, 1, 200) > 0 {
      guard case .success(let rest) = bytesAtHand(of: socket), !rest.isEmpty else { break }
    }
    close(socket)
    connections.wrappingSubtract(1, ordering: .relaxed)
  }

  private func answer(on socket: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let request = HTTPRequest.read(from: socket) else { return }
    let response = response(to: request)
    guard Self.send(response.bytes, to: socket), response.body == nil else { return }
    sendEvents(to: socket)
  }

  private func response(to request: Result<HTTPRequest, HTTPRequest.Refusal>) -> HTTPResponse {
    switch request {
    case .failure(let refusal): return HTTPResponse(failing: refusal.rawValue)
    case .success(var request):
      guard request.isMeant(forPort: port) else { return HTTPResponse(failing: "403 Forbidden") }
      guard request.name.hasPrefix(root) else { return HTTPResponse(failing: "404 Not Found") }
      request.name.removeFirst(root.count)
      return site.answer(to: request) ?? HTTPResponse(failing: "404 Not Found")
    }
  }

  /// Sends what happens, until the other side goes or does not listen.
  private func sendEvents(to socket: Int32) {
    guard let events = site.events, let pipe = events.listeners.add() else { return }
    defer { events.listeners.remove(pipe) }
    var last = 0
    while true {
      let changes = events.events(since: last)
      last = changes.revision
      for line in changes.events where !Self.send(Array("data: \(line)\n\n".utf8), to: socket) {
        return
      }
      var waiting = [
        pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, 20_000)
      // A client has nothing more to say: what comes is its end, or a flood.
      if waiting[1].revents != 0 { return }
      if count == 0, !Self.send(Array(":\n\n".utf8), to: socket) { return }
      if waiting[0].revents != 0 { _ = bytesAtHand(of: pipe.read) }
    }
  }

  /// Sends all bytes; false where the other side takes no more.
  private static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Why a page cannot be served, or files not be watched for it.
package struct ServingError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }

  init(_ operation: String, because number: Int32) {
    self.init("\(operation): \(SystemError(number: number).words)")
  }
}
