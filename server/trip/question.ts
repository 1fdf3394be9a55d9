import { z } from "zod";
import type { TripRequest } from "./request";
import type { Said } from "./said";

/** Something that must be known before planning, asked in place. */
export const questionSchema = z.object({
  /** A field of `said.trip` or `said.constraints`: "origin", "destinations", "startDate", "days", … */
  field: z.string(),
  /** One short sentence to the traveler. */
  text: z.string(),
  /** How to answer it: pick one of `options`, or enter a place, date or number. */
  kind: z.enum(["options", "place", "date", "number"]),
  /** Quick answers, best first; may be empty. Each `answer` is put where the field's value goes. */
  options: z.array(z.object({ label: z.string(), answer: z.string() })),
});
export type Question = z.infer<typeof questionSchema>;

const REASONS: Readonly<Record<string, string>> = {
  origin: "Where you start decides how you can travel and what it costs.",
  destinations: "Everything else depends on where you go.",
  startDate: "Flights, prices and opening days depend on the date. A month is enough if you're flexible.",
  days: "It decides how many nights to book and how much fits in.",
  people: "It decides seats, rooms and what everything costs.",
};

/** Why a question about a field of the trip is asked, in a sentence or two to the traveler. */
export function reasonToAsk(field: string): string {
  return REASONS[field] ?? "Without it nothing can be planned.";
}

/** What came of a text: the request to plan, or what is missing or impossible. */
export interface Reading {
  readonly said: Said;
  /** Null while a question is open. */
  readonly request: TripRequest | null;
  /** What is missing or ambiguous, in the order to ask. */
  readonly questions: readonly Question[];
  /** Contradictions and impossibilities in what was said (zero people, a return before the start), in sentences. */
  readonly objections: readonly { readonly field: string; readonly text: string }[];
}
