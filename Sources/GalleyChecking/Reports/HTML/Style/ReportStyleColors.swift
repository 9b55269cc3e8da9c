extension ReportStyle {
  static let colors = #"""
    /* Colors by their use; the theme is the system's until the reader chooses one. */
    :root {
      color-scheme: light dark;
      --page: light-dark(#ffffff, #17171a);
      --panel: light-dark(#f6f6f7, #1e1e22);
      --stage: light-dark(#e9e9ec, #101012);
      --line: light-dark(#dfdfe3, #303036);
      --text: light-dark(#1b1b1f, #ececf0);
      --faint: light-dark(#65656e, #9a9aa5);
      --hover: light-dark(#ececef, #29292f);
      --chosen: light-dark(#e2ebfb, #223352);
      --accent: light-dark(#1f5fd0, #7aa9ff);
      --same: light-dark(#2c8a4b, #5cc27f);
      --changed: light-dark(#b76a00, #f0ad4a);
      --new: light-dark(#1f5fd0, #7aa9ff);
      --missing: light-dark(#8b3fc0, #c58cf0);
      --obsolete: light-dark(#6b6b75, #a0a0ab);
      --failed: light-dark(#c9252d, #ff7b7b);
      /* Outlines lie on pictures of every color, so they are the same in both themes. */
      --expected: #ff2d6f;
      --actual: #00b7ff;
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    .same { --status: var(--same); }
    .changed { --status: var(--changed); }
    .new { --status: var(--new); }
    .missing { --status: var(--missing); }
    .obsolete { --status: var(--obsolete); }
    .failed { --status: var(--failed); }
    """#
}
