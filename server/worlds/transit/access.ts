import { type Access, CAN_ALIGHT, CAN_BOARD, type TransitFeed } from "./feed";

/** What a wheelchair can use. A trip or stop that says no is out; one that says nothing too, unless its whole feed says nothing of its kind. */
export interface Accessible {
  stop(stop: number): boolean;
  trip(trip: number): boolean;
  /** "yes" when the feed says so of stops and trip, "unknown" when it says nothing of one of them. */
  known(trip: number, stops: readonly number[]): Access;
}

const ACCESS_OF_TRIP: readonly Access[] = ["unknown", "yes", "no"];

/** The rules by feed; a feed that knows neither its stops nor its trips has nothing that is accessible. */
export function accessibleParts(feed: TransitFeed): Accessible {
  const fileOf = (trip: number) => {
    const route = feed.patterns.route[feed.trips.pattern[trip] ?? 0] ?? 0;
    return feed.files[feed.routes[route]?.file ?? 0];
  };
  const tripAccess = (trip: number): Access => ACCESS_OF_TRIP[feed.trips.access[trip] ?? 0] ?? "unknown";
  const stopAccess = (stop: number): Access => feed.stops[stop]?.access ?? "unknown";
  return {
    stop(stop) {
      const file = feed.files[feed.stops[stop]?.file ?? 0];
      if (file === undefined || !(file.knowsStopAccess || file.knowsTripAccess)) return false;
      return file.knowsStopAccess ? stopAccess(stop) === "yes" : true;
    },
    trip(trip) {
      const file = fileOf(trip);
      if (file === undefined || !(file.knowsStopAccess || file.knowsTripAccess)) return false;
      return file.knowsTripAccess ? tripAccess(trip) === "yes" : true;
    },
    known(trip, stops) {
      const all = [tripAccess(trip), ...stops.map(stopAccess)];
      return all.includes("no") ? "no" : all.includes("unknown") ? "unknown" : "yes";
    },
  };
}

/** Where one may get on and off at a place of a pattern, for a wheelchair when `accessible` is given. */
export function stoppingAt(feed: TransitFeed, place: number, accessible: Accessible | null): number {
  const stopping = feed.patterns.stopping[place] ?? 0;
  if (accessible === null || accessible.stop(feed.patterns.stops[place] ?? -1)) return stopping;
  return stopping & ~(CAN_BOARD | CAN_ALIGHT);
}
