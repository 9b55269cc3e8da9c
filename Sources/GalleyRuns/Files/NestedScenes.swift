internal import GalleyNotation
internal import GalleyScenes
internal import GalleySystem
import Glibc

/// Scenes in folders below those that a command was given: it does not look into them, since what
/// lies deeper may as well be parts, drafts and data of the scenes above.
package struct NestedScenes {
  /// A folder and how many scenes lie directly in it.
  private struct Folder {
    var path: String
    var count: Int
  }

  /// How many names are looked at, and how large a file may be: whole projects may lie there.
  private static let mostNames = 5000
  private static let largestFile = 1 << 20
  /// How many folders are told.
  private static let mostListed = 5

  private var found: [Folder] = []

  /// Looks for scenes; hidden folders are left out, and links are not followed.
  ///
  /// - Parameters:
  ///   - folders: in which scenes that lie directly are read.
  ///   - others: files and folders that are read anyway, such as what scenes include.
  package init(below folders: [String], besides others: [String] = []) {
    let read = Set(others.map(FilePath.real))
    var queue = folders.flatMap(Self.folders).filter { !read.contains(FilePath.real($0)) }
    var names = 0
    while let folder = queue.popLast(), names < Self.mostNames {
      let content = (try? InputFiles.names(inFolder: folder)) ?? []
      names += content.count
      let count = InputFiles.sceneNames(among: content).count { name in
        let path = FilePath.join(folder, name)
        return !read.contains(FilePath.real(path)) && Self.isScene(path)
      }
      if count > 0 { found.append(Folder(path: folder, count: count)) }
      queue += Self.folders(in: folder).filter { !read.contains(FilePath.real($0)) }
    }
    found.sort { $0.path < $1.path }
  }

  /// Says of each folder what is not done with its scenes, such as `checked`.
  package func words(notBeing done: String) -> [String] {
    let lines = found.prefix(Self.mostListed).map { folder in
      "'\(folder.path)' holds \(folder.count.counting("scene")) that"
        + " \(folder.count == 1 ? "is" : "are") not \(done); name that folder, too"
    }
    let more = found.count - lines.count
    return more > 0
      ? lines + ["\(more.counting("more folder")) below hold such scenes"] : lines
  }

  /// The first folder with scenes, for one that has none itself; nil where there is none.
  package var first: String? { found.first?.path }

  private static func folders(in folder: String) -> [String] {
    let names = (try? InputFiles.names(inFolder: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { FilePath.join(folder, $0) }.filter { path in
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  private static func isScene(_ path: String) -> Bool {
    let bytes = try? FileReading.bytes(atPath: path, limit: largestFile)
    return bytes.map(SceneLoader.isScene) ?? false
  }
}
