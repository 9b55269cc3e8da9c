extension PictureSequence {
  /// How many commands, from the first at the back, every picture begins with: the ground on which
  /// the rest moves.
  ///
  /// Asks for each picture until one shares nothing.
  package var sharedCommandCount: Int {
    get throws {
      var shared = try picture(0).commands[...]
      for frame in 1..<max(1, frameCount) where !shared.isEmpty {
        let pairs = zip(shared, try picture(frame).commands)
        shared = shared.prefix(pairs.prefix { $0 == $1 }.count)
      }
      return shared.count
    }
  }
}
