internal import CDrawing

/// Why a document could not be read: what is wrong and the cure.
struct XMLProblem: Error, Hashable {
  var description: String
}

/// Reads XML into a tree with libxml2: UTF-8 only, without DOCTYPE, without entities of its own,
/// without a network.
struct XMLParser {
  /// The most elements that one document may have.
  var elementLimit = 50_000
  /// The deepest that elements may be nested.
  var depthLimit = 64
  /// The most attributes that one element may have.
  var attributeLimit = 250

  /// The root element.
  func parse(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
    try refuseDeclarations(in: bytes)
    try XMLTagScan(attributeLimit: attributeLimit).check(bytes)
    let reader = try XMLReaderHandle(bytes)
    var tree = XMLTreeBuilder(elementLimit: elementLimit, depthLimit: depthLimit)
    while try reader.advance() { try tree.take(reader) }
    guard let root = tree.root else { throw XMLProblem(description: "it has no elements") }
    return root
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

/// Collects a reader's nodes into a tree, within bounds.
private struct XMLTreeBuilder {
  let elementLimit: Int
  let depthLimit: Int
  private(set) var root: XMLElement?
  private var open: [XMLElement] = []
  private var count = 0

  init(elementLimit: Int, depthLimit: Int) {
    self.elementLimit = elementLimit
    self.depthLimit = depthLimit
  }

  mutating func take(_ reader: borrowing XMLReaderHandle) throws(XMLProblem) {
    switch reader.kind {
    case XML_READER_TYPE_ELEMENT: try start(reader)
    case XML_READER_TYPE_END_ELEMENT: end()
    case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
      if !open.isEmpty { open[open.count - 1].text += reader.value }
    case XML_READER_TYPE_ENTITY_REFERENCE, XML_READER_TYPE_DOCUMENT_TYPE:
      throw XMLProblem(description: "line \(reader.line) uses an entity, which is not read")
    default: break
    }
  }

  private mutating func start(_ reader: borrowing XMLReaderHandle) throws(XMLProblem) {
    count += 1
    guard count <= elementLimit else {
      throw XMLProblem(description: "it has more than \(elementLimit) elements; simplify it")
    }
    guard open.count < depthLimit else {
      throw XMLProblem(description: "its elements are nested more than \(depthLimit) deep")
    }
    open.append(reader.element())
    if reader.isEmptyElement { end() }
  }

  private mutating func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
