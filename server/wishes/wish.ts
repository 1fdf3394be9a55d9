import type { Verify } from "@/server/editing";
import type { LocalDate, PlanEdit, PlanVersion, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

/** What a traveler's words want of a plan. */
export type Wish =
  /** Changes of stops, one after the other, to be shown before they are taken. */
  | { readonly kind: "edits"; readonly edits: readonly PlanEdit[] }
  /** Stops to be kept or let go: they stay where they are, so it takes effect at once. */
  | { readonly kind: "locks"; readonly edits: readonly PlanEdit[] }
  /** Something else to be planned; `changes` say what, in words. */
  | { readonly kind: "request"; readonly request: TripRequest; readonly changes: readonly string[] }
  /** Understood, but it cannot be done: why, or what to say instead. */
  | { readonly kind: "refused"; readonly sentence: string };

/** The plan that words are about, and what it takes to change it. */
export interface Planned {
  readonly plan: PlanVersion;
  readonly world: World;
  readonly verify: Verify;
}

/** Reads one kind of wish in normalized words; null: they hold none of its kind. */
export type WishReader = (words: string, planned: Planned) => Wish | null | Promise<Wish | null>;

export function refused(sentence: string): Wish {
  return { kind: "refused", sentence };
}

export function replanned(request: TripRequest, ...changes: readonly string[]): Wish {
  return { kind: "request", request, changes };
}

/** The day on which the plan begins. */
export function firstDate({ itinerary, request }: PlanVersion): LocalDate {
  const { dates } = request;
  return itinerary.days[0]?.date ?? (dates.kind === "fixed" ? dates.start : dates.from);
}
