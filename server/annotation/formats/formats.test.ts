import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem, Result } from "@/server/trip";
import { type Answer, APEC_RUBRIC, type Rating, type RatingRow, type Rubric, ratingRowSchema } from "@/server/views";
import { ratingCsv } from "./rating-csv";
import { ratingLines, ratingRows, readRatingLines } from "./rating-rows";
import { readRatingsFile } from "./read-ratings-file";

const RUBRIC: Rubric = {
  ...APEC_RUBRIC,
  version: 3,
  questions: [
    ...APEC_RUBRIC.questions,
    {
      ...{ kind: "choice", id: "tone", label: "Tone", text: "How does it sound?", level: "dialog", rationale: "none" },
      options: [
        { value: "warm", label: "Warm" },
        { value: "cold", label: "Cold" },
      ],
    },
    { kind: "text", id: "remark", label: "Remark", text: "Anything else?", level: "dialog", required: false },
  ],
};

const point = fc.integer({ min: 1, max: 5 });
/** One answer to every question of a rubric with a scale, a choice and a text. */
const given = fc.record({
  planning: point,
  proactive: point,
  tone: fc.constantFrom("warm", "cold"),
  remark: fc.string({ maxLength: 40 }),
  rationale: fc.string({ maxLength: 40 }),
});
const people = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 });
const table = people.chain((users) =>
  fc.record({
    users: fc.constant(users),
    items: fc.array(fc.array(given, { minLength: users.length, maxLength: users.length }), { maxLength: 4 }),
  }),
);
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

