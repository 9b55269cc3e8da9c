/// A value that stands in for what a module gives that is not here.
///
/// What an app's code asks of it by any name is answered: by another such value, by nothing of the
/// type that is wanted, such as an empty text or nil, or, where something optional is unwrapped, by
/// a value. So a screen draws though what counts its visitors does not exist.
@dynamicMemberLookup
public protocol OptionalStandIn {}

extension OptionalStandIn {
  public static subscript(dynamicMember name: String) -> StandInValue? {
    get { StandInValue() }
    set {}
  }

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
  public static subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue() }
    set {}
  }

  public static subscript<Value: StandInDefault>(dynamicMember name: String) -> Value {
    get { .standIn }
    set {}
  }

  public subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue() }
    nonmutating set {}
  }

  public subscript<Value: StandInDefault>(dynamicMember name: String) -> Value {
    get { .standIn }
    nonmutating set {}
  }
}

/// The answer of a stand-in, which has any member and can be called with anything.
@dynamicCallable
public final class StandInValue: StandIn, StandInDefault {
  public init() {}

  public static var standIn: StandInValue { StandInValue() }

  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> StandInValue { self }

  public func dynamicallyCall<Value: StandInDefault>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Value { .standIn }
}

extension StandInValue: Sequence, IteratorProtocol {
  public func next() -> StandInValue? { nil }
}

extension StandInValue: Comparable, Hashable {
  public static func == (first: StandInValue, second: StandInValue) -> Bool { first === second }
  public static func < (first: StandInValue, second: StandInValue) -> Bool { false }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OptionalStandIn where Self == StandInValue {
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
