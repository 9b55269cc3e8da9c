// What all parts of the page use: elements, the status line, copying, and what the server draws.

const status = document.querySelector("#status");

export function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

export function button(className, text, act) {
  const made = element("button", className, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

export function say(text, isLost = false) {
  status.textContent = text;
  status.classList.toggle("lost", isLost);
}

export function copy(text) {
  const done = navigator.clipboard?.writeText(text) ?? Promise.reject();
  return done.then(() => say("Copied"), () => say("Not copied"));
}

/** A picture that can be shown; an error where there is none. */
export async function loadPicture(address, size, name) {
  const picture = new Image(size.width, size.height);
  picture.src = address;
  picture.alt = name;
  await picture.decode();
  return picture;
}

/** What the server says of a picture; `issues` where it cannot be drawn. */
export async function load(address) {
  const response = await fetch(address);
  if (response.ok) return response.json();
  return { issues: [{ severity: "error", message: `there is no such picture (${response.status})` }] };
}

/** Does one thing at a time, and of those that came meanwhile only the last. */
export function latestOnly(act) {
  let [isBusy, isAsked, asked] = [false, false, []];
  return async function ask(...values) {
    [isAsked, asked] = [true, values];
    if (isBusy) return;
    isBusy = true;
    try {
      while (isAsked) {
        isAsked = false;
        await act(...asked);
      }
    } finally {
      isBusy = false;
    }
  };
}

// Places in files

/** The addresses by which editors open a file at a line. */
const editors = {
  "": { name: "Copy places" },
  vscode: { name: "VS Code", address: (file, place) => `vscode://file${file}:${place.line}:${place.column}` },
  zed: { name: "Zed", address: (file, place) => `zed://file${file}:${place.line}:${place.column}` },
  idea: { name: "IntelliJ", address: (file, place) => `idea://open?file=${file}&line=${place.line}` },
  textmate: { name: "TextMate", address: (file, place) => `txmt://open?url=file://${file}&line=${place.line}` },
};

const chosenEditor = document.querySelector("#editor");
for (const [key, { name }] of Object.entries(editors)) chosenEditor.append(new Option(name, key));
try {
  chosenEditor.value = localStorage.getItem("editor") ?? "";
} catch { /* Where nothing may be kept, it is chosen each time. */ }
chosenEditor.addEventListener("change", () => {
  try {
    localStorage.setItem("editor", chosenEditor.value);
  } catch { /* As above. */ }
  dispatchEvent(new Event("editorchange"));
});

/** A place in a file, which opens in the editor that was chosen, or is copied. */
export function placeElement(place) {
  const address = editors[chosenEditor.value]?.address;
  if (address && place.file) {
    const link = element("a", "place");
    link.href = address(encodeURI(place.file), place);
    link.append(element("code", "", place.text));
    return link;
  }
  const made = button("place", "", () => copy(place.text));
  made.title = "Copy the place";
  made.append(element("code", "", place.text));
  return made;
}

export function fillIssues(list, issues) {
  list.replaceChildren(...issues.map((issue) => {
    const row = element("li", `issue ${issue.severity}`);
    row.append(
      element("span", "kind", issue.severity === "error" ? "Error" : "Warning"),
      element("span", "message", issue.message));
    if (issue.place) row.append(placeElement(issue.place));
    return row;
  }));
}
