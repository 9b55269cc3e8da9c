/// A command that cannot do what it should: mistake and cure in one sentence.
struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
