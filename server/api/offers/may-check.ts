import type { Database } from "@/db";
import type { User } from "@/server/accounts";
import { ProblemError } from "@/server/trip";
import type { WorldDescription } from "@/server/worlds";
import { isOfRealPlaces, openProviders } from "@/server/worlds/live";
import { checksPerDay, countCheck } from "./price-checks";

/** Who can be asked what things cost in a world, as people know them; nobody where it is invented, or no provider is on. */
export function askedIn(world: Pick<WorldDescription, "kind">): string[] {
  const providers = openProviders();
  if (!providers.ok || !isOfRealPlaces(world) || checksPerDay() === 0) return [];
  return [providers.value.stays, providers.value.flights].flatMap((provider) => provider?.title ?? []);
}

/** Counts one check of live prices of someone's. Throws ProblemError where nobody can be asked, or the day's checks are used up. */
export async function beginCheck(database: Database, user: User, world: WorldDescription): Promise<void> {
  if (askedIn(world).length === 0) {
    const message = "Live prices can’t be checked here: nobody is set up on this server to be asked.";
    throw new ProblemError({ code: "unavailable", message });
  }
  await countCheck(database, user);
}
