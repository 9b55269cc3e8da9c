import Foundation
import GalleyNotation
import GalleyPreview
import GalleySystem
import Synchronization
import TestBrowser
import Testing

@testable import GalleyCommand

/// The pages of a preview with steps of a person behind them, who also does something elsewhere, such
/// as to save the scene.
final class SteppedPreview: ServedSite {
  private let site: any ServedSite
  private let files: [String: String]
  private let act: @Sendable (String) -> Void
  private let said = Mutex<JSONValue?>(nil)

  /// - `files`: What is served beside the site's own; of a script `steps.js` the page beside it has it.
  /// - `act`: Does what a page asks for.
  init(
    _ site: any ServedSite, files: [String: String], act: @escaping @Sendable (String) -> Void
  ) {
    self.site = site
    self.files = files
    self.act = act
  }

  /// What the steps came to; nil before their end.
  var verdict: JSONValue? { said.withLock { $0 } }
  var events: (any ServedEvents)? { site.events }

  func answer(to request: HTTPRequest) -> HTTPResponse? {
    let body = try? JSONReader.value(of: request.body)
    switch request.name {
    case "act":
      if let text = body?["text"]?.text { act(text) }
      return HTTPResponse(.text, [])
    case "verdict":
      said.withLock { $0 = body }
      return HTTPResponse(.text, [])
    default:
      if let file = files[request.name] { return HTTPResponse(.script, Array(file.utf8)) }
      var response = site.answer(to: request)
      if files[request.name + "steps.js"] != nil {
        response?.body? += Array("<script type=\"module\" src=\"steps.js\"></script>".utf8)
      }
      return response
    }
  }
}

/// What a preview does in a browser, which set-up for tests installs.
@Suite(.enabled(if: Browser.isExpected, "set-up has no browser for this system"))
struct PreviewBrowserTests {
  @Test
  func `pictures follow the file, parts are measured, time goes, and a flick is a state`() throws {
    let folder = try TemporaryFolder()
    try folder.write(previewScene, to: "row.yaml")
    let site = Mutex<SteppedPreview?>(nil)
    let path = folder("row.yaml")
    let preview = try ServedPreview(of: folder) { inner in
      let files = [
        "steps.js": steppingTools + previewSteps,
        "source.js": "export default \(JSONValue.string(previewScene).dense);",
      ]
      let stepped = SteppedPreview(inner, files: files) { text in
        try? Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      }
      site.withLock { $0 = stepped }
      return stepped
    }
    let stepped = try #require(site.withLock { $0 })
    let console = try Browser.installed.get().stay(
      on: #require(URL(string: preview.server.address))
    ) { stepped.verdict != nil }
    #expect(console == [])
    let verdict = try #require(stepped.verdict)
    #expect(verdict["failures"] == .array([]))
    // Milliseconds from a save to its picture, where other tests take their share of the machine.
    let (median, worst) = (
      verdict["median"]?.number ?? .infinity, verdict["worst"]?.number ?? .infinity
    )
    #expect(median < 1_000 && worst < 5_000, "median \(median), worst \(worst)")

    // What was copied draws in the file what was drawn in the page.
    let state = try #require(verdict["state"]?.text)
    let gestures = try #require(verdict["gestures"]?.text)
    #expect(state.contains("flick: { by: ["))
    try folder.write(previewScene + state, to: "row.yaml")
    _ = try preview.scene("row") { $0["states"]?.array?.count == 3 }
    let query = try #require(gestures.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    var frames: Set<[UInt8]> = []
    for time in ["0", "0.1", "0.35", "0.8", "5"] {
      let byHand = try preview.answer(
        to: preview.root + "frame.png?scene=0&state=first&at=\(time)&do=\(query)")
      let written = try preview.answer(
        to: preview.root + "frame.png?scene=0&state=first-by-hand&at=\(time)")
      #expect(byHand.status == "200")
      #expect(byHand.body == written.body, "\(time)")
      frames.insert(written.body)
    }
    #expect(frames.count > 3)
    #expect(
      TestConsole().run(
        "render", folder("row.yaml"), "-o", folder("out"), "--state", "first-by-hand",
        "--compression", "fast", "--no-metadata", "--quiet") == .success)
    let settled = try preview.answer(
      to: preview.root + "frame.png?scene=0&state=first&do=\(query)")
    // A frame of a page has no words for people who cannot see it.
    try Data(settled.body).write(to: URL(filePath: folder("settled.png")))
    #expect(
      TestConsole().run("diff", folder("settled.png"), folder("out/row/first-by-hand.png"))
        == .success)
  }
}

let previewScene = """
  galley: 1
  screen: { size: [300, 200], background: white }
  views:
    - { text: Hello, id: greeting, at: { leading: 20, top: 10 } }
    - collection: row
      at: { top: 50, horizontal: 0, height: 100 }
      items: 30
      layout: { kind: flow, scroll-direction: horizontal, item: [80, 80], line-spacing: 10 }
      cell: [{ shape: rectangle, corner-radius: 8, fill: teal }, { text: "{index}", color: white }]
  states:
    - { name: first }
    - { name: thrown, do: [{ flick: { by: -100, velocity: -900 } }] }

  """

