import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { withDataFolder } from "@/server/cli/testing/data-folder";
import { runCli } from "@/server/cli/testing/run-cli";
import type { Event } from "@/server/episodes";
import { generatePersonas, type Persona } from "@/server/personas";
import { ok } from "@/server/trip";
import { type DialogRecord, dialogRecordSchema } from "@/server/views";
import { executeTrial, NO_LIMITS } from "../runner/execute-trial";
import type { executeInThreads } from "../runner/folder/threads/execute-in-threads";
import { executeSlice } from "../runner/folder/threads/execute-slice";
import { settingsOf } from "../runner/settings";
import { texas } from "../testing/texas";
import { elicitation } from "./elicitation";

/** Is in every field that the traveler never speaks of. */
const MARKER = "marker-of-the-hidden-persona";
/** An age and budgets that nobody would hit by chance. */
const AGE = 9_172_836;
const LEAST_BUDGET = 7351;
const TRAVELERS = 5;
const SEED = 2;

vi.mock("@/server/personas", async (original) => {
  const personas = await original<typeof import("@/server/personas")>();
  const generatePersonas: typeof personas.generatePersonas = (...which) => marked(personas.generatePersonas(...which));
  const generatePersona: typeof personas.generatePersona = (...which) => {
    const [persona] = marked([personas.generatePersona(...which)], which[2]);
    if (persona === undefined) throw new Error("There is no persona.");
    return persona;
  };
  return { ...personas, generatePersona, generatePersonas };
});
// Threads would know the travelers without their markers.
vi.mock("../runner/folder/threads/execute-in-threads", () => ({
  executeInThreads: (async (slice, _, onExecuted) => {
    await executeSlice(slice, onExecuted, texas());
    return ok(null);
  }) satisfies typeof executeInThreads,
}));

const folder = withDataFolder();
let budgetsHeard = 0;

const BENCH = ["bench", "elicitation", "--travelers", `${TRAVELERS}`];
const TRAIN = ["train", "policy", "dpo", "--dialogs", `${TRAVELERS}`, "--pairs", "12", "--iterations", "1"];

describe.each([
  {
    what: "information-gain asking the main simulator",
    argv: [...BENCH, "--simulator", "main", "--agent", "information-gain"],
    exports: ["sft --role agent", "sft --role stenographer", "sft --role traveler"],
    telling: ["export-2.jsonl"],
  },
  {
    what: "the oracle asking the second simulator",
    argv: [...BENCH, "--simulator", "second", "--agent", "oracle"],
    exports: ["sft --role agent", "sft --role stenographer", "sft --role traveler"],
    telling: ["export-2.jsonl"],
  },
  {
    what: "a model asking, taking notes and judging a model that answers",
    argv: [
      ...[...BENCH, "--agent", "model", "--model", "scripted:0.9", "--traveler", "model"],
      ...["--stenographer", "model", "--ranking", "model", "--judge", "scripted"],
    ],
    exports: ["sft --role agent", "sft --role stenographer"],
    telling: [],
  },
  {
    what: "a policy that learns from dialogs which a model wrote",
    argv: ["train", "policy", "sft", "--dialogs", `${TRAVELERS}`, "--seed-dialogs", "scripted"],
    exports: ["sft --role agent", "sft --role stenographer"],
    telling: [],
  },
  {
    what: "a policy in training",
    argv: TRAIN,
    exports: ["sft --role agent", "sft --role stenographer", "dpo"],
    telling: [],
  },
])("$what", ({ what, argv, exports, telling }) => {
  const out = folder.path(what);
  const printed: string[] = [];
  const does = async (...words: string[]) => {
    const { exitCode, stdout, stderr } = await runCli(words);
    if (exitCode !== 0) throw new Error(stderr);
    printed.push(stdout, stderr);
  };

  beforeAll(async () => {
    await does(...argv, "--world", "texas", "--seed", `${SEED}`, "--out", out);
    for (const [index, words] of exports.entries()) {
      await does("export", ...words.split(" "), "--from", out, "--out", join(out, `export-${index}.jsonl`));
    }
  });

  it("tells nothing of the hidden persona where an agent, a trainer or a reader finds it", () => {
    const texts = filesOf(out).map((name) => [name, `${name}\n${readFileSync(join(out, name), "utf8")}`] as const);
    for (const [name, text] of [...texts, ["what was printed", printed.join("\n")] as const]) {
      const found = secrets().filter((secret) => text.includes(secret));
      expect(found.length > 0, `${name}: ${found.join(" ")}`).toBe(telling.includes(name));
    }
  });

  it("lets only its owner read the files that tell", () => {
    const modes = filesOf(out).map((name) => [name, statSync(join(out, name)).mode & 0o077] as const);
    const closed = modes.filter(([, others]) => others === 0).map(([name]) => name);
    expect(closed.toSorted()).toEqual(telling.toSorted());
  });

  it("knows a budget only from the traveler's own words", () => {
    for (const { turns, notes } of dialogsOf(out)) {
      const first = turns.find(({ text, reason }) => hasSecretBudget(`${text} ${reason}`));
      if (first === undefined) expect(hasSecretBudget(String(notes["persona.budget"]))).toBe(false);
      else expect(first.by).toBe("traveler");
      if (first !== undefined) budgetsHeard++;
    }
  });
});

