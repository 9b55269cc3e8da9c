package import GalleyGraphics
package import GalleyNotation
package import GalleyScenes
import Synchronization

/// A server of the Language Server Protocol (3.17) for scenes, as much of it as scenes need.
///
/// It answers from the text alone, however little of it is right; what is wrong with a scene, and
/// where its elements lie, it learns from the reader of scenes, in another thread. Of other files it
/// sees what is open in the editor; the reader sees what is saved.
package final class LanguageServer {
  /// How the server ended.
  package enum Ending: Sendable {
    /// After it was asked to shut down.
    case asked
    /// The other side went away.
    case abandoned
  }

  private enum Phase {
    case new
    case running
    case shutDown
  }

  private let walk: SchemaWalk
  private let checks: SceneChecks
  private let shared: SharedState
  private let send: @Sendable (JSONValue) -> Void
  private var documents: [String: TextDocument] = [:]
  private var phase = Phase.new
  private var ending: Ending?
  /// What has changed since the last check was begun.
  private var changed: Set<String> = []

  /// What two threads share.
  private final class SharedState: Sendable {
    let encoding = Mutex(PositionEncoding.utf16)
    /// Where elements lie, by the addresses of documents.
    let frames = Mutex<[String: [Hover.Frame]]>([:])
    let versions = Mutex<[String: Int]>([:])
  }

  /// - `loader`: Reads scenes; called in another thread.
  /// - `makeResources`: What scenes are measured with; called in another thread.
  /// - `pause`: How long typing must have stopped before a scene is read, in seconds.
  /// - `send`: Takes a message for the client, one at a time.
  package init(
    schema: SceneSchema, loader: @escaping @Sendable () -> SceneLoader,
    makeResources: @escaping @Sendable () throws -> any DrawingResources, pause: Double = 0.1,
    send: @escaping @Sendable (JSONValue) -> Void
  ) {
    let shared = SharedState()
    let order = Mutex(())
    let send: @Sendable (JSONValue) -> Void = { message in order.withLock { _ in send(message) } }
    walk = SchemaWalk(schema)
    self.shared = shared
    self.send = send
    checks = SceneChecks(loader: loader, makeResources: makeResources, pause: pause) { outcome in
      let document = outcome.document
      guard shared.versions.withLock({ $0[document.uri] == document.version }) else { return }
      shared.frames.withLock { $0[document.uri] = outcome.frames }
      let encoding = shared.encoding.withLock { $0 }
      send(Diagnostics(outcome, in: encoding).notification)
    }
  }

  /// Serves until the client says that it is over, or goes away.
  ///
  /// - `read`: The next bytes; nothing at the end.
  package func run(reading read: () -> [UInt8]) -> Ending {
    defer { checks.end() }
    var stream = MessageStream()
    while ending == nil {
      let bytes = read()
      guard !bytes.isEmpty else { return phase == .shutDown ? .asked : .abandoned }
      stream.append(bytes)
      var messages: [MessageStream.Message] = []
      while let message = stream.next() { messages.append(message) }
      handle(messages)
    }
    return ending ?? .abandoned
  }

  /// Messages that have come together: of those that were cancelled before their turn none is
  /// carried out, and nothing is read or drawn before the last.
  private func handle(_ messages: [MessageStream.Message]) {
    let values = messages.map(Self.value)
    let cancelled = values.compactMap { value -> JSONValue? in
      guard case .success(let message) = value, message["method"]?.text == "$/cancelRequest" else {
        return nil
      }
      return message["params"]?["id"]
    }
    for value in values where ending == nil {
      switch value {
      case .failure(let error): reply(to: .null, error)
      case .success(let message): handle(message, cancelled: cancelled)
      }
    }
    checks.begin(changed.compactMap { documents[$0] })
    changed = []
  }

  private static func value(of message: MessageStream.Message) -> Result<JSONValue, ServerError> {
    switch message {
    case .noHeader:
      return .failure(
        ServerError(
          code: ServerError.notJSON, message: "expected a header such as 'Content-Length: 52'"))
    case .tooLong(let length):
      return .failure(
        ServerError(
          code: ServerError.noRequest,
          message:
            "a message of \(length) bytes is too long; at most \(MessageStream.longestMessage) are read"
        ))
    case .content(let bytes):
      do throws(JSONReader.Problem) { return .success(try JSONReader.value(of: bytes)) } catch {
        return .failure(
          ServerError(code: ServerError.notJSON, message: "no JSON: \(error.description)"))
      }
    }
  }

  private func handle(_ message: JSONValue, cancelled: [JSONValue]) {
    guard case .object = message, let method = message["method"]?.text else {
      // An answer to a request; the server makes none.
      if message["id"] != nil, message["result"] != nil || message["error"] != nil { return }
      return reply(
        to: message["id"] ?? .null,
        ServerError(code: ServerError.noRequest, message: "a message has a 'method'"))
    }
    guard let id = message["id"] else { return notify(method, message["params"]) }
    guard !cancelled.contains(id) else {
      return reply(to: id, ServerError(code: ServerError.cancelled, message: "cancelled"))
    }
    do throws(ServerError) {
      send(
        .object([
          "jsonrpc": .string("2.0"), "id": id,
          "result": try answer(to: method, message["params"]),
        ]))
    } catch {
      reply(to: id, error)
    }
  }

  private func reply(to id: JSONValue, _ error: ServerError) {
    send(
      .object([
        "jsonrpc": .string("2.0"), "id": id,
        "error": .object([
          "code": .integer(error.code), "message": .string(error.message),
        ]),
      ]))
  }
}

