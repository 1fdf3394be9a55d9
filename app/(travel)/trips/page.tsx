import type { Metadata } from "next";
import { TripsPage } from "@/components/trips/trips-page";
import { todayHere } from "@/server/trip";
import { findWorld, serverApi } from "../server-api";

export const metadata: Metadata = { title: "My trips" };

export default async function Page() {
  const user = await serverApi().account.me();
  const [trips, conversations, deleted, joined] =
    user === null
      ? [[], [], [], []]
      : await Promise.all([
          serverApi().trips.list(),
          serverApi().chat.list(),
          serverApi().trips.listDeleted(),
          serverApi().together.joined(),
        ]);
  const places = await Promise.all([...new Set(trips.map(({ world }) => world))].map(citiesOf));
  const account = user === null ? "none" : user.isAnonymous ? "anonymous" : "signed in";
  return (
    <TripsPage
      initial={{ trips, conversations, deleted }}
      joined={joined}
      places={Object.fromEntries(places)}
      today={todayHere()}
      account={account}
    />
  );
}

/** The world's name with where its cities are; with none where it is gone. */
async function citiesOf(world: string) {
  return [world, (await findWorld(world))?.cities ?? []] as const;
}
