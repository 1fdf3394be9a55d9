import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonLines } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type DialogRecord, dialogRecordSchema } from "@/server/views";
import type { World } from "@/server/worlds";
import { CANCELLED } from "../../runner/cancelled";
import { runInFolder } from "../../runner/folder/run-in-folder";
import { elicitation } from "../elicitation";
import { differenceOf, figuresOf } from "./figures";
import { rankCorrelations } from "./rank-correlations";
import type { Setting, Table } from "./table";
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
  readonly out: string;
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

/** A row of a table: the name or the weights file of a policy. */
interface Row {
  readonly name: string;
  readonly agent: string;
}

/**
 * All tables of docs/ELICITATION.md, "Measured": every row is a run of `bench elicitation` with the same travelers of each setting, in a folder
 * of its own (`runs/main-fixed` and so on), which the elicitation page shows once it is imported. Writes `tables.json` and `tables.md` at the end;
 * started again, it goes on where it stopped. The same options give the same figures, seconds aside.
 */
export async function runTables(options: TablesOptions): Promise<Result<readonly Table[]>> {
  const { out, settings, variantPairs } = options;
  if (existsSync(join(out, "tables.json"))) {
    const message = "The folder has tables already. Name a new folder.";
    return fail({ code: "already_exists", message, where: { file: out } });
  }
  const tables: Table[] = [];
  for (const name of settings) {
    const made = await tableOf(
      name,
      async () => ROWS.map((row) => ({ name: row, agent: row })),
      COMPARED,
      null,
      options,
    );
    if (!made.ok) return made;
    tables.push(made.value);
  }
  if (variantPairs > 0) {
    const train = () => trainVariants({ ...options, pairs: variantPairs, folder: join(out, "policies") });
    const made = await tableOf("main", train, [], variantPairs, options);
    if (!made.ok) return made;
    tables.push(made.value);
  }
  writeFileSync(join(out, "tables.md"), tablesText(tables));
  writeFileSync(join(out, "tables.json"), `${JSON.stringify(tables, null, 2)}\n`);
  return ok(tables);
}

async function tableOf(
  name: SettingName,
  rowsOf: () => Promise<readonly Row[]>,
  compared: typeof COMPARED,
  trainedPairs: number | null,
  options: TablesOptions,
): Promise<Result<Table>> {
  const started = performance.now();
  const { travelers, seed, vague } = options;
  const setting = { travelers, seed, vague, ...SETTINGS[name] };
  if (options.signal.aborted) return fail(CANCELLED);
  const rows = await rowsOf();
  const dialogs = new Map<string, readonly DialogRecord[]>();
  for (const row of rows) {
    const played = await playRow(name, row, setting, options);
    if (!played.ok) return played;
    dialogs.set(row.name, played.value);
  }
  const of = (policy: string) => [policy, dialogs.get(policy) ?? []] as const;
  return ok({
    ...{ setting, trainedPairs, seconds: Math.round(performance.now() - started) / 1000 },
    dialogs: rows.length * travelers,
    correlations: rankCorrelations(setting.population, seed),
    figures: rows.map((row) => figuresOf(...of(row.name))),
    differences: compared.map(([policy, than]) => differenceOf(of(policy), of(than))),
  });
}

/** The dialogs of a row. All rows share this process, so that an answer that several policies hear is read once. */
async function playRow(
  settingName: SettingName,
  { name, agent }: Row,
  { simulator, population, travelers, seed, vague }: Setting,
  { world, out: tables, signal, onProgress }: TablesOptions,
): Promise<Result<DialogRecord[]>> {
  const taskOptions = {
    ...{ travelers: `${travelers}`, seed: `${seed}`, simulator, population, vague: `${vague}` },
  };
  const tasks = elicitation.importTasks(taskOptions);
  if (!tasks.ok) return tasks;
  const taskSet = `elicitation, ${settingName}, travelers ${travelers}, seed ${seed}`;
  const out = join(tables, "runs", `${settingName}-${name.replaceAll(/[^\w+]+/g, "-")}`);
  const benchmark = elicitation;
  const run = { benchmark, world, tasks: tasks.value, taskSet, taskOptions, agent, seed, out, threads: false, signal };
  const summary = await runInFolder(run);
  if (!summary.ok) return summary;
  onProgress(`${settingName}: ${name}`);
  return readJsonLines(join(out, benchmark.info.format.file), dialogRecordSchema);
}
