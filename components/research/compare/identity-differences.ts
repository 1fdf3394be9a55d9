import type { RunView } from "@/server/views";

/** A part of the identities that is not the same in both. */
export interface IdentityDifference {
  readonly what: string;
  readonly left: string;
  readonly right: string;
}

/** Where the identities of two runs differ, in words, a row for each part and each role of a model: they are different experiments there. */
export function identityDifferences(left: RunView, right: RunView): IdentityDifference[] {
  const isKnown = left.run.identity !== null && right.run.identity !== null;
  return [
    ...differing({ Agent: agentOf(left) }, { Agent: agentOf(right) }),
    ...(isKnown ? modelDifferences(left, right) : []),
    ...differing(factsOf(left), factsOf(right)),
    ...promptDifferences(left, right),
  ];
}

/** Of the prompts that both ask by, those that read otherwise. */
function promptDifferences(left: RunView, right: RunView): IdentityDifference[] {
  const [a, b] = [left, right].map(({ run }) => run.identity?.prompts ?? {});
  return Object.entries(a ?? {}).flatMap(([name, sha256]) => {
    const other = b?.[name];
    if (other === undefined || other === sha256) return [];
    return [{ what: `Prompt ${name}`, left: sha256.slice(0, 8), right: other.slice(0, 8) }];
  });
}

function differing(left: Record<string, string>, right: Record<string, string>): IdentityDifference[] {
  return Object.keys({ ...left, ...right })
    .map((what) => ({ what, left: left[what] ?? "unknown", right: right[what] ?? "unknown" }))
    .filter((row) => row.left !== row.right);
}

function agentOf({ run: { identity } }: RunView): string {
  return identity?.agent ?? "another system";
}

/** Of each role that differs, in one row where every role does in the same way. */
function modelDifferences(left: RunView, right: RunView): IdentityDifference[] {
  const [a, b] = [modelsOf(left), modelsOf(right)];
  const roles = [...new Set([...a.keys(), ...b.keys()])];
  const rows = roles
    .map((role) => ({ what: `Model as ${role}`, left: a.get(role) ?? "none", right: b.get(role) ?? "none" }))
    .filter((row) => row.left !== row.right);
  const [first] = rows;
  const isOfAll =
    first !== undefined &&
    rows.length === roles.length &&
    rows.length > 1 &&
    rows.every((row) => row.left === first.left && row.right === first.right);
  return isOfAll ? [{ ...first, what: "Model of every role" }] : rows;
}

/** The model of each role as it is named, with the name that its server is asked for where that is another. */
function modelsOf({ run: { identity } }: RunView): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(identity?.models ?? {}).map(([role, { name, model }]) => [
      role,
      name === model ? name : `${name} (${model})`,
    ]),
  );
}

function factsOf({ benchmark, run: { identity, tasks } }: RunView): Record<string, string> {
  const ofTasks = { Benchmark: benchmark.title, Tasks: `${tasks.name} (${tasks.count}, ${tasks.sha256.slice(0, 8)})` };
  if (identity === null) return ofTasks;
  const { settings, seed, trials, code, world } = identity;
  return {
    ...ofTasks,
    Reads: settings.input ?? "no choice",
    Mode: settings.mode ?? "none",
    "Tool protocol": settings.protocol ?? "none",
    Without: settings.without.join(", ") || "nothing",
    Objective: settings.objective ?? "no choice",
    "Time for planning": `${settings.timeLimitMs / 1_000} s`,
    Seed: String(seed),
    Trials: String(trials),
    Code: code,
    World: `${world.name} (${world.hash.slice(0, 8)})`,
  };
}
