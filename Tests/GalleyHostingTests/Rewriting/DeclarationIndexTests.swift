import Testing

@testable import GalleyRewriting

/// Which files of an app are read for the names that others say.
@Suite struct DeclarationIndexTests {
  private let index = {
    var index = DeclarationIndex()
    for (number, text) in [
      "class Feed { struct Item {} }\nlet shared = 1",
      "extension Feed { func load() {} }",
      "extension Feed.Item: Cellular {}",
      "extension UIColor { static let brand = 1 }",
      "extension UIFont { convenience init(own size: Int) {} }",
      "extension String: Cellular {}",
      "func load() { class Feed {} }\ntypealias Other = Int",
    ].enumerated() {
      index.add(Array(text.utf8), as: number)
    }
    return index
  }()

  @Test(
    arguments: [
      ("Feed", [0, 1]), ("shared", [0]), ("Item", [2]), ("load", [6]), (".load", []),
      ("brand", [3]), (".brand", [3]), ("UIColor", []), ("UIFont", [4]), (".init", [4]),
      ("Cellular", [5]), ("Other", [6]), ("0/shared", []), ("nobody", []),
    ])
  func `a name leads to the files that may mean it`(name: String, files: [Int]) {
    #expect(index.files(declaring: [name]).sorted() == files)
  }
}
