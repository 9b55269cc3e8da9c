import Foundation
import PackagePlugin

/// Compiles layouts of an app into a target that tests them, as far as Linux's compiler can.
///
/// The target's folder has a file `galley-layouts.txt` with the path of a Swift file on each line,
/// relative to that folder; empty lines and what follows a `#` count for nothing. The files are
/// rewritten on the way to the compiler, and stay as they are.
@main
struct GalleyLayoutFiles: BuildToolPlugin {
  private struct Entry {
    var line: Int
    /// As the list has it.
    var name: String
    var file: URL
  }

  private static let listName = "galley-layouts.txt"

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.listName)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "there is no \(list.path) to read; write into it the paths of the layouts' Swift files, "
          + "relative to its folder, one a line")
      return []
    }
    let entries = Self.entries(of: text, in: target.directoryURL)
    if entries.isEmpty {
      Diagnostics.warning("\(list.path) names no file, so no layout is compiled")
    }
    // A plan that fails is made anew, so that what is missing may come.
    for entry in entries where !FileManager.default.fileExists(atPath: entry.file.path) {
      Diagnostics.error(
        "\(list.path):\(entry.line): there is no file '\(entry.file.path)'; paths are relative to "
          + "the folder of this list")
    }
    let outputs = Self.outputs(of: entries, in: context.pluginWorkDirectoryURL)
    return [
      .buildCommand(
        displayName: "Rewriting the layouts of \(target.name)",
        executable: try context.tool(named: "GalleyRewriter").url,
        arguments: [list.path]
          + zip(entries, outputs).flatMap { [$0.name, $0.file.path, $1.path] },
        inputFiles: [list] + entries.map(\.file), outputFiles: outputs)
    ]
  }

  /// The tool reads the list by the same rules.
  private static func entries(of text: String, in folder: URL) -> [Entry] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { number, line in
        let name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return nil }
        let file = URL(filePath: name, relativeTo: folder).standardizedFileURL
        return Entry(line: number + 1, name: name, file: file)
      }
  }

  /// Files of one module need names of their own.
  private static func outputs(of entries: [Entry], in folder: URL) -> [URL] {
    var names: Set<String> = []
    return entries.map { entry in
      var name = entry.file.deletingPathExtension().lastPathComponent + "+Rewritten"
      while !names.insert(name).inserted { name += "-\(names.count)" }
      return folder.appending(path: name + ".swift")
    }
  }
}
