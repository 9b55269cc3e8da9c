// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

/// The text of a rectangle as it is on Apple's platforms, where apps log it and tests compare it.
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size: `(0.0, 0.0, 10.0, 5.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

/// The text of a point as it is on Apple's platforms.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Both coordinates: `(0.0, 5.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

/// The text of a size as it is on Apple's platforms.
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height: `(10.0, 5.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}
