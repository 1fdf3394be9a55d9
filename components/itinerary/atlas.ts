import { feature, mesh } from "topojson-client";
import states from "us-atlas/states-10m.json";
import countries from "world-atlas/countries-50m.json";

function outlines() {
  return {
    land: feature(countries, countries.objects.land),
    borders: mesh(countries, countries.objects.countries, (one, other) => one !== other),
    stateBorders: mesh(states, states.objects.states, (one, other) => one !== other),
  };
}

let cached: ReturnType<typeof outlines> | undefined;

/** Land, country borders and the borders of the United States' states, from files that come with the app. */
export function atlas(): ReturnType<typeof outlines> {
  cached ??= outlines();
  return cached;
}
