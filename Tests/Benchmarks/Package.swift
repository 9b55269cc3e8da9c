// swift-tools-version: 6.2
import PackageDescription

// Measures Galley against bounds and against its peers; `make bench` builds and runs it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .executableTarget(
      name: "GalleyBenchmarks",
      dependencies: [
        .product(name: "Galley", package: "Galley"),
        .product(name: "GalleyPlainCairo", package: "Galley"), "CPNG",
      ],
      resources: [.copy("Peers/pack-siblings.js"), .copy("Peers/peers.py")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
