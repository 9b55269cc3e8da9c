public import GalleyChecking
public import GalleyScenes
public import Testing
public import UIKit

/// Expects that a layout's pictures are the same as their references.
@available(*, deprecated, message: "say 'appearance: .dark' in place of 'isDark: true'")
public func expectSnapshot(
  of layout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
  delegate: @autoclosure @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = nil,
  items: Int, on device: SnapshotDevice = .iPhone16,
  at offsets: [SnapshotOffset] = [.start, .middle, .end], isDark: Bool,
  as format: SnapshotFormat<ComposedState> = .png, named name: String? = nil, scale: Double? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) throws {
  try expectSnapshot(
    of: layout(), delegate: delegate(), items: [items], on: device, at: offsets,
    appearance: isDark ? .dark : .light, as: format, named: name, scale: scale,
    tolerances: tolerances, record: record, sourceLocation: sourceLocation, function: function)
}

/// Expects that the pictures of a layout with several sections are the same as their references.
@available(*, deprecated, message: "say 'appearance: .dark' in place of 'isDark: true'")
public func expectSnapshot(
  of layout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
  delegate: @autoclosure @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = nil,
  items: [Int], on device: SnapshotDevice = .iPhone16,
  at offsets: [SnapshotOffset] = [.start, .middle, .end], isDark: Bool,
  as format: SnapshotFormat<ComposedState> = .png, named name: String? = nil, scale: Double? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) throws {
  try expectSnapshot(
    of: layout(), delegate: delegate(), items: items, on: device, at: offsets,
    appearance: isDark ? .dark : .light, as: format, named: name, scale: scale,
    tolerances: tolerances, record: record, sourceLocation: sourceLocation, function: function)
}