// MARK: - Notifications

extension LanguageServer {
  private func notify(_ method: String, _ parameters: JSONValue?) {
    if method == "exit" {
      ending = phase == .shutDown ? .asked : .abandoned
      return
    }
    guard phase == .running else { return }
    let item = parameters?["textDocument"]
    guard let uri = item?["uri"]?.text else { return }
    switch method {
    case "textDocument/didOpen":
      let document = TextDocument(
        uri: uri, version: item?["version"]?.integer ?? 0, text: item?["text"]?.text ?? "")
      keep(document)
    case "textDocument/didChange":
      guard var document = documents[uri] else { return }
      document.version = item?["version"]?.integer ?? document.version + 1
      for change in parameters?["contentChanges"]?.array ?? [] {
        guard let text = change["text"]?.text else { continue }
        let range = change["range"].map { document.range(of: $0, in: encoding) }
        // A range that is none leaves the text as it is: the client sends it whole some time.
        if case .some(nil) = range { continue }
        document.replace(range ?? nil, with: text)
      }
      keep(document)
    case "textDocument/didSave":
      // What others take from it is another from now on.
      changed.formUnion(documents.keys)
    case "textDocument/didClose":
      documents[uri] = nil
      changed.remove(uri)
      checks.forget(uri)
      shared.versions.withLock { $0[uri] = nil }
      shared.frames.withLock { $0[uri] = nil }
      send(Diagnostics.none(for: uri))
    default: break
    }
  }

  private func keep(_ document: TextDocument) {
    documents[document.uri] = document
    shared.versions.withLock { $0[document.uri] = document.version }
    changed.insert(document.uri)
  }

  private var encoding: PositionEncoding { shared.encoding.withLock { $0 } }
}

// MARK: - Requests

extension LanguageServer {
  private func answer(
    to method: String, _ parameters: JSONValue?
  ) throws(ServerError) -> JSONValue {
    switch (method, phase) {
    case ("initialize", .new): return initialize(parameters)
    case ("initialize", _):
      throw ServerError(code: ServerError.noRequest, message: "the server is initialized already")
    case (_, .new):
      throw ServerError(
        code: ServerError.notInitialized, message: "the first request is 'initialize'")
    case (_, .shutDown):
      throw ServerError(
        code: ServerError.noRequest, message: "the server is shut down; 'exit' is due")
    case ("shutdown", .running):
      phase = .shutDown
      return .null
    default: return try documentAnswer(to: method, parameters)
    }
  }

