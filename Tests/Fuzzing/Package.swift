// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since its programs have no main but the fuzzer's: they can only be built
// with `swift build --sanitize=fuzzer --sanitize=address`, as `make fuzz` does.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    "FuzzFonts", "FuzzManifests", "FuzzOptions", "FuzzPhotos", "FuzzPNG", "FuzzScenes",
    "FuzzVectors",
  ].map { name in
    .executableTarget(
      name: name,
      dependencies: ["Galley", "GalleyCommand"].map { .product(name: $0, package: "Galley") },
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
