import type { LegMode, Money } from "@/server/trip";
import type { PlaceKind } from "@/server/understanding";
import type { City } from "@/server/worlds";

/** A destination for a traveler who leaves it open, with figures of the cheapest plan there. */
export interface Proposal {
  readonly city: City;
  /** Of the whole plan, for everyone. */
  readonly cost: Money;
  /** The way there; null: the plan has none. */
  readonly way: { readonly mode: LegMode; readonly minutes: number | null } | null;
  /** How warm a day usually gets then, °F; null: not known. */
  readonly highF: number | null;
  /** 1–12, of the plan's first day. */
  readonly month: number;
}

export interface Proposals {
  /** Cheapest first, those that are far away last; may be empty. */
  readonly places: readonly Proposal[];
  /** Kinds of place wished for that could not be told. */
  readonly unknown: readonly PlaceKind[];
}
