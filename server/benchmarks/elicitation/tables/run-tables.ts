import { type ScoredDialog, summarize } from "@/server/scoring/apec";
import { fail, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { shippedPolicy } from "../choose-policy";
import { freeFolder, jsonLines, type RunFile, writeRun } from "../run-files";
import { EVALUATION_TRAVELERS } from "../traveler";
import { differenceOf, figuresOf } from "./figures";
import { type PlayHooks, playPolicies, type Setting, type TabledPolicy } from "./play-policies";
import { rankCorrelations } from "./rank-correlations";
import type { Table } from "./table";
import { tablesText } from "./tables-text";
import { trainVariants } from "./variants";

/** The rows of every table: baselines, policies, the control, then the bounds. */
export const ROWS: readonly string[] = [
  ...["random", "fixed", "static", "hand-set", "untrained", "information-gain"],
  ...["sft", "dpo-1", "dpo-2", "dpo-3", "dpo-2+3", "dpo-task", "control"],
  ...["bayes", "oracle"],
];

/** What is asked of a trained policy: more than its untrained start, a list, its control; and what is missing to the bound. */
const COMPARED: readonly (readonly [string, string])[] = [
  ...(["untrained", "hand-set", "static", "control"] as const).map((than) => ["dpo-task", than] as const),
  ...(["untrained", "static", "information-gain", "sft"] as const).map((than) => ["dpo-2+3", than] as const),
  ["information-gain", "static"],
  ["bayes", "dpo-task"],
  ["oracle", "bayes"],
];

/** The simulators and populations that tables are made of, by name; no training meets the shifted population. */
export const SETTINGS = {
  main: { simulator: "main", population: "learned" },
  second: { simulator: "second", population: "learned" },
  shifted: { simulator: "main", population: "shifted" },
} as const satisfies Record<string, Pick<Setting, "simulator" | "population">>;
export type SettingName = keyof typeof SETTINGS;

interface TablesOptions extends Pick<Setting, "travelers" | "seed" | "vague"> {
  readonly world: World;
  /** Which tables, in their order. */
  readonly settings: readonly SettingName[];
  /** Also trains policies otherwise (`VARIANTS`), with so many pairs in each iteration; 0: none. */
  readonly variantPairs: number;
  /** A new or an empty folder. */
  readonly out: string;
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

type Played = PlayHooks & Pick<Setting, "travelers" | "seed" | "vague"> & { readonly world: World };

/**
 * All tables of docs/ELICITATION.md, "Measured": every row with the same travelers of each setting. Writes `tables.json`, `tables.md` and, for
 * the figures of the elicitation page, a run folder for each row (`runs/main-fixed` and so on), all or nothing. The same options give the
 * same figures, seconds aside.
 */
export async function runTables({
  settings,
  variantPairs,
  out,
  ...options
}: TablesOptions): Promise<Result<readonly Table[]>> {
  const folder = freeFolder(out);
  if (!folder.ok) return folder;
  if (options.travelers > EVALUATION_TRAVELERS) {
    const message = `The evaluation set has ${EVALUATION_TRAVELERS} travelers: ask for at most that many.`;
    return fail({ code: "bad_input", message });
  }
  const tables: Table[] = [];
  const files: RunFile[] = [];
  try {
    for (const name of settings) {
      const made = await tableOf(name, () => ROWS.map(shippedPolicy), COMPARED, null, options);
      tables.push(made.table);
      files.push(...made.files);
    }
    if (variantPairs > 0) {
      const train = () => trainVariants({ ...options, pairs: variantPairs });
      const made = await tableOf("main", train, [], variantPairs, options);
      tables.push(made.table);
      files.push(...made.files);
    }
  } catch (error) {
    if (!options.signal.aborted) throw error;
    return fail({ code: "cancelled", message: "The run was canceled; nothing was written." });
  }
  writeRun(out, [
    { name: "tables.json", text: `${JSON.stringify(tables, null, 2)}\n` },
    { name: "tables.md", text: tablesText(tables) },
    ...files,
  ]);
  return ok(tables);
}

async function tableOf(
  name: SettingName,
  policiesOf: () => readonly TabledPolicy[] | Promise<readonly TabledPolicy[]>,
  compared: typeof COMPARED,
  trainedPairs: number | null,
  { world, signal, onProgress, travelers, seed, vague }: Played,
): Promise<{ table: Table; files: readonly RunFile[] }> {
  const started = performance.now();
  const setting = { travelers, seed, vague, ...SETTINGS[name] };
  const policies = await policiesOf();
  const played = await playPolicies(policies, setting, world, { signal, onProgress });
  const of = (policy: string) => [policy, (played.get(policy) ?? []).map(({ record }) => record)] as const;
  const seconds = Math.round(performance.now() - started) / 1000;
  const table = {
    ...{ setting, trainedPairs, seconds, dialogs: policies.length * travelers },
    correlations: rankCorrelations(setting.population, seed),
    figures: policies.map(({ name }) => figuresOf(...of(name))),
    differences: compared.map(([policy, than]) => differenceOf(of(policy), of(than))),
  };
  return { table, files: policies.flatMap((policy) => runFiles(name, policy, played, setting, seconds)) };
}

/** What `runs import` reads. `seconds` is the row's share of the table's. */
function runFiles(
  settingName: SettingName,
  { name, training }: TabledPolicy,
  played: ReadonlyMap<string, readonly ScoredDialog[]>,
  { simulator, population, seed, vague }: Setting,
  seconds: number,
): readonly RunFile[] {
  const dialogs = played.get(name) ?? [];
  const about = { policy: name, simulator, population, seed, vague, training, judge: "rules" };
  const summary = summarize(dialogs, { ...about, regret: new Map(), seconds: seconds / played.size });
  const folder = `runs/${settingName}-${name.replaceAll(/[^\w+]+/g, "-")}`;
  return [
    { name: `${folder}/summary.json`, text: `${JSON.stringify(summary, null, 2)}\n` },
    { name: `${folder}/dialogs.jsonl`, text: jsonLines(dialogs.map(({ record }) => record)) },
  ];
}
