import CPNG
import Foundation

/// libpng, as another reader and another writer of PNG.
///
/// As a process it decodes two PNG row by row into one buffer each, counts the pixels that differ,
/// and ends.
enum LibpngPeer {
  /// The first argument of such a process.
  static let flag = "--libpng-diff"

  /// The arguments that start such a process from this executable.
  static func command(_ one: String, _ other: String) -> [String] {
    ["/proc/self/exe", flag, one, other]
  }

  /// - Parameter arguments: The paths of the two files.
  static func main(_ arguments: [String]) {
    guard arguments.count == 2, let one = pixels(ofFile: arguments[0]),
      let other = pixels(ofFile: arguments[1]), one.count == other.count
    else { return report("usage: GalleyBenchmarks \(flag) FILE FILE, two PNG of the same size") }
    report("\(differingPixels(one, other)) pixels differ")
  }

  /// A whole picture, kept until the process ends.
  private struct Pixels {
    var start: UnsafeMutablePointer<UInt32>
    var width: Int
    var height: Int

    var count: Int { width * height }

    var rows: [UnsafeMutablePointer<UInt8>?] {
      let bytes = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
      return (0..<height).map { bytes + $0 * width * 4 }
    }
  }

  /// Writes the pixels of a PNG as libpng writes them unless it is asked for something else.
  ///
  /// - Returns: The share of pixels that differ between the two, in per cent; nil where one cannot be
  ///   read or written.
  static func rewrite(_ one: String, _ other: String, to places: (String, String)) -> Double? {
    guard let first = pixels(ofFile: one), let second = pixels(ofFile: other),
      first.count == second.count
    else { return nil }
    defer { for pixels in [first, second] { pixels.start.deallocate() } }
    guard write(first, to: places.0), write(second, to: places.1) else { return nil }
    return Double(differingPixels(first, second)) / Double(first.count) * 100
  }

  private static func write(_ pixels: Pixels, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    var info = png_create_info_struct(png)
    defer { png_destroy_write_struct(&png, &info) }
    png_init_io(png, file)
    png_set_IHDR(
      png, info, UInt32(pixels.width), UInt32(pixels.height), 8, PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_write_info(png, info)
    var rows = pixels.rows
    png_write_image(png, &rows)
    png_write_end(png, info)
    return true
  }

  /// Pixels in blocks, since most are equal, as a program would do that cares for speed.
  private static func differingPixels(_ one: Pixels, _ other: Pixels) -> Int {
    let block = 1024
    return stride(from: 0, to: one.count, by: block).reduce(0) { count, first in
      let end = min(first + block, one.count)
      if memcmp(one.start + first, other.start + first, (end - first) * 4) == 0 { return count }
      return count + (first..<end).count { one.start[$0] != other.start[$0] }
    }
  }

  /// Red, green, blue and alpha of each pixel; libpng ends the process where the file is damaged.
  private static func pixels(ofFile path: String) -> Pixels? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    var info = png_create_info_struct(png)
    defer { png_destroy_read_struct(&png, &info, nil) }
    png_init_io(png, file)
    png_read_info(png, info)
    png_set_expand(png)
    png_set_scale_16(png)
    png_set_gray_to_rgb(png)
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER)
    png_read_update_info(png, info)
    let (width, height) = (
      Int(png_get_image_width(png, info)), Int(png_get_image_height(png, info))
    )
    let pixels = Pixels(
      start: .allocate(capacity: width * height), width: width, height: height)
    var rows = pixels.rows
    png_read_image(png, &rows)
    return pixels
  }
}
