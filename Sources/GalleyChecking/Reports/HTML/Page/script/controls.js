// What moves the stage: sliders, the pointer and the wheel.

// The control of the view that needs one.
function showControl() {
  const holder = find('.control');
  const isPair = find('.panel.pair') !== null;
  const slider = (name, label) => element('label', {}, element('span', {}, label),
    element('input', {
      type: 'range', min: '0', max: '100', value: stage[name], class: 'slider',
      oninput: ({ target }) => setSlider(name, Number(target.value)),
    }));
  const controls = {
    swipe: () => [slider('swipe', 'Divider')],
    onion: () => [slider('onion', 'Actual')],
    blink: () => [
      element('button', {
        type: 'button', class: 'blink-button', onclick: toggleBlinking,
      }, 'Pause'),
      element('span', { class: 'blink-name' }),
    ],
  };
  holder.replaceChildren(...(isPair ? controls[stage.view]?.() ?? [] : []));
  if (!isPair) return;
  const port = find('.port');
  if (stage.view === 'swipe') port.append(element('div', { class: 'divider' }));
  for (const name of ['swipe', 'onion']) setSlider(name, stage[name]);
}

function setSlider(name, value) {
  stage[name] = Math.max(0, Math.min(100, value));
  find('.ports').style.setProperty(`--${name}`, stage[name] / 100);
  const slider = find('.slider');
  if (slider && stage.view === name) slider.value = stage[name];
}

function setBlinking(isOn) {
  clearInterval(stage.blinking);
  stage.blinking = isOn ? setInterval(() => setActual(!stage.isActual), blinkInterval) : 0;
  setActual(stage.isActual);
  const button = find('.blink-button');
  if (button) button.textContent = isOn ? 'Pause' : 'Play';
}

const toggleBlinking = () => setBlinking(stage.blinking === 0);

function setActual(isActual) {
  stage.isActual = isActual;
  find('.ports').classList.toggle('is-actual', isActual);
  const name = find('.blink-name');
  if (name) name.textContent = isActual ? 'actual' : 'expected';
}

const placeIn = (port, event) => {
  const box = port.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

// Drags the picture, or the divider where the pointer takes hold of it.
function followPointers(holder) {
  let held = null;
  holder.addEventListener('pointerdown', (event) => {
    const port = event.target.closest('.port');
    if (!port || event.button !== 0) return;
    const isDivider = event.target.closest('.divider') !== null;
    if (!isDivider && stage.zoom === null && event.pointerType === 'touch') return;
    held = { port, isDivider, x: event.clientX, y: event.clientY };
  });
  holder.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) held = null;
    if (!held) return;
    // Captured only when it moves, so that a click on an outline stays one.
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > 2) {
      held.port.setPointerCapture(event.pointerId);
    }
    if (!held.port.hasPointerCapture(event.pointerId)) return;
    if (held.isDivider) {
      const port = held.port.getBoundingClientRect();
      setSlider('swipe', (event.clientX - port.left) / port.width * 100);
    } else {
      panBy(event.clientX - held.x, event.clientY - held.y);
    }
    [held.x, held.y] = [event.clientX, event.clientY];
  });
  for (const name of ['pointerup', 'pointercancel']) {
    holder.addEventListener(name, () => { held = null; });
  }
  holder.addEventListener('dblclick', (event) => {
    const port = event.target.closest('.port');
    if (!port) return;
    setZoom(stage.zoom === null ? Math.max(2, zooms.find((each) => each > factor())) : null,
      placeIn(port, event));
  });
}

// The wheel pans what is zoomed, and zooms with Control or Command, as a pinch does.
function followWheel(holder) {
  holder.addEventListener('wheel', (event) => {
    const port = event.target.closest('.port');
    if (!port) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1 : -1, placeIn(port, event));
    } else if (stage.zoom !== null) {
      event.preventDefault();
      panBy(-event.deltaX, -event.deltaY);
    }
  }, { passive: false });
}
