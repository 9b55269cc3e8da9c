import Foundation
import GalleyChecking
import GalleyComponents
import GalleyNotation
import GalleyPreview
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem
import Glibc
import TestBrowser
import Testing

@testable import GalleyCommand

/// A preview that is served as long as a test has it.
final class ServedPreview {
  let server: LoopbackServer
  private let preview: ScenePreview
  let client: SiteClient
  var root: String { client.root }

  /// - `scenes`: Where the scenes lie in the folder, beside `results`.
  /// - `around`: What is served in place of the site.
  init(
    of folder: TemporaryFolder, scenes: String = "",
    around: (PreviewSite) -> any ServedSite = { $0 }
  ) throws {
    let results = PreviewResults()
    let scenes = PreviewedScenes([folder(scenes)]) {
      SceneLoader(Catalogs.standard.scenes, classes: $0)
    }
    let makeRenderer = { @Sendable in try Renderer() }
    let drawing = RequestedDrawing(of: scenes, results: results, makeRenderer: makeRenderer)
    let check = LastCheck(
      in: ResultsFolder(folder("results")), references: nil, for: results)
    server = try LoopbackServer(
      port: 0, site: around(PreviewSite(results, drawing: drawing, check: check)))
    check.follow()
    client = try SiteClient(address: server.address)
    preview = ScenePreview(
      scenes, rule: WarningRule(isStrict: false), results: results, makeRenderer: makeRenderer)
    WorkerThreads.startDetached { [server] in server.run() }
    WorkerThreads.startDetached { [preview] in try? preview.run() }
  }

  deinit {
    preview.stop()
    server.stop()
  }

  /// What is answered to a request for a path; by default as a browser asks.
  func answer(
    to path: String, host: String? = nil, more: String = "", method: String = "GET",
    body: String = ""
  ) throws -> (status: String, body: [UInt8]) {
    try client.answer(to: path, host: host, more: more, method: method, body: body)
  }

  /// What the page is told of a scene last, once that is so.
  func scene(_ name: String = "ring", where isEnough: (JSONValue) -> Bool) throws -> JSONValue {
    try client.event(named: name, where: isEnough)
  }

  /// The addresses of the pictures of a scene's states, once all are drawn and none is among others.
  func pictures(of name: String = "ring", besides others: [String] = []) throws -> [String] {
    try client.pictures(of: name, besides: others)
  }
}

@Suite struct PreviewTests {
  /// A folder with one scene, and its preview, in which both states are drawn.
  private func served() throws -> (TemporaryFolder, ServedPreview) {
    let folder = try TemporaryFolder()
    try folder.write(ringScene, to: "ring.yaml")
    let preview = try ServedPreview(of: folder)
    _ = try preview.pictures()
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
    var pictures: [String] = []
    for color in ["teal", "orange"] {
      try folder.write(ringScene.replacing("teal", with: color), to: "ring.yaml")
      pictures = try preview.pictures(besides: pictures)
      #expect(
        TestConsole().run(
          "render", folder("ring.yaml"), "-o", folder("out"), "--compression", "fast",
          "--no-metadata", "--force", "--quiet") == .success)
      for (picture, state) in zip(pictures, ["first", "second"]) {
        let drawn = try folder.read("out/ring/\(state).png")
        #expect(try preview.answer(to: preview.root + picture).body == drawn)
      }
    }
  }

  @Test func `An error stands beside the last good picture until it is mended`() throws {
    let (folder, preview) = try served()
    let pictures = try preview.pictures()
    let good = try preview.answer(to: preview.root + pictures[0]).body
    try folder.write(ringScene.replacing("item: 10", with: "itme: 10"), to: "ring.yaml")
    let broken = try preview.scene { $0["issues"]?.array?.isEmpty == false }
    let issue = try #require(broken["issues"]?.array?.first)
    #expect(issue["severity"]?.text == "error")
    #expect(issue["place"]?["text"]?.text?.hasSuffix("ring.yaml:5") == true)
    #expect(issue["message"]?.text?.contains("itme") == true)
    #expect(SiteClient.pictures(in: broken) == pictures)
    #expect(try preview.answer(to: preview.root + pictures[0]).body == good)

    try folder.write(ringScene, to: "ring.yaml")
    let healed = try preview.scene { $0["issues"]?.array?.isEmpty == true }
    #expect(SiteClient.pictures(in: healed) == pictures)
  }

  @Test func `What a scene includes is seen; a new scene comes and one that is deleted goes`()
    throws
  {
    let (folder, preview) = try served()
    try folder.write("galley: 1\npalette: { ink: teal }\n", to: "colors.yaml")
    let scene = ringScene.replacing("fill: teal", with: "fill: $ink")
      .replacing("galley: 1\n", with: "galley: 1\ninclude: colors.yaml\n")
    try folder.write(scene, to: "other.yaml")
    let ring = try preview.pictures()
    let before = try preview.pictures(of: "other")
    try folder.write("galley: 1\npalette: { ink: orange }\n", to: "colors.yaml")
    let after = try preview.pictures(of: "other", besides: before)
    #expect(
      try preview.answer(to: preview.root + after[0]).body
        != preview.answer(to: preview.root + before[0]).body)
    #expect(try preview.pictures() == ring)

    try FileManager.default.removeItem(atPath: folder("other.yaml"))
    let gone = try preview.scene("other") { $0["isGone"] == .boolean(true) }
    #expect(gone["isGone"] == .boolean(true))
  }

  @Test func `Fifty pages hear of one change`() throws {
    let (folder, preview) = try served()
    let sockets = try (0..<50).map { _ in try preview.client.connect() }
    defer { for socket in sockets { close(socket) } }
    let text =
      "GET \(preview.root)events HTTP/1.1\r\nHost: 127.0.0.1:\(preview.server.port)\r\n\r\n"
    for socket in sockets { try #require(writeAll(Array(text.utf8), to: socket) == nil) }
    let teal = try preview.pictures()
    try folder.write(ringScene.replacing("teal", with: "orange"), to: "ring.yaml")
    let orange = try preview.pictures(besides: teal)
    for socket in sockets {
      var heard = ""
      while !orange.allSatisfy({ heard.contains($0.dropFirst(9).dropLast(4)) }) {
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
