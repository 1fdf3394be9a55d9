import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/api";
import { addDays, requestSchema, type TripRequest, todayHere } from "@/server/trip";

const LOOK_AGAIN_MS = 200;

/** A traveler with a session of the server's, and the cookie that says so. */
export async function newTraveler(address: string) {
  const answer = await fetch(`${address}/api/auth/sign-in/anonymous`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`No session could be begun: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  let calls = 0;
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: `${address}/api/trpc`,
        transformer: superjson,
        methodOverride: "POST",
        // Each call as from another address: the measure of calls a minute is not what is measured here.
        headers: () => ({ cookie, origin: address, "x-forwarded-for": `192.0.2.${++calls % 256}` }),
      }),
    ],
  });

  return {
    cookie,
    client,
    /** Plans a trip and answers with its id once there is a plan. */
    async plan(text: string, request: TripRequest): Promise<string> {
      const { id } = await client.trips.create.mutate({ text, request, objective: "preferences" });
      for (;;) {
        const trip = await client.trips.get.query({ id });
        if (trip.status === "planned") return id;
        if (trip.status !== "planning") throw new Error(`The trip was not planned: ${trip.problem ?? trip.status}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}

/** Seven days in three cities, four weeks from today. */
export function sevenDaysInThreeCities(): TripRequest {
  return requestSchema.parse({
    origin: "Chicago",
    destination: { kind: "region", region: "Florida", cityCount: 3 },
    returnTo: "Chicago",
    dates: { kind: "fixed", start: addDays(todayHere(), 28), days: 7 },
    people: 2,
    demands: {},
  });
}
