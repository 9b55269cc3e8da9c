internal import GalleyGraphics
internal import GalleyNotation
internal import GalleySystem
internal import Glibc

/// Reads the colors and images of an asset catalog; what else it has is passed over.
///
/// Of two of the same name the first counts. What is wrong is a warning: the picture goes on without it.
struct AssetCatalogReader {
  /// Deeper folders are left alone.
  private static let deepest = 16
  /// The most bytes of a `Contents.json`.
  private static let largestContents = 1 << 20

  private let catalog: String
  private let issues: IssueLog

  init(_ catalog: String, issues: IssueLog) {
    self.catalog = catalog
    self.issues = issues
  }

  func read(into resources: inout AppResources) {
    read(folder: catalog, prefix: "", depth: 0, into: &resources)
  }

  private func read(
    folder: String, prefix: String, depth: Int, into resources: inout AppResources
  ) {
    guard depth < Self.deepest else { return }
    for name in FolderList.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard SwiftFolder.isFolder(path, followingLinks: false) else { continue }
      let dot = name.lastIndex(of: ".")
      let stem = prefix + name[..<(dot ?? name.endIndex)]
      switch dot.map({ name[$0...] }) {
      case ".colorset":
        if resources.colors[stem] == nil { resources.colors[stem] = color(in: path) }
      case ".imageset":
        if resources.images[stem] == nil { resources.images[stem] = image(in: path) }
      case ".symbolset":
        let problem =
          "it is a symbol set, which is not drawn; put a PNG or SVG file of that name beside it in an "
          + "image set"
        if resources.images[stem] == nil {
          resources.images[stem] = CatalogImage(folder: path, variants: [], problem: problem)
        }
      case nil:
        let isNamespace = contents(of: path, isNeeded: false)?["properties"]?["provides-namespace"]
        read(
          folder: path, prefix: isNamespace?.boolean == true ? "\(prefix)\(name)/" : prefix,
          depth: depth + 1, into: &resources)
      default: break
      }
    }
  }

  // MARK: - Colors

  private func color(in path: String) -> CatalogColor? {
    guard let contents = contents(of: path) else { return nil }
    var variants: [CatalogColor.Variant] = []
    for entry in contents["colors"]?.array ?? [] {
      guard let conditions = CatalogConditions(entry), let color = entry["color"] else { continue }
      do throws(AssetProblem) {
        variants.append(CatalogColor.Variant(try CatalogColor.Value(color), on: conditions))
      } catch {
        warn(error.words, in: path)
      }
    }
    if variants.isEmpty { warn("the color set has no color that can be read", in: path) }
    return variants.isEmpty ? nil : CatalogColor(variants: variants)
  }

  // MARK: - Images

  private func image(in path: String) -> CatalogImage {
    guard let (contents, bytes) = contentsAndBytes(of: path) else {
      return CatalogImage(
        folder: path, variants: [], problem: "its Contents.json cannot be read")
    }
    let properties = contents["properties"]
    let keepsVectors = properties?["preserves-vector-representation"]?.boolean == true
    var variants: [CatalogImage.Variant] = []
    for entry in contents["images"]?.array ?? [] {
      guard let conditions = CatalogConditions(entry), let file = entry["filename"]?.text else {
        continue
      }
      let scale = entry["scale"]?.text.flatMap { Double($0.prefix { $0 != "x" }) }
      let isVector = file.lowercased().hasSuffix(".svg") || file.lowercased().hasSuffix(".pdf")
      let header = ImageHeader(ofFileAt: "\(path)/\(file)", within: path)
      let divisor = isVector ? 1 : scale ?? 1
      variants.append(
        CatalogImage.Variant(
          file, on: conditions, scale: isVector && keepsVectors ? nil : scale,
          width: (header?.width ?? 0) / divisor, height: (header?.height ?? 0) / divisor,
          place: Self.place(of: file, in: bytes),
          caps: Self.caps(of: entry["resizing"], scale: divisor)))
    }
    let intent = properties?["template-rendering-intent"]?.text
    return CatalogImage(
      folder: path, variants: variants,
      isTemplate: intent == "template" ? true : intent == "original" ? false : nil,
      problem: variants.isEmpty ? "it has no image file: its Contents.json names none" : nil)
  }

  /// Top, left, bottom, right, from the pixels that a catalog counts.
  private static func caps(of resizing: JSONValue?, scale: Double) -> [Double]? {
    guard let insets = resizing?["cap-insets"] else { return nil }
    let caps = ["top", "left", "bottom", "right"].map { max(0, insets[$0]?.number ?? 0) / scale }
    return caps.contains { $0 > 0 } ? caps : nil
  }

  /// The line and the column at which a text stands between quotes.
  private static func place(of text: String, in bytes: [UInt8]) -> [Int] {
    guard let range = bytes.firstRange(of: Array("\"\(text)\"".utf8)) else { return [1, 1] }
    let before = bytes[..<range.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return [1 + before.count { $0 == UInt8(ascii: "\n") }, 1 + range.lowerBound - start]
  }

  // MARK: - Files

  private func contents(of path: String, isNeeded: Bool = true) -> JSONValue? {
    contentsAndBytes(of: path, isNeeded: isNeeded)?.contents
  }

  /// The `Contents.json` of a folder; nil where it cannot be read, which is told where it must be
  /// there.
  private func contentsAndBytes(
    of path: String, isNeeded: Bool = true
  ) -> (contents: JSONValue, bytes: [UInt8])? {
    let file = "\(path)/Contents.json"
    do throws(FileProblem) {
      let bytes = try FileReading.bytes(
        atPath: file, within: .folder(catalog), limit: Self.largestContents)
      do throws(JSONReader.Problem) {
        return (try JSONReader.value(of: bytes), bytes)
      } catch {
        issues.warning(
          "\(error.message); nothing of it is drawn until the file is whole",
          at: SourceLocation(file: file, line: error.line, column: error.column))
        return nil
      }
    } catch {
      if case .system(ENOENT) = error, !isNeeded { return nil }
      warn("the catalog's file cannot be read: \(error.reason)", in: path)
      return nil
    }
  }

  private func warn(_ message: String, in path: String) {
    issues.warning(message, at: SourceLocation(file: "\(path)/Contents.json", line: 1, column: 1))
  }
}

