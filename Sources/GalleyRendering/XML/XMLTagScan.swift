/// Counts the attributes of each tag before a parser sees them: libxml2 compares each with all before
/// it, so that a megabyte of them takes it seconds.
struct XMLTagScan {
  /// The most attributes that one element may have.
  let attributeLimit: Int

  /// Refuses a document with a tag that has more.
  func check(_ bytes: [UInt8]) throws(XMLProblem) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let end = Self.unmarked.first(where: { rest.starts(with: $0.start) })?.end {
        rest = rest.after(end)
      } else {
        let count = Self.takeTag(from: &rest)
        guard count <= attributeLimit else {
          let line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
          throw XMLProblem(
            description:
              "line \(line): an element has more than \(attributeLimit) attributes; remove those that"
              + " draw nothing")
        }
      }
    }
  }

  /// What begins like a tag and may hold anything.
  private static let unmarked: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)),
  ]

  /// Goes behind the tag, and returns how many equals signs stand outside of its quotes.
  private static func takeTag(from rest: inout ArraySlice<UInt8>) -> Int {
    var (count, quote): (Int, UInt8?) = (0, nil)
    for (index, byte) in zip(rest.indices, rest) {
      switch (byte, quote) {
      case (_, .some(byte)): quote = nil
      case (_, .some): continue
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (UInt8(ascii: "="), nil): count += 1
      case (UInt8(ascii: ">"), nil):
        rest = rest[(index + 1)...]
        return count
      default: continue
      }
    }
    rest = []
    return count
  }
}

extension ArraySlice<UInt8> {
  /// What follows the first place where a mark stands; nothing where it does not.
  fileprivate func after(_ mark: [UInt8]) -> ArraySlice<UInt8> {
    var rest = self
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return []
  }
}
