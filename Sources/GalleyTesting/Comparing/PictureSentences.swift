internal import GalleyChecking
internal import GalleyComparison
internal import GalleyGeometry

extension PictureComparison {
  /// More changes than these are only counted.
  private static let mostChanges = 20

  /// What is different: first in the words of the layout, then in pixels and what they lie in.
  var sentences: [String] {
    sizeSentences + changeSentences + pixelSentences + attributions.map(\.sentence) + notes
  }

  private var sizeSentences: [String] {
    guard expectedSize != actualSize else { return [] }
    return [
      "the size was \(expectedSize.width)x\(expectedSize.height) px and is "
        + "\(actualSize.width)x\(actualSize.height) px"
    ]
  }

  private var changeSentences: [String] {
    guard explanation != nil else { return [] }
    guard !stopped.isEmpty else { return ["the layouts agree, the pixels do not"] }
    let rest = stopped.count - Self.mostChanges
    return stopped.prefix(Self.mostChanges).map { change in
      (change.isConsequence ? "hence " : "") + change.sentence
    }
      + (rest > 0 ? ["and \(rest) more changes"] : [])
  }

  private var pixelSentences: [String] {
    guard !report.isSame else { return [] }
    return ["\(report.countWords)\(report.placeWords)"] + report.failedLimits
  }
}

extension ClusterAttribution {
  fileprivate var sentence: String {
    let box = cluster.boundingBox
    let place = names.isEmpty ? "nothing known" : names.joined(separator: ", ")
    return "\(cluster.pixelCount) pixels at \(box.minX.shortest) \(box.minY.shortest) in \(place)"
  }
}

extension DiffReport {
  fileprivate var countWords: String {
    let share = 100 * Double(differingPixels) / Double(max(1, totalPixels))
    // Two digits after the point, three where there would be none to see.
    let digits = share < 0.1 ? 1000.0 : 100.0
    return "\(differingPixels) of \(totalPixels) pixels differ"
      + " (\(((share * digits).rounded(.up) / digits).shortest) %)"
  }

  fileprivate var placeWords: String {
    var words = ""
    if let place = largestDifferencePlace {
      words += ", most at \(place.x) \(place.y) by \(shortened(largestDifference)) \(unit)"
    }
    if let box = boundingBox {
      words +=
        ", all within \(box.width.shortest)x\(box.height.shortest) px at "
        + "\(box.minX.shortest) \(box.minY.shortest)"
    }
    return words
  }

  /// The tolerances that were exceeded, where some difference is tolerated at all.
  fileprivate var failedLimits: [String] {
    limits.filter { !$0.holds && $0.allowed > 0 }.map { limit in
      "\(limit.name) is \(shortened(limit.measured)), at most \(limit.allowed.shortest) passes"
    }
  }

  private func shortened(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded(.up) / 1000
    return (thousandths.isFinite ? thousandths : number).shortest
  }
}
