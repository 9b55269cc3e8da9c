import GalleyNotation
import GalleySystem

/// The software and the font that the command holds or set-up fetches, with their licences.
///
/// `Notices/NOTICE.txt` has a heading for each, `=== name: licence`, followed by its notice.
struct LicenceNotice: Equatable {
  let name: String
  /// The licence, by its SPDX identifier where it has one.
  let licence: String
  /// The copyright lines and the licence's text.
  let text: String

  /// All notices, by their names.
  static let all: [LicenceNotice] = {
    let file = String(decoding: PackageResources.NOTICE_txt, as: UTF8.self)
    return file.split(separator: "\n=== ").map { section in
      let heading = section.prefix { $0 != "\n" }.trimmingPrefix("=== ")
      let name = heading.prefix { $0 != ":" }
      return LicenceNotice(
        name: String(name), licence: String(heading.dropFirst(name.count + 2)),
        text: String(section.drop { $0 != "\n" }.drop { $0 == "\n" }))
    }
  }()
}

extension Listing {
  /// Names and licences.
  static func licences(_ notices: [LicenceNotice]) -> Listing {
    Listing(
      columns: ["name", "licence"], rows: notices.map { [.string($0.name), .string($0.licence)] })
  }

  /// The text of one, line by line.
  static func licence(_ notice: LicenceNotice) -> Listing {
    Listing(
      columns: ["line"],
      rows: notice.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        [.string(String($0))]
      })
  }
}
