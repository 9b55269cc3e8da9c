internal import GalleyGeometry
internal import GalleyLayouts
internal import Synchronization

/// What elements were asked after some deeds, so that the same deeds are done with the answers.
final class SizeWishes: Sendable {
  private let asked = Mutex<[[LayoutSession.Deed]: Set<SessionQuestion>]>([:])

  /// Notes what was asked.
  func add(_ questions: [SessionQuestion], after deeds: [LayoutSession.Deed]) {
    guard !questions.isEmpty else { return }
    let deeds = deeds.map(\.withoutSizes)
    asked.withLock { $0[deeds, default: []].formUnion(questions) }
  }

  /// What is known of what was asked; what is not is left open in the inquiry.
  func answers(
    after deeds: [LayoutSession.Deed], _ inquiry: inout SizeInquiry
  ) -> [SessionSize] {
    let deeds = deeds.map(\.withoutSizes)
    return asked.withLock { $0[deeds] ?? [] }.sorted().compactMap { question in
      let proposal = SizeProposal(width: question.width, height: question.height)
      return inquiry.knownSize(of: question.name.element, proposing: proposal)
        .map { SessionSize(question: question, size: [$0.width, $0.height]) }
    }
  }
}

extension LayoutSession.Deed {
  /// What happens to a layout, whatever its elements want.
  fileprivate var withoutSizes: Self { with([]) }

  /// The same with what elements want.
  func with(_ sizes: [SessionSize]) -> Self {
    switch self {
    case .open(var setting):
      setting.sizes = sizes
      return .open(setting)
    case .update(var update, let offset):
      update.sizes = sizes
      return .update(update, at: offset)
    case .resize(var setting, let offset):
      setting.sizes = sizes
      return .resize(setting, at: offset)
    }
  }
}
