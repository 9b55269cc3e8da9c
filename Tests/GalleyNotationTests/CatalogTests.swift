import Testing

@testable import GalleyNotation

@Suite struct CatalogTests {
  private let catalog = Catalog(["grid 1", "ring 1"]) { String($0.prefix(4)) }

  @Test func `members are found by their kinds`() {
    #expect(catalog["ring"] == "ring 1")
    #expect(catalog["flow"] == nil)
    #expect(catalog.kinds == ["grid", "ring"])
  }

  @Test func `one more comes last, and in the place of one of the same kind`() {
    #expect(catalog.adding("flow 1").kinds == ["grid", "ring", "flow"])
    #expect(catalog.adding("grid 2").members == ["ring 1", "grid 2"])
  }
}
