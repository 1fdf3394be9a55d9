import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

/** [importing file, what it imports, the rule that forbids it] */
const FORBIDDEN = [
  ["server/trip/a.ts", "@/server/worlds", "room-trip"],
  ["server/trip/b.ts", "@/db", "room-trip"],
  ["server/worlds/a.ts", "@/server/understanding", "room-worlds"],
  ["server/understanding/a.ts", "@/server/planner", "room-understanding"],
  ["server/planner/a.ts", "@/server/scoring", "room-planner"],
  ["server/planner/b.ts", "@/db", "room-planner"],
  ["server/scoring/a.ts", "@/server/planner", "room-scoring"],
  ["server/scoring/b.ts", "@/server/personas", "room-scoring"],
  ["server/scoring/c.ts", "./apec", "room-scoring"],
  ["server/scoring/apec/a.ts", "@/server/models", "room-scoring-apec"],
  ["server/scoring/judge/a.ts", "@/server/personas", "room-scoring-judge"],
  ["server/elicitation/a.ts", "@/server/personas", "room-elicitation"],
  ["server/elicitation/b.ts", "./simulator", "room-elicitation"],
  ["server/agents/a.ts", "@/server/personas", "room-agents"],
  ["server/agents/b.ts", "@/server/scoring/apec", "room-agents"],
  ["server/agents/c.ts", "@/server/elicitation/simulator", "room-agents"],
  ["server/tools/a.ts", "@/server/understanding", "room-tools"],
  ["server/models/scripted/a.ts", "@/server/worlds", "room-models-scripted"],
  ["server/models/scripted/b.ts", "@/server/tools", "room-models-scripted"],
  ["server/models/scripted/c.ts", "@/server/scoring", "room-models-scripted"],
  ["server/benchmarks/a.ts", "@/db", "room-benchmarks"],
  ["server/conversation/a.ts", "@/db", "room-conversation"],
  ["server/conversation/b.ts", "@/server/api", "room-conversation"],
  ["server/conversation/c.ts", "@/server/agents", "room-conversation"],
  ["server/annotation/a.ts", "@/server/personas", "room-annotation"],
  ["server/jobs/a.ts", "@/server/runs", "room-jobs"],
  ["server/annotation/formats/a.ts", "@/db", "room-annotation-formats"],
  ["server/annotation/formats/b.ts", "../sources", "room-annotation-formats"],
  ["server/annotation/sources/a.ts", "@/db", "room-annotation-sources"],
  ["server/runs/a.ts", "@/server/personas", "room-runs"],
  ["server/api/a.ts", "@/server/personas", "room-api"],
  ["server/cli/a.ts", "@/server/api", "room-cli"],
  ["server/api/b.ts", "@/server/worlds/world", "door-between-rooms"],
  ["server/api/c.ts", "@/server/worlds/testing/tables", "door-between-rooms"],
  ["server/planner/a.test.ts", "@/server/worlds/world", "door-for-tests"],
  ["app/a.tsx", "@/server/api/router", "door-from-outside"],
  ["server/api/d.ts", "@/db/schema", "door-of-the-database"],
  ["components/a.tsx", "@/server/worlds", "components-see-trip-and-types"],
  ["components/b.tsx", "@/db", "components-see-trip-and-types"],
  ["components/c.tsx", "@/server/api", "components-see-only-types"],
  ["app/b.tsx", "@/server/planner", "app-sees-components-api-and-trip"],
  ["app/c.tsx", "@/db", "app-sees-components-api-and-trip"],
  ["components/d.tsx", "@/app/a", "nothing-imports-app"],
  ["db/a.ts", "@/server/worlds", "database-sees-trip"],
  ["server/trip/circle-one.ts", "./circle-two", "no-cycles"],
  ["server/trip/c.ts", "@/server/nowhere", "no-unresolved"],
] as const;

