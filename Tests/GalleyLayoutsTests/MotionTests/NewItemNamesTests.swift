import GalleyLayouts
import Testing

struct NewItemNamesTests {
  @Test(arguments: [
    ([], "new-0"), (["a", "new-york", "new-", "new-01", "new--1"], "new-0"),
    (["new-7"], "new-new-0"), (["new-1", "new-new-3"], "new-new-new-0"),
    (["new-new-3"], "new-new-new-0"),
  ])
  func `names of new items are none that is given`(given: [ItemID], first: ItemID) {
    let names = NewItemNames(apartFrom: given)
    #expect(names.name(0) == first)
    #expect(given.allSatisfy { names.number(of: $0) == nil })
    for number in [0, 7, 1000] { #expect(names.number(of: names.name(number)) == number) }
  }
}
