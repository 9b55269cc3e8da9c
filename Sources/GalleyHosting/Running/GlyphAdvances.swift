internal import Foundation
internal import GalleyGraphics
internal import UIKit

/// The advances of glyphs in Galley's family, as far as its letters alone tell: a layout's program
/// has no fonts.
enum GlyphAdvances {
  /// Of the characters from the space on to the tilde, in thousandths of the font's size, as the
  /// font file of Inter has them in its regular weight.
  private static let regular: [Double] = [
    281, 288, 466, 633, 642, 982, 644, 300, 365, 365, 501, 662, 288, 460, 288, 360, 631, 407,
    610, 618, 646, 593, 620, 566, 619, 620, 288, 302, 662, 662, 662, 511, 966, 690, 654, 730,
    722, 601, 590, 746, 743, 269, 571, 672, 565, 903, 753, 765, 639, 765, 644, 642, 646, 744,
    690, 985, 682, 679, 629, 365, 360, 365, 471, 456, 323, 562, 612, 571, 612, 583, 370, 613,
    591, 242, 242, 549, 242, 876, 591, 600, 612, 612, 376, 528, 327, 591, 562, 818, 546, 562,
    552, 426, 333, 426, 662,
  ]

  /// The same in bold.
  private static let bold: [Double] = [
    237, 338, 552, 649, 655, 1016, 672, 339, 377, 377, 559, 679, 334, 468, 334, 388, 674, 431,
    630, 646, 676, 622, 649, 582, 651, 649, 334, 343, 679, 679, 679, 560, 1016, 747, 662, 740,
    722, 607, 587, 750, 747, 281, 584, 719, 565, 932, 762, 771, 648, 777, 657, 655, 667, 732,
    747, 1038, 738, 731, 664, 377, 388, 377, 487, 476, 365, 581, 630, 588, 630, 596, 398, 632,
    623, 271, 271, 580, 271, 913, 623, 613, 630, 630, 407, 560, 366, 623, 600, 850, 580, 602,
    573, 469, 372, 469, 679,
  ]

  /// Those of the letters that are made for titles, in the regular weight.
  private static let display: [Double] = [
    250, 220, 403, 600, 614, 844, 608, 254, 299, 299, 469, 628, 220, 429, 220, 325, 613, 362,
    561, 599, 618, 577, 584, 516, 582, 584, 220, 223, 628, 628, 628, 524, 974, 653, 638, 722,
    689, 580, 554, 730, 708, 232, 535, 634, 535, 857, 710, 749, 612, 749, 632, 614, 610, 703,
    653, 949, 646, 643, 613, 299, 325, 299, 438, 454, 241, 518, 565, 523, 565, 536, 306, 565,
    547, 206, 206, 507, 206, 839, 547, 549, 565, 565, 322, 475, 311, 547, 512, 752, 507, 512,
    479, 385, 296, 385, 628,
  ]

  /// The same in bold.
  private static let boldDisplay: [Double] = [
    214, 247, 472, 625, 652, 938, 647, 271, 332, 332, 536, 655, 245, 445, 245, 364, 650, 390,
    599, 620, 657, 600, 617, 550, 614, 617, 245, 247, 655, 655, 655, 567, 1007, 713, 645, 726,
    701, 608, 582, 736, 718, 259, 562, 686, 557, 894, 725, 748, 631, 748, 650, 652, 635, 704,
    706, 997, 697, 690, 634, 332, 364, 332, 463, 475, 295, 553, 598, 555, 598, 562, 371, 598,
    585, 246, 246, 550, 246, 884, 585, 581, 598, 598, 373, 520, 369, 585, 554, 818, 537, 554,
    523, 439, 347, 439, 655,
  ]

  /// The advance of other letters, and of scripts that are written in squares.
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
      width: min(widest, Double(width)), height: CGFloat(shown) * font.lineHeight)
  }

  @MainActor
  private struct Ruler {
    private let table: [Double]
    private let factor: Double
    /// Behind each letter, in points.
    private let tracking: Double

    init(_ font: UIFont) {
      let isBold = font.weight.rawValue > 0.25
      let size = Double(font.pointSize)
      let share = SystemFont.displayShare(at: size)
      table = zip(isBold ? bold : regular, isBold ? boldDisplay : display).map { text, title in
        text + (title - text) * share
      }
      factor = size / 1000
      tracking = font.familyName.isEmpty ? SystemFont.tracking(at: size) : 0
    }

    /// The widths of the lines that a paragraph breaks into; a word that is wider than a line is
    /// not broken.
    func lines(of paragraph: Substring, within width: Double) -> [Double] {
      let blank = table[0] * factor + tracking
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
      word.unicodeScalars.reduce(0) { sum, scalar in
        let own = width(of: scalar)
        return own == 0 ? sum : sum + own * factor + tracking
      }
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
