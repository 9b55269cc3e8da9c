import CPNG
import Foundation

/// A process that decodes two PNG with libpng, row by row into one buffer each, counts the pixels
/// that differ, and ends.
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
    var count: Int
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
    let start = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let bytes = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
    var rows: [UnsafeMutablePointer<UInt8>?] = (0..<height).map { bytes + $0 * width * 4 }
    png_read_image(png, &rows)
    return Pixels(start: start, count: width * height)
  }
}
