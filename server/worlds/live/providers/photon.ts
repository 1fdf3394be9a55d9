import { z } from "zod";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { type FoundPlace, type PlaceQuery, placeQuerySchema, placeSchema } from "../records/others";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";

const TIMEOUT_MS = 6_000;
const MOST_PLACES = 20;

const answerSchema = z.looseObject({ features: z.array(z.unknown()).max(1_000) });
const featureSchema = z.looseObject({
  geometry: z.looseObject({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.looseObject({
    osm_type: z.enum(["N", "W", "R"]),
    osm_id: z.number().int().positive(),
    osm_value: z.string(),
    name: z.string(),
    city: z.string().nullish(),
    countrycode: z.string().nullish(),
  }),
});

/** Photon: places of OpenStreetMap by name. https://github.com/komoot/photon */
export function photon({ baseUrl }: Access): Provider<PlaceQuery, FoundPlace> {
  const title = "Photon";

  async function search({ text, near }: PlaceQuery): Promise<Answered<Found<FoundPlace>>> {
    const around: Record<string, number> = near === null ? {} : { lat: near.latitude, lon: near.longitude };
    const url = addressOf(baseUrl, "/api", { q: text, limit: MOST_PLACES, ...around });
    const answer = await askJson({ title, url, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) return answer;
    const read = answerSchema.safeParse(answer.value);
    if (!read.success) return failed("unknown shape", `${title} sends places in another form than it documents.`);
    return foundIn(title, placeSchema, read.data.features.map(rowOf));
  }

  return {
    name: "photon",
    title,
    tool: "places",
    query: placeQuerySchema,
    record: placeSchema,
    attribution: { text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright" },
    terms: () => ({ class: "keep" }),
    idOf: ({ id }) => id,
    example: () => ({ text: "Monaco", near: null }),
    search,
  };
}

function rowOf(feature: unknown) {
  const read = featureSchema.safeParse(feature);
  if (!read.success) return { reason: "unknown shape" as const };
  const { geometry, properties } = read.data;
  const [longitude, latitude] = geometry.coordinates;
  const { osm_type, osm_id, osm_value, name, city, countrycode } = properties;
  const row = {
    id: `${osm_type}${osm_id}`,
    name,
    kind: osm_value,
    city: city ?? null,
    country: countrycode ?? null,
    coordinates: { latitude, longitude },
  };
  return { row, currency: null };
}
