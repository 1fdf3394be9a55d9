import { z } from "zod";

/** A figure of a benchmark: tables, charts and the leaderboard draw a column for each. */
export const rateColumnSchema = z.object({
  key: z.string().max(40),
  /** In a table's head: "CS micro". */
  label: z.string().max(60),
  /** Columns of one group are one row of a run's figures: "Commonsense", micro and macro. */
  group: z.string().max(60),
  /** How it is averaged over tasks; null where there is one way only. */
  average: z.enum(["micro", "macro"]).nullable(),
  /** share: 0–1. points: 0–100. */
  unit: z.enum(["share", "points"]),
  /** The unweighted mean of those of these columns that have a value; null: what its own tallies say. */
  meanOf: z.array(z.string().max(40)).max(20).nullable(),
  /** Its value where nothing counts for it; null: none. */
  ofNothing: z.number().nullable(),
});
export type RateColumn = z.infer<typeof rateColumnSchema>;

const labeledSchema = z.object({ key: z.string().max(60), label: z.string().max(100) });
/** Something with the name that people read. */
export type Labeled = z.infer<typeof labeledSchema>;

/** What tasks are told apart by: tables have rows, and lists filters, for its values. */
export const facetSchema = labeledSchema.extend({
  /** In the order in which they are listed; others follow, numbers by size. */
  values: z.array(z.string().max(60)).max(50),
});
export type Facet = z.infer<typeof facetSchema>;

/** A file, a number or a choice that tasks are imported with; also an option of the command line by its key. */
export const taskOptionSchema = labeledSchema.extend({
  about: z.string().max(300),
  isRequired: z.boolean(),
  /** What is given: the path of a file, a number, or one of `choices`. */
  kind: z.enum(["file", "number", "choice"]),
  /** Null where there is no choice. */
  choices: z.array(z.string().max(40)).max(20).nullable(),
  /** Where the option is left out, a file of this name next to the main one is read. */
  siblingFile: z.string().max(60).optional(),
});
export type TaskOption = z.infer<typeof taskOptionSchema>;

/** What else can be chosen of a run in a folder; an option of the command line by its key. A "flag" is given without a value and is "yes". */
export const runOptionSchema = labeledSchema.extend({
  about: z.string().max(300),
  kind: z.enum(["number", "choice", "name", "flag"]),
  choices: z.array(z.string().max(40)).max(20).nullable(),
});
export type RunOption = z.infer<typeof runOptionSchema>;

/** An agent as the form that starts a run shows it. */
export const offeredAgentSchema = z.object({
  name: z.string().max(100),
  description: z.string().max(1_000),
  /** It cannot work without a model; one that takes a model and does not need it may be given one. */
  needsModel: z.boolean(),
  takesModel: z.boolean(),
  modes: z.array(z.string().max(40)).max(10),
  parts: z.array(z.string().max(60)).max(50),
  /** Inputs of the benchmark that it can read, and objectives that it follows; empty: it has no choice. */
  inputs: z.array(z.string().max(40)).max(10),
  objectives: z.array(z.string().max(40)).max(10),
  /** For planning one task, where nothing else is wished. */
  usualTimeLimitMs: z.number().int().min(0),
});
export type OfferedAgent = z.infer<typeof offeredAgentSchema>;

/** Numbers that the benchmark's paper prints, as quoted, to be shown with the table of runs that is like its own. */
const quotedFigureSchema = z.object({
  with: z.enum(["main", "byFacet", "ablations", "effort"]),
  /** Of the paper: "Table 2". */
  name: z.string().max(60),
  says: z.string().max(600),
  table: z
    .object({
      columns: z.array(z.string().max(100)).max(20),
      rows: z.array(z.array(z.union([z.string().max(200), z.number()])).max(20)).max(50),
    })
    .nullable(),
  /** Why its numbers are no measure for runs here. */
  remark: z.string().max(600),
});
export type QuotedFigure = z.infer<typeof quotedFigureSchema>;

