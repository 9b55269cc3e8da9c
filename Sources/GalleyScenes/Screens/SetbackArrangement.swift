internal import GalleyGeometry
internal import GalleyGraphics

/// Sets back in the commands of a screen what presents a sheet, with black behind it.
///
/// What the system draws over all apps, the status bar and the home indicator, stays in its place.
struct SetbackArrangement {
  var bounds: Rect
  /// Of the corners in which the screen is seen.
  var displayRadius: Double

  func arranged(_ commands: [DrawCommand]) -> [DrawCommand] {
    let setbacks = commands.flatMap(\.setbacks)
    guard !setbacks.isEmpty else { return commands }
    var arranged = commands
    // A sheet over another one sets that back, with what is behind it.
    for (number, setback) in setbacks.enumerated() {
      let presenter = number == 0 ? bounds : setbacks[number - 1].card
      var count = number
      arranged = settingBack(arranged, beforeSetback: &count) {
        setback.group($0, of: presenter, on: bounds, displayRadius: displayRadius)
      }
    }
    return [.fill(Fill(.rectangle(bounds), .solid(.black)))] + arranged
  }

  /// Groups all that lies behind what is presented.
  ///
  /// - `number`: How many setbacks there are before that of the presented.
  private func settingBack(
    _ commands: [DrawCommand], beforeSetback number: inout Int,
    _ group: ([DrawCommand]) -> DrawCommand
  ) -> [DrawCommand] {
    for (index, command) in commands.enumerated() {
      let count = command.setbacks.count
      guard number < count else {
        number -= count
        continue
      }
      var presented = command
      if command.setback == nil, case .group(var inner) = command {
        inner.children = settingBack(inner.children, beforeSetback: &number, group)
        presented = .group(inner)
      }
      return grouped(commands[..<index], group) + [presented] + commands[(index + 1)...]
    }
    return commands
  }

  /// Groups commands apart from what the system draws over all apps.
  private func grouped(
    _ commands: some Sequence<DrawCommand>, _ group: ([DrawCommand]) -> DrawCommand
  ) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var run: [DrawCommand] = []
    func endRun() {
      if !run.isEmpty { result.append(group(run)) }
      run = []
    }
    for command in commands {
      guard command.hasSystemOverlay, case .group(var inner) = command else {
        run.append(command)
        continue
      }
      endRun()
      if !command.isSystemOverlay { inner.children = grouped(inner.children, group) }
      result.append(.group(inner))
    }
    endRun()
    return result
  }
}

extension DrawCommand {
  /// How the layer that it draws sets back what presents it; nil for other commands.
  fileprivate var setback: PresenterSetback? {
    guard case .group(let group) = self else { return nil }
    return (group.part?.details as? DrawnPart)?.setback
  }

  /// Those of all layers in it, back to front.
  fileprivate var setbacks: [PresenterSetback] {
    if let setback { return [setback] }
    return layerChildren.flatMap(\.setbacks)
  }

  /// Whether it is a bar of the system that stays in its place whatever an app does.
  fileprivate var isSystemOverlay: Bool {
    guard case .group(let group) = self else { return false }
    return ["status-bar", "home-indicator"].contains(group.part?.role)
  }

  fileprivate var hasSystemOverlay: Bool {
    isSystemOverlay || layerChildren.contains(where: \.hasSystemOverlay)
  }

  /// The commands of a layer that only holds others, in the coordinates of the screen.
  private var layerChildren: [DrawCommand] {
    guard case .group(let group) = self, group.transform.isIdentity, group.projection == nil,
      (group.part?.details as? DrawnPart)?.isOfLayer != false
    else { return [] }
    return group.children
  }
}
