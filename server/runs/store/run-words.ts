import type { RunIdentity, RunLimits } from "@/server/trip";

/** What a run's method was allowed to see, in a sentence. */
export function seesOf({ settings, agent }: RunIdentity): string {
  const task = settings.input === "gold" ? "the query's structured fields" : "the query's sentence";
  if (settings.mode === "sole-planning") return `${capital(task)} and the reference information of its cities.`;
  if (settings.mode === "two-stage") return `${capital(task)}, and what its own calls of tools find in the world.`;
  return `${capital(task)} and the whole world (${agent} reads it itself).`;
}

/** The command that starts the same run again, over the database. */
export function commandOf(name: string, taskSet: string, identity: RunIdentity, limits: RunLimits | null): string {
  const { settings, models } = identity;
  const names = new Set(Object.values(models).map((model) => model.name));
  const [model] = names;
  const options: [string, string | number | null | undefined][] = [
    ["task-set", taskSet],
    ["limit", identity.taskSet.count],
    ["world", identity.world.name],
    ["agent", identity.agent],
    ["mode", settings.mode],
    ["input", settings.input],
    ["protocol", settings.protocol],
    ["without", settings.without.length > 0 ? settings.without.join(",") : null],
    ["objective", settings.objective],
    ["time-limit-ms", settings.timeLimitMs],
    // Several models stand for the configured roles.
    ["model", names.size === 1 ? model : null],
    ["seed", identity.seed],
    ["trials", identity.trials],
    ["concurrency", limits?.concurrency],
    ["steps-per-trial", limits?.stepsPerTrial],
    ["tokens-per-trial", limits?.tokensPerTrial],
    ["ms-per-trial", limits?.msPerTrial],
    ["cost-per-trial", limits?.costUsdPerTrial],
    ["cost", limits?.costUsd],
    ["name", name],
  ];
  const given = options.flatMap(([option, value]) => (value == null ? [] : [`--${option} ${quoted(String(value))}`]));
  return ["npm run -s dragoman -- runs start", ...given].join(" ");
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return /^[\w.,:+/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
