/// The exit status of a command, as diff(1) has it.
enum ExitStatus: Int32, Sendable {
  /// All went well; what was compared is the same.
  case success = 0
  /// The pictures that were compared differ.
  case different = 1
  /// Something could not be done.
  case trouble = 2
}
