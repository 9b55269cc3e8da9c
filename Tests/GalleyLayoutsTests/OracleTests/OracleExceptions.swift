/// A case in which Galley does not what the original did, because the original is wrong, or did what
/// Galley has no part for.
struct OracleException {
  var file: String
  /// What of the file it is one of.
  var noun = "cases"
  var id: String
  /// What differs; everything else about the case must agree.
  var aspects: Set<String>
  var reason: String
}

/// The table of exceptions.
///
/// An aspect that is listed must really differ, else the test fails.
let oracleExceptions: [OracleException] = [
  OracleException(
    file: "grid.json", id: "edge-empty-first-section-header",
    aspects: ["frames", "headers", "content size"],
    reason: "the original leaves a gap for an empty section that has no header"),
  OracleException(
    file: "grid.json", id: "edge-empty-middle-sections",
    aspects: ["frames", "content size"],
    reason: "the original adds the spacing once more for each empty section"),
  OracleException(
    file: "grid.json", id: "random-24", aspects: ["frames", "headers", "content size"],
    reason: "the original adds the spacing once more for the empty section"),
  OracleException(
    file: "grid.json", id: "random-zero-0", aspects: ["crash"],
    reason: "the original crashes at a scale of 0; it counts as 1"),
  OracleException(
    file: "grid.json", id: "random-zero-2", aspects: ["crash"],
    reason: "the original crashes at a scale of 0; it counts as 1"),
  OracleException(
    file: "paging.json", id: "edge-no-candidate-far-left-velocity", aspects: ["page", "target"],
    reason: "the original names page -3, and scrolls out of range where no page is in sight"),
  OracleException(
    file: "paging.json", id: "edge-last-item-forward-overscroll", aspects: ["target"],
    reason: "the original asks for a page after the last"),
  OracleException(
    file: "paging.json", id: "edge-page-minus-one", aspects: ["page"],
    reason: "the original names page -1 while it is pulled beyond the first"),
  OracleException(
    file: "paging.json", id: "edge-page-count", aspects: ["page"],
    reason: "the original names page 9 of 0 to 8 while it is pulled beyond the last"),
  OracleException(
    file: "paging.json", id: "edge-single", aspects: ["target"],
    reason: "the original asks for a second page of one"),
  OracleException(
    file: "circles.json", id: "edge-first-wider-than-view", aspects: ["frames"],
    reason: "a circle wider than the room is an error; the original lets it stick out"),
  OracleException(
    file: "circles.json", id: "edge-later-wider-than-view", aspects: ["frames"],
    reason: "a circle wider than the room is an error; the original lets it stick out"),
  OracleException(
    file: "circles.json", id: "edge-zero-width-view", aspects: ["frames"],
    reason: "no circle fits in a view without width; the original stacks them past its edge"),
  OracleException(
    file: "waterfall.json", id: "W5 header and footer", aspects: ["header", "footer"],
    reason: "headers have no insets of their own; they reach across the view, as in a flow"),
  OracleException(
    file: "magazine.json", id: "section 0", aspects: ["items that ignore insets"],
    reason: "a part of a group keeps within the section's insets; every other frame agrees"),
  OracleException(
    file: "magazine.json", id: "section 1", aspects: ["items that ignore insets"],
    reason: "a part of a group keeps within the section's insets; every other frame agrees"),
  OracleException(
    file: "recorded-scrolling.json", id: "pageviewcontroller-next", aspects: ["end"],
    reason: "a page controller has three pages in its scroll view and begins anew in the middle"),
  OracleException(
    file: "recorded-scrolling.json", id: "constants",
    aspects: ["pan slop", "release velocity window"],
    reason: "a gesture says how far and how fast the content is dragged; no touches are recognised"),
  OracleException(
    file: "recorded-scrolling.json", id: "catalyst-pointer", aspects: ["applies"],
    reason: "of a pointer on a Mac, which moves by other rules than a finger"),
  OracleException(
    file: "recorded-scrolling.json", id: "sheet", aspects: ["applies"],
    reason: "a sheet is no scroll view, and no collection presents one"),
  OracleException(
    file: "recorded-updates.json", id: "table.delete.fade.t150", aspects: ["estimate"],
    reason: "a row that enters grows from UIKit's estimate of it; Galley estimates none"),
  OracleException(
    file: "recorded-updates.json", id: "table.batch.completion", aspects: ["callbacks"],
    reason: "a value has no completion handlers; its settling time tells when all rests"),
  OracleException(
    file: "recorded-updates.json", id: "caspring.perceptual", aspects: ["settling"],
    reason:
      "of springs that do not swing it is rounded to 0.1 s; Galley's is when a thousandth is left"),
  OracleException(
    file: "recorded-updates.json", id: "switch.toggle", aspects: ["applies"],
    reason: "no layer is a switch"),
  OracleException(
    file: "recorded-updates.json", id: "alert.dim", aspects: ["applies"],
    reason: "a collection presents no alert"),
  OracleException(
    file: "recorded-updates.json", id: "sheet.settle", aspects: ["applies"],
    reason: "a collection presents no sheet"),
  OracleException(
    file: "recorded-updates.json", id: "implicit.color", aspects: ["applies"],
    reason: "of colors that are animated, which no collection does; transforms are decomposed"),
  OracleException(
    file: "recorded-tables.json", id: "uikit/table/plain",
    aspects: ["accessories"],
    reason: "chevrons and check marks are layers that a scene draws, no part of a list"),
  OracleException(
    file: "recorded-tables.json", id: "uikit/table/configured",
    aspects: ["accessories"],
    reason: "images are layers that a scene places, no part of a list"),
  OracleException(
    file: "recorded-tables.json", id: "uikit/table/indexed",
    aspects: ["section index"],
    reason: "a list has no index of its sections"),
  OracleException(
    file: "recorded-motion.json", id: "uikit/table/pinned (header position against offset)",
    aspects: ["scrim"],
    reason: "the shade over rows under a header is drawn by no layer"),
  OracleException(
    file: "recorded-motion.json", id: "uikit/nav/search-results (large title collapse)",
    aspects: ["applies"],
    reason: "no bar collapses"),
  OracleException(
    file: "recorded-motion.json", id: "ios/nav/scroll",
    aspects: ["applies"],
    reason: "no bar collapses"),
  OracleException(
    file: "recorded-motion.json", id: "ios/nav/list-scroll",
    aspects: ["applies"],
    reason: "no bar collapses"),
  OracleException(
    file: "recorded-motion.json", id: "scroll/scroll-to",
    aspects: ["other anchors"],
    reason: "a scroll to an item brings it to the middle; else a scene names the offset"),
  OracleException(
    file: "recorded-motion.json", id: "uikit/table/editing (update without animation)",
    aspects: ["applies"],
    reason: "no control comes when a row is edited"),
  OracleException(
    file: "recorded-motion.json", id: "uikit/sheet/page (settled spring residue)",
    aspects: ["applies"],
    reason: "a collection presents no sheet"),
  OracleException(
    file: "recorded-motion.json", id: "animation/frame",
    aspects: ["applies"],
    reason: "of SwiftUI's views on a Mac, which no update of a collection changes"),
  OracleException(
    file: "recorded-motion.json", id: "animation/transition",
    aspects: ["applies"],
    reason: "of SwiftUI's views on a Mac, which no update of a collection changes"),
  OracleException(
    file: "recorded-motion.json", id: "animation/implicit",
    aspects: ["applies"],
    reason: "of SwiftUI's views on a Mac, which no update of a collection changes"),
  OracleException(
    file: "recorded-motion.json", id: "animator/keyframe",
    aspects: ["applies"],
    reason: "of SwiftUI's views on a Mac, which no update of a collection changes"),
  OracleException(
    file: "list-frames.json", id: "ios 14, first row", aspects: ["places"],
    reason: "iOS 14 had half the gap above the first section; the look has that of iOS 15 to 18"),
]
