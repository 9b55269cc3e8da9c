import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Synchronization
import Testing

/// Renderers on several threads, each with more faces than a library would keep open at once.
///
/// A library that shares open faces between threads ends the process here. `GALLEY_THREAD_RUNS` sets
/// how often, twice unless it does.
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

  /// The widths of a text in every face at a size of its own for each number.
  private static func widths(_ number: Int) throws -> [String: Double] {
    let renderer = try renderer()
    var widths: [String: Double] = [:]
    for family in renderer.fontFamilies() {
      for face in family.faces {
        let style = TextStyle(
          family: family.name, weight: face.weight, isItalic: face.isItalic,
          size: 9 + Double(number) / 2)
        let block = TextBlock("Hamburg عربي ไทย 1", style: style)
        widths["\(family.name) \(face.name)"] = try renderer.metrics(of: block).size.width
      }
    }
    #expect(widths.count >= 60)
    return widths
  }

  @Test func `sixty faces are measured alike on eight threads at once`() throws {
    let environment = ProcessInfo.processInfo.environment
    let runs = environment["GALLEY_THREAD_RUNS"].flatMap { Int($0) } ?? 2
    let expected = try (0..<Self.threadCount).map(Self.widths)
    for _ in 0..<runs { #expect(Self.onThreads(Self.widths) == expected) }
  }

  /// The widths of a text that no font has, at a hundred sizes.
  private static func missingWidths(_ number: Int) throws -> [String: Double] {
    let renderer = try Renderer()
    var widths: [String: Double] = [:]
    for size in 10..<110 {
      let style = TextStyle(size: Double(size) + Double(number) / 10)
      let block = TextBlock("five \u{13000}\u{12000}", style: style)
      widths["\(size)"] = try renderer.metrics(of: block).size.width
    }
    return widths
  }

  @Test func `characters that no font has are as wide on eight threads at once`() throws {
    let expected = try (0..<Self.threadCount).map(Self.missingWidths)
    for _ in 0..<4 { #expect(Self.onThreads(Self.missingWidths) == expected) }
  }

  /// What threads measure at once, each with its number.
  private static func onThreads(
    _ measure: @escaping @Sendable (Int) throws -> [String: Double]
  ) -> [[String: Double]] {
    let found = Mutex([[String: Double]](repeating: [:], count: threadCount))
    let done = DispatchGroup()
    for number in 0..<threadCount {
      done.enter()
      Thread.detachNewThread {
        defer { done.leave() }
        if let widths = try? measure(number) { found.withLock { $0[number] = widths } }
      }
    }
    done.wait()
    return found.withLock { $0 }
  }
}
