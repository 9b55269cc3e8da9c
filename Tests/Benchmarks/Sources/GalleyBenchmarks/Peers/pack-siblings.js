// Packs circles with d3-hierarchy. The first line holds the radii, as JSON; for each line after it the
// circles are packed once and the milliseconds printed.
const { packSiblings } = require("d3-hierarchy");
const lines = require("readline").createInterface({ input: process.stdin });
let radii = null;
lines.on("line", (line) => {
  if (radii === null) {
    radii = JSON.parse(line);
    console.log("ready");
    return;
  }
  const circles = radii.map((r) => ({ r }));
  const start = process.hrtime.bigint();
  packSiblings(circles);
  console.log(Number(process.hrtime.bigint() - start) / 1e6);
});
