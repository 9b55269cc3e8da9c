// The page of `galley preview`: what the server tells of scenes becomes sections with pictures.

import { element, fillIssues, latestOnly, load, loadPicture, say } from "./page.js";
import { showSingle } from "./single.js";

const scenes = new Map();
/** By the paths of scenes. */
const numbers = new Map();
const sections = new Map();
const list = document.querySelector("#scenes");
const single = document.querySelector("#single");
const filter = document.querySelector("#filter");

// Of what is looked at, or soon will be: it is drawn first, and only its pictures are loaded.
const nearNumbers = new Set();
const wantNear = latestOnly(async () => {
  const wanted = [...nearNumbers].filter((number) => {
    const states = scenes.get(number)?.states ?? [];
    return states.length === 0 || states.some((state) => state.picture === null);
  });
  if (wanted.length > 0) await load(`wanted?scenes=${wanted.join(",")}`);
});
const nearness = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    const number = Number(target.dataset.number);
    if (isIntersecting) {
      nearNumbers.add(number);
      showPictures(number);
    } else {
      nearNumbers.delete(number);
    }
  }
  wantNear();
}, { rootMargin: "100%" });

function showPictures(number) {
  const buttons = sections.get(number)?.pictures;
  for (const state of scenes.get(number)?.states ?? []) show(state, buttons.get(state.name).holder);
}

/** Puts a state's picture into a holder once it can be shown, in place of the one that is there. */
async function show(state, holder) {
  const wanted = state.picture;
  if (wanted === null || holder.dataset.wanted === wanted) return;
  holder.dataset.wanted = wanted;
  let picture;
  try {
    // The caption beside it names it.
    picture = await loadPicture(`pictures/${wanted}.png`, state, "");
  } catch {
    if (holder.dataset.wanted === wanted) delete holder.dataset.wanted;
    return;
  }
  if (holder.dataset.wanted !== wanted) return;
  holder.replaceChildren(picture);
  holder.dataset.shown = wanted;
}

/** Keeps the room of a picture that is not there yet, so that nothing moves when it comes. */
function makeRoom(state, holder) {
  const blank = holder.querySelector(".blank");
  if (!blank || state.picture === null) return;
  blank.style.setProperty("--width", state.width);
  blank.style.setProperty("--height", state.height);
}

function makeSection(scene) {
  const section = element("section", "scene");
  section.append(
    element("h2", ""), element("p", "path"), element("ul", "issues"), element("div", "pictures"));
  section.pictures = new Map();
  let place = list.lastElementChild;
  while (place && Number(place.dataset.number) > scene.number) place = place.previousElementSibling;
  list.insertBefore(section, place ? place.nextElementSibling : list.firstElementChild);
  sections.set(scene.number, section);
  section.dataset.number = scene.number;
  nearness.observe(section);
  return section;
}

function makeButton(scene, state) {
  const button = element("button", "picture");
  button.type = "button";
  button.holder = element("span", "holder");
  button.holder.append(element("span", "blank"));
  button.append(button.holder, element("span", "caption", state.name));
  button.addEventListener("click", () => { location.hash = address(scene, state); });
  return button;
}

function address(scene, state) {
  return `${scene.number}/${encodeURIComponent(state.name)}`;
}

function fill(scene) {
  const section = sections.get(scene.number) ?? makeSection(scene);
  const [name, path, issues, pictures] = section.children;
  name.textContent = scene.name;
  path.textContent = scene.source;
  fillIssues(issues, scene.issues);
  const buttons = scene.states.map((state) => {
    const button = section.pictures.get(state.name) ?? makeButton(scene, state);
    section.pictures.set(state.name, button);
    makeRoom(state, button.holder);
    return button;
  });
  const names = new Set(scene.states.map((state) => state.name));
  for (const known of section.pictures.keys()) if (!names.has(known)) section.pictures.delete(known);
  // What is in its place stays there, with the focus that it may have.
  buttons.forEach((button, place) => {
    if (pictures.children[place] !== button) {
      pictures.insertBefore(button, pictures.children[place] ?? null);
    }
  });
  while (pictures.children.length > buttons.length) pictures.lastChild.remove();
  if (nearNumbers.has(scene.number)) showPictures(scene.number);
  choose(scene, chosenWords());
  refresh();
}

/** Milliseconds between two refreshes: many scenes may change at once. */
const refreshInterval = 40;
let [lastRefresh, nextRefresh] = [-refreshInterval, null];

/** Does once what several changes ask for. */
function refresh() {
  nextRefresh ??= setTimeout(() => {
    [lastRefresh, nextRefresh] = [performance.now(), null];
    fillSingle();
    say(count());
  }, lastRefresh + refreshInterval - performance.now());
}

