public import Foundation

/// An image in device pixels: that of a UIImage, which is drawn as it is.
public final class CGImage: NSObject {
  package let image: UIImage
  /// In device pixels.
  public let width: Int
  /// In device pixels.
  public let height: Int

  init(_ image: UIImage) {
    self.image = image
    width = Int((image.size.width * image.scale).rounded(.up))
    height = Int((image.size.height * image.scale).rounded(.up))
  }
}

extension UIImage {
  /// The image in device pixels.
  public var cgImage: CGImage? { CGImage(self) }

  /// An image of one point a device pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of so many device pixels a point; one that lies or is mirrored is drawn as it stands.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(showing: cgImage, scale: max(scale, 0.01))
  }

  /// How the pixels of an image lie.
  public enum Orientation: Int, Sendable {
    /// As they are shown.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter to the left.
    case left
    /// Turned by a quarter to the right.
    case right
    /// As they are shown, left and right exchanged.
    case upMirrored
    /// Turned by half a turn, left and right exchanged.
    case downMirrored
    /// Turned by a quarter to the left, left and right exchanged.
    case leftMirrored
    /// Turned by a quarter to the right, left and right exchanged.
    case rightMirrored
  }
}
