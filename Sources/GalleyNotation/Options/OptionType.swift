/// How scenes write the values of a type: what may stand there, how it is read, and how it is
/// written.
public struct OptionType<Value: Sendable>: Sendable {
  public let kind: OptionKind
  /// The values as people write them.
  let values: String
  let read: @Sendable (OptionReader, String) -> Value?
  let write: @Sendable (Value) -> JSONValue?

  /// - `values`: In words; nil for those of the kind.
  /// - `read`: Reads the value of a key; nil for one that is missing, or wrong, which it reports.
  /// - `write`: Gives the value as a scene would have it; nil for one that no scene writes.
  package init(
    _ kind: OptionKind, values: String? = nil,
    read: @escaping @Sendable (OptionReader, String) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.kind = kind
    self.values = values ?? kind.words
    self.read = read
    self.write = write
  }

  /// - `values`: In words; nil for those of the kind.
  /// - `read`: Reads the value of a key; nil for one that is missing, or wrong, which it reports.
  /// - `text`: Gives the value as a scene would have it; nil for one that no scene writes.
  public init(
    _ kind: OptionKind, values: String? = nil,
    read: @escaping @Sendable (OptionReader, String) -> Value?,
    text: @escaping @Sendable (Value) -> String?
  ) {
    self.init(kind, values: values, read: read, write: { text($0).map(JSONValue.string) })
  }
}

extension OptionType where Value == Bool {
  /// True or false.
  public static var flag: OptionType {
    OptionType(.flag, read: { $0.flag($1) }, write: { .boolean($0) })
  }
}

extension OptionType where Value == Double {
  /// A finite number within bounds; from minus to plus a million where none are given.
  public static func number(
    in range: ClosedRange<Double> = OptionReader.usualRange
  ) -> OptionType {
    OptionType(.number(range), read: { $0.number($1, in: range) }, write: { .number($0) })
  }

  /// A distance of up to 100,000 points.
  public static var points: OptionType { number(in: 0...100_000) }
}

extension OptionType where Value: FixedWidthInteger {
  /// A whole number within bounds.
  public static func integer(in range: ClosedRange<Int>) -> OptionType {
    OptionType(
      .integer(range), read: { $0.integer($1, in: range).map { Value(clamping: $0) } },
      write: { .number(Double($0)) })
  }
}

extension OptionType where Value == String {
  /// A text, or a number or a flag as it stands in the file.
  public static var text: OptionType {
    OptionType(.text, read: { $0.text($1) }, write: { .string($0) })
  }
}

extension OptionType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by raw value.
  public static var choice: OptionType {
    OptionType(
      .choice(Value.allCases.map(\.rawValue)), read: { $0.choice($1) },
      write: { .string($0.rawValue) })
  }
}
