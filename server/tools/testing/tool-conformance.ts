import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { World } from "@/server/worlds";
import { formatAction, parseAction } from "../action";
import { callTool } from "../call-tool";
import type { Tool, ToolContext } from "../tool";
import { exampleInput, toolSignature } from "../tools";
import { toolContext, toolWorld } from "./tool-context";

/** What a tool needs that answers from elsewhere than memory, or slowly. */
interface Conditions {
  /** Of the context's world, where the one in memory will not do. */
  readonly world?: () => World;
  /** Generated inputs to try; 100 where left out. */
  readonly numRuns?: number;
}

/** The promises of `Tool`, checked on any implementation through `callTool`. */
export function toolConformance(tool: Tool, { world = toolWorld, numRuns }: Conditions = {}): void {
  const example = exampleInput(tool);
  const keys = Object.keys(example);
  /** After a search, so that there is something to write down. */
  async function prepared(): Promise<ToolContext> {
    const context = toolContext({ world: world() });
    await callTool("CitySearch", { state: "Texas" }, context);
    return context;
  }

  describe(`${tool.name} conforms to Tool`, () => {
    let context: ToolContext;
    beforeEach(async () => {
      context = await prepared();
    });

    it("says what it takes: a JSON schema of texts with titles, and an example that passes it", () => {
      const json = z.toJSONSchema(tool.inputSchema);
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      expect(json).toMatchObject({ type: "object", required: keys });
      for (const argument of Object.values(json.properties ?? {})) {
        expect(argument).toMatchObject({ type: "string", title: expect.any(String), examples: [expect.any(String)] });
      }
      expect(tool.inputSchema.parse(example)).toEqual(example);
      expect(JSON.stringify(z.toJSONSchema(tool.outputSchema))).toContain("object");
    });

    it("shows in its description how it is called", () => {
      expect(tool.description).toContain(`${tool.name}[`);
    });

    it("answers its example, as its output schema says, in JSON and in words", async () => {
      const answer = await callTool(tool.name, example, context);
      expect(answer).toMatchObject({ ok: true, failure: null });
      expect(answer.observation.trim()).not.toBe("");
      expect(tool.outputSchema.parse(answer.output)).toEqual(answer.output);
      expect(JSON.parse(JSON.stringify(answer.output))).toEqual(answer.output);
    });

    it("gives the same answer to the same call", async () => {
      const first = await callTool(tool.name, example, context);
      expect(await callTool(tool.name, example, await prepared())).toEqual(first);
    });

    it("writes down only what it says that it writes down", async () => {
      const before = context.notebook.notes.length;
      await callTool(tool.name, example, context);
      expect(context.notebook.notes.length > before).toBe(tool.mutates);
    });

    it("takes its arguments in order, in text too", async () => {
      const named = await callTool(tool.name, example, context);
      expect(await callTool(tool.name, Object.values(example), await prepared())).toEqual(named);
      const action = parseAction(formatAction({ tool: tool.name, input: example }));
      expect(action).toEqual({ ok: true, value: { tool: tool.name, input: example } });
    });

    it.each([
      ["nothing", undefined],
      ["an empty object", {}],
      ["numbers", Object.fromEntries(keys.map((key) => [key, 7]))],
      ["empty texts", Object.fromEntries(keys.map((key) => [key, " "]))],
      ["too many arguments", [...Object.values(example), "one more"]],
      ["a text", "Dallas"],
    ])("answers %s with what is wrong and how it is called", async (_, input) => {
      const answer = await callTool(tool.name, input, context);
      expect(answer).toMatchObject({ ok: false, failure: "argument error", empty: false });
      expect(answer.observation).toContain(toolSignature(tool));
      expect(answer.observation).toContain(formatAction({ tool: tool.name, input: example }));
    });

    it("answers whatever it is given, and nothing that was wrong is written down", async () => {
      await fc.assert(
        fc.asyncProperty(fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()]))), async (input) => {
          const fresh = await prepared();
          const answer = await callTool(tool.name, input, fresh);
          expect(answer.observation.trim()).not.toBe("");
          if (!answer.ok) expect(fresh.notebook.notes).toEqual([]);
        }),
        { numRuns },
      );
    });

    it("does nothing once it is cancelled", async () => {
      const cancelled = toolContext({ signal: AbortSignal.abort() });
      expect(await callTool(tool.name, example, cancelled)).toMatchObject({ ok: false, failure: null });
      expect(cancelled.notebook.notes).toEqual([]);
    });
  });
}
