import { z } from "zod";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { journeySchema, type LiveJourney, type TransitQuery, transitQuerySchema } from "../records/others";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";

const TIMEOUT_MS = 15_000;

const answerSchema = z.looseObject({ itineraries: z.array(z.unknown()).max(200) });
const legSchema = z.looseObject({
  mode: z.string(),
  from: z.looseObject({ name: z.string() }),
  to: z.looseObject({ name: z.string() }),
  startTime: z.string(),
  endTime: z.string(),
  displayName: z.string().nullish(),
  routeShortName: z.string().nullish(),
});
const itinerarySchema = z.looseObject({
  duration: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  transfers: z.number(),
  legs: z.array(legSchema).max(40),
});

/** MOTIS, of your own or of Transitous: journeys by public transport. https://transitous.org/api/ */
export function motis({ baseUrl, contact }: Access): Provider<TransitQuery, LiveJourney> {
  const title = "MOTIS";
  // Transitous asks who it is that asks.
  const headers = { "user-agent": `Dragoman/0.1 (${contact || "no contact set"})` };

  async function search({ from, to, leaveAfter }: TransitQuery): Promise<Answered<Found<LiveJourney>>> {
    const place = ({ latitude, longitude }: TransitQuery["from"]) => `${latitude},${longitude}`;
    const parameters = { fromPlace: place(from), toPlace: place(to), time: leaveAfter };
    const url = addressOf(baseUrl, "/api/v5/plan", parameters);
    const answer = await askJson({ title, url, headers, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) return answer;
    const read = answerSchema.safeParse(answer.value);
    if (!read.success) return failed("unknown shape", `${title} sends journeys in another form than it documents.`);
    return foundIn(title, journeySchema, read.data.itineraries.map(rowOf));
  }

  return {
    name: "motis",
    title,
    tool: "transit",
    query: transitQuerySchema,
    record: journeySchema,
    attribution: { text: "Journeys: Transitous and its sources", url: "https://transitous.org/sources/" },
    terms: () => ({ class: "keep" }),
    idOf: ({ departure, arrival, legs }) => [departure, arrival, ...legs.map(({ line }) => line ?? "-")].join(" "),
    example: (day) => ({
      from: { latitude: 43.7384, longitude: 7.4246 },
      to: { latitude: 43.7102, longitude: 7.262 },
      leaveAfter: `${day}T09:00:00Z`,
    }),
    search,
  };
}

function rowOf(itinerary: unknown) {
  const read = itinerarySchema.safeParse(itinerary);
  if (!read.success) return { reason: "unknown shape" as const };
  const { duration, startTime, endTime, transfers, legs } = read.data;
  const row = {
    departure: startTime,
    arrival: endTime,
    seconds: duration,
    changes: transfers,
    legs: legs.map((leg) => ({
      mode: leg.mode,
      line: leg.displayName || leg.routeShortName || null,
      from: leg.from.name,
      to: leg.to.name,
      departure: leg.startTime,
      arrival: leg.endTime,
    })),
  };
  return { row, currency: null };
}
