import GalleyRuns

/// Keeps what a command writes away from what it reads.
enum InputProtection {
  /// Refuses an output that is one of the inputs, or lies in one that is a folder of references.
  static func refuse(
    _ output: String, over inputs: [String], inFolder folder: String? = nil
  ) throws {
    let path = FilePath.resolved(output)
    if inputs.contains(where: { $0 != "-" && FilePath.resolved($0) == path }) {
      throw CommandError("'\(output)' is read by this command and not written; name another file")
    }
    guard let folder, FileKind(at: folder) == .folder else { return }
    let place = FilePath.resolved(FilePath.folder(of: output))
    let root = FilePath.resolved(folder)
    if place == root || place.hasPrefix(root + "/") {
      throw CommandError(
        "'\(output)' lies in the references, which only galley approve writes; name another place")
    }
  }
}
