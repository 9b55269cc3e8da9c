import Foundation
import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import GalleyPrograms
import GalleyRewriting
import GalleySystem
import Testing

/// Builds by the real compiler; each takes seconds.
@Suite(.serialized) struct LayoutBuilderTests {
  private static let ring = """
    import UIKit
    import QuartzCore

    @objc protocol RingLayoutDelegate: UICollectionViewDelegateFlowLayout {
      @objc optional func collectionView(_ view: UICollectionView, radiusOf layout: RingLayout) -> CGFloat
    }

    class RingLayout: UICollectionViewFlowLayout {
      @IBInspectable var radius: CGFloat = 100
      private var found: CGSize?
    }

    extension RingLayout {
      override func prepare() {
        super.prepare()
        let delegate = collectionView?.delegate as? RingLayoutDelegate
        guard let view = collectionView else { return }
        radius = delegate?.collectionView?(view, radiusOf: self) ?? radius
        found = delegate?.collectionView?(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: 0))
        if let delegate { found = delegate.collectionView!(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: 0)) }
        _ = #selector(RingLayout.prepare)
      }
    }
    """

  private func describe(_ built: BuiltLayout) throws -> String {
    let end = try ProcessRun(
      built.program, ["--describe"], environment: [], limits: ProcessLimits(seconds: 20)
    ).run()
    #expect(end.reason == .exit(0))
    return String(decoding: end.output, as: UTF8.self)
  }

  @Test func `an app's file becomes a program, once`() throws {
    let place = try BuildPlace()
    let path = try place.file("RingLayout.swift", Self.ring)
    let settings = [
      set("radius", .number(50), "50"), set("itemSize", .list([2, 3].map(number)), ""),
    ]
    let first = try place.build([path], set: settings)
    #expect(first.layoutClass?.name == "RingLayout")
    #expect(!first.wasCached)
    #expect(try describe(first) == "LayoutProgram.RingLayout\n")
    let second = try place.build([path], set: settings)
    #expect(second.wasCached && second.program == first.program)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.ring)
    // An entry that is not whole is built anew.
    try Data("half".utf8).write(to: URL(filePath: first.program))
    let third = try place.build([path], set: settings)
    #expect(!third.wasCached)
    #expect(try describe(third) == "LayoutProgram.RingLayout\n")
  }

  @Test func `what only a run comes to is built, and built again when it changes`() throws {
    let place = try BuildPlace()
    let screen = try place.file(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let badge: Badge
          badge = .init(text: "new")
          view.addSubview(badge)
        }
      }
      """)
    func badge(_ text: String) throws -> String {
      try place.file(
        "Badge.swift",
        """
        import UIKit
        class Badge: UIView {
          init(text: String) { super.init(frame: CGRect(x: 0, y: 0, width: \(text), height: 20)) }
          required init?(coder: NSCoder) { nil }
        }
        class Other { func start() { missing() } }
        """)
    }
    let paths = [screen, try badge("40")]
    let first = try place.build(paths, class: "Feed")
    #expect(!first.wasCached)
    #expect(!first.issues.contains { $0.severity == .error })
    #expect(try place.build(paths, class: "Feed").wasCached)
    _ = try badge("50")
    let changed = try place.build(paths, class: "Feed")
    #expect(!changed.wasCached && changed.program != first.program)
  }

  @Test func `a view controller's function is built without the controller`() throws {
    let place = try BuildPlace()
    let path = try place.file(
      "Screen.swift",
      """
      import UIKit

