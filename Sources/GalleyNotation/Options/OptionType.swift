/// How scenes write the values of a type: what may stand there, how it is read, and how it is
/// written.
public struct OptionType<Value: Sendable>: Sendable {
  /// What may be given.
  public let kind: OptionKind
  /// The values as people write them.
  package let values: String
  package let read: @Sendable (OptionReader, String) -> Value?
  package let write: @Sendable (Value) -> JSONValue?

  /// - `values`: In words; nil for those of the kind.
  /// - `read`: Reads the value of a key; nil for one that is missing, or wrong, which it reports.
  /// - `write`: Gives the value as a scene would have it; nil for one that no scene writes.
  package init(
    _ kind: OptionKind, values: String? = nil,
    read: @escaping @Sendable (OptionReader, String) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue? = { _ in nil }
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

extension OptionType {
  /// The same, where nothing behind the key leaves it out.
  public var orNothing: OptionType {
    OptionType(
      .either([.nothing, kind]), values: values,
      read: { options, key in
        if case .null? = options.rawValue(for: key)?.kind { nil } else { read(options, key) }
      }, write: write)
  }

  /// The same, with the place of the value in one of its properties.
  public func located(
    _ path: any WritableKeyPath<Value, SourceLocation> & Sendable
  ) -> OptionType {
    OptionType(
      kind, values: values,
      read: { options, key in
        guard var value = read(options, key) else { return nil }
        value[keyPath: path] = options.location(of: key)
        return value
      }, write: write)
  }

  /// The type of what follows from a value, and from the place where it stands; nil for a wrong one.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value, OptionReader, String) -> Other?
  ) -> OptionType<Other> {
    OptionType<Other>(
      kind, values: values,
      read: { options, key in read(options, key).flatMap { transform($0, options, key) } })
  }

  /// A map that is read so, or a value of another type in its place.
  public func or<Short>(
    _ short: OptionType<Short>, _ value: @escaping @Sendable (Short) -> Value
  ) -> OptionType {
    OptionType(
      .either([short.kind, kind]), values: values,
      read: { options, key in
        if case .map? = options.rawValue(for: key)?.kind { return read(options, key) }
        return short.read(options, key).map(value)
      }, write: write)
  }

  /// A list of values of a type, of which one that is wrong is left out.
  ///
  /// - `count`: How many there are.
  /// - `subject`, `nouns`: What has so many, with its verb, and what they are, for messages.
  /// - `orOne`: Whether one value may stand without the list.
  public static func list<Element>(
    of element: OptionType<Element>, _ count: ClosedRange<Int> = 0...Int.max,
    subject: String = "a list has", nouns: String = "values", orOne: Bool = false
  ) -> OptionType where Value == [Element] {
    let list = OptionKind.list(element.kind, count: count)
    return OptionType(
      orOne ? .either([element.kind, list]) : list, values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        let isOne = if case .list = value.kind { false } else { orOne }
        guard let elements = isOne ? [value] : options.list(key) else { return nil }
        guard count.contains(elements.count) else {
          let bounds =
            count.lowerBound == 0
            ? "at most \(count.upperBound)" : "from \(count.lowerBound) to \(count.upperBound)"
          options.error("\(subject) \(bounds) \(nouns), found \(elements.count)", at: key)
          return nil
        }
        return elements.compactMap { element.read(options.holding($0, as: key), key) }
      }, write: { .array($0.compactMap(element.write)) })
  }
}

extension OptionReader {
  /// The elements of a list of so many; nil where one is wrong, or where there are others.
  ///
  /// - `expected`: What the list is, with an example, for the message about another number.
  package func elements<Element>(
    _ key: String, of element: OptionType<Element>, _ count: ClosedRange<Int> = 2...2,
    expected: String
  ) -> [Element]? {
    guard let list = list(key) else { return nil }
    let elements = list.compactMap { element.read(holding($0, as: key), key) }
    guard count.contains(list.count) else {
      error("\(key) is \(expected)", at: key)
      return nil
    }
    return elements.count == list.count ? elements : nil
  }
}

extension OptionType where Value == OptionValue {
  /// A value as it stands in the file, for what reads it with what is around.
  public static func value(_ kind: OptionKind) -> OptionType {
    OptionType(kind, values: "", read: { $0.rawValue(for: $1) })
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
