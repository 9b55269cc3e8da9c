internal import GalleySystem

/// The sources that a Swift file is compiled with, as far as folders tell it.
package enum SourceTree {
  /// Folders further up are left alone.
  private static let highest = 16

  /// The folders of the target that a file is part of: of an Xcode project's the one that the file is
  /// in, of a package's that below `Sources`, and the file's own folder where neither is found.
  package static func folders(around file: String) -> [String] {
    var path = FilePath.folder(of: file)
    let own = path
    for _ in 0..<highest {
      let names = FolderList.names(in: path)
      if names.contains("Package.swift") { return [part(of: file, below: path, depth: 2)] }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        return [part(of: file, below: path, depth: 1)]
      }
      guard let above = above(path) else { break }
      path = above
    }
    return [own]
  }

  /// The folder around a folder; nil for the root, and where it is not known.
  private static func above(_ path: String) -> String? {
    switch path {
    case "/": nil
    case ".": ".."
    case _ where path == ".." || path.hasSuffix("/.."): path + "/.."
    default: FilePath.folder(of: path)
    }
  }

  /// The folder so deep below another that a file is in; that one where it lies higher.
  private static func part(of file: String, below folder: String, depth: Int) -> String {
    let base = folder == "." ? "" : folder + "/"
    let inner = file.dropFirst(base.count).split(separator: "/")
    guard depth == 1 || inner.first == "Sources", inner.count > depth else { return folder }
    return base + inner.prefix(depth).joined(separator: "/")
  }
}
