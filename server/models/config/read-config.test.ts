import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readModelsConfig } from "./read-config";
import { modelOfRole, usesOf, withFallbacks, withOneModel } from "./roles";

const folder = mkdtempSync(join(tmpdir(), "dragoman-models-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LARGE = { baseUrl: "https://models.example/v1", model: "vendor/large", contextTokens: 32_768, fallback: "small" };
const SMALL = { baseUrl: "http://127.0.0.1:8000/v1", model: "vendor/small", contextTokens: 8_192 };

function read(content: unknown) {
  const file = join(folder, "models.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readModelsConfig({ DRAGOMAN_MODELS: file });
}

function problemOf(content: unknown) {
  const config = read(content);
  return config.ok ? null : { field: config.problem.where?.field, message: config.problem.message };
}

test("a role goes to its model, others to the default's", () => {
  const config = read({ models: { large: LARGE, small: SMALL }, roles: { default: "small", planner: "large" } });
  if (!config.ok) throw new Error(config.problem.message);
  expect(modelOfRole(config.value, "planner")).toMatchObject({ name: "large", settings: { concurrency: 8 } });
  expect(modelOfRole(config.value, "agent")?.name).toBe("small");
});

test("one model can be given all roles by its name", () => {
  const config = read({ models: { large: LARGE, small: SMALL }, roles: { default: "small", planner: "large" } });
  if (!config.ok) throw new Error(config.problem.message);
  const one = withOneModel(config.value, "large");
  expect(one).toMatchObject({ ok: true, value: { roles: { default: "large" } } });
  expect(withOneModel(config.value, "huge")).toMatchObject({
    problem: { code: "not_found", message: expect.stringContaining("There are large, small.") },
  });
  expect(withOneModel(config.value, "constructor").ok).toBe(false);
});

test("no model makes vectors by default, and one that does keeps doing so next to a model for all roles", () => {
  const config = read({ models: { large: LARGE, small: SMALL }, roles: { default: "large" } });
  if (!config.ok) throw new Error(config.problem.message);
  expect(modelOfRole(config.value, "embedder")).toBeNull();
  const embedding = { ...config.value, roles: { default: "large", embedder: "small" } };
  expect(withOneModel(embedding, "large")).toMatchObject({ value: { roles: { default: "large", embedder: "small" } } });
  expect(["large", "small"].map((name) => usesOf(embedding, name))).toEqual([
    { answers: true, vectors: false },
    { answers: false, vectors: true },
  ]);
});

test("fallbacks that name each other end", () => {
  const models = { large: LARGE, small: { ...SMALL, fallback: "large" } };
  const config = read({ models, roles: { default: "small" } });
  if (!config.ok) throw new Error(config.problem.message);
  const small = modelOfRole(config.value, "agent");
  if (small === null) throw new Error("There is a default.");
  expect(withFallbacks(config.value, small).map(({ name }) => name)).toEqual(["small", "large"]);
});

test.each([
  ["a role of an unknown model", { models: { small: SMALL }, roles: { planner: "large" } }, "roles.planner"],
  ["an unknown role", { models: { small: SMALL }, roles: { pilot: "small" } }, "roles.pilot"],
  ["an unknown fallback", { models: { large: LARGE }, roles: {} }, "models.large.fallback"],
  ["itself as fallback", { models: { m: { ...SMALL, fallback: "m" } }, roles: {} }, "models.m.fallback"],
  [
    "a key in place of its variable",
    { models: { m: { ...SMALL, keyVariable: "sk-1-2" } }, roles: {} },
    "models.m.keyVariable",
  ],
  [
    "a password in the address",
    { models: { m: { ...SMALL, baseUrl: "https://a:b@c/v1" } }, roles: {} },
    "models.m.baseUrl",
  ],
  ["another protocol", { models: { m: { ...SMALL, baseUrl: "file:///etc" } }, roles: {} }, "models.m.baseUrl"],
  ["no context", { models: { m: { ...SMALL, contextTokens: undefined } }, roles: {} }, "models.m.contextTokens"],
  [
    "a negative price",
    { models: { m: { ...SMALL, price: { inputPerMillion: -1, outputPerMillion: 0 } } }, roles: {} },
    "models.m.price.inputPerMillion",
  ],
  [
    "a budget below nothing",
    { models: {}, roles: {}, budgets: { travelerPerDay: { tokens: -1 } } },
    "budgets.travelerPerDay.tokens",
  ],
])("%s is refused with the field", (_name, content, field) => {
  expect(problemOf(content)?.field).toBe(field);
});

test("a misspelled field is refused by its name", () => {
  expect(problemOf({ models: { m: { ...SMALL, apiKey: "sk-1" } }, roles: {} })?.message).toContain("apiKey");
});

test("text that is no JSON, and a file that is not there, are refused with the file", () => {
  expect(problemOf("{")?.message).toContain("not JSON");
  const missing = join(folder, "missing.json");
  expect(readModelsConfig({ DRAGOMAN_MODELS: missing })).toMatchObject({
    ok: false,
    problem: { where: { file: missing } },
  });
});

test("the files that people copy are good ones", () => {
  const deployed = fileURLToPath(new URL("../../../deploy/dragoman.models.json", import.meta.url));
  expect(readModelsConfig({ DRAGOMAN_MODELS: deployed })).toMatchObject({ ok: true });
  const documented = readFileSync(new URL("../../../docs/MODELS.md", import.meta.url), "utf8");
  expect(read(/```json\n([\s\S]*?)```/.exec(documented)?.[1] ?? "")).toMatchObject({ ok: true });
});

test("without a file and without variables there are no models", () => {
  expect(readModelsConfig({})).toEqual({ ok: true, value: { models: {}, roles: {} } });
});

test("variables name one model for all roles, and where its key is", () => {
  const environment = {
    DRAGOMAN_MODEL_URL: "http://127.0.0.1:8000/v1",
    DRAGOMAN_MODEL_NAME: "vendor/small",
    DRAGOMAN_MODEL_KEY: "sk-1",
  };
  const config = readModelsConfig(environment);
  expect(config).toMatchObject({
    value: { models: { "vendor/small": { keyVariable: "DRAGOMAN_MODEL_KEY" } }, roles: { default: "vendor/small" } },
  });
  expect(JSON.stringify(config)).not.toContain("sk-1");
  const { DRAGOMAN_MODEL_NAME: _, ...nameless } = environment;
  expect(readModelsConfig(nameless)).toMatchObject({ ok: false, problem: { code: "bad_file" } });
});
