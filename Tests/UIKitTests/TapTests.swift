import Foundation
import Testing

@_spi(Hosting) @testable import UIKit

/// What a finger does that touches a point and lets go, and what is selected in code.
@MainActor @Suite struct TapTests {
  private final class Cell: UICollectionViewCell {
    private(set) var looks: [String] = []
    override var isSelected: Bool {
      didSet { looks.append(isSelected ? "selected" : "not selected") }
    }
    override var isHighlighted: Bool {
      didSet { looks.append(isHighlighted ? "pressed" : "let go") }
    }
  }

  private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      calls.append("may be pressed \(path.item)")
      return path.item != 3
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      calls.append("pressed \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      calls.append("let go \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      calls.append("may be selected \(path.item)")
      return path.item != 2
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      calls.append("selected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      calls.append("not selected \(path.item)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let grid = Grid()

  /// Four items of 100 by 100 in a row, below a margin of 50.
  private func shown() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 50, width: 400, height: 300), collectionViewLayout: layout)
    ReusableViewFactory.register(Cell.self) { Cell(frame: $0) }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = grid
    view.delegate = grid
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func tap(_ item: Int) {
    grid.calls = []
    window.tap(at: CGPoint(x: item * 100 + 50, y: 100))
  }

  @Test func `a tap selects an item in UIKit's order, and another no longer`() throws {
    let view = shown()
    tap(0)
    #expect(
      grid.calls == [
        "may be pressed 0", "pressed 0", "may be selected 0", "selected 0", "let go 0",
      ])
    tap(1)
    #expect(
      grid.calls == [
        "may be pressed 1", "pressed 1", "may be selected 1", "not selected 0", "selected 1",
        "let go 1",
      ])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    #expect(cell.looks.suffix(3) == ["pressed", "selected", "let go"])
    #expect(cell.configurationState.isSelected && !cell.configurationState.isHighlighted)
  }

  @Test func `a delegate keeps items from being selected or pressed, and views may be at rest`() {
    let view = shown()
    tap(2)
    #expect(grid.calls == ["may be pressed 2", "pressed 2", "may be selected 2", "let go 2"])
    tap(3)
    #expect(grid.calls == ["may be pressed 3"])
    view.allowsSelection = false
    tap(0)
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(grid.calls == [] && view.indexPathsForSelectedItems == nil)
  }

  @Test func `where several are selected, a second tap takes one back`() {
    let view = shown()
    view.allowsMultipleSelection = true
    tap(0)
    tap(1)
    tap(0)
    #expect(grid.calls == ["may be pressed 0", "pressed 0", "not selected 0", "let go 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `a control above an item has the tap`() {
    let view = shown()
    let toggle = UISwitch()
    var events: [String] = []
    toggle.addAction(UIAction { _ in events.append("\(toggle.isOn)") }, for: .valueChanged)
    toggle.frame.origin = CGPoint(x: 10, y: 10)
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.addSubview(toggle)
    grid.calls = []
    window.tap(at: CGPoint(x: 20, y: 70))
    #expect(events == ["true"] && grid.calls == [])
  }

  private final class Row: UITableViewCell {
    private(set) var calls: [Bool] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append(selected)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let row = Row(style: .default, reuseIdentifier: nil)
      row.textLabel?.text = "Row"
      if path.row == 1 { row.selectionStyle = .none }
      row.selectedBackgroundView = path.row == 2 ? UIView() : nil
      return row
    }
    func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      path.row == 0 ? nil : path
    }
    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path.row)
    }
  }

  @Test func `rows hear that they are selected, and show it as their style says`() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    func row(_ number: Int) throws -> Row {
      try #require(table.cellForRow(at: IndexPath(row: number, section: 0)) as? Row)
    }
    for number in 0..<3 { window.tap(at: CGPoint(x: 50, y: try row(number).frame.midY)) }
    #expect(rows.selected == [1, 2])
    #expect(try row(1).calls.suffix(2) == [true, false])
    #expect(try row(2).selectedBackgroundView?.isHidden == false)
    #expect(try !row(1).showsSelection && row(0).showsSelection)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(try row(0).isSelected && !row(2).isSelected)
    #expect(try row(2).selectedBackgroundView?.isHidden == true && rows.selected == [1, 2])
  }
}
