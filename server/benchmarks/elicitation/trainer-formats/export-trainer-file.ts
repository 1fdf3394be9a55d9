import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson, readJsonLines, readTextFile, writeJsonLines } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { dialogRecordSchema, preferencePairSchema, trainerSourceSchema } from "@/server/views";
import { openWorld, type World } from "@/server/worlds";
import { RunFolder } from "../../runner/folder/run-folder";
import { partsOf } from "../report";
import { SIMULATOR_VERSION } from "../seal/simulator-version";
import { personaOf, stageOf, type Traveler, taskId, travelersOf } from "../traveler";
import { pairRow } from "./pair-rows";
import { stenographerRows } from "./stenographer-rows";
import { travelerRows } from "./traveler-rows";
import { agentRows } from "./turn-rows";

export const trainerRoleSchema = z.enum(["agent", "traveler", "stenographer"]);
export type TrainerRole = z.infer<typeof trainerRoleSchema>;

export interface TrainerExport {
  readonly format: "sft" | "dpo";
  readonly role: TrainerRole;
  /** The folder that `bench elicitation` or `train policy` wrote. */
  readonly from: string;
  readonly out: string;
}

export interface TrainerFile {
  readonly rows: number;
  /** Dialogs for SFT, pairs for DPO. */
  readonly sources: number;
  /** Pairs that do not part at a turn of the agent. */
  readonly leftOut: number;
}

/** Only the owner may read a file with personas. */
const MODES: Readonly<Record<TrainerRole, number>> = { agent: 0o644, stenographer: 0o644, traveler: 0o600 };

/**
 * Writes a run's dialogs (SFT, one role's turns) or preference pairs (DPO, the agent's) as JSON Lines in TRL's conversational formats,
 * whole or not at all. The traveler's file alone holds personas, made again from the run's tasks.
 */
export async function exportTrainerFile({ format, role, from, out }: TrainerExport): Promise<Result<TrainerFile>> {
  if (format === "dpo" && role !== "agent") {
    return fail({ code: "bad_input", message: "Preference pairs are the agent's: leave --role out, or write agent." });
  }
  const rows = format === "dpo" ? pairRowsOf(from) : sftRowsOf(from, role);
  if (!rows.ok) return rows;
  await writeJsonLines(out, rows.value.rows, MODES[role]);
  const { sources, leftOut } = rows.value;
  return ok({ rows: rows.value.rows.length, sources, leftOut });
}

interface Rows {
  readonly rows: readonly object[];
  readonly sources: number;
  readonly leftOut: number;
}

function sftRowsOf(from: string, role: TrainerRole): Result<Rows> {
  const source = readSource(from);
  if (!source.ok) return source;
  const dialogs = readJsonLines(join(from, "dialogs.jsonl"), dialogRecordSchema);
  if (!dialogs.ok) return dialogs;
  const count = { sources: dialogs.value.length, leftOut: 0 };
  if (role === "agent")
    return ok({ rows: dialogs.value.flatMap((dialog) => agentRows(dialog, source.value)), ...count });
  if (role === "stenographer") {
    return ok({ rows: dialogs.value.flatMap((dialog) => stenographerRows(dialog, source.value)), ...count });
  }
  if (source.value.simulatorVersion !== SIMULATOR_VERSION) return fail({ code: "bad_input", message: OTHERS });
  const travelers = travelersIn(from);
  if (!travelers.ok) return travelers;
  const { of, world } = travelers.value;
  const rows = dialogs.value.flatMap((dialog) => {
    const traveler = of.get(dialog.id);
    if (traveler === undefined) return [];
    const persona = personaOf(traveler);
    return travelerRows(dialog, source.value, { persona, trip: stageOf(traveler, world).tripOf(persona) });
  });
  return ok({ rows, ...count });
}

function pairRowsOf(from: string): Result<Rows> {
  const source = readSource(from);
  if (!source.ok) return source;
  const pairs = readJsonLines(join(from, "pairs.jsonl"), preferencePairSchema);
  if (!pairs.ok) return pairs;
  const rows = pairs.value.map((pair) => pairRow(pair, source.value)).filter((row) => row.ok);
  return ok({
    rows: rows.map(({ value }) => value),
    sources: pairs.value.length,
    leftOut: pairs.value.length - rows.length,
  });
}

function readSource(from: string) {
  const file = join(from, "source.json");
  const text = readTextFile(file);
  return text.ok ? parseJson(text.value, trainerSourceSchema, { file }) : text;
}

/** The travelers of a run's dialogs, made again from its tasks, and the world of their trips. */
function travelersIn(from: string): Result<{ readonly of: ReadonlyMap<string, Traveler>; readonly world: World }> {
  const file = join(from, "run.json");
  const run = existsSync(file) ? RunFolder.read(from) : fail({ code: "bad_file", message: NO_RUN, where: { file } });
  if (!run.ok) return run;
  const { identity, taskOptions = {} } = run.value;
  if (partsOf(identity).ranking) return fail({ code: "bad_input", message: RANKED, where: { file } });
  const travelers = travelersOf(taskOptions);
  if (!travelers.ok) return travelers;
  const world = openWorld(identity.world.name);
  if (!world.ok) return world;
  return ok({ of: new Map(travelers.value.map((traveler) => [taskId(traveler), traveler])), world: world.value });
}

const NO_RUN = "The traveler's file is made from a run of `bench elicitation`, and there is none in this folder.";
const OTHERS = "The simulated travelers are others by now than those of this run. Play it again with this version.";
const RANKED =
  "A model ranked what is critical for these travelers, and its ranking is not kept. Export a run with the ranking by rules.";
