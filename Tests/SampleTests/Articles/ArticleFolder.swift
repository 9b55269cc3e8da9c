import Foundation
import Testing

/// A folder with the files that an article has its reader write, in which its commands are run.
final class ArticleFolder {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "galley-article-" + UUID().uuidString)
  /// Not the root, so that there is a folder beside it.
  private var url: URL { root.appending(path: "checkout") }

  init(of article: Article) throws {
    let mockup = try scene("Mockups.md", titled: "Three games")
    let alarms = try scene("FirstScene.md", titled: "Alarms")
    let files: [String: String] =
      switch article.name {
      case "README.md":
        ["scenes/shop.yaml": try scene("README.md", titled: "Three jars")]
      case "FirstScene.md":
        ["alarms.yaml": alarms, "mail.yaml": try scene("FirstScene.md", titled: "A mailbox")]
      case "DocumentationPictures.md": ["docs/scenes/home-screen.yaml": mockup]
      case "PicturesInPages.md":
        [
          "docs/scenes/home-screen.yaml": mockup,
          "docs/guide.md":
            "![](pictures/home-screen/first.png)\n![A](/img/home-screen/first.svg)\n",
          "docs/index.rst": ".. image:: pictures/home-screen/first.svg\n",
          "Guide.docc/Guide.md": "# Guide\n\n![A screen](home-screen-first)\n",
          "README.md": "![A screen](docs/pictures/home-screen/first.png)\n",
        ]
      case "Mockups.md": ["shop.yaml": mockup]
      case "ShopPictures.md":
        ["shop.yaml": mockup, "window.yaml": try scene("ShopPictures.md", titled: "A window")]
      case "YourOwnLayout.md":
        [
          "Sources/App/CarouselLayout.swift": Self.carousel,
          "Sources/App/ShelvesScreen.swift": Self.shelves,
          "carousel.yaml": Self.carouselScene(from: "Sources/App"),
          "scenes/carousel.yaml": Self.carouselScene(from: "."),
          "scenes/CarouselLayout.swift": Self.carousel,
        ]
      case "RegressionTests.md":
        [
          "scenes/shop.yaml": mockup
            + "  - { name: leafed, do: [{ flick: { by: -180, velocity: -1400 } }] }\n"
        ]
      default: ["scenes/shop.yaml": mockup, "before.yaml": alarms, "after.yaml": alarms]
      }
    for (name, text) in files { try write(text, to: name) }
    if article.name == "Comparing.md" { try drawPairs() }
    _ = try run("git init --quiet")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Runs a line in a shell in which `galley` is the command that was built.
  func run(_ line: String) throws -> CommandProcess.Outcome {
    var process = CommandProcess(folder: url)
    process.cache = url.appending(path: ".cache").path
    process.program = URL(filePath: "/bin/sh")
    let command = "galley() { '\(CommandProcess.executable.path)' \"$@\"; }"
    return try process.run(["-c", "\(command)\n\(line)"])
  }

  /// Runs a script by a shell, with environment variables of its own.
  func run(
    script: String, by shell: [String], with environment: [String: String]
  ) throws -> CommandProcess.Outcome {
    var process = CommandProcess(folder: url)
    process.program = URL(filePath: "/usr/bin/env")
    process.environment = environment
    return try process.run(shell + ["-c", script])
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func edit(_ name: String, replacing old: String, with new: String) throws {
    let text = try String(contentsOf: url.appending(path: name), encoding: .utf8)
    try #require(text.contains(old))
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// Two pictures and two animations that differ in one circle.
  private func drawPairs() throws {
    try edit("after.yaml", replacing: "90, 130", with: "96, 130")
    for name in ["before", "after"] {
      try edit(
        "\(name).yaml", replacing: "do: [{ scroll: end }]", with: "do: [{ delete: 3 }]")
      let outcome = try run(
        "galley render \(name).yaml --scale 1 --animate --animation-format apng -o .drawn")
      try #require(outcome.status == 0, "\(outcome)")
      for (state, kind) in [("all", "png"), ("end", "apng")] {
        try FileManager.default.moveItem(
          at: url.appending(path: ".drawn/\(name)/\(state).\(kind)"),
          to: url.appending(path: "\(name).\(kind)"))
      }
    }
  }

  /// A view controller, of which nothing but its layout is here.
  private static let shelves = """
    import UIKit

    final class ShelvesScreen: UIViewController {
      private var dataSource: UICollectionViewDiffableDataSource<Int, Book>!

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: createLayout()))
      }

      private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in self?.shelf() }
      }

      private func shelf() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
        group.interItemSpacing = .fixed(8)
        return NSCollectionLayoutSection(group: group)
      }
    }
    """

  private static func carouselScene(from folder: String) -> String {
    """
    galley: 1
    screen: { size: [320, 480] }
    views:
      - collection: pages
        layout: { class: CarouselLayout, from: \(folder)/CarouselLayout.swift }
        cell: [{ shape: rectangle, fill: teal }]
        items: 8
    """
  }

  private static let carousel = """
    import UIKit

    final class CarouselLayout: UICollectionViewFlowLayout {
      override func prepare() {
        scrollDirection = .horizontal
        itemSize = CGSize(width: 200, height: 300)
        super.prepare()
      }
    }
    """
}

/// The scene of an article whose title begins so.
private func scene(_ name: String, titled title: String) throws -> String {
  let article = try #require(Article.named(name))
  return try #require(
    article.blocks.first { $0.language == "yaml" && $0.text.contains("title: \(title)") }
  ).text + "\n"
}
