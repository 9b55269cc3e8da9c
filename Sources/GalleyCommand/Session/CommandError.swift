/// What a command cannot do: what is wrong, and what would be right, in one sentence.
struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
