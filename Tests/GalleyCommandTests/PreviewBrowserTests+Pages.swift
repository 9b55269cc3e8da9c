import Foundation
import GalleyNotation
import GalleyPreview
import Synchronization
import TestBrowser
import Testing

extension PreviewBrowserTests {
  @Test func `on a narrow page all is there, and nothing is wider than the page`() throws {
    try follow(Self.narrowSteps, on: ["row.yaml": previewScene], width: 360)
  }

  @Test
  func `pictures come as they are scrolled to, and a filter finds those that did not`() throws {
    let scene = "galley: 1\nscreen: { size: [60, 60] }\nviews: [{ shape: ellipse }]\n"
    let files = (100..<160).map { ("dot-\($0).yaml", scene) }
    try follow(Self.manySteps, on: Dictionary(uniqueKeysWithValues: files))
  }

  @Test func `taps on close buttons are gestures`() throws {
    try follow(Self.closingSteps, on: ["icons.yaml": Self.iconsScene])
  }

  /// Lets a page go through steps, none of which fails and writes to the console.
  private func follow(_ steps: String, on files: [String: String], width: Int = 1_280) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let site = Mutex<SteppedPreview?>(nil)
    let preview = try ServedPreview(of: folder) { inner in
      let files = ["steps.js": steppingTools + steps + Self.end]
      let stepped = SteppedPreview(inner, files: files) { _ in }
      site.withLock { $0 = stepped }
      return stepped
    }
    let stepped = try #require(site.withLock { $0 })
    let console = try Browser.installed.get().stay(
      on: #require(URL(string: preview.server.address)), width: width
    ) { stepped.verdict != nil }
    #expect(console == [])
    #expect(stepped.verdict?["failures"] == .array([]))
  }

  private static let end = """

    steps().catch((error) => { failures.push(`stopped: ${error}`); }).then(() => post("verdict", { failures }));
    """

  private static let manySteps = #"""

    const picture = (section) => section.querySelector(".picture img");
    async function steps() {
      await until("all are told", () => document.querySelectorAll(".scene").length === 60);
      const sections = [...document.querySelectorAll(".scene")];
      await until("the first is there", () => picture(sections[0]));
      await until("all are drawn", () => document.querySelectorAll(".blank[style], .picture img").length === 60);
      expect("the last is not loaded", picture(sections[59]), null);
      sections[59].scrollIntoView();
      await until("it is when it is near", () => picture(sections[59]));
      expect("one between is not", picture(sections[30]), null);
      one("#filter").value = "DOT-130";
      one("#filter").dispatchEvent(new Event("input"));
      await until("one that is found is", () => picture(sections[30]));
      expect("and it alone is shown", sections.filter((section) => !section.hidden).length, 1);
    }
    """#

  private static let iconsScene = """
    galley: 1
    screen: { size: [300, 300], background: white }
    views:
      - collection: icons
        layout: { kind: springboard, flow: row, item: 100, spacing: 20, insets: 20 }
        cell: { style: icon, fill: teal }
        detail: [{ shape: rectangle, fill: white }, { button: Done, id: close, at: { center: 0, size: [80, 40] } }]
        items: 2
    states:
      - { name: deleting, do: [{ long-press: 0 }] }
      - { name: open, do: [{ tap: 1 }] }

    """

  private static let closingSteps = #"""

    async function tap(hash, row) {
      location.hash = hash;
      await until("it is shown", () => one("#single-picture img"));
      one("#mode-touch").click();
      const [scene, state] = hash.slice(1).split("/");
      const { parts } = await (await fetch(`parts.json?scene=${scene}&state=${state}`)).json();
      const button = parts.find((part) => part.name === "close");
      const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
      await until(`${hash} has its layers`, () => one(".layer"));
      pointer("pointerdown", x, y);
      pointer("pointerup", x, y);
      await until(`${hash} has a gesture`, () => one("#gestures li"));
      const found = one("#gestures li").textContent;
      await until("it comes to rest", () => one("#play").textContent === "Play");
      expect(`${hash} has no error`, one("#single-issues").textContent, "");
      one("#undo").click();
      return found;
    }
    async function steps() {
      await until("all are drawn", () => document.querySelectorAll(".picture img").length === 2);
      expect("an icon goes", await tap("#0/deleting"), "{ tap-close: [0, 0] }");
      expect("a detail closes", await tap("#0/open"), "{ tap: close }");
    }
    """#

  private static let narrowSteps = #"""

    const isSeen = (selector) => [...document.querySelectorAll(selector)]
      .every((found) => found.getBoundingClientRect().width > 0);
    async function steps() {
      await until("both states are drawn", () => document.querySelectorAll(".picture img").length === 2);
      expect("they are seen", isSeen(".picture img"));
      expect("within the page", document.documentElement.scrollWidth <= innerWidth);
      one(".picture").click();
      await until("one is shown alone", () => one("#single-picture img"));
      expect("it is seen, and what can be done", isSeen("#single-picture img, #mode-touch, #single details"));
      expect("within the page, too", document.documentElement.scrollWidth <= innerWidth);
    }
    """#
}