  private func initialize(_ parameters: JSONValue?) -> JSONValue {
    phase = .running
    let offered = parameters?["capabilities"]?["general"]?["positionEncodings"]?.array ?? []
    let encoding = offered.lazy.compactMap { $0.text.flatMap(PositionEncoding.init) }.first
    shared.encoding.withLock { $0 = encoding ?? .utf16 }
    return .object([
      "capabilities": .object([
        "positionEncoding": .string((encoding ?? .utf16).rawValue),
        "textDocumentSync": .object([
          "openClose": .boolean(true), "change": .integer(2), "save": .boolean(true),
        ]),
        "completionProvider": .object([
          "triggerCharacters": .array(["$", " "].map(JSONValue.string))
        ]),
        "hoverProvider": .boolean(true), "definitionProvider": .boolean(true),
        "referencesProvider": .boolean(true), "documentSymbolProvider": .boolean(true),
        "colorProvider": .boolean(true),
        "documentFormattingProvider": .boolean(true),
        "renameProvider": .object(["prepareProvider": .boolean(true)]),
      ]),
      "serverInfo": .object(["name": .string("galley")]),
    ])
  }

  /// Answers a request about a document.
  private func documentAnswer(
    to method: String, _ parameters: JSONValue?
  ) throws(ServerError) -> JSONValue {
    guard let answer = Self.answers[method] else {
      throw ServerError(code: ServerError.noMethod, message: "there is no method '\(method)' here")
    }
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri] else {
      throw ServerError(
        code: ServerError.wrongParameters,
        message: "the document is not open; 'textDocument/didOpen' comes first")
    }
    let open = Dictionary(
      documents.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let request = Request(
      parameters: parameters ?? .null, document: document,
      family: SceneFamily(of: document, open: open), walk: walk, encoding: encoding,
      frames: shared.frames.withLock { $0[uri] ?? [] })
    return try answer(request)
  }

  /// A request about a document, with what it is answered from.
  private struct Request {
    var parameters: JSONValue
    var document: TextDocument
    var family: SceneFamily
    var walk: SchemaWalk
    var encoding: PositionEncoding
    var frames: [Hover.Frame]

    func offset() throws(ServerError) -> Int {
      guard let offset = document.offset(of: parameters["position"], in: encoding) else {
        throw ServerError(
          code: ServerError.wrongParameters,
          message: "a position has a 'line' and a 'character', which are not negative")
      }
      return offset
    }

    var navigation: Navigation { Navigation(walk: walk, family: family, encoding: encoding) }
  }

  private typealias Answer = @Sendable (Request) throws(ServerError) -> JSONValue

  private static let answers: [String: Answer] = [
    "textDocument/completion": { request throws(ServerError) in
      Completion(walk: request.walk, family: request.family, encoding: request.encoding)
        .items(at: try request.offset())
    },
    "textDocument/hover": { request throws(ServerError) in
      Hover(
        walk: request.walk, document: request.document, frames: request.frames,
        encoding: request.encoding
      ).answer(at: try request.offset()) ?? .null
    },
    "textDocument/definition": { request throws(ServerError) in
      .array(request.navigation.definition(at: try request.offset()))
    },
    "textDocument/references": { request throws(ServerError) in
      .array(
        request.navigation.references(
          at: try request.offset(),
          includesDeclarations: request.parameters["context"]?["includeDeclaration"]?.boolean
            ?? true))
    },
    "textDocument/prepareRename": { request throws(ServerError) in
      let mention = try request.navigation.renamed(at: try request.offset())
      return .object([
        "range": request.document.range(mention.range, in: request.encoding),
        "placeholder": .string(mention.name),
      ])
    },
    "textDocument/rename": { request throws(ServerError) in
      try request.navigation.edit(
        at: try request.offset(), to: request.parameters["newName"]?.text ?? "")
    },
    "textDocument/documentSymbol": { request throws(ServerError) in
      .array(
        Outline(document: request.document, walk: request.walk, encoding: request.encoding).answer()
      )
    },
    "textDocument/documentColor": { request throws(ServerError) in
      .array(
        ColorSwatches(walk: request.walk, family: request.family, encoding: request.encoding)
          .answer())
    },
    "textDocument/formatting": { request throws(ServerError) in
      let document = request.document
      let whole = 0..<document.bytes.count
      do throws(SceneError) {
        let text = try SceneFormatter.formatted(document.bytes, path: document.path)
        guard text != document.text(whole) else { return .array([]) }
        return .array([
          .object([
            "range": document.range(whole, in: request.encoding), "newText": .string(text),
          ])
        ])
      } catch {
        throw ServerError(code: ServerError.failed, message: error.description)
      }
    },
    "textDocument/colorPresentation": { request throws(ServerError) in
      .array(
        ColorSwatches.presentations(
          of: request.parameters["color"], replacing: request.parameters["range"] ?? .null))
    },
  ]
}
