// What the parts of a picture are: outlines, distances, looks and layers.

import { button, element, placeElement } from "./page.js";

const svg = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const right = (part) => part.x + part.width;
const bottom = (part) => part.y + part.height;
/** Points as people write them. */
const points = (value) => String(Math.round(value * 100) / 100);

export class Inspector {
  parts = [];
  collections = [];
  /** Whether what is hovered is outlined. */
  isOn = true;
  #overlay;
  #details;
  #layers;
  #size = { width: 1, height: 1 };
  #origin = { x: 0, y: 0 };
  #selected = null;
  #hovered = null;
  #rows = new Map();

  constructor(overlay, details, layers) {
    this.#overlay = overlay;
    this.#details = details;
    this.#layers = layers;
    overlay.addEventListener("pointermove", (event) => {
      if (this.isOn) this.#hover(this.partAt(this.point(event)));
    });
    overlay.addEventListener("pointerleave", () => this.#hover(null));
    overlay.addEventListener("click", (event) => {
      if (this.isOn) this.#select(this.partAt(this.point(event)), true);
    });
  }

  /** Gives the overlay the size of the picture, in points. */
  fit(size) {
    this.#size = size;
    this.#overlay.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    this.#outline();
  }

  /** Shows the parts that the server found in a picture. */
  show({ parts = [], collections = [], x = 0, y = 0 }) {
    this.parts = parts.map((part) => ({ ...part, x: part.x + x, y: part.y + y, key: part.way.join("\n") }));
    this.collections = collections.map((collection) => ({ ...collection, x: collection.x + x, y: collection.y + y }));
    this.#origin = { x, y };
    const byKey = new Map(this.parts.map((part) => [part.key, part]));
    for (const part of this.parts) {
      part.parent = byKey.get(part.way.slice(0, -1).join("\n")) ?? null;
    }
    for (const part of this.parts) part.declaration = this.#declaration(part);
    this.#selected = byKey.get(this.#selected?.key) ?? null;
    this.#hovered = null;
    this.#fillLayers();
    this.refresh();
  }

  refresh() {
    this.#fillDetails();
    this.#outline();
  }

  /** The outermost part that the same words of the scene make. */
  #declaration(part) {
    let found = part;
    for (let outer = part.parent; outer; outer = outer.parent) {
      const [one, other] = [part.place, outer.place];
      if (one && other && one.text === other.text && one.column === other.column) found = outer;
    }
    return found;
  }

