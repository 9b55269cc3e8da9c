import Foundation
import GalleyComponents
import GalleyNotation
import GalleyPreview
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem
import Glibc
import Testing

@testable import GalleyCommand

/// A preview that is served as long as a test has it.
final class ServedPreview {
  let server: LoopbackServer
  private let preview: ScenePreview
  var root: String { client.root }

  /// - `around`: What is served in place of the site.
  init(
    of folder: TemporaryFolder, around: (PreviewSite) -> any ServedSite = { $0 }
  ) throws {
    let results = PreviewResults()
    let loader = { @Sendable in SceneLoader(Catalogs.standard.scenes) }
    let makeRenderer = { @Sendable in try Renderer() }
    let drawing = RequestedDrawing(results: results, loader: loader, makeRenderer: makeRenderer)
    server = try LoopbackServer(
      port: 0, site: around(PreviewSite(results, drawing: drawing)))
    preview = ScenePreview(
      [folder.path], rule: WarningRule(isStrict: false), results: results, loader: loader,
      makeRenderer: makeRenderer)
    WorkerThreads.startDetached { [server] in server.run() }
    WorkerThreads.startDetached { [preview] in try? preview.run() }
  }

  deinit {
    preview.stop()
    server.stop()
  }

  private var client: SiteClient { SiteClient(server: server) }

  /// What is answered to a request for a path; by default as a browser asks.
  func answer(
    to path: String, host: String? = nil, more: String = "", method: String = "GET",
    body: String = ""
  ) throws -> (status: String, body: [UInt8]) {
    try client.answer(to: path, host: host, more: more, method: method, body: body)
  }

  func connect() throws -> Int32 { try client.connect() }

  /// What the page is told, until that is so.
  func events(until isEnough: ([String]) -> Bool) throws -> [String] {
    let socket = try connect()
    defer { close(socket) }
    let text = "GET \(root)events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    try #require(writeAll(Array(text.utf8), to: socket) == nil)
    var heard = ""
    while true {
      let bytes = try bytesAtHand(of: socket).get()
      try #require(!bytes.isEmpty, "the stream has ended")
      heard += String(decoding: bytes, as: UTF8.self)
      let events = heard.components(separatedBy: "\n\n").dropLast()
        .filter { $0.contains("data: ") }
      if isEnough(events) { return events }
    }
  }
}

