/// An option of a type, declared once: its key, the property that has it, what it takes and what it
/// means.
///
/// The default is the property's own. Reading, lists, records and messages follow from it.
public struct SceneOption<Root: Sendable>: Sendable {
  /// The key by which a scene gives the option.
  public let key: String
  package let kind: OptionKind
  private let meaning: String
  private let values: String
  private var otherwise: String?
  private var isRequired: Bool
  private(set) var read: @Sendable (OptionReader, inout Root) -> Void
  private let write: @Sendable (Root) -> JSONValue?
  /// Whether records say what it is.
  private(set) var isRecorded = true

  /// An option with a value that a property always has.
  ///
  /// - `type`: How scenes write it.
  /// - `meaning`: In a few words, without the default; empty where the values say it.
  /// - `otherwise`: What holds where it is left out, in words; nil for the property's value.
  public init<Value>(
    _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: OptionType<Value>,
    _ meaning: String = "", otherwise: String? = nil
  ) {
    self.init(
      key, type.kind, meaning, values: type.values, otherwise: otherwise,
      read: { options, root in
        if let value = type.read(options, key) { root[keyPath: path] = value }
      },
      write: { type.write($0[keyPath: path]) })
  }

  /// An option whose property has a value only where it is given.
  ///
  /// - `type`: How scenes write it.
  /// - `meaning`: In a few words, without what holds otherwise; empty where the values say it.
  /// - `otherwise`: What holds where it is left out, in words; nil for `none`.
  public init<Value>(
    _ key: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ type: OptionType<Value>,
    _ meaning: String = "", otherwise: String? = nil
  ) {
    self.init(
      key, type.kind, meaning, values: type.values, otherwise: otherwise,
      read: { options, root in
        if let value = type.read(options, key) { root[keyPath: path] = value }
      },
      write: { $0[keyPath: path].flatMap(type.write) })
  }

  /// An option that is read together with others, or into several properties.
  ///
  /// - `values`: In words; nil for those of the kind.
  /// - `otherwise`: What holds where it is left out, in words; nil for what `write` gives.
  /// - `isRequired`: Whether a scene must give it, which the type's own `init(options:)` asks.
  /// - `read`: Reads it; left out where the type's own `init(options:)` does.
  /// - `write`: Gives the value as a scene would have it; nil for one that no scene writes.
  package init(
    _ key: String, _ kind: OptionKind, _ meaning: String = "", values: String? = nil,
    otherwise: String? = nil, isRequired: Bool = false,
    read: (@Sendable (OptionReader, inout Root) -> Void)? = nil,
    write: @escaping @Sendable (Root) -> JSONValue? = { _ in nil }
  ) {
    self.key = key
    self.kind = kind
    self.meaning = meaning
    self.values = values ?? kind.words
    self.otherwise = otherwise
    self.isRequired = isRequired
    self.read = read ?? { options, _ in options.expect(key) }
    self.write = write
  }

  /// The option as one of what has the root as a property.
  public func within<Outer>(
    _ path: any WritableKeyPath<Outer, Root> & Sendable
  ) -> SceneOption<Outer> {
    var option = SceneOption<Outer>(
      key, kind, meaning, values: values, otherwise: otherwise,
      read: { read($0, &$1[keyPath: path]) }, write: { write($0[keyPath: path]) })
    option.isRecorded = isRecorded
    option.isRequired = isRequired
    return option
  }

  /// The same, which a scene must give.
  ///
  /// - `example`: The key with a value, as the message about a missing one has it.
  public func required(_ example: String) -> SceneOption {
    var option = self
    option.isRequired = true
    option.otherwise = ""
    option.read = { options, root in
      guard options.contains(key) else { return options.reportMissing(key, example: example) }
      read(options, &root)
    }
    return option
  }

  /// The same with a check, once it is read, against what was read before it.
  public func checked(
    _ check: @escaping @Sendable (OptionReader, inout Root) -> Void
  ) -> SceneOption {
    var option = self
    option.read = { options, root in
      read(options, &root)
      check(options, &root)
    }
    return option
  }

  /// The same, of which records say nothing.
  package var unrecorded: SceneOption {
    var option = self
    option.isRecorded = false
    return option
  }

  /// The value as a scene would have it; nil where there is none.
  func written(of root: Root) -> JSONValue? { write(root) }

  /// The option as lists tell it, the default being what a value has.
  package func declaration(of usual: Root) -> OptionDeclaration {
    OptionDeclaration(
      key, kind, meaning, values: values,
      usual: otherwise ?? (write(usual) ?? .null).words, isRequired: isRequired)
  }
}

extension OptionReader {
  /// Reads options into what has them; what is missing or wrong stays as it is.
  public func read<Root>(_ options: [SceneOption<Root>], into root: inout Root) {
    for option in options { option.read(self, &root) }
  }
}

extension Array {
  /// The options as lists tell them, the defaults being what a value has.
  package func declarations<Root>(of usual: Root) -> [OptionDeclaration]
  where Element == SceneOption<Root> {
    map { $0.declaration(of: usual) }
  }

  /// The options that have a value, by their keys, as a scene would have them.
  package func written<Root>(of root: Root) -> [JSONValue.Member]
  where Element == SceneOption<Root> {
    compactMap { option in
      guard option.isRecorded else { return nil }
      return option.written(of: root).map { .init(key: option.key, value: $0) }
    }
  }
}

extension OptionType {
  /// A map of options of the value's own.
  ///
  /// - `usual`: What holds for those that are left out.
  /// - `check`: Gives the value once all is read; nil for one that is wrong, which it reports.
  public static func options(
    _ options: [SceneOption<Value>], of usual: Value,
    then check: @escaping @Sendable (OptionReader, Value) -> Value? = { $1 }
  ) -> OptionType {
    let declarations = options.declarations(of: usual)
    return OptionType(
      .options(declarations), values: declarations.map(\.keyWords).joined(separator: ", "),
      read: { reader, key in
        guard let map = reader.nested(key) else { return nil }
        var value = usual
        map.read(options, into: &value)
        defer { map.reportUnknownKeys() }
        return check(map, value)
      }, write: { .object(options.written(of: $0)) })
  }
}
