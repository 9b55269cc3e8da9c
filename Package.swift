// swift-tools-version: 6.2
import PackageDescription

/// The rules every target is built with: warnings are errors, imports say how far they reach.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What `import Galley` brings, named one by one: a target that names the umbrella alone is not
/// built anew when a module behind it changes.
let everything: [Target.Dependency] = [
  "Galley", "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyScenes",
  "GalleyRendering", "GalleyComparison", "GalleyChecking",
]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyCommand", targets: ["GalleyCommand"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .executable(name: "galley", targets: ["GalleyMain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "GalleyGeometry", swiftSettings: strict),
    .target(name: "CProcess"),
    .target(name: "CAllocation", dependencies: ["CProcess"]),
    .target(name: "GalleySystem", dependencies: ["CProcess"], swiftSettings: strict),
    .target(name: "GalleyLayouts", dependencies: ["GalleyGeometry"], swiftSettings: strict),
    .target(name: "GalleyGraphics", dependencies: ["GalleyGeometry"], swiftSettings: strict),
    .target(
      name: "GalleyScenes",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyComparison",
      dependencies: ["GalleyGeometry", "GalleyGraphics", "GalleyLayouts"],
      swiftSettings: strict),
    .target(
      name: "GalleyRendering",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyGraphics", "CDrawing", "CDrawingShims",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CDrawing",
      pkgConfig: [
        "pangocairo", "pangoft2", "librsvg-2.0", "fontconfig", "freetype2",
        "libdeflate", "libjpeg", "libwebp", "libxml-2.0", "libxxhash", "zlib",
      ].joined(separator: " "),
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "librsvg2-dev", "libdeflate-dev",
          "libgif-dev", "libjpeg62-turbo-dev", "libwebp-dev", "libxml2-dev", "libxxhash-dev",
          "zlib1g-dev",
        ])
      ]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CDrawingShims", dependencies: ["CDrawing"]),
    .target(
      name: "GalleyChecking",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyScenes",
        "GalleyRendering", "GalleyComparison",
      ],
      resources: [.embedInCode("Reports/HTML/Page")], swiftSettings: strict),
    .target(
      name: "GalleyTesting",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyScenes",
        "GalleyRendering", "GalleyComparison", "GalleyChecking",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleyCommand",
      dependencies: [
        "GalleyGeometry", "GalleySystem", "GalleyLayouts", "GalleyGraphics", "GalleyScenes",
        "GalleyRendering", "GalleyComparison", "GalleyChecking", "CAllocation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "GalleyMain", dependencies: ["GalleyCommand"], swiftSettings: strict),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyGeometry", "GalleyLayouts", "GalleyGraphics", "GalleyScenes", "GalleyRendering",
        "GalleyComparison", "GalleyChecking",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "GalleyBenchmarks", dependencies: everything + ["CDrawing", "CPNG"],
      resources: [.copy("Peers/pack-siblings.js")], swiftSettings: strict),
    .testTarget(
      name: "GalleyGeometryTests", dependencies: ["GalleyGeometry"], swiftSettings: strict),
    .testTarget(
      name: "GalleySystemTests", dependencies: ["GalleyGeometry", "GalleyLayouts", "GalleySystem"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyLayoutsTests", dependencies: ["GalleyGeometry", "GalleyLayouts"],
      resources: [.copy("Oracles")], swiftSettings: strict),
    .testTarget(
      name: "GalleyGraphicsTests", dependencies: ["GalleyGeometry", "GalleyGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyRenderingTests",
      dependencies: ["GalleyGeometry", "GalleyGraphics", "GalleyRendering", "GalleyComparison"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "GalleyScenesTests", dependencies: everything, exclude: ["Promises/Promises.md"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyComparisonTests",
      dependencies: ["GalleyGeometry", "GalleyGraphics", "GalleyRendering", "GalleyComparison"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "GalleyCheckingTests",
      dependencies: everything,
      swiftSettings: strict),
    .testTarget(
      name: "GalleyTestingTests",
      dependencies: everything + ["GalleyTesting"],
      exclude: ["__Snapshots__"], resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: everything + [
        "GalleyCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SampleTests", dependencies: everything + ["GalleyMain"], swiftSettings: strict),
    .testTarget(
      name: "ExtensionTests", dependencies: everything + ["GalleyCommand"], swiftSettings: strict),
    .testTarget(name: "HouseTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
