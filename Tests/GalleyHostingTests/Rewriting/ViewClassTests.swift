import GalleyNotation
import GalleyRewriting
import Testing

/// Which classes of views a program can make.
@Suite struct ViewClassTests {
  private func unit(_ text: String) -> RewrittenUnit {
    RewrittenUnit([(path: "Views.swift", bytes: Array(text.utf8))])
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
      unit.viewClasses == ["Plain", "Card", "Special", "Space.Inner", "`default`", "Sized"])
  }

  @Test func `what nobody beside the file can make so is left out`() {
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
    #expect(unit.viewClasses == [])
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
