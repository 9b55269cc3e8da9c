import GalleyGeometry
package import GalleyRecords

/// The elements that a cluster of differing pixels lies in.
package struct ClusterOwners: Hashable, Sendable {
  package var cluster: DiffCluster
  /// The names of the elements and layers that the cluster touches, the topmost first; empty where
  /// it lies outside of all.
  package var names: [String]

  package init(cluster: DiffCluster, names: [String]) {
    self.cluster = cluster
    self.names = names
  }

  /// The most names that are told of one cluster.
  private static let mostNames = 4

  /// Attributes the largest clusters to what a record says lies there.
  ///
  /// An element is named where the cluster's box and its own share an interior point; a layer that
  /// covers the whole screen only where nothing else does.
  /// - Parameters:
  /// - pixelsPerPoint: of the picture that the clusters were found in; nil for the record's scale.
  ///   - limit: how many clusters are told, the largest first.
  package static func attributions(
    of clusters: [DiffCluster], to record: ScreenRecord, pixelsPerPoint: Double? = nil,
    limit: Int = 5
  ) -> [ClusterOwners] {
    let scale = pixelsPerPoint ?? record.scale
    let nodes = record.nodesFrontToBack
    return clusters.prefix(max(0, limit)).map { cluster in
      let box = cluster.boundingBox
      let place = Rect(
        x: box.minX / scale - record.origin.x, y: box.minY / scale - record.origin.y,
        width: box.width / scale, height: box.height / scale)
      let met = nodes.filter { !$0.isHidden && $0.shownFrame.intersects(place) }
      let whole = Rect(origin: .zero, size: record.size)
      let own = met.filter { !$0.shownFrame.contains(whole) }
      let named = (own.isEmpty ? Array(met.prefix(1)) : own).prefix(mostNames)
      return ClusterOwners(
        cluster: cluster, names: named.map { Subject.Name(outer: $0.name).words })
    }
  }
}

extension ScreenRecord {
  /// The nodes that can be pointed at: elements before the collections that they lie in, layers in
  /// front before those behind.
  fileprivate var nodesFrontToBack: [RecordNode] {
    let elements = Dictionary(
      collections.map { record in
        (record.collection, Array(record.nodes.reversed()))
      }
    ) { first, _ in first }
    guard let layers else {
      return collections.reversed().flatMap { elements[$0.collection] ?? [] }
    }
    return layers.reversed().flatMap { layer -> [RecordNode] in
      var inner: [RecordNode] = []
      if case .collection(let name)? = layer.name.steps.last { inner = elements[name] ?? [] }
      return inner + [RecordNode(layer)]
    }
  }
}
