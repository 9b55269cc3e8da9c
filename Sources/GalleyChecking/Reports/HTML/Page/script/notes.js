// What changed: sentences beside the pictures, and outlines on them.

const svgNames = 'http://www.w3.org/2000/svg';

// The outlines of one picture: where elements were on the expected one, where they are on the
// actual one, and both on the difference.
function outlines(role) {
  const layer = document.createElementNS(svgNames, 'svg');
  layer.setAttribute('class', 'outlines');
  layer.setAttribute('aria-hidden', 'true');
  const bothSides = ['expected', 'actual'];
  current.notes.forEach((note, number) => {
    const sides = role !== 'difference' ? [role] : note.inPixels ? ['actual'] : bothSides;
    for (const side of sides) {
      for (const subject of note.subjects) {
        if (subject[side]) layer.append(outline(note, number, side, subject[side]));
      }
    }
  });
  return layer;
}

// Pixels of a side's picture for what a change measures in.
const scaleOf = (note, side) => note.inPixels ? 1 : stage.pictures[side]?.scale ?? 1;

function outline(note, number, side, frame) {
  const scale = scaleOf(note, side);
  const [x, y, width, height] = frame.map((value) => value * scale);
  const rectangle = document.createElementNS(svgNames, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    rectangle.setAttribute(name, value);
  }
  rectangle.setAttribute('class', `outline ${side} ${note.kind}`);
  rectangle.dataset.note = number;
  const title = document.createElementNS(svgNames, 'title');
  title.textContent = note.sentence;
  rectangle.append(title);
  rectangle.addEventListener('pointerenter', () => light(number));
  rectangle.addEventListener('pointerleave', () => light(null));
  rectangle.addEventListener('click', () => find(`.note[data-note="${number}"]`).focus());
  return rectangle;
}

// Shows which outlines and which sentence belong together.
function light(number) {
  for (const node of document.querySelectorAll('[data-note]')) {
    node.classList.toggle('is-lit', node.dataset.note === String(number));
  }
  find('.ports').classList.toggle('has-lit', number !== null);
}

// Brings the elements of a change to the middle of the ports, large enough to be seen.
function showNote(number) {
  const note = current.notes[number];
  const frames = note.subjects.flatMap((subject) => ['expected', 'actual']
    .filter((side) => subject[side])
    .map((side) => subject[side].map((value) => value * scaleOf(note, side))));
  const port = portSize();
  if (frames.length === 0 || !port || !stage.size) return;
  const left = Math.min(...frames.map(([x]) => x));
  const top = Math.min(...frames.map(([, y]) => y));
  const right = Math.max(...frames.map(([x, , width]) => x + width));
  const bottom = Math.max(...frames.map(([, y, , height]) => y + height));
  const room = 0.6 * density() * Math.min(
    port.width / Math.max(1, right - left), port.height / Math.max(1, bottom - top));
  const zoom = zooms.findLast((each) => each <= Math.min(room, 8)) ?? zooms[0];
  stage.zoom = Math.max(zoom, factor() * density());
  const scale = factor();
  stage.x = port.width / 2 - (left + right) / 2 * scale;
  stage.y = port.height / 2 - (top + bottom) / 2 * scale;
  place();
  light(number);
}

function noteRow(note, number) {
  return element('li', {}, element('button', {
    type: 'button', class: `note ${note.kind}`, 'data-note': String(number),
    onfocus: () => light(number), onblur: () => light(null),
    onpointerenter: () => light(number), onpointerleave: () => light(null),
    onclick: () => showNote(number),
  },
  note.inPixels ? null : element('span', { class: `kind ${note.kind}` }, note.kind),
  element('span', { class: 'sentence' }, note.sentence,
    note.passes ? element('span', { class: 'tolerated' }, ' (tolerated)') : null)));
}

function showNotes(outcome) {
  const part = (title, ...content) =>
    element('section', { class: 'part' }, element('h3', {}, title), ...content);
  const lines = (texts) => texts.map((text) => element('p', {}, text));
  const paths = Object.entries(outcome.paths).flatMap(([role, path]) => [
    element('dt', {}, role), element('dd', {}, element('code', {}, breakable(path)))]);
  find('.notes').replaceChildren(...[
    outcome.command === null || isServed && canBeAccepted(outcome)
      ? null : part('Accept', commandRow(outcome.command)),
    outcome.message === null ? null : part('What went wrong', ...lines([outcome.message])),
    outcome.notes.length === 0
      ? part('Verdict', ...lines([`This ${summary.noun} ${outcome.verdict}.`]))
      : part(outcome.notes[0].inPixels ? 'Where pixels differ' : 'What changed',
        element('ol', { class: 'changes' }, outcome.notes.map(noteRow))),
    outcome.numbers.length > 0 ? part('In numbers', ...lines(outcome.numbers)) : null,
    outcome.warnings.length > 0 ? part('Warnings', ...lines(outcome.warnings)) : null,
    paths.length > 0 ? part('Files', element('dl', {}, paths)) : null,
  ].filter(Boolean));
}

// A path that a narrow column breaks after its slashes.
const breakable = (path) => path.split('/').flatMap((part, number) =>
  number === 0 ? [part] : ['/', element('wbr'), part]);

function commandRow(command) {
  return element('div', { class: 'command' },
    element('code', {}, command),
    element('button', {
      type: 'button', class: 'copy', 'aria-label': `Copy ${command}`,
      onclick: ({ currentTarget }) => copy(command, currentTarget),
    }, 'Copy'));
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    // A page from a file may have no clipboard: what is selected can be copied by hand.
    getSelection().selectAllChildren(button.previousElementSibling);
    button.textContent = 'Selected';
  }
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
}
