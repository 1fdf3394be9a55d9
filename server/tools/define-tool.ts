import type { z } from "zod";
import type { Result } from "@/server/trip";
import { toTable } from "./table";
import type { InputSchema, Row, Tool, ToolContext } from "./tool";

/** A Tool whose functions take what its input schema gives. */
export function defineTool<Shape extends InputSchema["shape"], Output>(
  tool: Omit<Tool<z.infer<z.ZodObject<Shape>>, Output>, "inputSchema"> & { readonly inputSchema: z.ZodObject<Shape> },
): Tool {
  return tool;
}

/** What a search found. */
export interface Found {
  /** "Flights from Dallas to Austin on 2022-03-10", or, where there are no rows, "There is no flight from … on …". */
  readonly summary: string;
  /** In file order; the keys are the columns. */
  readonly rows: readonly Row[];
}

interface SearchDefinition<Shape extends InputSchema["shape"]> {
  readonly name: Tool["name"];
  readonly description: string;
  readonly inputSchema: z.ZodObject<Shape>;
  readonly outputSchema: z.ZodType<Found>;
  readonly search: (input: z.infer<z.ZodObject<Shape>>, world: ToolContext["world"]) => Result<Found>;
  /** Where an answer is no table. */
  readonly observation?: (found: Found) => string;
}

/** A tool that looks something up in the world and changes nothing. */
export function searchTool<Shape extends InputSchema["shape"]>(definition: SearchDefinition<Shape>): Tool {
  const { search, observation = tableObservation, ...rest } = definition;
  return defineTool({
    ...rest,
    mutates: false,
    kind: "search",
    surfaces: ["mcp", "page"],
    run: async (input, { world }) => search(input, world),
    observation,
    foundNothing: ({ rows }) => rows.length === 0,
  });
}

function tableObservation({ summary, rows }: Found): string {
  return rows.length === 0 ? `${summary}.` : `${summary}:\n${toTable(rows)}`;
}