// Which policy asks about the budget depends on how it was trained; some of them do, or the test above would show nothing.
it("hears budgets in some of these dialogs", () => {
  expect(budgetsHeard).toBeGreaterThan(0);
});

it("tells nothing of the hidden persona in what a run keeps and agents are given", async () => {
  const tasks = elicitation.importTasks({ travelers: `${TRAVELERS}`, seed: `${SEED}` });
  if (!tasks.ok) throw new Error(tasks.problem.message);
  const kept: string[] = [];
  for (const name of ["information-gain", "oracle"]) {
    const agent = elicitation.findAgent(name);
    const settings = agent.ok ? settingsOf(agent.value, {}) : agent;
    if (!agent.ok || !settings.ok) throw new Error(`There is no agent ${name}.`);
    const run = { benchmark: elicitation, agent: agent.value, world: texas(), settings: settings.value };
    for (const task of tasks.value) {
      const events: Event[] = [];
      const trial = { task, seed: 0, models: null, limits: NO_LIMITS, skills: [] };
      const { signal } = new AbortController();
      const result = await executeTrial(run, trial, signal, ({ event }) => events.push(event));
      expect(result).toMatchObject({ ok: true, value: { delivered: true } });
      kept.push(JSON.stringify([task, events, result, elicitation.submissionLine(task, events)]));
    }
  }
  for (const text of kept) expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
});

/** The travelers with markers in all that they never say, and budgets of their own that matter to them. */
function marked(personas: readonly Persona[], first = 0): readonly Persona[] {
  return personas.map((persona, at) => ({
    ...persona,
    id: `${MARKER}-${first + at}`,
    factor: MARKER,
    critical: ["persona.budget", ...persona.critical.filter((entry) => entry !== "persona.budget").slice(0, 10)],
    entries: {
      ...persona.entries,
      "persona.job": MARKER,
      "persona.maritalStatus": MARKER,
      "persona.age": AGE,
      "persona.budget": LEAST_BUDGET + first + at,
    },
  }));
}

function hasSecretBudget(text: string): boolean {
  const amounts = text.replaceAll(",", "").match(/\d{4}/g) ?? [];
  return amounts.some((amount) => Number(amount) >= LEAST_BUDGET && Number(amount) < LEAST_BUDGET + TRAVELERS);
}

function secrets(): readonly string[] {
  const sets = ["seed", "reward", "evaluation"] as const;
  const personas = sets.flatMap((set) => generatePersonas(set, SEED, TRAVELERS));
  return [MARKER, String(AGE), ...personas.flatMap(criticalLists)];
}

/** The beginning of the list of critical entries, as it might be written. */
function criticalLists({ critical }: Persona): readonly string[] {
  const first = critical.slice(0, 4);
  return [first.map((entry) => JSON.stringify(entry)).join(","), first.join(", ")];
}

function filesOf(run: string): readonly string[] {
  const names = readdirSync(run, { recursive: true, encoding: "utf8" });
  return names.filter((name) => statSync(join(run, name)).isFile());
}

function dialogsOf(run: string): readonly DialogRecord[] {
  const lines = readFileSync(join(run, "dialogs.jsonl"), "utf8").trimEnd().split("\n");
  return lines.map((line) => dialogRecordSchema.parse(JSON.parse(line)));
}
