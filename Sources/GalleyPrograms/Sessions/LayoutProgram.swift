internal import FoundationEssentials
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRewriting
internal import GalleySystem
internal import Synchronization

/// A layout's program while it runs, with all sessions in it; threads take turns.
///
/// A program that crashes or hangs takes its sessions with it: the one that asked is told why, the
/// others begin again in a new one.
final class LayoutProgram: SessionHost {
  private struct State {
    var channel: ProcessChannel?
    /// How often the program was started.
    var generation = 0
    var lastSession = 0
    /// The error of a question that never came to an end: nobody waits for it again.
    var endless: LayoutError?
  }

  private let built: BuiltLayout
  private let patience: Double
  private let wholePatience: Double
  private let state = Mutex(State())

  /// - `patience`: Seconds that a layout may take to answer.
  /// - `wholePatience`: Seconds that all that is asked on the way to one answer may take.
  init(_ built: BuiltLayout, patience: Double = 10, wholePatience: Double = 60) {
    (self.built, self.patience, self.wholePatience) = (built, patience, wholePatience)
  }

  /// The name of the layout's class.
  var layoutName: String { built.layoutClass?.name ?? built.maker?.name ?? "the layout" }

  func newSession() -> Int {
    state.withLock { state in
      state.lastSession += 1
      return state.lastSession
    }
  }

  /// How often the program was started: sessions of an earlier one are gone.
  var generation: Int { state.withLock(\.generation) }

  /// - Throws: `LayoutError` where the program ends or does not answer in time, with the question
  ///   that the layout had not answered.
  func ask(_ event: SessionRequest.SessionEvent, of session: Int) throws(LayoutError)
    -> SessionReply
  {
    let request = SessionRequest(session: session, event: event)
    let result: Result<SessionReply, LayoutError> = state.withLock { state in
      if event.comesFirst, let endless = state.endless { return .failure(endless) }
      do throws(LayoutError) {
        return .success(try exchange(request, with: try running(&state)))
      } catch {
        if event.comesFirst, case .timeout? = state.channel?.ended(withinSeconds: 0) {
          state.endless = error
        }
        state.channel = nil
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Lets go of a session; nothing where the program runs no more.
  func close(_ session: Int, generation: Int) {
    state.withLock { state in
      guard state.generation == generation, let channel = state.channel else { return }
      do throws(LayoutError) {
        _ = try exchange(SessionRequest(session: session, event: .close), with: channel)
      } catch {
        // Others begin again in a new program.
        state.channel = nil
      }
    }
  }

  private func running(_ state: inout State) throws(LayoutError) -> ProcessChannel {
    if let channel = state.channel { return channel }
    let channel: ProcessChannel
    do throws(SystemError) {
      channel = try built.start(["--serve"], memory: 4 << 30)
    } catch {
      throw LayoutError("the program of \(layoutName) does not start: \(error.words)")
    }
    state.channel = channel
    state.generation += 1
    if !built.resources.isEmpty {
      _ = try exchange(
        SessionRequest(session: 0, event: .resources(built.resources)), with: channel)
    }
    return channel
  }

  private func exchange(
    _ request: SessionRequest, with channel: ProcessChannel
  ) throws(LayoutError) -> SessionReply {
    let (encoder, decoder) = (SessionCoding.encoder, SessionCoding.decoder)
    guard let line = try? encoder.encode(request) else {
      throw LayoutError("\(layoutName) cannot be asked with these numbers")
    }
    channel.send(Array(line), withinSeconds: patience)
    var question: String?
    var isGarbage = false
    let end = ContinuousClock.now + .seconds(wholePatience)
    while let line = channel.line(
      withinSeconds: min(patience, (end - .now) / .seconds(1)))
    {
      if line.first == UInt8(ascii: "?") {
        question = String(decoding: line.dropFirst(), as: UTF8.self)
      } else if let reply = try? decoder.decode(SessionReply.self, from: Data(line)),
        reply.scenery?.isWhole != false
      {
        return reply
      } else {
        isGarbage = true
        break
      }
    }
    let asked = question.map { " in \($0)" } ?? ""
    if isGarbage {
      throw LayoutError(
        "\(layoutName) wrote to a descriptor that is not its own\(asked), where galley reads its"
          + " answers; let it print, or write to the standard output or error")
    }
    let isLong = ContinuousClock.now >= end
    throw LayoutError(
      reason(of: channel, asked, after: Int(isLong ? wholePatience : patience)))
  }

  /// Why the program does not answer.
  ///
  /// - `seconds`: How long it was waited for.
  private func reason(of channel: ProcessChannel, _ asked: String, after seconds: Int) -> String {
    let end = channel.ended(withinSeconds: patience)
    let crash = built.crashReport(channel.errors)
    let place = crash.location.map { " at \($0)" } ?? ""
    let stopped = "\(layoutName) stopped\(asked)\(place): "
    switch end {
    case .timeout: return "\(layoutName) did not come to an end\(asked) in \(seconds) seconds"
    case .flood:
      return "\(layoutName) wrote a line without end\(asked) where galley reads its answers"
    case .exit(let status):
      return stopped + (crash.reason ?? "it ended its program by itself, with status \(status)")
    case .signal(let number):
      return stopped + (crash.reason ?? "signal \(number) ended its program")
    }
  }
}
