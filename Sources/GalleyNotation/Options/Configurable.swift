/// A type that scenes name by its kind and set up by options, each of which is declared once.
public protocol Configurable: Sendable {
  /// The name by which a scene asks for it: `[a-z0-9-]+`.
  static var kind: String { get }

  /// One line that says what it looks like or does.
  static var summary: String { get }

  /// The options that a scene may give; none by default.
  static var options: [SceneOption<Self>] { get }

  /// Makes the value that holds where a scene gives no option.
  init()

  /// Reads the options; what is missing has its default, what is wrong is reported to the reader.
  ///
  /// By default each option by its declaration; a type that checks them against each other does that
  /// behind `options.read(Self.options, into: &self)`.
  init(options: OptionReader)
}

extension Configurable {
  public static var options: [SceneOption<Self>] { [] }

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
  }

  /// The options with their defaults, as lists tell them.
  public static var declarations: [OptionDeclaration] { options.declarations(of: Self()) }

  /// The options that have a value, by their keys, as a scene would have them.
  package var writtenOptions: [JSONValue.Member] { Self.options.written(of: self) }
}
