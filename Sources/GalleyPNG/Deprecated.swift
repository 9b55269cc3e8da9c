/// A reason why PNG bytes cannot be read, or a picture not be written.
@available(*, deprecated, renamed: "PNGError")
public typealias PNGProblem = PNGError

extension PNG {
  /// The most pixels that are written, and read unless the caller says otherwise.
  @available(*, deprecated, renamed: "maximumPixelCount")
  public static var mostPixels: Int { maximumPixelCount }
}
