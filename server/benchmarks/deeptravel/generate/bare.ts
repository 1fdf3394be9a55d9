import type { LocalDate } from "@/server/trip";
import type { Route } from "./draw-route";

/** What is said of the bare trip: where, when, how many, from where. */
export interface Bare {
  readonly route: Route;
  readonly start: LocalDate;
  readonly days: number;
  readonly people: number;
  readonly children: number;
}
