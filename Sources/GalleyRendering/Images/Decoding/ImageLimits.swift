/// The limits of an image's size.
package enum ImageLimits {
  package static let fileBytes = 64 << 20
  static let side = 16_384
  static let pixels = 64 << 20
  /// Of what is only compared and never drawn, such as a picture of a long page.
  static let comparedSide = 1 << 20

  /// Of samples of 16 bits, where all of these are looked at.
  package static let deepPixels = 20 << 20
  /// Of an animation, of which two are held with what comes back after a frame.
  package static let animatedPixels = 24 << 20
  /// Of all frames of an animation together, as many as are drawn at most.
  package static let framePixels = 1024 << 20

  /// Checks that a file is not too large to be decoded.
  static func check(fileOf bytes: [UInt8]) throws(ImageProblem) {
    guard bytes.count <= fileBytes else {
      throw ImageProblem("it is over the limit of 64 MB; scale or compress it")
    }
  }

  /// Checks a width and height in pixels as a file's header gives them.
  static func check(width: Int, height: Int, side: Int = side) throws(ImageProblem) {
    guard width > 0, height > 0 else {
      throw ImageProblem("it is \(width)x\(height) pixels; export it with a size")
    }
    guard width <= side, height <= side, width * height <= pixels else {
      throw ImageProblem(
        "it is \(width)x\(height) pixels, over the limit of \(side) a side and 64 megapixels; "
          + "scale it down")
    }
  }
}
