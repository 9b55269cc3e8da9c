// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// A layer whose layers within keep their depth; it shows nothing itself.
open class CATransformLayer: CALayer {}

/// The seconds since the machine started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
