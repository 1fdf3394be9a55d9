import { z } from "zod";
import { ok } from "@/server/trip";
import { textArgument } from "../arguments";
import { defineTool } from "../define-tool";
import type { Tool } from "../tool";

/** A tool that has a plan written from the query and the notebook. */
export function planTool(
  name: "Planner" | "DailyPlanner",
  scope: "trip" | "day",
  description: string,
  example: string,
): Tool {
  return defineTool({
    name,
    description,
    inputSchema: z.object({
      query: textArgument("Query", "What is wished for, in the traveler's own words.", example),
    }),
    outputSchema: z.object({ plan: z.string() }),
    mutates: false,
    kind: "plan",
    surfaces: ["mcp", "page"],
    async run({ query }, { notebook, writePlan }) {
      const plan = await writePlan(query, notebook.notes, scope);
      return plan.ok ? ok({ plan: plan.value }) : plan;
    },
    observation: ({ plan }) => plan,
    foundNothing: () => false,
  });
}
