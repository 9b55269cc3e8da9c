import Foundation
import Testing

@testable import GalleyCommand

/// Scenes whose layouts bring views of their own, drawn through the command; a build takes seconds.
@Suite(.serialized) struct CustomViewTests {
  private static let layout = """
    import UIKit

    final class BoardLayout: UICollectionViewFlowLayout {
      override init() {
        super.init()
        itemSize = CGSize(width: 100, height: 60)
        headerReferenceSize = CGSize(width: 100, height: 30)
        sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        register(Board.self, forDecorationViewOfKind: "board")
      }

      required init?(coder: NSCoder) { fatalError() }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + [board]
      }

      private var board: UICollectionViewLayoutAttributes {
        let board = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "board", with: IndexPath(item: 0, section: 0))
        board.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        board.zIndex = -1
        return board
      }
    }

    final class Board: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      }

      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let cells = """
    import UIKit

    private let words = ["ash", "beech", "cedar"]

    final class WordCell: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        let image = UIImageView(image: UIImage(named: "leaf"))
        image.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
        contentView.addSubview(image)
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    final class Words: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
        (cell as? WordCell)?.label.text = words[path.item]
        return cell
      }
    }

    func makeDataSource() -> any UICollectionViewDataSource { Words() }

    func registerViews(in view: UICollectionView) {
      view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    }
    """

  private static func scene(_ files: String, items: Int = 3, more: String = "") -> String {
    """
    galley: 1
    screen: { size: [260, 200], background: white }
    views:
      - collection: words
        items: \(items)
        layout: { from: [\(files)] }
        cell: { style: plain, label: "scene {number}", fill: "#EEEEEE" }
        header: { style: plain, label: "heading", fill: "#DDDDDD" }
    \(more)
    """
  }

  private func draw(
    _ scene: String, in folder: TemporaryFolder
  ) throws -> (svg: String, said: String, status: String) {
    try folder.write(scene, to: "words.yaml")
    let console = TestConsole()
    let end = console.run(
      "render", folder("words.yaml"), "--build-layouts", "--format", "svg", "-o", folder("out"))
    let svg = try? String(decoding: folder.read("out/words/default.svg"), as: UTF8.self)
    return (svg ?? "", console.messageText, "\(end)")
  }

  @Test func `a decoration's own view is drawn, and the scene's cells where there are no others`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "BoardLayout.swift")
    let drawn = try draw(Self.scene("BoardLayout.swift"), in: folder)
    #expect(drawn.status == "success", "\(drawn.said)")
    #expect(drawn.svg.contains("#336699"), "\(drawn.svg)")
    #expect(drawn.svg.contains("scene 2") && drawn.svg.contains("heading"))

    // What a scene says of a kind is stronger.
    let reported = try draw(
      Self.scene(
        "BoardLayout.swift",
        more: "    decorations: { board: [{ shape: rectangle, fill: \"#123456\" }] }"), in: folder)
    #expect(
      reported.svg.contains("#123456") && !reported.svg.contains("#336699"), "\(reported.said)")
  }

  @Test func `views of the files follow the look, the contrast and the text size of the state`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.layout.replacingOccurrences(
        of: "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", with: ".systemRed"),
      to: "BoardLayout.swift")
    try folder.write(
      Self.cells.replacingOccurrences(
        of: "words[path.item]",
        with: "\"\\(UIFont.preferredFont(forTextStyle: .body).pointSize) points\""),
      to: "Cells.swift")
    let scene = Self.scene("BoardLayout.swift, Cells.swift")
    let usual = try draw(scene, in: folder)
    #expect(usual.svg.contains("#FF383C") && usual.svg.contains("17.0 points"), "\(usual.svg)")
    let other = try draw(
      scene.replacingOccurrences(
        of: "screen: {",
        with: "screen: { theme: dark, contrast: increased, text-size: accessibility-1,"),
      in: folder)
    #expect(other.svg.contains("#FF6165") && other.svg.contains("28.0 points"), "\(other.said)")
  }

  @Test func `cells of the app's data source are drawn, with images from beside them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "BoardLayout.swift")
    try folder.write(Self.cells, to: "Cells.swift")
    let drawn = try draw(Self.scene("BoardLayout.swift, Cells.swift"), in: folder)
    #expect(drawn.status == "success", "\(drawn.said)")
    for word in ["ash", "beech", "cedar", "heading"] { #expect(drawn.svg.contains(word)) }
    #expect(!drawn.svg.contains("scene 2"))
    // What is not there is said once, with its cure.
    #expect(drawn.said.components(separatedBy: "there is no image 'leaf'").count == 2)

    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <rect width="10" height="10" fill="#ABCDEF"/>
      </svg>
      """, to: "leaf.svg")
    let whole = try draw(Self.scene("BoardLayout.swift, Cells.swift"), in: folder)
    #expect(whole.svg.lowercased().contains("#abcdef"))
    #expect(!whole.said.contains("no image"), "\(whole.said)")
  }

  @Test func `a data source that stops is told with its question and its line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "BoardLayout.swift")
    try folder.write(Self.cells, to: "Cells.swift")
    let drawn = try draw(Self.scene("BoardLayout.swift, Cells.swift", items: 4), in: folder)
    #expect(drawn.status == "trouble")
    #expect(
      drawn.said.contains("stopped in collectionView(_:cellForItemAt: [0, 3]) at"), "\(drawn.said)")
    #expect(drawn.said.contains("Cells.swift:26:44: Index out of range"), "\(drawn.said)")
  }
}
