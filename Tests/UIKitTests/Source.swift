import UIKit

/// A data source and delegate that note what they are asked.
final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let transcript: Transcript
  var counts: [Int]
  var notesCounts = true

  @MainActor init(_ transcript: Transcript, counts: [Int]) {
    self.transcript = transcript
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let line = "numberOfItems -> \(counts[section])"
    if notesCounts, transcript.lines.last != line { transcript.note(line) }
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    transcript.note("cellForItem \(indexPath.section),\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    transcript.note("viewForSupplementary header \(indexPath.section),\(indexPath.item)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    transcript.note("scrollViewDidScroll @\(scrollView.contentOffset.y.recorded)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    transcript.note("willBeginDragging @\(scrollView.contentOffset.y.recorded)")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    transcript.note("didEndScrollingAnimation")
  }

  @MainActor func view(
    _ layout: UICollectionViewLayout, _ frame: CGRect
  ) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    return view
  }
}
