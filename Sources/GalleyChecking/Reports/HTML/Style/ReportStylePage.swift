extension ReportStyle {
  static let page = #"""
    /* The page: a bar, the list, the stage and the notes. */
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      background: var(--page);
      color: var(--text);
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    code, pre, kbd { font: 12px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, input { font: inherit; color: inherit; }
    button {
      border: 0; border-radius: 6px; background: none; padding: 4px 10px; cursor: pointer;
    }
    button:hover:not(:disabled) { background: var(--hover); }
    button:disabled { opacity: .35; cursor: default; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
    #app {
      display: grid; height: 100dvh;
      grid: "bar bar bar" auto "list main notes" minmax(0, 1fr) / 250px minmax(0, 1fr) 300px;
    }
    #app.is-empty { grid: "bar" auto "main" 1fr / 1fr; }
    #app.is-empty .sidebar, #app.is-empty .notes { display: none; }
    .bar {
      grid-area: bar; display: flex; align-items: center; gap: 6px; padding: 7px 12px 7px 16px;
      border-bottom: 1px solid var(--line);
    }
    .brand { font-weight: 650; letter-spacing: -.01em; margin-right: 14px; }
    .tallies { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-right: auto; }
    .tally { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; }
    .how { color: var(--faint); margin-right: 8px; white-space: nowrap; }
    .mark { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--status); }
    .mark.new, .mark.obsolete { background: none; border: 2px solid var(--status); }
    .mark.missing, .mark.failed { border-radius: 1px; }
    .list-button { display: none; }
    .segmented { display: inline-flex; border: 1px solid var(--line); border-radius: 7px; }
    .segmented > button { border-radius: 6px; white-space: nowrap; }
    .segmented > [aria-pressed=true], .toggle[aria-pressed=true] {
      background: var(--chosen); color: var(--accent);
    }
    .unseen-text {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    """#
}