/** The words of the filter. */
function chosenWords() {
  return filter.value.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Shows of a scene what has the words in its names. */
function choose(scene, words) {
  const section = sections.get(scene.number);
  let count = 0;
  for (const state of scene.states) {
    const name = `${scene.name} ${state.name}`.toLowerCase();
    const isChosen = words.every((word) => name.includes(word));
    section.pictures.get(state.name).hidden = !isChosen;
    if (isChosen) count += 1;
  }
  const isEmpty = scene.states.length === 0 && words.every((word) => scene.name.toLowerCase().includes(word));
  section.hidden = scene.isGone || (count === 0 && !isEmpty);
}

function chooseAll() {
  const words = chosenWords();
  for (const scene of scenes.values()) choose(scene, words);
}

// One picture

function shown() {
  return [...scenes.values()].filter((scene) => !scene.isGone)
    .sort((one, other) => one.number - other.number)
    .flatMap((scene) => scene.states.map((state) => ({ scene, state })));
}

function chosen() {
  const hash = location.hash.slice(1);
  return hash ? shown().find(({ scene, state }) => address(scene, state) === hash) : undefined;
}

function fillSingle() {
  const found = chosen();
  single.hidden = !found;
  list.hidden = Boolean(found);
  showSingle(found);
}

function move(step) {
  const all = shown();
  const place = all.findIndex(({ scene, state }) => address(scene, state) === location.hash.slice(1));
  const next = all[place + step];
  if (place >= 0 && next) location.replace(`#${address(next.scene, next.state)}`);
}

function leave() {
  const found = chosen();
  location.hash = "";
  fillSingle();
  if (found) sections.get(found.scene.number)?.pictures.get(found.state.name)?.focus();
}

addEventListener("editorchange", () => {
  for (const [number, section] of sections) fillIssues(section.children[2], scenes.get(number).issues);
});
addEventListener("hashchange", () => {
  fillSingle();
  if (!single.hidden && !single.contains(document.activeElement)) {
    document.querySelector("#back").focus();
  }
});
document.querySelector("#back").addEventListener("click", leave);
document.querySelector("#previous").addEventListener("click", () => move(-1));
document.querySelector("#next").addEventListener("click", () => move(1));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && document.activeElement !== filter) {
    event.preventDefault();
    filter.focus();
  } else if (event.key === "Escape") {
    if (!single.hidden) leave();
    else if (document.activeElement === filter) { filter.value = ""; chooseAll(); }
  } else if (["INPUT", "SELECT"].includes(document.activeElement?.tagName)) {
    // Keys are theirs.
  } else if (!single.hidden && event.key === "ArrowLeft") {
    move(-1);
  } else if (!single.hidden && event.key === "ArrowRight") {
    move(1);
  }
});

// The bar

filter.addEventListener("input", chooseAll);
const sizes = [...document.querySelectorAll("[data-size]")];
function size(button) {
  for (const other of sizes) other.setAttribute("aria-pressed", String(other === button));
  document.body.style.setProperty("--picture", `${button.dataset.size}px`);
}
for (const button of sizes) button.addEventListener("click", () => size(button));
size(sizes[1]);

function count() {
  let [states, errors] = [0, 0];
  for (const scene of scenes.values()) {
    if (scene.isGone) continue;
    states += scene.states.length;
    errors += scene.issues.filter((issue) => issue.severity === "error").length;
  }
  const pictures = `${states} ${states === 1 ? "picture" : "pictures"}`;
  return errors ? `${pictures}, ${errors} ${errors === 1 ? "error" : "errors"}` : pictures;
}

function forget(number) {
  numbers.delete(scenes.get(number)?.path);
  scenes.delete(number);
  sections.get(number)?.remove();
  sections.delete(number);
  nearNumbers.delete(number);
}

/** Leads to the review of the last check, where there are results. */
function showCheck(finding) {
  const link = document.querySelector("#check");
  link.hidden = finding === null;
  link.textContent = `Last check: ${finding}`;
}

const events = new EventSource("events");
events.addEventListener("message", (event) => {
  const told = JSON.parse(event.data);
  if ("check" in told) {
    showCheck(told.check);
    return;
  }
  const scene = told;
  // A process that has taken the place of another may count anew, and has not drawn all again.
  const number = numbers.get(scene.path) ?? scene.number;
  if (number !== scene.number) forget(number);
  const known = scenes.get(scene.number);
  if (known && known.path !== scene.path) forget(scene.number);
  if (scene.states.length === 0 && scene.issues.length > 0) {
    scene.states = scenes.get(scene.number)?.states ?? [];
  }
  scenes.set(scene.number, scene);
  numbers.set(scene.path, scene.number);
  fill(scene);
});
events.addEventListener("open", () => say(count()));
events.addEventListener("error", () => {
  say("Not connected; start galley preview again", true);
});
