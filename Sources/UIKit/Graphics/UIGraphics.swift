// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What is drawn into now; nil outside of drawing, which is not done here.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Begins an image; nothing is drawn into it here.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {}

/// The image that was begun; nil, as nothing is drawn here.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  nil
}

/// Ends the image that was begun.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {}
