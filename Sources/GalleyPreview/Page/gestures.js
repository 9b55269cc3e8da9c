// What a pointer does on a picture becomes the gestures of a scene.

/** Points that a finger may move and still tap. */
const tapSlack = 10;
/** Milliseconds after which a press is a long one. */
const longPress = 500;
/** Milliseconds whose movement is the velocity of a finger that is lifted. */
const velocityWindow = 80;
/** Points a second below which a finger lets go without a throw. */
const leastVelocity = 50;

const round = (value) => Math.round(value * 10) / 10;
const pair = (x, y) => `[${round(x)}, ${round(y)}]`;
const contains = (part, { x, y }) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;

export class GestureRecorder {
  #overlay;
  #screen;
  /** What the finger that is down does; null for none. */
  #touch = null;

  /** `screen` tells what is there, and is told of gestures. */
  constructor(overlay, screen) {
    this.#overlay = overlay;
    this.#screen = screen;
    overlay.addEventListener("pointerdown", (event) => this.#begin(event));
    overlay.addEventListener("pointermove", (event) => this.#move(event));
    overlay.addEventListener("pointerup", (event) => this.#end(event));
    overlay.addEventListener("pointercancel", () => { this.#touch = null; });
    overlay.addEventListener("contextmenu", (event) => { if (this.#screen.isOn()) event.preventDefault(); });
  }

  #point(event) {
    const [box, view] = [this.#overlay.getBoundingClientRect(), this.#overlay.viewBox.baseVal];
    return {
      x: (event.clientX - box.left) / box.width * view.width,
      y: (event.clientY - box.top) / box.height * view.height, time: event.timeStamp,
    };
  }

  #begin(event) {
    if (!this.#screen.isOn() || event.button !== 0 || this.#touch) return;
    event.preventDefault();
    try {
      this.#overlay.setPointerCapture(event.pointerId);
    } catch { /* A pointer that has gone already. */ }
    const { isPlaying, time, course, parts, collections } = this.#screen.now();
    const start = this.#point(event);
    const isAtRest = !isPlaying;
    this.#touch = {
      id: event.pointerId, start, points: [start], isPressed: false,
      collection: collections.findLast((collection) => contains(collection, start)) ?? null,
      hasSeveral: collections.length > 1,
      // Items that move are not where they were found.
      item: isAtRest ? parts.findLast((part) => part.item !== undefined && contains(part, start)) : null,
      parts: parts.filter((part) => contains(part, start)),
      after: isAtRest || !course ? null : Math.max(0, time - course.gesturesEnd),
    };
    const touch = this.#touch;
    setTimeout(() => {
      if (this.#touch === touch && this.#distance(touch) <= tapSlack) touch.isPressed = true;
    }, longPress);
  }

  #distance({ start, points }) {
    const last = points.at(-1);
    return Math.hypot(last.x - start.x, last.y - start.y);
  }

  #move(event) {
    const touch = this.#touch;
    if (!touch || event.pointerId !== touch.id) return;
    touch.points.push(this.#point(event));
    if (this.#distance(touch) <= tapSlack && !touch.hasMoved) return;
    touch.hasMoved = true;
    const gesture = this.#dragging(touch, null);
    if (gesture) this.#screen.hold(gesture);
  }

  #end(event) {
    const touch = this.#touch;
    if (!touch || event.pointerId !== touch.id) return;
    this.#touch = null;
    touch.points.push(this.#point(event));
    const gesture = touch.hasMoved ? this.#dragging(touch, this.#velocity(touch)) : this.#tapping(touch);
    if (gesture) this.#screen.end(gesture);
    else this.#screen.tell("Nothing here takes that");
  }

  /** Points a second at the end of a movement. */
  #velocity({ points }) {
    const last = points.at(-1);
    const first = points.find((point) => point.time >= last.time - velocityWindow) ?? last;
    const seconds = (last.time - first.time) / 1000;
    if (seconds <= 0) return { x: 0, y: 0 };
    const [x, y] = [(last.x - first.x) / seconds, (last.y - first.y) / seconds];
    return Math.hypot(x, y) < leastVelocity ? { x: 0, y: 0 } : { x, y };
  }

  /** A map with what stands beside the word of a gesture. */
  #map(touch, words, { target = null, needsCollection = true } = {}) {
    const keys = [words];
    if (target) keys.push(`in: ${target}`);
    else if (needsCollection && touch.hasSeveral && touch.collection) {
      keys.push(`in: ${JSON.stringify(touch.collection.name)}`);
    }
    if (touch.after !== null) keys.push(`after: ${touch.after.toFixed(3)}s`);
    return `{ ${keys.join(", ")} }`;
  }

  #itemName({ item }) { return `[${item.section}, ${item.item}]`; }

  /** The tap of the close button, of an item or of what an item has opened, at the beginning of a touch. */
  #closeButton(touch) {
    const button = touch.parts.findLast((part) => part.name === "close");
    if (!button || touch.after !== null) return null;
    const owner = this.#screen.now().parts.find((part) => (
      (part.item !== undefined || part.type === "detail") && button.key.startsWith(`${part.key}\n`)));
    if (!owner) return null;
    return this.#map(touch, owner.type === "detail" ? "tap: close" : `tap-close: ${this.#itemName({ item: owner })}`);
  }

  /** Where a finger is in its collection. */
  #inCollection({ collection }, point) { return pair(point.x - collection.x, point.y - collection.y); }

  /** The gesture of a movement; `velocity` is null while the finger is down. */
  #dragging(touch, velocity) {
    const [start, last] = [touch.start, touch.points.at(-1)];
    const [dx, dy] = [last.x - start.x, last.y - start.y];
    const slider = touch.parts.findLast((part) => part.type === "slider");
    if (slider) return this.#map(touch, `drag: ${round(dx)}`, { target: JSON.stringify(slider.name) });
    if (!touch.collection) return null;
    if (touch.isPressed && touch.item) {
      const place = `{ point: ${this.#inCollection(touch, last)} }`;
      const held = velocity ? "" : ", held: true";
      return this.#map(touch, `drag-item: { item: ${this.#itemName(touch)}, to: ${place}${held} }`);
    }
    touch.isAcross ??= Math.abs(dx) > Math.abs(dy);
    if (touch.collection.hasSwipeActions && touch.item && touch.isAcross) {
      const end = velocity ? `velocity: ${round(velocity.x)}` : "held: true";
      return this.#map(touch, `swipe: { item: ${this.#itemName(touch)}, by: ${round(dx)}, ${end} }`);
    }
    if (!velocity) return this.#map(touch, `drag: ${this.#section(touch, `by: ${pair(dx, dy)}`)}`);
    return this.#map(touch, `flick: ${this.#section(touch, `by: ${pair(dx, dy)}, velocity: ${pair(velocity.x, velocity.y)}`)}`);
  }

  /** A distance with the section of the item that the finger meets, where that scrolls by itself. */
  #section(touch, words) {
    return touch.item && touch.isAcross && touch.collection.scrollingSections.includes(touch.item.section)
      ? `{ section: ${touch.item.section}, ${words} }` : `{ ${words} }`;
  }

  #tapping(touch) {
    const word = touch.isPressed ? "long-press" : "tap";
    const control = touch.isPressed ? null : this.#control(touch) ?? this.#closeButton(touch);
    if (control) return control;
    if (!touch.collection) return null;
    if (touch.item) return this.#map(touch, `${word}: { item: ${this.#itemName(touch)} }`);
    return this.#map(touch, `${word}: { point: ${this.#inCollection(touch, touch.start)} }`);
  }

  /** The tap of the control that lies at the beginning of a touch; null for none. */
  #control(touch) {
    const control = touch.parts.findLast((part) => ["switch", "stepper", "segmented"].includes(part.type));
    if (!control) return null;
    const name = JSON.stringify(control.name);
    if (control.type === "switch") return this.#map(touch, `tap: ${name}`, { needsCollection: false });
    if (control.type === "stepper") {
      const isPlus = touch.start.x > control.x + control.width / 2;
      return this.#map(touch, `tap: ${isPlus ? "plus" : "minus"}`, { target: name });
    }
    const segment = touch.parts.findLast((part) => part.content && part.key.startsWith(`${control.key}\n`));
    return segment ? this.#map(touch, `tap: ${JSON.stringify(segment.content)}`, { target: name }) : null;
  }
}
