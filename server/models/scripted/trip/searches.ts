import type { TripDay } from "./asked-days";

/** A call of a tool, with its arguments in order. */
export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
}

/** What has to be looked up for a day: the flight where it is one of moving, and what its city has where its night is spent there. */
export function searchesFor({ from, city, date, isLast }: TripDay): readonly ToolCall[] {
  const flight = { tool: "FlightSearch", input: { origin: from, destination: city, date } };
  const ofCity = ["AccommodationSearch", "RestaurantSearch", "AttractionSearch"];
  return [...(from === city ? [] : [flight]), ...(isLast ? [] : ofCity.map((tool) => ({ tool, input: { city } })))];
}

/** "AttractionSearch[Austin]". */
export function callText({ tool, input }: ToolCall): string {
  return `${tool}[${Object.values(input).join(", ")}]`;
}

/** What a search found, in a few words: "AttractionSearch of Austin". */
export function titleOf(search: string): string {
  return search.replace(/\[(.*)\]$/, " of $1");
}
