// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An old name of `CGRect(x:y:width:height:)`.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// An old name of `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// An old name of `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// An old name of `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The greatest number of a `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// An old name of `Int`.
public typealias NSInteger = Int

/// An old name of `UInt`.
public typealias NSUInteger = UInt

/// Seconds.
public typealias CFTimeInterval = Double
