import { PLANNER_PART, type RunIdentity, type RunLimits } from "@/server/views";

/** The command that starts the same run again, over the database. PROMPTS represents a folder with its own prompts, which its identity holds. */
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
    ["prompts", settings.prompts === undefined ? null : "PROMPTS"],
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
  return ["npm run -s dragoman -- runs start", ...written(options)].join(" ");
}

/** The command that starts the same run of an external agent again. */
export function externalCommandOf(
  name: string,
  taskSet: string,
  identity: RunIdentity,
  limits: RunLimits | null,
): string {
  const { settings } = identity;
  const options: [string, string | number | null | undefined][] = [
    ["task-set", taskSet],
    ["limit", identity.taskSet.count],
    ["world", identity.world.name],
    ["agent", identity.agent],
    ["trials", identity.trials],
    ["ms-per-trial", limits?.msPerTrial],
    ["calls-per-trial", limits?.stepsPerTrial],
    ["concurrency", limits?.concurrency],
    ["name", name],
  ];
  const planner = settings.without.includes(PLANNER_PART) ? [] : ["--with-planner"];
  return ["npm run -s dragoman -- runs start-external", ...written(options), ...planner].join(" ");
}

function written(options: readonly [string, string | number | null | undefined][]): string[] {
  return options.flatMap(([option, value]) => (value == null ? [] : [`--${option} ${quoted(String(value))}`]));
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return /^[\w.,:+/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
