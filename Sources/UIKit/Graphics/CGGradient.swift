// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
package import GalleyGraphics

/// Colors that run into each other.
public final class CGGradient {
  let stops: [GradientStop]

  /// Colors at places from 0 to 1; nil for fewer than two.
  public init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }
    let places = locations.map { places in all.indices.map { Double(places[$0]) } }
    stops = GradientStop.stops(all, at: places)
    if stops.count < 2 { return nil }
  }
}

/// An array as CoreGraphics takes it.
public typealias CFArray = [Any]

/// The space that colors are measured in; always sRGB here.
public final class CGColorSpace: Sendable {
  init() {}
}

/// The space of the device's colors, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The reach of a gradient; here always on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension GradientStop {
  /// Colors at places that ascend; at even distances where none are given.
  package static func stops(_ colors: [CGColor], at places: [Double]?) -> [GradientStop] {
    var last = 0.0
    return colors.enumerated().map { number, color in
      let even = Double(number) / Double(max(1, colors.count - 1))
      let place = places.flatMap { $0[safe: number] } ?? even
      last = max(last, place.isFinite ? min(max(0, place), 1) : even)
      return GradientStop(location: last, color: Color(color))
    }
  }
}

extension Color {
  /// The same color, its numbers from 0 to 1.
  package init(_ color: CGColor) {
    let parts = (color.components ?? [0, 0, 0, 0]).map { part in
      part.isFinite ? min(max(0, Double(part)), 1) : 0
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
