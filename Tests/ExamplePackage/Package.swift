// swift-tools-version: 6.2
import PackageDescription

// A package with snapshot tests by Galley. One of your own names Galley by its address:
// .package(url: "https://…/galley", from: "1.0.0"), and leaves out the name.
let package = Package(
  name: "Poster",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .target(name: "Poster", dependencies: [.product(name: "Galley", package: "Galley")]),
    .testTarget(
      name: "PosterTests",
      dependencies: [
        "Poster",
        .product(name: "Galley", package: "Galley"),
        .product(name: "GalleyTesting", package: "Galley"),
      ],
      exclude: ["Scenes", "__Snapshots__"]),
    // Tests of a layout in Sources/App, which is no target: its UIKit is on iPhones alone.
    .testTarget(
      name: "AppTests",
      dependencies: [
        .product(name: "GalleyTesting", package: "Galley"),
        .product(name: "GalleyUIKit", package: "Galley"),
      ],
      exclude: ["galley-layouts.txt", "__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "GalleyLayoutFiles", package: "Galley")]),
  ]
)
