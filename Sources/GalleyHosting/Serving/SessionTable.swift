internal import Foundation
internal import GalleyPrograms
internal import UIKit

/// The sessions of one process, by their numbers, and what each answers.
@MainActor
final class SessionTable {
  private let make: @MainActor () -> UICollectionViewLayout
  private let willAsk: @MainActor (String) -> Void
  private var sessions: [Int: HostedSession] = [:]

  /// - Parameters:
  ///   - make: Makes a layout, a new one each time.
  ///   - willAsk: Is told what a layout is about to be asked.
  nonisolated init(
    making make: @escaping @MainActor () -> UICollectionViewLayout,
    willAsk: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.make = make
    self.willAsk = willAsk
  }

  /// Does what a request says; the answer is empty for a session that there is not.
  func answer(to request: SessionRequest) -> SessionReply {
    switch request.event {
    case .open(let setting):
      return reply(begin(request.session, setting).scenery)
    case .takeOver(let setting, let takeover):
      let session = begin(request.session, setting, takeover)
      return reply(session.scenery, ends: session.ends)
    case .close:
      sessions[request.session] = nil
      return SessionReply()
    case .resources(let resources):
      AppResourceStore.become(resources)
      return SessionReply()
    default:
      guard let session = sessions[request.session] else { return SessionReply() }
      session.takeScreen()
      return answer(to: request.event, of: session)
    }
  }

  private func reply(
    _ scenery: SessionReply.LayoutSnapshot, ends: SessionReply.Ends? = nil
  ) -> SessionReply {
    let count = scenery.elements.count
    guard count <= SessionReply.mostElements else { return SessionReply(tooMany: count) }
    return SessionReply(scenery: scenery, ends: ends)
  }

  private func begin(
    _ number: Int, _ setting: SessionViewState, _ takeover: SessionTakeover? = nil
  ) -> HostedSession {
    TextMeasuring.size = GlyphAdvances.size
    willAsk("init()")
    let session = HostedSession(
      setting, takingOverFrom: takeover, making: make, willAsk: willAsk)
    sessions[number] = session
    return session
  }

  private func answer(to event: SessionRequest.SessionEvent, of session: HostedSession)
    -> SessionReply
  {
    switch event {
    case .open, .takeOver, .resources, .close: return SessionReply()
    case .scroll(let offset, let regions):
      session.scroll(to: CGPoint(offset), regions: regions)
      return reply(session.scenery)
    case .update(let update):
      session.update(update)
      return reply(session.scenery, ends: session.ends)
    case .resize(let setting):
      session.resize(setting)
      return reply(session.scenery, ends: session.ends)
    case .tap(let point):
      session.tap(at: CGPoint(point))
      return reply(session.scenery)
    case .rest(let proposed, let velocity):
      let target = session.restingOffset(
        proposed: CGPoint(proposed), velocity: CGPoint(velocity))
      return SessionReply(offset: [Double(target.x), Double(target.y)])
    case .all: return reply(session.wholeScenery)
    }
  }
}

extension CGPoint {
  fileprivate init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}
