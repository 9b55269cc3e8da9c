import Testing

@Suite struct ImportTests {
  @Test func `every import of the house is an arrow of its plan`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources")
    let checker = ImportChecker(plan: .galley, modulesInC: try SourceTree.targetsInC())
    #expect(files.count > 20)
    #expect(try SourceTree.targetsInC().contains("CDrawing"))
    let complaints = checker.complaints(about: files)
    #expect(complaints == [])
  }

  @Test(arguments: [
    "import A", "public import A", "@_exported public import A", "internal import struct A.B",
    "@preconcurrency import A", "  import A", "import func A.b", "let a = 1; import A",
  ])
  func `an import is found in all its forms`(source: String) {
    #expect(Import.all(in: SwiftText(source)) == [Import(module: "A", line: 1)])
  }

  @Test(arguments: ["// import A", "let text = \"import A\"", "let important = 1", "f.importA()"])
  func `what only looks like an import is none`(source: String) {
    #expect(Import.all(in: SwiftText(source)) == [])
  }

  @Test func `an arrow that points up is told with its line`() {
    #expect(
      complaints(about: "GalleyGeometry/Point.swift", "\nimport GalleyLayouts")
        == ["Sources/GalleyGeometry/Point.swift:2: GalleyGeometry may not import GalleyLayouts"])
  }

  @Test(arguments: [
    ("GalleyScenes/Reader.swift", "CDrawing"), ("GalleyCommand/Diff.swift", "CDrawing"),
    ("GalleyLayouts/Flow.swift", "Foundation"), ("GalleyGraphics/Color.swift", "Glibc"),
    ("GalleyComparison/Exact.swift", "FoundationEssentials"), ("GalleyScenes/A.swift", "Dark"),
    ("GalleyGeometry/Point.swift", "Glibc"), ("GalleyRendering/A.swift", "GalleyLayouts"),
    ("GalleyMain/main.swift", "GalleyScenes"), ("Galley/Galley.swift", "GalleyCommand"),
    ("GalleyNew/New.swift", "GalleyGeometry"),
  ])
  func `a forbidden import is seen`(path: String, module: String) {
    #expect(complaints(about: path, "import \(module)").count == 1)
  }

  @Test(arguments: [
    ("GalleyRendering/Cairo.swift", "CDrawing"), ("GalleyCommand/Diff.swift", "ArgumentParser"),
    ("GalleyGeometry/ElementaryFunctions.swift", "Glibc"), ("GalleyScenes/A.swift", "CYAML"),
    ("GalleyLayouts/Flow.swift", "Synchronization"), ("GalleyMain/main.swift", "GalleyCommand"),
  ])
  func `an allowed import passes`(path: String, module: String) {
    #expect(complaints(about: path, "import \(module)") == [])
  }

  private func complaints(about path: String, _ source: String) -> [String] {
    ImportChecker(plan: .galley, modulesInC: ["CDrawing", "CYAML"])
      .complaints(about: [SourceFile(path: "Sources/" + path, source: source)])
  }
}
