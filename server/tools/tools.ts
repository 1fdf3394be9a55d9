import { executePython } from "./python/execute-python";
import { accommodationSearch } from "./search/accommodation-search";
import { attractionSearch } from "./search/attraction-search";
import { citySearch } from "./search/city-search";
import { distanceMatrix } from "./search/distance-matrix";
import { flightSearch } from "./search/flight-search";
import { restaurantSearch } from "./search/restaurant-search";
import { executeSql } from "./sql/execute-sql";
import type { Tool, ToolName } from "./tool";
import { dailyPlanner } from "./writing/daily-planner";
import { notebookWrite } from "./writing/notebook-write";
import { planner } from "./writing/planner";

/** All tools, in the order of `TOOL_NAMES`. */
export const tools: readonly Tool[] = [
  citySearch,
  flightSearch,
  distanceMatrix,
  restaurantSearch,
  attractionSearch,
  accommodationSearch,
  notebookWrite,
  planner,
  dailyPlanner,
  executeSql,
  executePython,
];

/** The tools that look something up and change nothing. */
export const SEARCHES: readonly ToolName[] = tools.filter(({ kind }) => kind === "search").map(({ name }) => name);

/** TravelPlanner's sandbox, which an agent has that names no tools: nothing in it runs code. */
export const SANDBOX_TOOLS: readonly ToolName[] = tools
  .filter(({ kind }) => kind !== "compute")
  .map(({ name }) => name);

/** The tool of a name as models write it: capitals, spaces, hyphens and underscores make no difference. */
export function toolNamed(name: string): Tool | undefined {
  const wanted = plain(name);
  return tools.find((tool) => plain(tool.name) === wanted);
}

const plain = (name: string) => name.replace(/[\s_-]/g, "").toLowerCase();

/** "FlightSearch[Origin, Destination, Date]". */
export function toolSignature({ name, inputSchema }: Tool): string {
  const titles = Object.entries(inputSchema.shape).map(([key, argument]) => argument.meta()?.title ?? key);
  return `${name}[${titles.join(", ")}]`;
}

/** A line for each of these tools: how it is called, and what it does. */
export function toolLines(names: readonly ToolName[]): string[] {
  return tools.filter(({ name }) => names.includes(name)).map((tool) => `${toolSignature(tool)}: ${tool.description}`);
}

/** An input that shows how the tool is called; its keys are in the order of the arguments. */
export function exampleInput({ inputSchema }: Tool): Record<string, string> {
  const examples = Object.entries(inputSchema.shape).map(([key, argument]) => [
    key,
    exampleOf(argument.meta()?.examples),
  ]);
  return Object.fromEntries(examples);
}

function exampleOf(examples: unknown): string {
  return Array.isArray(examples) ? String(examples[0]) : "";
}
