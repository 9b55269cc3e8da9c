/// The modules that a layout's file may import, as far as Galley knows them.
enum ModuleList {
  /// The modules that are read as `import UIKit`, which brings Foundation with it.
  ///
  /// Foundation itself is one of them: beside it, what `intersects` means for rectangles would be
  /// ambiguous.
  static let uikit: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Darwin",
    "os",
  ]

  /// The modules that are read as `import SwiftUI`, which brings UIKit with it, where a unit has
  /// layouts of SwiftUI; elsewhere they are not here.
  static let swiftUI: Set = ["SwiftUI", "SwiftUICore"]

  /// The modules that come with Swift.
  static let swift: Set = [
    "Swift", "Dispatch", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
    "Distributed", "FoundationEssentials",
  ]

  /// Frameworks of Apple's that are not here, as far as layouts have been seen to name them.
  private static let frameworks: Set = [
    "SwiftUI", "Combine", "AppKit", "AVFoundation", "AVKit", "CoreData", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreText", "CoreMotion", "CoreAnimation", "DeveloperToolsSupport",
    "GLKit", "GameplayKit", "ImageIO", "MapKit", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit",
    "SpriteKit", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WatchKit", "WebKit",
    "WidgetKit", "XCTest", "simd", "Accelerate", "Cocoa", "CloudKit", "Contacts", "EventKit",
  ]

  /// The modules for tests: those of Swift's toolchain, and one of Galley's that is called as the
  /// library whose names it has.
  static let testing: Set = ["XCTest", "Testing", "SnapshotTesting"]

  static func isHere(_ module: String) -> Bool { uikit.contains(module) || swift.contains(module) }

  static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }
}

/// The modules that some files can import beside those that are here for all.
struct PresentModules: Sendable {
  /// Whether the module SwiftUI is here.
  var hasSwiftUI = false
  /// The modules that are built with the files, and those for tests.
  var others: Set<String> = []

  /// Answers `canImport`: only what is here can be imported.
  func canImport(_ argument: String) -> Bool {
    let module = String(argument.prefix { $0 != "." && $0 != "," })
    return ModuleList.isHere(module) || hasSwiftUI && ModuleList.swiftUI.contains(module)
      || others.contains(module)
  }
}
