import type { z } from "zod";
import type { FailureKind, Result } from "@/server/trip";
import type { World } from "@/server/worlds";

/** What tools answer with: rows of a table, each cell a text or a number. */
export type Row = Readonly<Record<string, string | number | null>>;

/** An entry of the notebook: what a call found, under the description that the agent gave it. */
export interface Note {
  readonly description: string;
  readonly tool: string;
  /** The observation that was written down. */
  readonly content: string;
}

/** What an agent writes down and reads again (TravelPlanner, section 3.3). */
export interface Notebook {
  readonly notes: readonly Note[];
  write(note: Note): void;
  clear(): void;
}

/** Writes a plan in words: for the whole trip, or for one day of it. Agents give one by model; elsewhere the exact planner writes. */
export type PlanWriter = (query: string, notes: readonly Note[], scope: "trip" | "day") => Promise<Result<string>>;

/** What the tools of one episode work on. */
export interface ToolContext {
  readonly world: World;
  readonly notebook: Notebook;
  readonly writePlan: PlanWriter;
  readonly signal: AbortSignal;
}

/** One tool, as the AI SDK, the plain-text protocol, MCP and the browser use it. */
export interface Tool<Input = unknown, Output = unknown> {
  readonly name: ToolName;
  /** For a model: what it does, what its arguments are, with an example. */
  readonly description: string;
  /** An object; the order of its keys is that of the arguments in the plain-text protocol. */
  readonly inputSchema: z.ZodObject;
  readonly outputSchema: z.ZodType<Output>;
  /** Whether it changes anything (the notebook), so that a replay must repeat it. */
  readonly mutates: boolean;
  run(input: Input, context: ToolContext): Promise<Result<Output>>;
  /** The answer as an agent reads it. */
  observation(output: Output): string;
}

export const TOOL_NAMES = [
  "CitySearch",
  "FlightSearch",
  "DistanceMatrix",
  "RestaurantSearch",
  "AttractionSearch",
  "AccommodationSearch",
  "NotebookWrite",
  "Planner",
  "DailyPlanner",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** What came of a call: an observation in every case, which says what was wrong with the call where something was. */
export interface ToolAnswer {
  readonly ok: boolean;
  /** JSON. The tool's output; where it failed, what was wrong. */
  readonly output: unknown;
  readonly observation: string;
  /** Null where the call worked, also when it found nothing. */
  readonly failure: Extract<FailureKind, "invalid action" | "argument error"> | null;
  /** It worked and found nothing: agents that go on like this are in a dead loop. */
  readonly empty: boolean;
}