extension CatalogConditions {
  /// What an entry of a set says of the screens that it is for; nil where that are no phones and no
  /// tablets.
  fileprivate init?(_ entry: JSONValue) {
    self.init()
    switch entry["idiom"]?.text {
    case "universal", nil: break
    case "iphone": isPad = false
    case "ipad": isPad = true
    default: return nil
    }
    for appearance in entry["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): hasIncreasedContrast = true
      default: return nil
      }
    }
    switch entry["language-direction"]?.text {
    case "right-to-left": isRightToLeft = true
    case "left-to-right": isRightToLeft = false
    default: break
    }
  }
}

/// A thing in a catalog that cannot be read.
struct AssetProblem: Error {
  let words: String
}

extension CatalogColor.Value {
  fileprivate init(_ color: JSONValue) throws(AssetProblem) {
    if let reference = color["reference"]?.text {
      self = try Self.reference(reference)
      return
    }
    guard let components = color["components"] else {
      throw AssetProblem(words: "the color has no components")
    }
    func number(_ name: String) throws(AssetProblem) -> Double {
      guard let number = Self.number(components[name], isAlpha: name == "alpha") else {
        let text = components[name]?.text.map { "'\($0)'" } ?? "nothing"
        throw AssetProblem(
          words: "the component \(name) is \(text); expected 0.5, 128 or 0x80")
      }
      return number
    }
    let alpha = try components["alpha"] == nil ? 1 : number("alpha")
    let space = color["color-space"]?.text ?? "srgb"
    if space.contains("gray") {
      let white = try number("white")
      self = .color(Color(red: white, green: white, blue: white, alpha: alpha))
      return
    }
    let rgb = (red: try number("red"), green: try number("green"), blue: try number("blue"))
    switch space {
    case "display-p3": self = .color(Color(displayP3: rgb, alpha: alpha))
    case "srgb", "extended-srgb":
      self = .color(
        Color(
          red: min(max(0, rgb.red), 1), green: min(max(0, rgb.green), 1),
          blue: min(max(0, rgb.blue), 1), alpha: alpha))
    default:
      throw AssetProblem(
        words: "the color space '\(space)' is not here; expected srgb, display-p3 or "
          + "gray-gamma-22")
    }
  }

  /// `0.5`, `128` and `0x80` are nearly the same; an opacity is never counted to 255.
  private static func number(_ value: JSONValue?, isAlpha: Bool) -> Double? {
    if let number = value?.number { return number.isFinite ? number : nil }
    guard let text = value?.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isShare = text.contains(".") || isAlpha && number <= 1
    return isShare ? number : number / 255
  }

  /// `systemBlueColor` is the system's blue.
  private static func reference(_ reference: String) throws(AssetProblem) -> Self {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let found = SystemColor.allCases.first(where: { "\($0)" == name }) else {
      throw AssetProblem(words: "the system's color '\(reference)' is not here")
    }
    return .system(found.rawValue)
  }
}
