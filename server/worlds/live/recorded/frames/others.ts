import { z } from "zod";
import type { Frame } from "../received";

/** In the form of the examples in each documentation; names and numbers are invented. */

const locations = z.array(z.object({ lat: z.number(), lon: z.number() })).max(50);
const matrixSchema = z.object({ sources: locations, targets: locations });

/** valhalla.github.io/valhalla/api/matrix/api-reference: a cell without a way has null for its time. */
export const valhallaFrames: Frame = ({ path, body }) => {
  if (path !== "/sources_to_targets") return null;
  const { sources, targets } = matrixSchema.parse(body);
  const cells = sources.map((from, from_index) =>
    targets.map((to, to_index) => {
      const km = Math.hypot(from.lat - to.lat, from.lon - to.lon) * 111;
      const distance = Math.round(km * 1_000) / 1_000;
      return { from_index, to_index, distance, time: Math.round(km * 800) };
    }),
  );
  return { algorithm: "timedistancematrix", units: "kilometers", sources_to_targets: cells };
};

/** open-meteo.com/en/docs, with `daily` of three days at most. */
export const openMeteoFrames: Frame = ({ path, parameters }) => {
  if (path !== "/v1/forecast") return null;
  const first = Date.parse(parameters.get("start_date") ?? "");
  const last = Date.parse(parameters.get("end_date") ?? "");
  const days = Array.from({ length: Math.min(16, (last - first) / 86_400_000 + 1) }, (_, day) => day);
  return {
    latitude: Number(parameters.get("latitude")),
    longitude: Number(parameters.get("longitude")),
    timezone: "Europe/Monaco",
    daily_units: { time: "iso8601", temperature_2m_max: "°C", temperature_2m_min: "°C", precipitation_sum: "mm" },
    daily: {
      time: days.map((day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10)),
      temperature_2m_max: days.map((day) => 15.2 + day),
      temperature_2m_min: days.map((day) => 9.1 + day),
      precipitation_sum: days.map((day) => day * 1.5),
    },
  };
};

/** docs.searxng.org/dev/search_api, `format=json`. */
export const searxngFrames: Frame = ({ path, parameters }) => {
  if (path !== "/search" || parameters.get("format") !== "json") return null;
  const query = parameters.get("q") ?? "";
  const results = ["one", "two", "three"].map((name, index) => ({
    url: `https://example.org/${name}`,
    title: `Recorded page ${name}: ${query}`,
    content: "A recorded excerpt.",
    engine: "recorded",
    engines: ["recorded"],
    score: 3 - index,
    category: "general",
  }));
  return { query, number_of_results: results.length, results, answers: [], suggestions: [], unresponsive_engines: [] };
};

/** github.com/komoot/photon, README: GeoJSON of features. */
export const photonFrames: Frame = ({ path, parameters }) => {
  if (path !== "/api") return null;
  const name = parameters.get("q") ?? "";
  const features = ["city", "museum", "restaurant"].map((osm_value, index) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [7.42 + index / 100, 43.73 + index / 100] },
    properties: {
      osm_type: "N",
      osm_id: 9_001 + index,
      osm_key: index === 0 ? "place" : "amenity",
      osm_value,
      name: `Recorded ${name} ${index + 1}`,
      city: "Recorded",
      countrycode: "MC",
    },
  }));
  return { type: "FeatureCollection", features };
};

/** The OpenAPI description of MOTIS 2, /api/v5/plan. */
export const motisFrames: Frame = ({ path, parameters }) => {
  if (path !== "/api/v5/plan") return null;
  const start = Date.parse(parameters.get("time") ?? "");
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const journeys = [10, 25].map((wait) => {
    const [left, right] = [{ name: "Recorded Place" }, { name: "Recorded Harbor" }];
    const leg = (mode: string, from: number, to: number, more: object = {}) => ({
      mode,
      from: from === 0 ? { name: "START" } : left,
      to: mode === "WALK" ? left : right,
      startTime: at(wait + from),
      endTime: at(wait + to),
      duration: (to - from) * 60,
      ...more,
    });
    return {
      duration: 18 * 60,
      startTime: at(wait),
      endTime: at(wait + 18),
      transfers: 0,
      legs: [leg("WALK", 0, 4), leg("TRAM", 4, 18, { routeShortName: "1", displayName: "Tram 1", tripId: "recorded" })],
    };
  });
  return { requestParameters: {}, from: {}, to: {}, direct: [], itineraries: journeys };
};
