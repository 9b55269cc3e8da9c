// The decisions on states. A page that is a file ticks states, and has one command for all of them;
// a page from a server accepts and rejects at once.

const isServed = summary.page !== null;
const review = { waiting: 0, queue: Promise.resolve(), undo: null, message: '', hasProblem: false };
const verb = isServed ? 'Accept' : 'Tick';

for (const outcome of outcomes) outcome.decision = null;

const canBeAccepted = (outcome) => outcome.word !== null;
const isOpen = (outcome) => canBeAccepted(outcome) && outcome.decision === null;
const accepted = () => outcomes.filter((outcome) => outcome.decision === 'accepted');
const rejected = () => outcomes.filter((outcome) => outcome.decision === 'rejected');
const explainedBy = (change) => outcomes
  .filter((outcome) => canBeAccepted(outcome) && outcome.explanation.includes(change.number));
const count = (states) => `${states.length} ${summary.noun}${states.length === 1 ? '' : 's'}`;

// What is left of a group to decide; where nothing is, what has been decided so, to be reopened. What
// is accepted on a server is not reopened but undone.
function choiceOf(group, decision) {
  const open = group.filter(isOpen);
  if (open.length > 0 || (isServed && decision === 'accepted')) return { states: open, decision };
  return { states: group.filter((outcome) => outcome.decision === decision), decision: null };
}

function decideGroup(group, wanted) {
  const { states, decision } = choiceOf(group, wanted);
  if (states.length > 0) decide(states, decision);
}

function acceptCurrent() {
  if (!current || !canBeAccepted(current)) return;
  const isAccepted = current.decision === 'accepted';
  if (isServed && isAccepted) return;
  decide([current], isAccepted ? null : 'accepted');
  if (!isAccepted) goOn();
}

function rejectCurrent() {
  if (!isServed || !current || !canBeAccepted(current)) return;
  if (current.decision === 'accepted') {
    say(`${current.name} is accepted; Undo takes the last acceptance back.`);
    return;
  }
  const isRejected = current.decision === 'rejected';
  decide([current], isRejected ? null : 'rejected');
  if (!isRejected) goOn();
}

// The next state that is open, behind this one or else from the first.
function goOn() {
  const shown = outcomes.filter(isShown);
  const place = shown.indexOf(current);
  const next = shown.slice(place + 1).find(isOpen) ?? shown.find(isOpen);
  if (next) select(next);
}

function decide(states, decision) {
  for (const outcome of states) outcome.decision = decision;
  showDecisions();
  if (isServed) ask('decisions', { decision, states: runs(states.map(({ number }) => number)) });
}

// Numbers that rise, as the first and the last of each run.
function runs(numbers) {
  const found = [];
  for (const number of numbers) {
    if (found.at(-1)?.[1] === number - 1) found.at(-1)[1] = number;
    else found.push([number, number]);
  }
  return found;
}

function undo() {
  if (isServed && review.undo !== null) ask('undo', {});
}

// Asks the server, one thing after the other; null for the decisions as they are.
function ask(name, question) {
  review.waiting += 1;
  review.queue = review.queue.then(async () => {
    let answer = null;
    try {
      const response = await fetch(name, question === null ? {} : {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ page: summary.page, ...question }),
      });
      if (response.ok) answer = await response.json();
    } catch {
      // What is wrong with the connection stands below.
    }
    review.waiting -= 1;
    take(answer, question !== null);
  });
}

function take(answer, isDecision) {
  if (answer === null) {
    say('No answer: the command has ended. Nothing is accepted any more.', true);
    return;
  }
  if (answer.page !== summary.page) {
    say('The results are those of another check by now; load the page again.', true);
    return;
  }
  if (isDecision || answer.problem !== null) {
    say(answer.problem ?? answer.message, answer.problem !== null);
  }
  review.undo = answer.undo;
  // What was asked since is not in the answer.
  if (review.waiting === 0) {
    outcomes.forEach((outcome, number) => { outcome.decision = answer.decisions[number]; });
  }
  if (answer.number !== null) select(outcomes[answer.number]);
  showDecisions();
}

function say(message, hasProblem = false) {
  [review.message, review.hasProblem] = [message, hasProblem];
  showTray();
}

// The shortest command that approves what is ticked, and nothing else.
function commandOfTicked() {
  const ticked = accepted();
  const start = 'galley approve';
  const ending = summary.approve.slice(start.length);
  if (ticked.length === outcomes.filter(canBeAccepted).length) return summary.approve;
  const changes = changesOf(ticked);
  if (changes !== null) {
    return [start, ...changes.map((number) => `--change ${number}`)].join(' ') + ending;
  }
  const words = wordsFor(ticked);
  // What begins with a hyphen is a name only where no option is one any more.
  const plain = words.filter(({ text }) => !text.startsWith('-')).map(({ word }) => word);
  const last = words.filter(({ text }) => text.startsWith('-')).map(({ word }) => word);
  return [start, ...plain].join(' ') + ending + (last.length > 0 ? ` -- ${last.join(' ')}` : '');
}

// The numbers of shared changes that are all that changed in these states and in no other; null
// where there are none.
function changesOf(states) {
  if (states.some(({ explanation }) => explanation.length === 0)) return null;
  const numbers = new Set(states.flatMap(({ explanation }) => explanation));
  const explained = outcomes.filter((outcome) => canBeAccepted(outcome) &&
    outcome.explanation.length > 0 && outcome.explanation.every((number) => numbers.has(number)));
  return explained.length === states.length ? [...numbers].sort((a, b) => a - b) : null;
}

