/// How a protocol's method may be left out, which Swift has only with Objective-C.
///
/// The method is a requirement whose default says that it is missing; who asks for it learns so.
@preconcurrency @MainActor public enum OptionalMethod {
  private static var isMissing = false

  /// Returns a method's answer; nil where the type leaves it out.
  public static func ask<Answer>(_ method: () -> Answer) -> Answer? {
    let outer = isMissing
    isMissing = false
    defer { isMissing = outer }
    let answer = method()
    return isMissing ? nil : answer
  }

  /// Calls a method whose answer nobody wants, so that one that is left out is not taken for the
  /// method around this call.
  public static func report(_ method: () -> Void) { _ = ask(method) }

  /// Returns the answer of a method's default, which `ask` throws away.
  public static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  /// Returns the answer of a method's default that has no value at hand: memory of zeros, which
  /// nobody may look at and `ask` throws away.
  public static func missing<Answer>() -> Answer {
    isMissing = true
    return withUnsafeTemporaryAllocation(of: Answer.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
      return memory.moveElement(from: 0)
    }
  }
}
