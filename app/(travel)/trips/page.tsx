import type { Metadata } from "next";
import { TripsPage } from "@/components/trips/trips-page";
import { todayHere } from "@/server/trip";
import { serverApi } from "../server-api";

export const metadata: Metadata = { title: "My trips" };

export default async function Page() {
  const [user, { cities }] = await Promise.all([serverApi().account.me(), serverApi().worlds.current()]);
  const [trips, conversations, deleted, joined] =
    user === null
      ? [[], [], [], []]
      : await Promise.all([
          serverApi().trips.list(),
          serverApi().chat.list(),
          serverApi().trips.listDeleted(),
          serverApi().together.joined(),
        ]);
  const account = user === null ? "none" : user.isAnonymous ? "anonymous" : "signed in";
  return (
    <TripsPage
      initial={{ trips, conversations, deleted }}
      joined={joined}
      places={cities}
      today={todayHere()}
      account={account}
    />
  );
}
