// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
package import GalleyGraphics

/// The context that is drawn into now, and those begun around it.
@preconcurrency @MainActor package enum GraphicsContexts {
  package struct ActiveContext {
    package var context: CGContext
    var size: CGSize
    var scale: CGFloat
  }

  package private(set) static var activeContexts: [ActiveContext] = []

  /// Returns what is drawn into a new context in the course of a body.
  package static func drawing(in bounds: CGRect, _ body: (CGContext) -> Void) -> [ViewCommand] {
    let context = begin(bounds, scale: 1)
    body(context)
    end()
    return context.marks
  }

  @discardableResult
  static func begin(_ bounds: CGRect, scale: CGFloat) -> CGContext {
    let context = CGContext(bounds: bounds)
    activeContexts.append(ActiveContext(context: context, size: bounds.size, scale: scale))
    return context
  }

  static func end() { _ = activeContexts.popLast() }

  /// The drawing in the innermost context, as an image.
  static var image: UIImage? {
    activeContexts.last.map { last in
      UIImage(drawing: last.context.marks, size: last.size, scale: last.scale)
    }
  }
}

/// Returns the context that is drawn into now; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.activeContexts.last?.context
}

/// Begins an image.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { GraphicsContexts.begin(CGRect(origin: .zero, size: size), scale: max(1, scale)) }

/// Begins an image of one device pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that was begun, as far as it is drawn.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.image
}

/// Ends the image that was begun.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { GraphicsContexts.end() }

/// Fills a rectangle in the color of what is filled now.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws images.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// A renderer of images of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// The image that actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let marks = GraphicsContexts.drawing(in: bounds) { context in
      actions(UIGraphicsImageRendererContext(context))
    }
    return UIImage(drawing: marks, size: size, scale: 1)
  }
}

/// The context that a renderer's actions draw into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// The context itself.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle in the color of what is filled now.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle in the color of what is stroked now.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
