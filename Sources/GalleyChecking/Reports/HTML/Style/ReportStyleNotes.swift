extension ReportStyle {
  static let notes = #"""
    /* Outlines on the pictures, and the notes beside them. */
    .outlines { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    .outline {
      fill: transparent; stroke: var(--actual); stroke-width: calc(1.5px / var(--scale));
      pointer-events: all;
    }
    .outline.expected { stroke: var(--expected); }
    /* Pink would be lost on the red of what differs. */
    .difference .outline.expected {
      stroke: #1b1b1f;
      stroke-dasharray: calc(5px / var(--scale)) calc(4px / var(--scale));
    }
    .has-lit .outline { stroke-opacity: .25; }
    .has-lit .outline.is-lit {
      stroke-opacity: 1; stroke-width: calc(3px / var(--scale));
    }
    .hides-outlines .outlines { display: none; }
    .notes {
      grid-area: notes; overflow: auto; padding: 14px 0 24px; background: var(--panel);
      border-left: 1px solid var(--line);
    }
    .part { padding: 0 16px 18px; }
    .part h3 { font-size: 12px; font-weight: 600; color: var(--faint); padding-bottom: 5px; }
    .part p { overflow-wrap: anywhere; white-space: pre-wrap; }
    .changes { margin: 0 -8px; }
    .note {
      display: block; width: 100%; padding: 6px 8px; text-align: left; overflow-wrap: anywhere;
    }
    .note.is-lit { background: var(--chosen); }
    /* The colors of the outlines, explained where each picture is named. */
    .panel.expected figcaption::before, .panel.actual figcaption::before {
      content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 7px;
      border: 2px solid var(--actual);
    }
    .panel.expected figcaption::before { border-color: var(--expected); }
    .hides-outlines figcaption::before { display: none; }
    .kind { display: block; color: var(--faint); font-size: 11px; line-height: 1.3; }
    .tolerated { color: var(--faint); }
    .command {
      display: flex; align-items: center; gap: 8px; padding: 4px 4px 4px 10px;
      border: 1px solid var(--line); border-radius: 8px; background: var(--page);
    }
    .command code { flex: 1; overflow-wrap: anywhere; }
    .copy { border: 1px solid var(--line); }
    .part dt { color: var(--faint); font-size: 11px; }
    .part dd { overflow-wrap: anywhere; padding-bottom: 6px; }
    .help {
      width: min(460px, calc(100vw - 32px)); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px 20px; background: var(--page); color: var(--text);
      box-shadow: 0 20px 60px rgb(0 0 0 / 35%);
    }
    .help::backdrop { background: rgb(0 0 0 / 35%); }
    .help form { display: flex; align-items: center; justify-content: space-between; }
    .help h2 { font-size: 15px; }
    .help dl > div { display: flex; gap: 12px; padding: 3px 0; }
    .help dt { flex: 0 0 130px; display: flex; gap: 4px; }
    kbd {
      min-width: 22px; padding: 0 5px; text-align: center; border: 1px solid var(--line);
      border-radius: 5px; background: var(--panel);
    }
    """#
}
