extension ReportStyle {
  static let narrow = #"""
    /* Narrow pages, and pages without a script. */
    @media (max-width: 1100px) {
      #app {
        grid: "bar bar" auto "list main" minmax(0, 3fr) "list notes" minmax(120px, 1fr)
          / 220px minmax(0, 1fr);
      }
      .notes { border-left: 0; border-top: 1px solid var(--line); }
    }
    @media (max-width: 700px) {
      #app {
        height: auto; min-height: 100dvh;
        grid: "bar" auto "main" auto "notes" auto / minmax(0, 1fr);
      }
      .bar { position: sticky; top: 0; z-index: 3; background: var(--page); padding-left: 8px; }
      .brand, .how { display: none; }
      .list-button { display: block; border: 1px solid var(--line); }
      .tallies { padding-left: 6px; flex-wrap: nowrap; overflow: hidden; }
      .sidebar { display: none; }
      .list-open .sidebar {
        display: flex; position: fixed; inset: 45px 0 0; z-index: 2; border: 0;
      }
      .heading { padding: 10px 12px 8px; }
      .title { font-size: 15px; }
      .toolbar { padding: 0 12px 10px; }
      .views { flex: 1 1 100%; }
      .views > button { flex: 1 1 auto; padding: 4px 5px; font-size: 12px; }
      .control:not(:empty) { flex: 1 1 100%; }
      .control label { flex: 1; }
      .control input { flex: 1; }
      .zoom-value { min-width: 5em; }
      .ports {
        flex: none;
        --port: calc((100vw / var(--columns) - 9px) * var(--aspect) + 34px);
        height: clamp(160px, calc(var(--port) * var(--rows)), 75dvh);
      }
      .panel figcaption { padding: 5px 6px; }
      .port { margin: 0 4px 4px; }
      .notes { border-left: 0; }
    }
    .plain { max-width: 1100px; margin: 0 auto; padding: 12px 20px; }
    .plain h2 { font-size: 17px; }
    .plain small { color: var(--faint); font-weight: 400; }
    .plain .figures { display: flex; gap: 12px; padding-top: 8px; }
    .plain figure { flex: 1; min-width: 0; }
    .plain img { max-width: 100%; height: auto; background: #212125; }
    @media (prefers-reduced-motion: no-preference) {
      .outline { transition: stroke-opacity .12s; }
    }
    """#
}
