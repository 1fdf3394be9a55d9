import type { Persona } from "@/server/personas";
import type { EntryQuestion, LocalDate } from "@/server/trip";

/** Someone who answers from a hidden persona (APEC-Travel, sections 3.2 and 3.3). Deterministic for the seed and the calls before. */
export interface SimulatedTraveler {
  /** The first words: trip, style and preferences as appendix A.3 allows, with at most two critical entries. */
  opening(): string;
  /** The answer to one question; `entry` is what it is about. Nothing else is volunteered. */
  answer(question: Pick<EntryQuestion, "entry" | "text" | "isFollowUp">): string;
  /** What is said to words of the agent that ask for nothing: it tells nothing either. */
  react(remark: string): string;
}

/** A traveler who may take time to speak, as one whose words a model writes does. Every `SimulatedTraveler` is one. */
export interface TalkingTraveler {
  opening(): string | Promise<string>;
  answer(question: Pick<EntryQuestion, "entry" | "text" | "isFollowUp">): string | Promise<string>;
  react(remark: string): string | Promise<string>;
}

export interface TravelerHabits {
  readonly seed: number;
  /** The share of first answers that are too vague to settle the value; asked again, the traveler is clear. */
  readonly vague: number;
  /** The share of answers that are about something else or give another value, and nothing tells. */
  readonly misunderstand: number;
}

/** A trip in a world: where from, where to in order, when and for how many. */
export interface SimulatedTrip {
  readonly origin: string;
  readonly destinations: readonly string[];
  readonly startDate: LocalDate;
  /** Both ends included. */
  readonly days: number;
  /** Everyone, children included. */
  readonly people: number;
}

export type CreateTraveler = (persona: Persona, trip: SimulatedTrip, habits: TravelerHabits) => SimulatedTraveler;
