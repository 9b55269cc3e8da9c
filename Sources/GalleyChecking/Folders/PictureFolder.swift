internal import GalleyRuns
internal import GalleySystem
import Glibc

/// The pictures of a folder and of those in it, of whoever drew them.
struct PictureFolder: Sendable {
  let path: String
  private(set) var pictures: Set<PicturePath> = []
  /// What may hold pictures and cannot be looked into.
  private(set) var problems: [PicturePath: FileError] = [:]

  private static let extensions: Set = ["png", "apng", "jpg", "jpeg", "webp", "svg"]

  /// Looks for pictures; what is hidden is left out.
  ///
  /// Links to pictures are pictures, also where they lead nowhere. Links to folders are not followed,
  /// or a folder could be in itself.
  ///
  /// - Throws: where the folder itself cannot be read.
  init(_ path: String) throws(FileError) {
    self.path = path
    var folders: [String?] = [nil]
    while let folder = folders.popLast() {
      let names: [String]
      do throws(FileError) {
        names = try InputFiles.names(inFolder: folder.map { FilePath.join(path, $0) } ?? path)
      } catch {
        guard let folder else { throw error }
        problems[PicturePath(folder)] = error
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let inner = folder.map { FilePath.join($0, name) } ?? name
        if add(PicturePath(inner)) { folders.append(inner) }
      }
    }
  }

  /// Takes a picture; returns whether it is a folder to be looked into.
  private mutating func add(_ name: PicturePath) -> Bool {
    let file = FilePath.join(path, name.text)
    var status = stat()
    let isThere = lstat(file, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { return true }
    if isThere, status.st_mode & S_IFMT == S_IFLNK, FileKind(at: file) == .folder {
      problems[name] = FileError(
        "look into", file, because: "it is a link to a folder; put the folder itself there")
    } else if Self.isPicture(name.text) {
      pictures.insert(name)
    }
    return false
  }

  /// Whether a file is called as pictures are.
  static func isPicture(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The bytes of a picture, which no link leads out of the folder to.
  func bytes(of name: PicturePath) throws(FileError) -> [UInt8] {
    let file = FilePath.join(path, name.text)
    guard !name.text.unicodeScalars.contains("\u{FFFD}") || FileKind(at: file) != nil else {
      throw FileError("read", file, because: "its name is no UTF-8; rename it")
    }
    return try InputFiles.bytes(atPath: file, within: .folder(path))
  }
}

/// A path below a folder, by its bytes: two that Unicode calls equal are two files.
struct PicturePath: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: PicturePath, other: PicturePath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: PicturePath, other: PicturePath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
