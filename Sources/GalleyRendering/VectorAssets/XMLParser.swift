internal import CDrawing
internal import GalleySVG

/// A document that cannot be read: mistake and cure.
struct XMLProblem: Error, Hashable {
  var description: String
}

/// The limits of a document.
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

/// One pass of Expat over bytes, which collects what it is told into a tree, within bounds.
///
/// Expat does not resolve names here: it would refuse a prefix that nothing declares, which many a
/// picture has that was cut out of a page.
final class XMLTreeReader {
  private let limits: XMLLimits
  private var root: XMLElement?
  private var open: [XMLElement] = []
  /// By prefix, as declared around the element that is read, the outermost first.
  private var namespaces: [[String: String]] = []
  private var count = 0
  private var problem: XMLProblem?
  private let parser: XML_Parser

  init(_ limits: XMLLimits) throws(XMLProblem) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw XMLProblem(description: "the XML reader cannot start: out of memory")
    }
    (self.limits, self.parser) = (limits, parser)
  }

  deinit { XML_ParserFree(parser) }

  /// The root element.
  ///
  /// - Precondition: nothing was read before.
  func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
    guard let size = Int32(exactly: bytes.count) else {
      throw XMLProblem(description: "it is larger than 2 GB")
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLTreeReader.of($0)?.start($1, $2) },
      { reader, _ in XMLTreeReader.of(reader)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLTreeReader.of($0)?.add($1, count: $2) }
    let status = bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, size, 1) }
    }
    if let problem { throw problem }
    guard status == XML_STATUS_OK, let root else { throw syntaxProblem }
    return root
  }

  /// The reader that Expat calls back; nil once it was stopped, as Expat tells of an end even then.
  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeReader? {
    guard let data else { return nil }
    let reader = Unmanaged<XMLTreeReader>.fromOpaque(data).takeUnretainedValue()
    return reader.problem == nil ? reader : nil
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private var syntaxProblem: XMLProblem {
    let code = XML_GetErrorCode(parser)
    if code == XML_ERROR_UNDEFINED_ENTITY {
      return XMLProblem(description: "line \(line) uses an entity, which is not read")
    }
    let cause = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
    return XMLProblem(description: "it is not well-formed XML: line \(line): \(cause)")
  }

  private func stop(_ description: String) {
    problem = XMLProblem(description: description)
    XML_StopParser(parser, 0)
  }

  // MARK: - What Expat tells

  private func start(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    count += 1
    guard count <= limits.elements else {
      return stop("it has more than \(limits.elements) elements; simplify it")
    }
    guard open.count < limits.depth else {
      return stop("its elements are nested more than \(limits.depth) deep")
    }
    let attributeCount = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    guard attributeCount <= limits.attributes else {
      return stop(
        "line \(line): an element has more than \(limits.attributes) attributes; remove those that"
          + " draw nothing")
    }
    guard let name else { return }
    var declared: [String: String] = [:]
    var element = XMLElement(name: "", namespace: "", line: line)
    for (name, value) in Self.pairs(attributes) {
      if name == "xmlns" {
        declared[""] = value
      } else if name.hasPrefix("xmlns:") {
        declared[String(name.dropFirst(6))] = value
      } else {
        element.attributes.append(XMLElement.Attribute(name: name, value: value))
      }
    }
    namespaces.append(declared)
    (element.name, element.namespace) = resolved(String(cString: name))
    for index in element.attributes.indices
    where element.attributes[index].name.hasSuffix(":href") {
      let attribute = resolved(element.attributes[index].name)
      if attribute.namespace == XMLElement.linkNamespace {
        element.attributes[index].name = XMLElement.link
      }
    }
    open.append(element)
  }

  private func end() {
    namespaces.removeLast()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func add(_ characters: UnsafePointer<CChar>?, count: Int32) {
    guard !open.isEmpty, let characters else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  /// An element's own name and the namespace that its prefix stands for; with a prefix that nothing
  /// declares the whole name, in no namespace.
  private func resolved(_ name: String) -> (name: String, namespace: String) {
    let parts = name.split(separator: ":", maxSplits: 1)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    guard let namespace = namespaces.lazy.reversed().compactMap({ $0[prefix] }).first else {
      return (name, "")
    }
    return (parts.last.map(String.init) ?? name, namespace)
  }

  private static func pairs(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [(name: String, value: String)] {
    guard var place = attributes else { return [] }
    var pairs: [(String, String)] = []
    while let name = place[0], let value = place[1] {
      pairs.append((String(cString: name), String(cString: value)))
      place += 2
    }
    return pairs
  }
}
