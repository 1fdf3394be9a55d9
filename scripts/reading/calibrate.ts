import {
  assemble,
  differenceOf,
  expectedOf,
  isRight,
  type MarkedRow,
  modelDefinition,
  readMarkedRows,
  SURE,
  type Sureness,
  seeText,
} from "@/server/understanding/scoring";

/**
 * Chooses how sure the model must be, on rows that it did not learn from: FILE… Prints the thresholds that read most rows right with the least
 * wrong or lost and the fewest needless questions. One threshold is moved at a time, the best move is kept, until none helps.
 */
const rows = process.argv.slice(2).flatMap(readMarkedRows);
if (rows.length === 0) throw new Error("Usage: calibrate FILE…");

const STEPS = [-0.2, -0.1, -0.05, 0.05, 0.1, 0.2];
/** What a row that is read right is worth, and what each error that nobody sees, each question that was due and each needless one costs. */
const WORTH = { right: 1, silent: 0.15, asked: 0.05, needless: 0.1 };

const definition = modelDefinition();
const seen = await Promise.all(
  rows.map(async (row) => ({ row, expected: expectedOf(row), of: await seeText(row, null) })),
);

interface Figures {
  readonly worth: number;
  readonly right: number;
  readonly silent: number;
  readonly needless: number;
}

function figuresOf(sure: Sureness, isIn: (row: MarkedRow) => boolean = () => true): Figures {
  let [right, silent, needless, count, worth] = [0, 0, 0, 0, 0];
  for (const { row, expected, of } of seen) {
    if (!isIn(row)) continue;
    count += 1;
    const reading = "output" in of ? assemble(of.about, of.proposals, of.output, definition, sure) : of;
    const difference = differenceOf(row, expected, reading);
    const errors = difference.wrong.length + difference.lost.length;
    if (isRight(difference)) right += 1;
    if (errors > 0) silent += 1;
    if (isRight(difference) && difference.needless.length > 0) needless += 1;
    worth +=
      (isRight(difference) ? WORTH.right : 0) -
      WORTH.silent * errors -
      WORTH.asked * difference.asked.length -
      WORTH.needless * difference.needless.length;
  }
  return {
    worth: worth / count,
    right: right / count,
    silent: silent / count,
    needless: needless / Math.max(1, right),
  };
}

const names: readonly (keyof Sureness)[] = [
  ...(["label", "answer", "askLabel", "demand", "fact", "extra", "idle", "open", "openAlso", "openAlsoSure"] as const),
  ...(["certain", "openInstead", "openShare", "openShareAsked", "doubtless", "content", "act"] as const),
  ...(["agreedLabel", "agreedContent", "named"] as const),
];
let best: Sureness = SURE;
let figures = figuresOf(best);
print("as they are", figures);
for (let isBetter = true; isBetter; ) {
  isBetter = false;
  for (const name of names) {
    for (const step of STEPS) {
      const value = Math.round((best[name] + step) * 100) / 100;
      if (value <= 0 || value >= 1) continue;
      const moved = { ...best, [name]: value };
      const now = figuresOf(moved);
      if (now.worth <= figures.worth + 1e-9) continue;
      [best, figures, isBetter] = [moved, now, true];
      print(`${name} ${value}`, now);
    }
  }
}
console.log(JSON.stringify(best, null, 2));
for (const [name, isIn] of groups()) print(name, figuresOf(best, isIn));

function groups(): readonly (readonly [string, (row: MarkedRow) => boolean])[] {
  return [
    ["openings", ({ asked, spans }) => asked === null && spans.length >= 3],
    ["… rich", ({ asked, spans }) => asked === null && spans.length >= 9],
    ["replies", ({ asked, spans }) => asked !== null && spans.length > 0],
    ["settle nothing", ({ spans }) => spans.length === 0],
  ];
}

function print(name: string, { right, silent, needless, worth }: Figures): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${name}: right ${percent(right)}, wrong or lost ${percent(silent)}, needless in right ones ${percent(needless)}, worth ${worth.toFixed(4)}`,
  );
}
