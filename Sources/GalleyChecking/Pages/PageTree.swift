internal import GalleyGeometry
internal import GalleyRuns
internal import GalleyScenes
internal import GalleySystem
import Glibc

/// The pages that a command was given, the pictures that lie beside them, and the scenes.
package struct PageTree: Sendable {
  /// A page as it was read.
  struct Page: Sendable {
    var path: String
    var bytes: [UInt8]
    var content: PageContent
  }

  /// The most files and folders that are looked at.
  private static let mostNames = 200_000

  private(set) var pages: [Page] = []
  /// The pictures in the folders of pages that were named.
  private(set) var pictures: [String] = []
  /// The scenes in those folders, for a command that names none.
  package private(set) var scenes: [String] = []
  /// The folders within which pages may name pictures.
  let roots: [String]
  /// What is wrong with pages that are not read.
  package private(set) var errors: [String] = []

  package var pageCount: Int { pages.count }

  private var names = 0

  /// - `inputs`: pages, and folders with pages in them.
  /// - `folders`: more folders in which pictures lie.
  ///
  /// Throws where what was named is no page and no folder, or there is no page in it.
  package init(of inputs: [String], pictures folders: [String]) throws {
    let named = inputs.map(\.normalizedPath)
    let more = folders.map(\.normalizedPath)
    roots =
      named.map { FileKind(at: $0) == .folder ? $0 : FilePath.folder(of: $0) } + more
    for (input, path) in zip(inputs, named) {
      if FileKind(at: path) == .folder {
        try walk(path)
      } else {
        guard PageFormat(path: path) != nil else {
          throw FileError(
            "read", input,
            because: "it is no page; pages are .md, .mdx, .markdown, .tutorial, .rst and .html")
        }
        read(path)
      }
    }
    for (folder, path) in zip(folders, more) {
      guard FileKind(at: path) == .folder else {
        throw FileError("read", folder, because: "it is no folder; name one with pictures in it")
      }
    }
    pages = pages.withoutDoubles { $0.path }
    pictures = pictures.withoutDoubles
    scenes = scenes.withoutDoubles
    guard !pages.isEmpty || !errors.isEmpty else {
      throw FileError(
        "find a page in", inputs.first ?? ".",
        because: "pages are named *.md, *.mdx, *.rst and *.html; name a folder that has some")
    }
  }

  /// Goes through a folder; hidden ones and those of packages are left out, and links are not
  /// followed.
  private mutating func walk(_ root: String) throws {
    var queue = [root]
    while let folder = queue.popLast() {
      let content = try InputFiles.names(inFolder: folder).sorted()
      names += content.count
      guard names <= Self.mostNames else {
        throw FileError(
          "look through", root,
          because: "more than \(Self.mostNames) files lie there; name a folder of pages")
      }
      for name in content where !name.hasPrefix(".") && name != "node_modules" {
        let path = folder == "." ? name : FilePath.join(folder, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: queue.append(path)
        case S_IFREG: note(path)
        default: break
        }
      }
    }
  }

  private mutating func note(_ path: String) {
    if path.isPicturePath {
      pictures.append(path)
    } else if PageFormat(path: path) != nil {
      read(path)
    } else if path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
      let bytes = try? InputFiles.bytes(atPath: path), SceneLoader.isScene(bytes)
    {
      scenes.append(path)
    }
  }

  private mutating func read(_ path: String) {
    do {
      let bytes = try InputFiles.bytes(atPath: path)
      guard let format = PageFormat(path: path) else { return }
      guard String(validating: bytes, as: UTF8.self) != nil else {
        errors.append("cannot read '\(path)': it is not in UTF-8; save it so")
        return
      }
      let content = format.content(of: bytes)
      guard !content.isOverfull else {
        errors.append(
          "cannot read '\(path)': it has more than \(PageContent.mostPictures) pictures, or more"
            + " than \(PageContent.mostScenes) scenes; divide it")
        return
      }
      if !content.images.isEmpty || !content.scenes.isEmpty {
        pages.append(Page(path: path, bytes: bytes, content: content))
      } else {
        pages.append(Page(path: path, bytes: [], content: content))
      }
    } catch {
      errors.append("\(error)")
    }
  }
}

/// Where pictures of pages lie.
extension PageTree {
  /// The place of a picture that a page names.
  enum Place: Sendable {
    /// A path, and the folder that it lies below.
    case file(String, root: String)
    /// Outside of all that was named, where nothing is opened.
    case outside
    /// Where the site has it that is made of the pages.
    case elsewhere
  }

  func place(of target: String, on page: String) -> Place {
    if target.hasPrefix("/") {
      for root in roots {
        for folder in [root, FilePath.join(root, "static"), FilePath.join(root, "public")] {
          let path = FilePath.join(folder, String(target.dropFirst())).normalizedPath
          if FileKind(at: path) == .file, path.lies(below: root) { return .file(path, root: root) }
        }
      }
      return .elsewhere
    }
    let path = FilePath.join(FilePath.folder(of: page), target).normalizedPath
    guard let root = roots.first(where: { path.lies(below: $0) }) else { return .outside }
    return .file(path, root: root)
  }

  /// The file that a name in a catalog of DocC means: any in it that is called so, with or without
  /// what tells its scale, its theme and its format.
  func pictureInCatalog(_ target: String, of page: String) -> (path: String, root: String)? {
    let folders = page.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = folders.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    let catalog = folders[...last].joined(separator: "/")
    let inside = pictures.filter { $0.lies(below: catalog) }
    let name = FilePath.name(of: target)
    let found =
      inside.first { FilePath.name(of: $0) == name }
      ?? inside.first { FilePath.name(of: $0.pictureStem) == FilePath.name(of: target.pictureStem) }
    guard let found, let root = roots.first(where: found.lies) else { return nil }
    return (found, root)
  }
}

extension String {
  /// The path without `.` and without `..` where a folder stands before it; links are not asked.
  package var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !hasPrefix("/") {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    return hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
  }

  /// Whether a path leads below a folder by its words.
  func lies(below folder: String) -> Bool {
    folder == "."
      ? !hasPrefix("/") && self != ".." && !hasPrefix("../")
      : hasPrefix(FilePath.join(folder, ""))
  }

  /// The path of a picture without what tells its scale, its theme and its format: those with equal
  /// stems are forms of one picture.
  var pictureStem: String {
    var stem = self[...]
    if isPicturePath, let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for course in [".animated", ".filmstrip"] where stem.hasSuffix(course) {
      stem = stem.dropLast(course.count)
    }
    let start = stem.lastIndex(of: "/").map(stem.index(after:)) ?? stem.startIndex
    if stem.hasSuffix("x"), let at = stem[start...].lastIndex(of: "@") { stem = stem[..<at] }
    if let tilde = stem[start...].lastIndex(of: "~") { stem = stem[..<tilde] }
    return String(stem)
  }
}
