import GalleyRewriting
import Testing

@Suite struct OptionalProtocolTests {
  private static let text = """
    @objc public protocol RingDelegate: UICollectionViewDelegateFlowLayout {
      func count(of ring: Ring) -> Int
      @objc optional func collectionView(
        _ view: UICollectionView, sizeAt path: IndexPath) -> CGSize
      @objc optional func ring(_ ring: Ring)
    }
    """

  @Test func `the protocol keeps its lines and its requirements`() {
    let lines = Rewriting.of(Self.text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      Array(lines.prefix(6)) == [
        "      public protocol RingDelegate: AnyObject, UICollectionViewDelegateFlowLayout {",
        "  func count(of ring: Ring) -> Int", "                 func collectionView(",
        "    _ view: UICollectionView, sizeAt path: IndexPath) -> CGSize",
        "                 func ring(_ ring: Ring)", "}",
      ])
  }

  @Test func `optional methods have a default that says that they are missing`() {
    let found = Rewriting.of(Self.text)
    #expect(
      found.contains(
        "#sourceLocation(file: \"A.swift\", line: 5)\nextension RingDelegate { "
          + "public func ring(_ p0: Ring)  { OptionalMethod.missing(()) } }"))
    #expect(found.contains("sizeAt p1: IndexPath)  -> CGSize { OptionalMethod.missing() }"))
    #expect(!found.contains("func count(of p0"))
  }

  @Test func `their calls keep those of the protocols above`() {
    let found = Rewriting.of(Self.text)
    #expect(found.contains("class _RingDelegate_collectionView_Calls: "))
    #expect(found.contains("class _RingDelegate_ring_Calls {"))
    #expect(found.contains("callAsFunction(_ p0: Ring)  -> (Void)? {"))
    #expect(found.contains("_forced(_ p0: UICollectionView, sizeAt p1: IndexPath)  -> CGSize"))
  }

  @Test func `a protocol of Objective-C is for classes`() {
    #expect(Rewriting.of("@objc protocol A {}") == "      protocol A : AnyObject {}")
    #expect(Rewriting.of("@objc protocol A: B, class {}") == "      protocol A: B, class {}")
    #expect(Rewriting.of("protocol A {}") == "protocol A {}")
  }

  @Test func `an optional property answers, and can be set where it says so`() {
    let found = Rewriting.of("@objc protocol A { @objc optional var b: Int { get set } }")
    #expect(
      found.contains("extension A { var b: Int { get { OptionalMethod.missing() } set {} } }"))
  }

  @Test func `a method that takes nothing is found under another name`() {
    let found = Rewriting.of(
      "@objc protocol A { @objc optional func gap() -> Int }\n"
        + "let a = d?.gap?() ?? 2, b = d.gap!(), c = e.gaps?()")
    #expect(found.contains("var _optional_gap: _A_gap_Calls?"))
    #expect(found.contains("let a = d?._optional_gap?() ?? 2, b = d._optional_gap!._forced(),"))
    #expect(found.contains("c = e.gaps?()"))
  }

  @Test func `a method that answers nothing says what it does not answer`() {
    let found = Rewriting.of(Self.text)
    #expect(found.contains("func ring(_ p0: Ring)  { OptionalMethod.missing(()) }"))
  }
}
