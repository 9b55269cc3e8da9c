package import GalleyLayouts

/// A host of sessions' layout objects.
package protocol SessionHost: Sendable {
  /// The name of the layout's class.
  var layoutName: String { get }

  /// How often the host began anew: sessions of an earlier generation are gone.
  var generation: Int { get }

  /// A number for a new session, which begins where it is asked to open.
  func newSession() -> Int

  /// Asks a session something.
  func ask(_ event: SessionRequest.SessionEvent, of session: Int) throws(LayoutError)
    -> SessionReply

  /// Lets go of a session; nothing where its generation is gone.
  func close(_ session: Int, generation: Int)

  /// Does something that asks sessions, where the host can be asked at once.
  ///
  /// Locks that are held while a session is asked are taken within: else two threads may wait for
  /// each other, one for a lock and one for the host.
  func whileReachable<Answer: Sendable>(
    _ body: @escaping @Sendable () throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer
}

extension SessionHost {
  /// Asks a session something, and wants no more elements than can be drawn.
  package func answer(
    to event: SessionRequest.SessionEvent, of session: Int
  ) throws(LayoutError) -> SessionReply {
    let reply = try ask(event, of: session)
    guard let count = reply.tooMany else { return reply }
    throw LayoutError(
      "\(layoutName) answers \(count) elements; give each once, and no more than \(SessionReply.mostElements)"
    )
  }

  package func whileReachable<Answer: Sendable>(
    _ body: @escaping @Sendable () throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer { try body() }
}
