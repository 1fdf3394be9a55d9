import { z } from "zod";
import { type Agent, episodeOf } from "@/server/agents";
import { type Event, filledLines, parseJson, readJsonLines, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { RunSettings } from "@/server/views";
import { defineBenchmark, type Score, type Submission, type TaskFiles } from "../../benchmark";

const sumSchema = z.object({
  id: z.string().min(1).max(50),
  terms: z.array(z.number().int().min(0).max(1_000)).min(1).max(10),
});
export type Sum = z.infer<typeof sumSchema>;
const answerSchema = z.object({ id: z.string().max(50), answer: z.number().nullable() });

const adder: Agent = {
  name: "adder",
  description: "Adds.",
  needsModel: false,
  modes: [],
  parts: [],
  prompts: [],
  run: (task, context) => episodeOf(task, context, () => answering(0)),
};

async function* answering(sum: number): AsyncGenerator<Event, "done"> {
  yield answered(sum);
  return "done";
}

export function answered(sum: number): Event {
  return { type: "planWritten", text: String(sum), days: null, actions: [String(sum)], readBy: "rules" };
}

/** The whole of a benchmark as one folder: sums, each worth a point, half a point for an answer that is one off. */
export const toy = defineBenchmark<Sum>({
  info: {
    name: "toy-sums",
    title: "Toy sums",
    about: "Sums of small numbers.",
    rates: [
      { key: "points", label: "Points", group: "Points", average: null, unit: "points", meanOf: null, ofNothing: null },
      { key: "right", label: "Right", group: "Right", average: null, unit: "share", meanOf: null, ofNothing: 0 },
    ],
    ranking: ["points", "right"],
    facets: [{ key: "terms", label: "Terms", values: [] }],
    checks: [{ key: "exact", label: "Exact" }],
    inputs: [],
    objectives: [{ key: "sum", label: "The sum" }],
    world: "any",
    runOptions: [],
    taskOptions: [
      { key: "sums", label: "Sums", about: "sums, JSON Lines", kind: "file", isRequired: true, choices: null },
    ],
    format: { file: "answers.jsonl", about: "answers, JSON Lines", option: "answers", rows: "sums" },
    scorerOption: null,
  },
  agents: [{ agent: adder, inputs: [], objectives: ["sum"], bind: bound }],
  content: sumSchema,
  importTasks: ({ sums }: TaskFiles) =>
    sums === undefined
      ? fail({ code: "bad_input", message: "Name the file of sums." })
      : readJsonLines(sums, sumSchema),
  aboutTask: ({ id, terms }) => ({
    id,
    text: `What is ${terms.join(" + ")}?`,
    facets: { terms: String(terms.length) },
    counts: ["exact"],
  }),
  given: (sum) => sum,
  input: ({ id, terms }) =>
    ok({ id, text: `What is ${terms.join(" + ")}?`, today: "2026-01-01", request: null, objective: null }),
  kit: () => null,
  kitPrompts: [],
  sees: () => "The sum.",
  scorers: [{ name: "toy-sums", choice: "sums", score: (sum, events) => score(sum, events) }],
  failures: () => [],
  neededCalls: () => null,
  readSubmission,
  submissionLine: ({ id }, events) => ({ id, answer: answerIn(events) }),
  names: ({ id }) => ({ id }),
});

function bound({ terms }: Sum, _: RunSettings): Agent {
  const sum = terms.reduce((total, term) => total + term, 0);
  return { ...adder, run: (task, context) => episodeOf(task, context, () => answering(sum)) };
}

function answerIn(events: readonly Event[]): number | null {
  const last = events.findLast((event) => event.type === "planWritten");
  return last?.type === "planWritten" && last.actions?.[0] !== undefined ? Number(last.actions[0]) : null;
}

function score({ id, terms }: Sum, events: readonly Event[]): Score {
  const answer = answerIn(events);
  const off = answer === null ? null : Math.abs(answer - terms.reduce((total, term) => total + term, 0));
  const points = off === 0 ? 100 : off === 1 ? 50 : 0;
  return {
    value: points,
    delivered: answer !== null,
    passed: off === 0,
    parts: answer === null ? { exact: null } : { exact: off === 0 },
    tallies: { points: { got: points, of: 1 }, right: { got: off === 0 ? 1 : 0, of: 1 } },
    evidence: off === 0 ? [] : [off === null ? "No plan was delivered." : `It is ${off} off.`],
    verdict: { id, points },
  };
}

function readSubmission(file: string, sums: readonly Sum[]): Result<Submission> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const answers = new Map<string, number | null>();
  for (const line of filledLines(text.value)) {
    const row = parseJson(line.text, answerSchema, { file, line: line.number });
    if (!row.ok) return row;
    answers.set(row.value.id, row.value.answer);
  }
  const plans = sums.map(({ id }) => {
    const answer = answers.get(id) ?? null;
    return answer === null ? null : [answered(answer)];
  });
  return ok({ plans, notes: [] });
}
