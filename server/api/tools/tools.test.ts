import { describe, expect, it } from "vitest";
import { callTool, tools, toolsOn } from "@/server/tools";
import { toolContext, toolWorld } from "@/server/tools/testing";
import { memoryWorld } from "@/server/worlds";
import { city } from "@/server/worlds/testing";
import { offeredTools } from "./offered-tool";
import { playCall } from "./played-call";

const { signal } = new AbortController();
const search = { tool: "CitySearch", input: { state: "Texas" } };
const write = { tool: "NotebookWrite", input: { description: "Cities" } };

describe("tools on offer", () => {
  it("come with fields whose examples find something in the world", async () => {
    const offered = offeredTools(await toolsOn("page"), toolWorld());
    expect(offered.map(({ arguments: fields }) => fields.map(({ kind }) => kind).join(" "))).toEqual([
      "state",
      "city city date",
      "city city choice",
      "city",
      "city",
      "city",
      "text",
      "text",
      "text",
      "text",
    ]);
    for (const { name, kind, arguments: fields } of offered) {
      if (kind !== "search") continue;
      const input = Object.fromEntries(fields.map(({ key, example }) => [key, example]));
      expect(await callTool(name, input, toolContext()), name).toMatchObject({ ok: true, empty: false });
    }
  });

  it("have examples where nothing flies, too", () => {
    const [, flights] = offeredTools(tools, memoryWorld({ cities: [city({ name: "Ely" })] }));
    expect(flights?.arguments.map(({ example }) => example)).toEqual(["Ely", "Ely", expect.stringMatching(/^\d{4}-/)]);
  });
});

describe("playing a call", () => {
  it("gives rows, and what an agent reads and writes", async () => {
    const played = await playCall([], search, toolWorld(), signal);
    expect(played).toMatchObject({
      action: "CitySearch[Texas]",
      ok: true,
      rows: [{ City: "Dallas" }, { City: "Austin" }],
      observation: expect.stringContaining("Cities in Texas:"),
      notes: [],
    });
  });

  it("answers as after the calls before it", async () => {
    expect(await playCall([], write, toolWorld(), signal)).toMatchObject({ ok: false, failure: "argument error" });
    const played = await playCall(
      [search, write, { tool: "Planner", input: { query: "x" } }, search],
      write,
      toolWorld(),
      signal,
    );
    expect(played).toMatchObject({ ok: true, rows: null });
    expect(played.notes.map(({ description }) => description)).toEqual(["Cities", "Cities"]);
  });
});
