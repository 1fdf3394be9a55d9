import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const TESTS = "{server,db,components,app,scripts}/**/*.test.{ts,tsx}";
const DATABASE_TESTS = "{server,db}/**/*.database.test.ts";
/**
 * Those above the stores run once, on Postgres where there is one, else on the embedded database. Stores, queues and what
 * survives a crash run on both; the end-to-end tests serve everything from the embedded one.
 */
const ONCE = process.env.TEST_DATABASE_URL ? ["server/{accounts,annotation,api}/**/*.database.test.ts"] : [];
/** Puts others in the place of modules, which must not be loaded yet. */
const OWN_PROCESS = [
  "server/benchmarks/elicitation/hidden-persona.test.ts",
  "server/elicitation/simulator/new-entry.test.ts",
  "server/cli/benchmarks/toy-benchmark.test.ts",
  "server/environment/hidden-persona.test.ts",
];

/** Those that wait longest begin first, so that no core is idle at the end while the last of them waits. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => /(crash|worker)\.database\.test\.ts$/.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // One more than cores: many tests wait, for a process that must fall silent or a model that must be late.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ["./scripts/lib/compile-programs.ts"],
    setupFiles: ["./scripts/lib/property-seed.ts", "./scripts/lib/own-state.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Modules stay loaded from one file to the next: loading them again took a third of the time.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    projects: [
      { extends: true, test: { name: "unit", include: [TESTS, "*.test.ts"], exclude: [...OWN_PROCESS, ...ONCE] } },
      { extends: true, test: { name: "own-process", include: OWN_PROCESS, isolate: true } },
      {
        extends: true,
        // The same tests of the database once more, on the Postgres server that TEST_DATABASE_URL names.
        test: { name: "postgres", include: [DATABASE_TESTS], env: { DATABASE_UNDER_TEST: "postgres" } },
      },
    ],
  },
});
