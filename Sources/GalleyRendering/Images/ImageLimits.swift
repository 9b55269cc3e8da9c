/// How large an image may be.
enum ImageLimits {
  static let fileBytes = 64 << 20
  static let side = 16_384
  static let pixels = 64 << 20

  /// Checks a width and height in pixels as a file's header gives them.
  static func check(width: Int, height: Int) throws(ImageProblem) {
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
