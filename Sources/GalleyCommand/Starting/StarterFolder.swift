import ArgumentParser
import GalleyRuns

/// The folder that files to begin with are written into, as an option.
struct StarterFolder: ParsableArguments {
  @Option(name: .shortAndLong, help: "The folder to write into.", completion: .directory)
  var output = "."

  func validate() throws {
    if output.isEmpty {
      throw ValidationError("--output is empty; name a folder, . for this one")
    }
  }

  /// The path of a file in the folder, as people who stand in it would write it.
  func path(_ name: String) -> String { output == "." ? name : FilePath.join(output, name) }

  /// A path in the folder, as a shell reads it.
  func quotedPath(_ name: String) -> String {
    let path = path(name)
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/+,@%".contains($0) }
    return isPlain && !path.hasPrefix("-") ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// Writes all files or none, and none over another.
  func write(_ files: [OutputFile]) throws {
    for file in files where OutputLocation.isTaken(file.path) {
      throw CommandError(
        "'\(file.path)' is there already and is not written over; name another folder with -o, or "
          + "move it away")
    }
    try WholeFileWriter.write(files, below: output)
  }

  /// The sentence that files were written.
  static func report(_ files: [OutputFile]) -> String {
    "wrote\n" + files.map { "  \($0.path)" }.joined(separator: "\n")
  }
}
