import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What docs/STYLE.md rules out. Each pattern is one that has no other, legitimate use in this repository. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Archaic or translated turns.
  [/\banew\b/i, "again, re-…"],
  [/\bwho(so)?ever\b/i, "anyone who, no matter who"],
  [/\bbesides?\b(?!\|)/i, "next to, in addition to"],
  [/(?<![|\w])stands\b(?!\|)/i, "is"],
  [/\b(some|every)body\b/i, "someone, everyone"],
  [/\b(whilst|amongst|hitherto|thereof|lest)\b/i, "while, among, so far, of it, so that … not"],
  [/\bfor ever\b/i, "forever"],
  [/\b(can(not)?|to) be had\b/i, "is available, is possible"],
  [/\bput aside\b/i, "saved for later, unscheduled"],
  [/\btaken? along\b|\btake-along\b/i, "exported"],
  // British spelling.
  [/travell(er|ing|ed)/i, "traveler, traveling, traveled"],
  [/colour|favourite|behaviour|neighbour|\bcentred?\b|labelled(?!by)/i, "American spelling"],
  [/(capital|normal|recogn|organ|optim|summar|token|maxim|minim|serial|initial)is(e|ed|es|ing|ation)\b/i, "-ize"],
  // Names that the field has words for.
  [/InMeasure\b|\ballowance\b/i, "rate-limited, rate limiter"],
  [/\bowed\b|\bowed[A-Z]|\bOwed[A-Z]/, "pending"],
  [/\bhand-?out\b|\bhandOut\b|\bHandOut/, "assignment, item pool"],
  [/\b(rating|reply|external)-?desk\b|[a-z]Desk\b/i, "context, form"],
  [/\b[a-z]*[Ss]tandingOf\b|\bRunStanding\b/, "metrics"],
  [/\btakeAway|\bTakeAway|\btake-away\b/, "export"],
  [/\bheardIn\b|\bhearAside\b|\btoldEvent\b/, "intent, announcement"],
  [/DRAGOMAN_PLAYERS|\bcreatePlayers\b|\bTakenTrial\b/, "runners, claimed"],
];

/** Texts of others, and what people type, are read as they are. */
const NOT_OURS =
  /^(CHANGELOG\.md|docs\/(STYLE\.md|traces\/)|scripts\/plain-english\.test\.ts|training\/|server\/elicitation\/simulator\/|server\/understanding\/|server\/wishes\/|e2e\/.*\/sentences)/;
const OURS = /\.(ts|tsx|mjs|css|md|yml|sql)$/;
const NOT_ENTERED = /^(\.|node_modules$|coverage$|test-results$|playwright-report$|maplibre$)/;
const ROOT = new URL("..", import.meta.url).pathname;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_ENTERED.test(entry.name) ? [] : filesIn(path);
    return OURS.test(path) && !NOT_OURS.test(path) && entry.name !== "next-env.d.ts" ? [path] : [];
  });
}

/** "file:line: word (write …)" for each banned word. */
function findings(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) =>
    BANNED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line);
      return found === null ? [] : [`${file}:${index + 1}: ${found[0]} (write ${instead})`];
    }),
  );
}

describe("plain American English", () => {
  it("is what pages, comments, names and documents are written in", () => {
    expect(filesIn("").flatMap((file) => findings(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });

  it("is not what an archaic word, a British spelling or a name of our own is", () => {
    const text = "It stands beside the plan.\nColour alone.\nconst travelerInMeasure = 1;";
    expect(findings("a.ts", text)).toEqual([
      "a.ts:1: beside (write next to, in addition to)",
      "a.ts:1: stands (write is)",
      "a.ts:2: Colour (write American spelling)",
      "a.ts:3: InMeasure (write rate-limited, rate limiter)",
    ]);
  });
});
