import { assembleWorld } from "./assemble-world";
import { listedLegs } from "./legs/listed-legs";
import { weeklyTimetable } from "./legs/weekly-timetable";
import type { World, WorldDescription } from "./world";
import { noFormulas, noTables, type WorldFormulas, type WorldTables } from "./world-tables";

export interface MemoryWorldTables extends Partial<WorldTables>, Partial<WorldFormulas> {
  readonly description?: Partial<WorldDescription>;
}

/** A World from arrays of records, for tests; a table that is left out is empty. */
export function memoryWorld({ description, monthlyFareFactors, localTravel, ...given }: MemoryWorldTables): World {
  const tables = { ...noTables, ...given };
  const formulas = {
    monthlyFareFactors: monthlyFareFactors ?? noFormulas.monthlyFareFactors,
    localTravel: localTravel ?? noFormulas.localTravel,
  };
  const weekly = tables.timetable.length > 0;
  const dates = tables.scheduledLegs.map((leg) => leg.date).sort();
  const from = dates[0];
  const to = dates.at(-1);
  return assembleWorld(
    {
      name: "memory",
      kind: weekly ? "sample" : "memory",
      source: "Records given in memory.",
      hash: "memory",
      dates: from === undefined || to === undefined ? null : { from, to },
      complete: true,
      incompleteBecause: null,
      currency: "USD",
      movesWithToday: weekly,
      counts: Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length])),
      ...description,
    },
    tables,
    formulas,
    weekly
      ? weeklyTimetable(tables.timetable, formulas.monthlyFareFactors, tables.cities)
      : listedLegs(tables.scheduledLegs),
  );
}
