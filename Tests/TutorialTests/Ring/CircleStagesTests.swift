import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// The stages of the ring's tutorial, each as its reader saw it.
struct CircleStagesTests {
  private let center = Point(x: 160, y: 230)
  private let half = Duration.milliseconds(150)

  @Test func `under the old names inserted items fade in at their final place`() throws {
    let view = try view(UIKitLayout { CircleWithOldNames() }, after: .insert(at: 2))
    let new = try #require(view.arrangement.item(at: 2))
    let coming = try #require(view.attributes(of: .cell(section: 0, item: 2), at: half))
    #expect(coming.center == new.center && coming.alpha > 0 && coming.alpha < 1)
    #expect(coming.transform.isIdentity)
  }

  @Test func `under the old names deleted items fade out in place`() throws {
    let old = try #require(try view(UIKitLayout { CircleWithOldNames() }).arrangement.item(at: 2))
    let view = try view(UIKitLayout { CircleWithOldNames() }, after: .delete(2))
    let leaving = try #require(view.elements(at: half).first { $0.isLeaving }).attributes
    #expect(leaving.center == old.center && leaving.alpha > 0 && leaving.alpha < 1)
    #expect(view.elements(at: half).count { $0.isLeaving } == 1)
  }

  @Test(arguments: [Update.insert(at: 2), .delete(2)])
  func `under the old names the others move`(update: Update) throws {
    let before = try view(UIKitLayout { CircleWithOldNames() })
    let view = try view(UIKitLayout { CircleWithOldNames() }, after: update)
    let moving = view.elements(at: half).filter { !$0.isLeaving && $0.itemID?.isInserted == false }
    #expect(moving.count == view.ids.joined().count { !$0.isInserted })
    for element in moving.dropFirst() {
      let attributes = element.attributes
      let start = try #require(
        element.itemID.flatMap { before.indexPath(of: $0) }
          .flatMap { before.arrangement.item(at: $0) })
      let end = try #require(view.arrangement.item(at: attributes.element.indexPath))
      #expect(attributes.alpha == 1)
      #expect((attributes.center - start.center).length > 1)
      #expect((attributes.center - end.center).length > 1)
    }
  }

  @Test(arguments: [Update.insert(at: 0), .delete(3)])
  func `asked without condition every item shrinks to the centre and reappears`(
    update: Update
  ) throws {
    let before = try view(UIKitLayout { CircleForAll() })
    let view = try view(UIKitLayout { CircleForAll() }, after: update)
    let elements = view.elements(at: half)
    #expect(
      Set(elements.filter(\.isLeaving).compactMap(\.itemID)) == Set(before.ids.joined()))
    #expect(
      Set(elements.filter { !$0.isLeaving }.compactMap(\.itemID)) == Set(view.ids.joined()))
    #expect(elements.count == before.ids[0].count + view.ids[0].count)
    for element in elements {
      #expect(element.attributes.alpha > 0 && element.attributes.alpha < 1)
      #expect(element.attributes.transform.isIdentity == !element.isLeaving)
    }
    for element in view.elements(at: .zero) where !element.isLeaving {
      #expect(element.attributes.center == center && element.attributes.alpha == 0)
    }
    for element in view.elements(at: .microseconds(299_999)) where element.isLeaving {
      #expect(element.attributes.center.isClose(to: center, within: 0.01))
      #expect(abs(element.attributes.transform.a - 0.1) < 1e-3)
    }
  }

  @Test(arguments: [Update.insert(at: 0), .delete(3)])
  func `without super items that stay do not move`(update: Update) throws {
    let view = try view(UIKitLayout { CircleWithoutSuper() }, after: update)
    let elements = view.elements(at: .milliseconds(10)).filter { $0.itemID != .inserted(0) }
    let staying = elements.filter { !$0.isLeaving }.map(\.attributes)
    #expect(staying.count == 7 - update.deletions.count)
    for attributes in staying {
      #expect(attributes == view.arrangement.item(at: attributes.element.indexPath))
    }
    #expect(elements.count { $0.isLeaving } == update.deletions.count)
  }

  @Test func `without super new items come out of the centre`() throws {
    let view = try view(UIKitLayout { CircleWithoutSuper() }, after: .insert(at: 0))
    let new = try #require(view.attributes(of: .cell(section: 0, item: 0), at: .zero))
    #expect(new.center == center && new.alpha == 0)
  }

  private func view(_ layout: UIKitLayout, after update: Update? = nil) throws -> CollectionView {
    var view = try CollectionView(
      content: Content(count: 7), layout: layout,
      in: Environment(size: Size(width: 320, height: 460)))
    if let update { try view.update(update) }
    return view
  }
}

extension ItemID {
  fileprivate var isInserted: Bool { if case .inserted = self { true } else { false } }
}
