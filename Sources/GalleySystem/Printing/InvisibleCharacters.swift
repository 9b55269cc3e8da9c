/// Tells which characters of a text cannot be seen where they stand, and writes those out.
///
/// Invisible are controls, ends of lines, and all that Unicode calls default ignorable: what turns
/// the direction of writing, has no width, or hides. Left as they are: letters of every script and
/// the marks on them, a tab, which is a blank, and what changes the looks of its neighbours and so
/// is seen: the joiners between emoji and between letters of scripts that join, the selectors
/// behind emoji and ideographs, the tags of the three flags that have some. The marks that only
/// order the directions of writing (U+200E, U+200F, U+061C) are written out: letters have a
/// direction of their own, so Arabic and Hebrew are read without them.
enum InvisibleCharacters {
  /// The text with `escape` in place of each scalar that cannot be seen.
  static func written(
    _ text: String, as escape: (Unicode.Scalar) -> String
  ) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var written: [UInt8] = []
    written.reserveCapacity(text.utf8.count)
    for place in scalars.indices {
      if isSeen(scalars, at: place) {
        written.append(scalars[place])
      } else {
        written += escape(scalars[place]).utf8
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private static func isSeen(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let scalar = scalars[place]
    let before = place > 0 ? scalars[place - 1] : nil
    switch scalar.value {
    case 0x09, 0x20..<0x7F: return true
    case 0x200C, 0x200D:
      guard let before, place + 1 < scalars.count else { return false }
      return joins(before, scalars[place + 1], isJoiner: scalar.value == 0x200D)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return before.map { selects(scalar, behind: $0) } ?? false
    case 0xE0020...0xE007F: return isPartOfFlag(scalars, at: place)
    default: return !isInvisible(scalar)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      // The anchors of interlinear annotations are formats that nothing shows.
      scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
    }
  }

  /// Whether a joiner or its opposite changes the looks of what stands around it.
  private static func joins(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar, isJoiner: Bool
  ) -> Bool {
    if isOfJoiningScript(before), isOfJoiningScript(after) { return true }
    return isJoiner && (isEmoji(before) || before.value == 0xFE0F) && isEmoji(after)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }

  /// Arabic and its neighbours, the scripts of India, Burmese, Khmer, Mongolian.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF:
      !isInvisible(scalar)
    default: false
    }
  }

  private static func selects(_ selector: Unicode.Scalar, behind scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic
      || (selector.value == 0xFE0E || selector.value == 0xFE0F) && scalar.properties.isEmoji
  }

  /// The regions whose flags are a black flag and tags: England, Scotland, Wales.
  private static let taggedRegions: Set = ["gbeng", "gbsct", "gbwls"]

  private static func isPartOfFlag(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let near = scalars[max(0, place - 6)..<place]
    guard let flag = near.lastIndex(where: { $0.value == 0x1F3F4 }), flag + 6 < scalars.count,
      scalars[flag + 6].value == 0xE007F
    else { return false }
    let letters = scalars[(flag + 1)...(flag + 5)].compactMap {
      $0.value > 0xE0000 ? Unicode.Scalar($0.value - 0xE0000) : nil
    }
    return taggedRegions.contains(letters.map { String($0) }.joined())
  }
}
