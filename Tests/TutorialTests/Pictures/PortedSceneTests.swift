import GalleyGraphics
import Testing

/// A class as it stands in an app draws what the same layout in Galley's own words draws.
struct PortedSceneTests {
  @Test(arguments: Self.scenes)
  func `a class draws the same pixels as its port, at three places`(scene: PortedScene) throws {
    let ports = try scene.bitmaps(byClass: false, with: Self.classes)
    let classes = try scene.bitmaps(byClass: true, with: Self.classes)
    #expect(ports.count == 3 && classes.count == 3)
    for ((state, port), (_, own)) in zip(ports, classes) {
      #expect(port.width == own.width && port.height == own.height)
      let different = zip(port.pixels, own.pixels).count { $0 != $1 }
      #expect(different == 0, "\(scene.name), \(state)")
      #expect(Set(port.pixels).count > 3, "\(scene.name), \(state) shows nothing")
    }
    for (index, (_, picture)) in ports.enumerated().dropFirst() {
      #expect(picture.pixels != ports[index - 1].1.pixels, "\(scene.name) shows the same twice")
    }
  }

  private static let diameters: [Double] = [
    120, 160, 80, 120, 80, 140, 100, 200, 90, 130, 70, 110, 150, 80, 100, 60, 170, 90, 120, 70,
    140, 80, 110, 180, 100, 150, 90, 130, 80, 160,
  ]

  private static let scales: [Double] = (1...60).map { number in
    [3, 7, 31].contains(number) ? 3 : number > 1 && isPrime(number) ? 2 : 1
  }

  private static func isPrime(_ number: Int) -> Bool {
    !(2..<max(2, number)).contains { number.isMultiple(of: $0) }
  }

  private static let classes = ClassesHere(makers: [
    "CirclesLayout": CirclesSetup(diameters: diameters).maker,
    "PagingLayout": { PagingLayout(width: 200, height: 250, spacing: 0) },
    "ScaledGridLayout": GridSetup(scales: [scales]).maker,
    "MendedCircle": { MendedCircle() },
    "SpringboardLayout": { SpringboardLayout() },
  ])

  private static let down = """
    states:
      - { name: start }
      - { name: further, do: [{ scroll: { by: 250 } }] }
      - { name: end, do: [{ scroll: end }] }
    """

  private static let across = """
    states:
      - { name: start }
      - { name: further, do: [{ scroll: { by: 400 } }] }
      - { name: end, do: [{ scroll: end }] }
    """

  private static let scenes = [
    PortedScene(
      name: "circles", className: "CirclesLayout",
      port: "layout: { kind: circles, packing: scan, predecessors: 4, insets: 20, spacing: 10 }",
      text: """
        galley: 1
        screen: { device: iphone-se-3, background: white }
        views:
          - collection: alarms
            at: { inside: safe-area, all: 0 }
            LAYOUT
            cell: { style: disc, fill: "#36A2EB", label: "{value}", font: { size: 25 }, color: white }
            items: [\(diameters.map { "\(Int($0))" }.joined(separator: ", "))]
        \(down)
        """),
    PortedScene(
      name: "carousel", className: "PagingLayout",
      port: "layout: { kind: carousel, item: [200, 250] }",
      text: """
        galley: 1
        screen: { device: iphone-se-3, background: white }
        views:
          - collection: shelf
            at: { top: 100, height: 300 }
            LAYOUT
            cell: { style: plain, fill: "#45AA75", label: "{number}", color: white, corner-radius: 10 }
            items: 9
        \(across)
        """),
    PortedScene(
      name: "grid", className: "ScaledGridLayout",
      port: "layout: { kind: grid, columns: 4, spacing: 10 }\n    measure: scale",
      text: """
        galley: 1
        screen: { device: iphone-se-3, background: "#1B1822" }
        views:
          - collection: numbers
            at: { inside: safe-area, all: 0 }
            LAYOUT
            content-inset: 10
            cell: { style: plain, fill: "#2D2937", label: "{value}", color: white }
            items: [\(scales.enumerated().map { "{ value: \($0 + 1), scale: \(Int($1)) }" }.joined(separator: ", "))]
        \(down)
        """),
    PortedScene(
      name: "ring", className: "MendedCircle", port: "layout: { kind: ring }",
      text: """
        galley: 1
        screen: { size: [320, 460], background: white }
        views:
          - collection: ring
            LAYOUT
            interaction: ring
            cell: { style: disc, fill: "#0A5FD6", label: "{number}", color: white }
            items: 12
        states:
          - { name: start }
          - { name: coming, do: [{ tap: background }], at: 40% }
          - { name: going, do: [{ tap: 7 }], at: 60% }
        """),
    PortedScene(
      name: "springboard", className: "SpringboardLayout",
      port: "layout: { kind: springboard, compatibility: original }",
      text: """
        galley: 1
        screen: { size: [768, 1004], scale: 1, background: "#D9DEE8" }
        views:
          - collection: families
            LAYOUT
            cell: { style: plain, fill: "#47536B", label: "{number}", color: white, corner-radius: 20 }
            items: 61
        states:
          - { name: start }
          - { name: second, do: [{ scroll: { by: 768 } }] }
          - { name: end, do: [{ scroll: end }] }
        """),
  ]
}
