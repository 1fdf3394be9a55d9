import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, it } from "vitest";
import { SHIPPED_PROMPTS } from "@/server/models";
import { agents } from "./registry";

it.each(agents)("$name declares each of its prompts once, as its file has it", ({ prompts, needsModel, usesKit }) => {
  expect(new Set(prompts.map(({ name }) => name)).size).toBe(prompts.length);
  expect(Object.keys(SHIPPED_PROMPTS.hashesOf(prompts))).toHaveLength(prompts.length);
  if (needsModel) expect(prompts.length).toBeGreaterThan(usesKit ? 1 : 3);
});

it("has no file of a prompt that no agent declares", () => {
  const folder = join("server", "agents");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
  const names = files.map(
    (file) =>
      `agents/${file
        .replaceAll(sep, "/")
        .replace("prompts/", "")
        .replace(/\.txt$/, "")}`,
  );
  const declared = new Set(agents.flatMap(({ prompts }) => prompts.map(({ name }) => name)));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});
