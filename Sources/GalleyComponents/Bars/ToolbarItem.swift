internal import GalleyNotation
internal import GalleyScenes

/// An entry of a toolbar: a button, or room between buttons.
enum ToolbarItem: Sendable {
  case button(BarButton)
  /// Takes as much of the room that is left as the others.
  case flexibleSpace
  /// In points.
  case fixedSpace(Double)

  var isSpace: Bool {
    if case .button = self { return false }
    return true
  }
}

extension OptionType where Value == ToolbarItem {
  /// A button as navigation bars have it, `spacer`, or `{ spacer: 24 }`.
  static var toolbarItem: OptionType {
    let spacer = "spacer"
    let space = OptionType<Double>.options(
      [SceneOption(spacer, \.self, .number(in: 0...10_000), "points")], of: 0)
    let button = OptionType<BarButton>.barButton
    return OptionType(
      .either([.choice([spacer]), space.kind, button.kind]), values: "",
      read: { options, key in
        let value = options.rawValue(for: key)
        if case .text(spacer)? = value?.kind { return .flexibleSpace }
        return value?[spacer] == nil
          ? button.read(options, key).map(ToolbarItem.button)
          : space.read(options, key).map(ToolbarItem.fixedSpace)
      })
  }
}
