public import Foundation
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The text of a key in the language of the screen, else in the one that the app is written in, else
/// the value or the key.
///
/// It stands before Foundation's, which looks for files that a program of layouts cannot see.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { AppText(key, table: tableName, value: value).format }

extension Bundle {
  /// The bundle of a package's target, which is that of the program.
  public static var module: Bundle { .main }

  /// The text of a key in the language of the screen, as `NSLocalizedString` finds it.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    AppText(key, table: table, value: value).format
  }

  /// The languages that a person prefers: that of the screen.
  public var preferredLocalizations: [String] { [CurrentInterface.now.language] }
}

extension Locale {
  /// That of the screen's language.
  public static var current: Locale { Locale(identifier: CurrentInterface.now.language) }

  /// That of the screen's language.
  public static var autoupdatingCurrent: Locale { current }

  /// The screen's language.
  public static var preferredLanguages: [String] { [CurrentInterface.now.language] }
}

/// A text of the app's, and how numbers go into it.
private struct AppText {
  /// The text; a mark for each part that depends on a number.
  let format: String

  private static let mark: Character = "\u{2063}"

  /// A text with parts that depend on numbers is its key and table behind a mark, so that who formats
  /// it finds the parts again.
  init(_ key: String, table: String?, value: String?) {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    switch AppResourceStore.text(for: key, table: table)?.text {
    case .plain(let text): format = text
    case .counted: format = "\(Self.mark)\(table)\(Self.mark)\(key)\(Self.mark)"
    case nil: format = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  /// The format for arguments, that of the app's text where it is marked, and those that it names.
  static func format(
    _ format: String, for arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let parts = format.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard format.first == mark, parts.count == 3, parts[2].last == mark,
      let found = AppResourceStore.text(for: String(parts[2].dropLast()), table: String(parts[1])),
      case .counted(let counted, let variables) = found.text
    else { return (format, arguments) }
    let expansion = CountedFormat.expanded(
      counted, variables: variables, language: found.language, numbers: arguments.map(number))
    let named = expansion.arguments.filter { arguments.indices.contains($0 - 1) }
    return (expansion.format, named.map { arguments[$0 - 1] })
  }

  /// A number as it is shown; nil for what is none.
  private static func number(_ argument: any CVarArg) -> String? {
    switch argument {
    case let whole as any BinaryInteger: "\(whole)"
    case let fraction as any BinaryFloatingPoint:
      Double(fraction) == Double(fraction).rounded() && abs(Double(fraction)) < 0x1p53
        ? "\(Int(Double(fraction)))" : "\(Double(fraction))"
    case let number as NSNumber: "\(number)"
    default: nil
    }
  }
}

extension String {
  /// A text with arguments in the places that its format has for them, in the form that numbers ask
  /// for.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { String(format: format, arguments: arguments) }

  /// A text with arguments in the places that its format has for them.
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: format, arguments: arguments)
  }

  /// A text with arguments in the places that its format has for them.
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    let (format, arguments) = AppText.format(format, for: arguments)
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// A key of the app's texts, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text behind the key, and the values that go into it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [any CVarArg & Sendable] = []

      /// An empty one.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a piece of text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ text: String) { add("%@", text) }

      /// Adds a whole number.
      public mutating func appendInterpolation(_ number: Int) { add("%lld", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Double) { add("%lf", number) }

      /// Adds a value as it describes itself.
      public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", "\(value)") }

      /// Adds a number as a format has it.
      public mutating func appendInterpolation<Value: CVarArg & Sendable>(
        _ value: Value, specifier: String
      ) { add(specifier, value) }

      private mutating func add(_ specifier: String, _ value: any CVarArg & Sendable) {
        key += specifier
        values.append(value)
      }
    }

    fileprivate let key: String
    fileprivate let values: [any CVarArg & Sendable]

    /// A key without values.
    public init(stringLiteral key: String) { (self.key, values) = (key, []) }

    /// A key.
    public init(_ key: String) { (self.key, values) = (key, []) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// Whether two have the same key and values.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.values.map { "\($0)" } == right.values.map { "\($0)" }
    }
  }

  /// The text of a key in the language of the screen.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(key, as: key.key, default: nil, table: table) }

  /// The text of a key in the language of the screen, else a value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(defaultValue, as: "\(key)", default: defaultValue.key, table: table) }

  private init(
    _ value: LocalizationValue, as key: String, default other: String?, table: String?
  ) {
    let text = AppText(key, table: table, value: other).format
    self = value.values.isEmpty ? text : String(format: text, arguments: value.values)
  }
}

/// A key of the app's texts that is looked up where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  private let value: String.LocalizationValue
  private let table: String?

  /// A key, with values in it.
  public init(_ key: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    (value, self.table) = (key, table)
  }

  /// A key without values.
  public init(stringLiteral key: String) { self.init(String.LocalizationValue(key)) }

  /// A key with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the language of the screen.
  fileprivate var text: String { String(localized: value, table: table) }
}

extension String {
  /// The text of a key in the language of the screen.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}