      final class Screen: UIViewController {
        private var list: UITableView!
        private static let kind = "head"

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: createLayout()))
        }

        private func createLayout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { [weak self] _, environment in
            guard let self else { return nil }
            return section(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
          }
        }

        private func section(columns: Int) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
          let section = NSCollectionLayoutSection(group: group)
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size, elementKind: Screen.kind, alignment: .top)
          ]
          return section
        }
      }
      """)
    let built = try place.build([path])
    #expect(built.layoutClass == nil && built.maker?.name == "Screen.createLayout")
    #expect(try describe(built) == "UIKit.UICollectionViewCompositionalLayout\n")
    let arrangement = try UIKitLayout(built).arrange(
      Content(count: 3), in: Environment(size: Size(width: 300, height: 400)))
    let frames = (0..<3).map { arrangement.item(at: ItemPath(section: 0, item: $0))?.frame }
    #expect(
      frames == [
        Rect(x: 0, y: 50, width: 150, height: 50), Rect(x: 150, y: 50, width: 150, height: 50),
        Rect(x: 0, y: 100, width: 150, height: 50),
      ])
  }

  @Test(arguments: [
    (
      "@objc let path = #keyPath(UICollectionView.contentOffset), size: CGFloat = \"a\"", "",
      "A.swift:3:76: cannot convert value of type 'String' to specified type 'CGFloat'"
    ),
    (
      "var a = 1", "nothing()",
      "A.swift:7:1: cannot find 'nothing' in scope; name the file that declares it beside this one, "
        + "or, where it is UIKit's, it is not in Galley's UIKit"
    ),
  ])
  func `what the compiler says stands at the user's own lines and columns`(
    member: String, statement: String, line: String
  ) throws {
    let place = try BuildPlace()
    let path = try place.file(
      "A.swift",
      """
      import Foundation
      class A: UICollectionViewLayout {
      \(member)
      }
      extension A {
        override func prepare() {
      \(statement)
        }
      }
      """)
    #expect(place.problems([path]) == [line])
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.appending(path: "cache/layouts").path)
    #expect(entries.allSatisfy { $0.hasSuffix(".lock") })
  }

  @Test func `an error of what a scene sets stands in the scene`() throws {
    let place = try BuildPlace()
    let path = try place.file(
      "A.swift",
      "import UIKit\nclass A: UICollectionViewFlowLayout { var mode: Mode = .a }\nenum Mode { case a }"
    )
    #expect(
      place.problems([path], set: [set("mode", .text("sideways"), "sideways")]) == [
        "ring.yaml:7:15: cannot set 'mode': type 'Mode' has no member 'sideways'"
      ])
  }

  @Test func `makeLayout in a file beside it makes what needs arguments`() throws {
    let place = try BuildPlace()
    let paths = [
      try place.file(
        "A.swift",
        "import UIKit\nclass A: UICollectionViewLayout { init(a: Int) { super.init() }\nrequired init?(coder: NSCoder) { nil } }"
      ),
      try place.file(
        "Make.swift", "import UIKit\nfunc makeLayout() -> UICollectionViewLayout { A(a: 1) }"),
    ]
    #expect(
      place.problems([paths[0]]) == [
        "A.swift:2:35: the initializer of A needs arguments, or is private; write 'func "
          + "makeLayout() -> UICollectionViewLayout { A(…) }' in a Swift file beside it, and name "
          + "that file, too"
      ])
    #expect(try describe(place.build(paths)) == "LayoutProgram.A\n")
  }

  @Test func `a cache that cannot be written is done without`() throws {
    let place = try BuildPlace()
    place.environment["GALLEY_CACHE_DIR"] = "/proc/nowhere"
    let path = try place.file("A.swift", "import UIKit\nclass A: UICollectionViewLayout {}")
    let built = try place.build([path])
    #expect(try describe(built) == "LayoutProgram.A\n")
  }

  @Test func `two builds of the same at once agree`() async throws {
    let place = try BuildPlace()
    let path = try place.file("A.swift", "import UIKit\nclass A: UICollectionViewLayout {}")
    let environment = place.environment
    let programs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try LayoutBuilder(environment: environment).build(LayoutRequest(paths: [path])).program
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(programs.count == 1)
  }

  @Test func `a compiler that takes too long is stopped`() throws {
    let place = try BuildPlace()
    let path = try place.file("A.swift", "import UIKit\nclass A: UICollectionViewLayout {}")
    var builder = LayoutBuilder(environment: place.environment)
    builder.limits.seconds = 0.05
    #expect(throws: BuildProblem.self) { try builder.build(LayoutRequest(paths: [path])) }
  }

  private func number(_ value: Double) -> OptionValue {
    OptionValue(
      .number(value), at: SourceLocation(file: "ring.yaml", line: 7, column: 30), literal: "")
  }

  private func set(_ name: String, _ kind: OptionValue.Kind, _ literal: String) -> SetValue {
    let place = SourceLocation(file: "ring.yaml", line: 7, column: 9)
    return SetValue(
      name: name, nameLocation: place,
      value: OptionValue(
        kind, at: SourceLocation(file: "ring.yaml", line: 7, column: 15), literal: literal))
  }
}
