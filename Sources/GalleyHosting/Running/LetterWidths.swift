internal import Foundation
internal import UIKit

/// How wide texts are in the family that Galley draws with, as far as its letters alone tell: a layout's
/// program has no fonts.
enum LetterWidths {
  /// Of the characters from the space on to the tilde, in thousandths of the font's size, as the font
  /// file of Roboto Regular has them.
  private static let regular: [Double] = [
    248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562,
    562, 562, 562, 562, 562, 562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651,
    656, 568, 553, 681, 713, 272, 552, 627, 539, 873, 713, 688, 631, 688, 616, 594, 597, 648,
    637, 887, 627, 601, 599, 265, 411, 265, 418, 451, 309, 544, 562, 523, 564, 530, 348, 562,
    551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473,
    496, 338, 244, 338, 680,
  ]

  /// The same of Roboto Bold.
  private static let bold: [Double] = [
    249, 272, 321, 596, 574, 738, 656, 162, 351, 353, 454, 546, 245, 388, 291, 374, 574, 574,
    574, 574, 574, 574, 574, 574, 574, 574, 282, 262, 509, 572, 517, 498, 895, 673, 638, 655,
    650, 562, 548, 681, 707, 292, 559, 635, 542, 876, 707, 690, 646, 690, 638, 615, 619, 658,
    654, 875, 636, 619, 606, 278, 422, 278, 438, 447, 331, 536, 563, 522, 564, 541, 358, 571,
    560, 265, 260, 534, 265, 866, 560, 565, 563, 565, 365, 515, 338, 560, 506, 735, 509, 502,
    509, 331, 253, 331, 649,
  ]

  /// What others are about as wide as, and those that are written in squares.
  private static let other = 560.0
  private static let square = 1000.0

  /// The size of a text in a font in some width, of at most so many lines (0 for any), in points;
  /// lines break between words.
  @MainActor
  static func size(_ text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let ruler = Ruler(font)
    var (count, widest) = (0, 0.0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let broken = ruler.lines(of: paragraph, within: Double(width))
      count += broken.count
      widest = max(widest, broken.max() ?? 0)
    }
    let shown = lines > 0 ? min(lines, count) : count
    return CGSize(
      width: min(widest.rounded(.up), Double(width)),
      height: (CGFloat(shown) * font.lineHeight).rounded(.up))
  }

  @MainActor
  private struct Ruler {
    private let table: [Double]
    private let factor: Double

    init(_ font: UIFont) {
      table = font.weight.rawValue > 0.25 ? bold : regular
      factor = Double(font.pointSize) / 1000
    }

    /// The widths of the lines that a paragraph breaks into; a word that is wider than a line is not
    /// broken.
    func lines(of paragraph: Substring, within width: Double) -> [Double] {
      let blank = table[0] * factor
      var lines: [Double] = []
      var line: Double?
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let own = self.width(of: word)
        guard let current = line else {
          line = own
          continue
        }
        if current + blank + own <= width {
          line = current + blank + own
        } else {
          lines.append(current)
          line = own
        }
      }
      return lines + [line ?? 0]
    }

    private func width(of word: Substring) -> Double {
      word.unicodeScalars.reduce(0) { $0 + width(of: $1) } * factor
    }

    private func width(of scalar: Unicode.Scalar) -> Double {
      switch scalar.value {
      case 32..<127: table[Int(scalar.value) - 32]
      case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
      case 0x2E80..<0xE000, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0x1F000..<0x20000: square
      default: other
      }
    }
  }
}
