import { requestSchema, type TripRequest } from "@/server/trip";

/** Two people for five days in two cities of Florida from Chicago, with `changes` on top. */
export function floridaRequest(changes: Partial<TripRequest> = {}): TripRequest {
  const request = requestSchema.parse({
    origin: "Chicago",
    destination: { kind: "region", region: "Florida", cityCount: 2 },
    returnTo: "Chicago",
    dates: { kind: "fixed", start: "2026-03-14", days: 5 },
    people: 2,
    demands: { budget: { amountMinor: 290_000, currency: "USD" } },
  });
  return { ...request, ...changes };
}
