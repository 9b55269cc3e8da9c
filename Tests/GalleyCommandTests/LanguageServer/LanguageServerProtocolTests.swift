import Foundation
import GalleyNotation
import Testing

@testable import GalleyCommand
@testable import GalleyLanguageServer

/// Messages as they should not be.
@Suite struct LanguageServerProtocolTests {
  private func code(_ answer: JSONValue) -> Int? { answer["error"]?["code"]?.integer }

  @Test func `a message may come byte by byte, and two at once`() throws {
    let client = LanguageClient()
    let content = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{}}"#
    for byte in "Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8 {
      client.send(raw: [byte])
    }
    _ = try client.message { $0["id"]?.text == "a" && $0["result"] != nil }
    let two = #"{"jsonrpc":"2.0","id":"b","method":"shutdown"}"#
    let bytes = Array("Content-Length: \(two.utf8.count)\r\n\r\n\(two)".utf8)
    client.send(raw: bytes + bytes.map { $0 == UInt8(ascii: "b") ? UInt8(ascii: "b") : $0 })
    _ = try client.message { $0["id"]?.text == "b" && $0["result"] == .null }
    client.notify("exit")
    #expect(try client.end() == .asked)
  }

  @Test func `requests before initialize and after shutdown are refused`() throws {
    let client = LanguageClient()
    #expect(code(try client.answer("textDocument/hover")) == -32_002)
    try client.initialize()
    #expect(code(try client.answer("initialize")) == -32_600)
    #expect(code(try client.answer("galley/nonsense")) == -32_601)
    #expect(code(try client.answer("textDocument/hover")) == -32_602)
    _ = try client.answer("shutdown")
    #expect(code(try client.answer("textDocument/hover")) == -32_600)
    client.notify("exit")
    #expect(try client.end() == .asked)
  }

  @Test func `what is no JSON, no request or no header is told, and the next message is read`()
    throws
  {
    let client = LanguageClient()
    client.send(#"{"jsonrpc":"#)
    _ = try client.message { code($0) == -32_700 }
    client.send("[1, 2]")
    client.send(#"{"id": 7}"#)
    _ = try client.message { $0["id"]?.integer == 7 && code($0) == -32_600 }
    client.send(raw: Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    client.send(raw: Array("Content-Length: many\r\n\r\n".utf8))
    // The length of another message: the rest of it is where a header is due.
    client.send(#"{"jsonrpc":"2.0","id":8,"method":"shutdown"}"#, length: 20)
    try client.initialize()
  }

  @Test func `a length that is too long is told, and its bytes are passed over`() {
    var stream = MessageStream()
    let length = 100 << 20
    stream.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    guard case .tooLong(length)? = stream.next() else {
      Issue.record("it is not told")
      return
    }
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    for _ in 0..<100 {
      stream.append(part)
      #expect(stream.next() == nil)
    }
    stream.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    guard case .content(let bytes)? = stream.next() else {
      Issue.record("the next is not read")
      return
    }
    #expect(bytes == Array("{}".utf8))
    stream.append(Array("Content-Length: 99999999999999999999\r\n\r\n".utf8))
    guard case .noHeader? = stream.next() else {
      Issue.record("a length beyond all numbers is not told")
      return
    }
  }

  @Test func `a cancelled request is not carried out`() throws {
    let client = LanguageClient()
    try client.initialize()
    let content = [
      #"{"jsonrpc":"2.0","id":"late","method":"textDocument/hover","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"late"}}"#,
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    client.send(raw: Array(content.joined().utf8))
    let answer = try client.message { $0["id"]?.text == "late" }
    #expect(code(answer) == -32_800)
  }

  @Test func `a client that goes away ends the server`() throws {
    let client = LanguageClient()
    try client.initialize()
    client.close()
    #expect(try client.end() == .abandoned)
    let other = LanguageClient()
    other.notify("exit")
    #expect(try other.end() == .abandoned)
  }

  @Test func `the command serves until its input ends`() {
    #expect(TestConsole().run("lsp", "--stdio") == .different)
    #expect(TestConsole().run("lsp", "scene.yaml") == .trouble)
  }

  @Test func `the client's way to count within a line is taken`() throws {
    let client = LanguageClient()
    let answer = try client.result(
      "initialize", #"{"capabilities":{"general":{"positionEncodings":["utf-32","utf-8"]}}}"#)
    #expect(answer["capabilities"]?["positionEncoding"]?.text == "utf-8")
  }

  @Test func `a parameter of another kind is refused`() throws {
    let client = LanguageClient()
    try client.initialize()
    client.open("galley: 1\n")
    let places = [
      #"{"line":-1,"character":0}"#, #"{"line":"a"}"#, "7", #"{"line":1e300,"character":1}"#,
    ]
    for place in places {
      let answer = try client.answer(
        "textDocument/hover",
        #"{"textDocument":{"uri":"file:///scenes/scene.yaml"},"position":\#(place)}"#)
      #expect(code(answer) == -32_602, "\(place)")
    }
    let beyond = try client.answer(
      "textDocument/completion",
      #"{"textDocument":{"uri":"file:///scenes/scene.yaml"},"position":{"line":9,"character":9}}"#)
    #expect(beyond["result"] != nil)
  }
}
