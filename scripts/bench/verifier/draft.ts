import type { Trajectory } from "@/server/scoring/verifier";
import type { Itinerary, LegMode, LocalDate, LocalTime, MealName } from "@/server/trip";

type Call = Trajectory["turns"][number]["calls"][number];
export type PlaceKind = "restaurant" | "attraction" | "accommodation";

/** Something that a turn says of what was observed before it; money in whole units of the currency. */
export type Fact =
  | { readonly says: "next"; readonly what: string }
  | { readonly says: "failed" }
  | {
      readonly says: "no flights" | "flights";
      readonly from: string;
      readonly to: string;
      readonly date: LocalDate;
      readonly count: number;
    }
  | {
      readonly says: "flight";
      readonly number: string;
      readonly from: string;
      readonly to: string;
      readonly date: LocalDate;
      readonly departs: LocalTime;
      readonly arrives: LocalTime;
      readonly price: number;
    }
  | {
      readonly says: "road";
      readonly mode: string;
      readonly from: string;
      readonly to: string;
      readonly duration: string;
      readonly distance: string;
      readonly price: number;
    }
  | { readonly says: "places"; readonly kind: PlaceKind; readonly city: string; readonly count: number }
  | { readonly says: "attraction"; readonly name: string; readonly city: string }
  | {
      readonly says: "restaurant";
      readonly name: string;
      readonly city: string;
      readonly price: number;
      readonly rating: number;
      readonly cuisine: string;
    }
  | {
      readonly says: "lodging";
      readonly name: string;
      readonly city: string;
      readonly price: number;
      readonly rating: number;
      readonly nights: number;
    };

/** A line of the last words. */
export type Line =
  | { readonly says: "day"; readonly day: number; readonly date: LocalDate; readonly city: string }
  | {
      readonly says: "ride";
      readonly mode: LegMode;
      readonly number: string | null;
      readonly from: string;
      readonly to: string;
      readonly departs: LocalTime | null;
      readonly arrives: LocalTime | null;
      readonly cost: number;
    }
  | {
      readonly says: "meal";
      readonly meal: MealName;
      readonly name: string;
      readonly city: string;
      readonly cost: number;
      readonly at: LocalTime | null;
    }
  | {
      readonly says: "visit";
      readonly name: string;
      readonly city: string;
      readonly from: LocalTime | null;
      readonly to: LocalTime | null;
    }
  | { readonly says: "night"; readonly name: string; readonly city: string; readonly cost: number }
  | { readonly says: "total"; readonly amount: number }
  | { readonly says: "within"; readonly budget: number; readonly left: number };

export interface DraftTurn {
  readonly facts: readonly Fact[];
  readonly calls: readonly Call[];
}

/** A trajectory before it is put into words, so that faults can be seeded in what it says. */
export interface Draft {
  readonly turns: readonly DraftTurn[];
  readonly lines: readonly Line[];
  readonly itinerary: Itinerary;
  readonly people: number;
}

/** How facts are put into words. */
export interface Wording {
  fact(fact: Fact): string;
  line(line: Line, people: number): string;
  /** Between the facts of a turn. */
  readonly between: string;
}

export function linesText({ lines, people }: Pick<Draft, "lines" | "people">, wording: Wording): string {
  return lines.map((line) => wording.line(line, people)).join("\n");
}

export function toTrajectory(draft: Draft, wording: Wording): Trajectory {
  return {
    turns: draft.turns.map(({ facts, calls }) => ({
      text: facts.map((fact) => wording.fact(fact)).join(wording.between),
      calls: [...calls],
    })),
    final: { kind: "itinerary", itinerary: draft.itinerary, text: linesText(draft, wording) },
  };
}
