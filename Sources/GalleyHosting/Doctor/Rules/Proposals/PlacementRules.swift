internal import GalleyPrograms
internal import SwiftUI
internal import UIKit

extension ExaminedRule {
  /// Places are numbers.
  static let framesFinite = ExaminedRule(
    DoctorRule(
      name: "frames-finite",
      statement: "places are finite",
      source: "CALayer ends the app: 'CALayerInvalidGeometry: CALayer position contains NaN'",
      explanations: ["sizes-finite"])
  ) { examination in
    examination.placeUsually { pass, frames, bounds in
      guard let wrong = frames.firstIndex(where: { !$0.isFinite }) else { return }
      examination.report(
        ProposalMembers.placement, "placed in \(bounds.short)",
        "subview \(wrong) lies at \(frames[wrong].short)")
    }
  }

  /// Each subview has its place, and one.
  static let subviewsPlacedOnce = ExaminedRule(
    DoctorRule(
      name: "subviews-placed-once",
      statement: "every subview is placed, once",
      source:
        "placeSubviews: a subview that is not placed appears in the middle of the container; of "
        + "several places the last counts")
  ) { examination in
    examination.placeUsually { pass, _, bounds in
      let question = "placed in \(bounds.short)"
      let placements = pass.placements
      if let missing = placements.firstIndex(where: { $0 == nil }) {
        let count = placements.count { $0 == nil }
        examination.report(
          ProposalMembers.placement, question,
          count == 1
            ? "subview \(missing) is not placed"
            : "\(count) of \(placements.count) subviews are not placed, subview \(missing) first")
      } else if let again = pass.placedAgain.min() {
        examination.report(
          ProposalMembers.placement, question, "subview \(again) is placed more than once")
      }
    }
  }

  /// Subviews lie in the bounds, wherever those are.
  static let placesInsideBounds = ExaminedRule(
    DoctorRule(
      name: "places-inside-bounds",
      statement: "subviews are placed inside the bounds, whose origin need not be zero",
      source:
        "placeSubviews(in:): bounds are in the parent's space; what lies outside covers other "
        + "views",
      explanations: ["sizes-finite", "frames-finite", "subviews-placed-once"], severity: .advice)
  ) { examination in
    for origin in [CGPoint.zero, CGPoint(x: 24, y: 120)] {
      examination.placeUsually(at: origin) { pass, frames, bounds in
        let room = bounds.insetBy(dx: -0.5, dy: -0.5)
        guard let outside = frames.firstIndex(where: { !$0.isEmpty && !room.contains($0) }) else {
          return
        }
        let isMoved = origin != .zero
        examination.report(
          ProposalMembers.placement, "placed in \(bounds.short)",
          "subview \(outside) lies at \(frames[outside].short)",
          as: isMoved ? .fault : nil)
      }
    }
  }
}

extension Examination {
  /// Lets a new layout place its subviews in bounds of the size that it answers in a phone's room.
  func placeUsually(
    at origin: CGPoint = .zero,
    _ look: (_ pass: LayoutPass, _ frames: [CGRect], _ bounds: CGRect) -> Void
  ) {
    guard let pass = pass() else { return }
    let size = pass.size(for: ProposalMembers.room)
    guard size.isUsable else { return }
    let bounds = CGRect(origin: origin, size: size)
    look(pass, pass.frames(in: bounds, proposal: ProposalMembers.room), bounds)
  }
}