// The names of scenes of which all is ticked, and of states.
function wordsFor(states) {
  const words = [];
  for (const outcome of states) {
    const scene = outcomes
      .filter((each) => each.scene === outcome.scene && canBeAccepted(each));
    const isWhole = scene.length > 1 && outcome.sceneWord !== null &&
      scene.every(({ decision }) => decision === 'accepted');
    if (!isWhole) words.push({ text: outcome.name, word: outcome.word });
    else if (scene[0] === outcome) words.push({ text: outcome.scene, word: outcome.sceneWord });
  }
  return words;
}

function decisionButtons() {
  const make = (decision, label, key, action) => element('button', {
    type: 'button', class: `decide ${decision}`, 'aria-pressed': 'false', onclick: action,
    title: `${label} (${key})`,
  }, label);
  return element('div', { class: 'decisions segmented', role: 'group', 'aria-label': 'Decision' },
    make('accepted', verb, 'a', acceptCurrent),
    isServed ? make('rejected', 'Reject', 'r', rejectCurrent) : null);
}

// The buttons that decide on a group, at the head of it; none where nothing can be approved.
//
// - what: the words for states; the second button does without them where there is little room.
// - name: what they are of, to be read out.
function groupButtons(group, what, { name = '', hasRoom = false } = {}) {
  if (!outcomes.some(canBeAccepted)) return null;
  const make = (decision, isShort) => {
    const node = element('button', {
      type: 'button', class: `decide-group ${decision}`,
      onclick: () => decideGroup(group(), decision),
    });
    const own = decision === 'accepted' ? verb : 'Reject';
    node.showChoice = () => {
      const choice = choiceOf(group(), decision);
      // It keeps its place, so that nothing moves below a pointer that goes on.
      node.disabled = choice.states.length === 0;
      const word = choice.decision !== null ? own : isServed ? 'Reopen' : 'Untick';
      if (!node.disabled || node.textContent === '') {
        node.textContent = isShort ? word : `${word} ${what(choice.states)}`;
        node.setAttribute('aria-label', `${word} ${what(choice.states)}${name}`);
      }
    };
    return node;
  };
  return element('div', { class: 'group', role: 'group' },
    make('accepted', false), isServed ? make('rejected', !hasRoom) : null);
}

function tray() {
  return element('footer', { class: 'tray', 'aria-label': 'Review' },
    element('span', { class: 'tray-counts' }),
    element('p', { class: 'tray-message', role: 'status' }),
    element('div', { class: 'tray-actions' }));
}

function showTray() {
  const holder = find('.tray');
  if (!holder) return;
  const message = find('.tray-message');
  message.textContent = review.message;
  message.classList.toggle('is-problem', review.hasProblem);
  const actions = find('.tray-actions');
  if (!isServed) {
    const ticked = accepted();
    holder.hidden = ticked.length === 0;
    if (holder.hidden) return;
    find('.tray-counts').textContent = `${ticked.length} ticked`;
    actions.replaceChildren(
      commandRow(commandOfTicked()),
      element('button', { type: 'button', onclick: () => decide(ticked, null) }, 'Clear'));
    return;
  }
  find('.tray-counts').textContent = `${accepted().length} accepted, ` +
    `${rejected().length} rejected, ${outcomes.filter(isOpen).length} open`;
  const names = rejected().map(({ name }) => name).join('\n');
  actions.replaceChildren(
    ...names === '' ? [] : [element('button', {
      type: 'button', title: 'Copy the names of what is rejected',
      onclick: () => copyRejected(names),
    }, 'Copy rejected')],
    element('button', {
      type: 'button', class: 'undo', disabled: review.undo === null, onclick: undo,
      title: 'Undo (u)',
    }, review.undo === null ? 'Undo' : `Undo: ${review.undo}`));
}

async function copyRejected(names) {
  try {
    await navigator.clipboard.writeText(names);
    say('Copied.');
  } catch {
    say(names);
  }
}

function showDecisions() {
  for (const outcome of outcomes) {
    outcome.row.dataset.decision = outcome.decision ?? '';
    const word = { accepted: isServed ? 'accepted' : 'ticked', rejected: 'rejected' };
    find('.unseen-text', outcome.row).textContent =
      [outcome.status, word[outcome.decision]].filter(Boolean).join(', ');
  }
  const focused = document.activeElement;
  for (const node of document.querySelectorAll('.decide-group')) node.showChoice();
  if (focused?.matches('.decide-group:disabled')) current.row.focus();
  for (const change of summary.shared) {
    const states = explainedBy(change);
    const isAccepted = states.length > 0 &&
      states.every(({ decision }) => decision === 'accepted');
    change.row.dataset.decision = isAccepted ? 'accepted' : '';
  }
  showDecision();
  showTray();
}

function showDecision() {
  for (const node of document.querySelectorAll('.decide')) {
    const isPressed = node.classList.contains(current.decision);
    node.setAttribute('aria-pressed', String(isPressed));
  }
  find('.decisions').hidden = !canBeAccepted(current);
}

const ofScene = () => outcomes
  .filter((outcome) => outcome.scene === current.scene && isShown(outcome));
const listed = () => outcomes.filter(isShown);

const reviewKeys = [
  [['a'], isServed ? 'Accept' : 'Tick for the command', acceptCurrent],
  [['s'], `${verb} what is listed of its scene`, () => decideGroup(ofScene(), 'accepted')],
  [['A'], `${verb} all that are listed`, () => decideGroup(listed(), 'accepted')],
  ...isServed ? [
    [['r'], 'Reject, or take that back', rejectCurrent],
    [['S'], 'Reject what is listed of its scene', () => decideGroup(ofScene(), 'rejected')],
    [['R'], 'Reject all that are listed', () => decideGroup(listed(), 'rejected')],
    [['u'], 'Undo', undo],
  ] : [],
];
