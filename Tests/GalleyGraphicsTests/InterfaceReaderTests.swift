import GalleyGraphics
import Testing

/// The XML of xibs and storyboards.
@Suite struct InterfaceReaderTests {
  private func root(_ text: String) throws -> InterfaceElement {
    try InterfaceReader.root(of: Array(text.utf8))
  }

  @Test func `elements have attributes, lines, children and text`() throws {
    let root = try root(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- a <comment> -->
      <document type='a &quot;b&quot; &#38; &#x43;'>
        <label id="l-1" text="&lt;&apos;é&apos;&gt;"/>
        <!-- another -->
        <string key="text">one
      two &amp; <![CDATA[<three>]]></string>
      </document>
      """)
    #expect(root.name == "document")
    #expect(root["type"] == "a \"b\" & C")
    #expect(root.children.map(\.name) == ["label", "string"])
    #expect(root.children[0]["text"] == "<'é'>")
    #expect(root.children.map(\.line) == [4, 6])
    #expect(root.value(for: "text")?.text == "one\ntwo & <three>")
    #expect(root.all.count == 3)
  }

  @Test(arguments: [
    ("<a>\n  <b c=\"d\"", "the text ends within this <b>", 2, 3),
    ("<a>\n <b>\n</a>", "expected </b>, which ends the element of line 2", 3, 1),
    ("<a b=\"c>\n</a>", "a value has no end; put a quote behind it", 1, 6),
    ("<a b=c/>", "expected a value between quotes", 1, 6),
    ("<a>&nbsp;</a>", "an entity that is not known; write '&amp;' for an ampersand", 1, 4),
    ("<!DOCTYPE a>\n<a/>", "a document type is not read; remove it", 1, 1),
    ("<a/>\n<b/>", "there is more behind the last element", 2, 1),
    ("text", "expected an element of XML", 1, 1),
    ("", "expected an element of XML", 1, 1),
    ("<a><!-- b </a>", "expected '-->' behind it", 1, 4),
  ])
  func `what is broken is told at its place`(
    text: String, message: String, line: Int, column: Int
  ) throws {
    let problem = #expect(throws: InterfaceReader.Problem.self) { try root(text) }
    #expect(problem?.message == message)
    #expect(problem?.line == line && problem?.column == column, "\(String(describing: problem))")
  }

  @Test func `elements within each other have a limit`() {
    let deep = String(repeating: "<a>", count: 300)
    #expect(throws: InterfaceReader.Problem.self) { try root(deep) }
  }

  @Test func `every beginning of a text is told, and none stops the program`() throws {
    let whole = Array("<a b=\"&amp;\"><c/><!--d--><![CDATA[e]]>f</a>".utf8)
    for end in whole.indices {
      #expect(throws: InterfaceReader.Problem.self) {
        try InterfaceReader.root(of: Array(whole[..<end]))
      }
    }
  }
}
