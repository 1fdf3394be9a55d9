import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnnotationTurn, APEC_RUBRIC, dialogRewardSchema, type RatingRow } from "@/server/views";
import { dialogRewards } from "./dialog-rewards";
import { preferenceRows } from "./preference-pairs";
import type { RatedItem } from "./rated-item";

const said = (by: AnnotationTurn["by"], text: string): AnnotationTurn => ({ by, text });
const OPENING = said("traveler", "Three days in Denver.");
const DIALOG = [OPENING, said("agent", "Which hotel?"), said("traveler", "A quiet one.")];
const OTHER = [OPENING, said("agent", "Great question!"), said("traveler", "What?")];
const source = (agent: string) => ({ kind: "simulated" as const, reference: "1", agent, judged: {} });
const dialog = (id: string): RatedItem => ({
  id,
  content: { unit: "dialog", turns: DIALOG },
  source: [source("fixed")],
});
const pair = (id: string, first = DIALOG, second = OTHER): RatedItem => ({
  id,
  content: { unit: "pair", first, second },
  source: [source("fixed"), source("random")],
});

let numbered = 0;
function row(given: Partial<RatingRow> & Pick<RatingRow, "question" | "value">): RatingRow {
  return {
    ...{ rating: `rating ${numbered++}`, item: "a", rater: "R01", rubricVersion: 1, kind: "rating", turn: null },
    ...{ turns: [], rationale: "", seconds: 9, createdAt: null, supersedes: null },
    ...given,
  };
}
const all = (rater: string, value: number, given: Partial<RatingRow> = {}) => {
  const rating = `rating ${numbered++}`;
  return APEC_RUBRIC.questions.map(({ id }) => row({ rating, rater, question: id, value, ...given }));
};

describe("rewards of dialogs", () => {
  it("are the mean of the raters, from 0 to 1, and lie between the lowest and the highest of them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }), (points) => {
        const rows = points.flatMap((value, at) => all(`R${at}`, value));
        const [reward] = dialogRewards(APEC_RUBRIC, [dialog("a")], rows);
        if (reward === undefined) throw new Error("There is no reward.");
        expect(dialogRewardSchema.parse(reward)).toEqual(reward);
        const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
        expect(reward.reward).toBeCloseTo((mean - 1) / 4, 10);
        expect(reward.agentic?.total).toBeCloseTo(3 * mean, 10);
        expect(reward.raters).toBe(points.length);
      }),
      { numRuns: 50 },
    );
  });

  it("count neither what was superseded nor repeats", () => {
    const old = all("R01", 1);
    const rows = [
      ...old,
      ...all("R01", 5, { supersedes: old[0]?.rating ?? null }),
      ...all("R01", 1, { kind: "repeat" }),
    ];
    expect(dialogRewards(APEC_RUBRIC, [dialog("a")], rows)).toMatchObject([{ reward: 1, raters: 1 }]);
  });

  it("are the last adjudication's where there is one", () => {
    const rows = [
      ...all("R01", 1),
      ...all("J01", 2, { kind: "adjudication" }),
      ...all("J01", 3, { kind: "adjudication" }),
    ];
    expect(dialogRewards(APEC_RUBRIC, [dialog("a")], rows)).toMatchObject([{ reward: 0.5 }]);
  });

  it("leave out what lacks an answer, and pairs", () => {
    const rows = [...all("R01", 4).slice(1), ...all("R01", 4, { item: "p" })];
    expect(dialogRewards(APEC_RUBRIC, [dialog("a"), dialog("b"), pair("p")], rows)).toEqual([]);
  });
});

describe("pairs for DPO", () => {
  const vote = (value: string, rater: string, item = "a") => row({ question: "better", value, rater, item });

  it("prefer what most found better, after what both share", () => {
    const rows = [vote("second", "R01"), vote("second", "R02"), vote("first", "R03")];
    expect(preferenceRows([pair("a")], rows)).toEqual({
      rows: [
        {
          prompt: [{ role: "user", content: "Three days in Denver." }],
          chosen: [
            { role: "assistant", content: "Great question!" },
            { role: "user", content: "What?" },
          ],
          rejected: [
            { role: "assistant", content: "Which hotel?" },
            { role: "user", content: "A quiet one." },
          ],
          ...{ item: "a", agent_chosen: "random", agent_rejected: "fixed" },
          ...{ votes_chosen: 2, votes_rejected: 1, votes_tie: 0 },
        },
      ],
      ...{ ties: 0, unusable: 0 },
    });
  });

  it("leave out and count ties, and what does not part at a turn of the agent", () => {
    const items = [
      ...[pair("even"), pair("tie"), pair("unrated"), pair("same", DIALOG, DIALOG)],
      pair("shorter", DIALOG, [OPENING]),
      pair("traveler", DIALOG, [OPENING, said("agent", "Which hotel?"), said("traveler", "Any.")]),
    ];
    const rows = [
      ...[vote("first", "R01", "even"), vote("second", "R02", "even")],
      ...[vote("tie", "R01", "tie"), vote("first", "R02", "tie"), vote("tie", "R03", "tie")],
      ...["same", "shorter", "traveler"].map((item) => vote("first", "R01", item)),
    ];
    expect(preferenceRows(items, rows)).toEqual({ rows: [], ties: 2, unusable: 3 });
  });

  it("turn round with the votes", () => {
    const votes = fc.array(fc.constantFrom("first", "second", "tie"), { minLength: 1, maxLength: 7 });
    const turned = (value: string) => (value === "first" ? "second" : value === "second" ? "first" : value);
    fc.assert(
      fc.property(votes, (values) => {
        const made = (of: string[]) =>
          preferenceRows(
            [pair("a")],
            of.map((value, at) => vote(value, `R${at}`)),
          );
        const [one, other] = [made(values), made(values.map(turned))];
        expect(one.ties).toBe(other.ties);
        expect(one.rows[0]?.chosen).toEqual(other.rows[0]?.rejected);
      }),
      { numRuns: 50 },
    );
  });
});
