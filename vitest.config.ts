import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const TESTS = "{server,db,components,app,scripts}/**/*.test.{ts,tsx}";
const DATABASE_TESTS = "{server,db}/**/*.database.test.ts";
/** Those that set up something for the whole process: a database, a command's streams, a folder in the environment. */
const OWN_PROCESS = [
  DATABASE_TESTS,
  "server/{cli,benchmarks}/**/*.test.ts",
  "server/**/worker/*.test.ts",
  "server/api/http.test.ts",
];

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // Every core: nothing else runs beside the tests.
    maxWorkers: "100%",
    setupFiles: ["./scripts/lib/property-seed.ts"],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    projects: [
      // Modules stay loaded from one file to the next: loading them again took a third of the time.
      { extends: true, test: { name: "unit", include: [TESTS, "*.test.ts"], exclude: OWN_PROCESS, isolate: false } },
      { extends: true, test: { name: "own-process", include: OWN_PROCESS } },
      {
        extends: true,
        // The same tests of the database once more, on the Postgres server that TEST_DATABASE_URL names.
        test: { name: "postgres", include: [DATABASE_TESTS], env: { DATABASE_UNDER_TEST: "postgres" } },
      },
    ],
  },
});
