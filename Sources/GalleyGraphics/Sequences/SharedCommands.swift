extension [Picture] {
  /// The commands, from the first at the back, that every picture begins with: the ground on which
  /// the rest moves.
  package var sharedCommands: ArraySlice<DrawCommand> {
    guard var shared = first?.commands[...] else { return [] }
    for picture in dropFirst() {
      shared = shared.prefix(zip(shared, picture.commands).prefix { $0 == $1 }.count)
    }
    return shared
  }
}
