// One picture: its values, its time, and what a finger does to it.

import { button, copy, element, fillIssues, latestOnly, load, loadPicture, say } from "./page.js";
import { Inspector } from "./inspector.js";
import { GestureRecorder } from "./gestures.js";

const one = (name) => document.querySelector(name);
const holder = one("#single-picture");
const slider = one("#time-slider");
/** Pixels a point of a picture that moves, at most: it is gone before finer ones are seen. */
const movingScale = 2;
/** Frames a second that the buttons beside the slider step by. */
const frameRate = 30;

/** The picture that is shown, and what is tried out on it. */
let shown = null;
/** Values in place of the scene's own, by their paths. */
let values = new Map();
let gestures = [];
/** Seconds since the first gesture; null for the instant of the state. */
let seconds = null;
/** What the server says of the course; null until it has come. */
let course = null;
let isPlaying = false;

const inspector = new Inspector(one("#overlay"), one("#part"), one("#layers"));
const recorder = new GestureRecorder(one("#overlay"), {
  isOn: () => one("#mode-touch").getAttribute("aria-pressed") === "true",
  now: () => ({ isPlaying, time: seconds, course, parts: inspector.parts, collections: inspector.collections }),
  /** Shows the picture while a finger is down. */
  hold: (gesture) => {
    isPlaying = false;
    drawFrame([...gestures, gesture], null, { isMoving: true });
  },
  /** Adds a gesture that has ended, and plays what it began. */
  end: (gesture) => {
    gestures.push(gesture);
    change({ plays: true });
  },
  tell: say,
});

/** The state's own values of the matrix's axes, with those that are tried out over them. */
function query(doing = gestures, at = seconds) {
  const parameters = new URLSearchParams({ scene: shown.scene.number, state: shown.state.state });
  const own = shown.scene.axes.map((axis, index) => [axis.path, shown.state.axisValues[index]]);
  for (const [path, value] of new Map([...own, ...values])) {
    if (value !== undefined) parameters.set(`set.${path}`, value);
  }
  if (doing.length > 0) parameters.set("do", `[${doing.join(", ")}]`);
  if (at !== null) parameters.set("at", at.toFixed(4));
  return parameters;
}

const isPlain = () => values.size === 0 && gestures.length === 0 && seconds === null;

// The picture

/** Shows the picture of a query, in place of the one that is there once it can be shown. */
const drawFrame = latestOnly(async (doing, at, { isMoving = false } = {}) => {
  if (!shown) return;
  const { scene, state } = shown;
  const isOwn = isPlain() && doing.length === 0;
  if (isOwn && state.picture === null) return;
  const parameters = query(doing, at);
  if (isMoving && course?.scale > movingScale) parameters.set("scale", movingScale);
  const address = isOwn
    ? `pictures/${state.picture}.png` : `frame.png?${parameters}`;
  const size = isOwn ? state : { width: course?.width ?? state.width, height: course?.height ?? state.height };
  try {
    const picture = await loadPicture(address, size, `${scene.name}, ${state.name}`);
    if (shown?.state.name !== state.name || shown.scene.number !== scene.number) return;
    holder.replaceChildren(picture);
    inspector.fit(size);
  } catch {
    // Why it cannot be drawn is in what the course comes to.
  }
});

const draw = () => drawFrame(gestures, seconds);

/** Looks for the parts of the picture that is shown. */
const findParts = latestOnly(async () => {
  if (!shown) return;
  const address = `parts.json?${query()}`;
  const found = await load(address);
  if (shown && address === `parts.json?${query()}`) inspector.show(found);
});

const findCourse = latestOnly(async (plays) => {
  if (!shown) return;
  const address = `course.json?${query(gestures, null)}`;
  const found = await load(address);
  if (!shown || address !== `course.json?${query(gestures, null)}`) return;
  const isWrong = found.issues.some((issue) => issue.severity === "error");
  // What is wrong with the file is told with its scene.
  const issues = isWrong || !isPlain() ? [...found.issues, ...shown.scene.issues] : shown.scene.issues;
  fillIssues(one("#single-issues"), unique(issues));
  if (isWrong) return;
  course = found;
  slider.max = course.duration.toFixed(4);
  one("#time").hidden = course.duration === 0;
  if (plays && course.duration > course.gesturesEnd) {
    seconds = course.gesturesEnd;
    play();
  } else {
    await draw();
    tellTime();
    findParts();
  }
});

function unique(issues) {
  const known = new Map(issues.map((issue) => [`${issue.message} ${issue.place?.text}`, issue]));
  return [...known.values()];
}

/** Draws anew after a value or a gesture has changed. */
function change({ plays = false } = {}) {
  isPlaying = false;
  seconds = null;
  one("#reset").disabled = isPlain();
  fillGestures();
  findCourse(plays);
}

// Time

function tellTime() {
  const time = seconds ?? course?.instant ?? 0;
  slider.value = time;
  slider.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
  one("#time-value").textContent = `${time.toFixed(2)} of ${(course?.duration ?? 0).toFixed(2)} s`;
  one("#play").textContent = isPlaying ? "Pause" : "Play";
  const since = time - (course?.gesturesEnd ?? 0);
  const copied = one("#copy-time");
  copied.hidden = since < -1e-6;
  copied.textContent = `at: ${Math.max(0, since).toFixed(3).replace(/\.?0+$/, "")}s`;
}

/** Goes to an instant, and waits there. */
async function go(time) {
  isPlaying = false;
  seconds = Math.min(Math.max(0, time), course?.duration ?? 0);
  tellTime();
  await draw();
  findParts();
}

