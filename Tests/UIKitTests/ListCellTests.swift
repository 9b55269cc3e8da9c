import Foundation
import Testing

@testable import UIKit

/// Rows of lists and tables: their content, accessories, cards and lines.
@MainActor @Suite struct ListCellTests {
  init() {
    UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
  }

  private func list(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    filling: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) -> (UICollectionView, AnyObject) {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: appearance))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
      filling(cell, path)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 100 + $0 })
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `rows are as high as recorded, and lie where recorded`() throws {
    let (view, source) = list([3, 1]) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if path == [0, 1] { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    }
    defer { extendLifetime(source) }
    // iOS 26.1, 375 points wide, English: first row at 35, 52, 68.5 and 52 high, 35 between sections.
    let frames = view.visibleCells.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 16, y: 35, width: 343, height: 52),
        CGRect(x: 16, y: 87, width: 343, height: 68.5),
        CGRect(x: 16, y: 155.5, width: 343, height: 52),
        CGRect(x: 16, y: 242.5, width: 343, height: 52),
      ])
    let first = try #require(view.visibleCells.first as? UICollectionViewListCell)
    let last = try #require(view.visibleCells[2] as? UICollectionViewListCell)
    #expect(first.listCorners?.mask == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(last.listCorners?.mask == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(first.place?.separator(at: [0, 0]) != nil && last.place?.separator(at: [0, 2]) == nil)
  }

  @Test func `accessories take their room from the content`() throws {
    let (view, source) = list([3]) { cell, path in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories =
        [
          [.disclosureIndicator()], [.checkmark()], [.delete(displayed: .always)],
        ][path.item]
    }
    defer { extendLifetime(source) }
    // Recorded: 30 for a chevron, 40 for a checkmark, 40 before the content for a minus.
    let contents = view.visibleCells.map(\.contentView.frame)
    #expect(contents.map(\.minX) == [0, 0, 40])
    #expect(contents.map { 343 - $0.maxX } == [30, 40, 0])
  }

  @Test func `a row follows its state`() throws {
    let (view, source) = list([2]) { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "chosen" : "free"
        cell.contentConfiguration = content
      }
    }
    defer { extendLifetime(source) }
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    for cell in view.visibleCells {
      cell.layoutIfNeeded()
    }
    let texts = view.visibleCells.map { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["free", "chosen"])
  }

  @Test func `a table asks its data source and delegate, and is as high as its rows`() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(path.item)"
        if path.section == 1 { cell.detailTextLabel?.text = "More" }
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "Second" : nil
      }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path == [0, 0] ? 80 : UITableView.automaticDimension
      }
    }
    let source = Source()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: .insetGrouped)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.visibleCells.count == 6)
    #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 95, width: 343, height: 80))
    #expect(table.rectForRow(at: [0, 1]).height == 52)
    #expect(table.rectForRow(at: [1, 0]).height == 68.5)
    #expect(table.rectForHeader(inSection: 1).height == 40.5)
    let last = table.rectForRow(at: [1, 2]).maxY
    #expect(table.contentSize == CGSize(width: 375, height: last + 20))
    table.scrollToRow(at: [1, 2], at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == last - 500)
    #expect(table.cellForRow(at: [1, 2])?.textLabel?.text == "Row 2")
  }

  @Test func `a view that a delegate gives is a section's header, as high as it says`() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        50
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = "Head"
        return label
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels(in: $0) + [$0].compactMap { $0 as? UILabel } }
    }
    let heads = labels(in: table).filter { $0.text == "Head" }
    #expect(heads.map(\.bounds.size) == [CGSize(width: 300, height: 50)])
  }
}
