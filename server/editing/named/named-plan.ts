import type { LegMode, LocalDate, LocalTime, MealName } from "@/server/trip";

/** A record by its name in a city, or by its id. */
interface Named {
  readonly name: string;
  readonly city: string;
}

/** On the clock of the place; null: nobody said, so the stop comes when it fits best. */
interface Span {
  readonly start: LocalTime | null;
  readonly end: LocalTime | null;
}

/** A stop as someone writes it who has no records at hand. */
export type NamedStop =
  | {
      readonly kind: "leg";
      readonly mode: LegMode;
      /** Of a flight, train or bus; null by road. */
      readonly number: string | null;
      readonly from: string;
      readonly to: string;
      /** By road; the others leave when their records say. */
      readonly start: LocalTime | null;
    }
  | (Named & Span & { readonly kind: "meal"; readonly meal: MealName })
  | (Named & Span & { readonly kind: "visit" })
  | (Named & { readonly kind: "stay" });

export interface NamedDay {
  readonly from: string;
  readonly city: string;
  readonly stops: readonly NamedStop[];
}

/** A plan by names; days follow each other from `start`. */
export interface NamedPlan {
  readonly start: LocalDate;
  readonly days: readonly NamedDay[];
}
