// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A log of the system's, which has none here.
public final class OSLog: NSObject, Sendable {
  /// The log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// The log of what names no other.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of nothing.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// How much what is logged matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As what names no other.
  public static let `default` = OSLogType(rawValue: 0)
  /// To know.
  public static let info = OSLogType(rawValue: 1)
  /// To find a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// What failed.
  public static let error = OSLogType(rawValue: 16)
  /// What should never be.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs nothing: there is no log here.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Logs nothing: there is no log here.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
