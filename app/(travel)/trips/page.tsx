import type { Metadata } from "next";
import { TripsPage } from "@/components/trips/trips-page";
import { todayHere } from "@/server/trip";
import { serverApi } from "../server-api";

export const metadata: Metadata = { title: "My trips" };

export default async function Page() {
  const [user, { cities }] = await Promise.all([serverApi.account.me(), serverApi.worlds.current()]);
  const [trips, conversations, deleted] =
    user === null
      ? [[], [], []]
      : await Promise.all([serverApi.trips.list(), serverApi.chat.list(), serverApi.trips.listDeleted()]);
  const account = user === null ? "none" : user.isAnonymous ? "anonymous" : "signed in";
  return (
    <TripsPage initial={{ trips, conversations, deleted }} places={cities} today={todayHere()} account={account} />
  );
}
