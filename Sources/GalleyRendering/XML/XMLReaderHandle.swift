internal import CDrawing

/// One pass of libxml2's pull reader over bytes.
struct XMLReaderHandle: ~Copyable {
  private let reader: xmlTextReaderPtr
  /// A copy with an address of its own: the reader keeps the pointer.
  private let bytes: UnsafeMutableBufferPointer<CChar>

  /// libxml2 wants to be set up once before threads use it.
  private static let isSetUp: Bool = {
    xmlInitParser()
    return true
  }()

  init(_ content: [UInt8]) throws(XMLProblem) {
    _ = Self.isSetUp
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: content.count)
    _ = copy.initialize(from: content.lazy.map { CChar(bitPattern: $0) })
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    guard
      let count = Int32(exactly: content.count),
      let reader = xmlReaderForMemory(
        copy.baseAddress, count, nil, "UTF-8", Int32(bitPattern: UInt32(options)))
    else {
      copy.deallocate()
      throw XMLProblem(description: "the XML reader cannot start")
    }
    self.reader = reader
    bytes = copy
    xmlTextReaderSetStructuredErrorHandler(reader, { _, _ in }, nil)
  }

  deinit {
    xmlFreeTextReader(reader)
    bytes.deallocate()
  }

  /// Goes to the next node; false at the end.
  func advance() throws(XMLProblem) -> Bool {
    xmlResetLastError()
    switch xmlTextReaderRead(reader) {
    case 1: return true
    case 0: return false
    default: throw XMLProblem(description: "it is not well-formed XML: \(reason)")
    }
  }

  private var reason: String {
    guard let problem = xmlGetLastError(), let message = problem.pointee.message else {
      return "the text around line \(line) cannot be read"
    }
    let words = String(cString: message).prefix { $0 != "\n" }
    return "line \(problem.pointee.line): \(words)"
  }

  var kind: xmlReaderTypes { xmlReaderTypes(UInt32(max(0, xmlTextReaderNodeType(reader)))) }
  var line: Int { Int(xmlTextReaderGetParserLineNumber(reader)) }
  var isEmptyElement: Bool { xmlTextReaderIsEmptyElement(reader) == 1 }
  var value: String { string(xmlTextReaderConstValue(reader)) }

  /// The element that the reader stands on, without what is inside.
  func element() -> XMLElement {
    var element = XMLElement(
      name: string(xmlTextReaderConstLocalName(reader)),
      namespace: string(xmlTextReaderConstNamespaceUri(reader)), line: line)
    while xmlTextReaderMoveToNextAttribute(reader) == 1 {
      guard xmlTextReaderIsNamespaceDecl(reader) != 1 else { continue }
      let name = string(xmlTextReaderConstName(reader))
      element.attributes.append(XMLElement.Attribute(name: name, value: value))
    }
    _ = xmlTextReaderMoveToElement(reader)
    return element
  }

  private func string(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