@Suite struct PreviewTests {
  /// A folder with one scene, and its preview, in which both states are drawn.
  private func served() throws -> (TemporaryFolder, ServedPreview) {
    let folder = try TemporaryFolder()
    try folder.write(ringScene, to: "ring.yaml")
    let preview = try ServedPreview(of: folder)
    _ = try preview.events { ($0.last ?? "").contains(#""picture":1,"version":1"#) }
    return (folder, preview)
  }

  @Test func `Only who knows the address is answered, and no page of another`() throws {
    let (_, preview) = try served()
    let root = preview.root
    #expect(try preview.answer(to: root).status == "200")
    #expect(try preview.answer(to: root + "preview.js").status == "200")
    #expect(try preview.answer(to: root, host: "localhost:\(preview.server.port)").status == "200")
    let port = preview.server.port
    let own = "Origin: http://127.0.0.1:\(port)\r\n"
    #expect(try preview.answer(to: root, more: own).status == "200")

    for path in ["/", "/preview.js", "/0000/", String(root.dropLast(2)) + "/", "/events"] {
      #expect(try preview.answer(to: path).status == "404", "\(path)")
    }
    for host in ["evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", ""] {
      #expect(try preview.answer(to: root, host: host).status == "403", "\(host)")
    }
    for origin in [
      "http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:\(port)",
    ] {
      let more = "Origin: \(origin)\r\n"
      #expect(try preview.answer(to: root + "events", more: more).status == "403", "\(origin)")
    }
    let twice = "Host: evil.example\r\n"
    #expect(try preview.answer(to: root, more: twice).status == "403")
  }

  @Test func `Nothing is served but what was drawn and the page's own files`() throws {
    let (folder, preview) = try served()
    let names = [
      "ring.yaml", "../ring.yaml", "pictures/../ring.yaml", "..%2fring.yaml", "pictures/2.png",
      "pictures/-1.png", "pictures/99999999999999999999.png", "pictures/", "pictures/0",
      "..//..//etc/passwd", folder("ring.yaml"), "preview.html",
    ]
    for name in names {
      #expect(try preview.answer(to: preview.root + name).status == "404", "\(name)")
    }
  }

  @Test func `Requests of other kinds and sizes are refused`() throws {
    let (_, preview) = try served()
    for method in ["PUT", "DELETE", "OPTIONS", "get"] {
      #expect(try preview.answer(to: preview.root, method: method).status == "405")
    }
    let json = "Content-Type: application/json\r\nContent-Length: 2\r\n"
    let own = "Origin: http://127.0.0.1:\(preview.server.port)\r\n"
    for (fields, status) in [
      (json, "403"), (own + json, "405"), (own + "Content-Length: 2\r\n", "415"),
      (own + json + json, "400"), (own + "Content-Type: application/json\r\n", "405"),
      (own + json.replacing(": 2", with: ": 65537"), "413"),
      (own + json.replacing(": 2", with: ": -2"), "400"),
    ] {
      let answer = try preview.answer(
        to: preview.root, more: fields, method: "POST", body: "{}")
      #expect(answer.status == status, "\(fields)")
    }
    let body = "Content-Length: 9999999999\r\n"
    #expect(try preview.answer(to: preview.root, more: body).status == "413")
    let chunks = "Transfer-Encoding: chunked\r\n"
    #expect(try preview.answer(to: preview.root, more: chunks).status == "413")
    let long = "X: " + String(repeating: "x", count: 100_000) + "\r\n"
    #expect(try preview.answer(to: preview.root, more: long).status == "431")
    #expect(try preview.answer(to: "nowhere").status == "400")
    #expect(try preview.answer(to: preview.root).status == "200")
  }

  @Test func `A picture is what render draws, before and after a change`() throws {
    let (folder, preview) = try served()
    for (color, version) in [("teal", 1), ("orange", 2)] {
      if version > 1 {
        try folder.write(ringScene.replacing("teal", with: color), to: "ring.yaml")
        _ = try preview.events {
          ($0.last ?? "").contains(#""picture":0,"version":2"#)
            && ($0.last ?? "").contains(#""picture":1,"version":2"#)
        }
      }
      #expect(
        TestConsole().run(
          "render", folder("ring.yaml"), "-o", folder("out"), "--compression", "fast",
          "--no-metadata", "--force", "--quiet") == .success)
      for (number, state) in ["first", "second"].enumerated() {
        let drawn = try folder.read("out/ring/\(state).png")
        #expect(try preview.answer(to: preview.root + "pictures/\(number).png").body == drawn)
      }
    }
  }

  @Test func `An error stands beside the last good picture until it is mended`() throws {
    let (folder, preview) = try served()
    let good = try preview.answer(to: preview.root + "pictures/0.png").body
    try folder.write(ringScene.replacing("item: 10", with: "itme: 10"), to: "ring.yaml")
    let events = try preview.events { ($0.last ?? "").contains(#""severity":"error""#) }
    let last = try #require(events.last)
    #expect(last.contains("ring.yaml:5"))
    #expect(last.contains("itme"))
    #expect(last.contains(#""picture":0,"version":1"#))
    #expect(try preview.answer(to: preview.root + "pictures/0.png").body == good)

    try folder.write(ringScene, to: "ring.yaml")
    let healed = try preview.events {
      let last = $0.last ?? ""
      return last.contains(#""issues":[]"#)
    }
    #expect(healed.last?.contains(#""picture":0,"version":1"#) == true)
  }

  @Test func `What a scene includes is seen; a new scene comes and one that is deleted goes`()
    throws
  {
    let (folder, preview) = try served()
    try folder.write("galley: 1\npalette: { ink: teal }\n", to: "colors.yaml")
    let scene = ringScene.replacing("fill: teal", with: "fill: $ink")
      .replacing("galley: 1\n", with: "galley: 1\ninclude: colors.yaml\n")
    try folder.write(scene, to: "other.yaml")
    _ = try preview.events { events in
      events.contains { $0.contains(#""name":"other""#) && $0.contains(#""version":1,"#) }
    }
    let before = try preview.answer(to: preview.root + "pictures/2.png").body
    try folder.write("galley: 1\npalette: { ink: orange }\n", to: "colors.yaml")
    _ = try preview.events { events in
      events.contains {
        $0.contains(#""name":"other""#) && $0.contains(#""picture":2,"version":2"#)
      }
    }
    #expect(try preview.answer(to: preview.root + "pictures/2.png").body != before)
    let ring = try preview.events { !$0.isEmpty }
    #expect(ring.contains { $0.contains(#""name":"ring""#) && $0.contains(#""version":1"#) })

    try FileManager.default.removeItem(atPath: folder("other.yaml"))
    _ = try preview.events { events in
      events.contains { $0.contains(#""name":"other""#) && $0.contains(#""isGone":true"#) }
    }
  }

  @Test func `Fifty pages hear of one change`() throws {
    let (folder, preview) = try served()
    let sockets = try (0..<50).map { _ in try preview.connect() }
    defer { for socket in sockets { close(socket) } }
    let text =
      "GET \(preview.root)events HTTP/1.1\r\nHost: 127.0.0.1:\(preview.server.port)\r\n\r\n"
    for socket in sockets { try #require(writeAll(Array(text.utf8), to: socket) == nil) }
    try folder.write(ringScene.replacing("teal", with: "orange"), to: "ring.yaml")
    for socket in sockets {
      var heard = ""
      while !heard.contains(#""picture":1,"version":2"#) {
        let bytes = try bytesAtHand(of: socket).get()
        try #require(!bytes.isEmpty)
        heard += String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(try preview.answer(to: preview.root).status == "200")
  }

  @Test func `A port in use, a wrong one, and scenes that are not there are told`() throws {
    let (folder, preview) = try served()
    let port = "\(preview.server.port)"
    let console = TestConsole()
    #expect(console.run("preview", folder.path, "--port", port) == .trouble)
    #expect(
      console.messageText
        == "galley: port \(port) is in use; name another with --port, or leave it out for one that"
        + " is free\n")
    let high = TestConsole()
    #expect(high.run("preview", folder.path, "--port", "70000") == .trouble)
    #expect(high.messageText.contains("--port is 70000; give a number from 1 to 65535"))
    let empty = try TemporaryFolder()
    let none = TestConsole()
    #expect(none.run("preview", empty.path) == .trouble)
    #expect(none.messageText.contains("scenes are named *.yaml"))
    let piped = TestConsole()
    #expect(piped.run("preview", "-") == .trouble)
    #expect(piped.messageText.contains("name files or folders"))
  }
}
