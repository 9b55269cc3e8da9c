// The list of states, and what of it is shown.

const filter = { text: '', statuses: new Set(), kinds: new Set(), shared: null };
let current = null;

const isShown = (outcome) =>
  (filter.statuses.size === 0 || filter.statuses.has(outcome.status)) &&
  (filter.shared === null || filter.shared.states.has(outcome.name)) &&
  (filter.kinds.size === 0 || [...outcome.kinds].some((kind) => filter.kinds.has(kind))) &&
  outcome.searched.includes(filter.text);

function shortNumbers({ differing, compared, verdict }) {
  if (!differing) return verdict;
  const percent = Number((differing / compared * 100).toPrecision(2));
  return `${percent} % of pixels (${differing})`;
}

for (const outcome of outcomes) {
  const sentences = outcome.notes.map((note) => note.sentence);
  const texts = [outcome.name, outcome.message ?? '', ...sentences];
  outcome.searched = texts.join('\n').toLowerCase();
  outcome.row = element(
    'button', {
      type: 'button', class: 'row', tabindex: '-1',
      onclick: () => { select(outcome); showList(false); },
    },
    element('span', { class: `mark ${outcome.status}`, 'aria-hidden': 'true' }),
    element('span', { class: 'row-name' }, outcome.label),
    element('span', { class: 'row-note' },
      outcome.message?.split('\n')[0] ?? outcome.changes[0]?.sentence ?? shortNumbers(outcome)),
    element('span', { class: 'unseen-text' }, outcome.status),
  );
}

// The changes that several states share; a chosen one leaves its states in the list.
function listOfSharedChanges() {
  if (summary.shared.length === 0) return null;
  for (const change of summary.shared) {
    change.states = new Set(change.names);
    change.command = change.command === null ? element('div') : commandRow(change.command);
    change.command.hidden = true;
    change.buttons = groupButtons(() => explainedBy(change), count);
    change.row = element(
      'button', {
        type: 'button', class: 'row', 'aria-pressed': 'false',
        onclick: () => filterByChange(filter.shared === change ? null : change),
      },
      element('span', { class: `mark ${change.status}`, 'aria-hidden': 'true' }),
      element('span', { class: 'row-name' }, change.extent),
      change.sentences.map((sentence) => element('span', { class: 'row-note whole' }, sentence)));
  }
  return element(
    'section', { class: 'shared', 'aria-label': 'Shared changes' },
    element('h2', {}, `One change in several ${summary.noun}s`),
    element('ul', {}, summary.shared.map(
      (change) => element('li', {}, change.row, change.buttons, change.command))));
}

function filterByChange(change) {
  filter.shared = change;
  for (const each of summary.shared) {
    each.row.setAttribute('aria-pressed', String(each === change));
    if (each.command !== null) each.command.hidden = isServed || each !== change;
  }
  applyFilter();
}

// The rows below the names of their scenes.
function listOfScenes() {
  const all = groupButtons(listed, ({ length }) => `all ${length}`, { hasRoom: true });
  all?.classList.add('all');
  const list = element('div', { class: 'list' }, all, listOfSharedChanges());
  let section = null;
  let states = [];
  for (const outcome of outcomes) {
    if (section?.dataset.scene !== outcome.scene) {
      const members = states = [];
      section = element(
        'section', { 'data-scene': outcome.scene, 'aria-label': outcome.scene },
        element('div', { class: 'scene-head' }, element('h2', {}, outcome.scene),
          groupButtons(() => members.filter(isShown), ({ length }) => length,
            { name: ` of ${outcome.scene}` })),
        element('ul', {}));
      list.append(section);
    }
    states.push(outcome);
    outcome.item = element('li', {}, outcome.row);
    section.lastElementChild.append(outcome.item);
  }
  list.append(element('p', { class: 'nothing', hidden: true }, `No ${summary.noun} is like this.`));
  return list;
}

// A button for each value that occurs, with how often.
function chips(label, values, chosen, count) {
  const found = values.filter((value) => count(value) > 0);
  if (found.length < 2) return null;
  const buttons = found.map((value) => element(
    'button', {
      type: 'button', class: `chip ${value}`, 'aria-pressed': 'false',
      onclick: ({ currentTarget }) => {
        if (!chosen.delete(value)) chosen.add(value);
        currentTarget.setAttribute('aria-pressed', String(chosen.has(value)));
        applyFilter();
      },
    }, value, element('span', { class: 'count' }, String(count(value)))));
  return element('div', { class: 'chips', role: 'group', 'aria-label': label }, buttons);
}

function filters() {
  const statuses = ['failed', 'missing', 'changed', 'renamed', 'new', 'obsolete'];
  const kinds = [
    'added', 'removed', 'moved', 'resized', 'rotated', 'restyled', 'reordered', 'text',
    'pixels',
  ];
  const field = element('input', {
    type: 'search', id: 'filter', placeholder: 'Filter', 'aria-label': 'Filter states by text',
    autocomplete: 'off', spellcheck: 'false',
    oninput: ({ target }) => {
      filter.text = target.value.trim().toLowerCase();
      applyFilter();
    },
  });
  return element('div', { class: 'filters', role: 'search' },
    field,
    chips('Status', statuses, filter.statuses,
      (status) => outcomes.filter((outcome) => outcome.status === status).length),
    chips('Kind of change', kinds, filter.kinds,
      (kind) => outcomes.filter((outcome) => outcome.kinds.has(kind)).length));
}

function applyFilter() {
  for (const outcome of outcomes) outcome.item.hidden = !isShown(outcome);
  for (const section of document.querySelectorAll('.list section[data-scene]')) {
    section.hidden = !section.querySelector('li:not([hidden])');
  }
  const shown = outcomes.filter(isShown);
  find('.list .nothing').hidden = shown.length > 0;
  if (shown.length > 0 && !shown.includes(current)) select(shown[0]);
  else showPlace();
  showDecisions();
}

// Goes on or back among the states that are shown.
function step(by) {
  const shown = outcomes.filter(isShown);
  const place = shown.indexOf(current) + by;
  if (place >= 0 && place < shown.length) select(shown[place]);
}

function showPlace() {
  const shown = outcomes.filter(isShown);
  const place = shown.indexOf(current);
  find('.place').textContent = `${place < 0 ? '–' : place + 1} of ${shown.length}`;
  find('.previous').disabled = place <= 0;
  find('.next').disabled = place < 0 || place === shown.length - 1;
}

function select(outcome) {
  // One row takes the focus of the Tab key; the keys that go on take it along.
  const hasFocus = document.activeElement?.matches('.row');
  current?.row.removeAttribute('aria-current');
  current?.row.setAttribute('tabindex', '-1');
  current = outcome;
  outcome.row.setAttribute('aria-current', 'true');
  outcome.row.setAttribute('tabindex', '0');
  if (hasFocus) outcome.row.focus();
  outcome.row.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${encodeURIComponent(outcome.name)}`);
  document.title = `${outcome.name}: Galley`;
  showPlace();
  showOutcome(outcome);
  showDecision();
}

// On a narrow page the list lies over the rest until a state is chosen.
function showList(isOpen = !document.body.classList.contains('list-open')) {
  document.body.classList.toggle('list-open', isOpen);
  find('.list-button').setAttribute('aria-expanded', String(isOpen));
}
