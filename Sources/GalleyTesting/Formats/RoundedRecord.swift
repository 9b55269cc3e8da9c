internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

// The last bits of a sine differ between processors, and a reference must not.

extension ScreenRecord {
  /// The record with every number rounded to a thousandth.
  var rounded: ScreenRecord {
    var record = self
    record.collections = collections.map(\.rounded)
    return record
  }
}

extension LayoutRecord {
  /// The record with every number rounded to a thousandth.
  var rounded: LayoutRecord {
    var record = self
    record.contentSize = contentSize.rounded
    record.contentOffset = contentOffset.rounded
    record.size = size.rounded
    for index in elements.indices { record.elements[index].attributes.round() }
    return record
  }
}

extension LayoutAttributes {
  fileprivate mutating func round() {
    let frame = untransformedFrame
    untransformedFrame = Rect(origin: frame.origin.rounded, size: frame.size.rounded)
    alpha = alpha.inThousandths
    transform = Transform(
      a: transform.a.inThousandths, b: transform.b.inThousandths, c: transform.c.inThousandths,
      d: transform.d.inThousandths, tx: transform.tx.inThousandths,
      ty: transform.ty.inThousandths)
    custom = custom.mapValues { value in
      if case .number(let number) = value { .number(number.inThousandths) } else { value }
    }
  }
}

extension Size {
  fileprivate var rounded: Size {
    Size(width: width.inThousandths, height: height.inThousandths)
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.inThousandths, y: y.inThousandths) }
}

extension Double {
  fileprivate var inThousandths: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded.isFinite ? rounded : self
  }
}
