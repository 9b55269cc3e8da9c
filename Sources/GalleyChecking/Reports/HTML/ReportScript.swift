enum ReportScript { static let all = "" }
