// swift-tools-version: 6.2
import PackageDescription

/// The rules every target is built with: warnings are errors, imports say how far they reach.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// UIKit and the modules that stand in its place; the last two are those that the compiler asks for
/// where Testing is imported, too.
let uiKit = [
  "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics",
]

/// What UIKit's own modules are built with: Swift 5, whose rules layouts' files were written for.
let likeUIKit: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What `import Galley` brings, named one by one: a target that names the umbrella alone is not
/// built anew when a module behind it changes.
let everything: [Target.Dependency] = [
  "Galley", "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
  "GalleyRecords", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison",
  "GalleyChecking",
]

/// The targets of tests that are wanted, and none else; nil for all.
///
/// SwiftPM builds and links every target of tests that it knows, whatever is to be run.
let wantedTests = Context.environment["GALLEY_TEST_TARGETS"]?.split(separator: " ").map(String.init)

/// Whether tests that compute little are built without being optimized and all tests in one pass,
/// nobody importing them, which takes half the time, and benchmarks not at all.
let quickTests = Context.environment["GALLEY_QUICK_TESTS"]
let hasQuickTests = quickTests != nil
let computingTests = [
  "GalleyMotionTests", "GalleyPNGTests", "GalleyRenderingTests", "HouseTests", "TutorialTests",
]

/// Whether a build is for tests alone: what computes little is then not optimized either, which takes
/// a fifth of the time. What draws, lays out and compares is.
let isForTestsAlone = quickTests == "alone"
let describingTargets = [
  "GalleyRewriting", "GalleyRewriter", "GalleyPrograms", "GalleyHosting", "UIKit", "GalleyRecords",
  "GalleyScenes", "GalleyChecking", "GalleyStaging", "GalleyTesting", "GalleyCommand",
]

/// Whether the command holds Swift's own libraries, and these, or what of others lies in these folders:
/// it starts sooner, and runs where there are none. It then has a name of its own (a build ID), too, by
/// which it is known without being read.
let heldLibraries = Context.environment["GALLEY_STANDS_ALONE"]?.split(separator: " ") ?? []
let standsAlone = !heldLibraries.isEmpty

/// Libraries that set-up leaves out of what pkg-config says, by what needs them.
let textLibraries = ["yaml"]
let compressionLibraries = ["deflate", "xxhash", "z"]
let drawingLibraries = [
  "cairo", "pixman-1", "freetype", "fontconfig", "expat", "gif", "jpeg", "webp",
]

/// Links with libraries, but for those that the command holds.
func linked(with names: [String]) -> [LinkerSetting] {
  names.filter { !heldLibraries.contains(":lib\($0).a") && !heldLibraries.contains("\($0)") }.map {
    .linkedLibrary($0)
  }
}

