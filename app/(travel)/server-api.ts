import { headers } from "next/headers";
import { cache } from "react";
import { languagesOf } from "@/components/formats/settings";
import { WORLD_GONE } from "@/components/shell/world-gone";
import type { KnownOfPlan } from "@/components/trip/use-trip";
import { loadedApi } from "@/loaded-api";
import type { PlanVersion } from "@/server/trip";
import type { ChatView, TripView } from "@/server/views";
import { problemBehind, refusal } from "../refused";

/** One context for all that a page asks, so that who is signed in is looked up once. */
const context = cache(async () => loadedApi().createContext(await headers()));

/** The procedures, called from pages without HTTP, for the page's visitor. */
export function serverApi() {
  return loadedApi().createCaller(context);
}

/** The languages that the visitor's browser asks for, the first one first. */
export const readerLanguages = cache(async () => languagesOf((await headers()).get("accept-language")));

/** The trip; null when there is none of this traveler's. Read once for a page and its title. */
export const findTrip = cache((id: string): Promise<TripView | null> => foundOrNull(serverApi().trips.get({ id })));

/** The conversation, in the same way. */
export const findChat = cache((id: string): Promise<ChatView | null> => foundOrNull(serverApi().chat.get({ id })));

/** What the records say of a plan; nothing where they cannot be read, so that the page is shown without them and asks again. */
export async function knownOf(id: string, plan: PlanVersion): Promise<KnownOfPlan> {
  const version = plan.number;
  const [facts, current] = await Promise.all([
    serverApi()
      .trips.facts({ id, version })
      .catch(() => undefined),
    findWorld(plan.itinerary.world.name),
  ]);
  const { world, days } = plan.itinerary;
  const cities = current?.cities ?? [];
  const names = new Set(days.flatMap(({ from, city }) => [from, city]));
  const places = cities.flatMap(({ name, coordinates }) =>
    names.has(name) && coordinates !== null ? [{ name, coordinates }] : [],
  );
  return { version, facts, places, streets: await streetsOf(world) };
}

/** The address of the streets of a trip's world; null where it has none, and where it is gone. */
export async function streetsOf({ name }: { readonly name: string }): Promise<string | null> {
  const found = await findWorld(name);
  if (found === null || (found.world.counts.streets ?? 0) === 0) return null;
  return `/api/map/streets?world=${name}&hash=${found.world.hash}`;
}

/** A world that travelers plan or planned in; null where it cannot be read. */
export const findWorld = cache((world: string) =>
  serverApi()
    .worlds.current({ world })
    .catch(() => null),
);

/** An answer; null where there is nothing of that kind for the caller. Throws an error that pages know where the trip's world is gone. */
export async function foundOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (["NOT_FOUND", "UNAUTHORIZED"].includes(refusal(error) ?? "")) return null;
    throw problemBehind(error) === "world_gone" ? worldGone() : error;
  }
}

/** An error that pages know: the world of a trip isn't on the server any more. */
export function worldGone(): Error {
  return Object.assign(new Error("The world of this trip is gone."), { digest: WORLD_GONE });
}
