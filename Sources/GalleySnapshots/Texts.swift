public import Foundation
public import UIKit

extension Diffing where Value == String {
  /// Line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : (LineDifference(old, new).text, []) })
  }
}

extension Diffing where Value == Data {
  /// Byte by byte.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let words =
          old.count == new.count
          ? "the bytes differ" : "there are \(new.count) bytes, and \(old.count) in the reference"
        return (words, [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text, line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What a value says of itself.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// All that a value has, in a tree, without addresses of memory.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }

  /// What Foundation writes of a value as JSON.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
      else { return "not a value of JSON: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, its keys in order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "not a value of JSON: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each value, as a table of comma-separated values.
  public static func `func`<Result>(
    into strategy: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var table = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> Result) in
      Async { callback in
        var rows: [String] = []
        for value in Value.allCases {
          strategy.snapshot(function(value)).run { shown in
            rows.append("\"\(value)\",\"\(shown)\"")
          }
        }
        callback(rows.joined(separator: "\n"))
      }
    }
    table.pathExtension = "csv"
    return table
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and those within, a line for each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same in a size, with traits of its own.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainActor.assumeIsolated {
        if let size { view.frame.size = size }
        return ViewTree.text(of: view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller's view and those within, a line for each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same on a device, with traits of its own.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.assumeIsolated {
        var config = config
        config.size = size ?? config.size
        return SnapshotStage(config, traits).inWindow(controller) { ViewTree.text(of: $0) }
      }
    }
  }
}

/// A value that says itself how it is told in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what it has is told, too.
  static var renderChildren: Bool { get }
  /// The line that tells it.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Nothing that it has is told.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// Between quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC, as RFC 3339 has it.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without addresses of memory.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// Between quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// Between quotes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The whole address.
  public var snapshotDescription: String { debugDescription }
}
