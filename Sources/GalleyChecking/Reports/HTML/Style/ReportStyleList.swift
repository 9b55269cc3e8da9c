extension ReportStyle {
  static let list = #"""
    /* The list of states with its filters. */
    .sidebar {
      grid-area: list; display: flex; flex-direction: column; min-height: 0;
      background: var(--panel); border-right: 1px solid var(--line);
    }
    .filters { padding: 12px; display: grid; gap: 8px; border-bottom: 1px solid var(--line); }
    .filters input {
      width: 100%; padding: 5px 9px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--page);
    }
    .chips { display: flex; flex-wrap: wrap; gap: 4px; }
    .chip {
      padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px; font-size: 12px;
    }
    .chip .count { color: var(--faint); margin-left: 5px; }
    .chip[aria-pressed=true] {
      background: var(--chosen); border-color: var(--accent); color: var(--accent);
    }
    .list { position: relative; overflow: auto; padding: 4px 8px 16px; }
    .list section { content-visibility: auto; contain-intrinsic-height: auto 120px; }
    .list h2 {
      position: sticky; top: -4px; padding: 10px 8px 3px; background: var(--panel);
      font-size: 12px; font-weight: 600; color: var(--faint);
    }
    .row {
      display: grid; grid-template-columns: 8px minmax(0, 1fr); column-gap: 9px;
      align-items: center; width: 100%; padding: 5px 8px; text-align: left;
    }
    .row-name, .row-note { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row-note { grid-column: 2; color: var(--faint); font-size: 12px; }
    .row[aria-current] { background: var(--chosen); }
    .nothing { padding: 16px 8px; color: var(--faint); }
    """#
}
