import GalleyGeometry
import Testing

@testable import GalleyGraphics

/// Where pictures stand on a sheet.
@Suite struct ContactSheetTests {
  private func entry(
    _ width: Double, _ height: Double, group: Int = 0, isRightToLeft: Bool = false
  ) -> ContactSheet.Entry {
    ContactSheet.Entry(
      Picture(size: Size(width: width, height: height), scale: 1, title: "", commands: []),
      caption: "one", group: group, isRightToLeft: isRightToLeft)
  }

  /// The places of the pictures, and the sheet's size.
  private func places(
    _ entries: [ContactSheet.Entry], columns: Int? = nil
  ) -> (origins: [Point], size: Size) {
    let picture = ContactSheet(entries, columns: columns, title: "").picture
    let origins = picture.commands.compactMap { command -> Point? in
      guard case .group(let group) = command else { return nil }
      return Point(x: group.transform.tx, y: group.transform.ty)
    }
    return (origins, picture.size)
  }

  /// How many pictures stand in each row, from above.
  private func rows(_ entries: [ContactSheet.Entry], columns: Int? = nil) -> [Int] {
    let bottoms = zip(places(entries, columns: columns).origins, entries).map {
      $0.y + $1.picture.size.height
    }
    return Set(bottoms).sorted().map { bottom in bottoms.count { $0 == bottom } }
  }

  @Test func `a row ends where the sizes change, and is as high as its tallest`() {
    let phones = (0..<4).map { _ in entry(100, 200, group: 1) }
    let tablets = (0..<3).map { _ in entry(200, 270, group: 2) }
    #expect(rows(phones + tablets) == [4, 3])
    // Nearly as high: side by side, on one line.
    #expect(rows([entry(100, 200), entry(150, 240)], columns: 2) == [2])
    #expect(rows([entry(100, 200), entry(150, 270)], columns: 2) == [1, 1])
    let (origins, size) = places(phones + tablets)
    // Beside phones only the room that tablets need in width is empty.
    #expect(size.height < 200 + 270 + 3 * (origins[0].y + 20))
  }

  @Test func `a group stands in a row of its own where it finds no room beside others`() {
    let frames = (0..<3).flatMap { group in (0..<2).map { _ in entry(100, 200, group: group) } }
    #expect(rows(frames, columns: 3) == [2, 2, 2])
    #expect(rows(frames, columns: 4) == [4, 2])
    // By itself the sheet has room for whole groups.
    let fives = (0..<6).flatMap { group in (0..<5).map { _ in entry(100, 200, group: group) } }
    #expect(rows(fives).allSatisfy { $0 % 5 == 0 })
    // One that is longer than a row goes on in the next.
    #expect(rows((0..<7).map { _ in entry(100, 200) }, columns: 3) == [3, 3, 1])
  }

  @Test func `what is read from right to left stands so`() {
    let left = (0..<2).map { _ in entry(100, 200, group: 1) }
    let right = (0..<2).map { _ in entry(100, 200, group: 2, isRightToLeft: true) }
    let (origins, size) = places(left + right, columns: 4)
    #expect(origins[0].x < origins[1].x && origins[0].y == origins[1].y)
    #expect(origins[2].x > origins[3].x && origins[2].y == origins[3].y)
    #expect(origins[2].y > origins[0].y)
    // As far from its side as the others are from theirs.
    #expect(size.width - origins[2].x - 100 == origins[0].x)
  }
}
