import { headers } from "next/headers";
import { cache } from "react";
import { languagesOf } from "@/components/formats/settings";
import type { KnownOfPlan } from "@/components/trip/use-trip";
import { loadedApi } from "@/loaded-api";
import type { PlanVersion } from "@/server/trip";
import type { ChatView, TripView } from "@/server/views";
import { refusal } from "../refused";

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
    findCurrentWorld(),
  ]);
  const { world, days } = plan.itinerary;
  const cities = current?.world.name === world.name ? current.cities : [];
  const names = new Set(days.flatMap(({ from, city }) => [from, city]));
  const places = cities.flatMap(({ name, coordinates }) =>
    names.has(name) && coordinates !== null ? [{ name, coordinates }] : [],
  );
  return { version, facts, places, streets: await streetsOf(world) };
}

/** The address of the streets of a trip's world; null where it has none, and where travelers plan in another world by now. */
export async function streetsOf(world: { readonly name: string }): Promise<string | null> {
  const current = await findCurrentWorld();
  if (current?.world.name !== world.name || (current.world.counts.streets ?? 0) === 0) return null;
  return `/api/map/streets?world=${current.world.hash}`;
}

/** The world that travelers plan in; null where it cannot be read. */
const findCurrentWorld = cache(() =>
  serverApi()
    .worlds.current()
    .catch(() => null),
);

/** An answer; null where there is nothing of that kind for The caller. */
export async function foundOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (["NOT_FOUND", "UNAUTHORIZED"].includes(refusal(error) ?? "")) return null;
    throw error;
  }
}
