// The page of `galley preview`: what the server tells of scenes becomes sections with pictures.

import { element, fillIssues, latestOnly, load, loadPicture, say } from "./page.js";
import { showSingle } from "./single.js";

const scenes = new Map();
const sections = new Map();
const list = document.querySelector("#scenes");
const single = document.querySelector("#single");
const filter = document.querySelector("#filter");

// What is looked at is drawn first.
const shownNumbers = new Set();
const wantShown = latestOnly(async () => {
  const wanted = [...shownNumbers].filter((number) => {
    const states = scenes.get(number)?.states ?? [];
    return states.length === 0 || states.some((state) => state.picture === null);
  });
  if (wanted.length > 0) await load(`wanted?scenes=${wanted.join(",")}`);
});
const seen = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    const number = Number(target.dataset.number);
    if (isIntersecting) shownNumbers.add(number);
    else shownNumbers.delete(number);
  }
  wantShown();
});

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

function makeSection(scene) {
  const section = element("section", "scene");
  section.append(
    element("h2", ""), element("p", "path"), element("ul", "issues"), element("div", "pictures"));
  section.pictures = new Map();
  let place = list.lastElementChild;
  while (place && Number(place.dataset.number) > scene.number) place = place.previousElementSibling;
  list.insertBefore(section, place ? place.nextElementSibling : list.firstElementChild);
  sections.set(scene.number, section);
  seen.observe(section);
  section.dataset.number = scene.number;
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
    show(state, button.holder);
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
  refresh();
}

/** Milliseconds between two refreshes: many scenes may change at once. */
const refreshInterval = 40;
let [lastRefresh, nextRefresh] = [-refreshInterval, null];

/** Does once what several changes ask for. */
function refresh() {
  nextRefresh ??= setTimeout(() => {
    [lastRefresh, nextRefresh] = [performance.now(), null];
    choose();
    fillSingle();
    say(count());
  }, lastRefresh + refreshInterval - performance.now());
}

/** Shows what has the words of the filter in its names. */
function choose() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const [number, section] of sections) {
    const scene = scenes.get(number);
    let count = 0;
    for (const state of scene.states) {
      const name = `${scene.name} ${state.name}`.toLowerCase();
      const isChosen = words.every((word) => name.includes(word));
      const button = section.pictures.get(state.name);
      if (button) button.hidden = !isChosen;
      if (isChosen) count += 1;
    }
    const isEmpty = scene.states.length === 0 && words.every((word) => scene.name.includes(word));
    section.hidden = scene.isGone || (count === 0 && !isEmpty);
  }
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
    else if (document.activeElement === filter) { filter.value = ""; choose(); }
  } else if (["INPUT", "SELECT"].includes(document.activeElement?.tagName)) {
    // Keys are theirs.
  } else if (!single.hidden && event.key === "ArrowLeft") {
    move(-1);
  } else if (!single.hidden && event.key === "ArrowRight") {
    move(1);
  }
});

// The bar

filter.addEventListener("input", choose);
const sizes = [...document.querySelectorAll("[data-size]")];
function size(button) {
  for (const other of sizes) other.setAttribute("aria-pressed", String(other === button));
  document.body.style.setProperty("--picture", `${button.dataset.size}px`);
}
for (const button of sizes) button.addEventListener("click", () => size(button));
size(sizes[1]);

function count() {
  const all = shown();
  const errors = [...scenes.values()].filter((scene) => !scene.isGone)
    .flatMap((scene) => scene.issues).filter((issue) => issue.severity === "error").length;
  const pictures = `${all.length} ${all.length === 1 ? "picture" : "pictures"}`;
  return errors ? `${pictures}, ${errors} ${errors === 1 ? "error" : "errors"}` : pictures;
}

function forget(number) {
  scenes.delete(number);
  sections.get(number)?.remove();
  sections.delete(number);
  shownNumbers.delete(number);
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
  for (const [number, known] of scenes) {
    if (known.path === scene.path && number !== scene.number
      || known.path !== scene.path && number === scene.number) forget(number);
  }
  if (scene.states.length === 0 && scene.issues.length > 0) {
    scene.states = scenes.get(scene.number)?.states ?? [];
  }
  scenes.set(scene.number, scene);
  fill(scene);
});
events.addEventListener("open", () => say(count()));
events.addEventListener("error", () => {
  say("Not connected; start galley preview again", true);
});
