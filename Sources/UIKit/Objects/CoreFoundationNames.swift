internal import Foundation

/// Seconds since the year 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the year 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Does something; what it leaves goes with its last owner, whatever is around it.
public func autoreleasepool<Answer>(invoking body: () throws -> Answer) rethrows -> Answer {
  try body()
}
