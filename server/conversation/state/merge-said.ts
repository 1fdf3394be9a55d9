import { mergeTimes, type Said, type SaidConstraints, type SaidTrip } from "@/server/trip";

export const NOTHING_SAID: Said = { trip: {}, constraints: {}, entries: {}, unclear: [] };

/**
 * What was said of the trip so far with a later message on top: what it names takes the place of what was said before, and of
 * what followed from that. Entries are not merged here: the dialog keeps them.
 */
export function mergeSaid(earlier: Said, later: Said): Said {
  const trip = {
    ...withoutReplaced(earlier.trip, later.trip),
    ...later.trip,
    ...(later.trip.times !== undefined && { times: mergeTimes(earlier.trip.times ?? [], later.trip.times) }),
  };
  const settled = new Set([...Object.keys(later.trip), ...Object.keys(later.constraints)]);
  const unclear = new Set([...earlier.unclear.filter((field) => !settled.has(field)), ...later.unclear]);
  return {
    trip,
    constraints: { ...earlier.constraints, ...later.constraints },
    entries: {},
    unclear: [...unclear].filter((field) => !field.includes(".")),
  };
}

/** The trip as edited by hand; `cleared` are names of fields ("budget", "roomType"). */
export function editSaid(
  said: Said,
  { trip, constraints, cleared }: { trip: SaidTrip; constraints: SaidConstraints; cleared: readonly string[] },
): Said {
  // Times by hand are all that there are.
  const merged = mergeSaid(trip.times === undefined ? said : { ...said, trip: { ...said.trip, times: [] } }, {
    ...NOTHING_SAID,
    trip,
    constraints,
  });
  // The last day follows from the first and the length.
  const isOpenEnded = cleared.includes("days") || cleared.includes("startDate");
  return {
    ...merged,
    trip: withoutFields(merged.trip, isOpenEnded ? [...cleared, "endDate"] : cleared),
    constraints: withoutFields(merged.constraints, cleared),
    unclear: merged.unclear.filter((field) => !cleared.includes(field)),
  };
}

/** What no longer follows once `later` is said: the end of other dates, the places of another route. */
function withoutReplaced(earlier: SaidTrip, later: SaidTrip): SaidTrip {
  const replaced: string[] = [];
  const says = (field: keyof SaidTrip) => later[field] !== undefined;
  if (says("window")) replaced.push("startDate", "endDate");
  if (says("startDate")) replaced.push("window");
  if (says("startDate") || says("days")) replaced.push("endDate");
  if (says("endDate")) replaced.push(earlier.startDate === undefined ? "startDate" : "days");
  if (says("destinations") || says("stops")) replaced.push("region", "cityCount", "stops", "destinations");
  if (says("region")) replaced.push("destinations", "stops", "cityCount");
  return withoutFields(earlier, replaced);
}

function withoutFields<T extends object>(from: T, fields: readonly string[]): T {
  const kept = { ...from };
  for (const field of fields) Reflect.deleteProperty(kept, field);
  return kept;
}
