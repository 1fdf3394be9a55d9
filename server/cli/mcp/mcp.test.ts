import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programFile } from "@/server/programs";
import { addDays, todayHere } from "@/server/trip";
import { copyPreparedSample } from "@/server/worlds/testing";

const client = new Client({ name: "test", version: "1" });
const errors: Error[] = [];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-mcp-"));
  await copyPreparedSample(folder);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [programFile("dragoman"), "mcp", "--world", "sample"],
    env: { DRAGOMAN_DATA: folder },
    stderr: "ignore",
  });
  // What comes on standard output and is no message is an error of the client.
  client.onerror = (error) => errors.push(error);
  await client.connect(transport, { timeout: 120_000 });
});
afterAll(() => client.close());

describe("dragoman mcp", () => {
  const date = addDays(todayHere(), 30);
  const trip = `a 3 day trip from New York to Chicago on ${date} for 2 people with a budget of $4,000`;
  const planned = (name: string, query: string) =>
    client.callTool({ name, arguments: { query } }, undefined, { timeout: 120_000 });

  it("searches a world over standard input and output", async () => {
    const answer = await client.callTool({ name: "CitySearch", arguments: { state: "Texas" } });
    expect(answer).toMatchObject({ structuredContent: { summary: "Cities in Texas" } });
  });

  it("plans exactly what the query says", async () => {
    const { content, structuredContent } = await planned("Planner", `Plan ${trip}.`);
    expect(JSON.stringify(content)).toContain("Day 3:");
    expect(structuredContent).toMatchObject({
      plan: expect.stringMatching(/^Day 1:\nCurrent City: from New York to Chicago\nTransportation: \w[\s\S]*\$[\d,]+/),
    });
  });

  it("writes one day of it", async () => {
    const { structuredContent } = await planned("DailyPlanner", `Plan day 2 of ${trip}.`);
    expect(structuredContent).toMatchObject({ plan: expect.stringMatching(/^Day 2:\nCurrent City: Chicago\n/) });
    expect(JSON.stringify(structuredContent)).not.toContain("Day 3:");
    expect(await planned("DailyPlanner", `Plan day 4 of ${trip}.`)).toMatchObject({ isError: true });
  });

  it("says why there is no plan, and what a query lacks", async () => {
    const none = await planned("Planner", `Plan ${trip.replace("4,000", "40")}.`);
    expect(JSON.stringify(none.content)).toContain("No such trip exists.");
    expect(await planned("Planner", "Somewhere warm, please.")).toMatchObject({ isError: true });
  });

  it("writes nothing else to standard output", () => {
    expect(errors).toEqual([]);
  });
});
