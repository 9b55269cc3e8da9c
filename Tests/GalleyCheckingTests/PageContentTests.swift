import Testing

@testable import GalleyChecking

/// Which pictures a page shows, by its text.
@Suite struct PageContentTests {
  private func images(_ text: String, _ format: PageFormat = .markdown) -> [PageImage] {
    format.content(of: Array(text.utf8)).images
  }

  private func targets(_ text: String, _ format: PageFormat = .markdown) -> [String] {
    images(text, format).map(\.target)
  }

  @Test(arguments: [
    ("![A](a.png)", ["a.png"]),
    ("![A [b] \\] c](<a b.png> \"Title\") and ![B](b%20c.png#only-dark)", ["a b.png", "b c.png"]),
    ("![A](a(1).svg 'x')", ["a(1).svg"]),
    ("![A\nover lines](a.png)", ["a.png"]),
    ("![A][one] ![Two][] ![two]\n\n[One]: a.png\n[two]: <b.svg>", ["a.png", "b.svg", "b.svg"]),
    ("[![A](a.png)](large.png) [no](page.md)", ["a.png", "large.png"]),
    (
      "<picture><source srcset=\"d.png, d@2x.png 2x\"><img src='a.png'></picture>",
      ["d.png", "d@2x.png", "a.png"]
    ),
    ("<img alt={x} src={require('./a.png').default} />", ["./a.png"]),
    ("@Image(source: \"card\", alt: \"A card\")", ["card"]),
    ("> ![A](a.png)\n\n- item\n\n    ![B](b.png)", ["a.png", "b.png"]),
    ("!!! note\n\n    ![B](b.png)", ["b.png"]),
    ("![A](https://example.org/a.png) ![B](//x/a.png) ![C](data:image/png;base64,AA)", []),
    ("`![A](a.png)` ``x ` ![A](a.png)`` \\![A](a.png)", ["a.png"]),
    ("```\n![A](a.png)\n```\n~~~ sh\n![A](a.png)\n```\n~~~\n![B](b.png)", ["b.png"]),
    ("Text\n\n    ![A](a.png)\n\nMore", []),
    ("<!-- ![A](a.png)\n\n--> ![B](b.png)", ["b.png"]),
    ("```\nnever closed ![A](a.png)", []),
    ("![never closed ![A](a.png)", ["a.png"]),
  ])
  func `Markdown shows pictures outside of code and comments`(_ text: String, _ paths: [String]) {
    #expect(targets(text) == paths)
  }

  @Test(arguments: [
    (
      "<IMG SRC=a.png ALT=''><script>'<img src=\"b.png\">'</script><img src=\"c&amp;d.png\">",
      ["a.png", "c&d.png"]
    ),
    ("<!-- <img src=a.png> --><a href=\"b.svg\">b</a><video poster=c.png>", ["b.svg", "c.png"]),
    ("a < b <img src=\"a.png\"", []),
  ])
  func `HTML shows pictures outside of scripts and comments`(_ text: String, _ paths: [String]) {
    #expect(targets(text, .html) == paths)
  }

  @Test func `reStructuredText shows what its directives name`() {
    let text = """
      .. image:: a.png
         :alt: A
         :width: 300px

      .. |b| image:: b.svg

      .. figure:: c.png

         A caption

      .. code-block:: rst

         .. image:: no.png

      An example::

         .. image:: no.png

      .. a comment

         .. image:: no.png

      - .. image:: d.png
      """
    let images = images(text, .reStructuredText)
    #expect(images.map(\.target) == ["a.png", "b.svg", "c.png"])
    #expect(images[0].width?.value == 300)
  }

  @Test func `sizes are read in pixels, and not in shares`() {
    let text =
      "<img src=a.png width=\"300\" height=\"50%\">\n![A](b.png){ width=\"320px\" height=40 }"
    let images = images(text)
    #expect(images.map { $0.width?.value } == [300, 320])
    #expect(images.map { $0.height?.value } == [nil, 40])
  }