const ALLOWED = [
  ["server/planner/ok.ts", "@/server/worlds"],
  ["server/planner/ok.test.ts", "@/server/worlds/testing/tables"],
  ["server/planner/ok-too.test.ts", "@/server/scoring"],
  ["server/scoring/apec/ok.ts", "@/server/personas"],
  ["server/elicitation/training/ok.ts", "@/server/scoring/apec"],
  ["server/benchmarks/ok.ts", "@/server/elicitation/simulator"],
  ["server/annotation/sources/ok.ts", "@/server/personas"],
  ["server/cli/ok-annotation.ts", "@/server/annotation/formats"],
  ["server/conversation/ok.ts", "@/server/wishes"],
  ["server/cli/ok.ts", "@/server/conversation"],
  ["server/runs/ok.ts", "@/server/jobs"],
  ["server/annotation/ok.ts", "@/db"],
  ["server/api/ok.ts", "@/db"],
  ["server/api/ok-too.ts", "@/server/annotation"],
  ["server/api/ok.test.ts", "@/db/testing"],
  ["components/ok.tsx", "@/server/trip"],
  ["loaded-api.ts", "@/server/api"],
  ["scripts/ok.ts", "@/server/planner"],
  ["db/ok.ts", "@/server/trip"],
] as const;

const ROOMS = ["trip", "episodes", "worlds", "understanding", "scoring", "planner", "personas", "elicitation"];
const TARGETS = [
  ...[
    ...ROOMS,
    "wishes",
    "conversation",
    "tools",
    "models",
    "agents",
    "benchmarks",
    "annotation",
    "jobs",
    "runs",
    "api",
    "cli",
  ].map((room) => `server/${room}/index.ts`),
  ...["scoring/apec", "elicitation/simulator", "elicitation/training"].map((part) => `server/${part}/index.ts`),
  ...["annotation/formats", "annotation/sources", "annotation/judging"].map((part) => `server/${part}/index.ts`),
  ...["server/worlds/world.ts", "server/worlds/testing/tables.ts", "server/api/router.ts"],
  ...["db/index.ts", "db/schema.ts", "db/testing.ts"],
];

const outcome = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

describe("the import rules", () => {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  let violations: { file: string; rule: string }[] = [];

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(() => {
    for (const target of TARGETS) write(target, "export const value = 1;\nexport type Shape = number;\n");
    for (const [file, target] of [...FORBIDDEN, ...ALLOWED]) {
      write(file, `import { value } from "${target}";\nconsole.log(value);\n`);
    }
    write("server/trip/circle-two.ts", 'import type { value } from "./circle-one";\nexport type Two = typeof value;\n');
    write("components/types.tsx", 'import type { Shape } from "@/server/api";\nexport type Own = Shape;\n');
    write("server/planner/types.ts", 'import type { Shape } from "@/server/api";\nexport type Own = Shape;\n');
    write("tsconfig.json", '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
    violations = cruise(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(FORBIDDEN)("forbid %s to import %s (%s)", (file, _target, rule) => {
    expect(violations).toContainEqual({ file, rule });
  });

  it.each(ALLOWED)("allow %s to import %s", (file) => {
    expect(violations.filter((violation) => violation.file === file)).toEqual([]);
  });

  it("allow components the types of the api, and no room a type that it may not import", () => {
    expect(violations.filter(({ file }) => file === "components/types.tsx")).toEqual([]);
    expect(violations).toContainEqual({ file: "server/planner/types.ts", rule: "room-planner" });
  });
});

/** Runs dependency-cruiser with the project's rules over the folder. */
function cruise(folder: string): { file: string; rule: string }[] {
  const program = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = ["--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json"];
  const folders = ["app", "components", "db", "server", "scripts"];
  const json = execFileSync(process.execPath, [program, ...args, ...folders], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return outcome.parse(JSON.parse(json)).summary.violations.map(({ from, rule }) => ({ file: from, rule: rule.name }));
}
