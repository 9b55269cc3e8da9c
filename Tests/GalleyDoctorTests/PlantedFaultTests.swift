import GalleyHosting
import GalleyPrograms
import Testing
import UIKit

/// Layouts with one fault each, of which the doctor names exactly that.
@MainActor
@Suite(.serialized) struct PlantedFaultTests {
  private struct Planted {
    let rule: String
    let make: @MainActor @Sendable () -> UICollectionViewLayout
  }

  private static let planted: [String: Planted] = [
    "HaloLayout": Planted(rule: "rectangle-query-complete") { HaloLayout() },
    "SilentLayout": Planted(rule: "item-query-agrees") { SilentLayout() },
    "ShiftedLayout": Planted(rule: "item-query-agrees") { ShiftedLayout() },
    "HeadlessLayout": Planted(rule: "supplementary-query-agrees") { HeadlessLayout() },
    "CardlessLayout": Planted(rule: "decoration-query-agrees") { CardlessLayout() },
    "UnregisteredLayout": Planted(rule: "decoration-registered") { UnregisteredLayout() },
    "GhostLayout": Planted(rule: "no-unknown-index-paths") { GhostLayout() },
    "HoardingLayout": Planted(rule: "reload-forgets") { HoardingLayout() },
    "StubbornLayout": Planted(rule: "reload-equals-fresh") { StubbornLayout() },
    "StiffLayout": Planted(rule: "resize-equals-fresh") { StiffLayout() },
    "GrowingLayout": Planted(rule: "prepare-idempotent") { GrowingLayout() },
    "DriftingLayout": Planted(rule: "same-answer-twice") { DriftingLayout() },
    "LateLayout": Planted(rule: "no-change-without-invalidation") { LateLayout() },
    "TravelledLayout": Planted(rule: "no-memory-of-the-way") { TravelledLayout() },
    "EndlessLayout": Planted(rule: "content-size-finite") { EndlessLayout() },
    "NegativeLayout": Planted(rule: "content-size-finite") { NegativeLayout() },
    "ElasticLayout": Planted(rule: "content-size-constant") { ElasticLayout() },
    "BrokenLayout": Planted(rule: "attributes-finite") { BrokenLayout() },
    "HungryLayout": Planted(rule: "survives-empty") { HungryLayout() },
    "TightLayout": Planted(rule: "survives-tiny-views") { TightLayout() },
    "BottomlessLayout": Planted(rule: "survives-out-of-range") { BottomlessLayout() },
    "ForgetfulLayout": Planted(rule: "copies-keep-values") { ForgetfulLayout() },
    "BlindLayout": Planted(rule: "equality-sees-values") { BlindLayout() },
    "UndeclaredLayout": Planted(rule: "attributes-class-declared") { UndeclaredLayout() },
    "DoubleLayout": Planted(rule: "elements-unique") { DoubleLayout() },
    "StackedLayout": Planted(rule: "overlaps-ordered") { StackedLayout() },
    "NowhereLayout": Planted(rule: "resting-offset-finite") { NowhereLayout() },
    "OvershootingLayout": Planted(rule: "resting-offset-in-range") { OvershootingLayout() },
    "CreepingLayout": Planted(rule: "resting-offset-settled") { CreepingLayout() },
    "BackwardLayout": Planted(rule: "resting-offset-along-velocity") { BackwardLayout() },
    "DeafLayout": Planted(rule: "super-called") { DeafLayout() },
    "RestlessLayout": Planted(rule: "no-invalidation-inside-prepare") { RestlessLayout() },
    "QuadraticLayout": Planted(rule: "cost-near-linear") { QuadraticLayout() },
    "BusyLayout": Planted(rule: "scroll-cost-constant") { BusyLayout() },
    "TwiceMirroredLayout": Planted(rule: "right-to-left") { TwiceMirroredLayout() },
    "LeftLayout": Planted(rule: "right-to-left") { LeftLayout() },
    "FlashingLayout": Planted(rule: "updates-leave-what-stays") { FlashingLayout() },
    "ZoomingFlowLayout": Planted(rule: "flow-attributes-copied") { ZoomingFlowLayout() },
    "UnpreparedFlowLayout": Planted(rule: "super-called") { UnpreparedFlowLayout() },
  ]

  @Test(arguments: [
    "HaloLayout",
    "SilentLayout",
    "ShiftedLayout",
    "HeadlessLayout",
    "CardlessLayout",
    "UnregisteredLayout",
    "GhostLayout",
    "HoardingLayout",
    "StubbornLayout",
    "StiffLayout",
    "GrowingLayout",
    "DriftingLayout",
    "LateLayout",
    "TravelledLayout",
    "EndlessLayout",
    "NegativeLayout",
    "ElasticLayout",
    "BrokenLayout",
    "HungryLayout",
    "TightLayout",
    "BottomlessLayout",
    "ForgetfulLayout",
    "BlindLayout",
    "UndeclaredLayout",
    "DoubleLayout",
    "StackedLayout",
    "NowhereLayout",
    "OvershootingLayout",
    "CreepingLayout",
    "BackwardLayout",
    "DeafLayout",
    "RestlessLayout",
    "QuadraticLayout",
    "BusyLayout",
    "TwiceMirroredLayout",
    "LeftLayout",
    "FlashingLayout",
    "ZoomingFlowLayout",
    "UnpreparedFlowLayout",
  ])
  func `a planted fault is named, and nothing else`(name: String) throws {
    let planted = try #require(Self.planted[name])
    let findings = Examination(of: planted.make).findings()
    #expect(Set(findings.map(\.rule.name)) == [planted.rule], "\(findings.map(\.sentence))")
    #expect(findings.allSatisfy { $0.layoutClass == name })
  }
}
