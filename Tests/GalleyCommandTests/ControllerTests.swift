import Foundation
import Testing

@testable import GalleyCommand

/// View controllers of an app, drawn through the command; a build takes seconds.
@Suite(.serialized) struct ControllerTests {
  /// A list of a diffable source with cells that only its file sees, in an app that also counts who
  /// opens it.
  private static let settings = """
    import UIKit
    import Analytics

    class SettingsController: UIViewController {
      private let counter = AnalyticsCounter(name: "settings")
      private var source: UICollectionViewDiffableDataSource<Int, String>!

      override func viewDidLoad() {
        super.viewDidLoad()
        counter.count()
        let layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let rows = UICollectionView.CellRegistration<Row, String> { cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          content.secondaryText = name == "Sounds" ? "Loud, and long enough" : nil
          cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
          list.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(names, toSection: 0)
        snapshot.appendItems(["About"], toSection: 1)
        source.apply(snapshot)
      }
    }

    private class Row: UICollectionViewListCell {}
    """

  private static let names = """
    let names = ["General", "Sounds", "Battery"]

    struct Server: Distributed { var address = URL(string: "https://example.com") }
    """

  private static let scene = """
    galley: 1
    screen: { device: iphone-16, background: $system-grouped-background }
    views:
      - collection: rows
        content-inset: { top: 59, bottom: 34 }
        sections:
          - items: [{ name: General, more: "" }, { name: Sounds, more: "Loud, and long enough" }, { name: Battery, more: "" }]
          - items: [{ name: About, more: "" }]
        layout: { kind: list, appearance: inset-grouped }
        cell: { style: list-cell, text: "{name}", secondary: "{more}" }
      - status-bar:
      - home-indicator:
    """

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for inner in ["Sources/App/Screens", "Sources/Other"] {
      try FileManager.default.createDirectory(
        atPath: folder(inner), withIntermediateDirectories: true)
    }
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write(Self.settings, to: "Sources/App/Screens/SettingsController.swift")
    try folder.write(Self.names, to: "Sources/App/Names.swift")
    try folder.write("let names = 1", to: "Sources/Other/Names.swift")
    try folder.write(Self.scene, to: "rows.yaml")
    return folder
  }

  @Test func `a controller's list is the list that a scene draws, pixel by pixel`() throws {
    let folder = try app()
    let console = TestConsole()
    let end = console.run(
      "render", "--controller", folder("Sources/App/Screens/SettingsController.swift"), "-o",
      folder("out"))
    #expect("\(end)" == "success", "\(console.messageText)")
    // What does not compile is told, and nothing of what is not needed.
    for part in ["'counter' ", "counter.count()", "AnalyticsCounter"] {
      #expect(console.messageText.contains(part), "\(console.messageText)")
    }
    #expect(!console.messageText.contains("Distributed"))

    let scene = TestConsole()
    let drawn = scene.run("render", folder("rows.yaml"), "-o", folder("out"))
    #expect("\(drawn)" == "success", "\(scene.messageText)")
    // Their records differ: one has rows, the other a view.
    let diff = TestConsole()
    _ = diff.run("diff", folder("out/rows/default.png"), folder("out/SettingsController/start.png"))
    #expect(diff.outputText.hasPrefix("the same in "), "\(diff.outputText) \(diff.messageText)")
  }

  @Test func `a function gives a controller with bars around it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit

      final class Page: UIViewController {
        init(name: String) {
          super.init(nibName: nil, bundle: nil)
          title = name
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
          tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "house"), tag: 0)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          let label = UILabel()
          label.text = "safe area \\(view.safeAreaInsets.top)"
          view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
          let label = view.subviews.first as? UILabel
          label?.text = "from \\(view.safeAreaInsets.top) to \\(view.safeAreaInsets.bottom)"
          label?.frame = view.bounds.inset(by: view.safeAreaInsets)
        }
      }

      func library() -> UIViewController {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: Page(name: "Library"))
        navigation.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = [navigation]
        return tabs
      }

      func alone() -> UIViewController { Page(name: "Alone") }
      """, to: "Page.swift")
    func drawn(_ name: String) throws -> String {
      let console = TestConsole()
      let end = console.run(
        "render", "--controller", folder("Page.swift:\(name)"), "--format", "svg", "-o",
        folder("out"))
      #expect("\(end)" == "success", "\(console.messageText)")
      return String(decoding: try folder.read("out/\(name)/start.svg"), as: UTF8.self)
    }
    let library = try drawn("library")
    // Both bars show the name.
    #expect(library.components(separatedBy: "Library").count > 2, "\(library)")
    #expect(library.contains("from 165.0 to 83.0"), "\(library)")
    let alone = try drawn("alone")
    #expect(alone.contains("from 113.0 to 34.0"), "\(alone)")

    // A class that needs arguments has its cure.
    let console = TestConsole()
    let end = console.run("render", "--controller", folder("Page.swift:Page"), "-o", folder("out"))
    #expect("\(end)" == "trouble")
    #expect(console.messageText.contains("write 'func makeController() -> UIViewController"))
  }

  @Test func `options that do not go together are told`() {
    func said(_ arguments: String...) -> String {
      let console = TestConsole()
      _ = console.run(["render"] + arguments)
      return console.messageText
    }
    #expect(
      said("--controller", "A.swift", "scene.yaml").contains("--controller goes with neither"))
    #expect(said("--sources", "App", "scene.yaml").contains("--sources needs --controller"))
    #expect(
      said("--controller", "A.swift", "--on", "iphone-1").contains("unknown device 'iphone-1'"))
  }
}
