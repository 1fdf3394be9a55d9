import { understand } from "@/server/understanding";

/** Pieces of which texts that are hard to read are made: whatever readers look for, over and over. */
const PIECES = [
  ...[
    ",",
    "39, ",
    "(,",
    "20, 21 ",
    "a, ",
    "1",
    "$1 ",
    "May ",
    "May 3 ",
    "to ",
    "Boston, ",
    "no ",
    "a",
    "a'",
    "a.",
    "1-",
    "1/",
    "1.",
  ],
  ...[
    "St. ",
    "and ",
    "5 days ",
    "two people ",
    "\n",
    "é",
    "3-5 ",
    "$1,000 to ",
    "kids aged 3, ",
    "don't ",
    "{",
    "http://a.b/",
    "😀",
  ],
];
const SHAPES = 200;
const CHARACTERS = 10_000;
const SHORTER = 2_500;

/** Prints how long 200 texts of 10,000 characters hold up the event loop, and how much longer than a quarter of each does: 4 is linear. */
export async function measureShapes(): Promise<void> {
  const worst = { blocked: 0, unit: "" };
  const steepest = { growth: 0, unit: "" };
  for (let shape = 0; shape < SHAPES; shape += 1) {
    const unit = `${PIECES[shape % PIECES.length]}${shape < PIECES.length ? "" : PIECES[(shape * 7) % PIECES.length]}`;
    const shorter = await blockedBy(unit, SHORTER);
    const blocked = await blockedBy(unit, CHARACTERS);
    if (blocked > worst.blocked) Object.assign(worst, { blocked, unit });
    if (shorter >= 5 && blocked / shorter > steepest.growth)
      Object.assign(steepest, { growth: blocked / shorter, unit });
  }
  console.log(
    `${SHAPES} shapes of ${CHARACTERS} characters hold the event loop up for at most ${worst.blocked.toFixed(0)} ms (${JSON.stringify(worst.unit)} repeated),`,
  );
  console.log(
    `  at most ${steepest.growth.toFixed(1)} times as long as a quarter of the text (${JSON.stringify(steepest.unit)})`,
  );
}

/** Milliseconds of the longest single hold-up while a text is read. */
async function blockedBy(unit: string, length: number): Promise<number> {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  let most = 0;
  let last = performance.now();
  let next = setImmediate(turned);
  function turned() {
    most = Math.max(most, performance.now() - last);
    last = performance.now();
    next = setImmediate(turned);
  }
  await understand({ text: text.toWellFormed(), asked: null, today: "2027-03-01" }, null);
  most = Math.max(most, performance.now() - last);
  clearImmediate(next);
  return most;
}
