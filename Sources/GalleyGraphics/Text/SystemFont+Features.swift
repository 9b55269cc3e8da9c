/// A feature of a font that some bytes of a text are drawn without.
package struct LeftOutFeature: Equatable, Sendable {
  /// In bytes of the text's UTF-8.
  package let range: Range<Int>
  /// As OpenType names it.
  package let tag: String

  /// As HarfBuzz and Pango read it.
  package var setting: String { "\(tag)=0" }
}

extension SystemFont {
  /// The features that the letters of a text go without, since San Francisco joins none of them.
  ///
  /// Inter kerns the bars of f and t into one, draws an arrow for `->`, and a multiplication sign for
  /// an x between digits.
  package static func leftOutFeatures(
    in bytes: some RandomAccessCollection<UInt8>
  ) -> [LeftOutFeature] {
    var found: [LeftOutFeature] = []
    var kind = Kind.other
    var arrow: (start: Int, hasHead: Bool)?
    func endArrow(at end: Int) {
      if let arrow, arrow.hasHead, end - arrow.start > 1 {
        found.append(LeftOutFeature(range: arrow.start..<end, tag: "calt"))
      }
      arrow = nil
    }
    for (place, byte) in bytes.enumerated() {
      let next = Kind(byte)
      switch (kind, next) {
      case (.barred, .barred):
        found.append(LeftOutFeature(range: place - 1..<place, tag: "kern"))
      case (.digit, .cross): found.append(LeftOutFeature(range: place..<place + 1, tag: "calt"))
      default: break
      }
      switch next {
      case .shaft, .head:
        arrow = (arrow?.start ?? place, arrow?.hasHead == true || next == .head)
      default: endArrow(at: place)
      }
      kind = next
    }
    endArrow(at: bytes.count)
    return found
  }

  private enum Kind {
    /// Of f and t, whose bars stand at one height.
    case barred
    case digit
    case cross
    case shaft
    case head
    case other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "f"), UInt8(ascii: "t"): self = .barred
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "x"): self = .cross
      case UInt8(ascii: "-"), UInt8(ascii: "="): self = .shaft
      case UInt8(ascii: "<"), UInt8(ascii: ">"): self = .head
      default: self = .other
      }
    }
  }
}
