import Foundation
import Testing

@testable import GalleyCommand

/// What of others the command holds, with its licences.
@Suite struct LicenceTests {
  @Test func `what the command holds is listed with its licences, and each can be read`() throws {
    let all = TestConsole(input: "")
    #expect(all.run("list", "licences") == .success)
    for row in [
      "Bootstrap Icons  MIT", "Cairo            MPL-1.1", "Inter            OFL-1.1",
      "Phosphor Icons   MIT",
    ] {
      #expect(all.outputText.contains(row), "\(all.outputText)")
    }
    for notice in LicenceNotice.all {
      let one = TestConsole(input: "")
      #expect(one.run("list", "licences", notice.name) == .success, "\(one.messageText)")
      #expect(one.outputText.contains("opyright"), "\(notice.name)")
    }
    let slip = TestConsole(input: "")
    #expect(slip.run("list", "licences", "Ciaro") == .trouble)
    #expect(slip.messageText.contains("did you mean 'Cairo'?"))
  }

  @Test func `every library that the command holds has its notice`() throws {
    // By the names of their files, as the script that holds them names them.
    let notices = [
      "stdc++": "libstdc++", "yaml": "libyaml", "deflate": "libdeflate", "xxhash": "xxHash",
      "z": "zlib", "expat": "Expat", "gif": "GIFLIB", "jpeg": "libjpeg-turbo", "webp": "libwebp",
      "cairo": "Cairo", "pixman-1": "Pixman", "lcms2": "Little CMS",
    ]
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: ".scripts/hold-libraries"), encoding: .utf8)
    let held = script.matches(of: /lib(?<name>[a-z0-9+-]+)\.a\b/).map { String($0.output.name) }
    #expect(held.count > 8)
    for name in held where name != "swiftCore" {
      let notice = try #require(notices[name], "\(name)")
      #expect(LicenceNotice.all.contains { $0.name == notice }, "\(name)")
    }
  }
}
