internal import GalleyGraphics
internal import GalleyRewriting

/// The symbols that Xcode makes of the names in asset catalogs, such as `.brandBlue`, as far as an
/// app's files use them.
struct AssetSymbols {
  fileprivate enum Kind { case color, image }

  fileprivate struct Symbol {
    var kind: Kind
    /// The name in the catalogs.
    var asset: String
    /// The types of the folders around it, and its own name last.
    var path: [String]

    /// Those that have the symbol.
    var types: [String] {
      kind == .color ? ["ColorResource", "UIColor"] : ["ImageResource", "UIImage"]
    }
  }

  private let symbols: [Symbol]

  init(_ resources: AppResources) {
    symbols =
      resources.colors.keys.sorted().map { Symbol(.color, $0) }
      + resources.images.keys.sorted().map { Symbol(.image, $0) }
  }

  /// The extensions that declare the symbols which a unit's files use and do not declare themselves.
  func text(for unit: RewrittenUnit) -> String {
    guard !symbols.isEmpty else { return "" }
    let words = SourceWords(unit.files.map(\.bytes))
    var seen: Set<[String]> = []
    let used = symbols.filter { symbol in
      let name = symbol.path[symbol.path.count - 1]
      return words.behindDots.contains(name) && !words.declared.contains(name)
        && seen.insert(["\(symbol.kind)"] + symbol.path).inserted
    }
    return Self.namespaces(of: used) + used.map(Self.text).joined()
  }

  /// The types of folders, each once, those around others first.
  private static func namespaces(of symbols: [Symbol]) -> String {
    var seen: Set<String> = []
    return symbols.flatMap { symbol -> [String] in
      symbol.path.indices.dropLast().flatMap { last in
        symbol.types.compactMap { type in
          let around = ([type] + symbol.path[..<last]).joined(separator: ".")
          let line = "extension \(around) { enum `\(symbol.path[last])` {} }\n"
          return seen.insert(line).inserted ? line : nil
        }
      }
    }.joined()
  }

  private static func text(of symbol: Symbol) -> String {
    let name = symbol.path[symbol.path.count - 1]
    let asset = "\"\(symbol.asset.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    let resource = "\(symbol.types[0])(name: \(asset), bundle: .main)"
    return zip(symbol.types, [resource, "\(symbol.types[1])(resource: \(resource))"])
      .map { type, value in
        let around = ([type] + symbol.path.dropLast()).joined(separator: ".")
        return "extension \(around) { static var `\(name)`: \(type) { \(value) } }\n"
      }.joined()
  }
}

extension AssetSymbols.Symbol {
  /// - `asset`: The name in the catalogs, with those of the folders before it.
  fileprivate init(_ kind: AssetSymbols.Kind, _ asset: String) {
    self.kind = kind
    self.asset = asset
    var parts = asset.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    let ending = kind == .color ? "Color" : "Image"
    let stem = name.hasSuffix(ending) && name.count > ending.count ? name.dropLast(5) : name[...]
    path = parts.map { Self.symbol($0, isType: true) } + [Self.symbol(String(stem), isType: false)]
  }

  /// Words run together; the first one is small but for types.
  private static func symbol(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    var text = words.enumerated().map { number, word in
      number > 0 || isType ? word.prefix(1).uppercased() + word.dropFirst() : word
    }.joined()
    if !isType {
      // Of capitals at the beginning the last stays where a small letter comes behind it.
      let capitals = text.prefix { $0.isUppercase }.count
      let rest = text.dropFirst(capitals).first
      let small = capitals > 1 && rest?.isLowercase == true ? capitals - 1 : capitals
      text = text.prefix(small).lowercased() + text.dropFirst(small)
    }
    return text.first?.isNumber == true ? "_" + text : text
  }
}

/// The words of Swift files that symbols of assets could be.
private struct SourceWords {
  /// Those behind a dot.
  private(set) var behindDots: Set<String> = []
  /// Those of static members that the files declare.
  private(set) var declared: Set<String> = []

  init(_ files: [[UInt8]]) {
    for bytes in files {
      var word: [UInt8] = []
      var isBehindDot = false
      var (last, before) = ("", "")
      for byte in bytes + [UInt8(ascii: " ")] {
        let isPart =
          byte >= 0x80 || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        if isPart {
          word.append(byte)
          continue
        }
        if !word.isEmpty {
          let text = String(decoding: word, as: UTF8.self)
          if isBehindDot { behindDots.insert(text) }
          if ["static", "class"].contains(before), ["let", "var", "func"].contains(last) {
            declared.insert(text)
          }
          (before, last, word) = (last, text, [])
        }
        isBehindDot = byte == UInt8(ascii: ".")
      }
    }
  }
}
