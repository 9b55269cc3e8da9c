// The stage: the pictures of a state in one of five views, with one zoom for all of them.

const views = [
  { id: 'side', name: 'Side by side' },
  { id: 'swipe', name: 'Swipe' },
  { id: 'onion', name: 'Onion skin' },
  { id: 'blink', name: 'Blink' },
  { id: 'difference', name: 'Difference' },
];
const zooms = [
  1 / 16, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32,
];
const blinkInterval = 700;

// The zoom is in device pixels a pixel of the picture, so that 1 is sharp on every screen; null
// fits the picture into its port. The offset of the picture in its port is in points of the
// page.
const stage = {
  view: 'side', zoom: null, x: 0, y: 0, hasOutlines: true,
  swipe: 50, onion: 50, isActual: false, blinking: 0, size: null, pictures: {},
};

function showOutcome(outcome) {
  const found = pictures(outcome);
  stage.pictures = found ?? {};
  stage.isLoading = found === null;
  stage.zoom = null;
  const again = () => { if (current === outcome) showOutcome(outcome); };
  if (stage.isLoading) setTimeout(again, 100);
  find('.title').replaceChildren(
    element('span', { class: 'scene' }, `${outcome.scene} / `), outcome.label);
  const status = find('.status');
  status.textContent = outcome.status;
  status.className = `status ${outcome.status}`;
  showNotes(outcome);
  showStage();
}

function showStage() {
  const ports = portsOfView();
  stage.size = sizeOf(current);
  const holder = find('.ports');
  holder.replaceChildren(...ports);
  holder.className = `ports ${stage.view}`;
  for (const button of document.querySelectorAll('.views button')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === stage.view));
  }
  find('.toolbar').hidden = find('.port') === null;
  showControl();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  setBlinking(stage.view === 'blink' && !isCalm);
  place();
}

function setView(view) {
  stage.view = view;
  showStage();
}

// What both pictures cover, in pixels; nil until one without a comparison has been decoded.
function sizeOf(outcome) {
  const sizes = [outcome.expected, outcome.actual].filter((size) => size !== null);
  if (sizes.length === 0) return null;
  return {
    width: Math.max(...sizes.map((size) => size.width)),
    height: Math.max(...sizes.map((size) => size.height)),
  };
}

// A port for each picture, or one in which two lie on each other.
function portsOfView() {
  const { expected, actual, difference } = stage.pictures;
  const roles = ['expected', 'actual', 'difference'].filter((role) => stage.pictures[role]);
  if (roles.length === 0) {
    const text = stage.isLoading
      ? 'Reading the pictures…' : current.message ?? 'There is no picture of this state.';
    return [element('p', { class: 'no-picture' }, text)];
  }
  if (stage.view === 'side' || !expected || !actual) return roles.map((role) => port(role));
  if (stage.view === 'difference') return [port(difference ? 'difference' : 'actual')];
  const label = { swipe: 'Expected left, actual right', onion: 'Actual over expected' };
  return [port('pair', ['expected', 'actual'], label[stage.view] ?? 'Expected and actual')];
}

function port(role, roles = [role], label = role) {
  const sheets = roles.map((each) => element(
    'div', { class: `layer ${each}` }, sheet(each)));
  const frame = element('div', {
    class: 'port', tabindex: '0', role: 'group',
    'aria-label': `${label}: Shift and an arrow pans`,
  }, sheets);
  return element('figure', { class: `panel ${role}` },
    element('figcaption', {}, label[0].toUpperCase() + label.slice(1)), frame);
}

// A picture with the outlines over it.
function sheet(role) {
  const known = role === 'difference' ? null : current[role];
  const image = element('img', {
    alt: `${current.name}, ${role}`, src: stage.pictures[role].address, draggable: 'false',
    width: known?.width, height: known?.height,
  });
  image.addEventListener('load', () => {
    stage.size ??= { width: image.naturalWidth, height: image.naturalHeight };
    place();
  });
  image.decoding = 'sync';
  return element('div', { class: 'sheet' }, image, outlines(role));
}

const portSize = () => find('.port')?.getBoundingClientRect();
const density = () => window.devicePixelRatio || 1;

// Points of the page a pixel of the picture.
function factor() {
  if (stage.zoom !== null) return stage.zoom / density();
  const port = portSize();
  const fit = Math.min(port.width / stage.size.width, port.height / stage.size.height);
  return Math.min(fit, 1);
}

// Ports lie beside each other, or below each other where pictures are larger so.
function arrange() {
  const holder = find('.ports');
  const count = holder.childElementCount;
  const { width, height } = stage.size;
  const box = holder.getBoundingClientRect();
  const caption = 46;
  const beside = Math.min(box.width / count / width, (box.height - caption) / height);
  const below = Math.min(box.width / width, (box.height / count - caption) / height);
  const isNarrow = matchMedia('(max-width: 700px)').matches;
  const isStacked = count > 1 && (isNarrow ? height < width * 0.8 : below > beside);
  holder.classList.toggle('is-stacked', isStacked);
  holder.style.setProperty('--columns', isStacked ? 1 : count);
  holder.style.setProperty('--rows', isStacked ? count : 1);
  holder.style.setProperty('--aspect', height / width);
}

// Puts all pictures where zoom and offset say.
function place() {
  if (!portSize() || !stage.size) return;
  arrange();
  const port = portSize();
  const scale = factor();
  // What is smaller than the port stays at its top, near its name; of what is larger, each
  // place may come to the middle.
  const limited = (offset, room, length, rest) => length <= room
    ? (room - length) * rest
    : Math.min(room / 2, Math.max(room / 2 - length, offset));
  stage.x = limited(stage.x, port.width, stage.size.width * scale, 0.5);
  stage.y = limited(stage.y, port.height, stage.size.height * scale, 0);
  const holder = find('.ports');
  holder.style.setProperty('--x', `${stage.x}px`);
  holder.style.setProperty('--y', `${stage.y}px`);
  holder.style.setProperty('--scale', scale);
  holder.classList.toggle('is-crisp', scale * density() > 1);
  holder.classList.toggle('is-zoomed', stage.zoom !== null);
  const percent = Math.round(scale * density() * 100);
  find('.zoom-value').textContent = stage.zoom === null ? `Fit, ${percent}%` : `${percent}%`;
}

// Zooms so that the point of a port stays where it is; its middle where none is given.
function setZoom(zoom, point) {
  const port = portSize();
  if (!port || !stage.size) return;
  const { x, y } = point ?? { x: port.width / 2, y: port.height / 2 };
  const before = factor();
  const [left, top] = [(x - stage.x) / before, (y - stage.y) / before];
  stage.zoom = zoom;
  const after = factor();
  [stage.x, stage.y] = [x - left * after, y - top * after];
  place();
}

function zoomBy(direction, point) {
  if (!portSize() || !stage.size) return;
  const now = factor() * density();
  const zoom = direction > 0
    ? zooms.find((each) => each > now * 1.01) ?? zooms.at(-1)
    : zooms.findLast((each) => each < now * 0.99) ?? zooms[0];
  setZoom(zoom, point);
}

function panBy(x, y) {
  stage.x += x;
  stage.y += y;
  place();
}
