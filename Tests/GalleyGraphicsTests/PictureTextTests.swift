import GalleyGeometry
import GalleyGraphics
import Testing

@Suite struct PictureTextTests {
  private func text(_ commands: DrawCommand...) -> String {
    let picture = Picture(
      size: Size(width: 40, height: 30.5), scale: 2, title: "Bob's\nscreen", commands: commands)
    return picture.text
  }

  private let box = Rect(x: 1, y: 2, width: 3, height: 4)

  @Test func `the picture comes first, with its title in one line`() {
    #expect(text() == "picture 'Bob\\'s\\nscreen', 40x30.5 points at 2x, en\n")
  }

  @Test func `a group tells what it does to its children, which are indented`() {
    let inner = DrawCommand.fill(Fill(.ellipse(in: box), .solid(.black)))
    let group = Group(
      name: GroupName(id: "shelf-1", classes: ["cell"], indexPath: "0-1", label: "Catch"),
      transform: .translation(Vector(dx: 5, dy: 0)), opacity: 0.5, clip: .rectangle(box),
      shadow: Shadow(
        shape: .rectangle(box), color: .black.withAlpha(0.25), offset: Vector(dx: 0, dy: 1),
        radius: 2),
      children: [inner, .group(Group(children: [inner]))])
    let lines = text(.group(group)).split(separator: "\n").dropFirst().map(String.init)
    #expect(
      lines == [
        "group 'shelf-1' cell 0-1 label 'Catch', transform 1 0 0 1 5 0, "
          + "shadow of rectangle 1 2 3 4, #000000 alpha 0.25 by 0 1, radius 2, "
          + "clip rectangle 1 2 3 4, opacity 0.5",
        "  fill ellipse 1 2 3 4, #000000", "  group", "    fill ellipse 1 2 3 4, #000000",
      ])
  }

  @Test(arguments: [
    (
      Shape.roundedRectangle(Rect(x: 0, y: 0, width: 9, height: 9), radius: 1.5),
      "rounded rectangle 0 0 9 9 radius 1.5"
    ),
    (
      .path(
        Path([
          .move(to: .zero), .line(to: Point(x: 1, y: 2)),
          .curve(to: .zero, control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2)), .close,
        ])), "path M 0 0 L 1 2 C 1 1 2 2 0 0 Z"
    ),
  ])
  func `a shape is told in a line`(shape: Shape, words: String) {
    let stroke = Stroke(shape, .solid(.white), width: 1, cap: .round)
    #expect(text(.stroke(stroke)).hasSuffix("\nstroke \(words), #FFFFFF, width 1, round caps\n"))
  }

  @Test func `gradients tell their stops`() {
    let stops = [
      GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear),
    ]
    let linear = LinearGradient(start: .zero, end: Point(x: 0, y: 9), stops: stops)
    let radial = RadialGradient(center: Point(x: 4, y: 4), radius: 3, stops: stops)
    let dump = text(
      .fill(Fill(.rectangle(box), .linearGradient(linear))),
      .fill(Fill(.rectangle(box), .radialGradient(radial))))
    #expect(dump.contains("linear gradient 0 0 to 0 9: #FFFFFF at 0, #000000 alpha 0 at 1\n"))
    #expect(dump.contains("radial gradient 4 4 radius 3: #FFFFFF at 0, #000000 alpha 0 at 1\n"))
  }

  @Test func `a text tells its style where it is not the usual one`() {
    let plain = TextBlock("Catch", style: TextStyle(size: 12), width: 80)
    let style = TextStyle(
      family: "Lato", weight: 700, isItalic: true, color: .white, alignment: .center,
      lineLimit: 2, truncation: .head, lineHeight: 20, letterSpacing: -0.5,
      direction: .rightToLeft, language: "ar")
    let dump = text(
      .text(Text(plain, at: Point(x: 1, y: 2))),
      .text(Text(TextBlock("x", style: style), at: .zero)))
    #expect(dump.contains("\ntext 'Catch' at 1 2, width 80, Inter 400 12, #000000\n"))
    #expect(
      dump.contains(
        "\ntext 'x' at 0 0, Lato 700 italic 17, #FFFFFF, center, at most 2 lines, "
          + "truncated at the head, line height 20, letter spacing -0.5, rtl, in ar\n"))
  }

  @Test func `an image is named without its folder`() {
    let image = ImageReference(
      path: "/somewhere/games/catch.png", content: .raster, size: Size(width: 8, height: 6))
    let placement = ImagePlacement(image, in: box, label: "Catch")
    let dump = text(.image(placement), .vectorImage(placement))
    #expect(dump.contains("\nimage 'catch.png' of 8x6 in 1 2 3 4, label 'Catch'\n"))
    #expect(dump.contains("\nvector image 'catch.png' of 8x6 in 1 2 3 4, label 'Catch'\n"))
  }

  @Test(arguments: [
    (1.0 / 3, "0.333"), (-0.0001, "0"), (1e300, "1e+300"), (2.0005, "2.001"), (.infinity, "inf"),
  ])
  func `numbers are told to a thousandth`(number: Double, word: String) {
    let stroke = Stroke(.rectangle(box), .solid(.black), width: number)
    #expect(text(.stroke(stroke)).hasSuffix(", width \(word)\n"))
  }

  @Test func `a color between the levels is told in numbers`() {
    let color = Color(red: 0.5, green: 1, blue: 2)
    #expect(
      text(.fill(Fill(.rectangle(box), .solid(color)))).hasSuffix(", rgb(0.5 1 2)\n"))
  }
}