  @Test(arguments: [
    ("![](a.png)", "![1 \\[x\\] \"&\" &lt;b>](a.png)"),
    ("<img src=\"a.png\">", "<img alt=\"1 [x] &quot;&amp;&quot; &lt;b&gt;\" src=\"a.png\">"),
    ("<img alt src=a.png/>", "<img alt=\"1 [x] &quot;&amp;&quot; &lt;b&gt;\" src=a.png/>"),
    ("@Image(source: a.png)", "@Image(source: a.png, alt: \"1 [x] \\\"&\\\" <b>\")"),
    ("@Image(source: a.png, alt: \"\")", "@Image(source: a.png, alt: \"1 [x] \\\"&\\\" <b>\")"),
  ])
  func `missing words are written as the markup wants them`(_ text: String, _ mended: String) {
    let bytes = Array(text.utf8)
    let edits = images(text).compactMap { image -> PageEdit? in
      guard case .missing(let place) = image.alternative else { return nil }
      return place.edit("1 [x] \"&\" <b>")
    }
    #expect(String(decoding: PageEdit.apply(edits, to: bytes), as: UTF8.self) == mended)
    #expect(images(mended).allSatisfy { if case .written = $0.alternative { true } else { false } })
  }

  @Test(arguments: ["   :width: 3\r\n", "   :alt:\r\n   :width: 3\r\n"])
  func `a line is written with the ends of the lines around it`(options: String) {
    let bytes = Array(".. image:: a.png\r\n\(options)".utf8)
    let edits = PageFormat.reStructuredText.content(of: bytes).images.compactMap { image in
      if case .missing(let place) = image.alternative { place.edit("A") } else { nil }
    }
    #expect(
      String(decoding: PageEdit.apply(edits, to: bytes), as: UTF8.self)
        == ".. image:: a.png\r\n   :alt: A\r\n   :width: 3\r\n")
  }

  @Test func `words are no code of MDX and no emphasis`() {
    let place = PageInsertion(syntax: .markdown, range: 0..<0)
    #expect(place.edit("{a} *b* `c`").text == "\\{a\\} \\*b\\* \\`c\\`")
  }

  @Test func `a picture that is only decoration needs no words`() {
    for tag in [
      "<img src=a.png alt=\"\" role=\"presentation\">", "<img src=a.png aria-hidden=true>",
    ] {
      #expect(
        images(tag, .html).allSatisfy { if case .written = $0.alternative { true } else { false } })
    }
  }

  @Test func `a scene in a fence has the lines of its page`() throws {
    let text =
      "# Page\n\n  ```galley\n  # picture: a.png\n  # picture: b.svg second\n  galley: 1\n  ```\n"
    let scene = try #require(PageFormat.markdown.content(of: Array(text.utf8)).scenes.first)
    #expect(scene.pictures.map(\.target) == ["a.png", "b.svg"])
    #expect(scene.pictures.map(\.state) == [nil, "second"])
    #expect(scene.text == "\n\n\n# picture: a.png\n# picture: b.svg second\ngalley: 1\n")
  }

  @Test(arguments: [
    "![", "`", "<a ", "<img src=\"", "[x](", "<!-", "![a](<", "```galley\n", "> ", "@Image(",
  ])
  func `a page of nothing but beginnings takes no longer than another`(_ piece: String) {
    let count = 400_000 / piece.utf8.count
    let bytes = Array(String(repeating: piece, count: count).utf8)
    let time = ContinuousClock().measure { _ = PageFormat.markdown.content(of: bytes) }
    // A page that is read anew from each beginning would take hours.
    #expect(time < .seconds(60), "\(time)")
  }

  @Test(arguments: [
    ("a/./b//c.png", "a/b/c.png"), ("a/../b.png", "b.png"), ("../a.png", "../a.png"),
    ("a/../../b.png", "../b.png"), ("/a/../../b.png", "/b.png"), (".", "."), ("a/..", "."),
  ])
  func `a path is told without detours`(_ path: String, _ normalized: String) {
    #expect(path.normalizedPath == normalized)
  }

  @Test func `forms of one picture have one stem`() {
    for name in ["card.png", "card@2x.png", "card~dark@3x.png", "card.animated.svg", "card.svg"] {
      #expect("docs/\(name)".pictureStem == "docs/card")
    }
    #expect("docs/open.dark.png".pictureStem == "docs/open.dark")
  }
}
