import GalleyNotation
import Testing

@Suite struct TextTableTests {
  @Test func `columns line up and the last has no blanks after it`() {
    let table = TextTable(rows: [["a", "bc", "last"], ["long", "d", "x"], ["é"]])
    #expect(table.lines == ["a     bc  last", "long  d   x", "é"])
  }

  @Test func `below a header numbers stand at the right`() {
    let table = TextTable(
      header: ["id", "x", "kind"], rows: [["a", "1.5", "-"], ["bc", "10", "-"]])
    #expect(table.lines == ["id    x  kind", "a   1.5  -", "bc   10  -"])
  }

  @Test func `a table without rows is its header`() {
    #expect(TextTable(header: ["id", "x"], rows: []).lines == ["id  x"])
    #expect(TextTable(rows: []).lines == [])
  }
}
