import type { z } from "zod";
import type { Result } from "@/server/trip";
import type { FailureKind } from "@/server/views";
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
  /** What the last search found, which NotebookWrite writes down; null before the first one. */
  readonly lastSearch: Omit<Note, "description"> | null;
  remember(search: Omit<Note, "description">): void;
  /** The note as it was stored, which a notebook of limited length may have cut; null where nothing more fits. */
  write(note: Note): Note | null;
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
  /** The tools that may be called; left out: those of TravelPlanner's sandbox. */
  readonly offered?: readonly ToolName[];
}

/** Arguments by name, all of them texts; a day and a mode are texts of a certain form. */
export type InputSchema = z.ZodObject<Record<string, z.ZodType<string, string>>>;

/** One tool, as the AI SDK, the plain-text protocol, MCP and the browser use it. Implementations run `toolConformance`. */
export interface Tool<Input = unknown, Output = unknown> {
  readonly name: ToolName;
  /** For a model: what it does, what its arguments are, with an example. */
  readonly description: string;
  /** An object; the order of its keys is that of the arguments in the plain-text protocol. Each key has a title and an example. */
  readonly inputSchema: InputSchema;
  readonly outputSchema: z.ZodType<Output>;
  /** Whether it changes anything (the notebook), so that a replay must repeat it. */
  readonly mutates: boolean;
  /** search: looks up the world. notebook: writes down what a search found. plan: writes a plan. compute: runs code that a model wrote. */
  readonly kind: "search" | "notebook" | "plan" | "compute";
  /** Where it is offered in addition to agents, which take their tools by name: to clients of MCP, on the page of tools. */
  readonly surfaces: readonly Surface[];
  /** Problems: "bad_input" and "not_found" are faults of the call, all others of what the tool works on. */
  run(input: Input, context: ToolContext): Promise<Result<Output>>;
  /** The answer as an agent reads it. */
  observation(output: Output): string;
  /** Whether it worked and there was nothing to find. */
  foundNothing(output: Output): boolean;
  /** Whether the answer says what was wrong with the call, for tools whose published answer has a place for that. */
  isError?(output: Output): boolean;
  /** Why this installation does not have it, in a sentence; null where it does. */
  unavailable?(): Promise<string | null>;
}

export type Surface = "mcp" | "page";

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
  "execute_sql",
  "execute_python",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** What came of a call: an observation in every case, which says what was wrong with the call where something was. */
export interface ToolAnswer {
  readonly ok: boolean;
  /** JSON. The tool's output; where it failed, what was wrong. */
  readonly output: unknown;
  readonly observation: string;
  /** Null where the call worked, also when it found nothing, and where something else than the call is at fault. */
  readonly failure: Extract<FailureKind, "invalid action" | "argument error"> | null;
  /** It worked and found nothing: agents that go on like this are in a dead loop. */
  readonly empty: boolean;
}