const answers: fc.Arbitrary<Answer[]> = fc.array(
  fc.record({
    question: fc.constantFrom("planning", "proactive", "remark"),
    turn: fc.option(fc.integer({ min: 0, max: 199 })),
    value: fc.oneof(point, fc.string({ unit: "binary", maxLength: 20 })),
    rationale: fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('=1+1,"x"', "+cmd", "@a", "-2", "\tx", "a\r\nb")),
    turns: fc.array(fc.integer({ min: 0, max: 399 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const rating: fc.Arbitrary<Rating> = fc.record({
  id: fc.uuid(),
  itemId: fc.uuid(),
  kind: fc.constantFrom("rating", "repeat", "adjudication"),
  rater: fc.constantFrom("R01", "R07"),
  rubricVersion: fc.integer({ min: 1, max: 9 }),
  answers,
  seconds: fc.integer({ min: 0, max: 86_400 }),
  supersedes: fc.option(fc.uuid()),
  createdAt: fc.constant("2026-11-27T12:00:00.000Z"),
});

describe("ratings as files", () => {
  it("are the same once they are read back from JSON Lines", () => {
    fc.assert(
      fc.property(fc.array(rating, { maxLength: 5 }), (ratings) => {
        const rows = ratings.flatMap(ratingRows);
        expect(required(readRatingLines(ratingLines(rows), "ratings.jsonl"))).toEqual(rows);
      }),
      { numRuns: 50 },
    );
  });

  it("have in CSV the same cells, and none that a spreadsheet computes", () => {
    fc.assert(
      fc.property(rating, (one) => {
        const rows = ratingRows(one);
        const read: string[][] = parse(ratingCsv(rows), { record_delimiter: "\r\n" });
        expect(read[0]).toEqual(Object.keys(ratingRowSchema.shape));
        const column = (name: keyof RatingRow) => read.slice(1).map((row) => row[read[0]?.indexOf(name) ?? -1] ?? "");
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(column("rationale").map((cell) => cell.replace(/^'/, ""))).toEqual(
          rows.map(({ rationale }) => rationale.replace(/^'/, "")),
        );
        expect(column("turns")).toEqual(rows.map(({ turns }) => turns.join(" ")));
        expect(column("turn")).toEqual(rows.map(({ turn }) => (turn === null ? "" : String(turn))));
      }),
      { numRuns: 100 },
    );
  });

  it("name the line and the field at fault", () => {
    const [row] = ratingRows({ ...emptyRating(), answers: [answerOf("planning", 3)] });
    const text = `${JSON.stringify(row)}\n\n${JSON.stringify({ ...row, seconds: -1 })}\n`;
    expect(problemOf(readRatingLines(text, "r.jsonl")).where).toEqual({ file: "r.jsonl", line: 3, field: "seconds" });
  });
});

describe("ratings of other tools", () => {
  it("come from Argilla as people gave them", () => {
    fc.assert(
      fc.property(table, ({ users, items }) => {
        const records = items.map((row, item) => ({
          id: `item-${item}`,
          fields: { dialog: "…" },
          metadata: {},
          suggestions: {},
          responses: Object.fromEntries(
            columnsOf((name) => name).map((name) => [
              name,
              row.map((values, at) => ({ value: columnOf(values, name), user_id: users[at] })),
            ]),
          ),
          vectors: {},
          _server_id: null,
        }));
        const rows = required(
          readRatingsFile(JSON.stringify(records), { from: "argilla", rubric: RUBRIC, file: "argilla.json" }),
        );
        expect(byPerson(rows)).toEqual(expected(items, "A"));
        expect(JSON.stringify(rows)).not.toContain(users[0]);
      }),
      { numRuns: 50 },
    );
  });

  it("come from Label Studio as people gave them, cancelled ones aside", () => {
    fc.assert(
      fc.property(table, ({ users, items }) => {
        const tasks = items.map((row, item) => ({
          id: item,
          data: { item: `item-${item}`, text: "…" },
          predictions: [],
          annotations: [
            { id: "none", completed_by: 999, was_cancelled: true, result: [{ from_name: "unknown" }] },
            ...row.map((values, at) => ({
              ...{ id: at, completed_by: { id: users[at], email: "ada@example.org" }, was_cancelled: false },
              ...{ created_at: "2021-03-09T22:16:08.728353Z", lead_time: 4.288, ground_truth: false },
              result: columnsOf((name) => name).map((name) => ({
                ...{ id: name, from_name: name, to_name: "text", type: "any" },
                value: controlOf(name, columnOf(values, name)),
              })),
            })),
          ],
        }));
        const rows = required(
          readRatingsFile(JSON.stringify(tasks), { from: "label-studio", rubric: RUBRIC, file: "tasks.json" }),
        );
        expect(byPerson(rows)).toEqual(expected(items, "L"));
        expect(rows.every(({ seconds }) => seconds === 4.288)).toBe(true);
        expect(JSON.stringify(rows)).not.toContain("ada@example.org");
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["a point off the scale", { planning: [{ value: 6, user_id: "u" }] }, "0.responses.planning.0.value", "1 to 5"],
    ["another option", { tone: [{ value: "loud", user_id: "u" }] }, "0.responses.tone.0.value", "warm, cold"],
    ["no such question", { mood: [{ value: 1, user_id: "u" }] }, "0.responses.mood.0.value", "no question mood"],
    [
      "two answers of one person",
      {
        planning: [
          { value: 1, user_id: "u" },
          { value: 2, user_id: "u" },
        ],
      },
      "0.responses.planning.1.value",
      "one answer",
    ],
    ["no value", { planning: [{ user_id: "u" }] }, "0.responses.planning.0.value", "missing"],
  ])("of Argilla are refused for %s, by record and field", (_, responses, field, part) => {
    const problem = problemOf(
      readRatingsFile(JSON.stringify([{ id: "a", responses }]), { from: "argilla", rubric: RUBRIC, file: "a.json" }),
    );
    expect(problem.where).toEqual({ file: "a.json", field });
    expect(problem.message).toContain(part);
  });

  it("of Label Studio are refused for a control that is none of a rubric", () => {
    const result = [{ from_name: "planning", value: { rectanglelabels: ["x"] } }];
    const tasks = [{ id: 1, data: {}, annotations: [{ id: 1, completed_by: 1, result }] }];
    const problem = problemOf(
      readRatingsFile(JSON.stringify(tasks), { from: "label-studio", rubric: RUBRIC, file: "t.json" }),
    );
    expect(problem.where).toEqual({ file: "t.json", field: "0.annotations.0.result.0" });
  });
});

function columnsOf<T>(make: (name: string) => T): T[] {
  return ["planning", "planning-rationale", "proactive", "tone", "remark"].map(make);
}

function columnOf(values: Given, name: string): string | number {
  if (name === "planning-rationale") return values.rationale;
  if (name === "planning" || name === "proactive" || name === "tone" || name === "remark") return values[name];
  throw new Error(`There is no column ${name}.`);
}

function controlOf(name: string, value: string | number): object {
  if (name === "planning") return { rating: value };
  if (name === "proactive") return { number: value };
  return name === "tone" ? { choices: [value === "warm" ? "Warm" : "Cold"] } : { text: [value] };
}

function byPerson(rows: readonly RatingRow[]): string[] {
  return rows.map(({ item, rater, question, value, rationale, rubricVersion, kind }) =>
    JSON.stringify({ item, rater, question, value, rationale, rubricVersion, kind }),
  );
}

function expected(items: readonly (readonly Given[])[], prefix: string): string[] {
  const all = items.flatMap((row, item) =>
    row.flatMap((values, at) =>
      (["planning", "proactive", "tone", "remark"] as const).map((question) => ({
        ...{ item: `item-${item}`, rater: `${prefix}0${at + 1}`, question, value: values[question] },
        rationale: question === "planning" ? values.rationale : "",
        ...{ rubricVersion: 3, kind: "rating" },
      })),
    ),
  );
  return all.map((row) => JSON.stringify(row));
}

function answerOf(question: string, value: Answer["value"]): Answer {
  return { question, turn: null, value, rationale: "", turns: [] };
}

function emptyRating(): Rating {
  return {
    ...{ id: crypto.randomUUID(), itemId: crypto.randomUUID(), kind: "rating", rater: "R01", rubricVersion: 1 },
    ...{ answers: [], seconds: 1, supersedes: null, createdAt: "2026-11-27T12:00:00.000Z" },
  };
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function problemOf(result: Result<unknown>): Problem {
  if (result.ok) throw new Error("It was taken.");
  return result.problem;
}
