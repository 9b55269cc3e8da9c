import CDrawing
import GalleyGraphics

/// The lines of a block that its line limit lets through, the last of them cut as the style says.
///
/// Pango counts its own limit by paragraph; here it counts for the whole block, so the last line is
/// shaped anew from the string that is left for it.
struct LimitedLines {
  private(set) var lines: [TextLine] = []
  /// Whether some of the string is not shown.
  private(set) var isTruncated = false
  /// Whether the last line goes on beyond the block's width and must be clipped there.
  private(set) var isCut = false

  init(of block: TextBlock, map: FontMap, faces: FontFaceCache) {
    let all = ShapedParagraphs(block, in: map)
    let limit = max(block.style.lineLimit ?? .max, 1)
    guard all.lineCount > limit else {
      lines = (0..<all.lineCount).map { all.line($0, faces: faces) }
      return
    }
    lines = (0..<limit - 1).map { all.line($0, faces: faces) }
    var rest = block
    let firstByte = all.firstByte(ofLine: limit - 1)
    rest.string = String(block.string.utf8.dropFirst(firstByte)) ?? ""
    rest.spans = block.spans.dropping(bytes: firstByte)
    rest.style.lineLimit = nil
    rest.style.direction = all.isRightToLeft(line: limit - 1) ? .rightToLeft : .leftToRight
    appendLast(rest, map: map, faces: faces)
  }

  private mutating func appendLast(_ rest: TextBlock, map: FontMap, faces: FontFaceCache) {
    let truncation = rest.style.truncation
    let isCutting = truncation == .clip
    var block = rest
    block.string = Self.lastLine(of: rest.string, truncation: truncation)
    block.breakWidth = nil
    if isCutting { block.width = nil }
    let last = ShapedParagraphs(block, in: map)
    if let mode = truncation.ellipsizeMode, rest.width != nil { last.ellipsize(mode) }
    let line = last.line(0, faces: faces)
    isCut = isCutting && rest.width.map { line.width > $0 } ?? false
    isTruncated = isCut || last.isEllipsized || block.string != rest.string
    lines.append(line)
  }

  /// Returns the text that the last line tries to show: for an ellipsis at the end, or none, its
  /// own paragraph; for one elsewhere, everything up to the end of the block.
  private static func lastLine(of rest: String, truncation: TextStyle.Truncation) -> String {
    let paragraph = rest.prefix { !$0.isNewline }
    switch truncation {
    case .tail: return paragraph.endIndex == rest.endIndex ? rest : paragraph + "\u{2026}"
    case .clip: return String(paragraph)
    case .head, .middle: return String(rest.map { $0.isNewline ? " " : $0 })
    }
  }
}

extension TextStyle.Truncation {
  fileprivate var ellipsizeMode: PangoEllipsizeMode? {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    case .clip: nil
    }
  }
}
