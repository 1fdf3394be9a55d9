import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APEC_RUBRIC, type ItemSource, PAIR_RUBRIC, type Rating, type Rubric } from "@/server/views";
import { agreementReport } from "./agreement-report";
import type { AgreementInput } from "./coded-answers";

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const source = (agent: string, judged = {}): ItemSource => [{ kind: "simulated", reference: "1", agent, judged }];
const scale: Rubric = { ...APEC_RUBRIC, questions: APEC_RUBRIC.questions.slice(0, 2) };

let made = 0;
function rating(item: number, rater: string, values: readonly (number | string)[], more: Partial<Rating> = {}): Rating {
  made++;
  const names = typeof values[0] === "string" ? ["better"] : ["planning", "prioritization"];
  return {
    id: uuid(1_000_000 + made),
    itemId: uuid(item),
    kind: "rating",
    rater,
    rubricVersion: 1,
    answers: values.map((value, at) => ({ question: names[at] ?? "", turn: null, value, rationale: "", turns: [] })),
    seconds: 60,
    supersedes: null,
    createdAt: new Date(1_800_000_000_000 + made * 1_000).toISOString(),
    ...more,
  };
}

function input(ratings: readonly Rating[], more: Partial<AgreementInput> = {}): AgreementInput {
  const ids = [...new Set(ratings.map(({ itemId }) => itemId))];
  return { rubric: scale, ratings, items: ids.map((id) => ({ id, source: source("policy") })), ...more };
}

describe("the report of agreement", () => {
  it("counts the latest rating of each rater and item, and neither repeats nor adjudications", async () => {
    const first = rating(1, "R01", [1, 1]);
    const { questions, ratings, raters } = await agreementReport(
      input([
        first,
        rating(1, "R01", [4, 5], { supersedes: first.id, seconds: 90 }),
        rating(1, "R02", [4, 3]),
        rating(1, "R01", [3, 5], { kind: "repeat" }),
        rating(1, "adjudicator", [1, 1], { kind: "adjudication" }),
      ]),
    );
    expect(ratings).toBe(2);
    expect(questions.map(({ answers, exact }) => [answers, exact.value])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect(raters[0]).toEqual({
      rater: "R01",
      ratings: 1,
      medianSeconds: 90,
      others: { pairs: 2, exact: 0.5, withinOne: 0.5 },
      consistency: { pairs: 2, exact: 0.5, withinOne: 1 },
      questions: [
        { question: "planning", mean: 4, bias: 0 },
        { question: "prioritization", mean: 5, bias: 2 },
      ],
    });
  });

  it("takes the choice between two dialogs as nominal", async () => {
    const answers = ["first", "second", "tie", "first"];
    const ratings = answers.flatMap((answer, at) => [rating(at, "R01", [answer]), rating(at, "R02", [answer])]);
    const { questions } = await agreementReport(input(ratings, { rubric: PAIR_RUBRIC }));
    expect(questions).toMatchObject([
      { kind: "choice", alpha: { value: 1 }, kappa: { unweighted: 1, linear: null }, withinOne: null },
    ]);
    expect(questions[0]?.exact.chance).toBeCloseTo((4 * 4 + 2 * 2 + 2 * 2) / 64, 12);
  });

  it("compares judges with people, by agent, and repeated scores of a judge with one another", async () => {
    const ratings = [1, 2, 3, 4].flatMap((item) => [rating(item, "R01", [item, 3]), rating(item, "R02", [item, 3])]);
    const items = [1, 2, 3, 4].map((item) => ({
      id: uuid(item),
      source: source(item < 3 ? "a" : "b", {
        rules: { planning: item + 1, unknown: 3 },
        "rules#2": { planning: item + 0.5 },
      }),
    }));
    const { judges } = await agreementReport(input(ratings, { items }));
    expect(judges).toHaveLength(1);
    expect(judges[0]).toMatchObject({ judge: "rules", question: "planning", items: 4, spearman: 1, bias: 0.75 });
    expect(judges[0]?.ownSpread?.deviation).toBeCloseTo(Math.sqrt(0.125), 12);
    expect(judges[0]?.byAgent.map(({ agent, items }) => [agent, items])).toEqual([
      ["a", 2],
      ["b", 2],
    ]);
  });

  it("gives α of every tenth of the items in the order in which they were finished, and none of a few items", async () => {
    const of = (items: number) =>
      Array.from({ length: items }, (_, at) => [
        rating(at, "R01", [1 + (at % 5), 3]),
        rating(at, "R02", [at < 20 ? 5 - (at % 5) : 1 + (at % 5), 2]),
      ]).flat();
    expect((await agreementReport(input(of(19)))).overTime).toEqual([]);
    const { overTime } = await agreementReport(input(of(40)));
    expect(overTime.map(({ items }) => items)).toEqual([10, 10, 10, 10]);
    const alphas = overTime.map(({ alphas }) => alphas[0]?.value ?? 0);
    expect(alphas[0]).toBeLessThan(0);
    expect(alphas[3]).toBe(1);
  });

  it("gives the same figures whatever order ratings come in", async () => {
    const answer = fc.integer({ min: 1, max: 5 });
    const table = fc.array(fc.tuple(answer, answer, answer), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const ratings = rows.flatMap((row, item) =>
          row.map((value, at) => rating(item, `R0${at}`, [value, 6 - value])),
        );
        const [one, other] = [
          await agreementReport(input(ratings)),
          await agreementReport(input(ratings.toReversed())),
        ];
        expect(other.raters).toEqual(one.raters);
        for (const [at, { alpha, kappa, exact }] of one.questions.entries()) {
          const turned = other.questions[at];
          expect(turned?.alpha.value ?? 0).toBeCloseTo(alpha.value ?? 0, 9);
          expect(turned?.kappa.quadratic ?? 0).toBeCloseTo(kappa.quadratic ?? 0, 9);
          expect(turned?.exact.value).toBe(exact.value);
          if (alpha.interval !== null) expect(alpha.interval.low).toBeLessThan(alpha.interval.high);
        }
        const [correlation] = one.correlations;
        if (correlation?.value != null) expect(correlation.value).toBeCloseTo(-1, 9);
      }),
      { numRuns: 5 },
    );
  });
});