/// What layouts in Swift files are built against: built with the command, and so part of it, but where
/// that stands alone, starts sooner for it, and has it built beside it.
let besideCommand: [Target.Dependency] = standsAlone ? [] : ["GalleyHosting"]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    // Layouts in Swift files are built against what lies beside the program that builds them.
    .library(name: "GalleyCommand", targets: ["GalleyCommand", "GalleyHosting"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "GalleyPNG", targets: ["GalleyPNG"]),
    .library(name: "GalleyUIKit", targets: uiKit),
    .plugin(name: "GalleyLayoutFiles", targets: ["GalleyLayoutFiles"]),
    .executable(name: "galley", targets: ["GalleyMain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "GalleyNotation", swiftSettings: strict),
    .target(name: "GalleyGeometry", swiftSettings: strict),
    .target(name: "CProcess"),
    .target(name: "CAllocation", dependencies: ["CProcess"]),
    .target(name: "GalleySystem", dependencies: ["CProcess"], swiftSettings: strict),
    .target(
      name: "GalleyLayouts", dependencies: ["GalleyNotation", "GalleyGeometry"],
      swiftSettings: strict),
    .target(name: "GalleyRewriting", dependencies: ["GalleyNotation"], swiftSettings: strict),
    .executableTarget(
      name: "GalleyRewriter", dependencies: ["GalleyNotation", "GalleySystem", "GalleyRewriting"],
      swiftSettings: strict),
    .plugin(
      name: "GalleyLayoutFiles", capability: .buildTool(), dependencies: ["GalleyRewriter"],
      path: "Sources/GalleyLayoutFiles"),
    .target(
      name: "GalleyPrograms",
      dependencies: [
        "GalleyNotation", "GalleyRewriting", "GalleyGeometry", "GalleySystem", "GalleyLayouts",
        "GalleyGraphics",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyHosting",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyPrograms",
        "UIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["GalleyGeometry", "GalleyLayouts", "GalleyGraphics"],
      swiftSettings: likeUIKit),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: likeUIKit),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: likeUIKit),
    .target(name: "ObjectiveC", dependencies: ["UIKit"], swiftSettings: likeUIKit),
    .target(name: "_Testing_UIKit", swiftSettings: likeUIKit),
    .target(name: "_Testing_CoreGraphics", swiftSettings: likeUIKit),
    .target(
      name: "GalleyGraphics", dependencies: ["GalleyNotation", "GalleyGeometry"],
      swiftSettings: strict),
    .target(
      name: "GalleyRecords",
      dependencies: ["GalleyNotation", "GalleyGeometry", "GalleyLayouts", "GalleyGraphics"],
      swiftSettings: strict),
    .target(
      name: "GalleyScenes",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
        "GalleyRecords", "CYAML",
      ],
      swiftSettings: strict, linkerSettings: linked(with: textLibraries)),
    .target(
      name: "GalleyComparison",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyGraphics", "GalleyLayouts", "GalleyRecords",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyPNG", dependencies: ["GalleySystem", "GalleyGraphics", "CCompression"],
      swiftSettings: strict, linkerSettings: linked(with: compressionLibraries)),
    .target(
      name: "GalleyRendering",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyGraphics", "GalleyPNG",
        "CProcess", "CDrawing", "CDrawingShims", "CPango",
      ],
      swiftSettings: strict,
      linkerSettings: linked(with: drawingLibraries)),
    .systemLibrary(
      name: "CDrawing",
      pkgConfig: [
        "pangocairo", "pangoft2", "pixman-1", "fontconfig", "freetype2",
        "libjpeg", "libwebp", "lcms2", "expat",
      ].joined(separator: " "),
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "librsvg2-dev", "libgif-dev",
          "libjpeg62-turbo-dev", "libwebp-dev", "liblcms2-dev", "libexpat1-dev",
        ])
      ]),
    .systemLibrary(
      name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CCompression", pkgConfig: "libdeflate libxxhash zlib",
      providers: [.apt(["libdeflate-dev", "libxxhash-dev", "zlib1g-dev"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "CDrawingShims", dependencies: ["CDrawing"]),
    .target(name: "CPango", dependencies: ["CDrawing"]),
    .target(
      name: "GalleyChecking",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
        "GalleyRecords", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison",
      ],
      resources: [.embedInCode("Reports/HTML/Page")], swiftSettings: strict),
    .target(
      name: "GalleyStaging",
      dependencies: [
        "GalleyNotation", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyScenes",
        "GalleyChecking", "GalleyPrograms",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyTesting",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
        "GalleyRecords", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison",
        "GalleyChecking", "GalleyPrograms", "GalleyHosting", "GalleyStaging", "UIKit",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyCommand",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
        "GalleyRecords", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison",
        "GalleyChecking", "GalleyRewriting", "GalleyPrograms", "GalleyStaging",
        "CAllocation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Listing/Notices/NOTICE.txt")], swiftSettings: strict),
    .executableTarget(
      name: "GalleyMain", dependencies: ["GalleyCommand"] + besideCommand, swiftSettings: strict),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyLayouts", "GalleyGraphics", "GalleyRecords",
        "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyComparison", "GalleyChecking",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyPlainCairo",
      dependencies: ["GalleyGeometry", "GalleyGraphics", "CDrawing", "CRSVG", "CPango"],
      swiftSettings: strict,
      linkerSettings: ["pangocairo-1.0", "pango-1.0", "cairo"].map { .linkedLibrary($0) }),
    .executableTarget(
      name: "GalleyBenchmarks",
      dependencies: everything + ["GalleyPlainCairo", "CAllocation", "CDrawing", "CPNG"],
      resources: [.copy("Peers/pack-siblings.js"), .copy("Peers/peers.py")], swiftSettings: strict),
    .testTarget(
      name: "GalleyGeometryTests", dependencies: ["GalleyGeometry"], swiftSettings: strict),
    .testTarget(
      name: "GalleySystemTests", dependencies: ["GalleyNotation", "GalleySystem"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyHostingTests",
      dependencies: [
        "GalleyNotation", "GalleyRewriting", "GalleyGeometry", "GalleySystem", "GalleyLayouts",
        "GalleyGraphics", "GalleyPrograms", "GalleyHosting", "GalleyRewriter", "UIKit",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ], swiftSettings: strict),
    .testTarget(
      name: "GalleyDoctorTests",
      dependencies: [
        "GalleyPrograms", "GalleyHosting", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      swiftSettings: likeUIKit),
    .testTarget(
      name: "GalleyNotationTests", dependencies: ["GalleyNotation"], swiftSettings: strict),
    .testTarget(
      name: "GalleyRecordsTests",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyLayouts", "GalleyGraphics", "GalleyRecords",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyLayoutsTests",
      dependencies: ["GalleyNotation", "GalleyGeometry", "GalleyLayouts"],
      resources: [.copy("Oracles")], swiftSettings: strict),
    .testTarget(
      name: "GalleyMotionTests",
      dependencies: ["GalleyNotation", "GalleyGeometry", "GalleyLayouts"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: uiKit.map { .byName(name: $0) },
      exclude: ["Stories/Golden"], resources: [.copy("Oracles")], swiftSettings: likeUIKit),
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyLayouts", "GalleyGraphics", "GalleyRecords",
        "GalleyScenes", "GalleyRendering", "GalleyPrograms", "GalleyHosting", "UIKit",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ], swiftSettings: likeUIKit),
    .testTarget(
      name: "GalleyGraphicsTests",
      dependencies: ["GalleyNotation", "GalleyGeometry", "GalleyGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyPNGTests",
      dependencies: ["GalleyGeometry", "GalleyGraphics", "GalleyPNG", "GalleyRendering"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "GalleyRenderingTests",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyGraphics", "GalleyPNG", "GalleyRendering",
        "GalleyComparison", "GalleyPlainCairo",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "GalleyScenesTests", dependencies: everything, exclude: ["Promises/Promises.md"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyComparisonTests",
      dependencies: [
        "GalleyNotation", "GalleyGeometry", "GalleyLayouts", "GalleyGraphics", "GalleyRecords",
        "GalleyPNG", "GalleyRendering", "GalleyComparison",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "GalleyCheckingTests",
      dependencies: everything, exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyTestingTests",
      dependencies: everything + [
        "GalleyTesting", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      exclude: ["__Snapshots__", "Layouts/__Snapshots__"], resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: everything + [
        "GalleyCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "SampleTests", dependencies: everything, swiftSettings: strict),
    .testTarget(
      name: "ExtensionTests", dependencies: everything + ["GalleyCommand"], swiftSettings: strict),
    .testTarget(name: "HouseTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if let wantedTests {
  package.targets.removeAll { $0.type == .test && !wantedTests.contains($0.name) }
}

if hasQuickTests {
  package.targets.removeAll { $0.name == "GalleyBenchmarks" }
  for target in package.targets where target.type == .test {
    let level = computingTests.contains(target.name) ? "-O" : "-Onone"
    target.swiftSettings?.append(.unsafeFlags([level, "-no-emit-module-separately-wmo"]))
  }
}

if isForTestsAlone {
  for target in package.targets where describingTargets.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
  }
}

if standsAlone {
  // Tests hold nothing: they are linked with all that is left out for the command.
  for target in package.targets where target.type == .test {
    target.linkerSettings = (textLibraries + compressionLibraries + drawingLibraries).map {
      .linkedLibrary($0)
    }
  }
  for target in package.targets where target.name == "GalleyMain" {
    target.linkerSettings = [
      .unsafeFlags(
        [
          "-static-stdlib", "-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc",
          "-Xlinker", "--build-id", "-Xlinker",
          "--as-needed", "-Xlinker", "--no-export-dynamic",
        ]
          + heldLibraries.flatMap { $0.contains("/") ? ["-L\($0)"] : ["-Xlinker", "-l\($0)"] })
    ]
  }
}