async function play() {
  if (!course) return;
  if (seconds === null || seconds >= course.duration) seconds = 0;
  const speed = Number(one("#speed").value);
  const [begin, start] = [seconds, performance.now()];
  const token = {};
  isPlaying = token;
  while (isPlaying === token) {
    seconds = Math.min(course.duration, begin + (performance.now() - start) / 1000 * speed);
    tellTime();
    await drawFrame(gestures, seconds, { isMoving: true });
    if (isPlaying !== token) return;
    if (seconds >= course.duration) break;
    await new Promise(requestAnimationFrame);
  }
  isPlaying = false;
  // At rest the parts are where the next finger meets them.
  seconds = gestures.length > 0 ? null : seconds;
  tellTime();
  await draw();
  findParts();
}

slider.addEventListener("input", () => go(Number(slider.value)));
one("#play").addEventListener("click", () => {
  if (isPlaying) go(seconds);
  else play();
});
for (const [name, step] of [["#step-back", -1], ["#step-on", 1]]) {
  one(name).addEventListener("click", () => go((seconds ?? course?.instant ?? 0) + step / frameRate));
}
one("#copy-time").addEventListener("click", () => copy(one("#copy-time").textContent));

// Values

let screenAxes = [];
load("axes.json").then((axes) => {
  screenAxes = axes;
  if (shown) fillValues();
});

function fillValues() {
  const own = shown.scene.axes;
  const others = screenAxes.filter((axis) => !own.some(({ path }) => path === axis.path));
  const added = [...values.keys()].filter((path) => ![...own, ...others].some((axis) => axis.path === path));
  one("#values").replaceChildren(
    ...own.map((axis, index) => valueRow(axis.path, axis.values, shown.state.axisValues[index])),
    ...others.map((axis) => valueRow(axis.path, axis.values, null)),
    ...added.map((path) => valueRow(path, [values.get(path)], null)));
}

/** A row to choose a value; `own` is that of the state, null for what the scene says itself. */
function valueRow(path, choices, own) {
  const row = element("label", "value");
  const select = element("select");
  if (own === null) select.append(new Option("the scene's", ""));
  const tried = values.get(path);
  const all = tried !== undefined && !choices.includes(tried) ? [...choices, tried] : choices;
  for (const choice of all) select.append(new Option(choice, choice));
  select.value = tried ?? own ?? "";
  select.addEventListener("change", () => {
    if (select.value === (own ?? "")) values.delete(path);
    else values.set(path, select.value);
    change();
  });
  row.append(element("span", "", path), select);
  return row;
}

one("#other-value").addEventListener("submit", (event) => {
  event.preventDefault();
  const [path, value] = ["#other-path", "#other-text"].map((name) => one(name).value.trim());
  if (!path || !value) return;
  values.set(path, value);
  fillValues();
  change();
});

one("#reset").addEventListener("click", () => {
  values = new Map();
  gestures = [];
  fillValues();
  change();
});

// Gestures

/** The state that the gestures make, as it is written into the scene. */
export function writtenState() {
  return [`- name: ${course?.state ?? `${shown.state.state}-by-hand`}`, `  from: ${shown.state.state}`, "  do:",
    ...gestures.map((gesture) => `    - ${gesture}`)].map((line) => `  ${line}`).join("\n") + "\n";
}

function fillGestures() {
  one("#gestures").replaceChildren(...gestures.map((gesture) => element("li", "", gesture)));
  one("#undo").disabled = gestures.length === 0;
  one("#copy-state").disabled = gestures.length === 0;
}

one("#undo").addEventListener("click", () => {
  gestures.pop();
  change();
});
one("#copy-state").addEventListener("click", () => copy(writtenState()));

const modes = { inspect: one("#mode-inspect"), touch: one("#mode-touch") };
function setMode(mode) {
  for (const [name, made] of Object.entries(modes)) made.setAttribute("aria-pressed", String(name === mode));
  one("#overlay").classList.toggle("touches", mode === "touch");
  inspector.isOn = mode === "inspect";
  one("#part").hidden = mode === "touch";
  if (mode === "touch") one("#gesture-list").open = true;
}
modes.inspect.addEventListener("click", () => setMode("inspect"));
modes.touch.addEventListener("click", () => setMode("touch"));
setMode("inspect");

// What is shown

/** Shows a state of a scene, or nothing; what is tried out stays while that is the same. */
export function showSingle(found) {
  if (!found) {
    shown = null;
    isPlaying = false;
    holder.replaceChildren();
    return;
  }
  const isSameScene = shown?.scene.number === found.scene.number;
  const isSame = isSameScene && shown.state.name === found.state.name;
  if (!isSameScene) values = new Map();
  if (!isSame) {
    gestures = [];
    seconds = null;
    course = null;
    holder.replaceChildren();
    inspector.show({ parts: [], collections: [] });
  }
  const wasShown = shown;
  shown = found;
  one("#single-name").textContent = `${found.scene.name} / ${found.state.name}`;
  modes.touch.disabled = !found.state.isScreen;
  if (!found.state.isScreen) setMode("inspect");
  if (!isSame) fillGestures();
  if (!isSame || JSON.stringify(wasShown.scene) !== JSON.stringify(found.scene)) {
    fillIssues(one("#single-issues"), found.scene.issues);
    fillValues();
    one("#reset").disabled = isPlain();
    if (seconds === null) findCourse(false);
    else go(seconds);
  }
}

addEventListener("editorchange", () => {
  if (!shown) return;
  fillIssues(one("#single-issues"), shown.scene.issues);
  inspector.refresh();
});
