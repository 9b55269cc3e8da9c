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
    let request = SessionRequest(session: 1, event: .open(setting))
    guard let line = try? SessionCoding.encoder.encode(request),
      let channel = try? built.start(["--serve"], memory: 4 << 30)
    else { return nil }
    channel.send(Array(line), withinSeconds: Self.patience)
    let end = ContinuousClock.now + .seconds(Self.patience)
    while let line = channel.line(withinSeconds: (end - .now) / .seconds(1)) {
      // Else it is a question that is about to be asked.
      if line.first != UInt8(ascii: "?") { return nil }
    }
    guard ContinuousClock.now < end else { return nil }
    _ = channel.ended(withinSeconds: 1)
    let crash = built.crashReport(channel.errors)
    return crash.location.map {
      Issue("the screen stops here: \(crash.reason ?? "its program ends")", at: $0)
    }
  }
}
