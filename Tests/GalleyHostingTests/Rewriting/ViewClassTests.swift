import GalleyNotation
import GalleyRewriting
import Testing

/// Which classes of views a program can make.
@Suite struct ViewClassTests {
  private func unit(_ text: String) -> RewrittenUnit {
    RewrittenUnit([(path: "Views.swift", bytes: Array(text.utf8))])
  }

  /// The classes that the program's own file says how to make.
  private func madeClasses(_ unit: RewrittenUnit) -> [String] {
    unit.registrations.compactMap { statement in
      statement.hasPrefix("HostProgram.make(")
        ? String(statement.dropFirst(17).prefix { $0 != "(" && $0 != ")" }.dropLast(5)) : nil
    }
  }

  @Test func `views are found that are made by their frame`() {
    let unit = unit(
      """
      class Plain: UICollectionReusableView {}
      class Card: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Special: Card { var extra = 0 }
      enum Space { final class Inner: UIKit.UICollectionViewCell {} }
      final class `default`: UICollectionViewCell {}
      class Sized: UICollectionReusableView {
        init(size: CGSize) { super.init(frame: .zero) }
        convenience override init(frame: CGRect) { self.init(size: frame.size) }
      }
      """)
    #expect(
      madeClasses(unit) == ["Plain", "Card", "Special", "Space.Inner", "`default`", "Sized"])
  }

  @Test func `what nobody beside the file can make is made in it, or left out`() {
    let unit = unit(
      """
      private class Hidden: UICollectionViewCell {}
      struct Outer { fileprivate class Deep: UICollectionViewCell {} }
      class Generic<Content>: UICollectionViewCell {}
      class Coded: UICollectionViewCell { required init?(coder: NSCoder) { fatalError() } }
      class Heir: Coded {}
      class Named: UICollectionReusableView { init(name: String) { super.init(frame: .zero) } }
      class Locked: UICollectionViewCell { private override init(frame: CGRect) { super.init(frame: frame) } }
      class Board: UIView {}
      class Elsewhere: SomeCell {}
      """)
    #expect(unit.registrations == ["galleyRegisterViews0()"])
    let text = Rewriting.text(of: unit, file: 0)
    let made = text.split(separator: "HostProgram.make(").dropFirst().map {
      $0.prefix { $0 != " " }
    }
    #expect(made == ["Hidden.self)", "Outer.Deep.self)"], "\(text)")
  }

  @Test func `cells of tables are made by their style`() {
    let unit = unit(
      """
      class Row: UITableViewCell {}
      private class Hidden: Row {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
      }
      class Framed: UITableViewCell { init(size: CGSize) { super.init(style: .default, reuseIdentifier: nil) } }
      """)
    #expect(madeClasses(unit) == ["Row"] && unit.registrations.count == 2)
    #expect(
      Rewriting.text(of: unit, file: 0).contains(
        "HostProgram.make(Hidden.self) { name in Hidden(style: .default, reuseIdentifier: name) }"))
  }

  @Test func `the functions beside a layout are found by their names and labels`() {
    let all = unit(
      """
      func makeDataSource() -> any UICollectionViewDataSource { Words() }
      func registerViews(in view: UICollectionView) {}
      """)
    #expect(all.makeDataSource?.line == 1 && all.registerViews?.line == 2)
    let others = unit(
      """
      func makeDataSource(of words: [String]) -> Words { Words() }
      func registerViews(of view: UICollectionView) {}
      struct Maker { func makeDataSource() -> Words { Words() } }
      """)
    #expect(others.makeDataSource == nil && others.registerViews == nil)
  }
}
