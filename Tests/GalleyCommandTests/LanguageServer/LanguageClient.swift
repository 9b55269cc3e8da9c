import Foundation
import GalleyNotation
import GalleyRendering
import GalleyScenes
import GalleySystem
import Synchronization
import Testing

@testable import GalleyCommand
@testable import GalleyLanguageServer

/// The other end of a language server, which runs in a thread behind a pipe.
final class LanguageClient: Sendable {
  private let pipe = Pipe()
  private let messages = Mutex<[JSONValue]>([])
  private let nextID = Mutex(1)
  private let ending = Mutex<LanguageServer.Ending?>(nil)

  init(catalogs: Catalogs = .standard) {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    WorkerThreads.startDetached { [self] in
      let server = LanguageServer(
        schema: SceneSchema(of: catalogs.scenes),
        loader: { SceneLoader(catalogs.scenes) }, makeResources: { try Renderer(later: .standard) },
        pause: 0.01,
        send: { message in self.messages.withLock { $0.append(message) } })
      let ending = server.run { (try? bytesAtHand(of: descriptor).get()) ?? [] }
      self.ending.withLock { $0 = ending }
    }
  }

  deinit { close() }

  func close() { try? pipe.fileHandleForWriting.close() }

  func send(raw bytes: [UInt8]) { pipe.fileHandleForWriting.write(Data(bytes)) }

  func send(_ content: String, length: Int? = nil) {
    let header = "Content-Length: \(length ?? content.utf8.count)\r\n\r\n"
    send(raw: Array((header + content).utf8))
  }

  func notify(_ method: String, _ parameters: String = "{}") {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Sends a request without waiting for its answer.
  @discardableResult
  func request(sending method: String, _ parameters: String = "{}") -> Int {
    let id = nextID.withLock { id in
      defer { id += 1 }
      return id
    }
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    return id
  }

  /// The answer to a request, with its `result` or its `error`.
  func answer(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    let id = request(sending: method, parameters)
    return try message { $0["id"]?.integer == id }
  }

  func result(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    try #require(try answer(method, parameters)["result"])
  }

  /// The first message that is as asked for, waiting for it.
  func message(_ isIt: (JSONValue) -> Bool) throws -> JSONValue {
    for _ in 0..<3000 {
      if let message = messages.withLock({ $0.first(where: isIt) }) { return message }
      usleep(10_000)
    }
    let all = messages.withLock { $0.map(\.compact) }
    throw Failure(description: "no such message came in 30 s; those that came: \(all)")
  }

  /// How the server ended, waiting for it.
  func end() throws -> LanguageServer.Ending {
    for _ in 0..<1000 {
      if let ending = ending.withLock({ $0 }) { return ending }
      usleep(10_000)
    }
    throw Failure(description: "the server goes on")
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}

extension LanguageClient {
  func initialize(_ encodings: String = #"["utf-16"]"#) throws {
    _ = try result(
      "initialize", #"{"capabilities":{"general":{"positionEncodings":\#(encodings)}}}"#)
    notify("initialized")
  }

  func open(_ text: String, at path: String = "/scenes/scene.yaml", version: Int = 1) {
    notify(
      "textDocument/didOpen",
      """
      {"textDocument":{"uri":"file://\(path)","languageId":"yaml","version":\(version),
      "text":\(JSONValue.quoted(text))}}
      """)
  }

  func change(_ text: String, at path: String = "/scenes/scene.yaml", version: Int) {
    notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"file://\(path)","version":\(version)},
      "contentChanges":[{"text":\(JSONValue.quoted(text))}]}
      """)
  }

  /// What is wrong with a version of a document, as `line:character-character: message`.
  func diagnostics(of path: String = "/scenes/scene.yaml", version: Int) throws -> [String] {
    let message = try message { message in
      message["method"]?.text == "textDocument/publishDiagnostics"
        && message["params"]?["uri"]?.text == "file://\(path)"
        && message["params"]?["version"]?.integer == version
    }
    return (message["params"]?["diagnostics"]?.array ?? []).map {
      "\(Self.words($0["range"])): \($0["message"]?.text ?? "")"
    }
  }

  /// The parameters of a request about the place of `|` in a text, of which it is no part.
  static func place(
    _ marked: String, at path: String = "/scenes/scene.yaml", and more: String = ""
  ) -> (text: String, parameters: String) {
    let before = marked.prefix { $0 != "|" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let parameters = """
      {"textDocument":{"uri":"file://\(path)"},
      "position":{"line":\(lines.count - 1),"character":\(lines.last?.utf16.count ?? 0)}\(more)}
      """
    return (String(before) + marked.dropFirst(before.count + 1), parameters)
  }

  /// `line:start-end` of a range in one line.
  static func words(_ range: JSONValue?) -> String {
    let (start, end) = (range?["start"], range?["end"])
    return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)-"
      + "\(end?["character"]?.integer ?? -1)"
  }
}
