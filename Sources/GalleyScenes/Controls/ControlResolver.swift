internal import GalleyGeometry
internal import GalleyNotation

/// The controls of a screen at an instant, and what texts may ask of them: `{wifi.on}`,
/// `{volume.value}`, `{volume.percent}`, `{tabs.index}`, `{tabs.number}`, `{tabs.title}`.
struct ControlResolver: ControlValues {
  let controls: [String: PlayedControl]
  /// Is told that something depends on what a control is set to.
  let note: () -> Void

  var controlNames: [String] { controls.keys.sorted() }

  func position(ofControl name: String) -> Double? {
    note()
    return controls[name]?.position
  }

  func isMoving(_ name: String) -> Bool { controls[name]?.isMoving ?? false }

  func value(ofControl name: String, path: [String]) throws(UnknownName) -> OptionValue {
    note()
    guard let control = controls[name] else { throw UnknownName(name: name, known: controlNames) }
    let values = Self.values(of: control)
    guard path.count == 1, let value = values.first(where: { $0.name == path[0] }) else {
      throw UnknownName(name: path.joined(separator: "."), known: values.map(\.name))
    }
    return .plain(value.text)
  }

  private static func values(of control: PlayedControl) -> [(name: String, text: String)] {
    switch control.spec.kind {
    case .toggle:
      let isOn = control.value != 0
      return [("on", isOn ? "true" : "false"), ("value", isOn ? "on" : "off")]
    case .choice(let words):
      let index = Int(control.value)
      return [
        ("index", "\(index)"), ("number", "\(index + 1)"), ("title", words[safe: index] ?? ""),
        ("value", words[safe: index] ?? ""),
      ]
    case .amount, .steps:
      let value = control.shownValue
      let percent = (control.spec.position(of: value) * 100).rounded()
      return [("value", rounded(value).shortest), ("percent", percent.shortest)]
    }
  }

  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }

  func isControl(_ name: String, setTo value: OptionValue) -> Bool {
    note()
    guard let control = controls[name], let wanted = ControlValueReader(control.spec).value(value)
    else {
      return false
    }
    return abs(control.shownValue - wanted) < 1e-9
  }
}
