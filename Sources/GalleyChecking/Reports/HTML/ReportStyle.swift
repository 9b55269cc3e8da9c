enum ReportStyle { static let all = "" }
