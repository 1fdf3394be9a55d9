import type { Episode } from "./episode";
import { NO_PROJECTIONS, project } from "./store/projections";
import { summaryOf, type TripProjection, toPlanVersion, viewOf } from "./trip-projection/trip-view-of";

/** A trip as the events of its episode tell it. */
export type TripOfEpisode = Omit<TripProjection, "header">;

/** The trip of a traveler's episode, made of its events alone, as the store would project it; null: it has none yet. Pure. */
export function tripOfEpisode({ header, events }: Episode): TripOfEpisode | null {
  const { trip: state } = project(header, NO_PROJECTIONS, events);
  if (state === null) return null;
  const { trip, versions } = state;
  const full = new Map([...versions].map(([number, row]) => [number, toPlanVersion(row)]));
  return { view: viewOf(trip, full, [...versions.values()].map(summaryOf), header), replan: trip.replan };
}
