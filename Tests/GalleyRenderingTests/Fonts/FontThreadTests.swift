import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Synchronization
import Testing

/// Renderers on several threads, each with more faces than a library would keep open at once.
///
/// A library that shares open faces between threads ends the process here. `GALLEY_THREAD_RUNS` sets
/// how often, 4 times unless it does.
@Suite struct FontThreadTests {
  private static let threadCount = 8

  /// What set-up installs beside the standard fonts.
  private static let furtherFonts =
    [
      "NotoSans", "NotoSansDisplay", "NotoSerif", "NotoSerifDisplay",
    ].flatMap { family in
      ["Bold", "BoldItalic", "Italic", "Regular"].map { "\(family)-\($0).ttf" }
    }
    + ["NotoSansArmenian", "NotoSansGeorgian", "NotoSerifArmenian", "NotoSerifGeorgian"].flatMap {
      ["\($0)-Bold.ttf", "\($0)-Regular.ttf"]
    }

  /// A renderer with 65 faces.
  private static func renderer() throws -> Renderer {
    let renderer = try Renderer()
    for file in furtherFonts {
      _ = try renderer.addFont(atPath: "/usr/share/fonts/truetype/noto/\(file)")
    }
    return renderer
  }

  /// The widths of a text in every face, in an order of its own for each number.
  private static func widths(startingAt number: Int) throws -> [String: Double] {
    let renderer = try renderer()
    let styles = renderer.fontFamilies().flatMap { family in
      family.faces.map { face in
        TextStyle(
          family: family.name, weight: face.weight, isItalic: face.isItalic, size: 17)
      }
    }
    #expect(styles.count >= 60)
    let first = number * 7 % styles.count
    var widths: [String: Double] = [:]
    for style in styles[first...] + styles[..<first] {
      let block = TextBlock("Hamburg عربي ไทย 1", style: style)
      widths["\(style.family) \(style.weight) \(style.isItalic)"] =
        try renderer.metrics(of: block).size.width
    }
    return widths
  }

  @Test func `sixty faces are measured alike on eight threads at once`() throws {
    let environment = ProcessInfo.processInfo.environment
    let runs = environment["GALLEY_THREAD_RUNS"].flatMap { Int($0) } ?? 4
    let expected = try Self.widths(startingAt: 0)
    for _ in 0..<runs {
      let found = Mutex<[[String: Double]]>([])
      let done = DispatchGroup()
      for number in 0..<Self.threadCount {
        done.enter()
        Thread.detachNewThread {
          defer { done.leave() }
          if let widths = try? Self.widths(startingAt: number) {
            found.withLock { $0.append(widths) }
          }
        }
      }
      done.wait()
      #expect(found.withLock { $0 } == Array(repeating: expected, count: Self.threadCount))
    }
  }
}
