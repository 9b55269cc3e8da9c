internal import FoundationEssentials
internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleySystem

/// A first showing of a controller, from whose files something was left out: what else needs that is
/// only seen when it runs.
struct ControllerRehearsal {
  let built: BuiltLayout

  /// How long a controller may take to show its view.
  private static let patience = 20.0

  /// Where the controller stops, and why; nil where it is shown, or where that cannot be told.
  var stop: Issue? {
    // The size of a phone; which one a scene has is not known here.
    let phone = Environment(
      size: Size(width: 393, height: 852),
      safeAreaInset: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), scale: 3)
    let setting = SessionViewState(content: Content(count: 1), environment: phone, sizing: nil)
    let events: [SessionRequest.SessionEvent] = [.resources(built.resources), .open(setting)]
    guard let channel = try? built.start(["--serve"], memory: 4 << 30) else { return nil }
    let end = ContinuousClock.now + .seconds(Self.patience)
    for event in events {
      guard
        let line = try? SessionCoding.encoder.encode(SessionRequest(session: 1, event: event))
      else { return nil }
      channel.send(Array(line), withinSeconds: Self.patience)
      var isAnswered = false
      while !isAnswered, let line = channel.line(withinSeconds: (end - .now) / .seconds(1)) {
        // Else it is a question that is about to be asked.
        isAnswered = line.first != UInt8(ascii: "?")
      }
      guard isAnswered else { break }
      if case .open = event { return nil }
    }
    guard ContinuousClock.now < end else { return nil }
    _ = channel.ended(withinSeconds: 1)
    let crash = built.crashReport(channel.errors)
    return crash.location.map {
      Issue("the screen stops here: \(crash.reason ?? "its program ends")", at: $0)
    }
  }
}
