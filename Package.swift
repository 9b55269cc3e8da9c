// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors, and imports say how far they reach.
let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]
  + ["InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }

/// Swift 5, whose rules layouts' files were written for.
let likeUIKit: [SwiftSetting] = [.swiftLanguageMode(.v5)] + strict

let ground: [Target.Dependency] = ["GalleyNotation", "GalleyGeometry"]
let base = ground + ["GalleyLayouts", "GalleyGraphics"]
let middle =
  base + [
    "GalleySystem", "GalleyRecords", "GalleyScenes", "GalleyPNG", "GalleyRendering",
    "GalleyComparison",
  ]
let modules = middle + ["GalleyComponents", "GalleyRuns", "GalleyChecking"]
/// What `import Galley` brings: a target that names it alone is not built anew with what is behind.
let everything = modules + ["Galley"]
let serving: [Target.Dependency] = ["GalleyLanguageServer", "GalleyPreview"]
let hosting: [Target.Dependency] = ["GalleyPrograms", "GalleyHosting", "UIKit", "SwiftUI"]
let parser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The targets of tests that are wanted; nil for all, since SwiftPM builds and links all it knows.
let wantedTests = Context.environment["GALLEY_TEST_TARGETS"]?.split(separator: " ").map(String.init)

/// A module in Swift, with what it may import.
func module(
  _ name: String, _ imports: [Target.Dependency] = [], path: String? = nil,
  resources: [Resource] = [], settings: [SwiftSetting] = strict, libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, resources: resources, swiftSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A target of tests, which nobody imports: compiled in one pass, mostly without being optimized.
func tests(
  _ name: String, _ imports: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = strict, isOptimized: Bool = false
) -> Target {
  let quick = (isOptimized ? [] : ["-Onone"]) + ["-no-emit-module-separately-wmo"]
  return .testTarget(
    name: name, dependencies: imports, exclude: exclude, resources: resources,
    swiftSettings: settings + [.unsafeFlags(quick, .when(configuration: .release))])
}

/// The command: one file, with Swift's own libraries and those that .scripts/hold-libraries finds.
///
/// By its build ID it is known without being read.
func command(_ name: String, _ imports: [Target.Dependency]) -> Target {
  // By DT_RPATH: what the libraries of a bundle need is looked for there, too.
  let linker = [
    "--build-id", "--as-needed", "--no-export-dynamic", "--disable-new-dtags",
    "-rpath=$ORIGIN/../lib/galley",
  ]
  let linking =
    [
      "-L\(Context.packageDirectory)/.build/held-libraries", "-static-stdlib",
      "-l_FoundationCShims", "-l_FoundationCollections", "-Xclang-linker", "-no-pie",
      "-Xclang-linker", "-static-libgcc",
    ] + linker.flatMap { ["-Xlinker", $0] }
  return .executableTarget(
    name: name, dependencies: imports, swiftSettings: strict,
    linkerSettings: [.unsafeFlags(linking, .when(platforms: [.linux], configuration: .release))])
}

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    // Layouts in Swift files are built against what lies beside the program that builds them.
    .library(name: "GalleyCommand", targets: ["GalleyCommand", "GalleySnapshots"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "GalleyPNG", targets: ["GalleyPNG"]),
    .library(name: "GalleyUIKit", targets: ["UIKit", "SwiftUI"]),
    .library(name: "GalleyPlainCairo", targets: ["GalleyPlainCairo"]),  // For benchmarks alone.
    .plugin(name: "GalleyLayoutFiles", targets: ["GalleyLayoutFiles"]),
    .plugin(name: "GalleyCommandPlugin", targets: ["GalleyCommandPlugin"]),
    .executable(name: "galley", targets: ["GalleyMain"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    module("GalleyNotation"),
    module("GalleyGeometry"),
    .target(name: "CProcess"),
    .target(name: "CStart", dependencies: ["CProcess"]),
    module("GalleySystem", ["CProcess"]),
    module("GalleyLayouts", ground),
    .target(name: "CSymbols", exclude: ["LICENSE.txt", "names.txt", "outlines.txt"]),
    module("GalleyGraphics", ground + ["CSymbols"]),
    module("GalleySVG", ground + ["GalleyGraphics"]),
    module("GalleyRecords", base),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    module("GalleyComponents", base + ["GalleyScenes"]),
    module("GalleyScenes", base + ["GalleySystem", "GalleyRecords", "CYAML"], libraries: ["yaml"]),
    .systemLibrary(
      name: "CCompression", pkgConfig: "libdeflate libxxhash zlib",
      providers: [.apt(["libdeflate-dev", "libxxhash-dev", "zlib1g-dev"])]),
    module(
      "GalleyPNG", ["GalleySystem", "GalleyGraphics", "CCompression"],
      libraries: ["deflate", "xxhash", "z"]),
    .systemLibrary(
      name: "CDrawing",
      pkgConfig: "pangocairo pangoft2 pixman-1 fontconfig freetype2 libjpeg libwebp lcms2 expat",
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "libgif-dev", "libjpeg-dev", "libwebp-dev",
          "liblcms2-dev", "libexpat1-dev",
        ])
      ]),
    .target(name: "CDrawingShims", dependencies: ["CDrawing"]),
    .target(name: "CPango", dependencies: ["CDrawing"]),
    module(
      "GalleyRendering",
      ground + [
        "GalleySystem", "GalleyGraphics", "GalleySVG", "GalleyPNG", "CProcess", "CDrawing",
        "CDrawingShims", "CPango",
      ], libraries: ["cairo", "pixman-1", "expat", "gif", "jpeg", "webp"]),
    module("GalleyLanguageServer", base + ["GalleyRecords", "GalleySystem", "GalleyScenes"]),
    module("GalleyComparison", base + ["GalleyRecords"]),
    module(
      "GalleyRuns",
      base + ["GalleySystem", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyPrograms"]),
    module(
      "GalleyChecking", middle + ["GalleyRuns"], resources: [.embedInCode("Reports/HTML/Page")]),
    module("GalleyPreview", modules, resources: [.embedInCode("Page")]),
    module("Galley", modules),
    .systemLibrary(name: "UIKitNames"),
    module("UIKit", base + ["UIKitNames"], settings: likeUIKit),
    module("SwiftUI", ["UIKit"], settings: likeUIKit),
    module("GalleyRewriting", ["GalleyNotation"]),
    .executableTarget(
      name: "GalleyRewriter", dependencies: ["GalleyNotation", "GalleySystem", "GalleyRewriting"],
      swiftSettings: strict),
    .plugin(
      name: "GalleyLayoutFiles", capability: .buildTool(), dependencies: ["GalleyRewriter"],
      path: "Sources/GalleyLayoutFiles"),
    .plugin(
      name: "GalleyCommandPlugin",
      capability: .command(intent: .custom(verb: "galley", description: "Runs the command.")),
      path: "Sources/GalleyCommandPlugin"),
    module("GalleyPrograms", base + ["GalleySystem", "GalleyRewriting"]),
    module("GalleyHosting", base + ["GalleySystem", "GalleyPrograms", "UIKit", "SwiftUI"]),
    module("GalleySnapshots", base + hosting, settings: likeUIKit),
    module("GalleyTesting", modules + hosting),
    module(
      "GalleyCommand",
      modules + serving + ["GalleyRewriting", "GalleyPrograms", "CStart", parser],
      resources: ["Listing/Notices", "Starting/Templates", "Articles"].map { .embedInCode($0) }),
    command("GalleyMain", ["GalleyCommand"]),
    .systemLibrary(name: "CRSVG", path: "Tests/Support/CRSVG", pkgConfig: "librsvg-2.0"),
    module(
      "GalleyPlainCairo", ["GalleyGeometry", "GalleyGraphics", "CDrawing", "CRSVG", "CPango"],
      path: "Tests/Support/GalleyPlainCairo", libraries: ["pangocairo-1.0", "pango-1.0", "cairo"]),
    tests("GalleyNotationTests", ["GalleyNotation"], resources: [.copy("Fixtures")]),
    tests("GalleyGeometryTests", ["GalleyGeometry"], resources: [.copy("Fixtures")]),
    tests("GalleySystemTests", ["GalleyNotation", "GalleySystem"]),
    tests("GalleyLayoutsTests", ground + ["GalleyLayouts"], resources: [.copy("Oracles")]),
    tests("GalleyMotionTests", ground + ["GalleyLayouts"], isOptimized: true),
    tests("GalleyGraphicsTests", ground + ["GalleyGraphics"], resources: [.copy("Fixtures")]),
    tests("GalleyRecordsTests", base + ["GalleyRecords"]),
    tests(
      "GalleyPNGTests", ["GalleyGeometry", "GalleyGraphics", "GalleyPNG", "GalleyRendering"],
      resources: [.copy("Fixtures")], isOptimized: true),
    tests(
      "GalleyRenderingTests",
      ground + [
        "GalleyGraphics", "GalleySVG", "GalleyPNG", "GalleyRendering", "GalleyComparison",
        "GalleyPlainCairo",
      ], resources: [.copy("Fixtures")], isOptimized: true),
    tests(
      "GalleyScenesTests", everything, exclude: ["Promises/Promises.md"],
      resources: [.copy("Fixtures")]),
    tests("GalleyComparisonTests", middle, resources: [.copy("Fixtures")]),
    tests("GalleyCheckingTests", everything + ["TestBrowser"], exclude: ["Fixtures"]),
    tests(
      "UIKitTests", ["UIKit", "SwiftUI"], exclude: ["Stories/Golden"],
      resources: [.copy("Oracles")], settings: likeUIKit),
    tests(
      "GalleyHostingTests",
      base + hosting + ["GalleySnapshots", "GalleySystem", "GalleyRewriting", "GalleyRewriter"]),
    tests("GalleyDoctorTests", hosting, settings: likeUIKit),
    tests(
      "TutorialTests", middle + hosting + ["GalleyComponents", "GalleyRuns"],
      settings: likeUIKit, isOptimized: true),
    tests(
      "GalleyTestingTests", everything + ["GalleyTesting", "UIKit"],
      exclude: ["__Snapshots__", "Layouts/__Snapshots__"], resources: [.copy("Fixtures")]),
    module("TestBrowser", base + ["GalleySystem"], path: "Tests/Support/TestBrowser"),
    tests("GalleyCommandTests", everything + serving + ["GalleyCommand", "TestBrowser", parser]),
    tests("SampleTests", everything + ["TestBrowser"], exclude: ["Fixtures"]),
    tests("ExtensionTests", everything + ["GalleyCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets.removeAll { $0.type == .test && wantedTests?.contains($0.name) == false }
