internal import GalleyNotation
internal import GalleyScenes

/// A key of a keyboard.
struct KeyboardKey: Sendable {
  enum Face: Sendable {
    case character(String)
    case word(Bindable<String>)
    case symbol(String)
    case blank
  }

  enum Role: Sendable {
    /// It types what it shows.
    case letter
    /// It changes what the others do.
    case function
    /// It ends typing, in the tint.
    case action
  }

  var id: String?
  var face: Face
  var role = Role.letter
  /// How wide it is with the gap beside it, in those of a letter.
  var units = 1.0

  static func symbol(_ id: String, _ name: String, units: Double, role: Role = .function)
    -> KeyboardKey
  {
    KeyboardKey(id: id, face: .symbol(name), role: role, units: units)
  }

  static func word(_ id: String, _ word: String, units: Double) -> KeyboardKey {
    KeyboardKey(id: id, face: .word(.constant(word)), role: .function, units: units)
  }
}

/// A row of keys.
struct KeyboardRow: Sendable {
  /// Before the first key, in units.
  var start = 0.0
  var keys: [KeyboardKey]
}
