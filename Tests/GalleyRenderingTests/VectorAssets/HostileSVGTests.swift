import GalleyGeometry
import GalleyGraphics
import Glibc
import Testing

@testable import GalleyRendering
@testable import GalleySVG

/// One hostile or unsupported drawing, and words that its refusal must hold.
struct Refusal: Sendable, CustomTestStringConvertible {
  var content: String
  var words: String
  var testDescription: String { words }

  /// A drawing with something inside.
  init(inside: String, _ words: String) {
    content = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="100" height="100">\(inside)</svg>
      """
    self.words = words
  }

  init(whole: String, _ words: String) {
    content = whole
    self.words = words
  }
}

@Suite struct `Hostile SVG` {
  static let chain = (1...40).map {
    """
    <g id="a\($0)"><use href="#a\($0 - 1)"/><use href="#a\($0 - 1)"/></g>
    """
  }.joined()
  static let zigzag = (0..<31_000).map { "\($0 % 100) \($0 % 97)" }.joined(separator: " ")
  static let scribble = String(repeating: "H100H0", count: 400)
  static let nested = String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70)
  static let layers = String(repeating: "<g opacity='.9'><path d='M0 0h9'/></g>", count: 300)
  static let attributes = (0..<251).map { "data-a\($0)='1'" }.joined(separator: " ")
  static let sibling = String(repeating: "<g/>", count: 20_001)

  static let refusals: [Refusal] = [
    Refusal(
      whole: "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'/>",
      "it has a DOCTYPE declaration, which is not read; remove it"),
    Refusal(
      whole: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>&a;</svg>",
      "line 1 uses an entity, which is not read"),
    Refusal(whole: "<svg width='10' height='10'/>", "its root has no SVG namespace; add xmlns="),
    Refusal(
      whole: "<html xmlns='http://www.w3.org/2000/svg' width='9' height='9'><svg/></html>",
      "it is a web page (HTML), not a picture"),
    Refusal(whole: "<svg xmlns='http://www.w3.org/2000/svg'/>", "it has no size"),
    Refusal(
      whole: "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1'/>",
      "expected 0.01 to 16384 a side"),
    Refusal(
      whole: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 nan 1'/>",
      "its viewBox is \"0 0 nan 1\""),
    Refusal(
      whole: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g></svg>",
      "it is not well-formed XML: line 1"),
    Refusal(inside: "<script>alert(1)</script>", "<script> is refused: scripts are never run"),
    Refusal(inside: "<rect onclick='a()'/>", "<rect> is refused: onclick is a script"),
    Refusal(inside: "<style>@import url(http://a.example/b.css);</style>", "<style> is refused"),
    Refusal(inside: "<image href='file:///etc/passwd'/>", "<image> is refused"),
    Refusal(inside: "<image href='data:image/png;base64,AAAA'/>", "<image> is refused"),
    Refusal(inside: "<use href='http://a.example/b.svg#c'/>", "points outside the file"),
    Refusal(inside: "<use xlink:href='other.svg#c'/>", "points outside the file"),
    Refusal(inside: "<rect fill='url(http://a.example/b)'/>", "points outside the file"),
    Refusal(inside: "<rect style='fill:url(file:///etc/passwd)'/>", "points outside the file"),
    Refusal(inside: "<rect style='fi\\6cl:red'/>", "its style has escapes or comments"),
    Refusal(inside: "<rect clip-path='url(b.svg#c)'/>", "points outside the file"),
    Refusal(
      inside: "<filter id='a'><feTurbulence numOctaves='1e9'/></filter>", "<filter> is refused"),
    Refusal(inside: "<g filter='url(#a)'/>", "its filter is \"url(#a)\", which is not drawn"),
    Refusal(inside: "<text font-size='1e9'>a</text>", "<text> is refused: its fonts"),
    Refusal(inside: "<foreignObject/>", "<foreignObject> is refused"),
    Refusal(inside: "<rect><animate attributeName='x'/></rect>", "<animate> is refused"),
    Refusal(inside: "<pattern id='p'/>", "<pattern> is refused"),
    Refusal(inside: "<blink/>", "<blink> is refused: it is not on the list"),
    Refusal(inside: "<rect sparkle='9'/>", "sparkle is not on the list"),
    Refusal(inside: "<rect width='1e7'/>", "beyond a million"),
    Refusal(inside: "<rect width='nan'/>", "its width is \"nan\""),
    Refusal(inside: "<rect width='9em'/>", "expected a number, with px, % or no unit"),
    Refusal(inside: "<path d='M0 0 L1e400 0'/>", "beyond a million"),
    Refusal(inside: "<path d='M0 0 javascript:'/>", "which is not of its form"),
    Refusal(inside: "<g id='a'><use href='#a'/></g>", "it refers to itself through 'a'"),
    Refusal(
      inside: "<clipPath id='c'><rect clip-path='url(#c)'/></clipPath><rect clip-path='url(#c)'/>",
      "it refers to itself through 'c'"),
    Refusal(inside: "<g id='a'/><g id='a'/>", "the id 'a', which another element has"),
    Refusal(inside: "<g id='a0'/>" + chain, "more than 20000 elements are drawn"),
    Refusal(inside: sibling, "it has more than 20000 elements"),
    Refusal(inside: "\n<rect \(attributes)/>", "line 2: an element has more than 250 attributes"),
    Refusal(inside: nested, "nested more than 64 deep"),
    Refusal(inside: layers, "more than 250 masks, clips and opacities"),
    Refusal(inside: "<path stroke='red' d='M\(zigzag)'/>", "more than 30000 points"),
    Refusal(
      inside: "<path stroke='red' stroke-dasharray='.001' d='M0 0H9000'/>",
      "more than 100000 dashes"),
    Refusal(inside: "<path d='M0 0 L1'/>", "its d is malformed"),
    Refusal(inside: "<path d='M0 0\(scribble)'/>", "more than 250 times across the drawing"),
    Refusal(inside: "<path stroke-dasharray='0 0' d='M0 0H9'/>", "its dashes have no length"),
    Refusal(
      inside: "<g transform='scale(1e5)'><g transform='scale(1e5)'><rect/></g></g>",
      "transforms enlarge it more than a million times"),
    Refusal(
      inside: "<svg width='1e6' viewBox='0 0 1e-6 1'><rect/></svg>",
      "transforms enlarge it more than a million times"),
    Refusal(
      whole: "<svg xmlns='http://www.w3.org/2000/svg'>"
        + String(repeating: " ", count: 1 << 20) + "</svg>", "more than 1 MB"),
  ]

  @Test(arguments: refusals)
  func `is refused in words and quickly`(refusal: Refusal) throws {
    let start = ContinuousClock.now
    let error = #expect(throws: ImageProblem.self) { try ImageContent(Array(refusal.content.utf8)) }
    let message = try #require(error).description
    #expect(message.contains(refusal.words), "\(message)")
    #expect(message.count < 400)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `foreign and silent parts never reach the drawing`() throws {
    let asset = try VectorAsset(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" \
        xmlns:ink="http://ink.example" width="10" height="10" data-note="x" class="y">
        <metadata>who drew it</metadata><title>A square</title>
        <xi:include href="a.svg"/><ink:view zoom="2"/><rect ink:label="r" width="10" height="10"/>
        </svg>
        """.utf8))
    #expect(
      asset.document(size: asset.size) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
          <g transform="matrix(1 0 0 1 0 0)">
            <svg width="10" height="10">
              <rect width="10" height="10"/>
            </svg>
          </g>
        </svg>

        """)
  }

  @Test func `a link counts by its namespace, and the plain one before it`() throws {
    let links = [
      "href='#a'", "xlink:href='#a'", "xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#a'",
      "xmlns:l='http://www.w3.org/1999/xlink' l:href='#a'", "href='#a' xlink:href='#b'",
      "xlink:href='#b' href='#a'",
    ]
    let texts = try links.map { link in
      let asset = try VectorAsset(
        Array(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\
          <defs><path id="a" d="M0 0h9v9z"/><path id="b" d="M0 0h9v5z"/></defs><use \(link)/></svg>
          """.utf8))
      return asset.document(size: asset.size)
    }
    #expect(texts[0].contains("<use xlink:href=\"#a\"/>"))
    #expect(texts[0].contains(" xmlns:xlink="))
    #expect(Set(texts).count == 1)
  }

  @Test func `ids are renamed wherever they are used`() throws {
    let asset = try VectorAsset(Fixture.bytes("Images/badge.svg"))
    var writer = XMLWriter()
    asset.write(to: &writer, idPrefix: "image-1-")
    for use in [
      "id=\"image-1-sky\"", "fill=\"url(#image-1-sky)\"", "clip-path=\"url(#image-1-window)\"",
      "xlink:href=\"#image-1-petal\"",
    ] {
      #expect(writer.text.contains(use))
    }
    #expect(!writer.text.contains("#sky"))
  }

  @Test(arguments: [
    ("width='30' height='20'", 30.0, 20.0), ("viewBox='0 0 48 24'", 48, 24),
    ("width='96' viewBox='0 0 48 24'", 96, 48), ("width='100%' viewBox='0 0 48 24'", 48, 24),
    ("width='1in' height='25.4mm'", 96, 96), ("width='72pt' height='10px'", 96, 10),
  ])
  func `the size comes from width and height, else the view box`(
    attributes: String, width: Double, height: Double
  ) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    #expect(try VectorAsset(Array(svg.utf8)).size == Size(width: width, height: height))
  }

  @Test func `the dearest drawing that is let through is drawn in time`() throws {
    // As many points and as long lines as the limits allow, stroked wide with round joins.
    var generator = SplitMix64(seed: 7)
    let points =
      (0..<150).map { _ in "\(generator.next() % 1000) \(generator.next() % 1000)" }
      + (0..<1_100).map { _ in "\(480 + generator.next() % 9) \(480 + generator.next() % 9)" }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><path fill="none" \
      stroke="red" stroke-width="40" stroke-linejoin="round" d="M\(points.joined(separator: " "))"/>\
      </svg>
      """
    try Fixture.withFile(Array(svg.utf8)) { path in
      let renderer = try Renderer()
      let image = try renderer.image(atPath: path)
      // Of the processor, not of the wall: other tests run at the same time.
      let start = processorSeconds()
      _ = try renderer.bitmap(
        of: Picture(
          size: Size(width: 400, height: 400), scale: 1, title: "dear",
          commands: [
            .vectorImage(ImagePlacement(image, in: Rect(x: 0, y: 0, width: 400, height: 400)))
          ]))
      #expect(processorSeconds() - start < 10)
    }
  }
}

/// The time that the calling thread has had a processor.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
