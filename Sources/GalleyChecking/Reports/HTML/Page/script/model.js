// What the file says: a summary, and an outcome for each state that is not the same.

const find = (selector, root = document) => root.querySelector(selector);

// An element with attributes, listeners (`onclick`) and children.
function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

const summary = JSON.parse(find('#summary').textContent);

const outcomes = [...document.querySelectorAll('script.outcome')].map((script, number) => {
  const facts = JSON.parse(script.textContent);
  const notes = facts.changes.length > 0 ? facts.changes : facts.clusters.map(noteOfCluster);
  return {
    ...facts,
    notes,
    kinds: new Set(notes.map((note) => note.kind)),
    number,
  };
});

// A group of pixels as a change of the layout is told; its places are in pixels.
function noteOfCluster({ box, sentence }) {
  return {
    kind: 'pixels',
    sentence,
    subjects: [{ name: 'pixels', expected: box, actual: box }],
    inPixels: true,
  };
}

// An outcome's pictures by their roles: their addresses, and their pixels a point. They lie in
// what is markup only without a script, so that nothing is decoded before it is asked for. Null
// while the browser has not read so far.
function pictures(outcome) {
  const plain = find(`noscript[data-outcome="${outcome.number}"]`);
  if (document.readyState === 'loading' && !plain?.nextElementSibling) return null;
  const markup = new DOMParser().parseFromString(plain.textContent, 'text/html');
  return Object.fromEntries([...markup.querySelectorAll('img[data-role]')].map((image) => [
    image.dataset.role,
    { address: image.getAttribute('src'), scale: Number(image.dataset.scale) },
  ]));
}