  /** Where a pointer is on the picture, in points. */
  point(event) {
    const box = this.#overlay.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / box.width * this.#size.width,
      y: (event.clientY - box.top) / box.height * this.#size.height,
    };
  }

  /** The smallest part that the scene says and that lies at a point. */
  partAt({ x, y }) {
    const found = this.parts.filter((part) => part.declaration === part
      && x >= part.x && x < right(part) && y >= part.y && y < bottom(part));
    return found.reduce(
      (best, part) => !best || part.width * part.height <= best.width * best.height ? part : best, null);
  }

  #hover(part) {
    if (part === this.#hovered) return;
    this.#hovered = part;
    for (const [key, row] of this.#rows) row.classList.toggle("hovered", key === part?.key);
    this.refresh();
  }

  #select(part, scrolls = false) {
    this.#selected = part === this.#selected ? null : part;
    for (const [key, row] of this.#rows) {
      if (key === this.#selected?.key) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    if (scrolls) this.#rows.get(this.#selected?.key)?.scrollIntoView({ block: "nearest" });
    this.refresh();
  }

  // The picture

  #outline() {
    const box = this.#overlay.getBoundingClientRect();
    const scale = box.width > 0 ? this.#size.width / box.width : 1;
    const rectangle = (part, name) => svg("rect", {
      x: part.x, y: part.y, width: part.width, height: part.height, class: name,
    });
    const marks = [];
    if (this.#selected) marks.push(rectangle(this.#selected, "selected"));
    if (this.#hovered) marks.push(rectangle(this.#hovered, "hovered"));
    for (const line of this.#distances()) {
      marks.push(
        svg("line", { x1: line.x1, y1: line.y1, x2: line.x2, y2: line.y2, class: "distance" }),
        ...this.#label(points(line.length), (line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2, scale));
    }
    this.#overlay.replaceChildren(...marks);
  }

  /** A text on a ground, around a point. */
  #label(text, x, y, scale) {
    const [width, height] = [(text.length * 7 + 8) * scale, 16 * scale];
    const left = Math.min(Math.max(0, x - width / 2), this.#size.width - width);
    const top = Math.min(Math.max(0, y - height / 2), this.#size.height - height);
    const words = svg("text", {
      x: left + width / 2, y: top + 12 * scale, "font-size": 11.5 * scale, class: "length",
    });
    words.textContent = text;
    return [svg("rect", { x: left, y: top, width, height, rx: 3 * scale, class: "ground" }), words];
  }

  /** The lines from what is hovered to what is selected, or to what is beside it. */
  #distances() {
    const part = this.#hovered ?? this.#selected;
    if (!part) return [];
    if (this.#selected && this.#hovered && this.#hovered !== this.#selected) {
      return between(this.#selected, this.#hovered);
    }
    const container = this.#container(part);
    const beside = this.parts.filter(
      (other) => other !== part && other.parent === part.parent && other.declaration === other
        && other.type !== "background");
    return toNeighbors(part, beside, container);
  }

  #container(part) {
    const { width, height } = this.#size;
    return part.parent ?? { x: this.#origin.x, y: this.#origin.y,
      width: width - 2 * this.#origin.x, height: height - 2 * this.#origin.y };
  }

  // The panel

  #fillDetails() {
    const part = this.#hovered ?? this.#selected;
    if (!part) {
      this.#details.replaceChildren(element("p", "hint", "Point at something; click to measure from it."));
      return;
    }
    const head = element("h3", "", part.name);
    head.append(element("span", "type", part.type));
    const list = element("dl");
    for (const [name, value] of this.#facts(part)) {
      const cell = element("dd");
      cell.append(...[value].flat());
      list.append(element("dt", "", name), cell);
    }
    this.#details.replaceChildren(head, list);
    if (part.place) this.#details.append(placeElement(part.place));
  }

  /** What is known of a part, and of what Galley draws for the same words of the scene. */
  #facts(part) {
    const own = this.parts.filter((other) => other.declaration === part);
    const all = (key) => own.flatMap((other) => other[key] ?? []);
    const radius = own.map((other) => other.borderRadius).find((value) => value !== undefined);
    const opacity = own.map((other) => other.opacity).find((value) => value !== undefined);
    const content = own.map((other) => other.content).filter(Boolean).join(" · ");
    const facts = [
      ["Frame", `${points(part.x - this.#origin.x)}, ${points(part.y - this.#origin.y)}`],
      ["Size", `${points(part.width)} × ${points(part.height)}`],
    ];
    if (content) facts.push(["Text", content.length > 120 ? `${content.slice(0, 120)}…` : content]);
    for (const style of different(all("textStyles"))) {
      facts.push(["Font", `${style.fontFamily} ${points(style.fontSize)}, ${style.fontWeight}`
        + (style.fontStyle === "italic" ? ", italic" : "")]);
      facts.push(["Color", swatch(style.color)]);
    }
    for (const fill of different(all("fills"))) {
      facts.push(["Fill", fill.color ? swatch(fill.color)
        : fill.gradient.colorStops.flatMap((stop) => swatch(stop.color))]);
    }
    for (const border of different(all("borders"))) {
      facts.push(["Border", [`${points(border.thickness)} `, ...border.fill.color ? swatch(border.fill.color) : []]]);
    }
    for (const shadow of different(all("shadows"))) {
      facts.push(["Shadow",
        [`${points(shadow.offsetX)}, ${points(shadow.offsetY)}, ${points(shadow.blurRadius)} `, ...swatch(shadow.color)]]);
    }
    if (radius !== undefined) facts.push(["Corners", points(radius)]);
    if (opacity !== undefined) facts.push(["Opacity", points(opacity)]);
    return facts;
  }

  #fillLayers() {
    this.#rows = new Map();
    const inner = new Map();
    for (const part of this.parts.filter((each) => each.declaration === each)) {
      const parent = part.parent?.declaration ?? null;
      inner.set(parent, [...inner.get(parent) ?? [], part]);
    }
    const list = (parent) => {
      const made = element("ul");
      for (const part of inner.get(parent) ?? []) {
        const row = element("li");
        const choose = button("layer", part.name, () => this.#select(part));
        choose.append(element("span", "type", part.type));
        choose.setAttribute("aria-label", `${part.name}, ${part.type}`);
        choose.addEventListener("pointerenter", () => this.#hover(part));
        choose.addEventListener("pointerleave", () => this.#hover(null));
        choose.addEventListener("focus", () => this.#hover(part));
        choose.addEventListener("blur", () => this.#hover(null));
        if (part.key === this.#selected?.key) choose.setAttribute("aria-current", "true");
        this.#rows.set(part.key, choose);
        row.append(choose);
        if (inner.has(part)) row.append(list(part));
        made.append(row);
      }
      return made;
    };
    const focused = [...this.#layers.querySelectorAll("button")].indexOf(document.activeElement);
    this.#layers.replaceChildren(list(null));
    if (focused >= 0) this.#layers.querySelectorAll("button")[focused]?.focus();
  }
}

function different(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function swatch({ r, g, b, a }) {
  const hex = `#${[r, g, b].map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;
  const patch = element("span", "swatch");
  patch.style.setProperty("--color", `rgb(${r} ${g} ${b} / ${a})`);
  return [patch, element("span", "", (a < 1 ? `${hex} ${Math.round(a * 100)}%` : hex) + " ")];
}

/** The lengths between two parts: across the gap, or to the edges of the one that is around. */
function between(one, other) {
  const isInside = (inner, outer) => inner.x >= outer.x && inner.y >= outer.y
    && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);
  if (isInside(other, one)) return toNeighbors(other, [], one);
  if (isInside(one, other)) return toNeighbors(one, [], other);
  const y = middle(one.y, bottom(one), other.y, bottom(other));
  const x = middle(one.x, right(one), other.x, right(other));
  return [
    across(right(one), other.x, y), across(right(other), one.x, y),
    down(bottom(one), other.y, x), down(bottom(other), one.y, x),
  ].filter((line) => line.length > 0.005);
}

/** The middle of what two ranges share, or of the first one. */
function middle(low, high, otherLow, otherHigh) {
  const [from, to] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
  return from < to ? (from + to) / 2 : (low + high) / 2;
}

const across = (from, to, y) => ({ x1: from, x2: to, y1: y, y2: y, length: to - from });
const down = (from, to, x) => ({ x1: x, x2: x, y1: from, y2: to, length: to - from });

/** The lengths from a part to the next ones on its four sides, or else to what is around. */
function toNeighbors(part, beside, container) {
  const inRow = beside.filter((other) => other.y < bottom(part) && bottom(other) > part.y);
  const inColumn = beside.filter((other) => other.x < right(part) && right(other) > part.x);
  const before = (others, edge, limit, own) => Math.max(own, ...others.map(edge).filter((value) => value <= limit + 0.005));
  const after = (others, edge, limit, own) => Math.min(own, ...others.map(edge).filter((value) => value >= limit - 0.005));
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  return [
    across(before(inRow, right, part.x, container.x), part.x, y),
    across(right(part), after(inRow, (other) => other.x, right(part), right(container)), y),
    down(before(inColumn, bottom, part.y, container.y), part.y, x),
    down(bottom(part), after(inColumn, (other) => other.y, bottom(part), bottom(container)), x),
  ].filter((line) => line.length > 0.005);
}
