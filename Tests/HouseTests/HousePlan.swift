/// The arrows of the house: what each target may import.
struct HousePlan {
  struct Room {
    /// Modules of the package and of its dependencies; `anyC` stands for every module in C.
    var mayImport: Set<String>
    /// Whether every file may import the platform's C library and Foundation.
    var mayUsePlatform = false
    /// The only files that may import the platform's C library where not all may.
    var platformFiles: Set<String> = []
  }

  var rooms: [String: Room]

  static let anyC = "C"
  static let platformLibraries: Set = ["Glibc", "Musl", "Darwin", "Android", "ucrt"]
  static let foundations: Set = ["Foundation", "FoundationEssentials"]
  static let standardLibrary: Set = ["Swift", "Synchronization"]

  static let galley: HousePlan = {
    let ground: Set = ["GalleyNotation", "GalleyGeometry"]
    let base = ground.union(["GalleyLayouts", "GalleyGraphics"])
    let records = base.union(["GalleyRecords"])
    let middle = records.union([
      "GalleySystem", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison",
    ])
    let checking = middle.union(["GalleyChecking"])
    return HousePlan(rooms: [
      "GalleyNotation": Room(mayImport: []),
      "GalleyGeometry": Room(mayImport: [], platformFiles: ["ElementaryFunctions.swift"]),
      "GalleySystem": Room(mayImport: [anyC], mayUsePlatform: true),
      "GalleyLayouts": Room(mayImport: ground),
      "GalleyRewriting": Room(mayImport: ["GalleyNotation"]),
      "GalleyRewriter": Room(
        mayImport: ["GalleyNotation", "GalleySystem", "GalleyRewriting"], mayUsePlatform: true),
      "GalleyLayoutFiles": Room(mayImport: ["PackagePlugin"], mayUsePlatform: true),
      "GalleyPrograms": Room(
        mayImport: base.union(["GalleyRewriting", "GalleySystem"]), mayUsePlatform: true),
      "GalleyHosting": Room(
        mayImport: base.union(["GalleySystem", "GalleyPrograms", "UIKit"]), mayUsePlatform: true),
      "UIKit": Room(
        mayImport: ["GalleyGeometry", "GalleyLayouts", "GalleyGraphics"], mayUsePlatform: true),
      "QuartzCore": Room(mayImport: ["UIKit"]),
      "CoreGraphics": Room(mayImport: ["UIKit"]),
      "ObjectiveC": Room(mayImport: ["UIKit"]),
      "_Testing_UIKit": Room(mayImport: []),
      "_Testing_CoreGraphics": Room(mayImport: []),
      "GalleyGraphics": Room(mayImport: ground),
      "GalleyRecords": Room(mayImport: base),
      "GalleyScenes": Room(
        mayImport: records.union(["GalleySystem", "CYAML"]), mayUsePlatform: true),
      "GalleyPNG": Room(
        mayImport: ["GalleySystem", "GalleyGraphics", anyC], mayUsePlatform: true),
      "GalleyRendering": Room(
        mayImport: ground.union(["GalleySystem", "GalleyGraphics", "GalleyPNG", anyC]),
        mayUsePlatform: true),
      "GalleyComparison": Room(mayImport: records),
      "GalleyChecking": Room(mayImport: middle, mayUsePlatform: true),
      "GalleyStaging": Room(
        mayImport: checking.union(["GalleyPrograms"]), mayUsePlatform: true),
      "GalleyTesting": Room(
        mayImport: checking.union([
          "GalleyPrograms", "GalleyHosting", "GalleyStaging", "UIKit", "Testing", "XCTest",
        ]), mayUsePlatform: true),
      "GalleyCommand": Room(
        mayImport: checking.union([
          "ArgumentParser", "GalleyRewriting", "GalleyPrograms", "GalleyStaging",
        ]),
        mayUsePlatform: true),
      "GalleyMain": Room(mayImport: ["GalleyCommand"]),
      "GalleyPlainCairo": Room(mayImport: ["GalleyGeometry", "GalleyGraphics", anyC]),
      "GalleyBenchmarks": Room(
        mayImport: middle.union(["Galley", "GalleyPlainCairo", anyC]), mayUsePlatform: true),
      "Galley": Room(mayImport: checking),
    ])
  }()
}
