import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyRendering
@testable import GalleySVG

@Suite struct `SVG writing` {
  @Test func `a picture becomes a titled root with one named group per element`() throws {
    let cell = Group(
      name: GroupName(id: "alarms-0-1", classes: ["cell", "disc"], indexPath: "0-1", label: "160"),
      transform: .translation(Vector(dx: 20, dy: 30)), opacity: 0.5,
      children: [
        .fill(Fill(.ellipse(in: Rect(x: 0, y: 0, width: 160, height: 160)), .solid(.black)))
      ])
    let text = try svg([
      .fill(Fill(.rectangle(Rect(x: 0, y: 0, width: 320, height: 568)), .solid(.white))),
      .group(cell),
    ])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="568" viewBox="0 0 320 568" \
        role="img" aria-label="Alarms &amp; more" lang="en" xml:lang="en">
          <title>Alarms &amp; more</title>
          <rect x="0" y="0" width="320" height="568" fill="#ffffff"/>
          <g id="alarms-0-1" class="cell disc" data-index-path="0-1" role="group" \
        aria-label="160" transform="translate(20 30)" opacity="0.5">
            <circle cx="80" cy="80" r="80" fill="#000000"/>
          </g>
        </svg>

        """)
  }

  private func part(
    _ role: String, _ name: String, title: String? = nil, id: String? = nil, opacity: Double = 1,
    _ children: [DrawCommand]
  ) -> DrawCommand {
    var group = Group(opacity: opacity, children: children)
    group.part = PartTag(
      role: role, name: name, title: title, id: id, frame: .zero, details: role)
    return .group(group)
  }

  @Test func `a part of a screen is a group under the names that programs show`() throws {
    let box = DrawCommand.fill(
      Fill(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), .solid(.black)))
    let text = try svg([
      part("group", "group-2", [part("text", "text", title: "Two\n words", [box]), box]),
      part("cell", "EB Garamond", id: "list-EB_Garamond", [box]),
    ])
    #expect(
      text.contains(
        """
          <g id="group-2" inkscape:label="group-2" inkscape:groupmode="layer" class="group">
            <g id="Two_words" data-name="Two words" inkscape:label="Two words" class="text">
              <rect x="0" y="0" width="9" height="9" fill="#000000"/>
            </g>
            <rect x="0" y="0" width="9" height="9" fill="#000000"/>
          </g>
          <g id="list-EB_Garamond" data-name="EB Garamond" inkscape:label="EB Garamond" \
        inkscape:groupmode="layer" class="cell">
        """))
    #expect(
      text.contains(" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""))
    #expect(try !svg([box]).contains("inkscape"))
  }

  @Test func `ids that people write are kept, those of texts are readable in any script`() throws {
    let long = String(repeating: "long ", count: 20)
    let text = try svg([
      part("text", "text", title: "title", []), part("text", "title", id: "title", []),
      part("text", "text-2", title: "Über uns: 3 日", []),
      part("text", "text-3", title: "09:41", []), part("text", "text-4", title: "🎲", []),
      part("text", "text-5", title: "\"><script>", []), part("text", "text-6", title: long, []),
    ])
    let ids = [
      "title", "title-2", "Über_uns_3_日", "_09_41", "text-4", "script",
      "long_long_long_long_long_long_long_long",
    ]
    for id in ids { #expect(text.components(of: "id=\"\(id)\"") == 1, "\(id)") }
    #expect(text.contains("id=\"title\" inkscape:label=\"title\""))
    #expect(text.contains("data-name=\"\(long.prefix(39))…\""))
    #expect(!text.contains("<script"))
    _ = try XMLParser().parse(Array(text.utf8))
  }

  @Test func `a part that is drawn by one group is that group`() throws {
    let faded = DrawCommand.group(Group(opacity: 0.5, children: []))
    let text = try svg([part("image", "image", [faded])])
    #expect(
      text.contains(
        "<g id=\"image\" inkscape:label=\"image\" inkscape:groupmode=\"layer\" class=\"image\" "
          + "opacity=\"0.5\">"))
    #expect(text.components(of: "<g") == 1)
  }

  @Test func `words for people who cannot see it are a description by which it is called`() throws {
    let group = Group(name: GroupName(id: "picture-title"), children: [])
    var described = picture([.group(group)])
    described.alternative = TextAlternative("Two <alarms>", language: "de")
    let bytes = try SVGFormat(options: FormatOptions()).encode(described, with: Renderer())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains("role=\"img\" aria-labelledby=\"picture-title-2 picture-description\" lang"))
    #expect(text.contains("<title id=\"picture-title-2\">Alarms &amp; more</title>"))
    #expect(
      text.contains(
        "<desc id=\"picture-description\" lang=\"de\" xml:lang=\"de\">Two &lt;alarms&gt;</desc>"))
    #expect(text.components(of: "id=\"picture-title\"") == 1)
    #expect(!text.contains("aria-label=\"Alarms"))
  }

  @Test func `definitions are shared and numbered in order of use`() throws {
    let paint = Paint.linearGradient(
      LinearGradient(
        start: .zero, end: Point(x: 0, y: 10),
        stops: [
          GradientStop(location: 0, color: .white),
          GradientStop(location: 1, color: Color(hex: 0, alpha: 0.25)),
        ]))
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    let text = try svg([
      .fill(Fill(.rectangle(box), paint)), .fill(Fill(.ellipse(in: box), paint)),
      .group(Group(clip: .ellipse(in: box), children: [])),
    ])
    #expect(text.components(of: "<linearGradient id=\"gradient-1\"") == 1)
    #expect(text.components(of: "url(#gradient-1)") == 2)
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0.25\"/>"))
    #expect(text.contains("<g clip-path=\"url(#clip-1)\">"))
  }

  @Test func `ids are safe and unique whatever the scene calls its elements`() throws {
    let ids = ["a b", "a_b", "1", "gradient-1", "é", "\"><script>"]
    let groups = ids.map { DrawCommand.group(Group(name: GroupName(id: $0), children: [])) }
    let text = try svg(groups)
    for id in ["a_b", "a_b-2", "_1", "gradient-1", "_e9", "___script_"] {
      #expect(text.components(of: "id=\"\(id)\"") == 1, "\(id)")
    }
    #expect(!text.contains("<script"))
  }

  @Test func `groups that are called alike have ids of their own`() throws {
    let group = DrawCommand.group(Group(name: GroupName(id: "a-b-1"), children: []))
    let groups = [group, group]
    let text = try svg(groups)
    #expect(text.components(of: "id=\"a-b-1\"") == 1)
    #expect(text.components(of: "id=\"a-b-1-2\"") == 1)
  }

  @Test func `a live line has the length of what it writes`() throws {
    let style = TextStyle(size: 20)
    let block = TextBlock("Some long words\n end  here ", style: style, width: 110)
    let live = try svg(
      [.text(Text(block, at: .zero))], options: FormatOptions(textMode: .live))
    for line in ["\">Some long</tspan>", "\">words</tspan>", "\"preserve\"> end  here </tspan>"] {
      #expect(live.contains(line), "\(line)")
    }
    let width = try Renderer().metrics(of: TextBlock("Some long", style: style)).size.width
    #expect(live.contains("textLength=\"\(SVGNumber.string(width))\">Some long<"))
  }

  @Test func `control characters and quotes survive or are replaced`() throws {
    let name = GroupName(id: "a", label: "tab\there \"quoted\" \u{1}\u{0}<&>")
    let text = try svg([.group(Group(name: name, children: []))])
    #expect(
      text.contains("aria-label=\"tab&#9;here &quot;quoted&quot; \u{FFFD}\u{FFFD}&lt;&amp;&gt;\""))
    _ = try XMLParser().parse(Array(text.utf8))
  }

  @Test func `path data has no needless zeros and separators`() throws {
    let path = Path([
      .move(to: Point(x: 0.5, y: 10)), .line(to: Point(x: 0.75, y: 10.25)),
      .line(to: Point(x: 0, y: 10.375)), .line(to: Point(x: 0, y: 0)),
      .curve(
        to: Point(x: 3, y: 0.5), control1: Point(x: 1, y: 0.001), control2: Point(x: 2.5, y: 0)),
      .close,
    ])
    let text = try svg([.fill(Fill(.path(path), .solid(.black)))])
    #expect(text.contains(" d=\"M.5 10l.25.25-.75.125v-10.375c1 .001 2.5 0 3 .5z\""))
  }

  @Test func `the layout record can be read back and left out`() throws {
    let record = "{\n" + #""elements": [{"id": "<é> & 🍒", "frame": [0.1, 2, 3, 4]}]}"# + "\t\r\n"
    let picture = picture([], record: record)
    let renderer = try Renderer()
    let svg = try SVGFormat().encode(picture, with: renderer)
    #expect(try SVGRecordReader.layoutRecord(in: svg) == record)
    let png = try PNGFormat().encode(picture, with: renderer)
    #expect(try PNGMetadata.layoutRecord(in: png) == record)
    let bare = try SVGFormat(options: FormatOptions(includesRecord: false))
      .encode(picture, with: renderer)
    #expect(try SVGRecordReader.layoutRecord(in: bare) == nil)
  }

  @Test func `the same picture gives the same bytes from any renderer`() throws {
    let commands = try [
      DrawCommand.text(Text(TextBlock("Same 🍒", style: TextStyle()), at: Point(x: 9, y: 9))),
      .group(`SVG agrees with PNG`.card(shadowRadius: 0.4)),
      .group(`SVG agrees with PNG`.card(shadowRadius: 4)),
      .vectorImage(
        ImagePlacement(
          `SVG agrees with PNG`.reference("Images/badge.svg"),
          in: Rect(x: 0, y: 0, width: 50, height: 50))),
    ]
    let first = try svg(commands)
    let renderer = try Renderer()
    _ = try SVGFormat().encode(
      picture(commands.reversed()), with: renderer)
    let format = SVGFormat()
    #expect(try format.encode(picture(commands), with: renderer) == Array(first.utf8))
  }

  @Test func `nothing in a drawing points outside or runs`() throws {
    let text = try svg([
      .image(
        ImagePlacement(
          `SVG agrees with PNG`.reference("Images/half.png"),
          in: Rect(x: 0, y: 0, width: 24, height: 16), label: "half"))
    ])
    #expect(text.components(of: "http") == 2, "only the namespaces")
    #expect(
      text.contains(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
    #expect(text.contains("aria-label=\"half\" xlink:href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(try svg([block(0, 0, 9, 9, red)]).components(of: "xlink") == 0)
  }

  /// The types of the images that are embedded, in order.
  private func types(in svg: String) -> [Substring] {
    svg.split(separator: "data:image/").dropFirst().map { $0.prefix { $0 != ";" } }
  }

  private func image(_ name: String, _ x: Double, width: Double = 24) throws -> DrawCommand {
    let image = try `SVG agrees with PNG`.reference("Images/" + name)
    return .image(ImagePlacement(image, in: Rect(x: x, y: 0, width: width, height: width)))
  }

  @Test func `a photograph is its own file, once, where programs draw it as the PNG shows it`()
    throws
  {
    let file = try Base64.encode(
      Array(Data(contentsOf: URL(filePath: Fixture.path("Images/orientation-1.jpg")))))
    let once = try svg([image("orientation-1.jpg", 0)])
    #expect(
      once.contains("x=\"0\" y=\"0\" width=\"24\" height=\"24\" preserveAspectRatio=\"none\""))
    #expect(once.components(of: "data:image/jpeg;base64,\(file)\"") == 1)
    let twice = try svg([image("orientation-1.jpg", 0), image("orientation-1.jpg", 50, width: 80)])
    #expect(twice.components(of: file) == 1)
    #expect(twice.contains("<image id=\"photograph-1\" width=\"1\" height=\"1\""))
    let place = "transform=\"matrix(80 0 0 80 50 0)\""
    #expect(twice.contains("<use xlink:href=\"#photograph-1\" \(place)/>"))
  }

  @Test func `photographs that programs draw otherwise are the pixels of the PNG`() throws {
    var tinted = try `SVG agrees with PNG`.reference("Images/orientation-1.jpg")
    tinted.tint = red
    let turned = Group(
      transform: .rotation(radians: 0.2), children: [try image("orientation-1.jpg", 0)])
    for command in [
      try image("orientation-1.jpg", 0.3), try image("orientation-6.jpg", 0),
      try image("cmyk.jpg", 0), try image("half.webp", 0), .group(turned),
      .image(ImagePlacement(tinted, in: Rect(x: 0, y: 0, width: 24, height: 24))),
    ] {
      #expect(try types(in: svg([command])) == ["png"], "\(command)")
    }
    // Who goes on drawing has the whole photograph, but for those that are no such file.
    let options = FormatOptions(for: .figma)
    #expect(try types(in: svg([.group(turned)], options: options)) == ["jpeg"])
    let again = [try image("orientation-1.jpg", 0.3), try image("orientation-1.jpg", 40)]
    #expect(try types(in: svg(again, options: options)) == ["jpeg", "jpeg"])
    #expect(try types(in: svg([image("cmyk.jpg", 0)], options: options)) == ["png"])
  }

  @Test func `texts for a program are one for each line and style, from the left end`() throws {
    let style = TextStyle(size: 20, alignment: .center)
    var spaced = style
    spaced.letterSpacing = 2
    let bold = TextStyle(weight: 700, size: 20)
    let block = TextBlock(
      "Two words", style: style, spans: [TextSpan(4..<9, style: bold)], width: 60)
    let live = try svg([.text(Text(block, at: .zero))], options: FormatOptions(for: .figma))
    #expect(live.components(of: "<text x=\"") == 2)
    #expect(live.contains(">Two</text>") || live.contains(">Two </text>"))
    #expect(live.contains("font-weight=\"700\" fill=\"#000000\">words</text>"))
    // The middle of a line is the same with the spacing of its letters, which is not written.
    func x(_ style: TextStyle) throws -> Double {
      let text = Text(TextBlock("abc", style: style, width: 200), at: .zero)
      let drawing = try svg([.text(text)], options: FormatOptions(for: .sketch))
      let number = try #require(drawing.split(separator: "<text x=\"").last?.prefix { $0 != "\"" })
      return try #require(Double(number))
    }
    #expect(abs(try x(spaced) - x(style)) <= 0.01)
    let arabic = TextBlock("سلام.", style: TextStyle(), width: 200)
    let drawing = try svg(
      [.text(Text(arabic, at: .zero))], options: FormatOptions(for: .figma))
    #expect(drawing.contains(">\u{2067}سلام.\u{2069}</text>"))
    #expect(!drawing.contains("direction="))
  }

  @Test func `every family has others that stand in for it`() throws {
    for (family, list) in [
      ("EB Garamond", "EB Garamond, serif"), ("Roboto", "Roboto, sans-serif"),
      ("Lobster Two", "Lobster Two, cursive"),
    ] {
      let block = TextBlock("a", style: TextStyle(family: family))
      let live = try svg(
        [.text(Text(block, at: .zero))], options: FormatOptions(textMode: .live))
      #expect(live.contains("font-family=\"\(list)\""))
    }
  }

  @Test func `links are written as programs read them that know no SVG 2`() throws {
    let text = try svg([
      .vectorImage(
        ImagePlacement(
          `SVG agrees with PNG`.reference("Images/badge.svg"),
          in: Rect(x: 0, y: 0, width: 50, height: 50)))
    ])
    #expect(text.contains(" xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
    #expect(text.contains("<use xlink:href=\"#") && !text.contains(" href="))
  }

  @Test func `texts carry their string, as outlines or as text`() throws {
    let block = TextBlock("Two words", style: TextStyle(weight: 700, size: 20, color: .black))
    let commands = [DrawCommand.text(Text(block, at: Point(x: 10, y: 10)))]
    #expect(
      try svg(commands).contains(
        "<g role=\"img\" aria-label=\"Two words\" fill=\"#000000\" transform=\"translate("))
    let live = try svg(commands, options: FormatOptions(textMode: .live))
    #expect(
      live.contains(
        "font-family=\"Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif\" "
          + "font-size=\"20\" font-weight=\"700\""))
    #expect(live.contains("textLength=\""))
    #expect(live.contains(">Two words</tspan>") || live.contains(">Two words</text>"))
  }

  @Test func `a glyph is outlined once, whatever the size and place of a text`() throws {
    let name = GroupName(id: "g1", classes: [], indexPath: nil, label: nil)
    let once = try svg([text("Onno", size: 10)])
    // O, n and o.
    #expect(once.components(of: "<path id=\"g") == 3)
    #expect(once.components(of: "<use xlink:href=\"#g") == 4)
    let often = try svg([
      text("Onno", size: 10), text("noon", size: 12),
      .group(Group(name: name, children: [text("Onno", size: 13)])),
    ])
    #expect(often.components(of: "<use xlink:href=\"#g") == 12)
    #expect(often.components(of: "<g id=\"g1\"") == 1, "what people call so stays")
    #expect(often.components(of: "<path id=\"g1-2\"") == 1)
  }

  @Test func `a glyph as short as a link is no link`() throws {
    let bar = try svg([text("|||", size: 16)])
    #expect(bar.components(of: "<use") == 0)
    #expect(bar.components(of: "<path d=\"M") == 3)
  }

  @Test func `glyphs that overlap are no darker where a text is translucent`() throws {
    let faded = try svg([text("AVAV", size: 16, color: .black.withAlpha(0.25))])
    #expect(faded.contains("fill=\"#000000\" opacity=\"0.25\" transform="))
    #expect(!faded.contains("fill-opacity"))
  }

  @Test func `outlines that come again, elsewhere or as a clip, are written once`() throws {
    let shape = { (x: Double) in
      Shape.corneredRectangle(
        CorneredRectangle(
          Rect(x: x, y: 7, width: 90, height: 40), radii: CornerRadii(11), isContinuous: true))
    }
    let fills = [10.0, 20.125, 30].map {
      DrawCommand.fill(Fill(shape($0), .solid(.black)))
    }
    let drawing = try svg(
      fills + [.group(Group(clip: shape(40), children: [block(0, 0, 99, 99, red)]))])
    #expect(drawing.components(of: " d=\"M") == 1)
    #expect(drawing.components(of: "<use xlink:href=\"#outline-1\"") == 4)
    let alone = try svg([fills[0]])
    #expect(alone.components(of: "<use") == 0)
    #expect(alone.components(of: "<path d=\"M") == 1)
  }

  @Test func `quadratic curves are written as such, mirrored controls left out`() throws {
    func curve(_ from: Point, _ middle: Point, _ to: Point) -> Path.Element {
      .curve(
        to: to, control1: from + (middle - from) * (2.0 / 3),
        control2: to + (middle - to) * (2.0 / 3))
    }
    let (start, next, last) = (Point(x: 0, y: 0), Point(x: 3, y: 2), Point(x: 6, y: 0))
    let path = Path([
      .move(to: start), curve(start, Point(x: 1, y: 2), next), curve(next, Point(x: 5, y: 2), last),
      .close,
    ])
    let text = try svg([.fill(Fill(.path(path), .solid(.black)))])
    #expect(text.contains(" d=\"M0 0q1 2 3 2t3-2z\""))
  }

  private func text(_ string: String, size: Double, color: Color = .black) -> DrawCommand {
    let block = TextBlock(string, style: TextStyle(size: size, color: color))
    return .text(Text(block, at: Point(x: 10, y: 10)))
  }

  @Test func `what a command names, the catalog has`() {
    #expect(FormatCatalog.standard.kinds.contains("svg"))
  }

  @Test(arguments: [
    (0.5, "0.5"), (-0.0001, "0"), (100, "100"), (1.0005, "1.001"), (-12.34, "-12.34"),
    (0.001, "0.001"), (1e6, "1000000"), (.nan, "0"),
  ])
  func `numbers are rounded to a thousandth and short`(value: Double, text: String) {
    #expect(SVGNumber.string(value) == text)
  }

  @Test func `base 64 follows the test vectors of RFC 4648`() {
    let vectors = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
    for (plain, coded) in vectors {
      #expect(Base64.encode(Array(plain.utf8)) == coded)
      #expect(Base64.decode(coded) == Array(plain.utf8))
    }
    #expect(Base64.decode("Zm9v!") == nil)
  }

  private func picture(_ commands: [DrawCommand], record: String? = nil) -> Picture {
    Picture(
      size: Size(width: 320, height: 568), scale: 2, title: "Alarms & more", commands: commands,
      record: record)
  }

  private func svg(
    _ commands: [DrawCommand], options: FormatOptions = FormatOptions()
  ) throws -> String {
    let bytes = try SVGFormat(options: options).encode(picture(commands), with: Renderer())
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
