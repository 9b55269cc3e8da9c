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
    // What is missing is told, and nothing of what is not needed.
    #expect(
      console.messageText.contains("AnalyticsCounter is not here: what stands in its place"),
      "\(console.messageText)")
    #expect(!console.messageText.contains("Distributed"))

    let scene = TestConsole()
    let drawn = scene.run("render", folder("rows.yaml"), "-o", folder("out"))
    #expect("\(drawn)" == "success", "\(scene.messageText)")
    // Their records differ: one has rows, the other a view.
    let diff = TestConsole()
    _ = diff.run("diff", folder("out/rows/default.png"), folder("out/SettingsController/start.png"))
    #expect(diff.outputText.hasPrefix("the same in "), "\(diff.outputText) \(diff.messageText)")
  }

  /// A screen of an app whose libraries are not here: a base class, an extension of a view, a value
  /// that is unwrapped, and a number without which the program stops.
  private static let feed = """
    import UIKit
    import Missing

    final class FeedController: MissingBaseViewController, MissingFeedDelegate {
      @MissingInjected var store: MissingStore<Int>
      let heading = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Heading"
        heading.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
        heading.missing.setImage(with: store.url, placeholder: nil)
        guard let user = MissingSession.current?.user, let name = user.name else { return }
        let count = missingCount(user)
        let address = URL(string: MissingSession.shared.address())!
        heading.accessibilityLabel = "\\(name) \\(count) \\(address)"
        view.addSubview(heading)
      }
    }
    """

  @Test func `what is missing of an app does not stop its screen, and is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.feed, to: "FeedController.swift")
    func run() -> TestConsole {
      let console = TestConsole()
      let end = console.run(
        "render", "--controller", folder("FeedController.swift"), "--format", "svg", "-o",
        folder("out"))
      #expect("\(end)" == "success", "\(console.messageText)")
      return console
    }
    let told = run().messageText
    for part in [
      "MissingBaseViewController is not here", "MissingStore is not here",
      "'@MissingInjected var store: MissingStore<Int>' of FeedController is left out",
      "'heading.missing.setImage(", "value of type 'UILabel' has no member 'missing'",
      "the screen stops here: Unexpectedly found nil",
    ] {
      #expect(told.contains(part), "\(part) in \(told)")
    }
    let drawn = String(decoding: try folder.read("out/FeedController/start.svg"), as: UTF8.self)
    #expect(drawn.contains("Heading"), "\(drawn)")
    // What is found in the cache is told again.
    #expect(run().messageText.contains("MissingStore is not here"))
  }

  @Test func `a screen of which all is there and that stops is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() { print([1, 2][view.subviews.count + 2]) }
      }
      """, to: "Page.swift")
    let console = TestConsole()
    let end = console.run("render", "--controller", folder("Page.swift"), "-o", folder("out"))
    #expect("\(end)" == "trouble")
    #expect(console.messageText.contains("Page.swift:3:"), "\(console.messageText)")
    #expect(console.messageText.contains("Index out of range"), "\(console.messageText)")
  }

  /// A scene of a storyboard whose controller cannot be made without it, and whose button nobody
  /// names but the storyboard.
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <viewController id="p" customClass="Page" customModule="App">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>
              <label text="From the board" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
              <button contentMode="scaleToFill" fixedFrame="YES" id="b" customClass="Pill">
                <rect key="frame" x="0" y="300" width="300" height="60"/>
                <state key="normal" title="Press"/>
                <connections>
                  <action selector="press:" destination="p" eventType="touchUpInside" id="a"/>
                </connections>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="sa"/>
            <constraints>
              <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top"
                  constant="40" id="k1"/>
              <constraint firstItem="l" firstAttribute="centerX" secondItem="v"
                  secondAttribute="centerX" id="k2"/>
            </constraints>
          </view>
          <connections>
            <outlet property="label" destination="l" id="o1"/>
            <outlet property="chart" destination="l" id="o2"/>
          </connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private static let page = """
    import UIKit
    import Charts

    final class Page: UIViewController {
      let counter: Counter
      @IBOutlet private weak var label: UILabel!
      @IBOutlet private weak var chart: MissingChartView!

      required init?(coder: NSCoder) {
        counter = Counter()
        super.init(coder: coder)
      }

      override func viewDidLoad() { label.font = .boldSystemFont(ofSize: 30) }

      @IBAction private func press(_ sender: UIButton) {
        counter.count += 1
        label.text = "Pressed \\(counter.count) of \\(type(of: sender))"
      }
    }

    final class Counter { var count = 0 }
    """

  @Test func `a controller of a storyboard is tied to its outlets and hears of its buttons`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "Page.swift")
    try folder.write("import UIKit\nclass Pill: UIButton {}\nclass Other {}", to: "Pill.swift")
    try folder.write(Self.board, to: "Main.storyboard")
    try folder.write(
      """
      galley: 1
      screen: { device: iphone-16 }
      views:
        - collection: screen
          items: 1
          layout: { class: Page, from: [Page.swift, Pill.swift] }
      states:
        - { name: start }
        - { name: pressed, do: [{ tap: { point: [150, 330] } }] }
      """, to: "screen.yaml")
    let console = TestConsole()
    let end = console.run(
      "render", folder("screen.yaml"), "--build-layouts", "--format", "svg", "-o", folder("out"))
    #expect("\(end)" == "success", "\(console.messageText)")
    let told = console.messageText
    #expect(told.contains("MissingChartView is not here"), "\(told)")
    #expect(
      told.contains("Main.storyboard:27:1: warning: the outlet 'chart' of Page is a"), "\(told)")
    func drawn(_ state: String) throws -> String {
      String(decoding: try folder.read("out/screen/\(state).svg"), as: UTF8.self)
    }
    #expect(try drawn("start").contains("From the board"))
    #expect(try drawn("pressed").contains("Pressed 1 of Pill"))
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

  @Test func `colors, texts and views of SwiftUI are those of the target, and taps meet cells`()
    throws
  {
    let folder = try TemporaryFolder()
    for inner in ["Ink.colorset", "cut.imageset"] {
      try FileManager.default.createDirectory(
        atPath: folder("Sources/App/Assets.xcassets/\(inner)"), withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(
      atPath: folder("Sources/App/de.lproj"), withIntermediateDirectories: true)
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write(
      """
      { "colors": [
        { "color": { "color-space": "srgb", "components": { "red": "0x12", "green": "0x34", "blue": "0x56" } } },
        { "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "components": { "red": "171", "green": "205", "blue": "239" } } } ] }
      """, to: "Sources/App/Assets.xcassets/Ink.colorset/Contents.json")
    try folder.write(
      "{ \"images\": [{ \"filename\": \"cut.png\" }] }",
      to: "Sources/App/Assets.xcassets/cut.imageset/Contents.json")
    try folder.write("no image", to: "Sources/App/Assets.xcassets/cut.imageset/cut.png")
    try folder.write(
      "\"hello\" = \"Hallo\";", to: "Sources/App/de.lproj/Localizable.strings")
    try folder.write("\"hello\" = \"Hello\";", to: "Sources/App/Localizable.strings")
    try folder.write(
      """
      import SwiftUI
      import UIKit

      struct Badge: View { var body: some View { Text("unseen") } }

      final class Page: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .ink
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
          label.text = NSLocalizedString("hello", comment: "")
          let image = UIImageView(image: UIImage(named: "cut"))
          let badge = UIHostingController(rootView: Badge())
          badge.view.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
          let toggle = UISwitch(frame: CGRect(x: 10, y: 300, width: 0, height: 0))
          toggle.addAction(UIAction { _ in label.text = "tapped" }, for: .valueChanged)
          for part in [label, image, badge.view!, toggle] { view.addSubview(part) }
        }
      }
      """, to: "Sources/App/Page.swift")
    try folder.write(
      """
      galley: 1
      screen: { size: [300, 500] }
      matrix: { theme: [light, dark], language: [fr, de] }
      views:
        - collection: page
          items: 1
          layout: { class: Page, from: Sources/App/Page.swift }
      states:
        - name: start
        - { name: tapped, do: [{ tap: { point: [20, 310] } }] }
      """, to: "page.yaml")
    let console = TestConsole()
    let end = console.run(
      "render", folder("page.yaml"), "--build-layouts", "--format", "svg", "--text", "live", "-o",
      folder("out"))
    #expect("\(end)" == "success", "\(console.messageText)")
    func drawn(_ name: String) throws -> String {
      String(decoding: try folder.read("out/page/\(name).svg"), as: UTF8.self)
    }
    let light = try drawn("start.light.fr")
    #expect(light.lowercased().contains("#123456") && light.contains(">Hello<"), "\(light)")
    #expect(light.contains(">Badge<") && !light.contains("unseen"))
    let dark = try drawn("start.dark.de")
    #expect(dark.lowercased().contains("#abcdef") && dark.contains(">Hallo<"), "\(dark)")
    #expect(try drawn("tapped.light.fr").contains(">tapped<"))
    for part in [
      "cut.imageset/Contents.json:1:28: warning: 'cut.png' of the image 'cut' is not drawn",
      "Page.swift:12:47: warning: views of SwiftUI are not drawn, so a gray field stands for Badge",
    ] { #expect(console.messageText.contains(part), "\(console.messageText)") }
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