/** All that a benchmark says of itself: what pages and the command line draw, and nothing else names it. */
export const benchmarkInfoSchema = z.object({
  name: z.string().max(60),
  title: z.string().max(100),
  about: z.string().max(1_000),
  rates: z.array(rateColumnSchema).min(1).max(30),
  /** The rate that ranks systems; ties go to the ones that follow. */
  ranking: z.array(z.string().max(40)).min(1).max(30),
  facets: z.array(facetSchema).max(10),
  checks: z.array(labeledSchema).max(100),
  inputs: z.array(labeledSchema).max(10),
  objectives: z.array(labeledSchema).max(10),
  /** World that its tasks lie in, by its usual name. */
  world: z.string().max(100),
  taskOptions: z.array(taskOptionSchema).max(10),
  runOptions: z.array(runOptionSchema).max(10),
  /** The published format of plans: the file that runs write, the option that names one, and what `score` calls its rows. */
  format: z.object({
    file: z.string().max(60),
    about: z.string().max(300),
    option: z.string().max(40),
    rows: z.string().max(40),
  }),
  /** Ways of scoring, the benchmark's own first, and the option that names one; null where there is one. */
  scorers: z.array(z.string().max(40)).min(1).max(10),
  scorerOption: z.string().max(40).nullable(),
  /** What `scored` events call them, in the same order. */
  scorerNames: z.array(z.string().max(60)).min(1).max(10),
  /** Left out: none. */
  quoted: z.array(quotedFigureSchema).max(10).optional(),
  agents: z.array(offeredAgentSchema).max(50),
});
export type BenchmarkInfo = z.infer<typeof benchmarkInfoSchema>;

/** Names of checks for people: by scorer, then by the check's own name. */
export type CheckLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function checkLabelsOf(benchmarks: readonly Pick<BenchmarkInfo, "scorerNames" | "checks">[]): CheckLabels {
  return Object.fromEntries(
    benchmarks.flatMap(({ scorerNames, checks }) => {
      const labels = Object.fromEntries(checks.map(({ key, label }) => [key, label]));
      return scorerNames.map((scorer) => [scorer, labels]);
    }),
  );
}

/** What a trial adds to a rate: `got` of `of`; micro and macro rates, and mean points, all are sums of these. */
export const tallySchema = z.object({ got: z.number(), of: z.number().min(0) });
export type Tally = z.infer<typeof tallySchema>;
export const talliesSchema = z.record(z.string().max(40), tallySchema);
export type Tallies = z.infer<typeof talliesSchema>;

/** Rates by the key of their column; null where nothing counts for one. */
export const ratesSchema = z.record(z.string().max(40), z.number().nullable());
export type Rates = z.infer<typeof ratesSchema>;

/** The rates of trials with these tallies. */
export function ratesOf(columns: readonly RateColumn[], trials: readonly Tallies[]): Rates {
  const rates: Rates = {};
  for (const { key, ofNothing } of columns) {
    let [got, of] = [0, 0];
    for (const tallies of trials) {
      got += tallies[key]?.got ?? 0;
      of += tallies[key]?.of ?? 0;
    }
    rates[key] = of === 0 ? ofNothing : got / of;
  }
  for (const { key, meanOf } of columns) {
    if (meanOf === null) continue;
    const parts = meanOf.map((part) => rates[part] ?? null).filter((part) => part !== null);
    rates[key] = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  }
  return rates;
}

/** Whether a trial has all that a rate can give: it counts as one that meets it. */
export function meets(tallies: Tallies, key: string): boolean {
  const tally = tallies[key];
  return tally !== undefined && tally.of > 0 && tally.got >= tally.of;
}

/** The facet's values among these, in its order; values that it does not list follow, numbers by size. */
export function facetValues({ values }: Facet, present: readonly string[]): string[] {
  const place = (value: string) => (values.includes(value) ? values.indexOf(value) : values.length);
  return [...new Set(present)].sort((a, b) => place(a) - place(b) || a.localeCompare(b, "en", { numeric: true }));
}
