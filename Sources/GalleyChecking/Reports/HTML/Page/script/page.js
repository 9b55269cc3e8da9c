// The page around list, stage and notes, and its keys.

const button = (label, content, action, attributes = {}) => element('button', {
  type: 'button', title: label, 'aria-label': label, onclick: action, ...attributes,
}, content);

function toolbar() {
  return element('div', { class: 'toolbar', role: 'toolbar', 'aria-label': 'Views and zoom' },
    element('div', { class: 'views segmented', role: 'group', 'aria-label': 'View' },
      views.map(({ id, name }, number) => element('button', {
        type: 'button', 'data-view': id, title: `${name} (${number + 1})`,
        'aria-pressed': 'false', onclick: () => setView(id),
      }, name))),
    element('div', { class: 'control' }),
    element('div', { class: 'zoom segmented', role: 'group', 'aria-label': 'Zoom' },
      button('Zoom out (-)', '−', () => zoomBy(-1)),
      button('Fit (0)', element('span', { class: 'zoom-value' }, 'Fit'), () => setZoom(null)),
      button('Zoom in (+)', '+', () => zoomBy(1))),
    button('Outlines (o)', 'Outlines', toggleOutlines, {
      class: 'toggle outlines-button', 'aria-pressed': String(stage.hasOutlines),
    }));
}

function toggleOutlines() {
  stage.hasOutlines = !stage.hasOutlines;
  find('#app').classList.toggle('hides-outlines', !stage.hasOutlines);
  find('.outlines-button').setAttribute('aria-pressed', String(stage.hasOutlines));
}

function header() {
  const counts = ['failed', 'missing', 'changed', 'renamed', 'new', 'obsolete', 'same']
    .filter((status) => summary.counts[status] > 0)
    .map((status) => element('span', { class: 'tally' },
      element('span', { class: `mark ${status}`, 'aria-hidden': 'true' }),
      `${summary.counts[status]} ${status}`));
  const duration = `${Math.round(summary.duration * 100) / 100} s`;
  return element('header', { class: 'bar' },
    button('States', 'States', () => showList(), {
      class: 'list-button', 'aria-expanded': 'false',
    }),
    element('strong', { class: 'brand' }, 'Galley'),
    element('div', { class: 'tallies' }, counts),
    element('span', { class: 'how' }, `${summary.metric}, ${duration}`),
    button('Light or dark (t)', 'Theme', toggleTheme, { class: 'theme-button' }),
    button('Keys (?)', '?', showHelp, { class: 'help-button' }));
}

function stageArea() {
  return element('main', { class: 'main' },
    element('div', { class: 'heading' },
      element('h1', { class: 'title', 'aria-live': 'polite' }),
      element('span', { class: 'status' }),
      decisionButtons(),
      element('div', { class: 'steps segmented' },
        button('Previous (k)', '↑', () => step(-1), { class: 'previous' }),
        element('span', { class: 'place' }),
        button('Next (j)', '↓', () => step(1), { class: 'next' }))),
    toolbar(),
    element('div', { class: 'ports' }));
}

function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
}

const keys = [
  [['j', 'ArrowDown', 'ArrowRight'], 'Next state', () => step(1)],
  [['k', 'ArrowUp', 'ArrowLeft'], 'Previous state', () => step(-1)],
  ...reviewKeys,
  ...views.map(({ id, name }, number) => [[String(number + 1)], name, () => setView(id)]),
  [['+', '='], 'Zoom in', () => zoomBy(1)],
  [['-'], 'Zoom out', () => zoomBy(-1)],
  [['0'], 'Fit', () => setZoom(null)],
  [['['], 'Divider or actual less', () => slide(-5)],
  [[']'], 'Divider or actual more', () => slide(5)],
  [['b'], 'Blink: stop or go on', () => { if (stage.view === 'blink') toggleBlinking(); }],
  [['o'], 'Outlines', toggleOutlines],
  [['f', '/'], 'Filter', () => { showList(true); find('#filter').focus(); }],
  [['t'], 'Light or dark', toggleTheme],
  [['?'], 'These keys', () => showHelp()],
];
const pans = {
  ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60],
};

function slide(by) {
  if (!['swipe', 'onion'].includes(stage.view)) return;
  setSlider(stage.view, stage[stage.view] + by);
}

function help() {
  const names = {
    ArrowDown: '↓', ArrowRight: '→', ArrowUp: '↑', ArrowLeft: '←', '-': '−',
  };
  const row = (pressed, meaning) => element('div', {},
    element('dt', {}, pressed.map((key) => element('kbd', {}, names[key] ?? key))),
    element('dd', {}, meaning));
  return element('dialog', { class: 'help', 'aria-label': 'Keys' },
    element('form', { method: 'dialog' },
      element('h2', {}, 'Keys'),
      element('button', { 'aria-label': 'Close' }, 'Close')),
    element('dl', {}, keys.map(([pressed, meaning]) => row(pressed, meaning)),
      row(['⇧ ←', '⇧ →'], 'Pan'), row(['Esc'], 'Close, or leave the filter')));
}

function showHelp() {
  const dialog = find('.help');
  if (dialog.open) dialog.close(); else dialog.showModal();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.matches('input[type=search]');
  if (event.key === 'Escape') {
    showList(false);
    if (isTyping) event.target.blur();
    return;
  }
  if (isTyping) {
    if (event.key === 'Enter') { event.target.blur(); showList(false); }
    return;
  }
  if (find('.help').open && event.key !== '?') return;
  if (event.shiftKey && pans[event.key]) {
    event.preventDefault();
    panBy(...pans[event.key]);
    return;
  }
  if (event.target.matches('input[type=range]') && event.key.startsWith('Arrow')) return;
  const found = keys.find(([pressed]) => pressed.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found[2]();
}

function start() {
  const app = find('#app');
  app.append(
    header(),
    element('nav', { class: 'sidebar', 'aria-label': 'States' }, filters(), listOfScenes()),
    stageArea(),
    element('aside', { class: 'notes', 'aria-label': 'What changed' }),
    tray(), help());
  app.hidden = false;
  followPointers(find('.ports'));
  followWheel(find('.ports'));
  document.addEventListener('keydown', onKey);
  window.addEventListener('resize', place);
  if (outcomes.length === 0) {
    app.classList.add('is-empty');
    const text = element('p', { class: 'no-picture' }, `All ${summary.noun}s are the same.`);
    find('.main').replaceChildren(text);
    return;
  }
  const wanted = outcomes.find((each) => location.hash === `#${encodeURIComponent(each.name)}`);
  select(wanted ?? outcomes[0]);
  showDecisions();
  if (!isServed) return;
  ask('decisions', null);
  window.addEventListener('focus', () => ask('decisions', null));
}

start();
