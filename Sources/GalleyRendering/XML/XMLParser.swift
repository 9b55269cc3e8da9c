/// Why a document could not be read: what is wrong and the cure.
struct XMLProblem: Error, Hashable {
  var description: String
}

/// How large a document may be.
struct XMLLimits {
  /// The most elements that one document may have.
  var elements = 50_000
  /// The deepest that elements may be nested.
  var depth = 64
  /// The most attributes that one element may have.
  var attributes = 250
}

/// Reads XML into a tree with Expat: UTF-8 only, without DOCTYPE, without entities of its own,
/// without a network.
struct XMLParser {
  private let limits: XMLLimits

  init(elementLimit: Int = XMLLimits().elements) { limits = XMLLimits(elements: elementLimit) }

  /// The root element.
  func parse(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
    try refuseDeclarations(in: bytes)
    return try XMLTreeReader(limits).read(bytes)
  }

  /// Refuses a document type before a parser sees it: with it come entities, which can explode or
  /// read files.
  private func refuseDeclarations(in bytes: [UInt8]) throws(XMLProblem) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.contains(0) {
      throw XMLProblem(description: "it is not UTF-8 text; save it as UTF-8")
    }
    for word in ["<!DOCTYPE", "<!ENTITY"] where bytes.holds(word) {
      throw XMLProblem(
        description: "it has a \(word.dropFirst(2)) declaration, which is not read; remove it")
    }
  }
}

extension [UInt8] {
  /// Whether the ASCII word occurs, in capitals or small letters.
  func holds(_ word: String) -> Bool {
    let wanted = word.utf8.map { $0 | 0x20 }
    guard let first = word.utf8.first, count >= wanted.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...(bytes.count - wanted.count)).contains { start in
        bytes[start] == first
          && wanted.indices.allSatisfy { bytes[start + $0] | 0x20 == wanted[$0] }
      }
    }
  }
}
