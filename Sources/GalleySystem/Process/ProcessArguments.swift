internal import CProcess

/// The arguments that the process was started with.
///
/// They come from where main has them, and not from `/proc`, from which Swift's runtime takes them:
/// where that cannot be read, `CommandLine` has none.
package enum ProcessArguments {
  /// Without the program's name; nil where they are not known.
  package static var all: [String]? {
    guard let values = galley_process_arguments() else {
      let known = CommandLine.arguments
      return known.isEmpty ? nil : Array(known.dropFirst())
    }
    let count = Int(galley_process_argument_count())
    return (0..<count).dropFirst().compactMap { number in
      values[number].map { String(cString: $0) }
    }
  }
}
