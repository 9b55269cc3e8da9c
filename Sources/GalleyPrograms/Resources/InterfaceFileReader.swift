internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// Reads xibs and storyboards, and which classes their parts name.
///
/// What cannot be read is a warning: what would come of it is not there.
struct InterfaceFileReader {
  /// The most bytes of a file.
  private static let largestFile = 8 << 20

  private let issues: IssueLog

  init(issues: IssueLog) { self.issues = issues }

  /// Reads a file; of several of one name the first counts, and one of `Base.lproj` before others.
  func read(_ path: String, into resources: inout AppResources) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let known = resources.interfaces[name] {
      let base = "/Base.lproj/"
      guard path.contains(base), !known.path.contains(base) else { return }
    }
    do throws(FileProblem) {
      let bytes = try FileReading.bytes(atPath: path, limit: Self.largestFile)
      guard let root = root(of: bytes, path) else { return }
      // Xcode's own screen while an app starts is none of the app's.
      guard root["launchScreen"] != "YES" else { return }
      resources.interfaces[name] = InterfaceFile(
        path: path, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      warn("it cannot be read: \(error.reason)", path)
    }
  }

  private func root(of bytes: [UInt8], _ path: String) -> InterfaceElement? {
    do throws(InterfaceReader.Problem) {
      let root = try InterfaceReader.root(of: bytes)
      guard root.name == "document", let type = root["type"] else {
        warn("it is in a format of before Xcode 5; open it in Xcode and save it", path, root.line)
        return nil
      }
      // Those of a Mac or a watch are of other targets.
      return type.contains(".CocoaTouch.") ? root : nil
    } catch {
      warn(
        "\(error.message); nothing comes of it until the file is whole", path, error.line,
        error.column)
      return nil
    }
  }

  private func warn(_ message: String, _ path: String, _ line: Int = 1, _ column: Int = 1) {
    issues.warning(message, at: SourceLocation(file: path, line: line, column: column))
  }
}

extension AppResources {
  /// The classes that xibs and scenes of storyboards name, with the names by which code asks for
  /// those.
  var interfaceParts: [InterfacePart] {
    interfaces.sorted { $0.key < $1.key }.flatMap { name, file -> [InterfacePart] in
      guard let root = try? InterfaceReader.root(of: Array(file.text.utf8)) else { return [] }
      let stem = name.split(separator: ".").first.map(String.init) ?? name
      guard name.hasSuffix(".storyboard") else {
        return [InterfacePart(names: [stem], classes: Self.classes(in: [root]), isScene: false)]
      }
      return Self.scenes(of: root, named: stem)
    }
  }

  private static func scenes(of root: InterfaceElement, named stem: String) -> [InterfacePart] {
    let scenes = root.list("scenes").compactMap { scene -> (InterfaceElement, InterfaceElement)? in
      let first = scene.list("objects").first { $0.name != "placeholder" }
      return first.map { (scene, $0) }
    }
    return scenes.map { scene, controller in
      let isInitial = controller["id"] != nil && controller["id"] == root["initialViewController"]
      let names = [
        controller["customClass"], controller["storyboardIdentifier"], isInitial ? stem : nil,
        controller["id"],
      ]
      // What a scene contains comes with it; what it leads to does not.
      let contained = Set(
        scene.all.filter { $0.name == "segue" && ["embed", "relationship"].contains($0["kind"]) }
          .compactMap { $0["destination"] })
      let inner = scenes.filter { contained.contains($0.1["id"] ?? "") }.compactMap {
        $0.1["customClass"] ?? $0.1["id"]
      }
      return InterfacePart(
        names: names.compactMap(\.self),
        classes: classes(in: [scene]) + inner, isScene: true)
    }
  }

  private static func classes(in elements: [InterfaceElement]) -> [String] {
    var seen: Set<String> = []
    return elements.flatMap(\.all).filter { $0.name != "placeholder" }
      .compactMap { $0["customClass"] }.filter { seen.insert($0).inserted }
  }
}
