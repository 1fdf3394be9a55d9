import { describe, expect, it } from "vitest";
import type { ToolCall } from "@/server/api";
import { callsBefore } from "./calls-before";

const search = (city: string): ToolCall => ({ tool: "RestaurantSearch", input: { city } });
const write: ToolCall = { tool: "NotebookWrite", input: { description: "x" } };
const worked = { ok: true };

describe("callsBefore", () => {
  it("keeps the last search alone until it is written down", () => {
    const one = callsBefore([], search("Austin"), "search", worked);
    const two = callsBefore(one, search("Dallas"), "search", worked);
    expect(two).toEqual([search("Dallas")]);
    const written = callsBefore(two, write, "notebook", worked);
    expect(callsBefore(written, search("Austin"), "search", worked)).toEqual([
      search("Dallas"),
      write,
      search("Austin"),
    ]);
  });

  it("forgets what did not work, and plans", () => {
    expect(callsBefore([search("Austin")], search("Nowhere"), "search", { ok: false })).toEqual([search("Austin")]);
    expect(callsBefore([], { tool: "Planner", input: { query: "x" } }, "plan", worked)).toEqual([]);
  });
});
