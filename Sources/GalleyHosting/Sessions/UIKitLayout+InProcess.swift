package import GalleyLayouts
package import GalleyPrograms
package import SwiftUI
internal import Synchronization
package import UIKit

extension UIKitLayout {
  /// Layouts of this very process, which are made and asked on its main thread.
  ///
  /// - Parameters:
  ///   - sizing: What the content of cells, headers and footers decides; nil for nothing.
  ///   - make: Makes a layout, a new one for each state that is played.
  package init(
    sizing: SelfSizing? = nil,
    making make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) {
    self.init(LayoutInProcess(making: make), sizing: sizing)
  }

  /// Layouts of SwiftUI of this very process, whose subviews are cells.
  ///
  /// - Parameters:
  ///   - sizing: What the content of cells decides; nil for cells that take what they are offered.
  ///   - make: Makes a layout, a new one for each state that is played.
  package init(
    sizing: SelfSizing?, hosting make: @escaping @MainActor @Sendable () -> any Layout
  ) {
    self.init(sizing: sizing) { HostedLayout(make()) }
  }
}

/// Layout objects of this very process, with all sessions that they are in.
///
/// Layouts are made and asked on the main thread, as in an app; who is on another waits for it.
/// What crashes takes the process with it, and what never ends hangs it.
final class LayoutInProcess: SessionHost {
  private struct State {
    var lastSession = 0
    var layoutName = "the layout"
  }

  private let table: SessionTable
  private let state = Mutex(State())

  /// - Parameter make: Makes a layout, a new one each time.
  init(making make: @escaping @MainActor @Sendable () -> UICollectionViewLayout) {
    table = SessionTable(making: make)
  }

  /// Not known before a first layout was made.
  var layoutName: String { state.withLock(\.layoutName) }

  /// It never begins anew.
  var generation: Int { 1 }

  func newSession() -> Int {
    state.withLock { state in
      state.lastSession += 1
      return state.lastSession
    }
  }

  func ask(_ event: SessionRequest.SessionEvent, of session: Int) throws(LayoutError)
    -> SessionReply
  {
    let table = table
    let reply = try MainThread.perform {
      table.answer(to: SessionRequest(session: session, event: event))
    }
    if let name = reply.scenery?.layoutClass { state.withLock { $0.layoutName = name } }
    return reply
  }

  /// Later: who lets go may be in the middle of an answer.
  func close(_ session: Int, generation: Int) {
    let table = table
    Task { @MainActor in
      _ = table.answer(to: SessionRequest(session: session, event: .close))
    }
  }

  func whileReachable<Answer: Sendable>(
    _ body: @escaping @Sendable () throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer {
    let result = try MainThread.perform { () -> Result<Answer, LayoutError> in
      do throws(LayoutError) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
