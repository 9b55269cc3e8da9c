extension ReportStyle {
  static let stage = #"""
    /* The stage: ports through which pictures are seen. */
    .main { grid-area: main; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .heading { display: flex; align-items: center; gap: 10px; padding: 12px 16px 8px; }
    .title { font-size: 17px; font-weight: 620; letter-spacing: -.01em; overflow-wrap: anywhere; }
    .title .scene { color: var(--faint); font-weight: 450; }
    .status {
      color: var(--status); border: 1px solid currentColor; border-radius: 99px; padding: 0 8px;
      font-size: 12px;
    }
    .steps { margin-left: auto; align-items: center; flex: none; }
    .place { padding: 0 4px; color: var(--faint); white-space: nowrap; }
    .toolbar {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 0 16px 12px;
    }
    .control {
      display: flex; align-items: center; gap: 10px; min-height: 30px; margin-right: auto;
    }
    .control label { display: flex; align-items: center; gap: 8px; color: var(--faint); }
    .control input { width: 130px; accent-color: var(--accent); }
    .blink-button { border: 1px solid var(--line); min-width: 5em; }
    .zoom-value { display: inline-block; min-width: 5.5em; text-align: center; }
    .toggle { border: 1px solid var(--line); border-radius: 7px; }
    .ports {
      flex: 1; min-height: 0; display: flex; gap: 1px; background: var(--line);
      border-top: 1px solid var(--line);
    }
    .panel {
      flex: 1; min-width: 0; min-height: 0; display: flex; flex-direction: column;
      background: var(--stage);
    }
    .is-stacked { flex-direction: column; }
    .panel figcaption { padding: 7px 14px; color: var(--faint); font-size: 12px; }
    .port {
      position: relative; flex: 1; min-height: 0; margin: 0 12px 12px; overflow: clip;
      touch-action: pan-y pinch-zoom; user-select: none;
    }
    .is-zoomed .port { cursor: grab; touch-action: none; }
    .is-zoomed .port:active { cursor: grabbing; }
    .layer { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
    .sheet {
      position: absolute; left: 0; top: 0; transform-origin: 0 0;
      transform: translate(var(--x), var(--y)) scale(var(--scale));
    }
    .sheet img {
      display: block;
      background: repeating-conic-gradient(#29292e 0 25%, #212125 0 50%) 0 0
        / calc(16px / var(--scale)) calc(16px / var(--scale));
    }
    .is-crisp .sheet img { image-rendering: pixelated; }
    .swipe .panel.pair .actual { clip-path: inset(0 0 0 calc(var(--swipe) * 100%)); }
    .swipe .panel.pair .expected { clip-path: inset(0 calc(100% - var(--swipe) * 100%) 0 0); }
    .onion .panel.pair .actual { opacity: var(--onion); }
    .blink .panel.pair .actual, .blink.is-actual .panel.pair .expected { visibility: hidden; }
    .blink.is-actual .panel.pair .actual { visibility: visible; }
    .divider {
      position: absolute; top: 0; bottom: 0; left: calc(var(--swipe) * 100% - 12px); width: 24px;
      cursor: ew-resize; touch-action: none;
    }
    .divider::before {
      content: ""; position: absolute; inset: 0 11px; background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 45%);
    }
    .divider::after {
      content: ""; position: absolute; left: 5px; top: calc(50% - 14px); width: 14px; height: 28px;
      border-radius: 7px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 45%);
    }
    .no-picture { margin: auto; padding: 24px; max-width: 60ch; font-size: 15px; white-space: pre-wrap; }
    .ports:has(> .no-picture) { background: var(--stage); }
    """#
}