/// What steps are made of; what did not hold is in `failures`.
let steppingTools = #"""
  const failures = [];
  const one = (selector) => document.querySelector(selector);
  const expect = (step, found, wanted = true) => {
    if (found !== wanted) failures.push(`${step}: ${found}, not ${wanted}`);
  };
  const rest = (time = 20) => new Promise((done) => setTimeout(done, time));
  const post = (name, value) => fetch(name, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value),
  });

  /** What a pointer does at a point of the picture that is shown alone. */
  function pointer(type, x, y) {
    const [box, view] = [one("#overlay").getBoundingClientRect(), one("#overlay").viewBox.baseVal];
    one("#overlay").dispatchEvent(new PointerEvent(type, {
      bubbles: true, cancelable: true, pointerId: 7, isPrimary: true, button: 0,
      clientX: box.left + x / view.width * box.width, clientY: box.top + y / view.height * box.height,
    }));
  }

  /** Waits until something is so, which is a failure where it is not within ten seconds. */
  async function until(step, isSo, pause = 20) {
    const end = performance.now() + 10_000;
    while (performance.now() < end) {
      if (isSo()) return;
      await rest(pause);
    }
    failures.push(`${step}: never`);
    throw new Error(step);
  }

  """#

/// Says in `verdict` what did not hold.
private let previewSteps = #"""

  import { writtenState } from "./single.js";
  import source from "./source.js";

  const shownPicture = () => one("#single-picture img")?.src ?? "";
  const overlay = () => one("#overlay");

  async function steps() {
    await until("both states are drawn", () => document.querySelectorAll(".picture img").length === 2);
    const scene = one(".path").textContent;
    expect("the scene is named", scene.endsWith("row.yaml"));

    one(".picture").click();
    await until("one is shown alone", () => shownPicture() !== "");
    await until("its layers are listed", () => document.querySelectorAll(".layer").length > 5);

    // Parts and distances.
    pointer("pointermove", 75, 66);
    await until("a part is outlined", () => overlay().querySelector("rect.hovered"));
    expect("with its size", one("#part").textContent.includes("80 × 80"));
    expect("and its line", one("#part .place").textContent.endsWith("row.yaml:9"));
    pointer("pointermove", 30, 20);
    await until("a text is found", () => one("#part h3")?.textContent === "greetingtext");
    expect("with its font", one("#part").textContent.includes("Inter 17"));
    overlay().dispatchEvent(new MouseEvent("click", {
      bubbles: true, clientX: overlay().getBoundingClientRect().left + 30,
      clientY: overlay().getBoundingClientRect().top + 20,
    }));
    await until("a click selects it", () => one(".layer[aria-current]")?.textContent === "greetingtext");
    pointer("pointermove", 60, 90);
    expect("what is between is measured", [...overlay().querySelectorAll("text")].some((text) => text.textContent !== ""));
    [...document.querySelectorAll(".layer")].at(-1).dispatchEvent(new Event("pointerenter"));
    expect("a layer outlines its part", overlay().querySelectorAll("rect.hovered").length, 1);

    // Values.
    const theme = [...document.querySelectorAll(".value")].find((row) => row.firstChild.textContent === "theme").querySelector("select");
    const before = shownPicture();
    theme.value = "dark";
    theme.dispatchEvent(new Event("change"));
    await until("a value is tried", () => shownPicture().includes("set.theme=dark"));
    one("#other-path").value = "greeting.text";
    one("#other-text").value = "[";
    one("#other-value").requestSubmit();
    await until("a wrong one is told", () => one("#single-issues").textContent.includes("the preview:"));
    one("#reset").click();
    await until("all is as the scene says", () => shownPicture() === before);

    // A flick.
    one("#mode-touch").click();
    await until("parts are there", () => document.querySelectorAll(".layer").length > 5);
    pointer("pointerdown", 250, 100);
    for (let x = 240; x >= 100; x -= 10) {
      pointer("pointermove", x, 100);
      await rest(16);
    }
    pointer("pointerup", 100, 100);
    await until("it is a gesture", () => document.querySelectorAll("#gestures li").length === 1);
    await until("it plays", () => shownPicture().includes("at="));
    await until("and comes to rest", () => one("#play").textContent === "Play" && !shownPicture().includes("at="));
    const [state, gestures] = [writtenState(), `[${one("#gestures li").textContent}]`];

    // Time.
    const slider = one("#time-slider");
    slider.value = Number(slider.max) / 2;
    slider.dispatchEvent(new Event("input"));
    await until("the slider shows an instant", () => shownPicture().includes("at="));
    expect("that can be copied", /^at: 0\.\d+s$/.test(one("#copy-time").textContent));
    const middle = shownPicture();
    one("#step-on").click();
    await until("a step shows the next frame", () => shownPicture() !== middle);
    one("#undo").click();
    one("#back").click();

    // Saving.
    const times = [];
    for (let count = 0; count < 50; count += 1) {
      const old = one(".picture img").src;
      const start = performance.now();
      await post("act", { text: source.replace("fill: teal", `fill: "#10${50 + count}90"`) });
      await until(`save ${count} is shown`, () => one(".picture img").src !== old, 5);
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    const good = one(".picture img").src;
    await post("act", { text: source.replace("items: 30", "itmes: 30") });
    await until("an error is told", () => [...document.querySelectorAll(".issue.error .message")]
      .some((message) => message.textContent.includes("itmes")));
    expect("over the last good picture", one(".picture img").src, good);
    await post("act", { text: source });
    await until("and goes when mended", () => !one(".issue.error"));
    return { state, gestures, median: times[25], worst: times[49] };
  }

  steps().catch((error) => { failures.push(`stopped: ${error}`); }).then(
    (made) => post("verdict", { failures, ...made }));
  """#
