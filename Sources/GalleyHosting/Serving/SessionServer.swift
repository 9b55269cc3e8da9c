internal import Foundation
internal import GalleySystem
internal import Glibc
internal import UIKit

/// Answers requests about sessions, a line of JSON for each, until nobody asks any more.
///
/// What the layout is about to be asked is told before, by a line that begins with a question mark:
/// who waits knows where a layout stopped.
@MainActor
final class SessionServer {
  private let make: @MainActor () -> UICollectionViewLayout
  private var sessions: [Int: HostedSession] = [:]
  private let output: Int32
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// What the layout prints goes to the standard error from now on, so that answers are whole.
  init(making make: @escaping @MainActor () -> UICollectionViewLayout) {
    self.make = make
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    encoder.nonConformingFloatEncodingStrategy = .nonFinite
    decoder.nonConformingFloatDecodingStrategy = .nonFinite
  }

  func serve() {
    while let line = readLine(strippingNewline: true) {
      guard let request = try? decoder.decode(SessionRequest.self, from: Data(line.utf8)),
        let answer = try? encoder.encode(answer(to: request))
      else { return }
      say(answer)
    }
  }

  private func answer(to request: SessionRequest) -> SessionReply {
    switch request.deed {
    case .open(let setting):
      tell("init()")
      let session = HostedSession(setting, making: make) { [self] in tell($0) }
      sessions[request.session] = session
      return SessionReply(scenery: session.scenery)
    case .close:
      sessions[request.session] = nil
      return SessionReply()
    default:
      guard let session = sessions[request.session] else { return SessionReply() }
      return answer(to: request.deed, of: session)
    }
  }

  private func answer(to deed: SessionRequest.Deed, of session: HostedSession) -> SessionReply {
    switch deed {
    case .open, .close: return SessionReply()
    case .scroll(let offset):
      session.scroll(to: CGPoint(offset))
      return SessionReply(scenery: session.scenery)
    case .update(let update):
      session.update(update)
      return SessionReply(scenery: session.scenery, ends: session.ends)
    case .resize(let setting):
      session.resize(setting)
      return SessionReply(scenery: session.scenery, ends: session.ends)
    case .rest(let proposed, let velocity):
      let target = session.restingOffset(
        proposed: CGPoint(proposed), velocity: CGPoint(velocity))
      return SessionReply(offset: [Double(target.x), Double(target.y)])
    case .all: return SessionReply(scenery: session.wholeScenery)
    }
  }

  private func tell(_ question: String) { say(Data("?\(question)".utf8)) }

  private func say(_ line: Data) {
    if writeAll(Array(line) + [UInt8(ascii: "\n")], to: output) != nil { exit(2) }
  }
}

extension CGPoint {
  fileprivate init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  static let nonFinite = Self.convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  static let nonFinite = Self.convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
}
