import type { ReceivedPrompt } from "../skill";
import type { ToolCall } from "./days";

const ASKED = /^Find the cheapest flight from (.+) to (.+) on (\d{4}-\d{2}-\d{2})\. /;

/** What a task that asks for the cheapest flight alone needs next: the search, then the plan of its cheapest; null where something else is asked. */
export function cheapestFlight({ messages }: ReceivedPrompt): ToolCall | null {
  const task = messages.find(({ role }) => role === "user")?.content ?? "";
  const [, origin, destination, date] = ASKED.exec(task) ?? [];
  if (origin === undefined || destination === undefined || date === undefined) return null;
  const listed = messages.findLast(({ role }) => role === "tool")?.content;
  if (listed === undefined) return { tool: "FlightSearch", input: { origin, destination, date } };
  const flights = [...listed.matchAll(/^(\S+) \$([\d.]+)$/gm)].map(
    ([, number = "", price]) => [number, Number(price)] as const,
  );
  const [cheapest = ["-"]] = flights.toSorted(([, one], [, other]) => one - other);
  return { tool: "propose_itinerary", input: { plan: `Flight: ${cheapest[0]}` } };
}
