internal import FoundationEssentials
internal import GalleyNotation
internal import GalleySystem

/// Reads one file of an app's texts; what is wrong is a warning, and the rest is read.
struct StringsFileReader {
  /// The most bytes of a file.
  private static let largestFile = 16 << 20

  private let path: String
  private let issues: IssueLog
  /// The name of the file without its ending.
  private let table: String
  /// That of the folder around it, such as `de.lproj`.
  private let language: String

  init(_ path: String, issues: IssueLog) {
    self.path = path
    self.issues = issues
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    table = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    let folder = parts.dropLast().last ?? ""
    language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : LocalizedTexts.base
  }

  func read(into texts: inout LocalizedTexts) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileReading.bytes(atPath: path, limit: Self.largestFile)
    } catch {
      warn("the strings file cannot be read: \(error.reason)")
      return
    }
    if path.hasSuffix(".xcstrings") {
      readCatalog(bytes, into: &texts)
    } else if path.hasSuffix(".stringsdict") {
      readCounted(bytes, into: &texts)
    } else {
      readPlain(bytes, into: &texts)
    }
  }

  private func warn(_ message: String, line: Int = 1, column: Int = 1) {
    issues.warning(message, at: SourceLocation(file: path, line: line, column: column))
  }

  private func readPlain(_ bytes: [UInt8], into texts: inout LocalizedTexts) {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      guard let entries = propertyList(bytes)?.entries else { return }
      let found = entries.compactMapValues(\.text).mapValues { LocalizedTexts.Text.plain($0) }
      texts.add(found, table: table, language: language)
      return
    }
    guard let text = StringsText.decoded(bytes) else {
      warn("the file is neither UTF-8 nor UTF-16; save it as UTF-8")
      return
    }
    var reader = StringsText(text)
    let found = reader.pairs()
    if let problem = reader.problem {
      warn(problem.message, line: problem.line, column: problem.column)
    }
    texts.add(found.mapValues { .plain($0) }, table: table, language: language)
  }

  // MARK: - Property lists

  private func propertyList(_ bytes: [UInt8]) -> PropertyListValue? {
    do {
      return try PropertyListDecoder().decode(PropertyListValue.self, from: Data(bytes))
    } catch {
      let line = Self.line(of: error)
      warn("this is no property list that can be read", line: line)
      return nil
    }
  }

  /// The line that a decoder's error tells; 1 where it tells none.
  private static func line(of error: any Error) -> Int {
    let words = "\(error)"
    guard let range = words.firstRange(of: "line ") else { return 1 }
    return Int(words[range.upperBound...].prefix { $0.isNumber }) ?? 1
  }

  private func readCounted(_ bytes: [UInt8], into texts: inout LocalizedTexts) {
    guard let entries = propertyList(bytes)?.entries else { return }
    var found: [String: LocalizedTexts.Text] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let parts = entry.entries, let format = parts["NSStringLocalizedFormatKey"]?.text else {
        warn("'\(key)' has no NSStringLocalizedFormatKey, so it is left out")
        continue
      }
      let variables = parts.compactMapValues(\.entries).mapValues { rule in
        LocalizedTexts.Variable(
          forms: rule.compactMapValues(\.text).filter { PluralCategory(rawValue: $0.key) != nil })
      }
      found[key] = .counted(format: format, variables: variables)
    }
    // What is counted is stronger than a plain text of the same key.
    for (key, text) in found {
      texts.tables[table, default: [:]][language, default: [:]][key] = text
    }
  }

  // MARK: - String catalogs

  private func readCatalog(_ bytes: [UInt8], into texts: inout LocalizedTexts) {
    let catalog: JSONValue
    do throws(JSONReader.Problem) {
      catalog = try JSONReader.value(of: bytes)
    } catch {
      warn(
        "\(error.message); none of its texts is there until the file is whole", line: error.line,
        column: error.column)
      return
    }
    if let source = catalog["sourceLanguage"]?.text { texts.developmentLanguage = source }
    var found: [String: [String: LocalizedTexts.Text]] = [:]
    for entry in catalog["strings"]?.members ?? [] {
      for localization in entry.value["localizations"]?.members ?? [] {
        found[localization.key, default: [:]][entry.key] = LocalizedTexts.Text(localization.value)
      }
    }
    for (language, entries) in found { texts.add(entries, table: table, language: language) }
  }
}

extension LocalizedTexts.Text {
  /// What a string catalog has for a key in a language; nil where nothing is there yet.
  fileprivate init?(_ localization: JSONValue) {
    let unit = Self.forDevice(localization)
    if let plural = unit["variations"]?["plural"] {
      let forms = Self.forms(plural)
      guard !forms.isEmpty else { return nil }
      self = .counted(format: "%#@value@", variables: ["value": .init(argument: 1, forms: forms)])
      return
    }
    guard let text = unit["stringUnit"]?["value"]?.text else { return nil }
    var variables: [String: LocalizedTexts.Variable] = [:]
    for substitution in localization["substitutions"]?.members ?? [] {
      guard let plural = substitution.value["variations"]?["plural"] else { continue }
      variables[substitution.key] = .init(
        argument: substitution.value["argNum"]?.integer, forms: Self.forms(plural))
    }
    self = variables.isEmpty ? .plain(text) : .counted(format: text, variables: variables)
  }

  private static func forDevice(_ localization: JSONValue) -> JSONValue {
    guard let devices = localization["variations"]?["device"] else { return localization }
    return devices["iphone"] ?? devices["other"] ?? localization
  }

  private static func forms(_ plural: JSONValue) -> [String: String] {
    var forms: [String: String] = [:]
    for member in plural.members { forms[member.key] = member.value["stringUnit"]?["value"]?.text }
    return forms
  }
}

/// A value of a property list, as far as strings files have them.
private enum PropertyListValue: Decodable {
  case text(String)
  case entries([String: PropertyListValue])
  case other

  init(from decoder: any Decoder) throws {
    if let entries = try? [String: PropertyListValue](from: decoder) {
      self = .entries(entries)
    } else if let text = try? String(from: decoder) {
      self = .text(text)
    } else {
      self = .other
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var entries: [String: PropertyListValue]? {
    if case .entries(let entries) = self { entries } else { nil }
  }
}
