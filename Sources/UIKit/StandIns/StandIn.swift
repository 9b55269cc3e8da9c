/// A value that stands in for what a module gives that is not here.
///
/// What an app's code asks of it by any name is answered: by another such value, by nothing of the
/// type that is wanted, such as an empty text or nil, or, where something optional is unwrapped, by
/// a value. So a screen draws though what counts its visitors does not exist.
@dynamicMemberLookup
public protocol OptionalStandIn {}

extension OptionalStandIn {
  /// The answer of the type where one is unwrapped.
  public static subscript(dynamicMember name: String) -> StandInValue? {
    get { StandInValue() }
    set {}
  }

  /// The answer where one is unwrapped.
  public subscript(dynamicMember name: String) -> StandInValue? {
    get { StandInValue() }
    nonmutating set {}
  }
}

/// A type that stands in for one of a module that is not here.
///
/// Of two answers that both fit the compiler takes the narrower protocol's: what is not unwrapped is
/// not optional.
public protocol StandIn: OptionalStandIn {}

extension StandIn {
  /// The answer of the type.
  public static subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue() }
    set {}
  }

  /// The answer of the type where a known one is wanted: nothing of it.
  public static subscript<Value: StandInDefault>(dynamicMember name: String) -> Value {
    get { .standIn }
    set {}
  }

  /// The answer.
  public subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue() }
    nonmutating set {}
  }

  /// The answer where a known type is wanted: nothing of it.
  public subscript<Value: StandInDefault>(dynamicMember name: String) -> Value {
    get { .standIn }
    nonmutating set {}
  }
}

/// The answer of a stand-in, which has any member and can be called with anything.
@dynamicCallable
public final class StandInValue: StandIn, StandInDefault {
  /// An answer.
  public init() {}

  /// An answer.
  public static var standIn: StandInValue { StandInValue() }

  /// The answer to a call with anything.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> StandInValue { self }

  /// The answer to a call where a known type is wanted: nothing of it.
  public func dynamicallyCall<Value: StandInDefault>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Value { .standIn }
}

extension StandInValue: Sequence, IteratorProtocol {
  /// Nil: an answer has no elements.
  public func next() -> StandInValue? { nil }
}

extension StandInValue: Comparable, Hashable {
  /// Whether both are one.
  public static func == (first: StandInValue, second: StandInValue) -> Bool { first === second }
  /// False: answers have no order.
  public static func < (first: StandInValue, second: StandInValue) -> Bool { false }
  /// Feeds its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OptionalStandIn where Self == StandInValue {
  /// The answer to a call where one is unwrapped.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> StandInValue? { self }
}

/// Gives what a function of a stand-in gives, whose body is not here.
///
/// - `name`: of the function, for the message with which the program stops where no value of the
///   type is known.
public func standInResult<Value>(_ name: String) -> Value {
  if let nothing = () as? Value { return nothing }
  guard let type = Value.self as? any StandInDefault.Type, let value = type.standIn as? Value else {
    fatalError(name)
  }
  return value
}
